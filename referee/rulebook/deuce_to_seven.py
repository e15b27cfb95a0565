"""Deuce-to-seven lowball, rules 1 to 3: where it differs from ace-to-five, whose rules it keeps otherwise."""

from __future__ import annotations

from referee.rulebook.ace_to_five import BEHIND_THE_DRAW
from referee.rulebook.answers import (
    BY_DEUCE_TO_SEVEN,
    CHECK_RAISE_ALLOWED,
    MUST_TAKE,
    NO_PENALTY,
    REPLACE_AFTER_DEAL,
    STATED,
)
from referee.rulebook.book import Says, Table, rule


@rule("27-intro", about=("ranking", "best hand", "ace", "flushes"), over=["A5-intro", "A5-1"])
def _(table: Table) -> Says:
    """Deuce-to-seven: the worst ordinary poker hand wins, and the ace is always high.

    So 5-4-3-2-A is no straight but the best of the ace-highs, behind every king-high; and a pair of aces loses to every
    other pair.

    2-7, A: 5-4-3-2-A, B: K-8-5-4-2   => B
    2-7, A: A-A-7-6-5, B: K-K-7-6-5   => B
    2-7, may the ace be low?   => as stated
    """
    if table.game == "27":
        return BY_DEUCE_TO_SEVEN if table.question == "ranking" else STATED


@rule("27-1", about=("ranking", "best hand", "ace", "flushes"), over=["A5-intro", "A5-1"])
def _(table: Table) -> Says:
    """The nuts are 7-5-4-3-2 in more than one suit; straights and flushes count against a hand, aces are high only.

    2-7, A: 7-5-4-3-2 suited, B: 9-8-7-5-4   => B
    2-7, A: 5-4-3-2-A, B: K-8-5-4-2   => B
    2-7, A: 7-6-5-4-3, B: K-8-5-4-2   => B
    2-7, what is the best hand?   => as stated
    """
    if table.game == "27":
        return BY_DEUCE_TO_SEVEN if table.question == "ranking" else STATED


@rule("27-2", about="exposed card", under="LB-8", over=["A5-3"])
def _(table: Table) -> Says:
    """Before the draw a 7, 5, 4, 3 or 2 is kept; anything else, a 6 included, is replaced.

    2-7 limit, before the draw, 4th card exposed 6s   => replaced after the deal
    2-7 limit, before the draw, 4th card exposed 7s   => must be taken
    2-7, before the draw, 6♠ flashed to seat 2   => replaced after the deal
    before the draw, 4th card exposed As   => depends: which game?
    """
    if table.game == "27" and table.when == "before-draw":
        return MUST_TAKE if table.rank in "75432" else REPLACE_AFTER_DEAL


@rule("27-3", about=("check-raise", "sevens rule", "bet a seven"), over=["A5-2", "A5-4"])
def _(table: Table) -> Says:
    """After the draw anybody may check-raise with any hand, and a seven or better need not bet.

    2-7 limit, after the draw, seat 3 checks 7-5-4-3-2   => no penalty
    2-7 limit, after the draw, seat 3 check-raises   => allowed
    2-7 limit, before the draw, seat 3 check-raises   => not allowed [A5-2]
    """
    if table.question == "bet a seven":
        return NO_PENALTY if table.game == "27" else None
    if table.game == "27" and table.when in BEHIND_THE_DRAW:
        return CHECK_RAISE_ALLOWED if table.question == "check-raise" else NO_PENALTY
