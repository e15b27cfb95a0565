"""A hand that is being told: its seats, its two betting rounds, the stage it has come to, what was found so far."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from referee.matters.story import spoken
from referee.money.deal import Chips
from referee.play.betting import Round
from referee.play.blinds import BLINDS, Blinds
from referee.play.findings import Found, find
from referee.play.seats import Impossible, Seat
from referee.rulebook.facts import Value
from referee.situation import betting
from referee.situation.model import Event, Situation, Who

BEFORE_DRAW, ON_DRAW, AFTER_DRAW, SHOWDOWN = STAGES = ("before-draw", "on-draw", "after-draw", "showdown")

#: Heads that are an action in a betting round, posting a blind apart.
BETTING = frozenset({*betting.BETTING, "raps"})


#: A hand that was dealt or not, and what has to be known of the player to judge it.
OF_A_SEAT = frozenset({"dealt in", "dealt out", "empty seat", "not entitled"})
WHO_WAS_THERE = frozenset({"present", "absent", "returns", "entitled", "posted", "not posted"})


class Hand:
    """A hand on its way.

    ``told`` says that it is told from start to end; otherwise what is not told is ordinary. ``strict`` asks about the
    ordinary case too instead of presuming it. ``pot`` is the pot before the draw where it was told as a sum, and
    ``blind_money`` says that chips went in nobody knows how many of. ``requests`` are the players who asked for cards,
    in order, and ``dealt`` those for whom a card came off the deck since. ``showdown`` keeps who said, showed or threw
    away what, in order.
    """

    def __init__(self, situation: Situation, strict: bool = False) -> None:
        self.situation = situation
        self.settings = situation.settings
        self.told = situation.told
        self.strict = strict
        self.stage = _first_stage(situation)
        self.seats: dict[str, Seat] = {}
        fixed = self.settings.get("betting") == "limit"
        small, big = _full_bets(situation)
        self.before_draw = Round(small, fixed, self.told)
        self.after_draw = Round(big, fixed, self.told)
        self.pot: Chips | None = None
        self.blinds = Blinds()
        self.blind_money = False
        self.antes: list[Decimal | None] = []
        self.requests: list[str] = []
        self.dealt: set[str] = set()
        self.showdown: list[tuple[Seat, Event]] = []
        self.winners: tuple[str, ...] = ()
        self.found: list[Found] = []
        self.notes: list[str] = []
        self.readings: list[str] = []

    @property
    def round(self) -> Round:
        """The betting round of the stage, or the last one."""
        return self.before_draw if self.stage == BEFORE_DRAW else self.after_draw

    @property
    def live(self) -> list[Seat]:
        """The players who still have a hand."""
        return [seat for seat in self.seats.values() if seat.live]

    @property
    def tells_before(self) -> bool:
        """Whether all that went in before the draw was told, player by player.

        A line that is not a whole hand may well leave out blinds that folded, so there it takes a blind or an ante.
        """
        if self.blind_money:
            return False
        posted = self.before_draw.posted or any(seat.before for seat in self.seats.values())
        return posted or (self.told and self.before_draw.step > 0)

    # who is meant

    def seat(self, name: str) -> Seat:
        """The player of that name. Raises :class:`Impossible` for one who turns up after the draw."""
        if name not in self.seats:
            if self.told and self.stage != BEFORE_DRAW and self.before_draw.step:
                raise Impossible(f"{name} put nothing in before the draw")
            self.seats[name] = Seat(name)
            for chips in self.antes:
                self.seats[name].ante(chips)
        return self.seats[name]

    def everybody_antes(self, chips: Decimal | None) -> None:
        """An ante by everybody: those who are told of so far, and those to come.

        In a line that is not a whole hand there may be players it does not tell of.
        """
        self.blind_money |= not self.told
        self.antes.append(chips)
        for seat in self.seats.values():
            seat.ante(chips)

    def subjects(self, event: Event) -> list[Seat]:
        """The players an event is about."""
        return [seat for who in event.who for seat in self.meant_by(who, event)]

    def meant_by(self, who: Who, event: Event) -> list[Seat]:
        """The players that a word such as "both" means. Raises :class:`Impossible` where that cannot be told."""
        match who:
            case Who("role", "nobody" | "dealer"):
                return []
            case Who("role", "everyone"):
                return self._everyone(event)
            case Who("role", "both") if len(self.live) == 2:
                return self.live
            case Who("role", "both") if len(named := self._named_in_all()) == 2:
                return [self.seat(name) for name in named]
            case Who("role", "both") | Who("count", _):
                raise Impossible("which players?", "seats 3 and 5")
            case Who("role", "opponent" | "next player" | "somebody") if self.told:
                raise Impossible("which player?", "seat 5")
            case Who("role", label) if label in BLINDS and event.head != "posted":
                return [self.blinds.taker(label) or self.seat(spoken(who))]
            case _:
                return [self.seat(spoken(who))]

    def _named_in_all(self) -> list[str]:
        """Everybody the line tells of by name or seat, before and behind "both", and who is not out of the hand."""
        people = (who for event in self.situation.events for who in event.who if who.kind in ("name", "seat"))
        named = dict.fromkeys(spoken(who) for who in people)
        return [name for name in named if name not in self.seats or self.seats[name].live]

    def _everyone(self, event: Event) -> list[Seat]:
        """Everybody it can be about: in the betting who has yet to answer the bet, or else to act at all."""
        if event.head not in BETTING:
            return self.live
        able = [seat for seat in self.live if seat.can_act]
        facing = [seat for seat in able if self.round.faces_bet(seat.name)]
        return facing or [seat for seat in able if not self.round.has_acted(seat.name)]

    # what the rules say

    def rule(self, event: Event, **known: Value) -> bool:
        """Note what the rules find in an event, by the stage and what is ``known``; return whether they forbid it.

        What they found before, in an event that this one is judged with, is not noted again.
        """
        found = list(self.find(event, **known))
        noted = {one.ruling.says for one in self.found} if self._judged_with(event) else set()
        self.found += [one for one in found if one.ruling.says not in noted]
        return any(one.forbids for one in found)

    def find(self, event: Event, **known: Value) -> Iterator[Found]:
        """What the rules find in an event at this stage."""
        context = self._judged_with(event)
        start = event.column - 1
        told = self.situation.text.split("\n")[event.line - 1][start : start + event.length]
        for found in find(self.settings, event, self.strict, context, **{"when": self.stage, **known}):
            yield found._replace(told=told)

    def _judged_with(self, event: Event) -> list[Event]:
        """The events of the hand that an event of the deal is judged with.

        Cards exposed before it count with an exposed card, who was there and who posted with a hand that was dealt or
        not, and the end of the deal with a hand of too few cards.
        """
        events = self.situation.events
        before = [told for told in events if (told.line, told.column) < (event.line, event.column)]
        if event.head == "exposed" and self.stage == BEFORE_DRAW:
            return [told for told in before if told.head == "exposed"]
        if event.head in OF_A_SEAT:
            return [told for told in events if told.head in WHO_WAS_THERE and set(told.who) & set(event.who)]
        if event.head in ("has", "short", "extra cards"):
            return [told for told in before if told.head in ("deal complete", "deal incomplete")]
        return []

    @property
    def acted(self) -> int:
        """How many players have acted before the draw; two stands for more."""
        return min(len({action.player for action in self.before_draw.actions}), 2)


def must_have_a_hand(seat: Seat) -> None:
    """Raise :class:`Impossible` for a player whose cards are gone."""
    if not seat.live:
        raise Impossible(f"{seat.name} has no hand any more ({seat.status})")


def _first_stage(situation: Situation) -> str:
    """Where the telling starts: before the draw.

    A loose line that names the first pot, or the hand somebody checked, is past the draw.
    """
    first = next((event.when for event in situation.events if event.head != "pot"), None)
    stage = first or (None if situation.told else situation.settings.get("when"))
    if stage in STAGES:
        return str(stage)
    past = not situation.told and any(_past_the_draw(event) for event in situation.events)
    return AFTER_DRAW if past else BEFORE_DRAW


def _past_the_draw(event: Event) -> bool:
    return event.head == "pot" or (event.head == "checks" and event.holding is not None)


def _full_bets(situation: Situation) -> tuple[Decimal | None, Decimal | None]:
    """A full bet before and after the draw, as far as they were told."""
    stakes, bet = situation.settings.get("stakes"), situation.settings.get("bet")
    if stakes is None:
        return None, None if bet is None else Decimal(bet)
    small, _, big = stakes.partition("/")
    return Decimal(small), Decimal(big or small)
