"""What other evaluators' tests expect, and how real hands were shown down, judged through the command line.

The records are data/expected.jsonl and data/showdowns.jsonl, each with its source.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import referee

DATA = Path(__file__).parent.parent / "data"
Check = dict[str, Any]

#: How the records call a game, and how it is asked for.
GAMES = {"27": ("27",), "a5": ("a5",), "a5-joker": ("a5",), "high": ("high",), "ubln": ("ubln",)}


def records(name: str, kind: str | None = None) -> list[Any]:
    lines = (DATA / name).read_text().splitlines()
    checks = [json.loads(line) for line in lines]
    return [pytest.param(check, id=check["id"]) for check in checks if check.get("kind") == kind]


def cards(text: str) -> set[str]:
    return {text[at : at + 2] for at in range(0, len(text), 2)}


def rank(game: str, hand: str) -> int:
    place = referee("hand", "-g", *GAMES[game], "-j", hand).record["rank"]
    assert isinstance(place, int)
    return place


@pytest.mark.parametrize("check", records("expected.jsonl", "compare"))
def test_compare(check: Check) -> None:
    a, b, game = check["a"], check["b"], check["game"]
    judged = referee("judge", "-g", *GAMES[game], "-j", f"a={a}", f"b={b}")
    if cards(a) & cards(b):
        assert judged.status == 2
        assert judged.record["winners"] == []
        better = rank(game, b) - rank(game, a)
        assert ("a" if better > 0 else "b" if better < 0 else "tie") == check["expect"]
    else:
        assert judged.status == 0
        assert judged.record["winners"] == (["a", "b"] if check["expect"] == "tie" else [check["expect"]])


def best_category(game: str, hand: str) -> str:
    """The category of the best five of the cards; a royal flush is told by its name."""
    answer = referee("hand", "-g", *GAMES[game], "-j", *fives(hand)).out.splitlines()
    best = min((json.loads(line) for line in answer), key=lambda worth: worth["rank"])
    return "royal-flush" if best["name"] == "royal flush" else str(best["category"])


def fives(hand: str) -> list[str]:
    return ["".join(five) for five in combinations([hand[at : at + 2] for at in range(0, len(hand), 2)], 5)]


def expected_category(check: Check) -> str:
    """The record's words as a category: ``Seven, Six, Four, Three, Two-low, No. 2`` is a low hand without a pair."""
    if "-low" in check["expect"]:
        return "no-pair"
    category: str = check["expect"].partition(",")[0]
    return category.lower().replace(" ", "-")


@pytest.mark.parametrize("check", records("expected.jsonl", "category"))
def test_category(check: Check) -> None:
    game, hand = check["game"], check["cards"]
    assert best_category(game, hand) == expected_category(check)
    if len(hand) > 10:
        assert referee("hand", "-g", *GAMES[game], "-f", "short", hand).status == (4 if game == "high" else 0)
    if "ordinal_best_is_1" in check:
        assert rank(game, hand) == check["ordinal_best_is_1"]


@pytest.mark.parametrize("showdown", records("showdowns.jsonl"))
def test_showdown(showdown: Check) -> None:
    hands = [f"{player['name']}={player['cards']}" for player in showdown["players"]]
    judged = referee("judge", "-g", showdown["game"], "-j", *hands)
    assert judged.status == 0
    assert set(judged.record["winners"]) == set(showdown["winners"])
