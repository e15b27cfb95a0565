"""Every game against an independent order of hands: pokerkit's, and for UBLN a brute force over all substitutions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

from referee.games import NOTHING_ANNOUNCED, Value
from tests.games.walk import HOUSES, JOKER_ON, STEPS, holdings, values
from tests.oracles.holdings import suit_classes
from tests.oracles.peers import pokerkit_best_with_joker, pokerkit_score
from tests.oracles.wild_cards import CATEGORIES, House, best_score

HOUSES_OF_THE_ORACLE = {
    "one": House(),
    "one, ace either": House(ace_either=True),
    "one, no duplicates": House(duplicates=False),
    "one, five below": House(five_below=True),
    "all": House(all_low_cards=True),
    "all, ace either": House(all_low_cards=True, ace_either=True),
    "all, no duplicates": House(all_low_cards=True, duplicates=False),
    "all, five below": House(all_low_cards=True, five_below=True),
}


def in_order_of(scores: Sequence[int], found: Sequence[Value]) -> list[Value]:
    """The distinct values, the worst first; equal and greater scores must have equal and greater values."""
    by_score: dict[int, Value] = {}
    for score, value in zip(scores, found, strict=True):
        assert by_score.setdefault(score, value) == value
    ordered = [by_score[score] for score in sorted(by_score)]
    assert all(worse < better for worse, better in pairwise(ordered))
    return ordered


def assert_ranks_count_down_to(number: int, found: Sequence[Value]) -> None:
    best_first = sorted(set(found), reverse=True)
    assert [value.rank for value in best_first] == list(range(1, number + 1))
    assert {value.of for value in best_first} == {number}


@pytest.mark.parametrize(("cards", "classes", "weight"), [(4, 16_432, 270_725), (5, 134_459, 2_598_960)])
def test_no_holding_is_left_out(cards: int, classes: int, weight: int) -> None:
    weights = [weight for _, weight in suit_classes(cards)]
    assert (len(weights), sum(weights)) == (classes, weight)


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("game", ["a5", "27", "high"])
def test_order_is_pokerkits(game: str, step: int) -> None:
    scores = [pokerkit_score(game, holding.text) for holding in holdings(step)]
    in_order_of(scores, values(game, NOTHING_ANNOUNCED, step))


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "number"), [("a5", 6175), ("27", 7462), ("high", 7462)])
def test_ranks_count_every_value(game: str, number: int) -> None:
    assert_ranks_count_down_to(number, values(game, NOTHING_ANNOUNCED, 1))


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("game", ["a5", "27"])
def test_joker_is_the_best_card_not_held(game: str, step: int) -> None:
    """In ace-to-five that is a theorem, for the rule names the lowest rank not held; at 2-7 it is the rule."""
    scores = [pokerkit_best_with_joker(game, holding.text[:8]) for holding in holdings(step, joker=True)]
    in_order_of(scores, values(game, JOKER_ON, step, joker=True))


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("house", HOUSES)
def test_ubln_is_the_best_of_all_substitutions(house: str, step: int) -> None:
    rules = HOUSES_OF_THE_ORACLE[house]
    scores = [best_score(holding.text, rules) for holding in holdings(step)]
    found = values("ubln", HOUSES[house], step)
    in_order_of(scores, found)
    if not rules.five_below:
        assert [value.category for value in found] == [CATEGORIES[score // 16**5] for score in scores]


# The numbers of the project's published table of UBLN holdings.
UBLN_COUNTS = {
    "one": (2480, [1_394_280, 0, 922_816, 170_472, 26_276, 43_056, 38_792, 2_956, 312]),
    "all": (1860, [1_142_064, 0, 988_464, 247_740, 29_228, 41_184, 133_952, 11_960, 4_368]),
    "one, ace either": (2472, [1_392_792, 0, 922_816, 171_960, 26_216, 43_056, 38_792, 3_016, 312]),
}


@pytest.mark.exhaustive
@pytest.mark.parametrize("house", UBLN_COUNTS)
def test_ubln_counts(house: str) -> None:
    number, counts = UBLN_COUNTS[house]
    found = values("ubln", HOUSES[house], 1)
    held: Counter[str] = Counter()
    for holding, value in zip(holdings(1), found, strict=True):
        held[value.category] += holding.weight
    assert [held[category] for category in CATEGORIES] == [0, *counts]
    assert_ranks_count_down_to(number, found)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("house", "changed"), [("all", 377_572), ("one, ace either", 1_548), ("one, no duplicates", 9_980)]
)
def test_an_announcement_changes_the_value_of(house: str, changed: int) -> None:
    both = zip(holdings(1), values("ubln", HOUSES["one"], 1), values("ubln", HOUSES[house], 1), strict=True)
    assert sum(holding.weight for holding, one, other in both if one != other) == changed
