"""Files of situations (``.ref``): one a line, with the ruling that is expected of it, or a whole hand told over
several lines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple


class Entry(NamedTuple):
    """One situation of a file: the number of its first line, its text, and what was expected of it.

    ``expected`` is the phrase or code of an answer behind ``=>``, or None; ``ids`` are the rules in brackets behind it.
    ``text`` keeps every character where it stood, its lines divided by line breaks, so that a column of it is a
    column of the file.
    """

    line: int
    text: str
    expected: str | None = None
    ids: tuple[str, ...] = ()


_COMMENT = re.compile(r"(?:^|\s)#(?!\d).*")
_QUOTED = re.compile(r'"[^"\n]*"')
_EXPECTED = re.compile(r"\s*=>\s*(?P<phrase>[^\[\n]*?)\s*(?:\[(?P<ids>[^\]]*)\])?\s*$")
_HAND = re.compile(r"\s*hand:", re.IGNORECASE)


def read_lines(lines: Iterable[str]) -> Iterator[Entry]:
    """The situations of a file, in order; ``lines`` with or without their line breaks.

    A line that begins with a blank continues the line before it; ``#`` after a blank begins a comment; ``hand:``
    begins a hand that goes on to the next blank line.

    >>> for entry in read_lines(["# the deal", "lowball, 2 extra cards,", "  nobody acted  => misdeal [LB-1c]"]):
    ...     print(entry.line, entry.expected, entry.ids)
    2 misdeal ('LB-1c',)
    """
    for number, block in _blocks(lines):
        yield _entry(number, block)


def _blocks(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The first line's number and the text of each situation, comments replaced by nothing."""
    start, block = 0, ""
    for number, line in enumerate(lines, start=1):
        said = without_comment(line.rstrip("\r\n"))
        if _goes_on(block, said, line):
            block += "\n" + said
            continue
        if block.strip():
            yield start, block
        start, block = number, said
    if block.strip():
        yield start, block


def _goes_on(block: str, said: str, line: str) -> bool:
    """Whether a line belongs to the situation before it."""
    if not block.strip():
        return False
    if _HAND.match(block):
        return bool(line.strip())
    return line[:1] in (" ", "\t") and bool(line.strip())


def without_comment(line: str) -> str:
    """The line without a comment at its end; a ``#`` within quotes, or before a digit, is none.

    >>> without_comment('seat 3 says "8-6"  # a claim')
    'seat 3 says "8-6"'
    """
    quoted = [found.span() for found in _QUOTED.finditer(line)]
    for found in _COMMENT.finditer(line):
        if not any(start <= found.start() < stop for start, stop in quoted):
            return line[: found.start()].rstrip()
    return line


def _entry(number: int, block: str) -> Entry:
    found = _EXPECTED.search(block)
    if not found:
        return Entry(number, block)
    ids = tuple(word.strip() for word in (found.group("ids") or "").split(",") if word.strip())
    return Entry(number, block[: found.start()], found.group("phrase"), ids)
