"""Hands of a table looked up in plain Python.

A card is one number, and a hand is the sum of its cards. From the lowest bit up, a number holds the sum of the
weights; how many cards there are of each suit; and a bit for each card of the deck, which are five in a hand that has
no card twice.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import permutations
from operator import add

from referee.bulk.tables import DEPENDS, ROW, UNREAD, WEIGHTS, Table
from referee.cards import DECK, JOKER, RANKS, SUITS, Card
from referee.games.ubln import ACE_SUITED, LOW_SUITED
from referee.notation import Hand

_SUM_BITS, _COUNT_BITS = 24, 3
_SUM = (1 << _SUM_BITS) - 1
_CARDS_FROM = _SUM_BITS + _COUNT_BITS * len(SUITS)

#: The bits that are set if four or five cards are of a suit.
_FOUR_OF_A_SUIT = sum(4 << _SUM_BITS + _COUNT_BITS * suit for suit in range(len(SUITS)))

_ONE_SUIT = (1 << len(RANKS)) - 1
_ACE = 1 << RANKS.index("A")


def look_up_lines(table: Table, lines: Iterable[str]) -> list[int]:
    """The places of hands spelled as ten letters, ``KsKdKh7c4d``; UNREAD for any other line."""
    one_card, two_cards = _by_spelling(table.width, table.game.joker_in_use(table.announced))
    one, two = one_card.get, two_cards.get
    return _places(table, [two(line[:4], 0) + two(line[4:8], 0) + one(line[8:], 0) for line in lines])


def look_up_rows(table: Table, rows: bytes) -> list[int]:
    """The same for hands that are rows of eleven bytes, the last of which is not looked at; twice as fast."""
    return _places(table, _numbers(table, rows))


def best_of_rows(ways: Sequence[Table], rows: bytes, hands: int) -> list[int]:
    """Who holds the best of so many hands in each line, as bits, the lowest one for the first hand.

    Each of ``hands`` is a row as for :func:`look_up_rows`. UNREAD where one of them is, or a card is in two of them;
    DEPENDS where the tables of ``ways`` have others win.
    """
    one, *other = [_best_under(table, rows, hands) for table in ways]
    if not other:
        return one
    return [best if best == otherwise else DEPENDS for best, otherwise in zip(one, other[0], strict=True)]


def _best_under(table: Table, rows: bytes, hands: int) -> list[int]:
    numbers = _numbers(table, rows)
    places = _places(table, numbers)
    lines = zip(_by_line(numbers, hands), _by_line(places, hands), strict=True)
    return [UNREAD if UNREAD in held or _clash(dealt) else _bits_of_the_best(held) for dealt, held in lines]


def _by_line(numbers: list[int], hands: int) -> Iterable[tuple[int, ...]]:
    return zip(*[numbers[hand::hands] for hand in range(hands)], strict=True)


def _clash(dealt: Sequence[int]) -> bool:
    """Whether hands of five cards have one in common."""
    union = 0
    for hand in dealt:
        union |= hand >> _CARDS_FROM
    return union.bit_count() != 5 * len(dealt)


def _bits_of_the_best(places: Sequence[int]) -> int:
    best = min(places)
    return sum([1 << hand for hand, place in enumerate(places) if place == best])


def look_up_hands(table: Table, hands: Iterable[Hand]) -> list[int]:
    """The places of hands; UNREAD for one by ranks alone, and for one that is foul or has not five cards."""
    number = _by_card(table.width, table.game.joker_in_use(table.announced)).get
    return _places(table, [sum([number(card, 0) for card in hand.cards]) for hand in hands])


def _numbers(table: Table, rows: bytes) -> list[int]:
    """The number of the hand in each row of eleven bytes."""
    first_four, last_two = _by_four_bytes(table.width, table.game.joker_in_use(table.announced))
    # Twelve bytes are three machine words, which are dealt out and added up without a step of Python's own.
    padded = bytearray(len(rows) // ROW * 12)
    for column in range(ROW - 1):
        padded[column::12] = rows[column::ROW]
    words = array("I", padded)
    of_four = map(add, map(first_four, words[0::3]), map(first_four, words[1::3]))
    return list(map(add, of_four, map(last_two, words[2::3])))


class _Numbers(dict[int, int]):
    """Numbers by the machine word of a spelling; 0 for what spells nothing."""

    def __missing__(self, word: int) -> int:
        return 0


@cache
def _by_four_bytes(width: int, with_joker: bool) -> tuple[Callable[[int], int], Callable[[int], int]]:
    """The numbers of two cards by the four bytes that spell them, and of one card by its two and two that are zero."""
    one_card, two_cards = _by_spelling(width, with_joker)
    first_four = _Numbers({_word(spelling): number for spelling, number in two_cards.items()})
    last_two = _Numbers({_word(spelling + "\0\0"): number for spelling, number in one_card.items()})
    return first_four.__getitem__, last_two.__getitem__


def _word(spelling: str) -> int:
    return int.from_bytes(spelling.encode(), sys.byteorder)


def _places(table: Table, hands: Iterable[int]) -> list[int]:
    places, (matters, suits) = table.places, _suits(table)
    found = []
    for hand in hands:
        cards = hand >> _CARDS_FROM
        if cards.bit_count() != 5:
            found.append(UNREAD)
        elif hand & matters:
            found.append(places[(hand & _SUM) + suits(cards)])
        else:
            found.append(places[hand & _SUM])
    return found


@cache
def _by_card(width: int, with_joker: bool) -> dict[Card, int]:
    return {card: _number(card, width) for card in ((*DECK, JOKER) if with_joker else DECK)}


@cache
def _by_spelling(width: int, with_joker: bool) -> tuple[dict[str, int], dict[str, int]]:
    """The numbers of a card, and of two different cards one after the other, by their letters."""
    one_card = {card.ascii: number for card, number in _by_card(width, with_joker).items()}
    if with_joker:
        one_card["Jk"] = one_card["Jo"]
    two_cards = {first + second: one_card[first] + one_card[second] for first, second in permutations(one_card, 2)}
    return one_card, two_cards


def _number(card: Card, width: int) -> int:
    weight = WEIGHTS[card.rank] * width
    if card == JOKER:
        return weight | 1 << _CARDS_FROM + len(DECK)
    suit = SUITS.index(card.suit)
    place = suit * len(RANKS) + RANKS.index(card.rank)
    return weight | 1 << _SUM_BITS + _COUNT_BITS * suit | 1 << _CARDS_FROM + place


def _suits(table: Table) -> tuple[int, Callable[[int], int]]:
    """Bits of a hand, one of them set wherever its suits may matter, and what the bits of its cards say of them."""
    if not table.game.flushes:
        return 0, lambda cards: 0
    if table.game.id != "ubln":
        return _FOUR_OF_A_SUIT, _flush
    if table.announced.low_cards == "one":
        return _FOUR_OF_A_SUIT, lambda cards: _suited_but_for_wild(cards, all_wild=False)
    return -1, lambda cards: _suited_but_for_wild(cards, all_wild=True)


def _by_suit(cards: int) -> list[int]:
    return [cards >> len(RANKS) * suit & _ONE_SUIT for suit in range(len(SUITS))]


def _flush(cards: int) -> int:
    """1 if the five bits are of one suit."""
    return int(max(_by_suit(cards)).bit_count() == 5)


def _suited_but_for_wild(cards: int, all_wild: bool) -> int:
    """The suits of UBLN: whether the cards that are kept have one suit if a lowest card is wild, and if an ace is."""
    suits = _by_suit(cards)
    held = suits[0] | suits[1] | suits[2] | suits[3]
    found = 0
    for number, rank in ((LOW_SUITED, held & -held), (ACE_SUITED, held & _ACE)):
        # A rank that is wild altogether may be of any suit; of several cards of which one is wild, one is kept.
        wild = rank if all_wild or sum([suit & rank != 0 for suit in suits]) == 1 else 0
        if any(suit | wild == held for suit in suits):
            found |= number
    return found
