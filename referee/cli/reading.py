"""``referee read``: how a situation was understood."""

from __future__ import annotations

from collections.abc import Sequence

import click

from referee.cli.filters.options import FilterOptions, filter_options, is_filter
from referee.cli.options import output_options
from referee.cli.output import Output
from referee.cli.reading_records import of_reading, of_unread
from referee.cli.situations import Given, answer_each, file_option, given_situations, situation_argument, understood
from referee.cli.status import Status
from referee.cli.tables import TableOptions, table_options
from referee.situation import canonical


@click.command("read")
@situation_argument
@file_option
@table_options
@output_options("text", "short", "json", "jsonl", "tsv")
@filter_options
def command(
    words: Sequence[str], file: str | None, table: TableOptions, output: Output, filtering: FilterOptions
) -> Status:
    """How a situation was understood: in canonical form, with what holds at the table; -j shows its parts.

    \b
    referee read A–5 pre-draw, the dealer flashed the 10 of hearts to s3
    referee read -t '2-7 limit' exposed 6s

    Without a situation, with --house, -t or -g: what these mean. With - every line of standard input is a situation.
    """
    rules = table.rules(output)
    if is_filter(words, output, filtering):
        if file:
            raise click.UsageError("-F does not go with -")
        from referee.cli.filters.situations import reading_task
        from referee.cli.filters.standard_input import answer_standard_input

        return answer_standard_input(reading_task(rules), filtering, output)

    if not words and file is None and rules.settings:
        from referee.cli.house import show_table

        show_table(rules, output)
        return Status.OK

    def answer(given: Given) -> Status:
        situation = rules.over(understood(given.text))
        echo = canonical(situation, ascii=False)
        output.answer(
            text=lambda page: page.line(echo),
            short=lambda: echo,
            record=lambda: of_reading(given, echo, situation),
        )
        return Status.OK

    return answer_each(given_situations(words, file), answer, of_unread, output)
