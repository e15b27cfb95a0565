"""Walking the holdings: one of each class that differs by more than its suits' names, or one of so many classes."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import NamedTuple

import pytest

from referee.games import GAMES, Announcements, Value
from referee.notation import Hand, parse_hand
from tests.oracles.holdings import suit_classes

#: The default run walks one class of so many.
SAMPLE = 139
STEPS = [pytest.param(SAMPLE, id="sample"), pytest.param(1, marks=pytest.mark.exhaustive, id="every holding")]

ONE, ALL = Announcements(low_cards="one"), Announcements(low_cards="all")
JOKER_ON = Announcements(joker=True)

#: What a dealer of UBLN may announce.
HOUSES = {
    "one": ONE,
    "one, ace either": ONE._replace(ace="either"),
    "one, no duplicates": ONE._replace(duplicates=False),
    "one, five below": ONE._replace(five_of_a_kind="below"),
    "all": ALL,
    "all, ace either": ALL._replace(ace="either"),
    "all, no duplicates": ALL._replace(duplicates=False),
    "all, five below": ALL._replace(five_of_a_kind="below"),
}


class Holding(NamedTuple):
    text: str
    weight: int
    hand: Hand


@cache
def holdings(step: int, joker: bool = False) -> list[Holding]:
    """Five cards, or four and the joker."""
    cards, joker_text = (4, "Jo") if joker else (5, "")
    walked = ((text + joker_text, weight) for text, weight in islice(suit_classes(cards), 0, None, step))
    return [Holding(text, weight, parse_hand(text)) for text, weight in walked]


@cache
def values(game: str, announced: Announcements, step: int, joker: bool = False) -> list[Value]:
    return [GAMES[game].value(holding.hand, announced) for holding in holdings(step, joker)]
