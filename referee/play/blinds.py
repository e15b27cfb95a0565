"""Who took which blind, so that "BB" and the player who posted the big blind are one."""

from __future__ import annotations

from decimal import Decimal

from referee.play.seats import Impossible, Seat

BIG_BLIND, SMALL_BLIND = BLINDS = ("big blind", "small blind")


class Blinds:
    """The players who posted: by the blind where it was named, and all of them in order."""

    def __init__(self) -> None:
        self._named: dict[str, Seat] = {}
        self._posted: dict[str, tuple[Seat, Decimal | None]] = {}

    def take(self, seat: Seat, which: str | None, chips: Decimal | None) -> None:
        """A player posts; ``which`` blind is None where it was not named."""
        if which is not None:
            self._named[which] = seat
        self._posted[seat.name] = (seat, chips)

    def posted(self, name: str) -> bool:
        """Whether the player has a blind in."""
        return name in self._posted

    def taker(self, which: str) -> Seat | None:
        """The player in a blind: who was said to post it, or by the chips of those who posted; None if nobody posted.

        Raises :class:`Impossible` where that does not tell.
        """
        if which in self._named or not self._posted:
            return self._named.get(which)
        others = [posted for posted in self._posted.values() if posted[0] not in self._named.values()]
        if len(others) == 1 and (self._named or which == BIG_BLIND):
            return others[0][0]
        chips = [amount for _, amount in others if amount is not None]
        wanted = max(chips, default=None) if which == BIG_BLIND else min(chips, default=None)
        fits = [seat for seat, amount in others if amount == wanted]
        if len(others) != 2 or len(chips) != 2 or len(fits) != 1:
            raise Impossible(f"who is the {which}?", f"Ann posts the {which}")
        return fits[0]
