"""A clause: what stands in it, by class, before its head word lays it into slots."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import cached_property
from typing import Any, NamedTuple

from referee.amounts import parse_amount
from referee.cards import Card
from referee.errors import AmountError
from referee.situation.item import Item
from referee.situation.model import Amount, Who
from referee.situation.pieces import one_hand

MOST_PLAYERS = 12


class Slip(NamedTuple):
    """Something wrong with a clause, placed in the text of its stretch; ``hint`` can stand in that place."""

    text: str
    start: int
    stop: int
    hint: str | None = None


class Person(NamedTuple):
    """Somebody named in a clause: who, as what (``""`` or a role), whether before the head word, and where."""

    who: tuple[Who, ...]
    role: str
    ahead: bool
    start: int


class Clause:
    """What stands in one clause, by class. Numbers are kept as items, since only the head can tell what they count."""

    text = ""
    #: What stands in the stretch up to the head, "and" included.
    ahead = ""
    head: Item | None = None
    led_by = ""
    nth: tuple[int, ...] = ()
    amount: Amount | None = None
    amount_role = ""
    quote: str | None = None
    category: str | None = None
    holds_category = False
    request: str | None = None
    likewise = False
    drew: int | None = None
    raised: tuple[tuple[Who, ...], Decimal] | None = None
    question: str | None = None
    when: str | None = None
    when_ahead = False
    relative = False
    unsaid = False
    earlier: Item | None = None
    labelled = False
    believed: Item | None = None
    comes_first = False
    asks = False
    asks_first = ""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.fitted: dict[str, Any] = {}
        self.people: list[Person] = []
        self.cards: list[Item] = []
        self.held: list[Item] = []
        self.theirs: list[tuple[tuple[Who, ...], Item]] = []
        self.numbers: list[tuple[Item, str]] = []
        self.counts: list[tuple[int, str]] = []
        self.flags: set[str] = set()
        self.settings: dict[str, str] = {}
        self.unsaid_of: set[str] = set()
        self.slips: list[Slip] = []

    @cached_property
    def named(self) -> tuple[Who, ...]:
        """Everybody who is named, in order."""
        return tuple(who for person in self.people for who in person.who)

    @cached_property
    def shown(self) -> list[Card]:
        """The cards that stand here as one hand; all of them where they are no single hand."""
        pieces = [item.value for item in (*self.cards, *self.held)]
        return one_hand(pieces) or [card for piece in pieces for card in piece]

    @property
    def start(self) -> int:
        return self.items[0].start

    @property
    def stop(self) -> int:
        return self.items[-1].stop

    @property
    def head_text(self) -> str:
        """The words of the head, as they were said."""
        return self.head.text if self.head else ""

    @property
    def filled(self) -> frozenset[str]:
        """The slots in which something stands, settings and stages aside."""
        return frozenset(slot for slot in _SLOTS if getattr(self, slot))

    @cached_property
    def sets_up(self) -> bool:
        """Whether nothing but settings and a stage stand here, and nothing that any word may turn into an event."""
        more = self.telling or self.question or self.unsaid or self.asks or self.in_first_person
        return not more and "announced" not in self.settings

    @cached_property
    def telling(self) -> bool:
        """Whether anything but settings stands here."""
        return bool(self.filled)

    @cached_property
    def in_first_person(self) -> bool:
        """Whether somebody tells of himself: "I bet", "my hand"."""
        return bool(_FIRST_PERSON.search(self.text))

    def told_as(self, **slots: Any) -> Clause:
        """This clause with other things in some of its slots.

        The clause itself is kept for when its words turn up again, in a line where they may mean what they say.
        """
        other = Clause()
        kept = {name for name in vars(self) if not isinstance(getattr(Clause, name, None), cached_property)}
        vars(other).update({name: vars(self)[name] for name in kept - {"fitted"}}, **slots)
        return other

    def slip(self, text: str, item: Item, hint: str | None = None) -> None:
        """Note what is wrong with an item."""
        self.slips.append(Slip(text, item.start, item.stop, hint))

    def set_up(self, key: str, value: str, item: Item) -> None:
        """Take in a setting that an item tells."""
        if self.unsaid:
            self.unsaid_of.add(key)
            return
        if key == "game" and "lowball" in (value, self.settings.get(key)):
            value = self.settings.get(key, value) if value == "lowball" else value
        elif self.settings.get(key, value) != value:
            self.slip(f"two values for {key}: {self.settings[key]} and {value}", item)
        elif wrong := wrong_size(key, value):
            self.slip(wrong, item)
        self.settings[key] = value

    def set_stage(self, value: str, item: Item) -> None:
        """Take in the stage that an item tells."""
        if self.when not in (None, value):
            self.slip(f"two stages in one clause: {self.when} and {value}", item)
        self.when = value
        self.when_ahead = self.head is None


_FIRST_PERSON = re.compile(r"\b(?:i|i'm|i've|i'd|i'll|ive|im|me|my|mine|myself)\b", re.IGNORECASE)
_SLOTS = (
    "head", "people", "cards", "held", "numbers", "counts", "nth", "amount", "quote", "category", "request", "flags", "likewise",
)  # fmt: skip


def wrong_size(key: str, value: str) -> str | None:
    """What is wrong with the size of a bet, a blind or the stakes; None for every other setting."""
    if key not in ("bet", "blind", "stakes"):
        return None
    try:
        for amount in value.split("/"):
            parse_amount(amount)
    except AmountError as error:
        return error.problems[0].text
    return None
