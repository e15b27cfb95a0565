"""``referee ruling``: what the rules require."""

from __future__ import annotations

from collections.abc import Sequence

import click

from referee.cli.options import output_options
from referee.cli.output import Output, Page
from referee.cli.rulings import short_ruling, write_ruling
from referee.cli.situations import Given, answer_each, file_option, given_situations
from referee.cli.status import OF_ANSWER, Status
from referee.cli.tables import TableOptions, table_options
from referee.errors import RefereeError
from referee.ruling import Ruling, TableRules, rule_on
from referee.situation import canonical, read
from referee.situation.model import Situation


@click.command("ruling")
@click.argument("words", nargs=-1, metavar="SITUATION…")
@file_option
@table_options
@click.option("-w", "--why", count=True, help="The chain of rules; -ww: also the rules that do not apply, and why.")
@click.option("--ask", is_flag=True, help="On a terminal: ask for the fact that decides, and rule.")
@click.option("--strict", is_flag=True, help="Only the book's own presumptions; the others become questions.")
@output_options("text", "short", "json")
def command(
    words: Sequence[str], file: str | None, table: TableOptions, why: int, ask: bool, strict: bool, output: Output
) -> Status:
    """What the rules require in a situation: the answer, what to do next, and the numbered rules.

    The situation is one line, with commas between what happened; it needs no quotes. What it depends on is
    asked back, with the ruling for each case; what was taken for granted is said.

    \b
    referee ruling A-5 limit, before the draw, seat 3 exposed 7h
    referee ruling lowball, 2 extra cards dealt, nobody acted
    """
    rules = table.rules(output)
    if ask:
        from referee.cli.asking import ruled_by_asking

        return ruled_by_asking(" ".join(words), rules, strict, why, output)
    ruled = Ruler(rules, strict, why, output)
    return answer_each(given_situations(words, file), ruled.answer, ruled.refuse, output)


class Ruler:
    """Rules on situations, one after another, as the options say."""

    def __init__(self, table: TableRules, strict: bool, why: int, output: Output) -> None:
        self.table = table
        self.strict = strict
        self.why = why
        self.output = output
        self.started = False

    def answer(self, given: Given) -> Status:
        """Rule on a situation, and write the ruling. Raises RefereeError if it cannot be ruled on."""
        situation = read(given.text)
        ruling = rule_on(situation, self.strict, self.table)
        self.output.answer(
            text=lambda page: self._write(page, given, ruling),
            short=lambda: short_ruling(ruling),
            record=lambda: self._record(given, situation, ruling),
        )
        return OF_ANSWER[ruling.status]

    def refuse(self, given: Given, error: RefereeError) -> None:
        """Record that a situation cannot be ruled on, where every situation has its record."""
        if self.output.format == "json" and not self.output.quiet:
            from referee.cli.ruling_records import of_unruled

            self.output.page().record(of_unruled(error, given.line, given.text))

    def _write(self, page: Page, given: Given, ruling: Ruling) -> None:
        """The ruling; for one of a file under its place and its text, with a blank line between two."""
        if given.file is not None:
            if self.started:
                page.line("")
            self.started = True
            page.line(f"{given.file}:{given.line}: {' '.join(given.text.split())}")
        write_ruling(page, ruling, self.why)

    def _record(self, given: Given, situation: Situation, ruling: Ruling) -> dict[str, object]:
        from referee.cli.ruling_records import of_ruling

        echo = canonical(self.table.over(situation), ascii=False)
        return of_ruling(ruling, given.line, given.text, echo, explained=self.why > 0)
