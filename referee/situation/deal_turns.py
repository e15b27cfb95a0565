"""Heads of the deal whose words stand in another order than their sense: "dealer exposed 7h" tells by whom, not whose."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from referee.situation.model import BIG_BLIND, BOTH, BUTTON, DEALER, NEW_PLAYER, NOBODY, PRONOUN, SOMEBODY
from referee.situation.pieces import WHOLE_HAND
from referee.situation.small import NUMBERS
from referee.situation.takes import takes

if TYPE_CHECKING:
    from referee.situation.fitting import Fitting


# --- cards that went wrong -------------------------------------------------------------------------------------------


#: Who shows a card does so himself.
_SHOWS = re.compile(r"show(?:s|ed)?\b", re.IGNORECASE)


def _exposed(fitting: Fitting) -> None:
    if DEALER in fitting.subject:
        fitting.by = DEALER
        others = tuple(who for who in fitting.subject if who != DEALER)
        fitting.subject, fitting.objects = (*others, *fitting.objects), ()
    elif fitting.subject and (
        "drop" in fitting.clause.text.lower() or _SHOWS.match(fitting.clause.head_text) or _turned_it(fitting)
    ):
        fitting.flags.add("himself")
    if len(fitting.numbers) > 1:
        fitting.numbers = [sum(fitting.numbers)]
    if len(fitting.clause.nth) > 1 and fitting.numbers == [len(fitting.clause.nth)]:
        fitting.numbers = []


#: A card turned up by somebody: "flashed", not "was flashed".
_TURNED = re.compile(r"(?:flash(?:es|ed)?|flip(?:s|ped)?|turn(?:s|ed)?)(?: over| up| face up)?", re.IGNORECASE)
#: Words between a player and the verb by which the card was turned for him.
_HAPPENED_TO = re.compile(r"['\u2019]|\b(?:was|had|has|got|gets?|card|cards)\b", re.IGNORECASE)


def _turned_it(fitting: Fitting) -> bool:
    """Whether a player is the one who turned a card: "seat 3 flashed his 9h", not "seat 3's 9h flipped over"."""
    clause, head = fitting.clause, fitting.clause.head
    doer = next((person for person in clause.people if person.ahead and person.role == ""), None)
    if head is None or doer is None or not _TURNED.fullmatch(head.text) or doer.who in ((SOMEBODY,), (PRONOUN,)):
        return False
    between = clause.text[doer.start - clause.start : head.start - clause.start]
    turned = any(item.start > head.start for item in (*clause.cards, *(number for number, _ in clause.numbers)))
    counted = bool(clause.counts) and head.stop < clause.stop
    return (turned or counted) and fitting.to is None and not _HAPPENED_TO.search(between)


def _to_is_who(fitting: Fitting) -> None:
    """The player a card goes to is the one it is about."""
    if not fitting.subject or DEALER in fitting.subject:
        fitting.subject = (fitting.to,) if fitting.to else fitting.objects
        fitting.to, fitting.objects = None, ()


def _empty_seat(fitting: Fitting) -> None:
    """ "Nobody in seat 9" is an empty seat; nobody in anything else is not."""
    _to_is_who(fitting)
    head = fitting.clause.head
    if (
        head
        and head.text.lower().startswith(("no", "there"))
        and not any(who.kind == "seat" for who in fitting.subject)
        and not head.text.lower().endswith(("there", "in it", "in the seat"))
    ):
        fitting.wrong("nobody in which seat?")


def _extra_cards(fitting: Fitting) -> None:
    _to_is_who(fitting)
    head = fitting.clause.head
    said = head.text.lower().split() if head else []
    told = next((number for number, word in enumerate(NUMBERS) if number and word in said), None)
    behind = [item.value for item, _ in fitting.clause.numbers if head and item.start > head.start]
    if told is not None and any(number not in (told, told + 5) for number in fitting.numbers):
        fitting.wrong("how many cards too many? Say one number")
    elif told is not None and behind in ([], [told + 5]):
        fitting.numbers = [told]
    elif behind:
        fitting.wrong("how many cards too many? Say so, as in '2 extra cards'")
    elif 0 in fitting.numbers:
        fitting.wrong("no card too many is no fault; say what happened")
    elif not fitting.numbers and (said[-1:] == ["card"] or "sixth" in said):
        fitting.numbers = [1]
        fitting.quote = None


def _wrong_seat(fitting: Fitting) -> None:
    head = fitting.clause.head
    if head and any(word in head.text.lower() for word in ("start", "beg")):
        fitting.nth = (1,)
    if DEALER in fitting.subject:
        fitting.subject = ()
    if fitting.objects and not fitting.to:
        fitting.to, fitting.objects = fitting.objects[0], fitting.objects[1:]


# --- what was dealt --------------------------------------------------------------------------------------------------

_DEALING = (DEALER, SOMEBODY, PRONOUN)
_DENYING = frozenset(
    ["no", "not", "nothing", "nothings", "hasnt", "hadnt", "havent", "didnt", "before", "till", "until", "without"]
)


def _denies(text: str) -> bool:
    """Whether a spelling tells that something has not come to pass."""
    return not _DENYING.isdisjoint(text.lower().replace("'", "").split())


def _none_of(fitting: Fitting) -> None:
    """A spelling that says there was none goes with no number: "two nothing dealt"."""
    if any(fitting.numbers):
        fitting.wrong("so many, or none? Say one of them")


def _card_dealt(fitting: Fitting) -> None:
    head = fitting.clause.head
    if head and _denies(head.text):
        _none_of(fitting)
        fitting.numbers = [0]
    if DEALER in fitting.subject:
        fitting.subject = ()
    if fitting.objects and not fitting.to:
        fitting.to, fitting.objects = fitting.objects[0], fitting.objects[1:]


def _burn_dealt(fitting: Fitting) -> None:
    """Who burned is no matter."""
    head = fitting.clause.head
    if head and _denies(head.text):
        fitting.numbers = [0]
    fitting.subject = ()


def _dealt_out(fitting: Fitting) -> None:
    if fitting.objects and all(who in _DEALING for who in fitting.subject):
        fitting.subject, fitting.objects = fitting.objects, ()
    if fitting.to and fitting.subject in ((), (DEALER,)):
        fitting.subject, fitting.to = (fitting.to,), None
    fitting.by = None


# --- the button, the blinds, new players -----------------------------------------------------------------------------


def _passed(fitting: Fitting) -> None:
    blinds = tuple(who for who in fitting.subject if who.label.endswith(("blind", "button")))
    if blinds and len(fitting.subject) > len(blinds) and not fitting.objects:
        fitting.objects = tuple(who for who in fitting.subject if who not in blinds)
        fitting.subject = blinds
    if fitting.objects:
        fitting.by = fitting.subject[0]
        fitting.subject, fitting.objects = fitting.objects, ()
    fitting.by = fitting.by or BIG_BLIND


def _out_of_position(fitting: Fitting) -> None:
    """What was in the wrong place; "the button was on seat 4 and should have been on seat 5" names the right one too."""
    head = fitting.clause.head
    if head and head.text.lower().startswith(("should", "belong")) and BUTTON in fitting.subject:
        fitting.subject, fitting.objects, fitting.to = (BUTTON,), (), None
    if fitting.objects and all(who in _DEALING for who in fitting.subject):
        fitting.subject, fitting.objects = fitting.objects, ()
    in_dealer_position(fitting)


def in_dealer_position(fitting: Fitting) -> None:
    """ "The dealer has four cards": the player in the dealer position, not the house dealer."""
    fitting.subject = tuple(BUTTON if who == DEALER else who for who in fitting.subject)


def _posted(fitting: Fitting) -> None:
    """Which blind it was, or that it was an ante, stands in the head word: "posts the small blind"."""
    said = fitting.clause.head.text.lower() if fitting.clause.head else ""
    fitting.flags |= {what for what in ("big blind", "small blind") if what in said}
    if "ante" in said:
        fitting.flags.add("ante")


def _new_player(fitting: Fitting) -> None:
    people = (*fitting.subject, *fitting.objects)
    fitting.subject = tuple(who for who in people if who != NEW_PLAYER and (who != SOMEBODY or len(people) == 1))
    fitting.objects = ()


# --- who has acted ---------------------------------------------------------------------------------------------------

#: "Nothing else has happened" leaves open what happened before.
_BESIDES = "else|since|more|further|other|after"


def _acted(fitting: Fitting) -> None:
    head = fitting.clause.head
    said = head.text.lower() if head else ""
    if _denies(said):
        if said.startswith(("before", "no ")):
            _none_of(fitting)
        fitting.subject, fitting.numbers = (), [0]
        fitting.flags |= {"else"} if re.search(_BESIDES, said) else set()
    elif not head:
        fitting.subject, fitting.numbers = (), [0]
    elif fitting.subject == (SOMEBODY,) and fitting.numbers:
        fitting.subject = ()
    elif head and head.value == "action" and not fitting.subject and not fitting.numbers:
        fitting.subject = (SOMEBODY,)
    elif fitting.subject == (NOBODY,):
        fitting.subject, fitting.numbers = (), [*fitting.numbers, 0]
        fitting.flags |= {"else"} if re.search(_BESIDES, said) else set()
    elif fitting.subject == (BOTH,):
        fitting.subject, fitting.numbers = (), [*fitting.numbers, 2]
    if (fitting.subject and fitting.numbers) or len(fitting.numbers) > 1:
        fitting.wrong("some players and a number of players in one clause; say one of them")


# --- what a player has -----------------------------------------------------------------------------------------------


def _gives_one_too_many(fitting: Fitting) -> bool:
    """ "Dealt a sixth card to seat 4": he has as many."""
    return bool(fitting.nth) and fitting.nth[0] > WHOLE_HAND and not fitting.cards


def _has(fitting: Fitting) -> None:
    said = fitting.clause.head.text.lower() if fitting.clause.head else ""
    if said.startswith(("what", "all ")):
        fitting.subject, fitting.objects = (SOMEBODY if said.split()[1] in ("i", "i've", "ive") else PRONOUN,), ()
    elif not fitting.subject and fitting.to and not fitting.numbers:
        fitting.subject, fitting.to = (fitting.to,), None
    elif fitting.to == PRONOUN and fitting.cards:
        fitting.to = None
    if fitting.subject == (DEALER,) and fitting.to and _gives_one_too_many(fitting):
        fitting.objects, fitting.to = (fitting.to,), None
    if fitting.clause.head and fitting.clause.head.value == "gives" and fitting.objects:
        fitting.subject, fitting.objects = fitting.objects, ()
        if not fitting.numbers and _gives_one_too_many(fitting):
            fitting.numbers, fitting.nth = [fitting.nth[0]], ()
        return
    shown = bool(fitting.clause.head and "show" in fitting.clause.head.text.lower())
    nth_shown = shown and not fitting.cards and (fitting.nth or DEALER in fitting.subject)
    own = fitting.numbers == [1] and SOMEBODY in (fitting.of, *fitting.objects)
    if own and shown:
        fitting.of, fitting.objects = None, ()
        fitting.flags.add("himself")
        nth_shown = True
    if nth_shown or ((DEALER in fitting.subject or "himself" in fitting.flags) and 0 < len(fitting.cards) < 4):
        fitting.head = "exposed"
        fitting.takes = takes()["exposed"]
        _exposed(fitting)
    else:
        in_dealer_position(fitting)
    if fitting.clause.quote is not None and fitting.head == "has":
        fitting.wrong("what was said, and what is held, in one clause; put a comma between them")


#: How the clause of a head is turned before it is an event.
DEAL_TURNS: dict[str, Callable[[Fitting], None]] = {
    "exposed": _exposed,
    "empty seat": _empty_seat,
    "extra cards": _extra_cards,
    "wrong seat": _wrong_seat,
    "card dealt": _card_dealt,
    "burn dealt": _burn_dealt,
    "dealt out": _dealt_out,
    "dealt in": _dealt_out,
    "passed": _passed,
    "out of position": _out_of_position,
    "short": in_dealer_position,
    "posted": _posted,
    "new player": _new_player,
    "acted": _acted,
    "has": _has,
}
