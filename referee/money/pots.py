"""Side-pot arithmetic: the chips of one betting round in layers, and layers with their winners in pots."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from decimal import Decimal
from typing import NamedTuple

from referee.money.deal import NOTHING


class Layer(NamedTuple):
    """A slice of one round's chips: everybody who bet as far as ``top`` has the same amount in it.

    ``chips`` says who has how much in it, ``contenders`` which live hands contest it.
    """

    chips: Mapping[str, Decimal]
    contenders: tuple[str, ...]
    top: Decimal

    @property
    def uncalled(self) -> bool:
        """Whether nobody matched it, so that it is no pot at all."""
        return len(self.chips) == 1


def layers(put: Mapping[str, Decimal], live: Collection[str]) -> tuple[Layer, ...]:
    """Slice what each player ``put`` into one betting round at every height somebody stopped at, lowest first.

    >>> for layer in layers({"Ann": Decimal(15), "Bob": Decimal(40), "Cy": Decimal(40)}, live={"Ann", "Bob"}):
    ...     print(layer.top, sum(layer.chips.values()), layer.contenders)
    15 45 ('Ann', 'Bob')
    40 50 ('Bob',)
    """
    sliced = []
    floor = NOTHING
    for top in sorted({amount for amount in put.values() if amount > 0}):
        reached = [name for name, amount in put.items() if amount >= top]
        chips = dict.fromkeys(reached, top - floor)
        sliced.append(Layer(chips, tuple(name for name in reached if name in live), top))
        floor = top
    return tuple(sliced)


class Pot(NamedTuple):
    """A pot and who wins it.

    ``before`` and ``after`` are the parts of it that went in before and after the draw. Each winner gets
    ``share``; ``odd`` is what does not divide. Where no amounts were told, all of these are None, and
    ``chips_before`` and ``chips_after`` still say whether there is any such part. A pot that no live hand
    contests has no winners.
    """

    before: Decimal | None
    after: Decimal | None
    contenders: tuple[str, ...]
    winners: tuple[str, ...]
    share: Decimal | None = None
    odd: Decimal | None = None
    chips_before: bool = True
    chips_after: bool = True

    @property
    def amount(self) -> Decimal | None:
        """All chips in the pot."""
        return None if self.before is None or self.after is None else self.before + self.after


class Part(NamedTuple):
    """Chips that stay in the pot from one layer, with who contests and who wins them."""

    before: Decimal
    after: Decimal
    contenders: tuple[str, ...]
    winners: tuple[str, ...]


def pots(parts: Iterable[Part], unit: Decimal) -> tuple[Pot, ...]:
    """Put parts with the same contenders and winners into one pot and split it to the ``unit``, the main pot first.

    >>> pot, = pots([Part(Decimal(100), Decimal(0), ("Ann", "Bob", "Cy"), ("Ann", "Bob", "Cy"))], unit=Decimal(1))
    >>> print(pot.share, pot.odd)
    33 1
    """
    merged: dict[tuple[tuple[str, ...], tuple[str, ...]], tuple[Decimal, Decimal]] = {}
    for part in parts:
        before, after = merged.get((part.contenders, part.winners), (NOTHING, NOTHING))
        merged[part.contenders, part.winners] = before + part.before, after + part.after
    return tuple(
        _split(before, after, contenders, winners, unit)
        for (contenders, winners), (before, after) in merged.items()
        if before + after
    )


def _split(
    before: Decimal, after: Decimal, contenders: tuple[str, ...], winners: tuple[str, ...], unit: Decimal
) -> Pot:
    amount = before + after
    share = amount
    if len(winners) > 1:
        share = amount // (unit * len(winners)) * unit
    odd = amount - share * len(winners) if winners else NOTHING
    return Pot(before, after, contenders, winners, share, odd, bool(before), bool(after))
