"""Clauses heard one after another, each in the light of what was told before it.

Questions, and clauses without a head, are read by modules that few lines need: they are imported where one comes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from referee.situation.adding import add, again
from referee.situation.announced import ANNOUNCED, announced, is_denied
from referee.situation.clause import Clause
from referee.situation.fitting import fit
from referee.situation.happening import happened
from referee.situation.model import Event
from referee.situation.sizing import set_up
from referee.situation.subjects import resolved

if TYPE_CHECKING:
    from referee.situation.telling import Telling

#: Heads that may stand beside a wish in one clause.
_ASKING_HEADS = ("wants", "draws", "says", "new player", "how many")
#: What can be told of another by "so did seat 5".
_LIKEWISE = (
    "has", "draws", "pat", "folds", "checks", "calls", "acted", "short", "present", "absent", "posted", "not posted",
    "dealt out", "misses blind", "still to act", "fouls", "extra cards", "says",
)  # fmt: skip


def hear(telling: Telling, clause: Clause, base: int) -> None:
    """Take in a clause of the stretch that begins at ``base`` of the cleaned text."""
    telling.base = base
    if clause.slips:
        telling.report(clause.slips)
        return
    set_up(telling, clause)
    if not clause.sets_up and _take_in(telling, clause):
        return
    telling.sized = "blinds" if "blinds" in clause.settings and not clause.head else ""
    if is_denied(clause, telling.settings):
        hint = "nobody announced" if any(key in clause.settings for key in ANNOUNCED) else None
        telling.wrong(clause, "nobody announced it, so it does not hold; say that alone", hint)


def _take_in(telling: Telling, clause: Clause) -> bool:
    """Take in what a clause tells besides settings; whether that was no more than a setting said aloud."""
    of_nobody = clause.head is not None and not telling.subject and not clause.people
    telling.teller = telling.teller or clause.in_first_person or of_nobody
    if clause.unsaid:
        _not_told(telling, clause)
    elif clause.quote and clause.settings and not clause.head and announced(telling, clause.quote):
        return True
    elif clause.question or _asks_for_chips(clause):
        from referee.situation.asking import asked

        asked(telling, clause)
    elif clause.likewise:
        _likewise(telling, clause)
    elif _nobody_spoke(telling, clause):
        add(telling, clause, fit(clause, "acted"))
    elif clause.request and clause.head and clause.head.value not in _ASKING_HEADS:
        telling.wrong(clause, f"two things in one clause ({clause.head.value}, wants); put a comma between them")
    elif clause.request:
        add(telling, clause, fit(clause, "wants"))
    elif clause.head:
        happened(telling, clause)
    elif clause.telling:
        from referee.situation.headless import headless

        headless(telling, clause)
    return False


def _asks_for_chips(clause: Clause) -> bool:
    """Whether "do I get his 200 too?" asks without a word of asking that is known."""
    if clause.head is None or clause.head.value != "has":
        return False
    told = clause.cards or clause.held or clause.counts or clause.nth
    return clause.asks_first in ("do", "does", "do i", "will", "should") and not told


def _nobody_spoke(telling: Telling, clause: Clause) -> bool:
    """Whether "nobody said a thing" tells that nobody acted; with wild cards it tells that nothing was
    announced."""
    silent = clause.settings == {"announced": "nobody"} and re.search(r"\bsaid\b", clause.text, re.IGNORECASE)
    if not silent or clause.head or telling.settings.get("game") in ("ubln", "high"):
        return False
    telling.settings.pop("announced", None)
    return True


def _likewise(telling: Telling, clause: Clause) -> None:
    """ "So did seat 5": the same of somebody else."""
    people = clause.named
    last = telling.last
    if not people or last is None or last.cards or last.holding or last.head not in _LIKEWISE:
        telling.wrong(clause, f"what is meant by '{clause.text}'? Say what happened")
    else:
        again(telling, clause, last, people)


def _not_told(telling: Telling, clause: Clause) -> None:
    """ "Nobody knows whether she checked": that is asked, and no fact."""
    what = str(clause.head.value) if clause.head else next(iter(sorted(clause.unsaid_of)), "betting")
    who = clause.named
    event = Event("not said", who, quote=what, column=telling.base + clause.start, length=clause.stop - clause.start)
    telling.events.append(resolved(telling, event, clause))
