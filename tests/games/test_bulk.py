"""Tables of places against the values they were made from, and lines that no table holds."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.bulk import (
    DEPENDS,
    UNREAD,
    best_of_block,
    best_of_rows,
    names,
    places_of_block,
    places_of_hands,
    places_of_lines,
    places_of_rows,
    ranks,
)
from referee.bulk.tables import WEIGHTS
from referee.cards import DECK, JOKER
from referee.errors import FoulDeckError, NotationError, RefereeError
from referee.games import GAMES, NOTHING_ANNOUNCED, Announcements, HandSizeError, LowCardsNotAnnounced
from referee.notation import parse_hand
from tests.games.walk import HOUSES, JOKER_ON, SAMPLE, STEPS, holdings, values
from tests.oracles.holdings import suit_classes

Lane = Callable[[str, list[str], Announcements], list[int]]


def by_line(game: str, lines: list[str], announced: Announcements) -> list[int]:
    return places_of_lines(GAMES[game], lines, announced)


def by_block(game: str, lines: list[str], announced: Announcements) -> list[int]:
    block = "".join(f"{line}\n" for line in lines).encode()
    places: list[int] = places_of_block(GAMES[game], block, 11, announced=announced).tolist()
    return places


def by_row(game: str, lines: list[str], announced: Announcements) -> list[int]:
    """For lines of ten letters; others have no row, and would be UNREAD."""
    return places_of_rows(GAMES[game], "".join(f"{line}\n" for line in lines).encode(), announced)


LANES = pytest.mark.parametrize("lane", [by_line, by_row, by_block])
GAMES_AND_HOUSES = [
    *[pytest.param(game, NOTHING_ANNOUNCED, id=game) for game in ("a5", "27", "high")],
    *[pytest.param("ubln", announced, id=house) for house, announced in HOUSES.items()],
]


def shuffled(hand: str) -> str:
    cards = [hand[at : at + 2] for at in range(0, len(hand), 2)]
    random.Random(hand).shuffle(cards)
    return "".join(cards)


def test_sums_of_weights_tell_all_holdings_apart() -> None:
    *of_ranks, joker = WEIGHTS.values()
    sums = [sum(five) for five in combinations_with_replacement(of_ranks, 5) if five[0] != five[4]]
    sums += [sum(four) + joker for four in combinations_with_replacement(of_ranks, 4)]
    assert len(set(sums)) == len(sums) == 6175 + 1820


@LANES
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(("game", "announced"), GAMES_AND_HOUSES)
def test_places_are_ranks(game: str, announced: Announcements, step: int, lane: Lane) -> None:
    lines = [shuffled(holding.text) for holding in holdings(step)]
    assert lane(game, lines, announced) == [value.rank for value in values(game, announced, step)]


@pytest.mark.parametrize("announced", [pytest.param(announced, id=house) for house, announced in HOUSES.items()])
def test_places_of_all_that_an_ace_may_be_low_in(announced: Announcements) -> None:
    """Hands of nothing but aces to fives: UBLN-3.3 lets the ace be the lowest card where that makes a wheel."""
    lines = [text for text, _ in suit_classes(5) if set(text[::2]) <= set("A2345")]
    expected = [GAMES["ubln"].value(parse_hand(line), announced).rank for line in lines]
    assert by_line("ubln", lines, announced) == expected


@LANES
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("game", ["a5", "27"])
def test_places_with_the_joker(game: str, step: int, lane: Lane) -> None:
    lines = [shuffled(holding.text) for holding in holdings(step, joker=True)]
    expected = [value.rank for value in values(game, JOKER_ON, step, joker=True)]
    assert lane(game, lines, JOKER_ON) == expected


@LANES
@pytest.mark.parametrize("step", STEPS)
def test_what_depends_on_an_announcement(step: int, lane: Lane) -> None:
    both = zip(values("ubln", HOUSES["one"], step), values("ubln", HOUSES["all"], step), strict=True)
    expected = [one.rank if one == other else DEPENDS for one, other in both]
    assert lane("ubln", [holding.text for holding in holdings(step)], NOTHING_ANNOUNCED) == expected


@pytest.mark.parametrize(("game", "announced"), GAMES_AND_HOUSES)
def test_names_by_place(game: str, announced: Announcements) -> None:
    by_place = names(GAMES[game], announced)
    found = values(game, announced, SAMPLE)
    assert [by_place[value.rank] for value in found] == [value.name for value in found]


NEARLY_A_CARD = st.sampled_from(
    ["As", "Ad", "Kh", "Td", "7c", "2s", "Jo", "Jk", "as", "AS", "1s", "10", "A ", "é.", "\0\0"]
)


@given(st.lists(NEARLY_A_CARD, min_size=5, max_size=5), st.sampled_from(sorted(GAMES)))
def test_a_line_has_the_right_place_or_none(cards: list[str], game: str) -> None:
    line = "".join(cards)
    announced = HOUSES["one"]
    (place,) = by_line(game, [line], announced)
    if line.isascii():
        assert by_block(game, [line], announced) == by_row(game, [line], announced) == [place]
    if place != UNREAD:
        assert place == GAMES[game].value(parse_hand(line), announced).rank


@LANES
@pytest.mark.parametrize(
    "line",
    ["AsAsKdQc2h", "AsAsAsAsAs", "AsAsAsJoJo", "JoJkKdQc2h", "askdqc2h7d", "AsKdQc2h1d", "A-K-Q-2-7 ", "          "],
)
def test_lines_that_no_table_has(line: str, lane: Lane) -> None:
    assert lane("a5", [line], NOTHING_ANNOUNCED) == [UNREAD]


@LANES
@pytest.mark.parametrize("game", ["27", "ubln", "high"])
def test_the_joker_is_unread_where_it_is_not_in_use(game: str, lane: Lane) -> None:
    assert lane(game, ["AsKdQc2hJo"], HOUSES["one"]) == [UNREAD]


@pytest.mark.parametrize("line", ["", "AsKdQc2h", "AsKdQc2h7d3c", "AsKdQc2h7d "])
def test_lines_of_another_width(line: str) -> None:
    assert by_line("high", [line], NOTHING_ANNOUNCED) == [UNREAD]


def test_block_with_several_hands_a_line() -> None:
    block = b"AsKsQsJsTs 7h5d4c3s2s\nKsQsJsTs9s 7h5d4c3s2d\nAsKs"
    assert places_of_block(GAMES["high"], block, 22).tolist() == [1, 2]
    assert places_of_block(GAMES["high"], block, 22, column=11).tolist() == [7462, 7462]


@pytest.mark.parametrize("game", ["a5", "27", "high"])
def test_places_of_hands_that_were_read(game: str) -> None:
    hands = [holding.hand for holding in holdings(SAMPLE)]
    expected = [value.rank for value in values(game, NOTHING_ANNOUNCED, SAMPLE)]
    assert places_of_hands(GAMES[game], hands) == expected


@pytest.mark.parametrize("hand", ["7-5-4-3-2", "7s5h4d3c", "7s5h4d3c2s9s", "7s5h4d3cJo"])
def test_hands_that_no_table_has(hand: str) -> None:
    assert places_of_hands(GAMES["27"], [parse_hand(hand)]) == [UNREAD]


Best = Callable[[str, list[list[str]], Announcements], list[int]]


def rows(lines: list[list[str]]) -> bytes:
    return "".join(f"{' '.join(hands)}\n" for hands in lines).encode()


def best_by_row(game: str, lines: list[list[str]], announced: Announcements) -> list[int]:
    return best_of_rows(GAMES[game], rows(lines), len(lines[0]), announced)


def best_by_block(game: str, lines: list[list[str]], announced: Announcements) -> list[int]:
    best: list[int] = best_of_block(GAMES[game], rows(lines), len(lines[0]), announced).tolist()
    return best


WAYS_TO_FIND_THE_BEST = pytest.mark.parametrize("best", [best_by_row, best_by_block])


def deals(seed: int, hands: int, number: int, joker: bool = False) -> list[list[str]]:
    """So many showdowns, dealt from one deck each."""
    dealer = random.Random(seed)
    deck = [card.ascii for card in (*DECK, JOKER)[: len(DECK) + joker]]
    dealt = [dealer.sample(deck, 5 * hands) for _ in range(number)]
    return [["".join(cards[at : at + 5]) for at in range(0, 5 * hands, 5)] for cards in dealt]


def bits_of_winners(game: str, hands: list[str], announced: Announcements) -> int:
    found = [GAMES[game].value(parse_hand(hand), announced) for hand in hands]
    return sum(1 << place for place, value in enumerate(found) if value == max(found))


@WAYS_TO_FIND_THE_BEST
@pytest.mark.parametrize("hands", [2, 3, 10])
@pytest.mark.parametrize(("game", "announced"), GAMES_AND_HOUSES)
def test_the_best_of_several_hands(game: str, announced: Announcements, hands: int, best: Best) -> None:
    lines = deals(616, hands, 60, joker=game == "a5" and hands < 10)
    assert best(game, lines, announced) == [bits_of_winners(game, line, announced) for line in lines]


@WAYS_TO_FIND_THE_BEST
@pytest.mark.parametrize(
    ("game", "hands", "bits"),
    [
        ("27", ["7s5h4d3c2s", "7h5d4c3s2h"], 0b11),
        ("27", ["8s5h4d3c2s", "7h5d4c3s2h", "7d5c4s3h2d"], 0b110),
        ("a5", ["2s3s4s5sJo", "Ah2h3h4h5h"], 0b11),
        ("a5", ["2s3s4s5sJo", "Ah2h3h4hJk"], UNREAD),
        ("high", ["AsKsQsJsTs", "AsKhQhJhTh"], UNREAD),
        ("high", ["AsKsQsJsTs", "AhAhQhJhTh"], UNREAD),
        ("high", ["AsKsQsJsTs", "AhKhQhJh10"], UNREAD),
    ],
)
def test_the_best_of_few(game: str, hands: list[str], bits: int, best: Best) -> None:
    assert best(game, [hands], NOTHING_ANNOUNCED) == [bits]


@WAYS_TO_FIND_THE_BEST
def test_who_is_best_depends_on_an_announcement(best: Best) -> None:
    lines = deals(1, 2, 600)
    one, every = ([bits_of_winners("ubln", line, HOUSES[way]) for line in lines] for way in ("one", "all"))
    expected = [bits if bits == otherwise else DEPENDS for bits, otherwise in zip(one, every, strict=True)]
    assert {DEPENDS, 1, 2} <= set(expected)
    assert best("ubln", lines, NOTHING_ANNOUNCED) == expected


def test_ranks_of_any_spelling() -> None:
    assert ranks("2-7", ["7♥5♦4♣3♠2♠", "7h5d4c3s2s", "8 6 4 3 2", "8-6-5-3-2"]) == [1, 1, 6, 7]


@pytest.mark.parametrize(
    ("game", "hand", "error"),
    [
        ("high", "AsAsKdQc2h", FoulDeckError),
        ("high", "AsKdQc2hJo", FoulDeckError),
        ("high", "AsKdQc2hXx", NotationError),
        ("high", "AsKdQc2h", HandSizeError),
        ("ubln", "KhKd7c4d4s", LowCardsNotAnnounced),
    ],
)
def test_ranks_of_what_has_no_value(game: str, hand: str, error: type[RefereeError]) -> None:
    with pytest.raises(error):
        ranks(game, ["AsKdQc3h2h", hand])


def test_plain_python_needs_no_numpy() -> None:
    program = "import sys, referee.bulk; referee.bulk.ranks('a5', ['7h5d4c3s2s']); print('numpy' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "False\n"
    )
