"""Walks a question of the rulebook over all its facts: every way each fact that any rule reads can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from referee.rulebook import Rule
from referee.rulebook.book import Missing, Table
from referee.rulebook.facts import Value, possible
from referee.ruling.decide import Decision, decide


def walk(rules: Sequence[Rule], facts: Mapping[str, Value]) -> Iterator[tuple[Mapping[str, Value], Decision]]:
    """Every combination of facts that the rules tell apart, from ``facts`` on, and what is decided there."""
    if not possible(facts):
        return
    try:
        yield facts, decide(rules, Table(facts))
    except Missing as missing:
        for value in missing.fact.ways:
            yield from walk(rules, {**facts, missing.fact.name: value})
