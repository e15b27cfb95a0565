"""``referee read``: how a situation was understood."""

from __future__ import annotations

from collections.abc import Sequence

import click

from referee.cli.options import output_options
from referee.cli.output import Output
from referee.cli.records import VERSION, Record, of_problem
from referee.cli.situations import Given, answer_each, file_option, given_situations
from referee.cli.status import Status
from referee.cli.tables import TableOptions, table_options
from referee.errors import RefereeError
from referee.situation import canonical, read
from referee.situation.echo import amount_text
from referee.situation.model import Event, Situation, Who


@click.command("read")
@click.argument("words", nargs=-1, metavar="SITUATION…")
@file_option
@table_options
@output_options("text", "json")
def command(words: Sequence[str], file: str | None, table: TableOptions, output: Output) -> Status:
    """How a situation was understood: in canonical form, with what holds at the table; -j shows its parts.

    \b
    referee read A–5 pre-draw, the dealer flashed the 10 of hearts to s3
    referee read -t '2-7 limit' exposed 6s
    """
    rules = table.rules(output)

    def answer(given: Given) -> Status:
        situation = rules.over(read(given.text))
        echo = canonical(situation, ascii=False)
        output.answer(
            text=lambda page: page.line(echo),
            short=lambda: echo,
            record=lambda: _record(given, echo, situation),
        )
        return Status.OK

    return answer_each(given_situations(words, file), answer, _unread, output)


def _record(given: Given, echo: str, situation: Situation) -> Record:
    return {
        **_heading(given, echo),
        "settings": dict(situation.settings),
        "events": [_of_event(event) for event in situation.events],
        "question": situation.question,
        "told": situation.told,
        "errors": [],
    }


def _unread(given: Given, error: RefereeError) -> Record:
    problems = [of_problem(problem, given.line) for problem in error.problems]
    return {**_heading(given, None), "settings": {}, "events": [], "question": None, "told": None, "errors": problems}


def _heading(given: Given, echo: str | None) -> Record:
    return {"v": VERSION, "line": given.line, "in": given.text, "read": echo}


def _of_event(event: Event) -> Record:
    return {
        "head": event.head,
        "who": [str(who) for who in event.who],
        **{role: _spoken(who) for role, who in (("to", event.to), ("by", event.by), ("of", event.of))},
        "instead_of": _spoken(event.instead),
        "cards": str(event.cards) if event.cards else None,
        "holding": str(event.holding) if event.holding else None,
        "numbers": list(event.numbers),
        "nth": list(event.nth),
        "amount": amount_text(event.amount) or None,
        "raises_to": event.raises_to,
        "quote": event.quote,
        "flags": sorted(event.flags),
        "settings": dict(event.settings),
        "when": event.when,
        "line": event.line,
        "column": event.column,
        "length": event.length,
    }


def _spoken(who: Who | None) -> str | None:
    return None if who is None else str(who)
