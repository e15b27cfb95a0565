"""A rule explained: what it decides, how it stands to the other rules, its examples, where it is printed."""

from __future__ import annotations

from typing import NamedTuple

from referee.rulebook import QUESTIONS, RULES, find
from referee.rulebook.book import LISTS, Rule

ROBERTS_RULES = "Robert's Rules of Poker, Lowball"
LEFT_NUT = "Uncle Bob's Left Nut (OPR-616)"
NUMBERED_HERE = (
    'the source prints no numbers and calls only the wild-card rule "article 3"; the others are this book\'s'
)


class Explanation(NamedTuple):
    """A rule beside the others.

    ``rule`` is the rule; ``overridden_by`` are the rules that beat it where they apply; ``heads`` the rules that
    stand under it; ``see_also`` the other rules about each of its questions. ``source`` says where it is printed.

    >>> explain("27-2").source
    "Robert's Rules of Poker, Lowball, Deuce-to-seven 2"
    """

    rule: Rule
    overridden_by: tuple[Rule, ...]
    heads: tuple[Rule, ...]
    see_also: tuple[tuple[str, tuple[Rule, ...]], ...]
    source: str


def explain(number: str) -> Explanation:
    """The explanation of a rule, by its number in any spelling.

    Raises :class:`~referee.errors.UnknownNameError` with a hint.

    >>> explanation = explain("Deuce-to-seven 3")
    >>> explanation.rule.over, explanation.see_also[0][0], [rule.id for rule in explanation.see_also[0][1]]
    (('A5-2', 'A5-4'), 'check-raise', ['NL-5'])
    >>> [rule.id for rule in explain("A5-3").overridden_by]
    ['27-2']
    """
    rule = find(number)
    overridden_by = tuple(other for other in RULES.values() if rule.id in other.over)
    heads = tuple(other for other in RULES.values() if other.under == rule.id)
    named = {rule.id, rule.under, *rule.over, *(other.id for other in (*overridden_by, *heads))}
    see_also = tuple(
        (question, others)
        for question in rule.about
        if (others := tuple(other for other in QUESTIONS[question] if other.id not in named))
    )
    return Explanation(rule, overridden_by, heads, see_also, source_of(rule))


def source_of(rule: Rule) -> str:
    """Where a rule is printed.

    >>> source_of(find("A5-3")), source_of(find("LB-1a"))
    ("Robert's Rules of Poker, Lowball, Ace-to-five 3", "Robert's Rules of Poker, Lowball 1(a)")
    """
    if rule.list == "UBLN":
        return f"{LEFT_NUT}; {NUMBERED_HERE}"
    if rule.list == "LB":
        return f"{ROBERTS_RULES}{rule.long.removeprefix(LISTS['LB'])}"
    return f"{ROBERTS_RULES}, {rule.long}"
