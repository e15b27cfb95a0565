"""Sessions as they are written down: a line that is typed, behind ``$``, and under it what is answered."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

#: What stands for the rest of a line, where that is the book's own wording.
REST_OF_THE_LINE = ("…", "...")


class Session(NamedTuple):
    """What is typed, the lines that are answered, and the exit status, written ``[3]`` where it is not 0."""

    command: str
    output: list[str]
    status: int = 0


def sessions_in(text: str) -> Iterator[Session]:
    """The sessions of a text, in order."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, *output = part.rstrip("\n").split("\n")
        ended = re.fullmatch(r"\[(\d+)\]", output[-1]) if output else None
        yield Session(command, output[:-1], int(ended.group(1))) if ended else Session(command, output)


def as_written(answered: Sequence[str], expected: Sequence[str]) -> list[str | None]:
    """The lines that were answered, each cut where the line that is expected in its place leaves the rest out."""
    return [_as_written(line, other) for line, other in zip_longest(answered, expected)]


def _as_written(line: str | None, expected: str | None) -> str | None:
    if line is None or expected is None or not expected.endswith(REST_OF_THE_LINE):
        return line
    start = expected.rstrip("….")
    return expected if line.startswith(start) and len(line) > len(start) else line
