"""How far a long job has come, told to the person who waits for it."""

from __future__ import annotations

import os
import stat
import sys
import time
from typing import BinaryIO, TextIO

BETWEEN_UPDATES = 0.2
BAR = 30
CLEAR_LINE = "\r\x1b[K"


class Progress:
    """A bar on a terminal that fills up as a file is read; without a terminal, or a size, nothing."""

    def __init__(self, screen: TextIO | None, size: int) -> None:
        self.screen = screen
        self.size = size
        self.drawn_at = time.monotonic()
        self.drawn = False

    def at(self, done: int) -> None:
        """Tell that so many bytes are done."""
        if self.screen and time.monotonic() - self.drawn_at > BETWEEN_UPDATES:
            self._draw(self.screen, min(1.0, done / self.size))

    def away(self) -> None:
        """Clear the line, at the end or for something else to be written."""
        if self.screen and self.drawn:
            self.screen.write(CLEAR_LINE)
            self.screen.flush()
            self.drawn = False

    def _draw(self, screen: TextIO, part: float) -> None:
        full = int(part * BAR)
        screen.write(f"\r[{'#' * full}{'-' * (BAR - full)}] {part:4.0%} of {self.size / 1e6:,.1f} MB")
        screen.flush()
        self.drawn, self.drawn_at = True, time.monotonic()


def progress_of(source: BinaryIO, wanted: bool) -> Progress:
    """The progress of a source of known size, on standard error if that is a terminal and no record goes to one."""
    size = _bytes_left(source) if wanted and _is_watched() else 0
    return Progress(sys.stderr if size else None, size)


def _is_watched() -> bool:
    return sys.stderr is not None and sys.stderr.isatty() and not sys.stdout.isatty()


def _bytes_left(source: BinaryIO) -> int:
    """How much of a regular file is still to be read; 0 for anything else."""
    try:
        about = os.fstat(source.fileno())
        return about.st_size - source.tell() if stat.S_ISREG(about.st_mode) else 0
    except OSError:
        return 0
