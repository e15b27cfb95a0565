"""A form of poker as the judge of hands sees it: how its hands are read, and how the readings are ranked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import ClassVar, NamedTuple

from referee.cards import JOKER, Card
from referee.errors import FoulDeckError, Problem, RefereeError
from referee.games.announcements import NOTHING_ANNOUNCED, Announcements
from referee.games.patterns import ACE_HIGH, ACE_LOW, STANDARD_RANKING, WHEEL, Pattern, from_high, rank_holdings
from referee.games.value import Strength, Substitution, Value
from referee.notation import Hand, check_deck


class HandSizeError(RefereeError):
    """A hand of other than five cards: it has no value, and the rules say what follows (in lowball, LB-11)."""


class Reading(NamedTuple):
    """One way to read a hand: what it makes, the five cards as read, and what its wild cards or joker stand for."""

    pattern: Pattern
    cards: tuple[Card, ...]
    substitutions: tuple[Substitution, ...] = ()


class HandClass(NamedTuple):
    """Hands that differ in nothing that matters to the game, and what they make.

    ``ranks`` are the five in no particular order, the joker's being ``Jo``. ``suits`` is 0 for suits that make no
    difference, and 1 for cards of one suit; UBLN has numbers of its own.
    """

    ranks: tuple[str, ...]
    suits: int
    pattern: Pattern


class Game(ABC):
    """A form of poker.

    - ``id``, ``title``, ``long_title``: the name in data and options, and two for people.
    - ``low``: whether the lowest hand wins.
    - ``descending``: the ranks from high to low.
    - ``flushes``: whether suits matter.
    - ``joker``: whether the joker is in use where nothing was announced; ``joker_allowed``: whether it can be.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    long_title: ClassVar[str]
    low: ClassVar[bool] = True
    descending: ClassVar[str] = ACE_HIGH
    flushes: ClassVar[bool] = True
    joker: ClassVar[bool] = False
    joker_allowed: ClassVar[bool] = False

    def value(self, hand: Hand, announced: Announcements = NOTHING_ANNOUNCED) -> Value:
        """What a hand of five cards is worth, read at its best for the holder.

        Raises :class:`HandSizeError` for a hand of another size, :class:`~referee.errors.FoulDeckError` for cards
        that no deck of this game holds (a card twice, a joker where none is used) and, in UBLN,
        :class:`~referee.games.ubln.LowCardsNotAnnounced`.

        >>> from referee.games import GAMES
        >>> from referee.notation import parse_hand
        >>> GAMES["a5"].value(parse_hand("As Ac 2d 3h Jo")).reading
        (Substitution(card=Card(rank='Jo', suit=''), stands_for=Card(rank='4', suit='')),)
        """
        self._check(hand, announced)
        return self._best(self.readings(hand, announced), announced)

    def ways(self, announced: Announcements) -> tuple[Announcements, ...]:
        """What may have been announced: ``announced``, or where that leaves a question open, each answer to it.

        >>> from referee.games import GAMES
        >>> [way.low_cards for way in GAMES["ubln"].ways(NOTHING_ANNOUNCED)]
        ['one', 'all']
        """
        return (announced,)

    def flush_would_matter(self, hand: Hand, announced: Announcements = NOTHING_ANNOUNCED) -> bool:
        """Whether a hand given by ranks alone could have another value with suits that help or hurt it.

        Where it could, that it has no such suits is a presumption. Raises what :meth:`value` raises, but for what was
        not announced.

        >>> from referee.games import GAMES
        >>> from referee.notation import parse_hand
        >>> [GAMES["27"].flush_would_matter(parse_hand(hand)) for hand in ("7-5-4-3-2", "7-7-4-3-2", "7s5s4s3s2d")]
        [True, False, False]
        """
        if not hand.ranks_alone or not self.flushes:
            return False
        return any(
            self.value(hand, way) != self._best(self.readings(hand, way, flush=True), way)
            for way in self.ways(announced)
        )

    @abstractmethod
    def pattern(self, ranks: tuple[str, ...], one_suit: bool) -> Pattern:
        """What five cards make when nothing is wild: their ranks from high to low, and whether they are of one suit."""

    def ranking(self, announced: Announcements) -> tuple[str, ...]:
        """The categories, the worst for the holder first: in lowball the standard ranking upside down."""
        return STANDARD_RANKING[::-1]

    def strength(self, pattern: Pattern, announced: Announcements) -> Strength:
        """What values compare by: greater is better for the holder."""
        height = (self.descending if self.low else self.descending[::-1]).index
        return (self.ranking(announced).index(pattern.category), *map(height, pattern.ranks))

    def places(self, announced: Announcements) -> Mapping[Pattern, int]:
        """The place of everything that hands of this game can make; 1 is the best."""
        return _places(self, self.ways(announced)[0])

    def readings(self, hand: Hand, announced: Announcements, flush: bool = False) -> Iterator[Reading]:
        """Ways to read a hand of five cards, the best one among them.

        With ``flush``, whatever cards can be of one suit are taken to be.
        """
        if JOKER in hand.cards:
            for rank in self.joker_as([card.rank for card in hand.cards]):
                yield self._with_joker_as(rank, hand)
        else:
            yield self._read(hand.cards, hand.suited or of_one_suit(hand.cards) or (flush and differ(hand.cards)))

    def joker_as(self, ranks: Sequence[str]) -> Iterable[str]:
        """The ranks that the joker may stand for beside ``ranks``; its suit never makes a flush."""
        raise NotImplementedError(f"the joker is never in use in {self.title}")

    def joker_in_use(self, announced: Announcements) -> bool:
        return self.joker if announced.joker is None else announced.joker and self.joker_allowed

    def classes(self, announced: Announcements) -> Iterator[HandClass]:
        """Every class of hands that can be dealt from the deck in use. ``announced`` leaves nothing open."""
        yield from _without_joker(self, announced._replace(joker=False))
        if self.joker_in_use(announced):
            for ranks in combinations_with_replacement(self.descending, 4):
                yield HandClass((*ranks, JOKER.rank), 0, self._best_with_joker(ranks, announced))

    def classes_without_joker(self, announced: Announcements) -> Iterator[HandClass]:
        """The classes of hands that have no joker."""
        for ranks, pattern in rank_holdings(self.descending):
            if pattern.category == "no-pair":
                for suits in (0, 1) if self.flushes else (0,):
                    yield HandClass(ranks, suits, self.pattern(ranks, suits == 1))
            else:
                yield HandClass(ranks, 0, pattern)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)

    def _best_with_joker(self, ranks: tuple[str, ...], announced: Announcements) -> Pattern:
        completed = [from_high((*ranks, joker_as), self.descending) for joker_as in self.joker_as(ranks)]
        patterns = [self.pattern(five, one_suit=False) for five in completed]
        return max(patterns, key=lambda pattern: self.strength(pattern, announced))

    def _with_joker_as(self, rank: str, hand: Hand) -> Reading:
        joker_as = Card(rank, "")
        cards = [joker_as if card == JOKER else card for card in hand.cards]
        return self._read(cards, False, (Substitution(JOKER, joker_as),))

    def _read(self, cards: Sequence[Card], one_suit: bool, substitutions: tuple[Substitution, ...] = ()) -> Reading:
        pattern = self.pattern(from_high([card.rank for card in cards], self.descending), one_suit)
        return Reading(pattern, self._laid_out(cards, pattern), substitutions)

    def _laid_out(self, cards: Sequence[Card], pattern: Pattern) -> tuple[Card, ...]:
        """The cards in the order in which players name them: the most numerous first, then from high to low."""
        descending = ACE_LOW if pattern.ranks == (WHEEL[0],) else self.descending
        ranks = [card.rank for card in cards]
        return tuple(sorted(cards, key=lambda card: (-ranks.count(card.rank), descending.index(card.rank))))

    def _best(self, readings: Iterable[Reading], announced: Announcements) -> Value:
        return max([Value(self, announced, *reading) for reading in readings])

    def _check(self, hand: Hand, announced: Announcements) -> None:
        if len(hand.cards) != 5:
            raise HandSizeError(str(hand), Problem(f"a hand has five cards, not {len(hand.cards)}"))
        check_deck({"1": hand})
        if len({card.rank for card in hand.cards}) == 1:
            raise FoulDeckError(str(hand), Problem("there are four cards of a rank, not five"))
        if JOKER in hand.cards and not self.joker_in_use(announced):
            raise FoulDeckError(str(hand), Problem(f"the joker is not in use in {self.title}"))


@cache
def _without_joker(game: Game, announced: Announcements) -> tuple[HandClass, ...]:
    return tuple(game.classes_without_joker(announced))


@cache
def _places(game: Game, announced: Announcements) -> dict[Pattern, int]:
    # The joker makes nothing that the cards of the deck cannot make too.
    patterns = {hands.pattern for hands in _without_joker(game, announced._replace(joker=False))}
    best_first = sorted(patterns, key=lambda pattern: game.strength(pattern, announced), reverse=True)
    return {pattern: place for place, pattern in enumerate(best_first, start=1)}


def of_one_suit(cards: Sequence[Card]) -> bool:
    """Whether all cards are known to be of the same suit. The joker, and a rank alone, has none to be known."""
    suits = {card.suit for card in cards}
    return len(cards) == 1 or (len(suits) == 1 and "" not in suits)


def differ(cards: Sequence[Card]) -> bool:
    """Whether no two cards have the same rank, so that they could be of one suit."""
    return len({card.rank for card in cards}) == len(cards)
