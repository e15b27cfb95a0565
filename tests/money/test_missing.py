"""What was not told: ways where it decides, nothing asked where it does not, words where only amounts are missing."""

from __future__ import annotations

import pytest

from referee.money import Deal, Fact, settle
from tests.money.told import deal, money, table

BET_CALL = "S checks, X bets 40, S calls 40"
OVERCALL = "P bets 15 all-in, T calls 15, O calls 15"

WAYS = (
    ("nobody showed, no rule", deal("A:40, B:40", "A bets 40, B calls 40", rule=False), Fact.WHO_WINS, {
        "A wins": "A 40 40 0 160 80, B 40 40 0 0 -80",
        "B wins": "A 40 40 0 0 -80, B 40 40 0 160 80",
        "A and B tie": "A 40 40 0 80 0, B 40 40 0 80 0",
    }),
    ("a checked seven, the caller's hand unseen", deal("S:40 r5*, X:40", BET_CALL), Fact.WHO_WINS, {
        "S wins": "S 40 40 40 80 40, X 40 40 40 0 -40",
        "X wins": "S 40 40 0 0 -80, X 40 40 0 160 80",
        "S and X tie": "S 40 40 40 40 0, X 40 40 40 40 0",
    }),
    ("the winner may have checked a seven", deal("S:40 r5, X:40 r3-", BET_CALL), Fact.SEVEN, {
        "S has a seven or better": "S 40 40 40 80 40, X 40 40 40 0 -40",
        "S does not have a seven or better": "S 40 40 0 160 80, X 40 40 0 0 -80",
    }),
    ("half a bet or less", deal("P:40 r3-, T:40 r5*, O:40 r2-", OVERCALL, bet=None), Fact.SHORT, {
        "P's all-in is less than half a bet": "P 40 15 0 0 -55, T 40 15 0 150 95, O 40 15 15 0 -40",
        "P's all-in is half a bet or more": "P 40 15 0 0 -55, T 40 15 0 165 110, O 40 15 0 0 -55",
    }),
    ("seen or not", deal("S:40 r5*, X:40 mucked", BET_CALL), Fact.SHOWN, {
        "S shows the hand": "S 40 40 40 80 40, X 40 40 40 0 -40",
        "S takes the pot unseen": "S 40 40 0 160 80, X 40 40 0 0 -80",
    }),
)  # fmt: skip


@pytest.mark.parametrize(("_", "told", "fact", "ways"), WAYS, ids=[way[0] for way in WAYS])
def test_a_missing_fact_gives_the_award_for_each_way(_: str, told: Deal, fact: Fact, ways: dict[str, str]) -> None:
    settlement = settle(told)
    assert settlement.award is None
    assert settlement.asks is fact
    assert {way.label: money(way.award) for way in settlement.ways} == {k: table(v) for k, v in ways.items()}


def test_an_overcall_of_an_unseen_hand_goes_back_unless_it_wins() -> None:
    settlement = settle(deal("P, T *, O", OVERCALL, lump=100))
    back = {way.label: [tuple(r) for r in way.award.returns] for way in settlement.ways}
    overcall = [("O", "overcall", 15)]
    assert back == {
        "T wins": overcall, "P wins": overcall, "P and T tie": overcall,
        "O wins": [], "P and O tie": [], "T and O tie": [], "P and T and O tie": [],
    }  # fmt: skip


NOT_ASKED = (
    ("a hand that can win nothing", deal("A:40 r2-, B:40, C:40 folded", "A bets 40, B folds"), "A"),
    ("whether a loser's hand is a seven", deal("S:40 r5, X:40 r6*", BET_CALL), "X"),
    ("whether a folded seven was best", deal("S:40, X:40 r3-", "S checks, X bets 40, S folds"), "X"),
    ("how short an all-in was that nobody overcalled", deal("P:40 r3-, T:40 r5*", "P bets all-in, T calls"), "T"),
    ("an unseen eight against a seven", deal("A:40 r5*, B:40 -", "A bets 40, B calls 40"), "A"),
)


@pytest.mark.parametrize(("_", "told", "winner"), NOT_ASKED, ids=[case[0] for case in NOT_ASKED])
def test_what_does_not_decide_is_not_asked(_: str, told: Deal, winner: str) -> None:
    award = settle(told).award
    assert award is not None
    assert {name for pot in award.pots for name in pot.winners} == {winner}


def test_without_amounts_the_ruling_stands_in_words() -> None:
    award = settle(deal("S r5*, X r3-", "S checks, X bets, S calls")).award
    assert award is not None
    assert award.rows is None
    assert [tuple(r) for r in award.returns] == [("S", "void", None), ("X", "void", None)]
    (pot,) = award.pots
    assert (pot.winners, pot.chips_before, pot.chips_after, pot.amount) == (("S",), True, False, None)
    assert award.lacking == (
        "what was in the pot before the draw", "what S put in after the draw", "what X put in after the draw",
    )  # fmt: skip


def test_what_goes_back_is_told_in_chips_where_only_the_first_pot_is_unknown() -> None:
    award = settle(deal("S r5*, X r3-", BET_CALL)).award
    assert award is not None
    assert award.rows is None
    assert [tuple(r) for r in award.returns] == [("S", "void", 40), ("X", "void", 40)]
    assert award.lacking == ("what was in the pot before the draw",)


def test_shares_stand_in_for_chips() -> None:
    award = settle(deal("P r3-, T r5*, O r2-", "P bets less all-in, T calls, O calls", bet=None)).award
    assert award is not None
    assert [tuple(r) for r in award.returns] == [("O", "overcall", None)]


def test_too_many_unseen_hands_are_asked_for_without_ways() -> None:
    settlement = settle(deal("A:10, B:10, C:10, D:10, E:10, F:10"))
    assert (settlement.award, settlement.asks, settlement.ways) == (None, Fact.WHO_WINS, ())


ALL_IN_FOR_HOW_MUCH = (
    ("a call for less", deal("A:40 r2, B:40 r1, C:40 r0", "A bets 40, B calls all-in, C calls 40", rule=False), "B"),
    ("two before the draw", deal("A r2 all-in, B r1 all-in, C r0, D r0", "C bets 40, D calls 40", rule=False), "A"),
)  # fmt: skip


@pytest.mark.parametrize(("_", "told", "who"), ALL_IN_FOR_HOW_MUCH, ids=[case[0] for case in ALL_IN_FOR_HOW_MUCH])
def test_an_amount_that_makes_the_pots_is_asked_for(_: str, told: Deal, who: str) -> None:
    assert settle(told) == (None, Fact.AMOUNT, who, ())


def test_hands_that_contradict_what_is_said_of_sevens_are_no_deal() -> None:
    contradiction = deal("A:10 r1*, B:10 r2-, C:10", "A bets 40, B calls 40, C calls 40")
    with pytest.raises(ValueError, match="contradict"):
        settle(contradiction)
    assert settle(contradiction._replace(sevens_rule=False)).asks is Fact.WHO_WINS
