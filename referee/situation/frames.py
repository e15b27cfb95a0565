"""An event in words: each head with the order in which its parts are written."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.situation.model import Event
from referee.situation.texts import Parts, person_text, shown


def event_text(event: Event, *, ascii: bool = True) -> str:
    """One event as a clause.

    >>> from referee.situation import read
    >>> event_text(read("seat 3 asked seat 5 how many he took").events[0])
    'seat 3 asks how many seat 5 drew'
    """
    spell = Parts(event, ascii)
    words = _FRAMES.get(event.head, _frame)(spell)
    return " ".join(word for word in words if word)


Frame = Callable[[Parts], tuple[str, ...]]


def _frame(parts: Parts) -> tuple[str, ...]:
    event = parts.event
    return (
        parts.who,
        parts.ahead,
        event.head,
        parts.nth,
        parts.numbers,
        parts.cards,
        parts.quote,
        parts.amount,
        parts.role("to", event.to),
        parts.role("by", event.by),
        parts.role("of", event.of),
        parts.role("instead of", event.instead),
        parts.holding,
        parts.flags,
        parts.when,
    )


def _exposed(parts: Parts) -> tuple[str, ...]:
    event = parts.event
    count = parts.count("cards")
    return (
        parts.who, parts.ahead, "exposed", parts.nth, count, parts.cards, parts.role("to", event.to),
        parts.role("by", event.by), parts.flags,
    )  # fmt: skip


def _counted(unit: str, *, ahead: bool = False) -> Frame:
    """A frame whose numbers count something, before or behind the head."""

    def frame(parts: Parts) -> tuple[str, ...]:
        event = parts.event
        count = "no" if ahead and event.numbers == (0,) else parts.count(unit)
        head = (count, event.head) if ahead else (event.head, count)
        return (
            parts.who, parts.ahead, *head, parts.nth, parts.cards, parts.quote, parts.amount_left,
            parts.role("to", event.to), parts.role("of", event.of), parts.holding, parts.flags,
        )  # fmt: skip

    return frame


def _acted(parts: Parts) -> tuple[str, ...]:
    event = parts.event
    flags = " ".join(sorted(event.flags - {"wants to", "each", "else", "but"}))
    if event.numbers == (0,):
        who = "nobody else" if "else" in event.flags else "nobody"
    else:
        who = f"everyone but {parts.who}" if "but" in event.flags else parts.count("players") or parts.who
    return (who, parts.ahead, "acted", flags)


def _changes(parts: Parts) -> tuple[str, ...]:
    numbers = " to ".join(map(str, parts.event.numbers))
    return parts.who, parts.ahead, "changes", f"to {numbers}" if len(parts.event.numbers) == 1 else numbers


def _how_many(parts: Parts) -> tuple[str, ...]:
    event = parts.event
    asked = person_text(event.to) if event.to and event.to != event.of else ""
    return parts.who, parts.ahead, "asks", asked, "how many", person_text(event.of) if event.of else "", "drew"


def _calls(parts: Parts) -> tuple[str, ...]:
    event = parts.event
    return (
        parts.who,
        parts.ahead,
        event.head,
        parts.amount,
        parts.role("from", event.of),
        parts.holding,
        parts.flags,
        parts.when,
    )


def _posted(parts: Parts) -> tuple[str, ...]:
    what = next((what for what in ("big blind", "small blind", "ante") if what in parts.event.flags), "")
    return (parts.who, parts.ahead, "posted", what, parts.amount, parts.flags)


def _passed(parts: Parts) -> tuple[str, ...]:
    return (person_text(parts.event.by) if parts.event.by else "", "passed", parts.who)


def _wrong_seat(parts: Parts) -> tuple[str, ...]:
    event = parts.event
    return (parts.nth, "to the wrong seat", parts.role("to", event.to), parts.role("instead of", event.instead))


def _extra_cards(parts: Parts) -> tuple[str, ...]:
    return (parts.who, parts.ahead, "has" if parts.who else "", parts.numbers, "extra cards", parts.flags)


def _bet_and_raises(parts: Parts) -> tuple[str, ...]:
    return (parts.who, "bet and", parts.numbers, "raises")


def _wants(parts: Parts) -> tuple[str, ...]:
    return (parts.who, "wants", parts.event.quote or "", parts.amount)


def _not_said(parts: Parts) -> tuple[str, ...]:
    """What nobody knows: a setting of the table, by its words, or whether something happened."""
    what = parts.event.quote or ""
    settings = " or ".join([shown for (key, _), shown in shown().items() if key == what][:2])
    return ("nobody said if", settings or parts.who, "" if settings else what)


def _new_player(parts: Parts) -> tuple[str, ...]:
    return (parts.who, "new player", f"with {parts.amount} chips" if parts.amount else "", parts.flags)


def _action_on(parts: Parts) -> tuple[str, ...]:
    return ("action on", parts.who)


def _moved(parts: Parts) -> tuple[str, ...]:
    took = "took all blinds and" if "took all blinds" in parts.event.flags else ""
    event = parts.event
    return (parts.who, took, "moved", parts.role("from", event.of), parts.role("to", event.to))


_FRAMES: Mapping[str, Frame] = {
    "exposed": _exposed, "acted": _acted, "changes": _changes, "how many": _how_many,  "calls": _calls,
    "overcalls": _calls, "passed": _passed, "posted": _posted, "wrong seat": _wrong_seat, "extra cards": _extra_cards,
    "bet and raises": _bet_and_raises, "wants": _wants, "not said": _not_said, "moved": _moved, "action on": _action_on, "new player": _new_player,
    "has": _counted("cards"), "pat": _counted("cards"), "short": _counted("cards"), "card dealt": _counted("", ahead=True), "burn dealt":
    _counted("", ahead=True), "still to act": _counted("players", ahead=True), "still to draw": _counted("players",
    ahead=True), "intact": _counted("players", ahead=True), "stub": _counted("players", ahead=True),
}  # fmt: skip
