"""Uncle Bob's Left Nut, on facts: what each article answers to its question."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from referee.matters.matter import Matter
from referee.rulebook import rule
from referee.rulebook.facts import Value
from referee.ruling.replay import replay
from referee.ruling.ruling import in_words

from .tables import Said, ruled, table

#: Articles that state something, by what is asked about.
STATED = {
    "the game": "UBLN-0",
    "deck": "UBLN-1.2",
    "object": "UBLN-1.3",
    "ante": "UBLN-2.1",
    "rounds": "UBLN-2.2",
    "stages": "UBLN-2.3",
    "ace": "UBLN-3.3",
    "five of a kind": "UBLN-3.5",
    "example": "UBLN-ex1",
    "ace example": "UBLN-ex2",
    "showdown": "UBLN-4.1",
    "at least a pair": "UBLN-5.1",
    "trips and a low card": "UBLN-5.2",
    "what to keep": "UBLN-5.3",
    "ranking list": "UBLN-6",
    "doubt": "UBLN-7",
}


@pytest.mark.parametrize(("question", "number"), STATED.items())
def test_what_is_stated(question: str, number: str) -> None:
    assert ruled(question, {}, lowball=False) == Said("stated", frozenset({number}))
    assert in_words(replay([Matter(question, {}, lowball=False)])).says == rule(number).says


@pytest.mark.parametrize(
    ("question", "answer", "number"),
    [
        ("five card draw", "not-covered", "UBLN-1.1"),
        ("ranking", "by-left-nut", "UBLN-3.1"),
        ("last player", "wins-without-showing", "UBLN-4.2"),
        ("wild for others", "no", "UBLN-5.4"),
        ("ace low", "no", "UBLN-5.5"),
        ("order of hands", "by-five-card-draw", "UBLN-6"),
    ],
)
def test_what_is_answered(question: str, answer: str, number: str) -> None:
    assert ruled(question, {}, lowball=False) == Said(answer, frozenset({number}))


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    when=before-draw|on-draw|after-draw   => not-fixed-yet [UBLN-3.2]
    when=showdown                         => lowest-is-wild [UBLN-3.1]
    """),
)
def test_wild_card(facts: Mapping[str, Value], said: Said) -> None:
    assert ruled("wild card", facts, lowball=False) == said


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    announced=after-deal    => too-late [UBLN-3.4]
    announced=before-deal   => not covered
    """),
)
def test_announcement(facts: Mapping[str, Value], said: Said) -> None:
    assert ruled("announcement", facts, lowball=False) == said


@pytest.mark.parametrize(
    ("question", "facts"),
    [
        ("exposed card", {"when": "before-draw", "rank": "K", "by": "dealer", "game": "a5", "betting": "limit"}),
        ("misdeal", {"fault": "button", "acted": 0}),
        ("hand size", {"when": "after-draw", "cards": 4}),
        ("claim", {"claim": "better", "players": "multihanded"}),
    ],
)
def test_the_rules_of_lowball_never_reach_it(question: str, facts: Mapping[str, Value]) -> None:
    assert ruled(question, facts).by
    assert ruled(question, facts, lowball=False) == Said("not covered")
