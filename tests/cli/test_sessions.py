"""Whole sessions, as they are typed and as they are answered."""

from __future__ import annotations

import re
import shlex
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.running import referee

SESSIONS = Path(__file__).parent.parent / "data" / "sessions.txt"
REST_OF_THE_LINE = "…"


class Session(NamedTuple):
    command: str
    output: list[str]
    status: int


def sessions() -> list[Session]:
    written = [line for line in SESSIONS.read_text().splitlines() if not line.startswith("#")]
    parts = re.split(r"^\$ ", "\n".join(written), flags=re.MULTILINE)[1:]
    return [session(*part.rstrip("\n").split("\n")) for part in parts]


def session(command: str, *answer: str) -> Session:
    output = list(answer)
    ended = re.fullmatch(r"\[(\d+)\]", output[-1]) if output else None
    return Session(command, output[:-1], int(ended.group(1))) if ended else Session(command, output, 0)


@pytest.mark.parametrize("session", sessions(), ids=lambda session: session.command)
def test_session(session: Session) -> None:
    program, *arguments = shlex.split(session.command)
    assert program == "referee"
    answered = referee(*arguments)
    assert answered.err == ""
    assert [shortened(*pair) for pair in zip_longest(answered.out.splitlines(), session.output)] == session.output
    assert answered.status == session.status


def shortened(line: str | None, expected: str | None) -> str | None:
    """The line, its rest left out where the expected one leaves it out."""
    if line is None or expected is None or not expected.endswith(REST_OF_THE_LINE):
        return line
    start = expected.removesuffix(REST_OF_THE_LINE)
    return expected if line.startswith(start) and len(line) > len(start) else line
