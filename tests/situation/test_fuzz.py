"""Whatever is typed, a line is read or refused; nothing else ever happens."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from referee.errors import SituationError
from referee.situation import canonical, read
from referee.situation.vocabulary import words

SPELLINGS = sorted({spelling for word in words() for spelling in word.spellings})

anything = st.text(st.characters(exclude_categories=()), max_size=80)
pieces = st.one_of(
    st.sampled_from(SPELLINGS),
    st.sampled_from(
        [
            "seat 3",
            "seat 0",
            "Ann",
            "7h",
            "K♠",
            "8-6-4-3-2",
            "5",
            "a",
            "A",
            "$40",
            "20/40",
            ",",
            "?",
            ":",
            '"8-6"',
            "'",
            "-",
            "1,000",
            "the 3 seat",
            "Jo",
            "no",
            "not",
        ]
    ),
)


def reads_or_refuses(line: str) -> None:
    try:
        situation = read(line)
    except SituationError as refusal:
        assert 1 <= len(refusal.problems) <= 20
        for problem in refusal.problems:
            assert 1 <= problem.column <= len(line) + 1
            assert problem.length >= 1
            assert problem.text
    else:
        canonical(situation)


@given(anything)
def test_any_text(line: str) -> None:
    reads_or_refuses(line)


@given(st.lists(pieces, max_size=12).map(" ".join))
def test_any_words_of_the_language(line: str) -> None:
    reads_or_refuses(line)


@given(st.lists(pieces, max_size=8).map(" ".join), st.integers(0, 60), anything.filter(lambda text: len(text) < 4))
def test_words_with_something_strange_among_them(line: str, at: int, strange: str) -> None:
    reads_or_refuses(line[:at] + strange + line[at:])
