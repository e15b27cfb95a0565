"""Every line answered by itself, and its record put in its place."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple, Protocol

from referee.cli import DEBUG_VARIABLE
from referee.cli.complaint import advice
from referee.cli.filters.lines import Line, line_of
from referee.cli.filters.options import FilterOptions
from referee.cli.filters.replies import Form, Reply
from referee.cli.records import Record
from referee.cli.status import Status
from referee.errors import Problem, RefereeError

#: Answers that are kept for when the same line turns up again.
ANSWERS_KEPT = 2_000
#: The longest line, in characters, whose answer is kept.
LONGEST_KEPT = 1_000
#: The bytes of input from which on the tables of a lane are worth making.
WORTH_A_LANE = 4_096

Unread = list[int]


class Lane(Protocol):
    """A fast way to the answers to many lines at once."""

    def __call__(self, lines: bytes) -> tuple[list[bytes], Unread]:
        """The content of each line's record, and the places of the lines it has none for."""


#: The content of the record that a line gets, or what is wrong with the line.
Content = Callable[[str], bytes | Exception]


class Task(NamedTuple):
    """What a command does as a filter.

    - ``answer`` says what a line comes to; it may raise :class:`~referee.errors.RefereeError`.
    - ``refusal`` makes the JSON object of a line that was refused, from the line and the error.
    - ``refused`` is the short answer to such a line.
    - ``lane`` makes a faster way to what ``answer`` says, in a form, where there is one.
    """

    answer: Callable[[str], Reply]
    refusal: Callable[[str, RefereeError], Record]
    refused: str = "error"
    lane: Callable[[Form, Content], Lane | None] | None = None


#: Tells of something wrong with a line: its number, the error, with columns that count from where the line starts.
Complain = Callable[[int, RefereeError], None]


class Answering:
    """The answers to one line after another, in blocks.

    ``status`` is what they come to, ``ended`` whether no more of them are wanted, and ``answered_bytes`` how much of
    the input is behind them.
    """

    def __init__(self, task: Task, how: FilterOptions, form: Form, complain: Complain) -> None:
        self.task = task
        self.how = how
        self.form = form
        self.complain = complain
        self.end = b"\0" if how.null else b"\n"
        self.lane: Lane | None = None
        self.answered_lines = self.answered_bytes = self.refused_lines = 0
        self.status = Status.OK
        self.ended = False
        self._kept = lru_cache(ANSWERS_KEPT)(self._content)

    def records(self, block: bytes) -> Iterator[bytes]:
        """The records of a block of whole lines, in order, one or more of them at a time."""
        if not self.how.null and b"\r" in block:
            block = block.replace(b"\r\n", b"\n")
        if lane := self._lane_for(block):
            records = b"".join(self._in_lane(lane, block))
            self.answered_bytes += len(block)
            yield records
        else:
            yield from self._one_by_one(block)

    def _lane_for(self, block: bytes) -> Lane | None:
        if self.answered_bytes + len(block) < WORTH_A_LANE or (self.how.null and b"\n" in block):
            return None
        if self.task.lane and not self.lane:
            self.lane = self.task.lane(self.form, self._content)
        return self.lane

    def _one_by_one(self, block: bytes) -> Iterator[bytes]:
        for line in self._lines(block):
            self.answered_lines += 1
            self.answered_bytes += len(line) + 1
            yield self._record(line, self.answered_lines)
            if self.ended:
                return

    def _in_lane(self, lane: Lane, block: bytes) -> list[bytes]:
        if self.how.key:
            records, unread = self._in_lane_by_key(lane, block)
        else:
            records, unread = lane(block.replace(b"\0", b"\n") if self.how.null else block)
            if not self.form.is_short:
                records = [self.form.record(None, content) for content in records]
        lines = self._lines(block) if unread else []
        for place in unread:
            records[place] = self._record(lines[place], self.answered_lines + place + 1)
            if self.ended:
                return records[: place + 1]
        self.answered_lines += len(records)
        return records

    def _in_lane_by_key(self, lane: Lane, block: bytes) -> tuple[list[bytes], Unread]:
        parted = [line.partition(b"\t") for line in self._lines(block)]
        contents, unread = lane(b"".join([text + b"\n" for _, _, text in parted]))
        return [self.form.record(key, content) for (key, _, _), content in zip(parted, contents, strict=True)], unread

    def _lines(self, block: bytes) -> list[bytes]:
        return block[:-1].split(self.end)

    def _record(self, given: bytes, number: int) -> bytes:
        """The record of the line of that number."""
        line = line_of(given, self.how.key)
        if line.wrong:
            return self._refused(line, RefereeError(line.text, line.wrong), number)
        answered = self._kept(line.text) if len(line.text) <= LONGEST_KEPT else self._content(line.text)
        if isinstance(answered, bytes):
            return self.form.record(line.key, answered)
        return self._refused(line, answered, number)

    def _content(self, text: str) -> bytes | Exception:
        """What a line comes to, without its key, or what is wrong with it."""
        try:
            return self.form.content(self.task.answer(text))
        except Exception as error:
            return _lone(error)

    def _refused(self, line: Line, error: Exception, number: int) -> bytes:
        """The record of a line that has no answer; what is wrong is told, and counts for the exit status."""
        if not isinstance(error, RefereeError):
            self.status = Status.BUG
            error = bug_in(line.text, error)
        elif self.status == Status.OK and not self.how.exit_zero:
            self.status = Status.ERROR
        self.ended = self.how.fail_fast
        self.refused_lines += 1
        problems = [_in_the_whole(problem, line) for problem in error.problems]
        self.complain(number, RefereeError(line.given, *problems))
        reply = Reply(
            status="error",
            answer="",
            rules=(),
            text=lambda: "error: " + "; ".join(f"{problem.where}: {advice(problem)}" for problem in problems),
            short=self.task.refused,
            record=partial(_with_columns_of, problems, self.task.refusal(line.text, error)),
        )
        return self.form.record(line.key, self.form.content(reply))


def _in_the_whole(problem: Problem, line: Line) -> Problem:
    """A problem of a record's text with its column counted from where the record starts, its key included."""
    return problem if problem.line > 1 else problem._replace(column=problem.column + line.start)


def _with_columns_of(problems: list[Problem], record: Record) -> Record:
    """A record whose errors count their columns from where the whole line starts."""
    errors = [{**error, "column": problem.column} for error, problem in zip(record["errors"], problems, strict=True)]
    return {**record, "errors": errors}


def _lone(error: Exception) -> Exception:
    """An error that can be kept: without the frames it came through, and all that they hold, unless it is a bug."""
    if isinstance(error, RefereeError):
        error.__traceback__ = error.__context__ = error.__cause__ = None
    return error


def bug_in(text: str, error: Exception) -> RefereeError:
    """What is said of a line that a bug kept from being answered; what happened is shown where that was asked for."""
    if os.environ.get(DEBUG_VARIABLE):
        import traceback

        traceback.print_exception(error)
    return RefereeError(text, Problem(f"a bug in referee: {type(error).__name__}: {error}"))
