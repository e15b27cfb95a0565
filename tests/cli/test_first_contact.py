"""The mistakes of who has never used the program: what is printed, and that it leads to a line that works.

    python -m tests.cli.test_first_contact

writes down anew what is printed; look at every difference.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import pytest

from tests.cli.running import ROOT, environment_of_a_shell
from tests.sessions import Session, sessions_in

MISTAKES = sorted((Path(__file__).parent / "first_contact").glob("*.txt"))
ANSWERED = (0, 1, 3, 4)
OF_THE_SHELL_ITSELF = "sh: "
OFFERED = "try: "


def typed(line: str, environment: dict[str, str], folder: Path) -> tuple[int, list[str]]:
    """The exit status of a line typed in a shell, and what it shows, whatever stream that is written to."""
    ended = subprocess.run(
        ["sh", "-c", line],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        cwd=folder,
        timeout=60,
        check=False,
    )
    return ended.returncode, [row for row in ended.stdout.splitlines() if not row.startswith(OF_THE_SHELL_ITSELF)]


def mistake(path: Path) -> Session:
    (session,) = sessions_in(path.read_text())
    return session


def test_there_are_many() -> None:
    assert len(MISTAKES) > 20


@pytest.mark.parametrize("path", MISTAKES, ids=[path.stem for path in MISTAKES])
def test_mistake(path: Path, shell: dict[str, str], tmp_path: Path) -> None:
    made = mistake(path)
    status, shown = typed(made.command, shell, ROOT)
    assert shown == made.output
    assert status == made.status
    *_, last = shown
    if last.startswith(OFFERED):
        answered, answer = typed(last.removeprefix(OFFERED), shell, tmp_path)
        assert answered in ANSWERED
        assert answer
        assert not answer[0].startswith("referee: ")
    else:
        assert status in ANSWERED


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        environment = environment_of_a_shell(Path(folder) / "bin")
        for path in MISTAKES:
            command = mistake(path).command
            status, shown = typed(command, environment, ROOT)
            path.write_text("\n".join([f"$ {command}", *shown, *[f"[{status}]"] * bool(status), ""]))


if __name__ == "__main__":
    main()
