"""The sevens rule: who checked a seven or better, and how his hand ends; or called a short all-in with one."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import JOKER
from referee.errors import Problem, SituationError
from referee.games import GAMES, NOTHING_ANNOUNCED, Value
from referee.matters.matter import Matter
from referee.matters.showdown import dead_by_claim
from referee.matters.story import Story, spoken
from referee.notation import Hand
from referee.situation.betting import BETTING, WAGERS
from referee.situation.model import EVERYONE, Event, Who

SEVEN = frozenset([*"A234567", JOKER.rank])
#: Questions at the end of a line that are about the sevens rule even if the hand was not told.
ABOUT_SEVENS = ("sevens rule", "money")


def sevens(story: Story) -> Iterator[Matter]:
    """The questions that a check, or the call of a short all-in, raises after the draw."""
    checks = [event for event in story.of("checks") if _is_check(story, event)]
    if checks and (_checkers(story, checks).keys() & story.held.keys() or story.question in ABOUT_SEVENS):
        yield from _checked(story, checks)
        return
    shoves = [event for event in story.of("all-in") if _after_the_draw(story, event)]
    if shoves:
        yield from _facing_a_short_bet(story, shoves[0])
    elif story.question == "sevens rule" and any(story.when(event) == "before-draw" for event in story.of("all-in")):
        yield Matter("bet a seven", story.facts())  # who is all-in before the draw cannot check


def _is_check(story: Story, event: Event) -> bool:
    """Whether an event is a check after the draw in turn.

    Raises :class:`~referee.errors.SituationError` for a check told behind a bet: nobody checks facing one.
    """
    if not _after_the_draw(story, event) or "out of turn" in event.flags:
        return False
    bets = [bet for bet in story.before(event, *WAGERS) if _after_the_draw(story, bet) and bet.who != event.who]
    if bets:
        text = f"{spoken(next(iter(event.who), None))} cannot check: {spoken(next(iter(bets[0].who), None))} has bet"
        raise SituationError(story.situation.text, Problem(f"{text}; tell the check first", event.column, event.length))
    return True


def unseen_sevens(story: Story) -> Iterator[Matter]:
    """A check after the draw by a hand that is not told, where a line tells of nothing else."""
    checks = [event for event in story.of("checks") if _after_the_draw(story, event)]
    if checks:
        yield from _checked(story, checks)


def _after_the_draw(story: Story, event: Event) -> bool:
    """Whether an event of the betting is behind the draw.

    Where no stage is told, hands that are known put it there: before the draw there is no checking, and nothing to
    show.
    """
    when = story.when(event)
    if when is None:
        told = len(story.hands) > 1 or event.holding is not None or _tells_the_pot_before(story)
        return event.head in BETTING and told
    return when in ("between-draws", "after-draw", "showdown")


def _tells_the_pot_before(story: Story) -> bool:
    """A pot that is named is the one before the draw: what went in after it is told wager by wager."""
    return story.tells("pot")


def seven_or_better(hand: Hand | None) -> str | None:
    """``yes`` for no pair and nothing above a seven, a joker included; None for a hand that is not known.

    A low told by its highest ranks ("a 7-5") is one without a pair.

    >>> from referee.notation import parse_hand
    >>> [seven_or_better(parse_hand(hand)) for hand in ("7-5-4-3-2", "8-5-4-3-2", "7-7-5-4-3", "7-5")]
    ['yes', 'no', 'no', 'yes']
    """
    if hand is None:
        return None
    ranks = [card.rank for card in hand.cards]
    return "yes" if len(set(ranks)) == len(ranks) and set(ranks) <= SEVEN else "no"


def _low(hand: Hand) -> Value | None:
    """The hand as ace-to-five values it; a hand of four or six cards is fouled and has no value."""
    return GAMES["a5"].value(hand, NOTHING_ANNOUNCED) if len(hand.cards) == 5 else None


def _checked(story: Story, checks: list[Event]) -> Iterator[Matter]:
    """The matter of the checked hand; of several checked sevens the best one is in question, and never a dead one."""
    dead = set(dead_by_claim(story))
    who = _best_checker(story, [who for who in _checkers(story, checks) if who not in dead])
    if who is None:
        return
    event = next(event for event in checks if who in event.who or EVERYONE in event.who)
    result, winner = _how_it_ends(story, who)
    facts = story.facts(
        event,
        when=story.when(event) or "after-draw",
        seven=seven_or_better(story.held.get(who)),
        did="checked",
        result=result,
        bets="yes" if any(_after_the_draw(story, e) for e in story.of(*WAGERS)) else "no",
    )
    words = {"who": spoken(who), "amount": _pot_before(story)}
    if winner is not None:
        words["other"] = spoken(winner)
    yield Matter("sevens rule", facts, words)


def _checkers(story: Story, checks: list[Event]) -> dict[Who, None]:
    """Who checked, in the order told; everyone who checked around is everyone whose hand is told."""
    checked = (who for event in checks for who in event.who)
    return dict.fromkeys(one for who in checked for one in (story.held if who == EVERYONE else (who,)))


def _best_checker(story: Story, checkers: list[Who]) -> Who | None:
    """Of those who checked, the one whose hand is known to be lowest, or the first of them."""
    hands = story.hands
    known = {who: low for who in checkers if who in hands and (low := _low(hands[who])) is not None}
    if known:
        return max(known, key=lambda who: known[who])
    return next(iter(checkers), None)


def _how_it_ends(story: Story, who: Who) -> tuple[str | None, Who | None]:
    """How the checked hand ends among those who contest the money, and with whom; None where a hand is not known."""
    if who in story.gone():
        return "folded", None
    if told := _told_end(story, who):
        return told, None
    hands = story.hands
    others = [other for other in story.named(story.of(*WAGERS, "has", "checks")) if other != who]
    out = story.gone().union(dead_by_claim(story))
    others = [other for other in others if other not in out]
    mine = _low(hands[who]) if who in hands else None
    if not others or mine is None or any(other not in hands for other in others):
        return None, None
    values = {other: low for other in others if (low := _low(hands[other])) is not None}
    best = max(values, key=lambda other: values[other], default=None)
    if best is None or values[best] < mine:
        return "best", best
    return ("tied" if values[best] == mine else "beaten"), best


def _told_end(story: Story, who: Who) -> str | None:
    """How the hand ends, where that is told without the other hands: "and it's the best hand"."""
    ends = {"best": "best", "beaten": "beaten", "ties": "tied"}
    told = (ends[event.head] for event in story.of(*ends) if not event.who or who in event.who)
    return next(told, None)


def _pot_before(story: Story) -> str:
    """What was in the pot before the draw, in words where no amount was told."""
    for event in story.of("pot"):
        if event.amount is not None and event.amount.chips is not None:
            return f"{event.amount.chips:f}"
    return "the pot before the draw"


def _facing_a_short_bet(story: Story, shove: Event) -> Iterator[Matter]:
    """A hand that has not checked calls or completes an all-in, and what an overcall behind it comes to."""
    behind = story.events[story.events.index(shove) + 1 :]
    replies = [event for event in behind if event.head in ("calls", "completes", "raises")]
    if not replies:
        return
    reply = replies[0]
    who = next(iter(reply.who), None)
    if any(event.head == "folds" and who in event.who for event in behind):
        return
    over = next((event for event in behind if event.head in ("calls", "overcalls") and event.who != reply.who), None)
    hand = story.held.get(who) if who is not None else None
    facts = story.facts(
        reply,
        when=story.when(reply) or "after-draw",
        seven=seven_or_better(hand),
        did=_did(story, reply),
        short=_how_short(story, shove),
        overcall=_overcall(story, over),
    )
    words = {"who": spoken(who), "amount": _chips(shove)}
    if over is not None:
        words["other"] = spoken(next(iter(over.who), None))
    yield Matter("sevens rule", facts, words)


def _did(story: Story, reply: Event) -> str | None:
    """What the reply to a short bet was; not known where nobody knows whether its maker had checked."""
    if story.doubts("checks", reply.who):
        return None
    return "called" if reply.head == "calls" else "completed"


def _how_short(story: Story, shove: Event) -> str | None:
    """Less than half a bet, or half and more; exactly half is not less."""
    amount = shove.amount
    if amount is None:
        return None
    if amount.chips is None:
        return "less" if amount.kind == "less than half a bet" else "half"
    bet = story.bet_after_the_draw
    return None if bet is None else ("less" if 2 * amount.chips < bet else "half")


def _chips(shove: Event) -> str:
    return f"{shove.amount.chips:f}" if shove.amount and shove.amount.chips is not None else "overcall"


def _overcall(story: Story, over: Event | None) -> str:
    """How the overcaller ends against every other hand that was shown; open where a hand was not."""
    if over is None:
        return "none"
    hands = {who: low for who, hand in story.hands.items() if (low := _low(hand)) is not None}
    who = next(iter(over.who), None)
    players = {p for event in story.of(*WAGERS) for p in event.who} - story.gone()
    if who not in hands or not players <= set(hands):
        return "open"
    best = max(low for player, low in hands.items() if player != who)
    return "wins" if best < hands[who] else "ties" if best == hands[who] else "loses"
