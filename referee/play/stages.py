"""From stage to stage: what moves a hand on, and what has to be over by then."""

from __future__ import annotations

from referee.play.seats import Impossible, Unfinished
from referee.play.told import AFTER_DRAW, BEFORE_DRAW, BETTING, ON_DRAW, SHOWDOWN, STAGES, Hand
from referee.situation.model import Event

DRAWING = frozenset({"draws", "pat", "changes"})
COUNTING = frozenset({"has", "short"})
SHOWING = frozenset({"has", "says", "fouls", "wins"})


def move_to(hand: Hand, event: Event) -> None:
    """Bring the hand to the stage of an event. Raises :class:`Impossible` where it cannot have come there."""
    there = STAGES.index(_stage_of(hand, event))
    if hand.told and event.head in BETTING and event.when in STAGES and STAGES.index(event.when) < there:
        raise Impossible(f"that was over: the hand has come to {hand.stage.replace('-', ' ')}")
    while STAGES.index(hand.stage) < there:
        if hand.stage in (BEFORE_DRAW, AFTER_DRAW):
            close_betting(hand)
        hand.stage = STAGES[STAGES.index(hand.stage) + 1]


def end(hand: Hand) -> None:
    """Bring the hand to its end. Raises :class:`Unfinished` for one that breaks off before it."""
    try:
        close_betting(hand)
    except Impossible as error:
        raise Unfinished(f"the betting is not over: {error.text}") from None
    if hand.told and len(hand.live) > 1 and hand.stage in (BEFORE_DRAW, ON_DRAW):
        raise Unfinished("the hand is not told to its end: say what happened after the draw, or at the showdown")


def close_betting(hand: Hand) -> None:
    """End the betting round.

    In a hand told from start to end everybody has by then matched the last bet, folded, or gone all-in.
    """
    for seat in hand.live if hand.told and len(hand.live) > 1 else []:
        if seat.can_act and hand.round.faces_bet(seat.name):
            need = hand.round.need(seat.name)
            chips = "a bet" if need is None else f"{need:f}"
            raise Impossible(f"{seat.name} has {chips} to call and does nothing", f"{seat.name} folds")
    if hand.told and hand.stage == AFTER_DRAW:
        _everybody_acted(hand)
    if hand.stage == BEFORE_DRAW:
        for seat in hand.seats.values():
            chips_in = hand.before_draw.put(seat.name)
            seat.before = None if chips_in is None or seat.before is None else seat.before + chips_in
            seat.all_in_before = seat.all_in


def _everybody_acted(hand: Hand) -> None:
    """Raise :class:`Impossible` for who can act after the draw and did not, in a hand that tells of either."""
    able = [seat for seat in hand.live if seat.can_act]
    waiting = [seat for seat in able if not hand.round.has_acted(seat.name)]
    if (hand.round.actions or hand.requests) and len(able) > 1 and waiting:
        name = waiting[0].name
        raise Impossible(f"nothing is told of {name} after the draw", f"{name} checks")


def _stage_of(hand: Hand, event: Event) -> str:
    """The stage an event belongs to: as it says, or as its kind tells, and never an earlier one than before."""
    if event.head == "pot":
        return hand.stage
    told = event.when if event.when in STAGES else None
    return max(_by_kind(hand, event), told or hand.stage, hand.stage, key=STAGES.index)


def _by_kind(hand: Hand, event: Event) -> str:
    head, stage = event.head, hand.stage
    if stage == BEFORE_DRAW and (head in DRAWING or (head == "raps" and _all_have_acted(hand))):
        return ON_DRAW
    if stage == ON_DRAW and ((head in BETTING and head != "raps") or head == "no bets"):
        return AFTER_DRAW
    if stage == ON_DRAW and head in COUNTING and all(seat.drawn is not None for seat in hand.live):
        return AFTER_DRAW
    if stage == AFTER_DRAW and head in SHOWING and _betting_is_over(hand):
        return SHOWDOWN
    return stage


def _betting_is_over(hand: Hand) -> bool:
    return not any(seat.can_act and hand.round.faces_bet(seat.name) for seat in hand.live)


def _all_have_acted(hand: Hand) -> bool:
    return _betting_is_over(hand) and all(hand.round.has_acted(seat.name) for seat in hand.live if seat.can_act)
