"""Cards told by themselves: those of somebody just named, of an event before them, or a hand that is nobody's yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.cards import JOKER, Card
from referee.notation import Hand
from referee.situation.adding import add
from referee.situation.betting import SINGLE_ACTS
from referee.situation.clause import Clause, Slip
from referee.situation.fitting import fit
from referee.situation.model import SOMEBODY, Event
from referee.situation.pieces import LEAST_HAND
from referee.situation.shown import are_same, fits_on, is_part, shows
from referee.situation.takes import takes

if TYPE_CHECKING:
    from referee.situation.telling import Telling


def loose_cards(telling: Telling, clause: Clause, cards: list[Card]) -> None:
    """Take in cards told by themselves."""
    if any(takes_in(telling, clause, cards) for takes_in in _BELONG):
        return
    text = "cards, but nothing said about them"
    if _looks_like_a_game(clause):
        item = clause.cards[0]
        telling.report([Slip(f"{text}; did you mean the game A-5?", item.start, item.stop, "A-5")])
    else:
        telling.wrong(clause, text)


def _looks_like_a_game(clause: Clause) -> bool:
    cards = clause.cards[0].value if clause.cards else ()
    return len(cards) == 2 and "A" in {card.rank for card in cards}


def _hand(clause: Clause, cards: list[Card]) -> Hand:
    return Hand(tuple(cards), "suited" in clause.flags)


# --- whose they are --------------------------------------------------------------------------------------------------


def _of_the_one_waiting(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """Those of the one who was named before them."""
    if len(telling.waiting) != 1 or telling.waited_at is None:
        return False
    add(telling, clause, fit(clause, "has"))
    return True


def _the_joker(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """The joker by itself: a fifth card, or said to be in the deck."""
    if cards != [JOKER]:
        return False
    if _fifth_card(telling, JOKER):
        return True
    last = telling.last
    if last and last.head == "exposed" and not last.cards:
        return False
    telling.settings["joker"] = "yes"
    return True


def _fifth_card(telling: Telling, card: Card) -> bool:
    """Whether a card told by itself completes the hand of the event before it: "checked 7-4-2-A and the joker"."""
    last = telling.last or Event("")
    slot = "cards" if last.head == "has" else "holding"
    hand = getattr(last, slot)
    if hand is None or len(hand.cards) != LEAST_HAND:
        return False
    telling.amend(-1, **{slot: hand._replace(cards=(*hand.cards, card))})
    return True


def _of_the_last(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """Further cards of those that the last event is about: "it came off face up, a deuce"."""
    last = telling.last
    if last is None or last.head not in ("exposed", "has", "lowest card") or not fits_on(last, cards):
        return False
    told = last.cards.cards if last.cards else ()
    telling.amend(-1, cards=_hand(clause, [*told, *cards]))
    return True


def _exposed_unseen(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """Those that were exposed before, and not told."""
    unseen = next((at for at, event in enumerate(telling.events) if event.head == "exposed" and not event.cards), None)
    if unseen is None or len(cards) != max(telling.events[unseen].numbers, default=1):
        return False
    telling.amend(unseen, cards=Hand(tuple(cards)))
    return True


def _drawn(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """Those that came in a draw: something must be said of them yet."""
    last = telling.last
    if last is None or last.head != "draws" or last.numbers != (len(cards),) or last.cards:
        return False
    telling.drawn = Hand(tuple(cards))
    return True


# --- hands -----------------------------------------------------------------------------------------------------------


def _part_of_the_held(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """A part of the hand that the last event tells says nothing new."""
    last = telling.last
    return last is not None and last.holding is not None and is_part(Hand(tuple(cards)), list(last.holding.cards))


def _held_by_the_claimer(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """The hand of who has just claimed one."""
    last = telling.last
    if last is None or last.head != "says" or last.holding or len(cards) < LEAST_HAND:
        return False
    telling.amend(-1, holding=_hand(clause, cards))
    return True


def _told_in_full(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """The hand that was told by its name, in part, or by its ranks alone."""
    last = telling.last
    if last is None or last.head != "has":
        return False
    named = last.quote and not last.cards and len(cards) >= LEAST_HAND
    if not named and not (last.cards and (is_part(last.cards, cards) or are_same(last.cards, cards))):
        return False
    telling.amend(-1, cards=_hand(clause, cards))
    return True


def _held_before(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """The hand with which somebody wagered or claimed before."""
    at = _held_by_the_last(telling, cards)
    if at is None:
        at = _claimed_unseen(telling, cards)
    if at is None:
        return False
    telling.amend(at, holding=_hand(clause, cards))
    return True


def _held_by_the_last(telling: Telling, cards: list[Card]) -> int | None:
    """The wager to which a hand belongs that is told behind it: "Ann just calls, hasn't checked, 7-6-5-4-2"."""
    if (
        len(cards) < LEAST_HAND
        or len(telling.subject) != 1
        or not telling.events
        or telling.events[-1].who != telling.subject
    ):
        return None
    own = [at for at, event in enumerate(telling.events) if event.who == telling.subject]
    if any(shows(telling.events[at]) for at in own) or telling.events[-1].head not in (
        *SINGLE_ACTS,
        "not checked",
        "intact",
        "not shown",
    ):
        return None
    return next((at for at in reversed(own) if "holding" in takes()[telling.events[at].head].slots), None)


def _claimed_unseen(telling: Telling, cards: list[Card]) -> int | None:
    """The claim to which a hand belongs that is told after the other hand is gone: "Ray mucked. Her hand is
    ..."."""
    last = telling.last
    if len(cards) < LEAST_HAND or last is None or last.head not in ("fouls", "folds"):
        return None
    claims = [at for at, event in enumerate(telling.events) if event.head == "says" and not event.holding]
    shown = {who for event in telling.events for who in event.who if shows(event)}
    return claims[0] if len(claims) == 1 and not shown & set(telling.events[claims[0]].who) else None


def _nobodys(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """A whole hand that is nobody's yet."""
    if len(cards) < LEAST_HAND:
        return False
    column = telling.base + clause.start
    told = fit(clause, "has").event
    hand = told._replace(cards=_hand(clause, cards), who=(SOMEBODY,), when=telling.when, column=column)
    telling.loose_hand = hand
    telling.events.append(hand)
    return True


#: What cards told by themselves may be, tried one after the other.
_BELONG = (
    _of_the_one_waiting, _the_joker, _of_the_last, _exposed_unseen, _drawn,
    _part_of_the_held, _held_by_the_claimer, _told_in_full, _held_before, _nobodys,
)  # fmt: skip
