"""Hands as text.

A hand is read by :func:`parse_hand`. The pyparsing grammar in :func:`_grammar` is the definition of what can be
written; compact hands take a fast lane of table look-ups, which accepts less and otherwise agrees with the grammar, so
that ordinary hands need no pyparsing at all. :func:`check_deck` tells whether several hands can be of one deck.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from referee.cards import DECK, JOKER, RANK_NAMES, RANKS, SUIT_SYMBOLS, SUITS, Card, rank_name
from referee.errors import FoulDeckError, NotationError, Problem
from referee.spelling import Cleaned, clean, visible

if TYPE_CHECKING:
    from pyparsing import ParserElement, ParseResults

#: All 53 cards in the longest spelling, with blanks, stay well below this many characters.
LONGEST_HAND = 1_000


class Hand(NamedTuple):
    """The cards of one hand, in the order given; how many is not the notation's business.

    Either every card has its suit or none has; the joker goes with both. ``suited`` is true only for ranks alone that
    were said to be of one suit.

    >>> hand = parse_hand("10h 9h Jo")
    >>> str(hand), hand.ascii, hand.ranks_alone, hand.has_joker
    ('10♥9♥Jo', 'Th9hJo', False, True)
    """

    cards: tuple[Card, ...]
    suited: bool = False

    @property
    def ranks_alone(self) -> bool:
        """Whether the hand was given by ranks without suits. A lone joker was not: it has no suit to leave out."""
        return any(not card.suit and card != JOKER for card in self.cards)

    @property
    def has_joker(self) -> bool:
        return JOKER in self.cards

    @property
    def ascii(self) -> str:
        """The hand in letters, the ten as ``T``: ``KsKdKh7c4d``, ``T-5-4-3-2``; :func:`parse_hand` reads it back."""
        return self._joined([card.ascii for card in self.cards])

    def __str__(self) -> str:
        return self._joined([card.ascii if card == JOKER else str(card) for card in self.cards])

    def _joined(self, cards: Sequence[str]) -> str:
        return ("-" if self.ranks_alone else "").join(cards) + (" suited" if self.suited else "")


def parse_hand(text: str) -> Hand:
    """Read a hand of one card or more.

    Cards are written ``Ks``, ``K♠`` or 🂮, in any case, the ten as ``10`` or ``T``; the joker ``Jo``, ``Jk``,
    ``joker`` or 🃏. Between cards there may be nothing, blanks, one comma or one dash. Ranks may stand alone
    (``75432``), and then ``suited`` after them says that they are of one suit.

    ``JK`` is a jack and a king, ``Jk`` the joker. ``jk`` is the joker beside cards with suits, and refused among
    ranks alone, where it could be both.

    Raises :class:`NotationError` for a text that is no hand and :class:`FoulDeckError` for cards that no deck holds
    (a card twice, two jokers, five of a rank, suited cards of one rank); both hold every problem of the text.

    >>> parse_hand("K♠, kd 10H") == parse_hand("KsKdTh")
    True
    >>> parse_hand("7-5-4-3-2 suited").suited
    True
    >>> parse_hand("Ks Kx")
    Traceback (most recent call last):
    referee.errors.NotationError: column 4: 'Kx' is no card: 'x' is no suit (s h d c or ♠ ♥ ♦ ♣)
    """
    hand = _fast_lane(text)
    return _grammar_lane(text) if hand is None else hand


def check_deck(hands: Mapping[str, Hand], texts: Mapping[str, str] = MappingProxyType({})) -> None:
    """Raise :class:`FoulDeckError` if the same card, or the joker, stands twice among ``hands``.

    ``hands`` has a player's name, or number, for each hand, ``texts`` the hand as it was given where there was a text;
    the error's ``source`` is the text of the hand with the second card, its first problem the place in it. Cards given by
    rank alone never clash.

    >>> check_deck({"Ann": parse_hand("Ks Kd"), "Bob": parse_hand("7h Kd")}, {"Ann": "Ks Kd", "Bob": "7h Kd"})
    Traceback (most recent call last):
    referee.errors.FoulDeckError: column 4: the K♦ of Bob is also in the hand of Ann, at column 4
    """
    known = [card for hand in hands.values() for card in hand.cards if card.suit or card == JOKER]
    if len(set(known)) == len(known):
        return
    seen: dict[Card, tuple[str, int]] = {}
    for player, hand in hands.items():
        text = texts.get(player) or str(hand)
        problems = []
        for card, (column, length) in _cards_with_places(text):
            if not card.suit and card != JOKER:
                continue
            if card in seen:
                holder, other = seen[card]
                problems.append(
                    Problem(
                        f"the {card} of {_called(player)} is also in the hand of {_called(holder)}, at column {other}",
                        column,
                        length,
                    )
                )
            seen.setdefault(card, (player, column))
        if problems:
            raise FoulDeckError(text, *problems)


def _called(player: str) -> str:
    return f"hand {player}" if player.isdecimal() else visible(player)


# --- the fast lane ---------------------------------------------------------------------------------------------------

_SUIT_SPELLINGS = {suit: suit + suit.upper() + SUIT_SYMBOLS[suit] for suit in SUITS}

#: Spellings of two characters: a compact hand is these and nothing else.
_CARDS_BY_SPELLING = {
    rank + suit: card
    for card in DECK
    for rank in {card.rank, card.rank.lower()}
    for suit in _SUIT_SPELLINGS[card.suit]
} | {"Jo": JOKER, "Jk": JOKER}

#: Capitals only: among small letters, ``jk`` is not for a table to decide.
_RANKS_BY_SPELLING = {rank: Card(rank, "") for rank in RANKS} | {"Jo": JOKER, "Jk": JOKER}

_DIVIDERS = " -,"


def _fast_lane(text: str) -> Hand | None:
    """The hand if the text is in a compact spelling and has nothing wrong with it, otherwise None."""
    if len(text) > LONGEST_HAND:
        return None
    if "10" in text:
        text = text.replace("10", "T")
    for divider in _DIVIDERS:
        if divider in text:
            return _looked_up(text.split(divider)) 
    return _looked_up([text[at : at + 2] for at in range(0, len(text), 2)]) or _looked_up(text)


def _looked_up(spellings: Sequence[str]) -> Hand | None:
    for table in (_CARDS_BY_SPELLING, _RANKS_BY_SPELLING):
        try:
            cards = tuple([table[spelling] for spelling in spellings])
        except KeyError:
            continue
        if _could_be_dealt(cards):
            return Hand(cards)
    return None


def _could_be_dealt(cards: tuple[Card, ...]) -> bool:
    """Whether the cards, none of them or all of them with suits, are one or more and of one deck."""
    if len(set(cards)) == len(cards):
        return bool(cards)
    return all(number == 1 or (not card.suit and card != JOKER and number <= 4) for card, number in Counter(cards).items())


# --- the grammar -----------------------------------------------------------------------------------------------------

_RANK = "10|[2-9TJQKA]"
_SUIT = "[shdc]"

_RANK_NAME = "|".join([*RANK_NAMES.values(), "two", "trey"])
_SUIT_NAME = "spade|heart|diamond|club"


class Item(NamedTuple):
    """A piece of a hand as the grammar found it: its kind, where it stands in the cleaned text, the card it is.

    Kinds: ``card`` (with a suit), ``rank``, ``joker``, ``jk`` (the joker, or a jack and a king), ``suited``; and those
    that are no part of a hand: ``card name`` (``ace of spades``), ``rank name``, ``stray`` (a comma too many),
    ``unknown``.
    """

    kind: str
    text: str
    start: int
    card: Card | None = None

    @property
    def stop(self) -> int:
        return self.start + len(self.text)


@cache
def _grammar() -> ParserElement:
    """A hand in clean spelling. It matches every text: what is no card becomes an item of its own kind."""
    import pyparsing as pp

    def item(kind: str, pattern: str) -> ParserElement:
        def found(text: str, start: int, tokens: ParseResults) -> Item:
            return Item(kind, tokens[0], start, _card(kind, tokens))

        return pp.Regex(pattern, flags=re.IGNORECASE | re.ASCII).set_parse_action(found)

    # A jack and a king in capitals, the joker written Jk; in small letters only the other cards can tell.
    joker = item("joker", f"joker|jo|(?-i:Jk)(?!{_SUIT})")
    jack_king_or_joker = item("jk", f"(?-i:j[kK])(?!{_SUIT})")
    card_name = item("card name", rf"(?:{_RANK_NAME}|{_RANK})s?(?: *of)? *(?:{_SUIT_NAME})s?(?![a-z])")
    rank_name = item("rank name", rf"(?:{_RANK_NAME})(?:e?s)?(?![a-z])")
    card = item("card", f"(?P<rank>{_RANK})(?P<suit>{_SUIT})")
    rank = item("rank", f"(?P<rank>{_RANK})")
    suited = item("suited", "suited(?![a-z])")
    stray = item("stray", "[-,][-, \r\n]*")
    unknown = item("unknown", r"[^-, \r\n2-9TJQKA]+")

    thing = suited | card_name | rank_name | joker | jack_king_or_joker | card | rank | stray | unknown
    blanks = pp.Regex("[ \r\n]*").suppress()
    divider = pp.Regex("[ \r\n]*[-,]?[ \r\n]*").suppress()
    hand = blanks + pp.Optional(thing + pp.ZeroOrMore(divider + thing)) + blanks + pp.Optional(stray) + pp.StringEnd()
    return hand.leave_whitespace().parse_with_tabs()


def _card(kind: str, tokens: ParseResults) -> Card | None:
    if kind in ("joker", "jk"):
        return JOKER
    if kind not in ("card", "rank"):
        return None
    rank = tokens["rank"].upper()
    return Card("T" if rank == "10" else rank, tokens["suit"].lower() if kind == "card" else "")


def _grammar_lane(text: str) -> Hand:
    """Read a hand by the grammar; see :func:`parse_hand`."""
    if len(text) > LONGEST_HAND:
        problem = f"{len(text):,} characters are no hand; at most {LONGEST_HAND:,} are read"
        raise NotationError(text, Problem(problem, LONGEST_HAND + 1))
    cleaned, items = _items(text)
    from referee.slips import slips

    if problems := slips(cleaned, items):
        raise NotationError(text, *problems)
    suited = items[-1].kind == "suited"
    if problems := list(_impossible(cleaned, items, suited)):
        raise FoulDeckError(text, *problems)
    return Hand(tuple(item.card for item in items if item.card), suited)


def _items(text: str) -> tuple[Cleaned, list[Item]]:
    cleaned = clean(text)
    return cleaned, list(_grammar().parse_string(cleaned.text))


def _impossible(cleaned: Cleaned, items: Sequence[Item], suited: bool) -> Iterator[Problem]:
    """The cards that no deck has beside those before them."""
    first: dict[Card, int] = {}
    dealt: Counter[Card] = Counter()
    for item in items:
        if not (card := item.card):
            continue
        column, length = cleaned.place(item.start, item.stop)
        before = dealt[card]
        if card.suit or card == JOKER:
            if before:
                yield Problem(f"the {card} stands here twice, first at column {first[card]}", column, length)
        elif suited and before:
            yield Problem(f"two {rank_name(card.rank, plural=True)} cannot be of one suit", column, length)
        elif before == 4:
            yield Problem(f"a deck has four {rank_name(card.rank, plural=True)}, not five", column, length)
        first.setdefault(card, column)
        dealt[card] += 1


def _cards_with_places(text: str) -> Iterator[tuple[Card, tuple[int, int]]]:
    cleaned, items = _items(text)
    for item in items:
        if item.card:
            yield item.card, cleaned.place(item.start, item.stop)
