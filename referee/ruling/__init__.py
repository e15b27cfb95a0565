"""Rulings: what the rules require in a situation, with the numbers they rest on."""

from __future__ import annotations

from referee.errors import FoulDeckError, Problem, SituationError
from referee.matters import matters
from referee.rulebook.answers import NOT_COVERED
from referee.ruling.finding import fill
from referee.ruling.house import ANY_TABLE, HouseRule, TableRules
from referee.ruling.replay import replay
from referee.ruling.ruling import Ask, Point, Ruling, in_words
from referee.situation.model import Event, Situation

__all__ = ["ANY_TABLE", "Ask", "HouseRule", "Point", "Ruling", "TableRules", "in_its_place", "ruled"]

#: The rule that comes nearest to what raises no question: how a hand of lowball goes.
THE_GAME_AS_SUCH = ("LB-intro",)
EXAMPLE = "A-5 limit, before the draw, seat 3 exposed 7h"


def ruled(situation: Situation, strict: bool = False) -> Ruling:
    """What the rules require in a situation, whatever chips are in it; :func:`referee.floor.rule_on` counts those too.

    Raises what that raises.
    """
    try:
        raised = matters(situation)
        if raised:
            return in_words(replay(raised, strict))
    except FoulDeckError as error:
        raise in_its_place(error, situation) from error
    if not situation.events and not situation.question:
        text = f"nothing happens in this line; to see it ruled, say {EXAMPLE}"
        raise SituationError(situation.text, Problem(text, length=max(1, len(situation.text)), hint=EXAMPLE))
    return Ruling(
        "not-covered", NOT_COVERED.code, NOT_COVERED.phrase, fill(NOT_COVERED.says, {}), cites=THE_GAME_AS_SUCH
    )


def in_its_place(error: FoulDeckError, situation: Situation) -> FoulDeckError:
    """The error, which points into one hand, pointing at the event of the line that tells of that hand."""
    event = next((event for event in situation.events if error.source in _hands_in(event)), Event(""))
    problems = (Problem(problem.text, event.column, event.length, event.line) for problem in error.problems)
    return FoulDeckError(situation.text, *problems)


def _hands_in(event: Event) -> tuple[str, str]:
    return str(event.cards), str(event.holding)
