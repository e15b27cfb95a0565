"""Hands whose cards can be made out, but not what they are together."""

from __future__ import annotations

import re
from collections.abc import Iterator

from referee.errors import Problem
from referee.slips.given import ACCEPTED, Given, Offers


def no_cards(hand: Given) -> Iterator[Problem]:
    """Nothing, blanks alone, or ``suited`` alone."""
    if not hand.items:
        yield Problem(f"no cards; {ACCEPTED}")
    elif len(hand.of_kind("suited")) == len(hand.items):
        start, stop = hand.items[0].start, hand.items[-1].stop
        yield hand.problem(start, stop, f"no cards before 'suited'; {ACCEPTED}")


_SUIT_BEFORE_RANK = re.compile("([shdc])(10|[2-9TJQKA])", re.IGNORECASE | re.ASCII)


def suits_first(hand: Given) -> Iterator[Problem]:
    """``♠K ♥Q``: every card the wrong way round."""
    text = hand.cleaned.text.strip(" \r\n")
    turned, number = _SUIT_BEFORE_RANK.subn(r"\2\1", text)
    if number and not _SUIT_BEFORE_RANK.sub("", text).strip("-, "):
        start = hand.cleaned.text.index(text)
        yield hand.problem(start, start + len(text), "the rank of a card comes before its suit", turned)


def jack_king_or_joker(hand: Given) -> Iterator[Problem]:
    """``jk`` where no card with a suit tells that it must be the joker."""
    if hand.of_kind("card"):
        return
    for item in hand.of_kind("jk"):
        quoted = hand.quoted(item.start, item.stop)
        text = f"{quoted} could be the joker or a jack and a king; say Jo or J-K"
        yield hand.problem(item.start, item.stop, text, "Jo")


def suited_amiss(hand: Given) -> Iterator[Problem]:
    """``suited`` behind cards that have their suits, before the last card, or twice."""
    for item in hand.of_kind("suited"):
        if hand.of_kind("card") or not hand.of_kind("rank"):
            text = "'suited' is for ranks alone, as in 7-5-4-3-2 suited"
        elif item is not hand.items[-1]:
            text = "'suited' is said once, behind the last card"
        else:
            continue
        yield hand.problem(item.start, item.stop, text)


def mixed(hand: Given) -> Iterator[Problem]:
    """Cards with suits beside ranks alone. The fewer of them are the slip."""
    suited, bare = hand.of_kind("card"), hand.of_kind("rank")
    if not suited or not bare:
        return
    offers = Offers(hand)
    for item in bare if len(bare) <= len(suited) else suited:
        missing = item.kind == "rank"
        rank = item.card.rank if item.card else ""
        quoted = hand.quoted(item.start, item.stop)
        text = f"{quoted} has {'no' if missing else 'a'} suit; either every card has one or none has"
        yield hand.problem(item.start, item.stop, text, offers.free(rank) if missing else rank)
