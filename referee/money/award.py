"""What a settlement comes to: a table of chips, the grounds it rests on, the readings it chose."""

from __future__ import annotations

from decimal import Decimal
from enum import StrEnum
from typing import NamedTuple

from referee.money.deal import Share
from referee.money.pots import Pot


class Case(StrEnum):
    """A line of the sevens rule (A5-4) that applied."""

    BEST_WITH_BETS = "best-with-bets"
    BEST_NO_BETS = "best-no-bets"
    BEATEN = "beaten"
    TIED = "tied"
    TWO_CHECKED = "two-checked"
    FOLDED = "folded"
    MUCKED = "mucked"
    DEAD = "dead"
    UNSEEN = "unseen"
    CHECKED_CALLS_SHORT = "checked-calls-short"
    SHORT_ALLIN_CALL = "short-allin-call"
    OVERCALL_LOSES = "overcall-loses"
    OVERCALL_WINS = "overcall-wins"
    OVERCALL_TIES = "overcall-ties"
    RAISE_BEHIND_SHORT_CALL = "raise-behind-short-call"
    COMPLETION = "completion"
    HALF_OR_MORE = "half-or-more"


class Ground(NamedTuple):
    """A case that applied, and to whom."""

    case: Case
    players: tuple[str, ...]


class Choice(StrEnum):
    """A point the text leaves open, where one reading was taken and another is practised too."""

    WHOLE_VOID = "whole-void"
    TIE_VOIDS = "tie-voids"
    ALL_IN_BEFORE_APART = "all-in-before-apart"
    SIDE_POT_BACK = "side-pot-back"
    OVERCALL_BACK = "overcall-back"
    OVERCALL_TIE = "overcall-tie"
    CHECKED_OVERCALL = "checked-overcall"
    BEYOND_BACK = "beyond-back"
    SHORT_CALL = "short-call"
    FORBIDDEN_RAISE = "forbidden-raise"
    ONE_POT = "one-pot"
    LEFT_ALONE = "left-alone"
    OVERCALL_FOLDED = "overcall-folded"
    UNCALLED_OUT = "uncalled-out"
    SMALLEST_CHIP = "smallest-chip"


class Reading(NamedTuple):
    """A choice that bore on this deal; ``other`` is the award under the other practice where that one differs."""

    choice: Choice
    other: Award | None = None


class Why(StrEnum):
    """Why chips go back to the player who put them in."""

    UNCALLED = "uncalled"
    NOT_A_RAISE = "not-a-raise"
    VOID = "void"
    OVERCALL = "overcall"
    BEYOND = "beyond-short-bet"


class Return(NamedTuple):
    """Chips that go back to a player; ``amount`` is None where it was not told."""

    player: str
    why: Why
    amount: Decimal | None


class Row(NamedTuple):
    """A player's chips. ``before`` is None where only a lump was told, and ``net`` then counts from the draw."""

    player: str
    before: Decimal | None
    after: Decimal
    returned: Decimal
    won: Decimal
    net: Decimal


class Award(NamedTuple):
    """Who gets what and why. ``rows`` is None where an amount was not told; ``lacking`` says which, in words."""

    rows: tuple[Row, ...] | None
    pots: tuple[Pot, ...]
    returns: tuple[Return, ...]
    grounds: tuple[Ground, ...] = ()
    readings: tuple[Reading, ...] = ()
    lacking: tuple[str, ...] = ()

    @property
    def outcome(self) -> tuple[object, ...]:
        """What the players go home with, the reasons apart: equal for two awards that differ in nothing else."""
        if self.rows is not None:
            return (self.rows, self.odd_chips, self.unawarded)
        return (self.returns, tuple((pot.chips_before, pot.chips_after, pot.winners) for pot in self.pots))

    @property
    def odd_chips(self) -> Decimal:
        """What does not divide among the winners of the pots; who gets it is not covered by these rules."""
        return sum((pot.odd for pot in self.pots if pot.odd is not None), Decimal(0))

    @property
    def unawarded(self) -> Decimal:
        """What lies in pots that no live hand contests; who gets it is not covered by these rules."""
        return sum((pot.amount for pot in self.pots if not pot.winners and pot.amount is not None), Decimal(0))


class Fact(StrEnum):
    """A fact that a settlement may have to ask for."""

    WHO_WINS = "who wins"
    SEVEN = "seven or better"
    SHOWN = "hand shown"
    SHORT = "less than half a bet"
    FLOOR = "floor's decision"
    AMOUNT = "amount"


class Answer(NamedTuple):
    """One way a missing fact can be: whose it is (None for who wins), and the value in words."""

    fact: Fact
    player: str | None
    value: str


class Way(NamedTuple):
    """The award if these answers hold."""

    answers: tuple[Answer, ...]
    award: Award

    @property
    def label(self) -> str:
        """The answers in a few words, as a table's first column."""
        return ", ".join(answer.value for answer in self.answers)


class Settlement(NamedTuple):
    """An award, or the ways it can go.

    Where every fact that decides was told, ``award`` is it and the rest is empty. Otherwise ``asks`` names the first
    fact that decides and ``ways`` gives the award for each answer; ``ways`` is empty where they are too many to show.
    """

    award: Award | None
    asks: Fact | None = None
    about: str | None = None
    ways: tuple[Way, ...] = ()

    @property
    def outcome(self) -> tuple[object, ...]:
        """Equal for two settlements by which everybody goes home with the same."""
        return (self.award and self.award.outcome, self.asks, tuple((w.label, w.award.outcome) for w in self.ways))


__all__ = [
    "Answer", "Award", "Case", "Choice", "Fact", "Ground", "Pot", "Reading", "Return", "Row", "Settlement", "Share",
    "Way", "Why",
]  # fmt: skip
