"""What only shows when every item of a clause stands in its slot: what it leaves open, and what its parts make together."""

from __future__ import annotations

import re
from itertools import pairwise

from referee.cards import JOKER
from referee.situation.clause import Clause, Slip
from referee.situation.filling import Filler
from referee.situation.item import EMPTY, Item
from referee.situation.pieces import LEAST_HAND, WHOLE_HAND


def close(filler: Filler) -> None:
    """Refuse what only some heads can make sense of, and take in what the parts of a clause tell together."""
    clause = filler.clause
    head = clause.head.value if clause.head else ""
    _reconsider_lead(clause, head)
    _refuse_the_open(filler, head)
    _see_joker(clause)
    _refuse_belief(clause)
    _see_silence(clause, head)
    _check_name(clause)
    _see_stakes(clause)
    for item in filler.suits if head != "beats" else ():
        clause.slip("unknown", item)
    _date_the_pot(clause, head)


def _reconsider_lead(clause: Clause, head: str) -> None:
    """ "Says he has an eight" claims it; what came off face up in a draw did so on the draw."""
    if (clause.led_by, head) == ("says", "has") and not clause.counts:
        clause.head = clause.head and clause.head._replace(value="says")
    if (clause.led_by, head) == ("draws", "exposed"):
        clause.when = clause.when or "on-draw"


def _refuse_the_open(filler: Filler, head: str) -> None:
    """Refuse a word that leads to somebody who is not named, and a denial of what happened."""
    clause = filler.clause
    if filler.role and not clause.slips:
        clause.slip("unknown", filler.role)
    if filler.denies and head:
        clause.slip("denial", next(item for item in clause.items if item.value == "denies"))


def _see_joker(clause: Clause) -> None:
    """ "Ac Ah 3s 2d with the joker" tells of a fifth card, and not only of the deck."""
    told = [item for item in (*clause.cards, *clause.held) if item.value]
    joker = next((item for item in clause.items if item.value == ("joker", "yes")), None)
    if joker and sum(len(item.value) for item in told) == LEAST_HAND and joker.start > told[-1].start:
        (clause.held if told[-1] in clause.held else clause.cards).append(joker._replace(kind="cards", value=(JOKER,)))


def _refuse_belief(clause: Clause) -> None:
    """What somebody believes or heard need not have happened: it is refused, with what it would be if it had."""
    word = clause.believed
    if word is None or (clause.question and not clause.head):
        return
    text = f"'{word.text}' leaves open whether it happened; say what happened"
    clause.slips = [Slip(text, clause.start, clause.stop, _without_belief(clause, word))]


def _without_belief(clause: Clause, word: Item) -> str | None:
    """A clause as it would be told without the word of belief and who believes it; None where nothing is left."""
    ahead = [item for item in clause.items if item.stop <= word.start]
    behind = [item for item in clause.items if item.start >= word.stop]
    if behind and behind[0].kind == "relative":
        behind = behind[1:]
    if word.kind != "hearsay":
        believer = [item for item in ahead if item.kind in ("who", "name")]
        ahead, behind = (believer, behind[1:]) if behind and behind[0].kind == "pronoun" else ([], behind)
    elif word.text.lower() == "according to" and behind:
        behind = behind[1:]
    verb = ["has"] if word.text.lower().endswith(" have") else []
    return " ".join([item.text for item in ahead] + verb + [item.text for item in behind]) or None


def _see_silence(clause: Clause, head: str) -> None:
    """ "Ray never announced his pair of fives" tells of the pair he had."""
    if head or "silently" not in clause.flags or not clause.people or len(clause.cards) != 1:
        return
    item = clause.cards[0]
    if len({card.rank for card in item.value}) == 1:
        clause.cards = [item._replace(value=(item.value * 2)[:2])]
        clause.head = clause.items[0]._replace(kind="head", value="has", text="has")


#: Names that are words of the language too.
_NAMES = frozenset(["pat", "jo", "jack", "king", "queen", "ace", "trey", "drew"])


def _check_name(clause: Clause) -> None:
    """Jack, King, Pat and Jo may be players; a capital before a head word asks for "player Jack"."""
    meant = [item for item in clause.items if item.kind not in EMPTY]
    for first, following in pairwise(meant[:3]):
        name = first.text
        if (
            first.kind in ("cards", "head")
            and name.istitle()
            and name.lower() in _NAMES
            and following.kind in ("head", "either")
            and following.value not in ("exposed", "lowest card", "gives")
        ):
            clause.slips = [
                Slip(f"is {name} a player here? Then say 'player {name}'", first.start, first.stop, f"player {name}")
            ]
            return


_STAKES = r"\d+-\d+"


def _see_stakes(clause: Clause) -> None:
    """ "limit 4-8" are stakes, not a hand."""
    if clause.head or clause.people or clause.held or "betting" not in clause.settings or len(clause.cards) != 1:
        return
    item = clause.cards[0]
    if re.fullmatch(_STAKES, item.text):
        clause.cards = []
        clause.set_up("stakes", item.text.replace("-", "/"), item)


def _date_the_pot(clause: Clause, head: str) -> None:
    """What was in "before", or "at the draw", was in before the draw."""
    chips = [item for item, _ in clause.numbers if item.value > WHOLE_HAND]
    alone = not head and not clause.people and len(chips) + (clause.amount is not None) == 1
    if (head == "pot" or alone) and (clause.earlier or clause.when == "on-draw"):
        clause.when = "before-draw"
    elif clause.earlier and not clause.unsaid:
        last = clause.earlier is clause.items[-1]
        clause.slip("before what?", clause.earlier, "before the draw" if last else None)
