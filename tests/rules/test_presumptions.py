"""What is taken for granted: said when it mattered, asked about under --strict, and changed by the words it names."""

from __future__ import annotations

import pytest

from referee.errors import FoulDeckError
from referee.floor import rule_on
from referee.rulebook.facts import FACTS
from referee.ruling import Ruling

#: A line in which each presumption matters.
MATTERS = [
    ("deal", "A-5, before the draw, seat 3 has 4 cards, one player acted"),
    ("by", "A-5 limit, before the draw, 4th card exposed 8h"),
    ("by", "A-5 limit, on the draw, exposed Kd"),
    ("nth", "A-5 limit, before the draw, exposed 8h, nobody acted"),
    ("players", 'A-5 showdown, seat 3 says "8-6", holds 9-7-4-3-2, seat 5 has 9-8-4-3-2'),
    ("owner", "lowball, dealt to an empty seat, nobody acted"),
    ("position", "A-5, before the draw, seat 3 has 4 cards, one player acted"),
    ("check_raise", "A-5 limit, seat 3 check-raises"),
    ("moved", "two blinds, big blind passed seat 3"),
    ("last", "A-5, on the draw, seat 3 draws 5"),
    ("asker", "A-5, seat 3 asks how many seat 5 drew, no action after the draw"),
    ("opponent", 'A-5 showdown, heads-up, seat 3 says "8-6", holds 9-7-4-3-2, seat 5 mucks'),
    ("opponent", "A-5 showdown, seat 3 spreads 8-8-4-3-2 silently, seat 5 fouls"),
    ("joker", "A-5, seat 1: Jo A 2 3 4"),
    ("sevens_rule", "A-5 limit, after the draw, seat 3 checks 7-5-4-3-2, bets=yes, result=best"),
]

#: Facts that only some lines let us presume: the players named, an empty seat's owner, a muck told after a claim.
BY_THE_LINE = {"players", "owner", "opponent"}


def presumed(ruling: Ruling) -> set[str]:
    return {presumption.text for presumption in ruling.presumed}


def asked(ruling: Ruling) -> set[str]:
    """Every fact that is asked for on the way to a ruling."""
    if ruling.ask is None:
        return set()
    return {ruling.ask.fact.replace("-", "_")}.union(*map(asked, ruling.ask.ways.values()))


def test_every_presumption_stands_here() -> None:
    assert {name for name, _ in MATTERS} == {name for name, fact in FACTS.items() if fact.because}
    assert {name for name, fact in FACTS.items() if fact.presumed is not None} | BY_THE_LINE == {n for n, _ in MATTERS}


@pytest.mark.parametrize(("name", "line"), MATTERS)
def test_is_said_where_it_matters(name: str, line: str) -> None:
    (said,) = [taken for taken in rule_on(line).presumed if taken.text == FACTS[name].because]
    assert (said.unless, said.rule) == (FACTS[name].unless, FACTS[name].book)


@pytest.mark.parametrize(("name", "line"), MATTERS)
def test_is_asked_about_under_strict_unless_the_book_makes_it(name: str, line: str) -> None:
    strict = rule_on(line, strict=True)
    if FACTS[name].book:
        assert FACTS[name].because in presumed(strict)
    else:
        assert strict.status == "depends"
        assert name in asked(strict)
        assert FACTS[name].because not in presumed(strict)


@pytest.mark.parametrize(("name", "line"), MATTERS)
def test_the_words_that_say_otherwise_change_the_ruling(name: str, line: str) -> None:
    longer = f"{line}, {FACTS[name].unless}"
    if name == "joker":
        with pytest.raises(FoulDeckError, match="none is in use"):
            rule_on(longer)
        return
    assert rule_on(longer).phrase != rule_on(line).phrase
    assert FACTS[name].because not in presumed(rule_on(longer))


@pytest.mark.parametrize(("name", "line"), MATTERS)
def test_is_not_said_where_the_line_tells_it(name: str, line: str) -> None:
    fact = FACTS[name]
    usual = (
        fact.presumed if fact.presumed is not None else {"players": "heads-up", "owner": "neither"}.get(name, "fouled")
    )
    told = rule_on(f"{line}, {name.replace('_', '-')}={usual}")
    assert told.phrase == rule_on(line).phrase
    assert fact.because not in presumed(told)
