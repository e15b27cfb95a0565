"""What a rule is, and the table it looks at.

A rule is one short function under a decorator. The decorator holds the data: the number, the question it is about,
the rule that sends us here (``under``) and the rules it beats (``over``). The docstring holds our paraphrase and the
rule's own examples in the situation language. The body is plain ``if`` s over the facts of a table; it returns an
answer, or None where the rule has nothing to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from referee.rulebook.answers import STATED, Answer
from referee.rulebook.facts import FACTS, Fact, Value


class Missing(Exception):
    """A rule read a fact that nobody gave."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(fact.ask)
        self.fact = fact


class Table:
    """The facts of one question, as a rule reads them: ``table.acted``. A fact not given raises :class:`Missing`.

    >>> Table({"acted": 1}).acted
    1
    >>> Table({}).acted
    Traceback (most recent call last):
    referee.rulebook.book.Missing: how many players have acted?
    """

    __slots__ = ("_facts",)

    def __init__(self, facts: Mapping[str, Value]) -> None:
        self._facts = facts

    def __getattr__(self, name: str) -> Any:
        try:
            return self._facts[name]
        except KeyError:
            pass
        try:
            raise Missing(FACTS[name])
        except KeyError:
            raise AttributeError(f"no fact is called {name!r}") from None


class Chosen(NamedTuple):
    """An answer that rests on a choice, because the text is silent or at odds with itself.

    ``reading`` tells in one line what the rule leaves open, how it is read here, and what the other reading gives.
    """

    answer: Answer
    reading: str


#: What a rule says of a table: an answer, plain or chosen, or None where it has nothing to say.
Says = Answer | Chosen | None
Body = Callable[[Table], Says]
Proviso = Callable[[Table], bool]


class Rule(NamedTuple):
    """One numbered rule. ``id`` is its number; ``about`` names the questions it bears on; ``under`` is the rule that
    sends us to it, or None, and ``over`` are the rules it beats. ``says`` is our paraphrase, ``note`` what a reader
    should know of how it is read, and ``examples`` are lines of the situation language with their rulings. ``body`` is
    what answers; it is written in the ``module``, from that ``line`` on.

    >>> from referee.rulebook import RULES
    >>> RULES["27-2"].about, RULES["27-2"].under, RULES["27-2"].over
    (('exposed card',), 'LB-8', ('A5-3',))
    """

    id: str
    about: tuple[str, ...]
    under: str | None
    over: tuple[str, ...]
    says: str
    note: str
    examples: tuple[str, ...]
    body: Body
    module: str
    line: int

    @property
    def list(self) -> str:
        """The list of the source that prints it: ``LB``, ``A5``, ``27``, ``NL`` or ``UBLN``."""
        return self.id.partition("-")[0]

    @property
    def long(self) -> str:
        """The number as people say it.

        >>> from referee.rulebook import rule
        >>> rule("LB-1a").long, rule("A5-3").long
        ('Lowball 1(a)', 'Ace-to-five 3')
        """
        head, _, number = self.id.partition("-")
        if number == "intro":
            return f"{LISTS[head]}, introduction"
        if number[-1].isalpha():
            number = f"{number[:-1]}({number[-1]})"
        return f"{LISTS[head]} {number}"

    @property
    def code(self) -> str:
        """Where the rule is written: ``referee/rulebook/lowball.py:41``."""
        return f"{self.module.replace('.', '/')}.py:{self.line}"


#: The lists of the sources, in the order they are printed, with the name people say.
LISTS = {
    "LB": "Lowball",
    "A5": "Ace-to-five",
    "27": "Deuce-to-seven",
    "NL": "No-limit and pot-limit",
    "UBLN": "Uncle Bob's Left Nut",
}

_rules: dict[str, Rule] = {}
_provisos: dict[str, Proviso] = {}


def registered() -> tuple[dict[str, Rule], dict[str, Proviso]]:
    """The rules and the provisos that have been written so far, in the order of their writing."""
    return _rules, _provisos


def rule(
    number: str, *, about: str | Iterable[str], under: str | None = None, over: Iterable[str] = ()
) -> Callable[[Body], Body]:
    """Enter the decorated function in the book as the rule of that number."""

    def enter(body: Body) -> Body:
        _enter(number, about, under, over, body.__doc__ or "", body, body.__module__, body.__code__.co_firstlineno)
        return body

    return enter


def states(number: str, *, about: str | Iterable[str], under: str | None = None) -> Callable[[Body], Body]:
    """Enter a rule that states a fact of the game: it answers, to whoever asks about that, with what it says."""

    def enter(told: Body) -> Body:
        def body(table: Table) -> Says:
            return STATED

        code = told.__code__
        _enter(number, about, under, (), told.__doc__ or "", body, told.__module__, code.co_firstlineno)
        return told

    return enter


def proviso(number: str) -> Callable[[Proviso], Proviso]:
    """Enter a condition that governs every rule printed under that one."""

    def enter(condition: Proviso) -> Proviso:
        _provisos[number] = condition
        return condition

    return enter


def _enter(
    number: str,
    about: str | Iterable[str],
    under: str | None,
    over: Iterable[str],
    doc: str,
    body: Body,
    module: str,
    line: int,
) -> None:
    if number in _rules:
        raise ValueError(f"rule {number} stands twice in the book")
    paragraphs, examples = _split(doc)
    _rules[number] = Rule(
        id=number,
        about=(about,) if isinstance(about, str) else tuple(about),
        under=under,
        over=tuple(over),
        says=paragraphs[0] if paragraphs else "",
        note=" ".join(paragraphs[1:]),
        examples=examples,
        body=body,
        module=module,
        line=line,
    )


def _split(doc: str) -> tuple[list[str], tuple[str, ...]]:
    """A rule's docstring as its paragraphs, each on one line, and its examples, each on one line."""
    paragraphs: list[str] = []
    examples: list[str] = []
    for block in doc.strip().split("\n\n"):
        lines = [line.strip() for line in block.splitlines()]
        if "=>" not in block:
            paragraphs.append(" ".join(lines))
            continue
        pending = ""
        for line in lines:
            pending = f"{pending} {line}".strip()
            if "=>" in line:
                examples.append(pending)
                pending = ""
    return paragraphs, tuple(examples)
