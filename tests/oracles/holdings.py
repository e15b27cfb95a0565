"""Every holding of so many cards, up to a renaming of suits, with the number of holdings it stands for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product

RANKS = "23456789TJQKA"
SUITS = "shdc"


def suit_classes(cards: int) -> Iterator[tuple[str, int]]:
    """One holding of each class, as ``2s2h5s7dKc``, and how many holdings are alike.

    Five cards: 134,459 classes of 2,598,960 holdings; four: 16,432 of 270,725.
    """
    for counts in _compositions(cards):
        patterns = _suit_patterns(counts)
        for ranks in combinations(RANKS, len(counts)):
            spread = [rank for rank, count in zip(ranks, counts, strict=True) for _ in range(count)]
            for suits, weight in patterns.items():
                yield "".join(rank + suit for rank, suit in zip(spread, suits, strict=True)), weight


def _compositions(cards: int) -> Iterator[tuple[int, ...]]:
    """How many cards of each rank there can be, from the lowest rank up: (2, 1, 1, 1) is a pair of the lowest."""
    for ranks in range(1, cards + 1):
        for counts in product(range(1, len(SUITS) + 1), repeat=ranks):
            if sum(counts) == cards:
                yield counts


def _suit_patterns(counts: tuple[int, ...]) -> Counter[str]:
    """The ways to give suits to cards with these counts, and how many ways are the same but for the suits' names."""
    ways = product(*(combinations(SUITS, count) for count in counts))
    return Counter(min(_renamings(way)) for way in ways)


def _renamings(way: tuple[tuple[str, ...], ...]) -> Iterator[str]:
    for renamed in permutations(SUITS):
        names = dict(zip(SUITS, renamed, strict=True))
        yield "".join("".join(sorted(names[suit] for suit in suits)) for suits in way)
