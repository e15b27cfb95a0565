"""The vocabulary as trees of words, a tree for each first word, grown when that word is first looked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

from referee.situation.spellings import cells, first_words, pattern
from referee.situation.vocabulary import Row, question_rows, rows, told_questions


class Meaning(NamedTuple):
    """What a spelling stands for: an item kind of the grammar, and its value."""

    kind: str
    value: object


#: A tree of words. The meaning of the spelling that ends at a node stands under the empty word.
Tree = dict[str, "Tree | Meaning"]


#: Words that may stand anywhere within a spelling, and are passed over there.
ARTICLES = frozenset(["the", "a", "an", "his", "her", "their", "my", "our", "your", "its"])


class Forest:
    """Trees of spellings by their first words. Most words stand in no line, so most trees are never grown.

    Until then a word has the numbers of the rows in which a spelling begins with it.
    """

    def __init__(self, table: Iterable[Row]) -> None:
        self._grown: Tree = {}
        self._rows: list[tuple[Meaning, str]] = []
        self._seeds: dict[str, list[int]] = {}
        for kind, value, shown, spellings, _means in table:
            hyphened = shown.replace("-", "~").lower()
            first = "" if not shown or spellings.startswith(hyphened + ",") else shown.lower() + ","
            self._rows.append((Meaning(kind, value), first + spellings))
            self._sow(len(self._rows) - 1, first + spellings)

    def _sow(self, row: int, spellings: str) -> None:
        seeds = self._seeds
        for cell in cells(spellings):
            begins = cell.partition(" ")[0]
            for word in (begins,) if begins.isalpha() else first_words(cell):
                known = seeds.get(word)
                if known is None:
                    seeds[word] = [row]
                elif known[-1] != row:
                    known.append(row)

    def get(self, word: str) -> Tree | None:
        """The tree of the spellings whose first word this is, or None."""
        for row in self._seeds.pop(word, ()):
            meaning, spellings = self._rows[row]
            for cell in cells(spellings):
                begins = cell.partition(" ")[0]
                if begins == word or not begins.isalpha():
                    _plant(self._grown, word, cell, meaning)
        return self._grown.get(word)  # type: ignore[return-value]

    def words_like(self, word: str) -> list[str]:
        """The first words of spellings that begin with the same two letters as this word."""
        return [first for first in (*self._grown, *self._seeds) if first.startswith(word[:2])]


def _plant(grown: Tree, first: str, cell: str, meaning: Meaning) -> None:
    """Lay the spellings of a cell that begin with ``first`` into its tree, without the articles within them.

    Where two rows share a spelling, the first row keeps it.
    """
    steps = pattern(cell)
    ends = [grown]
    for at, choices in enumerate(steps):
        ends = [
            end for node in ends for words in choices for end in _on(node, words, grown, first, at == len(steps) - 1)
        ]
    for node in ends:
        if node is not grown:
            node.setdefault("", meaning)


def _on(node: Tree, words: Sequence[str], grown: Tree, first: str, last: bool) -> Iterator[Tree]:
    """The node that words lead to, if they may follow; an article leads nowhere unless it begins or ends a spelling."""
    for at, word in enumerate(words):
        if node is grown:
            if word != first:
                return
        elif word in ARTICLES and not (last and at == len(words) - 1):
            continue
        node = node.setdefault(word, {})  # type: ignore[assignment]
    yield node


@cache
def tree() -> Forest:
    """All spellings but questions, in small letters, hyphens as blanks."""
    return Forest(chain(rows(), told_questions()))


@cache
def question_tree() -> Forest:
    """The spellings of questions, and of what is said only in asking."""
    return Forest(question_rows())
