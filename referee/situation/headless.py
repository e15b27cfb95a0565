"""Clauses without a head: what they tell by people, cards, numbers and flags alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from referee.cards import Card
from referee.situation import continuing
from referee.situation.adding import add
from referee.situation.announced import announces_settings
from referee.situation.clause import Clause
from referee.situation.dating import was_in
from referee.situation.fitting import fit
from referee.situation.loose_cards import loose_cards
from referee.situation.model import NOBODY_ELSE, PRONOUN, SOMEBODY
from referee.situation.pieces import LEAST_HAND
from referee.situation.sizing import set_up_value, sized
from referee.situation.subjects import MY, resolved

if TYPE_CHECKING:
    from referee.situation.telling import Telling


def headless(telling: Telling, clause: Clause) -> None:
    """Take in a clause without a head."""
    cards = clause.shown
    if any(takes_in(telling, clause, cards) for takes_in in _TAKEN_FOR):
        return
    telling.wrong(clause, f"nothing is said to have happened in '{clause.text}'")


# --- events whose head is left out -----------------------------------------------------------------------------------


def _hand_of_somebody(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """Somebody and his hand: "Ann: 8-7-6-4-2", "seat 3 with a 7"."""
    if not clause.people or not cards or not (len(cards) >= LEAST_HAND or clause.labelled or clause.held):
        return False
    add(telling, clause, fit(clause, "has"))
    return True


def _announcement(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """What holds at the table, and was taken in as such."""
    return announces_settings(clause)


def _pot(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "160 was in before the draw"."""
    if not was_in(clause):
        return False
    add(telling, clause, fit(clause, "pot"))
    return True


def _card_gone_wrong(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "First card to seat 4 instead of seat 3"."""
    if not clause.nth or not any(person.role == "instead" for person in clause.people):
        return False
    add(telling, clause, fit(clause, "wrong seat"))
    return True


def _card_of_the_deal(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """A card of which the next words tell what happened to it: "second card of the deal"."""
    named = clause.nth and clause.filled <= {"nth", "people", "flags"} and clause.flags <= {"of the deal"}
    if not named:
        return False
    card = resolved(telling, fit(clause, "exposed").event, clause)
    own = card.who or ((SOMEBODY,) if MY.search(clause.text) else ())
    telling.unturned = card._replace(who=own, column=telling.base + clause.start)
    return True


def _nobody_else(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "Nobody else": has acted."""
    if [person.who for person in clause.people] != [(NOBODY_ELSE,)] or clause.filled != {"people"}:
        return False
    add(telling, clause, fit(clause, "acted"))
    return True


def _drawing(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "Drawing two"."""
    if clause.filled != {"numbers"} or not re.match(r"drawing\b", clause.text, re.IGNORECASE):
        return False
    add(telling, clause, fit(clause, "draws"))
    return True


def _class_of_a_hand(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "A straight": the hand of who tells it."""
    if not clause.category or cards or clause.counts or clause.people:
        return False
    fitted = fit(clause, "has")
    add(telling, clause, fitted._replace(event=fitted.event._replace(who=fitted.event.who or (SOMEBODY,))))
    return True


def _words_of_somebody(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """Somebody and his words: 'Gus: "eight-six"'."""
    if not clause.people or clause.quote is None or cards:
        return False
    add(telling, clause, fit(clause, "says"))
    return True


def _players_behind(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "Two behind him": have yet to act."""
    if "behind him" not in clause.flags or not clause.counts:
        return False
    add(telling, clause, fit(clause, "still to act"))
    return True


# --- people of whom the next words tell ------------------------------------------------------------------------------


def _only_these_two(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "Just Lou and me" are in the pot."""
    alone = clause.filled == {"people"} and not any(person.role for person in clause.people)
    if not alone or len(clause.named) != 2 or not re.match(r"(?:just|only)\b", clause.text, re.IGNORECASE):
        return False
    set_up_value(telling, clause, "players", "heads-up")
    return True


def _settings_of_his(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """A setting beside a pronoun says nothing of anybody."""
    return bool(clause.settings) and set(clause.named) == {PRONOUN}


def _people_alone(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """People of whom the next words tell what they did."""
    told = clause.nth or cards or clause.numbers or clause.counts or clause.flags or clause.quote is not None
    if told or not clause.people:
        return False
    telling.wait(clause, (*telling.waiting, *clause.named))
    telling.mentioned = telling.waiting[-1]
    return True


def _silence(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "Without a word": so did those named before what they did."""
    if not telling.waiting or clause.flags != {"silently"} or clause.people or cards or clause.numbers:
        return False
    telling.waiting_flags = frozenset(clause.flags)
    return True


def _blinds_taken(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "Took all blinds": and then changed seats."""
    if not clause.people or clause.flags != {"took all blinds"}:
        return False
    telling.wait(clause, clause.named)
    telling.waiting_flags = frozenset(clause.flags)
    return True


# --- cards and chips -------------------------------------------------------------------------------------------------


def _cards_alone(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    if not cards or clause.people:
        return False
    loose_cards(telling, clause, cards)
    return True


def _size(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    return sized(telling, clause)


#: What a clause without a head may be, tried one after the other.
_TAKEN_FOR = (
    _hand_of_somebody, _announcement, _pot, _card_gone_wrong, _card_of_the_deal, _nobody_else, _drawing,
    continuing.each_to_another, continuing.goes_to, _only_these_two, continuing.counts_again,
    _settings_of_his, _people_alone, _cards_alone, continuing.names_the_last, _class_of_a_hand, _words_of_somebody,
    _silence, _blinds_taken, _players_behind, continuing.flags_the_last, continuing.says_nothing_new,
    continuing.completes_wager, _size,
)  # fmt: skip
