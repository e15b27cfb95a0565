"""What is said and thrown away at the showdown: claims (LB-15) and pairs spread without a word (LB-16)."""

from __future__ import annotations

from typing import NamedTuple

from referee.money.deal import Status
from referee.play.seats import Seat
from referee.play.told import SHOWDOWN, Hand
from referee.rulebook.answers import HAND_IS_DEAD, MAY_LOSE_POT
from referee.situation.model import Event


class Discretion(NamedTuple):
    """A hand that the floor may rule against, and those that were thrown away because of it."""

    seat: Seat
    thrown_away: tuple[Seat, ...]


def rule_on_claims(hand: Hand) -> None:
    """Judge every claim of a hand that was shown: a hand claimed too high may be dead."""
    contending = _contending(hand)
    for place, (seat, event) in enumerate(hand.showdown):
        if event.head != "says" or "pair" in event.flags or seat.hand is None:
            continue
        thrown = _thrown_away(hand, place, seat, until_shown=True)
        before = any(other is not seat and e.head == "fouls" for other, e in hand.showdown[:place])
        found = tuple(
            hand.find(
                event._replace(holding=seat.hand),
                when=SHOWDOWN,
                opponent="fouled" if thrown else "before" if before else "intact",
                players="multihanded" if len(contending) > 2 else "heads-up",
            )
        )
        hand.found += found
        if any(one.code == HAND_IS_DEAD.code for one in found):
            seat.status = Status.DEAD
            if len(contending) == 2:
                for other in thrown:
                    other.status, other.thrown_away = Status.LIVE, True


def rule_on_silent_pairs(hand: Hand) -> Discretion | None:
    """Judge every pair that was spread silently; return the hand that may lose the pot for it, if there is one."""
    discretion = None
    for place, (seat, event) in enumerate(hand.showdown):
        if event.head != "has" or "silently" not in event.flags:
            continue
        thrown = _thrown_away(hand, place, seat, until_shown=False)
        intact = sum(other.live for other in _contending(hand))
        found = tuple(
            hand.find(
                event,
                when=SHOWDOWN,
                opponent="fouled" if thrown else "intact",
                others="several" if intact > 1 else "one",
            )
        )
        hand.found += found
        if any(one.code == MAY_LOSE_POT.code for one in found):
            discretion = Discretion(seat, thrown)
    return discretion


def _contending(hand: Hand) -> list[Seat]:
    """Who came to the showdown with a hand."""
    return [seat for seat in hand.seats.values() if seat.status not in (Status.FOLDED, Status.FOULED)]


def _thrown_away(hand: Hand, place: int, claimer: Seat, until_shown: bool) -> tuple[Seat, ...]:
    """Who threw the hand away behind a claim, before the claimer's cards were seen."""
    thrown = []
    for seat, event in hand.showdown[place + 1 :]:
        if until_shown and seat is claimer and _shows(event):
            break
        if seat is not claimer and event.head == "fouls":
            thrown.append(seat)
    return tuple(thrown)


def _shows(event: Event) -> bool:
    return event.head == "has" and event.cards is not None
