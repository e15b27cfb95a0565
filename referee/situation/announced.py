"""Announcements that were not made: what nobody announced does not hold, whatever it would have been."""

from __future__ import annotations

from collections.abc import Mapping

from referee.situation.clause import Clause

#: What is announced of a table, and so is no setting where it is asked about: "are all low cards wild?"
ANNOUNCED = ("low-cards", "check-raise", "sevens-rule", "joker", "ace", "duplicates", "five-of-a-kind")


def is_denied(clause: Clause, settings: Mapping[str, str]) -> bool:
    """Whether a clause says that nobody announced what it, or the line before it, takes as announced.

    "Nobody announced that check-raise is allowed" does not say that it is, nor "no one told us that the joker is out".
    ``settings`` are those of the line, the clause included.
    """
    silent = settings.get("announced") == "nobody"
    by_nobody = any(who.label == "nobody" for person in clause.people for who in person.who)
    told = settings if silent and "announced" in clause.settings else clause.settings
    return (silent or by_nobody) and any(key in told for key in ANNOUNCED)
