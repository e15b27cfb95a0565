"""What holds at the table before a line says anything: ``-g``, ``-t``, ``REFEREE_TABLE``, ``--house``."""

from __future__ import annotations

import functools
import os
from typing import Any, NamedTuple

import click

from referee.cli.options import Command, completed_by, game_option_saying, with_options
from referee.cli.output import Output
from referee.cli.status import Status
from referee.errors import Problem, RefereeError, SituationError
from referee.ruling.house import ANY_TABLE, TableRules

TABLE_VARIABLE = "REFEREE_TABLE"
HOUSE_VARIABLE = "REFEREE_HOUSE"


class TableOptions(NamedTuple):
    """What the options and the environment say of the table, as it was given."""

    game: str | None = None
    table: str | None = None
    house: str | None = None

    def rules(self, output: Output) -> TableRules:
        """The rules of the table, nearer ones over farther ones.

        What cannot be read is complained of, and ends the command.
        """
        rules = _house_rules(self.house or os.environ.get(HOUSE_VARIABLE), output)
        rules = _said(rules, os.environ.get(TABLE_VARIABLE), TABLE_VARIABLE, output)
        said = _said(ANY_TABLE, self.table, "the table of -t", output).said
        if self.game is not None and said.get("game", self.game) != self.game:
            raise click.UsageError(f"two games: -g {self.game}, and another in -t {self.table!r}")
        game = {} if self.game is None else {"game": self.game}
        return rules._replace(said={**rules.said, **said, **game})


def table_options(command: Command) -> Command:
    """``-g``, ``-t`` and ``--house``; passed on as one :class:`TableOptions` called ``table``."""
    options = (
        game_option_saying("The game, if the line does not say."),
        click.option(
            "-t",
            "--table",
            metavar="TEXT",
            help=f"Settings put before every line; else {TABLE_VARIABLE}.",
            shell_complete=completed_by("settings"),
        ),
        click.option(
            "--house",
            metavar="FILE",
            help=f"House rules: settings, one a line; else {HOUSE_VARIABLE}.",
            shell_complete=completed_by("files"),
        ),
    )

    @functools.wraps(command)
    def run(*args: Any, game: str | None, table: str | None, house: str | None, **rest: Any) -> Any:
        return command(*args, table=TableOptions(game, table, house), **rest)

    return with_options(options, run)


strict_option = click.option(
    "--strict", is_flag=True, help="Only the book's own presumptions; the others become questions."
)


def _said(rules: TableRules, text: str | None, what: str, output: Output) -> TableRules:
    if not text:
        return rules
    try:
        return rules.with_said(text)
    except RefereeError as error:
        from referee.cli.complaint import complain_of
        from referee.cli.mending.texts import with_texts_mended
        from referee.cli.mending.trying import offer

        complain_of(error, what, output)
        if what != TABLE_VARIABLE:
            offer(with_texts_mended({text: error.mended()}), output)
        raise click.exceptions.Exit(Status.ERROR) from error


def _house_rules(path: str | None, output: Output) -> TableRules:
    rules = ANY_TABLE
    if not path:
        return rules
    from referee.cli.complaint import complain_in_file
    from referee.cli.files import entries

    wrong = False
    for entry in entries(path):
        try:
            if entry.expected is not None:
                problem = Problem("nothing can be expected of a rule of the house", len(entry.text) + 1)
                raise SituationError(entry.text, problem)
            rules = rules.with_house_rule(entry.text)
        except RefereeError as error:
            complain_in_file(error, path, entry.line, output)
            wrong = True
    if wrong:
        raise click.exceptions.Exit(Status.ERROR)
    return rules
