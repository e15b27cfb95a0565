"""Where the rules do not say: the reading that an award rests on is told, with what the other one comes to."""

from __future__ import annotations

import pytest

from referee.floor import rule_on
from tests.cli.running import referee

LIMIT = "hand:\nA-5 limit 20/40\nAnn bets 20\nBob calls\nAnn pat\nBob pat\n"
THREE = (
    "hand:\nA-5 limit 20/40\nPaul bets 20\nTom calls\nOlga calls\nRita calls\nPaul pat\nTom pat\nOlga pat\nRita pat\n"
)
BLINDS = "hand:\nA-5 limit 20/40, two blinds\nSam posts 10\nBea posts 20\n"
FOUR_RAISES = "Cal raises\nSam calls\nBea calls\nAnn raises\nCal raises\nAnn raises"

SILENT = (
    ("a seven left alone by a fouled hand",
     LIMIT + "Ann checks 7-5-4-3-2\nBob bets\nAnn calls\nAnn shows 7-5-4-3-2\nBob has 4 cards",
     "a checked seven left alone by a fouled or dead hand is read as best, and the action as void; "
     "the other practice: there is no hand to compare it with, and the bets stand (Ann 120)."),
    ("an overcaller who folds to a completion",
     THREE + "Paul all-in for 15\nTom calls\nOlga calls\nRita completes\nTom calls\nOlga folds\nPaul shows 9-8-4-3-2\n"
     "Tom shows 7-5-4-3-2\nRita shows 10-9-4-3-2",
     "an overcaller of the short bet who folds to a raise behind is read as giving the overcall up; "
     "the other practice: it goes back (Tom 125; back to Tom 25, Olga 15, Rita 25)."),
    ("a wager of a fouled hand that nobody matched",
     LIMIT + "Ann bets\nBob folds\nAnn has 4 cards",
     "a wager that nobody matched is read as going back even to a player whose hand is out"),
    ("an odd chip",
     "hand:\nA-5 no-limit\nSam posts 5\nAnn bets 20\nBob calls\nSam folds\nAnn pat\nBob pat\nAnn checks\nBob checks\n"
     "Ann shows 8-5-4-3-2\nBob shows 8-5-4-3-2",
     "the smallest chip was not told and is read as 1, or as 0.01 where cents were told"),
    ("a raise over the blind is the first of four",
     BLINDS + "Ann raises to 40\n" + FOUR_RAISES,
     "a raise over the blind is the first of the four; by the other reading it is the bet, and this is the fourth "
     "raise and stands."),
    ("a bet over the blind is the bet",
     BLINDS + "Ann bets 40\n" + FOUR_RAISES,
     "a bet over the blind is the bet, and this is the fourth raise; by the other reading it is the first raise, and "
     "this is one too many."),
)  # fmt: skip


@pytest.mark.parametrize(("hand", "reading"), [case[1:] for case in SILENT], ids=[case[0] for case in SILENT])
def test_the_reading_is_told(hand: str, reading: str) -> None:
    record = referee("ruling", "-j", hand).record
    assert record["reading"].startswith("The rule does not say")
    assert reading in record["reading"]


def test_a_pot_that_no_hand_can_win_is_not_covered() -> None:
    answered = referee("ruling", LIMIT + "Ann checks\nBob checks\nAnn has 4 cards\nBob has 6 cards")
    assert answered.status == 4
    assert "No hand that can win contests the pot of 40; who gets it is not covered by these rules." in answered.out


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ("Bob bets 40 out of turn", "Bob acted out of turn"),
        ("Ann checks\nBob bets\nAnn raises\nBob raises", "Bob raised over a raise that does not stand"),
    ],
)
def test_what_no_rule_says_how_to_settle_is_not_covered(told: str, why: str) -> None:
    answered = referee("ruling", LIMIT + told)
    assert answered.status == 4
    assert f"No award: {why}." in answered.out


@pytest.mark.parametrize(
    "told",
    [
        LIMIT + "Ann checks\nBob bets\nAnn all-in for 65\nAnn shows 8-5-4-3-2\nBob shows 9-5-4-3-2",
        "A-5 limit 20/40, after the draw, pot 40 before the draw, Ann checks, Bob bets 40, Ann "
        "all-in for 65, Bob calls, "
        "Ann shows 8-5-4-3-2, Bob shows 9-5-4-3-2",
    ],
    ids=["in order", "on one line"],
)
def test_an_all_in_that_is_a_forbidden_raise_is_a_call(told: str) -> None:
    record = referee("ruling", "-j", told).record
    assert "A5-2" in record["cites"]
    assert "Ann may not raise after checking: the raise counts as a call." in record["says"]
    rows = [(row["player"], row["after"], row["returned"], row["won"]) for row in record["money"]["players"]]
    assert rows == [("Ann", 65, 25, 120), ("Bob", 40, 0, 0)]


def test_a_fold_to_a_raise_that_does_not_stand_is_taken_as_told_and_said() -> None:
    answered = referee("ruling", LIMIT + "Ann checks\nBob bets\nAnn raises\nBob folds")
    assert "  Taken as told: Bob folded to a raise that does not stand.\n" in answered.out


def test_a_hand_shown_out_of_the_muck_stays_out_and_that_is_said() -> None:
    answered = referee("ruling", LIMIT + "Ann bets\nBob calls\nAnn shows 9-5-4-3-2\nBob mucks\nBob shows 8-5-4-3-2")
    assert "Ann wins the pot of 120." in answered.out
    assert "  Taken as told: Bob showed a hand that was out already.\n" in answered.out


def test_joker_and_suits_are_presumed_aloud_in_a_told_hand_too() -> None:
    deuce = "hand:\n2-7 limit 20/40\nAnn bets 20\nBob calls\nAnn pat\nBob pat\nAnn bets\nBob calls\n"
    record = referee("ruling", "-j", deuce + "Ann shows 8-5-4-3-2\nBob shows 9-5-4-3-2").record
    assert [taken["text"] for taken in record["presumed"]] == ["8-5-4-3-2 is not of one suit"]
    record = referee("ruling", "-j", LIMIT + "Ann bets\nBob calls\nAnn shows Jo 5 4 3 2\nBob shows 9-5-4-3-2").record
    assert [taken["text"] for taken in record["presumed"]] == ["the joker is in use"]


def test_a_joker_where_none_is_used_is_refused() -> None:
    hand = "hand:\n2-7 limit 20/40\nAnn bets 20\nBob calls\nAnn pat\nBob pat\nAnn bets\nBob calls\n"
    answered = referee("ruling", hand + "Ann shows Jo 5 4 3 2\nBob shows 9-5-4-3-2")
    assert (answered.status, answered.out) == (2, "")
    assert "line 9, column 1: a joker, and none is in use in 2-7" in answered.err


@pytest.mark.parametrize(("told", "said"), [("", ["Ann is all-in"]), ("Ann is all-in before the draw, ", [])])
def test_who_answers_no_bet_is_said_to_be_presumed_all_in(told: str, said: list[str]) -> None:
    """A pot is not given silently to somebody who did not answer the bet behind it."""
    hands = "Ann has 7-6-5-4-3, Bob has 8-6-5-4-3, Cal has 9-6-5-4-3"
    ruling = rule_on(f"A-5 limit, main pot 90, {told}after the draw Bob bets 40, Cal calls, {hands}")
    assert "Ann wins the main pot of 90" in ruling.says
    assert [taken.text for taken in ruling.presumed if "all-in" in taken.text] == said
