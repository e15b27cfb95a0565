"""``--ask`` on a terminal: the question, the answer in the language's own words, and the line to type next time."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

import pytest

from referee.cli.asking import with_answer
from referee.floor import rule_on
from referee.rulebook import RULES
from referee.ruling import ANY_TABLE, Ruling
from referee.situation import read_lines
from tests.cli.running import on_a_terminal, process, referee

END_OF_INPUT = "\x04"


class TestOnATerminal:
    LINE = ("ruling", "--ask", "A-5,", "before", "the", "draw,", "4th", "card", "exposed", "6s")

    def test_asks_rules_and_says_what_to_type_next_time(self) -> None:
        status, shown = on_a_terminal(*self.LINE, answers="no-limit\n")
        lines = shown.splitlines()
        assert status == 0
        assert "Limit, no-limit or pot-limit?" in lines
        assert "  limit, no-limit, pot-limit" in lines
        assert "The player may not keep the 6♠: it is replaced after the deal.\n" in shown
        assert lines[-1] == "Next time: referee ruling A-5 no-limit, before the draw, exposed 4th card 6s"

    def test_the_line_to_type_gives_the_same_ruling(self) -> None:
        _, shown = on_a_terminal(*self.LINE, answers="pot-limit\n")
        program, *arguments = shlex.split(shown.splitlines()[-1].removeprefix("Next time: "))
        assert program == "referee"
        assert referee(*arguments).out.splitlines()[0] in shown

    def test_asks_until_nothing_is_open(self) -> None:
        status, shown = on_a_terminal("ruling", "--ask", "exposed", "6s", answers="before the draw\nA-5\nlimit\n")
        assert status == 0
        assert (
            shown.index("Before, on or after the draw?") < shown.index("Which game?") < shown.index("Limit, no-limit")
        )
        assert "The 6♠ must be taken" in shown

    @pytest.mark.parametrize("answer", ["2", "two players acted", "seats 3 and 4 acted", "TWO PLAYERS ACTED"])
    def test_takes_a_value_or_any_words_that_tell_it(self, answer: str) -> None:
        status, shown = on_a_terminal("ruling", "--ask", "lowball, 2 extra cards dealt", answers=f"{answer}\n")
        assert status == 0
        assert "No misdeal: the deal stands." in shown

    def test_asks_again_after_what_does_not_tell(self) -> None:
        status, shown = on_a_terminal("ruling", "--ask", "2 extra cards", answers="perhpas\nA-5\nnobody acted\n")
        assert status == 0
        assert "did not understand 'perhpas'" in shown
        assert "that does not tell how many players have acted?" in shown
        assert "Misdeal." in shown

    def test_keeps_what_answers_a_later_question(self) -> None:
        status, shown = on_a_terminal("ruling", "--ask", "exposed", "6s", answers="A-5\nlimit\nbefore the draw\n")
        assert status == 0
        assert shown.count("Before, on or after the draw?") == 3
        assert "Which game?" not in shown
        assert "The 6♠ must be taken" in shown

    def test_asks_nothing_where_nothing_is_open(self) -> None:
        status, shown = on_a_terminal("ruling", "--ask", "2 extra cards, nobody acted", answers="")
        assert status == 0
        assert shown.startswith("Misdeal.")
        assert "Next time" not in shown

    def test_the_end_of_the_input_ends_it(self) -> None:
        status, shown = on_a_terminal(*self.LINE, answers=END_OF_INPUT)
        assert status == 130
        assert "Traceback" not in shown


def test_away_from_a_terminal_it_is_wrong_usage() -> None:
    ended = process("ruling", "--ask", "2 extra cards", input=b"nobody acted\n")
    assert ended.returncode == 2
    assert b"--ask needs a terminal" in ended.stderr
    assert ended.stdout == b""


def lines() -> list[str]:
    return [entry.text for rule in RULES.values() for text in rule.examples for entry in read_lines([text])]


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("line", [line for line in lines() if rule_on(line, strict=True).ask])
def test_every_answer_to_every_question_has_words(line: str, strict: bool) -> None:
    answer_each(line, rule_on(line, strict), strict, depth=2)


#: Answers that are no clause of a line when they stand alone, so that the fact is told by its name.
NO_CLAUSES = {
    ("asker", "active"), ("by", "dealer"), ("by", "player"), ("last", "no"), ("moved", "no"), ("nth", "later"),
    ("opponent", "intact"), ("opponent", "fouled"), ("position", "other"), ("relied", "yes"), ("result", "folded"),
    ("result", "tied"), ("turn", "bet"),
}  # fmt: skip


def test_the_words_of_an_answer_are_a_clause_of_the_line() -> None:
    """All but a few, wherever the examples of the rules ask anything."""
    told = {answer for strict in (False, True) for line in lines() for answer in answers(line, strict)}
    in_words, by_name = ({(fact, value) for fact, value, words in told if words is said} for said in (True, False))
    assert {(fact, value) for fact, value in by_name - in_words if fact != "rank"} == NO_CLAUSES
    assert len(in_words) == 37


def answers(line: str, strict: bool) -> Iterator[tuple[str, str | int, bool]]:
    """Each answer to what a line and its longer ones leave open, and whether it is told in words."""
    ask = rule_on(line, strict).ask
    for value in ask.ways if ask else ():
        longer = with_answer(line, ask, value, ANY_TABLE, strict).line
        yield ask.fact, value, longer == f"{line}, {ask.words[value]}"
        yield from answers(longer, strict)


def answer_each(line: str, ruling: Ruling, strict: bool, depth: int) -> None:
    """Each value makes a longer line, and that line is ruled as was said of the value."""
    for value, way in ruling.ask.ways.items() if ruling.ask and depth else ():
        told = with_answer(line, ruling.ask, value, ANY_TABLE, strict)
        assert told.line.startswith(f"{line}, ")
        assert (told.ruling.phrase, told.ruling.says) == (way.phrase, way.says)
        answer_each(told.line, told.ruling, strict, depth - 1)
