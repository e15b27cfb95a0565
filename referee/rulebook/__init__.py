"""The numbered rules, in the order of the printed page, and how to find one.

Each list of the source is a module; the names below are the whole book.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from referee.errors import Problem, UnknownNameError
from referee.rulebook import ace_to_five, deuce_to_seven, lowball, no_limit, ubln
from referee.rulebook.book import LISTS, Proviso, Rule, registered

__all__ = ["LISTS", "PROVISOS", "QUESTIONS", "RULES", "Rule", "find", "rule"]

_PAGES = (lowball, ace_to_five, deuce_to_seven, no_limit, ubln)
_rules, _provisos = registered()

#: Every rule by its number, in the order of the book.
RULES: Mapping[str, Rule] = MappingProxyType(
    {entry.id: entry for page in _PAGES for entry in _rules.values() if entry.module == page.__name__}
)

#: The conditions that govern a list of rules, by the number of its head.
PROVISOS: Mapping[str, Proviso] = MappingProxyType(_provisos)


def _by_question() -> dict[str, tuple[Rule, ...]]:
    questions: dict[str, tuple[Rule, ...]] = {}
    for entry in RULES.values():
        for question in entry.about:
            questions[question] = (*questions.get(question, ()), entry)
    return questions


#: The rules that bear on each question.
QUESTIONS: Mapping[str, tuple[Rule, ...]] = MappingProxyType(_by_question())


def rule(number: str) -> Rule:
    """The rule of that number, exactly as the book spells it. Raises KeyError.

    >>> rule("27-2").under
    'LB-8'
    """
    return RULES[number]


#: What else the lists are called, letters and digits only.
_LIST_NAMES = {
    "lb": "LB", "lowball": "LB", "rulesoflowball": "LB",
    "a5": "A5", "acetofive": "A5", "california": "A5",
    "27": "27", "deucetoseven": "27", "kansascity": "27", "kc": "27",
    "nl": "NL", "nolimit": "NL", "nolimitandpotlimit": "NL", "nolimitlowball": "NL",
    "ubln": "UBLN", "unclebobsleftnut": "UBLN", "leftnut": "UBLN",
}  # fmt: skip


def _key(text: str) -> str:
    return "".join(c for c in text.lower() if c.isalnum())


def _spellings() -> dict[str, Rule]:
    """Every accepted spelling of every rule: a list's name followed by the number, letters and digits only."""
    table = {}
    for entry in RULES.values():
        number = _key(entry.id.partition("-")[2])
        names = [name for name, head in _LIST_NAMES.items() if head == entry.list]
        for name in names:
            table[name + number] = entry
            if number == "intro":
                table[f"{name}introduction"] = entry
    return table


def _about(text: str) -> str | None:
    """The number of the first rule on a question that is called so, or by these words among others."""
    said = _words(text)
    questions = ((question, rule.id) for rule in RULES.values() for question in rule.about)
    return next((number for question, number in questions if said and said <= _words(question)), None)


def _words(text: str) -> set[str]:
    return set(text.lower().replace("-", " ").split())


def find(text: str) -> Rule:
    """The rule that a text names: ``A5-3``, ``a5.3``, ``lb 1(a)``, ``Ace-to-five 3``. Raises UnknownNameError with
    a hint.

    >>> find("lb 1(a)").id, find("A5.3").id, find("Deuce-to-seven 2").id
    ('LB-1a', 'A5-3', '27-2')
    """
    table = _spellings()
    key = _key(text)
    if key in table:
        return table[key]
    from referee.spelling import nearest, visible

    close = nearest(key, table, cutoff=0.5)
    hint = _about(text) or (table[close].id if close else "LB-1")
    raise UnknownNameError(text, Problem(f"no rule is called {visible(text)!r}", length=max(1, len(text)), hint=hint))
