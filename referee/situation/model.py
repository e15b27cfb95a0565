"""What a line of the situation language says, once it is read: settings that hold, and events in order.

Nothing here knows how a line is spelled, and nothing here knows a rule. The reader (``reading``) fills these in, the
canonical writer (``canonical``) spells them again, and ``matters`` turns them into the questions that rules answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from types import MappingProxyType
from typing import NamedTuple

from referee.notation import Hand

NOTHING: Mapping[str, str] = MappingProxyType({})


class Who(NamedTuple):
    """Somebody at the table. ``kind`` is ``seat``, ``name``, ``role`` or ``count``; ``label`` is ``"3"``, ``"Ann"``,
    ``"button"``, and for "two players" ``"2"``.

    Roles: dealer, button, big blind, small blind, first player, next player, last player, new player, opponent,
    somebody, nobody, nobody else, both, everyone.

    >>> str(Who("seat", "3")), str(Who("name", "Ann")), str(Who("role", "button"))
    ('seat 3', 'Ann', 'the button')
    """

    kind: str
    label: str

    def __str__(self) -> str:
        if self.kind == "seat":
            return f"seat {self.label}"
        if self.kind == "count":
            return "1 player" if self.label == "1" else f"{self.label} players"
        if self.kind == "name" or self.label in ("nobody", "nobody else", "somebody", "both", "everyone"):
            return self.label
        return f"the {self.label}"


#: He, she or they: whom it means is not known yet.
PRONOUN = Who("pronoun", "")

DEALER, BUTTON = Who("role", "dealer"), Who("role", "button")
SMALL_BLIND, BIG_BLIND = Who("role", "small blind"), Who("role", "big blind")
FIRST_PLAYER, LAST_PLAYER = Who("role", "first player"), Who("role", "last player")
NEW_PLAYER, OPPONENT = Who("role", "new player"), Who("role", "opponent")
SOMEBODY, BOTH, EVERYONE = Who("role", "somebody"), Who("role", "both"), Who("role", "everyone")
NOBODY, NOBODY_ELSE = Who("role", "nobody"), Who("role", "nobody else")


class Amount(NamedTuple):
    """Chips, or a share of a bet. ``kind`` is ``chips`` (then ``chips`` holds them, exactly), ``half a bet``,
    ``less than half a bet``, ``more than half a bet`` or ``a full bet``.
    """

    kind: str
    chips: Decimal | None = None


class Event(NamedTuple):
    """One clause: its head word in canonical spelling, and what fills the head's slots.

    ``who`` is the subject (several for "seats 3 and 4"); ``to``, ``by``, ``of`` are the players that those words name
    (``asks how many`` puts the asked in ``to`` and the one whose draw it is about in ``of``), ``instead`` the one whose
    due it was. ``cards`` are the cards the head is about, ``holding`` the hand the subject actually has; the hand
    of who wagers, draws or folds is in ``holding``. ``numbers`` are bare counts in order, ``nth`` which card or
    raise is meant (1 is the first). ``amount`` is what is put in, and ``raises_to`` tells "to 80" from "by 80".
    ``quote`` is what was called out, or a hand that was named by its class ("five of a kind") or by what is wanted.
    ``flags`` are words such as ``silently``, ``in turn``, ``himself``. ``settings`` hold for this event alone ("pot
    was 120 before the draw"); ``when`` is the stage in force at it, or None if the line has not said one by then.
    ``line``, ``column`` and ``length`` are its place in the text as given.
    """

    head: str
    who: tuple[Who, ...] = ()
    to: Who | None = None
    by: Who | None = None
    of: Who | None = None
    instead: Who | None = None
    cards: Hand | None = None
    holding: Hand | None = None
    numbers: tuple[int, ...] = ()
    nth: tuple[int, ...] = ()
    amount: Amount | None = None
    raises_to: bool = False
    quote: str | None = None
    flags: frozenset[str] = frozenset()
    settings: Mapping[str, str] = NOTHING
    when: str | None = None
    column: int = 1
    length: int = 1
    line: int = 1


class Situation(NamedTuple):
    """A whole situation. ``settings`` hold throughout (game, betting, blinds, players, when, joker, sevens-rule,
    check-raise, low-cards, ace, duplicates, five-of-a-kind, stakes …, each a word of the vocabulary); ``events``
    are in the order they were told. ``question`` is what was asked at the end of the line (``misdeal``, ``who
    wins`` …) or None. ``told`` is true for a hand told from start to end (``hand:``). ``text`` is the line as
    given.

    >>> from referee.situation import read
    >>> situation = read("A-5 limit, seat 3 exposed 7h, is it a misdeal?")
    >>> dict(situation.settings), situation.events[0].head, situation.question
    ({'game': 'a5', 'betting': 'limit'}, 'exposed', 'misdeal')
    """

    settings: Mapping[str, str]
    events: tuple[Event, ...]
    question: str | None = None
    told: bool = False
    text: str = ""
