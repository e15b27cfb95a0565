"""Hands told by their class or by some of their ranks: who wins is never said of cards that nobody told."""

from __future__ import annotations

import pytest

from referee import SituationError, rule_on


@pytest.mark.parametrize(
    "line",
    [
        "A-5, Ann has an 8-6, Bob has an 8-7",
        "A-5, Ann has an 8-6, Bob has an 8-7, who wins",
        "high, Ann has a flush, Bob has a straight, who wins",
        "UBLN, Ann has four kings, Bob has a straight flush, who wins",
        "UBLN, Ann: five aces, Bob: five kings",
        "2-7, Ann has a pair of nines, who wins",
    ],
)
def test_two_of_them_are_not_compared(line: str) -> None:
    with pytest.raises(SituationError, match="five cards are needed"):
        rule_on(line)


@pytest.mark.parametrize(
    "line",
    [
        # quads are no hand of four cards (LB-11), and trips are no hand of three that goes unmentioned
        "A-5, Ann has quad nines, Bob has 8-8-8-7-7",
        "A-5, Ann has trip fives, Bob has K-Q-J-T-9",
        "UBLN, Ann has quad nines, Bob has 8c 8d 8h 7c 7d, who wins",
        "2-7, Ann has a flush, Bob has 8c 8d 8h 7c 7d, who wins",
    ],
)
def test_one_of_them_beside_a_whole_hand_is_asked_about(line: str) -> None:
    ruling = rule_on(line)
    assert ruling.ask is not None
    assert [way.says for way in ruling.ask.ways.values()] == ["Bob wins.", "Ann wins."]


def test_two_who_are_told_to_hold_the_same_split() -> None:
    assert rule_on("A-5, both have a wheel, who wins").answer == "split"
