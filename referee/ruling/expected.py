"""Whether a ruling is the expected one: what stands behind ``=>`` in a file of situations, and in a rule's examples."""

from __future__ import annotations

from collections.abc import Iterable

from referee.ruling.ruling import Ruling


def as_expected(ruling: Ruling, answer: str, cites: Iterable[str] = ()) -> bool:
    """Whether the ruling is exactly that answer, by its code or its phrase, and cites all those rules.

    >>> ruling = Ruling("ruled", "must-take", "must be taken", "The 7♥ must be taken.", cites=("A5-3", "LB-8"))
    >>> as_expected(ruling, "must be taken", ["A5-3"]), as_expected(ruling, "must-take"), as_expected(ruling, "taken")
    (True, True, False)
    """
    return answer in (ruling.answer, ruling.phrase) and set(cites) <= set(ruling.cites)


def expectation(answer: str, cites: Iterable[str]) -> str:
    """An answer and rules as they stand behind ``=>``.

    >>> expectation("must be taken", ["A5-3", "LB-8"]), expectation("no penalty", [])
    ('must be taken [A5-3, LB-8]', 'no penalty')
    """
    listed = ", ".join(cites)
    return f"{answer} [{listed}]" if listed else answer
