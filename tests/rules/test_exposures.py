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


@pytest.mark.parametrize(
    ("told", "by_himself"),
    [
        ("seat 3 turns over his 9h", True),
        ("seat 3 flips his 9h", True),
        ("Ann flashed her 9h", True),
        ("seat 3 flashed the 9h", True),
        ("seat 3's 9h flipped over", False),
        ("seat 3 was flashed the 9h", False),
        ("seat 3 had a 9h flipped up", False),
        ("9h flashed to seat 3", False),
        ("dealer flashed 9h to seat 3", False),
        ("seat 3 exposed 9h", False),
    ],
)
def test_who_turns_a_card_over_exposed_it_himself(told: str, by_himself: bool) -> None:
    ruling = rule_on(f"A-5 limit, before the draw, {told}")
    assert ruling.answer == ("card-plays" if by_himself else "replace-after-deal")


def test_a_card_that_its_player_turned_is_not_the_dealers() -> None:
    ruling = rule_on("A-5 limit, dealer exposes seat 3's 8h and seat 3 turns over his 9h, nobody acted")
    assert [point.code for point in ruling.points] == ["replace-after-deal", "card-plays"]
    assert "the dealer exposed it" not in {taken.text for taken in ruling.presumed}


def test_it_is_asked_whether_a_players_card_is_among_those_that_the_dealer_exposed() -> None:
    ruling = rule_on("lowball, dealer exposed two cards but one of them was flashed by seat 5 himself, nobody acted")
    assert ruling.ask is not None
    assert {count: way.settles.get("misdeal") for count, way in ruling.ask.ways.items()} == {1: False, 2: True}


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("A-5 limit, before the draw, dealer exposed one card to seat 7, nobody acted", "A234567"),
        ("A-5 no-limit, before the draw, a card was exposed to seat 7", "A2345"),
        ("2-7 no-limit, before the draw, seat 4's third card was exposed by the dealer", "23457"),
    ],
)
def test_whether_one_exposed_card_is_kept_depends_on_its_rank(line: str, kept: str) -> None:
    ruling = rule_on(line)
    assert ruling.ask is not None
    assert ruling.ask.fact == "rank"
    ways = {rank for rank, way in ruling.ask.ways.items() if way.answer == "must-take"}
    assert ways - {"joker"} == set(kept)
