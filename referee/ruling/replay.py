"""Rule where facts are missing, by trying every value they can take.

Where all values lead to the same ruling the fact did not matter; where it has a presumption that is taken, and
noted; and otherwise the ruling depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from referee.matters.matter import Matter
from referee.rulebook import QUESTIONS, RULES, Rule
from referee.rulebook.answers import MISDEAL, NO_MISDEAL
from referee.rulebook.book import Missing, Table
from referee.rulebook.facts import FACTS, Fact, Value, possible
from referee.ruling.decide import Decision, decide
from referee.ruling.finding import Finding, finding_of, told_who_wins

LOWBALL_LISTS = ("LB", "A5", "27", "NL")


#: A fact of one matter (by its place among the matters), or of the whole table (None).
Key = tuple[int | None, str]


class Ruled(NamedTuple):
    """An outcome: the findings in order, and the facts that were presumed and mattered.

    ``unspoken`` are findings that go without saying beside the others: the deal has none of the faults.
    """

    findings: tuple[Finding, ...]
    presumed: frozenset[Key] = frozenset()
    unspoken: tuple[Finding, ...] = ()

    @property
    def outcome(self) -> object:
        return tuple(finding.outcome for finding in self.findings)


class Depends(NamedTuple):
    """An outcome that turns on a fact nobody gave: the outcome for each way it can be."""

    fact: Fact
    ways: Mapping[Value, Ruled | Depends]
    presumed: frozenset[Key] = frozenset()

    @property
    def outcome(self) -> object:
        return self.fact.name, tuple((value, way.outcome) for value, way in self.ways.items())


class _Wanted(Exception):
    """A matter wants a fact."""

    def __init__(self, key: Key, fact: Fact) -> None:
        self.key = key
        self.fact = fact


def replay(matters: Sequence[Matter], strict: bool = False) -> Ruled | Depends:
    """Rule on ``matters`` with what they give, trying every value of each fact that is wanted and missing.

    With ``strict`` only the book's own presumptions are made, and the ordinary case is asked about like any other fact.

    >>> ruled = replay([Matter("exposed card", {"when": "before-draw", "rank": "3"})])
    >>> [finding.answer.code for finding in ruled.findings], ruled.findings[0].decision.by
    (['must-take'], ('A5-3', '27-2', 'NL-2a', 'NL-2b'))
    """
    by_question = {matter.question: matter for matter in matters}
    if len(by_question) < len(matters) or any(matter.hands for matter in matters):
        return _replay(tuple(matters), {}, strict)
    return _about(by_question, _replayed(tuple(map(_Bare.of, matters)), strict))


class _Bare(NamedTuple):
    """A matter without its words. Where no two are about the same question, and no hands have to be judged, words make
    no difference to what is decided: the same facts about another seat are decided alike.
    """

    question: str
    lowball: bool
    facts: frozenset[tuple[str, Value]]
    presumed: frozenset[tuple[str, Value | None]]

    @classmethod
    def of(cls, matter: Matter) -> _Bare:
        return cls(matter.question, matter.lowball, frozenset(matter.facts.items()), frozenset(matter.presumed.items()))

    @property
    def matter(self) -> Matter:
        return Matter(self.question, dict(self.facts), lowball=self.lowball, presumed=dict(self.presumed))


@lru_cache(maxsize=4_096)
def _replayed(matters: tuple[_Bare, ...], strict: bool) -> Ruled | Depends:
    return _replay(tuple(bare.matter for bare in matters), {}, strict)


def _about(matters: Mapping[str, Matter], outcome: Ruled | Depends) -> Ruled | Depends:
    """An outcome told of these matters, by question, instead of bare ones."""
    if isinstance(outcome, Depends):
        return outcome._replace(ways={value: _about(matters, way) for value, way in outcome.ways.items()})

    def told(finding: Finding) -> Finding:
        matter = matters[finding.matter.question]
        return Finding(matter, finding.facts, finding.decision, matter.words)

    return Ruled(tuple(map(told, outcome.findings)), outcome.presumed, tuple(map(told, outcome.unspoken)))


def _replay(matters: tuple[Matter, ...], assumed: Mapping[Key, Value], strict: bool) -> Ruled | Depends:
    try:
        return weigh(matters, assumed)
    except _Wanted as wanted:
        key, fact = wanted.key, wanted.fact
    ways = {
        value: _replay(matters, {**assumed, key: value}, strict)
        for value in fact.ways
        if _possible(matters, {**assumed, key: value})
    }
    presumed = _presumed(matters, key, fact)
    taken = ways.get(presumed) if presumed is not None and (fact.book or not strict) else None
    first, *others = ways.values()
    if all(way.outcome == first.outcome for way in others):
        return taken or _merged(fact, list(ways.values()))
    if taken is not None:
        return taken._replace(presumed=taken.presumed | {key})
    return Depends(fact, ways, frozenset[Key]())


def _presumed(matters: tuple[Matter, ...], key: Key, fact: Fact) -> Value | None:
    """What is taken where nobody says: the fact's own presumption, unless a line lets us presume otherwise."""
    index, name = key
    concerned = matters if index is None else (matters[index],)
    return next((matter.presumed[name] for matter in concerned if name in matter.presumed), fact.presumed)


def weigh(matters: Sequence[Matter], assumed: Mapping[Key, Value]) -> Ruled:
    """Rule on each matter under what is assumed, and put the findings together: a misdeal ends everything else.

    That a deal has none of the faults goes without saying beside another finding.
    """
    findings = told_who_wins([_find(index, matter, assumed) for index, matter in enumerate(matters)])
    misdeals = [finding for finding in findings if finding.answer is MISDEAL]
    if misdeals:
        return Ruled(tuple(misdeals))
    spoken = [finding for finding in findings if finding.answer is not NO_MISDEAL or finding.decision.barred]
    if not spoken:
        return Ruled(tuple(findings))
    return Ruled(tuple(spoken), unspoken=tuple(finding for finding in findings if finding not in spoken))


def _find(index: int, matter: Matter, assumed: Mapping[Key, Value]) -> Finding:
    facts = {**_assumed_for(index, assumed), **matter.facts, "question": matter.question}
    found = _looked_up(matter.question, matter.lowball, frozenset(facts.items()))
    if isinstance(found, Fact):
        raise _wanted(index, found)
    finding = finding_of(matter, facts, found)
    if isinstance(finding, str):
        raise _wanted(index, FACTS[finding])
    return finding


def _wanted(index: int, fact: Fact) -> _Wanted:
    return _Wanted((None if fact.shared else index, fact.name), fact)


@lru_cache(maxsize=16_384)
def _looked_up(question: str, lowball: bool, facts: frozenset[tuple[str, Value]]) -> Decision | Fact:
    """The decision on a question, or the fact it wants. Rules only read facts, so the same facts are the same
    decision."""
    try:
        return decide(rules_on(question, lowball), Table(dict(facts)))
    except Missing as missing:
        return missing.fact


def rules_on(question: str, lowball: bool) -> list[Rule]:
    """The rules about a question in the books that hold: lowball's four lists, or Uncle Bob's one."""
    return [rule for rule in QUESTIONS.get(question, ()) if (rule.list in LOWBALL_LISTS) == lowball]


def _assumed_for(index: int, assumed: Mapping[Key, Value]) -> dict[str, Value]:
    return {name: value for (of, name), value in assumed.items() if of is None or of == index}


def _possible(matters: Sequence[Matter], assumed: Mapping[Key, Value]) -> bool:
    return all(possible({**_assumed_for(index, assumed), **matter.facts}) for index, matter in enumerate(matters))


def _merged(fact: Fact, ways: list[Ruled | Depends]) -> Ruled | Depends:
    """Outcomes that are all the same whatever a fact is, as one: the rules that lead there from every side are cited
    together."""
    first = ways[0]
    presumed = frozenset[Key]().union(*(way.presumed for way in ways))
    if isinstance(first, Depends):
        return first._replace(presumed=presumed)
    ruled = [way for way in ways if isinstance(way, Ruled)]
    findings = tuple(_agreed(fact, [way.findings[place] for way in ruled]) for place in range(len(first.findings)))
    return Ruled(findings, presumed, first.unspoken)


def _agreed(fact: Fact, findings: Sequence[Finding]) -> Finding:
    """Findings of one answer as one, with the rules of all of them; but what somebody did and nobody told is no ground
    where another one holds without it."""
    first = findings[0]
    decisions = [finding.decision for finding in findings]
    everywhere = tuple(number for number in first.decision.by if all(number in other.by for other in decisions))
    by = (() if fact.shared else everywhere) or _together(decision.by for decision in decisions)
    over = _together(decision.over for decision in decisions)
    verdicts = [finding.verdict for finding in findings if finding.verdict]
    presumed = tuple(dict.fromkeys(presumption for verdict in verdicts for presumption in verdict.presumed))
    return first._replace(
        verdict=first.verdict and first.verdict._replace(presumed=presumed),
        decision=first.decision._replace(
            by=by,
            over=tuple(number for number in over if number not in by),
            barred=_together(decision.barred for decision in decisions),
            readings=tuple(dict.fromkeys(reading for decision in decisions for reading in decision.readings)),
        ),
    )


def _together(numbers: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Every number once, in the order of the book."""
    every = {number for some in numbers for number in some}
    return tuple(number for number in RULES if number in every)
