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

from tests.cli.running import referee

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
    answered = referee("ruling", "-j", line(record))
    assert answered.status == 0
    money = answered.record["money"]
    won = {row["player"]: Decimal(row["won"]) for row in money["players"] if Decimal(row["won"])}
    (paid,) = record["pots"]
    assert won.keys() == {name(winner) for winner in record["winners"]}
    assert won[name(paid["player"])] == Decimal(paid["amount"])
    (pot,) = money["pots"]
    assert Decimal(pot["amount"]) == Decimal(paid["amount"])
    assert set(pot["winners"]) == set(won)


def test_what_cannot_be_told_is_so_for_the_reason_given() -> None:
    (record,) = (record for record in RECORDS if record["id"] in UNTOLD)
    assert {pot["player"] for pot in record["pots"]} != set(record["winners"])


def test_the_records_are_all_told_or_accounted_for() -> None:
    assert len(TOLD) + len(UNTOLD) == len(RECORDS)
    assert all(len(record["pots"]) == 1 for record in TOLD)
