"""What the wheel brings along beside the code: the manual and the completions, where ``man`` and the shells look."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee import __version__
from referee.cli.completion import SCRIPTS

ROOT = Path(__file__).parent.parent

SHARED = {
    "share/man/man1/referee.1": "man/referee.1",
    "share/man/man5/referee.5": "man/referee.5",
    "share/bash-completion/completions/referee": f"referee/cli/completion/{SCRIPTS['bash']}",
    "share/zsh/site-functions/_referee": f"referee/cli/completion/{SCRIPTS['zsh']}",
    "share/fish/vendor_completions.d/referee.fish": f"referee/cli/completion/{SCRIPTS['fish']}",
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        capture_output=True,
        timeout=120,
        check=True,
    )
    (path,) = folder.glob("*.whl")
    with zipfile.ZipFile(path) as opened:
        yield opened


@pytest.mark.parametrize(("place", "source"), SHARED.items())
def test_what_is_shared(wheel: zipfile.ZipFile, place: str, source: str) -> None:
    shared = wheel.read(f"referee-{__version__}.data/data/{place}")
    assert shared == (ROOT / source).read_bytes()


def test_every_module_is_in_it(wheel: zipfile.ZipFile) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "referee").rglob("*.py")}
    assert modules <= set(wheel.namelist())


def test_no_test_is_in_it(wheel: zipfile.ZipFile) -> None:
    assert not [name for name in wheel.namelist() if name.startswith("tests/")]
