"""A hand followed as it is told: stage by stage, every event checked against what went before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal

from referee.matters.story import spoken
from referee.money.deal import NOTHING, Chips, Kind, Share, Status
from referee.play.betting import Round, Wager
from referee.play.findings import Found, find
from referee.play.seats import Impossible, Seat
from referee.rulebook.facts import Value
from referee.situation.model import Amount, Event, Situation, Who

STAGES = ("before-draw", "on-draw", "after-draw", "showdown")
BETTING = frozenset(
    {"bets", "checks", "calls", "overcalls", "raises", "completes", "check-raises", "all-in", "folds", "passes", "raps"}
)
DRAWING = frozenset({"draws", "pat", "changes"})
SHOWING = frozenset({"has", "says", "fouls", "wins"})
#: Heads that the rules are asked about with no more than the stage and how many have acted.
CARDS = frozenset(
    {
        "exposed", "extra cards", "out of position", "wrong seat", "out of sequence", "empty seat",
        "not entitled", "dealt out", "half a blind", "less than half a blind", "more than half a blind", "misses blind",
    }
)  # fmt: skip
NOBODY = frozenset({"nobody", "dealer"})


class Hand:
    """A hand of poker on its way: the seats, the two betting rounds, the stage, and what was found so far.

    ``strict`` hands are told from start to end; in others what is not told is ordinary.
    """

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.settings = situation.settings
        self.strict = situation.told
        self.seats: dict[str, Seat] = {}
        self.stage = self._first_stage()
        small, big = self._stakes()
        limit = self.settings.get("betting") in ("limit", "spread-limit")
        self.rounds = {
            "before-draw": Round(small, limit, self.strict),
            "after-draw": Round(big, limit, self.strict),
        }
        self.pot: Chips | None = None
        self.antes = NOTHING
        self.found: list[Found] = []
        self.notes: list[str] = []
        self.requests: list[str] = []
        self.dealt: set[str] = set()
        self.winners: tuple[str, ...] = ()
        self.showdown: list[tuple[Seat, Event]] = []

    def _first_stage(self) -> str:
        """Where the telling starts: before the draw, but a loose line that names the first pot is past the draw."""
        first = next((event.when for event in self.situation.events if event.head != "pot"), None)
        told = first or (None if self.strict else self.settings.get("when"))
        if told in STAGES:
            return str(told)
        past = not self.strict and any(event.head == "pot" for event in self.situation.events)
        return "after-draw" if past else "before-draw"

    def _stakes(self) -> tuple[Decimal | None, Decimal | None]:
        """A full bet before and after the draw, as far as they were told."""
        told = self.settings.get("stakes")
        if told is not None:
            small, _, big = told.partition("/")
            return Decimal(small), Decimal(big or small)
        bet = self.settings.get("bet")
        return None, None if bet is None else Decimal(bet)

    @property
    def round(self) -> Round:
        """The betting round of the stage."""
        return self.rounds["before-draw" if self.stage == "before-draw" else "after-draw"]

    @property
    def tells_before(self) -> bool:
        """Whether what went in before the draw was told at all."""
        return self.strict or bool(self.rounds["before-draw"].step) or any(s.before for s in self.seats.values())

    @property
    def live(self) -> list[Seat]:
        return [seat for seat in self.seats.values() if seat.live]

    # what is told

    def tell(self, event: Event) -> None:
        """Take in one event. Raises :class:`Impossible` for what cannot have happened."""
        self._move_to(event)
        if event.head == "raps" and self.stage == "on-draw":
            self._draw(event)
        elif event.head in BETTING:
            for seat in self._subjects(event):
                self._act(seat, event)
        elif event.head in CARDS:
            self._rule(event, acted=self._acted())
        elif event.head in _HANDLERS:
            _HANDLERS[event.head](self, event)
        self._hold(event)

    def end(self) -> None:
        """Close the hand: the last betting round has to be over. Many a hand ends before the draw."""
        self._close(self.round)
        if self.stage == "before-draw":
            self._count_what_went_in()

    # stages

    def _move_to(self, event: Event) -> None:
        stage = self._stage_of(event)
        here, there = STAGES.index(self.stage), STAGES.index(stage)
        if there < here and self.strict and event.head in BETTING:
            raise Impossible(f"the hand has come to the {self.stage.replace('-', ' ')} already")
        while there > here:
            if self.stage in self.rounds:
                self._close(self.round)
            if self.stage == "before-draw":
                self._count_what_went_in()
            here += 1
            self.stage = STAGES[here]

    def _stage_of(self, event: Event) -> str:
        if event.head == "pot":
            return self.stage
        told = event.when if event.when in STAGES else None
        if event.head in DRAWING and self.stage == "before-draw":
            return "on-draw"
        if event.head == "raps" and self.stage == "before-draw" and self._all_have_acted():
            return "on-draw"
        if event.head in BETTING and self.stage == "on-draw" and event.head != "raps":
            return "after-draw"
        if event.head in ("has", "short") and self.stage == "on-draw" and all(s.drawn is not None for s in self.live):
            return "after-draw"
        if event.head in SHOWING and self.stage == "after-draw" and self._betting_is_over():
            return "showdown"
        return max(told or self.stage, self.stage, key=STAGES.index)

    def _betting_is_over(self) -> bool:
        betting = self.round
        return all(not betting.faces_bet(seat.name) for seat in self.live if not seat.all_in)

    def _all_have_acted(self) -> bool:
        return self._betting_is_over() and all(self.round.has_acted(seat.name) for seat in self.live if seat.can_act)

    def _close(self, betting: Round) -> None:
        """In a hand told from start to end everybody has matched the last bet, folded, or is all-in."""
        if not self.strict or len(self.live) < 2:
            return
        for seat in self.live:
            if seat.can_act and betting.faces_bet(seat.name):
                need = betting.need(seat.name)
                chips = "a bet" if need is None else f"{need:f}"
                raise Impossible(f"{seat.name} has {chips} to call and does nothing", f"{seat.name} folds")

    def _count_what_went_in(self) -> None:
        for seat in self.seats.values():
            chips = self.rounds["before-draw"].put(seat.name)
            seat.before = None if chips is None or seat.before is None else seat.before + chips
            seat.all_in_before = seat.all_in

    # who

    def _subjects(self, event: Event) -> list[Seat]:
        return [seat for who in event.who for seat in self._seats_of(who, event)]

    def _seats_of(self, who: Who, event: Event) -> list[Seat]:
        if who.kind == "role" and who.label in NOBODY:
            return []
        if who.kind == "role" and who.label == "everyone":
            return self._everyone(event)
        if who.kind == "role" and who.label == "both":
            if len(self.live) != 2:
                raise Impossible("both of which players?", "seats 3 and 5")
            return self.live
        if who.kind == "count":
            raise Impossible("which players?", "seats 3 and 5")
        return [self.seat(spoken(who))]

    def _everyone(self, event: Event) -> list[Seat]:
        """Everybody it can be about: who has yet to answer the bet, or else to act at all."""
        if event.head not in BETTING:
            return list(self.seats.values())
        betting = self.round
        facing = [seat for seat in self.live if seat.can_act and betting.faces_bet(seat.name)]
        return facing or [seat for seat in self.live if seat.can_act and not betting.has_acted(seat.name)]

    def seat(self, name: str) -> Seat:
        if name not in self.seats:
            late = self.stage != "before-draw" and self.strict and self.rounds["before-draw"].step
            if late:
                raise Impossible(f"{name} put nothing in before the draw")
            self.seats[name] = Seat(name)
        return self.seats[name]

    # the betting

    def _act(self, seat: Seat, event: Event) -> None:
        if not seat.live:
            raise Impossible(f"{seat.name} has no hand any more ({seat.status})")
        if seat.all_in:
            raise Impossible(f"{seat.name} is all-in")
        betting, head = self.round, event.head
        wager = _wager(event, betting.full)
        if head in ("passes", "raps"):
            head = self._pass(seat)
        match head:
            case "checks":
                self._check(seat, event)
            case "folds":
                self._fold(seat)
            case "bets":
                betting.bet(seat, wager)
            case "calls" | "overcalls":
                betting.call(seat, wager)
            case "completes":
                betting.complete(seat)
            case "all-in":
                betting.all_in(seat, wager)
            case _:
                self._raise(seat, event, wager)

    def _fold(self, seat: Seat) -> None:
        if self.round.overruled and not self.round.faces_bet(seat.name):
            self.notes.append(f"{seat.name} folded to a raise that does not stand; the fold is taken as told.")
        self.round.fold(seat)
        seat.status = Status.FOLDED

    def _pass(self, seat: Seat) -> str:
        """A pass checks where that is possible and gives the hand up where it is not."""
        return "folds" if self.round.faces_bet(seat.name) or self.stage == "before-draw" else "checks"

    def _check(self, seat: Seat, event: Event) -> None:
        if self.stage != "before-draw":
            self.round.check(seat)
            return
        betting = self.round
        unopened = not betting.opened and betting.faces_bet(seat.name)
        known: dict[str, Value] = {"opener": "other" if unopened or not betting.put(seat.name) else "big-blind"}
        if any(action.kind is Kind.CALL for action in betting.actions):
            known["callable"] = "yes"
        self._rule(event, **known)
        if not unopened:
            betting.check(seat)

    def _raise(self, seat: Seat, event: Event, wager: Wager) -> None:
        betting = self.round
        forbidden = False
        if seat.name in betting.checked or event.head == "check-raises":
            forbidden |= self._rule(event._replace(head="check-raises", who=event.who))
        if betting.raises >= 4 and not betting.to_be_completed:
            contending = [other for other in self.live if not other.all_in]
            many = "multihanded" if len(contending) > 2 else "heads-up"
            forbidden |= self._rule(event._replace(head="raises", nth=(betting.raises + 1,)), players=many)
        if forbidden:
            betting.overrule_raise(seat, wager)
        else:
            betting.raise_(seat, wager)

    def _rule(self, event: Event, **known: Value) -> bool:
        """Note what the rules find in an event; return whether they forbid it."""
        bare = event._replace(holding=None, cards=event.cards if event.head in CARDS else None, amount=None)
        found = list(find(self.settings, bare, False, when=self.stage, **known))
        self.found += found
        return any(one.forbids for one in found)

    def _acted(self) -> int:
        return min(len({action.player for action in self.rounds["before-draw"].actions}), 2)

    # chips

    def _pot(self, event: Event) -> None:
        if event.amount is None or event.amount.chips is None:
            return
        if self.pot is not None:
            raise Impossible("a second pot before the draw: one sum is enough")
        self.pot = event.amount.chips

    def _post(self, event: Event) -> None:
        for who in event.who:
            for seat in self._seats_of(who, event):
                self.round.post(seat, _chips(event.amount), big=who.label != "small blind")

    def _ante(self, event: Event) -> None:
        chips = _chips(event.amount) or next(map(Decimal, event.numbers), None)
        for seat in self._subjects(event) or list(self.seats.values()):
            seat.spend(chips)
            seat.before = None if chips is None or seat.before is None else seat.before + chips

    def _stack(self, event: Event) -> None:
        for seat in self._subjects(event):
            seat.stack = _chips(event.amount)

    # the draw

    def _draw(self, event: Event) -> None:
        number = 0 if event.head in ("pat", "raps") else next(iter(event.numbers), None)
        if number is not None and number > 5:
            raise Impossible("a hand is five cards", "draws 5")
        for seat in self._subjects(event):
            if not seat.live:
                raise Impossible(f"{seat.name} has no hand any more ({seat.status})")
            seat.drawn = number
            self.requests.append(seat.name)
            self.dealt.discard(seat.name)
        if number == 5:
            self._rule(event)

    def _change(self, event: Event) -> None:
        for seat in self._subjects(event):
            since = self.requests[_last(self.requests, seat.name) + 1 :]
            relied = any(name != seat.name for name in since)
            if not self._rule(event, dealt=_yes(seat.name in self.dealt), relied=_yes(relied)) and event.numbers:
                seat.drawn = event.numbers[-1]

    def _card_off(self, event: Event) -> None:
        """A card came off the deck, for whoever asked last."""
        if event.numbers[:1] != (0,):
            self.dealt.update(self.requests[-1:])

    def _ask(self, event: Event) -> None:
        action = bool(self.rounds["after-draw"].actions)
        out = any(not seat.live for seat in self._subjects(event))
        self._rule(event, action=_yes(action), asker="out" if out else "active")

    # hands

    def _hold(self, event: Event) -> None:
        """Keep what an event says of a player's cards; three or fewer are no hand that could be valued."""
        cards = event.holding or (event.cards if event.head in (*BETTING, "has", "pat", "draws", "fouls") else None)
        if cards is None or len(cards.cards) < 4:
            return
        for seat in self._subjects(event):
            seat.hand = cards
            if event.head == "has" and self.stage == "showdown":
                seat.shown = True

    def _has(self, event: Event) -> None:
        cards = len(event.cards.cards) if event.cards else next(iter(event.numbers), 5)
        for seat in self._subjects(event):
            self.showdown.append((seat, event))
            if cards > 5 or cards == 4 or (cards < 4 and not event.cards):
                self._count(seat, event, cards)

    def _short(self, event: Event) -> None:
        for seat in self._subjects(event):
            self._count(seat, event, 5 - next(iter(event.numbers), 1))

    def _count(self, seat: Seat, event: Event, cards: int) -> None:
        """A hand of other than five cards: after the draw it is fouled."""
        told = event._replace(head="has", numbers=(cards,), cards=None, holding=None)
        for found in find(self.settings, told, False, when=self.stage, acted=self._acted()):
            self.found.append(found)
            if found.code == "fouled":
                seat.status = Status.FOULED

    def _foul(self, event: Event) -> None:
        """A hand goes into the muck: facing a bet that is a fold."""
        for seat in self._subjects(event):
            if not seat.live:
                raise Impossible(f"{seat.name} has no hand any more ({seat.status})")
            if self.stage != "showdown" and self.round.faces_bet(seat.name):
                self._fold(seat)
            else:
                seat.status = Status.MUCKED
                self.showdown.append((seat, event))

    def _claim(self, event: Event) -> None:
        self.showdown += [(seat, event) for seat in self._subjects(event)]

    def _win(self, event: Event) -> None:
        self.winners = tuple(seat.name for seat in self._subjects(event))


_HANDLERS: Mapping[str, Callable[[Hand, Event], None]] = {
    "pot": Hand._pot,
    "posted": Hand._post,
    "kills": Hand._post,
    "ante": Hand._ante,
    "stack": Hand._stack,
    "draws": Hand._draw,
    "pat": Hand._draw,
    "changes": Hand._change,
    "card dealt": Hand._card_off,
    "burn dealt": Hand._card_off,
    "how many": Hand._ask,
    "has": Hand._has,
    "short": Hand._short,
    "fouls": Hand._foul,
    "says": Hand._claim,
    "wins": Hand._win,
}


def _wager(event: Event, full: Decimal | None) -> Wager:
    amount = event.amount
    if amount is None:
        return Wager()
    if amount.chips is not None:
        return Wager(amount.chips, event.raises_to, "by" in event.flags)
    share = Share(amount.kind)
    if full is not None and share in (Share.HALF, Share.FULL):
        return Wager(full / 2 if share is Share.HALF else full, share=share)
    return Wager(share=share)


def _chips(amount: Amount | None) -> Decimal | None:
    return amount.chips if amount else None


def _last(names: list[str], name: str) -> int:
    """The last place of a name in a list, -1 if it is not there."""
    return max((place for place, other in enumerate(names) if other == name), default=-1)


def _yes(whether: bool) -> str:
    return "yes" if whether else "no"
