"""All words of the situation language in one place, and the search for the longest spelling that stands in a text.

The tables are in ``heads``, ``settings``, ``small``, ``chatter``, ``questions`` and ``topics``. Here their rows are spelled
out and laid into one
tree of words, so that the longest spelling wins whatever table it is from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from referee.situation import chatter, heads, questions, settings, small, topics


class Word(NamedTuple):
    """One entry: its class, its canonical spelling, every spelling (the canonical one first), and what it means."""

    kind: str
    canonical: str
    spellings: tuple[str, ...]
    means: str


class Meaning(NamedTuple):
    """What a spelling stands for: an item kind of the grammar, and its value."""

    kind: str
    value: object


#: A tree of words. The meaning of the spelling that ends at a node stands under the empty word.
Tree = dict[str, "Tree | Meaning"]


def spelled_out(spellings: str) -> Iterator[str]:
    """Every spelling that a cell of a table stands for; see ``heads`` for its signs.

    >>> list(spelled_out("*knock [table], turned (up|over)"))
    ['knock table', 'knocks table', 'knocked table', 'knocking table', 'knock', 'knocks', 'knocked', 'knocking', 'turned up', 'turned over']
    """
    for spelling in spellings.split(","):
        spelling = spelling.strip()
        if not spelling:
            continue
        for chosen in _alternatives(spelling) if "[" in spelling or "(" in spelling else (spelling,):
            if chosen[0] == "*":
                yield from _inflected(chosen)
            else:
                yield chosen


#: Words that may stand anywhere within a spelling, and are passed over there.
ARTICLES = frozenset(["the", "a", "an", "his", "her", "their", "my", "our", "your", "its"])

_CHOICE = re.compile(r"\[([^\[\]()]*)\]|\(([^\[\]()]*)\)")


def _alternatives(spelling: str) -> Iterator[str]:
    found = _CHOICE.search(spelling)
    if not found:
        yield " ".join(spelling.split())
        return
    optional, choice = found.groups()
    for way in choice.split("|") if optional is None else [*optional.split("|"), ""]:
        yield from _alternatives(spelling[: found.start()] + way + spelling[found.end() :])


def _inflected(marked: str) -> Iterator[str]:
    verb, blank, rest = marked.lstrip("*").partition(" ")
    stem = verb[:-1] if verb.endswith("e") else verb
    if marked.startswith("**"):
        stem += verb[-1]
    if verb.endswith(("s", "sh", "ch", "x")):
        third = verb + "es"
    elif verb.endswith("y") and verb[-2] not in "aeiou":
        third, stem = verb[:-1] + "ies", verb[:-1] + "i"
    else:
        third = verb + "s"
    ing = verb if verb.endswith("y") else stem
    for form in (verb, third, stem + "ed", ing + "ing"):
        yield form + blank + rest


def _rows() -> Iterator[tuple[str, object, str, str, str]]:
    """Every row of every table: its item kind, its value, its canonical spelling, the other spellings, what it means."""
    for name, meant, spellings in heads.EITHER:
        yield "either", name, "", spellings, " or ".join(dict.fromkeys(meant))
    for head in heads.HEADS:
        yield "head", head.name, head.name, head.spellings, head.means
    for setting in settings.SETTINGS:
        yield "setting", (setting.key, setting.value), setting.shown, setting.spellings, setting.means
    for stage in settings.STAGES:
        yield "when", stage.value, stage.shown, stage.spellings, stage.means
    for draw, nth in enumerate(settings.DRAWS, start=1):
        for where, when in settings.DRAW_STAGES.items():
            yield (
                "nth draw",
                (when, str(draw)),
                "",
                f"{where} {nth} draw, {where} draw {draw}",
                "a stage, where there are several draws",
            )
    for wish, spellings in questions.REQUESTS:
        yield "request", wish, f"wants {wish}", spellings, "what a player would like"
    for kind, table, means in _TABLES:
        for value, spellings in table:
            yield kind, value, "" if kind == "size" else value, spellings, means
    for number, word in enumerate(small.NUMBERS):
        yield "number", number, word, "", f"the number {number}"
    for digits, spellings in small.MORE_NUMBERS:
        yield "number", int(digits), "", spellings, f"the number {digits}"
    for rank, spellings in small.RANK_WORDS:
        yield "rank", rank, "", spellings, f"a card of rank {rank}"
    for kind, spellings, means in _LISTS:
        yield kind, "", "", spellings, means


_TABLES = (
    ("who", small.PEOPLE, "somebody at the table"),
    ("role", small.ROLES, "says what the next word has to do with it"),
    ("flag", small.FLAGS, "goes with its head word"),
    ("unit", small.UNITS, "what is counted"),
    ("suit", small.SUITS, "a suit, in what is claimed"),
    ("size", small.SIZES, "the size of every bet or blind"),
    ("share", small.SHARES, "a part of a bet"),
    ("category", small.CATEGORIES, "a class of hands"),
)
_LISTS = (
    ("pronoun", small.PRONOUNS, "the player last named"),
    ("earlier", small.EARLIER, "before the draw, of a pot"),
    ("unsaid", small.UNSAID, "what follows is not known"),
    ("opening", "kc", "the game, as the very first word; elsewhere the king of clubs"),
    ("relative", small.RELATIVES, "the player just named"),
    ("joint", small.JOINTS, "divides clauses"),
    ("article", small.ARTICLES, "before a number: one card of that rank"),
    ("denial", small.DENIALS, "denies; only in set phrases"),
    ("filler", chatter.FILLERS, "nothing"),
)

#: Everything that may be asked: of the table, and of the book.
ASKED = (*questions.QUESTIONS, *topics.TOPICS)


def _question_rows() -> Iterator[tuple[str, object, str, str, str]]:
    for question in ASKED:
        yield "question", question.name, question.shown.rstrip("?"), question.spellings.replace("!", ""), question.means
    yield "asking", "", "", questions.ASKING, "makes a question"


@cache
def tree() -> Tree:
    """The tree of all spellings but questions, in small letters, hyphens as blanks."""
    root: Tree = {}
    _plant_rows(root, _rows())
    for question in ASKED:
        for spelling in spelled_out(question.spellings):
            if spelling[0] == "!":
                _plant(root, spelling[1:], Meaning("question", question.name))
    return root


@cache
def question_tree() -> Tree:
    """The tree for a clause that asks: questions first, then everything else."""
    root: Tree = {}
    _plant_rows(root, _question_rows())
    _plant_rows(root, _rows())
    return root


def _plant_rows(root: Tree, rows: Iterator[tuple[str, object, str, str, str]]) -> None:
    for kind, value, shown, spellings, _means in rows:
        meaning = Meaning(kind, value)
        if shown and not spellings.startswith(shown.lower().replace("-", "~") + ","):
            _plant(root, shown.lower(), meaning)
        for spelling in spelled_out(spellings):
            _plant(root, spelling, meaning)


def _plant(root: Tree, spelling: str, meaning: Meaning) -> None:
    """Lay one spelling into the tree, without the articles within it; where two rows share it, the first row keeps it."""
    node = root
    words = spelling.replace("'", "").replace("-", " ").replace("~", " -").split(" ")
    for at, word in enumerate(words):
        if word in ARTICLES and 0 < at < len(words) - 1:
            continue
        node = node.setdefault(word, {})  # type: ignore[assignment]
    node.setdefault("", meaning)


def words() -> tuple[Word, ...]:
    """Every entry of the language, in the order of its tables; this is what ``referee words`` prints."""
    return tuple(_words())


def _words() -> Iterator[Word]:
    for rows in (_rows(), _question_rows()):
        for kind, value, shown, spellings, means in rows:
            others = (spelling.replace("~", "-") for spelling in spelled_out(spellings))
            spelled = tuple(dict.fromkeys((shown, *others) if shown else others))
            yield Word(kind, shown or str(value) or kind, spelled, means)


@cache
def known_words() -> frozenset[str]:
    """The single words that stand anywhere in a spelling."""
    found: set[str] = set()

    def walk(node: Tree) -> None:
        for word, below in node.items():
            if word:
                found.add(word)
                walk(below)  # type: ignore[arg-type]

    walk(question_tree())
    return frozenset(found)
