"""Whatever goes wrong around the program, or in it, it ends with a status of its own and without a traceback."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest

from referee.cli.commands import COMMANDS
from referee.cli.status import Status
from tests.cli.running import COMMAND, PLAIN, process, referee

EXPOSED = "A-5 limit, before the draw, seat 3 exposed 7h"
SITUATIONS = "examples/exposed.ref"

#: A line of every command, and what it works with, in the module that holds the command.
WORKS_WITH = {
    "ruling": (("ruling", EXPOSED), "rule_on"),
    "judge": (("judge", "-g", "a5", "7-5-4-3-2", "6-4-3-2-A"), "decide"),
    "is": (("is", "must-take", EXPOSED), "settle"),
    "hand": (("hand", "7-5-4-3-2"), "decide_in_every_game"),
    "explain": (("explain", "27-3"), "explain"),
    "rules": (("rules", "--about", "misdeal"), "_is_asked_for"),
    "read": (("read", EXPOSED), "canonical"),
    "words": (("words", "flashed"), "words"),
    "check": (("check", SITUATIONS), "as_expected"),
    "help": (("help", "judge"), ""),
    "completion": (("completion", "bash"), ""),
}
LINES = [line for line, _ in WORKS_WITH.values()]


def test_no_command_is_left_out() -> None:
    assert list(WORKS_WITH) == list(COMMANDS)


class TestABug:
    """Something breaks that is the program's own fault."""

    @pytest.mark.parametrize("error", [KeyError("\x1b[31mno such thing"), RecursionError("too deep"), MemoryError()])
    @pytest.mark.parametrize("name", [name for name, (_, part) in WORKS_WITH.items() if part])
    def test_ends_any_command_alike(self, name: str, error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
        line, part = WORKS_WITH[name]
        monkeypatch.setattr(f"{COMMANDS[name].module}.{part}", Broken(error))
        answered = referee(*line)
        first, asked, nothing_ruled = answered.err.splitlines()
        assert answered.status == Status.BUG
        assert first.startswith(f"referee: a bug in referee: {type(error).__name__}: ")
        assert asked.startswith(f"It was asked: referee {name} ")
        assert nothing_ruled == "Nothing was ruled. REFEREE_DEBUG=1 shows where it happened."
        assert "\x1b" not in answered.err

    def test_in_what_is_said_of_a_wrong_line(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("referee.cli.usage.line_that_works", Broken(KeyError("no line")))
        assert referee("jugde").status == Status.BUG

    def test_in_a_line_that_is_tried_out_spoils_no_message(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("referee.cli.judge.decide_in_every_game", Broken(KeyError("no game")))
        answered = referee("jugde", "7-5-4-3-2", "6-4-3-2-A")
        assert answered.status == Status.ERROR
        assert answered.err.startswith("referee: no command 'jugde'; did you mean judge?\n")


class Broken:
    """Stands in for a function, and breaks when it is called."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def __call__(self, *args: object, **kwargs: object) -> None:
        raise self.error


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[0])
class TestOutput:
    """Standard output cannot take the answer."""

    def test_a_full_disk(self, line: tuple[str, ...]) -> None:
        with open("/dev/full", "wb") as full:
            ended = subprocess.run(
                [*COMMAND, *line], stdout=full, stderr=subprocess.PIPE, env=PLAIN, timeout=60, check=False
            )
        assert ended.returncode == Status.UNWRITABLE
        assert ended.stderr == b"referee: the output could not be written: No space left on device\n"

    def test_closed(self, line: tuple[str, ...]) -> None:
        ended = subprocess.run(
            ["sh", "-c", '"$@" >&-', "sh", *COMMAND, *line],
            stderr=subprocess.PIPE,
            env=PLAIN,
            timeout=60,
            check=False,
        )
        assert ended.returncode == Status.UNWRITABLE
        assert b"could not be written" in ended.stderr

    def test_everything_closed(self, line: tuple[str, ...]) -> None:
        ended = subprocess.run(
            ["sh", "-c", '"$@" <&- >&- 2>&-', "sh", *COMMAND, *line], env=PLAIN, timeout=60, check=False
        )
        assert ended.returncode == Status.UNWRITABLE


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[0])
class TestSurroundings:
    """The answer is the same wherever it is asked."""

    @pytest.mark.parametrize(
        "env",
        [
            {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
            {"PYTHONIOENCODING": "cp1252", "COLUMNS": "wide", "LANG": "nonsense"},
            {"PYTHONIOENCODING": "utf-16", "TERM": "", "COLUMNS": "0", "HOME": "", "PATH": ""},
        ],
        ids=lambda env: ",".join(f"{key}={value}" for key, value in env.items()),
    )
    def test_any_locale_and_encoding(self, line: tuple[str, ...], env: dict[str, str]) -> None:
        ended = process(*line, env=env)
        assert ended.returncode == Status.OK
        assert ended.stdout
        assert ended.stderr == b""

    def test_a_home_that_cannot_be_written(self, line: tuple[str, ...]) -> None:
        assert process(*line, env={"HOME": "/proc"}).returncode == Status.OK

    def test_nothing_is_left_in_the_home(self, line: tuple[str, ...], tmp_path: Path) -> None:
        home = {"HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        assert process(*line, env=home).returncode == Status.OK
        assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_gone(shell: dict[str, str]) -> None:
    code = 'folder=$(mktemp -d); cd "$folder"; rmdir "$folder"; referee judge -g a5 -f short 7-5-4-3-2 6-4-3-2-A'
    ended = subprocess.run(["sh", "-c", code], capture_output=True, env=shell, timeout=60, check=False)
    assert (ended.returncode, ended.stdout) == (Status.OK, b"2\n")


class TestInTheMiddle:
    """It is stopped, or left, while it works: here by many situations of a file."""

    @pytest.fixture
    def many(self, tmp_path: Path) -> str:
        path = tmp_path / "many.ref"
        path.write_text(f"{EXPOSED}\n" * 20_000)
        return str(path)

    def started(self, many: str) -> subprocess.Popen[bytes]:
        running = subprocess.Popen(
            [*COMMAND, "ruling", "-F", many],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=PLAIN,
        )
        assert running.stdout is not None
        assert running.stdout.readline()
        return running

    def test_by_ctrl_c(self, many: str) -> None:
        running = self.started(many)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=60)
        assert (running.returncode, said) == (Status.INTERRUPTED, b"")

    def test_by_its_reader(self, many: str) -> None:
        running = self.started(many)
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        said = running.stderr.read()
        running.stderr.close()
        assert (running.wait(timeout=60), said) == (Status.BROKEN_PIPE, b"")
