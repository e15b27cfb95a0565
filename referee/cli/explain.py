"""``referee explain``: a rule in plain words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import click

from referee.cli.options import completed_by, output_options
from referee.cli.output import Output, Page
from referee.cli.prose import aligned
from referee.cli.records import VERSION, Record, of_problem
from referee.cli.status import Status, combined
from referee.errors import UnknownNameError
from referee.rulebook import Rule, find
from referee.rulebook.explanation import Explanation, explain


@click.command("explain")
@click.argument("numbers", nargs=-1, required=True, metavar="RULE…", shell_complete=completed_by("rules"))
@output_options("text", "short", "json")
def command(numbers: Sequence[str], output: Output) -> Status:
    """A numbered rule in plain words: what it decides, its exceptions, its examples, where it is printed.

    \b
    referee explain 27-3
    referee explain Lowball 1a UBLN-3.4 -f short

    The number is taken in any spelling: A5-3, a5.3, "lb 1(a)", Ace-to-five 3.
    """
    return combined([_answer(number, place, output) for place, number in enumerate(numbers_in(numbers))])


def numbers_in(words: Sequence[str]) -> list[str]:
    """The numbers that words make: one each, or where words alone are none, as many together as are one.

    >>> numbers_in(["A5-3", "lb1a"]), numbers_in(["Ace-to-five", "3", "lb", "1", "(a)", "LB-2"])
    (['A5-3', 'lb1a'], ['Ace-to-five 3', 'lb 1 (a)', 'LB-2'])
    """
    if all(map(_is_number, words)):
        return list(words)
    numbers = []
    start = 0
    while start < len(words):
        stops = range(len(words), start, -1)
        stop = next((stop for stop in stops if _is_number(" ".join(words[start:stop]))), start + 1)
        numbers.append(" ".join(words[start:stop]))
        start = stop
    return numbers


def _is_number(text: str) -> bool:
    try:
        find(text)
    except UnknownNameError:
        return False
    return True


def _answer(number: str, place: int, output: Output) -> Status:
    try:
        explanation = explain(number)
    except UnknownNameError as error:
        return _refuse(error, output)
    output.answer(
        text=lambda page: _write(page, explanation, place),
        short=lambda: f"{explanation.rule.id} {explanation.rule.says}",
        record=lambda: _record(explanation),
    )
    return Status.OK


def _refuse(error: UnknownNameError, output: Output) -> Status:
    from referee.cli.complaint import advice, complain
    from referee.cli.mending.trying import offer

    complain(advice(error.problems[0]), output)
    offer([["explain", error.problems[0].hint or ""]], output)
    if output.format == "json" and not output.quiet:
        output.page().record({"v": VERSION, "rule": None, "errors": [of_problem(p) for p in error.problems]})
    return Status.ERROR


def _write(page: Page, explanation: Explanation, place: int) -> None:
    rule = explanation.rule
    if place:
        page.line("")
    page.line(f"{rule.id}  {rule.long}", bold=True)
    page.line(f"  {rule.says}")
    if rule.note:
        page.line(f"  {rule.note}")
    rows = [
        ("Decides", ", ".join(rule.about)),
        ("Overrides", _named(map(find, rule.over))),
        ("Overridden by", _named(explanation.overridden_by)),
        ("Under", _named(map(find, [rule.under] if rule.under else []))),
        ("Heads", _ids(explanation.heads)),
        ("See also", "; ".join(f"{_ids(others)} ({question})" for question, others in explanation.see_also)),
        *zip(("Examples", *("",) * len(rule.examples)), map(_on_one_line, rule.examples), strict=False),
        ("Source", explanation.source),
        ("Code", rule.code),
    ]
    told = [(heading, text) for heading, text in rows if text]
    for heading, (_, text) in zip(aligned([heading for heading, _ in told]), told, strict=True):
        page.line(f"  {heading}  {text}", hang=4 + len(heading))


def _on_one_line(example: str) -> str:
    return " ".join(example.split())


def _named(rules: Iterable[Rule]) -> str:
    """The rules with what they are about, those that are about the same together."""
    alike = groupby(rules, key=lambda rule: rule.about)
    return ", ".join(f"{_ids(same)} ({', '.join(about)})" for about, same in alike)


def _ids(rules: Iterable[Rule]) -> str:
    return ", ".join(rule.id for rule in rules)


def _record(explanation: Explanation) -> Record:
    rule = explanation.rule
    return {
        "v": VERSION,
        "rule": rule.id,
        "long": rule.long,
        "says": rule.says,
        "note": rule.note or None,
        "about": list(rule.about),
        "over": list(rule.over),
        "overridden_by": [other.id for other in explanation.overridden_by],
        "under": rule.under,
        "heads": [other.id for other in explanation.heads],
        "see_also": {question: [other.id for other in others] for question, others in explanation.see_also},
        "examples": list(rule.examples),
        "source": explanation.source,
        "code": rule.code,
        "errors": [],
    }
