"""What tests of different parts share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import environment_of_a_shell


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """The environment of a shell in which ``referee`` is this checkout, whatever is installed."""
    return environment_of_a_shell(tmp_path / "bin")
