"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from referee.cli.status import MEANINGS
from tests.cli.running import referee
from tests.rule_table import table, written
from tests.sessions import Session, sessions_in

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)


#: With one of these in it, a line needs a shell.
OF_THE_SHELL = set("|<>;&")
SESSIONS = list(sessions_in("".join(blocks("console"))))


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: session.command)
def test_session(session: Session, shell: dict[str, str]) -> None:
    program, *arguments = shlex.split(session.command)
    if program != "referee" or OF_THE_SHELL & set(session.command):
        ended = subprocess.run(["sh", "-c", session.command], env=shell, capture_output=True, text=True, check=False)
        assert (ended.stdout.splitlines(), ended.stderr, ended.returncode) == (session.output, "", session.status)
        return
    answered = referee(*arguments)
    assert answered.err == ""
    assert answered.out.rstrip("\n").splitlines() == session.output
    assert answered.status == session.status


@pytest.mark.parametrize("line", sorted(set(re.findall(r"`(referee [^`]+)`", README))))
def test_a_command_in_passing_is_one(line: str) -> None:
    """Either its name alone, or a line that works; with FILE for a file."""
    _, *arguments = shlex.split(line)
    if len(arguments) == 1 or "FILE" in arguments:
        assert referee(arguments[0], "-h").status == 0
    else:
        assert referee(*arguments).status == 0


def test_the_python_sessions() -> None:
    session = "".join(blocks("python"))
    outcome = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(session, {}, "README.md", None, None))
    assert outcome.attempted > 0
    assert outcome.failed == 0


def test_it_opens_with_two_commands_that_start_from_nothing() -> None:
    main_job, tests = blocks("sh")
    assert README.index(tests) < README.index("\n## ")
    for command in (main_job, tests):
        assert command.count("\n") == 1
        assert command.startswith("python3 -m venv .venv && .venv/bin/pip install ")
    assert ".venv/bin/referee judge " in main_job
    assert tests.endswith("python -m pytest\n")


def test_the_exit_statuses_are_those_of_the_code() -> None:
    rows = re.findall(r"^\| (\d+) \| (.*) \|$", README, flags=re.MULTILINE)
    assert rows == [(str(status.value), meaning) for status, meaning in MEANINGS.items()]


def test_every_room_exists() -> None:
    rooms = re.findall(r"^\| (`.*?`) \|", README, flags=re.MULTILINE)
    paths = [path for room in rooms for path in re.findall(r"`(.*?)`", room)]
    assert paths
    for path in paths:
        assert (ROOT / path).exists() or (ROOT / "referee" / path).exists()


def test_the_table_of_rules_is_the_rulebook_s() -> None:
    assert written() == table(), "python -m tests.rule_table writes it anew"
