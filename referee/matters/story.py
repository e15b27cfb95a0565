"""A situation as the makers of matters look at it: who did what, when, and what holds for the whole table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cached_property

from referee.games import Announcements
from referee.notation import Hand
from referee.rulebook.facts import FACTS, Value
from referee.situation.betting import BETTING
from referee.situation.model import DEALER, EVERYONE, FIRST_PLAYER, NOBODY, SOMEBODY, Event, Situation, Who

#: Roles that are one player at the table.
ONE_PLAYER = ("button", "big blind", "small blind", "first player", "next player", "last player", "opponent")

#: Stages and draws of triple draw that are neither before the first draw nor after the last.
BETWEEN_DRAWS = {("before-draw", "2"), ("before-draw", "3"), ("after-draw", "1"), ("after-draw", "2")}
#: Stages at which two players or more have acted on the hands as dealt: there is a draw only among two.
LATE = ("on-draw", "after-draw", "showdown")
#: Heads that count: of these, "nobody" is a number like another. Anything else told of nobody did not happen.
COUNTED = ("acted", "card dealt", "burn dealt", "still to act", "still to draw", "not said")


class Story:
    """Questions about a situation, each answered from what was told and from nothing else."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.settings = situation.settings
        self.events = tuple(event for event in situation.events if not _denied(event))
        self._denied = {event.head for event in situation.events if _denied(event)}
        self.question = situation.question
        self._heads = {event.head for event in self.events}

    def of(self, *heads: str) -> Iterator[Event]:
        """The events of these heads, in the order told."""
        if self._heads.isdisjoint(heads):
            return iter(())
        return iter([event for event in self.events if event.head in heads])

    def before(self, event: Event, *heads: str) -> Iterator[Event]:
        """The events of these heads that are told before an event."""
        return (other for other in self.events[: self.events.index(event)] if other.head in heads)

    def doubts(self, head: str, who: tuple[Who, ...] = ()) -> bool:
        """Whether the line says that it is not known of ``who`` whether he did a thing; then nothing is presumed of
        it."""
        return any(
            event.quote == head and (not event.who or not who or event.who == who) for event in self.of("not said")
        )

    def tells(self, *heads: str) -> bool:
        return not self._heads.isdisjoint(heads)

    def denies(self, head: str) -> bool:
        """Whether the line says that nobody did a thing."""
        return head in self._denied

    @property
    def game(self) -> str | None:
        return self.settings.get("game")

    @property
    def lowball(self) -> bool:
        """Whether the rules of lowball hold: unless another game is named."""
        return self.game not in ("ubln", "high")

    @property
    def announced(self) -> Announcements:
        said = self.settings
        joker, low_cards = said.get("joker"), said.get("low-cards")
        if said.get("announced") == "after-deal":  # it comes too late, so nothing was announced (UBLN-3.4)
            return Announcements(joker=None if joker is None else joker == "yes")
        return Announcements(
            joker=None if joker is None else joker == "yes",
            low_cards="one" if low_cards == "one" else "all" if low_cards == "all" else None,
            ace="either" if said.get("ace") == "either" else "lowest",
            duplicates=said.get("duplicates") != "no",
            five_of_a_kind="below" if said.get("five-of-a-kind") == "below" else "above",
        )

    def when(self, event: Event | None = None) -> str | None:
        """The stage: of an event if it has one, else of the whole line.

        Where there are three draws, "before" is before the first and "after" is after the last.
        """
        when = (event.when if event else None) or self.settings.get("when")
        draw = self.settings.get("draw")
        if self.settings.get("triple-draw") == "yes" and (when, draw) in BETWEEN_DRAWS:
            return "between-draws"
        return when

    def in_the_deal(self, event: Event) -> str | None:
        """The stage of something that went wrong with the cards: words of the deal and "acted" put it before the
        draw."""
        when = self.when(event)
        if when is None and (
            self.acted is not None or self.tells("acted", "deal complete", "deal incomplete", "blinds posted")
        ):
            return "before-draw"
        return when

    def when_exposed(self, event: Event) -> str | None:
        """The stage of an exposed card: one that is counted came off in the deal, unless another stage is told, and in
        a line that tells of a draw and of no deal it came off on the draw."""
        when = self.in_the_deal(event)
        if "of the deal" in event.flags or (when is None and event.nth):
            return "before-draw"
        return "on-draw" if when is None and self.tells("draws") else when

    def facts(self, event: Event | None = None, **known: Value | None) -> dict[str, Value]:
        """The facts of the whole table, and those that are ``known`` besides; None is not known.

        Facts that the line gives by name (``acted=1``) go over everything.
        """
        facts = {**self._of_the_table, "when": self.when(event), **known, **self._by_name}
        return {name: value for name, value in facts.items() if value is not None}

    @cached_property
    def _of_the_table(self) -> Mapping[str, Value | None]:
        """The facts that are the same for every event."""
        return {
            "game": self.game if self.game in FACTS["game"].ways else None,
            "betting": {"spread-limit": "limit"}.get(self.settings.get("betting", ""), self.settings.get("betting")),
            "when": None,
            "blinds": self.settings.get("blinds"),
            "acted": self.acted,
            "deal": "incomplete"
            if self.tells("deal incomplete")
            else "complete"
            if self.tells("deal complete")
            else None,
            "check_raise": {"allowed": "yes", "not-allowed": "no"}.get(self.settings.get("check-raise", "")),
            "sevens_rule": self.settings.get("sevens-rule"),
            "joker": self.settings.get("joker"),
            "players": self.players,
        }

    @cached_property
    def _by_name(self) -> Mapping[str, Value]:
        """The facts that the line gives by their own names: ``in-turn=no`` is the fact ``in_turn``."""
        named = ((key.replace("-", "_"), value) for key, value in self.settings.items())
        return {name: _value(name, text) for name, text in named if is_fact(name, text)}

    @cached_property
    def acted(self) -> int | None:
        """How many players had acted on their hands when attention was called (LB-1), or by the end where nobody called
        it; 2 for two or more, None where the line does not tell."""
        called = next((place for place, event in enumerate(self.events) if _calls_attention(event)), None)
        if called is None:
            return self._acted(self.events)
        if self.when(self.events[called]) in LATE:
            return 2
        before, behind = self._acted(self.events[:called]), self._acted(self.events[called:])
        if before is not None or behind is None:
            return before
        # what is counted behind the call may be how it stood then; what is done there came after it
        return behind if behind < 2 and not self._actors(self.events[called:]) else self._none_before(called)

    def _none_before(self, called: int) -> int | None:
        """0 where all the acting that is told was done, one by one, behind the call; None where some was counted."""
        counted = any(event.head == "acted" for event in self.events[called:])
        return None if counted else 0

    def _acted(self, events: Sequence[Event]) -> int | None:
        """How many players act in these events; None where they do not tell, or tell of nobody and then of two."""
        acting = [event for event in events if event.head == "acted" and "else" not in event.flags]
        told = [self._count(event) for event in acting if self._early(event)]
        players = head_count(self._actors(events))
        if (None in told and players < 2) or (told == [0] and players > 1):
            return None
        if told or players:
            return min(max(count for count in (*told, players) if count is not None), 2)
        waiting = {who for event in events if event.head == "still to act" and self._early(event) for who in event.who}
        if {FIRST_PLAYER, EVERYONE} & waiting:
            return 0
        return 2 if self.settings.get("when") in LATE else None

    def _actors(self, events: Sequence[Event]) -> set[Who]:
        """Who is told by name to have acted on the hands as dealt."""
        heads = (*BETTING, "raps")
        return {who for event in events if event.head in heads and self._early(event) for who in event.who}

    def _early(self, event: Event) -> bool:
        """Whether an event is an action on the hands as dealt: done, not wished for, and before the draw."""
        return self.when(event) not in LATE and not event.flags & {"wants to", "on it"}

    def _count(self, event: Event) -> int | None:
        """How many players an event of acting is about; None for "everyone but one" at a table of unknown size."""
        if event.who == (SOMEBODY,) and not event.numbers:
            return None
        if "but" in event.flags:
            size = self.settings.get("players", "")
            return max(int(size) - head_count(event.who), 0) if size.isdecimal() else None
        if event.numbers:
            return event.numbers[0]
        return head_count(event.who) if event.who else 1

    @cached_property
    def players(self) -> str | None:
        """Heads-up or multihanded, if the line says how many contend for the pot (LB-2); who is all-in does not."""
        return self._left({who for event in self.of("all-in", "folds") for who in event.who})

    def live_at(self, event: Event) -> str | None:
        """Heads-up or multihanded, if the line says how many hands are live at an event of the showdown (LB-15)."""
        return self._left(self.folded_before(event))

    def folded_before(self, event: Event) -> set[Who]:
        """Who has folded by an event: no hand of his is shown, nor thrown away for it."""
        return {who for fold in self.before(event, "folds") for who in fold.who}

    def _left(self, gone: set[Who]) -> str | None:
        """What is told of the number of players, without those who are gone; never fewer than are named as there."""
        said = self.settings.get("players")
        if said is None or not said.isdecimal():
            return said
        left = max(int(said) - head_count(gone - {EVERYONE}), len(set(self.named()) - gone))
        return "heads-up" if left <= 2 else "multihanded"

    def named(self, events: Iterable[Event] | None = None) -> list[Who]:
        """Every player that the events speak of, each once, in the order told."""
        found = {
            who: None
            for event in (self.events if events is None else events)
            for who in (*event.who, event.to, event.by, event.of)
            if who is not None and (who.kind != "role" or who.label in ONE_PLAYER)
        }
        return list(found)

    @property
    def hands(self) -> dict[Who, Hand]:
        """The hands that are known card by card, by player: shown, held, or told beside an action."""
        return {who: held for who, held in self.held.items() if not _in_short(held)}

    @property
    def held(self) -> dict[Who, Hand]:
        """What is told of each player's hand, be it every card or only its highest ones ("a seven", "a pat 7-5")."""
        held: dict[Who, Hand] = {}
        for event in self.events:
            hand = event.holding or (event.cards if event.head in ("has", "fouls", *BETTING, "pat", "draws") else None)
            if hand is None:
                continue
            for who in event.who:
                if who not in held or len(hand.cards) >= len(held[who].cards):
                    held[who] = hand
        return held

    @property
    def bet_after_the_draw(self) -> Decimal | None:
        """The size of a bet after the draw, in chips: told as such, or the second of the stakes."""
        told = self.settings.get("bet") or self.settings.get("stakes", "").rpartition("/")[2]
        return Decimal(told) if told else None

    def gone(self) -> set[Who]:
        """The players who have no hand any more: folded, mucked, thrown away."""
        return {who for event in self.of("folds", "fouls") for who in event.who}


def head_count(people: Iterable[Who]) -> int:
    """How many players are meant; "both" and "everyone" are two at least.

    >>> head_count([Who("seat", "3"), Who("count", "2")]), head_count([Who("role", "nobody")])
    (3, 0)
    """
    many = {"both": 2, "everyone": 2, "nobody": 0}
    return sum(int(who.label) if who.kind == "count" else many.get(who.label, 1) for who in people)


def _calls_attention(event: Event) -> bool:
    """Whether somebody calls attention to what went wrong; who notices it and says nothing does not."""
    return event.head == "speaks up" and "silently" not in event.flags


def _denied(event: Event) -> bool:
    """Whether an event is told of nobody, and so did not happen."""
    return event.who == (NOBODY,) and event.head not in COUNTED


def _in_short(hand: Hand) -> bool:
    """Whether a hand is told by some of its ranks alone: the highest of a low, or those that make it quads or trips."""
    of_a_kind = len({card.rank for card in hand.cards}) == 1
    return hand.ranks_alone and len(hand.cards) <= (4 if of_a_kind else 3)


def is_fact(name: str, text: str) -> bool:
    """Whether a setting is a fact of the rulebook given by its own name: ``acted=1``."""
    return name in FACTS and name not in ("players", "when") and _value(name, text) in FACTS[name].ways


def _value(name: str, text: str) -> Value:
    """A value given by name; a count beyond the last that the fact tells apart is that last one ("two or more")."""
    counts = [way for way in FACTS[name].ways if isinstance(way, int)]
    return min(int(text), max(counts)) if counts and text.isdecimal() else text


def spoken(who: Who | None, otherwise: str = "the player") -> str:
    """A player as a sentence speaks of him."""
    if who is None or (who.kind == "role" and who.label in ("somebody", "opponent", "new player")):
        return {"opponent": "the other player", "new player": "the new player"}.get(who.label if who else "", otherwise)
    return "the player in the dealer position" if who == DEALER else str(who)
