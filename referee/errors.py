"""What can be wrong with a text, and where.

Every error a user can cause is a :class:`RefereeError`: it holds one :class:`Problem` or several, each with its
place in the text as it was given, so that a caller can draw a caret under it. Kinds follow what went wrong: the
spelling of a hand, a deck that cannot be, a situation that cannot be read.
"""

from __future__ import annotations

from typing import NamedTuple


class Problem(NamedTuple):
    """One thing wrong with a text.

    ``column`` counts characters of the text as given, from 1; ``length`` is how many of them are meant (at least 1);
    ``line`` counts lines from 1. ``hint`` is a spelling that would work in that place, or None.

    >>> Problem("did not understand 'exposd'", column=35, length=6, hint="exposed").place
    '1:35'
    """

    text: str
    column: int = 1
    length: int = 1
    line: int = 1
    hint: str | None = None

    @property
    def place(self) -> str:
        return f"{self.line}:{self.column}"

    @property
    def where(self) -> str:
        """The place in words; the line only where it is not the first.

        >>> Problem("no word", column=3, line=2).where
        'line 2, column 3'
        """
        return f"column {self.column}" if self.line == 1 else f"line {self.line}, column {self.column}"

    def in_its_line(self, text: str) -> Problem:
        """The problem, whose column counts through a whole text, with its place in the line of it that it is in.

        >>> Problem("no word", column=8, length=6).in_its_line("A-5,\\n  exposd 7h").place
        '2:3'
        """
        line, column = line_and_column(text, self.column)
        rest = text[self.column - 1 :].partition("\n")[0]
        return self._replace(line=line, column=column, length=max(1, min(self.length, len(rest))))


def line_and_column(text: str, column: int) -> tuple[int, int]:
    """The line of a text that a column counted through all of it is in, and the column in that line; from 1.

    >>> line_and_column("A-5,\\n  exposd 7h", 8)
    (2, 3)
    """
    before = text[: column - 1]
    return before.count("\n") + 1, column - 1 - before.rfind("\n")


class RefereeError(ValueError):
    """Something in the input cannot be used. ``source`` is the text as it was given; ``problems`` is never empty.

    >>> error = NotationError("7x", Problem("no card", column=1, length=2, hint="7h"))
    >>> str(error)
    'column 1: no card'
    """

    def __init__(self, source: str, *problems: Problem) -> None:
        self.source = source
        self.problems = problems
        super().__init__("; ".join(f"{p.where}: {p.text}" for p in problems))

    def mended(self) -> str | None:
        """The text with every hint in its place, the last one first so that places stay true; None if one is lacking.

        An empty hint leaves out what stands there.

        >>> NotationError("7x 8h", Problem("no card", column=1, length=2, hint="7h")).mended()
        '7h 8h'
        """
        text = self.source
        for problem in sorted(self.problems, key=lambda problem: (problem.line, problem.column), reverse=True):
            if problem.hint is None:
                return None
            start = sum(len(line) + 1 for line in text.split("\n")[: problem.line - 1]) + problem.column - 1
            behind = text[start + problem.length :]
            text = text[:start] + problem.hint + (behind if problem.hint else behind.lstrip(" "))
        return text


class NotationError(RefereeError):
    """A hand that cannot be read: a card that is no card, an empty hand, a hand of mixed notations.

    >>> from referee.notation import parse_hand
    >>> try:
    ...     parse_hand("KsKdKh7c4x")
    ... except NotationError as error:
    ...     error.problems[0].place, error.problems[0].hint
    ('1:9', '4s')
    """


class FoulDeckError(RefereeError):
    """Cards that cannot all be of one deck: the same card twice, two jokers, a joker where none is used.

    >>> from referee.notation import parse_hand
    >>> parse_hand("KsKdKs7c4d")
    Traceback (most recent call last):
    referee.errors.FoulDeckError: column 5: the K♠ is already in the hand, at column 1
    """


class SituationError(RefereeError):
    """A situation that cannot be read, or that contradicts itself.

    >>> from referee.situation import read
    >>> try:
    ...     read("A-5, seat 3 exposd 7h")
    ... except SituationError as error:
    ...     error.problems[0].hint, error.mended()
    ('exposed', 'A-5, seat 3 exposed 7h')
    """


class UnknownNameError(RefereeError):
    """A game, a rule, a question or an announcement that does not exist.

    >>> from referee.rulebook import find
    >>> try:
    ...     find("A5-33")
    ... except UnknownNameError as error:
    ...     error.problems[0].hint
    'A5-3'
    """


class AmountError(RefereeError):
    """An amount of chips that is none: letters among the digits, nothing, less than nothing, beyond any table."""
