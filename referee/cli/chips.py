"""Chips in an answer: the table of who put in, gets back and wins what, and the same as JSON."""

from __future__ import annotations

from decimal import Decimal

from referee.amounts import chips
from referee.cli.output import Page
from referee.cli.records import Record
from referee.money import Award, totals

HEADERS = ("player", "before", "after", "returned", "won", "net")


def write_chips(page: Page, award: Award) -> None:
    """A row a player, and their sum, in which what went in is what was returned and won."""
    if award.rows is None:
        return
    rows = [[row.player, *map(_shown, row[1:])] for row in award.rows]
    total = totals(award)
    page.line("")
    page.table(HEADERS, [*rows, ["all", *map(_shown, total[1:])]] if total else rows, right=HEADERS[1:])


def of_award(award: Award) -> Record:
    """What ``money`` holds: per player, and per pot, amounts as numbers exactly as they are written.

    ``players`` is null where an amount was not told, and ``lacking`` says which; an odd chip is in ``odd``.
    """
    return {
        "players": None if award.rows is None else [_of_row(row.player, row[1:]) for row in award.rows],
        "pots": [
            {
                "amount": _number(pot.amount),
                "contenders": list(pot.contenders),
                "winners": list(pot.winners),
                "odd": _number(pot.odd),
            }
            for pot in award.pots
        ],
        "lacking": list(award.lacking),
    }


def _of_row(player: str, amounts: tuple[Decimal | None, ...]) -> Record:
    return {"player": player, **{name: _number(amount) for name, amount in zip(HEADERS[1:], amounts, strict=True)}}


def _shown(amount: Decimal | None) -> str:
    return "" if amount is None else chips(amount)


def _number(amount: Decimal | None) -> int | str | None:
    """Whole chips as a number; cents as a text, since a JSON number would not keep them exactly."""
    if amount is None:
        return None
    return int(amount) if amount == amount.to_integral_value() else chips(amount)
