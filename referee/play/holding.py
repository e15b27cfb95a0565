"""The cards: what a player holds or shows, how many cards it is, what is claimed, and what goes into the muck."""

from __future__ import annotations

from referee.money.deal import Status
from referee.play.acting import fold
from referee.play.seats import Seat
from referee.play.told import AFTER_DRAW, BETTING, SHOWDOWN, Hand, must_have_a_hand
from referee.rulebook.answers import FOULED
from referee.situation.model import Event

#: Heads whose cards are the player's own hand.
OWN_CARDS = BETTING | {"has", "pat", "draws", "fouls"}


def hold(hand: Hand, event: Event) -> None:
    """Keep what an event says of a player's cards; three or fewer are no hand that could be valued."""
    cards = event.holding or (event.cards if event.head in OWN_CARDS else None)
    if cards is None or len(cards.cards) < 4:
        return
    for seat in hand.subjects(event):
        seat.hand = cards
        if event.head == "has" and hand.stage == SHOWDOWN:
            seat.shown = True


def has(hand: Hand, event: Event) -> None:
    """A player has or shows cards, or so many of them."""
    cards = len(event.cards.cards) if event.cards else next(iter(event.numbers), 5)
    for seat in hand.subjects(event):
        hand.showdown.append((seat, event))
        if cards > 5 or cards == 4 or (cards < 4 and not event.cards):
            _count(hand, seat, event, cards)


def short(hand: Hand, event: Event) -> None:
    """A hand is short of a card or more."""
    for seat in hand.subjects(event):
        _count(hand, seat, event, 5 - next(iter(event.numbers), 1))


def too_many(hand: Hand, event: Event) -> None:
    """Cards too many: in a player's hand after the draw, or in the deal."""
    if hand.stage in (AFTER_DRAW, SHOWDOWN) and event.who:
        for seat in hand.subjects(event):
            _count(hand, seat, event, 5 + next(iter(event.numbers), 1))
    else:
        hand.rule(event, acted=hand.acted)


def stays_down(hand: Hand, event: Event) -> None:
    """A hand that nobody gets to see."""
    for seat in hand.subjects(event):
        seat.shown = False


def _count(hand: Hand, seat: Seat, event: Event, cards: int) -> None:
    """A hand of other than five cards; after the draw it is fouled (LB-11)."""
    counted = event._replace(head="has", numbers=(cards,), cards=None, holding=None)
    for found in hand.find(counted, acted=hand.acted):
        hand.found.append(found)
        if found.code == FOULED.code:
            seat.status = Status.FOULED


def throw_away(hand: Hand, event: Event) -> None:
    """A hand goes into the muck: facing a bet that is a fold."""
    for seat in hand.subjects(event):
        must_have_a_hand(seat)
        if hand.stage != SHOWDOWN and hand.round.faces_bet(seat.name):
            fold(hand, seat)
        else:
            seat.status = Status.MUCKED
            hand.showdown.append((seat, event))


def claim(hand: Hand, event: Event) -> None:
    """A player says what he holds; it is ruled on when all hands have been seen."""
    hand.showdown += [(seat, event) for seat in hand.subjects(event)]


def win(hand: Hand, event: Event) -> None:
    """Who won, as told."""
    hand.winners = tuple(seat.name for seat in hand.subjects(event))
