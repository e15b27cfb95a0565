"""The sevens table told in words, each row on one line and as a hand in order: the same chips to every player.

All of it from the command line, as a floor person gets it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import referee
from tests.money.sevens_table import OFF, SEVENS, Row
from tests.money.told import table
from tests.play.spoken import NAMES, in_order, one_line, one_line_from_the_start

Money = dict[str, tuple[object, ...]]

#: Heads-up a claim makes a hand dead only if the other one was thrown away for it; the rows with three tell it.
NEVER_HEADS_UP = {"best, the bettor's hand is dead", "dead"}
#: One sum before the draw tells of no side pot in it, and a line not of a hand nobody showed: told from the start.
FROM_THE_START = {row.name for row in SEVENS if "all-in" in row.players or "unshown" in row.players}

TOLD = [row for row in SEVENS if row.name not in NEVER_HEADS_UP]


def awarded(*arguments: str) -> Money:
    """Every player's chips in what ``referee ruling -j`` answers, which has to add up by itself."""
    answered = referee("ruling", "-j", *arguments)
    assert answered.err == ""
    record = answered.record
    assert all(finding["says"] in record["says"] for finding in record["findings"])
    rows = record["money"]["players"]
    before = rows[0]["before"] is not None
    went_in = sum((row["before"] or 0) + row["after"] for row in rows)
    came_out = sum(row["returned"] + row["won"] for row in rows)
    pots = sum(pot["amount"] for pot in record["money"]["pots"])
    assert came_out == (went_in if before else sum(row["returned"] for row in rows) + pots)
    return {row["player"]: tuple(list(row.values())[1:]) for row in rows}


def expected(row: Row, lump: bool = False) -> Money:
    """The row's money by the names that are told; after a lump nothing is known of before, and net is from the draw."""
    rows = {}
    for name, (before, after, returned, won, net) in table(row.money).items():
        from_draw = (None, after, returned, won, net + (before or 0))  # type: ignore[operator]
        rows[NAMES[name]] = from_draw if lump else (before, after, returned, won, net)
    return rows


@pytest.mark.parametrize("row", TOLD, ids=lambda row: row.name)
def test_on_one_line(row: Row) -> None:
    whole = row.name in FROM_THE_START
    line = one_line_from_the_start(row) if whole else one_line(row)
    assert awarded(line) == expected(row, lump=not whole)


@pytest.mark.parametrize("row", TOLD, ids=lambda row: row.name)
def test_as_a_file_in_order(row: Row, tmp_path: Path) -> None:
    file = tmp_path / "hand.ref"
    file.write_text(in_order(row), encoding="utf-8")
    assert awarded("-F", str(file)) == expected(row)


@pytest.mark.parametrize("row", OFF, ids=lambda row: row.name)
def test_where_it_was_announced_off(row: Row) -> None:
    assert awarded(one_line(row, rule=False)) == expected(row, lump=True)
    assert awarded(one_line_from_the_start(row, rule=False)) == expected(row)


def test_what_is_told_otherwise_stands_in_the_table() -> None:
    assert {row.name for row in SEVENS} >= NEVER_HEADS_UP | FROM_THE_START
