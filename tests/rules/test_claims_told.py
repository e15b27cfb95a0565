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


CLAIM = "seat 3 announced an 8, shows 9-6-4-3-2"


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ("3 players, seat 2 folded, {claim}, seat 5 has 9-7-4-3-2", "Seat 3 wins"),
        ("3 players, seat 2 folded, {claim}, seat 5 mucked", "Seat 5 gets the pot"),
        ("seat 2 folded, {claim}, seat 5 has 9-7-4-3-2", "Seat 3 wins"),
        ("seat 2 folded, {claim}, seat 5 mucked", "Seat 5 gets the pot"),
        ("heads-up, seat 2 folded, {claim}", "No penalty"),
        ("4 players, seat 2 folded, {claim}, seat 5 has 9-7-4-3-2", "the hand is dead"),
        ("3 players, {claim}, seat 5 folded, seat 2 has 9-7-4-3-2", "the hand is dead"),
        ("3 players, seat 2 folded, {claim}, seat 4 has 9-8-4-3-2, seat 5 has 9-7-4-3-2", "the hand is dead"),
        # LB-2 leaves out who is all-in; his hand is live at the showdown all the same
        ("3 players, seat 2 all-in, {claim}, seat 5 has 9-7-4-3-2", "the hand is dead"),
        # a hand gone before the claim was not thrown away for it, one behind it was
        ("heads-up, seat 5 mucked, {claim}", "No penalty"),
        ("seat 2 mucked, {claim}, seat 5 mucked", "the hand is dead"),
    ],
)
def test_who_has_folded_is_not_at_the_showdown(told: str, says: str) -> None:
    assert says in rule_on(f"A-5 showdown, {told.format(claim=CLAIM)}").says


@pytest.mark.parametrize(
    ("told", "status"),
    [
        ("4 players, seat 2 folds", "ruled"),
        ("3 players, seat 2 folds", "not-covered"),
        ("5 players, 3 players folded", "not-covered"),
    ],
)
def test_who_has_folded_does_not_contend(told: str, status: str) -> None:
    """LB-2 caps the raises among three or more; heads-up no rule does."""
    assert rule_on(f"A-5 limit, {told}, bet and 4 raises, seat 3 raises").status == status
