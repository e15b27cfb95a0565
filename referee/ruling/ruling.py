"""The ruling as it is given: a sentence, what to do, the numbers it rests on, what was presumed, what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from referee.rulebook import QUESTIONS, RULES
from referee.rulebook.answers import HAND_VALUE, NOBODY_WINS, NOT_COVERED, SPLIT, STATED, WINS
from referee.rulebook.facts import FACTS, Value
from referee.ruling.decide import heads
from referee.ruling.finding import Finding, fill
from referee.ruling.house import HouseRule
from referee.ruling.replay import Depends, Key, Ruled
from referee.showdown import Presumption

if TYPE_CHECKING:
    from referee.money import Award

T = TypeVar("T")

SAID_BY_THE_JUDGE = (WINS, SPLIT, HAND_VALUE, NOBODY_WINS)


class Point(NamedTuple):
    """One thing that was ruled on. Fields as in :class:`Ruling`; ``code`` is None where no rule covers it."""

    code: str | None
    phrase: str
    says: str
    do: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    reading: str | None = None
    presumed: tuple[Presumption, ...] = ()
    settles: tuple[tuple[str, bool], ...] = ()


class Ask(NamedTuple):
    """The fact a ruling depends on: its name, the question to put, and the ruling for each of its values.

    ``words`` has what to say at the table, or to add to the line, for each value. Both are empty where chips can go in
    more ways than anybody would read (``money``).
    """

    fact: str
    text: str
    ways: Mapping[Value, Ruling]
    words: Mapping[Value, str]


class Ruling(NamedTuple):
    """What the rules require.

    - ``status``: ``ruled``, ``depends`` or ``not-covered``.
    - ``answer``, ``phrase``: the code of the answer and its phrase ("must be taken").
    - ``says``: the answer in a sentence or two; ``do``: what the dealer does next, in order.
    - ``cites``: the numbers of the rules, the deciding one first; ``over``: the rules they beat.
    - ``presumed``: what was taken for granted and mattered.
    - ``reading``: where the text leaves a choice, what was chosen and what the other reading gives.
    - ``points``: each thing ruled on, in order, where there are several.
    - ``ask``: the fact it depends on.
    - ``settles``: the yes-or-no questions it answers, by name.
    - ``grounds``: the findings it was made from, for who asks why.
    - ``house``: the rules of the house without which it would be another.
    - ``money``: who gets which chips, where that was told; ``notes``: what was taken as told.

    >>> from referee.floor import rule_on
    >>> ruling = rule_on("A-5, before the draw, 4th card exposed 6s by the dealer")
    >>> ruling.status, ruling.ask.fact, {value: way.answer for value, way in ruling.ask.ways.items()}["limit"]
    ('depends', 'betting', 'must-take')
    """

    status: str
    answer: str
    phrase: str
    says: str
    do: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    presumed: tuple[Presumption, ...] = ()
    reading: str | None = None
    points: tuple[Point, ...] = ()
    ask: Ask | None = None
    settles: Mapping[str, bool] = MappingProxyType({})
    grounds: tuple[Finding, ...] = ()
    house: tuple[HouseRule, ...] = ()
    money: Award | None = None
    notes: tuple[str, ...] = ()

    def same_as(self, other: Ruling | None) -> bool:
        """Whether another ruling says the same, whatever it was made from."""
        return other is not None and self._said == other._said

    @property
    def _said(self) -> object:
        ways = self.ask and {value: way._said for value, way in self.ask.ways.items()}
        return self._replace(ask=None, grounds=(), house=()), ways


def in_words(outcome: Ruled | Depends) -> Ruling:
    """The outcome of a replay as a ruling.

    >>> from referee.matters.matter import Matter
    >>> from referee.ruling.replay import replay
    >>> ruling = in_words(replay([Matter("exposed card", {"when": "before-draw", "rank": "3"}, {"card": "the 3♦"})]))
    >>> ruling.answer, ruling.says, ruling.cites
    ('must-take', 'The 3♦ must be taken; the player has no choice.', ('A5-3', '27-2', 'NL-2a', 'NL-2b', 'LB-8', 'NL-2'))
    """
    if isinstance(outcome, Depends):
        return _depending(outcome)
    presumed = _presumptions(outcome.presumed)
    points = [_point(finding) for finding in outcome.findings]
    first = points[0]
    return Ruling(
        status="not-covered" if any(point.code is None for point in points) else "ruled",
        answer=first.code or NOT_COVERED.code,
        phrase=first.phrase,
        says=" ".join(once(point.says for point in points)),
        do=_in_order(points),
        cites=once(number for point in points for number in point.cites),
        over=once(number for point in points for number in point.over),
        presumed=once((*presumed, *(more for point in points for more in point.presumed))),
        reading=" ".join(once(point.reading for point in points if point.reading)) or None,
        points=tuple(points) if len(points) > 1 else (),
        settles={**_settled(outcome.unspoken), **_settled(outcome.findings)},
        grounds=outcome.findings,
    )


def _in_order(points: Iterable[Point]) -> tuple[str, ...]:
    """What the dealer does next: what is due to each player at once comes before what follows for any of them."""
    steps = [point.do for point in points]
    return once((*(step for do in steps for step in do[:1]), *(step for do in steps for step in do[1:])))


def _settled(findings: Iterable[Finding]) -> dict[str, bool]:
    """The yes-or-no questions that are answered, each by every finding that speaks to it alike."""
    answers: dict[str, set[bool]] = {}
    for finding in findings:
        for question, yes in finding.answer.settles if finding.answer else ():
            answers.setdefault(question, set()).add(yes)
    return {question: yes.pop() for question, yes in answers.items() if len(yes) == 1}


def _depending(outcome: Depends) -> Ruling:
    ways = {value: in_words(way) for value, way in outcome.ways.items()}
    fact = outcome.fact
    return Ruling(
        status="depends",
        answer="depends",
        phrase=f"depends: {fact.ask}",
        says=f"It depends: {fact.ask}",
        cites=once(number for way in ways.values() for number in way.cites),
        presumed=once((*_presumptions(outcome.presumed), *(more for way in ways.values() for more in way.presumed))),
        reading=" ".join(once(way.reading for way in ways.values() if way.reading)) or None,
        ask=Ask(fact.name.replace("_", "-"), fact.ask, ways, fact.ways),
    )


def _point(finding: Finding) -> Point:
    answer, decision, verdict = finding.answer, finding.decision, finding.verdict
    if answer is None or answer is NOT_COVERED:
        return _uncovered(finding)
    words = finding.words
    if answer is STATED:
        words = {**words, "stated": " ".join(RULES[number].says for number in decision.by)}
    numbers = (*decision.by, *decision.barred)
    cites = once((*numbers, *(head for number in numbers for head in heads(RULES[number]))))
    readings = [*decision.readings, *(verdict.readings if verdict else ())]
    return Point(
        code=answer.code,
        phrase=fill(answer.phrase, words),
        says=_said(finding, words),
        do=tuple(_sentence(step, words) for step in answer.steps),
        cites=cites,
        over=tuple(number for number in decision.over if number not in cites),
        reading=" ".join(readings) or None,
        presumed=verdict.presumed if verdict else (),
        settles=answer.settles,
    )


def _said(finding: Finding, words: Mapping[str, str]) -> str:
    """The answer's sentence, and the judge's on who wins, which is all there is to say where that was the question."""
    said = _sentence(finding.answer.says, words) if finding.answer else ""
    if finding.last is not None:
        return f"{said} {_sentence('{last} gets the pot.', {'last': finding.last})}"
    if finding.verdict is None:
        return said
    judged = _sentence("{says}", {"says": finding.verdict.says})
    return judged if finding.answer in SAID_BY_THE_JUDGE else f"{said} {judged}"


def _uncovered(finding: Finding) -> Point:
    """Nothing covers it: say so, and name the rules that come nearest."""
    matter = finding.matter
    nearest = finding.decision.by or matter.nearest or tuple(rule.id for rule in QUESTIONS.get(matter.question, ()))
    topic = f" ({matter.question})" if matter.nearest and not finding.decision.by else ""
    return Point(
        code=None,
        phrase=NOT_COVERED.phrase,
        says=fill(NOT_COVERED.says, {"topic": topic}),
        cites=nearest,
    )


def _sentence(text: str, words: Mapping[str, str]) -> str:
    """The text filled in, each of its sentences beginning with a capital."""
    filled = fill(text, words)
    return filled[:1].upper() + filled[1:]


@lru_cache(maxsize=256)
def _presumptions(keys: frozenset[Key]) -> tuple[Presumption, ...]:
    names = {name for _, name in keys}
    return tuple(Presumption(fact.because, fact.unless, fact.book) for name, fact in FACTS.items() if name in names)


def once(things: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(things))
