"""What was probably meant by a word that could not be understood. Only bad input comes here."""

from __future__ import annotations

from referee.situation.telling import Placed
from referee.situation.vocabulary import words
from referee.spelling import nearest, visible

_SUGGESTED = ("head", "setting", "when", "who", "flag", "question", "either")


def advised(placed: Placed, text: str) -> Placed:
    """The problem in words, with a spelling that works in its place where one is near."""
    if placed.text == "unknown":
        return _unknown(placed, text)
    if placed.text == "denial":
        word = visible(text[placed.start : placed.stop])
        return placed._replace(text=f"'{word}' denies something that has no words here; say what did happen")
    return placed


def _unknown(placed: Placed, text: str) -> Placed:
    word = text[placed.start : placed.stop]
    shown = visible(word)
    behind = text[placed.stop :]
    spelling = _nearest_spelling(word, behind)
    if spelling is None:
        return placed._replace(text=f"did not understand '{shown}'")
    stop = placed.stop + _taken(spelling, behind)
    return placed._replace(text=f"did not understand '{shown}'", stop=stop, hint=spelling)


def _nearest_spelling(word: str, behind: str) -> str | None:
    candidates = [
        spelling
        for entry in words()
        if entry.kind in _SUGGESTED
        for spelling in entry.spellings
        if " " not in spelling or behind.lower().lstrip().startswith(_rest(spelling))
    ]
    by_first = {spelling.split(" ")[0]: spelling for spelling in sorted(candidates, key=len)}
    near = nearest(word, by_first)
    return by_first[near] if near else None


def _rest(spelling: str) -> str:
    return spelling.partition(" ")[2]


def _taken(spelling: str, behind: str) -> int:
    """How many characters behind the bad word the spelling covers as well."""
    rest = _rest(spelling)
    if not rest:
        return 0
    return behind.lower().index(rest) + len(rest)
