"""The facts: the names and values that lines may give, what is presumed, and what cannot hold together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from referee.rulebook.facts import FACTS, Fact, Value, possible

DATA = Path(__file__).parent.parent / "data"


def described(fact: Fact) -> str:
    values = " ".join(f"[{value}]" if value == fact.presumed else str(value) for value in fact.ways)
    scope = " (table)" if fact.shared else ""
    return f"{fact.name}: {values}".rstrip() + scope + (f" ({fact.book})" if fact.book else "")


def test_names_and_values_are_those_that_lines_rely_on() -> None:
    assert [described(fact) for fact in FACTS.values()] == promised("facts.txt")
    assert all(name == fact.name for name, fact in FACTS.items())


def promised(file: str) -> list[str]:
    return [line for line in (DATA / file).read_text("utf-8").splitlines() if not line.startswith("#")]


def worded(fact: Fact) -> Iterator[str]:
    yield f"{fact.name}: {fact.ask}"
    if fact.name != "rank":
        yield from (f"    {value}: {words}" for value, words in fact.ways.items())
    if fact.because or fact.unless:
        yield f"    taken: {fact.because}; unless: {fact.unless}"


def test_each_value_is_shown_and_taken_in_the_words_that_people_rely_on() -> None:
    assert [line for fact in FACTS.values() for line in worded(fact)] == promised("fact-words.txt")
    assert all(words == rank for rank, words in FACTS["rank"].ways.items())


@pytest.mark.parametrize("fact", FACTS.values(), ids=list(FACTS))
def test_a_fact_is_asked_for_in_a_question_and_told_in_different_words(fact: Fact) -> None:
    assert fact.ask.endswith("?")
    assert fact.ask[0].islower()
    assert len(set(fact.ways.values())) == len(fact.ways)
    assert (fact.presumed is None) or fact.presumed in fact.ways


@pytest.mark.parametrize(
    ("facts", "can_be"),
    [
        ({}, True),
        ({"game": "27"}, True),
        ({"game": "27", "rank": "7", "holds_joker": "no"}, True),
        ({"rank": "joker"}, True),
        ({"game": "a5", "rank": "joker"}, True),
        ({"game": "a5", "holds_joker": "yes"}, True),
        ({"game": "27", "rank": "joker"}, False),
        ({"game": "27", "rank": "joker", "joker": "no"}, False),
        ({"game": "27", "holds_joker": "yes"}, False),
        ({"game": "27", "rank": "joker", "joker": "yes"}, True),
        ({"game": "27", "holds_joker": "yes", "joker": "yes"}, True),
    ],
)
def test_a_joker_at_deuce_to_seven_must_have_been_announced(facts: Mapping[str, Value], can_be: bool) -> None:
    assert possible(facts) is can_be
