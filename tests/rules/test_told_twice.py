"""Cards too many are counted by the hands they lie in, however often they are told: LB-1(c) is about two of them."""

from __future__ import annotations

import pytest

from referee.floor import rule_on


@pytest.mark.parametrize(
    ("told", "extra"),
    [
        ("seat 3 has six cards, seat 3 has six cards", 1),
        ("one extra card to seat 3, seat 3 has six cards", 1),
        ("1 extra card, seat 3 has six cards", 1),
        ("seat 3 has seven cards, 2 extra cards", 2),
        ("seat 3 has six cards, seat 4 has six cards", 2),
        ("one extra card to seat 3 and one extra card to seat 4", 2),
        ("seats 3 and 4 have six cards each", 2),
        ("2 players have six cards", 2),
    ],
)
def test_extra_cards_are_counted_once(told: str, extra: int) -> None:
    ruling = rule_on(f"lowball, before the draw, {told}, nobody acted")
    assert ruling.answer == "misdeal"
    assert ("LB-1c" in ruling.cites) == (extra >= 2)
