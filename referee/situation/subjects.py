"""Who is meant: by no word at all, by "he" and "him", by "both", and by what somebody did."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from referee.situation.betting import ANSWERS, BETS, SINGLE_ACTS
from referee.situation.clause import Clause
from referee.situation.model import BOTH, OPPONENT, PRONOUN, SOMEBODY, Event, Who
from referee.situation.named import NAMES
from referee.situation.shown import shown_hand, shows

if TYPE_CHECKING:
    from referee.situation.telling import Telling

#: Whose it is that the teller calls his own.
MY = re.compile(r"\bmy\b", re.IGNORECASE)
#: Players called by what they did, and the heads that tell of it.
_DEEDS = {
    "bettor": ("bets", "all-in", "raises"), "caller": ("calls",), "raiser": ("raises", "check-raises"), "checker": ("checks",),
    "overcaller": ("overcalls",),
}  # fmt: skip
#: Roles that are one player at the table.
_ONE_PLAYER = (
    "somebody",
    "opponent",
    "button",
    "big blind",
    "small blind",
    "first player",
    "last player",
    "first hand",
    "second hand",
)


# --- nobody is named -------------------------------------------------------------------------------------------------


def subject_of(telling: Telling, clause: Clause) -> tuple[Who, ...]:
    head = clause.head.value if clause.head else None
    if head in ANSWERS and not telling.waiting and not clause.relative:
        return _other_than_bettor(telling)
    if clause.relative and telling.mentioned:
        return (telling.mentioned,)
    mine = bool(MY.search(clause.text))
    return telling.waiting or ((SOMEBODY,) if mine else telling.subject)


def _other_than_bettor(telling: Telling) -> tuple[Who, ...]:
    """Nobody calls or raises his own bet: "Lou bet and she called" is about who was told of before Lou."""
    last = next((event for event in reversed(telling.events) if event.head in SINGLE_ACTS), None)
    if last is None or last.head not in BETS or last.who != telling.subject:
        return telling.subject
    others = {
        event.who
        for event in telling.events
        if event.who and event.who != last.who and event.head in (*SINGLE_ACTS, "has")
    }
    return others.pop() if len(others) == 1 else ()


# --- pronouns --------------------------------------------------------------------------------------------------------


def resolved(telling: Telling, event: Event, clause: Clause) -> Event:
    """The event with "he" and "him" replaced by who is meant."""
    people = (*event.who, event.to, event.by, event.of, event.instead)
    if not any(one is not None and one.kind in ("pronoun", "role") for one in people):
        return event
    who = tuple(one for one in event.who if one != PRONOUN)
    if PRONOUN in event.who and not who:
        who = subject_of(telling, clause) or ((SOMEBODY,) if not telling.subject else ())
        if telling.teller and who in ((), (SOMEBODY,)):
            who = _other_than_teller(telling)
    if BOTH in who:
        who = _both(telling, event.head, bool(event.cards) or event.quote in NAMES) or who
    if PRONOUN in event.who and shows(event):
        who = _whose(telling, event) or who
    him = telling.subject[0] if telling.subject else SOMEBODY
    if telling.teller and him == SOMEBODY and PRONOUN in (event.to, event.by, event.of, event.instead):
        him = next(iter(_other_than_teller(telling)), SOMEBODY)
    others = (him if other == PRONOUN else other for other in (event.to, event.by, event.of, event.instead))
    to, by, of, instead = others
    who = tuple(_by_deed(telling, one) for one in who)
    return event._replace(who=who, to=to, by=by, of=of and _by_deed(telling, of), instead=instead)


def _other_than_teller(telling: Telling) -> tuple[Who, ...]:
    """ "I checked, he bet": he is not who tells it, but the other one, or the one last told of."""
    others = [who for who in _players(telling) if who != SOMEBODY]
    if len(others) < 2:
        return (others[0] if others else OPPONENT,)
    last = (event.who for event in reversed(telling.events) if len(event.who) == 1 and event.who[0] in others)
    return next(last, ())


def _whose(telling: Telling, event: Event) -> tuple[Who, ...]:
    """Whose hand "he had ..." tells: another's, where the hand of the last one named is known to be another."""
    shown = {who: shown_hand(told) for told in telling.events for who in told.who if shows(told)}
    if len(telling.subject) != 1 or shown.get(telling.subject[0], shown_hand(event)) == shown_hand(event):
        return ()
    others = [who for who in _players(telling) if who not in shown]
    if not others and telling.teller and telling.subject == (SOMEBODY,):
        return (OPPONENT,)
    return (others[0],) if len(others) == 1 else ()


def _both(telling: Telling, head: str, shows: bool) -> tuple[Who, ...]:
    """The two who are meant by "both": of those told of, all but the bettor whom they answer."""
    last = next((event for event in reversed(telling.events) if event.head in BETS), None)
    bettor = last.who if last and head in ANSWERS else ()
    players = [who for who in _players(telling) if who not in bettor]
    if shows and not players:
        return SOMEBODY, OPPONENT
    return tuple(players) if len(players) == 2 and head in (*SINGLE_ACTS, "has", "fouls", "wants") else ()


# --- players ---------------------------------------------------------------------------------------------------------


def _by_deed(telling: Telling, who: Who) -> Who:
    """The player who is called by what he did: the bettor, the caller."""
    deeds = _DEEDS.get(who.label, ()) if who.kind == "role" else ()
    done = (event.who[0] for event in reversed(telling.events) if event.head in deeds and len(event.who) == 1)
    return next(done, who)


def bettors(telling: Telling) -> tuple[Who, ...]:
    """Who may have bet, if nobody is named: the subject, unless that is somebody who is yet to be named."""
    return tuple(who for who in telling.subject if who.label not in _DEEDS)


def _players(telling: Telling) -> list[Who]:
    """Every player of whom something was told, each once, in the order told."""
    told = (who for event in telling.events for who in (*event.who, event.of, event.to) if who)
    return list(dict.fromkeys(who for who in told if who.kind != "role" or who.label in _ONE_PLAYER))
