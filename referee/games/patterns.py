"""What five cards make: a category, and the ranks that decide within it.

The categories are the words that players use, as ids: ``no-pair``, ``pair``, ``two-pair``,
``three-of-a-kind``, ``straight``, ``flush``, ``full-house``, ``four-of-a-kind``, ``straight-flush`` (a royal
flush is one) and ``five-of-a-kind``. Plain draw says ``high-card`` where lowball says ``no-pair``.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import combinations
from operator import itemgetter
from typing import NamedTuple

#: The ranks from the ace down, as every game but ace-to-five counts.
ACE_HIGH = "AKQJT98765432"
#: The ranks from the king down to the ace.
ACE_LOW = "KQJT98765432A"

#: The categories of the standard ranking from the bottom up (UBLN-6), with five of a kind above them (UBLN-3.5).
STANDARD_RANKING = (
    "no-pair",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
    "five-of-a-kind",
)

#: How many cards of each rank make the categories that neither suits nor runs make, the most numerous rank first.
_COUNTS = {
    "no-pair": (1, 1, 1, 1, 1),
    "pair": (2, 1, 1, 1),
    "two-pair": (2, 2, 1),
    "three-of-a-kind": (3, 1, 1),
    "full-house": (3, 2),
    "four-of-a-kind": (4, 1),
    "five-of-a-kind": (5,),
}
_CATEGORIES = {(len(counts), counts[0]): category for category, counts in _COUNTS.items()}
_BELOW_A_FLUSH = STANDARD_RANKING[: STANDARD_RANKING.index("flush")]

WHEEL = "5432A"
#: Every run of five, the highest first; in the last one the ace stands below the deuce.
STRAIGHTS = (*(ACE_HIGH[top : top + 5] for top in range(9)), WHEEL)


class Pattern(NamedTuple):
    """A category and the ranks that decide within it, in the order in which they are compared.

    A rank held several times stands once, except in a flush, which is compared card by card; a straight is
    decided by its highest card alone.
    """

    category: str
    ranks: tuple[str, ...]


def of_a_kind(ranks: tuple[str, ...]) -> Pattern:
    """Five ranks, from high to low as the game counts them, as pairs, trips and so on.

    >>> of_a_kind(("K", "K", "7", "7", "7"))
    Pattern(category='full-house', ranks=('7', 'K'))
    """
    held = sorted(dict.fromkeys(ranks), key=ranks.count, reverse=True)
    return Pattern(_CATEGORIES[len(held), ranks.count(held[0])], tuple(held))


def standard(ranks: tuple[str, ...], one_suit: bool, straights: Container[str] = STRAIGHTS) -> Pattern:
    """Five ranks, from the ace down, by the standard ranking; ``one_suit`` tells whether the cards are of one suit.

    A flush may hold a rank twice, for a wild card may name a card that is already held.

    >>> standard(("A", "5", "4", "3", "2"), one_suit=False)
    Pattern(category='straight', ranks=('5',))
    >>> standard(("A", "A", "K", "Q", "9"), one_suit=True)
    Pattern(category='flush', ranks=('A', 'A', 'K', 'Q', '9'))
    """
    run = WHEEL if ranks == ("A", "5", "4", "3", "2") else "".join(ranks)
    if run in straights:
        return Pattern("straight-flush" if one_suit else "straight", (run[0],))
    pattern = of_a_kind(ranks)
    if one_suit and pattern.category in _BELOW_A_FLUSH:
        return Pattern("flush", ranks)
    return pattern


def from_high(ranks: Iterable[str], descending: str) -> tuple[str, ...]:
    """The ranks from high to low: as they stand in ``descending``, which is :data:`ACE_HIGH` or :data:`ACE_LOW`."""
    return tuple(sorted(ranks, key=descending.index))


def rank_holdings(descending: str) -> Iterator[tuple[tuple[str, ...], Pattern]]:
    """Every choice of five ranks that a deck of four suits allows, in no particular order, and what it is of a kind.

    >>> sum(1 for holding in rank_holdings(ACE_HIGH))
    6175
    >>> next(rank_holdings(ACE_LOW))
    (('K', 'Q', 'J', 'T', '9'), Pattern(category='no-pair', ranks=('K', 'Q', 'J', 'T', '9')))
    """
    for category, counts in _COUNTS.items():
        if category == "five-of-a-kind":
            continue
        spread = itemgetter(*[place for place, count in enumerate(counts) for _ in range(count)])
        for ranks in _of_counts(counts, descending):
            yield spread(ranks), Pattern(category, ranks)


def _of_counts(counts: tuple[int, ...], descending: str) -> Iterator[tuple[str, ...]]:
    """Every choice of a rank for each count; ranks of the same count stand from high to low."""
    alike = counts.count(counts[0])
    if alike == len(counts):
        yield from combinations(descending, alike)
        return
    for ranks in combinations(descending, alike):
        others = "".join([rank for rank in descending if rank not in ranks])
        yield from [ranks + rest for rest in _of_counts(counts[alike:], others)]
