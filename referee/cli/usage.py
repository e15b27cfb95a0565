"""What is said to who uses a command wrongly: what is wrong, where its help is, and a line that works."""

from __future__ import annotations

from collections.abc import Sequence

import click

from referee.cli.commands import COMMANDS, UnknownCommand
from referee.cli.complaint import complain, write_beside
from referee.cli.mending.arguments import meant, near_commands
from referee.cli.mending.trying import line_that_works
from referee.spelling import nearest


def complain_of_usage(error: click.ClickException, arguments: Sequence[str]) -> None:
    """Write what is wrong with a line, and as the last thing one that works."""
    candidates = meant(arguments, error) if isinstance(error, click.UsageError) else ()
    command = next((argument for argument in arguments if argument in COMMANDS), None)
    line = line_that_works(candidates, command)
    complain(f"{_what_is_wrong(error, line)}\nhelp: referee {f'{command} ' if command else ''}-h")
    write_beside(f"try: {line}")


def _what_is_wrong(error: click.ClickException, line: str) -> str:
    """Click's own words, except where they differ between its versions; ``line`` is the one that works."""
    if isinstance(error, UnknownCommand):
        near = near_commands(error.name)
        offered = line.split()[1]
        return _did_you_mean(error.format_message(), offered if offered in near else next(iter(near), None))
    if isinstance(error, click.NoSuchOption):
        guess = nearest(error.option_name, error.possibilities or ())
        return _did_you_mean(f"no option {error.option_name!r}", guess)
    return error.format_message()


def _did_you_mean(wrong: str, guess: str | None) -> str:
    return f"{wrong}; did you mean {guess}?" if guess else wrong
