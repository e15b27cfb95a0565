"""The answers: their codes and phrases, on which files and scripts rely, and the yes-or-no questions they settle."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee import rule_on
from referee.rulebook import RULES
from referee.rulebook.answers import ANSWERS
from referee.ruling.settling import YES_OR_NO
from referee.situation import read_lines

CONTRACT = Path(__file__).parent.parent / "data" / "answers.txt"

#: The answers that say yes to a question, and those that say no. All others say nothing to it.
SETTLED = {
    "misdeal": (
        ["misdeal"],
        ["no-misdeal", "no-misdeal-no-cure", "gets-missing-card", "draws-to-five", "playing-hand", "card-plays"],
    ),
    "must-take": (["must-take", "card-plays"], ["replace-after-deal", "replace-after-draw", "replace"]),
    "fouled": (["fouled"], ["gets-missing-card", "draws-to-five", "playing-hand"]),
    "dead": (["fouled", "dead"], ["no-penalty", "best-hand-wins"]),
    "allowed": (
        ["may-raise", "check-raise-allowed", "may-change"],
        ["open-or-fold", "no-more-raises", "no-check-raise", "may-not-change", "dealer-may-not-answer", "too-late"],
    ),
    "full-blind": (["full-blind"], ["next-player-takes-the-blind"]),
    "must-answer": (["must-answer"], ["need-not-answer", "dealer-may-not-answer"]),
}


def test_codes_and_phrases_are_what_files_and_scripts_rely_on() -> None:
    lines = [line for line in CONTRACT.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    promised = dict(line.split(": ", 1) for line in lines)
    assert {code: answer.phrase for code, answer in ANSWERS.items()} == promised
    assert all(code == answer.code for code, answer in ANSWERS.items())


@pytest.mark.parametrize("number", RULES)
def test_the_examples_of_a_rule_tell_answers_by_their_phrases(number: str) -> None:
    for entry in read_lines(RULES[number].examples):
        assert rule_on(entry.text).phrase == entry.expected


def test_every_question_is_settled_by_the_answers_that_speak_to_it() -> None:
    assert set(YES_OR_NO) == set(SETTLED)
    for question, (yes, no) in SETTLED.items():
        says = {
            code: dict(answer.settles)[question] for code, answer in ANSWERS.items() if question in dict(answer.settles)
        }
        assert says == {**dict.fromkeys(yes, True), **dict.fromkeys(no, False)}
