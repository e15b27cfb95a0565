"""What was read of a situation as JSON objects, version 1: keys are always present, and only ever added."""

from __future__ import annotations

from referee.cli.records import VERSION, Record, of_problem
from referee.cli.situations import Given
from referee.errors import RefereeError
from referee.situation.model import Event, Situation, Who
from referee.situation.texts import amount_text


def of_reading(given: Given, echo: str, situation: Situation) -> Record:
    """What ``read -j`` says of a situation; ``echo`` is its canonical form."""
    return {
        **_heading(given, echo),
        "settings": dict(situation.settings),
        "events": [_of_event(event) for event in situation.events],
        "question": situation.question,
        "told": situation.told,
        "errors": [],
    }


def of_unread(given: Given, error: RefereeError) -> Record:
    """What it says of one that cannot be read."""
    problems = [of_problem(problem, given.line) for problem in error.problems]
    return {**_heading(given, None), "settings": {}, "events": [], "question": None, "told": None, "errors": problems}


def _heading(given: Given, echo: str | None) -> Record:
    return {"v": VERSION, "id": None, "line": given.line, "in": given.text, "read": echo}


def _of_event(event: Event) -> Record:
    return {
        "head": event.head,
        "who": [str(who) for who in event.who],
        **{role: _spoken(who) for role, who in (("to", event.to), ("by", event.by), ("of", event.of))},
        "instead_of": _spoken(event.instead),
        "cards": str(event.cards) if event.cards else None,
        "holding": str(event.holding) if event.holding else None,
        "numbers": list(event.numbers),
        "nth": list(event.nth),
        "amount": amount_text(event.amount) or None,
        "raises_to": event.raises_to,
        "quote": event.quote,
        "flags": sorted(event.flags),
        "settings": dict(event.settings),
        "when": event.when,
        "line": event.line,
        "column": event.column,
        "length": event.length,
    }


def _spoken(who: Who | None) -> str | None:
    return None if who is None else str(who)
