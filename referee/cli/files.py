"""Files of situations, opened as the commands need them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TextIO

import click

if TYPE_CHECKING:
    from referee.situation import Entry

#: The characters of a file by which it is told whether it is text.
BEGINNING = 4_096


def entries(path: str) -> Iterator[Entry]:
    """The situations of a file, in order, read as they are asked for.

    Raises click.UsageError, which names the file, if it cannot be read, or is no text.
    """
    from referee.situation import read_lines

    try:
        with open(path, encoding="utf-8-sig", errors="surrogateescape") as lines:
            _check_for_text(path, lines)
            yield from read_lines(lines)
    except OSError as error:
        raise click.UsageError(f"{path}: {error.strerror or error}") from error


def _check_for_text(path: str, lines: TextIO) -> None:
    """Refuse a file that is something else, such as a PDF; one that cannot be looked into twice is taken as it is."""
    if not lines.seekable():
        return
    beginning = lines.read(BEGINNING)
    lines.seek(0)
    if "\0" in beginning or beginning.startswith("%PDF-"):
        raise click.UsageError(f"{path}: this is no text, and so no file of situations")
