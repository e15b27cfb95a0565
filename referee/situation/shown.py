"""The hands that events tell of, and whether cards told later are theirs."""

from __future__ import annotations

from referee.cards import Card
from referee.notation import Hand
from referee.situation.betting import SINGLE_ACTS
from referee.situation.model import Event
from referee.situation.named import NAMES
from referee.situation.pieces import LEAST_HAND


def shown_hand(event: Event) -> Hand | str | None:
    """The hand that an event tells of the player, be it by its name."""
    hand = event.holding or (event.cards if event.head == "has" else None)
    return hand or (event.quote if event.quote in NAMES and event.head in ("has", *SINGLE_ACTS) else None)


def shows(event: Event) -> bool:
    """Whether a whole hand is told."""
    hand = shown_hand(event)
    return isinstance(hand, str) or (hand is not None and len(hand.cards) >= LEAST_HAND)


def fits_on(event: Event, cards: list[Card]) -> bool:
    """Whether loose cards are those that an event was told about: "it came off face up, a deuce"."""
    told = event.cards.cards if event.cards else ()
    if event.head == "has":
        return len(told) > 0 and len(told) + len(cards) <= 5 and len(told) < LEAST_HAND
    return not told or (len(told) + len(cards) <= max(event.numbers, default=5) and len(cards) <= 2)


def is_part(hand: Hand, cards: list[Card]) -> bool:
    """Whether a hand told in part ("a pair of deuces") is part of one told in full."""
    ranks = [card.rank for card in cards]
    return len(hand.cards) < LEAST_HAND <= len(cards) and all(
        ranks.count(card.rank) >= sum(card.rank == other.rank for other in hand.cards) for card in hand.cards
    )


def are_same(hand: Hand, cards: list[Card]) -> bool:
    """Whether a hand told by its ranks is told again with its suits."""
    return hand.ranks_alone and sorted(card.rank for card in hand.cards) == sorted(card.rank for card in cards)
