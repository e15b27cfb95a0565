"""How a rule is written: what the decorators take, what becomes of the docstring, and how it is explained."""

from __future__ import annotations

import pytest

from referee.rulebook import book, rule
from referee.rulebook.answers import MISDEAL
from referee.rulebook.book import Says, Table
from referee.rulebook.explanation import explain


@pytest.fixture
def _empty_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "_rules", {})
    monkeypatch.setattr(book, "_provisos", {})


@pytest.mark.usefixtures("_empty_book")
def test_a_docstring_is_the_rule_a_note_and_examples() -> None:
    @book.rule("LB-99", about="misdeal", under="LB-1", over=["LB-1"])
    def dropped(table: Table) -> Says:
        """Misdeal: the deck was
        dropped.

        A first remark,
        on two lines.

        A second one.

        lowball, deck dropped   => misdeal
        lowball, deck dropped,
          two players acted   => no misdeal
        """
        return MISDEAL

    (entered,) = book.registered()[0].values()
    assert (entered.id, entered.about, entered.under, entered.over) == ("LB-99", ("misdeal",), "LB-1", ("LB-1",))
    assert entered.says == "Misdeal: the deck was dropped."
    assert entered.note == "A first remark, on two lines. A second one."
    assert entered.examples == (
        "lowball, deck dropped   => misdeal",
        "lowball, deck dropped, two players acted   => no misdeal",
    )
    assert entered.body(Table({})) is dropped(Table({})) is MISDEAL


@pytest.mark.usefixtures("_empty_book")
def test_a_rule_without_words_says_nothing() -> None:
    @book.rule("LB-99", about=["misdeal", "hand size"])
    def wordless(table: Table) -> Says:
        return None

    (entered,) = book.registered()[0].values()
    assert (entered.about, entered.says, entered.note, entered.examples) == (("misdeal", "hand size"), "", "", ())
    assert wordless(Table({})) is None


@pytest.mark.usefixtures("_empty_book")
def test_examples_alone_are_no_words() -> None:
    @book.rule("LB-99", about="misdeal")
    def shown(table: Table) -> Says:
        """lowball, deck dropped   => misdeal"""
        return MISDEAL

    (entered,) = book.registered()[0].values()
    assert (entered.says, entered.note, entered.examples) == ("", "", ("lowball, deck dropped   => misdeal",))
    assert shown(Table({})) is MISDEAL


@pytest.mark.usefixtures("_empty_book")
def test_a_stated_fact_and_a_proviso_stay_functions_of_their_own() -> None:
    @book.states("LB-98", about="deck")
    def stated(table: Table) -> Says:
        """A deck has fifty-two cards."""

    @book.proviso("LB-98")
    def in_time(table: Table) -> bool:
        return bool(table.acted < 2)

    rules, provisos = book.registered()
    assert rules["LB-98"].body(Table({})) is book.STATED
    assert stated(Table({})) is None
    assert provisos == {"LB-98": in_time}
    assert in_time(Table({"acted": 1}))


@pytest.mark.usefixtures("_empty_book")
def test_no_number_stands_twice() -> None:
    book.states("LB-98", about="deck")(lambda table: None)
    with pytest.raises(ValueError, match="rule LB-98 stands twice"):
        book.states("LB-98", about="deck")(lambda table: None)


def test_a_slip_in_a_fact_s_name_is_no_missing_fact() -> None:
    with pytest.raises(book.Missing):
        _ = Table({}).acted
    with pytest.raises(AttributeError, match="no fact is called 'atced'"):
        _ = Table({}).atced


@pytest.mark.parametrize(
    ("number", "long"),
    [
        ("LB-1", "Lowball 1"),
        ("LB-1a", "Lowball 1(a)"),
        ("LB-12b", "Lowball 12(b)"),
        ("LB-intro", "Lowball, introduction"),
        ("A5-intro", "Ace-to-five, introduction"),
        ("27-2", "Deuce-to-seven 2"),
        ("NL-2a", "No-limit and pot-limit 2(a)"),
        ("UBLN-3.1", "Uncle Bob's Left Nut 3.1"),
    ],
)
def test_a_number_as_people_say_it(number: str, long: str) -> None:
    assert rule(number).long == long


@pytest.mark.parametrize(
    ("number", "overridden_by", "heads", "see_also"),
    [
        ("LB-8", [], ["A5-3", "27-2", "NL-2"], {"exposed card": ["LB-9", "NL-2a", "NL-2b", "NL-3"]}),
        ("A5-3", ["27-2"], [], {"exposed card": ["LB-9", "NL-2", "NL-2a", "NL-2b", "NL-3"]}),
        ("A5-2", ["27-3"], [], {"check-raise": ["NL-5"]}),
        ("27-3", [], [], {"check-raise": ["NL-5"], "sevens rule": ["NL-4"], "bet a seven": ["NL-4"]}),
        ("LB-12", ["LB-12a", "LB-12b"], ["LB-12a", "LB-12b"], {}),
        ("LB-14", [], [], {}),
    ],
)
def test_a_rule_is_explained_beside_the_others(
    number: str, overridden_by: list[str], heads: list[str], see_also: dict[str, list[str]]
) -> None:
    explained = explain(number)
    assert [other.id for other in explained.overridden_by] == overridden_by
    assert [other.id for other in explained.heads] == heads
    assert {question: [other.id for other in others] for question, others in explained.see_also} == see_also
