"""Whole sessions, as they are typed and as they are answered."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.cli.running import referee
from tests.sessions import Session, as_written, sessions_in

SESSIONS = Path(__file__).parent.parent / "data" / "sessions.txt"


def sessions() -> list[Session]:
    written = [line for line in SESSIONS.read_text().splitlines() if not line.startswith("#")]
    return list(sessions_in("\n".join(written)))


@pytest.mark.parametrize("session", sessions(), ids=lambda session: session.command)
def test_session(session: Session) -> None:
    program, *arguments = shlex.split(session.command)
    assert program == "referee"
    answered = referee(*arguments)
    assert answered.err == ""
    assert as_written(answered.out.splitlines(), session.output) == session.output
    assert answered.status == session.status
