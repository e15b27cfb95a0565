"""An empty seat is no fault of the deal: only a hand that is dealt to it is one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from referee.situation.clause import Clause
from referee.situation.model import Event, Who

#: Words that tell that a seat is empty, and not that cards went there.
_STATE = re.compile(
    r"\b(?:is|was|sits|sat|sitting|stood|stands|there|nobody|nobodys|no one|noone|unoccupied)\b|there's|nobody's|^(?:empty|vacant)$",
    re.IGNORECASE,
)
_DEALT = re.compile(
    r"\b(?:deal|dealt|deals|hand|cards?|got|gets|given|gave|pitched|slid|sent|went|goes|to|into)\b", re.IGNORECASE
)
#: Heads that tell of cards, and so that a seat got some.
_CARDS = ("dealt in", "wrong seat", "card dealt", "has", "extra cards", "exposed")


def only_stands_empty(clause: Clause) -> bool:
    """Whether a clause tells no more than that a seat is empty: "there is an empty seat", "seat 4 is empty"."""
    state = _STATE.search(clause.head_text) or _STATE.search(clause.ahead)
    return bool(state) and not _DEALT.search(clause.text)


def got_cards(events: Sequence[Event]) -> bool:
    """Whether cards were dealt somewhere, so that an empty seat told beside it got them."""
    return any(event.head in _CARDS for event in events)


def dealt_to(who: Sequence[Who]) -> str:
    """What says that cards went to the empty seat."""
    return f"dealt to empty {who[0]}" if who and who[0].kind == "seat" else "dealt to an empty seat"
