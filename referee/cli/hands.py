"""Hands as they stand on a command line: ``K♠K♦K♥7♣4♦``, ``Ann=7-5-4-3-2``, or five words of one card each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import click

from referee.cli.output import Output
from referee.errors import RefereeError
from referee.notation import Hand, check_deck, parse_hand
from referee.spelling import alike, visible

CARDS_OF_A_HAND = 5
LONGEST_NAME = 60
#: What is wrong with so many hands is told; who sees that mends the others too, or meant no hands.
MOST_HANDS_TOLD_OF = 3


class GivenHand(NamedTuple):
    """A hand as it was given: the player's name, or the number of the hand, and its text."""

    player: str
    text: str

    @property
    def called(self) -> str:
        """How to speak of it in a message.

        >>> GivenHand("2", "7x").called, GivenHand("Ann", "7x").called
        ('hand 2', 'the hand of Ann')
        """
        return f"hand {self.player}" if self.player.isdecimal() else f"the hand of {self.player}"


def given_hands(arguments: Sequence[str]) -> list[GivenHand]:
    """The hands that shell arguments hold: one each, except that five words of one card each are one hand.

    Raises click.UsageError for a name that cannot be one or stands twice, and for any other number of lone cards,
    which are the cards of one hand rather than so many hands.

    >>> given_hands(["Ann=7-5-4-3-2", "8-6-4-3-2"])
    [GivenHand(player='Ann', text='7-5-4-3-2'), GivenHand(player='2', text='8-6-4-3-2')]
    >>> given_hands(["Ks", "Kd", "Kh", "7c", "4d"])
    [GivenHand(player='1', text='Ks Kd Kh 7c 4d')]
    """
    if len(arguments) > 1 and all(map(is_lone_card, arguments)):
        cards = " ".join(arguments)
        if len(arguments) != CARDS_OF_A_HAND:
            raise click.UsageError(f'each argument is one hand; put the cards of a hand in quotes: "{cards}"')
        return [GivenHand("1", cards)]
    hands = [_named(number, argument) for number, argument in enumerate(arguments, start=1)]
    if same := same_name(hand.player for hand in hands):
        raise click.UsageError(same[1])
    return hands


def is_lone_card(argument: str) -> bool:
    """Whether an argument is one card, and not a hand."""
    if "=" in argument:
        return False
    try:
        return len(parse_hand(argument).cards) == 1
    except RefereeError:
        return False


def _named(number: int, argument: str) -> GivenHand:
    name, sign, text = argument.partition("=")
    if not sign:
        return GivenHand(str(number), argument)
    name = name.strip()
    if not name:
        raise click.UsageError(f"hand {number} has an '=' but no name before it")
    if not name.isprintable():
        raise click.UsageError(f"the name of hand {number} holds what cannot be printed: {name!r}")
    if len(name) > LONGEST_NAME:
        raise click.UsageError(f"the name of hand {number} has {len(name):,} characters; {LONGEST_NAME} are enough")
    return GivenHand(name, text)


def same_name(players: Iterable[str]) -> tuple[str, str] | None:
    """A name that two hands have, or that is another but for its capitals, and what is wrong with it; None if none is.

    >>> same_name(["Ann", "2", "ann"])
    ('ann', "'Ann' and 'ann': two players, or one?")
    """
    names = alike(players)
    if names is None:
        return None
    first, second = map(visible, names)
    twice, alike_but = f"two hands are called {first!r}", f"{first!r} and {second!r}: two players, or one?"
    return names[1], twice if first == second else alike_but


class Refused(Exception):
    """Hands that cannot be judged: what is wrong, with the hand it is about or None where it is about several."""

    def __init__(self, *errors: tuple[GivenHand | None, RefereeError]) -> None:
        super().__init__(*[error for _, error in errors])
        self.errors = errors

    def report(self, output: Output) -> None:
        """Write to standard error what is wrong."""
        from referee.cli.complaint import complain, complain_of
        from referee.cli.mending.texts import with_hands_mended
        from referee.cli.mending.trying import offer

        for hand, error in self.errors[:MOST_HANDS_TOLD_OF]:
            complain_of(error, hand.called if hand else "the hands", output)
        others = len(self.errors) - MOST_HANDS_TOLD_OF
        if others > 0:
            complain(f"{others} more cannot be read", output)
        offer(with_hands_mended(error for _, error in self.errors), output)

    @property
    def by_player(self) -> list[tuple[str | None, RefereeError]]:
        """The errors, each with the player whose hand it is about."""
        return [(hand.player if hand else None, error) for hand, error in self.errors]


def read_hands(given: Sequence[GivenHand]) -> dict[str, Hand]:
    """The hands of one deal, by player. Raises :class:`Refused` with everything that is wrong with them.

    >>> [str(hand) for hand in read_hands(given_hands(["Ann=KsKdKh7c4d", "7-5-4-3-2"])).values()]
    ['K♠K♦K♥7♣4♦', '7-5-4-3-2']
    """
    read: dict[str, Hand] = {}
    errors: list[tuple[GivenHand | None, RefereeError]] = []
    for hand in given:
        try:
            read[hand.player] = parse_hand(hand.text)
        except RefereeError as error:
            errors.append((hand, error))
    if errors:
        raise Refused(*errors)
    try:
        check_deck(read, {hand.player: hand.text for hand in given})
    except RefereeError as error:
        raise Refused((None, error)) from error
    return read
