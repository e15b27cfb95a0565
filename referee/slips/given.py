"""The hand that cannot be read, and what can be offered instead of its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from referee.cards import SUITS, Card
from referee.errors import Problem
from referee.notation import Item
from referee.spelling import Cleaned, visible

ACCEPTED = "cards are written Ks, K♠ or 10h, the joker Jo, ranks alone 7-5-4-3-2"

#: Longer pieces of the input are quoted cut short.
_SHOWN = 24


class Given(NamedTuple):
    """The hand as it was given."""

    cleaned: Cleaned
    items: Sequence[Item]

    def of_kind(self, *kinds: str) -> list[Item]:
        """The items of these kinds, in order."""
        return [item for item in self.items if item.kind in kinds]

    def quoted(self, start: int, stop: int) -> str:
        """What was given at ``text[start:stop]`` of the cleaned text, in quotes and safe to show."""
        text = self.cleaned.given(start, stop)
        return f"'{visible(text if len(text) <= _SHOWN else text[: _SHOWN - 1] + '…')}'"

    def problem(self, start: int, stop: int, text: str, hint: str | None = None) -> Problem:
        """A problem whose place is ``text[start:stop]`` of the cleaned text."""
        column, length = self.cleaned.place(start, stop)
        return Problem(text, column, length, hint=hint)


class Offers:
    """Spellings to offer, in the style of the hand; no card that is in the hand, and none twice."""

    def __init__(self, hand: Given) -> None:
        self._taken = {item.card for item in hand.items}
        self._has_suits = bool(hand.of_kind("card", "card name"))
        self._has_ranks = bool(hand.of_kind("suited")) or len(hand.of_kind("rank")) > len(hand.of_kind("unknown"))

    def card(self, rank: str, suits: str = SUITS) -> str | None:
        """For a card with something where its suit should be."""
        return rank if self._has_ranks and not self._has_suits else self.free(rank, suits)

    def rank(self, rank: str) -> str | None:
        """For a card with nothing where its suit should be."""
        return self.free(rank) if self._has_suits else rank

    def free(self, rank: str, suits: str = SUITS) -> str | None:
        """A card of this rank in the first of ``suits`` that is free."""
        for suit in suits:
            card = Card(rank, suit)
            if card not in self._taken:
                self._taken.add(card)
                return card.ascii
        return None
