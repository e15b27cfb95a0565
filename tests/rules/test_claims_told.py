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
        ("5 players, three folded, {claim}, seat 5 has 9-7-4-3-2", "Seat 3 wins"),
        ("5 players, two folded, {claim}, seat 5 has 9-7-4-3-2", "the hand is dead"),
        ("3 players, one of them folded before the draw, {claim}, seat 5 has 9-7-4-3-2", "Seat 3 wins"),
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


THREE_SHOWN = "Ann shows 6-4-3-2-A, Bob shows 7-4-3-2-A, Cal shows 8-4-3-2-A"
DEAD = "{} claimed more than the hand holds: the hand is dead."


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ("3 players, Ann says wheel, Bob says wheel", f"{DEAD.format('Ann')} {DEAD.format('Bob')} Cal gets the pot."),
        ("Ann says wheel, Bob says wheel", f"{DEAD.format('Ann')} {DEAD.format('Bob')} Cal gets the pot."),
        ("3 players, Ann says wheel, Cal says 7", f"{DEAD.format('Ann')} {DEAD.format('Cal')} Bob gets the pot."),
        ("3 players, Bob says wheel, Cal says wheel", f"{DEAD.format('Bob')} {DEAD.format('Cal')} Ann gets the pot."),
        ("3 players, Ann says wheel, Bob says 7", "Bob wins: seven-four low beats eight-four low."),
        ("3 players, Ann says 6, Bob says 7", "Ann wins: six-four low beats seven-four low."),
        # nothing is left to win among the hands that are known
        ("3 players, Ann says wheel, Bob says wheel, Cal says wheel", "No numbered rule covers this."),
        ("4 players, Ann says wheel, Bob says wheel", f"{DEAD.format('Ann')} {DEAD.format('Bob')}"),
    ],
)
def test_every_claim_among_three_or_more_is_ruled_on_before_who_wins(told: str, says: str) -> None:
    """LB-15: each hand claimed too high is dead, and the best of those that remain wins."""
    said = rule_on(f"A-5 showdown, {told}, {THREE_SHOWN}").says
    assert said.endswith(says)
    winners = {who for who in ("Ann", "Bob", "Cal") if f"{who} wins" in said or f"{who} gets" in said}
    assert len(winners) <= 1


def test_two_claims_lead_to_one_list_of_what_to_do() -> None:
    assert rule_on(f"A-5 showdown, 3 players, Ann says wheel, Bob says wheel, {THREE_SHOWN}").do == (
        "Take the hand of Ann out of the pot.",
        "Take the hand of Bob out of the pot.",
        "Give the pot to the best of the remaining hands.",
    )


def test_a_third_hand_that_was_not_shown_may_win() -> None:
    said = rule_on(f"A-5 showdown, multihanded, {CLAIM}, seat 5 has 9-7-4-3-2").says
    assert "the hand is dead" in said
    assert "seat 5" not in said.lower()
