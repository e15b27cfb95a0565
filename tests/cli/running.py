"""Running the ``referee`` command: in this process where the answer counts, as a process where the process does."""

from __future__ import annotations

import contextlib
import io
import json
import os
import pty
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from referee.cli import main

COMMAND = (sys.executable, "-m", "referee")

#: Nothing of the caller's taste in colours and encodings.
PLAIN = {
    key: value
    for key, value in os.environ.items()
    if key not in ("NO_COLOR", "FORCE_COLOR", "PYTHONIOENCODING", "COLUMNS") and not key.startswith("REFEREE_")
} | {"PYTHONUTF8": "1"}


ROOT = Path(__file__).parent.parent.parent


def environment_of_a_shell(folder: Path) -> dict[str, str]:
    """The environment of a shell in which ``referee``, written into the folder, is this checkout."""
    command = folder / "referee"
    folder.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m referee "$@"\n')
    command.chmod(0o755)
    return PLAIN | {"PATH": f"{folder}:{PLAIN['PATH']}", "PYTHONPATH": str(ROOT)}


class Answered(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def record(self) -> Any:
        """The one JSON object on standard output."""
        (line,) = self.out.splitlines()
        return json.loads(line)


def referee(*arguments: str) -> Answered:
    """Run a command in this process, all of it from the reading of its arguments to its exit status."""
    out, err = _stream(), _stream()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main(arguments)
        except SystemExit as end:
            status = end.code
    assert isinstance(status, int)
    return Answered(status, _written(out), _written(err))


def _stream() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n")


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode()


def process(
    *arguments: str | bytes, env: dict[str, str] | None = None, **options: Any
) -> subprocess.CompletedProcess[bytes]:
    """Run a command as a process of its own; what it wrote is bytes, and complete."""
    command: Sequence[str | bytes] = (*COMMAND, *arguments)
    return subprocess.run(command, capture_output=True, env=PLAIN | (env or {}), timeout=60, check=False, **options)


def python(code: str, *arguments: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Run Python code in a fresh interpreter."""
    command = (sys.executable, "-c", code, *arguments)
    return subprocess.run(command, capture_output=True, env=PLAIN, timeout=60, check=False, **options)


def on_a_terminal(
    *arguments: str, answers: str = "", columns: int = 100, env: dict[str, str] | None = None
) -> tuple[int, str]:
    """Run a command on a terminal of that width; its exit status, and what the terminal shows: what is typed too."""
    terminal, end = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=end,
        stdout=end,
        stderr=end,
        env=PLAIN | {"TERM": "dumb", "COLUMNS": str(columns)} | (env or {}),
    ) as running:
        os.close(end)
        os.write(terminal, answers.encode())
        shown = b""
        while part := _read(terminal):
            shown += part
        os.close(terminal)
    return running.returncode, shown.decode().replace("\r\n", "\n")


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # the other end is closed
        return b""
