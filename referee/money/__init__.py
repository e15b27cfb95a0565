"""Money: what each player put in, the pots that makes, and who gets which chips back or wins them.

A library on plain data. It knows the sevens rule (A5-4) and side pots, and neither cards nor the situation language:
hands come in as values that compare. :func:`settle` is the way in.
"""

from referee.money.award import (
    Answer,
    Award,
    Case,
    Choice,
    Fact,
    Ground,
    Reading,
    Return,
    Row,
    Settlement,
    Way,
    Why,
)
from referee.money.books import UnbalancedBooksError, totals
from referee.money.deal import Action, Deal, Kind, Lump, Player, Share, Status, share_of
from referee.money.pots import Pot
from referee.money.settle import pot_names, settle

__all__ = [
    "Action", "Answer", "Award", "Case", "Choice", "Deal", "Fact", "Ground", "Kind", "Lump", "Player", "Pot", "Reading",
    "Return", "Row", "Settlement", "Share", "Status", "UnbalancedBooksError", "Way", "Why",
    "pot_names", "settle", "share_of", "totals",
]  # fmt: skip
