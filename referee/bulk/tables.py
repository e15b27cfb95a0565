"""The place of every hand of a game, looked up by a sum.

A table is made by asking the game for its classes of hands, once. A class is found by adding up a weight for each
rank, and a number for what the suits come to; a look-up is then a few additions, in plain Python or in numpy.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache

from referee.cards import JOKER, RANKS
from referee.games import Announcements, Game
from referee.games.patterns import Pattern

#: Chosen so that no two holdings of five cards, with at most four of a rank and one joker, have the same sum.
WEIGHTS: Mapping[str, int] = dict(
    zip(
        (*RANKS, JOKER.rank),
        (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415, 130285),
        strict=True,
    )
)
LARGEST_SUM = 4 * WEIGHTS["A"] + WEIGHTS[JOKER.rank]

#: The bytes of a hand spelled as ten letters, ``KsKdKh7c4d``, with the newline or the blank behind it.
ROW = 11

#: Found instead of a place: a hand in another spelling, or one that no deck holds; it must be read by itself.
UNREAD = 0
#: Found instead of a place: in UBLN, a hand whose value depends on what was not announced.
DEPENDS = 65_535
#: A place that only another announcement gives; it never equals one that this one gives.
_ELSEWHERE = 65_534


class Table:
    """The places of a game under one announcement, which leaves nothing open.

    ``places[(sum of weights) * width + suits]`` is the place of a class of hands, ``suits`` being the number that
    :class:`~referee.games.game.HandClass` has; 0 where there is no such class.
    """

    def __init__(self, game: Game, announced: Announcements, numbering: Mapping[Pattern, int]) -> None:
        self.game = game
        self.announced = announced
        classes = sorted(game.classes(announced), key=lambda hands: hands.suits)
        self.width = classes[-1].suits + 1
        self.places = array("H", bytes(2 * self.width * (LARGEST_SUM + 1)))
        for ranks, suits, pattern in classes:
            first = sum([WEIGHTS[rank] for rank in ranks]) * self.width
            place = numbering.get(pattern, _ELSEWHERE)
            # What some suits make, those make that have more to them, unless a class further on says otherwise.
            for more in range(suits, self.width):
                if more & suits == suits:
                    self.places[first + more] = place


@cache
def tables(game: Game, announced: Announcements) -> tuple[Table, ...]:
    """A table for each announcement that is left open; the places of all are counted as under the first."""
    ways = game.ways(announced)
    return tuple(Table(game, way, game.places(ways[0])) for way in ways)
