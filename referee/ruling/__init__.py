"""Rulings: what the rules require in a situation, with the numbers they rest on."""

from __future__ import annotations

from referee.errors import Problem, SituationError
from referee.matters import matters
from referee.rulebook.answers import NOT_COVERED
from referee.ruling.replay import replay
from referee.ruling.ruling import Ask, Point, Ruling, in_words
from referee.situation.model import Situation

__all__ = ["Ask", "Point", "Ruling", "rule_on"]

EXAMPLE = "A-5 limit, before the draw, seat 3 exposed 7h"


def rule_on(situation: Situation, strict: bool = False) -> Ruling:
    """What the rules require in a situation that has been read.

    With ``strict`` only the book's own presumptions are made. Raises :class:`~referee.errors.SituationError` where the
    line sets up a table and tells of nothing that happened, and :class:`~referee.errors.FoulDeckError` for hands
    that no deck holds.

    >>> from referee.situation import read
    >>> ruling = rule_on(read("2-7 limit, before the draw, 4th card exposed 6s"))
    >>> ruling.phrase, ruling.cites[0]
    ('replaced after the deal', '27-2')
    """
    raised = matters(situation)
    if raised:
        return in_words(replay(raised, strict))
    if not situation.events and not situation.question:
        problem = Problem("nothing happens in this line", 1, max(1, len(situation.text)), hint=EXAMPLE)
        raise SituationError(situation.text, problem)
    return Ruling("not-covered", NOT_COVERED.code, NOT_COVERED.phrase, NOT_COVERED.says)
