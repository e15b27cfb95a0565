"""The options that commands share, as decorators."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from referee.cli.output import Output
from referee.errors import UnknownNameError
from referee.games import Announcements, game

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

Command = Callable[..., Any]
Decorator = Callable[[Command], Command]
Completer = Callable[[click.Context, click.Parameter, str], "list[CompletionItem]"]


def completed_by(kind: str) -> Completer:
    """What a shell offers for an argument: what the function of that name in ``completion.candidates`` tells."""

    def complete(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
        from referee.cli.completion import candidates

        offered: list[CompletionItem] = getattr(candidates, kind)(ctx, parameter, begun)
        return offered

    return complete


def game_option_saying(help_text: str) -> Decorator:
    """``-g`` with this help: the id of a game, or None; passed on as ``game``."""
    return click.option(
        "-g",
        "--game",
        metavar="{a5,27,ubln,high}",
        callback=_game_id,
        help=help_text,
        shell_complete=completed_by("games"),
    )


def _game_id(ctx: click.Context, parameter: click.Parameter, name: str | None) -> str | None:
    if name is None:
        return None
    try:
        return game(name).id
    except UnknownNameError as error:
        from referee.cli.complaint import advice

        raise click.BadParameter(advice(error.problems[0]), ctx, parameter) from None


game_option = game_option_saying("The game; every game if none is given.")


def output_options(*formats: str) -> Decorator:
    """``-f`` with the given formats, ``-j``, ``-q``, ``--ascii``, ``--color``; passed on as one ``output``."""
    options = (
        click.option("-f", "--format", type=click.Choice(formats), default="text", help="How to answer."),
        click.option("-j", "--json", is_flag=True, help="The same as --format json."),
        click.option("-q", "--quiet", is_flag=True, help="No answer, only the exit status."),
        click.option("--ascii", is_flag=True, help="Suits as letters, whatever the terminal."),
        click.option(
            "--color",
            type=click.Choice(["auto", "always", "never"]),
            default="auto",
            help="Red hearts and diamonds, the answer in bold.",
        ),
    )

    def decorate(command: Command) -> Command:
        @functools.wraps(command)
        def run(*args: Any, format: str, json: bool, quiet: bool, ascii: bool, color: str, **rest: Any) -> Any:
            how = "json" if json or format == "jsonl" else format
            return command(*args, output=Output(how, quiet, ascii, color), **rest)

        return with_options(options, run)

    return decorate


def announcement_options(command: Command) -> Command:
    """What the dealer announced; passed on as one :class:`Announcements` called ``announced``."""
    options = (
        click.option("--no-joker", is_flag=True, help="A-5: the joker is not in use."),
        click.option("--low-cards", type=click.Choice(["one", "all"]), help="UBLN: how many equal low cards are wild."),
        click.option(
            "--ace",
            type=click.Choice(["lowest", "either"]),
            default="lowest",
            help="UBLN: an ace at the bottom of a straight is the wild card, or plays either way.",
        ),
        click.option("--no-duplicates", is_flag=True, help="UBLN: a wild card may not name a card already held."),
        click.option(
            "--five-of-a-kind",
            type=click.Choice(["above", "below"]),
            default="above",
            help="UBLN: where it ranks, seen from a straight flush.",
        ),
    )

    @functools.wraps(command)
    def run(
        *args: Any, no_joker: bool, low_cards: Any, ace: Any, no_duplicates: bool, five_of_a_kind: Any, **rest: Any
    ) -> Any:
        joker = False if no_joker else None
        announced = Announcements(joker, low_cards, ace, not no_duplicates, five_of_a_kind)
        return command(*args, announced=announced, **rest)

    return with_options(options, run)


def with_options(options: tuple[Decorator, ...], command: Command) -> Command:
    """The command with the options, in the order in which its help lists them."""
    for option in reversed(options):
        command = option(command)
    return command
