"""What is said of a line that cannot be read: every problem at once, each in its place."""

from __future__ import annotations

import pytest

from referee.errors import Problem, SituationError
from referee.situation import read
from referee.spelling import caret_line


def problems(line: str) -> tuple[Problem, ...]:
    with pytest.raises(SituationError) as refusal:
        read(line)
    assert refusal.value.source == line
    return refusal.value.problems


def test_every_problem_of_a_line_at_once() -> None:
    line = "A-5 limit, befor the draw, seat 3 exposd 7h"
    first, second = problems(line)
    assert (first.column, first.text, first.hint) == (12, "did not understand 'befor'", "before the draw")
    assert (second.column, second.text, second.hint) == (35, "did not understand 'exposd'", "exposed")
    assert caret_line(line, second.column, second.length) == " " * 34 + "^~~~~~"


def test_two_things_in_one_clause() -> None:
    (problem,) = problems("A-5, seat 3 checks seat 5 bets 40")
    assert (problem.column, problem.length) == (27, 4)
    assert "two things in one clause (checks, bets); put a comma before this one" in problem.text


def test_count_or_rank() -> None:
    (problem,) = problems("A-5, seat 3 exposed 5")
    assert problem.column == 6
    assert "5 cards or one card of rank 5" in problem.text


def test_cards_with_nothing_said() -> None:
    (problem,) = problems("A-6, seat 3 exposed 7h")
    assert problem.column == 1
    assert "cards, but nothing said about them; did you mean the game A-5?" in problem.text


def test_only_the_first_kind_in_a_clause() -> None:
    assert [p.text for p in problems("seat 3 exposd")] == ["did not understand 'exposd'"]


def test_what_is_needed_ends_with_an_example_that_works() -> None:
    (problem,) = problems("pot, nobody acted")
    example = problem.text.rpartition("as in ")[2].strip("'")
    assert read(example).events[0].head == "pot"


def test_the_shell_took_the_dollar() -> None:
    (problem,) = problems("seat 3 bets 0")
    assert "did the shell take the $" in problem.text


def test_an_unknown_word_that_may_be_left_out() -> None:
    (problem,) = problems("seat 3 exposed the grubby 7h")
    assert (problem.column, problem.hint) == (20, "")
    assert "leave it out" in problem.text


def test_a_denial_is_never_to_be_left_out() -> None:
    (problem,) = problems("seat 3 did not raise")
    assert (problem.column, problem.length, problem.hint) == (8, 7, None)


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("A-5\tlimit, exposd 7h", 12),
        ("🂡🂱 exposd", 4),
        ("７♣ exposd", 4),
        ("7♥️ exposd", 5),
        ("漢 7h exposed", 1),
    ],
)
def test_columns_count_characters_as_given(line: str, column: int) -> None:
    assert problems(line)[0].column == column


def test_at_most_twenty_problems() -> None:
    assert len(problems(", ".join(["frob"] * 50))) == 20


def test_a_very_long_line_is_refused_unread() -> None:
    (problem,) = problems("7" * 10_001)
    assert "10,001 characters" in problem.text


@pytest.mark.parametrize(
    "line",
    [
        "nobody acted, two players acted",
        "two players acted, nobody acted, seat 3 exposed 7h",
        "seat 0 acted",
        "seat 99 acted",
        "seat 3 draws 6",
        "nobody and seat 3 acted",
        "7 extra cards of nothing",
    ],
)
def test_what_cannot_be_is_refused(line: str) -> None:
    assert problems(line)
