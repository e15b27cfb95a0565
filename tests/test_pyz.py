"""The program in one file runs on a Python that has nothing installed, and answers as the checkout does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import PLAIN, process

ROOT = Path(__file__).parent.parent

#: Neither the environment, nor the current folder, nor what is installed.
BARE = (sys.executable, "-I", "-S")


@pytest.fixture(scope="module")
def pyz(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("pyz") / "referee.pyz"
    subprocess.run([sys.executable, "scripts/build_pyz.py", str(path)], cwd=ROOT, timeout=120, check=True)
    return path


def run(pyz: Path, *arguments: str, given: bytes | None = None) -> subprocess.CompletedProcess[bytes]:
    command = [*BARE, str(pyz), *arguments]
    return subprocess.run(command, capture_output=True, input=given, env=PLAIN, cwd=pyz.parent, timeout=60, check=False)


def test_the_interpreter_is_bare() -> None:
    """So that the tests below mean something."""
    assert subprocess.run([*BARE, "-c", "import click"], capture_output=True, check=False).returncode == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("--version",),
        ("judge", "-g", "ubln", "K♠K♦K♥7♣4♦", "9♥8♥7♥6♥2♠"),
        ("judge", "7-5-4-3-2", "6-4-3-2-A"),
        ("hand", "-g", "a5", "joker 2s 3d 4c 5h", "-j"),
        ("ruling", "A-5, before the draw, 4th card exposed 6s by the dealer"),
        ("ruling", "A-5 limit, seat 3 exposd 7h"),
        ("explain", "27-3"),
        ("rules", "--about", "misdeal"),
        ("words", "flashed"),
        ("completion", "zsh"),
        ("judge", "-h"),
    ],
    ids=" ".join,
)
def test_answers_as_the_checkout_does(pyz: Path, arguments: tuple[str, ...]) -> None:
    answered, expected = run(pyz, *arguments), process(*arguments)
    assert answered.stdout == expected.stdout
    assert answered.stderr == expected.stderr
    assert answered.returncode == expected.returncode


def test_reads_standard_input(pyz: Path) -> None:
    assert run(pyz, "hand", "-g", "27", "-f", "short", "-", given=b"7-5-4-3-2\n").stdout == b"1 seven-five low\n"


def test_can_be_executed(pyz: Path) -> None:
    assert pyz.read_bytes().startswith(b"#!/usr/bin/env python3\n")
    assert pyz.stat().st_mode & 0o100
