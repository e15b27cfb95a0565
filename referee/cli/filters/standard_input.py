"""The run of a filter: standard input read in blocks, answered, and the records written."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO

import click

from referee.cli.complaint import complain_in_input
from referee.cli.filters.answering import Answering, Task
from referee.cli.filters.lines import BLOCK, blocks
from referee.cli.filters.options import FilterOptions
from referee.cli.filters.progress import progress_of
from referee.cli.filters.replies import Form
from referee.cli.output import Output
from referee.cli.status import Status
from referee.errors import RefereeError


def answer_standard_input(task: Task, how: FilterOptions, output: Output) -> Status:
    """Answer every line of standard input; the status is that of the worst line.

    Only a line that cannot be read, or a bug, makes a difference to it: 1, 3 and 4 never come from here.
    """
    if output.quiet:
        output = output._replace(format="short")
    source = _standard_input()
    at_once = how.line_buffered or source.isatty() or sys.stdout.isatty()
    progress = progress_of(source, wanted=not how.no_progress)

    def complain(number: int, error: RefereeError) -> None:
        progress.away()
        complain_in_input(error, number, output)

    form = Form(output, output.page(), how.key)
    answering = Answering(task, how, form, complain)
    write = _writer(form.header() if how.header else b"", at_once, output.quiet)
    for block in blocks(_reader(source, at_once), answering.end):
        for records in answering.records(block):
            write(records)
            progress.at(answering.answered_bytes)
        if answering.ended:
            break
    progress.away()
    if 0 < answering.answered_lines == answering.refused_lines:
        from referee.cli.mending.trying import offer_input

        offer_input(output)
    return answering.status


def _standard_input() -> BinaryIO:
    if sys.stdin is None:
        raise click.UsageError("standard input is closed")
    with suppress(OSError):
        # whoever left it otherwise would have it end where it merely pauses
        os.set_blocking(sys.stdin.fileno(), True)
    return sys.stdin.buffer


def _reader(source: BinaryIO, at_once: bool) -> Callable[[], bytes]:
    """How to read on: what there is, where records are to be written at once; otherwise as much as makes a block."""
    read = source.read1 if at_once else source.read  # type: ignore[attr-defined]

    def read_on() -> bytes:
        try:
            more: bytes = read(BLOCK)
        except OSError as error:
            raise click.UsageError(f"standard input: {error.strerror or error}") from error
        return more

    return read_on


def _writer(header: bytes, at_once: bool, quiet: bool) -> Callable[[bytes], None]:
    """How to write records; a header goes before the first ones."""
    out = sys.stdout.buffer
    pending = [header]

    def write(records: bytes) -> None:
        if quiet:
            return
        if pending:
            out.write(pending.pop())
        out.write(records)
        if at_once:
            out.flush()

    return write
