"""What cannot have happened as it is told: refused at the event, with what would fit, and no award."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import SituationError
from referee.play import follow
from referee.situation.reading import read
from tests.cli.running import referee

START = "hand:\nA-5 limit 20/40, two blinds\nSam posts 10\nBea posts 20\n"
AFTER = "hand:\nA-5 limit 20/40\nAnn bets 20\nBob raises\nAnn calls\nAnn pat\nBob pat\n"
NO_LIMIT = "hand:\n2-7 no-limit\nAnn bets 100\nBob calls\nAnn pat\nBob pat\n"

#: What is told, the event at fault, and what is said and offered there.
IMPOSSIBLE = (
    (START, "Ann bets 40\nCal folds\nCal folds", "Cal folds", "no hand any more", None),
    (START, "Ann bets 40\nCal calls\nCal calls", "Cal calls", "nothing to call", "checks"),
    (START, "Ann bets 40\nAnn raises", "Ann raises", "nobody has bet or raised since", None),
    (START, "Ann bets 40\nCal raises to 50", "Cal raises to 50", "makes it 60", "raises to 60"),
    (START, "Ann bets 40\nCal raises to 80", "Cal raises to 80", "makes it 60", "raises to 60"),
    (START, "Ann bets 30", "Ann bets 30", "a bet is 20", "bets 20"),
    (START, "Ann bets 40\nCal bets 40", "Cal bets 40", "there is a bet already", "raises"),
    (START, "Ann bets 40\nCal checks", "Cal checks", "there is a bet to call", "calls"),
    (START, "Ann bets 40\nCal calls 30", "Cal calls 30", "40 to call, not 30", "all-in for 30"),
    (START, "Ann bets 40\nCal calls 50", "Cal calls 50", "40 to call, not 50", "calls 40"),
    (START, "Ann bets 40\nSam folds\nBea folds\nAnn draws 1\nCal bets", "Cal bets", "put nothing in", None),
    (START, "Ann bets 40\nCal calls\nSam folds\nAnn draws 1", "Ann draws 1", "Bea has 20 to call", "Bea folds"),
    (START, "Ann bets 40\nCal all-in", "Cal all-in", "all-in for how much", "all-in for 15"),
    (START, "Ann all-in for 30\nSam folds\nBea calls\nAnn bets", "Ann bets", "all-in", None),
    (START, "pot was 30 before the draw\npot was 60 before the draw", "pot was 60 before the draw", "second pot", None),
    (START, "Ann bets 40\nCal calls\nboth call", "both call", "which players", "seats 3 and 5"),
    (AFTER, "Ann calls", "Ann calls", "nothing to call", "checks"),
    (AFTER, "Ann raises", "Ann raises", "nothing to raise", "bets"),
    (AFTER, "Ann completes", "Ann completes", "no short bet", "bets"),
    (AFTER, "Ann bets 15", "Ann bets 15", "a bet is 40", "bets 40"),
    (AFTER, "Ann bets\nBob raises to 60", "Bob raises to 60", "makes it 80", "raises to 80"),
    (AFTER, "Ann bets\nBob mucks\nBob calls", "Bob calls", "no hand any more", None),
    (AFTER, "Ann has 4 cards\nAnn bets", "Ann bets", "no hand any more (fouled)", None),
    (NO_LIMIT, "Ann bets 100\nBob raises 200", "Bob raises 200", "to 200, or by 200", "raises to 200"),
    (NO_LIMIT, "Ann bets 100\nBob raises to 80", "Bob raises to 80", "is no raise", "calls"),
    (START, "Ann has 100 left\nAnn bets 40\nCal raises\nSam folds\nBea folds\nAnn all-in for 200", "Ann all-in for 200",
     "60 left, not 200", "all-in for 60"),
    (START, "Ann has 100 left\nAnn all-in for 40", "Ann all-in for 40", "100 left", "all-in for 100"),
    (AFTER, "both check\nAnn shows 8s5s4s3s2s\nBob shows 9h5s4h3h2h", "Bob shows 9h5s4h3h2h",
     "the 5♠ is also in the hand of Ann", None),
    (START, "Ann has 30 left\nAnn bets 40", "Ann bets 40", "30 left, not 40", "all-in for 30"),
    (START, "Ann has 40 left\nAnn bets 40\nSam folds\nBea raises\nAnn calls", "Ann calls", "all-in", None),
    (AFTER, "Ann checks\nat the showdown\nAnn shows 8-5-4-3-2", "Ann shows 8-5-4-3-2", "nothing is told of Bob",
     "Bob checks"),
)  # fmt: skip

#: What stands where chips are told and is no amount: the event, the place in it, and what is said of it.
NO_AMOUNTS = (
    ("Ann bets 4o", 10, "'4o' is no amount of chips; did you mean 40?"),
    ("Ann bets $4o", 10, "'$4o' is no amount of chips; did you mean $40?"),
    ("Ann bets -40", 10, "an amount cannot be negative: '-40'; did you mean 40?"),
    ("Ann bets 10^30", 10, "'10^30' is no amount of chips"),
    ("Ann bets 1e30", 10, "'1e30' is no amount of chips"),
    ("Ann bets 1" + 30 * "0", 10, "no table plays for 1" + 30 * "0"),
    ("Ann bets 1,000,000,000,000", 1, "no table plays for 1000000000000"),
    ("Ann bets 40.125", 1, "chips go to the cent, two decimals: not 40.125"),
    ("Ann bets 0", 1, "an amount of 0 puts nothing in; did the shell take the $40? Say the number without the $"),
    ("pot was 0 before the draw", 1, "an amount of 0 puts nothing in; did the shell take the $40? "
                                     "Say the number without the $"),
    ("Ann posts $0", 1, "an amount of 0 puts nothing in; did the shell take the $40? Say the number without the $"),
)  # fmt: skip


@pytest.mark.parametrize(("start", "told", "event", "why", "hint"), IMPOSSIBLE, ids=[case[1] for case in IMPOSSIBLE])
def test_is_refused_at_its_place(start: str, told: str, event: str, why: str, hint: str | None) -> None:
    text = start + told
    with pytest.raises(SituationError) as caught:
        follow(read(text))
    (problem,) = caught.value.problems
    assert why in problem.text
    assert problem.hint == hint
    assert (text.split("\n")[problem.line - 1], problem.column) == (event, 1)


@pytest.mark.parametrize(("event", "column", "said"), NO_AMOUNTS, ids=[case[0][:30] for case in NO_AMOUNTS])
@pytest.mark.parametrize("start", [START, NO_LIMIT], ids=["limit", "no-limit"])
def test_no_amounts_are_named_with_line_and_column(
    start: str, event: str, column: int, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "hand.ref"
    file.write_text(f"# told by a floor person\n\n{start}{event}\n")
    line = start.count("\n") + 3
    answered = referee("ruling", "-F", str(file))
    assert (answered.status, answered.out) == (2, "")
    assert answered.err.split("\n")[:2] == [f"{file}:{line}:{column}: error: {said}", f"  {event}"]
    record = referee("ruling", "-j", "-F", str(file)).record
    assert (record["status"], record["money"]) == ("error", None)
    assert [(error["line"], error["column"]) for error in record["errors"]] == [(line, column)]


def test_what_is_impossible_is_named_with_line_and_column(tmp_path: Path) -> None:
    file = tmp_path / "hand.ref"
    file.write_text(f"A-5 limit, before the draw, 4th card exposed 7h\n\n{START}  Ann bets 40\n  Ann raises\n")
    answered = referee("ruling", "-f", "short", "-F", str(file))
    assert (answered.status, answered.out) == (2, "must-take A5-3 LB-8\nerror\n")
    assert answered.err.startswith(
        f"{file}:8:3: error: Ann has acted, and nobody has bet or raised since\n    Ann raises"
    )


def test_triple_draw_is_refused_before_anything_else() -> None:
    answered = referee("ruling", "hand: 2-7 triple draw limit 20/40, Ann bets 20, Bob calls 30")
    assert (answered.status, answered.out) == (2, "")
    assert "a hand of triple draw is not followed from start to end" in answered.err


SHOWN = "Ann shows 7-5-4-3-2, Bob shows 8-5-4-3-2"

#: What cannot be true of any hand, told on one line.
CANNOT_BE_TRUE = (
    (f"A-5 limit, pot was 40 before the draw, pot was 50 before the draw, {SHOWN}", "a second pot before the draw"),
    (f"A-5 no-limit, pot was 40 before the draw, after the draw, Ann has 30 left, Ann bets 40, Bob calls, {SHOWN}",
     "Ann has 30 left, not 40"),
    (f"A-5 limit 20/40, pot was 40 before the draw, after the draw, Ann folds, Ann bets 40, Bob calls, {SHOWN}",
     "Ann has no hand any more"),
    (f"A-5 limit 20/40, pot was 40 before the draw, after the draw, Ann bets 30, Bob calls, {SHOWN}", "a bet is 40"),
)  # fmt: skip


@pytest.mark.parametrize(("line", "why"), CANNOT_BE_TRUE)
def test_in_a_loose_line_only_what_cannot_be_true_is_refused(line: str, why: str) -> None:
    answered = referee("ruling", line)
    assert (answered.status, answered.out) == (2, "")
    assert why in answered.err


LOOSE = (
    "A-5 limit, after the draw, seat 3 checked, Dave bet 40, now seat 3 makes it 80",
    "A-5 limit 20/40, after the draw, seat 5 all-in for 15, seat 3 calls with 7-4-3-2-A, seat 6 overcalls",
    "A-5 limit, pot was 120 before the draw, seat 3 checks 7-5-4-3-2, seat 5 bets 40, seat 3 calls",
    "A-5 limit 20/40, after the draw, seat 3 bets, seat 5 raises, seat 6 calls 80",
)


@pytest.mark.parametrize("line", LOOSE)
def test_in_a_loose_line_what_is_not_told_is_ordinary(line: str) -> None:
    assert follow(read(line)).settlement is not None


UNTOLD = (
    ("A-5 limit, after the draw, seat 3 calls with 7-4-3-2-A", "nothing to call"),
    ("A-5 limit, after the draw, seat 3 raises", "nothing to raise"),
    ("A-5 limit, after the draw, seat 5 bets 40, seat 3 checks 7-5-4-3-2", "there is a bet to call"),
)


@pytest.mark.parametrize(("line", "why"), UNTOLD)
def test_a_loose_line_that_leaves_too_much_out_gets_no_award(line: str, why: str) -> None:
    played = follow(read(line))
    assert played.settlement is None
    assert why in played.stopped


def test_bets_told_beside_the_pot_have_to_make_it() -> None:
    bets = "Ann bets 20\nBob raises\nAnn calls\nAnn pat\nBob pat\nAnn bets\nBob folds"
    assert follow(read(f"hand:\nA-5 limit 20/40\npot was 80 before the draw\n{bets}")).settlement is not None
    with pytest.raises(SituationError, match="told as 90, and the bets make 80"):
        follow(read(f"hand:\nA-5 limit 20/40\npot was 90 before the draw\n{bets}"))
