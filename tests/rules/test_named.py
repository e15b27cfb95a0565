"""Facts told by their names: each that there is, and none that there is not."""

from __future__ import annotations

import pytest

from referee import SituationError, read, rule_on
from referee.matters.named import check_named
from referee.ruling import TableRules
from tests.cli.running import process, referee

LINE = "A-5 limit, before the draw, 4th card exposed 7h"


@pytest.mark.parametrize(
    "fact",
    [
        "acted=1", "acted=2", "when=before-draw", "betting=limit", "game=a5", "rank=6", "rank=joker", "in-turn=no",
        "check-raise=allowed", "check-raise=yes", "sevens-rule=off", "stakes=20/40", "players=4", "players=heads-up",
        "blind=20", "joker=no", "by=player",
    ],
)  # fmt: skip
def test_those_that_can_be_are_taken(fact: str) -> None:
    check_named(read(f"exposed 7h, {fact}"))


@pytest.mark.parametrize(
    ("fact", "message", "hint"),
    [
        ("foo=bar", "no fact is called 'foo'", None),
        ("actd=1", "no fact is called 'actd'", "acted=1"),
        ("joker=maybe", "'joker' is one of yes, no", None),
        ("when=before-drw", "'when' is one of before-draw, on-draw, after-draw, showdown", "when=before-draw"),
        ("acted=many", "'acted' is one of 0, 1, 2", None),
        ("stakes=high", "'high' is no amount of chips", None),
    ],
)
def test_others_are_refused_in_their_place(fact: str, message: str, hint: str | None) -> None:
    with pytest.raises(SituationError) as refused:
        rule_on(f"{LINE}, {fact}")
    (problem,) = refused.value.problems
    assert (problem.text, problem.hint) == (message, hint)
    assert (problem.column, problem.length) == (len(LINE) + 3, len(fact))


def test_what_stands_in_quotes_is_no_fact() -> None:
    check_named(read('showdown, seat 3 says "foo=bar", seat 3 has 8-6-4-3-2'))


def test_wherever_a_line_is_read() -> None:
    line = f"{LINE}, foo=bar"
    for answered in (referee("ruling", line), referee("read", line), referee("is", "must-take", line)):
        assert answered.status == 2
        assert "no fact is called 'foo'" in answered.err
    for command in (("ruling",), ("read",), ("is", "must-take")):
        assert process(*command, "-", input=line.encode()).returncode == 2
    with pytest.raises(SituationError):
        TableRules().with_house_rule("joker=maybe")


def test_a_name_that_is_near_mends_the_line() -> None:
    assert referee("ruling", f"{LINE}, actd=1").err.splitlines()[-1] == f"try: referee ruling {LINE}, acted=1"
