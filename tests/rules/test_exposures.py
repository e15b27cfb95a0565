"""What is told of an exposed card in a second clause is told of that card, and of no other."""

from __future__ import annotations

import pytest

from referee.floor import rule_on

EXPOSED = "A-5 limit, before the draw, 4th card exposed 8h"


@pytest.mark.parametrize(
    ("more", "phrase"),
    [
        ("seat 3 exposed it himself", "the card plays, not the dealer's error"),
        ("exposed by the player himself", "the card plays, not the dealer's error"),
        ("exposed by seat 3", "the card plays, not the dealer's error"),
        ("the dealer exposed it", "replaced after the deal"),
        ("it was exposed to seat 3", "replaced after the deal"),
        ("seat 5's card exposed too, nobody acted", "misdeal"),
        ("exposed a 9, one player acted", "misdeal"),
    ],
)
def test_a_second_clause(more: str, phrase: str) -> None:
    assert rule_on(f"{EXPOSED}, {more}").phrase == phrase
