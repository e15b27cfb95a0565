"""Recorded showdowns told as a pot and the hands shown: the award is who was paid, and how much.

The records are those of ``tests/data/showdowns.jsonl``, each with its source. The house's rake had left the pot before
it was paid, so the pot is told as what was paid out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from referee.play import follow
from referee.situation.reading import read

RECORDS = [
    json.loads(line, parse_float=Decimal)
    for line in (Path(__file__).parents[1] / "data" / "showdowns.jsonl").read_text(encoding="utf-8").splitlines()
]
GAMES = {"27": "2-7", "a5": "A-5 no joker", "a5-joker": "A-5 joker in use", "high": "high"}
BETTING = {"sd": "no-limit", "td": "limit", "5cd": "no-limit"}

#: What cannot be told as one pot and its hands, and why.
UNTOLD = {"d004": "both players are recorded as paid the same, and one as the winner"}
TOLD = [record for record in RECORDS if record["id"] not in UNTOLD]


def line(record: Mapping[str, Any]) -> str:
    """The record as a floor person would put it. What the room mucked unseen was recorded, and is shown here."""
    (paid,) = record["pots"]
    betting = next(word for ending, word in BETTING.items() if record["variant"].endswith(ending))
    hands = [f"{name(player['name'])} shows {player['cards']}" for player in record["players"]]
    return ", ".join([f"{GAMES[record['game']]} {betting}", f"pot was {paid['amount']} before the draw", *hands])


def name(player: str) -> str:
    return f"seat {player.removeprefix('p')}"


@pytest.mark.parametrize("record", TOLD, ids=lambda record: record["id"])
def test_the_award_is_who_was_paid_and_how_much(record: Mapping[str, Any]) -> None:
    settlement = follow(read(line(record))).settlement
    assert settlement is not None
    assert settlement.award is not None
    (paid,) = record["pots"]
    rows = {row.player: row.won for row in settlement.award.rows or ()}
    assert {player for player, won in rows.items() if won} == {name(winner) for winner in record["winners"]}
    assert rows[name(paid["player"])] == Decimal(paid["amount"])


def test_what_cannot_be_told_is_so_for_the_reason_given() -> None:
    (record,) = (record for record in RECORDS if record["id"] in UNTOLD)
    assert {pot["player"] for pot in record["pots"]} != set(record["winners"])
