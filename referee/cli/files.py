"""Files of situations, opened as the commands need them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from referee.situation import Entry


def entries(path: str) -> Iterator[Entry]:
    """The situations of a file, in order, read as they are asked for.

    Raises click.UsageError, which names the file, if it cannot be read.
    """
    from referee.situation import read_lines

    try:
        with open(path, encoding="utf-8-sig", errors="surrogateescape") as lines:
            yield from read_lines(lines)
    except OSError as error:
        raise click.UsageError(f"{path}: {error.strerror or error}") from error
