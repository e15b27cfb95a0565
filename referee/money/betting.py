"""The betting after the draw, read for what the sevens rule asks: who checked, and who called less than a full bet."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from referee.money.deal import NOTHING, Action, Deal, Kind, Share, share_of


class ShortCall(NamedTuple):
    """A call of an all-in that was no full bet.

    ``share`` is how much of a bet the caller faced, None where that was not told, and ``level`` the same in chips.
    ``bettor`` is who was all-in, ``checked`` whether the caller had checked before, ``place`` the action's index.
    """

    player: str
    bettor: str
    share: Share | None
    level: Decimal
    checked: bool
    place: int


class Betting(NamedTuple):
    """What happened after the draw: who checked, the calls of short all-ins, and who completed one to a full bet at
    which place among the actions."""

    checked: tuple[str, ...]
    short_calls: tuple[ShortCall, ...]
    completions: tuple[tuple[str, int], ...]


class _Front(NamedTuple):
    """The wager that the next player faces."""

    bettor: str
    share: Share | None
    level: Decimal


def read(deal: Deal) -> Betting:
    """Follow the actions of a deal whose amounts are all there.

    >>> deal = Deal((), (Action("Ann", Kind.BET, 15, all_in=True), Action("Bob", Kind.CALL, 15)), bet=40)
    >>> call, = read(deal).short_calls
    >>> call.player, call.share.value, call.checked
    ('Bob', 'less than half a bet', False)
    """
    checked: list[str] = []
    calls: list[ShortCall] = []
    completions: list[tuple[str, int]] = []
    put: dict[str, Decimal] = {}
    front: _Front | None = None
    for place, action in enumerate(deal.actions):
        put[action.player] = put.get(action.player, NOTHING) + (action.put or 0) - action.back
        short = front is not None and front.share is not Share.FULL
        if action.kind is Kind.CHECK:
            checked.append(action.player)
        elif action.kind is Kind.CALL and front and short:
            faced = (action.player, front.bettor, front.share, front.level)
            calls.append(ShortCall(*faced, action.player in checked, place))
        elif action.kind in (Kind.BET, Kind.RAISE, Kind.COMPLETE):
            level = put[action.player]
            share = Share.FULL if front and not short else _share(action, level, deal)
            if short and share is Share.FULL:
                completions.append((action.player, place))
            front = _Front(action.player, share, level)
    return Betting(tuple(checked), tuple(calls), tuple(completions))


def _share(action: Action, level: Decimal, deal: Deal) -> Share | None:
    """How much of a full bet the player is now in for. Only an all-in can be less than a full one."""
    if not action.all_in:
        return Share.FULL
    if action.share is None and deal.bet is not None:
        return share_of(level, deal.bet)
    return action.share
