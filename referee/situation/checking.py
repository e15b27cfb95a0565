"""What cannot all be true of one table: contradicting facts, the same card twice, a player with two hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from referee.amounts import wrong_with
from referee.cards import JOKER, Card
from referee.notation import Hand
from referee.situation.model import Event

if TYPE_CHECKING:
    from referee.situation.telling import Placed, Telling

_LEAST_HAND = 4
_WHOLE_HAND = 5
_MOST_SEATS = 12


def contradictions(told: Telling) -> list[Placed]:
    """Everything in a telling that contradicts something before it."""
    from referee.situation.telling import Placed

    return [
        Placed(text, event.column, event.column + event.length)
        for check in (_seats, _amounts, _acted, _draws, _hands, _cards)
        for text, event in check(told.events)
    ]


def _seats(events: list[Event]) -> Iterator[tuple[str, Event]]:
    for event in events:
        for who in (*event.who, event.to, event.by, event.of):
            if who and who.kind == "seat" and not 1 <= int(who.label) <= _MOST_SEATS:
                yield f"there is no seat {who.label}", event


def _amounts(events: list[Event]) -> Iterator[tuple[str, Event]]:
    for event in events:
        wrong = wrong_with(event.amount.chips) if event.amount and event.amount.chips is not None else None
        if wrong:
            yield wrong, event


def _acted(events: list[Event]) -> Iterator[tuple[str, Event]]:
    known: dict[object, int] = {}
    for event in events:
        if event.head == "acted" and event.numbers and not event.flags & {"on it", "else", "but"}:
            number = event.numbers[0]
            if known.setdefault(event.when, number) != number:
                yield f"{number} acted, but {known[event.when]} before it", event


def _draws(events: list[Event]) -> Iterator[tuple[str, Event]]:
    for event in events:
        if event.head in ("draws", "changes") and any(number > _WHOLE_HAND for number in event.numbers):
            yield "a hand has five cards; nobody draws more", event


def _hands(events: list[Event]) -> Iterator[tuple[str, Event]]:
    known: dict[object, Hand] = {}
    for event, hand in _whole_hands(events):
        owner = event.who
        if sorted(known.setdefault(owner, hand).cards) != sorted(hand.cards):
            yield f"a second hand of {owner[0] if owner else 'the same player'}; before it was {known[owner]}", event


def _cards(events: list[Event]) -> Iterator[tuple[str, Event]]:
    holder: dict[Card, tuple[object, Event]] = {}
    for event, hand in _whole_hands(events):
        seen: set[Card] = set()
        for card in hand.cards:
            if not card.suit and card != JOKER:
                continue
            if card in seen:
                yield f"the {card} stands twice in this hand", event
            other = holder.setdefault(card, (event.who, event))
            if other[0] != event.who:
                yield f"the {card} is also in the hand at column {other[1].column + 1}", event
            seen.add(card)


def _whole_hands(events: list[Event]) -> Iterator[tuple[Event, Hand]]:
    for event in events:
        hand = event.cards if event.head == "has" else event.holding
        if hand and len(hand.cards) >= _LEAST_HAND and len(event.who) < 2:
            yield event, hand
