"""The exit statuses, a row each, through real processes where the process is the point."""

from __future__ import annotations

import os
import signal
import subprocess

import pytest

from referee.cli.status import MEANINGS, OF_ANSWER, Status, combined
from tests.cli.running import COMMAND, PLAIN, process, python

JUDGE = ("judge", "-g", "a5", "KsKdKh7c4d", "9h8h7h6h2s")

#: Runs the command after the line of code that ``{}`` stands for has spoiled something in it.
SPOILED = """
import os, signal
import referee.showdown as showdown
def spoiled(*_):
    {}
showdown.decide = spoiled
from referee.cli import main
main({!r})
"""


@pytest.mark.parametrize(
    ("found", "together"),
    [
        ([], Status.OK),
        ([Status.OK, Status.OK], Status.OK),
        ([Status.OK, Status.NOT_COVERED], Status.NOT_COVERED),
        ([Status.NOT_COVERED, Status.DEPENDS, Status.OK], Status.DEPENDS),
        ([Status.DEPENDS, Status.ERROR, Status.NOT_COVERED], Status.ERROR),
    ],
)
def test_a_mixed_answer_has_the_gravest_status(found: list[Status], together: Status) -> None:
    assert combined(found) is together


def test_every_status_has_a_meaning() -> None:
    assert set(MEANINGS) == set(Status)
    assert {status.value for status in Status} == {0, 1, 2, 3, 4, 70, 74, 130, 141}
    assert set(OF_ANSWER) == {"ruled", "depends", "not-covered", "error"}


@pytest.mark.parametrize(
    ("status", "arguments"),
    [
        (Status.OK, JUDGE),
        (Status.OK, ("--version",)),
        (Status.OK, ()),
        (Status.ERROR, ("judge", "-g", "a5", "KsKdKh7c4x", "9h8h7h6h2s")),
        (Status.ERROR, ("judge",)),
        (Status.ERROR, ("jugde",)),
        (Status.DEPENDS, ("judge", "7-5-4-3-2", "6-4-3-2-A")),
        (Status.NOT_COVERED, ("judge", "-g", "high", "7-5-4-3", "6-4-3-2-A")),
    ],
)
def test_what_was_answered(status: Status, arguments: tuple[str, ...]) -> None:
    assert process(*arguments).returncode == status


def test_a_bug_shows_what_caused_it_and_no_traceback() -> None:
    ended = python(SPOILED.format("raise KeyError('no such\\x1b[31m thing')", list(JUDGE)))
    assert ended.returncode == Status.BUG
    assert ended.stdout == b""
    message = ended.stderr.decode()
    assert "KeyError" in message
    assert "referee judge -g a5 KsKdKh7c4d 9h8h7h6h2s" in message
    assert "Traceback" not in message
    assert "\x1b" not in message


def test_a_bug_shows_its_traceback_to_who_asks() -> None:
    code = "import os; os.environ['REFEREE_DEBUG'] = '1'\n" + SPOILED.format("raise KeyError", list(JUDGE))
    ended = python(code)
    assert ended.returncode == Status.BUG
    assert b"Traceback" in ended.stderr


def test_an_interruption() -> None:
    ended = python(SPOILED.format("os.kill(os.getpid(), signal.SIGINT); signal.pause()", list(JUDGE)))
    assert ended.returncode == Status.INTERRUPTED
    assert b"Traceback" not in ended.stderr


@pytest.mark.parametrize("arguments", [JUDGE, (*JUDGE, "-j"), ("--help",), ("judge", "-h"), ("--version",), ()])
class TestOutput:
    """Help and version are output like any other."""

    def test_a_full_disk(self, arguments: tuple[str, ...]) -> None:
        with open("/dev/full", "wb") as full:
            ended = subprocess.run(
                [*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, env=PLAIN, timeout=60, check=False
            )
        assert ended.returncode == Status.UNWRITABLE
        assert b"could not be written" in ended.stderr
        assert b"Traceback" not in ended.stderr

    def test_closed(self, arguments: tuple[str, ...]) -> None:
        ended = subprocess.run(
            ["sh", "-c", '"$@" >&-', "sh", *COMMAND, *arguments],
            stderr=subprocess.PIPE,
            env=PLAIN,
            timeout=60,
            check=False,
        )
        assert ended.returncode == Status.UNWRITABLE
        assert b"could not be written" in ended.stderr

    def test_a_reader_who_left(self, arguments: tuple[str, ...]) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        try:
            ended = subprocess.run(
                [*COMMAND, *arguments],
                stdout=writing,
                stderr=subprocess.PIPE,
                env=PLAIN,
                timeout=60,
                check=False,
                preexec_fn=lambda: signal.signal(signal.SIGPIPE, signal.SIG_DFL),
            )
        finally:
            os.close(writing)
        assert ended.returncode == Status.BROKEN_PIPE
        assert ended.stderr == b""


@pytest.mark.parametrize("redirection", ["2>/dev/full", "2>&-"])
def test_an_error_that_cannot_be_told_keeps_its_status(redirection: str) -> None:
    ended = subprocess.run(
        ["sh", "-c", f'"$@" {redirection}', "sh", *COMMAND, "judge", "-g", "a5", "KsKdKh7c4x", "9h8h7h6h2s"],
        env=PLAIN,
        timeout=60,
        check=False,
    )
    assert ended.returncode == Status.ERROR


def test_quiet_writes_nothing_and_so_cannot_fail_to() -> None:
    with open("/dev/full", "wb") as full:
        ended = subprocess.run([*COMMAND, *JUDGE, "-q"], stdout=full, env=PLAIN, timeout=60, check=False)
    assert ended.returncode == Status.OK
