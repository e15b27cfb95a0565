"""The signs in which the spellings of a table are written.

``*`` stands before a regular verb, ``[ ]`` encloses what may be left out, ``( | )`` choices; see ``heads``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product


def cells(spellings: str) -> Iterator[str]:
    """The spellings of a cell as they stand there, one after another."""
    return filter(None, map(str.strip, spellings.split(",")))


def spelled_out(spellings: str) -> Iterator[str]:
    """Every spelling that a cell of a table stands for; see ``heads`` for its signs.

    >>> list(spelled_out("*knock, turned (up|over) [card]"))
    ['knock', 'knocks', 'knocked', 'knocking', 'turned up card', 'turned up', 'turned over card', 'turned over']
    """
    for cell in cells(spellings):
        for words in product(*pattern(cell)):
            yield " ".join(word for part in words for word in part).replace(" -", "-")


def pattern(cell: str) -> list[list[list[str]]]:
    """One cell as its steps: for each, the choices, and each choice as its words. A word behind ``~`` keeps its hyphen.

    >>> pattern("in [(the|first)] round"), pattern("a~5")
    ([[['in']], [['the'], ['first'], []], [['round']]], [[['a', '-5']]])
    """
    (steps,) = _ways(iter(_PART.findall(cell)))
    return steps


_PART = re.compile(r"[\[\]()|]|[^\s\[\]()|]+")


def _ways(parts: Iterator[str]) -> list[list[list[list[str]]]]:
    """The ways on, divided by ``|``, up to the sign that closes them or the end; each as its steps."""
    ways: list[list[list[list[str]]]] = [[]]
    for part in parts:
        if part in ")]":
            break
        if part == "|":
            ways.append([])
        elif part in "([":
            choices = [[word for words in way for word in words] for steps in _ways(parts) for way in product(*steps)]
            ways[-1].append([*choices, []] if part == "[" else choices)
        elif part[0] == "*":
            ways[-1].append([[form] for form in _inflected(part)])
        else:
            ways[-1].append([_words(part)])
    return ways


def _words(text: str) -> list[str]:
    return text.replace("'", "").replace("-", " ").replace("~", " -").split()


def _inflected(marked: str) -> Iterator[str]:
    verb = marked.lstrip("*")
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
    yield from (verb, third, stem + "ed", ing + "ing")


def first_words(cell: str) -> Iterator[str]:
    """The words that the spellings of one cell may begin with.

    >>> list(first_words("[then] (he|she) folds")), list(first_words("*act [out] of turn"))
    (['then', 'he', 'she'], ['act', 'acts', 'acted', 'acting'])
    """
    if cell[:1] == "*":
        yield from _inflected(cell.partition(" ")[0])
        return
    for choices in pattern(cell):
        yield from (words[0] for words in choices if words)
        if [] not in choices:
            return
