"""Hands of a table looked up in plain Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import permutations

from referee.bulk.tables import UNREAD, WEIGHTS, Table
from referee.cards import DECK, JOKER, RANKS, SUITS, Card
from referee.games.ubln import ACE_SUITED, LOW_SUITED

# A card is one number, and so is a hand: the sum of its cards. From the lowest bit up:
#   the sum of the weights,
#   the number of cards of each suit,
#   one bit a card, by suits and in each from the deuce up, and the joker; in a sum they are five if no card is twice.
_SUM_BITS, _COUNT_BITS = 24, 3
_SUM = (1 << _SUM_BITS) - 1
_CARDS_FROM = _SUM_BITS + _COUNT_BITS * len(SUITS)

#: The bits that are set if four or five cards are of a suit.
_FOUR_OF_A_SUIT = sum(4 << _SUM_BITS + _COUNT_BITS * suit for suit in range(len(SUITS)))

_ONE_SUIT = (1 << len(RANKS)) - 1
_ACE = 1 << RANKS.index("A")


def look_up(table: Table, lines: Iterable[str]) -> list[int]:
    """The places of hands spelled as ten letters, ``KsKdKh7c4d``; UNREAD for any other line."""
    one_card, two_cards = _numbers(table.width, table.game.joker_in_use(table.announced))
    places, (matters, suits) = table.places, _suits(table)
    found = []
    for line in lines:
        try:
            hand = two_cards[line[:4]] + two_cards[line[4:8]] + one_card[line[8:]]
        except KeyError:
            found.append(UNREAD)
            continue
        cards = hand >> _CARDS_FROM
        if cards.bit_count() != 5:
            found.append(UNREAD)
        elif hand & matters:
            found.append(places[(hand & _SUM) + suits(cards)])
        else:
            found.append(places[hand & _SUM])
    return found


@cache
def _numbers(width: int, with_joker: bool) -> tuple[dict[str, int], dict[str, int]]:
    """The numbers of cards, and of two different cards one after the other, by their spelling."""
    one_card = {card.ascii: _number(card, width) for card in DECK}
    if with_joker:
        one_card |= dict.fromkeys(("Jo", "Jk"), _number(JOKER, width))
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
