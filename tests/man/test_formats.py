"""``referee(5)`` has every word of the language and every key of the records, and its examples are what they say."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.cli.filters.replies import COLUMNS
from tests.cli.running import process, referee
from tests.man import words
from tests.man.roff import pieces
from tests.sessions import Session, as_written, sessions_in

PAGE = list(pieces("referee.5"))
SECTIONS = [
    "NAME", "DESCRIPTION", "GRAMMAR", "READING", "WORDS", "FILES OF SITUATIONS", "HOUSE RULES", "RECORDS", "EXAMPLES",
    "SEE ALSO",
]  # fmt: skip


def tags(section: str, subsection: str) -> list[str]:
    return [
        piece.text
        for piece in PAGE
        if piece.kind == "tag" and (piece.section, piece.subsection) == (section, subsection)
    ]


def example(section: str) -> str:
    return "\n".join(piece.text for piece in PAGE if piece.kind == "example" and piece.section == section) + "\n"


def test_the_sections() -> None:
    assert list(dict.fromkeys(piece.section for piece in PAGE)) == SECTIONS


def test_every_word_stands_in_it_and_no_other() -> None:
    assert words.written() == words.lists(), "python -m tests.man.words writes them anew"


# --- records ---------------------------------------------------------------------------------------------------------

EXPOSED = "before the draw, 4th card exposed 6s"
SEVEN = (
    "A-5 limit 20/40, after the draw, pot 120 before the draw, seat 3 checks 7-5-4-3-2, seat 5 bets 40, seat 3 calls, "
)
SHOWN = f"{SEVEN}seat 5 shows 8-6-4-3-2"
TWO_THINGS = "A-5 limit, before the draw, seat 3 4th card exposed 7h, seat 4 has 4 cards, two players acted"

LOW_PAIR = "KhKd7c4d4s"

#: Commands whose answers have, between them, every key of a record; what a filter is given stands behind "<".
RECORDED = {
    "ruling": ["ruling -j " + line for line in (EXPOSED, f"-w {SHOWN}", TWO_THINGS, "A-5, exposd 7h")],
    "is": ["is -j misdeal " + line for line in (EXPOSED, SHOWN, TWO_THINGS, "A-5, exposd 7h")],
    "judge": [
        f"judge -j -g ubln {LOW_PAIR} AhAs9c8s2d",
        "judge -j -g a5 Kx 7-5-4-3-2",
        "judge -j -g 27 - < 8-6-5-4-3 7-5-4-3-2",
    ],
    "hand": [f"hand -j -g ubln {LOW_PAIR}", "hand -j -g a5 Kx", "hand -j -g 27 - < 7-5-4-3-2"],
    "every game": ["judge -j 7-5-4-3-2 6-4-3-2-A", "hand -j 7-5-4-3-2", "hand -j - < 7-5-4-3-2"],
    "read": ["read -j A-5, seat 3 exposed 7h", "read -j exposd", "read -j - < A-5"],
    "explain": ["explain -j 27-2", "explain -j 99"],
    "rules": ["rules -j"],
    "words": ["words -j flashed", "words -j flashd", "words -j --answers"],
    "check": ["check -j {file}"],
}
#: Keys that hold an object whose own keys are names: of settings, of questions, of values.
BY_NAME = {"settings", "events[].settings", "see_also", "answers[].settles", "ask.ways", "ask.money"}
#: Keys that hold another record.
RECORDS = {"a5", "27", "ubln", "high"}
#: What a record has, but never anything in it.
EMPTY = {"rules": "errors[]", "every game": "errors[]", "is": "why[]"}


def documented(record: str) -> set[str]:
    """The keys of a record, and with them those of what stands in many records."""
    keys = set(tags("RECORDS", record))
    if record == "is":
        keys |= set(tags("RECORDS", "ruling"))
    for key, place in (("presumed", "presumed[]"), ("ask", "ask"), ("errors", "errors[]")):
        keys |= {f"{place}.{tag}" for tag in tags("RECORDS", f"In {key}") if key in keys}
    return {key for key in keys if not key.startswith(EMPTY.get(record, "-"))}


def keys_of(value: Any, place: str = "") -> Iterator[str]:
    if isinstance(value, list):
        for item in value:
            yield from keys_of(item, f"{place}[]")
    elif isinstance(value, dict):
        for key, inner in value.items():
            here = f"{place}.{key}".lstrip(".")
            yield here
            if here not in BY_NAME | RECORDS:
                yield from keys_of(inner, here)


def answered(command: str) -> Any:
    arguments, _, given = command.partition(" < ")
    if given:
        return json.loads(process(*arguments.split(), input=f"{given}\n".encode()).stdout)
    return referee(*arguments.split(" ")).record


@pytest.mark.parametrize("record", RECORDED)
def test_every_key_of_a_record_is_told_of_and_no_other(record: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.ref"
    file.write_text("A-5 limit, before the draw, seat 3 exposed 7h => replaced after the deal\nA-5, exposd 7h\n")
    found = {key for command in RECORDED[record] for key in keys_of(answered(command.format(file=file)))}
    assert found == documented(record)


def test_the_columns_are_the_code_s() -> None:
    assert tuple(tags("RECORDS", "Columns")) == COLUMNS


# --- examples --------------------------------------------------------------------------------------------------------


def test_the_file_of_situations_is_one(tmp_path: Path) -> None:
    file = tmp_path / "night.ref"
    file.write_text(example("FILES OF SITUATIONS"))
    checked = referee("check", str(file))
    assert checked.err == ""
    assert re.match(r"3 situations, 2 as expected, 0 not, 1 without an expectation", checked.out)


def test_the_house_rules_are_house_rules(tmp_path: Path) -> None:
    file = tmp_path / "house"
    file.write_text(example("HOUSE RULES"))
    ruled = referee("ruling", "-j", "--house", str(file), "seat 3 check-raises")
    assert ruled.record["answer"] == "check-raise-allowed"


@pytest.mark.parametrize("session", list(sessions_in(example("EXAMPLES"))), ids=lambda session: session.command)
def test_example(session: Session, shell: dict[str, str], tmp_path: Path) -> None:
    ended = subprocess.run(
        ["sh", "-c", session.command], capture_output=True, text=True, env=shell, cwd=tmp_path, timeout=60, check=False
    )
    assert ended.stderr == ""
    assert as_written(ended.stdout.splitlines(), session.output) == session.output
    assert ended.returncode == session.status
