"""A hand dealt to an empty seat is a misdeal (LB-1h) unless its player had posted: whose seat it is has to be told."""

from __future__ import annotations

import pytest

from referee.floor import rule_on


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        ("an empty seat", "misdeal"),
        ("an empty seat, blinds posted", "misdeal"),
        ("empty seat 7, seat 5 posted", "misdeal"),
        ("empty seat 7, seat 7 posted", "no-misdeal"),
        ("an empty seat, the player had posted", "no-misdeal"),
        ("an empty seat, seat 7 posted", "depends"),
        ("an empty seat, Maria posted", "depends"),
        ("an empty seat, the big blind posted", "depends"),
    ],
)
def test_who_posted_owns_the_seat_only_where_it_is_his(told: str, answer: str) -> None:
    assert rule_on(f"lowball, dealt to {told}, nobody acted").answer == answer
