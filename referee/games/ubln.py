"""Uncle Bob's Left Nut: the best hand by the standard ranking wins, and each player's lowest card is wild (UBLN-3).

Aces are high. An ace is the lowest card only where that makes a five-high straight (UBLN-3.3). So a hand with an ace
has two choices of what is wild: its lowest card, for any purpose, or an ace, for that straight alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import product
from typing import NamedTuple, TypeVar

from referee.cards import Card
from referee.errors import Problem, RefereeError
from referee.games.game import (
    NOTHING_ANNOUNCED,
    Announcements,
    Game,
    HandClass,
    Reading,
    laid_out,
    of_one_suit,
)
from referee.games.patterns import (
    ACE_HIGH,
    STANDARD_RANKING,
    STRAIGHTS,
    WHEEL,
    Pattern,
    rank_holdings,
    standard,
)
from referee.games.value import Substitution, Value
from referee.notation import Hand

T = TypeVar("T")


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
        if other and other[0] != one:
            raise LowCardsNotAnnounced(str(hand), Problem("it was not announced how many low cards are wild"))
        return one

    def ways(self, announced: Announcements) -> tuple[Announcements, ...]:
        if announced.low_cards is None:
            return announced._replace(low_cards="one"), announced._replace(low_cards="all")
        return (announced,)

    def readings(self, hand: Hand, announced: Announcements, flush: bool = False) -> Iterator[Reading]:
        for choice in _choices(hand.cards, announced):
            kept = tuple([card.rank for card in choice.kept])
            suited = hand.suited or of_one_suit(choice.kept) or (flush and len(set(kept)) == len(kept))
            for naming in _namings(kept, suited, choice.ace_low, announced):
                yield self._reading(choice, naming)

    def classes(self, announced: Announcements) -> Iterator[HandClass]:
        by_strength = partial(self.strength, announced=announced)
        for ranks in rank_holdings(self.descending):
            low = _patterns(_kept(ranks, ranks[-1], announced), False, announced)
            ace = _patterns(_kept(ranks, "A", announced), True, announced)
            for (low_suited, with_low), (ace_suited, with_ace) in product(enumerate(low), enumerate(ace)):
                suits = LOW_SUITED * low_suited + ACE_SUITED * ace_suited
                yield HandClass(ranks, suits, max(with_low + with_ace, key=by_strength))

    def ranking(self, announced: Announcements) -> tuple[str, ...]:
        if announced.five_of_a_kind == "above":
            return STANDARD_RANKING
        *below, straight_flush, five_of_a_kind = STANDARD_RANKING
        return (*below, five_of_a_kind, straight_flush)

    def _reading(self, choice: Choice, naming: Naming) -> Reading:
        suit = choice.kept[0].suit if naming.suited else ""
        named = [Card(rank, suit) for rank in naming.ranks]
        cards = [*choice.kept, *named]
        pattern = standard([card.rank for card in cards], naming.suited)
        substitutions = tuple(map(Substitution, choice.wild, named))
        return Reading(pattern, laid_out(cards, pattern, self.descending), substitutions)


def _choices(cards: Sequence[Card], announced: Announcements) -> Iterator[Choice]:
    """What can be wild: one or all of the lowest cards, or the same of the aces if they are to count low."""
    lowest = max([card.rank for card in cards], key=ACE_HIGH.index)
    for rank, ace_low in ((lowest, False), ("A", True)):
        candidates = tuple([card for card in cards if card.rank == rank])
        together = [candidates] if candidates and announced.low_cards == "all" else []
        for wild in together or [(card,) for card in candidates]:
            yield Choice(wild, _without(cards, wild), ace_low)


def _without(cards: Sequence[T], wild: Sequence[T]) -> tuple[T, ...]:
    kept = list(cards)
    for card in wild:
        kept.remove(card)
    return tuple(kept)


def _namings(kept: Sequence[str], suited: bool, ace_low: bool, announced: Announcements) -> Iterator[Naming]:
    """What wild cards can be named as to any purpose: more of a rank held, a straight, the top of a flush.

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


def _straight(kept: Sequence[str], ace_low: bool, announced: Announcements) -> str | None:
    """The highest straight that wild cards can fill up.

    A five-high one with an ace that is kept would make that ace the lowest card, and so a wild one; it counts only
    where the ace was announced to play either way.
    """
    if _paired(kept):
        return None
    for straight in (WHEEL,) if ace_low else STRAIGHTS:
        if set(kept) <= set(straight):
            ace_at_bottom = straight == WHEEL and "A" in kept and not ace_low
            return None if ace_at_bottom and announced.ace == "lowest" else straight
    return None


def _paired(ranks: Sequence[str]) -> bool:
    return len(set(ranks)) < len(ranks)


def _kept(ranks: Sequence[str], lowest: str, announced: Announcements) -> tuple[str, ...]:
    """The ranks that are left when one card, or all cards, of a rank are wild."""
    held = ranks.count(lowest)
    return _without(ranks, [lowest] * (held if announced.low_cards == "all" else min(held, 1)))


@cache
def _patterns(kept: tuple[str, ...], ace_low: bool, announced: Announcements) -> list[list[Pattern]]:
    """What hands with these ranks kept can make, one of them the best: with several suits, and then with one.

    The second is left out where the ranks cannot be of one suit, or where that makes no difference.
    """
    several, one = (
        [standard((*kept, *naming.ranks), naming.suited) for naming in _namings(kept, suited, ace_low, announced)]
        for suited in (len(kept) == 1, True)
    )
    return [several] if _paired(kept) or not one else [several, one]
