"""The longest spelling of the vocabulary that stands at a place of a text, whichever table it is from.

Articles may stand within a spelling, a hyphen is as good as a blank, and apostrophes are nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from referee.situation.forest import ARTICLES, Forest, Meaning, Tree

_WORD = re.compile(r"[ ]*(-?)[ ]*((?:[^\W_]|')+)")


#: A way on: the tree it leads to, the place in the text, and how many articles were passed over last.
_Way = tuple["Tree | Forest", int, int]
#: How many articles may stand in a row within a spelling: "thinks it's his pot".
_MOST_ARTICLES = 3


def longest(forests: Sequence[Forest], text: str, start: int) -> tuple[Meaning, int] | None:
    """The meaning of the longest spelling at ``start`` and where it ends, or None; of several, the first forest's.

    >>> from referee.situation.forest import tree
    >>> longest([tree()], "dealt out of the proper sequence", 0)
    (Meaning(kind='head', value='out of sequence'), 32)
    """
    best: tuple[Meaning, int] | None = None
    for forest in forests:
        waiting: list[_Way] = [(forest, start, 0)]
        while waiting:
            node, at, passed_over = waiting.pop()
            meaning = None if node is forest else node.get("")
            if not isinstance(meaning, Meaning) or passed_over or (best is not None and at <= best[1]):
                pass
            elif _may_end(text, start, at) and _may_stand(meaning, text, start, at, forests):
                best = meaning, at
            found = _WORD.match(text, at)
            if found:
                waiting += _ways_on(node, found, text, start, passed_over)
    return best


def _ways_on(node: Tree | Forest, found: re.Match[str], text: str, start: int, passed_over: int) -> Iterator[_Way]:
    """The nodes that the next word leads to; articles within a spelling may be passed over, whose number is told too."""
    hyphen, word, at = found.group(1), found.group(2).lower().replace("'", ""), found.start()
    within = at > start
    if not word or (within and not hyphen and found.start(2) == at):
        return
    if hyphen and not within and not text[at - 1 : at].isalpha():
        return
    if within and not hyphen and passed_over < _MOST_ARTICLES and word in ARTICLES:
        yield node, found.end(), passed_over + 1
    owned = (word[:-1],) if found.group(2)[-2:].lower() == "'s" else ()
    for spelled in (("-" + word,) if hyphen else ()) + (word, *owned):
        below = node.get(spelled)
        if isinstance(below, dict):
            yield below, found.end(), 0


_NUMBERED = ("seat", "seats", "player", "players")
_NUMBER_AHEAD = re.compile(r"\s*#?\d")
_GLUED = re.compile(r"-(?:\d|[A-Za-z](?![A-Za-z]))")


def _may_end(text: str, start: int, at: int) -> bool:
    """Whether a spelling may end here: not before "-5", nor with "seat" before a number."""
    if _GLUED.match(text, at):
        return False
    return not (_NUMBER_AHEAD.match(text, at) and text[start:at].lower().endswith(_NUMBERED))


_AMOUNT_AHEAD = re.compile(r"\s*\$?\s?\d")


def _may_stand(meaning: Meaning, text: str, start: int, at: int, forests: Sequence[Forest]) -> bool:
    """Whether words that are this only in some places are in one of them.

    "KC" is the game only where a text begins, "the bet is" a size only before a number, and a capital "A" an article
    only at the beginning, before a noun.
    """
    if meaning.kind == "size":
        return bool(_AMOUNT_AHEAD.match(text, at))
    begins = not text[:start].strip()
    if meaning.kind == "article" and text[start:at] == "A":
        behind = longest(forests, text, at)
        return begins and behind is not None and behind[0].kind not in ("head", "either", "filler")
    return meaning.kind != "opening" or begins
