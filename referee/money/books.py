"""The books of a settled deal: what goes back to whom, each player's row, and the proof that nothing got lost."""

from __future__ import annotations

from decimal import Decimal

from referee.money.award import Award, Return, Row, Why
from referee.money.deal import NOTHING, Deal, total
from referee.money.effect import Effect
from referee.money.pots import Layer, Pot


class UnbalancedBooksError(AssertionError):
    """Chips were made or lost in settling a deal. It is a bug in this room, never in the input."""


def refunds(deal: Deal, before: tuple[Layer, ...], effect: Effect) -> tuple[Return, ...]:
    """What goes back to whom, the players in their order, one entry for each reason."""
    sums: dict[tuple[str, Why], Decimal] = {}

    def add(name: str, why: Why, chips: Decimal) -> None:
        sums[name, why] = sums.get((name, why), NOTHING) + chips

    for layer in before:
        if layer.uncalled:
            for name, chips in layer.chips.items():
                add(name, Why.UNCALLED, chips)
    for action in deal.actions:
        if action.back:
            add(action.player, Why.NOT_A_RAISE, Decimal(action.back))
    for layer, back in zip(effect.layers, effect.back, strict=True):
        for name, why in back.items():
            add(name, why, layer.chips[name])
    return tuple(Return(*key, sums[key]) for key in sorted(sums, key=lambda key: deal.names.index(key[0])))


def table(deal: Deal, made: tuple[Pot, ...], returns: tuple[Return, ...]) -> tuple[Row, ...]:
    rows = []
    for player in deal.players:
        before = None if player.before is None else Decimal(player.before)
        after = deal.put_after(player.name) or NOTHING
        returned = sum((r.amount or NOTHING for r in returns if r.player == player.name), NOTHING)
        won = sum((pot.share or NOTHING for pot in made if player.name in pot.winners), NOTHING)
        rows.append(Row(player.name, before, after, returned, won, returned + won - after - (before or 0)))
    return tuple(rows)


def totals(award: Award) -> Row | None:
    """Return the sums of the table's columns as a row, None where there is no table.

    ``before`` is the pot before the draw where that was told as one sum, and ``net`` then what was won of it. What is
    in comes to what is returned and won and the odd chips and pots left over: :func:`balance` sees to it.
    """
    if award.rows is None:
        return None
    before = total(row.before for row in award.rows)
    if before is None:
        before = total(pot.before for pot in award.pots)
    after, returned, won, net = (sum(column, NOTHING) for column in zip(*(row[2:] for row in award.rows), strict=True))
    return Row("total", before, after, returned, won, net)


def balance(deal: Deal, award: Award) -> None:
    """Raise :class:`UnbalancedBooksError` unless every chip that went in comes out once, and no refund is too much."""
    rows = award.rows or ()
    went_in = sum(((row.before or 0) + row.after for row in rows), NOTHING)
    went_in += sum((Decimal(lump.amount) for lump in deal.lumps), NOTHING)
    came_out = sum((row.returned + row.won for row in rows), NOTHING) + award.odd_chips + award.unawarded
    if went_in != came_out:
        raise UnbalancedBooksError(f"{went_in} went in and {came_out} came out")
    for row in rows:
        if row.returned > (row.before or 0) + row.after:
            raise UnbalancedBooksError(f"{row.player} gets back more than went in")
