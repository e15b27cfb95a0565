"""The end of a telling: what only shows when everything is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.situation.betting import BETS
from referee.situation.model import Event
from referee.situation.named import named_hand
from referee.situation.shown import shows
from referee.situation.vacant import dealt_to, got_cards

if TYPE_CHECKING:
    from referee.situation.telling import Telling


#: Stages of which something is told, or they would not be.
_ROUNDS = ("before-draw", "on-draw", "after-draw")


def end(telling: Telling) -> None:
    """Complete what was told, and note what was left open."""
    telling.events = [_with_its_cards(event, telling.settings.get("game")) for event in telling.events]
    _supply_bet(telling)
    if telling.waiting and telling.waited_at:
        telling.unheard(telling.waited_at)
    if telling.moved_on and telling.moved_on[0] == len(telling.events) and telling.when in _ROUNDS:
        _, clause, telling.base = telling.moved_on
        telling.wrong(clause, f"nothing is told of '{clause.text}'; put it in front of what happened then")
    if telling.drawn:
        telling.left_open(telling.events[-1], "what of the card that was drawn?")
    if telling.unturned:
        telling.left_open(telling.unturned, "nothing is said to have happened to this card")
    if telling.vacant and not got_cards(telling.events):
        text = "an empty seat is no fault; were cards dealt to it? Then say so"
        telling.left_open(telling.vacant, text, dealt_to(telling.vacant.who))
    if telling.loose_hand and not telling.question and telling.settings.get("game") not in ("ubln", "high"):
        telling.left_open(telling.loose_hand, "cards, but nothing said about them; whose are they?")


def _with_its_cards(event: Event, game: str | None) -> Event:
    """The event with the cards of a hand that was told by its name; what is claimed stays as it was called."""
    named = named_hand(event.quote, game) if event.quote and event.head not in ("says", "wants", "not said") else None
    if named is None or event.cards or event.holding:
        return event
    event = event._replace(quote=None)
    return event._replace(cards=named) if event.head == "has" else event._replace(holding=named)


def _supply_bet(telling: Telling) -> None:
    """Who checked and called answered a bet: where none was told, it is his whose hand was shown against it."""
    at = next((at for at, event in enumerate(telling.events) if event.head in (*BETS, "calls", "overcalls")), None)
    call = telling.events[at] if at is not None else None
    if call is None or call.head != "calls" or not call.amount or len(call.who) != 1:
        return
    checked = any(event.head == "checks" and event.who == call.who for event in telling.events[:at])
    shown = [who for event in telling.events if event.head == "has" and shows(event) for who in event.who]
    others = [who for who in dict.fromkeys(shown) if who not in call.who]
    if checked and len(others) == 1:
        bet = Event("bets", (others[0],), amount=call.amount, when=call.when, column=call.column, length=call.length)
        telling.events.insert(telling.events.index(call), bet)
