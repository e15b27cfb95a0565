"""Ranks without suits: presumed to hold no flush, which is said; with ``strict`` asked for; and neither where told."""

from __future__ import annotations

import pytest

from referee.floor import rule_on
from referee.ruling import Ruling


def outcomes(ruling: Ruling) -> list[str]:
    """What it can come to, in the order asked."""
    if ruling.ask is None:
        return [ruling.says]
    return [outcome for way in ruling.ask.ways.values() for outcome in outcomes(way)]


@pytest.mark.parametrize(
    ("line", "comes_to"),
    [
        # a flush loses to any hand without a pair, and the lower of two wins
        ("2-7, Ann: 8-6-4-3-2, Bob: 8-5-4-3-2", ["Bob wins", "Ann wins", "Bob wins"]),
        ("2-7, Ann: 8-5-4-3-2, Bob: 8-5-4-3-2", ["split", "Bob wins", "Ann wins", "split"]),
        ("2-7, Ann: 8-5-4-3-2 suited, Bob: 9-5-4-3-2", ["Ann wins", "Bob wins"]),
        # a pair loses to no pair, and a flush loses to both: the suits of the winner alone decide
        ("2-7, Ann: 8-8-4-3-2, Bob: 9s5h4d3c2s", ["Bob wins"]),
        ("2-7, Ann: 8-6-4-3-2, Bob: 8-5-4-3-2 offsuit", ["Bob wins"]),
        ("A-5, Ann: 8-6-4-3-2, Bob: 8-5-4-3-2", ["Bob wins"]),
    ],
)
def test_strict_asks_for_the_suits(line: str, comes_to: list[str]) -> None:
    said = outcomes(rule_on(line, strict=True))
    assert len(said) == len(comes_to)
    assert all(outcome in told for outcome, told in zip(comes_to, said, strict=True))


def test_a_flush_within_reach_of_a_wild_card_has_no_ruling_for_each_answer() -> None:
    ruling = rule_on("UBLN, one low card wild, Ann: K-Q-7-5-4, Bob: Q-J-9-3-2", strict=True)
    assert ruling.status == "depends"
    assert ruling.ask is not None
    assert not ruling.ask.ways


def test_what_one_form_presumes_is_said_where_all_forms_agree() -> None:
    ruling = rule_on("Ann: 8-6-4-3-2, Bob: 8-5-4-3-2")
    assert [presumed.text for presumed in ruling.presumed] == ["8-5-4-3-2 is not of one suit"]


def test_nothing_is_presumed_of_suits_that_are_told() -> None:
    assert not rule_on("2-7, Ann: 8-6-4-3-2, Bob: 8-5-4-3-2 offsuit").presumed
