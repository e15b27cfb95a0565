"""A line that could not be read, put right: every problem's own advice taken at once."""

from __future__ import annotations

from referee.errors import SituationError
from referee.situation.reading import read

#: Advice that is taken may bring to light what stood behind it; after so many rounds it leads nowhere.
ROUNDS = 4


def amended(text: str) -> str | None:
    """The line with each bad spelling replaced by the one that was advised, if it can be read then; otherwise None.

    Nothing is left out but words of which the advice says so, so that who types the line next says what he said before.

    >>> amended("A-5 limit, befor the draw, seat 3 exposd 7h")
    'A-5 limit, before the draw, seat 3 exposed 7h'
    >>> amended("A-5, seat 3 exposed 7h to his xylophone") is None
    True
    """
    for _ in range(ROUNDS):
        try:
            read(text)
        except SituationError as error:
            better = error.mended()
            if better is None:
                return None
            text = better
        else:
            return text
    return None
