"""What an event lacks that its head needs, and what it has that its head cannot take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from referee.situation.heads import SPEAKING, UNDECIDED
from referee.situation.model import NOBODY, SOMEBODY, Event
from referee.situation.takes import examples

if TYPE_CHECKING:
    from referee.situation.fitting import Fitting

#: Slots for what was said, and heads behind which it is told how it was said.
_QUOTED = frozenset({"quote", "category"})
_DECIDE_NOTHING = (*SPEAKING, "looks", "bricks")
#: Flags that any head may carry.
_ANY_FLAGS = frozenset({"suited", "no flush", "by", "of the deal", "toward the blind", "first"})
#: The field of an event in which a slot stands.
_FIELDS = {
    "who": "who", "number": "numbers", "count": "numbers", "cards": "cards", "amount": "amount", "quote": "quote", "nth": "nth",
    "category": "quote", "holding": "holding", "to": "to", "of": "of", "by": "by", "instead": "instead",
}  # fmt: skip


def check(fitting: Fitting, event: Event) -> None:
    """Note what is wrong with an event, one thing after another: what was wrong before it says enough."""
    if not fitting.slips:
        _check_needs(fitting, event)
    if not fitting.slips and fitting.head not in UNDECIDED:
        for wrong in (*_misplaced(fitting, event), *_too_many(fitting, event), *_mixed(event)):
            fitting.wrong(wrong)


def _check_needs(fitting: Fitting, event: Event) -> None:
    filled = {slot for slot in _FIELDS if getattr(event, _FIELDS[slot])} | event.flags
    for group in fitting.takes.needs:
        if group.isdisjoint(filled) and group != {"who"}:
            example = examples()[fitting.head]
            fitting.wrong(f"'{fitting.clause.text}' does not say all that is needed; as in '{example}'")
            return


def _misplaced(fitting: Fitting, event: Event) -> Iterator[str]:
    """What the head says nothing about."""
    if strange := event.flags - fitting.takes.flags - _ANY_FLAGS:
        yield f"'{fitting.head}' cannot be '{min(strange)}'"
    for slot in ("to", "by", "of", "instead", "amount", "nth"):
        if getattr(event, slot) and slot not in fitting.takes.slots:
            yield f"'{fitting.head}' takes no '{slot}'"
    if event.quote and not fitting.takes.slots & _QUOTED and fitting.head not in _DECIDE_NOTHING:
        yield f"'{fitting.head}' says nothing about \"{event.quote}\"; put a comma before it, and who says it"


def _too_many(fitting: Fitting, event: Event) -> Iterator[str]:
    """Two things where the head takes one."""
    if len(event.numbers) > (2 if fitting.head == "changes" else 1):
        yield f"several numbers for '{fitting.head}'; say one"
    if SOMEBODY in event.who and len(event.who) > 1:
        yield "whom is it about? Say one clause for each"
    if NOBODY in event.who and len(event.who) > 1:
        yield "nobody, and somebody; say one of them"
    if fitting.objects:
        yield f"'{fitting.head}' does not say what {fitting.objects[0]} has to do with it; put a comma before it"
    if event.who and "who" not in fitting.takes.slots:
        yield f"'{fitting.head}' has no subject"


def _mixed(event: Event) -> Iterator[str]:
    for hand in (event.cards, event.holding):
        if hand and len({bool(card.suit) for card in hand.cards if card.rank != "Jo"}) > 1:
            yield "some of these cards have a suit and some have none; give all or none"
