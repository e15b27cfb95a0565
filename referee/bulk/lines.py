"""Hands of a table looked up in plain Python.

A card is one number, and a hand is the sum of its cards. From the lowest bit up, a number holds the sum of the
weights; how many cards there are of each suit; and a bit for each card of the deck, which are five in a hand that has
no card twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import permutations

from referee.bulk.tables import UNREAD, WEIGHTS, Table
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


def look_up_hands(table: Table, hands: Iterable[Hand]) -> list[int]:
    """The places of hands; UNREAD for one by ranks alone, and for one that is foul or has not five cards."""
    number = _by_card(table.width, table.game.joker_in_use(table.announced)).get
    return _places(table, [sum([number(card, 0) for card in hand.cards]) for hand in hands])


def _places(table: Table, hands: list[int]) -> list[int]:
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
