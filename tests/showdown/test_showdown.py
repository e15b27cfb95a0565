"""The library's showdown: what it takes, what it refuses, and that its verdicts hold together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import StandardHighHand, StandardLowHand

import referee
from referee.cards import DECK
from referee.games import Announcements
from referee.notation import Hand
from referee.showdown import Verdict, decide, decide_in_every_game

ANN_AND_BOB = {"Ann": "7s5s4s3s2s", "Bob": "9s8d7h5c4c"}


def test_hands_are_text_or_read_already_by_name_or_in_order() -> None:
    forms: list[Mapping[str, str | Hand] | Sequence[str | Hand]] = [
        ANN_AND_BOB,
        list(ANN_AND_BOB.values()),
        {name: referee.parse_hand(text) for name, text in ANN_AND_BOB.items()},
        [referee.parse_hand(text) for text in ANN_AND_BOB.values()],
    ]
    verdicts = [referee.judge("27", hands) for hands in forms]
    assert [verdict.winners for verdict in verdicts] == [("Bob",), ("2",), ("Bob",), ("2",)]


@pytest.mark.parametrize(
    ("game", "hands", "error"),
    [
        ("a6", ["7-5-4-3-2", "8-5-4-3-2"], referee.UnknownNameError),
        ("a5", ["7-5-4-3-x", "8-5-4-3-2"], referee.NotationError),
        ("a5", ["Ks8h5d4c3c", "Ks9h5s4h3d"], referee.FoulDeckError),
        ("27", ["Jo-5-4-3-2", "8-5-4-3-2"], referee.FoulDeckError),
        ("a5", ["7-5-4-3-2"], ValueError),
        ("a5", [], ValueError),
    ],
)
def test_what_is_refused(game: str, hands: list[str], error: type[Exception]) -> None:
    with pytest.raises(error):
        referee.judge(game, hands)


def test_no_game_can_have_been_played_with_a_joker_that_is_not_in_use() -> None:
    hands = {"1": referee.parse_hand("Jo-5-4-3-2"), "2": referee.parse_hand("8-5-4-3-2")}
    with pytest.raises(referee.FoulDeckError):
        decide_in_every_game(hands, Announcements(joker=False))


def test_a_joker_announced_in_2_7_names_the_other_reading() -> None:
    verdict = referee.judge("27", {"Ann": "3h 4c 5d 6s Jo", "Bob": "9-7-5-3-2"}, joker=True)
    assert verdict.winners == ("Ann",)
    assert verdict.reading is not None
    assert "gives six-high straight (joker as 2) for Ann, and Bob would win" in verdict.reading


def test_a_verdict_depends_on_one_fact_and_has_every_way() -> None:
    verdict = referee.judge("ubln", {"Ann": "K♠K♦7♣4♦4♠", "Bob": "QsQhQc7s2d"})
    assert (verdict.status, verdict.winners, verdict.split) == ("depends", (), False)
    assert verdict.ask is not None
    assert verdict.ask.ways == {"one": "Bob", "all": "Ann"}
    assert {way: under.winners for way, under in verdict.ways.items()} == {"one": ("Bob",), "all": ("Ann",)}


hands_of_a_deal = st.permutations(DECK).map(
    lambda deck: {name: Hand(tuple(deck[at : at + 5])) for name, at in (("Ann", 0), ("Bob", 5), ("Cas", 10))}
)


def best(scores: Mapping[str, Any]) -> set[str]:
    top = max(scores.values())
    return {player for player, score in scores.items() if score == top}


@given(hands_of_a_deal)
def test_winners_in_high_and_2_7_are_pokerkit_s(hands: dict[str, Hand]) -> None:
    for game, peer in (("high", StandardHighHand), ("27", StandardLowHand)):
        scores = {player: peer(hand.ascii) for player, hand in hands.items()}
        assert set(referee.judge(game, hands).winners) == best(scores)


@given(hands_of_a_deal, st.sampled_from(list(referee.GAMES)))
def test_verdicts_hold_together(hands: dict[str, Hand], game: str) -> None:
    verdict = decide(referee.GAMES[game], hands)
    for ruled in (verdict, *verdict.ways.values()):
        assert (ruled.status == "ruled") == bool(ruled.winners)
        assert ruled.split == (len(ruled.winners) > 1)
        assert (ruled.ask is not None) == (ruled.status == "depends")
        assert ruled.cites
        if ruled.status == "ruled":
            assert_the_sentence_names_the_winners(ruled)
            assert {hand.player for hand in ruled.hands if hand.place == 1} == set(ruled.winners)


def assert_the_sentence_names_the_winners(verdict: Verdict) -> None:
    named, _, why = verdict.says.partition(":")
    assert {name for name in ("Ann", "Bob", "Cas") if name in named} == set(verdict.winners)
    assert " beats " in why or " have " in why or "the same whether" in why


@given(hands_of_a_deal)
def test_the_reason_tells_the_two_hands_apart(hands: dict[str, Hand]) -> None:
    verdict = referee.judge("high", hands)
    winning, beats, losing = verdict.why.partition(" beats ")
    assert not beats or winning != losing
