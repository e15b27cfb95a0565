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
from referee.errors import Problem, RefereeError, SituationError
from referee.floor import rule_on
from referee.rulebook import RULES
from referee.ruling import Ruling, TableRules
from referee.ruling.expected import as_expected, expectation
from referee.situation import Entry
from referee.spelling import nearest


class Checked(NamedTuple):
    """A situation of a file, what was expected of it, and the ruling or what is wrong with it."""

    given: Given
    expected: str | None
    ids: tuple[str, ...]
    ruling: Ruling | None = None
    error: RefereeError | None = None

    @property
    def as_expected(self) -> bool:
        """Whether something was expected, and it was ruled so."""
        if self.ruling is None or self.expected is None:
            return False
        return as_expected(self.ruling, self.expected, self.ids)

    @property
    def is_other(self) -> bool:
        """Whether it was ruled otherwise than expected, or not at all; one of which nothing is expected only has to
        be ruled."""
        return not self.as_expected if self.expected is not None else self.error is not None

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
        elif checked.is_other and output.format == "text" and not output.quiet:
            _write_difference(output.page(), checked)
    output.answer(
        text=lambda page: page.line(_summary(results)),
        short=lambda: f"{_right(results)}/{_right(results) + _others(results)}",
        record=lambda: _record(results),
    )
    return _status(results)


def _checked(files: Iterable[str], rules: TableRules) -> Iterator[Checked]:
    from referee.cli.files import entries

    for file in files:
        for entry in entries(file):
            checked = Checked(Given(entry.text, file, entry.line), entry.expected, entry.ids)
            try:
                _check_ids(entry)
                yield checked._replace(ruling=rule_on(entry.text, table=rules))
            except RefereeError as error:
                yield checked._replace(error=error)


def _check_ids(entry: Entry) -> None:
    """Raise SituationError for a rule that is expected to be cited and does not exist."""
    *ahead, last = entry.text.split("\n")
    for number in entry.ids:
        if number not in RULES:
            near = nearest(number, RULES)
            problem = Problem(f"no rule is called {number!r}", len(last) + 1, 1, len(ahead) + 1, near)
            raise SituationError(entry.text, problem)


def _write_difference(page: Page, checked: Checked) -> None:
    place = f"{checked.given.file}:{checked.given.line}:1"
    page.line(f"{place}: expected {checked.wanted}, got {checked.got}", hang=4)


def _right(results: Iterable[Checked]) -> int:
    return sum(checked.as_expected for checked in results)


def _others(results: Iterable[Checked]) -> int:
    return sum(checked.is_other for checked in results)


def _summary(results: Sequence[Checked]) -> str:
    """How many there were, how many of them are right, and of how many nothing was expected.

    >>> _summary([])
    '0 situations, 0 as expected, 0 not'
    """
    right, others = _right(results), _others(results)
    situations = f"{len(results)} situation" + "s" * (len(results) != 1)
    merely_ruled = len(results) - right - others
    without = f", {merely_ruled} without an expectation" if merely_ruled else ""
    return f"{situations}, {right} as expected, {others} not{without}"


def _status(results: Iterable[Checked]) -> Status:
    if any(checked.error for checked in results):
        return Status.ERROR
    return Status.NO if any(checked.is_other for checked in results) else Status.OK


def _record(results: Sequence[Checked]) -> Record:
    right, others = _right(results), _others(results)
    return {
        "v": VERSION,
        "situations": len(results),
        "as_expected": right,
        "not": others,
        "without_expectation": len(results) - right - others,
        "differences": [_of_difference(checked) for checked in results if checked.ruling and checked.is_other],
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
