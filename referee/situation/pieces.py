"""A hand told in pieces: "a pair of aces, A-A-7-6-5", "all four aces and the Kd"."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import JOKER, SUITS, Card

#: A hand told by fewer cards than this is told in part.
LEAST_HAND = 4
WHOLE_HAND = 5


def one_hand(pieces: Sequence[tuple[Card, ...]]) -> list[Card] | None:
    """The cards of the pieces, a part that stands beside the whole left out; None where they are two hands.

    >>> [str(card) for card in one_hand([(Card("A", ""),) * 2, tuple(Card(rank, "") for rank in "AA765")])]
    ['A', 'A', '7', '6', '5']
    >>> [card.ascii for card in one_hand([(Card("A", ""),) * 4, (Card("K", "d"),)])]
    ['As', 'Ah', 'Ad', 'Ac', 'Kd']
    """
    told = [card for piece in pieces for card in piece]
    suited = [card for card in told if card.suit or card == JOKER]
    if any(card.suit for card in told) and len(suited) < len(told):
        hand = _beside_suits(told, suited)
        return None if hand is told and sum(len(piece) >= WHOLE_HAND for piece in pieces) > 1 else hand
    whole = max((list(piece) for piece in pieces), key=len, default=[])
    if len(whole) < WHOLE_HAND or len(whole) == len(told):
        return told
    parts = [card for piece in pieces if len(piece) < len(whole) for card in piece]
    return whole if len(whole) + len(parts) == len(told) and _is_part(parts, whole) else None


def _beside_suits(told: list[Card], suited: list[Card]) -> list[Card]:
    """Cards with a suit beside ranks alone: the ranks tell of the same cards, or are all four of a rank."""
    ranks = [card for card in told if card not in suited]
    if len(suited) == WHOLE_HAND and _is_part(ranks, suited):
        return suited
    fours = [rank for rank in dict.fromkeys(card.rank for card in ranks) if ranks.count(Card(rank, "")) == len(SUITS)]
    if len(fours) * len(SUITS) == len(ranks) and not any(card.rank in fours for card in suited):
        return [*(Card(rank, suit) for rank in fours for suit in SUITS), *suited]
    return told


def _is_part(parts: Sequence[Card], whole: Sequence[Card]) -> bool:
    """Whether the ranks of some cards are all among those of the whole hand."""
    ranks = [card.rank for card in whole]
    return all(ranks.count(card.rank) >= sum(card.rank == other.rank for other in parts) for card in parts)
