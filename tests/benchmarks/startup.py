"""How long a whole call takes, beside the import of click that every call needs: medians, run in turns.

    python tests/benchmarks/startup.py [ROUNDS]

The calls are processes of the interpreter that runs this script; ``referee`` is its console script where it is
installed, and otherwise what such a script does. Byte code may be cached, as it is after an installation.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent.parent
SCRIPT = shutil.which("referee", path=str(Path(sys.executable).parent))
REFEREE = [SCRIPT] if SCRIPT else [sys.executable, "-c", "from referee.cli import main; main()"]

CALLS = {
    "python -c 'import click'": ([sys.executable, "-c", "import click"], None),
    "referee --version": ([*REFEREE, "--version"], 1.25),
    "referee judge -g a5 KsKdKh7c4d 9h8h7h6h2s": ([*REFEREE, "judge", "-g", "a5", "KsKdKh7c4d", "9h8h7h6h2s"], 1.6),
    "referee ruling A-5 limit, …": ([*REFEREE, "ruling", "A-5 limit, before the draw, seat 3 exposed 7h"], 2.7),
}

UNBUFFERED_OR_UNCACHED = ("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED")


def main(rounds: int) -> None:
    environment = {key: value for key, value in os.environ.items() if key not in UNBUFFERED_OR_UNCACHED}
    seconds: dict[str, list[float]] = {name: [] for name in CALLS}
    for number in range(rounds + 1):
        for name, (command, _) in CALLS.items():
            start = time.perf_counter()
            subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=True)
            if number:  # the first round fills the caches
                seconds[name].append(time.perf_counter() - start)
    yardstick, *_ = (median(times) for times in seconds.values())
    print(f"{'':45}{'ms':>8}{'times':>8}{'aim':>8}")
    for name, (_, aim) in CALLS.items():
        taken = median(seconds[name])
        print(f"{name:45}{taken * 1000:8.1f}{taken / yardstick:8.2f}{aim or '':>8}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 25)
