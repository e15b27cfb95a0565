"""Random deals told from start to end: the ruling's money is that of plain side pots, chip by chip."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from hypothesis import given, settings

from referee.floor import rule_on
from referee.money import Action, Deal, Kind, Player, Status
from tests.money.test_property import chip_by_chip, deals
from tests.money.told import plain
from tests.play.spoken import OTHERS

NAMES = ("Ann", "Bob", "Cas", "Dee", "Eli", "Fay", "Gus", "Hal")


def told(deal: Deal) -> str:
    """The deal as a hand of no-limit deuce-to-seven, where a seven may check."""
    said = ["hand:", "2-7 no-limit", *_before_the_draw(deal), "everyone stands pat", *_after_the_draw(deal)]
    return "\n".join([*said, "at the showdown", *_showdown(deal)])


def _name(player: str) -> str:
    return NAMES[int(player)]


def _before_the_draw(deal: Deal) -> Iterator[str]:
    """Who folds has posted what he has in, one player bets, and the others call or are all-in for less."""
    folded = [player for player in deal.players if player.status is Status.FOLDED and not _acted(deal, player)]
    yield from (f"{_name(player.name)} posts {player.before}" for player in folded if player.before)
    bettor, *others = sorted((p for p in deal.players if p not in folded), key=lambda player: player.all_in_before)
    yield f"{_name(bettor.name)} bets {bettor.before}"
    for player in others:
        yield f"{_name(player.name)} " + (f"all-in for {player.before}" if player.all_in_before else "calls")
    yield from (f"{_name(player.name)} folds" for player in folded if player.before)


def _acted(deal: Deal, player: Player) -> bool:
    return any(action.player == player.name for action in deal.actions)


def _after_the_draw(deal: Deal) -> Iterator[str]:
    put = dict.fromkeys(deal.names, Decimal(0))
    for action in deal.actions:
        put[action.player] += action.put or 0
        yield f"{_name(action.player)} {_done(action, put[action.player])}"


def _done(action: Action, total: Decimal) -> str:
    if action.all_in:
        return f"all-in for {action.amount}"
    return f"raises to {total}" if action.kind is Kind.RAISE else _WORDS[action.kind].format(action.amount)


_WORDS = {Kind.CHECK: "checks", Kind.FOLD: "folds", Kind.BET: "bets {}", Kind.CALL: "calls {}"}


def _showdown(deal: Deal) -> Iterator[str]:
    for player in deal.players:
        match deal.status(player.name):
            case Status.LIVE:
                yield f"{_name(player.name)} shows {OTHERS[player.hand]}"
            case Status.FOULED:
                yield f"{_name(player.name)} has 4 cards"
            case Status.MUCKED:
                yield f"{_name(player.name)} mucks"


def without_dead_hands(deal: Deal) -> Deal:
    """What a claim would take to tell is told as a muck: that hand is out as well."""
    players = (p._replace(status=Status.MUCKED) if p.status is Status.DEAD else p for p in deal.players)
    return deal._replace(players=tuple(players), sevens_rule=False)


@settings(max_examples=150, deadline=None)
@given(deals().map(without_dead_hands))
def test_a_told_hand_pays_what_plain_side_pots_pay(deal: Deal) -> None:
    returned, won, nobody = chip_by_chip(deal)
    ruling = rule_on(told(deal))
    assert ruling.money is not None
    assert ruling.money.rows is not None
    paid = {row.player: (plain(row.returned), plain(row.won)) for row in ruling.money.rows}
    in_it = [player.name for player in deal.players if player.before or _acted(deal, player)]
    assert paid == {_name(name): (returned[name], won[name]) for name in in_it}
    assert ruling.money.unawarded == nobody
