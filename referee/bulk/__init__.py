"""Many hands at once: their places, looked up in tables that are made out of the games.

:func:`ranks` takes hands in any spelling and says of each what :attr:`Value.rank` says. What it stands on is for
those who see to foul hands and open questions themselves, such as a filter of lines: :func:`places_of_lines`,
:func:`places_of_rows`, :func:`places_of_hands` and :func:`best_of_rows` in plain Python, :func:`places_of_block` and
:func:`best_of_block` with numpy, and :func:`names` for what is at a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from referee import games
from referee.bulk.lines import best_of_rows as look_up_best_of_rows
from referee.bulk.lines import look_up_hands, look_up_lines, look_up_rows
from referee.bulk.tables import DEPENDS, ROW, UNREAD, Table, tables
from referee.games import NOTHING_ANNOUNCED, Announcements, Game
from referee.games.naming import shortest_name
from referee.notation import Hand, parse_hand

if TYPE_CHECKING:
    from referee.bulk.blocks import Block, Places

__all__ = [
    "DEPENDS",
    "ROW",
    "UNREAD",
    "best_of_block",
    "best_of_rows",
    "names",
    "places_of_block",
    "places_of_hands",
    "places_of_lines",
    "places_of_rows",
    "ranks",
]

_NO_PLACE = (UNREAD, DEPENDS)


def ranks(game: str, hands: Iterable[str], announced: Announcements = NOTHING_ANNOUNCED) -> list[int]:
    """The rank of every hand: its place among all values of the game, 1 for the best.

    ``game`` is a5, 27, ubln or high, or what people call them. Hands are text in any spelling that
    :func:`~referee.notation.parse_hand` knows; ten letters, ``KsKdKh7c4d``, are the fastest, at about a microsecond.

    Raises what that and :meth:`Game.value` raise, for a hand that has no value.

    >>> ranks("27", ["7h5d4c3s2s", "8h6d4c3s2s", "7-6-4-3-2"])
    [1, 6, 2]
    """
    form, texts = games.game(game), list(hands)
    found = places_of_lines(form, texts, announced)
    others = [at for at, place in enumerate(found) if place in _NO_PLACE]
    read = [parse_hand(texts[at]) for at in others]
    for at, hand, place in zip(others, read, places_of_hands(form, read, announced), strict=True):
        found[at] = form.value(hand, announced).rank if place in _NO_PLACE else place
    return found


def places_of_lines(game: Game, lines: Sequence[str], announced: Announcements = NOTHING_ANNOUNCED) -> list[int]:
    """The place of the hand in each line, if the line is ten letters, ``KsKdKh7c4d``, and nothing else.

    :data:`UNREAD` is for every other line: one that is spelled otherwise, or has a card twice, or a joker that is not
    in use. :data:`DEPENDS` is for a hand of UBLN whose value depends on an announcement that was not made; without
    that announcement places are counted as with one low card wild.

    >>> places_of_lines(games.GAMES["ubln"], ["9h8h7h6h2s", "KhKd7c4d4s", "9h 8h 7h 6h 2s"])
    [17, 65535, 0]
    """
    return _agreed([look_up_lines(table, lines) for table in tables(game, announced)])


def places_of_hands(game: Game, hands: Sequence[Hand], announced: Announcements = NOTHING_ANNOUNCED) -> list[int]:
    """The same for hands that have been read; UNREAD is also for a hand by ranks alone or of other than five cards.

    >>> places_of_hands(games.GAMES["27"], [parse_hand("7h 5d 4c 3s 2s"), parse_hand("7-5-4-3-2")])
    [1, 0]
    """
    return _agreed([look_up_hands(table, hands) for table in tables(game, announced)])


def _agreed(under_each: list[list[int]]) -> list[int]:
    """The places, where they are the same whatever was announced."""
    one, *other = under_each
    if not other:
        return one
    return [place if place == otherwise else DEPENDS for place, otherwise in zip(one, other[0], strict=True)]


def places_of_block(
    game: Game, block: Block, width: int, column: int = 0, announced: Announcements = NOTHING_ANNOUNCED
) -> Places:
    """The same for a block of lines of ``width`` bytes, of which ten from ``column`` on are the hand. Needs numpy.

    The result is an array of 16-bit numbers, one a line. A last line that is not whole is left out.

    >>> places_of_block(games.GAMES["high"], b"AsKsQsJsTs\\nAsAsQsJsTs\\n", width=11).tolist()
    [1, 0]
    """
    import numpy as np

    from referee.bulk.blocks import look_up

    one, *other = [look_up(table, block, width, column) for table in tables(game, announced)]
    return np.where(one == other[0], one, np.uint16(DEPENDS)) if other else one


def places_of_rows(game: Game, rows: bytes, announced: Announcements = NOTHING_ANNOUNCED) -> list[int]:
    """The same as :func:`places_of_lines` for rows of ten letters and one more byte, in half the time.

    >>> places_of_rows(games.GAMES["high"], b"AsKsQsJsTs\\nAsAsQsJsTs\\n")
    [1, 0]
    """
    return _agreed([look_up_rows(table, rows) for table in tables(game, announced)])


def best_of_rows(game: Game, rows: bytes, hands: int, announced: Announcements = NOTHING_ANNOUNCED) -> list[int]:
    """Which of so many hands in each line is the best, as bits: 1 for the first, 2 for the second, 3 if both are.

    In ``rows`` each hand is ten letters and one more byte. UNREAD is for a line with such a hand, or with a card in two
    hands; DEPENDS for one in which who wins depends on an announcement that was not made.

    >>> best_of_rows(games.GAMES["27"], b"7h5d4c3s2s 8h6d4d3c2c\\n7h5d4c3s2s 7s5c4d3h2h\\n", hands=2)
    [1, 3]
    """
    return look_up_best_of_rows(_each_way(game, announced), rows, hands)


def best_of_block(game: Game, block: Block, hands: int, announced: Announcements = NOTHING_ANNOUNCED) -> Places:
    """The same as an array. Needs numpy.

    >>> best_of_block(games.GAMES["27"], b"7h5d4c3s2s 8h6d4d3c2c\\n7h5d4c3s2s 7h6d4d3c2c\\n", hands=2).tolist()
    [1, 0]
    """
    from referee.bulk import blocks

    return blocks.best_of_block(_each_way(game, announced), block, hands)


def _each_way(game: Game, announced: Announcements) -> list[Table]:
    """A table for each announcement that is left open, with the places as that one has them."""
    return [tables(game, way)[0] for way in game.ways(announced)]


def names(game: Game, announced: Announcements = NOTHING_ANNOUNCED) -> list[str]:
    """What players call the hands at each place, from place 1 on; the first name, at place 0, is empty.

    >>> names(games.GAMES["27"])[:3]
    ['', 'seven-five low', 'seven-six-four low']
    """
    return ["", *[shortest_name(pattern, game.descending) for pattern in game.places(announced)]]
