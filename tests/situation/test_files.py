"""Files of situations."""

from __future__ import annotations

import pytest

from referee.situation import read, read_lines
from referee.situation.files import without_comment


def entries(text: str) -> list[tuple[int, str, str | None, tuple[str, ...]]]:
    return [tuple(entry) for entry in read_lines(text.splitlines())]  # type: ignore[misc]


def test_lines_comments_and_blank_lines() -> None:
    assert entries("# the deal\n\nA-5, exposed 7h  # seen by all\n2-7, exposed 6s\n") == [
        (3, "A-5, exposed 7h", None, ()),
        (4, "2-7, exposed 6s", None, ()),
    ]


def test_expected_answer_and_rules() -> None:
    (entry,) = entries("seat 3 raps in turn => depends: to bet or to draw? [LB-14, LB-intro]  # either")
    assert entry == (1, "seat 3 raps in turn", "depends: to bet or to draw?", ("LB-14", "LB-intro"))


def test_a_line_that_begins_with_a_blank_continues() -> None:
    (entry,) = entries("A-5 limit, seat 3 checks,\n  seat 5 bets 40\n\t=> misdeal [LB-1a]")
    assert entry == (1, "A-5 limit, seat 3 checks,\n  seat 5 bets 40", "misdeal", ("LB-1a",))
    assert [event.head for event in read(entry[1]).events] == ["checks", "bets"]


def test_a_hand_goes_on_to_a_blank_line() -> None:
    told, after = entries("hand:\nA-5 limit\nseat 2 bets 20\nseat 3 folds\n=> seat 2 wins\n\nexposed 7h\n")
    assert told[:3] == (1, "hand:\nA-5 limit\nseat 2 bets 20\nseat 3 folds", "seat 2 wins")
    assert read(told[1]).told
    assert after[0] == 7


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("exposed 7h # a card", "exposed 7h"),
        ('seat 3 says "8 # 6"', 'seat 3 says "8 # 6"'),
        ("seat #3 acted", "seat #3 acted"),
        ("# all of it", ""),
    ],
)
def test_comments(line: str, kept: str) -> None:
    assert without_comment(line) == kept
