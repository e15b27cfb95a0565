"""Lines that are tried out, and the first of them that works; where none does, an example."""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Iterable, Sequence
from contextlib import redirect_stderr, redirect_stdout

import click

from referee.cli.commands import COMMANDS, cli
from referee.cli.output import Output
from referee.cli.status import Status

Arguments = Sequence[str]

ANSWERED = (Status.OK, Status.NO, Status.DEPENDS, Status.NOT_COVERED)
#: A longer line is not offered: nobody would type it.
LONGEST_LINE = 1_000

#: Commands whose arguments are the words of a situation, and need no quotes.
SITUATIONAL = ("ruling", "is", "read")
_NEEDS_NO_QUOTES = re.compile(r"[\w@%+=:,./♠♥♦♣-]+")

#: What is piped into a filter to see it work; into one of situations the last.
PIPED = {"judge": "7-5-4-3-2 6-4-3-2-A", "hand": "7-5-4-3-2"}
PIPED_SITUATION = "A-5 limit, before the draw, seat 3 exposed 7h"
FOR_FILES = "echo 'A-5 limit, before the draw, exposed 7h => must be taken' > night.ref; referee check night.ref"


def offer(candidates: Iterable[Arguments], output: Output) -> None:
    """Write the first of some lines that works; where none does, an example of the command they are of."""
    from referee.cli.complaint import write_beside

    ctx = click.get_current_context()
    if ctx.find_root().obj is None:  # this is a trial itself
        return
    write_beside(f"try: {line_that_works(candidates, ctx.info_name)}", output)


def offer_input(output: Output) -> None:
    """Write the filter that was typed with input that it can read."""
    from referee.cli.complaint import write_beside

    arguments = click.get_current_context().find_root().obj
    line = PIPED.get(arguments[0], PIPED_SITUATION)
    write_beside(f"try: echo {shlex.quote(line)} | {typed(arguments)}", output)


def line_that_works(candidates: Iterable[Arguments], command: str | None) -> str:
    """The first of some lines that works, as it is typed; where none does, an example of a command."""
    for arguments in candidates:
        if works(arguments):
            return typed(arguments)
    return example_of(command if command in COMMANDS else "ruling")


def works(arguments: Arguments) -> bool:
    """Whether a line is answered. It is run, unless it would read standard input or ask; what it writes is lost."""
    if {"-", "--ask"} & set(arguments) or sum(map(len, arguments)) > LONGEST_LINE:
        return False
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        try:
            with cli.make_context("referee", list(arguments)) as context:
                return cli.invoke(context) in ANSWERED
        except Exception:  # also a bug: it is told of to who types the line
            return False


def typed(arguments: Arguments) -> str:
    """A line as it is typed in a shell: in quotes only what needs them.

    >>> typed(["ruling", "-t", "A-5 limit", "before the draw, exposed 7h"])
    "referee ruling -t 'A-5 limit' before the draw, exposed 7h"
    >>> typed(["judge", "Ks Kd Kh 7c 4d", "9♥8♥7♥6♥2♠"])
    "referee judge 'Ks Kd Kh 7c 4d' 9♥8♥7♥6♥2♠"
    """
    words = ["referee"]
    for before, argument in zip(["", *arguments], arguments, strict=False):
        told = arguments[0] in SITUATIONAL and not before.startswith("-")
        words.append(argument if _is_safe(argument, blanks=told) else shlex.quote(argument))
    return " ".join(words)


def _is_safe(argument: str, blanks: bool) -> bool:
    parts = argument.split(" ") if blanks else [argument]
    return all(map(_NEEDS_NO_QUOTES.fullmatch, parts))


def example_of(command: str) -> str:
    """A line of a command that works: the first example in its help, where that works everywhere.

    >>> example_of("judge")
    'referee judge -g ubln K♠K♦K♥7♣4♦ 9♥8♥7♥6♥2♠'
    """
    if command == "check":
        return FOR_FILES
    found = cli.get_command(click.Context(cli), command)
    assert found is not None
    lines = (line.strip() for line in (found.help or "").splitlines())
    return next(line for line in lines if line.startswith(f"referee {command}"))
