"""The longest spelling of the vocabulary that stands at a place of a text, whichever table it is from.

Articles may stand within a spelling, a hyphen is as good as a blank, and apostrophes are nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from referee.situation.vocabulary import ARTICLES, Meaning, Tree

_WORD = re.compile(r"[ ]*(-?)[ ]*((?:[^\W_]|')+)")


def longest(root: Tree, text: str, start: int) -> tuple[Meaning, int] | None:
    """The meaning of the longest spelling at ``start`` and where it ends, or None.

    >>> from referee.situation.vocabulary import tree
    >>> longest(tree(), "dealt out of the proper sequence", 0)
    (Meaning(kind='head', value='out of sequence'), 32)
    """
    best: tuple[Meaning, int] | None = None
    waiting = [(root, start, False)]
    while waiting:
        node, at, passed_over = waiting.pop()
        meaning = node.get("")
        if isinstance(meaning, Meaning) and not passed_over and (best is None or at > best[1]):
            if _may_end(text, start, at) and _may_stand(meaning, text, start, at, root):
                best = meaning, at
        found = _WORD.match(text, at)
        if found:
            waiting += _ways_on(node, found, text, start)
    return best


def _ways_on(node: Tree, found: re.Match[str], text: str, start: int) -> Iterator[tuple[Tree, int, bool]]:
    """The nodes that the next word leads to; an article within a spelling may be passed over, which is told too."""
    hyphen, word, at = found.group(1), found.group(2).lower().replace("'", ""), found.start()
    within = at > start
    if not word or (within and not hyphen and found.start(2) == at):
        return
    if hyphen and not within and not text[at - 1 : at].isalpha():
        return
    if within and not hyphen and word in ARTICLES:
        yield node, found.end(), True
    below = (node.get("-" + word) if hyphen else None) or node.get(word)
    if below is None and found.group(2)[-2:].lower() == "'s":
        below = node.get(word[:-1])
    if isinstance(below, dict):
        yield below, found.end(), False


_NUMBERED = ("seat", "seats", "player", "players")
_NUMBER_AHEAD = re.compile(r"\s*#?\d")
_GLUED = re.compile(r"-(?:\d|[A-Za-z](?![A-Za-z]))")


def _may_end(text: str, start: int, at: int) -> bool:
    """Whether a spelling may end here: not before "-5", nor with "seat" before a number."""
    if _GLUED.match(text, at):
        return False
    return not (_NUMBER_AHEAD.match(text, at) and text[start:at].lower().endswith(_NUMBERED))


_AMOUNT_AHEAD = re.compile(r"\s*\$?\s?\d")


def _may_stand(meaning: Meaning, text: str, start: int, at: int, root: Tree) -> bool:
    """Whether words that are this only in some places are in one of them.

    "KC" is the game only where a text begins, "the bet is" a size only before a number, and a capital "A" an article only
    at the beginning, before a noun.
    """
    if meaning.kind == "size":
        return bool(_AMOUNT_AHEAD.match(text, at))
    begins = not text[:start].strip()
    if meaning.kind == "article" and text[start:at] == "A":
        behind = longest(root, text, at)
        return begins and behind is not None and behind[0].kind not in ("head", "either", "filler")
    return meaning.kind != "opening" or begins
