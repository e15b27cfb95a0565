"""Whole hands from start to end: every finding with its rule, in order, and every chip worked out by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import referee
from tests.money.told import table

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
    ("kansas-city", ["replace-after-deal 27-2", "replace-after-draw LB-9", "fouled LB-11"],
     "Ann 30 300 0 790 460, Bob 30 100 0 0 -130, Cal 30 300 0 0 -330"),
    ("miscall", ["open-or-fold LB-intro", "dead LB-15"],
     "Sam 40 40 0 160 80, Ann 0 0 0 0 0, Bob 40 40 0 0 -80"),
    ("no-limit", ["replace-after-deal NL-2a", "dealer-may-not-answer LB-13"],
     "Ann 100 500 0 0 -600, Bob 60 0 0 180 120, Cal 100 500 0 1080 480"),
    ("rap", ["replace-after-draw LB-9", "may-not-change LB-12b", "dealer-may-not-answer LB-13"],
     "Sam 20 0 0 0 -20, Ann 60 40 0 0 -100, Bea 60 0 0 0 -60, Cal 60 40 0 280 180"),
    ("short-hand", ["draws-to-five LB-11", "four-now-fifth-last LB-10"],
     "Sam 60 80 0 0 -140, Bea 60 80 0 480 340, Ann 60 80 0 0 -140, Cal 60 0 0 0 -60"),
    ("tie", ["may-not-change LB-12a", "no-check-raise A5-2"],
     "Sam 10 0 0 0 -10, Bea 40 80 80 45 5, Ann 40 40 40 45 5"),
    ("left-nut", [], "Ann 20 40 0 0 -60, Bob 20 40 0 120 60"),
)  # fmt: skip


def ruled(name: str) -> Any:
    answered = referee("ruling", "-j", "-F", str(HANDS / f"{name}.ref"))
    assert answered.err == ""
    return answered.record


def findings(record: Any) -> list[str]:
    return [f"{found['answer']} {found['cites'][0]}" for found in record["findings"]]


def money(record: Any) -> dict[str, tuple[object, ...]]:
    return {row["player"]: tuple(list(row.values())[1:]) for row in record["money"]["players"]}


@pytest.mark.parametrize(("name", "found", "chips"), PLAYED, ids=[hand[0] for hand in PLAYED])
def test_findings_in_order_and_the_award_last(name: str, found: list[str], chips: str) -> None:
    record = ruled(name)
    *before, last = record["findings"]
    assert findings({"findings": before}) == found
    assert (last["answer"], record["answer"]) == ("award", "award")
    assert money(record) == table(chips)


@pytest.mark.parametrize("name", [hand[0] for hand in PLAYED])
def test_no_pot_goes_to_somebody_who_is_not_in_it(name: str) -> None:
    pots = ruled(name)["money"]["pots"]
    assert pots
    for pot in pots:
        assert set(pot["winners"]) <= set(pot["contenders"])
    assert sum(pot["amount"] for pot in pots) == sum(won for *_, won, _ in money(ruled(name)).values())


def test_where_the_floor_decides_the_award_is_given_both_ways() -> None:
    record = ruled("silent-pair")
    assert findings(record) == ["may-not-change LB-12a", "may-lose-the-pot LB-16"]
    assert (record["status"], record["ask"]["fact"], record["money"]) == ("depends", "money", None)
    awards = {way: money({"money": award}) for way, award in record["ask"]["money"].items()}
    assert awards == {
        "the floor lets Bob's hand stand": table("Ann 40 40 0 0 -80, Bob 40 40 0 160 80"),
        "the floor rules against Bob": table("Ann 40 40 0 160 80, Bob 40 40 0 0 -80"),
    }


def test_a_misdeal_ends_the_hand() -> None:
    record = ruled("misdeal")
    assert findings(record) == ["must-take A5-3", "open-or-fold LB-intro", "misdeal LB-1d"]
    assert (record["answer"], record["money"]) == ("misdeal", None)


def test_every_hand_of_the_examples_is_tested_and_ten_have_two_infractions() -> None:
    several = {name for name, found, _ in PLAYED if len(found) > 1} | {"silent-pair", "misdeal"}
    assert {path.stem for path in HANDS.glob("*.ref")} == several | {"left-nut"}
    assert len(several) >= 10
