"""No-limit and pot-limit lowball, 1 to 5, on facts; exposed cards (NL-2, NL-3) stand in the table of lowball."""

from __future__ import annotations

import pytest

from .tables import Said, ruled

BIG_BETS = ("no-limit", "pot-limit")
STAGES = ("before-draw", "on-draw", "after-draw", "showdown")


def from_the_last_draw_on(game: str, when: str) -> bool:
    return game == "27" and when in ("after-draw", "showdown")


def test_bet_sizes_are_in_a_section_this_book_has_not() -> None:
    assert ruled("bet size", {}) == Said("not-covered", frozenset({"NL-1"}))


@pytest.mark.parametrize("betting", BIG_BETS)
@pytest.mark.parametrize("game", ["a5", "27"])
@pytest.mark.parametrize("when", STAGES)
def test_check_raise(game: str, betting: str, when: str) -> None:
    by = {"NL-5", "27-3"} if from_the_last_draw_on(game, when) else {"NL-5"}
    for announced in ("yes", "no"):
        facts = {"game": game, "betting": betting, "when": when, "check_raise": announced}
        assert ruled("check-raise", facts) == Said("check-raise-allowed", frozenset(by))


@pytest.mark.parametrize("betting", BIG_BETS)
@pytest.mark.parametrize("game", ["a5", "27"])
@pytest.mark.parametrize("when", STAGES)
def test_sevens_rule(game: str, betting: str, when: str) -> None:
    by = {"NL-4", "27-3"} if from_the_last_draw_on(game, when) else {"NL-4"}
    facts = {"game": game, "betting": betting, "when": when, "sevens_rule": "on", "seven": "yes", "did": "checked"}
    assert ruled("sevens rule", {**facts, "result": "best", "bets": "yes"}) == Said("no-penalty", frozenset(by))
