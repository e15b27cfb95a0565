"""Lines as floor people type them: each ruled as its writer expected, or refused, and never otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from referee.errors import SituationError
from referee.floor import rule_on

DATA = Path(__file__).parent.parent / "data"
REFUSED, NOTHING = "REFUSED", "-"


class FloorLine(NamedTuple):
    """One row of a file: ``cites`` are rules one of which is cited; ``says`` is in the sentence, or REFUSED."""

    line: str
    status: str
    cites: str
    gist: str
    says: str


def _lines() -> list[FloorLine]:
    files = sorted(DATA.glob("floor-lines-*.tsv"))
    rows = (row for file in files for row in file.read_text("utf-8").splitlines() if row and row[0] != "#")
    return [FloorLine(*row.split("\t")) for row in rows]


LINES = _lines()


@pytest.mark.parametrize("told", [told for told in LINES if told.says != REFUSED], ids=lambda told: told.line)
def test_line_is_ruled_as_its_writer_expected(told: FloorLine) -> None:
    ruling = rule_on(told.line)
    assert ruling.status == told.status
    assert told.cites == NOTHING or set(told.cites.split("|")) & set(ruling.cites)
    for part in told.says.split("; ") if told.says != NOTHING else ():
        assert part in ruling.says


@pytest.mark.parametrize("told", [told for told in LINES if told.says == REFUSED], ids=lambda told: told.line)
def test_line_that_is_not_understood_is_refused(told: FloorLine) -> None:
    with pytest.raises(SituationError):
        rule_on(told.line)


def test_nine_lines_in_ten_are_understood() -> None:
    assert sum(told.says == REFUSED for told in LINES) * 10 <= len(LINES)
