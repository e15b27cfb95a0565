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


@pytest.mark.parametrize(
    ("told", "phrase"),
    [
        ("exposed 7h, after the draw", "replaced"),
        ("4th card exposed 7h, after the draw", "replaced"),
        ("on the draw, first card exposed 7h to seat 3", "replaced after the draw"),
        ("exposed 7h, before the draw", "must be taken"),
        ("exposed 7h, before the draw, seat 3 draws 2, after the draw seat 4 bets", "must be taken"),
    ],
)
def test_a_card_is_exposed_at_the_stage_that_is_told(told: str, phrase: str) -> None:
    """Before the draw limit ace-to-five keeps a seven (A5-3); on the draw no card is ever kept (LB-9)."""
    assert rule_on(f"A-5 limit, {told}").phrase == phrase
