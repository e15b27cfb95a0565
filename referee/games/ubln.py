"""Uncle Bob's Left Nut: the best hand by the standard ranking wins, and each player's lowest card is wild (UBLN-3).

Aces are high. An ace is the lowest card only where that makes a five-high straight (UBLN-3.3). So a hand with an ace
has two choices of what is wild: its lowest card, for any purpose, or an ace, for that straight alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from referee.cards import Card
from referee.errors import Problem, RefereeError
from referee.games.announcements import NOTHING_ANNOUNCED, Announcements
from referee.games.game import Game, HandClass, Reading, differ, of_one_suit
from referee.games.patterns import (
    ACE_HIGH,
    STANDARD_RANKING,
    STRAIGHTS,
    WHEEL,
    Pattern,
    from_high,
    standard,
)
from referee.games.value import Substitution, Value
from referee.notation import Hand


class LowCardsNotAnnounced(RefereeError):
    """The hand has several lowest cards, and its value depends on how many of them are wild (UBLN-3.4)."""


class Choice(NamedTuple):
    """Which cards are wild and which are kept; and whether the wild ones are aces that count low."""

    wild: tuple[Card, ...]
    kept: tuple[Card, ...]
    ace_low: bool


class Naming(NamedTuple):
    """What the wild cards are named as: ranks, and whether in the suit of the kept cards."""

    ranks: tuple[str, ...]
    suited: bool


FIVE_HIGH = frozenset(WHEEL)

#: What ``suits`` of a class of hands adds up: that the cards kept are of one suit when a lowest card is wild, and when
#: an ace is, as far as that makes a difference.
LOW_SUITED, ACE_SUITED = 1, 2


class UncleBobsLeftNut(Game):
    """Uncle Bob's Left Nut. A class of hands has ``suits`` of LOW_SUITED and ACE_SUITED."""

    id = "ubln"
    title = "UBLN"
    long_title = "Uncle Bob's Left Nut"
    low = False

    def value(self, hand: Hand, announced: Announcements = NOTHING_ANNOUNCED) -> Value:
        """What a hand of five cards is worth, its wild cards read at their best; see :meth:`Game.value`.

        Where ``announced.low_cards`` is None, raises :class:`LowCardsNotAnnounced` if the value depends on it. Of
        equal cards, the first that gives the best value is the wild one.

        >>> from referee.notation import parse_hand
        >>> UncleBobsLeftNut().value(parse_hand("9h 8h 7h 6h 2s"))
        <Value ubln: ten-high straight flush (10♥ 9♥ 8♥ 7♥ 6♥)>
        """
        self._check(hand, announced)
        one, *other = (self._best(self.readings(hand, way), announced) for way in self.ways(announced))
        if any(value != one for value in other):
            raise LowCardsNotAnnounced(str(hand), Problem("it was not announced how many low cards are wild"))
        return one

    def ways(self, announced: Announcements) -> tuple[Announcements, ...]:
        if announced.low_cards is None:
            return announced._replace(low_cards="one"), announced._replace(low_cards="all")
        return (announced,)

    def readings(self, hand: Hand, announced: Announcements, flush: bool = False) -> Iterator[Reading]:
        for choice in _choices(hand.cards, announced):
            suited = hand.suited or of_one_suit(choice.kept) or (flush and differ(choice.kept))
            kept = tuple([card.rank for card in choice.kept])
            for naming in _namings(kept, suited, choice.ace_low, announced):
                yield self._named(choice, naming)

    def pattern(self, ranks: tuple[str, ...], one_suit: bool) -> Pattern:
        return standard(ranks, one_suit)

    def classes_without_joker(self, announced: Announcements) -> Iterator[HandClass]:
        for ranks in combinations_with_replacement(ACE_HIGH, 5):
            if ranks[0] == ranks[-1]:
                continue
            low = ranks[: -_number_wild(ranks.count(ranks[-1]), announced)]
            ace_may_be_low = ranks[0] == "A" and FIVE_HIGH.issuperset(ranks)
            ace = ranks[_number_wild(ranks.count("A"), announced) :] if ace_may_be_low else None
            for suits, pattern in _patterns(self, low, ace, announced):
                yield HandClass(ranks, suits, pattern)

    def ranking(self, announced: Announcements) -> tuple[str, ...]:
        if announced.five_of_a_kind == "above":
            return STANDARD_RANKING
        *below, straight_flush, five_of_a_kind = STANDARD_RANKING
        return (*below, five_of_a_kind, straight_flush)

    def _named(self, choice: Choice, naming: Naming) -> Reading:
        suit = choice.kept[0].suit if naming.suited else ""
        named = [Card(rank, suit) for rank in naming.ranks]
        return self._read([*choice.kept, *named], naming.suited, tuple(map(Substitution, choice.wild, named)))


def _choices(cards: Sequence[Card], announced: Announcements) -> Iterator[Choice]:
    """What can be wild: one or all of the lowest cards, or the same of the aces if they are to count low."""
    lowest = max([card.rank for card in cards], key=ACE_HIGH.index)
    for rank, ace_low in ((lowest, False), ("A", True)):
        candidates = [place for place, card in enumerate(cards) if card.rank == rank]
        together = _number_wild(len(candidates), announced)
        for first in range(0, len(candidates), together):
            wild = candidates[first : first + together]
            kept = [card for place, card in enumerate(cards) if place not in wild]
            yield Choice(tuple([cards[place] for place in wild]), tuple(kept), ace_low)


def _number_wild(candidates: int, announced: Announcements) -> int:
    """How many of the lowest cards are wild together."""
    return max(candidates, 1) if announced.low_cards == "all" else 1


def _namings(kept: tuple[str, ...], suited: bool, ace_low: bool, announced: Announcements) -> Iterator[Naming]:
    """What wild cards can be named as to any purpose: a straight, more of a rank held, the top of a flush.

    ``kept`` are the ranks of the other cards, and ``suited`` tells whether those are of one suit.
    """
    wild = 5 - len(kept)
    if straight := _straight(kept, ace_low, announced):
        yield Naming(tuple([rank for rank in straight if rank not in kept]), suited)
    if ace_low:
        return
    most_held = max(kept, key=lambda rank: (kept.count(rank), -ACE_HIGH.index(rank)))
    yield Naming((most_held,) * wild, suited=False)
    if suited:
        free = [rank for rank in ACE_HIGH if rank not in kept]
        yield Naming(("A",) * wild if announced.duplicates else tuple(free[:wild]), suited=True)


def _straight(kept: tuple[str, ...], ace_low: bool, announced: Announcements) -> str | None:
    """The highest straight that wild cards can fill up.

    A five-high one is the highest only if an ace is kept. That would make the ace the lowest card, and so a wild one;
    it counts only where the ace was announced to play either way.
    """
    held = set(kept)
    if len(held) < len(kept):
        return None
    straight = next((run for run in ((WHEEL,) if ace_low else STRAIGHTS) if held.issubset(run)), None)
    if straight == WHEEL and not ace_low and announced.ace == "lowest":
        return None
    return straight


@cache
def _patterns(
    game: Game, low: tuple[str, ...], ace: tuple[str, ...] | None, announced: Announcements
) -> list[tuple[int, Pattern]]:
    """What hands make that keep the ranks ``low`` when a lowest card is wild, and ``ace`` when an ace is.

    ``ace`` is None if no ace can be. A pattern comes with the number for ``suits`` that it takes.
    """
    found = []
    for low_suited in _suitings(low):
        for ace_suited in _suitings(ace) if ace else (False,):
            patterns = [_named(low, naming) for naming in _namings(low, low_suited, False, announced)]
            if ace:
                patterns += [_named(ace, naming) for naming in _namings(ace, ace_suited, True, announced)]
            best = max(patterns, key=lambda pattern: game.strength(pattern, announced))
            found.append((LOW_SUITED * low_suited + ACE_SUITED * ace_suited, best))
    return found


def _suitings(kept: tuple[str, ...]) -> tuple[bool, ...]:
    """Whether cards of these ranks are of one suit: what is possible. A single card always is."""
    if len(kept) == 1:
        return (True,)
    return (False, True) if len(set(kept)) == len(kept) else (False,)


def _named(kept: tuple[str, ...], naming: Naming) -> Pattern:
    return standard(from_high((*kept, *naming.ranks), ACE_HIGH), naming.suited)
