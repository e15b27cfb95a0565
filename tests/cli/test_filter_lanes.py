"""The lanes of ``hand -`` and ``judge -``: whatever stands in the lines and wherever a block ends, the same bytes."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple
from unittest import mock

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.cli.filters import answering, lanes
from referee.cli.filters.answering import Answering, Task
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
PLAINLY, SHORT = FilterOptions(), Output("short")
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"]
SYMBOLS = str.maketrans("shdc", "♠♥♦♣")

#: What is played, and what was announced.
TABLES = [
    *[(game, NOTHING_ANNOUNCED) for game in GAMES],
    ("a5", Announcements(joker=False)),
    *[("ubln", announced) for announced in HOUSES.values()],
]


Table = tuple[str, Announcements]


class Outcome(NamedTuple):
    records: bytes
    complaints: list[tuple[int, str]]
    status: Status


def answered(
    task: Task,
    lines: bytes,
    chunk: int = NEVER,
    how: FilterOptions = PLAINLY,
    output: Output = SHORT,
    encoding: str = "utf-8",
) -> Outcome:
    """The lines answered as they come in chunks of so many bytes."""
    complaints: list[tuple[int, str]] = []

    def complain(number: int, error: RefereeError) -> None:
        complaints.append((number, str(error)))

    source = io.BytesIO(lines)
    screen = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    run = Answering(task, how, Form(output, output.page(screen), how.key), complain)
    records = [record for block in blocks(lambda: source.read(chunk), run.end) for record in run.records(block)]
    return Outcome(b"".join(records), complaints, run.status)


def in_every_lane(task: Task, lines: bytes, chunk: int = NEVER, **how: Any) -> Iterator[Outcome]:
    """The outcome line by line, by plain tables, and by numpy; the first one not in chunks."""
    yield answered(task._replace(lane=None), lines, **how)
    for worth_numpy in (NEVER, ALWAYS):
        with mock.patch.object(lanes, "WORTH_NUMPY", worth_numpy):
            yield answered(task, lines, chunk, **how)


def all_alike(outcomes: Iterable[Outcome]) -> Outcome:
    first, *others = outcomes
    for other in others:
        assert other == first
    return first


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

FORMATS = ["short", "text", "tsv", "json"]


@quickly
@given(st.lists(hand_lines, max_size=12), tables, chunks, st.sampled_from(FORMATS))
def test_hands_in_every_lane(lines: list[bytes], table: Table, chunk: int, format: str) -> None:
    all_alike(in_every_lane(hand_task(*table), b"\n".join(lines), chunk, output=Output(format)))


@quickly
@given(st.lists(showdown_lines, max_size=8), tables, chunks)
def test_showdowns_in_every_lane(lines: list[bytes], table: Table, chunk: int) -> None:
    all_alike(in_every_lane(judge_task(*table), b"\n".join(lines), chunk))


def shuffled_hands(number: int, how: int) -> list[str]:
    dealer = random.Random(number)
    return [spelled(dealer.sample(DECK, 5), how) for _ in range(number)]


#: Blocks of lines that a lane takes in different ways: as rows, as rows once respelled, with a few lines left over.
BLOCKS = {
    "as rows": shuffled_hands(240, 0),
    "as rows once respelled": shuffled_hands(240, 3),
    "of another width": shuffled_hands(240, 6),
    "of two widths": shuffled_hands(120, 0) + shuffled_hands(120, 10),
    "a few of one width unread": [*shuffled_hands(200, 0), "AsAsKdQc2h", "KsKdKh7c4x", *shuffled_hands(201, 0)],
    "a few of another width unread": [*shuffled_hands(200, 0), "7-5-4-3-2", *shuffled_hands(201, 0)],
    "a line end within a row": [*shuffled_hands(200, 0), "KsKd", "KhQdQ", *shuffled_hands(201, 0)],
    "all unread": ["AsAsKdQc2h"] * 50,
}


@pytest.mark.parametrize("lines", BLOCKS.values(), ids=BLOCKS)
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize(
    "how", [PLAINLY, FilterOptions(null=True), FilterOptions(key=True)], ids=["", "--null", "--key"]
)
def test_blocks_of_hands(lines: list[str], format: str, how: FilterOptions) -> None:
    end = "\0" if how.null else "\n"
    given_lines = [f"no. {number}\t{line}" for number, line in enumerate(lines)] if how.key else lines
    text = "".join(line + end for line in given_lines).encode()
    task = hand_task("a5", NOTHING_ANNOUNCED)
    whole = all_alike(in_every_lane(task, text, how=how, output=Output(format)))
    assert whole.records.count(b"\n") == len(lines)
    assert answered(task, text, 999, how, Output(format)) == whole


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize(
    ("options", "encoding"),
    [({"ascii": True}, "utf-8"), ({}, "latin-1"), ({"color": "always"}, "utf-8"), ({"quiet": True}, "utf-8")],
    ids=["--ascii", "latin-1", "--color", "--quiet"],
)
def test_blocks_however_they_are_written(format: str, options: dict[str, Any], encoding: str) -> None:
    text = "\n".join(shuffled_hands(300, 0)).encode()
    output = Output(format, **options)
    all_alike(in_every_lane(hand_task("27", NOTHING_ANNOUNCED), text, output=output, encoding=encoding))


def test_blocks_of_showdowns() -> None:
    deals = [random.Random(seed).sample(DECK, 20) for seed in range(300)]
    lines = [" ".join("".join(deal[at : at + 5]) for at in (0, 5)) for deal in deals]
    lines += [" ".join("".join(deal[at : at + 5]) for at in (0, 5, 10, 15)) for deal in deals]
    text = "\n".join(lines).encode()
    task = judge_task("ubln", NOTHING_ANNOUNCED)
    whole = all_alike(in_every_lane(task, text))
    assert {b"1", b"2", b"4", b"depends"} <= set(whole.records.split(b"\n"))
    assert answered(task, text, 999) == whole
