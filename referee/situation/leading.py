"""Two heads in one clause: "says raise", "new player in seat 8 kills", "folds when he bets"."""

from __future__ import annotations

import re

from referee.situation.clause import Clause
from referee.situation.heads import SPEAKING, UNDECIDED
from referee.situation.item import Item
from referee.situation.model import DEALER, PRONOUN, SOMEBODY

#: Heads that may stand together in a clause: the second is the head, the first says how.
_TOGETHER = {
    ("discards", "fouls"), ("says", "pat"), ("card dealt", "exposed"), ("card dealt", "empty seat"), ("card dealt", "wrong place"), ("says", "says"),
    ("drops", "exposed"), ("card dealt", "not entitled"), ("card dealt", "out of sequence"), ("posted", "half a blind"), ("posted", "less than half a blind"),
    ("posted", "more than half a blind"), ("has", "half a blind"), ("has", "less than half a blind"), ("has", "more than half a blind"), ("new player", "waits"), ("new player", "kills"), ("has", "lowest card"), ("has", "extra cards"), ("has", "short"),
    ("takes blind", "half a blind"), ("draws", "less than half a blind"), ("bets", "all-in"), ("raises", "all-in"), ("says", "beats"), ("all-in", "less than half a blind"), ("all-in", "half a blind"), ("has", "posted"), ("dealt in", "empty seat"), ("dealt in", "not entitled"), ("raps", "pat"), ("draws", "exposed"), ("has", "exposed"), ("says", "short"), ("says", "has"), ("posted", "takes blind"), ("exposed", "burn card"),
}  # fmt: skip
#: Heads that may stand together where the first stays the head.
_FIRST_STAYS = {
    ("folds", "bets"),
    ("folds", "raises"),
    ("how many", "draws"),
    ("how many", "has"),
    ("all-in", "bets"),
    ("calls", "bets"),
    ("calls", "all-in"),
    ("calls", "raises"),
    ("check-raises", "bets"),
    ("check-raises", "all-in"),
    ("raises", "bets"),
    ("ante", "short"),
    ("fouls", "best"),
    ("fouls", "looks"),
    ("wins", "bets"),
    ("wins", "calls"),
    ("fouls", "fouls"),
    ("answers", "draws"),
    ("answers", "has"),
    ("empty seat", "dealt in"),
    ("not entitled", "dealt in"),
    ("exposed", "boxed card"),
    ("overcalls", "bets"),
    ("overcalls", "all-in"),
}
#: What is done by saying it, or told of somebody by what another says.
SAID_ALOUD = (
    "bets", "checks", "calls", "raises", "all-in", "folds", "overcalls", "completes", "passes", "kills", "waits",
    "out of position", "not entitled", "present", "absent", "still to act", "not checked", "not posted", "wrong place",
)  # fmt: skip
#: Verbs of belief and of report: what somebody believes, heard or swears to have happened need not have.
_BELIEF = (
    r"(?i)(?:think|thinks|thought|believ\w+|reckon\w*|suspect\w*|guess\w*|assum\w+|suppos\w+|figur\w+|feels|felt|imagin\w+"
    r"|insist\w*|contend\w*|maintain\w*|argu\w+|.*\b(?:swear\w*|swore|heard|saying|insisting|complain\w+|protest\w+|object\w+)\b.*"
    r"|tr\w+ to tell \w+|.*\b(?:sure|certain|convinced|positive|adamant|opinion|impression)\b.*)"
)
#: "Two have called ahead of him" tells where they sit.
_AHEAD = ("ahead", "ahead of", "still ahead", "still ahead of", "behind", "still behind")


def sits_ahead(clause: Clause, item: Item) -> bool:
    """Whether a head behind another only tells where somebody sits."""
    first = clause.head
    return (
        first is not None and first.value in SAID_ALOUD and item.value == "still to act" and item.text.lower() in _AHEAD
    )


def lay_head(clause: Clause, item: Item) -> None:
    """Make an item the head of a clause, unless what leads it says more."""
    first = clause.head
    if _says_nothing_more(clause, first, item):
        return
    if first is None:
        clause.head = item
    elif first.value in ("wants", "draws") and item.value == "returns":
        clause.request = "the money back"
    elif (first.value, item.value) in _FIRST_STAYS or first.value in UNDECIDED:
        pass
    elif (first.value, item.value) == ("says", "how many"):
        clause.head = item._replace(value="answers")
    elif (first.value, item.value) == ("changes", "pat"):
        clause.numbers.append((item._replace(kind="number", value=0), "to"))
    elif _leads(str(first.value), str(item.value)):
        clause.led_by = first.value
        _see_belief(clause, first, item)
        _look_inside(clause, first, str(item.value))
        clause.head = item
    else:
        clause.slip(f"two things in one clause ({first.value}, {item.value}); put a comma before this one", item)


def _says_nothing_more(clause: Clause, first: Item | None, item: Item) -> bool:
    """Whether a head adds nothing to the clause it stands in: "three in the pot" counts players."""
    if item.value == "pot" and "players" in clause.settings and not clause.numbers:
        return True
    if first is None:
        return False
    asked_of = first.value == "has" and clause.asks and item.value in ("bets", "calls", "raises")
    return asked_of or item.value == "gives"


def _leads(first: str, second: str) -> bool:
    """Whether the first of two heads only says how the second comes about: "says raise", "noticed seat 5 has
    six"."""
    if first in (second, "new player", "gives", *SPEAKING) or (first, second) in _TOGETHER or second in UNDECIDED:
        return True
    return first == "says" and second in SAID_ALOUD


def _see_belief(clause: Clause, first: Item, second: Item) -> None:
    """What somebody believes to have happened is no fact; "he figures posting 10 will do" is a plan, and tells none."""
    planned = second.text.lower().endswith("ing")
    if first.value in SPEAKING and re.fullmatch(_BELIEF, first.text) and not planned:
        clause.believed = first


def _look_inside(clause: Clause, first: Item, second: str) -> None:
    """Who stands between two heads is the subject: "new player in seat 8 kills", "Lou says he was shorted".

    "I" and "he" behind a word of speech are the speaker. What one player says that another holds is no claim of
    either; the dealer's word for a hand is kept apart from its owner's.
    """
    if first.value not in ("says", "new player", *SPEAKING):
        return
    themselves = ((PRONOUN,), (SOMEBODY,))
    people = [
        person for person in clause.people if person.start < first.start or person.who not in themselves
    ] or clause.people
    inside = [person for person in people if person.start > first.start]
    if (first.value, second) == ("says", "has") and 0 < len(inside) < len(people):
        if people[0].who != (DEALER,):
            clause.slip(f"who holds it? Say '{people[0].who[0]} says', or what the other one has", first)
        return
    clause.people = [person._replace(ahead=True) for person in inside or people]
