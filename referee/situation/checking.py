"""What cannot all be true of one table: contradicting facts, the same card twice, a player with two hands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from referee.amounts import wrong_with
from referee.cards import JOKER, Card
from referee.notation import Hand
from referee.situation.clause import MOST_PLAYERS
from referee.situation.model import Event, Who
from referee.situation.named import NAMES
from referee.situation.pieces import LEAST_HAND, WHOLE_HAND
from referee.spelling import alike

if TYPE_CHECKING:
    from referee.situation.telling import Placed, Telling

_ACE_LOW = (JOKER.rank, *"A23456789TJQK")

#: "or" between two things that may have happened, and not in a set phrase such as "a seven or better".
_OR = re.compile(
    r"(?i)\bor\b(?! (?:so|better|more|less|not|nothing|under|over|below|above|higher|lower|what|whatever|anything"
    r"|something|no)\b)"
)
_CLASS = r"(?:straight flush|straight|flush|boat|full house|quads|trips|two pair|wheel|pair|five of a kind)"
#: What is quoted tells of nothing, and neither does a heading: "boat or flush: ...".
_QUOTED = rf'(?i)"[^"]*"|\b{_CLASS} or {_CLASS}\b'


def _alternatives(told: Telling, text: str) -> list[Placed]:
    """What a line leaves open by an "or" without asking anything: only one of two things happened."""
    from referee.situation.telling import Placed

    if not _OR.search(text) or told.question or any(event.head in ("not said", "wants") for event in told.events):
        return []
    bare = re.sub(_QUOTED, lambda quote: " " * len(quote.group()), text)
    return [
        Placed("'or' leaves open which it was; say the one that happened", found.start(), found.end())
        for found in _OR.finditer(bare)
    ]


def contradictions(told: Telling, text: str) -> list[Placed]:
    """Everything in the telling of a text that contradicts something before it."""
    from referee.situation.telling import Placed

    heads = {event.head for event in told.events}
    checks = (check for check, about in _CHECKS if not about or not heads.isdisjoint(about))
    found = [wrong for check in checks for wrong in check(told.events)]
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
        for who in _people(event):
            if who.kind == "seat" and not 1 <= int(who.label) <= MOST_PLAYERS:
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
        if event.head in ("draws", "changes") and any(number > WHOLE_HAND for number in event.numbers):
            yield "a hand has five cards; nobody draws more", event


def _exposed_twice(events: list[Event]) -> Iterator[tuple[str, Event]]:
    """Two cards are a misdeal and one is none: a card that is told twice is to be told once."""
    exposed = [event for event in events if event.head == "exposed"]
    for event in exposed:
        suited = [card for card in event.cards.cards if card.suit or card == JOKER] if event.cards else []
        if doubled := next((card for card in suited if suited.count(card) > 1), None):
            yield f"the {doubled} stands twice here; say it once", event
    for first, second in combinations(exposed, 2) if len(exposed) > 1 else ():
        if card := _same_card(first, second):
            yield f"the {card} was exposed before; say it once, or '2 cards exposed'", second
        elif _may_be_one(first, second) or _may_be_one(second, first):
            yield "the card exposed before, or a second one? Say '2 cards exposed', or one card in one clause", second


def _same_card(first: Event, second: Event) -> Card | None:
    """A card that two tellings have in common: for certain, or where only ranks are told as it seems."""
    cards = [event.cards.cards if event.cards else () for event in (first, second)]
    seems = not _apart(first, second)
    for one in cards[0]:
        for other in cards[1]:
            certain = one == other and (one.suit or one == JOKER)
            if certain or (seems and one.rank == other.rank and not (one.suit and other.suit)):
                return other
    return None


def _may_be_one(numbered: Event, named: Event) -> bool:
    """Whether "4th card exposed" and "exposed 8h" may tell of one card; the first two are a misdeal all the same."""
    later = len(numbered.nth) == 1 and numbered.nth[0] > 2
    bare = numbered.cards is None and not named.nth and named.cards is not None and len(named.cards.cards) == 1
    return later and bare and not _apart(numbered, named)


def _apart(first: Event, second: Event) -> bool:
    """Whether two exposed cards went to two players, or one in the place of the other."""
    whose = [{*event.who, event.to} - {None} for event in (first, second)]
    return bool(whose[0] and whose[1] and not whose[0] & whose[1]) or "replacement" in first.flags ^ second.flags


def _counts(events: list[Event]) -> Iterator[tuple[str, Event]]:
    """One number of cards in a hand, unless cards were drawn or given in between."""
    known: dict[object, int] = {}
    for event in events:
        if event.head in _GIVE_CARDS:
            known.clear()
        cards = _how_many_cards(event)
        for who in event.who if cards is not None else ():
            before = known.setdefault((who, event.when), cards or 0)
            if before != cards:
                yield f"{cards} cards of {who}, but {before} before it; say how many there are", event


#: What a hand holds may be another number behind these.
_GIVE_CARDS = ("draws", "changes", "card dealt", "replaced")


def _how_many_cards(event: Event) -> int | None:
    """How many cards an event says that each of its players has."""
    if event.cards is not None or not event.numbers:
        return None
    if event.head == "has":
        return event.numbers[0]
    alone = len(event.who) == 1 or "each" in event.flags
    sign = {"short": -1, "extra cards": 1}.get(event.head, 0)
    return WHOLE_HAND + sign * event.numbers[0] if sign and alone else None


def _claims(events: list[Event]) -> Iterator[tuple[str, Event]]:
    """One hand claimed by a player: which of two claims another hand was thrown away for, no rule says."""
    known: dict[object, str] = {}
    for event in events:
        claimed = _claimed(event) if event.head == "says" and event.by is None else None
        for who in event.who if claimed else ():
            before = known.setdefault(who, claimed or "")
            if before != claimed:
                yield f"a second claim of {who}, {claimed}; before it was {before}. Say the one that counts", event


def _claimed(event: Event) -> str | None:
    """What is claimed, as far as a claim counts: its top card, or the name it was called by."""
    if event.cards is not None:
        return max((card.rank for card in event.cards.cards), key=_ACE_LOW.index)
    return event.quote if event.quote in NAMES else None


def _names(events: list[Event]) -> Iterator[tuple[str, Event]]:
    """Names that only capitals tell apart may be one player's, and a sentence that begins with them shows one."""
    named = {who.label: event for event in events for who in _people(event) if who.kind == "name"}
    if same := alike(named):
        yield f"'{same[0]}' and '{same[1]}': two players, or one?", named[same[1]]


def _people(event: Event) -> list[Who]:
    return [who for who in (*event.who, event.to, event.by, event.of, event.instead) if who]


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
        if hand and len(hand.cards) >= LEAST_HAND and len(event.who) < 2:
            yield event, hand


def _all_in(events: list[Event]) -> Iterator[tuple[str, Event]]:
    """Who is all-in has nothing left to bet with, and so nothing to check."""
    for place, event in enumerate(events):
        if event.head in ("checks", "check-raises"):
            before = [other for other in events if other.when == "before-draw" and event.when != "before-draw"]
            broke = {who for other in (*events[:place], *before) if other.head == "all-in" for who in other.who}
            if who := next((who for who in event.who if who in broke), None):
                yield f"{who} is all-in and has nothing to check; who checked?", event


def _raises(events: list[Event]) -> Iterator[tuple[str, Event]]:
    """Where everybody checks nobody raises: behind his own check and another's there is nothing to raise."""
    for place, event in enumerate(events):
        if event.head != "raises" or event.when == "before-draw":
            continue
        own = [
            at for at, other in enumerate(events[:place]) if other.head == "checks" and set(other.who) & set(event.who)
        ]
        since = [other for other in events[own[-1] + 1 : place] if other.when == event.when] if own else []
        if any(other.head == "checks" for other in since) and all(other.head in ("checks", "has") for other in since):
            yield "nobody has bet, so there is nothing to raise; say who bets", event


#: What is looked for in a telling, and the heads without which it cannot be there; none where any head may have it.
_CHECKS: tuple[tuple[Callable[[list[Event]], Iterator[tuple[str, Event]]], tuple[str, ...]], ...] = (
    (_denials, ()),
    (_seats, ()),
    (_amounts, ()),
    (_acted, ("acted",)),
    (_draws, ("draws", "changes")),
    (_exposed_twice, ("exposed",)),
    (_counts, ("has", "short", "extra cards")),
    (_claims, ("says",)),
    (_names, ()),
    (_all_in, ("all-in",)),
    (_raises, ("raises",)),
)
