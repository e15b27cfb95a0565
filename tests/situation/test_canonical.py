"""The canonical form reads back as the same situation, and needs no quotes in a shell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.cards import DECK
from referee.notation import Hand
from referee.situation import canonical, read
from referee.situation.model import Situation

READINGS = (Path(__file__).parent / "readings.txt").read_text("utf-8").splitlines()
LINES = [line for line in READINGS if line and line[0] not in "# "]


def said(situation: Situation) -> tuple[object, ...]:
    """A situation without the places of its words."""
    events = tuple(e._replace(column=0, length=0, line=0, settings=dict(e.settings)) for e in situation.events)
    return dict(situation.settings), events, situation.question, situation.told


@pytest.mark.parametrize("line", LINES)
def test_reads_back_as_the_same(line: str) -> None:
    situation = read(line)
    assert said(read(canonical(situation))) == said(situation)
    assert said(read(canonical(situation, ascii=False))) == said(situation)


@pytest.mark.parametrize("line", LINES)
def test_needs_no_quotes_in_a_shell(line: str) -> None:
    assert not re.search(r"[$`\\*\[\]{}()<>|&;!~#]", canonical(read(line)))


# --- made-up situations, from parts that any floor person knows ------------------------------------------------------

seats = st.integers(1, 9).map(lambda number: f"seat {number}")
people = st.one_of(seats, st.sampled_from(["the button", "the big blind", "Ann", "Bob", "first player", "player Jack"]))
cards = st.sampled_from(DECK).map(lambda card: card.ascii)
hands = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True).map(lambda dealt: Hand(tuple(dealt)).ascii)
lows = st.lists(st.sampled_from("23456789TJQKA"), min_size=5, max_size=5, unique=True).map("-".join)
few = st.integers(0, 5)
chips = st.integers(1, 5000)
wagers = st.sampled_from(["bets", "checks", "raises to", "calls", "goes all in for", "completes to", "overcalls"])

events = st.one_of(
    st.builds("{} exposed {}".format, people, cards),
    st.builds("dealer flashed {} to {}".format, cards, people),
    st.builds("dealer exposed {} cards".format, st.integers(1, 4)),
    st.builds("{}nd card of the deal face up".format, st.just(2)),
    st.builds("{} has {} cards".format, people, st.integers(2, 7)),
    st.builds("{} is short a card".format, people),
    st.builds("{} was dealt out".format, people),
    st.builds("{} draws {}".format, people, few),
    st.builds("{} changes {} to {}".format, people, few, few),
    st.builds("{} asks how many {} drew".format, people, people),
    st.builds("{} asks the dealer how many {} drew".format, people, people),
    st.builds("{} {} {}".format, people, wagers, chips),
    st.builds("{} checks 7-6-4-3-2".format, people),
    st.builds("{} calls holding 7-6-4-3-2".format, people),
    st.builds('{} says "{}"'.format, people, st.sampled_from(["8", "8-6", "wheel", "pair", "7-5"])),
    st.builds("pot was {} before the draw".format, chips),
    st.builds("{} raps {}".format, people, st.sampled_from(["in turn", "out of turn", ""])),
    st.sampled_from(
        ["burn dealt", "no card dealt", "both hands intact", "deal incomplete", "bet and 3 raises", "no bets"]
    ),
)
settings = st.lists(
    st.sampled_from(["A-5 limit", "heads-up", "single blind", "no joker", "before the draw", "20/40", "showdown"]),
    unique=True,
    max_size=4,
)
questions = st.sampled_from(["", "is it a misdeal?", "who wins?", "must he take it?", "what now?"])


def about(event: str) -> object:
    """What may be told once only: how many cards a hand has, that a card was exposed, what somebody claims, and acts of
    which one may forbid another: who is all-in does not check, and nobody raises where all check."""
    card = re.search(r"(?:exposed|flashed) ([2-9TJQKA][shdc])\b", event)
    counted = re.search(r"has \d cards|short a card", event)
    claimed = re.match(r".* says", event)
    acts = re.search(r" checks| goes all in| raises to", event)
    alone = "cards" if counted else "acts" if acts else claimed[0] if claimed else object()
    return card[1] if card else alone


@given(settings, st.lists(events, max_size=6, unique_by=about), questions)
def test_made_up_situations_read_back(told: list[str], happened: list[str], asked: str) -> None:
    line = ", ".join(part for part in (*told, *happened, asked) if part)
    situation = read(line)
    assert len(situation.events) == len(happened)
    assert said(read(canonical(situation))) == said(situation)


@given(
    settings.filter(lambda told: "before the draw" not in told and "showdown" not in told), st.permutations(range(3))
)
def test_settings_may_stand_in_any_order(told: list[str], order: list[int]) -> None:
    turned = [told[at] for at in order if at < len(told)] + told[3:]
    assert dict(read(", ".join(turned)).settings) == dict(read(", ".join(told)).settings)
