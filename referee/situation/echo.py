"""A situation spelled in the one canonical form, which reads back as the same situation.

It uses no character that a shell eats, so that it can be typed as it is echoed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from referee.cards import RANKS, Card
from referee.notation import Hand
from referee.situation.model import Amount, Event, Situation, Who
from referee.situation.settings import SETTINGS, STAGES
from referee.situation.vocabulary import ASKED

#: These stand together at the beginning: "A-5 limit 20/40".
_OPENING = ("game", "betting", "stakes")


def canonical(situation: Situation, *, ascii: bool = True) -> str:
    """The canonical spelling; with ``ascii`` false the suits are symbols.

    >>> from referee.situation import read
    >>> canonical(read("2–7 pre-draw limit; the 6♠ was flashed to s2"))
    '2-7 limit, before the draw, exposed 6s to seat 2'
    """
    clauses = ", ".join(_clauses(situation, ascii))
    return f"hand: {clauses}" if situation.told else clauses


def _clauses(situation: Situation, ascii: bool) -> Iterator[str]:
    settings = situation.settings
    opening = " ".join(setting_text(key, settings[key]) for key in _OPENING if key in settings)
    if opening:
        yield opening
    for key, value in settings.items():
        if key not in _OPENING and key != "when":
            yield setting_text(key, value)
    when = None
    for event in situation.events:
        of_this_alone = "when" in event.settings and event.head != "pot"
        if event.when not in (when, None) and not of_this_alone:
            when = event.when
            yield stage_text(when)
        yield event_text(event, ascii=ascii)
    if settings.get("when") not in (when, None):
        yield stage_text(settings["when"])
    if situation.question:
        yield next(question.shown for question in ASKED if question.name == situation.question)


@cache
def _shown() -> Mapping[tuple[str, str], str]:
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
    return _shown().get((key, value)) or f"{key}={value}"


def stage_text(when: str) -> str:
    """A stage in words: ``before the draw``."""
    return _shown().get(("when", when)) or f"when={when}"


def event_text(event: Event, *, ascii: bool = True) -> str:
    """One event as a clause.

    >>> from referee.situation import read
    >>> event_text(read("seat 3 asked seat 5 how many he took").events[0])
    'seat 3 asks how many seat 5 drew'
    """
    spell = _Clause(event, ascii)
    words = _FRAMES.get(event.head, _frame)(spell)
    return " ".join(word for word in words if word)


class _Clause:
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


_AHEAD = ("each", "wants to")
#: Flags that a frame puts in a place of their own.
_ELSEWHERE = ("pat", "miscalled", "of the deal", "took all blinds", "by", "big blind", "small blind", "ante")


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


def amount_text(amount: Amount | None) -> str:
    """Chips as a plain number, a share of a bet in words."""
    if amount is None:
        return ""
    return f"{amount.chips:f}" if amount.chips is not None else amount.kind


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


# --- frames: the order of words
# -----------------------------------------------------------------------------------------

Frame = Callable[[_Clause], tuple[str, ...]]


def _frame(clause: _Clause) -> tuple[str, ...]:
    event = clause.event
    return (
        clause.who,
        clause.ahead,
        event.head,
        clause.nth,
        clause.numbers,
        clause.cards,
        clause.quote,
        clause.amount,
        clause.role("to", event.to),
        clause.role("by", event.by),
        clause.role("of", event.of),
        clause.role("instead of", event.instead),
        clause.holding,
        clause.flags,
        clause.when,
    )


def _exposed(clause: _Clause) -> tuple[str, ...]:
    event = clause.event
    count = clause.count("cards")
    return (
        clause.who, clause.ahead, "exposed", clause.nth, count, clause.cards, clause.role("to", event.to),
        clause.role("by", event.by), clause.flags,
    )  # fmt: skip


def _counted(unit: str, *, ahead: bool = False) -> Frame:
    """A frame whose numbers count something, before or behind the head."""

    def frame(clause: _Clause) -> tuple[str, ...]:
        event = clause.event
        count = "no" if ahead and event.numbers == (0,) else clause.count(unit)
        head = (count, event.head) if ahead else (event.head, count)
        return (
            clause.who, clause.ahead, *head, clause.nth, clause.cards, clause.quote, clause.amount_left,
            clause.role("to", event.to), clause.role("of", event.of), clause.holding, clause.flags,
        )  # fmt: skip

    return frame


def _acted(clause: _Clause) -> tuple[str, ...]:
    event = clause.event
    flags = " ".join(sorted(event.flags - {"wants to", "each", "else", "but"}))
    if event.numbers == (0,):
        who = "nobody else" if "else" in event.flags else "nobody"
    else:
        who = f"everyone but {clause.who}" if "but" in event.flags else clause.count("players") or clause.who
    return (who, clause.ahead, "acted", flags)


def _changes(clause: _Clause) -> tuple[str, ...]:
    numbers = " to ".join(map(str, clause.event.numbers))
    return clause.who, clause.ahead, "changes", f"to {numbers}" if len(clause.event.numbers) == 1 else numbers


def _how_many(clause: _Clause) -> tuple[str, ...]:
    event = clause.event
    asked = person_text(event.to) if event.to and event.to != event.of else ""
    return clause.who, clause.ahead, "asks", asked, "how many", person_text(event.of) if event.of else "", "drew"


def _calls(clause: _Clause) -> tuple[str, ...]:
    event = clause.event
    return (
        clause.who,
        clause.ahead,
        event.head,
        clause.amount,
        clause.role("from", event.of),
        clause.holding,
        clause.flags,
        clause.when,
    )


def _posted(clause: _Clause) -> tuple[str, ...]:
    what = next((what for what in ("big blind", "small blind", "ante") if what in clause.event.flags), "")
    return (clause.who, clause.ahead, "posted", what, clause.amount, clause.flags)


def _passed(clause: _Clause) -> tuple[str, ...]:
    return (person_text(clause.event.by) if clause.event.by else "", "passed", clause.who)


def _wrong_seat(clause: _Clause) -> tuple[str, ...]:
    event = clause.event
    return (clause.nth, "to the wrong seat", clause.role("to", event.to), clause.role("instead of", event.instead))


def _extra_cards(clause: _Clause) -> tuple[str, ...]:
    return (clause.who, clause.ahead, "has" if clause.who else "", clause.numbers, "extra cards", clause.flags)


def _bet_and_raises(clause: _Clause) -> tuple[str, ...]:
    return (clause.who, "bet and", clause.numbers, "raises")


def _wants(clause: _Clause) -> tuple[str, ...]:
    return (clause.who, "wants", clause.event.quote or "", clause.amount)


def _not_said(clause: _Clause) -> tuple[str, ...]:
    """What nobody knows: a setting of the table, by its words, or whether something happened."""
    what = clause.event.quote or ""
    settings = " or ".join([shown for (key, _), shown in _shown().items() if key == what][:2])
    return ("nobody said if", settings or clause.who, "" if settings else what)


def _new_player(clause: _Clause) -> tuple[str, ...]:
    return (clause.who, "new player", f"with {clause.amount} chips" if clause.amount else "", clause.flags)


def _action_on(clause: _Clause) -> tuple[str, ...]:
    return ("action on", clause.who)


def _moved(clause: _Clause) -> tuple[str, ...]:
    took = "took all blinds and" if "took all blinds" in clause.event.flags else ""
    event = clause.event
    return (clause.who, took, "moved", clause.role("from", event.of), clause.role("to", event.to))


def _said(word: str) -> Frame:
    """A frame whose head is written otherwise than it is called."""

    def frame(clause: _Clause) -> tuple[str, ...]:
        return tuple(word if part == clause.event.head else part for part in _frame(clause))

    return frame


_FRAMES: Mapping[str, Frame] = {
    "exposed": _exposed, "acted": _acted, "changes": _changes, "how many": _how_many,  "calls": _calls,
    "overcalls": _calls, "passed": _passed, "posted": _posted, "wrong seat": _wrong_seat, "extra cards": _extra_cards,
    "bet and raises": _bet_and_raises, "wants": _wants, "not said": _not_said, "moved": _moved, "action on": _action_on, "new player": _new_player,
    "has": _counted("cards"), "pat": _counted("cards"), "short": _counted("cards"), "card dealt": _counted("", ahead=True), "burn dealt":
    _counted("", ahead=True), "still to act": _counted("players", ahead=True), "still to draw": _counted("players",
    ahead=True), "intact": _counted("players", ahead=True), "stub": _counted("players", ahead=True),
}  # fmt: skip
