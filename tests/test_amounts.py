"""Amounts as text."""

from __future__ import annotations

from decimal import Decimal

import pytest

from referee.amounts import chips, parse_amount
from referee.errors import AmountError, RefereeError

READ = (
    ("40", "40"), ("$40", "40"), ("2.5", "2.5"), ("$0.05", "0.05"), (".50", "0.50"), ("1,200", "1200"),
    ("1,850,000", "1850000"), ("999999999999.99", "999999999999.99"), ("007", "7"),
)  # fmt: skip

REFUSED = (
    ("4o", "no amount", "40"), ("$l5", "no amount", "$15"), ("-40", "negative", "40"), ("0", "shell", None),
    ("$0.00", "shell", None), ("1000000000000", "no table", None), ("1" + 30 * "0", "no table", None),
    ("0.125", "cent", "0.12"), ("40.125", "cent", "40.12"),
    ("", "no amount", None), ("$", "no amount", None), ("1,20", "no amount", None),
    ("40.", "no amount", None), ("4 0", "no amount", None), ("1e3", "no amount", None), ("٤٠", "no amount", None),
    ("NaN", "no amount", None), ("+40", "no amount", None), ("0x10", "no amount", None),
)  # fmt: skip


@pytest.mark.parametrize(("text", "value"), READ)
def test_reads_exactly(text: str, value: str) -> None:
    assert parse_amount(text) == Decimal(value)


@pytest.mark.parametrize(("text", "why", "hint"), REFUSED)
def test_refuses_with_the_place(text: str, why: str, hint: str | None) -> None:
    with pytest.raises(AmountError, match=why) as caught:
        parse_amount(text, source=f"seat 3 bets {text}", column=13, line=2)
    (problem,) = caught.value.problems
    assert (problem.place, problem.length, problem.hint) == ("2:13", max(len(text), 1), hint)
    assert caught.value.source == f"seat 3 bets {text}"
    assert isinstance(caught.value, RefereeError)


@pytest.mark.parametrize(("amount", "text"), [("40.00", "40"), ("2.5", "2.50"), ("-15", "-15"), ("1850000", "1850000")])
def test_writes_as_players_do(amount: str, text: str) -> None:
    assert chips(Decimal(amount)) == text
