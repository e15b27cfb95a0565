"""Hands as text.

:func:`parse_hand` reads a hand. The pyparsing grammar of :func:`_grammar` is the definition of what can be
written; compact hands take a fast lane of table look-ups, which accepts less and agrees with the grammar on
all that it accepts, so that ordinary hands need no pyparsing. :func:`check_deck` tells whether several hands can
be of one deck.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from referee.cards import DECK, JOKER, RANK_NAMES, RANKS, SUIT_SYMBOLS, Card, rank_name
from referee.errors import FoulDeckError, NotationError, Problem
from referee.spelling import Cleaned, clean, visible

if TYPE_CHECKING:
    from pyparsing import ParserElement, ParseResults

#: A text of more characters is refused unread; a whole deck with a comma and blanks behind every card has fewer.
LONGEST_HAND = 1_000


class Hand(NamedTuple):
    """``cards`` are the cards of one hand in the order given, however many they are.

    Either every card has its suit or none has; the joker goes with both. ``suited`` is true only for ranks alone
    that were said to be of one suit. ``str`` is the hand with suit symbols; :func:`parse_hand` reads it back.

    >>> hand = parse_hand("10h 9h Jo")
    >>> str(hand), hand.ascii, hand.ranks_alone, hand.has_joker
    ('10♥9♥Jo', 'Th9hJo', False, True)
    """

    cards: tuple[Card, ...]
    suited: bool = False

    @property
    def ranks_alone(self) -> bool:
        """Whether the hand was given by ranks without suits. A lone joker has no suit that could be left out."""
        return any(not card.suit and card != JOKER for card in self.cards)

    @property
    def has_joker(self) -> bool:
        """Whether the joker is among the cards."""
        return JOKER in self.cards

    @property
    def ascii(self) -> str:
        """The hand in letters, the ten as ``T``: ``KsKdKh7c4d``, ``T-5-4-3-2``; it can be read back."""
        return self._joined([card.ascii for card in self.cards])

    def __str__(self) -> str:
        return self._joined([card.ascii if card == JOKER else str(card) for card in self.cards])

    def _joined(self, cards: Sequence[str]) -> str:
        return ("-" if self.ranks_alone else "").join(cards) + (" suited" if self.suited else "")


def parse_hand(text: str) -> Hand:
    """Read a hand of one card or more.

    Cards are written ``Ks``, ``K♠`` or 🂮, in any case, the ten as ``10`` or ``T``; the joker ``Jo``, ``Jk``,
    ``joker`` or 🃏. Between cards stands nothing, or blanks and at most one comma or dash. Ranks may stand alone
    (``75432``), and ``suited`` behind them then says that they are of one suit.

    ``JK`` is a jack and a king, ``Jk`` the joker. ``jk`` is the joker beside cards with suits; among ranks
    alone it could be either, and is refused.

    Raises :class:`NotationError` for a text that is no hand and :class:`FoulDeckError` for cards that no deck
    holds (a card twice, two jokers, five of a rank, a pair of one suit). The problems are at most twenty, each
    with its place in ``text``.

    >>> parse_hand("K♠, kd 10H") == parse_hand("KsKdTh")
    True
    >>> parse_hand("7-5-4-3-2 suited").suited
    True
    >>> parse_hand("Ks Kx")
    Traceback (most recent call last):
    referee.errors.NotationError: column 4: 'Kx' is no card; 'x' is no suit (s h d c or ♠ ♥ ♦ ♣)
    """
    return _fast_lane(text) or _grammar_lane(text)


def check_deck(hands: Mapping[str, Hand], texts: Mapping[str, str] = MappingProxyType({})) -> None:
    """Raise :class:`FoulDeckError` if a card, or the joker, stands twice among ``hands``.

    ``hands`` has each hand by its player's name, or by its number; ``texts`` has, by the same names, the hands as
    they were given, where they were. The error is about the hand in which a card turns up again: ``source`` is
    that hand's text, and each problem names the other place. Ranks alone never clash.

    >>> check_deck({"Ann": parse_hand("KsKd"), "Bob": parse_hand("7h Kd")}, {"Ann": "KsKd", "Bob": "7h Kd"})
    Traceback (most recent call last):
    referee.errors.FoulDeckError: column 4: the K♦ in the hand of Bob is also in the hand of Ann, at column 3
    """
    known = [card for hand in hands.values() for card in hand.cards if _is_one_card(card)]
    if len(set(known)) == len(known):
        return
    holders: dict[Card, str] = {}
    for player, hand in hands.items():
        text = texts.get(player, str(hand))
        if problems := list(_clashes(player, hand, text, holders)):
            raise FoulDeckError(text, *problems)


def _clashes(player: str, hand: Hand, text: str, holders: dict[Card, str]) -> Iterator[Problem]:
    """The cards of a hand that have a holder already; the others get this one."""
    own = f"hand {player}" if player.isdecimal() else f"the hand of {visible(player)}"
    cleaned, items = _items(text)
    places = [cleaned.place(item.start, item.stop) for item in items if item.card]
    for card, (column, length) in zip(hand.cards, places, strict=True):
        if not _is_one_card(card):
            continue
        if holder := holders.get(card):
            yield Problem(f"the {card} in {own} is also in {holder}", column, length)
        else:
            holders[card] = f"{own}, at column {column}"


def _is_one_card(card: Card) -> bool:
    """Whether it is one particular card of the deck, not a rank that four cards have."""
    return bool(card.suit) or card == JOKER


# The fast lane

_JOKERS = {"Jo": JOKER, "Jk": JOKER}

#: Spellings of two characters: a compact hand is these and nothing else.
_CARDS = _JOKERS | {
    rank + suit: card
    for card in DECK
    for rank in (card.rank, card.rank.lower())
    for suit in (card.suit, card.suit.upper(), SUIT_SYMBOLS[card.suit])
}

#: Capitals only: among small letters "jk" is not for a table to decide.
_BARE_RANKS = _JOKERS | {rank: Card(rank, "") for rank in RANKS}


def _fast_lane(text: str) -> Hand | None:
    """The hand, if it is written compactly or with one and the same divider, and nothing is wrong with it."""
    if len(text) > LONGEST_HAND:
        return None
    hand = _compact(text)
    return hand if hand or text.isascii() else _compact(clean(text).text)


def _compact(text: str) -> Hand | None:
    if "10" in text:
        text = text.replace("10", "T")
    for divider in " -,":
        if divider in text:
            spellings = text.split(divider)
            return _of_cards(spellings) or _of_bare_ranks(spellings)
    if len(text) % 2:
        return _of_bare_ranks(text)
    return _of_cards([text[at : at + 2] for at in range(0, len(text), 2)]) or _of_bare_ranks(text)


def _of_cards(spellings: Sequence[str]) -> Hand | None:
    try:
        cards = tuple([_CARDS[spelling] for spelling in spellings])
    except KeyError:
        return None
    return Hand(cards) if cards and len(set(cards)) == len(cards) else None


def _of_bare_ranks(spellings: Sequence[str]) -> Hand | None:
    try:
        cards = tuple([_BARE_RANKS[spelling] for spelling in spellings])
    except KeyError:
        return None
    return Hand(cards) if cards and all(cards.count(card) <= _held(card) for card in cards) else None


def _held(card: Card) -> int:
    """How many of it a deck holds."""
    return 1 if _is_one_card(card) else 4


# The grammar

_RANK = "10|[2-9TJQKA]"
_SUIT = "[shdc]"

#: Not read, but known: whoever writes a rank's name is told its letter.
RANKS_BY_NAME = {name: rank for rank, name in RANK_NAMES.items()} | {"two": "2", "trey": "3"}
_RANK_NAME = "|".join(RANKS_BY_NAME)
_SUIT_NAME = "spade|heart|diamond|club"


class Item(NamedTuple):
    """A piece of a hand as the grammar found it: its kind, where it stands in the cleaned text, and the card.

    Kinds: ``card`` (with a suit), ``rank``, ``joker``, ``jk`` (the joker, or a jack and a king), ``suited``; and
    those that make the text no hand: ``card name`` (``ace of spades``), ``rank name``, ``stray`` (a comma or
    dash too many), ``unknown``.
    """

    kind: str
    text: str
    start: int
    card: Card | None

    @property
    def stop(self) -> int:
        """Where the text goes on behind the item."""
        return self.start + len(self.text)


@cache
def _grammar() -> ParserElement:
    """A hand in clean spelling. It matches every text: what is no card becomes an item of its own kind."""
    import pyparsing as pp

    def item(kind: str, pattern: str) -> ParserElement:
        def found(text: str, start: int, tokens: ParseResults) -> Item:
            return Item(kind, tokens[0], start, _card(**tokens.as_dict()))

        # ASCII, or the case-blind "s" and "k" would match the long s and the Kelvin sign
        return pp.Regex(pattern, flags=re.IGNORECASE | re.ASCII).set_parse_action(found)

    joker = item("joker", f"(?P<rank>joker|jo|(?-i:Jk)(?!{_SUIT}))")
    jack_king_or_joker = item("jk", f"(?P<rank>(?-i:j[kK]))(?!{_SUIT})")
    card = item("card", f"(?P<rank>{_RANK})(?P<suit>{_SUIT})(?!uited)")
    rank = item("rank", f"(?P<rank>{_RANK})")
    suited = item("suited", "suited(?![a-z])")

    card_name = item("card name", f"(?P<rank>{_RANK_NAME}|{_RANK})s?(?: *of)? *(?P<suit>{_SUIT_NAME})s?(?![a-z])")
    name = item("rank name", f"(?P<rank>{_RANK_NAME})(?:e?s)?(?![a-z])")
    stray = item("stray", "[-,][-, \r\n]*")
    unknown = item("unknown", "[^-, \r\n2-9TJQKA]+")

    thing = suited | card_name | name | joker | jack_king_or_joker | card | rank | stray | unknown
    blanks = pp.Regex("[ \r\n]*").suppress()
    divider = pp.Regex("[ \r\n]*[-,]?[ \r\n]*").suppress()
    cards = thing + pp.ZeroOrMore(divider + thing)
    hand = blanks + pp.Opt(cards) + blanks + pp.Opt(stray) + pp.StringEnd()
    return hand.leave_whitespace().parse_with_tabs()


def _card(rank: str = "", suit: str = "") -> Card | None:
    if not rank:
        return None
    rank = rank.lower()
    if rank in ("jo", "jk", "joker"):
        return JOKER
    return Card("T" if rank == "10" else RANKS_BY_NAME.get(rank, rank.upper()), suit[:1].lower())


def _items(text: str) -> tuple[Cleaned, list[Item]]:
    cleaned = clean(text)
    return cleaned, list(_grammar().parse_string(cleaned.text))


def _grammar_lane(text: str) -> Hand:
    """Read a hand by the grammar; see :func:`parse_hand`."""
    from referee.slips import MOST_PROBLEMS, slips

    if len(text) > LONGEST_HAND:
        problem = f"{len(text):,} characters are no hand; at most {LONGEST_HAND:,} are read"
        raise NotationError(text, Problem(problem, LONGEST_HAND + 1))
    cleaned, items = _items(text)
    if problems := slips(cleaned, items):
        raise NotationError(text, *problems)
    suited = items[-1].kind == "suited"
    if problems := list(islice(_impossible(cleaned, items, suited), MOST_PROBLEMS)):
        raise FoulDeckError(text, *problems)
    return Hand(tuple(item.card for item in items if item.card), suited)


def _impossible(cleaned: Cleaned, items: Sequence[Item], suited: bool) -> Iterator[Problem]:
    """The cards that no deck has beside those before them."""
    dealt: Counter[Card] = Counter()
    columns: dict[Card, int] = {}
    for item in items:
        if (card := item.card) is None:
            continue
        column, length = cleaned.place(item.start, item.stop)
        dealt[card] += 1
        if dealt[card] > (1 if suited else _held(card)):
            yield Problem(_why_not(card, suited, columns[card]), column, length)
        columns.setdefault(card, column)


def _why_not(card: Card, suited: bool, column: int) -> str:
    if _is_one_card(card):
        return f"the {card} is already in the hand, at column {column}"
    if suited:
        return f"two {rank_name(card.rank, plural=True)} cannot be of one suit"
    return f"a deck has only four {rank_name(card.rank, plural=True)}"
