"""The shell examples run, and print what their ``#>`` lines say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import PLAIN

EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.sh"))


@pytest.fixture
def path_with_referee(tmp_path: Path) -> str:
    """A PATH on which ``referee`` is this checkout, whatever is installed."""
    command = tmp_path / "referee"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m referee "$@"\n')
    command.chmod(0o755)
    return f"{tmp_path}:{PLAIN['PATH']}"


@pytest.mark.parametrize("script", EXAMPLES, ids=[script.name for script in EXAMPLES])
def test_example(script: Path, path_with_referee: str) -> None:
    ended = subprocess.run(
        ["sh", str(script)],
        capture_output=True,
        text=True,
        env=PLAIN | {"PATH": path_with_referee},
        timeout=60,
        check=False,
    )
    expected = [line[3:] for line in script.read_text().splitlines() if line.startswith("#> ")]
    assert expected
    assert ended.stderr == ""
    assert ended.stdout.splitlines() == expected
