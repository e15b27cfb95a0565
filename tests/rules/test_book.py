"""The rulebook as a whole: complete, without contradiction, and the same in any order."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from referee.errors import UnknownNameError
from referee.rulebook import LISTS, QUESTIONS, RULES, find, rule
from referee.rulebook.answers import ANSWERS
from referee.rulebook.book import Table
from referee.rulebook.facts import FACTS
from referee.ruling.decide import decide, heads
from referee.ruling.replay import LOWBALL_LISTS

from .walk import walk

DATA = Path(__file__).parent.parent / "data"
LISTED = [
    number for number in (DATA / "source-numbers.txt").read_text().split("\n") if number and not number.startswith("#")
]
#: Each question of each book; a question that no rule with a body bears on has nothing to walk.
BOOKS = {True: LOWBALL_LISTS, False: ("UBLN",)}
ASKED = [
    (question, [entry for entry in rules if entry.list in lists])
    for question, rules in QUESTIONS.items()
    for lists in BOOKS.values()
    if any(entry.list in lists for entry in rules)
]
IDS = [f"{question} ({rules[0].list})" for question, rules in ASKED]


def test_every_number_of_the_sources_stands_once_in_the_order_of_the_page():
    assert list(RULES) == LISTED
    assert len(set(LISTED)) == len(LISTED) == 69


def test_every_rule_is_written_out():
    for entry in RULES.values():
        assert entry.says.endswith("."), entry.id
        assert entry.examples, entry.id
        assert entry.about, entry.id


@pytest.mark.parametrize("number", RULES)
def test_what_a_rule_points_at_exists_and_shares_a_question(number):
    entry = rule(number)
    for other in (*entry.over, *([entry.under] if entry.under else [])):
        assert set(entry.about) & set(rule(other).about), (number, other)
    assert number not in heads(entry)
    for beaten in entry.over:
        assert number not in rule(beaten).over, "two rules beat each other"


#: Which rules take the place of others, by the "except" and the "differences" of the texts.
IN_PLACE_OF = {
    **dict.fromkeys([f"LB-1{letter}" for letter in "abcdefghi"], ("LB-1",)),
    "LB-11": ("LB-1", "LB-1d"),
    "LB-12a": ("LB-12",),
    "LB-12b": ("LB-12",),
    "27-intro": ("A5-intro", "A5-1"),
    "27-1": ("A5-intro", "A5-1"),
    "27-2": ("A5-3",),
    "27-3": ("A5-2", "A5-4"),
}


def test_a_rule_beats_what_its_text_excepts_and_nothing_else():
    assert {number: entry.over for number, entry in RULES.items() if entry.over} == IN_PLACE_OF


def test_a_lettered_rule_stands_under_its_number_and_the_forms_under_lowball_8():
    lettered = {number: number[:-1] for number in LISTED if re.search(r"\d[a-z]$", number)}
    under = {number: entry.under for number, entry in RULES.items() if entry.under}
    assert under == {**lettered, **dict.fromkeys(["A5-3", "27-2", "NL-2"], "LB-8")}


@pytest.mark.parametrize(("question", "rules"), ASKED, ids=IDS)
def test_no_two_surviving_rules_disagree_whatever_the_facts(question, rules):
    reached = [decision for _, decision in walk(rules, {"question": question})]
    assert reached
    assert any(decision.answer for decision in reached)


@pytest.mark.parametrize(("question", "rules"), ASKED, ids=IDS)
def test_the_order_of_the_rules_changes_nothing(question, rules):
    shuffled = random.Random(7).sample(rules, len(rules))
    for facts, decision in walk(rules, {"question": question}):
        again = decide(shuffled, Table(facts))
        assert again.answer == decision.answer
        assert set(again.by) == set(decision.by)
        assert set(again.over) == set(decision.over)


def test_the_gaps_are_the_reviewed_ones():
    """A gap is a combination of facts that no rule covers. Each one stands in the list, and was looked at."""
    found = sorted(
        f"{rules[0].list}: {question}: "
        + ", ".join(f"{name}={value}" for name, value in facts.items() if name != "question")
        for question, rules in ASKED
        for facts, decision in walk(rules, {"question": question})
        if decision.answer is None
    )
    lines = [line.partition("#") for line in (DATA / "gaps.txt").read_text().splitlines() if not line.startswith("#")]
    assert all(reason.strip() for _, _, reason in lines)
    assert found == [gap.strip() for gap, _, _ in lines]


def test_every_rule_that_decides_is_the_ground_of_some_decision():
    grounds = {
        number
        for question, rules in ASKED
        for _, decision in walk(rules, {"question": question})
        for number in decision.by
    }
    only_heads = {"NL-2"}
    assert grounds == set(RULES) - only_heads


def test_every_fact_is_read_by_a_rule():
    """All but two, which are the judge's to ask where they change who wins: low cards wild, and a hand not shown."""
    read = {name for question, rules in ASKED for facts, _ in walk(rules, {"question": question}) for name in facts}
    assert read | {"low_cards", "hidden"} == set(FACTS)


def test_presumptions_say_what_they_take_and_what_changes_it():
    presumed = {name: fact for name, fact in FACTS.items() if fact.presumed is not None}
    for name, fact in presumed.items():
        assert fact.presumed in fact.ways, name
        assert fact.because, name
        assert fact.unless, name
    assert {name: fact.book for name, fact in presumed.items() if fact.book} == {
        "check_raise": "A5-2",
        "sevens_rule": "A5-4",
        "joker": "A5-1",
    }


def test_every_answer_is_used_and_phrases_tell_answers_of_one_question_apart():
    for question, rules in ASKED:
        answers = {decision.answer for _, decision in walk(rules, {"question": question}) if decision.answer}
        phrases = [answer.phrase for answer in answers]
        assert len(set(phrases)) == len(phrases), question


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("lb 1(a)", "LB-1a"), ("LB1A", "LB-1a"), ("A5.3", "A5-3"), ("a5 3", "A5-3"), ("Lowball 1(a)", "LB-1a"),
        ("Ace-to-five 3", "A5-3"), ("ubln 3.1", "UBLN-3.1"), ("NL-2(b)", "NL-2b"), ("27-intro", "27-intro"),
    ],
)  # fmt: skip
def test_a_rule_is_found_by_the_ways_people_write_its_number(text, number):
    assert find(text).id == number


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("LB 2", "LB-2"), ("Lowball 2", "LB-2"), ("Rules of Lowball 2", "LB-2"),
        ("A5 2", "A5-2"), ("Ace-to-five 2", "A5-2"), ("California 2", "A5-2"),
        ("27 2", "27-2"), ("Deuce-to-seven 2", "27-2"), ("Kansas City 2", "27-2"), ("KC 2", "27-2"),
        ("NL 2", "NL-2"), ("No-limit 2", "NL-2"), ("No-limit and pot-limit 2", "NL-2"), ("no-limit lowball 2", "NL-2"),
        ("UBLN 2.1", "UBLN-2.1"), ("Uncle Bob's Left Nut 2.1", "UBLN-2.1"), ("left nut 2.1", "UBLN-2.1"),
        ("Lowball introduction", "LB-intro"), ("A5 intro", "A5-intro"),
    ],
)  # fmt: skip
def test_a_rule_is_found_by_every_name_of_its_list(name, number):
    assert find(name).id == number


@pytest.mark.parametrize(
    ("text", "hint"), [("A5-33", "A5-3"), ("LB-99", "LB-9"), ("nonsense", "LB-1"), ("", "LB-1"), ("x\x1b[2J", "LB-1")]
)
def test_no_rule_of_that_name(text, hint):
    with pytest.raises(UnknownNameError) as refused:
        find(text)
    (problem,) = refused.value.problems
    assert (refused.value.source, problem.column, problem.length) == (text, 1, max(len(text), 1))
    assert problem.hint == hint
    assert problem.text.isprintable()


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("check-raise", "A5-2"), ("check raise", "A5-2"), ("Exposed-Card", "LB-8"), ("card exposed", "LB-8"),
        ("sevens rule", "A5-4"), ("sevens", "A5-4"), ("misdeal", "LB-1"), ("five of a kind", "UBLN-3.5"),
    ],
)  # fmt: skip
def test_a_question_leads_to_the_first_rule_about_it(text, hint):
    with pytest.raises(UnknownNameError) as refused:
        find(text)
    assert [problem.hint for problem in refused.value.problems] == [hint]


def test_no_two_rules_share_a_spelling():
    for entry in RULES.values():
        assert find(entry.id) is entry
        assert find(entry.long) is entry
    assert set(LISTS) == {entry.list for entry in RULES.values()}
    assert len(ANSWERS) == len({answer.code for answer in ANSWERS.values()})
