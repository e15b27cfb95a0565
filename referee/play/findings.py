"""What a hand that is told raises on the way: each event ruled on with what is known at that point."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from referee.errors import FoulDeckError
from referee.matters import matters
from referee.play.seats import Impossible
from referee.rulebook.answers import (
    A_PASS,
    AS_ASKED,
    BEST_HAND_WINS,
    CHECK_RAISE_ALLOWED,
    MAY_CHANGE,
    MAY_RAISE,
    MISDEAL,
    NO_PENALTY,
    PAT,
    PLAYING_HAND,
)
from referee.rulebook.facts import FACTS, Value
from referee.ruling import Ask, Ruling
from referee.ruling.replay import Depends, Ruled, replay
from referee.ruling.ruling import in_words
from referee.situation.model import Event, Situation

#: Answers that find nothing wrong and ask for nothing to be done.
NOTHING_WRONG = frozenset(
    answer.code
    for answer in (
        A_PASS, AS_ASKED, BEST_HAND_WINS, CHECK_RAISE_ALLOWED, MAY_CHANGE, MAY_RAISE, NO_PENALTY, PAT, PLAYING_HAND,
    )
)  # fmt: skip


class Found(NamedTuple):
    """Something a rule speaks to, where it happened: ``outcome`` as the rules see it, and the place in the text.

    ``told`` is what was told there.
    """

    outcome: Ruled | Depends
    column: int = 1
    length: int = 1
    line: int = 1
    told: str = ""

    @property
    def code(self) -> str:
        """The answer's code; ``depends`` or ``not-covered`` where there is none."""
        return self.ruling.answer

    @property
    def ruling(self) -> Ruling:
        """The finding in words, with the rules it rests on; of what is not ruled, what it was and depends on."""
        ruling = in_words(self.outcome)
        if ruling.status == "ruled" or not self.told:
            return ruling
        says = f"{self.told}: {ruling.says[:1].lower()}{ruling.says[1:]}"
        if ruling.ask:
            says += f" {'; '.join(_ways(ruling.ask))}."
        return ruling._replace(says=says)

    @property
    def forbids(self) -> bool:
        """Whether it says that the thing done is not allowed."""
        return self.ruling.settles.get("allowed") is False

    @property
    def misdeal(self) -> bool:
        return self.code == MISDEAL.code


def _ways(ask: Ask) -> Iterator[str]:
    """What a finding comes to for each value of the fact it depends on."""
    for value, way in ask.ways.items():
        yield f"{ask.words.get(value, value)}: {way.phrase}"


def find(
    settings: Mapping[str, str], event: Event, strict: bool, context: Iterable[Event] = (), **known: Value
) -> Iterator[Found]:
    """Yield what the rules find in an event.

    ``context`` are other events of the hand without which it cannot be judged. ``known`` are facts of
    ``rulebook.facts`` that the hand so far tells; they go over what the event alone would say.

    >>> from referee.situation.model import Who
    >>> event = Event("check-raises", (Who("seat", "3"),))
    >>> found, = find({"game": "a5", "betting": "limit"}, event, strict=False, when="after-draw")
    >>> found.code, found.forbids, found.ruling.cites
    ('no-check-raise', True, ('A5-2',))
    """
    when = str(known.get("when", event.when))
    events = tuple(told._replace(when=when) for told in (*context, event))
    here = Situation({**settings, "when": when}, events)
    facts = {FACTS[name].name: value for name, value in known.items()}
    try:
        raised = [matter._replace(facts={**matter.facts, **facts}) for matter in matters(here)]
    except FoulDeckError as error:
        raise Impossible(error.problems[0].text) from error
    if not raised:
        return
    for outcome in _one_by_one(replay(raised, strict)):
        found = Found(outcome, event.column, event.length, event.line)
        if found.code not in NOTHING_WRONG:
            yield found


def _one_by_one(outcome: Ruled | Depends) -> Iterator[Ruled | Depends]:
    """Each finding of an outcome as an outcome of its own."""
    if isinstance(outcome, Depends):
        yield outcome
        return
    for finding in outcome.findings:
        yield outcome._replace(findings=(finding,))
