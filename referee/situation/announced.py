"""Announcements: what was announced of a table holds at it, and what nobody announced does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from referee.situation.clause import Clause
from referee.situation.grammar import items

if TYPE_CHECKING:
    from referee.situation.telling import Telling

#: What is announced of a table, and so is no setting where it is asked about: "are all low cards wild?"
ANNOUNCED = ("low-cards", "check-raise", "sevens-rule", "joker", "ace", "duplicates", "five-of-a-kind")


def is_denied(clause: Clause, settings: Mapping[str, str]) -> bool:
    """Whether a clause says that nobody announced what it, or the line before it, takes as announced.

    "Nobody announced that check-raise is allowed" does not say that it is, nor "no one told us that the joker is out".
    ``settings`` are those of the line, the clause included.
    """
    silent = settings.get("announced") == "nobody"
    by_nobody = bool(clause.people) and any(who.label == "nobody" for who in clause.named)
    told = settings if silent and "announced" in clause.settings else clause.settings
    return (silent or by_nobody) and any(key in told for key in ANNOUNCED)


def announced(telling: Telling, quote: str) -> bool:
    """Whether a quote is a setting said aloud: "one low card wild"."""
    found = items(quote)
    if not found or any(item.kind != "setting" for item in found):
        return False
    telling.settings.update(item.value for item in found)
    return True


def announces_settings(clause: Clause) -> bool:
    """Whether "dealer announced all low cards wild" only says what holds at the table."""
    claims = clause.cards or clause.quote or clause.category or clause.numbers or clause.flags
    return bool(clause.settings) and not claims and all(who.kind == "role" for who in clause.named)
