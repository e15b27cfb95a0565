"""A form of poker as the judge of hands sees it, and what the dealer may have announced."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import ClassVar, Literal, NamedTuple

from referee.cards import JOKER, Card
from referee.errors import FoulDeckError, Problem, RefereeError
from referee.games.patterns import ACE_HIGH, ACE_LOW, STANDARD_RANKING, WHEEL, Pattern
from referee.games.value import Strength, Substitution, Value
from referee.notation import Hand, check_deck


class Announcements(NamedTuple):
    """What was announced or posted before the deal. The defaults are what holds where nothing was said.

    - ``joker``: whether the joker is in use; None leaves it to the game (ace-to-five uses it, A5-1, no other does).
    - ``low_cards``: UBLN: whether one or all of several lowest cards are wild; None if nothing was announced, and
      then a hand for which it matters has no value (UBLN-3.4).
    - ``ace``: UBLN: whether an ace of the hand at the bottom of a straight is the lowest card and so the wild one
      (``lowest``), or plays either way (``either``) (UBLN-3.3, 5.5).
    - ``duplicates``: UBLN: whether a wild card may name a card that is already held (UBLN-3.1). Five of a kind needs
      that and is allowed all the same.
    - ``five_of_a_kind``: UBLN: whether it ranks above or below a straight flush (UBLN-3.5).
    """

    joker: bool | None = None
    low_cards: Literal["one", "all"] | None = None
    ace: Literal["lowest", "either"] = "lowest"
    duplicates: bool = True
    five_of_a_kind: Literal["above", "below"] = "above"


NOTHING_ANNOUNCED = Announcements()


class HandSizeError(RefereeError):
    """A hand of other than five cards: it has no value, and the rules say what follows (in lowball, LB-11)."""


class Reading(NamedTuple):
    """One way to read a hand: what it makes, the five cards as read, and what its wild cards or joker stand for."""

    pattern: Pattern
    cards: tuple[Card, ...]
    substitutions: tuple[Substitution, ...] = ()


class HandClass(NamedTuple):
    """Hands that differ in nothing that matters to the game, and what they make.

    ``ranks`` are in no particular order, the joker among them as ``Jo``. ``suits`` is 0 if suits do not help or
    hurt the hand; the game says what its other numbers are.
    """

    ranks: tuple[str, ...]
    suits: int
    pattern: Pattern


class Game(ABC):
    """A form of poker: how its hands are read, and how the readings are ranked.

    - ``id``, ``title``, ``long_title``: the name in data and options, and two for people.
    - ``low``: whether the lowest hand wins.
    - ``descending``: the ranks from high to low.
    - ``joker``: whether the joker is in use where nothing was announced; ``joker_allowed``: whether it can be.
    - ``flushes``: whether suits matter.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    long_title: ClassVar[str]
    low: ClassVar[bool] = True
    descending: ClassVar[str] = ACE_HIGH
    joker: ClassVar[bool] = False
    joker_allowed: ClassVar[bool] = False
    flushes: ClassVar[bool] = True

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
        """Whether a hand given by ranks alone would have another value with suits that help or hurt it.

        Where it would, that it has no such suits is a presumption. Raises what :meth:`value` raises.

        >>> from referee.games import GAMES
        >>> from referee.notation import parse_hand
        >>> [GAMES["27"].flush_would_matter(parse_hand(hand)) for hand in ("7-5-4-3-2", "7-7-4-3-2", "7s5s4s3s2d")]
        [True, False, False]
        """
        if hand.suited or not hand.ranks_alone or not self.flushes:
            return False
        with_flush = self._best(self.readings(hand, announced, flush=True), announced)
        return self.value(hand, announced) != with_flush

    @abstractmethod
    def readings(self, hand: Hand, announced: Announcements, flush: bool = False) -> Iterable[Reading]:
        """Ways to read a hand of five cards, the best one among them.

        With ``flush``, whatever cards can be of one suit are taken to be.
        """

    @abstractmethod
    def classes(self, announced: Announcements) -> Iterator[HandClass]:
        """Every class of hands that can be dealt from the deck in use. ``announced`` leaves nothing open."""

    def strength(self, pattern: Pattern, announced: Announcements) -> Strength:
        """What values compare by: greater is better for the holder."""
        worst_first = self.descending if self.low else self.descending[::-1]
        return (self.ranking(announced).index(pattern.category), *map(worst_first.index, pattern.ranks))

    def ranking(self, announced: Announcements) -> tuple[str, ...]:
        """The categories, the worst for the holder first."""
        return STANDARD_RANKING[::-1] if self.low else STANDARD_RANKING

    def order(self, announced: Announcements) -> Mapping[Strength, int]:
        """The place of every strength that hands of this game can have; 1 is the best."""
        return _order(self, announced)

    def _best(self, readings: Iterable[Reading], announced: Announcements) -> Value:
        return max([Value(self, announced, *reading) for reading in readings])

    def _check(self, hand: Hand, announced: Announcements) -> None:
        number = len(hand.cards)
        if number != 5:
            raise HandSizeError(str(hand), Problem(f"a hand has five cards, not {number}"))
        check_deck({"1": hand})
        if len({card.rank for card in hand.cards}) == 1:
            raise FoulDeckError(str(hand), Problem("there are four cards of a rank, not five"))
        in_use = self.joker if announced.joker is None else announced.joker and self.joker_allowed
        if JOKER in hand.cards and not in_use:
            raise FoulDeckError(str(hand), Problem(f"the joker is not in use in {self.title}"))


@cache
def _order(game: Game, announced: Announcements) -> dict[Strength, int]:
    patterns = {hands.pattern for way in game.ways(announced) for hands in game.classes(way)}
    strengths = sorted([game.strength(pattern, announced) for pattern in patterns], reverse=True)
    return {strength: place for place, strength in enumerate(strengths, start=1)}


def of_one_suit(cards: Sequence[Card]) -> bool:
    """Whether all cards are known to be of the same suit. The joker, and a rank alone, has none to be known."""
    suits = {card.suit for card in cards}
    return len(cards) == 1 or (len(suits) == 1 and "" not in suits)


def laid_out(cards: Sequence[Card], pattern: Pattern, descending: str) -> tuple[Card, ...]:
    """The cards in the order in which players name them: the most numerous first, then from high to low."""
    if pattern.ranks == (WHEEL[0],):
        descending = ACE_LOW
    held = [card.rank for card in cards]
    return tuple(sorted(cards, key=lambda card: (-held.count(card.rank), descending.index(card.rank))))
