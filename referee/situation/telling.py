"""What has been told so far: settings, events, problems, and what the clauses to come may go on about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from referee.notation import Hand
from referee.situation.clause import Clause, Slip
from referee.situation.model import Event, Who


class Placed(NamedTuple):
    """Something wrong, placed in the cleaned text of the whole line."""

    text: str
    start: int
    stop: int
    hint: str | None = None


class Telling:
    """What has been told so far, clause by clause.

    ``when`` is the stage that was said, ``implied`` the one that the events let suppose; ``moved_on`` are how many events
    there were, and the clause and its stretch, where a stage was said by itself last. ``subject`` are those of whom
    the last event tells, ``mentioned`` is the one named last. ``waiting`` are people named of whom nothing is told yet,
    in the clause ``waited_at``. ``loose_hand``, ``unturned`` and ``drawn`` are cards that something must be said of,
    ``vacant`` is a seat that is empty.
    ``base`` is where the stretch in hand begins.
    """

    when: str | None = None
    implied: str | None = None
    moved_on: tuple[int, Clause, int] | None = None
    question: str | None = None
    teller = False
    already = False
    subject: tuple[Who, ...] = ()
    mentioned: Who | None = None
    waiting: tuple[Who, ...] = ()
    waiting_flags: frozenset[str] = frozenset()
    waited_at: Clause | None = None
    waited_base = 0
    loose_hand: Event | None = None
    unturned: Event | None = None
    vacant: Event | None = None
    drawn: Hand | None = None
    sized = ""
    base = 0

    def __init__(self) -> None:
        self.settings: dict[str, str] = {}
        self.events: list[Event] = []
        self.problems: list[Placed] = []

    @property
    def last(self) -> Event | None:
        """The event told last."""
        return self.events[-1] if self.events else None

    def amend(self, at: int, **fields: Any) -> None:
        """Tell more of the event at a place."""
        self.events[at] = self.events[at]._replace(**fields)

    def wait(self, clause: Clause, people: tuple[Who, ...]) -> None:
        """Leave it to the next clause what people did."""
        self.waiting = people
        self.waited_at, self.waited_base = clause, self.base

    def report(self, slips: Sequence[Slip]) -> None:
        """Take in what is wrong with a clause of the stretch in hand."""
        for slip in slips:
            self.problems.append(Placed(slip.text, self.base + slip.start, self.base + slip.stop, slip.hint))

    def wrong(self, clause: Clause, text: str, hint: str | None = None) -> None:
        """Note what is wrong with a whole clause."""
        self.report([Slip(text, clause.start, clause.stop, hint)])

    def left_open(self, event: Event, text: str, hint: str | None = None) -> None:
        """Note what is left open about an event, with the words that can stand in its place."""
        self.problems.append(Placed(text, event.column, event.column + event.length, hint))

    def unheard(self, clause: Clause) -> None:
        """Note that nothing was told of people who were named."""
        who = " and ".join(map(str, self.waiting))
        self.base = self.waited_base
        self.wrong(self.waited_at or clause, f"what did {who} do?")
