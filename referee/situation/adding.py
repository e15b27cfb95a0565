"""An event taken into the telling: whose it is, when it was, what an earlier one says of it, and what it tells besides."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from referee.notation import Hand
from referee.situation.betting import BETS, BETTING, SINGLE_ACTS
from referee.situation.clause import Clause
from referee.situation.dating import DRAWS, dated, suppose_stage
from referee.situation.fitting import Fitted
from referee.situation.model import (
    BIG_BLIND,
    BUTTON,
    LAST_PLAYER,
    NEW_PLAYER,
    PRONOUN,
    SMALL_BLIND,
    SOMEBODY,
    Amount,
    Event,
    Who,
)
from referee.situation.subjects import resolved, subject_of
from referee.situation.takes import takes
from referee.situation.vacant import only_stands_empty

if TYPE_CHECKING:
    from referee.situation.telling import Telling

_ALREADY = re.compile(r"(?:\bhad|'d)\s+already\b", re.IGNORECASE)


def add(telling: Telling, clause: Clause, fitted: Fitted) -> None:
    """Take in the event that a clause tells."""
    if fitted.slips:
        telling.report(fitted.slips)
        return
    event = _with_modal(resolved(telling, fitted.event, clause), clause)
    needs_subject = fitted.wants_subject or bool(fitted.event.who)
    told = _with_subject(telling, clause, event, needs_subject)
    if told is None:
        return
    event = _of_those_waiting(telling, clause, _in_its_order(telling, clause, told))
    event = _called_once(clause, dated(telling, clause, event))
    if event.head == "empty seat" and only_stands_empty(clause):
        telling.vacant = event
    begun = len(telling.events)
    event = _with_its_card(telling, _turned(telling, _completed(telling, event)))
    _tell_besides(telling, clause, event)
    if event not in telling.events[begun:]:
        telling.events.append(event)
    remember(telling, event)
    _put_in_order(telling, clause, event, begun)
    _tell_of_owners(telling, clause, event)
    named = [who for who in clause.named if who != PRONOUN]
    telling.mentioned = named[-1] if named else telling.subject[-1] if telling.subject else None


def again(telling: Telling, clause: Clause, last: Event, people: tuple[Who, ...], **fields: Any) -> None:
    """The last event once more, of other people."""
    again = last._replace(who=people, column=telling.base + clause.start, length=clause.stop - clause.start)
    telling.events.append(resolved(telling, again._replace(**fields), clause))
    remember(telling, telling.events[-1])


def remember(telling: Telling, event: Event) -> None:
    """Keep of whom an event tells, and the stage it lets suppose."""
    subject = tuple(who for who in event.who if who.kind != "role" or who.label not in _NO_SUBJECT)
    if subject or event.to:
        telling.subject = subject or ((event.to,) if event.to else ())
    suppose_stage(telling, event)


_NO_SUBJECT = ("dealer", "nobody", "everyone")


# --- whose it is -----------------------------------------------------------------------------------------------------

#: "Can Ann raise?" does not say that she raised.
_MODALS = (
    "can",
    "could",
    "may",
    "must",
    "should",
    "shall",
    "will",
    "would",
    "do",
    "does",
    "do i",
    "do we",
    "is he",
    "is she",
)
#: What a line that names nobody tells of the one who speaks: "missed the blind", "stood pat on four cards".
_OF_ONESELF = ("all-in", "misses blind", "draws", "pat", "changes", "checks", "raps", "says", "has", "moved", "short")
#: Of whom "hasn't acted" is told where nobody stands beside it: the player told of before.
_WAITING = ("still to act", "still to draw")


def _with_modal(event: Event, clause: Clause) -> Event:
    wishes = clause.asks_first in _MODALS and "wants to" in takes()[event.head].flags
    return event._replace(flags=event.flags | {"wants to"}) if wishes else event


def _with_subject(telling: Telling, clause: Clause, event: Event, needed: bool) -> Event | None:
    """The event with whom it is about where that is not said; None where it is needed and not known."""
    if needed and not event.who:
        who = subject_of(telling, clause) or _unnamed(telling, clause, event)
        if not who:
            hint = f"seat 3 {clause.text}"
            telling.wrong(clause, f"who? say '{hint}'", hint)
            return None
        event = event._replace(who=who)
    if event.head == "wants" and not event.who:
        return event._replace(who=telling.subject)
    return event


def _unnamed(telling: Telling, clause: Clause, event: Event) -> tuple[Who, ...]:
    """Who it is where nobody was named: the new player who waits or kills, or who tells it."""
    if event.head in ("waits", "kills") and telling.last and telling.last.head == "new player":
        return (NEW_PLAYER,)
    return (SOMEBODY,) if not telling.subject and (event.head in _OF_ONESELF or clause.asks) else ()


#: Heads for which it is of no matter where a player sits.
_ANYWHERE = (*BETTING, "acted", "says", "has", "fouls")
#: Places that decide what a player gets: the button's hand of four is completed where another's is not.
_PLACES = (BUTTON, BIG_BLIND, SMALL_BLIND, LAST_PLAYER)
_SEVERAL = re.compile(r"\b(?:and|or|both|plus|also)\b|&", re.IGNORECASE)


def _called_once(clause: Clause, event: Event) -> Event:
    """The event of one player who is called by his place and by his name, with the one that tells more.

    "The first to act, seat 2, bets" is a bet of seat 2; of "seat 2 on the button has 4 cards" it counts where he sits,
    and before the draw of "Ann in the big blind checks".
    """
    named = [who for who in event.who if who.kind != "role"]
    if len(event.who) != 2 or len(named) != 1 or SOMEBODY in event.who or _SEVERAL.search(clause.ahead):
        return event
    opens = event.head in ("checks", "passes") and event.when in (None, "before-draw") and BIG_BLIND in event.who
    anywhere = event.head in _ANYWHERE and (event.head != "has" or event.cards) and not opens
    places = [who for who in event.who if who in _PLACES and not anywhere]
    return event._replace(who=(*places, *named)[:1])


def _in_its_order(telling: Telling, clause: Clause, event: Event) -> Event:
    """What came first is not told behind what others did."""
    if "first" not in event.flags:
        return event
    acts = (*SINGLE_ACTS, "says", "fouls")
    if any(told.who != event.who and told.head in acts for told in telling.events):
        telling.wrong(clause, "first, but told behind others; tell things in their order")
    return event._replace(flags=event.flags - {"first"})


def _of_those_waiting(telling: Telling, clause: Clause, event: Event) -> Event:
    """The event of those who were named before it, and of whom nothing was told till now."""
    waiting = telling.waiting
    if event.head in _WAITING and not event.who and not event.numbers:
        event = event._replace(who=subject_of(telling, clause) or (SOMEBODY,))
    if waiting and not event.who and not event.numbers and "who" in takes()[event.head].slots:
        event = event._replace(who=waiting)
    if waiting and len(event.who) > 1 and not set(waiting) & set(event.who):
        event = event._replace(who=(*waiting, *event.who))
    elif waiting and waiting != event.who:
        telling.unheard(clause)
    if telling.waiting_flags:
        event = event._replace(flags=event.flags | telling.waiting_flags)
        if "took all blinds" in telling.waiting_flags and event.head != "moved":
            telling.wrong(clause, "took all blinds, and then? Say 'took all blinds and changed seats'")
        telling.waiting_flags = frozenset()
    telling.waiting = ()
    return event


# --- what an earlier event says of it --------------------------------------------------------------------------------


def _completed(telling: Telling, event: Event) -> Event:
    """With what an earlier event tells: "asked for two, then said make it one" changes two to one."""
    if event.head not in ("changes", "draws", "pat") or "triple-draw" in telling.settings:
        return event
    asked = next((told for told in reversed(telling.events) if told.head in DRAWS and told.who == event.who), None)
    if asked is None or event.cards or asked.cards or len(event.numbers) > 1:
        return event
    first = asked.numbers[-1] if asked.numbers else 0
    now = event.numbers[-1] if event.numbers else 0
    return event if first == now else event._replace(head="changes", numbers=(first, now))


def _turned(telling: Telling, event: Event) -> Event:
    """With the card that was named before it: "second card of the deal, dealer turns it over"."""
    if telling.unturned is None or event.head not in ("exposed", "wrong seat") or event.nth:
        return event
    named, telling.unturned = telling.unturned, None
    return event._replace(
        nth=named.nth,
        who=event.who or named.who,
        to=event.to or named.to,
        by=event.by or named.by,
        flags=event.flags | named.flags,
        column=named.column,
    )


def _with_its_card(telling: Telling, event: Event) -> Event:
    """With the card that was told behind the draw it came in."""
    if event.head != "exposed" or not telling.drawn or event.cards or event.nth:
        return event
    card, telling.drawn = telling.drawn, None
    return event._replace(cards=card, when=event.when or "on-draw")


# --- what it tells besides -------------------------------------------------------------------------------------------


def _tell_besides(telling: Telling, clause: Clause, event: Event) -> None:
    """Tell of what must have come before an event for it to be as it is told."""
    if clause.drew is not None and event.who:
        drawn = Event("draws", event.who, numbers=(clause.drew,), column=event.column, length=event.length)
        telling.events.append(drawn)
    _bet_that_is_raised(telling, clause, event)
    _bet_that_is_met(telling, event)
    head = clause.head.value if clause.head else None
    led = clause.led_by == "new player" and event.head != "new player"
    if led or (clause.request and head == "new player"):
        _newcomer(telling, event)


def _bet_that_is_raised(telling: Telling, clause: Clause, event: Event) -> None:
    """A raise may tell of the bet that it raises: "raises the button's 60 to 200"."""
    if clause.raised and not any(told.who == clause.raised[0] and told.head in BETS for told in telling.events):
        who, chips = clause.raised
        bet = Event("bets", who, amount=Amount("chips", chips), when=event.when, column=event.column)
        telling.events += [event, bet] if event.head == "checks" else [bet]


def _bet_that_is_met(telling: Telling, event: Event) -> None:
    """A call may tell of the bet that it meets: "paid off Dave's $40 bet"."""
    if event.head != "calls" or event.of is None or event.amount is None:
        return
    if not any(event.of in told.who and told.head in ("bets", "raises", "all-in") for told in telling.events):
        telling.events.append(event._replace(head="bets", who=(event.of,), of=None, holding=None, flags=frozenset()))


def _newcomer(telling: Telling, event: Event) -> None:
    """Tell of the new player of "a new player wants a hand", unless told already."""
    about = tuple(who for who in event.who if who != NEW_PLAYER)
    if not any(told.head == "new player" and told.who == about for told in telling.events):
        telling.events.append(Event("new player", about, when=telling.when, column=event.column, length=event.length))


def _tell_of_owners(telling: Telling, clause: Clause, event: Event) -> None:
    """Tell of the hands of others: "called 40 from Lou's 8-7-6-2-A"."""
    for owner, item in clause.theirs:
        hand = Hand(item.value)
        telling.events.append(
            Event("has", owner, cards=hand, when=event.when, column=event.column, length=event.length)
        )


# --- the order of things ---------------------------------------------------------------------------------------------


def _put_in_order(telling: Telling, clause: Clause, event: Event, begun: int) -> None:
    """Put the last event where it belongs, if it came before what is told in front of it."""
    if clause.comes_first and begun and telling.events[begun - 1].column >= telling.base:
        _put_before_the_last(telling, begun - 1)
    if event.head == "all-in" and clause.filled <= {"head", "flags"}:
        _put_before_the_hand(telling, clause)
    already = bool(_ALREADY.search(clause.text))
    if event.head == "fouls" and already:
        _put_before_the_claim(telling)
    telling.already = already


def _put_before_the_hand(telling: Telling, clause: Clause) -> None:
    """ "Ann has 7-6-5-4-3 and is all-in before the draw" tells of the hand first, of what came first behind it."""
    *_, shown, shoved = (Event(""), *telling.events)
    if shown.head != "has" or shown.who != shoved.who:
        return
    if clause.when is None:
        telling.wrong(clause, "all-in for how much, or before the draw? Say which", "was all-in before the draw")
    telling.events[-2:] = [shoved, shown]


def _put_before_the_last(telling: Telling, at: int) -> None:
    """ "Folded when Ray bet": the bet came before the event at a place, unless the one had "already" folded."""
    if not telling.already:
        telling.events.append(telling.events.pop(at))
        remember(telling, telling.events[-1])


def _put_before_the_claim(telling: Telling) -> None:
    """Who "had already mucked" did so before the claim, or the hand, that is told before it."""
    fouls = telling.events[-1]._replace(flags=telling.events[-1].flags - {"on it"})
    claims = (at for at, event in enumerate(telling.events) if event.head in ("says", "has") and event.who != fouls.who)
    at = next(claims, len(telling.events) - 1)
    telling.events[at:] = [fouls, *telling.events[at:-1]]
