"""What each head takes: the slots it may fill, those it cannot do without, and the flags it may carry."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from referee.situation.heads import HEADS


class Takes(NamedTuple):
    """The slots a head may fill, the groups of which it needs one each, and the flags it may carry."""

    slots: frozenset[str]
    needs: tuple[frozenset[str], ...]
    flags: frozenset[str]


@cache
def takes() -> dict[str, Takes]:
    """For every head, its ``takes`` column as sets."""
    return {head.name: _takes(head.takes) for head in HEADS}


def _takes(column: str) -> Takes:
    slots: set[str] = set()
    needs = []
    words, *flags = column.split("+")
    for word in words.split():
        group = frozenset(word.rstrip("!").split("|"))
        slots |= group
        if word.endswith("!"):
            needs.append(group)
    return Takes(frozenset(slots), tuple(needs), frozenset(flag.strip() for flag in flags))


@cache
def examples() -> dict[str, str]:
    """For every head, a clause that can be typed as it stands."""
    return {head.name: head.example for head in HEADS}
