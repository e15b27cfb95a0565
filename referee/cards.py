"""Cards: thirteen ranks, four suits, one joker.

A rank is its letter and a suit is its letter, as they are written in hands (``K``, ``T``, ``s``). They are names, not
numbers: whether an ace is below a seven is for a form of poker to say, not for the deck.
"""

from __future__ import annotations

from typing import NamedTuple

#: The ranks from the deuce up to the ace, the ace named last because most games count it high.
RANKS = "23456789TJQKA"
SUITS = "shdc"

SUIT_SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}

RANK_NAMES = {
    "2": "deuce", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight",
    "9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace",
}  # fmt: skip


class Card(NamedTuple):
    """One card: a rank of :data:`RANKS` and a suit of :data:`SUITS`.

    A card that was given by its rank alone has the empty suit; the joker is :data:`JOKER`.

    >>> str(Card("T", "h")), Card("T", "h").ascii, str(Card("7", ""))
    ('10♥', 'Th', '7')
    """

    rank: str
    suit: str

    @property
    def ascii(self) -> str:
        """The card in letters, two characters each: ``Th``, ``7s``, ``Jo``; one for a rank alone."""
        return self.rank + self.suit

    def __str__(self) -> str:
        if self == JOKER:
            return "joker"
        return ("10" if self.rank == "T" else self.rank) + SUIT_SYMBOLS.get(self.suit, "")


#: The one joker of a 53-card deck. Its rank is its own name, so that nothing takes it for a jack.
JOKER = Card("Jo", "")

#: The standard deck of 52 cards, spades first, from the ace down.
DECK = tuple(Card(rank, suit) for suit in SUITS for rank in reversed(RANKS))


def rank_name(rank: str, plural: bool = False) -> str:
    """How players say a rank: ``six``, and ``sixes`` for several.

    >>> rank_name("6", plural=True), rank_name("K", plural=True)
    ('sixes', 'kings')
    """
    name = RANK_NAMES[rank]
    if not plural:
        return name
    return name + ("es" if rank == "6" else "s")
