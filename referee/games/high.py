"""Plain five card draw: the best hand by the standard ranking wins (UBLN-6)."""

from __future__ import annotations

from collections.abc import Iterator

from referee.games.game import Announcements, Game, HandClass, Reading, laid_out, of_one_suit
from referee.games.patterns import STANDARD_RANKING, Pattern, rank_holdings, standard
from referee.notation import Hand


class High(Game):
    """Plain five card draw. A class of hands has ``suits`` 1 if it is of one suit."""

    id = "high"
    title = "high"
    long_title = "five card draw"
    low = False

    def readings(self, hand: Hand, announced: Announcements, flush: bool = False) -> Iterator[Reading]:
        ranks = [card.rank for card in hand.cards]
        one_suit = hand.suited or of_one_suit(hand.cards) or (flush and len(set(ranks)) == 5)
        pattern = _in_high(standard(ranks, one_suit))
        yield Reading(pattern, laid_out(hand.cards, pattern, self.descending))

    def classes(self, announced: Announcements) -> Iterator[HandClass]:
        for ranks in rank_holdings(self.descending):
            for suits in (0, 1) if len(set(ranks)) == 5 else (0,):
                yield HandClass(ranks, suits, _in_high(standard(ranks, suits == 1)))

    def ranking(self, announced: Announcements) -> tuple[str, ...]:
        return ("high-card", *STANDARD_RANKING[1:])


def _in_high(pattern: Pattern) -> Pattern:
    return pattern._replace(category="high-card") if pattern.category == "no-pair" else pattern
