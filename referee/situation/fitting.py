"""A clause laid into the slots of its head word, as the event it tells.

What a head can take stands in the ``heads`` table; the functions of :data:`_TURNS` are for the heads whose words
stand in another order than their sense ("dealer exposed 7h": the dealer is by whom, not whose).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from functools import cache
from typing import Any, NamedTuple

from referee.cards import Card
from referee.notation import Hand
from referee.situation.clause import PRONOUN, Clause, Slip
from referee.situation.grammar import items
from referee.situation.heads import HEADS, UNDECIDED
from referee.situation.item import Item
from referee.situation.model import Amount, Event, Who
from referee.situation.pieces import LEAST_HAND, WHOLE_HAND, one_hand
from referee.situation.small import NUMBERS

DEALER, BUTTON = Who("role", "dealer"), Who("role", "button")
NOBODY, SOMEBODY, BOTH = Who("role", "nobody"), Who("role", "somebody"), Who("role", "both")
EVERYONE = Who("role", "everyone")
NOBODY_ELSE = Who("role", "nobody else")
NEW_PLAYER = Who("role", "new player")


class Takes(NamedTuple):
    """The slots a head may fill, the groups of which it needs one each, and the flags it may carry."""

    slots: frozenset[str]
    needs: tuple[frozenset[str], ...]
    flags: frozenset[str]


class Fitted(NamedTuple):
    """An event, whether its subject is still to be found, and what is wrong with it."""

    event: Event
    wants_subject: bool
    slips: tuple[Slip, ...]


@cache
def takes() -> dict[str, Takes]:
    """For every head, its ``takes`` column as sets."""
    return {head.name: _takes(head.takes) for head in HEADS}


def _takes(column: str) -> Takes:
    slots: set[str] = set()
    needs = []
    words, *flags = column.split("+")
    for word in words.split():
        group = frozenset(word.rstrip("!").split("|"))
        slots |= group
        if word.endswith("!"):
            needs.append(group)
    return Takes(frozenset(slots), tuple(needs), frozenset(flag.strip() for flag in flags))


@cache
def _examples() -> dict[str, str]:
    return {head.name: head.example for head in HEADS}


def fit(clause: Clause, head: str) -> Fitted:
    """The event that a clause tells if its head is ``head``. Columns are places in the stretch, counted from 0."""
    known = clause.fitted.get(head)
    if known is None:
        known = clause.fitted[head] = _Fitting(clause, head).fitted()
    return known


class _Fitting:
    """One clause on its way into the slots of one head."""

    def __init__(self, clause: Clause, head: str) -> None:
        self.clause, self.head, self.takes = clause, head, takes()[head]
        self.slips: list[Slip] = list(clause.slips)
        self.flags = set(clause.flags)
        self.counts = [(number, self._unit(unit)) for number, unit in clause.counts]
        self.quote = clause.request if clause.request else clause.quote
        self.numbers: list[int] = []
        self.amount = clause.amount
        self.raises_to = False
        self._tell_to_from_by(clause.amount_role)
        self.nth = clause.nth
        self.cards: list[Card] = []
        self.holding: list[Card] = []
        self.by: Who | None = None
        self._seat_people()
        self._lay_cards()
        self._lay_numbers()
        self._lay_names()

    # -- people --

    def _seat_people(self) -> None:
        plain = [person for person in self.clause.people if not person.role]
        if any(NOBODY_ELSE in person.who for person in plain):
            plain = [person._replace(who=(NOBODY,)) if NOBODY_ELSE in person.who else person for person in plain]
            self.flags |= {"else"} & self.takes.flags
        ahead = [who for person in plain if person.ahead for who in person.who]
        behind = [who for person in plain if not person.ahead for who in person.who]
        if len(ahead) > 1:
            ahead = [who for who in ahead if who not in (BOTH, EVERYONE, PRONOUN)] or ahead[:1]
        self.subject, self.objects = (tuple(ahead), tuple(behind)) if ahead else (tuple(behind), ())
        if not ahead and self.clause.led_by == "new player":
            self.subject, self.objects = (NEW_PLAYER,), tuple(behind)
        if not self.subject:
            self.subject = tuple(
                Who("count", str(n)) for n, unit in self.counts if unit == "players" and not self._counts
            )
        self.to = self._named("to", "for")
        self.by = self._named("by")
        self.of = self._named("of", "from")
        self.instead = self._named("instead")

    def _unit(self, unit: str) -> str:
        """What is counted: "two of them" are cards where the head is about cards, otherwise players."""
        if unit != "of them":
            return unit
        return "cards" if self.takes.slots & {"number", "count"} and self.head not in _COUNT_PLAYERS else "players"

    @property
    def _counts(self) -> bool:
        return "count" in self.takes.slots and self.head not in ("exposed", "has", "draws", "short", "extra cards")

    def _named(self, *roles: str) -> Who | None:
        named = [who for person in self.clause.people if person.role in roles for who in person.who]
        if len(named) > 1:
            self.wrong(f"{self.head} {roles[0]} several players; say one clause for each")
        return named[0] if named else None

    # -- cards --

    def _lay_cards(self) -> None:
        together = self.clause.held if self.head == "has" and self.clause.cards else []
        told = self._one_hand([*self.clause.cards, *together])
        held = [] if together and len(told) == WHOLE_HAND else self._one_hand(self.clause.held)
        if "cards" in self.takes.slots:
            self.cards = told
            if told and self.head == "says" and (self.clause.category or self.clause.quote) and not held:
                self.cards, self.holding = [], told
            elif held and (told or self.head == "says") and "holding" in self.takes.slots:
                self.holding = held
            elif held and not told:
                self.cards = held
            elif held:
                self.wrong(f"two hands in one clause about '{self.head}'")
        elif "holding" in self.takes.slots:
            self.holding = told + held
        elif told or held:
            self.wrong(f"'{self.head}' says nothing about cards; put a comma before them")

    def _one_hand(self, items: list[Item]) -> list[Card]:
        """The cards told in the pieces of one hand."""
        hand = one_hand([item.value for item in items])
        if hand is None:
            self.wrong("two hands in one clause; put a comma between them")
        return hand or []

    # -- numbers --

    def _lay_numbers(self) -> None:
        for number, unit in self.counts:
            self._lay_count(number, unit)
        for item, role in self.clause.numbers:
            self._lay_number(item, role)

    def _lay_count(self, number: int, unit: str) -> None:
        if unit == "chips":
            self._put_in(Decimal(number))
        elif unit == "players" and not self._counts:
            if self.subject != (Who("count", str(number)),):
                self.wrong(f"'{self.head}' has two subjects")
        elif "count" in self.takes.slots or "number" in self.takes.slots:
            self.numbers.append(number)
        else:
            self.wrong(f"'{self.head}' takes no number of {unit}")

    def _lay_number(self, item: Item, role: str) -> None:
        if self.head in ("says", "fouls") and item.value > 1 and (low := _low_of(item.value)):
            self.cards += low
        elif self.head == "checks" and item.value > 1 and (low := _low_of(item.value)):
            self.holding += low
        elif "number" in self.takes.slots:
            self.numbers.append(item.value)
        elif "amount" in self.takes.slots and self.head != "has" and self._amount_stands_right(item):
            if role == "from" and self.head in _RAISES:
                return
            self._tell_to_from_by(role)
            self._put_in(Decimal(item.value))
        elif self.head == "has" and (item.value > 10 or self._of_chips):
            self._put_in(Decimal(item.value))
        elif self.head == "has" and self._counts_cards(item):
            self.numbers.append(item.value)
        elif "cards" in self.takes.slots and (
            (6 <= item.value <= 10 and self.head != "has") or (self.head in _CLAIMS and 1 < item.value <= 10)
        ):
            self.cards.append(Card("T" if item.value == 10 else str(item.value), ""))
        elif "count" in self.takes.slots and item.value in (0, 1):
            self.numbers.append(item.value)
        elif "cards" in self.takes.slots and 2 <= item.value <= 10:
            self._count_or_rank(item)
        else:
            self.wrong(f"'{self.head}' takes no number; what is {item.text}?")

    def _counts_cards(self, item: Item) -> bool:
        """Whether a bare number is one of cards: "was dealt six", "counts down seven", "has only three"."""
        head, before = self.clause.head, [other.text.lower() for other in self.clause.items if other.stop <= item.start]
        dealt = head is not None and any(
            word in head.text.lower() for word in ("dealt", "count", "pick", "end", "wind", "wound")
        )
        return 2 <= item.value <= 8 and (dealt or before[-1:] in (["only"], ["just"]))

    def _tell_to_from_by(self, role: str) -> None:
        """ "Raises to 80" makes it 80 in all, "by 80" puts 80 on top; where neither is said it may be both."""
        self.raises_to = self.raises_to or role == "to"
        if role == "by" and self.head in _RAISES:
            self.flags.add("by")

    @property
    def _of_chips(self) -> bool:
        """Whether what a player has is told of a blind, or of the chips in front of him."""
        said = self.clause.text.lower()
        return "blind" in said or "stack" in said

    def _amount_stands_right(self, item: Item) -> bool:
        """Behind the head word: in "one more raise" the number is no amount; in "bets 15 all-in" it is."""
        head = self.clause.head
        return head is None or item.start > head.start or self.head not in _WAGERS or self.clause.led_by in _WAGERS

    def _count_or_rank(self, item: Item) -> None:
        said, word = self.clause.text, item.text
        before, behind = said[: item.start - self.clause.start], said[item.stop - self.clause.start :]
        text = f"'{said}' could be {word} cards or one card of rank {item.value}; say '{word} cards' or '{item.value}h'"
        head = self.clause.head
        counted = self.head == "has" or (item.value == 2 and head is not None and item.start > head.start)
        hint = f"{word} cards" if counted else f"a {word}"
        works = None if self.numbers else before + hint + behind
        self.slips.append(Slip(text, self.clause.start, self.clause.stop, works))

    def _put_in(self, chips: Decimal) -> None:
        if self.amount is not None:
            self.wrong("two amounts in one clause")
        else:
            self.amount = Amount("chips", chips)

    # -- names of hands --

    def _lay_names(self) -> None:
        category = self.clause.category
        if self.quote is not None and self.head == "says":
            self._unquote(self.quote)
        if category is None:
            return
        if self.head == "says" and category == "one pair":
            self.flags.add("pair")
        elif (self.quote is None and ("quote" in self.takes.slots or "category" in self.takes.slots)) or (self.head == "lowest card" and not self.cards):
            self.quote = category
        else:
            self.wrong(f"'{self.head}' says nothing about a {category}")

    def _unquote(self, quote: str) -> None:
        """A quoted hand is a hand: "8-6" and 8-6 are the same claim, and so is "I have an eight-six"."""
        inside = [item for item in items(quote.strip(" ,.!?")) if item.kind not in ("article", "filler", "pronoun")]
        inside = [item for item in inside if item.value not in ("somebody", "has", "with")]
        kinds = {item.kind for item in inside}
        if kinds and kinds <= {"cards", "rank"}:
            cards = [item.value if item.kind == "cards" else (Card(item.value, ""),) for item in inside]
            self.cards += [card for told in cards for card in told]
        elif len(inside) == 1 and kinds == {"number"} and inside[0].value > 1:
            self.cards += _low_of(inside[0].value)
        elif len(inside) == 1 and kinds == {"category"}:
            self.quote = str(inside[0].value)
            if self.quote != "one pair":
                return
            self.flags.add("pair")
        if self.cards or "pair" in self.flags:
            self.quote = None

    # -- the end --

    def wrong(self, text: str, hint: str | None = None) -> None:
        self.slips.append(Slip(text, self.clause.start, self.clause.stop, hint))

    def fitted(self) -> Fitted:
        turn = _TURNS.get(self.head)
        if turn:
            turn(self)
        event = self._event()
        if not self.slips:
            self._check_needs(event)
        if not self.slips:
            self._check_rest(event)
        wants_subject = not event.who and any("who" in group and len(group) == 1 for group in self.takes.needs)
        return Fitted(event, wants_subject, tuple(self.slips))

    def _event(self) -> Event:
        suited = "suited" in self.flags
        self.flags -= {"else"} - self.takes.flags
        self.flags -= {"toward the blind"} if self.nth else {"toward the blind", "of the deal"}
        return Event(
            self.head,
            who=self.subject,
            to=self.to,
            by=self.by,
            of=self.of,
            instead=self.instead,
            cards=Hand(tuple(self.cards), suited) if self.cards else None,
            holding=Hand(tuple(self.holding), suited) if self.holding else None,
            numbers=tuple(self.numbers),
            nth=self.nth,
            amount=self.amount,
            raises_to=self.raises_to,
            quote=self.quote,
            flags=frozenset(self.flags - {"suited"} if suited and (self.cards or self.holding) else self.flags),
            column=self.clause.start,
            length=self.clause.stop - self.clause.start,
        )

    def _check_needs(self, event: Event) -> None:
        filled = {slot for slot in _FIELDS if getattr(event, _FIELDS[slot])} | event.flags
        for group in self.takes.needs:
            if group.isdisjoint(filled) and group != {"who"}:
                example = _examples()[self.head]
                self.wrong(f"'{self.clause.text}' does not say all that is needed; as in '{example}'")
                return

    def _check_rest(self, event: Event) -> None:
        if self.head in UNDECIDED:
            return
        if strange := event.flags - self.takes.flags - _ANY_FLAGS:
            self.wrong(f"'{self.head}' cannot be '{min(strange)}'")
        for slot in ("to", "by", "of", "instead", "amount", "nth"):
            if getattr(event, slot) and slot not in self.takes.slots:
                self.wrong(f"'{self.head}' takes no '{slot}'")
        if event.quote and not self.takes.slots & _QUOTED and self.head not in _DECIDE_NOTHING:
            self.wrong(f"'{self.head}' says nothing about \"{event.quote}\"; put a comma before it, and who says it")
        if len(event.numbers) > (2 if self.head == "changes" else 1):
            self.wrong(f"several numbers for '{self.head}'; say one")
        if SOMEBODY in event.who and len(event.who) > 1:
            self.wrong("whom is it about? Say one clause for each")
        if NOBODY in event.who and len(event.who) > 1:
            self.wrong("nobody, and somebody; say one of them")
        if self.objects:
            self.wrong(f"'{self.head}' does not say what {self.objects[0]} has to do with it; put a comma before it")
        if event.who and "who" not in self.takes.slots:
            self.wrong(f"'{self.head}' has no subject")
        for hand in (event.cards, event.holding):
            if hand and len({bool(card.suit) for card in hand.cards if card.rank != "Jo"}) > 1:
                self.wrong("some of these cards have a suit and some have none; give all or none")




def _low_of(number: int) -> list[Card]:
    """The cards of a low said as a number: 8 is an eight, and eighty-five an eight-five."""
    ranks = list(divmod(number, 10)) if number > _TEN else [number]
    falls = len(ranks) == len(set(ranks)) and ranks == sorted(ranks, reverse=True) and ranks[0] <= _TEN
    named = falls and not {0, 1} & set(ranks)
    return [Card("T" if rank == _TEN else str(rank), "") for rank in ranks] if named else []


_TEN = 10
_COUNT_PLAYERS = ("acted", "still to act", "still to draw", "intact")
_WAGERS = ("bets", "checks", "calls", "overcalls", "raises", "completes", "folds", "passes", "check-raises", "all-in")
_RAISES = ("raises", "check-raises")
_CLAIMS = ("says", "lowest card", "lowest")
#: Slots for what was said, and heads behind which it is told how it was said.
_QUOTED = frozenset({"quote", "category"})
_DECIDE_NOTHING = ("speaks up", "looks", "bricks")
_ANY_FLAGS = frozenset({"suited", "no flush", "by", "of the deal", "toward the blind", "first"})
_FIELDS = {
    "who": "who", "number": "numbers", "count": "numbers", "cards": "cards", "amount": "amount", "quote": "quote", "nth": "nth",
    "category": "quote", "holding": "holding", "to": "to", "of": "of", "by": "by", "instead": "instead",
}  # fmt: skip


# --- heads whose words stand in another order than their sense
# ---------------------------------------------------------


def _exposed(fitting: _Fitting) -> None:
    if DEALER in fitting.subject:
        fitting.by = DEALER
        others = tuple(who for who in fitting.subject if who != DEALER)
        fitting.subject, fitting.objects = (*others, *fitting.objects), ()
    elif fitting.subject and "drop" in fitting.clause.text.lower():
        fitting.flags.add("himself")
    if len(fitting.numbers) > 1:
        fitting.numbers = [sum(fitting.numbers)]
    if len(fitting.clause.nth) > 1 and fitting.numbers == [len(fitting.clause.nth)]:
        fitting.numbers = []


def _to_is_who(fitting: _Fitting) -> None:
    """The player a card goes to is the one it is about."""
    if not fitting.subject or DEALER in fitting.subject:
        fitting.subject = (fitting.to,) if fitting.to else fitting.objects
        fitting.to, fitting.objects = None, ()


def _empty_seat(fitting: _Fitting) -> None:
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


def _extra_cards(fitting: _Fitting) -> None:
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
    elif not fitting.numbers and (said[-1:] == ["card"] or "sixth" in said):
        fitting.numbers = [1]
        fitting.quote = None


def _wrong_seat(fitting: _Fitting) -> None:
    head = fitting.clause.head
    if head and any(word in head.text.lower() for word in ("start", "beg")):
        fitting.nth = (1,)
    if DEALER in fitting.subject:
        fitting.subject = ()
    if fitting.objects and not fitting.to:
        fitting.to, fitting.objects = fitting.objects[0], fitting.objects[1:]


def _wants(fitting: _Fitting) -> None:
    """ "Seat 5 says she wants it": she is seat 5."""
    fitting.objects = tuple(who for who in fitting.objects if who != PRONOUN)


_DEALING = (DEALER, SOMEBODY, PRONOUN)


_DENYING = frozenset(["no", "not", "nothing", "nothings", "hasnt", "hadnt", "havent", "didnt", "before", "till", "until", "without"])


def _denies(text: str) -> bool:
    """Whether a spelling tells that something has not come to pass."""
    return not _DENYING.isdisjoint(text.lower().replace("'", "").split())


def _none_of(fitting: _Fitting) -> None:
    """A spelling that says there was none goes with no number: "two nothing dealt"."""
    if any(fitting.numbers):
        fitting.wrong("so many, or none? Say one of them")


def _card_dealt(fitting: _Fitting) -> None:
    head = fitting.clause.head
    if head and _denies(head.text):
        _none_of(fitting)
        fitting.numbers = [0]
    if DEALER in fitting.subject:
        fitting.subject = ()
    if fitting.objects and not fitting.to:
        fitting.to, fitting.objects = fitting.objects[0], fitting.objects[1:]


def _dealt_out(fitting: _Fitting) -> None:
    if fitting.objects and all(who in _DEALING for who in fitting.subject):
        fitting.subject, fitting.objects = fitting.objects, ()
    if fitting.to and fitting.subject in ((), (DEALER,)):
        fitting.subject, fitting.to = (fitting.to,), None
    fitting.by = None


def _passed(fitting: _Fitting) -> None:
    blinds = tuple(who for who in fitting.subject if who.label.endswith(("blind", "button")))
    if blinds and len(fitting.subject) > len(blinds) and not fitting.objects:
        fitting.objects = tuple(who for who in fitting.subject if who not in blinds)
        fitting.subject = blinds
    if fitting.objects:
        fitting.by = fitting.subject[0]
        fitting.subject, fitting.objects = fitting.objects, ()
    fitting.by = fitting.by or Who("role", "big blind")


def _out_of_position(fitting: _Fitting) -> None:
    if fitting.objects and all(who in _DEALING for who in fitting.subject):
        fitting.subject, fitting.objects = fitting.objects, ()
    _in_dealer_position(fitting)


def _in_dealer_position(fitting: _Fitting) -> None:
    """ "The dealer has four cards": the player in the dealer position, not the house dealer."""
    fitting.subject = tuple(BUTTON if who == DEALER else who for who in fitting.subject)


#: "Nothing else has happened" leaves open what happened before.
_BESIDES = re.compile(r"else|since|more|further|other|after")


def _acted(fitting: _Fitting) -> None:
    head = fitting.clause.head
    said = head.text.lower() if head else ""
    if _denies(said):
        if said.startswith(("before", "no ")):
            _none_of(fitting)
        fitting.subject, fitting.numbers = (), [0]
        fitting.flags |= {"else"} if _BESIDES.search(said) else set()
    elif not head:
        fitting.subject, fitting.numbers = (), [0]
    elif fitting.subject == (SOMEBODY,) and fitting.numbers:
        fitting.subject = ()
    elif head and head.value == "action" and not fitting.subject and not fitting.numbers:
        fitting.subject = (SOMEBODY,)
    elif fitting.subject == (NOBODY,):
        fitting.subject, fitting.numbers = (), [*fitting.numbers, 0]
        fitting.flags |= {"else"} if _BESIDES.search(said) else set()
    elif fitting.subject == (BOTH,):
        fitting.subject, fitting.numbers = (), [*fitting.numbers, 2]
    if (fitting.subject and fitting.numbers) or len(fitting.numbers) > 1:
        fitting.wrong("some players and a number of players in one clause; say one of them")


def _burn_dealt(fitting: _Fitting) -> None:
    """Who burned is no matter."""
    head = fitting.clause.head
    if head and _denies(head.text):
        fitting.numbers = [0]
    fitting.subject = ()


def _has(fitting: _Fitting) -> None:
    said = fitting.clause.head.text.lower() if fitting.clause.head else ""
    if said.startswith(("what", "all ")):
        fitting.subject, fitting.objects = (SOMEBODY if said.split()[1] in ("i", "i've", "ive") else PRONOUN,), ()
    elif not fitting.subject and fitting.to and not fitting.numbers:
        fitting.subject, fitting.to = (fitting.to,), None
    elif fitting.to == PRONOUN and fitting.cards:
        fitting.to = None
    if fitting.clause.head and fitting.clause.head.value == "gives" and fitting.objects:
        fitting.subject, fitting.objects = fitting.objects, ()
        if len(fitting.nth) == 1 and not fitting.numbers:
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
        _in_dealer_position(fitting)
    if fitting.clause.quote is not None and fitting.head == "has":
        fitting.wrong("what was said, and what is held, in one clause; put a comma between them")


def _changes(fitting: _Fitting) -> None:
    """The number first asked for, then the number wanted now."""
    by_role: dict[str, list[int]] = {}
    for item, role in fitting.clause.numbers:
        by_role.setdefault(role if role in ("from", "to", "instead") else "", []).append(item.value)
    first = by_role.get("from", []) + by_role.get("instead", [])
    fitting.numbers = first + by_role.get("", []) + by_role.get("to", [])


def _how_many(fitting: _Fitting) -> None:
    """Who asks, who is asked, whose draw it is about. The player asked tells of himself unless another is named."""
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


def _calls(fitting: _Fitting) -> None:
    """ "paid off Dave's bet": who stands behind the word is whose bet it is; "a call from Hank" is his."""
    head = fitting.clause.head
    if head and head.text.lower() == "call" and fitting.of and not fitting.subject:
        fitting.subject, fitting.of = (fitting.of,), None
    plain = [person for person in fitting.clause.people if not person.role]
    if plain and not any(person.ahead for person in plain):
        fitting.subject, fitting.objects = (), fitting.subject
    _against(fitting)


def _answers(fitting: _Fitting) -> None:
    """Whom is told, and of whose draw."""
    after = list(fitting.objects)
    if after and not fitting.to:
        fitting.to = after.pop(0)
    if after and not fitting.of:
        fitting.of = after.pop(0)
    fitting.objects = tuple(after)


def _shown_early(fitting: _Fitting) -> None:
    """Whom the hand was shown to stands behind the words."""
    if fitting.objects:
        fitting.to, fitting.objects = fitting.objects[0], fitting.objects[1:]


def _says(fitting: _Fitting) -> None:
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


def _pairs(fitting: _Fitting) -> None:
    fitting.subject += fitting.objects
    fitting.objects = ()


def _against(fitting: _Fitting) -> None:
    """Whom a wager is against: "called Dave", "called 300 from seat 9"; "got called by Ray" is Ray's call."""
    head = fitting.clause.head
    if fitting.by and (
        not fitting.subject or (head and head.text.lower().startswith(("got ", "was ", "gets ", "is ")))
    ):
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
    _in_dealer_position(fitting)


def _posted(fitting: _Fitting) -> None:
    """Which blind it was, or that it was an ante, stands in the head word: "posts the small blind"."""
    said = fitting.clause.head.text.lower() if fitting.clause.head else ""
    fitting.flags |= {what for what in ("big blind", "small blind") if what in said}
    if "ante" in said:
        fitting.flags.add("ante")


def _checks(fitting: _Fitting) -> None:
    """ "Checked around" is everybody's check."""
    said = fitting.clause.head.text.lower() if fitting.clause.head else ""
    if said.endswith(" to") and not any(person.ahead for person in fitting.clause.people):
        fitting.subject, fitting.of = (), next(iter(fitting.subject), None)
    if not fitting.subject and said.endswith(("around", "through", "down")):
        fitting.subject = (EVERYONE,)
    _against(fitting)


def _new_player(fitting: _Fitting) -> None:
    people = (*fitting.subject, *fitting.objects)
    fitting.subject = tuple(who for who in people if who != NEW_PLAYER and (who != SOMEBODY or len(people) == 1))
    fitting.objects = ()


def _pot(fitting: _Fitting) -> None:
    fitting.raises_to = False


_MAKES = ("make", "makes", "made", "making")


def _raises(fitting: _Fitting) -> None:
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


def _still(fitting: _Fitting) -> None:
    """ "Two people still ahead of him": how many, and whom they are ahead of."""
    fitting.of, fitting.to = fitting.of or fitting.to, None
    if "but" in fitting.flags and fitting.head == "still to act":
        fitting.head, fitting.takes = "acted", takes()["acted"]
        fitting.flags.remove("but")
        return
    if fitting.numbers:
        fitting.of = fitting.of or next(iter(fitting.subject), None)
        fitting.subject = ()


def _draws(fitting: _Fitting) -> None:
    _in_dealer_position(fitting)
    if "on it" in fitting.flags and not fitting.numbers and not fitting.cards:
        fitting.head, fitting.takes = "acted", takes()["acted"]
    if fitting.clause.category is None and not fitting.numbers and fitting.cards and len(fitting.cards) == 1:
        fitting.numbers = []


_TURNS: dict[str, Callable[[_Fitting], Any]] = {
    "says": _says,
    "hand shown early": _shown_early,
    "exposed": _exposed,
    "extra cards": _extra_cards,
    "wrong seat": _wrong_seat,
    "dealt out": _dealt_out,
    "dealt in": _dealt_out,
    "answers": _answers, "wants": _wants,
    "passed": _passed,
    "short": _in_dealer_position,
    "out of position": _out_of_position,
    "acted": _acted,
    "has": _has,
    "changes": _changes,
    "how many": _how_many,
    "draws": _draws,
    "pat": _in_dealer_position,
    "new player": _new_player,
    "empty seat": _empty_seat,
    "pot": _pot,
    "beats": _against,
    "raises": _raises,
    "burn dealt": _burn_dealt,
    "card dealt": _card_dealt,
    "still to act": _still,
    "still to draw": _still,
    "pairs": _pairs,
    "calls": _calls,
    "overcalls": _calls,
    "posted": _posted,
    "checks": _checks,
    **dict.fromkeys(("bets", "completes", "folds", "passes", "check-raises", "all-in", "wins", "fouls"), _against),
}
