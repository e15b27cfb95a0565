"""Situations as they stand on a command line or in a file, and the answering of one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import click

from referee.cli.options import completed_by
from referee.cli.output import Output
from referee.cli.records import Record
from referee.cli.status import Status, combined
from referee.errors import RefereeError

if TYPE_CHECKING:
    from referee.situation.model import Situation


class Given(NamedTuple):
    """A situation as it was given: its text, and the file and first line it stands in, or the words it was typed in."""

    text: str
    file: str | None = None
    line: int = 1
    words: tuple[str, ...] = ()

    def complain_of(self, error: RefereeError, output: Output) -> None:
        """Write to standard error what is wrong with it; of one that was typed, also a line that works."""
        from referee.cli.complaint import complain_in_file, complain_of

        if self.file is not None:
            complain_in_file(error, self.file, self.line, output)
            return
        from referee.cli.mending.texts import told_otherwise
        from referee.cli.mending.trying import offer

        complain_of(error, "the situation", output)
        offer(told_otherwise(self.words, error), output)


situation_argument = click.argument(
    "words", nargs=-1, metavar="SITUATION… | -", shell_complete=completed_by("situation")
)
file_option = click.option(
    "-F",
    "--file",
    metavar="FILE",
    help="Every situation of a file, one after another.",
    shell_complete=completed_by("files"),
)


def understood(text: str) -> Situation:
    """A situation as it is read, with nothing in it that would be passed over when it is ruled on."""
    from referee.situation import read

    situation = read(text)
    if "=" in text:
        from referee.matters.named import check_named

        check_named(situation)
    return situation


def given_situations(words: Sequence[str], file: str | None = None) -> Iterator[Given]:
    """The situation that the words of a command line make, or those of a file.

    Raises click.UsageError for both or neither, and for a file that cannot be read.
    """
    if file is None:
        text = " ".join(words)
        if not text.strip():
            raise click.UsageError("say what happened, for example: A-5 limit, before the draw, seat 3 exposed 7h")
        yield Given(text, words=tuple(words))
        return
    if words:
        raise click.UsageError("a situation on the command line, or those of a file with -F: not both")
    from referee.cli.files import entries

    for entry in entries(file):
        yield Given(entry.text, file, entry.line)


def answer_each(
    situations: Iterable[Given],
    answer: Callable[[Given], Status],
    refusal: Callable[[Given, RefereeError], Record],
    output: Output,
) -> Status:
    """Answer for one situation after another; one that is refused with RefereeError keeps no other back.

    What is wrong with it is told, and recorded where every situation has its record.
    """
    statuses = set()
    for given in situations:
        try:
            statuses.add(answer(given))
        except RefereeError as error:
            given.complain_of(error, output)
            _record_refusal(given, partial(refusal, given, error), output)
            statuses.add(Status.ERROR)
    return combined(statuses)


#: What stands in the place of an answer, one a line, where there is none; as in a filter.
REFUSED_IN_SHORT = "error"


def _record_refusal(given: Given, record: Callable[[], Record], output: Output) -> None:
    """Where every situation has its record or its line, that of one which is refused."""
    if output.quiet:
        return
    if output.format == "json":
        output.page().record(record())
    elif output.format == "short" and given.file is not None:
        output.page().line(REFUSED_IN_SHORT)
