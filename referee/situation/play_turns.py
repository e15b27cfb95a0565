"""Heads of the draw, the betting and the showdown whose words stand in another order than their sense."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from referee.situation.deal_turns import in_dealer_position
from referee.situation.item import Item
from referee.situation.model import DEALER, EVERYONE, PRONOUN, SOMEBODY
from referee.situation.pieces import LEAST_HAND, WHOLE_HAND
from referee.situation.takes import takes

if TYPE_CHECKING:
    from referee.situation.fitting import Fitting


# --- the draw --------------------------------------------------------------------------------------------------------


def _wants(fitting: Fitting) -> None:
    """ "Seat 5 says she wants it": she is seat 5."""
    fitting.objects = tuple(who for who in fitting.objects if who != PRONOUN)


def _draws(fitting: Fitting) -> None:
    in_dealer_position(fitting)
    if "on it" in fitting.flags and not fitting.numbers and not fitting.cards:
        fitting.head, fitting.takes = "acted", takes()["acted"]
    if fitting.clause.category is None and not fitting.numbers and fitting.cards and len(fitting.cards) == 1:
        fitting.numbers = []


def _changes(fitting: Fitting) -> None:
    """The number first asked for, then the number wanted now."""
    by_role: dict[str, list[int]] = {}
    for item, role in fitting.clause.numbers:
        by_role.setdefault(role if role in ("from", "to", "instead") else "", []).append(item.value)
    first = by_role.get("from", []) + by_role.get("instead", [])
    fitting.numbers = first + by_role.get("", []) + by_role.get("to", [])


def _how_many(fitting: Fitting) -> None:
    """Who asks, who is asked, whose draw it is about. The player asked tells of himself unless another is named."""
    if _asks_what_will_be(fitting):
        fitting.wrong("a draw that is still to come; LB-13 speaks of cards that were drawn, so say 'drew' if they were")
    if not any(person.ahead for person in fitting.clause.people):
        fitting.subject, fitting.objects = (), fitting.subject
    after = [who for who in fitting.objects if who.kind != "pronoun"]
    asked = next((item.stop for item in fitting.clause.items if "how many" in item.text.lower()), 0)
    about = [
        who
        for person in fitting.clause.people
        if not person.role and not person.ahead and person.start >= asked
        for who in person.who
        if who.kind != "pronoun"
    ]
    others = [who for who in after if who not in about]
    fitting.of = about[0] if about else fitting.of
    fitting.to = others[0] if others else fitting.to or fitting.of
    fitting.of = fitting.of or fitting.to
    if DEALER in fitting.subject:
        fitting.subject, fitting.to = (), DEALER
    if not fitting.subject and fitting.clause.asks:
        fitting.subject = (SOMEBODY,)
    fitting.objects = ()


_TO_COME = re.compile(
    r"\b(?:will|wants?|going to|gonna|intends?|plans?|would|should|(?:s?he|they|you|i)'?ll)\b", re.IGNORECASE
)


def _asks_what_will_be(fitting: Fitting) -> bool:
    """Whether it is asked how many somebody will draw: "asks Bob how many he's going to take"."""
    asked = next((item.stop for item in fitting.clause.items if "how many" in item.text.lower()), 0)
    behind = fitting.clause.text[asked - fitting.clause.start :] if asked else ""
    return bool(_TO_COME.search(behind))


def _answers(fitting: Fitting) -> None:
    """Whom is told, and of whose draw."""
    after = list(fitting.objects)
    if after and not fitting.to:
        fitting.to = after.pop(0)
    if after and not fitting.of:
        fitting.of = after.pop(0)
    fitting.objects = tuple(after)


def _still(fitting: Fitting) -> None:
    """ "Two people still ahead of him": how many, and whom they are ahead of."""
    fitting.of, fitting.to = fitting.of or fitting.to, None
    if "but" in fitting.flags and fitting.head == "still to act":
        fitting.head, fitting.takes = "acted", takes()["acted"]
        fitting.flags.remove("but")
        return
    if fitting.numbers:
        fitting.of = fitting.of or next(iter(fitting.subject), None)
        fitting.subject = ()


# --- the betting -----------------------------------------------------------------------------------------------------


def _against(fitting: Fitting) -> None:
    """Whom a wager is against: "called Dave", "called 300 from seat 9"; "got called by Ray" is Ray's call."""
    if fitting.by in fitting.subject:
        fitting.wrong(f"{fitting.by} against himself? Say who bet, and who answered it")
    if fitting.by:
        fitting.of = fitting.of or next(iter(fitting.subject), None)
        fitting.subject, fitting.by = (fitting.by,), None
    if fitting.objects and not fitting.of:
        fitting.of, fitting.objects = fitting.objects[0], fitting.objects[1:]
    if (
        not fitting.subject
        and fitting.clause.head
        and "wager" in fitting.clause.head.text.replace("bet", "wager").split()[1:]
    ):
        fitting.subject = (SOMEBODY,)
    in_dealer_position(fitting)


def _calls(fitting: Fitting) -> None:
    """ "paid off Dave's bet": who stands behind the word is whose bet it is; "a call from Hank" is his."""
    head = fitting.clause.head
    if head and head.text.lower() == "call" and fitting.of and not fitting.subject:
        fitting.subject, fitting.of = (fitting.of,), None
    plain = [person for person in fitting.clause.people if not person.role]
    if plain and not any(person.ahead for person in plain):
        fitting.subject, fitting.objects = (), fitting.subject
    _against(fitting)


def _checks(fitting: Fitting) -> None:
    """ "Checked around" is everybody's check."""
    said = fitting.clause.head.text.lower() if fitting.clause.head else ""
    if said.endswith(" to") and not any(person.ahead for person in fitting.clause.people):
        fitting.subject, fitting.of = (), next(iter(fitting.subject), None)
    if not fitting.subject and said.endswith(("around", "through", "down")):
        fitting.subject = (EVERYONE,)
    _against(fitting)


_MAKES = ("make", "makes", "made", "making")


def _raises(fitting: Fitting) -> None:
    if any("more" in item.text.lower() for item, _ in fitting.clause.numbers):
        fitting.wrong("one more what? Say how much, or 'raises'")
    head = fitting.clause.head
    words = head.text.lower().split() if head else [""]
    if (
        words[-1] == "to"
        or (head and head.value == "says")
        or (words[0] in _MAKES and words[-1] in ("it", "that", "raise"))
    ):
        fitting.raises_to = fitting.amount is not None and "by" not in fitting.flags
    _calls(fitting)


def _pot(fitting: Fitting) -> None:
    fitting.raises_to = False


# --- the showdown ----------------------------------------------------------------------------------------------------


def _says(fitting: Fitting) -> None:
    """A hand that the dealer reads out is claimed by nobody; of a hand that was "miscalled" it is not told how."""
    ranks = [card.rank for card in fitting.cards]
    if len(ranks) < WHOLE_HAND and len(set(ranks)) < len(ranks):
        fitting.cards = []
        fitting.flags.add("pair")
    elif 1 < len(ranks) < LEAST_HAND and not any(_falls(ranks, order) for order in _ORDERS):
        fitting.wrong("one claim, or several? Say a low from its highest card down")
    if DEALER in fitting.subject:
        fitting.by = DEALER
        fitting.subject, fitting.objects = fitting.objects or ((fitting.of,) if fitting.of else ()), ()
        fitting.of = None
    if _is_miscall(fitting.clause.head) and not (fitting.cards or fitting.quote or fitting.holding):
        fitting.flags.add("miscalled")


#: The ranks from the lowest up, the ace low or high.
_ORDERS = ("A23456789TJQK", "23456789TJQKA")


def _falls(ranks: list[str], order: str) -> bool:
    places = [order.index(rank) for rank in ranks if rank in order]
    return places == sorted(places, reverse=True)


def _is_miscall(head: Item | None) -> bool:
    return head is not None and head.text.lower().startswith(("misc", "misr"))


def _shown_early(fitting: Fitting) -> None:
    """Whom the hand was shown to stands behind the words."""
    if fitting.objects:
        fitting.to, fitting.objects = fitting.objects[0], fitting.objects[1:]


def _pairs(fitting: Fitting) -> None:
    fitting.subject += fitting.objects
    fitting.objects = ()


#: How the clause of a head is turned before it is an event.
PLAY_TURNS: dict[str, Callable[[Fitting], None]] = {
    "wants": _wants,
    "draws": _draws,
    "pat": in_dealer_position,
    "changes": _changes,
    "how many": _how_many,
    "answers": _answers,
    "still to act": _still,
    "still to draw": _still,
    "calls": _calls,
    "overcalls": _calls,
    "checks": _checks,
    "raises": _raises,
    "pot": _pot,
    **dict.fromkeys(("bets", "completes", "folds", "passes", "check-raises", "all-in"), _against),
    **dict.fromkeys(("beats", "wins", "fouls"), _against),
    "says": _says,
    "hand shown early": _shown_early,
    "pairs": _pairs,
}
