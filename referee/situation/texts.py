"""The parts of a situation in words: settings, stages, people, amounts, and what fills the slots of an event."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from referee.cards import RANKS, Card
from referee.notation import Hand
from referee.situation.model import Amount, Event, Who
from referee.situation.settings import SETTINGS, STAGES

# --- settings --------------------------------------------------------------------------------------------------------


@cache
def shown() -> Mapping[tuple[str, str], str]:
    """How each setting and stage is written out, by its key and value."""
    return {(setting.key, setting.value): setting.shown for setting in (*SETTINGS, *STAGES)}


def setting_text(key: str, value: str) -> str:
    """One setting in words; a fact that has no words of its own as ``name=value``.

    >>> setting_text("game", "27"), setting_text("players", "4"), setting_text("rank", "6")
    ('2-7', '4 players', 'rank=6')
    """
    if key == "players" and value.isdecimal():
        return f"{value} players"
    if key == "stakes":
        return value
    if key in ("bet", "blind"):
        return f"the {key} is {value}"
    return shown().get((key, value)) or f"{key}={value}"


def stage_text(when: str) -> str:
    """A stage in words: ``before the draw``."""
    return shown().get(("when", when)) or f"when={when}"


# --- people and chips ------------------------------------------------------------------------------------------------


def person_text(who: Who) -> str:
    """Somebody, so that the reader knows a name from a word: a name that is a word of the language gets "player"
    before it."""
    if who.kind == "name" and _is_word(who.label):
        return f"player {who.label}"
    return str(who)


def _is_word(name: str) -> bool:
    from referee.situation.grammar import items

    found = items(name)
    return len(found) != 1 or found[0].kind != "name"


def people_text(people: tuple[Who, ...]) -> str:
    """Several people as a list."""
    return " and ".join(map(person_text, people))


def amount_text(amount: Amount | None) -> str:
    """Chips as a plain number, a share of a bet in words."""
    if amount is None:
        return ""
    return f"{amount.chips:f}" if amount.chips is not None else amount.kind


# --- the slots of an event -------------------------------------------------------------------------------------------

_AHEAD = ("each", "wants to")
#: Flags that a frame puts in a place of their own.
_ELSEWHERE = ("pat", "miscalled", "of the deal", "took all blinds", "by", "big blind", "small blind", "ante")


class Parts:
    """The parts of an event in words; an empty text for what it does not have."""

    def __init__(self, event: Event, ascii: bool) -> None:
        self.event, self.ascii = event, ascii
        self.who = people_text(event.who)

    def role(self, word: str, who: Who | None) -> str:
        return f"{word} {person_text(who)}" if who else ""

    @property
    def nth(self) -> str:
        named = " and ".join(map(_ordinal, self.event.nth)) + (" card" if self.event.nth else "")
        return f"{named} of the deal" if "of the deal" in self.event.flags else named

    def count(self, unit: str) -> str:
        return " ".join(
            f"{n} {unit}".strip() if n != 1 else f"1 {unit.removesuffix('s')}".strip() for n in self.event.numbers
        )

    @property
    def numbers(self) -> str:
        return " ".join(map(str, self.event.numbers))

    def hand(self, hand: Hand | None) -> str:
        if hand is None:
            return ""
        pat = "pat " if "pat" in self.event.flags else ""
        if hand.ranks_alone and (len(hand.cards) == 1 or _rising(hand)):
            return pat + " and ".join(map(_one_card, hand.cards)) + (" suited" if hand.suited else "")
        return pat + (hand.ascii if self.ascii else str(hand))

    @property
    def cards(self) -> str:
        return self.hand(self.event.cards)

    @property
    def holding(self) -> str:
        return f"holding {self.hand(self.event.holding)}" if self.event.holding else ""

    @property
    def amount(self) -> str:
        text = amount_text(self.event.amount)
        role = "to" if self.event.raises_to else "by" if "by" in self.event.flags else ""
        return f"{role} {text}".strip() if text else ""

    @property
    def amount_left(self) -> str:
        return f"{self.amount} left" if self.amount else ""

    @property
    def quote(self) -> str:
        quote = self.event.quote
        if quote is None:
            return ""
        return quote if _is_category(quote) else f'"{quote}"'

    @property
    def ahead(self) -> str:
        return " ".join(flag for flag in _AHEAD if flag in self.event.flags)

    @property
    def flags(self) -> str:
        return " ".join(sorted(flag for flag in self.event.flags if flag not in (*_AHEAD, *_ELSEWHERE)))

    @property
    def when(self) -> str:
        return stage_text(self.event.settings["when"]) if "when" in self.event.settings else ""


def _rising(hand: Hand) -> bool:
    """Two ranks that joined by a hyphen would be a game or stakes: 2-7, A-5, 4-8."""
    ranks = [(*RANKS, "Jo").index(card.rank) for card in hand.cards]
    return len(ranks) == 2 and (ranks[0] < ranks[1] or hand.ascii == "A-5")


def _is_category(quote: str) -> bool:
    from referee.situation.grammar import items

    found = items(quote)
    return bool(found) and found[0].kind == "category"


def _ordinal(nth: int) -> str:
    ending = "th" if 10 < nth % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(nth % 10, "th")
    return "first" if nth == 1 else f"{nth}{ending}"


def _one_card(card: Card) -> str:
    name = card.ascii
    if name == "Jo":
        return name
    return f"{'an' if name in 'A8' else 'a'} {name}"
