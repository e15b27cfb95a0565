"""A clause with a head: the event it tells, or what else its words are where they tell of none."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from typing import TYPE_CHECKING

from referee.situation.adding import add
from referee.situation.announced import announced, announces_settings
from referee.situation.betting import SINGLE_ACTS
from referee.situation.clause import Clause
from referee.situation.fitting import fit
from referee.situation.model import PRONOUN, Amount
from referee.situation.senses import Sense, sense
from referee.situation.sizing import sizes_bets

if TYPE_CHECKING:
    from referee.situation.telling import Telling

#: A hand that is shown, its cards to be told behind it.
_OWN_HAND = r"(?i)\b(?:his|her|my|their|the)\s+(?:whole\s+)?(?:hand|cards)\b"
#: "Did he pass?" does not say that he passed.
_ASKS_OF_PAST = ("did", "was", "were", "has")
_ASKS_OF_NOW = ("is", "are", "am")
#: Chips told before "that's all she had".
_CHIPS_TOLD = ("posted", "has", "half a blind", "less than half a blind", "more than half a blind")


def happened(telling: Telling, clause: Clause) -> None:
    """Take in what a clause with a head tells."""
    if _only_asks(clause):
        telling.question = telling.question or "what now"
        return
    head = clause.head.value if clause.head else ""
    if head in ("wins", "best") and clause.relative and clause.filled == {"head"} and telling.events:
        telling.question = telling.question or "who wins"
        return
    if any(takes_in(telling, clause) for takes_in in _NOT_WHAT_IT_SAYS.get(head, ())):
        return
    meant = sense(clause, telling.implied, telling.events)
    if isinstance(meant, Sense):
        told = meant.clause or clause
        add(telling, told, fit(told, meant.head))
    else:
        telling.report([meant])
    if clause.asks:
        telling.question = telling.question or "allowed"


def _only_asks(clause: Clause) -> bool:
    """Whether "did he pass?" asks what happened and tells nothing."""
    asks = clause.asks_first.split(" ")[0]
    return asks in _ASKS_OF_PAST or (asks in _ASKS_OF_NOW and not clause.question)


def _chips_for_blind(telling: Telling, clause: Clause) -> bool:
    """ "Seat 5 has 10" tells of chips where the blind is what the line is about."""
    about = "blinds" in telling.settings or "blind" in telling.settings
    if not about or clause.cards or clause.counts or len(clause.numbers) != 1:
        return False
    item, _ = clause.numbers[0]
    chips = clause.told_as(numbers=[], amount=Amount("chips", Decimal(item.value)))
    add(telling, chips, fit(chips, "has"))
    return True


def _is_announcement(telling: Telling, clause: Clause) -> bool:
    """Whether what is said only says what holds at the table: "one low card wild"."""
    return bool(clause.quote and announced(telling, clause.quote)) or announces_settings(clause)


def _all_of_it(telling: Telling, clause: Clause) -> bool:
    """Whether "all she's got" only says of chips told before it that there are no more of them."""
    last = telling.last
    alone = not (clause.amount or clause.numbers or clause.cards or clause.held or clause.people)
    chips = last is not None and last.head in _CHIPS_TOLD and (last.head != "has" or last.amount is not None)
    return bool(alone and chips)


def _shows_what_follows(telling: Telling, clause: Clause) -> bool:
    """Whether "Rita turned her hand over" leaves it to the next words which cards they are."""
    if not _shows_own_hand(clause):
        return False
    told = clause.cards or clause.held or clause.category or clause.counts or clause.numbers or clause.quote
    dealer = any(who.label == "dealer" for who in clause.named)
    if told or dealer or clause.asks:
        return False
    telling.wait(clause, tuple(who for who in clause.named if who != PRONOUN) or telling.subject)
    telling.mentioned = telling.waiting[-1] if telling.waiting else None
    return bool(telling.waiting)


def _shows_own_hand(clause: Clause) -> bool:
    if clause.head and clause.head.value == "has":
        return bool(re.search(_OWN_HAND, clause.text))
    return any(item.text.lower() in ("his", "her", "my", "their") for item in clause.items)


def _all_in_for_blind(telling: Telling, clause: Clause) -> bool:
    """Whether "all in for 3 on it" tells of a blind: blinds were told of, and no wager."""
    chips = clause.amount is not None or len(clause.numbers) == 1
    wagered = any(event.head in (*SINGLE_ACTS, "pot") for event in telling.events)
    if telling.settings.get("blinds") != "single" or "on it" not in clause.flags or not chips or wagered:
        return False
    add(telling, clause, fit(clause, "posted"))
    return True


#: A bet and four raises are five bets; no more are counted at a table.
_MOST_BETS = 9


def _counts_bets(telling: Telling, clause: Clause) -> bool:
    """ "Five bets in": a bet, and four raises."""
    head, numbers = clause.head, clause.numbers
    if head is None or head.text.lower() != "bets" or clause.people or clause.amount or len(numbers) != 1:
        return False
    ((item, role),) = numbers
    if item.start > head.start or not 1 < item.value <= _MOST_BETS:
        return False
    raises = clause.told_as(numbers=[(item._replace(value=item.value - 1), role)])
    add(telling, raises, fit(raises, "bet and raises"))
    return True


#: What a clause may be in spite of its head, tried one after the other.
_NOT_WHAT_IT_SAYS: dict[str, tuple[Callable[[Telling, Clause], bool], ...]] = {
    "has": (_chips_for_blind, _shows_what_follows),
    "turns over": (_shows_what_follows,),
    "bets": (_counts_bets, sizes_bets),
    "says": (_is_announcement,),
    "all-in": (_all_of_it, _all_in_for_blind),
}
