"""Chips and actions: blinds, antes, the pot as it was told, and the two betting rounds."""

from __future__ import annotations

from decimal import Decimal

from referee.money.deal import Kind, Share, Status
from referee.play.betting import Wager
from referee.play.blinds import BIG_BLIND, BLINDS, SMALL_BLIND
from referee.play.seats import Impossible, Seat, Uncovered, Unfinished
from referee.play.told import AFTER_DRAW, BEFORE_DRAW, Hand, must_have_a_hand
from referee.rulebook.facts import Value
from referee.situation.model import Amount, Event, Who

#: A bet and so many raises are all there may be in a pot of three players or more (LB-2).
MOST_RAISES = 4
BLIND_IS_THE_BET = (
    "The rule does not say whether a blind is the bet; read as: a raise over the blind is the first of the four; "
    "by the other reading it is the bet, and this is the fourth raise and stands."
)
OPENING_IS_THE_BET = (
    "The rule does not say whether a blind is the bet; read as: a bet over the blind is the bet, and this is the "
    "fourth raise; by the other reading it is the first raise, and this is one too many."
)


def pot(hand: Hand, event: Event) -> None:
    """The pot before the draw, told as one sum."""
    if hand.pot is not None:
        raise Impossible("a second pot before the draw: one sum is enough")
    hand.pot = _chips(event.amount)


def post(hand: Hand, event: Event) -> None:
    """A blind: no action. One that was not told in chips leaves the pot unknown."""
    if "ante" in event.flags:
        ante(hand, event)
        return
    for who in event.who:
        which = next((blind for blind in BLINDS if blind in event.flags or blind == who.label), None)
        for seat in hand.meant_by(who, event):
            chips = _blind(hand, event, which)
            hand.blinds.take(seat, which, chips)
            hand.round.post(seat, chips, big=which != SMALL_BLIND)


def _blind(hand: Hand, event: Event, which: str | None) -> Decimal | None:
    """The chips of a blind: as told, or for the big blind what the table was said to play."""
    size = hand.settings.get("blind") if which == BIG_BLIND else None
    return _chips(event.amount) or (Decimal(size) if size else None)


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
    if not event.who or Who("role", "everyone") in event.who:
        hand.everybody_antes(chips)
    else:
        for seat in hand.subjects(event):
            seat.ante(chips)


def stack(hand: Hand, event: Event) -> None:
    """What a player has in front of him."""
    for seat in hand.subjects(event):
        seat.stack = _chips(event.amount)


def act(hand: Hand, event: Event) -> None:
    """One action by each of the players it is told of. What somebody only wants to do is ruled on, not done."""
    seats = hand.subjects(event)
    if not seats:
        raise Unfinished(f"it is not told who {event.head}")
    for seat in seats:
        must_have_a_hand(seat)
        if seat.all_in:
            raise Impossible(f"{seat.name} is all-in")
        if hand.told and "out of turn" in event.flags:
            raise Uncovered(f"{seat.name} acted out of turn")
        if "wants to" in event.flags:
            _rule_on_wish(hand, seat, event)
        else:
            _act(hand, seat, event)


def no_bets(hand: Hand, event: Event) -> None:
    """Nobody bets: after the draw everybody who has yet to act checks."""
    if hand.stage != AFTER_DRAW:
        return
    for seat in hand.live:
        if seat.can_act and not hand.round.has_acted(seat.name):
            hand.round.check(seat)


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
        case "all-in" if betting.raised_by(seat, wager) and _rule_on_raise(hand, seat, event):
            betting.overrule_all_in(seat, wager)
        case "all-in":
            betting.all_in(seat, wager)
        case _ if _rule_on_raise(hand, seat, event):
            betting.overrule_raise(seat, wager)
        case _:
            betting.raise_(seat, wager)


def _rule_on_wish(hand: Hand, seat: Seat, event: Event) -> None:
    """What somebody only wants to do is ruled on if it is a raise, and not done."""
    if event.head in ("raises", "check-raises"):
        _rule_on_raise(hand, seat, event)


def _pass(hand: Hand, seat: Seat) -> str:
    """A pass checks where that is possible, and gives the hand up facing a bet or where one opens or folds (LB-14)."""
    return "folds" if hand.round.faces_bet(seat.name) or hand.stage == BEFORE_DRAW else "checks"


def fold(hand: Hand, seat: Seat) -> None:
    """A player gives the hand up."""
    if hand.round.overruled and not hand.round.faces_bet(seat.name):
        hand.notes.append(f"{seat.name} folded to a raise that does not stand")
    hand.round.fold(seat)
    seat.status = Status.FOLDED


def _check(hand: Hand, seat: Seat, event: Event) -> None:
    """A check; before the draw the rules have something to say about it, and it does not answer a blind (LB-intro)."""
    betting = hand.round
    unanswered = hand.stage == BEFORE_DRAW and not betting.opened and betting.faces_bet(seat.name)
    if hand.stage == BEFORE_DRAW:
        known: dict[str, Value] = {
            "opener": "big-blind" if hand.blinds.posted(seat.name) and not unanswered else "other"
        }
        if any(action.kind is Kind.CALL for action in betting.actions):
            known["callable"] = "yes"
        hand.rule(_bare(event), **known)
    if not unanswered:
        betting.check(seat)


def _rule_on_raise(hand: Hand, seat: Seat, event: Event) -> bool:
    """Whether a raise is forbidden: after a check (A5-2), or beyond a bet and four raises (LB-2)."""
    betting, forbidden = hand.round, False
    if event.head == "check-raises" or seat.name in betting.checked:
        forbidden |= hand.rule(_bare(event, "check-raises"))
    multihanded = sum(not other.all_in for other in hand.live) > 2
    if betting.raises >= MOST_RAISES and not betting.to_be_completed:
        raised = _bare(event, "raises")._replace(nth=(betting.raises + 1,))
        forbidden |= hand.rule(raised, players="multihanded" if multihanded else "heads-up")
    if multihanded:
        _note_what_the_blind_counts_for(hand, forbidden)
    return forbidden


def _note_what_the_blind_counts_for(hand: Hand, forbidden: bool) -> None:
    """Tell how the raises over a blind were counted, where the other way would have come to the other ruling."""
    betting = hand.round
    if not betting.fixed or not betting.posted or betting.opened_by is None:
        return
    if forbidden and betting.opened_by is Kind.RAISE and betting.raises == MOST_RAISES:
        hand.readings.append(BLIND_IS_THE_BET)
    elif not forbidden and betting.opened_by is Kind.BET and betting.raises == MOST_RAISES - 1:
        hand.readings.append(OPENING_IS_THE_BET)


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
