"""The situation language: how a table situation is written on one line, or told in a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from referee.situation.echo import canonical
    from referee.situation.files import Entry, read_lines
    from referee.situation.reading import read
    from referee.situation.vocabulary import Word, words

__all__ = ["Entry", "Word", "canonical", "read", "read_lines", "words"]

_HOME = {
    "canonical": "echo",
    "read": "reading",
    "read_lines": "files",
    "Entry": "files",
    "words": "vocabulary",
    "Word": "vocabulary",
}


def __getattr__(name: str) -> object:
    """Import on first use: what only looks at events needs no parser."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
