"""Many filters side by side, fed by engines that cut the input between lines: together the bytes of one alone.

GNU parallel, and Spark with its Java, are for whoever has them; without, the tests say so and are skipped.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.running import process

PIPELINES = Path(__file__).parent.parent / "examples" / "pipelines"
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"]

FILTERS = [
    pytest.param(("hand", "-g", "27", "-f", "short", "--exit-zero", "-"), id="hand"),
    pytest.param(("judge", "-g", "ubln", "-f", "tsv", "--key", "--exit-zero", "-"), id="judge"),
]


def is_gnu_parallel() -> bool:
    if shutil.which("parallel") is None:
        return False
    told = subprocess.run(["parallel", "--version"], capture_output=True, check=False)
    return told.stdout.startswith(b"GNU parallel")


WITH_PARALLEL = pytest.mark.skipif(not is_gnu_parallel(), reason="no GNU parallel (Debian: apt-get install parallel)")
WITH_SPARK = pytest.mark.skipif(
    find_spec("pyspark") is None or shutil.which("java") is None, reason="no pyspark (pip install pyspark), or no Java"
)


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Showdowns with keys, which are bad lines for ``hand``, among hands, which are bad lines for ``judge``."""
    dealer = random.Random(616)
    deals = ["".join(dealer.sample(DECK, 10)) for _ in range(3_000)]
    texts = [deal[:10] if number % 3 else f"no. {number}\t{deal[:10]} {deal[10:]}" for number, deal in enumerate(deals)]
    path = tmp_path_factory.mktemp("pipelines") / "lines"
    path.write_text("".join(f"{text}\n" for text in texts))
    return path


def alone(lines: Path, arguments: tuple[str, ...]) -> bytes:
    with lines.open("rb") as source:
        return process(*arguments, stdin=source).stdout


def all_cores(lines: Path, arguments: tuple[str, ...], shell: dict[str, str]) -> subprocess.CompletedProcess[bytes]:
    script = (PIPELINES / "all-cores.sh").read_text().replace("--block 8M", "--block 10k")
    with lines.open("rb") as source:
        return subprocess.run(
            ["sh", "-c", script, "all-cores.sh", *arguments],
            stdin=source, capture_output=True, env=shell, timeout=120, check=False,
        )  # fmt: skip


@WITH_PARALLEL
@pytest.mark.parametrize("arguments", FILTERS)
def test_all_cores(arguments: tuple[str, ...], lines: Path, shell: dict[str, str]) -> None:
    ended = all_cores(lines, arguments, shell)
    assert ended.stdout == alone(lines, arguments)
    assert ended.returncode == 0


@WITH_PARALLEL
def test_all_cores_tell_of_blocks_with_bad_lines(lines: Path, shell: dict[str, str]) -> None:
    ended = all_cores(lines, ("hand", "-g", "27", "-f", "short", "-"), shell)
    blocks = -(-lines.stat().st_size // 10_000)
    assert ended.returncode in (blocks - 1, blocks, blocks + 1)


def spark(
    lines: Path, target: Path, arguments: tuple[str, ...], shell: dict[str, str]
) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, str(PIPELINES / "spark.py"), str(lines), str(target), *arguments]
    return subprocess.run(command, capture_output=True, env=shell, timeout=300, check=False)


@WITH_SPARK
@pytest.mark.parametrize("arguments", FILTERS)
def test_spark(arguments: tuple[str, ...], lines: Path, shell: dict[str, str], tmp_path: Path) -> None:
    assert spark(lines, tmp_path / "records", arguments, shell).returncode == 0
    parts = sorted((tmp_path / "records").glob("part-*"))
    assert len(parts) > 1
    assert b"".join(part.read_bytes() for part in parts) == alone(lines, arguments)


@WITH_SPARK
def test_spark_fails_with_a_line_that_cannot_be_read(lines: Path, shell: dict[str, str], tmp_path: Path) -> None:
    ended = spark(lines, tmp_path / "records", ("hand", "-g", "27", "-f", "short", "-"), shell)
    assert ended.returncode != 0
    assert b"exited with error code 2" in ended.stderr


@pytest.mark.skipif(shutil.which("xargs") is None, reason="no xargs")
def test_xargs(lines: Path, shell: dict[str, str], tmp_path: Path) -> None:
    """A filter on each of many files, several at a time."""
    pieces = lines.read_bytes().splitlines(keepends=True)
    files = [tmp_path / f"{number}.txt" for number in range(3)]
    for number, file in enumerate(files):
        file.write_bytes(b"".join(pieces[number::3]))
    command = [
        "xargs",
        "-P",
        "2",
        "-I",
        "{}",
        "sh",
        "-c",
        "referee hand -g 27 -f short --exit-zero - < {} > {}.records",
    ]
    subprocess.run(command, input="\n".join(map(str, files)), text=True, env=shell, capture_output=True, check=True)
    for file in files:
        assert Path(f"{file}.records").read_bytes() == alone(
            file, ("hand", "-g", "27", "-f", "short", "--exit-zero", "-")
        )
