"""A rules referee and hand judge for lowball and Uncle Bob's Left Nut.

The library in a few names; each is loaded when it is first used.

>>> import referee
>>> verdict = referee.judge("27", {"Ann": "7-5-4-3-2", "Bob": "6-4-3-2-A"})
>>> verdict.winners, verdict.says
(('Ann',), 'Ann wins: seven-five low beats ace-six low.')
>>> referee.hand("ubln", "K♠K♦K♥7♣4♦").name
'four kings'
>>> ruling = referee.rule_on("2-7 limit, before the draw, seat 3 4th card exposed 6s")
>>> ruling.says, ruling.cites
('Seat 3 may not keep the 6♠: it is replaced after the deal.', ('27-2', 'LB-8'))
>>> referee.explain("lb 1(c)").rule.says
'Misdeal: two extra cards or more, counted over all the starting hands together.'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from referee.errors import FoulDeckError, NotationError, RefereeError, SituationError, UnknownNameError
    from referee.floor import rule_on
    from referee.games import GAMES, Announcements
    from referee.notation import Hand, parse_hand
    from referee.rulebook import RULES, Rule
    from referee.rulebook.explanation import Explanation, explain
    from referee.ruling import Ruling, TableRules
    from referee.ruling.settling import settle
    from referee.showdown import JudgedHand, Verdict, hand, judge
    from referee.situation import canonical, read
    from referee.situation.model import Situation

__all__ = [
    "GAMES",
    "RULES",
    "Announcements",
    "Explanation",
    "FoulDeckError",
    "Hand",
    "JudgedHand",
    "NotationError",
    "RefereeError",
    "Rule",
    "Ruling",
    "Situation",
    "SituationError",
    "TableRules",
    "UnknownNameError",
    "Verdict",
    "canonical",
    "explain",
    "hand",
    "judge",
    "parse_hand",
    "read",
    "rule_on",
    "settle",
]

__version__ = "1.0.0"

_HOMES = {
    "referee.errors": ("FoulDeckError", "NotationError", "RefereeError", "SituationError", "UnknownNameError"),
    "referee.games": ("GAMES", "Announcements"),
    "referee.notation": ("Hand", "parse_hand"),
    "referee.rulebook": ("RULES", "Rule"),
    "referee.rulebook.explanation": ("Explanation", "explain"),
    "referee.floor": ("rule_on",),
    "referee.ruling": ("Ruling", "TableRules"),
    "referee.ruling.settling": ("settle",),
    "referee.showdown": ("JudgedHand", "Verdict", "hand", "judge"),
    "referee.situation": ("canonical", "read"),
    "referee.situation.model": ("Situation",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'referee' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
