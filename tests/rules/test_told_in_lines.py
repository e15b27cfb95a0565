"""Lines that a rule covers whatever the words: what they come to, and the rules that say so."""

from __future__ import annotations

import pytest

from referee.errors import SituationError
from referee.floor import rule_on

FOUR_RAISES = "Ann bets, Bob raises, Cal raises, Dee raises, Ann raises"


@pytest.mark.parametrize(
    ("line", "phrase", "cites"),
    [
        # LB-1h: who had his ante in is entitled to a hand
        ("lowball, seat 6 is absent but his ante is in, and a hand was dealt to him", "no misdeal", "LB-1 LB-1h"),
        # LB-2: a bet and four raises
        (f"A-5 limit, 4 players, {FOUR_RAISES}", "allowed", "LB-2"),
        (f"A-5 limit, 4 players, {FOUR_RAISES}, Bob raises", "not allowed", "LB-2"),
        ("A-5 limit, heads-up, Ann bets, Bob raises, Ann raises", "not covered", "LB-2"),
        ("A-5 limit, 3 players, five bets in, seat 1 raises", "not allowed", "LB-2"),
        ("A-5 limit, 3 players, four bets are in, seat 1 raises", "allowed", "LB-2"),
        # LB-12: only what was told to have happened forbids the change
        ("A-5, seat 3 changes 2 to 3, burn dealt", "not allowed", "LB-12a LB-12"),
        ("A-5, seat 3 changes 2 to 3, seat 4 acted on it", "not allowed", "LB-12b LB-12"),
        ("A-5, seat 3 changes 2 to 3, burn dealt, seat 4 acted on it", "not allowed", "LB-12a LB-12b LB-12"),
        # UBLN: cards are read at best value whatever is claimed; the aces of A-A-A-A-K are not its lowest cards
        ("UBLN, Ann says she has a flush but has four kings", "as stated", "UBLN-4.1"),
        ("UBLN, what if the lowest card is an ace in A A A A K?", "five aces", "UBLN-3.1 UBLN-3.5 UBLN-6"),
    ],
)
def test_is_ruled_by(line: str, phrase: str, cites: str) -> None:
    ruling = rule_on(line)
    assert (ruling.phrase, " ".join(ruling.cites)) == (phrase, cites)


@pytest.mark.parametrize("order", ["seat 2 and seat 6 both draw five", "seat 6 and seat 2 both draw five"])
@pytest.mark.parametrize("ahead", ["", "two players draw five: "])
def test_two_who_draw_five_get_their_fifth_cards_in_order_and_one_burn(order: str, ahead: str) -> None:
    """LB-10: four each, then the others, then the fifth cards; only the very last has a card burned before it."""
    assert rule_on(f"A-5, {ahead}{order}, seat 6 is last").do == (
        "Deal seat 2 four cards.",
        "Deal seat 6 four cards.",
        "Complete the draw to every other player.",
        "Deal seat 2 the fifth card.",
        "Burn a card.",
        "Deal seat 6 the fifth card.",
    )


@pytest.mark.parametrize(
    ("told", "means"),
    [
        ("after the draw, seat 3 raps in turn", "with no bet to meet, seat 3 keeps the hand"),
        ("before the draw, seat 3 raps in turn", "where one opens or folds, it gives up the hand"),
        ("after the draw, seat 2 bets, seat 3 raps in turn", "gives up the hand of seat 3"),
    ],
)
def test_what_a_rap_means_at_its_stage(told: str, means: str) -> None:
    assert means in rule_on(f"A-5, {told}").says


def test_who_exposed_the_card_of_a_draw_is_a_matter_of_reading() -> None:
    ruling = rule_on("A-5, on the draw, seat 3 flipped over his own card")
    assert ruling.answer == "card-plays"
    assert "LB-9 does not say" in (ruling.reading or "")


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ("Ann checks, Bob checks, Ann raises", "nothing to raise"),
        ("after the draw, Ann checks, Bob checks, Cal checks, Bob raises", "nothing to raise"),
        ("Ann is all-in, Bob bets 40, Ann checks", "nothing to check"),
        ("Ann checks 7-6-5-4-3, she was all-in before the draw, Bob bets 40", "nothing to check"),
    ],
)
def test_what_cannot_be_done_is_refused(told: str, wrong: str) -> None:
    with pytest.raises(SituationError, match=wrong):
        rule_on(f"A-5 limit, {told}")


@pytest.mark.parametrize(
    "told",
    ["Ann checks, Bob checks, Cal bets, Ann raises", "Ann checks, then raises", "Ann checks, Bob bets, Ann raises"],
)
def test_a_bet_in_between_makes_a_check_raise(told: str) -> None:
    assert rule_on(f"A-5 limit, {told}").answer == "no-check-raise"
