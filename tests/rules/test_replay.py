"""What was decided for other words is what would be decided for these."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from referee.errors import RefereeError
from referee.floor import rule_on
from referee.matters import matters
from referee.ruling.ruling import in_words
from referee.situation import read

replay = import_module("referee.ruling.replay")

READINGS = Path(__file__).parent.parent / "situation" / "readings.txt"
LINES = [line for line in READINGS.read_text().splitlines() if line and not line.startswith(("#", " "))]


@pytest.mark.parametrize("strict", [False, True], ids=["", "strict"])
def test_decided_anew_and_as_before_are_the_same(strict: bool) -> None:
    compared = 0
    for line in LINES:
        try:
            raised = matters(read(line))
            anew = raised and replay._replay(raised, {}, strict)
        except RefereeError:
            continue
        if anew:
            compared += 1
            assert replay.replay(raised, strict) == replay.replay(raised, strict) == anew, line
    assert compared > len(LINES) / 2
    assert replay._replayed.cache_info().hits > compared / 4


def test_words_are_those_of_the_line() -> None:
    for seat in "258":
        for card in ("6♠", "6♥"):
            says = rule_on(f"2-7 limit, before the draw, seat {seat} exposed {card}, two players acted").says
            assert f"seat {seat} " in says.lower()
            assert card in says


def test_the_same_question_about_two_cards_is_decided_for_each() -> None:
    line = "2-7 limit, before the draw, seat 3 exposed 7h, seat 5 exposed 6s, two players acted"
    says = in_words(replay.replay(matters(read(line)))).says
    assert "7♥" in says
    assert "6♠" in says
