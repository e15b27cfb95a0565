"""How a hand is told: who is meant, what goes in, and what is judged in the light of what was told before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.running import referee
from tests.money.told import table

END = "\nAnn draws 1\nseat 2 draws 1\nAnn bets\nBB calls\nAnn shows 8-5-4-3-2\nseat 2 shows 9-5-4-3-2"
SHOWN = "\nAnn pat\nBob pat\nAnn checks\nBob checks\nAnn shows 8-5-4-3-2\nBob shows 9-5-4-3-2"

#: A hand, and the chips of every player worked by hand.
TOLD = (
    ("a blind and who posted it are one player",
     "A-5 limit 20/40\nseat 1 posts the small blind 10\nseat 2 posts the big blind 20\nAnn calls\nSB folds\n"
     "BB checks" + END,
     "seat_1 10 0 0 0 -10, seat_2 20 40 0 0 -60, Ann 20 40 0 130 70"),
    ("the higher of two blinds is the big one",
     "A-5 limit 20/40\nseat 1 posts 10\nseat 2 posts 20\nAnn calls\nSB folds\nBB checks" + END,
     "seat_1 10 0 0 0 -10, seat_2 20 40 0 0 -60, Ann 20 40 0 130 70"),
    ("the size of the big blind was said of the table",
     "A-5 limit 20/40, the blind is 20\nseat 2 posts the big blind\nAnn calls\nBB checks" + END,
     "seat_2 20 40 0 0 -60, Ann 20 40 0 120 60"),
    ("the big blind pays what is missing",
     "A-5 limit 20/40\nseat 2 posts the big blind 20\nAnn raises to 40\nBB calls 20 more" + END,
     "seat_2 40 40 0 0 -80, Ann 40 40 0 160 80"),
    ("an ante of everybody is one of those to come too",
     "A-5 no-limit\neveryone antes 5\nAnn bets 20\nBob calls" + SHOWN, "Ann 25 0 0 50 25, Bob 25 0 0 0 -25"),
    ("a raise by, a raise of so much more, a raise to",
     "A-5 no-limit\nAnn bets 20\nBob raises by 30\nAnn raises 50 more\nBob raises to 200\nAnn calls 100 more" + SHOWN,
     "Ann 200 0 0 400 200, Bob 200 0 0 0 -200"),
    ("the last of a stack is all-in",
     "A-5 no-limit\nBob has 60 behind\nAnn bets 100\nBob all-in\nAnn pat\nBob pat\nat the showdown\n"
     "Ann shows 8-5-4-3-2\nBob shows 7-5-4-3-2", "Bob 60 0 0 120 60, Ann 100 0 40 0 -60"),
    ("a stack that a call uses up",
     "A-5 no-limit\nBob stack 100\nAnn bets 100\nBob calls\nAnn pat\nBob pat\nat the showdown\n"
     "Ann shows 8-5-4-3-2\nBob shows 7-5-4-3-2", "Bob 100 0 0 200 100, Ann 100 0 0 0 -100"),
)  # fmt: skip


def ruled(told: str) -> Any:
    answered = referee("ruling", "-j", f"hand:\n{told}")
    assert answered.err == ""
    return answered.record


def money(record: Any) -> dict[str, tuple[object, ...]]:
    return {row["player"].replace(" ", "_"): tuple(list(row.values())[1:]) for row in record["money"]["players"]}


@pytest.mark.parametrize(("told", "chips"), [case[1:] for case in TOLD], ids=[case[0] for case in TOLD])
def test_the_chips_are_those_told(told: str, chips: str) -> None:
    record = ruled(told)
    assert [found["answer"] for found in record["findings"]] == ["award"]
    assert money(record) == table(chips)


def test_which_of_two_players_is_the_big_blind_is_asked_for() -> None:
    answered = referee("ruling", "hand:\nA-5 limit 20/40\nAnn posts\nBob posts\nCal calls\nBB folds")
    assert answered.status == 2
    assert "line 6, column 1: who is the big blind?; did you mean Ann posts the big blind?" in answered.err


JUDGED_TOGETHER = (
    ("two cards exposed one after the other",
     "A-5 limit 20/40\nSam posts 20\ndealer exposed 3d to Cal\nAnn bets 40\ndealer exposed 9h to Ann",
     ["must-take", "misdeal"]),
    ("two cards exposed, the second when two had acted",
     "A-5 limit 20/40\nSam posts 20\ndealer exposed 3d to Cal\nAnn bets 40\nCal calls\ndealer exposed 9h to Ann\n"
     "Sam folds",
     ["must-take", "no-misdeal", "replace-after-deal", "no-award"]),
    ("a player who was dealt out had posted", "A-5 limit 20/40\nseat 7 posts 20\nseat 7 was dealt out", ["misdeal"]),
    ("a player who was dealt out had not", "A-5 limit 20/40\nseat 2 posts 20\nseat 7 was dealt out\nseat 7 was present",
     ["misdeal"]),
    ("a short hand before the end of the deal",
     "A-5 limit 20/40\ndeal incomplete\nSam posts 20\nAnn bets 40\nSam has 4 cards\nSam folds",
     ["gets-missing-card", "award"]),
)  # fmt: skip


@pytest.mark.parametrize(
    ("told", "answers"), [case[1:] for case in JUDGED_TOGETHER], ids=[case[0] for case in JUDGED_TOGETHER]
)
def test_what_is_told_of_a_card_or_a_seat_is_judged_together(told: str, answers: list[str]) -> None:
    assert [found["answer"] for found in ruled(told)["findings"]] == answers


def test_a_missing_amount_leaves_the_ruling_in_words_and_no_table() -> None:
    hand = "hand:\nA-5 limit\nAnn bets\nBob calls\nAnn pat\nBob pat\nAnn checks 7-5-4-3-2\nBob bets\nAnn calls\n"
    hand += "Bob shows 8-5-4-3-2\nAnn shows 7-5-4-3-2"
    answered = referee("ruling", hand)
    assert answered.status == 0
    assert "Ann wins what was in the pot before the draw, nothing more." in answered.out
    assert "every bet after the draw goes back to Ann and Bob." in answered.out
    assert "Not told: " in answered.out
    assert "player" not in answered.out.split("\n\n")[-1]
    assert referee("ruling", "-j", hand).record["money"]["players"] is None


def test_hands_nobody_saw_are_asked_for_with_the_award_of_each_way() -> None:
    record = ruled("A-5 limit 20/40\nAnn bets 20\nBob calls\nAnn pat\nBob pat\nAnn bets\nBob calls")
    assert (record["status"], record["ask"]["text"]) == ("depends", "who wins?")
    ways = {way: money({"money": award}) for way, award in record["ask"]["money"].items()}
    assert ways == {
        "Ann wins": table("Ann 20 40 0 120 60, Bob 20 40 0 0 -60"),
        "Bob wins": table("Ann 20 40 0 0 -60, Bob 20 40 0 120 60"),
        "Ann and Bob tie": table("Ann 20 40 0 60 0, Bob 20 40 0 60 0"),
    }


PAT = "A-5 limit 20/40\nAnn bets 20\nBob calls\n"

#: What is told after the betting before the draw, and what is found in it.
FOUND = (
    ("another number asked for is a change of mind", "Ann draws 2\nBob pat\nAnn draws 1\nno bets", ["may-not-change"]),
    ("the same number again is none", "Ann draws 2\nBob pat\nAnn draws 2\nno bets", []),
    ("a card too many after the draw", "Ann draws 2\nBob pat\nno bets\nAnn has an extra card", ["fouled"]),
    ("a wrong answer", "Ann draws 2\nBob pat\nAnn answers 1\nno bets", [None]),
    ("a right answer", "Ann draws 2\nBob pat\nAnn answers 2\nno bets", []),
)  # fmt: skip


@pytest.mark.parametrize(("told", "answers"), [case[1:] for case in FOUND], ids=[case[0] for case in FOUND])
def test_what_is_found_on_the_way(told: str, answers: list[str | None]) -> None:
    record = ruled(f"{PAT}{told}\nat the showdown\nBob shows 9-5-4-3-2\nAnn wins")
    assert [found["answer"] for found in record["findings"]][: len(answers) + 1] == [*answers, "award"]


def test_what_a_finding_depends_on_is_told_beside_it() -> None:
    found, _ = ruled("A-5 limit 20/40\nSam posts half a blind\nAnn bets 20\nSam folds")["findings"]
    assert found["answer"] == "depends"
    assert found["says"] == (
        "Sam posts half a blind: it depends: one blind or several? single blind: full blind; two blinds: not covered."
    )


def test_a_told_winner_does_not_outweigh_the_cards() -> None:
    record = ruled(f"{PAT}both pat\nno bets\nAnn shows 8-5-4-3-2\nBob shows 9-5-4-3-2\nBob wins")
    assert money(record) == table("Ann 20 0 0 40 20, Bob 20 0 0 0 -20")
    assert record["reading"].startswith("Bob was said to win; the cards speak")


def test_nobody_draws_when_the_betting_is_over() -> None:
    answered = referee("ruling", f"hand:\n{PAT}both pat\nno bets\nat the showdown\nAnn draws 1")
    assert answered.status == 2
    assert "line 8, column 1: the draw is over" in answered.err


LINES = (
    ("A-5 limit 20/40, after the draw, pot 120 before the draw, Ann bets 40, Bob folds", "award LB-intro"),
    ("A-5 limit 20/40, after the draw, pot 120 before the draw, Ann bets 40, Bob calls, who wins?", "depends LB-intro"),
    ("A-5 limit 20/40, after the draw, pot 120 before the draw, Ann checks 7-5-4-3-2, Bob bets 40, Ann calls, "
     "who gets what?", "depends A5-4 LB-intro"),
)  # fmt: skip


@pytest.mark.parametrize(("line", "short"), LINES)
def test_a_line_that_asks_of_nothing_but_chips_is_awarded(line: str, short: str) -> None:
    assert referee("ruling", "-f", "short", line).out == f"{short}\n"
