"""A clause laid into the slots of its head word, as the event it tells.

What a head can take stands in the ``heads`` table; ``deal_turns`` and ``play_turns`` have the heads whose words stand in
another order than their sense ("dealer exposed 7h": the dealer is by whom, not whose).
"""

from __future__ import annotations

from typing import NamedTuple

from referee.cards import Card
from referee.notation import Hand
from referee.situation.betting import RAISES
from referee.situation.clause import Clause, Slip
from referee.situation.counting import lay_numbers, low_of
from referee.situation.deal_turns import DEAL_TURNS
from referee.situation.demands import check
from referee.situation.grammar import items
from referee.situation.item import Item
from referee.situation.model import BOTH, EVERYONE, NEW_PLAYER, NOBODY, NOBODY_ELSE, PRONOUN, Event, Who
from referee.situation.pieces import WHOLE_HAND, one_hand
from referee.situation.play_turns import PLAY_TURNS
from referee.situation.takes import takes


class Fitted(NamedTuple):
    """An event, whether its subject is still to be found, and what is wrong with it."""

    event: Event
    wants_subject: bool
    slips: tuple[Slip, ...]


def fit(clause: Clause, head: str) -> Fitted:
    """The event that a clause tells if its head is ``head``. Columns are places in the stretch, counted from 0."""
    known = clause.fitted.get(head)
    if known is None:
        known = clause.fitted[head] = Fitting(clause, head).fitted()
    return known


class Fitting:
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
        self.tell_to_from_by(clause.amount_role)
        self.nth = clause.nth
        self.cards: list[Card] = []
        self.holding: list[Card] = []
        self.by: Who | None = None
        self._seat_people()
        self._lay_cards()
        lay_numbers(self)
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
                Who("count", str(n)) for n, unit in self.counts if unit == "players" and not self.counts_players
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
    def counts_players(self) -> bool:
        """Whether a number of players is what the head tells, and not who did it."""
        return "count" in self.takes.slots and self.head not in ("exposed", "has", "draws", "short", "extra cards")

    def _named(self, *roles: str) -> Who | None:
        named = [who for person in self.clause.people if person.role in roles for who in person.who]
        if len(named) > 1:
            self.wrong(f"{self.head} {roles[0]} several players; say one clause for each")
        return named[0] if named else None

    def tell_to_from_by(self, role: str) -> None:
        """ "Raises to 80" makes it 80 in all, "by 80" puts 80 on top; where neither is said it may be both."""
        self.raises_to = self.raises_to or role == "to"
        if role == "by" and self.head in RAISES:
            self.flags.add("by")

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

    # -- names of hands --

    def _lay_names(self) -> None:
        category = self.clause.category
        if self.quote is not None and self.head == "says":
            self._unquote(self.quote)
        if category is None:
            return
        if self.head == "says" and category == "one pair":
            self.flags.add("pair")
        elif (self.quote is None and ("quote" in self.takes.slots or "category" in self.takes.slots)) or (
            self.head == "lowest card" and not self.cards
        ):
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
            self.cards += low_of(inside[0].value)
        elif len(inside) == 1 and kinds == {"category"}:
            self.quote = str(inside[0].value)
            if self.quote != "one pair":
                return
            self.flags.add("pair")
        if self.cards or "pair" in self.flags:
            self.quote = None

    # -- the end --

    def wrong(self, text: str, hint: str | None = None) -> None:
        """Note what is wrong with the clause under this head."""
        self.slips.append(Slip(text, self.clause.start, self.clause.stop, hint))

    def fitted(self) -> Fitted:
        """The event, and what is wrong with it."""
        if turn := _TURNS.get(self.head):
            turn(self)
        event = self._event()
        check(self, event)
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


_COUNT_PLAYERS = ("acted", "still to act", "still to draw", "intact")
_TURNS = {**DEAL_TURNS, **PLAY_TURNS}
