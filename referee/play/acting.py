"""Chips and actions: blinds, antes, the pot as it was told, and the two betting rounds."""

from __future__ import annotations

from decimal import Decimal

from referee.money.deal import Kind, Share, Status
from referee.play.betting import Wager
from referee.play.seats import Impossible, Seat
from referee.play.told import BEFORE_DRAW, Hand, Uncovered, must_have_a_hand
from referee.rulebook.facts import Value
from referee.situation.model import Amount, Event


def pot(hand: Hand, event: Event) -> None:
    """The pot before the draw, told as one sum."""
    if hand.pot is not None:
        raise Impossible("a second pot before the draw: one sum is enough")
    hand.pot = _chips(event.amount)


def post(hand: Hand, event: Event) -> None:
    """A blind: no action. One that was not told in chips leaves the pot unknown."""
    for who in event.who:
        for seat in hand.meant_by(who, event):
            hand.round.post(seat, _chips(event.amount), big=who.label != "small blind")


def post_part_of_a_blind(hand: Hand, event: Event) -> None:
    """Less than a full blind, which the rules of the blinds speak to."""
    post(hand, event)
    hand.rule(event)


def blinds_posted(hand: Hand, event: Event) -> None:
    """Blinds of which nobody says whose and how much."""
    hand.blind_money = True


def ante(hand: Hand, event: Event) -> None:
    """Chips that everybody, or everybody named, puts in before the deal; they are no wager."""
    chips = _chips(event.amount) or next(map(Decimal, event.numbers), None)
    for seat in hand.subjects(event) or hand.live:
        seat.spend(chips)
        seat.before = None if chips is None or seat.before is None else seat.before + chips


def stack(hand: Hand, event: Event) -> None:
    """What a player has in front of him."""
    for seat in hand.subjects(event):
        seat.stack = _chips(event.amount)


def act(hand: Hand, event: Event) -> None:
    """One action by each of the players it is told of. What somebody only wants to do is ruled on, not done."""
    seats = hand.subjects(event)
    if not seats:
        raise Uncovered(f"it is not told who {event.head}")
    for seat in seats:
        must_have_a_hand(seat)
        if seat.all_in:
            raise Impossible(f"{seat.name} is all-in")
        if "wants to" in event.flags:
            _rule_on_raise(hand, seat, event)
        else:
            _act(hand, seat, event)


def _act(hand: Hand, seat: Seat, event: Event) -> None:
    betting = hand.round
    wager = _wager(event.amount, event, betting.full)
    head = _pass(hand, seat) if event.head in ("passes", "raps") else event.head
    match head:
        case "checks":
            _check(hand, seat, event)
        case "folds":
            fold(hand, seat)
        case "bets":
            betting.bet(seat, wager)
        case "calls" | "overcalls":
            betting.call(seat, wager)
        case "completes":
            betting.complete(seat)
        case "all-in":
            betting.all_in(seat, wager)
        case _ if _rule_on_raise(hand, seat, event):
            betting.overrule_raise(seat, wager)
        case _:
            betting.raise_(seat, wager)


def _pass(hand: Hand, seat: Seat) -> str:
    """A pass checks where that is possible, and gives the hand up facing a bet or where one opens or folds (LB-14)."""
    return "folds" if hand.round.faces_bet(seat.name) or hand.stage == BEFORE_DRAW else "checks"


def fold(hand: Hand, seat: Seat) -> None:
    """A player gives the hand up."""
    if hand.round.overruled and not hand.round.faces_bet(seat.name):
        hand.notes.append(f"{seat.name} folded to a raise that does not stand; the fold is taken as told.")
    hand.round.fold(seat)
    seat.status = Status.FOLDED


def _check(hand: Hand, seat: Seat, event: Event) -> None:
    """A check; before the draw the rules have something to say about it, and it does not answer a blind (LB-intro)."""
    betting = hand.round
    unanswered = hand.stage == BEFORE_DRAW and not betting.opened and betting.faces_bet(seat.name)
    if hand.stage == BEFORE_DRAW:
        known: dict[str, Value] = {"opener": "big-blind" if betting.put(seat.name) and not unanswered else "other"}
        if any(action.kind is Kind.CALL for action in betting.actions):
            known["callable"] = "yes"
        hand.rule(_bare(event), **known)
    if not unanswered:
        betting.check(seat)


def _rule_on_raise(hand: Hand, seat: Seat, event: Event) -> bool:
    """Whether a raise is forbidden: after a check (A5-2), or beyond a bet and four raises (LB-2)."""
    betting, forbidden = hand.round, False
    if event.head not in ("raises", "check-raises"):
        return False
    if event.head == "check-raises" or seat.name in betting.checked:
        forbidden |= hand.rule(_bare(event, "check-raises"))
    if betting.raises >= 4 and not betting.to_be_completed:
        contending = sum(not other.all_in for other in hand.live)
        raised = _bare(event, "raises")._replace(nth=(betting.raises + 1,))
        forbidden |= hand.rule(raised, players="multihanded" if contending > 2 else "heads-up")
    return forbidden


def _bare(event: Event, head: str | None = None) -> Event:
    """The event without what would raise other questions: chips, and cards that nobody has seen yet."""
    return event._replace(head=head or event.head, holding=None, cards=None, amount=None)


def _wager(amount: Amount | None, event: Event, full: Decimal | None) -> Wager:
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
