"""Hands as players call them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from referee.cards import rank_name
from referee.games.patterns import Pattern


def shortest_name(pattern: Pattern, descending: str) -> str:
    """The name of a hand by itself, in a game that counts the ranks as in ``descending``.

    A low goes down to its third card, unless the first two leave no choice: in 2-7 nothing but 4-3-2 goes with a
    seven-five.
    """
    if pattern.category == "no-pair" and descending.index(pattern.ranks[1]) < len(descending) - 4:
        return name_of(pattern, 3)
    return name_of(pattern, 0)


def name_of(pattern: Pattern, depth: int) -> str:
    """The name of a hand with at least the first ``depth`` of its deciding ranks; the usual number if that is more.

    >>> aces = Pattern("pair", ("A", "K", "7", "4"))
    >>> name_of(aces, 0), name_of(aces, 3)
    ('pair of aces', 'pair of aces, king-seven kickers')
    """
    named, call = _NAMES[pattern.category]
    return call(pattern.ranks[:named], pattern.ranks[named:depth])


def _joined(ranks: Sequence[str]) -> str:
    return "-".join(map(rank_name, ranks))


def _kickers(ranks: Sequence[str]) -> str:
    if not ranks:
        return ""
    return f", {_joined(ranks)} kicker" + ("s" if len(ranks) > 1 else "")


def _plural(rank: str) -> str:
    return rank_name(rank, plural=True)


def _low(ranks: Sequence[str], more: Sequence[str]) -> str:
    if ranks == ("5", "4"):
        return "wheel"
    return f"{_joined([*ranks, *more])} low"


def _high_card(ranks: Sequence[str], more: Sequence[str]) -> str:
    return f"{_joined([*ranks, *more])} high" if more else f"{rank_name(ranks[0])}-high"


def _flush(ranks: Sequence[str], more: Sequence[str]) -> str:
    return f"{_joined([*ranks, *more])} flush" if more else f"{rank_name(ranks[0])}-high flush"


def _straight_flush(ranks: Sequence[str], more: Sequence[str]) -> str:
    return "royal flush" if ranks == ("A",) else f"{rank_name(ranks[0])}-high straight flush"


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
