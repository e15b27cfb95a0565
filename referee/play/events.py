"""What each kind of event does to a hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.play import acting, drawing, holding
from referee.play.stages import move_to
from referee.play.told import BETTING, ON_DRAW, Hand
from referee.situation.model import Event

HANDLERS: Mapping[str, Callable[[Hand, Event], None]] = {
    "pot": acting.pot,
    "posted": acting.post,
    "kills": acting.post,
    "takes blind": acting.post,
    "half a blind": acting.post_part_of_a_blind,
    "less than half a blind": acting.post_part_of_a_blind,
    "more than half a blind": acting.post_part_of_a_blind,
    "straddle": acting.post_part_of_a_blind,
    "blinds posted": acting.blinds_posted,
    "ante": acting.ante,
    "stack": acting.stack,
    **dict.fromkeys(BETTING, acting.act),
    "draws": drawing.draw,
    "pat": drawing.draw,
    "changes": drawing.change,
    "card dealt": drawing.card_off,
    "burn dealt": drawing.card_off,
    "how many": drawing.ask,
    "answers": drawing.answer,
    "no bets": acting.no_bets,
    "has": holding.has,
    "short": holding.short,
    "extra cards": holding.too_many,
    "not shown": holding.stays_down,
    "fouls": holding.throw_away,
    "says": holding.claim,
    "wins": holding.win,
    "ties": holding.win,
}

#: What only says how things stood, and changes nothing in a hand that is followed.
FRAME = frozenset(
    {
        "present", "absent", "returns", "entitled", "not posted", "acted", "still to act", "still to draw",
        "deal complete", "deal incomplete", "not checked", "waits", "moved", "buys in", "intact",
        "lowest card", "beats", "wants", "not said", "action on", "side pot",
    }
)  # fmt: skip


def tell(hand: Hand, event: Event) -> None:
    """Take in one event of a hand.

    Chips that a player has are a stack, not a hand. Whatever is neither an event of play nor the frame of one is put
    before the rules as it stands. Raises :class:`~referee.play.seats.Impossible` for what cannot have happened, and
    :class:`~referee.play.seats.Uncovered` where no rule says how to go on.
    """
    if event.head == "has" and event.amount is not None:
        event = event._replace(head="stack")
    move_to(hand, event)
    if event.head == "raps" and hand.stage == ON_DRAW:
        drawing.draw(hand, event)
    elif event.head in HANDLERS:
        HANDLERS[event.head](hand, event)
    elif event.head not in FRAME:
        hand.rule(event, acted=hand.acted)
    holding.hold(hand, event)
