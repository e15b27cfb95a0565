"""``referee is``: yes or no, for scripts."""

from __future__ import annotations

from collections.abc import Sequence

import click

from referee.cli.filters.options import FilterOptions, filter_options, is_filter
from referee.cli.options import completed_by, output_options
from referee.cli.output import Output, Page
from referee.cli.records import Record
from referee.cli.ruling_records import of_ruling, of_settled, of_unruled
from referee.cli.rulings import write_ruling
from referee.cli.situations import Given, answer_each, given_situations, situation_argument
from referee.cli.status import Status
from referee.cli.tables import TableOptions, strict_option, table_options
from referee.errors import RefereeError, UnknownNameError
from referee.floor import rule_on
from referee.ruling import Ruling
from referee.ruling.settling import question_called, settle
from referee.situation import canonical, read

ALOUD = {"yes": "Yes.", "no": "No.", "depends": "That depends.", "not-covered": "No rule answers that."}
STATUSES = {"yes": Status.OK, "no": Status.NO, "depends": Status.DEPENDS, "not-covered": Status.NOT_COVERED}


def _question(ctx: click.Context, parameter: click.Parameter, text: str) -> str:
    try:
        return question_called(text)
    except UnknownNameError as error:
        from referee.cli.complaint import advice

        raise click.BadParameter(advice(error.problems[0]), ctx, parameter) from None


@click.command("is")
@click.argument("question", callback=_question, shell_complete=completed_by("questions_of_is"))
@situation_argument
@table_options
@strict_option
@output_options("text", "short", "json", "jsonl", "tsv")
@filter_options
def command(
    question: str, words: Sequence[str], table: TableOptions, strict: bool, output: Output, filtering: FilterOptions
) -> Status:
    """Whether it is a misdeal, must-take, fouled, dead, allowed, full-blind or must-answer.

    \b
    referee is misdeal lowball, 2 extra cards dealt, nobody acted
    referee is must-take before the draw, 4th card exposed 3d

    The exit status is 0 for yes and 1 for no. What depends on a fact that was not given is 3, and what no rule
    answers is 4: unknown is never no. With - every line of standard input is a situation, and the status is 0 whatever
    the answers are.
    """
    rules = table.rules(output)
    if is_filter(words, output, filtering):
        from referee.cli.filters.situations import question_task
        from referee.cli.filters.standard_input import answer_standard_input

        return answer_standard_input(question_task(question, rules, strict), filtering, output)

    def answer(given: Given) -> Status:
        situation = read(given.text)
        ruling = rule_on(situation, strict, rules)
        said = settle(ruling, question)

        output.answer(
            text=lambda page: _write(page, said, ruling),
            short=lambda: said,
            record=lambda: of_settled(
                question, said, of_ruling(ruling, given, canonical(rules.over(situation), ascii=False))
            ),
        )
        return STATUSES[said]

    def refusal(given: Given, error: RefereeError) -> Record:
        return of_settled(question, None, of_unruled(given, error))

    return answer_each(given_situations(words), answer, refusal, output)


def _write(page: Page, said: str, ruling: Ruling) -> None:
    page.line(ALOUD[said], bold=True)
    write_ruling(page, ruling)
