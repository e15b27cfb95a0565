"""Hands that players call by a name: the wheel, number two, a perfect seven. Which cards they are is the game's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice

from referee.cards import Card
from referee.notation import Hand

#: Ranks from the lowest up, and whether five in a row are a straight and so no low.
_RANKS = {"a5": "A23456789TJQK", "27": "23456789TJQKA"}
_STRAIGHTS = {"a5": False, "27": True}
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_TOPS = {"five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "T"}

#: The names by which :func:`named_hand` knows a hand.
NAMES = ("wheel", *(f"number {number}" for number in _NUMBERS), *(f"perfect {top}" for top in _TOPS))


def named_hand(name: str, game: str | None) -> Hand | None:
    """The hand of a name in ``a5`` or ``27``; None for any other name or game, and for the wheel of deuce-to-seven,
    which is 7-5-4-3-2 to some and 5-4-3-2-A to others.

    >>> str(named_hand("number two", "a5")), str(named_hand("number two", "27")), str(named_hand("perfect eight", "27"))
    ('6-4-3-2-A', '7-6-4-3-2', '8-5-4-3-2')
    """
    if name not in NAMES or game not in _RANKS or (name == "wheel" and game == "27"):
        return None
    kind, _, word = name.partition(" ")
    if kind == "perfect":
        return next((low for low in _lows(game) if low.cards[0].rank == _TOPS[word]), None)
    return _lows(game)[_NUMBERS.index(word or "one")]


@cache
def _lows(game: str) -> tuple[Hand, ...]:
    """The lows of a game without a pair, from the best up, as far as anybody counts them."""
    return tuple(islice(_every_low(_RANKS[game], _STRAIGHTS[game]), 500))


def _every_low(ranks: str, straights: bool) -> Iterator[Hand]:
    for places in sorted(tuple(reversed(five)) for five in combinations(range(len(ranks)), 5)):
        if not (straights and places[0] - places[4] == 4):
            yield Hand(tuple(Card(ranks[place], "") for place in places))
