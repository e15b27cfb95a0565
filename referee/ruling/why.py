"""Why a rule did or did not apply: the chain of a ruling, and the fact that ruled each other rule out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from referee.rulebook import RULES
from referee.rulebook.book import Body, Missing, Table
from referee.rulebook.facts import FACTS, Value
from referee.ruling.finding import Finding
from referee.ruling.replay import rules_on


class Reason(NamedTuple):
    """What became of one rule: ``applies``, ``beaten`` by an exception, ``barred`` by the head of its list, or ``out``.

    ``because`` says the fact that ruled it out, in the words that tell it, or names the rule that beats it.
    """

    rule: str
    fate: str
    because: str = ""


class WatchedTable(Table):
    """A table that remembers the last fact a rule read."""

    __slots__ = ("last",)

    def __init__(self, facts: Mapping[str, Value]) -> None:
        super().__init__(facts)
        self.last: tuple[str, Value] | None = None

    def __getattr__(self, name: str) -> Any:
        value = super().__getattr__(name)
        self.last = (name, value)
        return value


def why(finding: Finding) -> Iterator[Reason]:
    """What became of every rule about the question of a finding, in the order of the book."""
    decision = finding.decision
    for rule in rules_on(finding.matter.question, finding.matter.lowball):
        if rule.id in decision.by:
            yield Reason(rule.id, "applies")
        elif rule.id in decision.over:
            winners = [number for number in decision.by if rule.id in RULES[number].over]
            yield Reason(rule.id, "beaten", f"{', '.join(winners)} is the exception")
        elif rule.id in decision.barred:
            yield Reason(rule.id, "barred", "the condition at the head of its list does not hold")
        else:
            yield Reason(rule.id, "out", _ruled_out_by(rule.body, finding.facts))


def _ruled_out_by(body: Body, facts: Mapping[str, Value]) -> str:
    table = WatchedTable(facts)
    try:
        body(table)
    except Missing as missing:
        return f"not known: {missing.fact.ask}"
    if table.last is None:
        return "it heads a list"
    name, value = table.last
    return FACTS[name].ways.get(value, str(value))
