"""Everything bad that can be given for a hand or a showdown: refused with the place, or ruled where it is a ruling."""

from __future__ import annotations

import pytest

import referee
from referee.errors import FoulDeckError, NotationError, RefereeError, UnknownNameError

GAMES = ["a5", "27", "ubln", "high"]

GOOD = "9♥8♥7♥6♥2♠"

#: What is given, the kind of error, column and length of its place, what is said.
BAD_HANDS: list[tuple[str, type[RefereeError], tuple[int, int], str]] = [
    # a card that is no card
    ("KsKdKhXc4d", NotationError, (7, 2), "'Xc' is no card"),
    ("Ks Kd Kh 1c 4d", NotationError, (10, 2), "'1' is no rank; aces are written A"),
    ("Ks Kd Kh 7z 4d", NotationError, (10, 2), "'z' is no suit"),
    ("Ks Kd Kh 7c four", NotationError, (13, 4), "fours are written 4"),
    ("Ks Kd Kh 7c, the four of diamonds", NotationError, (14, 3), "'the' is no card"),
    ("🂮🃎🂾🃗🃌", NotationError, (5, 1), "'🃌' is no card"),
    ("KsKdKh7c4", NotationError, (9, 1), "'4' has no suit"),
    # nothing
    ("", NotationError, (1, 1), "no cards"),
    (" \t\u3000", NotationError, (1, 1), "no cards"),
    ("\ufe0f\u200b\ufeff", NotationError, (1, 1), "no cards"),
    # too much
    ("KsKd" * 25_600, NotationError, (1_001, 1), "102,400 characters are no hand"),
    ("♠" * 102_400, NotationError, (1_001, 1), "at most 1,000 are read"),
    # what does not print
    ("KsKd\x00Kh7c4d", NotationError, (5, 1), "'\\x00'"),
    ("\x1b[31mKsKdKh7c4d", NotationError, (1, 5), "'\\x1b[31m'"),
    ("KsKdKh7c4d\u202e", NotationError, (11, 1), "'\\u202e'"),
    ("\ud83c", NotationError, (1, 1), "'\\ud83c'"),
    ("KsKd\udcff", NotationError, (5, 1), "'\\udcff'"),
    # the same card twice
    ("KsKdK♠7c4d", FoulDeckError, (5, 2), "the K♠ is already in the hand, at column 1"),
    ("🂮 K♦ K♠ 7c 4d", FoulDeckError, (6, 2), "the K♠ is already in the hand, at column 1"),
    ("Jo As 2s 3s 🃏", FoulDeckError, (13, 1), "the joker is already in the hand, at column 1"),
    ("7-7-7-7-7", FoulDeckError, (9, 1), "a deck has only four sevens"),
    ("7-7-4-3-2 suited", FoulDeckError, (3, 1), "two sevens cannot be of one suit"),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("text", "kind", "place", "said"), BAD_HANDS, ids=lambda value: repr(value)[:30])
def test_a_bad_hand_is_refused_with_its_place(
    game: str, text: str, kind: type[RefereeError], place: tuple[int, int], said: str
) -> None:
    for refused in (lambda: referee.hand(game, text), lambda: referee.judge(game, {"Ann": GOOD, "Bob": text})):
        with pytest.raises(kind) as error:
            refused()
        problem = error.value.problems[0]
        assert (error.value.source, (problem.column, problem.length)) == (text, place)
        assert said in problem.text
        assert str(error.value).isprintable()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("ann", "bob", "place", "said"),
    [
        ("KsKdKh7c4d", "9♥ 8♥ 7♥ 6♥ K♠", (13, 2), "the K♠ in the hand of Bob is also in the hand of Ann, at column 1"),
        ("KsKd🂾7c4d", "Kh9h8h7h6h", (1, 2), "the K♥ in the hand of Bob is also in the hand of Ann, at column 5"),
        ("JoKd2h7c4d", "Jk9h8h7h6h", (1, 2), "the joker in the hand of Bob is also in the hand of Ann, at column 1"),
        ("Jo-A-2-3-4", "A-2-3-4-Jk", (9, 2), "the joker in the hand of Bob is also in the hand of Ann, at column 1"),
    ],
)
def test_the_same_card_in_two_hands_names_both_places(
    game: str, ann: str, bob: str, place: tuple[int, int], said: str
) -> None:
    with pytest.raises(FoulDeckError) as foul:
        referee.judge(game, {"Ann": ann, "Bob": bob})
    (problem,) = foul.value.problems
    assert (foul.value.source, (problem.column, problem.length), problem.text) == (bob, place, said)


@pytest.mark.parametrize(("game", "joker"), [("27", None), ("ubln", None), ("high", None), ("a5", False)], ids=str)
def test_a_joker_where_none_is_used_is_foul(game: str, joker: bool | None) -> None:
    with pytest.raises(FoulDeckError) as foul:
        referee.hand(game, "JoAs2s3s4d", joker=joker)
    problem = foul.value.problems[0]
    assert foul.value.source[problem.column - 1 :][: problem.length] == "Jo"


@pytest.mark.parametrize("game", ["", "a6", "omaha", "lowball", "a" * 100_000, "\x1b[2J", "\ud83c"])
def test_an_unknown_game_is_refused(game: str) -> None:
    with pytest.raises(UnknownNameError) as unknown:
        referee.judge(game, [GOOD, "KsKdKh7c4d"])
    assert str(unknown.value).isprintable()


# What looks bad, and is a ruling


@pytest.mark.parametrize("odd", ["8-7-6-5", "8s7s6s5s4s3s", "A"])
@pytest.mark.parametrize("game", ["a5", "27"])
def test_four_or_six_cards_are_fouled_in_lowball_and_the_others_are_judged(game: str, odd: str) -> None:
    verdict = referee.judge(game, {"Ann": odd, "Bob": "KhKdKc7c4d", "Cy": "QhQdQc7h4h"})
    assert (verdict.status, verdict.winners) == ("ruled", ("Cy",))
    assert [hand.fouled for hand in verdict.hands] == [True, False, False]
    assert "LB-11" in verdict.cites


@pytest.mark.parametrize("odd", ["8-7-6-5", "8s7s6s5s4s3s", "A"])
@pytest.mark.parametrize("game", ["ubln", "high"])
def test_four_or_six_cards_are_not_covered_where_the_rules_are_silent(game: str, odd: str) -> None:
    verdict = referee.judge(game, {"Ann": odd, "Bob": "KhKdKc7c4d"})
    assert (verdict.status, verdict.winners) == ("not-covered", ())


@pytest.mark.parametrize(("game", "presumes"), [("a5", False), ("27", True), ("high", True), ("ubln", True)], ids=str)
def test_ranks_without_suits_are_presumed_to_be_no_flush_where_that_matters(game: str, presumes: bool) -> None:
    verdict = referee.judge(game, {"Ann": "9-8-7-5-2", "Bob": "J-8-7-5-4"})
    assert verdict.status == "ruled"
    assert any("suit" in presumed.text or "flush" in presumed.text for presumed in verdict.presumed) == presumes


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("2-7 limit, joker turned up on the deal for seat 2", 12),
        ("2-7, after the draw, joker exposed, seat 3 bets 20, pot was 40", 22),
        ("A-5 no joker, before the draw, exposed joker", 32),
        ("no joker, before the draw, exposed joker", 28),
    ],
)
def test_no_joker_turns_up_where_none_is_in_use(line: str, column: int) -> None:
    with pytest.raises(FoulDeckError) as refused:
        referee.rule_on(line)
    assert [(problem.column, problem.text) for problem in refused.value.problems] == [
        (column, "a joker, and none is in use")
    ]


@pytest.mark.parametrize(
    "line",
    ["before the draw, exposed joker", "A-5 limit, before the draw, exposed joker",
     "joker turned up on the deal for seat 2, Dave all in for 20 after the draw"],
)  # fmt: skip
def test_a_joker_may_turn_up_where_one_may_be_in_use(line: str) -> None:
    assert referee.rule_on(line).answer == "must-take"
