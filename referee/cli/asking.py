"""``--ask``: the fact that decides is asked for on the terminal, until there is a ruling."""

from __future__ import annotations

import shlex
import sys
from typing import NamedTuple

import click

from referee.cli.complaint import complain, complain_of
from referee.cli.output import Output
from referee.cli.rulings import write_ruling
from referee.cli.status import OF_ANSWER, Status
from referee.errors import RefereeError
from referee.floor import rule_on
from referee.ruling import Ask, Ruling, TableRules
from referee.situation import canonical, read


def ruled_by_asking(line: str, table: TableRules, strict: bool, why: int, output: Output) -> Status:
    """Ask until there is a ruling, write it, and the line that would have given it at once.

    Raises click.UsageError away from a terminal, and click.Abort if the input ends.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.UsageError("--ask needs a terminal to ask on; without it every case is told")
    asking = Asking(table, strict, output)
    try:
        asked = told = Told(line, rule_on(line, strict, table))
    except RefereeError as error:
        complain_of(error, "the situation", output)
        return Status.ERROR
    while told.ruling.ask:
        told = asking.ask(told.line, told.ruling.ask)
    page = output.page()
    write_ruling(page, told.ruling, why)
    if told is not asked:
        page.verbatim(f"Next time: referee ruling {'--strict ' * strict}{_typed(told.line, table)}")
    return OF_ANSWER[told.ruling.status]


class Told(NamedTuple):
    """A line, and the ruling on it."""

    line: str
    ruling: Ruling


class Asking:
    """Asks for facts, at a table, of whoever sits at the terminal."""

    def __init__(self, table: TableRules, strict: bool, output: Output) -> None:
        self.table = table
        self.strict = strict
        self.output = output

    def ask(self, line: str, ask: Ask) -> Told:
        """The line with the answer to a question added to it; asked again until the answer can be read."""
        page = self.output.page()
        page.line(ask.text[:1].upper() + ask.text[1:], bold=True)
        page.line("  " + ", ".join(ask.words.get(value, str(value)) for value in ask.ways), hang=2)
        while True:
            answer = click.prompt(">", prompt_suffix=" ").strip()
            told = self._by_value(line, ask, answer) or self._in_words(line, ask, answer)
            if told is not None:
                return told

    def _by_value(self, line: str, ask: Ask, answer: str) -> Told | None:
        """The line told what was answered, if that is one of the values or what is said for it."""
        for value in ask.ways:
            words = ask.words.get(value, str(value))
            if answer.lower() in (words.lower(), str(value).lower()):
                return with_answer(line, ask, value, self.table, self.strict)
        return None

    def _in_words(self, line: str, ask: Ask, answer: str) -> Told | None:
        """The line with the answer as its last clause; None, and a word about it, if it cannot be read.

        What is told and does not answer the question is kept: it may answer the next one.
        """
        longer = f"{line}, {answer}"
        try:
            ruling = rule_on(longer, self.strict, self.table)
        except RefereeError as error:
            complain_of(error, "the situation", self.output)
            return None
        if ruling.ask and ruling.ask.fact == ask.fact:
            complain(f"noted, but that does not tell {ask.text}", self.output)
        return Told(longer, ruling)


def with_answer(line: str, ask: Ask, value: str | int, table: TableRules, strict: bool) -> Told:
    """The line with that value of the fact told: in words, or by its name where the words are no clause.

    >>> from referee.ruling import ANY_TABLE
    >>> line = "A-5, before the draw, 4th card exposed 6s"
    >>> told = with_answer(line, rule_on(line).ask, "no-limit", ANY_TABLE, strict=False)
    >>> told.line, told.ruling.phrase
    ('A-5, before the draw, 4th card exposed 6s, no-limit', 'replaced after the deal')
    """
    expected = ask.ways[value]
    for clause in (ask.words.get(value, str(value)), f"{ask.fact}={value}"):
        longer = f"{line}, {clause}"
        try:
            ruling = rule_on(longer, strict, table)
        except RefereeError:
            continue
        if (ruling.answer, ruling.says) == (expected.answer, expected.says):
            return Told(longer, ruling)
    return Told(line, expected)


def _typed(line: str, table: TableRules) -> str:
    """The line in canonical form, with what holds at the table, as it is typed in a shell: in quotes only at need."""
    text = canonical(table.over(read(line)))
    return text if all(word == shlex.quote(word) for word in text.split(" ")) else shlex.quote(text)
