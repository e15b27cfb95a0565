"""What CONTRIBUTING.md tells is true: the rule it writes is the rulebook's, and writing it does what is said."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from referee import __version__
from tests.cli.running import PLAIN
from tests.sessions import Session, sessions_in

ROOT = Path(__file__).parent.parent
TOLD = (ROOT / "CONTRIBUTING.md").read_text()
PAGE = Path("referee/rulebook/deuce_to_seven.py")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TOLD, flags=re.MULTILINE | re.DOTALL)


(RULE,) = blocks("python")
WITHOUT, WITH = (list(sessions_in(block)) for block in blocks("console"))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, whose pages can be written on."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "referee", folder / "referee", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def answered(session: Session, copy: Path) -> list[str]:
    arguments = session.command.removeprefix("referee ").split()
    ended = subprocess.run(
        [sys.executable, "-m", "referee", *arguments], capture_output=True, text=True, env=PLAIN, cwd=copy, check=True
    )
    return ended.stdout.splitlines()


def test_the_rule_is_the_rulebook_s() -> None:
    assert (ROOT / PAGE).read_text().count(RULE) == 1


def test_without_it_another_rule_answers(copy: Path) -> None:
    (copy / PAGE).write_text((ROOT / PAGE).read_text().replace(RULE, ""))
    for session in WITHOUT:
        assert answered(session, copy) == session.output


def test_written_down_it_answers(copy: Path) -> None:
    (copy / PAGE).write_text((ROOT / PAGE).read_text())
    for session in WITH:
        assert answered(session, copy) == session.output


def test_what_it_names_is_there() -> None:
    named = re.findall(r"`((?!\.venv)(?:[\w.]+/)+[\w.]*)`", TOLD)
    assert len(named) > 10
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("module", sorted(set(re.findall(r"python -m (tests\.[\w.]+)", TOLD))))
def test_its_commands_are_there(module: str) -> None:
    path = ROOT / module.replace(".", "/")
    assert path.with_suffix(".py").exists() or (path / "__main__.py").exists()


def test_the_changelog_is_of_this_version_or_the_next() -> None:
    newest, *_ = re.findall(r"^## (?:\[)?([\w.]+)", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)
    assert newest in (__version__, "Unreleased")
