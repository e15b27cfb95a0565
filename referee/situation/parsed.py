"""The grammar of a stretch as pyparsing has it: a run of items in any order.

It is built once, on first use, of the elements that ``grammar`` writes down.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pyparsing as pp

from referee.situation.grammar import elements
from referee.situation.item import BLANKS, Element, Item


class _OneItem(pp.Token):
    """An element of the grammar as an element of pyparsing."""

    def __init__(self, element: Element) -> None:
        super().__init__()
        self.element = element
        self.errmsg = "no such item"
        self.set_whitespace_chars(BLANKS)

    def _generateDefaultName(self) -> str:
        return "item"

    def parseImpl(self, instring: str, loc: int, do_actions: bool = True) -> Any:
        item = self.element.at(instring, loc)
        if item is None:
            raise pp.ParseException(instring, loc, self.errmsg, self)
        return item.stop, [item]


@cache
def _grammar(asking: bool) -> pp.ParserElement:
    item = pp.MatchFirst([_OneItem(element) for element in elements(asking)])
    return pp.ZeroOrMore(item).set_whitespace_chars(BLANKS).parse_with_tabs()


def parsed(stretch: str, asking: bool) -> tuple[Item, ...]:
    """The items of a stretch of cleaned text, words that were not understood among them.

    >>> [item.kind for item in parsed("seat 3 exposd 7h", asking=False)]
    ['who', 'unknown', 'cards']
    """
    return tuple(_grammar(asking).parse_string(stretch, parse_all=True))
