"""A player of a hand that is told: what went in, what is left, and what became of the cards."""

from __future__ import annotations

from decimal import Decimal

from referee.money.deal import NOTHING, Status
from referee.notation import Hand


class Impossible(Exception):
    """Something that cannot have happened as told. ``hint`` is what would fit in its place, where there is one."""

    def __init__(self, text: str, hint: str | None = None) -> None:
        super().__init__(text)
        self.text = text
        self.hint = hint


class OutOfOrder(Impossible):
    """Something that nothing before it led up to. Where a hand is not told whole, it may only be that."""


class Uncovered(Exception):
    """The hand went on in a way that no rule says how to settle."""


class Unfinished(Exception):
    """The hand is not told to its end, or not well enough to be settled."""


class Seat:
    """One player.

    ``before`` is what went in before the draw, antes included, None where it was not told; ``stack`` what was said
    to be in front of the player before the hand, less what went in since. ``drawn`` is the number of cards last
    asked for. A hand that was ``thrown_away`` and wins all the same stays unseen.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.before: Decimal | None = NOTHING
        self.stack: Decimal | None = None
        self.status = Status.LIVE
        self.all_in = False
        self.all_in_before = False
        self.hand: Hand | None = None
        self.shown: bool | None = None
        self.thrown_away = False
        self.drawn: int | None = None

    @property
    def live(self) -> bool:
        return self.status is Status.LIVE

    @property
    def can_act(self) -> bool:
        """Whether the player has cards and chips to act with."""
        return self.live and not self.all_in

    def spend(self, chips: Decimal | None) -> None:
        """Take chips off a stack that was told; the last of them are all-in.

        Raises :class:`Impossible` for more than there is.
        """
        if chips is None or self.stack is None:
            return
        if chips > self.stack:
            raise Impossible(f"{self.name} has {self.stack:f} left, not {chips:f}", f"all-in for {self.stack:f}")
        self.stack -= chips
        self.all_in = self.all_in or not self.stack

    def ante(self, chips: Decimal | None) -> None:
        """Put chips in before the deal, which are no wager; None where nobody said how many."""
        self.spend(chips)
        self.before = None if chips is None or self.before is None else self.before + chips
