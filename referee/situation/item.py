"""Items of a stretch, the kinds they come in, and the two ways to find one at a place of a text."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from referee.situation.forest import Forest
from referee.situation.longest import longest


class Item(NamedTuple):
    """One item: its kind, what it stands for, and where it stands in the cleaned text of its stretch."""

    kind: str
    value: Any
    start: int
    stop: int
    text: str


#: A word that nothing else takes.
UNKNOWN = "unknown"
#: Kinds that tell what happens.
HEADS = ("head", "either", "raises")
#: Kinds that carry no meaning of their own.
EMPTY = ("filler", "article")


def next_meant(found: Sequence[Item], at: int) -> Item | None:
    """The next item after a place that means something."""
    return next((item for item in found[at + 1 :] if item.kind not in EMPTY), None)


#: What may stand between items: every character that ``\s`` is in a pattern of ASCII.
BLANKS = " \t\n\r\f\v"


def behind_blanks(text: str, at: int) -> int:
    """The place of the next character that is no blank."""
    while at < len(text) and text[at] in BLANKS:
        at += 1
    return at


class Element(Protocol):
    """One class of words of the grammar: the item that stands at a place of a text, or None."""

    def at(self, text: str, start: int) -> Item | None: ...


class Phrase:
    """The longest spelling of the vocabulary that stands at a place, whichever table it is from."""

    def __init__(self, forests: Sequence[Forest]) -> None:
        self.forests = forests

    def at(self, text: str, start: int) -> Item | None:
        found = longest(self.forests, text, start)
        if found is None:
            return None
        meaning, stop = found
        return Item(meaning.kind, meaning.value, start, stop, text[start:stop])


class Spelled:
    """An item told by its shape. ``make`` turns the match into the item's value, or None where it is no such item.

    ``begins`` are the characters one of which begins it, ``needs`` the texts one of which its stretch must hold: where
    they do not, the pattern need not be tried, nor compiled.
    """

    def __init__(
        self,
        kind: str,
        pattern: str,
        make: Callable[[re.Match[str]], Any],
        begins: str = "",
        needs: tuple[str, ...] = (),
    ) -> None:
        self.kind, self.pattern, self.make, self.begins, self.needs = kind, pattern, make, begins, needs
        self._match: Callable[[str, int], re.Match[str] | None] | None = None

    def at(self, text: str, start: int) -> Item | None:
        if not self._may_stand(text, start):
            return None
        if self._match is None:
            self._match = re.compile(self.pattern, re.ASCII).match
        found = self._match(text, start)
        value = self.make(found) if found else None
        if found is None or value is None:
            return None
        return Item(self.kind, value, start, found.end(), found.group())

    def _may_stand(self, text: str, start: int) -> bool:
        if self.begins and text[start : start + 1] not in self.begins:
            return False
        return not self.needs or any(needed in text for needed in self.needs)
