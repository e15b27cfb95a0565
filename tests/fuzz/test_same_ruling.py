"""What says the same is ruled the same: other seats, other names and suits, other words, other order of what holds.

A line put in other words may be refused, for not every word fits every place; but where it is read, the answer and the
rules it rests on must be the same.
"""

from __future__ import annotations

import re
from functools import cache

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee import canonical, read, rule_on
from referee.errors import RefereeError
from referee.situation import words

from .lines import SPOKEN

Said = tuple[str, tuple[str, ...], object]

#: Words whose spellings mean the same wherever they stand; heads are not among them, for "dropped" tells who did it.
EXCHANGEABLE = ("setting", "when", "who")
FILLERS = [spelling for word in words() if word.kind == "filler" for spelling in word.spellings]
SYNONYMS = {word.canonical: word.spellings for word in words() if word.kind in EXCHANGEABLE}


def said(line: str) -> Said | None:
    """What a line comes to: the answer, the rules, and the same for each way of what it depends on. None if refused."""
    try:
        ruling = rule_on(line)
    except RefereeError:
        return None
    ways = ruling.ask and {value: (way.answer, way.cites) for value, way in ruling.ask.ways.items()}
    return ruling.answer, ruling.cites, ways


@cache
def ruled(line: str) -> Said | None:
    return said(line)


RULED = [line for line in SPOKEN if not line.startswith("hand:")]
some_line = st.sampled_from(RULED).filter(lambda line: ruled(line) is not None)


@settings(deadline=None)
@given(some_line)
def test_in_canonical_form(line: str) -> None:
    assert said(canonical(read(line))) == ruled(line)


@settings(deadline=None)
@given(some_line, st.permutations(range(1, 11)))
def test_with_other_seats(line: str, others: list[int]) -> None:
    spelled = canonical(read(line))

    def other(seat: re.Match[str]) -> str:
        return f"{seat[1]}{others[int(seat[2]) - 1]}" if 1 <= int(seat[2]) <= 10 else seat[0]

    assert said(re.sub(r"\b(seat )(\d+)\b", other, spelled)) == ruled(line)


@settings(deadline=None)
@given(some_line, st.permutations("shdc"))
def test_with_other_suits(line: str, others: list[str]) -> None:
    spelled = canonical(read(line))
    turned = str.maketrans(dict(zip("shdc", others, strict=True)))
    assert said(re.sub(r"\b(?:[2-9TJQKA][shdc])+\b", lambda cards: cards[0].translate(turned), spelled)) == ruled(line)


@settings(deadline=None)
@given(some_line, st.data())
def test_with_what_holds_in_another_order(line: str, data: st.DataObject) -> None:
    """Settings that stand before everything else may stand in any order."""
    clauses = canonical(read(line)).split(", ")
    first = next((at for at, clause in enumerate(clauses) if _tells_of_something(clause)), len(clauses))
    assume(first > 1)
    turned = data.draw(st.permutations(clauses[:first]))
    assert said(", ".join([*turned, *clauses[first:]])) == ruled(line)


def _tells_of_something(clause: str) -> bool:
    try:
        situation = read(clause)
    except RefereeError:
        return True
    return bool(situation.events or situation.question) or not situation.settings


@settings(deadline=None)
@given(some_line, st.sampled_from(FILLERS), st.data())
def test_with_a_word_that_says_nothing(line: str, filler: str, data: st.DataObject) -> None:
    clauses = canonical(read(line)).split(", ")
    at = data.draw(st.integers(0, len(clauses)))
    assert said(", ".join([*clauses[:at], filler, *clauses[at:]])) in (ruled(line), None)


@settings(deadline=None)
@given(some_line, st.data())
def test_in_other_words(line: str, data: st.DataObject) -> None:
    spelled = canonical(read(line))
    there = [word for word in SYNONYMS if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", spelled)]
    assume(there)
    word = data.draw(st.sampled_from(there))
    other = data.draw(st.sampled_from(SYNONYMS[word]))
    assert said(re.sub(rf"(?<![\w-]){re.escape(word)}(?![\w-])", other, spelled, count=1)) in (ruled(line), None)
