"""Rulings: what the rules require in a situation, with the numbers they rest on."""

from __future__ import annotations

from referee.errors import FoulDeckError, Problem, RefereeError, SituationError
from referee.matters import matters
from referee.rulebook.answers import NOT_COVERED
from referee.ruling.finding import fill
from referee.ruling.house import ANY_TABLE, HouseRule, TableRules
from referee.ruling.replay import replay
from referee.ruling.ruling import Ask, Point, Ruling, in_words
from referee.situation.model import Event, Situation

__all__ = ["ANY_TABLE", "Ask", "HouseRule", "Point", "Ruling", "TableRules", "rule_on"]

#: The rule that comes nearest to what raises no question: how a hand of lowball goes.
THE_GAME_AS_SUCH = ("LB-intro",)
EXAMPLE = "A-5 limit, before the draw, seat 3 exposed 7h"


def rule_on(situation: Situation | str, strict: bool = False, table: TableRules = ANY_TABLE) -> Ruling:
    """What the rules require in a situation, given as text or read already.

    With ``strict`` only the book's own presumptions are made. ``table`` is what holds where the line does not say
    otherwise; the house rules among it that mattered are named in the ruling. Raises
    :class:`~referee.errors.SituationError` where the line cannot be read, or sets up a table and tells of nothing that
    happened, and :class:`~referee.errors.FoulDeckError` for hands that no deck holds.

    >>> ruling = rule_on("2-7 limit, before the draw, 4th card exposed 6s")
    >>> ruling.phrase, ruling.cites[0]
    ('replaced after the deal', '27-2')
    >>> table = TableRules().with_house_rule("A-5 limit").with_house_rule("no joker")
    >>> ruling = rule_on("before the draw, 4th card exposed 6s", table=table)
    >>> ruling.phrase, [rule.text for rule in ruling.house]
    ('must be taken', ['A-5 limit'])
    """
    if isinstance(situation, str):
        from referee.situation import read

        situation = read(situation)
    ruling = _ruled(table.over(situation), strict)
    return ruling._replace(house=_mattered(situation, strict, table, ruling)) if table.house else ruling


def _mattered(situation: Situation, strict: bool, table: TableRules, ruling: Ruling) -> tuple[HouseRule, ...]:
    """The rules of the house without which the ruling would be another; all of them, if only together they matter."""

    def without(house: TableRules) -> Ruling | None:
        try:
            return _ruled(house.over(situation), strict)
        except RefereeError:
            return None

    alone = tuple(rule for rule in table.house if not ruling.same_as(without(table.without(rule))))
    if alone or ruling.same_as(without(table._replace(house=()))):
        return alone
    return table.house


def _ruled(situation: Situation, strict: bool) -> Ruling:
    raised = matters(situation)
    if raised:
        try:
            return in_words(replay(raised, strict))
        except FoulDeckError as error:
            raise _in_its_place(error, situation) from error
    if not situation.events and not situation.question:
        text = f"nothing happens in this line; to see it ruled, say {EXAMPLE}"
        raise SituationError(situation.text, Problem(text, length=max(1, len(situation.text)), hint=EXAMPLE))
    return Ruling(
        "not-covered", NOT_COVERED.code, NOT_COVERED.phrase, fill(NOT_COVERED.says, {}), cites=THE_GAME_AS_SUCH
    )


def _in_its_place(error: FoulDeckError, situation: Situation) -> FoulDeckError:
    """The error, which points into one hand, pointing at the event of the line that tells of that hand."""
    event = next((event for event in situation.events if error.source in _hands_in(event)), Event(""))
    problems = (problem._replace(column=event.column, length=event.length) for problem in error.problems)
    return FoulDeckError(situation.text, *problems)


def _hands_in(event: Event) -> tuple[str, str]:
    return str(event.cards), str(event.holding)
