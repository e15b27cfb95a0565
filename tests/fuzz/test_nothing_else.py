"""Whatever is typed: an answer that holds together, or an error with its place; nothing else, and nothing raw."""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import referee
from referee.errors import RefereeError, SituationError
from referee.rulebook import RULES
from referee.ruling import Ruling
from tests.cli.running import Answered
from tests.cli.running import referee as command

from .dealt import dealt
from .lines import hands, lines, names

STATUSES = ("ruled", "depends", "not-covered")


def assert_it_has_a_place(error: RefereeError, text: str) -> None:
    assert 1 <= len(error.problems) <= 20
    for problem in error.problems:
        assert 1 <= problem.column <= len(text) + 1
        assert problem.length >= 1
        assert problem.text


def assert_it_holds_together(ruling: Ruling) -> None:
    assert ruling.status in STATUSES
    assert set(ruling.cites) | set(ruling.over) <= set(RULES)
    assert ruling.says
    assert (ruling.ask is not None) == (ruling.status == "depends")
    if ruling.ask:
        assert len(ruling.ask.ways) > 1 or (ruling.ask.fact == "money" and not ruling.ask.ways)
        for way in ruling.ask.ways.values():
            assert_it_holds_together(way)


@settings(deadline=None)
@given(lines, st.booleans())
def test_a_line_is_ruled_on_or_refused(line: str, strict: bool) -> None:
    assert_it_is_ruled_on_or_refused(line, strict)


@settings(deadline=None)
@given(dealt(), st.booleans())
def test_a_whole_hand_is_followed_or_refused(line: str, strict: bool) -> None:
    assert_it_is_ruled_on_or_refused(line, strict)


@pytest.mark.parametrize(
    "line",
    [
        "2-7 limit, joker turned up on the deal for seat 2",
        "joker turned up on the deal for seat 2, Dave all in for 20 after the draw",
        "Jo Ann claimed a 9 and showed 10-7-5-3-2 suited heads up",
        "A-5 limit, Ann bets out of turn",
    ],
)
def test_what_was_once_a_fault(line: str) -> None:
    for strict in (False, True):
        assert_it_is_ruled_on_or_refused(line, strict)


def assert_it_is_ruled_on_or_refused(line: str, strict: bool) -> None:
    try:
        situation = referee.read(line)
        ruling = referee.rule_on(situation, strict)
    except RefereeError as error:
        assert_it_has_a_place(error, line)
    else:
        assert_it_holds_together(ruling)
        assert ruling.cites or situation.told, "only the chips of a whole hand can be ruled on without a rule"


@settings(deadline=None)
@given(st.dictionaries(names, hands, max_size=4), st.sampled_from([*referee.GAMES, "a6", ""]))
def test_hands_are_judged_or_refused(told: dict[str, str], game: str) -> None:
    if len(told) < 2 or "" in told:
        with pytest.raises(ValueError, match="hand"):
            referee.judge(game, told)
        return
    try:
        verdict = referee.judge(game, told)
    except RefereeError:
        return
    assert set(verdict.winners) <= set(told)
    assert bool(verdict.winners) <= bool(verdict.cites)


# --- the command ----------------------------------------------------------------------------------------------------


def assert_it_is_fit_to_print(answered: Answered, *statuses: int) -> None:
    assert answered.status in statuses
    for written in (answered.out, answered.err):
        assert written.replace("\n", "").isprintable(), ascii(written)
        assert "Traceback" not in written


@settings(deadline=None, max_examples=50)
@given(st.sampled_from(["ruling", "read", "is misdeal"]), st.sampled_from(["text", "short", "json"]), lines)
@example("ruling", "json", 'A-5 showdown, seat 3 says "\x9b2J"')
def test_the_command_answers_or_complains(name: str, form: str, line: str) -> None:
    answered = command(*name.split(), "-f", form, "--", *line.split(" "))
    assert_it_is_fit_to_print(answered, 0, 1, 2, 3, 4)
    if form == "json" and answered.out:
        json.loads(answered.out)


@settings(deadline=None)
@given(
    st.lists(st.builds("{}={}".format, names, hands) | hands, min_size=1, max_size=4), st.sampled_from(["a5", "ubln"])
)
def test_the_command_judges_or_complains(told: list[str], game: str) -> None:
    assert_it_is_fit_to_print(command("judge", "-g", game, "--", *told), 0, 2, 3, 4)


@pytest.mark.parametrize("line", ["A-5 limit, " * 1_000_000, "x" * 10_000_000, "\n" * 10_000_000])
def test_ten_million_characters_are_refused_unread(line: str) -> None:
    with pytest.raises(SituationError, match="at most 10,000 are read"):
        referee.read(line)
