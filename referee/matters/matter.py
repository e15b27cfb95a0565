"""A matter: one question that a situation raises, with the facts it gives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from referee.rulebook.facts import Value


class Matter(NamedTuple):
    """One question of the rulebook, the facts that are known for it, and the words to speak of it.

    ``question`` is what the rules are about ("exposed card"), ``facts`` the values of ``rulebook.facts`` that the
    line gives. ``words`` fill the sentence of the answer: ``who``, ``card``, ``cards``, ``other``, ``amount``.
    ``lowball`` is false for Uncle Bob's Left Nut and plain draw, where the rules of lowball do not reach.
    """

    question: str
    facts: Mapping[str, Value]
    words: Mapping[str, str] = {}
    lowball: bool = True
    extra: Any = None
