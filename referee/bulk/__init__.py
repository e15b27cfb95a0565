"""Many hands at once: their places, looked up in tables that are made out of the games.

:func:`ranks` takes hands in any spelling and says of each what :attr:`Value.rank` says. What it stands on is for
those who handle other spellings, foul hands and open questions themselves, such as a filter of lines:
:func:`places_of_lines` in plain Python, :func:`places_of_block` with numpy, and :func:`names` for what is at a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from referee import games
from referee.bulk import lines as of_lines
from referee.bulk.tables import DEPENDS, UNREAD, tables
from referee.games import NOTHING_ANNOUNCED, Announcements, Game
from referee.games.naming import shortest_name
from referee.notation import parse_hand

if TYPE_CHECKING:
    from referee.bulk.blocks import Block, Places

__all__ = ["DEPENDS", "UNREAD", "names", "places_of_block", "places_of_lines", "ranks"]


def ranks(game: str, hands: Iterable[str], announced: Announcements = NOTHING_ANNOUNCED) -> list[int]:
    """The rank of every hand: its place among all values of the game, 1 for the best.

    ``game`` is a5, 27, ubln or high, or what people call them. Hands spelled as ten letters, ``KsKdKh7c4d``, take
    about a microsecond; others are read one by one, in any spelling that :func:`~referee.notation.parse_hand` knows.

    Raises what that and :meth:`Game.value` raise, for the first hand that has no value.

    >>> ranks("27", ["7h5d4c3s2s", "8h6d4c3s2s", "7-6-4-3-2"])
    [1, 6, 2]
    """
    form, texts = games.game(game), list(hands)
    return [
        form.value(parse_hand(text), announced).rank if place in (UNREAD, DEPENDS) else place
        for text, place in zip(texts, places_of_lines(form, texts, announced), strict=True)
    ]


def places_of_lines(game: Game, lines: Sequence[str], announced: Announcements = NOTHING_ANNOUNCED) -> list[int]:
    """The place of the hand in each line, if the line is ten letters, ``KsKdKh7c4d``, and nothing else.

    :data:`UNREAD` is for every other line: one that is spelled otherwise, or has a card twice, or a joker that is not
    in use. :data:`DEPENDS` is for a hand of UBLN whose value depends on an announcement that was not made; without
    that announcement places are counted as with one low card wild.

    >>> places_of_lines(games.GAMES["ubln"], ["9h8h7h6h2s", "KhKd7c4d4s", "9h 8h 7h 6h 2s"])
    [17, 65535, 0]
    """
    one, *other = [of_lines.look_up(table, lines) for table in tables(game, announced)]
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

    from referee.bulk import blocks as of_blocks

    one, *other = [of_blocks.look_up(table, block, width, column) for table in tables(game, announced)]
    return np.where(one == other[0], one, np.uint16(DEPENDS)) if other else one


def names(game: Game, announced: Announcements = NOTHING_ANNOUNCED) -> list[str]:
    """What players call the hands at each place, from place 1 on; the first name, at place 0, is empty.

    >>> names(games.GAMES["27"])[:3]
    ['', 'seven-five low', 'seven-six-four low']
    """
    return ["", *[shortest_name(pattern, game.descending) for pattern in game.places(announced)]]
