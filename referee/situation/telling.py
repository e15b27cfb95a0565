"""Clauses told one after another: who is meant, which stage it is, what a word of two senses means here."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, NamedTuple

from referee.cards import JOKER, Card
from referee.notation import Hand
from referee.situation.announced import ANNOUNCED, is_denied
from referee.situation.betting import ANSWERS, BETS, BETTING
from referee.situation.clause import Clause, Slip, wrong_size
from referee.situation.fitting import Fitted, fit
from referee.situation.grammar import items
from referee.situation.heads import UNDECIDED
from referee.situation.model import (
    BOTH,
    NEW_PLAYER,
    NOBODY_ELSE,
    NOTHING,
    OPPONENT,
    PRONOUN,
    SOMEBODY,
    Amount,
    Event,
    Who,
)
from referee.situation.named import NAMES, named_hand
from referee.situation.pieces import LEAST_HAND, WHOLE_HAND, one_hand
from referee.situation.senses import Sense, sense
from referee.situation.takes import takes
from referee.situation.topics import TOPICS

_ALREADY = re.compile(r"(?:\bhad|'d)\s+already\b", re.IGNORECASE)
#: A hand that is shown, its cards to be told behind it.
_OWN_HAND = re.compile(r"\b(?:his|her|my|their|the)\s+(?:whole\s+)?(?:hand|cards)\b", re.IGNORECASE)
_MY = re.compile(r"\bmy\b", re.IGNORECASE)


class Placed(NamedTuple):
    """Something wrong, placed in the cleaned text of the whole line."""

    text: str
    start: int
    stop: int
    hint: str | None = None


class Telling:
    """What has been told so far, clause by clause."""

    def __init__(self) -> None:
        self.settings: dict[str, str] = {}
        self.events: list[Event] = []
        self.problems: list[Placed] = []
        self.question: str | None = None
        self.teller = False
        self.already = False
        self.when: str | None = None
        self.implied: str | None = None
        self.moved_on: tuple[int, Clause, int] | None = None
        self.subject: tuple[Who, ...] = ()
        self.mentioned: Who | None = None
        self.waiting: tuple[Who, ...] = ()
        self.waited_at: Clause | None = None
        self.waited_base = 0
        self.waiting_flags: frozenset[str] = frozenset()
        self.loose_hand: Event | None = None
        self.unturned: Event | None = None
        self.sized = ""
        self.drawn: Hand | None = None
        self.base = 0

    # -- one clause --

    def hear(self, clause: Clause, base: int) -> None:
        """Take in a clause of the stretch that begins at ``base`` of the cleaned text."""
        self.base = base
        if clause.slips:
            self._report(clause.slips)
            return
        self._set_up(clause)
        self.teller = (
            self.teller
            or clause.in_first_person
            or (clause.head is not None and not self.subject and not clause.people)
        )
        if clause.unsaid:
            self._not_told(clause)
        elif clause.quote and clause.settings and not clause.head and self._announced(clause.quote):
            return
        elif clause.question or self._asks_for_chips(clause):
            self._asked(clause)
        elif clause.likewise:
            self._likewise(clause)
        elif self._nobody_spoke(clause):
            self._add(clause, fit(clause, "acted"))
        elif clause.request and clause.head and clause.head.value not in _ASKING_HEADS:
            self._wrong(clause, f"two things in one clause ({clause.head.value}, wants); put a comma between them")
        elif clause.request:
            self._add(clause, fit(clause, "wants"))
        elif clause.head:
            self._happened(clause)
        elif clause.telling:
            self._headless(clause)
        self.sized = "blinds" if "blinds" in clause.settings and not clause.head else ""
        if is_denied(clause, self.settings):
            hint = "nobody announced" if any(key in clause.settings for key in ANNOUNCED) else None
            self._wrong(clause, "nobody announced it, so it does not hold; say that alone", hint)

    def _report(self, slips: Sequence[Slip]) -> None:
        for slip in slips:
            self.problems.append(Placed(slip.text, self.base + slip.start, self.base + slip.stop, slip.hint))

    def _wrong(self, clause: Clause, text: str, hint: str | None = None) -> None:
        self._report([Slip(text, clause.start, clause.stop, hint)])

    # -- settings --

    def _set_up(self, clause: Clause) -> None:
        settings = clause.settings
        for key, value in settings.items():
            if clause.asks_first and key in ANNOUNCED:
                continue
            known = self.settings.setdefault(key, value)
            if key == "draw":
                self.settings[key] = value
            elif known != value and not self._refines(key, known, value):
                self._wrong(clause, f"two values for {key}: {known} and {value}")
        if clause.when and not self._holds_here_only(clause):
            self._move_on(clause, clause.when)

    def _move_on(self, clause: Clause, stage: str) -> None:
        """To a stage that holds from here on; behind what was told of none it holds for that too."""
        if self.when is None and clause.telling and stage != "before-draw":
            self._see_unstaged(stage)
        elif self.when not in (None, stage):
            self.events = [self._staged(event) for event in self.events]
            self.moved_on = None if clause.telling or not self.events else (len(self.events), clause, self.base)
        self.when = self.implied = stage

    def _staged(self, event: Event) -> Event:
        """An event told ahead of the first stage: nothing comes before the deal, and a card is exposed where it says."""
        ours = event.when is None and (self.when == "before-draw" or event.head == "exposed")
        return event._replace(when=self.when) if ours else event

    def _see_unstaged(self, stage: str) -> None:
        """ "Exposed 7h, after the draw seat 3 bets" leaves open when the card was exposed."""
        for event in self.events:
            if event.head == "exposed" and not event.nth and not any(told.head == "acted" for told in self.events):
                text = f"when was this? Say 'before the draw' in front of it, or '{stage.replace('-', ' the ')}'"
                self.problems.append(Placed(text, event.column, event.column + event.length))

    def _holds_here_only(self, clause: Clause) -> bool:
        """A stage beside what was in the pot, or behind a wager before the draw, is of that alone: the telling
        moves on."""
        if clause.when is None:
            return False
        head = clause.head.value if clause.head else None
        if head == "pot" or self._was_in(clause):
            return True
        return head in _BEFORE and clause.when == "before-draw" and not clause.when_ahead

    def _refines(self, key: str, known: str, value: str) -> bool:
        """Lowball is A-5 or 2-7 as soon as one of them is said; "heads-up" and "2 players" are one."""
        if key == "game" and "lowball" in (known, value) and not {known, value} & {"ubln", "high"}:
            self.settings[key] = value if known == "lowball" else known
            return True
        return False

    # -- events --

    def _happened(self, clause: Clause) -> None:
        assert clause.head is not None
        asks = clause.asks_first.split(" ")[0]
        if asks in _ASKS_OF_PAST or (asks in _ASKS_OF_NOW and not clause.question):
            self.question = self.question or "what now"
            return
        if self._chips_for_blind(clause):
            return
        if self._is_size(clause) and self._sizes(clause):
            return
        if clause.head.value == "says" and clause.quote and self._announced(clause.quote):
            return
        if clause.head.value == "says" and _announces_settings(clause):
            return
        if self._all_of_it(clause):
            return
        if self._shows_what_follows(clause):
            return
        if clause.head.value == "all-in" and self._is_for_blind(clause):
            self._add(clause, fit(clause, "posted"))
            return
        meant = sense(clause, self.implied, self.events)
        if isinstance(meant, Sense):
            self._add(clause, fit(clause, meant.head))
        else:
            self._report([meant])
        if clause.asks:
            self.question = self.question or "allowed"

    def _is_for_blind(self, clause: Clause) -> bool:
        """Whether "all in for 3 on it" tells of a blind: blinds were told of, and no wager."""
        chips = clause.amount is not None or len(clause.numbers) == 1
        wagered = any(event.head in (*_BEFORE, "pot") for event in self.events)
        return self.settings.get("blinds") == "single" and "on it" in clause.flags and chips and not wagered

    def _all_of_it(self, clause: Clause) -> bool:
        """Whether "all she's got" only says of chips told before it that there are no more of them."""
        assert clause.head is not None
        last = self.events[-1] if self.events else None
        alone = not (clause.amount or clause.numbers or clause.cards or clause.held or clause.people)
        return bool(clause.head.value == "all-in" and alone and last and last.head in _CHIPS_TOLD)

    def _put_before_the_last(self, at: int) -> None:
        """ "Folded when Ray bet": the bet came before the event at a place, unless the one had "already" folded."""
        if not self.already:
            self.events.append(self.events.pop(at))
            self._remember(self.events[-1])

    def _put_before_the_claim(self) -> None:
        """Who "had already mucked" did so before the claim, or the hand, that is told before it."""
        fouls = self.events[-1]._replace(flags=self.events[-1].flags - {"on it"})
        told = (at for at, event in enumerate(self.events) if event.head in ("says", "has") and event.who != fouls.who)
        at = next(told, len(self.events) - 1)
        self.events[at:] = [fouls, *self.events[at:-1]]

    def _shows_what_follows(self, clause: Clause) -> bool:
        """Whether "Rita turned her hand over" leaves it to the next words which cards they are."""
        assert clause.head is not None
        if clause.head.value not in ("turns over", "has"):
            return False
        told = clause.cards or clause.held or clause.category or clause.counts or clause.numbers or clause.quote
        own = any(item.text.lower() in ("his", "her", "my", "their") for item in clause.items)
        shows = (clause.head.value == "turns over" and own) or (clause.head.value == "has" and _OWN_HAND.search(clause.text))
        dealer = any(who.label == "dealer" for person in clause.people for who in person.who)
        if told or dealer or clause.asks or not shows:
            return False
        people = tuple(who for person in clause.people for who in person.who if who != PRONOUN)
        self.waiting = people or self.subject
        self.mentioned = self.waiting[-1] if self.waiting else None
        self.waited_at, self.waited_base = clause, self.base
        return bool(self.waiting)

    def _add(self, clause: Clause, fitted: Fitted) -> None:
        if fitted.slips:
            self._report(fitted.slips)
            return
        event = self._resolved(fitted.event, clause)
        if clause.asks_first in _MODALS and "wants to" in takes()[event.head].flags:
            event = event._replace(flags=event.flags | {"wants to"})
        if not event.who and (fitted.wants_subject or fitted.event.who):
            who = self._subject_of(clause)
            if not who and event.head in ("waits", "kills") and self.events and self.events[-1].head == "new player":
                who = (NEW_PLAYER,)
            if not who and not self.subject and (event.head in _OF_ONESELF or clause.asks):
                who = (SOMEBODY,)
            if not who:
                hint = f"seat 3 {clause.text}"
                self._wrong(clause, f"who? say '{hint}'", hint)
                return
            event = event._replace(who=who)
        if event.head == "wants" and not event.who:
            event = event._replace(who=self.subject)
        if "first" in event.flags:
            event = event._replace(flags=event.flags - {"first"})
            if any(told.who != event.who and told.head in (*_BEFORE, "says", "fouls") for told in self.events):
                self._wrong(clause, "first, but told behind others; tell things in their order")
        if event.head in _WAITING and not event.who and not event.numbers:
            event = event._replace(who=self._subject_of(clause) or (SOMEBODY,))
        if self.waiting and not event.who and not event.numbers and "who" in takes()[event.head].slots:
            event = event._replace(who=self.waiting)
        if self.waiting and len(event.who) > 1 and not set(self.waiting) & set(event.who):
            event = event._replace(who=(*self.waiting, *event.who))
        elif self.waiting and self.waiting != event.who:
            self.unheard(clause)
        if self.waiting_flags:
            event = event._replace(flags=event.flags | self.waiting_flags)
            if "took all blinds" in self.waiting_flags and event.head != "moved":
                self._wrong(clause, "took all blinds, and then? Say 'took all blinds and changed seats'")
            self.waiting_flags = frozenset()
        self.waiting = ()
        settings: Mapping[str, str] = NOTHING
        when = self.when
        if self._holds_here_only(clause):
            settings, when = {"when": str(clause.when)}, when if event.head == "pot" else clause.when
        event = event._replace(settings=settings, when=when, column=self.base + event.column)
        if (
            event.head == "exposed"
            and clause.head
            and clause.head.text.lower().startswith("dealt")
            and not self._drew()
        ):
            self.when = self.implied = when = when or "before-draw"
            event = event._replace(when=when)
        begun = len(self.events)
        event = self._turned(self._completed(event))
        if event.head == "exposed" and self.drawn and not event.cards and not event.nth:
            event, self.drawn = event._replace(cards=self.drawn, when=event.when or "on-draw"), None
        if clause.drew is not None and event.who:
            self.events.append(Event("draws", event.who, numbers=(clause.drew,), column=event.column, length=event.length))
        self._bet_that_is_raised(clause, event)
        self._before(event)
        if (clause.led_by == "new player" and event.head != "new player") or (
            clause.request and clause.head and clause.head.value == "new player"
        ):
            self._newcomer(event)
        if event not in self.events[begun:]:
            self.events.append(event)
        self._remember(event)
        if clause.comes_first and begun and self.events[begun - 1].column >= self.base:
            self._put_before_the_last(begun - 1)
        if event.head == "fouls" and _ALREADY.search(clause.text):
            self._put_before_the_claim()
        self.already = bool(_ALREADY.search(clause.text))
        for owner, item in clause.theirs:
            bare = Event(
                "has", owner, cards=Hand(item.value), when=event.when, column=event.column, length=event.length
            )
            self.events.append(bare)
        named = [who for person in clause.people for who in person.who if who != PRONOUN]
        self.mentioned = named[-1] if named else self.subject[-1] if self.subject else None

    def _bet_that_is_raised(self, clause: Clause, event: Event) -> None:
        """A raise may tell of the bet that it raises: "raises the button's 60 to 200"."""
        if clause.raised and not any(told.who == clause.raised[0] and told.head in BETS for told in self.events):
            who, chips = clause.raised
            bet = Event("bets", who, amount=Amount("chips", chips), when=event.when, column=event.column)
            self.events += [event, bet] if event.head == "checks" else [bet]

    def _supply_bet(self) -> None:
        """Who checked and called answered a bet: where none was told, it is his whose hand was shown against it."""
        at = next((at for at, event in enumerate(self.events) if event.head in (*BETS, "calls", "overcalls")), None)
        call = self.events[at] if at is not None else None
        if call is None or call.head != "calls" or not call.amount or len(call.who) != 1:
            return
        checked = any(event.head == "checks" and event.who == call.who for event in self.events[:at])
        shown = [who for event in self.events if event.head == "has" and _shows(event) for who in event.who]
        others = [who for who in dict.fromkeys(shown) if who not in call.who]
        if checked and len(others) == 1:
            bet = Event(
                "bets", (others[0],), amount=call.amount, when=call.when, column=call.column, length=call.length
            )
            self.events.insert(self.events.index(call), bet)

    def _newcomer(self, event: Event) -> None:
        """Tell of the new player of "a new player wants a hand", unless told already."""
        about = tuple(who for who in event.who if who != NEW_PLAYER)
        if not any(told.head == "new player" and told.who == about for told in self.events):
            self.events.append(Event("new player", about, when=self.when, column=event.column, length=event.length))

    def _subject_of(self, clause: Clause) -> tuple[Who, ...]:
        head = clause.head.value if clause.head else None
        if head in ANSWERS and not self.waiting and not clause.relative:
            return self._other_than_bettor()
        if clause.relative and self.mentioned:
            return (self.mentioned,)
        mine = bool(_MY.search(clause.text))
        return self.waiting or ((SOMEBODY,) if mine else self.subject)

    def _other_than_bettor(self) -> tuple[Who, ...]:
        """Nobody calls or raises his own bet: "Lou bet and she called" is about who was told of before Lou."""
        last = next((event for event in reversed(self.events) if event.head in _BEFORE), None)
        if last is None or last.head not in BETS or last.who != self.subject:
            return self.subject
        others = {
            event.who
            for event in self.events
            if event.who and event.who != last.who and event.head in (*_BEFORE, "has")
        }
        return others.pop() if len(others) == 1 else ()

    def _resolved(self, event: Event, clause: Clause) -> Event:
        """The event with "he" and "him" replaced by who is meant."""
        people = (*event.who, event.to, event.by, event.of, event.instead)
        if not any(one is not None and one.kind in ("pronoun", "role") for one in people):
            return event
        who = tuple(one for one in event.who if one != PRONOUN)
        if PRONOUN in event.who and not who:
            who = self._subject_of(clause) or ((SOMEBODY,) if not self.subject else ())
            if self.teller and who in ((), (SOMEBODY,)):
                who = self._other_than_teller()
        if BOTH in who:
            who = self._both(event.head, bool(event.cards)) or who
        if PRONOUN in event.who and _shows(event):
            who = self._whose(event) or who
        him = self.subject[0] if self.subject else SOMEBODY
        if self.teller and him == SOMEBODY and PRONOUN in (event.to, event.by, event.of, event.instead):
            him = next(iter(self._other_than_teller()), SOMEBODY)
        others = (him if other == PRONOUN else other for other in (event.to, event.by, event.of, event.instead))
        to, by, of, instead = others
        who = tuple(self._by_deed(one) for one in who)
        return event._replace(who=who, to=to, by=by, of=of and self._by_deed(of), instead=instead)

    def _other_than_teller(self) -> tuple[Who, ...]:
        """ "I checked, he bet": he is not who tells it, but the other one, or the one last told of."""
        others = [who for who in self._players() if who != SOMEBODY]
        if len(others) < 2:
            return (others[0] if others else OPPONENT,)
        last = (event.who for event in reversed(self.events) if len(event.who) == 1 and event.who[0] in others)
        return next(last, ())

    def _by_deed(self, who: Who) -> Who:
        """The player who is called by what he did: the bettor, the caller."""
        deeds = _DEEDS.get(who.label, ()) if who.kind == "role" else ()
        done = (event.who[0] for event in reversed(self.events) if event.head in deeds and len(event.who) == 1)
        return next(done, who)

    def _players(self) -> list[Who]:
        """Every player of whom something was told, each once, in the order told."""
        told = (who for event in self.events for who in (*event.who, event.of, event.to) if who)
        return list(dict.fromkeys(who for who in told if who.kind != "role" or who.label in _ONE_PLAYER))

    def _both(self, head: str, shows: bool) -> tuple[Who, ...]:
        """The two who are meant by "both": of those told of, all but the bettor whom they answer."""
        last = next((event for event in reversed(self.events) if event.head in BETS), None)
        bettor = last.who if last and head in ANSWERS else ()
        players = [who for who in self._players() if who not in bettor]
        if shows and not players:
            return SOMEBODY, OPPONENT
        return tuple(players) if len(players) == 2 and head in (*_BEFORE, "has", "fouls", "wants") else ()

    def _whose(self, event: Event) -> tuple[Who, ...]:
        """Whose hand "he had ..." tells: another's, where the hand of the last one named is known to be another."""
        shown = {who: _hand(told) for told in self.events for who in told.who if _shows(told)}
        if len(self.subject) != 1 or shown.get(self.subject[0], _hand(event)) == _hand(event):
            return ()
        others = [who for who in self._players() if who not in shown]
        if not others and self.teller and self.subject == (SOMEBODY,):
            return (OPPONENT,)
        return (others[0],) if len(others) == 1 else ()

    def _completed(self, event: Event) -> Event:
        """With what an earlier event tells: "asked for two, then said make it one" changes two to one."""
        if event.head not in ("changes", "draws", "pat") or "triple-draw" in self.settings:
            return event
        asked = next((told for told in reversed(self.events) if told.head in _ASKED and told.who == event.who), None)
        if asked is None or event.cards or asked.cards or len(event.numbers) > 1:
            return event
        first = asked.numbers[-1] if asked.numbers else 0
        now = event.numbers[-1] if event.numbers else 0
        return event if first == now else event._replace(head="changes", numbers=(first, now))

    def _drew(self) -> bool:
        return any(event.head in _ASKED for event in self.events)

    def _turned(self, event: Event) -> Event:
        """With the card that was named before it: "second card of the deal, dealer turns it over"."""
        if self.unturned is None or event.head not in ("exposed", "wrong seat") or event.nth:
            return event
        named, self.unturned = self.unturned, None
        return event._replace(
            nth=named.nth,
            who=event.who or named.who,
            to=event.to or named.to,
            by=event.by or named.by,
            flags=event.flags | named.flags,
            column=named.column,
        )

    def _before(self, event: Event) -> None:
        """A call may tell of the bet that it meets: "paid off Dave's $40 bet"."""
        if event.head != "calls" or event.of is None or event.amount is None:
            return
        if not any(event.of in told.who and told.head in ("bets", "raises", "all-in") for told in self.events):
            self.events.append(event._replace(head="bets", who=(event.of,), of=None, holding=None, flags=frozenset()))

    def _remember(self, event: Event) -> None:
        subject = tuple(who for who in event.who if who.kind != "role" or who.label not in _NO_SUBJECT)
        if subject or event.to:
            self.subject = subject or ((event.to,) if event.to else ())
        stage = _IMPLIES.get(event.head)
        if event.head == "pot" and event.settings.get("when") == "before-draw":
            stage = "after-draw"
        if event.head == "has" and not (event.cards and len(event.cards.cards) >= LEAST_HAND):
            stage = None
        if stage and self.when is None:
            self.implied = stage

    def _nobody_spoke(self, clause: Clause) -> bool:
        """Whether "nobody said a thing" tells that nobody acted; with wild cards it tells that nothing was
        announced."""
        silent = clause.settings == {"announced": "nobody"} and re.search(r"\bsaid\b", clause.text, re.IGNORECASE)
        if not silent or clause.head or self.settings.get("game") in ("ubln", "high"):
            return False
        self.settings.pop("announced", None)
        return True

    def _likewise(self, clause: Clause) -> None:
        """ "So did seat 5": the same of somebody else."""
        people = tuple(who for person in clause.people for who in person.who)
        last = self.events[-1] if self.events else None
        if not people or last is None or last.cards or last.holding or last.head not in _LIKEWISE:
            self._wrong(clause, f"what is meant by '{clause.text}'? Say what happened")
        else:
            self._again(clause, last, people)

    def _again(self, clause: Clause, last: Event, people: tuple[Who, ...], **told: Any) -> None:
        """The last event once more, of other people."""
        again = last._replace(who=people, column=self.base + clause.start, length=clause.stop - clause.start)
        self.events.append(self._resolved(again._replace(**told), clause))
        self._remember(self.events[-1])

    def _not_told(self, clause: Clause) -> None:
        """ "Nobody knows whether she checked": that is asked, and no fact."""
        what = str(clause.head.value) if clause.head else next(iter(sorted(clause.unsaid_of)), "betting")
        who = tuple(who for person in clause.people for who in person.who)
        event = Event("not said", who, quote=what, column=self.base + clause.start, length=clause.stop - clause.start)
        self.events.append(self._resolved(event, clause))

    # -- clauses without a head --

    def _headless(self, clause: Clause) -> None:
        cards = _cards_of(clause)
        if clause.people and (len(cards) >= LEAST_HAND or (clause.labelled and cards) or (clause.held and cards)):
            self._add(clause, fit(clause, "has"))
        elif _announces_settings(clause):
            return
        elif self._was_in(clause):
            self._add(clause, fit(clause, "pot"))
        elif clause.nth and any(person.role == "instead" for person in clause.people):
            self._add(clause, fit(clause, "wrong seat"))
        elif clause.nth and clause.filled <= {"nth", "people", "flags"} and clause.flags <= {"of the deal"}:
            named = self._resolved(fit(clause, "exposed").event, clause)
            own = named.who or ((SOMEBODY,) if _MY.search(clause.text) else ())
            self.unturned = named._replace(who=own, column=self.base + clause.start)
        elif [person.who for person in clause.people] == [(NOBODY_ELSE,)] and clause.filled == {"people"}:
            self._add(clause, fit(clause, "acted"))
        elif clause.filled == {"numbers"} and re.match(r"drawing\b", clause.text, re.IGNORECASE):
            self._add(clause, fit(clause, "draws"))
        elif self._each_to_another(clause):
            last = self.events.pop()
            for person, item in zip(clause.people, clause.cards, strict=True):
                told = last._replace(cards=Hand(item.value), to=person.who[0], numbers=())
                self.events.append(self._resolved(told, clause))
        elif self._goes_to(clause):
            (person,) = clause.people
            self.events[-1] = self.events[-1]._replace(to=person.who[0])
        elif self._only_these(clause):
            self._set_up_value(clause, "players", "heads-up")
        elif self._counts_again(clause):
            people = tuple(who for person in clause.people for who in person.who) or self.events[-1].who
            self._again(clause, self.events[-1], people, numbers=(clause.numbers[0][0].value,))
        elif clause.settings and {who for person in clause.people for who in person.who} == {PRONOUN}:
            return
        elif (
            clause.people
            and not clause.nth
            and not cards
            and not clause.numbers
            and not clause.counts
            and not clause.flags
            and clause.quote is None
        ):
            self.waiting += tuple(who for person in clause.people for who in person.who)
            self.mentioned = self.waiting[-1]
            self.waited_at, self.waited_base = clause, self.base
        elif cards and not clause.people:
            self._loose_cards(clause, cards)
        elif clause.category and self._names_the_last(clause):
            self.events[-1] = self.events[-1]._replace(quote=clause.category)
        elif clause.category and not cards and not clause.counts and not clause.people:
            fitted = fit(clause, "has")
            self._add(clause, fitted._replace(event=fitted.event._replace(who=fitted.event.who or (SOMEBODY,))))
        elif clause.people and clause.quote is not None and not cards:
            self._add(clause, fit(clause, "says"))
        elif self.waiting and clause.flags == {"silently"} and not (clause.people or cards or clause.numbers):
            self.waiting_flags = frozenset(clause.flags)
        elif clause.people and clause.flags == {"took all blinds"}:
            self.waiting = tuple(who for person in clause.people for who in person.who)
            self.waiting_flags = frozenset(clause.flags)
            self.waited_at, self.waited_base = clause, self.base
        elif "behind him" in clause.flags and clause.counts:
            self._add(clause, fit(clause, "still to act"))
        elif clause.flags and self.events and not cards and not clause.numbers and self._same_people(clause):
            self._add_flags(clause)
        elif (self.events and self.events[-1].head in UNDECIDED and clause.filled <= {"people", "numbers", "counts"}) or self._says_how_many_again(clause):
            return
        elif self._completes_wager(clause):
            self.events[-1] = self.events[-1]._replace(amount=self._chips_of(clause))
        elif not self._sized(clause):
            self._wrong(clause, f"nothing is said to have happened in '{clause.text}'")

    def _names_the_last(self, clause: Clause) -> bool:
        """Whether ", a straight," only calls by its class the hand that was shown before it."""
        last = self.events[-1] if self.events else None
        shown = last is not None and last.head == "has" and last.quote is None and _shows(last)
        return bool(shown) and not (clause.people or clause.cards or clause.held or clause.numbers or clause.counts)

    def _each_to_another(self, clause: Clause) -> bool:
        """Whether "a jack to me and a trey to lefty" tells the cards that were exposed, and to whom each went."""
        last = self.events[-1] if self.events else None
        if last is None or last.head != "exposed" or last.cards or last.to or clause.filled != {"people", "cards"}:
            return False
        roles = {person.role for person in clause.people}
        return roles == {"to"} and last.numbers == (len(clause.cards),) and len(clause.people) == len(clause.cards)

    def _goes_to(self, clause: Clause) -> bool:
        """Whether "went to seat 7" tells only whom the card of the clause before it went to."""
        last = self.events[-1] if self.events else None
        if last is None or last.to is not None or "to" not in takes()[last.head].slots:
            return False
        alone = len(clause.people) == 1 and len(clause.people[0].who) == 1 and clause.people[0].role == "to"
        return alone and clause.filled == {"people"}

    def _only_these(self, clause: Clause) -> bool:
        """Whether "just Lou and me" tells who is in the pot."""
        alone = clause.filled == {"people"} and not any(person.role for person in clause.people)
        only = re.match(r"(?:just|only)\b", clause.text, re.IGNORECASE)
        return bool(only and alone and sum(len(person.who) for person in clause.people) == 2)

    def _says_how_many_again(self, clause: Clause) -> bool:
        """Whether "only one card" says again what the card before it told."""
        last = self.events[-1] if self.events else None
        told = [number for number, unit in clause.counts if unit == "cards"]
        if last is None or last.head != "exposed" or clause.filled != {"counts"}:
            return False
        return told == [len(last.cards.cards) if last.cards else max(last.numbers, default=1)]

    def _completes_wager(self, clause: Clause) -> bool:
        """Whether an amount alone is that of the wager before it: "I bet my 7-6-5-4-2, 40"."""
        last = self.events[-1] if self.events else None
        alone = clause.filled <= {"numbers", "amount"} and not clause.settings
        wagered = last is not None and last.head in (*BETS, "calls", "overcalls") and last.amount is None
        return wagered and alone and self._chips_of(clause) is not None

    @staticmethod
    def _chips_of(clause: Clause) -> Amount | None:
        if clause.amount is not None or len(clause.numbers) != 1:
            return clause.amount
        return Amount("chips", Decimal(clause.numbers[0][0].value))

    def _counts_again(self, clause: Clause) -> bool:
        """Whether "everyone else five" leaves out the word before it: "Pete has six cards"."""
        last = self.events[-1] if self.events else None
        counted = last is not None and last.head in ("has", "draws") and last.numbers and not last.cards
        if last is not None and last.head == "answers" and last.numbers and clause.filled == {"numbers"}:
            return len(clause.numbers) == 1
        plain = clause.filled == {"people", "numbers"} and not any(person.role for person in clause.people)
        return bool(counted and plain and len(clause.numbers) == 1)

    def _add_flags(self, clause: Clause) -> None:
        """What is said of those just told of, or of one of them: "seat 2 and the button drew five, button is last"."""
        last = self.events.pop()
        named = {who for person in clause.people for who in person.who} - {PRONOUN}
        others = tuple(who for who in last.who if named and who not in named)
        if others:
            self.events.append(last._replace(who=others))
            last = last._replace(who=tuple(who for who in last.who if who in named))
        self.events.append(last._replace(flags=last.flags | clause.flags))

    def _same_people(self, clause: Clause) -> bool:
        people = {who for person in clause.people for who in person.who}
        return people <= {PRONOUN, *self.events[-1].who}

    def _loose_cards(self, clause: Clause, cards: list[Card]) -> None:
        last = self.events[-1] if self.events else None
        if len(self.waiting) == 1 and self.waited_at is not None:
            self._add(clause, fit(clause, "has"))
            return
        unseen = next((at for at, event in enumerate(self.events) if event.head == "exposed" and not event.cards), None)
        if cards == [JOKER] and self._fifth_card(JOKER):
            return
        if cards == [JOKER] and not (last and last.head == "exposed" and not last.cards):
            self.settings["joker"] = "yes"
        elif last and last.head in ("exposed", "has", "lowest card") and _fits_on(last, cards):
            told = last.cards.cards if last.cards else ()
            self.events[-1] = last._replace(cards=Hand((*told, *cards), "suited" in clause.flags))
        elif unseen is not None and len(cards) == max(self.events[unseen].numbers, default=1):
            self.events[unseen] = self.events[unseen]._replace(cards=Hand(tuple(cards)))
        elif last and last.head == "draws" and last.numbers == (len(cards),) and not last.cards:
            self.drawn = Hand(tuple(cards))
        elif last and last.holding and _is_part(Hand(tuple(cards)), list(last.holding.cards)):
            return
        elif last and last.head == "says" and not last.holding and len(cards) >= LEAST_HAND:
            self.events[-1] = last._replace(holding=Hand(tuple(cards), "suited" in clause.flags))
        elif (last and last.head == "has" and last.quote and not last.cards and len(cards) >= LEAST_HAND) or (last and last.head == "has" and last.cards and (_is_part(last.cards, cards) or _are_same(last.cards, cards))):
            self.events[-1] = last._replace(cards=Hand(tuple(cards), "suited" in clause.flags))
        elif (held := self._held_by_the_last(cards)) is not None:
            self.events[held] = self.events[held]._replace(holding=Hand(tuple(cards), "suited" in clause.flags))
        elif (claim := self._claimed_unseen(cards)) is not None:
            self.events[claim] = self.events[claim]._replace(holding=Hand(tuple(cards), "suited" in clause.flags))
        elif len(cards) >= LEAST_HAND:
            self.loose_hand = fit(clause, "has").event._replace(
                cards=Hand(tuple(cards), "suited" in clause.flags),
                who=(SOMEBODY,),
                when=self.when,
                column=self.base + clause.start,
            )
            self.events.append(self.loose_hand)
        else:
            text = "cards, but nothing said about them"
            if _looks_like_a_game(clause):
                item = clause.cards[0]
                self._report([Slip(f"{text}; did you mean the game A-5?", item.start, item.stop, "A-5")])
            else:
                self._wrong(clause, text)

    def _claimed_unseen(self, cards: list[Card]) -> int | None:
        """The claim to which a hand belongs that is told after the other hand is gone: "Ray mucked. Her hand is
        ..."."""
        last = self.events[-1] if self.events else None
        if len(cards) < LEAST_HAND or last is None or last.head not in ("fouls", "folds"):
            return None
        claims = [at for at, event in enumerate(self.events) if event.head == "says" and not event.holding]
        shown = {who for event in self.events for who in event.who if _shows(event)}
        return claims[0] if len(claims) == 1 and not shown & set(self.events[claims[0]].who) else None

    def _held_by_the_last(self, cards: list[Card]) -> int | None:
        """The wager to which a hand belongs that is told behind it: "Ann just calls, hasn't checked, 7-6-5-4-2"."""
        if len(cards) < LEAST_HAND or len(self.subject) != 1 or not self.events or self.events[-1].who != self.subject:
            return None
        own = [at for at, event in enumerate(self.events) if event.who == self.subject]
        if any(_shows(self.events[at]) for at in own) or self.events[-1].head not in (
            *_BEFORE,
            "not checked",
            "intact",
            "not shown",
        ):
            return None
        return next((at for at in reversed(own) if "holding" in takes()[self.events[at].head].slots), None)

    def _fifth_card(self, card: Card) -> bool:
        """Whether a card told by itself completes the hand of the event before it: "checked 7-4-2-A and the joker"."""
        last = self.events[-1] if self.events else Event("")
        slot = "cards" if last.head == "has" else "holding"
        hand = getattr(last, slot)
        if hand is None or len(hand.cards) != LEAST_HAND:
            return False
        self.events[-1] = last._replace(**{slot: hand._replace(cards=(*hand.cards, card))})
        return True

    def _chips_for_blind(self, clause: Clause) -> bool:
        """ "Seat 5 has 10" tells of chips where the blind is what the line is about."""
        about = "blinds" in self.settings or "blind" in self.settings
        if (
            not about
            or clause.cards
            or clause.counts
            or clause.head is None
            or clause.head.value != "has"
            or len(clause.numbers) != 1
        ):
            return False
        item, _ = clause.numbers[0]
        clause.numbers = []
        clause.amount = Amount("chips", Decimal(item.value))
        self._add(clause, fit(clause, "has"))
        clause.numbers, clause.amount = [(item, "")], None
        return True

    def _is_size(self, clause: Clause) -> bool:
        """Whether "limit A-5, bet 40" and "a 40 bet" say how big the bets are: nobody is named who made one."""
        head, told = clause.head, [item for item, _ in clause.numbers]
        if head is None or head.value != "bets" or clause.people or clause.cards or clause.held or clause.category:
            return False
        sized = "betting" in clause.settings or self.settings.get("betting") in (None, "limit", "spread-limit")
        if "'" in head.text:
            return True
        ahead = bool(told) and told[0].start < head.start
        return sized and ("betting" in clause.settings or ahead or (not self._bettors() and head.text.lower() == "bet"))

    def _bettors(self) -> tuple[Who, ...]:
        """Who may have bet, if nobody is named: the subject, unless that is somebody who is yet to be named."""
        return tuple(who for who in self.subject if who.label not in _DEEDS)

    def _sizes(self, clause: Clause) -> bool:
        """ "limit A-5 bet 40" says how big the bets are."""
        clause.settings.setdefault("bet", "")
        return self._sized(clause)

    def _announced(self, quote: str) -> bool:
        """Whether a quote is a setting said aloud: "one low card wild"."""
        found = items(quote)
        if not found or any(item.kind != "setting" for item in found):
            return False
        self.settings.update(item.value for item in found)
        return True

    def _was_in(self, clause: Clause) -> bool:
        """Whether "160 was in before the draw" tells of the pot."""
        if clause.head:
            return False
        amounts = len(clause.numbers) + (clause.amount is not None)
        inside = clause.when == "before-draw" or any(
            item.kind == "filler" and item.text.lower().split()[-1] == "in" for item in clause.items
        )
        return amounts == 1 and inside and not clause.people and not clause.counts

    def _sized(self, clause: Clause) -> bool:
        """Players and chips told beside settings: "4 players", "single blind 20", "the bet is 40"."""
        players = [n for n, unit in clause.counts if unit == "players"]
        if players and len(clause.counts) == 1 and not clause.numbers:
            self._set_up_value(clause, "players", "heads-up" if players[0] == 2 else str(players[0]))
            return True
        if len(clause.numbers) == 2 and ("blind" in clause.settings or clause.settings.get("blinds") == "multiple"):
            self._set_up_value(clause, "blinds", "multiple")
            self._set_up_value(clause, "blind", str(max(item.value for item, _ in clause.numbers)))
            return True
        if len(clause.numbers) == 2 and "betting" in clause.settings:
            self._set_up_value(clause, "stakes", "/".join(str(item.value) for item, _ in clause.numbers))
            return True
        amount = clause.amount or (
            Amount("chips", Decimal(clause.numbers[0][0].value)) if len(clause.numbers) == 1 else None
        )
        if amount is None or amount.chips is None:
            return False
        for key in ("bet", "blind", "blinds"):
            if key in clause.settings or (key == self.sized and not clause.settings):
                self._set_up_value(clause, "blind" if key == "blinds" else key, f"{amount.chips}")
                return True
        return False

    def _set_up_value(self, clause: Clause, key: str, value: str) -> None:
        known = self.settings.get(key) or value
        if known not in (value, "multihanded"):
            self._wrong(clause, f"two values for {key}: {known} and {value}")
        elif wrong := wrong_size(key, value):
            self._wrong(clause, wrong)
        self.settings[key] = value

    # -- questions --

    def _asked(self, clause: Clause) -> None:
        if self.question == "who wins" and clause.question in _OF_THE_BOOK and not self.events:
            self.question = None
        self.question = self.question or clause.question or "money"
        cards = _cards_of(clause)
        if clause.head and clause.head.value in ("has", "says", "gives"):
            if not clause.asks or clause.counts or len(cards) >= LEAST_HAND:
                self._wrong(clause, "a question and what happened in one; say what happened first")
            self._see_chips(clause)
            return
        self._see_chips(clause)
        if clause.head:
            self._happened(clause)
            return
        if self.question == "wild" and any(person.role == "for" for person in clause.people):
            self.question = "wild for others"
        if clause.people and len(cards) >= LEAST_HAND:
            self._add(clause, fit(clause, "has"))
            return
        if len(cards) >= LEAST_HAND:
            self._loose_cards(clause, cards)
            return
        ranks = {card.rank for item in (*clause.cards, *clause.held) for card in item.value}
        told = {
            card.rank for event in self.events for hand in (event.cards, event.holding) if hand for card in hand.cards
        }
        if not ranks <= told and self.question not in ("wild", "wild for others", "hand", "sevens rule"):
            self._wrong(clause, "a question about cards of which nothing is told; say first what happened to them")

    @staticmethod
    def _asks_for_chips(clause: Clause) -> bool:
        """Whether "do I get his 200 too?" asks without a word of asking that is known."""
        if clause.head is None or clause.head.value != "has":
            return False
        told = clause.cards or clause.held or clause.counts or clause.nth
        return clause.asks_first in ("do", "does", "do i", "will", "should") and not told

    def _see_chips(self, clause: Clause) -> None:
        """Chips that are asked about must have been told: "does she get her 20 back?"."""
        asked = [Decimal(item.value) for item, _ in clause.numbers if item.value > WHOLE_HAND]
        if clause.amount is not None and clause.amount.chips is not None:
            asked.append(clause.amount.chips)
        told = {event.amount.chips for event in self.events if event.amount is not None and event.amount.chips}
        told |= {abs(one - other) for one in told for other in told}
        told |= {Decimal(text) for key, text in self.settings.items() if key in ("bet", "blind") and text}
        if strange := [f"{chips:f}" for chips in asked if chips not in told]:
            self._wrong(clause, f"a question about {strange[0]}, of which nothing is told; say first what happened")

    # -- the end --

    def unheard(self, clause: Clause) -> None:
        who = " and ".join(map(str, self.waiting))
        self.base = self.waited_base
        self._wrong(self.waited_at or clause, f"what did {who} do?")

    def end(self) -> None:
        """What only shows when everything is told."""
        self.events = [_with_its_cards(event, self.settings.get("game")) for event in self.events]
        self._supply_bet()
        if self.waiting and self.waited_at:
            self.unheard(self.waited_at)
        if self.moved_on and self.moved_on[0] == len(self.events) and self.when in _ROUNDS:
            _, clause, self.base = self.moved_on
            self._wrong(clause, f"nothing is told of '{clause.text}'; put it in front of what happened then")
        if self.drawn:
            last = self.events[-1]
            self.problems.append(Placed("what of the card that was drawn?", last.column, last.column + last.length))
        if self.unturned:
            place = self.unturned.column
            self.problems.append(
                Placed("nothing is said to have happened to this card", place, place + self.unturned.length)
            )
        if self.loose_hand and not self.question and self.settings.get("game") not in ("ubln", "high"):
            event = self.loose_hand
            self.problems.append(
                Placed("cards, but nothing said about them; whose are they?", event.column, event.column + event.length)
            )


#: Stages of which something is told, or they would not be.
_ROUNDS = ("before-draw", "on-draw", "after-draw")

_ASKED = ("draws", "pat", "changes")

#: Questions about the rules as such, which say more than "which is better?" before them.
_OF_THE_BOOK = frozenset(topic.name for topic in TOPICS)
_ASKING_HEADS = ("wants", "draws", "says", "new player", "how many")

#: Wagers and pots that may be told of the betting before the draw in a telling about what came after it.
_BEFORE = tuple(head for head in BETTING if head != "check-raises")

#: Of whom "hasn't acted" is told where nobody stands beside it: the player told of before.
_WAITING = ("still to act", "still to draw")

#: Chips told before "that's all she had".
_CHIPS_TOLD = ("posted", "has", "half a blind", "less than half a blind", "more than half a blind")

#: What a line that names nobody tells of the one who speaks: "missed the blind", "stood pat on four cards".
_OF_ONESELF = ("all-in", "misses blind", "draws", "pat", "changes", "checks", "raps", "says", "has", "moved", "short")

#: "Did he pass?" does not say that he passed.
_ASKS_OF_PAST = ("did", "was", "were", "has")
_ASKS_OF_NOW = ("is", "are", "am")

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

#: What can be told of another by "so did seat 5".
_LIKEWISE = (
    "has", "draws", "pat", "folds", "checks", "calls", "acted", "short", "present", "absent", "posted", "not posted",
    "dealt out", "misses blind", "still to act", "fouls", "extra cards", "says",
)  # fmt: skip


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

_NO_SUBJECT = ("dealer", "nobody", "everyone")

_IMPLIES = {
    "draws": "on-draw", "pat": "on-draw", "changes": "on-draw", "card dealt": "on-draw", "still to draw": "on-draw", "stub": "on-draw",
    "says": "showdown", "has": "showdown", "fouls": "showdown", "intact": "showdown", "sevens": "after-draw",
    "extra cards": "before-draw", "short": "before-draw", "dealt out": "before-draw", "exposed": None,
}  # fmt: skip


def _with_its_cards(event: Event, game: str | None) -> Event:
    """The event with the cards of a hand that was told by its name; what is claimed stays as it was called."""
    named = named_hand(event.quote, game) if event.quote and event.head not in ("says", "wants", "not said") else None
    if named is None or event.cards or event.holding:
        return event
    event = event._replace(quote=None)
    return event._replace(cards=named) if event.head == "has" else event._replace(holding=named)


def _cards_of(clause: Clause) -> list[Card]:
    """The cards of a clause as one hand; all of them where they are no single hand."""
    pieces = [item.value for item in (*clause.cards, *clause.held)]
    return one_hand(pieces) or [card for piece in pieces for card in piece]


def _hand(event: Event) -> Hand | str | None:
    """The hand that an event tells of the player, be it by its name."""
    hand = event.holding or (event.cards if event.head == "has" else None)
    return hand or (event.quote if event.quote in NAMES and event.head in ("has", *_BEFORE) else None)


def _shows(event: Event) -> bool:
    """Whether a whole hand is told."""
    hand = _hand(event)
    return isinstance(hand, str) or (hand is not None and len(hand.cards) >= LEAST_HAND)


def _announces_settings(clause: Clause) -> bool:
    """Whether "dealer announced all low cards wild" only says what holds at the table."""
    claims = clause.cards or clause.quote or clause.category or clause.numbers or clause.flags
    return (
        bool(clause.settings)
        and not claims
        and all(who.kind == "role" for person in clause.people for who in person.who)
    )


def _fits_on(event: Event, cards: list[Card]) -> bool:
    """Whether loose cards are those that an event was told about: "it came off face up, a deuce"."""
    told = event.cards.cards if event.cards else ()
    if event.head == "has":
        return len(told) > 0 and len(told) + len(cards) <= 5 and len(told) < LEAST_HAND
    return not told or (len(told) + len(cards) <= max(event.numbers, default=5) and len(cards) <= 2)


def _is_part(hand: Hand, cards: list[Card]) -> bool:
    """Whether a hand told in part ("a pair of deuces") is part of one told in full."""
    ranks = [card.rank for card in cards]
    return len(hand.cards) < LEAST_HAND <= len(cards) and all(
        ranks.count(card.rank) >= sum(card.rank == other.rank for other in hand.cards) for card in hand.cards
    )


def _are_same(hand: Hand, cards: list[Card]) -> bool:
    """Whether a hand told by its ranks is told again with its suits."""
    return hand.ranks_alone and sorted(card.rank for card in hand.cards) == sorted(card.rank for card in cards)


def _looks_like_a_game(clause: Clause) -> bool:
    cards = clause.cards[0].value if clause.cards else ()
    return len(cards) == 2 and "A" in {card.rank for card in cards}
