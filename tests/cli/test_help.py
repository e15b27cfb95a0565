"""Help is everywhere, and what it shows works as typed."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from referee import __version__
from referee.cli.commands import COMMANDS, FIRST_STEPS
from tests.cli.running import PLAIN, on_a_terminal, referee

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help(command: tuple[str, ...], option: str) -> None:
    answered = referee(*command, option)
    assert answered.status == 0
    assert answered.out.startswith(f"Usage: {' '.join(('referee', *command))} ")
    assert answered.err == ""


def test_the_list_has_every_command_with_its_line() -> None:
    listed = " ".join(referee("-h").out.split())
    for name, entry in COMMANDS.items():
        assert f" {name} {entry.summary}" in listed


@pytest.mark.parametrize("name", COMMANDS)
def test_the_examples_in_a_command_s_help_work_as_typed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    lines = [line.strip() for line in referee(name, "-h").out.splitlines()]
    examples = [line.split("   ")[0] for line in lines if line.startswith(f"referee {name} ")]
    assert examples
    for example in examples:
        assert referee(*shlex.split(example)[1:]).status == 0


@pytest.mark.parametrize("command", [command for _, command in FIRST_STEPS])
def test_referee_alone_shows_commands_that_work_as_typed(command: str) -> None:
    alone = referee()
    assert alone.status == 0
    assert f"\n  {command}\n" in alone.out
    program, *arguments = shlex.split(command)
    assert program == "referee"
    answered = referee(*arguments)
    assert answered.status in (0, 3)
    assert answered.out
    assert answered.err == ""


def test_version() -> None:
    assert referee("--version").out == f"referee {__version__}\n"


class TestTheManual:
    """``referee help`` on a terminal."""

    def test_is_shown_by_man(self, tmp_path: Path) -> None:
        man = tmp_path / "man"
        man.write_text('#!/bin/sh\necho "shown: $1"\n')
        man.chmod(0o755)
        status, shown = on_a_terminal("help", env={"PATH": f"{tmp_path}:{PLAIN['PATH']}"})
        assert status == 0
        assert shown.startswith("shown: ")
        assert shown.rstrip().endswith("referee.1")

    def test_gives_way_to_the_list_of_commands_without_man(self, tmp_path: Path) -> None:
        assert on_a_terminal("help", env={"PATH": str(tmp_path)}) == (0, referee("help").out)
