"""The sevens rule to the chip, against the table worked by hand."""

from __future__ import annotations

import pytest

from referee.money import settle
from tests.money.sevens_table import OFF, OTHER_PRACTICE, SEVENS, Row
from tests.money.told import deal, money, table

BY_NAME = {row.name: row for row in SEVENS}


@pytest.mark.parametrize("row", SEVENS, ids=lambda row: row.name)
def test_money_of_every_player(row: Row) -> None:
    award = settle(deal(row.players, row.actions, row.lump)).award
    assert award is not None
    assert money(award) == table(row.money)


@pytest.mark.parametrize("row", SEVENS, ids=lambda row: row.name)
def test_lines_of_the_rule_that_applied(row: Row) -> None:
    award = settle(deal(row.players, row.actions, row.lump)).award
    assert award is not None
    assert {f"{g.case} {' '.join(g.players)}" for g in award.grounds} == set(filter(None, row.cases.split(", ")))


@pytest.mark.parametrize("row", OFF, ids=lambda row: row.name)
def test_where_the_rule_is_off(row: Row) -> None:
    award = settle(deal(row.players, row.actions, row.lump, rule=False)).award
    assert award is not None
    assert money(award) == table(row.money)
    assert award.grounds == ()


@pytest.mark.parametrize(("name", "choice", "other"), OTHER_PRACTICE)
def test_readings_name_the_other_practice(name: str, choice: str, other: str | None) -> None:
    row = BY_NAME[name]
    award = settle(deal(row.players, row.actions, row.lump)).award
    assert award is not None
    (reading,) = (reading for reading in award.readings if reading.choice == choice)
    assert (reading.other and money(reading.other)) == (other and table(other))
