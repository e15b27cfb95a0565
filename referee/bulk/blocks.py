"""Hands of a table looked up many at a time, in blocks of lines of one width; needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from referee.bulk.tables import DEPENDS, ROW, UNREAD, WEIGHTS, Table
from referee.cards import JOKER, RANKS, SUITS
from referee.games.ubln import ACE_SUITED, LOW_SUITED

Block = bytes | bytearray | memoryview
Numbers = NDArray[np.uint8]
Places = NDArray[np.uint16]
Mask = NDArray[np.bool_]

# A card's number is four times its rank, from the deuce up, and its suit; the joker comes after the aces.
_JOKER = 4 * len(RANKS)
_NO_CARD = 255
_ACE = RANKS.index("A")
_ANY_SUIT = np.uint8(0b1111)


def look_up(table: Table, block: Block, width: int, column: int) -> Places:
    """The places of hands spelled as ten letters, ``KsKdKh7c4d``, one in each line; UNREAD where a line has none.

    ``block`` is made of lines of ``width`` bytes, and the hand begins at byte ``column`` of each.
    """
    return _places(table, _cards_at(table, block, width, column))


def best_of_block(ways: Sequence[Table], block: Block, hands: int) -> Places:
    """Who holds the best of so many hands in each line, as bits, the lowest one for the first hand.

    Each of ``hands`` takes eleven bytes, the last of which is not looked at. UNREAD where a hand is, or a card is in
    two of them; DEPENDS where the tables of ``ways`` have others win.
    """
    dealt = [_cards_at(ways[0], block, ROW * hands, ROW * hand) for hand in range(hands)]
    one, *other = [_bits_of_the_best([_places(table, cards) for cards in dealt]) for table in ways]
    best: Places = np.where(one == other[0], one, np.uint16(DEPENDS)) if other else one
    best[_clash(dealt)] = UNREAD
    return best


def _bits_of_the_best(places: list[Places]) -> Places:
    best: Places = np.minimum.reduce(places)
    bits: Places = np.bitwise_or.reduce([(place == best) * np.uint16(1 << hand) for hand, place in enumerate(places)])
    return np.where(best == UNREAD, np.uint16(UNREAD), bits)


def _clash(dealt: list[list[Numbers]]) -> Mask:
    """Where a card of one hand is in another one too: then the bits of all cards are fewer than the cards."""
    bits = [_bit_of_a_card().take(card) for cards in dealt for card in cards]
    clash: Mask = np.bitwise_or.reduce(bits) != np.add.reduce(bits)
    return clash


@cache
def _bit_of_a_card() -> NDArray[np.uint64]:
    bits = np.zeros(256, np.uint64)
    bits[: _JOKER + 1] = np.uint64(1) << np.arange(_JOKER + 1, dtype=np.uint64)
    return bits


def _cards_at(table: Table, block: Block, width: int, column: int) -> list[Numbers]:
    """The first cards of all lines, the second ones, and so on."""
    spellings = np.ndarray((len(block) // width, 5), "<u2", block, column, (width, 2))
    known = _cards(table.game.joker_in_use(table.announced))
    return [known.take(spellings[:, place]) for place in range(5)]


def _places(table: Table, cards: list[Numbers]) -> Places:
    sums = _sums(cards, table.width)
    if table.width > 1:
        sums += _suits(table, cards)
    # The sum of a foul hand may lie anywhere, also beyond the table.
    places = np.frombuffer(table.places, np.uint16).take(sums, mode="clip")
    places[_foul(cards)] = UNREAD
    return places


@cache
def _cards(with_joker: bool) -> Numbers:
    """The number of a card by its two letters, the first one being the low byte; 255 for what is no card."""
    numbers = np.full(1 << 16, _NO_CARD, np.uint8)
    for rank_number, rank in enumerate(RANKS):
        for suit_number, suit in enumerate(SUITS):
            numbers[ord(rank) | ord(suit) << 8] = 4 * rank_number + suit_number
    if with_joker:
        for spelling in ("Jo", "Jk"):
            numbers[ord(spelling[0]) | ord(spelling[1]) << 8] = _JOKER
    return numbers


def _foul(cards: list[Numbers]) -> Mask:
    """Where a card is none, or is there twice."""
    foul: Mask = np.maximum.reduce(cards) == _NO_CARD
    for one, other in combinations(cards, 2):
        foul |= one == other
    return foul


def _sums(cards: list[Numbers], width: int) -> NDArray[np.int32]:
    first, second, third, fourth, fifth = cards
    of_one, of_two = _weights(width)
    sums = of_two.take(first.astype(np.uint16) << 8 | second)
    sums += of_two.take(third.astype(np.uint16) << 8 | fourth)
    sums += of_one.take(fifth)
    return sums


@cache
def _weights(width: int) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The weights by a card's number, and by the numbers of two; 0 for what is no card."""
    of_one = np.zeros(256, np.int32)
    of_one[:_JOKER] = np.repeat([WEIGHTS[rank] * width for rank in RANKS], len(SUITS))
    of_one[_JOKER] = WEIGHTS[JOKER.rank] * width
    return of_one, np.add.outer(of_one, of_one).ravel()


def _suits(table: Table, cards: list[Numbers]) -> Numbers:
    if table.game.id == "ubln":
        return _suited_but_for_wild(cards, table.announced.low_cards == "all")
    first, *others = cards
    flush: Mask = np.bitwise_or.reduce([first ^ other for other in others]) & 3 == 0
    return flush.view(np.uint8)


def _suited_but_for_wild(cards: list[Numbers], all_wild: bool) -> Numbers:
    """The suits of UBLN: whether the cards that are kept have one suit if a lowest card is wild, and if an ace is."""
    ranks = [card >> 2 for card in cards]
    suits: list[Numbers] = [np.left_shift(1, card & 3, dtype=np.uint8) for card in cards]
    lowest = np.minimum.reduce(ranks)
    low = _kept_suited([rank == lowest for rank in ranks], suits, all_wild)
    ace = _kept_suited([rank == _ACE for rank in ranks], suits, all_wild)
    return low.view(np.uint8) * np.uint8(LOW_SUITED) + ace.view(np.uint8) * np.uint8(ACE_SUITED)


def _kept_suited(candidates: list[Mask], suits: list[Numbers], all_wild: bool) -> Mask:
    """Whether the cards that are kept have a suit in common, where all ``candidates`` are wild or one of them is."""
    bits = [np.where(candidate, _ANY_SUIT, np.uint8(0)) for candidate in candidates]
    common: Numbers = np.bitwise_and.reduce([suit | any_suit for suit, any_suit in zip(suits, bits, strict=True)])
    if not all_wild:
        # All but one of several candidates are kept too. If they are more than two, two of a rank are kept, and the
        # cards are never of one suit.
        theirs: Numbers = np.bitwise_or.reduce([suit & any_suit for suit, any_suit in zip(suits, bits, strict=True)])
        several: Mask = np.add.reduce([candidate.view(np.uint8) for candidate in candidates]) > 1
        common &= np.where(several, theirs, _ANY_SUIT)
    suited: Mask = common != 0
    return suited
