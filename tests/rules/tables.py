"""Tables of rulings: facts, and behind ``=>`` what the rules say of them, written down from the house's readings.

    cards=4 when=before-draw acted=1   => misdeal [LB-1d] by choice

In brackets stand the deciding rules, all of them; ``by choice`` where the text leaves the answer open, so that the
ruling must say how it was read. A fact may have several values (``acted=0|1``); each is a row. ``not covered`` alone is
what no rule reaches, and ``depends on`` names the fact that is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

import pytest

from referee.matters.matter import Matter
from referee.rulebook.facts import Value
from referee.ruling.replay import Depends, Ruled, replay

_ROW = re.compile(
    r"(?P<facts>.*?)\s*=> (?P<answer>[a-z-]+( on [a-z_]+| covered)?)( \[(?P<by>.*?)\])?(?P<chosen> by choice)?"
)


class Said(NamedTuple):
    """What the rules say: the code of the answer, the rules it rests on, and whether it rests on a choice."""

    answer: str
    by: frozenset[str] = frozenset()
    chosen: bool = False


def table(text: str) -> list[object]:
    """The rows of a table as parameters ``facts, said``, each row under its own words."""
    lines = [line.strip() for line in text.strip().splitlines()]
    return [pytest.param(facts, said, id=name) for line in lines for facts, said, name in _rows(line)]


def _rows(line: str) -> Iterator[tuple[Mapping[str, Value], Said, str]]:
    found = _ROW.fullmatch(line)
    assert found, line
    by = frozenset((found["by"] or "").replace(",", " ").split())
    said = Said(found["answer"], by, found["chosen"] is not None)
    named = [fact.partition("=") for fact in found["facts"].split()]
    for values in product(*(choices.split("|") for _, _, choices in named)):
        facts = {name: _value(value) for (name, _, _), value in zip(named, values, strict=True)}
        yield facts, said, " ".join(f"{name}={value}" for name, value in facts.items())


def _value(text: str) -> Value:
    return int(text) if text.isdecimal() and text != "27" else text


def ruled(question: str, facts: Mapping[str, Value], *, lowball: bool = True, strict: bool = True) -> Said:
    """What the rulebook says of one question. ``strict`` makes no presumption but the book's own."""
    outcome = replay([Matter(question, facts, lowball=lowball)], strict)
    if isinstance(outcome, Depends):
        return Said(f"depends on {outcome.fact.name}")
    return said_by(outcome)


def said_by(outcome: Ruled) -> Said:
    (finding,) = outcome.findings
    if finding.answer is None:
        return Said("not covered")
    return Said(finding.answer.code, frozenset(finding.decision.by), bool(finding.decision.readings))
