"""What a settlement starts from: who put in what, who did what after the draw, whose hands can still win.

Plain data and nothing else: amounts are ``Decimal`` or ``int``, exactly; ``None`` is a fact that was not told. A
hand is any value that compares, greater being better; this room never looks inside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from enum import StrEnum
from typing import Any, NamedTuple

Chips = Decimal | int
NOTHING = Decimal(0)


class Status(StrEnum):
    """Where a player's hand stands at the showdown. Only a live hand can win."""

    LIVE = "live"
    FOLDED = "folded"
    MUCKED = "mucked"  # given up at the showdown without being seen
    FOULED = "fouled"  # not five cards, or mixed with others (LB-11)
    DEAD = "dead"  # by a ruling, such as an over-claim (LB-15)


class Kind(StrEnum):
    """What a player did after the draw. A call behind a call is a call: the order tells which one is an overcall."""

    CHECK = "check"
    BET = "bet"
    CALL = "call"
    RAISE = "raise"
    COMPLETE = "complete"  # raises a short all-in to a full bet
    FOLD = "fold"


class Share(StrEnum):
    """How much of a full bet a wager is, where that is what was told."""

    LESS_THAN_HALF = "less than half a bet"
    HALF = "half a bet"
    MORE_THAN_HALF = "more than half a bet"
    FULL = "a full bet"


def total(amounts: Iterable[Chips | None]) -> Decimal | None:
    """Return the sum of some amounts, None if one of them was not told.

    >>> total([40, Decimal("2.50")]), total([40, None])
    (Decimal('42.50'), None)
    """
    result = NOTHING
    for amount in amounts:
        if amount is None:
            return None
        result += amount
    return result


def share_of(amount: Chips, bet: Chips) -> Share:
    """Return how much of a full ``bet`` an ``amount`` of chips is; a raise beyond it is a full bet too.

    >>> share_of(15, bet=40).value, share_of(20, bet=40).value
    ('less than half a bet', 'half a bet')
    """
    if 2 * amount < bet:
        return Share.LESS_THAN_HALF
    if 2 * amount == bet:
        return Share.HALF
    return Share.MORE_THAN_HALF if amount < bet else Share.FULL


class Action(NamedTuple):
    """One action after the draw. ``amount`` is what it put in, not what it raised to: a call of 40 and a raise to 80
    by a player with nothing in yet are 40 and 80. ``back`` is the part of it that never counted, as with a raise that
    was not allowed. ``share`` stands in for chips that were told as a part of a bet.
    """

    player: str
    kind: Kind
    amount: Chips | None = None
    all_in: bool = False
    share: Share | None = None
    back: Chips = NOTHING

    @property
    def put(self) -> Chips | None:
        """The chips it put in: none for a check or a fold, None where they were not told."""
        return NOTHING if self.kind in (Kind.CHECK, Kind.FOLD) else self.amount


class Player(NamedTuple):
    """A player who put chips in or holds a hand.

    ``before`` is what went in before the draw, antes and blinds included. ``seven`` says whether the hand is a seven or
    better (no pair, nothing above a seven), ``shown`` whether it was tabled. ``all_in_before`` marks a player who had
    no chips left to act with after the draw.
    """

    name: str
    before: Chips | None = None
    status: Status = Status.LIVE
    hand: Any = None
    seven: bool | None = None
    shown: bool | None = None
    all_in_before: bool = False


class Lump(NamedTuple):
    """A pot before the draw that was told as one sum. ``contenders`` are empty where every player is in it."""

    amount: Chips
    contenders: tuple[str, ...] = ()


class Deal(NamedTuple):
    """One deal of lowball, as far as its chips go.

    ``lumps`` replace the players' ``before`` where only sums were told. ``bet`` is a full bet after the draw, ``unit``
    the smallest chip in play; without one, pots are split to the whole number, or to the cent where cents were told.
    ``sevens_rule`` says whether A5-4 is in force.

    >>> deal = Deal((Player("Ann", 20), Player("Bob", 20)), (Action("Ann", Kind.BET, 40), Action("Bob", Kind.FOLD)))
    >>> deal.status("Bob").value, deal.live
    ('folded', ('Ann',))
    """

    players: tuple[Player, ...]
    actions: tuple[Action, ...] = ()
    lumps: tuple[Lump, ...] = ()
    sevens_rule: bool = False
    bet: Chips | None = None
    unit: Chips | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def player(self, name: str) -> Player:
        return next(player for player in self.players if player.name == name)

    def status(self, name: str) -> Status:
        """Where the player's hand stands; a fold among the actions folds it."""
        if any(action.player == name and action.kind is Kind.FOLD for action in self.actions):
            return Status.FOLDED
        return self.player(name).status

    @property
    def live(self) -> tuple[str, ...]:
        """The hands that can win, in the order of the players."""
        return tuple(name for name in self.names if self.status(name) is Status.LIVE)

    def put_after(self, name: str) -> Decimal | None:
        """All chips the player put in after the draw, with those that never counted; None where one was not told."""
        return total(action.put for action in self.actions if action.player == name)

    def back(self, name: str) -> Decimal:
        """The chips the player put in after the draw that never counted."""
        return sum((Decimal(action.back) for action in self.actions if action.player == name), NOTHING)

    def with_player(self, player: Player) -> Deal:
        """Return the deal with one player's facts replaced by these."""
        return self._replace(players=tuple(player if p.name == player.name else p for p in self.players))
