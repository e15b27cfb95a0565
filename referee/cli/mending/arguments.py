"""What was probably meant by arguments that are used wrongly: a command, an option or a value that is none."""

from __future__ import annotations

from collections.abc import Iterator

import click

from referee.cli.commands import COMMANDS, cli
from referee.cli.mending.trying import Arguments
from referee.spelling import nearest

#: Where somebody who named another command, or none, may have meant to go, in the order in which they are tried.
OTHERS = ("judge", "hand", "explain", "ruling")
FOR_A_CARD = "A-5 limit, before the draw, seat 3 exposed {}"
CARDS_OF_A_HAND = 5


def meant(arguments: Arguments, error: click.UsageError) -> Iterator[Arguments]:
    """What was probably meant by a line that is not used rightly, the likeliest first."""
    arguments = list(_options_apart(arguments))
    yield from _with_another_option(arguments, error)
    yield from _with_a_value(arguments, error)
    yield from _with_another_value(arguments, error)
    yield from _with_the_command_first(arguments)
    if not arguments or arguments[0] not in COMMANDS:
        yield from _with_a_command(arguments)
        return
    command, *rest = arguments
    yield from ([command, *hands] for hands in _hands_of_lone_cards(rest))
    yield from ([other, *rest] for other in OTHERS if other != command)


def near_commands(name: str) -> list[str]:
    """The commands that a name may be a slip for, the nearest first."""
    from difflib import get_close_matches

    return get_close_matches(name.lower()[:20], COMMANDS, n=3, cutoff=0.6)


def _options_apart(arguments: Arguments) -> Iterator[str]:
    """The arguments, each long option apart from the value behind its equals sign."""
    for argument in arguments:
        option, sign, value = argument.partition("=")
        yield from (option, value) if sign and option.startswith("--") else (argument,)


def _with_another_option(arguments: Arguments, error: click.UsageError) -> Iterator[Arguments]:
    if isinstance(error, click.NoSuchOption):
        near = nearest(error.option_name, error.possibilities or ())
        if near:
            yield [near if argument == error.option_name else argument for argument in arguments]


def _with_a_value(arguments: Arguments, error: click.UsageError) -> Iterator[Arguments]:
    """An option that lacks its value: the first that a shell would offer for it."""
    if not isinstance(error, click.BadOptionUsage) or error.option_name not in arguments:
        return
    found = cli.get_command(click.Context(cli), arguments[0])
    place = arguments.index(error.option_name) + 1
    for option in found.params if found else ():
        if error.option_name in option.opts and found:
            for value in option.shell_complete(click.Context(found), "")[:1]:
                yield [*arguments[:place], value.value, *arguments[place:]]


def _with_another_value(arguments: Arguments, error: click.UsageError) -> Iterator[Arguments]:
    """A wrong value of an option or an argument: the nearest that a shell would offer in its place, or the first."""
    if not isinstance(error, click.BadParameter) or error.param is None or error.ctx is None:
        return
    values = [item.value for item in error.param.shell_complete(error.ctx, "")]
    for place, argument in enumerate(arguments):
        named = [value for value in values if value in argument.replace(" ", "-")]
        guess = nearest(argument, values) or next(iter(named or values), None)
        if place and guess:
            yield [*arguments[:place], guess, *arguments[place + 1 :]]


def _with_the_command_first(arguments: Arguments) -> Iterator[Arguments]:
    """``referee -g a5 judge …``: the options go behind the command."""
    place = next((place for place, argument in enumerate(arguments) if argument in COMMANDS), 0)
    if place:
        yield [arguments[place], *arguments[:place], *arguments[place + 1 :]]


def _with_a_command(arguments: Arguments) -> Iterator[Arguments]:
    """A command that is none, or a line without one: cards, a rule, a situation."""
    if not arguments:
        return
    yield from ([near, *arguments[1:]] for near in near_commands(arguments[0]))
    yield from _about_a_card(arguments)
    yield from ([command, *arguments] for command in OTHERS)
    yield from ([command, *arguments[1:]] for command in OTHERS if arguments[1:])


def _about_a_card(arguments: Arguments) -> Iterator[Arguments]:
    from referee.cli.hands import is_lone_card

    if len(arguments) == 1 and is_lone_card(arguments[0]):
        yield ["ruling", FOR_A_CARD.format(arguments[0])]


def _hands_of_lone_cards(arguments: Arguments) -> Iterator[Arguments]:
    """Cards that stand one by one, put together to hands; behind them whatever else there is."""
    from referee.cli.hands import is_lone_card

    cards = [argument for argument in arguments if is_lone_card(argument)]
    others = [argument for argument in arguments if argument not in cards]
    starts = range(0, len(cards), CARDS_OF_A_HAND)
    if cards:
        yield [*others, *(" ".join(cards[start : start + CARDS_OF_A_HAND]) for start in starts)]
