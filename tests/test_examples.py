"""The shell examples run, and print what their ``#>`` lines say."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.sh"))


@pytest.mark.parametrize("script", EXAMPLES, ids=[script.name for script in EXAMPLES])
def test_example(script: Path, shell: dict[str, str]) -> None:
    ended = subprocess.run(
        ["sh", str(script)],
        capture_output=True,
        text=True,
        env=shell,
        timeout=60,
        check=False,
    )
    expected = [line[3:] for line in script.read_text().splitlines() if line.startswith("#> ")]
    assert expected
    assert ended.stderr == ""
    assert ended.stdout.splitlines() == expected
