"""Text to value in one process, beside other evaluators: the same 20,000 hands, medians of five rounds in turns.

    pip install treys pokerkit
    python tests/benchmarks/scalar.py

A hand is text such as ``KsKdKh7c4d`` and its value a number or object that compares. ``referee`` makes its tables in
the first round, which is not counted, and looks for repeated cards; the others do not. treys knows plain draw only,
and stands as the yardstick for every game; UBLN is tried on it with every card the wild one may be named as.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median

from pokerkit import RegularLowHand, StandardHighHand, StandardLowHand
from treys import Card, Evaluator

from referee.bulk import ranks
from referee.games import NOTHING_ANNOUNCED, Announcements

HANDS, ROUNDS, HANDS_BY_FORCE = 20_000, 5, 500

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"]
TREYS_DECK = [Card.new(card) for card in DECK]
TREYS = Evaluator()

Values = Callable[[list[str]], object]


def referee(game: str, announced: Announcements = NOTHING_ANNOUNCED) -> Values:
    return lambda hands: ranks(game, hands, announced)


def pokerkit(hand_type: type[StandardHighHand | StandardLowHand | RegularLowHand]) -> Values:
    return lambda hands: [hand_type(hand) for hand in hands]


def treys(hands: list[str]) -> list[int]:
    return [TREYS.evaluate([], [Card.new(hand[at : at + 2]) for at in range(0, 10, 2)]) for hand in hands]


def treys_by_force(hands: list[str]) -> list[int]:
    """The best of all hands in which a lowest card is named as another one that is not held."""
    return [min(TREYS.evaluate([], named) for named in _namings(hand)) for hand in hands]


def _namings(hand: str) -> list[list[int]]:
    cards = [Card.new(hand[at : at + 2]) for at in range(0, 10, 2)]
    lowest = min(Card.get_rank_int(card) for card in cards)
    wild = [card for card in cards if Card.get_rank_int(card) == lowest]
    return [
        [*kept, named]
        for kept in ([card for card in cards if card != one] for one in wild)
        for named in TREYS_DECK
        if named not in kept
    ]


#: For each game, what is timed, and how many times faster ``referee`` is to be.
RACES: dict[str, list[tuple[str, Values, float | None]]] = {
    "a5": [("referee", referee("a5"), None), ("treys", treys, 2), ("pokerkit", pokerkit(RegularLowHand), 8)],
    "27": [("referee", referee("27"), None), ("treys", treys, 2), ("pokerkit", pokerkit(StandardLowHand), 8)],
    "high": [("referee", referee("high"), None), ("treys", treys, 2), ("pokerkit", pokerkit(StandardHighHand), 8)],
    "ubln": [
        ("referee", referee("ubln", Announcements(low_cards="one")), None),
        ("treys, every card", treys_by_force, 5),
    ],
}  # fmt: skip


def main() -> None:
    deal = random.Random(616)
    hands = ["".join(deal.sample(DECK, 5)) for _ in range(HANDS)]
    print(f"{'game':8}{'':20}{'µs a hand':>10}{'times':>8}{'aim':>6}")
    for game, race in RACES.items():
        taken = timed([values for _, values, _ in race], hands)
        for (name, _, aim), microseconds in zip(race, taken, strict=True):
            print(f"{game:8}{name:20}{microseconds:10.2f}{microseconds / taken[0]:8.1f}{aim or '':>6}")


def timed(racers: list[Values], hands: list[str]) -> list[float]:
    """The median microseconds a hand of each; the first round makes tables and is left out."""
    taken: list[list[float]] = [[] for _ in racers]
    for _ in range(ROUNDS + 1):
        for values, times in zip(racers, taken, strict=True):
            some = hands[:HANDS_BY_FORCE] if values is treys_by_force else hands
            start = time.perf_counter()
            values(some)
            times.append((time.perf_counter() - start) / len(some) * 1e6)
    return [median(times[1:]) for times in taken]


if __name__ == "__main__":
    main()
