"""What is wrong with a hand that cannot be read, and what was probably meant.

Only bad input comes here. Each function looks for one kind of slip, and the first kind found is reported, at every
place it occurs, so that one slip does not hide behind the confusion it causes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from referee.errors import Problem
from referee.notation import Item
from referee.slips.given import Given
from referee.slips.style import jack_king_or_joker, mixed, no_cards, suited_amiss, suits_first
from referee.slips.unreadable import unreadable
from referee.spelling import Cleaned

MOST_PROBLEMS = 20

_KINDS = (no_cards, suits_first, unreadable, jack_king_or_joker, suited_amiss, mixed)


def slips(cleaned: Cleaned, items: Sequence[Item]) -> list[Problem]:
    """Every problem of the first kind that these items show, at most twenty; none if they are a hand.

    ``items`` are what the grammar of ``notation`` found in ``cleaned``, in order. A problem's ``hint``, where it has
    one, can stand in the place of what it points at.
    """
    hand = Given(cleaned, items)
    for kind in _KINDS:
        if problems := list(islice(kind(hand), MOST_PROBLEMS)):
            return problems
    return []
