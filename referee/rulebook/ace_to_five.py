"""Ace-to-five lowball, rules 1 to 4. Deuce-to-seven takes them over, except where its own list differs."""

from __future__ import annotations

from referee.rulebook.answers import (
    BY_ACE_TO_FIVE,
    CHECK_RAISE_ALLOWED,
    MUST_TAKE,
    NO_CHECK_RAISE,
    NO_PENALTY,
    OBLIGATIONS_MET,
    ORDINARY_CALL,
    OVERCALL_GOES_BACK,
    OVERCALL_STANDS,
    REPLACE_AFTER_DEAL,
    SEVEN_BEATEN,
    SEVEN_TIES,
    SEVEN_UNSEEN,
    SEVEN_WINS_BEFORE,
    SEVEN_WINS_UNBET,
    SHORT_CALL,
    SHORT_CALL_OVERCALLED,
    STATED,
)
from referee.rulebook.book import Chosen, Says, Table, rule
from referee.rulebook.lowball import RAISE_NOT_ALLOWED

#: When the betting after the draw is on, or over.
BEHIND_THE_DRAW = ("after-draw", "showdown")

SEVEN_TIED = (
    "The rule does not say what a checked seven that ties gets; read as: the action is void and the pot before the "
    "draw is split; by the other practice the tying hands split the whole pot."
)
BELOW_A_FULL_BET = "Many rooms take any call below a full bet as a check; the rule as printed stops at half a bet."
OVERCALL_TIED = (
    "The rule does not say what becomes of an overcall that ties; read as: it shares the pot and nothing goes back."
)

#: What becomes of a call of a short all-in, by how an overcall behind it ends.
OVERCALLED: dict[str, Says] = {
    "none": SHORT_CALL,
    "open": SHORT_CALL_OVERCALLED,
    "loses": OVERCALL_GOES_BACK,
    "wins": OVERCALL_STANDS,
    "ties": Chosen(OVERCALL_STANDS, OVERCALL_TIED),
}


@rule("A5-intro", about=("ranking", "best hand", "ace", "flushes"))
def _(table: Table) -> Says:
    """Ace-to-five: 5-4-3-2-A is the best hand, the ace is low, and straights and flushes do no harm.

    A-5 no joker, Ann: 6-4-3-2-A, Bob: 6-5-3-2-A   => Ann
    A-5, A: A-A-7-6-5, B: 2-2-5-4-3   => A
    A-5, what is the best hand?   => as stated
    A-5, do straights and flushes count?   => as stated
    """
    return BY_ACE_TO_FIVE if table.question == "ranking" else STATED


@rule("A5-1", about=("ranking", "deck"))
def _(table: Table) -> Says:
    """The joker is the lowest card the hand does not hold. It is in use unless the table was told otherwise.

    A-5, seat 1: Jo A 2 3 4   => 5-4-3-2-A
    A-5, A: Jo A A 2 3, B: A-A-2-3-5   => A
    A-5, which deck is used?   => as stated
    """
    if table.question == "deck":
        return STATED if table.game == "a5" else None
    if table.holds_joker == "yes" and table.joker == "yes":
        return BY_ACE_TO_FIVE


@rule("A5-2", about="check-raise")
def _(table: Table) -> Says:
    """In limit, nobody raises after checking in the same round, unless the players were told that they may.

    A-5 limit, seat 3 check-raises   => not allowed
    A-5 limit, check-raise allowed, seat 3 check-raises   => allowed
    2-7 limit, before the draw, seat 3 check-raises   => not allowed
    A-5, seat 3 check-raises   => depends: limit, no-limit or pot-limit?
    """
    if table.betting == "limit":
        return CHECK_RAISE_ALLOWED if table.check_raise == "yes" else Chosen(NO_CHECK_RAISE, RAISE_NOT_ALLOWED)


@rule("A5-3", about="exposed card", under="LB-8")
def _(table: Table) -> Says:
    """In limit, before the draw: an exposed card up to a seven must be kept, the ace included; a higher one is
    replaced.

    The replacement comes after the deal is complete, and the first exposed card becomes the burncard. A joker is
    kept: it can never be above a five.

    A-5 limit, before the draw, seat 3 exposed 7h   => must be taken
    A-5 limit, before the draw, seat 3 exposed 8h   => replaced after the deal
    A-5 limit, before the draw, seat 3 exposed Ah   => must be taken
    A-5, before the draw, 4th card exposed 6s   => depends: limit, no-limit or pot-limit?
    """
    if table.when == "before-draw" and table.betting == "limit":
        return MUST_TAKE if table.rank == "joker" or table.rank in "A234567" else REPLACE_AFTER_DEAL


@rule("A5-4", about=("sevens rule", "bet a seven"))
def _(table: Table) -> Says:
    """The sevens rule, in limit after the draw: who checks a seven or better cannot win money bet after the draw.

    If the checked hand is best, every bet after the draw goes back and the hand wins what was in the pot before it;
    if it is beaten, it loses the pot and the calls. Facing an all-in for less than half a bet, a seven may just
    call and win; another player's overcall that loses goes back to him. Completing to a full bet settles
    everything. The rule is in use unless the table was told otherwise.

    A-5 limit 20/40, after the draw, pot was 120 before the draw, seat 3 checks 7-5-4-3-2,
      seat 5 bets 40, seat 3 calls, seat 5 shows 8-6-4-3-2   => seat 3 wins 120 only
    A-5 limit 20/40, after the draw, seat 3 checks 7-6-4-3-2, seat 5 bets, seat 3 calls,
      seat 5 shows 7-5-4-3-2   => seat 5 wins all
    A-5 limit 20/40, after the draw, seat 5 all-in for 15, seat 3 calls with 7-4-3-2-A, seat 6 overcalls
      => no penalty for the call; if seat 6 loses, its 15 goes back
    A-5 limit 20/40, after the draw, seat 5 all in for half a bet, seat 3 completes holding 7-4-3-2-A
      => obligations met
    A-5 limit, sevens rule off, after the draw, seat 3 checks 7-5-4-3-2   => no penalty
    A-5, after the draw, seat 3 checks 7-5-4-3-2   => depends: limit, no-limit or pot-limit?
    A-5 limit, does the sevens rule apply?   => as stated
    """
    if table.question == "bet a seven" and table.betting == "limit":
        return NO_PENALTY if table.sevens_rule == "off" else STATED
    if table.question == "bet a seven":
        return None
    if table.when == "between-draws":
        return NO_PENALTY
    if table.when not in BEHIND_THE_DRAW or table.betting != "limit":
        return None
    if table.sevens_rule == "off" or table.seven == "no":
        return NO_PENALTY
    if table.did == "completed":
        return OBLIGATIONS_MET
    if table.did == "called":
        return OVERCALLED[table.overcall] if table.short == "less" else Chosen(ORDINARY_CALL, BELOW_A_FULL_BET)
    if table.result == "folded":
        return SEVEN_UNSEEN
    if table.result == "beaten":
        return SEVEN_BEATEN
    if table.result == "tied":
        return Chosen(SEVEN_TIES, SEVEN_TIED)
    return SEVEN_WINS_BEFORE if table.bets == "yes" else SEVEN_WINS_UNBET
