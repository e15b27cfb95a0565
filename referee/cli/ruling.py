"""``referee ruling``: what the rules require."""

from __future__ import annotations

from collections.abc import Sequence

import click

from referee.cli.filters.options import FilterOptions, filter_options, is_filter
from referee.cli.options import output_options
from referee.cli.output import Output, Page
from referee.cli.ruling_records import of_ruling, of_unruled
from referee.cli.rulings import short_ruling, write_ruling
from referee.cli.situations import Given, answer_each, file_option, given_situations, situation_argument
from referee.cli.status import OF_ANSWER, Status
from referee.cli.tables import TableOptions, strict_option, table_options
from referee.floor import rule_on
from referee.ruling import Ruling
from referee.situation import canonical, read


@click.command("ruling")
@situation_argument
@file_option
@table_options
@click.option("-w", "--why", count=True, help="The chain of rules; -ww: also the rules that do not apply, and why.")
@click.option("--ask", is_flag=True, help="On a terminal: ask for the fact that decides, and rule.")
@strict_option
@output_options("text", "short", "json", "jsonl", "tsv")
@filter_options
def command(
    words: Sequence[str],
    file: str | None,
    table: TableOptions,
    why: int,
    ask: bool,
    strict: bool,
    output: Output,
    filtering: FilterOptions,
) -> Status:
    """What the rules require in a situation: the answer, what to do next, and the numbered rules.

    \b
    referee ruling A-5 limit, before the draw, seat 3 exposed 7h
    referee ruling lowball, 2 extra cards dealt, nobody acted

    The situation is one line, with commas between what happened; it needs no quotes. What it depends on is
    asked back, with the ruling for each case; what was taken for granted is said. With - every line of standard
    input is a situation.
    """
    rules = table.rules(output)
    if is_filter(words, output, filtering):
        if file or ask:
            raise click.UsageError(f"{'-F' if file else '--ask'} does not go with -")
        from referee.cli.filters.situations import ruling_task
        from referee.cli.filters.standard_input import answer_standard_input

        return answer_standard_input(ruling_task(rules, strict, explained=why > 0), filtering, output)
    if ask:
        from referee.cli.asking import ruled_by_asking

        return ruled_by_asking(" ".join(words), rules, strict, why, output)

    def answer(given: Given) -> Status:
        situation = read(given.text)
        ruling = rule_on(situation, strict, rules)
        output.answer(
            text=lambda page: _write(page, given, ruling, why),
            short=lambda: short_ruling(ruling),
            record=lambda: of_ruling(ruling, given, canonical(rules.over(situation), ascii=False), explained=why > 0),
        )
        return OF_ANSWER[ruling.status]

    return answer_each(given_situations(words, file), answer, of_unruled, output)


LONGEST_HEADLINE = 100


def _headline(text: str) -> str:
    """A situation of a file on one line, the beginning of a hand that is told over many."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_HEADLINE else f"{line[: LONGEST_HEADLINE - 1]}…"


def _write(page: Page, given: Given, ruling: Ruling, why: int) -> None:
    """The ruling; one on a situation of a file stands under its place and its text, and a blank line ends it."""
    if given.file is not None:
        page.line(f"{given.file}:{given.line}: {_headline(given.text)}")
    write_ruling(page, ruling, why)
    if given.file is not None:
        page.line("")
