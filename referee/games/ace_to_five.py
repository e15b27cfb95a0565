"""Ace-to-five lowball: the lowest hand by ranks alone wins, and the ace is low (A5-intro).

The joker is in use unless the contrary was announced, as the lowest rank that the hand does not hold (A5-1).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from referee.cards import JOKER, Card
from referee.games.game import Announcements, Game, HandClass, Reading, laid_out
from referee.games.patterns import ACE_LOW, of_a_kind, rank_holdings
from referee.games.value import Substitution
from referee.notation import Hand


class AceToFive(Game):
    """Ace-to-five lowball. Suits do not matter: every class of hands has ``suits`` 0."""

    id = "a5"
    title = "A-5"
    long_title = "ace-to-five lowball"
    descending = ACE_LOW
    joker = joker_allowed = True
    flushes = False

    def readings(self, hand: Hand, announced: Announcements, flush: bool = False) -> Iterator[Reading]:
        joker_as = Card(lowest_not_held([card.rank for card in hand.cards], ACE_LOW), "")
        cards = [joker_as if card == JOKER else card for card in hand.cards]
        pattern = of_a_kind([card.rank for card in cards], ACE_LOW)
        substitutions = (Substitution(JOKER, joker_as),) if JOKER in hand.cards else ()
        yield Reading(pattern, laid_out(cards, pattern, ACE_LOW), substitutions)

    def classes(self, announced: Announcements) -> Iterator[HandClass]:
        for ranks in rank_holdings(ACE_LOW):
            yield HandClass(ranks, 0, of_a_kind(ranks, ACE_LOW))
        if announced.joker is not False:
            for ranks in combinations_with_replacement(ACE_LOW, 4):
                with_joker = (*ranks, lowest_not_held(ranks, ACE_LOW))
                yield HandClass((*ranks, JOKER.rank), 0, of_a_kind(with_joker, ACE_LOW))


def lowest_not_held(ranks: Sequence[str], descending: str) -> str:
    """What the joker stands for in lowball (A5-1), so that it never pairs a card of the hand."""
    return next(rank for rank in reversed(descending) if rank not in ranks)
