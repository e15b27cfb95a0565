"""Ace-to-five, 1 to 4, on facts; what an exposed card is (A5-3) stands with the other forms in the table of lowball."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from referee.rulebook.facts import Value

from .tables import Said, ruled, table

Facts = Mapping[str, Value]


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    holds_joker=no joker=yes|no   => by-ace-to-five [A5-intro]
    holds_joker=yes joker=yes     => by-ace-to-five [A5-intro, A5-1]
    holds_joker=yes joker=no      => by-ace-to-five [A5-intro]
    holds_joker=yes               => by-ace-to-five [A5-intro, A5-1]
    """),
)
def test_ranking(facts: Facts, said: Said) -> None:
    assert ruled("ranking", {"game": "a5", **facts}) == said


@pytest.mark.parametrize("question", ["best hand", "ace", "flushes"])
def test_what_is_best_and_how_aces_and_flushes_count_is_stated(question: str) -> None:
    assert ruled(question, {"game": "a5"}) == Said("stated", frozenset({"A5-intro"}))


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    betting=limit check_raise=no when=before-draw|on-draw|after-draw|showdown    => no-check-raise [A5-2] by choice
    betting=limit check_raise=yes when=before-draw|on-draw|after-draw|showdown   => check-raise-allowed [A5-2]
    betting=limit                                                                => no-check-raise [A5-2] by choice
    check_raise=no when=after-draw                                               => depends on betting
    """),
)
def test_check_raise(facts: Facts, said: Said) -> None:
    assert ruled("check-raise", {"game": "a5", **facts}) == said


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    seven=yes sevens_rule=on did=checked result=best bets=yes      => wins-pot-before-the-draw [A5-4]
    seven=yes sevens_rule=on did=checked result=best bets=no       => wins-the-pot [A5-4]
    seven=yes sevens_rule=on did=checked result=beaten bets=yes|no => loses-the-pot [A5-4]
    seven=yes sevens_rule=on did=checked result=folded bets=yes|no => rule-idle [A5-4]
    seven=yes sevens_rule=on did=checked result=tied bets=yes|no   => splits-pot-before-the-draw [A5-4] by choice
    seven=yes sevens_rule=on did=called short=less overcall=none   => no-penalty-for-the-call [A5-4]
    seven=yes sevens_rule=on did=called short=less overcall=open   => no-penalty-overcall-open [A5-4]
    seven=yes sevens_rule=on did=called short=less overcall=loses  => overcall-goes-back [A5-4]
    seven=yes sevens_rule=on did=called short=less overcall=wins   => overcall-stands [A5-4]
    seven=yes sevens_rule=on did=called short=less overcall=ties   => overcall-stands [A5-4] by choice
    seven=yes sevens_rule=on did=called short=half overcall=none|open|loses|wins|ties => ordinary-call [A5-4] by choice
    seven=yes sevens_rule=on did=completed short=less|half         => obligations-met [A5-4]
    seven=no sevens_rule=on did=checked|called|completed           => no-penalty [A5-4]
    seven=yes|no sevens_rule=off did=checked|called|completed      => no-penalty [A5-4]
    seven=yes did=checked result=best bets=yes                     => wins-pot-before-the-draw [A5-4]
    did=checked result=best bets=yes                               => depends on seven
    """),
)
def test_sevens_rule(facts: Facts, said: Said) -> None:
    for when in ("after-draw", "showdown"):
        assert ruled("sevens rule", {"game": "a5", "betting": "limit", "when": when, **facts}) == said


def test_between_draws_the_draw_is_not_over() -> None:
    facts = {"game": "a5", "betting": "limit", "seven": "yes", "did": "checked", "result": "best", "bets": "yes"}
    assert ruled("sevens rule", {**facts, "when": "between-draws"}) == Said("no-penalty", frozenset({"A5-4"}))


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    betting=limit sevens_rule=on                 => stated [A5-4]
    betting=limit                                => stated [A5-4]
    betting=limit sevens_rule=off                => no-penalty [A5-4]
    betting=no-limit|pot-limit sevens_rule=on    => no-penalty [NL-4]
    sevens_rule=on                               => depends on betting
    """),
)
def test_whether_a_seven_must_be_bet(facts: Facts, said: Said) -> None:
    for when in ("before-draw", "between-draws", "after-draw"):
        assert ruled("bet a seven", {"game": "a5", **facts, "when": when}) == said


@pytest.mark.parametrize("when", ["before-draw", "on-draw"])
def test_there_is_no_sevens_rule_before_the_draw_is_over(when: str) -> None:
    facts = {"game": "a5", "betting": "limit", "when": when, "seven": "yes", "did": "checked"}
    assert ruled("sevens rule", facts) == Said("not covered")
