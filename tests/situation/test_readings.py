"""Lines as people type them, each against its reading written out in the canonical form."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import SituationError
from referee.situation import canonical, read

HERE = Path(__file__).parent


def _pairs() -> list[tuple[str, str]]:
    lines = [line for line in (HERE / "readings.txt").read_text("utf-8").splitlines() if line and line[0] != "#"]
    return list(zip(lines[::2], (line.strip() for line in lines[1::2]), strict=True))


def _refused() -> list[tuple[str, str, str]]:
    rows = [
        line.split("\t") for line in (HERE / "refused.tsv").read_text("utf-8").splitlines() if line and line[0] != "#"
    ]
    return [(line, pointed_at, hint) for line, pointed_at, hint in rows]


@pytest.mark.parametrize(("line", "reading"), _pairs())
def test_line_is_read_as_what_it_says(line: str, reading: str) -> None:
    assert canonical(read(line)) == reading


@pytest.mark.parametrize(("line", "pointed_at", "hint"), _refused())
def test_line_is_refused_where_it_cannot_be_understood(line: str, pointed_at: str, hint: str) -> None:
    with pytest.raises(SituationError) as refusal:
        read(line)
    places = {line[p.column - 1 : p.column - 1 + p.length]: p.hint for p in refusal.value.problems}
    assert pointed_at in places
    assert (places[pointed_at] or "") == hint


@pytest.mark.parametrize(("line", "pointed_at", "hint"), [row for row in _refused() if row[2]])
def test_hint_typed_in_its_place_is_understood_there(line: str, pointed_at: str, hint: str) -> None:
    start = line.index(pointed_at)
    mended = line[:start] + hint + line[start + len(pointed_at) :]
    try:
        read(mended)
    except SituationError as still:
        assert all(not start < problem.column <= start + len(hint) for problem in still.problems)


@pytest.mark.parametrize(
    ("line", "echo"),
    [
        ("A-5 limit, 3 players, five bets in, seat 1 raises", "A-5 limit, 3 players, bet and 4 raises, seat 1 raises"),
        ("A-5, 5 players, three folded, Ann says wheel", "A-5, 5 players, 3 players folds, Ann says wheel"),
        ("single blind 20, seat 5 has 10", "single blind, the blind is 20, seat 5 has 10 left"),
    ],
)
def test_words_mean_the_same_however_often_they_turn_up(line: str, echo: str) -> None:
    """Clauses are kept, and nothing of the lines they stood in is kept with them."""
    assert [canonical(read(line)) for _ in range(6)] == [echo] * 6


@pytest.mark.parametrize("words", ["seat 5 has 10", "seat 5 has 4"])
def test_words_mean_in_each_line_what_they_mean_there(words: str) -> None:
    for _ in range(2):
        assert canonical(read(f"single blind 20, {words}")).endswith(f"{words} left")
        with pytest.raises(SituationError, match="could be"):
            read(f"A-5 limit, after the draw, {words}")
