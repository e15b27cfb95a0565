"""A hand of poker followed as it is told: what rules were broken on the way, and who gets which chips.

:func:`follow` is the way in. It takes a situation that was read and does not care how it was spelled.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from referee.errors import FoulDeckError, Problem, SituationError
from referee.money import Deal, Settlement, Status
from referee.play.award import Wanted, deal_of, settled, verdict_of
from referee.play.events import tell
from referee.play.findings import Found
from referee.play.seats import Impossible, OutOfOrder, Seat, Uncovered, Unfinished
from referee.play.showdown import Discretion, rule_on_claims, rule_on_silent_pairs
from referee.play.stages import end
from referee.play.told import Hand
from referee.rulebook.facts import FACTS
from referee.ruling import in_its_place
from referee.showdown import Presumption, Verdict
from referee.situation.model import Event, Situation

__all__ = ["Found", "Played", "follow"]

CARDS_SPEAK = "{winners} was said to win; the cards speak, and the hands that were shown decide."
TRIPLE_DRAW = (
    "a hand of triple draw is not followed from start to end; tell what is in dispute on a line of its own, "
    "as in '2-7 triple draw, on the second draw, 2h exposed'"
)


class Played(NamedTuple):
    """A hand that was followed to its end.

    - ``findings``: what the rules speak to, in the order it happened.
    - ``settlement``: who gets what; None where the hand came to no award, and ``stopped`` says why; ``uncovered`` if it
      is because no rule says how to go on.
    - ``deal``: the hand as the money saw it; ``verdict``: the hands as the judge did, where two or more could win.
    - ``notes``: what the rules do not speak to and was taken as told.
    - ``readings``: where the rules leave a choice on the way, what was chosen and what the other reading gives.
    - ``over``: whether nobody has a bet to answer any more.
    - ``presumed``: what was taken for granted and changed the award.
    - ``asks``, ``ways``: the setting it depends on and the hand played under each value, where it was not told.
    """

    findings: tuple[Found, ...] = ()
    settlement: Settlement | None = None
    deal: Deal | None = None
    verdict: Verdict | None = None
    stopped: str = ""
    uncovered: bool = False
    notes: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    over: bool = False
    presumed: tuple[Presumption, ...] = ()
    asks: str | None = None
    ways: Mapping[str, Played] = MappingProxyType({})

    @property
    def outcome(self) -> tuple[object, ...]:
        """What two hands share that end alike."""
        codes = tuple(found.code for found in self.findings)
        return (codes, self.settlement and self.settlement.outcome, self.stopped, self.asks)


def follow(situation: Situation, strict: bool = False) -> Played:
    """Follow a hand from its first event to the award.

    A hand told from start to end (``told``) is checked throughout; in any other line what is not told is ordinary.
    With ``strict`` only the book's own presumptions are made.
    Raises :class:`~referee.errors.SituationError`, with the place, for what cannot have happened as told, and
    :class:`~referee.errors.FoulDeckError` for hands that no deck of the game holds.

    >>> from referee.situation.reading import read
    >>> played = follow(read("A-5 limit 20/40, after the draw, pot was 120 before the draw, seat 3 checks 7-5-4-3-2, "
    ...                      "seat 5 bets 40, seat 3 calls, seat 5 shows 8-6-4-3-2"))
    >>> [(row.player, str(row.returned), str(row.won)) for row in played.settlement.award.rows]
    [('seat 3', '40', '120'), ('seat 5', '40', '0')]
    """
    try:
        return _played(situation, strict)
    except Wanted as wanted:
        return _each_way(situation, strict, wanted)


def _each_way(situation: Situation, strict: bool, wanted: Wanted) -> Played:
    """The hand under every value that a missing setting can have; values it cannot have been played under fall out."""
    ways: dict[str, Played] = {}
    wrong: list[SituationError] = []
    for value in wanted.values:
        try:
            settings = {**situation.settings, wanted.key: value}
            ways[value] = follow(situation._replace(settings=settings), strict)
        except SituationError as error:
            wrong.append(error)
    if not ways:
        raise wrong[0]
    first = next(iter(ways.values()))
    if all(way.outcome == first.outcome for way in ways.values()):
        return first
    return Played(asks=wanted.key, ways=MappingProxyType(ways))


def _played(situation: Situation, strict: bool) -> Played:
    _ask_for_the_table(situation)
    hand = Hand(situation, strict)
    event = Event("")
    try:
        for event in situation.events:
            tell(hand, event)
            if any(found.misdeal for found in hand.found):
                return _so_far(hand)._replace(stopped="misdeal")
        end(hand)
        rule_on_claims(hand)
        discretion = rule_on_silent_pairs(hand)
        hand.notes += [f"{seat.name} showed a hand that was out already" for seat in _shown_when_out(hand)]
        verdict, deal = verdict_of(hand), deal_of(hand)
    except (Uncovered, Unfinished) as error:
        return _so_far(hand)._replace(stopped=str(error), uncovered=isinstance(error, Uncovered))
    except FoulDeckError as error:
        raise in_its_place(error, situation) from error
    except Impossible as error:
        if isinstance(error, OutOfOrder) and not hand.told:
            return _so_far(hand)._replace(stopped=f"not enough is told: {error.text}")
        problem = Problem(error.text, event.column, event.length, event.line, error.hint)
        raise SituationError(situation.text, problem) from error
    if verdict and hand.winners and set(hand.winners) != set(verdict.winners):
        hand.readings.append(CARDS_SPEAK.format(winners=" and ".join(hand.winners)))
    settlement = settled(deal, discretion) if deal.players else None
    presumed = (
        *_presumed(hand, deal, settlement, discretion),
        *(verdict.presumed if verdict else ()),
        *(Presumption(f"{seat.name} is all-in", f"{seat.name} folds", None) for seat in _not_heard_of(hand)),
    )
    return _so_far(hand)._replace(settlement=settlement, deal=deal, verdict=verdict, presumed=presumed)


def _ask_for_the_table(situation: Situation) -> None:
    """The rules of a hand cannot be told without its form, nor in lowball without its betting.

    Raises :class:`~referee.errors.SituationError` for triple draw told from start to end.
    """
    if situation.told and situation.settings.get("triple-draw") == "yes":
        raise SituationError(situation.text, Problem(TRIPLE_DRAW, length=len("hand:")))
    game = situation.settings.get("game")
    if game in (None, "lowball"):
        raise Wanted("game", ("a5", "27"))
    if game in ("a5", "27") and "betting" not in situation.settings:
        raise Wanted("betting", ("limit", "no-limit", "pot-limit"))


def _shown_when_out(hand: Hand) -> list[Seat]:
    """Who folded or threw the hand away and showed it after that; it wins nothing."""
    return [seat for seat in hand.seats.values() if seat.shown and seat.status in (Status.FOLDED, Status.MUCKED)]


def _not_heard_of(hand: Hand) -> list[Seat]:
    """Who has a hand and answered no bet, in a line that says nothing of all-in: the pots ahead of the bet are all he
    has part in."""
    if hand.told:
        return []
    return [seat for seat in hand.live if seat.shown and seat.can_act and hand.round.faces_bet(seat.name)]


def _so_far(hand: Hand) -> Played:
    """What a hand has come to, the chips apart."""
    found = sorted(hand.found, key=lambda found: (found.line, found.column))
    return Played(tuple(found), notes=tuple(hand.notes), readings=tuple(hand.readings), over=_is_over(hand))


def _is_over(hand: Hand) -> bool:
    """Whether everybody who has a hand has answered the last bet."""
    return not any(seat.can_act and hand.round.faces_bet(seat.name) for seat in hand.live)


def _presumed(
    hand: Hand, deal: Deal, settlement: Settlement | None, discretion: Discretion | None
) -> tuple[Presumption, ...]:
    """The sevens rule, where nobody said it is in use and the award would be another without it."""
    if settlement is None or not deal.sevens_rule or "sevens-rule" in hand.settings:
        return ()
    without = settled(deal._replace(sevens_rule=False), discretion)
    if without.outcome == settlement.outcome:
        return ()
    fact = FACTS["sevens_rule"]
    return (Presumption(fact.because, fact.unless, fact.book),)
