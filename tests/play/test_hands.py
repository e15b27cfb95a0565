"""Whole hands from start to end: every finding with its rule, in order, and every chip worked out by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.play import Played, follow
from referee.situation.reading import read
from tests.money.told import money, table

HANDS = Path(__file__).parents[2] / "examples" / "hands"

#: The file, its findings in order (answer, first rule cited), and the money.
PLAYED = (
    ("check-raise", ["may-not-change LB-12b", "no-check-raise A5-2"],
     "Sam 10 0 0 0 -10, Bea 40 80 80 0 -40, Ann 40 40 40 130 90, Cal 40 40 40 0 -40"),
    ("cap", ["no-more-raises LB-2", "dealer-may-not-answer LB-13", "dead LB-15"],
     "Sam 120 40 0 0 -160, Bea 120 0 0 0 -120, Ann 120 40 0 600 440, Cal 120 40 0 0 -160"),
    ("overcall", ["replace-after-draw LB-9", "need-not-answer LB-13"],
     "Sam 40 15 0 0 -55, Ann 40 15 0 190 135, Cal 40 15 15 0 -40, Dee 40 0 0 0 -40"),
    ("deuce", ["replace-after-deal 27-2", "fouled LB-11"],
     "Ann 20 40 0 0 -60, Bob 20 40 0 180 120, Cal 20 40 0 0 -60"),
    ("miscall", ["open-or-fold LB-intro", "dead LB-15"],
     "Sam 40 40 0 160 80, Ann 0 0 0 0 0, Bob 40 40 0 0 -80"),
    ("no-limit", ["replace-after-deal NL-2a", "dealer-may-not-answer LB-13"],
     "Ann 100 500 0 0 -600, Bob 60 0 0 180 120, Cal 100 500 0 1080 480"),
    ("short-hand", ["draws-to-five LB-11", "four-now-fifth-last LB-10"],
     "Sam 60 80 0 0 -140, Bea 60 80 0 480 340, Ann 60 80 0 0 -140, Cal 60 0 0 0 -60"),
    ("left-nut", [], "Ann 20 40 0 0 -60, Bob 20 40 0 120 60"),
)  # fmt: skip


def play(name: str) -> Played:
    lines = (HANDS / f"{name}.ref").read_text(encoding="utf-8").splitlines()
    return follow(read("\n".join(line for line in lines if not line.startswith("#"))))


def findings(played: Played) -> list[str]:
    return [f"{found.code} {found.ruling.cites[0]}" for found in played.findings]


@pytest.mark.parametrize(("name", "found", "chips"), PLAYED, ids=[hand[0] for hand in PLAYED])
def test_findings_in_order_and_the_award(name: str, found: list[str], chips: str) -> None:
    played = play(name)
    assert findings(played) == found
    assert played.settlement is not None
    assert played.settlement.award is not None
    assert money(played.settlement.award) == table(chips)


def test_where_the_floor_decides_the_award_is_given_both_ways() -> None:
    played = play("silent-pair")
    assert findings(played) == ["may-not-change LB-12a", "may-lose-the-pot LB-16"]
    assert played.settlement is not None
    assert {way.label: money(way.award) for way in played.settlement.ways} == {
        "the floor lets Bob's hand stand": table("Ann 40 40 0 0 -80, Bob 40 40 0 160 80"),
        "the floor rules against Bob": table("Ann 40 40 0 160 80, Bob 40 40 0 0 -80"),
    }


def test_a_misdeal_ends_the_hand() -> None:
    played = play("misdeal")
    assert [found.code for found in played.findings] == ["misdeal"]
    assert "LB-1b" in played.findings[0].ruling.cites
    assert (played.settlement, played.stopped) == (None, "misdeal")


def test_every_hand_of_the_examples_is_tested() -> None:
    tested = {hand[0] for hand in PLAYED} | {"silent-pair", "misdeal"}
    assert {path.stem for path in HANDS.glob("*.ref")} == tested
