"""The numbers of a clause: a count of cards or players, a rank, or chips, as its head takes them."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from referee.cards import Card
from referee.situation.betting import BETTING, RAISES
from referee.situation.clause import Slip
from referee.situation.item import Item
from referee.situation.model import Amount, Who

if TYPE_CHECKING:
    from referee.situation.fitting import Fitting

_CLAIMS = ("says", "lowest card", "lowest")


def lay_numbers(fitting: Fitting) -> None:
    """Lay every number of the clause where it belongs."""
    for number, unit in fitting.counts:
        _lay_count(fitting, number, unit)
    for item, role in fitting.clause.numbers:
        _lay_number(fitting, item, role)


def _lay_count(fitting: Fitting, number: int, unit: str) -> None:
    if unit == "chips":
        _put_in(fitting, Decimal(number))
    elif unit == "players" and not fitting.counts_players:
        if fitting.subject != (Who("count", str(number)),):
            fitting.wrong(f"'{fitting.head}' has two subjects")
    elif "count" in fitting.takes.slots or "number" in fitting.takes.slots:
        fitting.numbers.append(number)
    else:
        fitting.wrong(f"'{fitting.head}' takes no number of {unit}")


def _lay_number(fitting: Fitting, item: Item, role: str) -> None:
    if fitting.head in ("says", "fouls") and item.value > 1 and (low := low_of(item.value)):
        fitting.cards += low
    elif fitting.head == "checks" and item.value > 1 and (low := low_of(item.value)):
        fitting.holding += low
    elif "number" in fitting.takes.slots:
        fitting.numbers.append(item.value)
    elif "amount" in fitting.takes.slots and fitting.head != "has" and _amount_stands_right(fitting, item):
        if role == "from" and fitting.head in RAISES:
            return
        fitting.tell_to_from_by(role)
        _put_in(fitting, Decimal(item.value))
    elif fitting.head == "has" and (item.value > 10 or _is_of_chips(fitting)):
        _put_in(fitting, Decimal(item.value))
    elif fitting.head == "has" and _counts_cards(fitting, item):
        fitting.numbers.append(item.value)
    elif "cards" in fitting.takes.slots and (
        (6 <= item.value <= 10 and fitting.head != "has") or (fitting.head in _CLAIMS and 1 < item.value <= 10)
    ):
        fitting.cards += low_of(item.value)
    elif "count" in fitting.takes.slots and item.value in (0, 1):
        fitting.numbers.append(item.value)
    elif "cards" in fitting.takes.slots and 2 <= item.value <= 10:
        _count_or_rank(fitting, item)
    else:
        fitting.wrong(f"'{fitting.head}' takes no number; what is {item.text}?")


def _counts_cards(fitting: Fitting, item: Item) -> bool:
    """Whether a bare number is one of cards: "was dealt six", "counts down seven", "has only three"."""
    head = fitting.clause.head
    before = [other.text.lower() for other in fitting.clause.items if other.stop <= item.start]
    dealt = head is not None and any(
        word in head.text.lower() for word in ("dealt", "count", "pick", "end", "wind", "wound")
    )
    return 2 <= item.value <= 8 and (dealt or before[-1:] in (["only"], ["just"]))


def _is_of_chips(fitting: Fitting) -> bool:
    """Whether what a player has is told of a blind, or of the chips in front of him."""
    said = fitting.clause.text.lower()
    return "blind" in said or "stack" in said


def _amount_stands_right(fitting: Fitting, item: Item) -> bool:
    """Behind the head word: in "one more raise" the number is no amount; in "bets 15 all-in" it is."""
    head = fitting.clause.head
    return head is None or item.start > head.start or fitting.head not in BETTING or fitting.clause.led_by in BETTING


def _count_or_rank(fitting: Fitting, item: Item) -> None:
    said, word = fitting.clause.text, item.text
    before, behind = said[: item.start - fitting.clause.start], said[item.stop - fitting.clause.start :]
    text = f"'{said}' could be {word} cards or one card of rank {item.value}; say '{word} cards' or '{item.value}h'"
    head = fitting.clause.head
    counted = fitting.head == "has" or (item.value == 2 and head is not None and item.start > head.start)
    hint = f"{word} cards" if counted else f"a {word}"
    works = None if fitting.numbers else before + hint + behind
    fitting.slips.append(Slip(text, fitting.clause.start, fitting.clause.stop, works))


def _put_in(fitting: Fitting, chips: Decimal) -> None:
    if fitting.amount is not None:
        fitting.wrong("two amounts in one clause")
    else:
        fitting.amount = Amount("chips", chips)


_TEN = 10


def low_of(number: int) -> list[Card]:
    """The cards of a low said as a number: 8 is an eight, and eighty-five an eight-five."""
    ranks = list(divmod(number, 10)) if number > _TEN else [number]
    falls = len(ranks) == len(set(ranks)) and ranks == sorted(ranks, reverse=True) and ranks[0] <= _TEN
    named = falls and not {0, 1} & set(ranks)
    return [Card("T" if rank == _TEN else str(rank), "") for rank in ranks] if named else []
