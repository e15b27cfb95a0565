"""Rulings as JSON objects, version 1: keys are always present, and only ever added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from referee.cli.records import VERSION, Record, of_presumption, of_problem
from referee.cli.situations import Given
from referee.errors import RefereeError
from referee.ruling import Ask, Point, Ruling
from referee.ruling.why import why

if TYPE_CHECKING:
    from referee.money import Award


def of_ruling(ruling: Ruling, given: Given, read: str, explained: bool = False) -> Record:
    """What ``ruling -j`` says of a situation; ``read`` is its canonical form.

    ``explained`` adds why each rule about its questions does or does not apply.
    """
    return {
        **_heading(given, read),
        "status": ruling.status,
        "answer": ruling.answer,
        "says": ruling.says,
        "do": list(ruling.do),
        "cites": list(ruling.cites),
        "over": list(ruling.over),
        "presumed": [of_presumption(presumption) for presumption in ruling.presumed],
        "reading": ruling.reading,
        "house": [rule.text for rule in ruling.house],
        "findings": [_of_point(point) for point in ruling.points],
        "money": _of_money(ruling.money),
        "ask": _of_ask(ruling.ask),
        "why": _of_reasons(ruling) if explained else None,
        "errors": [],
    }


def of_unruled(given: Given, error: RefereeError) -> Record:
    """What is said of a situation that cannot be read: every key, with nothing in it but the errors."""
    return {
        **_heading(given, None),
        "status": "error",
        **dict.fromkeys(("answer", "says")),
        **{key: [] for key in ("do", "cites", "over", "presumed")},
        "reading": None,
        "house": [],
        "findings": [],
        **dict.fromkeys(("money", "ask", "why")),
        "errors": [of_problem(problem, given.line) for problem in error.problems],
    }


def of_settled(question: str, settled: str | None, record: Record) -> Record:
    """What ``is -j`` says: a ruling's record, and what it comes to for the question; None for what was not ruled."""
    return {**record, "question": question, "is": settled}


def _heading(given: Given, read: str | None) -> Record:
    return {"v": VERSION, "id": None, "line": given.line, "in": given.text, "read": read}


def _of_point(point: Point) -> Record:
    """One of several things that were ruled on; ``answer`` is null where no rule covers it."""
    return {"answer": point.code, "says": point.says, "cites": list(point.cites)}


def _of_money(award: Award | None) -> Record | None:
    if award is None:
        return None
    from referee.cli.chips import of_award

    return of_award(award)


def _of_ask(ask: Ask | None) -> Record | None:
    """The question and the answer for each way it may be answered, ``depends`` where that leaves another one open.

    ``money`` has who gets which chips for each way that tells it, and is null where none does.
    """
    if ask is None:
        return None
    return {
        "fact": ask.fact,
        "text": ask.text,
        "ways": {str(value): way.answer for value, way in ask.ways.items()},
        "money": {str(value): _of_money(way.money) for value, way in ask.ways.items() if way.money} or None,
    }


def _of_reasons(ruling: Ruling) -> Sequence[Record]:
    reasons = [{"rule": r.rule, "fate": r.fate, "because": r.because} for f in ruling.grounds for r in why(f)]
    for way in ruling.ask.ways.values() if ruling.ask else ():
        reasons += _of_reasons(way)
    return [reason for place, reason in enumerate(reasons) if reason not in reasons[:place]]
