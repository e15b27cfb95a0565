"""What tests of different parts share."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.running import PLAIN

ROOT = Path(__file__).parent.parent


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """The environment of a shell in which ``referee`` is this checkout, whatever is installed."""
    command = tmp_path / "bin" / "referee"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m referee "$@"\n')
    command.chmod(0o755)
    return PLAIN | {"PATH": f"{command.parent}:{PLAIN['PATH']}", "PYTHONPATH": str(ROOT)}
