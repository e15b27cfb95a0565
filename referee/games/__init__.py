"""The forms of poker the judge knows, and their names."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from referee.errors import Problem, UnknownNameError
from referee.games.ace_to_five import AceToFive
from referee.games.announcements import NOTHING_ANNOUNCED, Announcements
from referee.games.deuce_to_seven import DeuceToSeven
from referee.games.game import Game, HandSizeError
from referee.games.high import High
from referee.games.ubln import LowCardsNotAnnounced, UncleBobsLeftNut
from referee.games.value import Substitution, Value

__all__ = [
    "GAMES",
    "NOTHING_ANNOUNCED",
    "SPELLINGS",
    "Announcements",
    "Game",
    "HandSizeError",
    "LowCardsNotAnnounced",
    "Substitution",
    "Value",
    "game",
]

#: Every game by its id.
GAMES: Mapping[str, Game] = MappingProxyType(
    {game.id: game for game in (AceToFive(), DeuceToSeven(), UncleBobsLeftNut(), High())}
)

#: What people call the games, in small letters and with blanks for dashes, and the ids.
SPELLINGS: Mapping[str, str] = MappingProxyType(
    {
        "a5": "a5", "a 5": "a5", "ace to five": "a5", "ace to 5": "a5", "ace to five lowball": "a5",
        "california": "a5", "california lowball": "a5",
        "27": "27", "2 7": "27", "2 to 7": "27", "deuce to seven": "27", "deuce to 7": "27",
        "deuce to seven lowball": "27", "kansas city": "27", "kansas city lowball": "27",
        "ubln": "ubln", "uncle bob": "ubln", "uncle bob's left nut": "ubln", "uncle bobs left nut": "ubln",
        "opr 616": "ubln",
        "high": "high", "draw": "high", "five card draw": "high", "5 card draw": "high", "plain draw": "high",
        "high draw": "high",
    }
)  # fmt: skip


def game(name: str) -> Game:
    """The game that is called ``name``, in any case, with dashes or blanks.

    Raises :class:`~referee.errors.UnknownNameError` for a name that no game has; its hint is one that would do.

    >>> game("Ace-to-five").id, game("2-7").long_title
    ('a5', 'deuce-to-seven lowball')
    >>> game("lowball")
    Traceback (most recent call last):
    referee.errors.UnknownNameError: column 1: lowball is not one game: say a5 (ace-to-five) or 27 (deuce-to-seven)
    """
    spelling = " ".join(name.lower().replace("-", " ").split())
    if spelling in SPELLINGS:
        return GAMES[SPELLINGS[spelling]]
    length = max(len(name), 1)
    if spelling == "lowball":
        text = "lowball is not one game: say a5 (ace-to-five) or 27 (deuce-to-seven)"
        raise UnknownNameError(name, Problem(text, length=length, hint="a5"))
    from referee.spelling import nearest, visible

    near = nearest(spelling, SPELLINGS)
    text = f"no game is called {visible(name)!r}; the games are {', '.join(GAMES)}"
    raise UnknownNameError(name, Problem(text, length=length, hint=SPELLINGS[near] if near else None))
