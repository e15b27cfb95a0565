"""Expectations that nobody here wrote: of other evaluators' tests, published pages and real showdowns.

Each record of the data files names its source. Hands of six and seven cards are left to the judge, which rules on them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from referee.games import GAMES, Announcements, Value
from referee.notation import parse_hand

DATA = Path(__file__).parent.parent / "data"


def records(file: str, kind: str | None = None) -> list[Any]:
    lines = (DATA / file).read_text(encoding="utf-8").splitlines()
    return [
        pytest.param(record, id=record["id"])
        for record in map(json.loads, lines)
        if record.get("kind") == kind and len(record.get("cards", "five cards")) == 10
    ]


def value(record: dict[str, Any], cards: str) -> Value:
    game = record["game"].removesuffix("-joker")
    announced = Announcements(joker=game != record["game"])
    return GAMES[game].value(parse_hand(cards), announced)


def category(words: str) -> str:
    """The category that another program's words mean: ``Straight, Six-high``, ``Seven, Six, Four, Three, Two-low``."""
    words = words.lower()
    if "-low" in words:
        return "no-pair"
    return "straight-flush" if words == "royal flush" else words.split(",")[0].replace(" ", "-")


@pytest.mark.parametrize("record", records("expected.jsonl", "category"))
def test_category(record: dict[str, Any]) -> None:
    assert value(record, record["cards"]).category == category(record["expect"])


@pytest.mark.parametrize(
    "record", [r for r in records("expected.jsonl", "category") if "ordinal_best_is_1" in r.values[0]]
)
def test_rank(record: dict[str, Any]) -> None:
    assert value(record, record["cards"]).rank == record["ordinal_best_is_1"]


@pytest.mark.parametrize("record", records("expected.jsonl", "compare"))
def test_comparison(record: dict[str, Any]) -> None:
    a, b = value(record, record["a"]), value(record, record["b"])
    assert {"a": a > b, "b": a < b, "tie": a == b}[record["expect"]]


@pytest.mark.parametrize("record", records("showdowns.jsonl"))
def test_showdown(record: dict[str, Any]) -> None:
    values = {player["name"]: value(record, player["cards"]) for player in record["players"]}
    best = max(values.values())
    assert {name for name, of_hand in values.items() if of_hand == best} == set(record["winners"])
