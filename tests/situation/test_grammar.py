"""Where every word is understood, the elements one after another give what the pyparsing grammar gives."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.situation.grammar import items_at_once
from referee.situation.item import BLANKS, UNKNOWN
from referee.situation.parsed import parsed
from referee.situation.reading import stretches
from referee.situation.vocabulary import words
from referee.spelling import clean

ROOT = Path(__file__).parent.parent.parent
FILES = [*(ROOT / "examples").rglob("*.ref"), *(ROOT / "tests" / "situation").glob("*.txt")]

WORDS = st.sampled_from([spelling for word in words() for spelling in word.spellings[:3]])
OTHERS = st.sampled_from(
    ["seat 3", "s4", "Ann", "7h", "8-6-4-3-2", "20/40", "$40", "1,200", "4th", "zzz", "A", "a", '"8-6"', "w/"]
)
LINES = st.lists(st.tuples(st.one_of(WORDS, OTHERS), st.sampled_from([*BLANKS, "  ", "-", ""])), max_size=8).map(
    lambda parts: "".join(text for pair in parts for text in pair)
)


def agree(stretch: str, asking: bool) -> None:
    understood, whole = items_at_once(stretch, asking), parsed(stretch, asking)
    if any(item.kind == UNKNOWN for item in whole):
        assert understood is None
    else:
        assert understood == whole


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_agree_on_written_lines(path: Path) -> None:
    for line in path.read_text().splitlines():
        for stretch in stretches(clean(line).text):
            for asking in (False, True):
                agree(stretch.text, asking)


@settings(deadline=None)
@given(LINES, st.booleans())
def test_agree_on_any_words(line: str, asking: bool) -> None:
    agree(line, asking)


@settings(deadline=None)
@given(st.text(), st.booleans())
def test_agree_on_any_text(line: str, asking: bool) -> None:
    agree(line, asking)


@pytest.mark.parametrize("blank", BLANKS)
def test_no_word_behind_any_blank_is_lost(blank: str) -> None:
    assert [item.kind for item in parsed(f"seat 3{blank}exposd{blank}7h{blank}", asking=False)] == [
        "who",
        UNKNOWN,
        "cards",
    ]
