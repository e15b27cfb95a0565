"""``ruling``, ``is`` and ``read`` as filters: what they say of the situation of a line."""

from __future__ import annotations

from functools import partial

from referee.cli.filters.answering import Task
from referee.cli.filters.replies import Reply
from referee.cli.prose import presumed
from referee.cli.reading_records import of_reading, of_unread
from referee.cli.records import Record
from referee.cli.ruling_records import of_ruling, of_settled, of_unruled
from referee.cli.rulings import short_ruling
from referee.cli.situations import Given, understood
from referee.errors import RefereeError
from referee.floor import rule_on
from referee.rulebook.facts import Value
from referee.ruling import Ask, Ruling, TableRules
from referee.ruling.settling import settle
from referee.situation import canonical, read
from referee.situation.model import Situation


def ruling_task(rules: TableRules, strict: bool, explained: bool) -> Task:
    """What the rules require in the situation of a line; ``explained``: the object also has why."""

    def answer(line: str) -> Reply:
        situation = read(line)
        ruling = rule_on(situation, strict, rules)
        return Reply(
            status=ruling.status,
            answer=ruling.answer,
            rules=ruling.cites,
            text=partial(_in_one_line, ruling),
            short=short_ruling(ruling),
            record=partial(_ruled, line, situation, ruling, rules, explained),
        )

    return Task(answer, _unruled)


def question_task(question: str, rules: TableRules, strict: bool) -> Task:
    """Whether it is what is asked, in the situation of a line."""

    def answer(line: str) -> Reply:
        situation = read(line)
        ruling = rule_on(situation, strict, rules)
        said = settle(ruling, question)
        settled = said in ("yes", "no")
        return Reply(
            status="ruled" if settled else said,
            answer=said,
            rules=ruling.cites,
            text=lambda: (
                f"{said}, in each case: {_cases(ruling)}."
                if settled and ruling.ask
                else f"{said}: {_in_one_line(ruling)}"
            ),
            short=said,
            record=lambda: of_settled(question, said, _ruled(line, situation, ruling, rules)),
        )

    def refusal(line: str, error: RefereeError) -> Record:
        return of_settled(question, None, _unruled(line, error))

    return Task(answer, refusal)


def reading_task(rules: TableRules) -> Task:
    """How the situation of a line was understood, with what holds at the table."""

    def answer(line: str) -> Reply:
        situation = rules.over(understood(line))
        echo = canonical(situation, ascii=False)
        return Reply(
            status="read",
            answer=echo,
            rules=(),
            text=lambda: echo,
            short=echo,
            record=lambda: {**of_reading(Given(line), echo, situation), "line": None},
        )

    def refusal(line: str, error: RefereeError) -> Record:
        return {**of_unread(Given(line), error), "line": None}

    return Task(answer, refusal)


def _ruled(line: str, situation: Situation, ruling: Ruling, rules: TableRules, explained: bool = False) -> Record:
    record = of_ruling(ruling, Given(line), canonical(rules.over(situation), ascii=False), explained)
    return {**record, "line": None}


def _unruled(line: str, error: RefereeError) -> Record:
    return {**of_unruled(Given(line), error), "line": None}


def _in_one_line(ruling: Ruling) -> str:
    """The ruling without its rules: each case where it depends, what was presumed, and how a silent rule was read."""
    cases = [f"{_cases(ruling)}."] if ruling.ask else []
    presumptions = [f"Presumed: {presumed(presumption)}" for presumption in ruling.presumed]
    readings = [f"Reading: {ruling.reading}"] if ruling.reading else []
    house = [f"House rule: {rule.text}." for rule in ruling.house]
    return " ".join([ruling.says, *cases, *presumptions, *readings, *house])


def _cases(ruling: Ruling) -> str:
    """What a ruling that depends comes to in each case; further questions in brackets."""
    if ruling.ask is None:
        return ""
    return "; ".join([_case(ruling.ask, value, way) for value, way in ruling.ask.ways.items()])


def _case(ask: Ask, value: Value, way: Ruling) -> str:
    further = f" ({_cases(way)})" if way.ask else ""
    return f"{ask.words.get(value, value)}: {way.phrase}{further}"
