"""The lanes of ``hand -`` and ``judge -``: whatever stands in the lines and wherever a block ends, the same bytes."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.cli.filters import answering
from referee.cli.filters.answering import Answering, Task
from referee.cli.filters.lanes import HandLane, ShowdownLane
from referee.cli.filters.lines import blocks
from referee.cli.filters.options import FilterOptions
from referee.cli.filters.replies import Form
from referee.cli.filters.verdicts import hand_task, judge_task
from referee.cli.output import Output
from referee.cli.status import Status
from referee.errors import RefereeError
from referee.games import GAMES, NOTHING_ANNOUNCED, Announcements
from tests.games.walk import HOUSES

ALWAYS, NEVER = 0, 1 << 62
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"]
SYMBOLS = str.maketrans("shdc", "♠♥♦♣")

#: What is played, and what was announced.
TABLES = [
    *[(game, NOTHING_ANNOUNCED) for game in GAMES],
    ("a5", Announcements(joker=False)),
    *[("ubln", announced) for announced in HOUSES.values()],
]


class Outcome(NamedTuple):
    records: bytes
    complaints: list[tuple[int, str]]
    status: Status


def answered(task: Task, lines: bytes, chunk: int, how: FilterOptions = FilterOptions()) -> Outcome:  # noqa: B008
    """The lines answered as they come in chunks of so many bytes."""
    complaints: list[tuple[int, str]] = []

    def complain(number: int, error: RefereeError) -> None:
        complaints.append((number, str(error)))

    source = io.BytesIO(lines)
    screen = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    run = Answering(task, how, Form(Output("short"), Output("short").page(screen), how.key), complain)
    records = [record for block in blocks(lambda: source.read(chunk), run.end) for record in run.records(block)]
    return Outcome(b"".join(records), complaints, run.status)


Table = tuple[str, Announcements]
Kind = type[HandLane] | type[ShowdownLane]


@cache
def lane_of(kind: Kind, game: str, announced: Announcements, worth_numpy: int) -> answering.Lane:
    return kind(GAMES[game], announced, worth_numpy)


def in_every_lane(task: Task, kind: Kind, table: Table) -> Iterator[Task]:
    """The task line by line, by plain tables, and by numpy."""
    yield task._replace(lane=None)
    yield task._replace(lane=partial(lane_of, kind, *table, NEVER))
    yield task._replace(lane=partial(lane_of, kind, *table, ALWAYS))


@pytest.fixture(autouse=True)
def _lanes_from_the_first_line_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "WORTH_A_LANE", 0)


def spelled(cards: list[str], how: int) -> str:
    """A hand as people write it."""
    together = "".join(cards)
    return [
        together,
        together.translate(SYMBOLS),
        together.replace("T", "10"),
        together.translate(SYMBOLS).replace("T", "10"),
        together.lower(),
        together.upper(),
        " ".join(cards),
        "-".join(cards),
        ",".join(cards),
        ", ".join(cards).replace("T", "10"),
        " ".join(cards).translate(SYMBOLS).replace("T", "10"),
        together.translate(SYMBOLS).replace("♥", "♥\ufe0f"),
        f"  {together} ",
        "  ".join(cards),
        f"Ann={together}",
        "-".join(card[0] for card in cards),
        "".join(cards[:4]),
        together + cards[0],
        together.replace(cards[1], cards[0]),
        together.replace("s", "x"),
    ][how]


WAYS_TO_SPELL = 20

cards = st.lists(st.sampled_from([*DECK, "Jo", "Jk"]), min_size=5, max_size=5, unique=True)
hands = st.builds(spelled, cards, st.sampled_from([0] * WAYS_TO_SPELL + list(range(WAYS_TO_SPELL))))
pieces = st.sampled_from(
    ["K", "k", "s", "♠", "1", "0", "10", "T", " ", "-", ",", "\r", "\0", "Jo", "jk", "\ufe0f", "vs"]
)
junk = st.lists(pieces, max_size=14).map("".join)
broken = st.binary(max_size=12).map(lambda text: text.replace(b"\n", b""))

hand_lines = st.one_of(hands, hands, hands, junk).map(str.encode) | broken
dividers = st.sampled_from([" ", " ", " ", " ", " vs ", "  ", "|", " | ", "\t", ", "])
showdowns = st.builds(str.join, dividers, st.lists(hands, min_size=1, max_size=4))
showdown_lines = st.one_of(showdowns, showdowns, showdowns, junk).map(str.encode) | broken

tables = st.sampled_from(TABLES)
chunks = st.integers(min_value=1, max_value=200)
quickly = settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


@quickly
@given(st.lists(hand_lines, max_size=12), tables, chunks)
def test_hands_in_every_lane(lines: list[bytes], table: Table, chunk: int) -> None:
    by_line, *by_table = in_every_lane(hand_task(*table), HandLane, table)
    expected = answered(by_line, b"\n".join(lines), NEVER)
    for lane in by_table:
        assert answered(lane, b"\n".join(lines), chunk) == expected


@quickly
@given(st.lists(showdown_lines, max_size=8), tables, chunks)
def test_showdowns_in_every_lane(lines: list[bytes], table: Table, chunk: int) -> None:
    by_line, *by_table = in_every_lane(judge_task(*table), ShowdownLane, table)
    expected = answered(by_line, b"\n".join(lines), NEVER)
    for lane in by_table:
        assert answered(lane, b"\n".join(lines), chunk) == expected


def shuffled_hands(number: int, how: int) -> list[str]:
    dealer = random.Random(number)
    return [spelled(dealer.sample(DECK, 5), how) for _ in range(number)]


#: Blocks of lines that a lane takes in different ways: as rows, as rows once respelled, with a few lines left over.
BLOCKS = {
    "as rows": shuffled_hands(700, 0),
    "as rows once respelled": shuffled_hands(700, 3),
    "of another width": shuffled_hands(700, 6),
    "of two widths": shuffled_hands(350, 0) + shuffled_hands(350, 10),
    "a few of one width unread": [*shuffled_hands(400, 0), "AsAsKdQc2h", "KsKdKh7c4x", *shuffled_hands(401, 0)],
    "a few of another width unread": [*shuffled_hands(400, 0), "7-5-4-3-2", *shuffled_hands(401, 0)],
    "a line end within a row": [*shuffled_hands(400, 0), "KsKd", "KhQdQ", *shuffled_hands(401, 0)],
    "all unread": ["AsAsKdQc2h"] * 700,
}


@pytest.mark.parametrize("lines", BLOCKS.values(), ids=BLOCKS)
@pytest.mark.parametrize("how", [FilterOptions(), FilterOptions(null=True), FilterOptions(key=True)])
def test_blocks_of_hands(lines: list[str], how: FilterOptions) -> None:
    end = "\0" if how.null else "\n"
    given_lines = [f"no. {number}\t{line}" for number, line in enumerate(lines)] if how.key else lines
    text = "".join(line + end for line in given_lines).encode()
    table = ("a5", NOTHING_ANNOUNCED)
    by_line, *by_table = in_every_lane(hand_task(*table), HandLane, table)
    expected = answered(by_line, text, NEVER, how)
    assert expected.records.count(b"\n") == len(lines)
    for lane in by_table:
        assert answered(lane, text, NEVER, how) == answered(lane, text, 999, how) == expected


def test_blocks_of_showdowns() -> None:
    deals = [random.Random(seed).sample(DECK, 20) for seed in range(300)]
    lines = [" ".join("".join(deal[at : at + 5]) for at in (0, 5)) for deal in deals]
    lines += [" ".join("".join(deal[at : at + 5]) for at in (0, 5, 10, 15)) for deal in deals]
    text = "\n".join(lines).encode()
    table = ("ubln", NOTHING_ANNOUNCED)
    by_line, *by_table = in_every_lane(judge_task(*table), ShowdownLane, table)
    expected = answered(by_line, text, NEVER)
    assert {b"1", b"2", b"4", b"depends"} <= set(expected.records.split(b"\n"))
    for lane in by_table:
        assert answered(lane, text, NEVER) == answered(lane, text, 999) == expected
