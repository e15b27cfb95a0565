"""Deuce-to-seven lowball: the standard ranking upside down, with the ace always high (27-intro).

So 5-4-3-2-A is no straight, and straights and flushes count against the holder. The joker is not used unless that
was announced; then it takes the rank, and a suit, that make the lowest hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from referee.cards import JOKER, Card
from referee.games.ace_to_five import lowest_not_held
from referee.games.game import (
    NOTHING_ANNOUNCED,
    Announcements,
    Game,
    HandClass,
    Reading,
    laid_out,
    of_one_suit,
)
from referee.games.patterns import STRAIGHTS, WHEEL, Pattern, rank_holdings, standard
from referee.games.value import Substitution, Value
from referee.notation import Hand

STRAIGHTS_BUT_THE_WHEEL = tuple(run for run in STRAIGHTS if run != WHEEL)


class DeuceToSeven(Game):
    """Deuce-to-seven lowball. A class of hands has ``suits`` 1 if it is of one suit."""

    id = "27"
    title = "2-7"
    long_title = "deuce-to-seven lowball"
    joker_allowed = True

    def readings(self, hand: Hand, announced: Announcements, flush: bool = False) -> Iterator[Reading]:
        if JOKER in hand.cards:
            return (self._with_joker_as(rank, hand) for rank in self.descending)
        ranks = [card.rank for card in hand.cards]
        one_suit = hand.suited or of_one_suit(hand.cards) or (flush and len(set(ranks)) == 5)
        pattern = _upside_down(ranks, one_suit)
        return iter([Reading(pattern, laid_out(hand.cards, pattern, self.descending))])

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

    def classes(self, announced: Announcements) -> Iterator[HandClass]:
        for ranks in rank_holdings(self.descending):
            for suits in (0, 1) if len(set(ranks)) == 5 else (0,):
                yield HandClass(ranks, suits, _upside_down(ranks, suits == 1))
        if announced.joker:
            yield from self._joker_classes(announced)

    def _joker_classes(self, announced: Announcements) -> Iterator[HandClass]:
        for ranks in combinations_with_replacement(self.descending, 4):
            patterns = [_upside_down((*ranks, joker_as), False) for joker_as in self.descending]
            best = max(patterns, key=lambda pattern: self.strength(pattern, announced))
            yield HandClass((*ranks, JOKER.rank), 0, best)

    def _with_joker_as(self, rank: str, hand: Hand) -> Reading:
        joker_as = Card(rank, "")
        cards = [joker_as if card == JOKER else card for card in hand.cards]
        pattern = _upside_down([card.rank for card in cards], one_suit=False)
        return Reading(pattern, laid_out(cards, pattern, self.descending), (Substitution(JOKER, joker_as),))


def _upside_down(ranks: Sequence[str], one_suit: bool) -> Pattern:
    return standard(ranks, one_suit, STRAIGHTS_BUT_THE_WHEEL)
