"""Main and side pots, uncalled bets, odd chips, and pots that nobody can win: without the sevens rule."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

import pytest

from referee.money import Action, Deal, Kind, Lump, Player, UnbalancedBooksError, books, settle
from referee.money.award import Award
from tests.money.told import deal, money, table


class Row(NamedTuple):
    name: str
    players: str
    actions: str
    pots: str  # amount: contenders > winners
    money: str


POTS = (
    Row("two all-ins make three pots", "A:20 r3 all-in, B:50 r2, C:50 r1, D:50 r0",
        "B bets 15 all-in, C raises 40, D calls 40",
        "80: A B C D > A; 135: B C D > B; 50: C D > C",
        "A 20 0 0 80 60, B 50 15 0 135 70, C 50 40 0 50 -40, D 50 40 0 0 -90"),
    Row("a bet that nobody calls goes back", "A:20 r1, B:20", "A bets 40, B folds", "40: A > A",
        "A 20 40 40 40 20, B 20 0 0 0 -20"),
    Row("a raise that nobody calls goes back as far as it was not called", "A:20, B:20 r1",
        "A bets 40, B raises 80, A folds", "120: B > B", "A 20 40 0 0 -60, B 20 80 40 120 60"),
    Row("everyone folds to the big blind", "Button:0 folded, Small:10 folded, Big:20", "", "20: Big > Big",
        "Button 0 0 0 0 0, Small 10 0 0 0 -10, Big 20 0 10 20 10"),
    Row("a fouled hand cannot win its pot", "A:20 r3 fouled, B:20 r2", "A bets 40, B calls 40", "120: B > B",
        "A 20 40 0 0 -60, B 20 40 0 120 60"),
    Row("folded chips stay in the pots they reached", "A:20 r3 all-in, B:50 folded, C:50 r2, D:50 r1", "",
        "80: A C D > A; 90: C D > C", "A 20 0 0 80 60, B 50 0 0 0 -50, C 50 0 0 90 40, D 50 0 0 0 -50"),
    Row("an even split", "A:30 r1, B:30 r1, C:30 r0", "", "90: A B C > A B",
        "A 30 0 0 45 15, B 30 0 0 45 15, C 30 0 0 0 -30"),
    Row("cents split to the cent", "A:0.50 r1, B:0.50 r1, C:0.25 folded", "", "1.25: A B > A B",
        "A 0.5 0 0 0.62 0.12, B 0.5 0 0 0.62 0.12, C 0.25 0 0 0 -0.25"),
)  # fmt: skip


def pots(award: Award) -> str:
    return "; ".join(
        f"{pot.amount}: {' '.join(pot.contenders)} > {' '.join(pot.winners)}".rstrip() for pot in award.pots
    )


@pytest.mark.parametrize("row", POTS, ids=lambda row: row.name)
def test_pots_and_money(row: Row) -> None:
    award = settle(deal(row.players, row.actions, rule=False)).award
    assert award is not None
    assert pots(award) == row.pots
    assert money(award) == table(row.money)


ODD = (
    ("three ways", "A:35 r1, B:35 r1, C:35 r1, D:1 folded", None, 35, 1),
    ("in chips of five", "A:35 r1, B:35 r1, C:5 folded", 5, 35, 5),
    ("to the cent", "A:0.05 r1, B:0.05 r1, C:0.05 folded", None, "0.07", "0.01"),
)


@pytest.mark.parametrize(("_", "players", "unit", "share", "odd"), ODD, ids=[case[0] for case in ODD])
def test_what_does_not_divide_is_an_odd_chip(
    _: str, players: str, unit: int | None, share: object, odd: object
) -> None:
    award = settle(deal(players, rule=False)._replace(unit=unit)).award
    assert award is not None
    assert award.pots[0].share == Decimal(str(share))
    assert award.odd_chips == Decimal(str(odd))


def test_a_pot_that_no_live_hand_contests_is_left_over() -> None:
    award = settle(deal("A:20 r1 all-in, B:50 fouled, C:50 dead", rule=False)).award
    assert award is not None
    assert [(pot.amount, pot.contenders, pot.winners) for pot in award.pots] == [(60, ("A",), ("A",)), (60, (), ())]
    assert award.unawarded == 60


def test_told_pots_before_the_draw_may_have_their_own_contenders() -> None:
    lumps = (Lump(90), Lump(60, ("X", "Y")))
    told = deal("P r3- all-in, X r2-, Y r1-", "X bets 40, Y calls 40")._replace(lumps=lumps)
    award = settle(told).award
    assert award is not None
    assert pots(award) == "90: P X Y > P; 140: X Y > X"
    assert "one-pot" in {reading.choice for reading in award.readings}


def test_a_raise_that_does_not_stand_goes_back_beyond_the_call() -> None:
    players = (Player("S", 40, hand=2, seven=False), Player("X", 40, hand=1, seven=False))
    line = (
        Action("S", Kind.CHECK), Action("X", Kind.BET, 40), Action("S", Kind.CALL, 80, back=40),
        Action("X", Kind.CALL, 40, back=40),
    )  # fmt: skip
    award = settle(Deal(players, line, sevens_rule=True, bet=40)).award
    assert award is not None
    assert money(award) == table("S 40 80 40 160 80, X 40 80 40 0 -80")
    assert [tuple(r) for r in award.returns] == [("S", "not-a-raise", 40), ("X", "not-a-raise", 40)]


NO_DEALS = (
    ("twice", Deal((Player("A"), Player("A")))),
    ("not in the deal", Deal((Player("A"),), (Action("B", Kind.CHECK),))),
    ("lump", Deal((Player("A", 20), Player("B", 20)), lumps=(Lump(40),))),
    ("negative", Deal((Player("A", -20), Player("B", 20)))),
    ("float", Deal((Player("A", 0.1), Player("B", 20)))),  # type: ignore[arg-type]
)


@pytest.mark.parametrize(("why", "told"), NO_DEALS, ids=[case[0] for case in NO_DEALS])
def test_what_is_no_deal_is_refused(why: str, told: Deal) -> None:
    with pytest.raises(ValueError, match=why):
        settle(told)


def test_books_that_do_not_balance_are_a_bug() -> None:
    told = deal("A:20 r1, B:20 r0", rule=False)
    award = settle(told).award
    assert award is not None
    assert award.rows is not None
    short = award._replace(rows=(award.rows[0]._replace(won=Decimal(39)), award.rows[1]))
    with pytest.raises(UnbalancedBooksError, match="40 went in and 39 came out"):
        books.balance(told, short)
