"""What is told of nobody did not happen, and rules as if it had not been said, but for what is thereby known."""

from __future__ import annotations

import pytest

from referee import rule_on

#: What is left to rule on when nobody did it: nothing at all.
UNDONE = [
    "A-5 limit, before the draw, nobody exposed 8h",
    "A-5 limit, nobody check-raises",
    "lowball, nobody got 2 extra cards, nobody acted",
    "lowball, nobody dealt out, nobody acted",
    "single blind, nobody missed the blind",
    "A-5, on the draw, nobody draws 5",
    "A-5, nobody raps in turn, before the draw",
    "A-5, nobody asks how many seat 5 drew, no action after the draw",
    "A-5 limit, after the draw, nobody checks 7-5-4-3-2, seat 5 bets 40",
]


@pytest.mark.parametrize("line", UNDONE)
def test_nothing_done_is_nothing_ruled(line: str) -> None:
    assert rule_on(line).status == "not-covered"


@pytest.mark.parametrize(
    ("line", "phrase"),
    [
        ("A-5 showdown, heads-up, seat 3 says 8, holds 9-6-4-3-2, nobody mucked", "no penalty, best hand wins"),
        ("A-5 showdown, 3 players, seat 3 says 8, holds 9-6-4-3-2, nobody mucked", "seat 3 is dead"),
        (
            "A-5 showdown, 2 players, seat 3 says 8, holds 9-6-4-3-2, seat 5 mucked, nobody else mucked",
            "seat 3 is dead",
        ),
        ("A-5 showdown, seat 3 spreads 8-8-4-3-2 silently, nobody fouled", "no penalty, best hand wins"),
        ("new player, nobody kills the pot", "wait or kill"),
    ],
)
def test_what_nobody_did_is_known_not_to_have_been_done(line: str, phrase: str) -> None:
    assert rule_on(line).phrase == phrase
