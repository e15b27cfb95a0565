"""Deuce-to-seven, 1 to 3, on facts: where it differs from ace-to-five, and where it does not.

What an exposed card is (27-2) stands with the other forms in the table of lowball.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from referee.rulebook.facts import Value

from .tables import Said, ruled, table

Facts = Mapping[str, Value]


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    holds_joker=no joker=yes|no   => by-deuce-to-seven [27-intro, 27-1]
    holds_joker=yes joker=yes     => by-deuce-to-seven [27-intro, 27-1]
    """),
)
def test_ranking(facts: Facts, said: Said) -> None:
    assert ruled("ranking", {"game": "27", **facts}) == said


@pytest.mark.parametrize("question", ["best hand", "ace", "flushes"])
def test_what_is_best_and_how_aces_and_flushes_count_is_stated(question: str) -> None:
    assert ruled(question, {"game": "27"}) == Said("stated", frozenset({"27-intro", "27-1"}))


def test_the_ranking_depends_on_the_form() -> None:
    assert ruled("ranking", {"holds_joker": "no"}) == Said("depends on game")


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    when=before-draw|on-draw check_raise=no    => no-check-raise [A5-2] by choice
    when=before-draw|on-draw check_raise=yes   => check-raise-allowed [A5-2]
    when=after-draw|showdown check_raise=no    => check-raise-allowed [27-3]
    when=after-draw|showdown check_raise=yes   => check-raise-allowed [27-3]
    check_raise=no                             => depends on when
    """),
)
def test_check_raise(facts: Facts, said: Said) -> None:
    assert ruled("check-raise", {"game": "27", "betting": "limit", **facts}) == said


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    when=after-draw|showdown seven=yes did=checked result=best bets=yes sevens_rule=on   => no-penalty [27-3]
    when=after-draw|showdown seven=yes did=called short=less overcall=loses              => no-penalty [27-3]
    when=before-draw|on-draw seven=yes did=checked                                       => not covered
    """),
)
def test_sevens_rule(facts: Facts, said: Said) -> None:
    assert ruled("sevens rule", {"game": "27", "betting": "limit", **facts}) == said


@pytest.mark.parametrize("betting", ["limit", "no-limit", "pot-limit"])
def test_no_seven_must_be_bet_whenever_it_is_asked(betting: str) -> None:
    by = {"27-3"} if betting == "limit" else {"27-3", "NL-4"}
    assert ruled("bet a seven", {"game": "27", "betting": betting}) == Said("no-penalty", frozenset(by))
