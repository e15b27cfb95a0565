"""Plain five card draw: the best hand by the standard ranking wins (UBLN-6)."""

from __future__ import annotations

from referee.games.announcements import Announcements
from referee.games.game import Game
from referee.games.patterns import STANDARD_RANKING, Pattern, standard


class High(Game):
    """Plain five card draw, without a joker."""

    id = "high"
    title = "high"
    long_title = "five card draw"
    low = False

    def pattern(self, ranks: tuple[str, ...], one_suit: bool) -> Pattern:
        pattern = standard(ranks, one_suit)
        return pattern._replace(category="high-card") if pattern.category == "no-pair" else pattern

    def ranking(self, announced: Announcements) -> tuple[str, ...]:
        return ("high-card", *STANDARD_RANKING[1:])
