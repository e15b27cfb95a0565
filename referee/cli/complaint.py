"""What is written to standard error: what is wrong, where, and what would work instead."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress

from referee.cli.output import Output, Page
from referee.errors import FoulDeckError, Problem, RefereeError
from referee.spelling import caret_line, visible

#: An echoed text is shown whole up to the first length, and beyond it cut to what stands around the place.
LONGEST_ECHO = 120
BEFORE_THE_PLACE, AFTER_THE_PLACE = 40, 60

LONGEST_MESSAGE = 600
MOST_PROBLEMS = 20
PLAIN = Output()


def complain(message: str, output: Output = PLAIN) -> None:
    """Write a message of one line or several, the first after the program's name."""
    with suppress(OSError):
        page = _page(output)
        for line in f"referee: {shortened(message)}".split("\n"):
            page.line(line)


def write_beside(line: str, output: Output = PLAIN) -> None:
    """Write a line that is for copying: whole, however wide it is."""
    with suppress(OSError):
        _page(output).verbatim(line)


def complain_of(error: RefereeError, what: str, output: Output = PLAIN) -> None:
    """Write what is wrong with the text of ``what`` ("hand 2"): each problem under its place in the text."""
    with suppress(OSError):
        page = _page(output)
        wrong = "cannot be dealt, the deck is foul" if isinstance(error, FoulDeckError) else "cannot be read"
        page.line(f"referee: {what} {wrong}")
        echoed: list[str] = []
        for problem in error.problems[:MOST_PROBLEMS]:
            lines = list(pointed_at(line_of(error.source, problem), problem))
            for line in lines[1:] if lines[:1] == echoed else lines:
                page.verbatim(f"  {line}")
            echoed = lines[:1]
            page.line(f"  {problem.where}: {advice(problem)}", hang=4)


def complain_in_file(error: RefereeError, path: str, first_line: int, output: Output = PLAIN) -> None:
    """Write what is wrong with a text that begins in that line of a file, in the form that editors jump to."""
    with suppress(OSError):
        page = _page(output)
        for problem in error.problems[:MOST_PROBLEMS]:
            line = line_of(error.source, problem)
            _complain_at(f"{path}:{first_line + problem.line - 1}", line, problem, page)


def complain_in_input(error: RefereeError, number: int, output: Output = PLAIN) -> None:
    """Write what is wrong with the line of that number of standard input, in the same form."""
    with suppress(OSError):
        page = _page(output)
        for problem in error.problems[:MOST_PROBLEMS]:
            _complain_at(f"stdin:{number}", line_of(error.source, problem), problem, page)


def _complain_at(place: str, line: str, problem: Problem, page: Page) -> None:
    page.line(f"{place}:{problem.column}: error: {advice(problem)}", hang=4)
    for shown in pointed_at(line, problem):
        page.verbatim(f"  {shown}")


def line_of(text: str, problem: Problem) -> str:
    """The line of a text that a problem is in.

    >>> line_of("A-5,\\n  exposd 7h", Problem("no word", column=3, length=6, line=2))
    '  exposd 7h'
    """
    return text.split("\n")[problem.line - 1]


def advice(problem: Problem) -> str:
    """What is wrong, and the spelling that would work where the text does not advise it already.

    >>> advice(Problem("no game 'a6'", hint="a5"))
    "no game 'a6'; did you mean a5?"
    """
    text = shortened(problem.text)
    if not problem.hint or f"say {problem.hint}" in text or "did you mean" in text:
        return text
    return f"{text}; did you mean {problem.hint}?"


def pointed_at(text: str, problem: Problem) -> Iterator[str]:
    """The text and a line of carets under the place of the problem; of a long text, what stands around it.

    Both lines are safe to print. An empty text has nothing to point at, and gives nothing.

    >>> print(*pointed_at("Ks Kx", Problem("no card", column=4, length=2)), sep="\\n")
    Ks Kx
       ^~
    """
    if not text:
        return
    start, stop = 0, len(text)
    if stop > LONGEST_ECHO:
        start = max(0, problem.column - 1 - BEFORE_THE_PLACE)
        stop = min(stop, problem.column - 1 + AFTER_THE_PLACE)
    before, after = "…" * (start > 0), "…" * (stop < len(text))
    echo = before + text[start:stop] + after
    column = problem.column - start + len(before)
    yield visible(echo)
    yield caret_line(echo, column, min(problem.length, max(1, stop - problem.column + 1)))


def shortened(message: str) -> str:
    """The message, its middle left out if somebody put a whole file into it."""
    if len(message) <= LONGEST_MESSAGE:
        return message
    half = LONGEST_MESSAGE // 2
    return f"{message[:half]} … {message[-half:]}"


def _page(output: Output) -> Page:
    if sys.stderr is None:
        raise OSError("standard error is closed")
    return output.page(sys.stderr)
