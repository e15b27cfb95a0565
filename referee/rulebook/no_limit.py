"""No-limit and pot-limit lowball, rules 1 to 5."""

from __future__ import annotations

from referee.rulebook.answers import (
    CHECK_RAISE_ALLOWED,
    MUST_TAKE,
    NO_PENALTY,
    NOT_COVERED,
    REPLACE,
    REPLACE_AFTER_DEAL,
    REPLACE_AFTER_DRAW,
)
from referee.rulebook.book import Says, Table, rule

BIG_BET = ("no-limit", "pot-limit")


@rule("NL-1", about="bet size")
def _(table: Table) -> Says:
    """The general rules of no-limit and pot-limit hold here too, and so do the rules of lowball unless this list
    differs.

    Those general rules (bet sizes and the like) stand in another section, which this book does not have.

    A-5 no-limit, before the draw, string bet by seat 3   => not covered
    """
    return NOT_COVERED


@rule("NL-2", about="exposed card", under="LB-8")
def _(table: Table) -> Says:
    """Before the draw, nobody may learn that an opponent cannot hold the best hand; so only its cards are kept, (a)
    and (b).

    A-5 no-limit, before draw, exposed 6d   => replaced after the deal
    """


@rule("NL-2a", about="exposed card", under="NL-2")
def _(table: Table) -> Says:
    """Ace-to-five: an exposed ace, 2, 3, 4 or 5 is kept, any other card replaced. A joker is kept.

    A-5 no-limit, before draw, exposed 6d   => replaced after the deal
    A-5 pot-limit, before draw, exposed 5d   => must be taken
    A-5 no-limit, exposed 6d   => depends: before, on or after the draw?
    """
    if table.when == "before-draw" and table.game == "a5" and table.betting in BIG_BET:
        return MUST_TAKE if table.rank == "joker" or table.rank in "A2345" else REPLACE_AFTER_DEAL


@rule("NL-2b", about="exposed card", under="NL-2")
def _(table: Table) -> Says:
    """Deuce-to-seven: an exposed 2, 3, 4, 5 or 7 is kept, any other card replaced, the 6 among them.

    KC lowball NL, pre-draw, exposed 7♣   => must be taken
    2-7 pot-limit, before the draw, exposed 6c   => replaced after the deal
    2-7 no-limit, exposed 6c   => depends: before, on or after the draw?
    """
    if table.when == "before-draw" and table.game == "27" and table.betting in BIG_BET:
        return MUST_TAKE if table.rank in "23457" else REPLACE_AFTER_DEAL


@rule("NL-3", about="exposed card")
def _(table: Table) -> Says:
    """On the draw and after it, every exposed card is replaced.

    2-7 no-limit, after the draw, exposed deuce   => replaced
    A-5 no-limit, on the draw, exposed deuce   => replaced after the draw
    A-5 limit, after the draw, exposed deuce   => replaced [LB-9]
    """
    if table.when != "before-draw" and table.by == "dealer" and table.betting in BIG_BET:
        return REPLACE_AFTER_DRAW if table.when == "on-draw" else REPLACE


@rule("NL-4", about=("sevens rule", "bet a seven"))
def _(table: Table) -> Says:
    """After the draw any hand may be checked without penalty: there is no sevens rule.

    A-5 no-limit, after the draw, seat 3 checks 6-4-3-2-A   => no penalty
    A-5 pot-limit, after the draw, seat 3 checks 7-4-3-2-A   => no penalty
    """
    if table.betting in BIG_BET:
        return NO_PENALTY


@rule("NL-5", about="check-raise")
def _(table: Table) -> Says:
    """A player may check and then raise.

    A-5 no-limit, seat 3 check-raises   => allowed
    2-7 pot-limit, before the draw, seat 3 check-raises   => allowed
    """
    if table.betting in BIG_BET:
        return CHECK_RAISE_ALLOWED
