"""Ace-to-five lowball: the lowest hand by ranks alone wins, and the ace is low (A5-intro).

The joker is in use unless the contrary was announced, as the lowest rank that the hand does not hold (A5-1).
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.game import Game
from referee.games.patterns import ACE_LOW, Pattern, of_a_kind


class AceToFive(Game):
    """Ace-to-five lowball, with or without the joker."""

    id = "a5"
    title = "A-5"
    long_title = "ace-to-five lowball"
    descending = ACE_LOW
    flushes = False
    joker = joker_allowed = True

    def pattern(self, ranks: tuple[str, ...], one_suit: bool) -> Pattern:
        return of_a_kind(ranks)

    def joker_as(self, ranks: Sequence[str]) -> tuple[str]:
        return (lowest_not_held(ranks, ACE_LOW),)


def lowest_not_held(ranks: Sequence[str], descending: str) -> str:
    """What the joker stands for in lowball (A5-1); so it never pairs a card of the hand.

    >>> lowest_not_held(["A", "A", "2", "3"], ACE_LOW)
    '4'
    """
    return next(rank for rank in reversed(descending) if rank not in ranks)
