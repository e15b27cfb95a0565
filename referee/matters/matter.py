"""A matter: one question that a situation raises, with the facts it gives."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from referee.games import NOTHING_ANNOUNCED, Announcements
from referee.notation import Hand
from referee.rulebook.facts import Value

NO_WORDS: Mapping[str, str] = MappingProxyType({})
NO_PRESUMPTIONS: Mapping[str, Value | None] = MappingProxyType({})
NO_HANDS: Mapping[str, Hand] = MappingProxyType({})


class Matter(NamedTuple):
    """One question of the rulebook, the facts that are known for it, and the words to speak of it.

    ``question`` is what the rules are about ("exposed card"); ``facts`` are values of ``rulebook.facts``. ``words``
    fill the sentence of the answer: ``who``, ``card``, ``cards``, ``other``, ``amount``. ``lowball`` is false for
    Uncle Bob's Left Nut and plain draw, which the rules of lowball do not reach. ``presumed`` has facts that this
    line lets us presume, or, with None, forbids to. ``hands`` and ``announced`` are for the question who wins: what
    each player holds, and what was announced about wild cards; ``hidden`` are the players whose hands were not
    shown. ``nearest`` are the rules that come nearest to a question that no rule is about.
    """

    question: str
    facts: Mapping[str, Value]
    words: Mapping[str, str] = NO_WORDS
    lowball: bool = True
    presumed: Mapping[str, Value | None] = NO_PRESUMPTIONS
    hands: Mapping[str, Hand] = NO_HANDS
    announced: Announcements = NOTHING_ANNOUNCED
    hidden: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
