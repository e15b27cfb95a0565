"""Why a rule did or did not apply: the chain of a ruling, and the fact that ruled each other rule out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.rulebook import RULES, Rule
from referee.rulebook.book import Missing, Table
from referee.rulebook.facts import FACTS, Value
from referee.ruling.decide import heads
from referee.ruling.finding import Finding
from referee.ruling.replay import rules_on


class Reason(NamedTuple):
    """What became of one rule.

    ``fate`` is ``applies``, ``agrees`` (it gives the same ruling where another fact is true that does not matter),
    ``beaten`` by an exception, ``barred`` by the head of its list, or ``out``. ``because`` says the facts that it
    applies on, the rule that beats it, or the fact that ruled it out. ``chain`` are the rules that send us to it, the
    first of them first, and itself.
    """

    rule: str
    fate: str
    because: str
    chain: tuple[str, ...]


class WatchedTable(Table):
    """A table that remembers which facts a rule read, in the order of reading, and which was the last."""

    __slots__ = ("last", "read")

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.facts)
        self.read: dict[str, Value] = {}
        self.last: str | None = None

    def __getattr__(self, name: str) -> Any:
        value = super().__getattr__(name)
        self.read[name] = value
        self.last = name
        return value


def why(finding: Finding) -> Iterator[Reason]:
    """What became of every rule about the question of a finding, in the order of the book.

    >>> from referee.floor import rule_on
    >>> (finding,) = rule_on("2-7 limit, before the draw, 4th card exposed 6s").grounds
    >>> for reason in why(finding):
    ...     if reason.fate != "out":
    ...         print(" › ".join(reason.chain), reason.fate, "because", reason.because)
    LB-8 › A5-3 beaten because 27-2 is the exception
    LB-8 › 27-2 applies because 2-7, before the draw, 6
    """
    for rule in rules_on(finding.matter.question, finding.matter.lowball):
        fate, because = _fate(rule, finding)
        yield Reason(rule.id, fate, because, (*reversed(heads(rule)), rule.id))


def _fate(rule: Rule, finding: Finding) -> tuple[str, str]:
    decision = finding.decision
    if rule.id in decision.over:
        winners = [number for number in decision.by if rule.id in RULES[number].over]
        return "beaten", f"{', '.join(winners)} is the exception"
    if rule.id in decision.barred:
        return "barred", "the condition at the head of its list does not hold"
    table = WatchedTable(finding)
    try:
        answers = rule.body(table) is not None
    except Missing as missing:
        return ("agrees", "") if rule.id in decision.by else ("out", f"not known: {missing.fact.ask}")
    if rule.id in decision.by:
        said = ", ".join(_said(finding, name, value) for name, value in table.read.items() if name != "question")
        return ("applies", said) if answers else ("agrees", "")
    if table.last is None:
        return "out", "it heads a list"
    return "out", _said(finding, table.last, table.read[table.last])


def _said(finding: Finding, name: str, value: Value) -> str:
    """A fact in words; one that nobody gave is said to be presumed, or merely possible."""
    fact = FACTS[name]
    words = fact.ways.get(value, str(value))
    if name in finding.matter.facts:
        return words
    presumed = finding.matter.presumed.get(name, fact.presumed)
    return f"{words} (presumed)" if value == presumed else f"if {words}"
