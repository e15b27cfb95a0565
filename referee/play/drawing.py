"""The draw: who asks for how many cards, changes of mind (LB-12), and questions about it (LB-13)."""

from __future__ import annotations

from referee.matters.story import spoken
from referee.play.seats import Impossible, Seat
from referee.play.told import AFTER_DRAW, SHOWDOWN, Hand, must_have_a_hand
from referee.situation.model import Event, Who


def draw(hand: Hand, event: Event) -> None:
    """A player asks for cards, or stands pat."""
    number = 0 if event.head in ("pat", "raps") else next(iter(event.numbers), None)
    if number is not None and number > 5:
        raise Impossible("a hand is five cards", "draws 5")
    if hand.told and (hand.stage == SHOWDOWN or (hand.stage == AFTER_DRAW and hand.after_draw.actions)):
        raise Impossible("the draw is over")
    for seat in hand.subjects(event):
        must_have_a_hand(seat)
        if seat.drawn is not None and number is not None:
            _draw_again(hand, seat, event, number)
            continue
        seat.drawn = number
        hand.requests.append(seat.name)
        hand.dealt.discard(seat.name)
    if number == 5:
        hand.rule(event)


def _draw_again(hand: Hand, seat: Seat, event: Event, number: int) -> None:
    """Another request of a player who asked already: a change of mind, unless it is for the same number."""
    if number != seat.drawn:
        numbers = (seat.drawn or 0, number)
        change(hand, event._replace(head="changes", who=_only(seat, event), numbers=numbers))


def _only(seat: Seat, event: Event) -> tuple[Who, ...]:
    """The player of an event that is about several."""
    return tuple(who for who in event.who if spoken(who) == seat.name) or (Who("name", seat.name),)


def change(hand: Hand, event: Event) -> None:
    """A player wants another number: not once a card came off for it, nor once somebody declared a draw behind it."""
    for seat in hand.subjects(event):
        must_have_a_hand(seat)
        since = hand.requests[_last(hand.requests, seat.name) + 1 :]
        relied = "yes" if since else "no"
        dealt = "yes" if seat.name in hand.dealt else "no"
        if not hand.rule(event, dealt=dealt, relied=relied) and event.numbers:
            seat.drawn = event.numbers[-1]


def card_off(hand: Hand, event: Event) -> None:
    """A card came off the deck, for the player it is said to be for, or for whoever asked last."""
    if event.numbers[:1] == (0,):
        return
    players = [seat.name for who in (event.to, *event.who) if who for seat in hand.meant_by(who, event)]
    hand.dealt.update(players or hand.requests[-1:])


def ask(hand: Hand, event: Event) -> None:
    """Somebody asks how many cards a player drew."""
    out = any(not seat.live for seat in hand.subjects(event))
    action = "yes" if hand.after_draw.actions else "no"
    hand.rule(event, action=action, asker="out" if out else "active")


def answer(hand: Hand, event: Event) -> None:
    """Somebody says how many cards he drew; only a wrong answer is something to rule on."""
    for seat in hand.subjects(event):
        if event.numbers and seat.drawn is not None and event.numbers[0] != seat.drawn:
            hand.rule(event, action="yes" if hand.after_draw.actions else "no", answered="wrong")


def _last(names: list[str], name: str) -> int:
    """The last place of a name in a list, -1 if it is not there."""
    return max((place for place, other in enumerate(names) if other == name), default=-1)
