"""A claim counts by its highest card, in whatever order its cards were called."""

from __future__ import annotations

import pytest

from referee.floor import rule_on


@pytest.mark.parametrize(
    ("game", "claim", "holds", "phrase"),
    [
        ("A-5", "2-3-4-5-8", "8-5-4-3-2", "no penalty, best hand wins"),
        ("A-5", "2-3-4-5-7", "8-5-4-3-2", "seat 3 is dead"),
        ("A-5", "A-2-3-4-8", "8-6-4-3-2", "no penalty, best hand wins"),
        ("A-5", "A-2-3-4-5", "K-5-4-3-2", "seat 3 is dead"),
        ("2-7", "A-2-3-4-5", "K-5-4-3-2", "no penalty, best hand wins"),
        ("lowball", "2-3-4-5-8", "9-5-4-3-2", "seat 3 is dead"),
    ],
)
def test_a_claim_counts_by_its_highest_card(game: str, claim: str, holds: str, phrase: str) -> None:
    ruling = rule_on(f"{game} showdown, heads-up, seat 3 says {claim}, holds {holds}, seat 5 mucked")
    assert ruling.phrase == phrase
