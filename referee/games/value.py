"""What a hand is worth."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeGuard

from referee.cards import Card
from referee.games.naming import name_of, shortest_name
from referee.games.patterns import Pattern

if TYPE_CHECKING:
    from referee.games.announcements import Announcements
    from referee.games.game import Game


Strength = tuple[int, ...]


class Substitution(NamedTuple):
    """A wild card or joker of the hand, and the card it stands for.

    The latter has no suit where its suit does not matter.
    """

    card: Card
    stands_for: Card


class Value:
    """What a hand is worth in one game: immutable, and greater is always better for its holder.

    - ``game``, ``announced``: the game, and the announcements it was read under.
    - ``pattern``: what it makes, in the two parts ``category``, an id of :mod:`referee.games.patterns`, and ``ranks``,
      those that decide within the category, in the order in which they are compared.
    - ``reading``: what each wild card or joker stands for, in the order of the hand; empty if there is none.
    - ``cards``: the five cards as they are read, in the order players name them.

    Equal values split a pot. Values compare with ``<`` and ``==`` only within a game, and only where five of a kind has
    the same place; anything else raises ``TypeError`` (``==`` is then just false).

    >>> from referee.games import GAMES
    >>> from referee.notation import parse_hand
    >>> seven, eight = (GAMES["27"].value(parse_hand(text)) for text in ("7-5-4-3-2", "8-6-4-3-2"))
    >>> seven > eight, seven.name, seven.rank, seven.of
    (True, 'seven-five low', 1, 7462)
    >>> seven < GAMES["a5"].value(parse_hand("7-5-4-3-2"))
    Traceback (most recent call last):
    TypeError: '<' not supported between instances of 'Value' and 'Value'
    """

    __slots__ = ("announced", "cards", "game", "pattern", "reading", "strength")

    game: Game
    announced: Announcements
    pattern: Pattern
    cards: tuple[Card, ...]
    reading: tuple[Substitution, ...]
    strength: Strength

    def __init__(
        self,
        game: Game,
        announced: Announcements,
        pattern: Pattern,
        cards: tuple[Card, ...],
        reading: tuple[Substitution, ...] = (),
    ) -> None:
        keep = partial(object.__setattr__, self)
        keep("game", game)
        keep("announced", announced)
        keep("pattern", pattern)
        keep("cards", cards)
        keep("reading", reading)
        keep("strength", game.strength(pattern, announced))

    def __setattr__(self, name: str, content: object) -> None:
        raise AttributeError(f"a Value cannot be changed: {name}")

    @property
    def category(self) -> str:
        return self.pattern.category

    @property
    def ranks(self) -> tuple[str, ...]:
        return self.pattern.ranks

    @property
    def name(self) -> str:
        """The hand as players call it when nothing is compared: ``seven-five low``, ``pair of aces``."""
        return shortest_name(self.pattern, self.game.descending)

    def name_against(self, *others: Value) -> str:
        """The name down to the rank that tells this hand from ``others``; :attr:`name` if nothing but that would do.

        >>> from referee.games import GAMES
        >>> from referee.notation import parse_hand
        >>> ann, bob = (GAMES["high"].value(parse_hand(text)) for text in ("AsAhKs7d4c", "AdAcQs7h4d"))
        >>> ann.name_against(bob), bob.name_against(ann)
        ('pair of aces, king kicker', 'pair of aces, queen kicker')
        """
        places = [place for other in others if (place := self._deciding_place(other)) is not None]
        return name_of(self.pattern, max(places) + 1) if places else self.name

    def deciding_ranks(self, other: Value) -> tuple[str, str] | None:
        """The first rank at which this hand and another of the same category differ: this hand's, the other's.

        None if they are equal or of different categories.
        """
        place = self._deciding_place(other)
        return None if place is None else (self.ranks[place], other.ranks[place])

    def _deciding_place(self, other: Value) -> int | None:
        if self.category != other.category:
            return None
        return next((place for place, rank in enumerate(self.ranks) if rank != other.ranks[place]), None)

    @property
    def rank(self) -> int:
        """The place among all values that hands of this game can have; 1 is the best.

        Where it was not announced how many low cards are wild, the values are counted with one.
        """
        return self.game.places(self.announced)[self.pattern]

    @property
    def of(self) -> int:
        """How many different values hands of this game can have, counted as for :attr:`rank`."""
        return len(self.game.places(self.announced))

    def _comparable(self, other: object) -> TypeGuard[Value]:
        return (
            isinstance(other, Value)
            and self.game == other.game
            and self.announced.five_of_a_kind == other.announced.five_of_a_kind
        )

    def __eq__(self, other: object) -> bool:
        return self._comparable(other) and self.strength == other.strength

    def __hash__(self) -> int:
        return hash(self.strength)

    def __lt__(self, other: Value) -> bool:
        return self.strength < other.strength if self._comparable(other) else NotImplemented

    def __le__(self, other: Value) -> bool:
        return self.strength <= other.strength if self._comparable(other) else NotImplemented

    def __reduce__(self) -> tuple[object, ...]:
        return Value, (self.game, self.announced, self.pattern, self.cards, self.reading)

    def __repr__(self) -> str:
        return f"<Value {self.game.id}: {self.name} ({' '.join(map(str, self.cards))})>"
