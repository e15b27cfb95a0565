"""The pages are set without a word from groff."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.man.roff import MAN

PAGES = sorted(MAN.iterdir())


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed")
@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_groff_has_nothing_to_say(page: Path) -> None:
    ended = subprocess.run(
        ["groff", "-man", "-ww", "-z", str(page)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
