"""From a hand that was followed to its end to who gets which chips."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from referee.games import GAMES, Announcements, LowCardsNotAnnounced, Value
from referee.matters.sevens import seven_or_better
from referee.matters.story import Story
from referee.money.award import Answer, Fact, Settlement, Way
from referee.money.deal import Deal, Kind, Lump, Player, Status, total
from referee.money.settle import settle
from referee.play.seats import Impossible, Seat
from referee.play.showdown import Discretion
from referee.play.told import Hand
from referee.showdown import Verdict, decide

#: So many cards are a hand.
WHOLE = 5


class Wanted(Exception):
    """A setting of the whole table that decides and was not told, with the values it can have."""

    def __init__(self, key: str, values: tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def deal_of(hand: Hand) -> Deal:
    """Return the hand as the money sees it. Raises :class:`Wanted` where a wild card's announcement is missing."""
    after = hand.after_draw
    lumps = _lumps(hand)
    return Deal(
        tuple(_player(hand, seat, bool(lumps)) for seat in hand.seats.values()),
        tuple(after.actions),
        lumps,
        sevens_rule_holds(hand),
        _full_bet(hand),
    )


def sevens_rule_holds(hand: Hand) -> bool:
    """Whether A5-4 is in force: limit ace-to-five, unless the table was told otherwise."""
    settings = hand.settings
    limit = settings.get("betting") in ("limit", "spread-limit")
    return settings.get("game") == "a5" and limit and settings.get("sevens-rule") != "off"


def _lumps(hand: Hand) -> tuple[Lump, ...]:
    """The pot before the draw, where it was told as one sum. Bets told as well have to make the same sum."""
    if hand.pot is None:
        return ()
    told = total(seat.before for seat in hand.seats.values())
    if not told or told is None or (told < hand.pot and not hand.told):
        return (Lump(hand.pot),)
    if told != hand.pot:
        raise Impossible(f"the pot before the draw is told as {hand.pot:f}, and the bets make {told:f}")
    return ()


def _player(hand: Hand, seat: Seat, lump: bool) -> Player:
    value = value_of(hand, seat)
    seven = False if seat.thrown_away else {"yes": True, "no": False, None: None}[seven_or_better(seat.hand)]
    return Player(
        seat.name,
        None if lump or not hand.tells_before else seat.before,
        seat.status,
        _as_told(hand, seat, value),
        seven,
        False if hand.told and seat.shown is None else seat.shown,
        seat.all_in_before,
    )


def verdict_of(hand: Hand) -> Verdict | None:
    """What the judge says of the hands that can win and are known; None where there are no two to compare.

    Raises :class:`~referee.errors.FoulDeckError` for hands that no deck of the game holds.
    """
    game = GAMES.get(hand.settings.get("game", ""))
    known = {seat.name: seat.hand for seat in hand.live if seat.hand is not None and len(seat.hand.cards) == WHOLE}
    return decide(game, known, _announced(hand)) if game is not None and len(known) > 1 else None


def value_of(hand: Hand, seat: Seat) -> Value | None:
    """What the player's hand is worth in the game, None if it was not told or is not five cards."""
    game = GAMES.get(hand.settings.get("game", ""))
    if game is None or seat.hand is None or len(seat.hand.cards) != WHOLE:
        return None
    try:
        return game.value(seat.hand, _announced(hand))
    except LowCardsNotAnnounced:
        raise Wanted("low-cards", ("one", "all")) from None


def _announced(hand: Hand) -> Announcements:
    return Story(hand.situation).announced


def _as_told(hand: Hand, seat: Seat, value: Value | None) -> object:
    """The value of the hand; or, where a hand stays unseen and the winner was told, whether it is the winner's."""
    unseen = any(other.hand is None for other in hand.live)
    if hand.winners and unseen:
        return int(seat.name in hand.winners)
    return value


def _full_bet(hand: Hand) -> Decimal | None:
    """A full bet after the draw: by the stakes, or in limit by a bet that was not all-in."""
    after = hand.after_draw
    if after.full is not None or not after.fixed:
        return after.full
    bets = (a.amount for a in after.actions if a.kind is Kind.BET and not a.all_in and a.amount is not None)
    return next((Decimal(amount) for amount in bets), None)


def settled(deal: Deal, discretion: Discretion | None) -> Settlement:
    """Settle a deal, in both ways where the floor has a choice (LB-16)."""
    if discretion is None:
        return settle(deal)
    ways = tuple(way for answer, given in _floor(deal, discretion) for way in _ways(answer, settle(given)))
    return Settlement(None, Fact.FLOOR, discretion.seat.name, ways)


def _floor(deal: Deal, discretion: Discretion) -> Iterator[tuple[Answer, Deal]]:
    name = discretion.seat.name
    yield Answer(Fact.FLOOR, name, f"the floor lets {name}'s hand stand"), deal
    against = deal.with_player(deal.player(name)._replace(status=Status.DEAD))
    for other in discretion.thrown_away:
        back = against.player(other.name)._replace(status=Status.LIVE, seven=False)
        against = against.with_player(back)
    yield Answer(Fact.FLOOR, name, f"the floor rules against {name}"), against


def _ways(answer: Answer, settlement: Settlement) -> Iterator[Way]:
    if settlement.award is not None:
        yield Way((answer,), settlement.award)
    for way in settlement.ways:
        yield Way((answer, *way.answers), way.award)
