"""``referee check``: files of situations, and whether each is ruled as expected."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import click

from referee.cli.options import completed_by, output_options
from referee.cli.output import Output, Page
from referee.cli.records import VERSION, Record, of_problem
from referee.cli.situations import Given
from referee.cli.status import Status
from referee.cli.tables import TableOptions, table_options
from referee.errors import RefereeError
from referee.floor import rule_on
from referee.ruling import Ruling, TableRules
from referee.ruling.expected import as_expected, expectation


class Checked(NamedTuple):
    """A situation of a file, what was expected of it, and the ruling or what is wrong with it."""

    given: Given
    expected: str | None
    ids: tuple[str, ...]
    ruling: Ruling | None = None
    error: RefereeError | None = None

    @property
    def as_expected(self) -> bool:
        """Whether it was ruled as expected; one of which nothing is expected only has to be ruled."""
        if self.ruling is None:
            return False
        return self.expected is None or as_expected(self.ruling, self.expected, self.ids)

    @property
    def wanted(self) -> str:
        return expectation(self.expected or "", self.ids)

    @property
    def got(self) -> str:
        """The answer, with the deciding rule, and every rule if the answer is right and a rule is missing."""
        if self.ruling is None:
            return "an error"
        right = as_expected(self.ruling, self.expected or "")
        return expectation(self.ruling.phrase, self.ruling.cites if right else self.ruling.cites[:1])


@click.command("check")
@click.argument("files", nargs=-1, required=True, metavar="FILE…", shell_complete=completed_by("files"))
@table_options
@output_options("text", "short", "json")
def command(files: Sequence[str], table: TableOptions, output: Output) -> Status:
    """Run files of situations, and compare each ruling with the expected one.

    \b
    referee check examples/exposed.ref examples/draw.ref

    A file has a situation a line, and behind "=>" the code or the phrase of the answer, and in brackets rules
    that must be among the cited: A-5 limit, before the draw, exposed 7h  => must be taken [A5-3].
    The exit status is 1 if any ruling is another, 2 if any situation cannot be read.
    """
    rules = table.rules(output)
    results = []
    for checked in _checked(files, rules):
        results.append(checked)
        if checked.error:
            checked.given.complain_of(checked.error, output)
        elif not checked.as_expected and output.format == "text" and not output.quiet:
            _write_difference(output.page(), checked)
    output.answer(
        text=lambda page: page.line(_summary(results)),
        short=lambda: f"{_right(results)}/{len(results)}",
        record=lambda: _record(results),
    )
    return _status(results)


def _checked(files: Iterable[str], rules: TableRules) -> Iterator[Checked]:
    from referee.cli.files import entries

    for file in files:
        for entry in entries(file):
            checked = Checked(Given(entry.text, file, entry.line), entry.expected, entry.ids)
            try:
                yield checked._replace(ruling=rule_on(entry.text, table=rules))
            except RefereeError as error:
                yield checked._replace(error=error)


def _write_difference(page: Page, checked: Checked) -> None:
    place = f"{checked.given.file}:{checked.given.line}:1"
    page.line(f"{place}: expected {checked.wanted}, got {checked.got}", hang=4)


def _right(results: Iterable[Checked]) -> int:
    return sum(checked.as_expected for checked in results)


def _summary(results: Sequence[Checked]) -> str:
    """How many there were, and how many of them are right.

    >>> _summary([])
    '0 situations, 0 as expected, 0 not'
    """
    right = _right(results)
    situations = f"{len(results)} situation" + "s" * (len(results) != 1)
    return f"{situations}, {right} as expected, {len(results) - right} not"


def _status(results: Iterable[Checked]) -> Status:
    if any(checked.error for checked in results):
        return Status.ERROR
    return Status.OK if all(checked.as_expected for checked in results) else Status.NO


def _record(results: Sequence[Checked]) -> Record:
    right = _right(results)
    return {
        "v": VERSION,
        "situations": len(results),
        "as_expected": right,
        "not": len(results) - right,
        "differences": [_of_difference(checked) for checked in results if checked.ruling and not checked.as_expected],
        "errors": [
            {"file": checked.given.file, **of_problem(problem, checked.given.line)}
            for checked in results
            if checked.error
            for problem in checked.error.problems
        ],
    }


def _of_difference(checked: Checked) -> Record:
    return {
        "file": checked.given.file,
        "line": checked.given.line,
        "in": checked.given.text,
        "expected": checked.wanted,
        "got": checked.got,
    }
