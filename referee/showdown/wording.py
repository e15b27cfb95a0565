"""A verdict in words: who wins, and why, down to the deciding card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.naming import name_of
from referee.games.value import Value
from referee.notation import Hand
from referee.showdown.verdict import number_of_cards, reading_of

Hands = Mapping[str, Hand]
Values = Mapping[str, Value]


def says(hands: Hands, winners: Sequence[str], why: str) -> str:
    """The answer in one sentence; of a lone hand, what it is."""
    if len(hands) == 1:
        return f"{why}."
    if not winners:
        return f"Nobody can win: {why}."
    called = called_together(hands, winners)
    return f"{called[0].upper()}{called[1:]} {'wins' if len(winners) == 1 else 'split the pot'}: {why}."


def reason(hands: Hands, values: Values, winners: Sequence[str]) -> str:
    """Why the winners win: what their hand is, and what it beats; or that nothing else can win."""
    if len(hands) == 1:
        return _worth(hands, values)
    if not winners:
        return f"every hand is fouled ({_fouls(hands, values)})"
    best = values[winners[0]]
    beaten = max((value for value in values.values() if value < best), default=None)
    if beaten is None and len(winners) == 1:
        return f"{with_reading(best, said(best.name))} is the only hand that is not fouled ({_fouls(hands, values)})"
    if len(winners) == 1:
        assert beaten is not None
        return (
            f"{with_reading(best, said(best.name_against(beaten)))} beats"
            f" {with_reading(beaten, said(beaten.name_against(best)))}"
        )
    return f"{'both' if len(winners) == 2 else 'all'} have {said(name_of(best.pattern, len(best.ranks)))}"


def with_reading(value: Value, name: str) -> str:
    """A name with what the wild cards stand for behind it."""
    return f"{name} ({reading_of(value)})" if value.reading else name


def said(name: str) -> str:
    """A name of a hand as it stands in a sentence: ``a pair of aces``, but ``four kings``."""
    if name.startswith("pair "):
        return f"a {name}"
    return f"the {name}" if name == "wheel" else name


def called_in(hands: Hands, player: str) -> str:
    """What to call a player: by name, or an unnamed one by the cards, or by number where others hold the same."""
    if not player.isdecimal():
        return player
    alike = sum(str(hand) == str(hands[player]) for hand in hands.values())
    return str(hands[player]) if alike == 1 else f"hand {player}"


def called_together(hands: Hands, players: Sequence[str]) -> str:
    """What to call several players: ``Ann, Bob and Cas``."""
    return listed([called_in(hands, player) for player in players])


def listed(names: Sequence[str]) -> str:
    """
    >>> listed(["Ann", "Bob", "Cas"])
    'Ann, Bob and Cas'
    """
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _worth(hands: Hands, values: Values) -> str:
    """What a lone hand is."""
    if not values:
        return f"a fouled hand ({_fouls(hands, values)})"
    (value,) = values.values()
    return with_reading(value, value.name)


def _fouls(hands: Hands, values: Values) -> str:
    fouled = [player for player in hands if player not in values]
    return ", ".join(f"{called_in(hands, player)}: {number_of_cards(hands[player])}" for player in fouled)
