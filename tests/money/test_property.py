"""Random deals of lowball: chips are neither made nor lost, and without a checked seven they fall as plain side pots.

The plain computation here goes chip by chip: the n-th chip of everybody who put in n is one pot. Amounts are multiples
of 840, so that every split among up to eight players divides.
"""

from __future__ import annotations

from collections import Counter
from decimal import Decimal

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from referee.money import Action, Award, Deal, Kind, Player, Status, settle

CHIP = 840
BET = 4
IN, FOLDED, ALL_IN = "in", "folded", "all-in"
AT_SHOWDOWN = (Status.LIVE,) * 6 + (Status.FOULED, Status.DEAD, Status.MUCKED)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """A whole deal that could be played: who is in after the draw has matched the rest or is all-in."""
    count = draw(st.integers(2, 8))
    blind = draw(st.integers(1, 6))
    start = draw(st.lists(st.sampled_from([IN, IN, IN, IN, FOLDED, ALL_IN]), min_size=count, max_size=count))
    assume(IN in start)
    stacks = {str(i): draw(st.integers(1, 30)) for i, state in enumerate(start) if state == IN}
    actions = draw(betting(stacks, [str(i) for i, state in enumerate(start) if state == ALL_IN]))
    players = []
    for i, state in enumerate(start):
        before = blind if state == IN else draw(st.integers(0 if state == FOLDED else 1, blind))
        hand = draw(st.integers(0, 5))
        status = Status.FOLDED if state == FOLDED else draw(st.sampled_from(AT_SHOWDOWN))
        if any(a.player == str(i) and a.kind is Kind.FOLD for a in actions):
            status = Status.FOLDED
        shown = draw(st.booleans())
        players.append(Player(str(i), CHIP * before, status, hand, hand > 2, shown, state == ALL_IN))
    return Deal(tuple(players), actions, (), draw(st.booleans()), CHIP * BET)


@st.composite
def betting(draw: st.DrawFn, stacks: dict[str, int], all_in: list[str]) -> tuple[Action, ...]:
    """A betting round that closes: everybody with chips has matched the last bet or folded."""
    actions: list[Action] = []
    put = dict.fromkeys(stacks, 0)
    turns = list(stacks) if len(stacks) > 1 else []
    folded: set[str] = set()
    raises = 0
    while turns:
        name = turns.pop(0)
        level = max(put.values())
        left = stacks[name] - put[name]
        alone = len(put) - len(folded) == 1 and not all_in
        if not left or alone or (level == put[name] and level):
            continue
        choices = ["check"] if not level else ["call", "call", "fold"]
        choice = draw(st.sampled_from([*choices, "raise"] if raises < 5 else choices))
        if choice == "raise" and put[name] + left > level:
            chips = min(level - put[name] + draw(st.sampled_from([1, BET, BET, 30])), left)
            kind = Kind.RAISE if level else Kind.BET
            raises += 1
            turns = [other for other in _after(name, stacks) if other not in folded]
        elif choice == "fold":
            folded.add(name)
            chips, kind = 0, Kind.FOLD
        elif choice == "check" or not level:
            chips, kind = 0, Kind.CHECK
        else:
            chips, kind = min(level - put[name], left), Kind.CALL
        put[name] += chips
        actions.append(Action(name, kind, CHIP * chips, all_in=bool(chips) and chips == left))
    return tuple(actions)


def _after(name: str, stacks: dict[str, int]) -> list[str]:
    order = list(stacks)
    place = order.index(name)
    return order[place + 1 :] + order[:place]


def chip_by_chip(deal: Deal) -> tuple[Counter[str], Counter[str], int]:
    """What each player gets back and wins, and what nobody can win, by handing out one chip of everybody at a time."""
    total = {p.name: int(p.before or 0) + int(deal.put_after(p.name) or 0) for p in deal.players}
    returned: Counter[str] = Counter()
    won: Counter[str] = Counter()
    nobody = 0
    for n in range(1, max(total.values()) // CHIP + 1):
        payers = [p for p in deal.players if total[p.name] >= n * CHIP]
        live = [p for p in payers if deal.status(p.name) is Status.LIVE]
        if len(payers) == 1:
            returned[payers[0].name] += CHIP
        elif not live:
            nobody += CHIP * len(payers)
        else:
            winners = [p for p in live if p.hand == max(q.hand for q in live)]
            for p in winners:
                won[p.name] += CHIP * len(payers) // len(winners)
    return returned, won, nobody


def awarded(deal: Deal) -> Award:
    award = settle(deal).award
    assert award is not None
    assert award.rows is not None
    return award


@settings(max_examples=300, deadline=None)
@given(deals())
def test_chips_are_neither_made_nor_lost(deal: Deal) -> None:
    award = awarded(deal)
    went_in = sum(int(p.before or 0) + int(deal.put_after(p.name) or 0) for p in deal.players)
    came_out = sum(row.returned + row.won for row in award.rows or ())
    assert came_out + award.odd_chips + award.unawarded == went_in


@settings(max_examples=300, deadline=None)
@given(deals())
def test_nobody_wins_what_he_did_not_contest_or_gets_back_what_he_did_not_put_in(deal: Deal) -> None:
    award = awarded(deal)
    total = {row.player: (row.before or 0) + row.after for row in award.rows or ()}
    for row in award.rows or ():
        assert 0 <= row.returned <= total[row.player]
        assert row.won <= sum(min(total[row.player], other) for other in total.values())
        assert not row.won or deal.status(row.player) is Status.LIVE
    for pot in award.pots:
        assert set(pot.winners) <= set(pot.contenders) <= set(deal.live)


@settings(max_examples=500, deadline=None)
@given(deals(), st.booleans())
def test_with_no_rule_broken_it_is_plain_side_pots(deal: Deal, rule_off: bool) -> None:
    idle = tuple(player._replace(seven=player.seven and rule_off) for player in deal.players)
    award = awarded(deal._replace(players=idle, sevens_rule=not rule_off))
    returned, won, nobody = chip_by_chip(deal)
    assert {row.player: (row.returned, row.won) for row in award.rows or ()} == {
        name: (Decimal(returned[name]), Decimal(won[name])) for name in deal.names
    }
    assert (award.odd_chips, award.unawarded) == (0, nobody)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(deals(), st.data())
def test_a_checked_seven_that_is_best_voids_every_bet(deal: Deal, data: st.DataObject) -> None:
    seen = [p.name for p in deal.players if deal.status(p.name) is Status.LIVE and not p.all_in_before]
    checkers = [a.player for a in deal.actions if a.kind is Kind.CHECK and a.player in seen]
    assume(checkers and len(seen) > 1)
    best = deal.player(data.draw(st.sampled_from(checkers)))._replace(hand=9, seven=True)
    award = awarded(deal.with_player(best)._replace(sevens_rule=True))
    for row in award.rows or ():
        assert row.returned == row.after + _uncalled_before(deal, row.player)
        assert not row.won or row.player == best.name or deal.player(row.player).all_in_before


def _uncalled_before(deal: Deal, name: str) -> int:
    """What the player put in before the draw beyond everybody else."""
    mine = int(deal.player(name).before or 0)
    return max(mine - max(int(p.before or 0) for p in deal.players if p.name != name), 0)
