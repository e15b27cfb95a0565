"""Every game against an independent order of hands: pokerkit's, and for UBLN a brute force over all substitutions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import islice, pairwise
from typing import NamedTuple

import pytest

from referee.games import GAMES, NOTHING_ANNOUNCED, Announcements, Value
from referee.notation import Hand, parse_hand
from tests.oracles.holdings import suit_classes
from tests.oracles.peers import pokerkit_best_with_joker, pokerkit_score
from tests.oracles.wild_cards import CATEGORIES, House, best_score

#: Every holding is walked one class after the other; the default run takes one of so many.
EVERY = pytest.param(1, marks=pytest.mark.exhaustive, id="every holding")
STEPS = [pytest.param(89, id="sample"), EVERY]

ONE, ALL = Announcements(low_cards="one"), Announcements(low_cards="all")

HOUSES = {
    "one": (ONE, House()),
    "one, ace either": (ONE._replace(ace="either"), House(ace_either=True)),
    "one, no duplicates": (ONE._replace(duplicates=False), House(duplicates=False)),
    "one, five below": (ONE._replace(five_of_a_kind="below"), House(five_below=True)),
    "all": (ALL, House(all_low_cards=True)),
    "all, ace either": (ALL._replace(ace="either"), House(all_low_cards=True, ace_either=True)),
    "all, no duplicates": (ALL._replace(duplicates=False), House(all_low_cards=True, duplicates=False)),
    "all, five below": (ALL._replace(five_of_a_kind="below"), House(all_low_cards=True, five_below=True)),
}


class Holding(NamedTuple):
    text: str
    weight: int
    hand: Hand


@cache
def holdings(step: int) -> list[Holding]:
    return [Holding(text, weight, parse_hand(text)) for text, weight in islice(suit_classes(5), 0, None, step)]


@cache
def ubln_values(house: str, step: int) -> list[Value]:
    announced, _ = HOUSES[house]
    return [GAMES["ubln"].value(holding.hand, announced) for holding in holdings(step)]


def in_order_of(scores: Sequence[int], values: Sequence[Value]) -> list[Value]:
    """The distinct values, the worst first; equal and greater values must have equal and greater scores."""
    by_score: dict[int, Value] = {}
    for score, value in zip(scores, values, strict=True):
        assert by_score.setdefault(score, value) == value
    ordered = [by_score[score] for score in sorted(by_score)]
    assert all(worse < better for worse, better in pairwise(ordered))
    return ordered


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("game", ["a5", "27", "high"])
def test_order_is_pokerkits(game: str, step: int) -> None:
    values = [GAMES[game].value(holding.hand) for holding in holdings(step)]
    in_order_of([pokerkit_score(game, holding.text) for holding in holdings(step)], values)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "number"), [("a5", 6175), ("27", 7462), ("high", 7462)])
def test_ranks_count_every_value_from_the_best(game: str, number: int) -> None:
    ordered = sorted({GAMES[game].value(holding.hand) for holding in holdings(1)}, reverse=True)
    assert [value.rank for value in ordered] == list(range(1, number + 1))
    assert {value.of for value in ordered} == {number}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("house", HOUSES)
def test_ubln_is_the_best_of_all_substitutions(house: str, step: int) -> None:
    _, rules = HOUSES[house]
    scores = [best_score(holding.text, rules) for holding in holdings(step)]
    values = ubln_values(house, step)
    in_order_of(scores, values)
    if not rules.five_below:
        assert [value.category for value in values] == [CATEGORIES[score // 16**5] for score in scores]


# The numbers are those of the project's published table of UBLN holdings.
UBLN_COUNTS = {
    "one": (2480, [1_394_280, 0, 922_816, 170_472, 26_276, 43_056, 38_792, 2_956, 312]),
    "all": (1860, [1_142_064, 0, 988_464, 247_740, 29_228, 41_184, 133_952, 11_960, 4_368]),
    "one, ace either": (2472, [1_392_792, 0, 922_816, 171_960, 26_216, 43_056, 38_792, 3_016, 312]),
}


@pytest.mark.exhaustive
@pytest.mark.parametrize("house", UBLN_COUNTS)
def test_ubln_counts(house: str) -> None:
    number, counts = UBLN_COUNTS[house]
    values = ubln_values(house, 1)
    held: Counter[str] = Counter()
    for holding, value in zip(holdings(1), values, strict=True):
        held[value.category] += holding.weight
    assert [held[category] for category in CATEGORIES[1:]] == counts
    assert held["no-pair"] == 0
    ordered = sorted(set(values), reverse=True)
    assert [value.rank for value in ordered] == list(range(1, number + 1))
    assert {value.of for value in ordered} == {number}


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("house", "changed"), [("all", 377_572), ("one, ace either", 1_548), ("one, no duplicates", 9_980)]
)
def test_an_announcement_changes_the_value_of(house: str, changed: int) -> None:
    both = zip(holdings(1), ubln_values("one", 1), ubln_values(house, 1), strict=True)
    assert sum(holding.weight for holding, one, other in both if one != other) == changed


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("game", ["a5", "27"])
def test_joker_is_the_best_card_not_held(game: str, step: int) -> None:
    """In ace-to-five that is a theorem, for the rule names the lowest rank not held; at 2-7 it is the rule."""
    four_cards = [cards for cards, _ in islice(suit_classes(4), 0, None, step)]
    joker_on = NOTHING_ANNOUNCED._replace(joker=True)
    values = [GAMES[game].value(parse_hand(cards + "Jo"), joker_on) for cards in four_cards]
    in_order_of([pokerkit_best_with_joker(game, cards) for cards in four_cards], values)


@pytest.mark.parametrize(("cards", "classes", "holdings"), [(4, 16_432, 270_725), (5, 134_459, 2_598_960)])
def test_no_holding_is_left_out(cards: int, classes: int, holdings: int) -> None:
    weights = [weight for _, weight in suit_classes(cards)]
    assert (len(weights), sum(weights)) == (classes, holdings)
