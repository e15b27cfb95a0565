"""What a showdown comes to: the verdict, the hands in it, and what it was presumed on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from referee.games.value import Value
from referee.notation import Hand


class Presumption(NamedTuple):
    """Something taken for granted that mattered: what, and the words that say otherwise.

    ``rule`` is the number of the rule that presumes it, None where it is merely the ordinary case.
    """

    text: str
    unless: str
    rule: str | None = None


class Ask(NamedTuple):
    """The fact a verdict depends on, the question that asks for it, and what each of its values comes to.

    ``ways`` has the winners for each value, as :attr:`Verdict.short` gives them.
    """

    fact: str
    text: str
    ways: Mapping[str, str]


class JudgedHand(NamedTuple):
    """A hand and what it is worth.

    ``player`` is the name, or the number of the hand; ``hand`` its cards. ``values`` has a value for each way of
    announcing what was not announced: one as a rule, two in UBLN where nobody said whether one or all low cards are
    wild, none for a hand that has no value: of a number of cards that is fouled (``fouled``) or that no rule covers.
    ``place`` is 1 for the winner, None where there is none.

    >>> from referee.showdown import hand
    >>> worth = hand("27", "8h6d4c3s2d")
    >>> worth.cards, worth.name, worth.category, worth.rank, worth.of
    ('8♥6♦4♣3♠2♦', 'eight-six-four low', 'no-pair', 6, 7462)
    """

    player: str
    hand: Hand
    values: tuple[Value, ...] = ()
    place: int | None = None
    fouled: bool = False

    @property
    def cards(self) -> str:
        """The cards in the order given: ``K♠K♦K♥7♣4♦``."""
        return str(self.hand)

    @property
    def category(self) -> str | None:
        """The id of the category, ``fouled``, or None if there is none or it depends."""
        if self.fouled:
            return "fouled"
        return _agreed({value.category for value in self.values})

    @property
    def name(self) -> str | None:
        """What players call the hand, both names if it depends."""
        if self.fouled:
            return f"fouled hand, {number_of_cards(self.hand)}"
        return _alternatives(value.name for value in self.values)

    @property
    def reading(self) -> str | None:
        """What each wild card or joker stands for, ``4♦ as K``; None where there is none."""
        return _alternatives(reading_of(value) for value in self.values if value.reading)

    @property
    def rank(self) -> int | None:
        """The place among all values of the game, 1 for the best; None if there is no value or it depends."""
        return self.values[0].rank if self._has_one_value else None

    @property
    def of(self) -> int | None:
        """How many values the game has."""
        return self.values[0].of if self._has_one_value else None

    @property
    def _has_one_value(self) -> bool:
        return len(set(self.values)) == 1


class Verdict(NamedTuple):
    """Who wins a showdown in one game, and why.

    - ``game``: its id. ``status``: ``ruled``, ``depends`` or ``not-covered``.
    - ``winners``: the names of all who win; none where nothing was ruled or every hand is fouled.
    - ``hands``: all hands, in the order given.
    - ``says``: the answer in one sentence, down to the deciding card. ``why``: its reason alone.
    - ``cites``: the numbers of the rules, the deciding one first.
    - ``presumed``: what was taken for granted where it mattered.
    - ``readings``: where a rule is silent, how it was read, and what the other reading would come to.
    - ``ask``: the fact it depends on. ``ways``: the verdict for each value of that fact, also where all of them
      have the same winners but not the same hands.

    >>> from referee.showdown import judge
    >>> verdict = judge("a5", {"Ann": "6-4-3-2-A", "Bob": "7-5-4-3-2"})
    >>> verdict.status, verdict.winners, verdict.cites, verdict.hands[1].place
    ('ruled', ('Ann',), ('A5-intro',), 2)
    """

    game: str
    status: str
    hands: tuple[JudgedHand, ...]
    says: str
    winners: tuple[str, ...] = ()
    why: str = ""
    cites: tuple[str, ...] = ()
    presumed: tuple[Presumption, ...] = ()
    readings: tuple[str, ...] = ()
    ask: Ask | None = None
    ways: Mapping[str, Verdict] = MappingProxyType({})

    @property
    def split(self) -> bool:
        """Whether several hands share the pot."""
        return len(self.winners) > 1

    @property
    def reading(self) -> str | None:
        """All of ``readings`` in one text; None where no rule is silent."""
        return "; ".join(self.readings) or None

    @property
    def short(self) -> str:
        """The winners' names with a blank between, ``none`` if every hand is fouled, or the status."""
        if self.status != "ruled":
            return self.status
        return " ".join(self.winners) or "none"


def reading_of(value: Value) -> str:
    """What the wild cards or the joker of a hand stand for.

    >>> from referee.games import GAMES
    >>> from referee.notation import parse_hand
    >>> reading_of(GAMES["ubln"].value(parse_hand("KsKdKh7c4d")))
    '4♦ as K'
    """
    return ", ".join(f"{card} as {stands_for}" for card, stands_for in value.reading)


def number_of_cards(hand: Hand) -> str:
    """``4 cards``, ``1 card``."""
    return f"{len(hand.cards)} card" + ("s" if len(hand.cards) != 1 else "")


def _agreed(contents: set[str]) -> str | None:
    return contents.pop() if len(contents) == 1 else None


def _alternatives(texts: Iterable[str]) -> str | None:
    return " or ".join(dict.fromkeys(texts)) or None
