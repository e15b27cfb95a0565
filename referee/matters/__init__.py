"""From what a line says to the questions it raises, each with its facts."""

from __future__ import annotations

from referee.matters.asked import (
    NOT_IN_THE_BOOK,
    asked_in_vain,
    claimed,
    facts_by_name,
    left_nut,
    lowball_topics,
    not_in_the_book,
    taken_over,
)
from referee.matters.betting import betting, plain_raise
from referee.matters.blinds import blinds
from referee.matters.deal import deal
from referee.matters.draw import draw, plain_draw
from referee.matters.matter import Matter
from referee.matters.sevens import sevens, unseen_sevens
from referee.matters.showdown import ranking, showdown
from referee.matters.story import Story
from referee.situation.model import Situation

__all__ = ["Matter", "matters"]

#: Who finds matters, in the order they are ruled on. Each row is looked at only where those before found nothing.
LOWBALL = (
    (deal, blinds, betting, draw, sevens, showdown, not_in_the_book),
    (ranking,),
    (lowball_topics,),
    (plain_draw, plain_raise, unseen_sevens, facts_by_name),
)
LEFT_NUT = (
    (left_nut, ranking),
    (not_in_the_book,),
    (claimed,),
    (taken_over,),
)


def matters(situation: Situation) -> tuple[Matter, ...]:
    """The questions a situation raises, in the order they are ruled on; empty if it raises none."""
    story = Story(situation)
    if story.question in NOT_IN_THE_BOOK:
        return (asked_in_vain(story),)
    for row in LOWBALL if story.lowball else LEFT_NUT:
        found = tuple(matter for look in row for matter in look(story))
        if found:
            return found
    return ()
