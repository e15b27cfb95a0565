"""Run the rules of one question over one table, and let exceptions beat the rules they name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from referee.rulebook import PROVISOS, RULES, Rule
from referee.rulebook.answers import Answer
from referee.rulebook.book import Chosen, Missing, Table
from referee.rulebook.facts import FACTS, Fact


class RulebookError(Exception):
    """Two rules that survive disagree: a bug in the rulebook, never the user's doing."""


class Decision(NamedTuple):
    """What the rules say of one table: the ``answer`` (None: not covered) and the rules it rests on (``by``); the rules
    they beat (``over``), the rules that would have fitted but for the proviso of their list (``barred``), and the
    choices of reading that the answer rests on.
    """

    answer: Answer | None
    by: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()


def decide(rules: Iterable[Rule], table: Table) -> Decision:
    """Run ``rules`` over ``table``.

    Raises Missing for the fact that is wanted and not known (of several, the one that is asked first), and
    RulebookError where two survivors disagree.

    >>> from referee.rulebook import QUESTIONS
    >>> decide(QUESTIONS["raise"], Table({"betting": "limit", "players": "multihanded", "raises": 4})).by
    ('LB-2',)
    """
    fits: dict[str, Answer | Chosen] = {}
    barred: list[str] = []
    wanted: list[Fact] = []
    for rule in rules:
        try:
            answer = rule.body(table)
            if answer is not None and _in_its_list(rule, table):
                fits[rule.id] = answer
            elif answer is not None:
                barred.append(rule.id)
        except Missing as missing:
            wanted.append(missing.fact)
    if wanted:
        raise Missing(min(wanted, key=lambda fact: _ORDER[fact.name]))
    return _surviving(fits, tuple(barred))


#: The place of each fact in the order in which facts are asked for.
_ORDER = {name: place for place, name in enumerate(FACTS)}


def _in_its_list(rule: Rule, table: Table) -> bool:
    """Whether the provisos that head the rule's list hold."""
    return all(PROVISOS[head](table) for head in heads(rule) if head in PROVISOS)


def _surviving(fits: dict[str, Answer | Chosen], barred: tuple[str, ...]) -> Decision:
    beaten = {number for winner in fits for number in RULES[winner].over}
    by = tuple(number for number in fits if number not in beaten)
    said = [fits[number] for number in by]
    answers = {word.answer if isinstance(word, Chosen) else word for word in said}
    if len(answers) > 1:
        raise RulebookError(f"{', '.join(by)} disagree: {', '.join(sorted(a.code for a in answers))}")
    return Decision(
        answer=answers.pop() if answers else None,
        by=by,
        over=tuple(number for number in fits if number in beaten),
        barred=barred,
        readings=tuple(word.reading for word in said if isinstance(word, Chosen)),
    )


def heads(rule: Rule) -> list[str]:
    """The rules it stands under, nearest first.

    >>> heads(RULES["NL-2a"])
    ['NL-2', 'LB-8']
    """
    found: list[str] = []
    above = rule.under
    while above is not None:
        found.append(above)
        above = RULES[above].under
    return found
