"""Facts that a line tells by their names, ``acted=1``. One that there is not would be passed over: it is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator

from referee.errors import Problem, SituationError
from referee.matters.story import is_fact
from referee.rulebook.facts import FACTS
from referee.situation.model import Situation
from referee.situation.settings import SETTINGS, STAGES
from referee.spelling import clean, nearest

_NAMED = re.compile(r'"[^"\n]*"|(?<![^\s,;])(?P<name>[a-z][a-z-]*)=(?P<value>[^\s,;]+)')

_SETTINGS = {(setting.key, setting.value) for setting in (*SETTINGS, *STAGES)}
#: Settings that hold a number, or two.
_AMOUNTS = ("stakes", "bet", "blind", "players", "draw")
_NUMBERS = re.compile(r"\d+(?:\.\d+)?(?:/\d+(?:\.\d+)?)?")


def check_named(situation: Situation) -> None:
    """Raise :class:`~referee.errors.SituationError` for facts told by a name that is none, or as what they cannot be.

    >>> from referee.situation import read
    >>> check_named(read("2-7 when=before-draw rank=6 betting=limit"))
    >>> check_named(read("A-5 limit, acted=1, actd=1, joker=maybe"))
    Traceback (most recent call last):
    referee.errors.SituationError: column 21: no fact is called 'actd'; column 29: 'joker' is one of yes, no
    """
    cleaned = clean(situation.text)
    problems = []
    for found in _NAMED.finditer(cleaned.text):
        for wrong, hint in _wrong_with(found.group("name"), found.group("value")):
            column, length = cleaned.place(*found.span())
            problem = Problem(wrong, column, length, hint=hint)
            problems.append(problem.in_its_line(situation.text))
    if problems:
        raise SituationError(situation.text, *problems)


def _wrong_with(name: str | None, value: str) -> Iterator[tuple[str, str | None]]:
    """What is wrong with a fact, and how it would be right; nothing with one that can be."""
    if name is None or _can_be(name, value):
        return
    ways = _ways(name)
    if ways:
        near = nearest(value, ways)
        yield f"{name!r} is one of {', '.join(ways)}", near and f"{name}={near}"
        return
    meant = nearest(name, [key for key in _names() if _can_be(key, value)])
    yield f"no fact is called {name!r}", meant and f"{meant}={value}"


def _can_be(name: str, value: str) -> bool:
    if name in _AMOUNTS and _NUMBERS.fullmatch(value):
        return True
    return (name, value) in _SETTINGS or is_fact(name.replace("-", "_"), value)


def _ways(name: str) -> list[str]:
    """What a fact of that name may be; nothing if there is none."""
    fact = FACTS.get(name.replace("-", "_"))
    said = [value for key, value in sorted(_SETTINGS) if key == name]
    return [str(way) for way in fact.ways] if fact else said


def _names() -> Iterator[str]:
    yield from (name.replace("_", "-") for name in FACTS)
    yield from (key for key, _ in sorted(_SETTINGS))
    yield from _AMOUNTS
