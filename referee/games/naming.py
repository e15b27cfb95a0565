"""Hands as players call them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from referee.cards import rank_name

if TYPE_CHECKING:
    from referee.games.value import Value


def shortest_name(value: Value) -> str:
    """The name of a hand by itself.

    A low goes down to its third card, unless the first two leave no choice: in 2-7 nothing but 4-3-2 goes with a
    seven-five.
    """
    if value.category == "no-pair" and _ranks_below(value, value.ranks[1]) > 3:
        return name_of(value, 3)
    return name_of(value, 0)


def name_of(value: Value, depth: int) -> str:
    """The name of a hand with at least the first ``depth`` of its deciding ranks; the usual number if that is more.

    >>> from referee.games import GAMES
    >>> from referee.notation import parse_hand
    >>> value = GAMES["high"].value(parse_hand("AsAhKs7d4c"))
    >>> name_of(value, 0), name_of(value, 3)
    ('pair of aces', 'pair of aces, king-seven kickers')
    """
    named, call = _NAMES[value.category]
    depth = max(depth, named)
    return call(value.ranks[:named], value.ranks[named:depth])


def _ranks_below(value: Value, rank: str) -> int:
    descending = value.game.descending
    return len(descending) - 1 - descending.index(rank)


def _joined(ranks: Sequence[str]) -> str:
    return "-".join(map(rank_name, ranks))


def _kickers(ranks: Sequence[str]) -> str:
    if not ranks:
        return ""
    return f", {_joined(ranks)} kicker" + ("s" if len(ranks) > 1 else "")


def _plural(rank: str) -> str:
    return rank_name(rank, plural=True)


def _low(ranks: Sequence[str], more: Sequence[str]) -> str:
    if (*ranks, *more) == ("5", "4"):
        return "wheel"
    return f"{_joined([*ranks, *more])} low"


def _high_card(ranks: Sequence[str], more: Sequence[str]) -> str:
    return f"{_joined([*ranks, *more])} high" if more else f"{rank_name(ranks[0])}-high"


def _flush(ranks: Sequence[str], more: Sequence[str]) -> str:
    return f"{_joined([*ranks, *more])} flush" if more else f"{rank_name(ranks[0])}-high flush"


def _straight_flush(ranks: Sequence[str], more: Sequence[str]) -> str:
    return "royal flush" if ranks[0] == "A" else f"{rank_name(ranks[0])}-high straight flush"


#: For each category how many ranks are always named, and how; the call gets those ranks and the further ones wanted.
_NAMES: dict[str, tuple[int, Callable[[Sequence[str], Sequence[str]], str]]] = {
    "no-pair": (2, _low),
    "high-card": (1, _high_card),
    "pair": (1, lambda ranks, more: f"pair of {_plural(ranks[0])}{_kickers(more)}"),
    "two-pair": (2, lambda ranks, more: f"two pair, {' and '.join(map(_plural, ranks))}{_kickers(more)}"),
    "three-of-a-kind": (1, lambda ranks, more: f"three {_plural(ranks[0])}{_kickers(more)}"),
    "straight": (1, lambda ranks, more: f"{rank_name(ranks[0])}-high straight"),
    "flush": (1, _flush),
    "full-house": (2, lambda ranks, more: f"{_plural(ranks[0])} full of {_plural(ranks[1])}"),
    "four-of-a-kind": (1, lambda ranks, more: f"four {_plural(ranks[0])}{_kickers(more)}"),
    "straight-flush": (1, _straight_flush),
    "five-of-a-kind": (1, lambda ranks, more: f"five {_plural(ranks[0])}"),
}
