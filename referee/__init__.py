"""A rules referee and hand judge for lowball and Uncle Bob's Left Nut.

The library in a few names; each is loaded when it is first used.

>>> import referee
>>> verdict = referee.judge("27", {"Ann": "7-5-4-3-2", "Bob": "6-4-3-2-A"})
>>> verdict.winners, verdict.says
(('Ann',), 'Ann wins: seven-five low beats ace-six low.')
>>> referee.hand("ubln", "K♠K♦K♥7♣4♦").name
'four kings'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from referee.errors import FoulDeckError, NotationError, RefereeError, UnknownNameError
    from referee.games import GAMES, Announcements
    from referee.notation import Hand, parse_hand
    from referee.showdown import JudgedHand, Verdict, hand, judge

__all__ = [
    "GAMES",
    "Announcements",
    "FoulDeckError",
    "Hand",
    "JudgedHand",
    "NotationError",
    "RefereeError",
    "UnknownNameError",
    "Verdict",
    "hand",
    "judge",
    "parse_hand",
]

__version__ = "0.1.0"

_HOMES = {
    "referee.errors": ("FoulDeckError", "NotationError", "RefereeError", "UnknownNameError"),
    "referee.games": ("GAMES", "Announcements"),
    "referee.notation": ("Hand", "parse_hand"),
    "referee.showdown": ("JudgedHand", "Verdict", "hand", "judge"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'referee' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOME_OF[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
