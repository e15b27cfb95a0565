"""Deuce-to-seven lowball: the standard ranking upside down, with the ace always high (27-intro).

So 5-4-3-2-A is no straight, and straights and flushes count against the holder. The joker is not used unless that
was announced; then it takes the rank, and a suit, that make the lowest hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.ace_to_five import lowest_not_held
from referee.games.announcements import NOTHING_ANNOUNCED, Announcements
from referee.games.game import Game
from referee.games.patterns import STRAIGHTS, WHEEL, Pattern, standard
from referee.games.value import Value
from referee.notation import Hand

STRAIGHTS_BUT_THE_WHEEL = tuple(run for run in STRAIGHTS if run != WHEEL)


class DeuceToSeven(Game):
    """Deuce-to-seven lowball, with the joker if that was announced."""

    id = "27"
    title = "2-7"
    long_title = "deuce-to-seven lowball"
    joker_allowed = True

    def pattern(self, ranks: tuple[str, ...], one_suit: bool) -> Pattern:
        return standard(ranks, one_suit, STRAIGHTS_BUT_THE_WHEEL)

    def joker_as(self, ranks: Sequence[str]) -> str:
        return self.descending

    def mechanical_value(self, hand: Hand, announced: Announcements = NOTHING_ANNOUNCED) -> Value:
        """What a hand with the joker is worth if the joker is the lowest rank not held, as A5-1 has it.

        The text does not say how a joker is read at 2-7; this is the reading that :meth:`value` does not take.

        >>> from referee.notation import parse_hand
        >>> game, joker_on, hand = DeuceToSeven(), Announcements(joker=True), parse_hand("3h 4c 5d 6s Jo")
        >>> game.value(hand, joker_on).name, game.mechanical_value(hand, joker_on).name
        ('eight-six-five low', 'six-high straight')
        """
        self._check(hand, announced)
        lowest = lowest_not_held([card.rank for card in hand.cards], self.descending)
        return self._best([self._with_joker_as(lowest, hand)], announced)
