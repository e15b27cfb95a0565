"""What cannot all be true of one table: contradicting facts, the same card twice, a player with two hands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
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


#: "or" between two things that may have happened, and not in a set phrase such as "a seven or better".
_OR = re.compile(
    r"(?i)\bor\b(?! (?:so|better|more|less|not|nothing|under|over|below|above|higher|lower|what|whatever|anything"
    r"|something|no)\b)"
)
_CLASS = r"(?:straight flush|straight|flush|boat|full house|quads|trips|two pair|wheel|pair|five of a kind)"
#: What is quoted tells of nothing, and neither does a heading: "boat or flush: ...".
_QUOTED = re.compile(rf'(?i)"[^"]*"|\b{_CLASS} or {_CLASS}\b')


def _alternatives(told: Telling, text: str) -> list[Placed]:
    """What a line leaves open by an "or" without asking anything: only one of two things happened."""
    from referee.situation.telling import Placed

    if not _OR.search(text) or told.question or any(event.head in ("not said", "wants") for event in told.events):
        return []
    bare = _QUOTED.sub(lambda quote: " " * len(quote.group()), text)
    return [
        Placed("'or' leaves open which it was; say the one that happened", found.start(), found.end())
        for found in _OR.finditer(bare)
    ]


def contradictions(told: Telling, text: str) -> list[Placed]:
    """Everything in the telling of a text that contradicts something before it."""
    from referee.situation.telling import Placed

    found = [wrong for check in (_denials, _seats, _amounts, _acted, _draws) for wrong in check(told.events)]
    if hands := list(_whole_hands(told.events)):
        found += [*_two_hands(hands), *_same_cards(hands, in_lines="\n" in text)]
    placed = [Placed(wrong, event.column, event.column + event.length) for wrong, event in found]
    return placed or _alternatives(told, text)


def _denials(events: list[Event]) -> Iterator[tuple[str, Event]]:
    """No card, and a card: what did not happen is not told by a card it did not happen to."""
    for event in events:
        if event.cards is not None and event.numbers[:1] == (0,):
            yield "'no' denies it, and there is a card; say what did happen", event


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


def _two_hands(hands: Sequence[tuple[Event, Hand]]) -> Iterator[tuple[str, Event]]:
    known: dict[object, Hand] = {}
    for event, hand in hands:
        owner = event.who
        if sorted(known.setdefault(owner, hand).cards) != sorted(hand.cards):
            yield f"a second hand of {owner[0] if owner else 'the same player'}; before it was {known[owner]}", event


def _same_cards(hands: Sequence[tuple[Event, Hand]], in_lines: bool) -> Iterator[tuple[str, Event]]:
    holder: dict[Card, tuple[object, Event]] = {}
    for event, hand in hands:
        seen: set[Card] = set()
        for card in hand.cards:
            if not card.suit and card != JOKER:
                continue
            if card in seen:
                yield f"the {card} stands twice in this hand", event
            other = holder.setdefault(card, (event.who, event))
            if other[0] != event.who:
                yield f"the {card} is also in the hand {_which(other[1], in_lines)}", event
            seen.add(card)


def _which(event: Event, in_lines: bool) -> str:
    """Which hand is meant: by its column, or in a text of several lines by whose it is."""
    return f"of {event.who[0]}" if in_lines and event.who else f"at column {event.column + 1}"


def _whole_hands(events: list[Event]) -> Iterator[tuple[Event, Hand]]:
    for event in events:
        hand = event.cards if event.head == "has" else event.holding
        if hand and len(hand.cards) >= _LEAST_HAND and len(event.who) < 2:
            yield event, hand
