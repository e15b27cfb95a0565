"""``referee check``: exactly the expected answer, and every expected rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.cli.status import Status
from tests.cli.running import referee

EXAMPLES = sorted((Path(__file__).parent.parent.parent / "examples").rglob("*.ref"))
LINE = "A-5 limit, before the draw, 4th card exposed 7h"


@pytest.fixture
def written(tmp_path: Path) -> Path:
    return tmp_path / "night.ref"


def test_the_example_files_are_as_expected() -> None:
    answered = referee("check", *map(str, EXAMPLES))
    assert answered.status == Status.OK
    assert answered.out.endswith(" as expected, 0 not\n")


@pytest.mark.parametrize(
    ("expected", "difference"),
    [
        ("must be taken", None),
        ("must-take", None),
        ("must be taken [A5-3]", None),
        ("must be taken [A5-3, LB-8]", None),
        ("must be taken [LB-8,A5-3]", None),
        ("must be taken [A5-3, NL-2a]", "expected must be taken [A5-3, NL-2a], got must be taken [A5-3, LB-8]"),
        ("Must be taken", "expected Must be taken, got must be taken [A5-3]"),
        ("taken", "expected taken, got must be taken [A5-3]"),
        ("depends", "expected depends, got must be taken [A5-3]"),
    ],
)
def test_compares_exactly(expected: str, difference: str | None, written: Path) -> None:
    written.write_text(f"# one\n{LINE} => {expected}\n")
    answered = referee("check", str(written))
    told = [] if difference is None else [f"{written}:2:1: {difference}"]
    right = int(difference is None)
    assert answered.out.splitlines() == [*told, f"1 situation, {right} as expected, {1 - right} not"]
    assert answered.status == (Status.OK if difference is None else Status.NO)


@pytest.mark.parametrize(
    ("expected", "status"),
    [
        ("depends", Status.OK),
        ("depends: limit, no-limit or pot-limit?", Status.OK),
        ("depends: which game?", Status.NO),
    ],
)
def test_a_dependence_may_be_expected_with_its_question(expected: str, status: Status, written: Path) -> None:
    written.write_text(f"A-5, before the draw, 4th card exposed 6s => {expected}\n")
    assert referee("check", "-q", str(written)).status == status


def test_a_situation_of_which_nothing_is_expected_only_has_to_be_ruled(written: Path) -> None:
    written.write_text(f"{LINE}\nlowball, boxed card\n")
    assert referee("check", str(written)).out == "2 situations, 0 as expected, 0 not, 2 without an expectation\n"
    assert referee("check", "-q", str(written)).status == Status.OK


def test_a_rule_that_does_not_exist_is_named(written: Path) -> None:
    written.write_text(f"{LINE} => must be taken [A5-9]\n")
    answered = referee("check", str(written))
    assert answered.status == Status.ERROR
    assert answered.err.startswith(f"{written}:1:{len(LINE) + 1}: error: no rule is called 'A5-9'")


def test_what_cannot_be_read_outweighs_what_is_not_as_expected(written: Path) -> None:
    written.write_text(f"{LINE} => misdeal\nlowball, exposd 7h => misdeal\n")
    answered = referee("check", str(written))
    assert answered.status == Status.ERROR
    assert answered.err.startswith(f"{written}:2:10: error: did not understand 'exposd'")
    assert answered.out.splitlines()[-1] == "2 situations, 0 as expected, 2 not"


def test_the_record(written: Path) -> None:
    written.write_text(f"{LINE} => misdeal [LB-1]\nlowball, exposd 7h => misdeal\n{LINE}\n")
    record = referee("check", "-j", str(written)).record
    assert list(record) == ["v", "situations", "as_expected", "not", "without_expectation", "differences", "errors"]
    assert (record["situations"], record["as_expected"], record["not"]) == (3, 0, 2)
    assert record["without_expectation"] == 1
    assert record["differences"] == [
        {
            "file": str(written),
            "line": 1,
            "in": LINE,
            "expected": "misdeal [LB-1]",
            "got": "must be taken [A5-3]",
        }
    ]
    assert [(error["line"], error["column"]) for error in record["errors"]] == [(2, 10)]


def test_the_table_holds_for_every_line(written: Path) -> None:
    written.write_text("before the draw, 4th card exposed 6s => must be taken [A5-3]\n")
    assert referee("check", "-q", str(written)).status == Status.NO
    assert referee("check", "-q", "-t", "A-5 limit", str(written)).status == Status.OK


def test_short_counts(written: Path) -> None:
    written.write_text(f"{LINE} => misdeal\n{LINE} => must-take\n")
    assert referee("check", "-f", "short", str(written)).out == "1/2\n"
