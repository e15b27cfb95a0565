"""LB-1: a fault of the deal counts if attention is called to it before two players have acted, whenever it happened."""

from __future__ import annotations

import pytest

from referee.floor import rule_on

FAULTS = ["dealer exposed two cards", "two extra cards were dealt", "button out of position"]
STAGE = "before the draw"


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize(
    ("told", "phrase"),
    [
        ("seat 4 points it out at once, seat 1 bets, seat 2 calls", "misdeal"),
        ("seat 1 bets, seat 4 points it out, seat 2 calls", "misdeal"),
        ("seat 1 folds, the dealer notices it, seat 2 folds, seat 3 bets", "misdeal"),
        ("seat 1 bets, seat 2 calls, seat 4 points it out", "no misdeal"),
        ("seat 1 bets, seat 2 calls, seat 4 points it out, seat 3 folds", "no misdeal"),
        ("seat 4 points it out, one player has acted", "misdeal"),
        # talking is not calling attention, and neither is seeing it in silence
        ("seat 4 laughs, seat 1 bets, seat 2 calls", "no misdeal"),
        ("seat 4 notices it but says nothing, seat 1 bets, seat 2 calls", "no misdeal"),
    ],
)
def test_who_acts_behind_the_call_does_not_count(fault: str, told: str, phrase: str) -> None:
    assert rule_on(f"lowball, {STAGE}, {fault}, {told}").phrase == phrase


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize(
    "told",
    [
        "nobody acted, then seat 1 bets, seat 2 calls",
        "seat 3 called attention to it right away, then two players acted",
        "seat 4 points it out",
    ],
)
def test_it_is_asked_how_many_had_acted_where_the_line_leaves_it_open(fault: str, told: str) -> None:
    ruling = rule_on(f"lowball, {STAGE}, {fault}, {told}")
    assert ruling.ask is not None
    assert ruling.ask.fact == "acted"


@pytest.mark.parametrize(
    "line",
    [
        "two extra cards were dealt, nobody saw it until the draw was over",
        "two extra cards were dealt, noticed after the draw",
        "button was in the wrong place, noticed after the showdown",
        "first card to the wrong seat, noticed on the draw",
    ],
)
def test_from_the_draw_on_it_is_too_late(line: str) -> None:
    """There is a draw only once two players or more have acted."""
    ruling = rule_on(f"lowball, {line}")
    assert ruling.phrase == "no misdeal"
    assert "LB-1" in ruling.cites
