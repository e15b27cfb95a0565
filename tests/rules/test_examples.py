"""The examples of the rules and of the example files: each ruled as written, and no rule could be left out."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from referee.floor import rule_on
from referee.rulebook import QUESTIONS, RULES
from referee.ruling import Ruling
from referee.ruling.expected import as_expected, expectation
from referee.showdown import Verdict
from referee.situation import Entry, read_lines

finding, replay, ruling = (import_module(f"referee.ruling.{name}") for name in ("finding", "replay", "ruling"))

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def of_rule(number: str) -> list[Entry]:
    return [entry for example in RULES[number].examples for entry in read_lines([example])]


def of_files() -> Iterator[tuple[str, Entry]]:
    for path in sorted(EXAMPLES.glob("*.ref")):
        for entry in read_lines(path.read_text().splitlines()):
            yield f"{path.name}:{entry.line}", entry


def lines() -> list[object]:
    rules = [(f"{number} {entry.text}", entry) for number in RULES for entry in of_rule(number)]
    return [pytest.param(entry, id=name) for name, entry in (*rules, *of_files())]


@pytest.mark.parametrize("entry", lines())
def test_is_ruled_as_expected(entry: Entry) -> None:
    assert entry.expected
    assert set(entry.ids) <= set(RULES)
    ruled = rule_on(entry.text)
    assert as_expected(ruled, entry.expected, entry.ids), expectation(ruled.phrase, ruled.cites)


@pytest.mark.parametrize("number", RULES)
def test_a_rule_is_cited_by_one_of_its_own_examples(number: str) -> None:
    assert any(number in rule_on(entry.text).cites for entry in of_rule(number))


@pytest.mark.parametrize("number", RULES)
def test_a_rule_left_out_changes_one_of_its_examples(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def outcomes() -> list[tuple[str, tuple[str, ...]]]:
        return [(ruled.phrase, ruled.cites) for ruled in map(ruled_on, of_rule(number))]

    before = outcomes()
    leave_out(number, monkeypatch)
    assert outcomes() != before


def ruled_on(entry: Entry) -> Ruling:
    replay._looked_up.cache_clear()
    replay._replayed.cache_clear()
    return rule_on(entry.text)


def leave_out(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take a rule out of the book: it decides nothing, no rule stands under it, and no verdict rests on it."""
    rules_on, heads, decide = replay.rules_on, ruling.heads, finding.showdown.decide
    monkeypatch.setattr(
        replay, "rules_on", lambda question, lowball: [r for r in rules_on(question, lowball) if r.id != number]
    )
    monkeypatch.setattr(ruling, "heads", lambda rule: [head for head in heads(rule) if head != number])
    monkeypatch.setattr(
        ruling, "QUESTIONS", {about: [r for r in rules if r.id != number] for about, rules in QUESTIONS.items()}
    )

    def decided(*showdown: Any) -> Verdict:
        verdict = decide(*showdown)
        return verdict._replace(cites=tuple(cited for cited in verdict.cites if cited != number))

    monkeypatch.setattr(finding.showdown, "decide", decided)


@pytest.fixture(autouse=True)
def _forget_what_was_decided() -> Iterator[None]:
    yield
    replay._looked_up.cache_clear()
    replay._replayed.cache_clear()
