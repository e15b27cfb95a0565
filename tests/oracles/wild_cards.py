"""Uncle Bob's Left Nut by brute force: every wild card is tried as each of the 52 cards.

Written from the rules with a ranking of its own, and nothing of the package: cards are numbers (thirteen times the suit
plus the rank, deuce 0 to ace 12), a score is a number, and a greater score is a better hand.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

RANKS = "23456789TJQKA"
SUITS = "shdc"
ACE, FIVE = 12, 3

CATEGORIES = [
    "no-pair", "pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind",
    "straight-flush", "five-of-a-kind",
]  # fmt: skip
#: The category of a hand without straight and flush by the sum of the squares of its counts.
OF_A_KIND = {5: 0, 7: 1, 9: 2, 11: 3, 13: 6, 17: 7, 25: 9}
STRAIGHT, FLUSH, STRAIGHT_FLUSH, FIVE_OF_A_KIND = 4, 5, 8, 9


class House(NamedTuple):
    """What the dealer announced."""

    all_low_cards: bool = False
    ace_either: bool = False
    duplicates: bool = True
    five_below: bool = False


def best_score(holding: str, house: House) -> int:
    """The score of five cards, as ``2s2h5s7dKc``, read at their best; the category is the score over 16**5."""
    cards = [RANKS.index(holding[at]) + 13 * SUITS.index(holding[at + 1]) for at in range(0, 10, 2)]
    lowest = min(card % 13 for card in cards)
    low = max(_best_naming(kept, False, house) for kept in _kept(cards, lowest, house))
    aces = [_best_naming(kept, True, house) for kept in _kept(cards, ACE, house)]
    return max([low, *aces])


def _kept(cards: list[int], wild_rank: int, house: House) -> list[tuple[int, ...]]:
    """The cards that stay, for every choice of wild cards of that rank, with suits renamed by their first card."""
    wild = [card for card in cards if card % 13 == wild_rank]
    if house.all_low_cards:
        choices = [[card for card in cards if card not in wild]] if wild else []
    else:
        choices = [[card for card in cards if card != one] for one in wild]
    return [_suits_renamed(sorted(choice, key=lambda card: card % 13)) for choice in choices]


def _suits_renamed(cards: list[int]) -> tuple[int, ...]:
    names: dict[int, int] = {}
    return tuple(card % 13 + 13 * names.setdefault(card // 13, len(names)) for card in cards)


@cache
def _substitutions(number: int) -> NDArray[np.int64]:
    return np.array(list(combinations_with_replacement(range(52), number)))


@cache
def _best_naming(kept: tuple[int, ...], ace_is_wild: bool, house: House) -> int:
    """The best score over all substitutions that the house allows, or -1."""
    named = _substitutions(5 - len(kept))
    hands = np.hstack([np.broadcast_to(kept, (len(named), len(kept))), named])
    category, ties = _standard(hands)
    five_high = np.isin(category, (STRAIGHT, STRAIGHT_FLUSH)) & (ties == FIVE * 16**4)
    allowed = five_high if ace_is_wild else np.ones(len(hands), dtype=bool)
    if not (ace_is_wild or house.ace_either) and ACE in [card % 13 for card in kept]:
        allowed &= ~five_high
    if not house.duplicates:
        ordered = np.sort(hands, axis=1)
        twice = (ordered[:, 1:] == ordered[:, :-1]).any(axis=1)
        allowed &= ~twice | (category == FIVE_OF_A_KIND)
    places = np.array([0, 1, 2, 3, 4, 5, 6, 7, 9, 8] if house.five_below else range(10))
    return int(np.where(allowed, places[category] * 16**5 + ties, -1).max())


def _standard(hands: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Category and tie-break of each row of five cards, a card possibly held twice."""
    ranks = -np.sort(-(hands % 13), axis=1)
    suited = (hands // 13 == hands[:, :1] // 13).all(axis=1)
    counts = (ranks[:, :, None] == ranks[:, None, :]).sum(axis=2)
    category = np.vectorize(OF_A_KIND.__getitem__)(counts.sum(axis=1))
    wheel = (ranks == (ACE, 3, 2, 1, 0)).all(axis=1)
    straight = wheel | ((category == 0) & (ranks[:, 0] - ranks[:, 4] == 4))
    flush = suited & (category < FLUSH)
    category = np.where(flush, FLUSH, category)
    category = np.where(straight, np.where(suited, STRAIGHT_FLUSH, STRAIGHT), category)
    grouped = -np.sort(-(counts * 16 + ranks), axis=1) % 16
    ordered = np.where((category == FLUSH)[:, None], ranks, grouped)
    tops = np.where(wheel, FIVE, ranks[:, 0]) * 16**4
    return category, np.where(straight, tops, ordered @ 16 ** np.arange(4, -1, -1))
