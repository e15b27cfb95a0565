"""The order of hands by pokerkit's tables."""

from __future__ import annotations

from pokerkit import Card
from pokerkit.hands import RegularLowHand, StandardHighHand, StandardLowHand

_HANDS = {"a5": RegularLowHand, "27": StandardLowHand, "high": StandardHighHand}
_CARDS = {rank + suit: next(Card.parse(rank + suit)) for rank in "23456789TJQKA" for suit in "shdc"}


def pokerkit_score(game: str, holding: str) -> int:
    """A number for five cards, as ``2s2h5s7dKc``; a greater one is a better hand in that game."""
    cards = [_CARDS[holding[at : at + 2]] for at in range(0, 10, 2)]
    index: int = _HANDS[game].lookup.get_entry(cards).index
    return -index if _HANDS[game].low else index


def pokerkit_best_with_joker(game: str, holding: str) -> int:
    """The best score of four cards and a joker that is named as any card not held."""
    held = {holding[at : at + 2] for at in range(0, 8, 2)}
    return max(pokerkit_score(game, holding + card) for card in _CARDS if card not in held)
