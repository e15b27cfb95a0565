"""One betting round as it is told: what can follow what, and how many chips an action puts in.

Chips may be unknown throughout; what has to be matched is then still counted, wager by wager.
"""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple

from referee.money.deal import NOTHING, Action, Kind, Share
from referee.play.seats import Impossible, OutOfOrder, Seat, Uncovered


class Wager(NamedTuple):
    """What was said of an amount: chips, whether they are the total (``to``) or what is added (``by``), or a share."""

    chips: Decimal | None = None
    to: bool = False
    by: bool = False
    share: Share | None = None


class Round:
    """One betting round.

    ``full`` is a full bet, None where the stakes were not told; ``fixed`` whether bets are fixed; ``told`` whether
    the hand is told from start to end, so that nobody acts who has nothing to act on. ``level`` is what a player must
    be in for, in chips, and ``step`` the same counted in wagers. ``overruled`` says that a raise was not allowed, so
    that what followed on it goes back.
    """

    def __init__(self, full: Decimal | None, fixed: bool, told: bool) -> None:
        self.full = full
        self.fixed = fixed
        self.told = told
        self.level: Decimal | None = NOTHING
        self.step = 0
        self.posted = False
        self.opened = False
        self.raises = 0
        self.overruled = False
        self.actions: list[Action] = []
        self.checked: set[str] = set()
        self._put: dict[str, Decimal | None] = {}
        self._steps: dict[str, int] = {}
        self._acted: set[str] = set()

    # what holds

    def put(self, name: str) -> Decimal | None:
        """What the player has in this round, without what never counted."""
        return self._put.get(name, NOTHING)

    def faces_bet(self, name: str) -> bool:
        """Whether there is a wager the player has not matched."""
        return self._steps.get(name, 0) < self.step

    def has_acted(self, name: str) -> bool:
        """Whether the player has acted since the last bet or raise."""
        return name in self._acted

    @property
    def opened_by(self) -> Kind | None:
        """What the first wager was told as, blinds apart: a bet, or a raise over the blind; None before it."""
        wagers = (Kind.BET, Kind.RAISE, Kind.COMPLETE)
        return next((action.kind for action in self.actions if action.kind in wagers), None)

    @property
    def to_be_completed(self) -> bool:
        """Whether the wager in front is a short all-in."""
        return bool(self.level and self.full and self.opened and self.level < self.full)

    def need(self, name: str) -> Decimal | None:
        """How many chips the player needs to call."""
        mine = self.put(name)
        return None if self.level is None or mine is None else self.level - mine

    # what happens

    def post(self, seat: Seat, chips: Decimal | None, big: bool) -> None:
        """A blind goes in: no action, but a wager for the others where it is the highest so far."""
        mine = self.put(seat.name)
        total = None if chips is None or mine is None else mine + chips
        seat.spend(chips)
        self.posted = True
        self._put[seat.name] = total
        higher = big if total is None or self.level is None else total > self.level
        if higher:
            self.step += 1
            self.level = total
        if higher or total == self.level:
            self._steps[seat.name] = self.step

    def check(self, seat: Seat) -> None:
        if self.faces_bet(seat.name):
            raise OutOfOrder(f"{seat.name} cannot check: there is a bet to call", "calls")
        self._must_be_due(seat)
        self.checked.add(seat.name)
        self._record(seat, Kind.CHECK, NOTHING)

    def fold(self, seat: Seat) -> None:
        self._record(seat, Kind.FOLD, NOTHING)

    def bet(self, seat: Seat, wager: Wager) -> None:
        """The first wager of the round, blinds apart."""
        if self.opened:
            raise OutOfOrder(f"{seat.name} cannot bet: there is a bet already", "raises")
        self._must_be_due(seat)
        total = wager.chips
        if total is None and self.step and self.fixed:
            raise Impossible("open for how much, beside the blind?", "bets 40")
        if total is None and self.fixed:
            total = self.full
        if total is not None and total == self.level:
            self.call(seat, Wager())
            return
        if self.full and self.fixed and total not in (self.full, self._after_blind(), None):
            raise Impossible(f"a bet is {self.full:f} here, not {total:f}", f"bets {self.full:f}")
        self._wager(seat, Kind.BET, total)

    def _after_blind(self) -> Decimal | None:
        """What the game may ask of an opener beside a blind: twice as much."""
        return 2 * self.level if self.level else None

    def call(self, seat: Seat, wager: Wager) -> None:
        if not self.faces_bet(seat.name):
            if self.overruled:
                self._give_back(seat, wager.chips)
                return
            raise OutOfOrder(f"{seat.name} has nothing to call", "checks")
        need = self.need(seat.name)
        chips = need if wager.chips is None else wager.chips
        back = NOTHING
        if need is not None and chips is not None and chips not in (need, self.level):
            if not (self.overruled and chips > need):
                raise Impossible(f"there are {need:f} to call, not {chips:f}", _instead(chips, need))
            back = chips - need
        self._match(seat, chips if back or need is None else need, back)

    def raise_(self, seat: Seat, wager: Wager) -> None:
        """A raise that stands."""
        total = self._raise_total(seat, wager)
        if self.to_be_completed and total == self.full:
            self._wager(seat, Kind.COMPLETE, total)
            return
        self._wager(seat, Kind.RAISE, total)
        self.raises += 1

    def overrule_raise(self, seat: Seat, wager: Wager) -> None:
        """A raise that is not allowed: it counts as a call, and the rest goes back."""
        total, mine, need = self._raise_total(seat, wager), self.put(seat.name), self.need(seat.name)
        self.overruled = True
        if total is None or mine is None or need is None:
            self._match(seat, need, NOTHING)
        else:
            self._match(seat, total - mine, total - mine - need)

    def overrule_all_in(self, seat: Seat, wager: Wager) -> None:
        """An all-in that would be a raise which is not allowed: likewise, and the player keeps the rest."""
        chips, need = self._all_in_chips(seat, wager), self.need(seat.name)
        self.overruled = True
        back = NOTHING if chips is None or need is None else chips - need
        self._match(seat, chips, back)

    def raised_by(self, seat: Seat, wager: Wager) -> bool:
        """Whether an all-in would be a raise of a bet in this round."""
        chips, need = self._all_in_chips(seat, wager), self.need(seat.name)
        return self.opened and chips is not None and need is not None and chips > need

    def complete(self, seat: Seat) -> None:
        """A short all-in is brought up to a full bet."""
        if not self.step or (self.full and not self.to_be_completed):
            raise OutOfOrder(f"{seat.name} has no short bet to complete", "raises" if self.step else "bets")
        self._must_be_due(seat)
        self._wager(seat, Kind.COMPLETE, self.full)

    def all_in(self, seat: Seat, wager: Wager) -> None:
        """The last of a player's chips: a bet, a call or a raise, by how many they are."""
        chips = self._all_in_chips(seat, wager)
        mine = self.put(seat.name)
        seat.all_in = True
        if not self.step:
            self._wager(seat, Kind.BET, chips, all_in=True, share=wager.share)
            return
        if chips is None or mine is None or self.level is None:
            raise Impossible("all-in for how much, beside a bet?", "all-in for 15")
        if mine + chips <= self.level:
            self._match(seat, chips, NOTHING, all_in=True)
            return
        self._must_be_due(seat)
        full_raise = not self.full or mine + chips >= self.level + self.full
        completes = self.to_be_completed and self.full is not None and mine + chips >= self.full
        kind = Kind.RAISE if self.opened else Kind.BET
        self.raises += kind is Kind.RAISE and full_raise
        self._wager(seat, Kind.COMPLETE if completes else kind, mine + chips, all_in=True)

    def _all_in_chips(self, seat: Seat, wager: Wager) -> Decimal | None:
        if wager.chips is not None:
            if seat.stack is not None and wager.chips < seat.stack:
                raise Impossible(f"{seat.name} has {seat.stack:f} left", f"all-in for {seat.stack:f}")
            return wager.chips
        if wager.share is Share.HALF and self.full is not None:
            return self.full / 2
        if wager.share is Share.FULL:
            return self.full
        return seat.stack

    # how it is written down

    def _raise_total(self, seat: Seat, wager: Wager) -> Decimal | None:
        """What a raise makes it in all."""
        if not self.step:
            raise OutOfOrder(f"{seat.name} has nothing to raise", "bets")
        if self.overruled:
            raise Uncovered(f"{seat.name} raised over a raise that does not stand")
        self._must_be_due(seat)
        level = self.level
        if wager.chips is None or level is None:
            return level + self.full if level is not None and self.full and self.fixed else wager.chips
        total = self._told_total(seat, wager, wager.chips, level)
        if total <= level:
            raise Impossible(f"{total:f} is no raise: the bet is {level:f}", "calls")
        if self.fixed and self.full and total not in self._raises_to(level, self.full):
            right = level + self.full
            raise Impossible(f"a raise makes it {right:f} here, not {total:f}", f"raises to {right:f}")
        return total

    def _told_total(self, seat: Seat, wager: Wager, chips: Decimal, level: Decimal) -> Decimal:
        if wager.to:
            return chips
        if wager.by:
            return level + chips
        mine = self.put(seat.name)
        fits = {chips, level + chips, *([mine + chips] if mine is not None else [])}
        if self.fixed and self.full:
            allowed = fits & self._raises_to(level, self.full)
            if len(allowed) == 1:
                return allowed.pop()
        raise Impossible(f"raises to {chips:f}, or by {chips:f}?", f"raises to {chips:f}")

    def _raises_to(self, level: Decimal, full: Decimal) -> set[Decimal]:
        """What a raise in limit may make it: one bet more, or a full bet over a short all-in."""
        return {level + full, full} if level < full else {level + full}

    def _must_be_due(self, seat: Seat) -> None:
        if self.told and not self.faces_bet(seat.name) and self.has_acted(seat.name):
            raise OutOfOrder(f"{seat.name} has acted, and nobody has bet or raised since")

    def _wager(
        self, seat: Seat, kind: Kind, total: Decimal | None, all_in: bool = False, share: Share | None = None
    ) -> None:
        mine = self.put(seat.name)
        chips = None if total is None or mine is None else total - mine
        seat.spend(chips)
        self.opened = True
        self.step += 1
        self.level = total
        self._acted.clear()
        self._put[seat.name] = total
        self._steps[seat.name] = self.step
        self._record(seat, kind, chips, all_in=all_in or seat.all_in, share=share)

    def _match(self, seat: Seat, chips: Decimal | None, back: Decimal, all_in: bool = False) -> None:
        mine = self.put(seat.name)
        seat.spend(None if chips is None else chips - back)
        self._put[seat.name] = None if chips is None or mine is None else mine + chips - back
        self._steps[seat.name] = self.step
        self._record(seat, Kind.CALL, chips, all_in=all_in or seat.all_in, back=back)

    def _give_back(self, seat: Seat, chips: Decimal | None) -> None:
        """A call of a raise that does not stand: whatever it put in goes back."""
        if chips is not None:
            self._record(seat, Kind.CALL, chips, back=chips)

    def _record(
        self,
        seat: Seat,
        kind: Kind,
        chips: Decimal | None,
        all_in: bool = False,
        share: Share | None = None,
        back: Decimal = NOTHING,
    ) -> None:
        self._acted.add(seat.name)
        self.actions.append(Action(seat.name, kind, chips, all_in, share, back))


def _instead(chips: Decimal, need: Decimal) -> str:
    return f"all-in for {chips:f}" if chips < need else f"calls {need:f}"
