"""Stand-in amounts for those that were not told, so that a ruling can still be given in words.

They keep the order of things (a raise is more than a call, less than half a bet is less than half) and are never shown.
"""

from __future__ import annotations

from decimal import Decimal

from referee.money.deal import NOTHING, Action, Deal, Kind, Share, share_of

#: A full bet, and how much of it each share is.
FULL_BET = Decimal(4)
PARTS = {
    Share.LESS_THAN_HALF: Decimal(1),
    Share.HALF: Decimal(2),
    Share.MORE_THAN_HALF: Decimal(3),
    Share.FULL: FULL_BET,
}


def figured(deal: Deal) -> Deal:
    """Return the deal with stand-ins wherever an amount of its round was not told.

    >>> from referee.money.deal import Player
    >>> deal = Deal((Player("Ann"), Player("Bob")), (Action("Ann", Kind.BET), Action("Bob", Kind.CALL)))
    >>> [str(action.amount) for action in figured(deal).actions]
    ['4', '4']
    """
    if not before_told(deal):
        players = (p._replace(before=Decimal(1 if p.all_in_before else 2)) for p in deal.players)
        deal = deal._replace(players=tuple(players))
    if not after_told(deal):
        deal = deal._replace(actions=_actions(deal), bet=None)
    return deal


class AmountNeeded(Exception):
    """Without an amount nobody can tell which pots there are. ``player`` is who was all-in for it."""

    def __init__(self, player: str) -> None:
        super().__init__(player)
        self.player = player


def need_amounts(deal: Deal) -> None:
    """Raise :class:`AmountNeeded` where stand-ins would have to guess who contests which pot."""
    all_in = [player.name for player in deal.players if player.all_in_before]
    if len(all_in) > 1 and not before_told(deal):
        raise AmountNeeded(all_in[0])
    for action in deal.actions:
        if action.all_in and action.kind in (Kind.CALL, Kind.RAISE) and not after_told(deal):
            raise AmountNeeded(action.player)


def before_told(deal: Deal) -> bool:
    """Whether all amounts before the draw were told, as a lump or by player."""
    return bool(deal.lumps) or all(player.before is not None for player in deal.players)


def after_told(deal: Deal) -> bool:
    """Whether all amounts after the draw were told."""
    return all(action.put is not None for action in deal.actions)


def _actions(deal: Deal) -> tuple[Action, ...]:
    put: dict[str, Decimal] = {}
    level = NOTHING
    result = []
    for action in deal.actions:
        share = _share(action, deal)
        reached = put.get(action.player, NOTHING)
        height = max(_height(action.kind, level, share), reached)
        put[action.player] = height
        level = max(level, height)
        result.append(action._replace(amount=height - reached, share=share, back=NOTHING))
    return tuple(result)


def _share(action: Action, deal: Deal) -> Share | None:
    if action.share is None and action.all_in and action.amount is not None and deal.bet is not None:
        return share_of(action.amount, deal.bet)
    return action.share


def _height(kind: Kind, level: Decimal, share: Share | None) -> Decimal:
    """How much the player is in for after an action of this kind, a level being in front."""
    match kind:
        case Kind.CHECK | Kind.FOLD:
            return NOTHING
        case Kind.CALL:
            return level
        case Kind.COMPLETE if level < FULL_BET:
            return FULL_BET
        case _:
            return level + PARTS[share or Share.FULL]
