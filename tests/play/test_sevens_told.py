"""The sevens table told in words, each row on one line and as a hand in order: the same chips to every player."""

from __future__ import annotations

import pytest

from referee.play import follow
from referee.situation.reading import read
from tests.money.sevens_table import OFF, SEVENS, Row
from tests.money.told import money, table
from tests.play.spoken import NAMES, in_order, one_line

#: A hand ruled dead takes a claim to tell; see test_hands.
DEAD = {"best, the bettor's hand is dead", "dead"}
#: One sum before the draw does not say that there was a side pot in it.
SIDE_POT_BEFORE = {row.name for row in SEVENS if "all-in" in row.players}
#: Heads-up, who wins unseen is not told on one line.
SEEN_OR_NOT = {"wins unseen"}

IN_ORDER = [row for row in SEVENS if row.name not in DEAD]
ON_ONE_LINE = [row for row in IN_ORDER if row.name not in SIDE_POT_BEFORE | SEEN_OR_NOT]


def told(text: str) -> dict[str, tuple[object, ...]]:
    settlement = follow(read(text)).settlement
    assert settlement is not None
    assert settlement.award is not None, (text, [way.label for way in settlement.ways])
    return money(settlement.award)


def expected(row: Row, lump: bool = False) -> dict[str, tuple[object, ...]]:
    """The row's money by the names that are told; after a lump nothing is known of before, and net is from the draw."""
    rows = {}
    for name, (before, after, returned, won, net) in table(row.money).items():
        from_draw = (None, after, returned, won, net + (before or 0))  # type: ignore[operator]
        rows[NAMES[name]] = from_draw if lump else (before, after, returned, won, net)
    return rows


@pytest.mark.parametrize("row", ON_ONE_LINE, ids=lambda row: row.name)
def test_on_one_line(row: Row) -> None:
    assert told(one_line(row)) == expected(row, lump=True)


@pytest.mark.parametrize("row", IN_ORDER, ids=lambda row: row.name)
def test_as_a_hand_in_order(row: Row) -> None:
    assert told(in_order(row)) == expected(row)


@pytest.mark.parametrize("row", OFF, ids=lambda row: row.name)
def test_where_it_was_announced_off(row: Row) -> None:
    assert told(one_line(row, rule=False)) == expected(row, lump=True)
    assert told(in_order(row, rule=False)) == expected(row)
