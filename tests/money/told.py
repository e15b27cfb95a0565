"""Deals and awards written on one line, so that a table of them can be read against the rules.

A player is ``Ann:80 r5*``: the name, the chips put in before the draw (none where a lump is told), the rank of the
hand (greater is better, none is unseen), ``*`` for a seven or better, ``-`` for none, then words: ``folded``,
``mucked``, ``fouled``, ``dead``, ``shown``, ``unshown``, ``all-in`` (before the draw).

An action is ``Ann bets 40``: who, what, the chips it puts in, then ``all-in`` or a share such as ``half``.
"""

from __future__ import annotations

import re
from decimal import Decimal

from referee.money import Action, Award, Deal, Kind, Lump, Player, Share, Status

_PLAYER = re.compile(
    r"(?P<name>\w+)(?::(?P<before>[\d.]+))?(?: r(?P<hand>\d+))?(?: ?(?P<seven>[*-]))?(?P<words>(?: [\w-]+)*)"
)
_KINDS = {
    "checks": Kind.CHECK, "bets": Kind.BET, "calls": Kind.CALL, "raises": Kind.RAISE,
    "completes": Kind.COMPLETE, "folds": Kind.FOLD,
}  # fmt: skip
_SHARES = {"less": Share.LESS_THAN_HALF, "half": Share.HALF, "more": Share.MORE_THAN_HALF, "full": Share.FULL}


def player(text: str) -> Player:
    match = _PLAYER.fullmatch(text)
    assert match, text
    words = match["words"].split()
    status = next((Status(word) for word in words if word in set(Status)), Status.LIVE)
    return Player(
        match["name"],
        Decimal(match["before"]) if match["before"] else None,
        status,
        int(match["hand"]) if match["hand"] else None,
        {"*": True, "-": False, None: None}[match["seven"]],
        True if "shown" in words else False if "unshown" in words else None,
        "all-in" in words,
    )


def action(text: str) -> Action:
    name, verb, *rest = text.split()
    chips = next((Decimal(word) for word in rest if word[0].isdigit()), None)
    share = next((_SHARES[word] for word in rest if word in _SHARES), None)
    return Action(name, _KINDS[verb], chips, "all-in" in rest, share)


def deal(players: str, actions: str = "", lump: int | None = None, rule: bool = True, bet: int | None = 40) -> Deal:
    return Deal(
        tuple(player(text.strip()) for text in players.split(",")),
        tuple(action(text.strip()) for text in actions.split(",") if text.strip()),
        () if lump is None else (Lump(lump),),
        rule,
        bet,
    )


def money(award: Award) -> dict[str, tuple[object, ...]]:
    """The award's table: before, after, returned, won, net of each player, as whole numbers where they are."""
    assert award.rows is not None
    return {row.player: tuple(None if cell is None else plain(cell) for cell in row[1:]) for row in award.rows}


def table(text: str) -> dict[str, tuple[object, ...]]:
    """The same from a text: ``Ann 80 40 40 0 -80, Bob - 40 0 200 160``; a ``-`` alone is None."""
    rows = (row.split() for row in text.split(","))
    return {name: tuple(None if cell == "-" else plain(Decimal(cell)) for cell in cells) for name, *cells in rows}


def plain(chips: Decimal) -> object:
    return int(chips) if chips == int(chips) else chips
