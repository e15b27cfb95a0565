"""What the sevens rule does to the chips of the betting after the draw, before pots are made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.money.award import Case, Choice, Ground, Why
from referee.money.deal import Deal
from referee.money.pots import Layer


class Effect:
    """The layers after the draw with what goes back out of them, filled in by the rules one after the other.

    ``back`` has one mapping a layer: whose chips go back, and why. ``barred`` are players who cannot win a pot that
    others contest. ``grounds`` and ``choices`` are kept in the order they came up, each once.
    """

    def __init__(self, layers: tuple[Layer, ...]) -> None:
        self.layers = layers
        self.back: tuple[dict[str, Why], ...] = tuple({} for _ in layers)
        self.barred: frozenset[str] = frozenset()
        self.grounds: list[Ground] = []
        self.choices: list[Choice] = []

    def give_back(self, place: int, names: Iterable[str], why: Why) -> None:
        """Give these players what they have in the layer at this place."""
        self.back[place].update(dict.fromkeys(names, why))

    def give_back_uncalled(self) -> None:
        """Give back what nobody matched."""
        for place, layer in enumerate(self.layers):
            if layer.uncalled:
                self.give_back(place, layer.chips, Why.UNCALLED)

    def standing(self) -> Iterator[tuple[int, Layer]]:
        """The layers out of which nothing has gone back so far, with their places."""
        for place, layer in enumerate(self.layers):
            if not self.back[place]:
                yield place, layer

    def ground(self, case: Case, *players: str) -> None:
        """Note a case of the rule that applied, and to whom."""
        if players and Ground(case, players) not in self.grounds:
            self.grounds.append(Ground(case, players))

    def choose(self, choice: Choice) -> None:
        """Note a point the text leaves open that bore on this deal."""
        if choice not in self.choices:
            self.choices.append(choice)


def contesting(deal: Deal) -> tuple[str, ...]:
    """The live hands that contest the money of the betting after the draw."""
    return tuple(name for name in deal.live if not deal.player(name).all_in_before)


def known_seven(deal: Deal, name: str) -> bool:
    """Whether the hand is known for a seven or better; for notes, where asking would be idle."""
    return deal.player(name).seven is True
