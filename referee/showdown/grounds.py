"""What a verdict rests on: the rules it cites, what it presumes, and where a silent rule had to be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from referee.cards import RANKS
from referee.games import Announcements, Game, Value
from referee.games.deuce_to_seven import DeuceToSeven
from referee.notation import Hand
from referee.showdown.verdict import Presumption
from referee.showdown.wording import Hands, Values, called_in, listed, said, with_reading

NUMBER_OF_CARDS = "LB-11"
NOTHING_TAKEN_OVER = "UBLN-1.1"
LAST_WORD = "UBLN-7"


class Silence(NamedTuple):
    """A point on which a rule is silent, and how it is read; ``otherwise`` is what announces the other reading."""

    rule: str
    question: str
    read_as: str
    otherwise: str


ACE = Silence(
    "UBLN-3.3",
    "whether an ace at the bottom of a straight must be the wild card",
    "it must, for it is then the lowest card",
    "ace plays either way",
)
DUPLICATES = Silence(
    "UBLN-3.1",
    "whether the wild card may name a card that the hand already holds",
    "it may",
    "no duplicates",
)
JOKER_IN_27 = Silence(
    "A5-1",
    "what a joker is in deuce-to-seven",
    "the rank that makes the lowest hand",
    "the lowest rank not held",
)


def winners_of(values: Values) -> tuple[str, ...]:
    """Everybody who holds the best of the values; nobody if there are none.

    >>> from referee.games import GAMES
    >>> from referee.notation import parse_hand
    >>> hands = {"Ann": "8-6-4-3-2", "Bob": "9-6-4-3-2", "Cas": "8-6-4-3-2"}
    >>> winners_of({name: GAMES["a5"].value(parse_hand(text)) for name, text in hands.items()})
    ('Ann', 'Cas')
    """
    best = max(values.values(), default=None)
    return tuple([player for player, value in values.items() if value == best])


def cites(game: Game, hands: Hands, values: Values, silent: bool) -> tuple[str, ...]:
    """The numbers of the rules behind a verdict, the deciding one first; ``silent`` if one of UBLN's was."""
    fouled = len(values) < len(hands)
    if fouled and len(values) < 2:
        return (NUMBER_OF_CARDS,)
    numbers = _RANKING[game.id](hands, values)
    if fouled:
        numbers.append(NUMBER_OF_CARDS)
    if silent and game.id == "ubln":
        numbers.append(LAST_WORD)
    return tuple(numbers)


def _cites_a5(hands: Hands, values: Values) -> list[str]:
    return ["A5-1"] * any(hand.has_joker for hand in hands.values()) + ["A5-intro"]


def _cites_27(hands: Hands, values: Values) -> list[str]:
    return ["27-1"]


def _cites_ubln(hands: Hands, values: Values) -> list[str]:
    numbers = ["UBLN-3.1"]
    if any(_is_wheel(value) for value in values.values()) or any(_could_be_a_wheel(hand) for hand in hands.values()):
        numbers.append("UBLN-3.3")
    if any(_has_several_lowest(hand) for hand in hands.values()):
        numbers.append("UBLN-3.4")
    if any(value.category == "five-of-a-kind" for value in values.values()):
        numbers.append("UBLN-3.5")
    if len(hands) > 1:
        numbers.append("UBLN-4.1")
    return [*numbers, "UBLN-6"]


def _could_be_a_wheel(hand: Hand) -> bool:
    """Whether somebody may ask if the ace is low: an ace beside three of the ranks of a wheel."""
    ranks = {card.rank for card in hand.cards}
    return "A" in ranks and len(ranks & set("2345")) >= 3


def _cites_high(hands: Hands, values: Values) -> list[str]:
    return ["UBLN-6"]


_RANKING = {"a5": _cites_a5, "27": _cites_27, "ubln": _cites_ubln, "high": _cites_high}


def _is_wheel(value: Value) -> bool:
    return value.category in ("straight", "straight-flush") and value.ranks == ("5",)


def _has_several_lowest(hand: Hand) -> bool:
    ranks = [card.rank for card in hand.cards]
    return ranks.count(min(ranks, key=RANKS.index)) > 1


def presumed(game: Game, hands: Hands, values: Values, announced: Announcements) -> Iterator[Presumption]:
    """What is taken for granted where it could matter."""
    if announced.joker is None and any(hand.has_joker for hand in hands.values()):
        yield Presumption("the joker is in use", "no joker", "A5-1")
    if len(values) == 1 < len(hands):
        return
    # A flush only makes a low hand worse: whoever does not win without one does not win with it.
    for player in winners_of(values) if game.low else values:
        if game.flush_would_matter(hands[player], announced):
            yield _no_flush(game, hands[player])


def _no_flush(game: Game, hand: Hand) -> Presumption:
    ranks = [card.rank for card in hand.cards]
    unless = f"{hand} suited" if len(set(ranks)) == len(ranks) else "its cards with their suits"
    if game.id == "ubln":
        return Presumption(f"{hand} holds no flush, and none within reach of its wild card", unless)
    return Presumption(not_of_one_suit(hand), unless)


def not_of_one_suit(hand: Hand) -> str:
    """What is presumed of a hand told by ranks alone, where its suits can make a flush and nothing else."""
    return f"{hand} is not of one suit"


def silences(game: Game, hands: Hands, values: Values, announced: Announcements) -> Iterator[str]:
    """Where a rule behind the values is silent: how it is read, and what the other reading comes to."""
    for silence, others in _other_readings(game, hands, values, announced):
        changed = [player for player in values if others[player] != values[player]]
        if changed:
            given = listed([_given_instead(others[p], values[p], called_in(hands, p)) for p in changed])
            yield (
                f"{silence.rule} does not say {silence.question}; read as: {silence.read_as};"
                f' the other reading, "{silence.otherwise}", gives {given}{_outcome(hands, values, others)}'
            )


def _other_readings(
    game: Game, hands: Hands, values: Values, announced: Announcements
) -> Iterator[tuple[Silence, Values]]:
    """Each silence of the game's rules with the values that its other reading gives."""
    if isinstance(game, DeuceToSeven):
        yield (
            JOKER_IN_27,
            {
                player: game.mechanical_value(hands[player], announced) if hands[player].has_joker else value
                for player, value in values.items()
            },
        )
    if game.id != "ubln":
        return
    if announced.ace == "lowest":
        either = announced._replace(ace="either")
        yield ACE, {player: game.value(hands[player], either) for player in values}
    if announced.duplicates:
        without = announced._replace(duplicates=False)
        yield DUPLICATES, {player: game.value(hands[player], without) for player in values}


def _given_instead(value: Value, other: Value, called: str) -> str:
    return f"{with_reading(value, said(value.name_against(other)))} for {called}"


def _outcome(hands: Hands, values: Values, others: Values) -> str:
    """What the other reading would change about the winners."""
    if len(values) < 2:
        return ""
    before, after = winners_of(values), winners_of(others)
    if after == before:
        return f", and {'the same hand wins' if len(after) == 1 else 'the same hands split'}"
    called = listed([called_in(hands, player) for player in after])
    return f", and {called} would {'win' if len(after) == 1 else 'split the pot'}"
