"""A stretch of a line divided into clauses, each with what stands in it laid into slots.

Nothing here depends on the rest of the line, so that a stretch that was seen before need not be read again.
"""

from __future__ import annotations

from functools import lru_cache

from referee.cards import Card
from referee.situation.clause import Clause
from referee.situation.closing import close
from referee.situation.dividing import divided, merged
from referee.situation.filling import Filler
from referee.situation.grammar import items
from referee.situation.item import Item
from referee.situation.joining import paired, without_auxiliaries
from referee.situation.phrases import rephrased
from referee.situation.split import joined


@lru_cache(maxsize=4096)
def clauses(stretch: str, asking: bool = False, opening: bool = True) -> tuple[Clause, ...]:
    """The clauses of a stretch of cleaned text, in order.

    ``asking`` is true where it may be a question, ``opening`` where it begins the line: there "KC" is the game.
    """
    said = [item if opening else _in_the_middle(item) for item in items(stretch, asking)]
    found = paired(without_auxiliaries(rephrased(joined(said), stretch, asking, opening)))
    return tuple(_filled(chunk, stretch) for chunk in merged(divided(found)) if chunk)


def _in_the_middle(item: Item) -> Item:
    """An item that is the game where it opens a line, as the card it is anywhere else."""
    return item._replace(kind="cards", value=(Card("K", "c"),)) if item.kind == "opening" else item


def _filled(chunk: list[Item], stretch: str) -> Clause:
    filler = Filler()
    for item in chunk:
        filler.take(item)
    close(filler)
    clause = filler.clause
    clause.text = stretch[clause.start : clause.stop]
    clause.ahead = stretch[: clause.head.start if clause.head else clause.stop]
    return clause
