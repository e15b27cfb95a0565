"""Words of two senses: which head a clause has where its word may be either.

What stands beside the word tells, or else the stage; where neither does, both are offered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from referee.situation.betting import BETTING
from referee.situation.clause import Clause, Person, Slip
from referee.situation.item import Item
from referee.situation.model import Event, Who
from referee.situation.pieces import LEAST_HAND

_SHOWN = ("after-draw", "showdown")
#: Heads that tell of betting whatever the stage: a pass may be a hand stood pat on.
_BETTING = ("bet and raises", *(head for head in BETTING if head != "passes"))


class Sense(NamedTuple):
    """The head that a clause has, and the clause as it is told if its words stand for something else."""

    head: str
    clause: Clause | None = None


def sense(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """The head of a clause at a stage (None: not known), after what was told before it."""
    assert clause.head is not None
    tells = _SENSES.get(str(clause.head.value))
    return tells(clause, stage, events) if tells else Sense(str(clause.head.value))


def _either(clause: Clause, first: str, second: str) -> Slip:
    assert clause.head is not None
    head = clause.head
    text = f"'{head.text}' could be '{first}' or '{second}' here; say which"
    return Slip(text, head.start, head.stop, first)


def _card_count(clause: Clause) -> int:
    return sum(len(item.value) for item in (*clause.cards, *clause.held))


def _has_number(clause: Clause) -> bool:
    return bool(clause.numbers) or any(unit == "cards" for _, unit in clause.counts)


def _turns_over(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    whole_hand = _card_count(clause) >= LEAST_HAND
    claimed = any(event.head == "says" for event in events)
    if clause.category or "silently" in clause.flags or (claimed and _told_by_rank(clause)):
        return Sense("has")
    if whole_hand and (stage in _SHOWN or any(event.head in _BETTING for event in events)):
        return Sense("has")
    if not whole_hand and stage != "showdown":
        return Sense("exposed")
    return _either(clause, "shows", "exposed")


def _not_opened(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """Somebody has not opened the betting, or at the showdown not opened his hand."""
    shown = stage == "showdown" or any(event.head == "has" and event.cards for event in events)
    return Sense("not shown" if shown else "still to act")


def _discards(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    if _has_number(clause) and stage not in _SHOWN:
        return Sense("draws")
    shown = any(event.head in ("has", "says") for event in events) and stage != "on-draw"
    if (stage == "showdown" or shown) and not _has_number(clause):
        return Sense("fouls")
    return _either(clause, "draws", "mucks")


def _makes_it(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    last = next((event.head for event in reversed(events) if event.head in (*_BETTING, "draws", "changes")), None)
    number = clause.numbers[0][0].value if clause.numbers else None
    if clause.amount or last in _BETTING or (number is not None and number > 5):
        return Sense("raises")
    if last in ("draws", "changes") and number is not None:
        return Sense("changes")
    return _either(clause, "raises to", "changes to")


def _wants(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    if clause.quote is not None:
        return Sense("wants")
    if any(role == "instead" for _, role in clause.numbers):
        return Sense("changes")
    return Sense("draws")


def _passed(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    assert clause.head is not None
    named = any(who.label.endswith(("blind", "button")) for person in clause.people for who in person.who)
    blinds = named or "blind" in clause.head.text.lower()
    others = any(not who.label.endswith(("blind", "button")) for person in clause.people for who in person.who)
    gone_by = others and not any(person.ahead for person in clause.people)
    if others and (blinds or gone_by):
        return Sense("passed")
    bet = any(event.head in ("bets", "raises", "all-in") for event in events)
    return Sense("checks" if stage == "after-draw" and not bet else "passes")


def _pot(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """Chips are in the pot, or players are."""
    players = clause.people or any(unit == "players" for _, unit in clause.counts)
    return Sense("active" if players and not clause.amount and not clause.numbers else "pot")


def _holds_up(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """A hand holds up; a player holds up two fingers."""
    return Sense("draws" if clause.counts or clause.numbers else "best")


def _not_moved(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """The button that was not moved is out of position; a player who has not moved has yet to act."""
    button = any(who.label in ("button", "dealer") for person in clause.people for who in person.who)
    return Sense("out of position" if button else "still to act")


def _wrong_place(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    return Sense("wrong seat" if clause.nth or not clause.people else "out of position")


def _gives(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    assert clause.head is not None
    if clause.head.text.lower().startswith(("pitch", "slid")) and stage == "showdown" and _told_by_rank(clause):
        return Sense("fouls")
    if clause.nth and stage != "on-draw":
        return Sense("has")
    if stage != "on-draw" and not clause.counts and not clause.numbers and not clause.cards and clause.people:
        return Sense("dealt in")
    dealt = "dealt" in clause.head.text.lower() and any(item.value > 2 for item, _ in clause.numbers)
    if stage == "on-draw" or (stage is None and not clause.counts and not dealt):
        return Sense("card dealt")
    return Sense("has")


def _missed(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    if any(item.kind == "unit" and item.value == "blind" for item in clause.items):
        return Sense("misses blind")
    blind = any(who.label.endswith("blind") for person in clause.people for who in person.who)
    it = clause.items[0].text.lower() == "it" and any(event.head in ("moved", "passed") for event in events)
    return Sense("passed" if blind or it else "dealt out")


def _says(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """ "Said two" on the draw asks for two; "said 8" claims a hand."""
    if _card_count(clause) == 1 and any(card.suit for item in clause.cards for card in item.value):
        return _said_of_a_card(clause)
    claims = clause.cards or clause.quote is not None or clause.category or clause.amount
    wagered = events[-1].amount if events and events[-1].head in _BETTING else None
    if clause.numbers and not claims and wagered and wagered.chips:
        more = clause.numbers[0][0].value > wagered.chips
        return Sense("raises") if more else _either(clause, "calls", "says")
    if clause.led_by == "says" and clause.numbers and not claims and stage is None:
        return _either(clause, "says", "has")
    if claims or stage in _SHOWN or not _has_number(clause) or any(item.value > 5 for item, _ in clause.numbers):
        return Sense("says")
    asked = any(event.head in ("draws", "changes") for event in events[-2:])
    return Sense("changes" if asked else "draws")


def _said_of_a_card(clause: Clause) -> Slip:
    """A hand is claimed by its ranks: whoever names one card with its suit says which card was seen."""
    assert clause.head is not None
    text = "what somebody says of a card is no claim of a hand; say which card it was, as in 'exposed 6h'"
    return Slip(text, clause.start, clause.stop)


def _acts(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """ "One fold so far" counts who acted; "seat 3 folds" tells who."""
    assert clause.head is not None
    number = next((item for item, _ in clause.numbers if item.start < clause.head.start), None)
    us = {who.label for person in clause.people for who in person.who} <= {"somebody"}
    if number is not None and us and not clause.amount and not clause.cards:
        if clause.head.text.lower() != "folded":
            return Sense("acted")
        return _folds(clause, stage, events)._replace(clause=_counting_players(clause, number))
    if clause.head.value == "calls":
        return _calls(clause, stage, events)
    return _folds(clause, stage, events) if clause.head.value == "folds" else Sense(str(clause.head.value))


def _counting_players(clause: Clause, number: Item) -> Clause:
    """ "Three folded": three players did, and have no hand any more."""
    others = [(item, role) for item, role in clause.numbers if item is not number]
    players = Person((Who("count", str(number.value)),), "", True, number.start)
    return clause.told_as(numbers=others, people=[players])


#: What goes wrong in a deal: a hand thrown away after it is folded.
_DEAL_FAULTS = (
    "extra cards",
    "short",
    "exposed",
    "dealt out",
    "out of sequence",
    "out of position",
    "wrong seat",
    "empty seat",
)


def _fouls(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """A hand thrown away where a line tells of the deal is a fold."""
    dealt = any(event.head in _DEAL_FAULTS or (event.head == "has" and event.numbers) for event in events)
    return Sense("folds" if dealt and stage in (None, "before-draw") and not clause.cards else "fouls")


def _exposed(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """A whole hand face up is shown, not exposed."""
    shown = _card_count(clause) >= LEAST_HAND and not clause.nth and stage != "before-draw"
    return Sense("has" if shown else "exposed")


def _drops(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """A card is dropped face up; a player who drops, and no card with him, gives up."""
    cards = clause.cards or clause.nth or _has_number(clause)
    whole_hand = _card_count(clause) >= LEAST_HAND
    return Sense("exposed") if cards and not whole_hand else _either(clause, "folds", "exposes a card")


def _has(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """Who shows a card or two before the hands are shown exposes them."""
    shows = clause.head_text.lower().startswith(("show", "flash")) and 0 < _card_count(clause) < LEAST_HAND
    return Sense("exposed" if shows and stage in ("before-draw", "on-draw") else "has")


def _folds(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense:
    """At the showdown a hand is not folded but thrown away; who had folded before anything was shown is out of it."""
    shown = any(event.head in ("has", "says", "fouls", "intact") for event in events)
    return Sense("fouls" if stage == "showdown" and shown else "folds")


def _action(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    """ "There's been a bet" tells of action, "there's a bet of 40 from Frank" of his bet."""
    assert clause.head is not None
    whose = any(person.role in ("from", "by") for person in clause.people)
    done = [head for word, head in _DONE.items() if whose and word in clause.head.text.lower()]
    return Sense(done[0] if done else "acted")


_DONE = {"bet": "bets", "raise": "raises", "check": "checks"}


def _one_more(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    if events and events[-1].head in _BETTING:
        return Sense("raises")
    return _either(clause, "raises", "draws one more card")


def _calls(clause: Clause, stage: str | None, events: Sequence[Event]) -> Sense | Slip:
    if clause.category and not clause.holds_category:
        return Sense("says") if stage in (None, "showdown") else _either(clause, "says", "calls holding")
    wagered = any(event.head in _BETTING for event in events)
    if stage is None and not wagered and (number := _chips_or_rank(clause)):
        return _claim_or_wager(clause, number)
    if _called_a_hand(clause) and stage in (None, "showdown") and not wagered:
        return Sense("says")
    announced = _card_count_told(clause) in (1, 2) or any(1 < item.value <= 10 for item, _ in clause.numbers)
    if clause.quote is not None or (stage == "showdown" and announced and clause.amount is None):
        return Sense("says")
    if _card_count_told(clause) in (1, 2):
        return _either(clause, "says", "calls holding")
    return Sense("calls")


def _chips_or_rank(clause: Clause) -> Item | None:
    """The bare number behind "calls" that may be chips, or the highest card of a hand that is called out."""
    bare = [item for item, _ in clause.numbers if 1 < item.value <= 10]
    return bare[0] if bare and clause.amount is None else None


def _claim_or_wager(clause: Clause, number: Item) -> Slip:
    assert clause.head is not None
    head, value = clause.head, number.value
    text = f"'{head.text} {number.text}' could be the claim 'says {value}' or the wager 'calls ${value}'; say which"
    return Slip(text, head.start, head.stop, "says")


def _called_a_hand(clause: Clause) -> bool:
    """Whether a hand is named as it is called out: "called an eight", "dealer called Grey's hand a six"."""
    assert clause.head is not None
    named = len(clause.cards) == 1 and clause.cards[0].text.lower().startswith(("a ", "an "))
    return named and clause.amount is None and clause.head.text.lower().startswith("call")


def _told_by_rank(clause: Clause) -> bool:
    """Whether a hand is told by its highest cards: "a nine", "his 9-6"."""
    cards = [card for item in (*clause.cards, *clause.held) for card in item.value]
    return bool(cards) and not any(card.suit for card in cards)


def _card_count_told(clause: Clause) -> int:
    return sum(len(item.value) for item in clause.cards)


_SENSES: dict[str, Callable[[Clause, str | None, Sequence[Event]], Sense | Slip]] = {
    "drops": _drops, "turns over": _turns_over, "discards": _discards, "not opened": _not_opened, "makes it": _makes_it, "wants":
    _wants, "passed": _passed, "not moved": _not_moved, "fouls": _fouls, "exposed": _exposed, "holds up": _holds_up,
    "pot": _pot, "wrong place": _wrong_place, "action": _action, "one more": _one_more, "checks": _acts, "gives":
    _gives, "missed": _missed, "says": _says, "has": _has, "folds": _acts, "calls": _acts,
}  # fmt: skip
