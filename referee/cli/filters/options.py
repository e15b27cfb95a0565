"""The options that a command takes with ``-``."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

import click

from referee.cli.options import Command, with_options
from referee.cli.output import Output

STANDARD_INPUT = "-"


class FilterOptions(NamedTuple):
    """How standard input is read and answered; the fields are the options of the same names."""

    null: bool = False
    key: bool = False
    header: bool = False
    line_buffered: bool = False
    exit_zero: bool = False
    fail_fast: bool = False
    no_progress: bool = False

    @property
    def given(self) -> list[str]:
        """The options that were given, as they are typed."""
        return [f"--{name.replace('_', '-')}" for name, given in self._asdict().items() if given]


def filter_options(command: Command) -> Command:
    """The options that go with ``-``; passed on as one :class:`FilterOptions` called ``filtering``."""
    options = (
        click.option("-0", "--null", is_flag=True, help="With -: lines end in a NUL byte; records still in a newline."),
        click.option("--key", is_flag=True, help="With -: carry what stands before the first tab of a line through."),
        click.option("--header", is_flag=True, help="With - and -f tsv: name the columns first."),
        click.option("--line-buffered", is_flag=True, help="With -: write each record before the next line is read."),
        click.option("--exit-zero", is_flag=True, help="With -: exit status 0 also if lines could not be read."),
        click.option("--fail-fast", is_flag=True, help="With -: stop at the first line that cannot be read."),
        click.option("--no-progress", is_flag=True, help="With -: no progress bar."),
    )

    @functools.wraps(command)
    def run(*args: Any, **rest: Any) -> Any:
        filtering = FilterOptions(**{name: rest.pop(name) for name in FilterOptions._fields})
        return command(*args, filtering=filtering, **rest)

    return with_options(options, run)


def is_filter(words: Sequence[str], output: Output, filtering: FilterOptions) -> bool:
    """Whether a command with these arguments reads standard input.

    Raises click.UsageError for ``-`` beside other arguments, and for an option that makes no sense as it stands.
    """
    if STANDARD_INPUT not in words:
        if filtering.given:
            raise click.UsageError(f"{filtering.given[0]} goes with -, which reads standard input")
        if output.format == "tsv":
            raise click.UsageError("-f tsv goes with -, which reads standard input")
        return False
    if len(words) > 1:
        raise click.UsageError("- reads everything from standard input; nothing can stand beside it")
    if filtering.header and output.format != "tsv":
        raise click.UsageError("--header names the columns of -f tsv")
    return True
