"""The commands by name. Each is imported when it is asked for; its line in the list stands here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

import click

from referee import __version__
from referee.cli.status import Status

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


class Entry(NamedTuple):
    """A command by the module that holds it as ``command``, and its line in the list of commands."""

    module: str
    summary: str


SECTIONS = {
    "Answer a table question": {
        "ruling": Entry("referee.cli.ruling", "what the rules require, citing the numbered rule"),
        "judge": Entry("referee.cli.judge", "who wins and why"),
        "is": Entry("referee.cli.yes_or_no", "yes or no for scripts: misdeal, must-take, fouled, dead, allowed, …"),
        "hand": Entry("referee.cli.hand", "what a hand is worth: its reading, name and place in the order"),
    },
    "Read the book": {
        "explain": Entry("referee.cli.explain", "a rule in plain words: what it decides, exceptions, examples, source"),
        "rules": Entry("referee.cli.rules", "the numbered rules as a table"),
    },
    "Learn the language": {
        "read": Entry("referee.cli.reading", "how a line was understood, in canonical form"),
        "words": Entry("referee.cli.words", "every word that can be used, and every answer"),
        "check": Entry(
            "referee.cli.check", 'run files of situations with expected rulings ("=> must be taken [A5-3]")'
        ),
        "help": Entry("referee.cli.help", "the help of a command"),
        "completion": Entry("referee.cli.completion", "what makes bash, zsh or fish complete commands and words"),
    },
}

COMMANDS = {name: entry for section in SECTIONS.values() for name, entry in section.items()}

#: Shown by ``referee`` alone: one command a user, each works as typed.
FIRST_STEPS = (
    ("Settle a dispute", "referee ruling A-5 limit, before the draw, seat 3 exposed 7h"),
    ("Ask in a script", "referee is misdeal lowball, 2 extra cards dealt, nobody acted"),
    ("Compare hands in every game", "referee judge 7-5-4-3-2 6-4-3-2-A"),
)


MORE_HELP = "referee COMMAND -h tells of each, and referee help is the manual."


class UnknownCommand(click.UsageError):
    """A command that is none."""

    def __init__(self, name: str, ctx: click.Context) -> None:
        super().__init__(f"no command {name!r}", ctx)
        self.name = name


class LazyGroup(click.Group):
    """A group that imports a command's module only to run it or to show its own help."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(COMMANDS[cmd_name].module).command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-") and not ctx.resilient_parsing:
            raise UnknownCommand(args[0], ctx)
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands, out of the list, so that none is imported; behind a hyphen the options."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        from referee.cli.completion.candidates import commands

        return commands(ctx, self.params[0], incomplete)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The examples before everything that is looked up."""
        self.format_usage(ctx, formatter)
        self.format_help_text(ctx, formatter)
        formatter.write_paragraph()
        _write_first_steps(formatter)
        self.format_options(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for title, entries in SECTIONS.items():
            with formatter.section(title):
                formatter.write_dl([(name, entry.summary) for name, entry in entries.items()])


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    subcommand_metavar="COMMAND …",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, message="%(prog)s %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> Status:
    """A rules referee and hand judge for lowball and Uncle Bob's Left Nut."""
    if ctx.invoked_subcommand is None:
        click.echo(_welcome(ctx))
    return Status.OK


def _welcome(ctx: click.Context) -> str:
    """The commands to begin with, then the list of all of them."""
    formatter = ctx.make_formatter()
    _write_first_steps(formatter)
    assert isinstance(ctx.command, LazyGroup)
    ctx.command.format_commands(ctx, formatter)
    return f"{formatter.getvalue()}\n{MORE_HELP}"


def _write_first_steps(formatter: click.HelpFormatter) -> None:
    for purpose, command in FIRST_STEPS:
        formatter.write(f"{purpose}:\n  {command}\n")
