"""The hands that stand in a line: one, or those of a showdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from referee.cli.hands import LONGEST_NAME, same_name
from referee.errors import FoulDeckError, Problem, RefereeError
from referee.notation import LONGEST_HAND, Hand, check_deck, parse_hand

#: What is read as a blank; line breaks stand within a line where lines end in NUL bytes.
_BLANKS = " \t\r\n\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
_WORD = re.compile(f"[^{_BLANKS}]+")
_BETWEEN_HANDS = re.compile(rf"\||(?<![^{_BLANKS}])vs\.?(?![^{_BLANKS}])", re.IGNORECASE)

CARDS_OF_A_HAND = 5


class Placed(NamedTuple):
    """A hand in a line: the player's name, or the number of the hand; its text; how many characters stand before it."""

    player: str
    text: str
    start: int


class HandsError(RefereeError):
    """What is wrong with the hands of a line; ``players`` has, for each problem, whose hand it is in, if one's."""

    def __init__(self, line: str, players: Sequence[str | None], problems: Sequence[Problem]) -> None:
        super().__init__(line, *problems)
        self.players = players


def hand_in(line: str) -> tuple[str, Hand]:
    """The player and the hand of a line that is one hand. Raises :class:`HandsError`.

    >>> player, hand = hand_in("Ann=7-5-4-3-2")
    >>> player, str(hand)
    ('Ann', '7-5-4-3-2')
    """
    ((player, hand),) = _read(placed_hand(line), line).items()
    return player, hand


def hands_in(line: str) -> Mapping[str, Hand]:
    """The hands of a line, by player. Blanks divide them, or ``vs`` or ``|`` if there are blanks within hands.

    Raises :class:`HandsError`, also for fewer than two hands and for cards that cannot be of one deck.

    >>> list(hands_in("KsKdKh7c4d 9h8h7h6h2s"))
    ['1', '2']
    >>> {player: str(hand) for player, hand in hands_in("Ann=Ks Kd Kh 7c 4d vs 9h 8h 7h 6h 2s").items()}
    {'Ann': 'K♠K♦K♥7♣4♦', '2': '9♥8♥7♥6♥2♠'}
    """
    placed = placed_hands(line)
    read = _read(placed, line)
    try:
        check_deck(read, {hand.player: " " * hand.start + hand.text for hand in placed})
    except FoulDeckError as error:
        raise HandsError(line, [None] * len(error.problems), error.problems) from error
    return read


def placed_hand(line: str) -> list[Placed]:
    """The one hand of a line, where it stands. Raises :class:`HandsError`."""
    _check_length(line)
    return [_named(1, line, 0, line)]


def placed_hands(line: str) -> list[Placed]:
    """The hands of a line, where they stand. Raises :class:`HandsError`."""
    _check_length(line)
    placed = [_named(number, text, start, line) for number, (text, start) in enumerate(_divided(line), start=1)]
    if len(placed) < 2:
        raise _wrong(line, "a showdown needs two hands or more, with a blank, 'vs' or '|' between them", 0, len(line))
    _check_names(placed, line)
    return placed


def _check_length(line: str) -> None:
    if len(line) > LONGEST_HAND:
        text = f"{len(line):,} characters are no hands; at most {LONGEST_HAND:,} are read"
        raise _wrong(line, text, LONGEST_HAND, 1)


Part = tuple[str, int]


def _divided(line: str) -> Sequence[Part]:
    """The texts of the hands, each with the number of characters before it."""
    between = list(_BETWEEN_HANDS.finditer(line))
    if between:
        starts = [0, *[mark.end() for mark in between]]
        stops = [*[mark.start() for mark in between], len(line)]
        return [(line[start:stop], start) for start, stop in zip(starts, stops, strict=True)]
    words = [(word.group(), word.start()) for word in _WORD.finditer(line)]
    if len(words) > 1:
        _check_no_lone_card(words, line)
    return words


def _check_no_lone_card(words: Iterable[Part], line: str) -> None:
    for word, start in words:
        if _number_of_cards(word.rpartition("=")[2]) == 1:
            text = "a card by itself: write each hand without blanks, or 'vs' between hands"
            raise _wrong(line, text, start, len(word))


def _named(number: int, text: str, start: int, line: str) -> Placed:
    """A hand with the name that stands before its ``=``, or its number."""
    name, sign, cards = text.rpartition("=")
    if not sign:
        return Placed(str(number), text, start)
    called = name.strip()
    if not called:
        raise _wrong(line, "no name before the '='", start, len(name) + 1)
    if not called.isprintable() or "=" in called or len(called) > LONGEST_NAME:
        text = f"a name is at most {LONGEST_NAME} characters, all of which can be printed, and no '='"
        raise _wrong(line, text, start, len(name))
    return Placed(called, cards, start + len(name) + 1)


def _check_names(placed: Sequence[Placed], line: str) -> None:
    if same := same_name(hand.player for hand in placed):
        name, wrong = same
        *_, second = (hand for hand in placed if hand.player == name)
        raise _wrong(line, wrong, second.start, len(second.text))


def _read(placed: Iterable[Placed], line: str) -> Mapping[str, Hand]:
    read: dict[str, Hand] = {}
    players: list[str] = []
    problems: list[Problem] = []
    for hand in placed:
        try:
            _check_one_hand(hand, line)
            read[hand.player] = parse_hand(hand.text)
        except RefereeError as error:
            shift = 0 if error.source is line else hand.start
            problems += [problem._replace(column=problem.column + shift) for problem in error.problems]
            players += [hand.player] * len(error.problems)
    if problems:
        raise HandsError(line, players, problems)
    return read


def _check_one_hand(hand: Placed, line: str) -> None:
    """Two whole hands with nothing but a blank between them are not one hand of ten cards."""
    whole = [word for word in _WORD.finditer(hand.text) if _number_of_cards(word.group()) >= CARDS_OF_A_HAND]
    if len(whole) > 1:
        second = whole[1]
        text = "a second hand with nothing but a blank before it"
        raise _wrong(line, text, hand.start + second.start(), len(second.group()))


def _number_of_cards(word: str) -> int:
    """How many cards a word is; 0 if it is none."""
    try:
        return len(parse_hand(word).cards)
    except RefereeError:
        return 0


def _wrong(line: str, text: str, start: int, length: int) -> HandsError:
    return HandsError(line, [None], [Problem(text, start + 1, max(1, length))])
