"""Questions: what is asked, and that nothing is asked about of which nothing is told."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import TYPE_CHECKING

from referee.situation.adding import add
from referee.situation.clause import Clause
from referee.situation.fitting import fit
from referee.situation.happening import happened
from referee.situation.loose_cards import loose_cards
from referee.situation.model import SOMEBODY
from referee.situation.pieces import LEAST_HAND, WHOLE_HAND
from referee.situation.topics import TOPICS

if TYPE_CHECKING:
    from referee.situation.telling import Telling

#: Questions about the rules as such, which say more than "which is better?" before them.
_OF_THE_BOOK = frozenset(topic.name for topic in TOPICS)


def asked(telling: Telling, clause: Clause) -> None:
    """Take in a question, and what its clause tells besides."""
    if telling.question == "who wins" and clause.question in _OF_THE_BOOK and not telling.events:
        telling.question = None
    telling.question = telling.question or clause.question or "money"
    if clause.head and clause.head.value in ("has", "says", "gives"):
        if not clause.asks or clause.counts or len(clause.shown) >= LEAST_HAND:
            telling.wrong(clause, "a question and what happened in one; say what happened first")
        _see_chips(telling, clause)
        return
    _see_chips(telling, clause)
    if clause.head:
        happened(telling, clause)
        return
    if telling.question == "wild" and _is_of_another_hand(telling, clause):
        telling.question = "wild for others"
    cards = clause.shown
    if clause.people and len(cards) >= LEAST_HAND:
        add(telling, clause, fit(clause, "has"))
    elif len(cards) >= LEAST_HAND:
        loose_cards(telling, clause, cards)
    else:
        _see_ranks(telling, clause)


_IN_ANOTHER = re.compile(r"\bin (?:your|another|the other)\b|'s\b.*\bin \w+'s\b", re.IGNORECASE)


def _is_of_another_hand(telling: Telling, clause: Clause) -> bool:
    """Whether a card is asked about in another's hand: "is my deuce wild in your hand?", "Lou's lowest card is a 3,
    does that make my threes wild?"."""
    others = any(event.head == "lowest card" and SOMEBODY not in event.who for event in telling.events)
    if others and re.search(r"\bm(?:y|ine)\b", clause.text, re.IGNORECASE):
        return True
    return any(person.role == "for" for person in clause.people) or bool(_IN_ANOTHER.search(clause.text))


def _see_chips(telling: Telling, clause: Clause) -> None:
    """Chips that are asked about must have been told: "does she get her 20 back?"."""
    asked = [Decimal(item.value) for item, _ in clause.numbers if item.value > WHOLE_HAND]
    if clause.amount is not None and clause.amount.chips is not None:
        asked.append(clause.amount.chips)
    told = {event.amount.chips for event in telling.events if event.amount is not None and event.amount.chips}
    told |= {abs(one - other) for one in told for other in told}
    told |= {Decimal(text) for key, text in telling.settings.items() if key in ("bet", "blind") and text}
    if strange := [f"{chips:f}" for chips in asked if chips not in told]:
        telling.wrong(clause, f"a question about {strange[0]}, of which nothing is told; say first what happened")


def _see_ranks(telling: Telling, clause: Clause) -> None:
    """Cards that are asked about must have been told."""
    ranks = {card.rank for item in (*clause.cards, *clause.held) for card in item.value}
    hands = (hand for event in telling.events for hand in (event.cards, event.holding) if hand)
    told = {card.rank for hand in hands for card in hand.cards}
    if not ranks <= told and telling.question not in ("wild", "wild for others", "hand", "sevens rule"):
        telling.wrong(clause, "a question about cards of which nothing is told; say first what happened to them")
