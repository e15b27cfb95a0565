"""Clauses without a head that go on about the event before them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.cards import Card
from referee.notation import Hand
from referee.situation.adding import again
from referee.situation.betting import BETS
from referee.situation.clause import Clause
from referee.situation.heads import UNDECIDED
from referee.situation.model import PRONOUN
from referee.situation.shown import shows
from referee.situation.sizing import chips_of
from referee.situation.subjects import resolved
from referee.situation.takes import takes

if TYPE_CHECKING:
    from referee.situation.telling import Telling


def each_to_another(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "A jack to me and a trey to lefty": the cards that were exposed, and to whom each went."""
    last = telling.last
    if last is None or last.head != "exposed" or last.cards or last.to or clause.filled != {"people", "cards"}:
        return False
    pieces = clause.cards
    if (
        {person.role for person in clause.people} != {"to"}
        or last.numbers != (len(pieces),)
        or len(clause.people) != len(pieces)
    ):
        return False
    telling.events.pop()
    for person, item in zip(clause.people, pieces, strict=True):
        told = last._replace(cards=Hand(item.value), to=person.who[0], numbers=())
        telling.events.append(resolved(telling, told, clause))
    return True


def goes_to(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "Went to seat 7": whom the card of the event before it went to."""
    last = telling.last
    if last is None or last.to is not None or "to" not in takes()[last.head].slots or clause.filled != {"people"}:
        return False
    if len(clause.people) != 1 or len(clause.named) != 1 or clause.people[0].role != "to":
        return False
    telling.amend(-1, to=clause.named[0])
    return True


def counts_again(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "Everyone else five": the word before it, "Pete has six cards", is left out.

    Behind what he told of his draw, "it was really two" tells what he drew.
    """
    last = telling.last
    if last is None or not last.numbers or len(clause.numbers) != 1:
        return False
    plain = clause.filled == {"people", "numbers"} and not any(person.role for person in clause.people)
    counted = last.head in ("has", "draws") and not last.cards
    answered = last.head == "answers" and clause.filled == {"numbers"}
    if not answered and not (counted and plain):
        return False
    told = last._replace(head="draws", to=None, of=None) if answered else last
    again(telling, clause, told, clause.named or last.who, numbers=(clause.numbers[0][0].value,))
    return True


def names_the_last(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ ", a straight," only calls by its class the hand that was shown before it."""
    last = telling.last
    if not clause.category or last is None or last.head != "has" or last.quote is not None or not shows(last):
        return False
    if clause.people or clause.cards or clause.held or clause.numbers or clause.counts:
        return False
    telling.amend(-1, quote=clause.category)
    return True


def flags_the_last(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """What is said of those just told of, or of one of them: "seat 2 and the button drew five, button is last"."""
    last = telling.last
    if last is None or not clause.flags or cards or clause.numbers or not {*clause.named} <= {PRONOUN, *last.who}:
        return False
    if "replacement" in clause.flags and last.cards and last.cards.cards:
        telling.wrong(clause, "what of the replacement? Say that it was exposed too", f"{clause.text} was exposed")
        return True
    telling.events.pop()
    named = {*clause.named} - {PRONOUN}
    others = tuple(who for who in last.who if named and who not in named)
    if others:
        telling.events.append(last._replace(who=others))
        last = last._replace(who=tuple(who for who in last.who if who in named))
    telling.events.append(last._replace(flags=last.flags | clause.flags))
    return True


def says_nothing_new(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """Whether "only one card" says again what the card before it told; of what no source decides, more is as little."""
    last = telling.last
    if last is None:
        return False
    if last.head in UNDECIDED and clause.filled <= {"people", "numbers", "counts"}:
        return True
    told = [number for number, unit in clause.counts if unit == "cards"]
    if last.head != "exposed" or clause.filled != {"counts"}:
        return False
    return told == [len(last.cards.cards) if last.cards else max(last.numbers, default=1)]


def completes_wager(telling: Telling, clause: Clause, cards: list[Card]) -> bool:
    """ "I bet my 7-6-5-4-2, 40": an amount alone is that of the wager before it."""
    last = telling.last
    if last is None or last.head not in (*BETS, "calls", "overcalls") or last.amount is not None:
        return False
    amount = chips_of(clause)
    if amount is None or clause.settings or not clause.filled <= {"numbers", "amount"}:
        return False
    telling.amend(-1, amount=amount)
    return True
