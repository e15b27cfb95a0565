"""Filters at the speed of the pipe: wall time, processor time and peak memory, medians of five runs in turns.

    pip install treys phevaluator pokerkit eval7
    python tests/benchmarks/filters.py [TABLE ...]

Tables are ``hand``, ``spellings``, ``peers``, ``ruling``, ``lines`` and ``memory``; all unless some are named. A run
is a process of the interpreter that runs this script, reading a file, its records going to /dev/null; start-up and the
making of tables are in it. ``times`` is against mawk cutting two letters out of every line of the same file, in the
same rounds. "without numpy" is the same interpreter, told that there is none. Peers that are not installed are left
out; they get no records to write.
"""

from __future__ import annotations

import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from itertools import islice, product
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
ROUNDS = 5
MILLION = 1_000_000

SCRIPT = shutil.which("referee", path=str(Path(sys.executable).parent))
REFEREE = [SCRIPT] if SCRIPT else [sys.executable, "-c", "from referee.cli import main; main()"]
WITHOUT_NUMPY = [
    sys.executable, "-c", "import sys; sys.modules['numpy'] = None; from referee.cli import main; main()"
]  # fmt: skip
MAWK = ["mawk", "{print substr($0,1,2)}"]

#: A run is as after an installation: byte code is cached, output is buffered.
ENVIRONMENT = {
    key: value
    for key, value in os.environ.items()
    if key not in ("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED") and not key.startswith("REFEREE_")
}

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"]


class Run(NamedTuple):
    """A command, what it reads, and how many hands or lines that are; ``most`` is what it should take at most."""

    name: str
    command: Sequence[str]
    source: Path
    units: int
    most: str = ""


class Taken(NamedTuple):
    """Seconds by the clock, seconds of processor time, and the most memory in megabytes."""

    wall: float
    cpu: float
    megabytes: float


def measured(run: Run) -> Taken:
    with run.source.open("rb") as source:
        start = time.perf_counter()
        process = subprocess.Popen(run.command, stdin=source, stdout=subprocess.DEVNULL, cwd=ROOT, env=ENVIRONMENT)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, run.command)
    return Taken(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def in_turns(runs: Sequence[Run], rounds: int = ROUNDS) -> list[Taken]:
    """The medians of each; a round before the first fills the caches."""
    found: list[list[Taken]] = [[] for _ in runs]
    for number in range(rounds + 1):
        for run, taken in zip(runs, found, strict=True):
            if number or len(taken) == rounds:
                taken.append(measured(run))
            elif run.units <= 2 * MILLION:
                measured(run)
    return [Taken(*map(median, zip(*taken, strict=True))) for taken in found]


def referee(*arguments: str) -> list[str]:
    return [*REFEREE, *arguments, "-"]


def without_numpy(*arguments: str) -> list[str]:
    return [*WITHOUT_NUMPY, *arguments, "-"]


HEADINGS = f"{'':44}{'seconds':>9}{'cpu':>7}{'MB':>7}{'times':>8}{'a second':>12}   aim"


def show(title: str, runs: Sequence[Run], taken: Sequence[Taken]) -> None:
    """A table; its first row is the yardstick."""
    print(f"\n{title}\n{HEADINGS}")
    for run, each in zip(runs, taken, strict=True):
        print(
            f"{run.name:44}{each.wall:9.3f}{each.cpu:7.2f}{each.megabytes:7.0f}{each.wall / taken[0].wall:8.2f}"
            f"{run.units / each.wall:12,.0f}   {run.most}"
        )


# --- what is read ---


class Files:
    """Files of lines, each made when it is first asked for, the same in every run of this script."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    def of(self, name: str, lines: Iterable[str]) -> Path:
        path = self.directory / name
        if not path.exists():
            with path.open("w") as out:
                out.writelines(f"{line}\n" for line in lines)
        return path

    def hands(self, number: int) -> Path:
        """So many hands; beyond two million they are the same again, which a filter that keeps nothing cannot tell."""
        again, rest = divmod(number, 2 * MILLION)
        if not again:
            return self.of(f"hands-{number}", map("".join, dealt(number, 5)))
        path = self.directory / f"hands-{number}"
        if not path.exists():
            once = self.of("hands", map("".join, dealt(2 * MILLION, 5)))
            with path.open("wb") as out:
                for lines in [*[2 * MILLION] * again, rest]:
                    subprocess.run(["head", "-n", str(lines), once], stdout=out, check=True)
        return path

    def showdowns(self, number: int) -> Path:
        return self.of(f"showdowns-{number}", ("".join(c[:5]) + " " + "".join(c[5:]) for c in dealt(number, 10)))

    def spelled(self, how: str, number: int) -> Path:
        return self.of(f"{how}-{number}", map(SPELLINGS[how], dealt(number, 5)))


def dealt(number: int, cards: int) -> Iterable[list[str]]:
    dealer = random.Random(616)
    return (dealer.sample(DECK, cards) for _ in range(number))


SYMBOLS = str.maketrans("shdc", "♠♥♦♣")

SPELLINGS = {
    "suit symbols": lambda cards: "".join(cards).translate(SYMBOLS),
    "symbols, tens as 10": lambda cards: "".join(cards).translate(SYMBOLS).replace("T", "10"),
    "blanks": " ".join,
    "small letters": lambda cards: "".join(cards).lower(),
    "capitals": lambda cards: "".join(cards).upper(),
    "symbols, tens as 10, blanks": lambda cards: " ".join(cards).translate(SYMBOLS).replace("T", "10"),
    "dashes": "-".join,
}


def mixed(number: int) -> Iterable[str]:
    """Every spelling in turn, and the usual one."""
    ways = [*SPELLINGS.values(), "".join]
    return (ways[place % len(ways)](cards) for place, cards in enumerate(dealt(number, 5)))


# --- the tables ---


def table_of_hands(files: Files) -> None:
    number = 2 * MILLION
    hands, showdowns = files.hands(number), files.showdowns(number // 2)
    short = ("-f", "short")
    runs = [
        Run("mawk '{print substr($0,1,2)}'", MAWK, hands, number),
        Run("hand -g a5", referee("hand", "-g", "a5", *short), hands, number, "3 times, 120 MB"),
        Run("hand -g 27", referee("hand", "-g", "27", *short), hands, number, "4 times"),
        Run("hand -g high", referee("hand", "-g", "high", *short), hands, number, "4 times"),
        Run("hand -g ubln --low-cards one", referee("hand", "-g", "ubln", "--low-cards", "one", *short), hands, number,
            "6 times"),
        Run("hand -g ubln", referee("hand", "-g", "ubln", *short), hands, number),
        Run("hand -g 27 -f tsv", referee("hand", "-g", "27", "-f", "tsv"), hands, number),
        Run("hand -g 27 -f json", referee("hand", "-g", "27", "-f", "json"), hands, number),
        Run("judge -g a5, two hands a line", referee("judge", "-g", "a5", *short), showdowns, number,
            "twice hand -g a5"),
        Run("judge -g ubln, two hands a line", referee("judge", "-g", "ubln", *short), showdowns, number,
            "twice hand -g ubln"),
        Run("hand -g a5, without numpy", without_numpy("hand", "-g", "a5", *short), hands, number, "20 times, 48 MB"),
        Run("hand -g 27, without numpy", without_numpy("hand", "-g", "27", *short), hands, number, "20 times"),
        Run("hand -g high, without numpy", without_numpy("hand", "-g", "high", *short), hands, number, "20 times"),
        Run("hand -g ubln --low-cards one, without numpy",
            without_numpy("hand", "-g", "ubln", "--low-cards", "one", *short), hands, number, "20 times"),
        Run("judge -g a5, without numpy", without_numpy("judge", "-g", "a5", *short), showdowns, number),
    ]  # fmt: skip
    show(f"1, 2. {number:,} hands, KsKdKh7c4d, -f short", runs, in_turns(runs))


def table_of_spellings(files: Files) -> None:
    number = 500_000
    command = ("hand", "-g", "a5", "-f", "short")
    runs = [Run("KsKdKh7c4d", referee(*command), files.hands(number), number)]
    for how in SPELLINGS:
        runs.append(Run(how, referee(*command), files.spelled(how, number), number, "300,000 a second"))
        runs.append(Run(f"{how}, without numpy", without_numpy(*command), files.spelled(how, number), number))
    every_way = files.of("mixed", mixed(number))
    runs.append(Run("each of these in turn", referee(*command), every_way, number, "300,000 a second"))
    runs.append(Run("each of these in turn, without numpy", without_numpy(*command), every_way, number))
    show(f"3. {number:,} hands in other spellings, hand -g a5 -f short", runs, in_turns(runs))


#: For each peer, the module it needs, and a program that values every line of its input.
PEERS = {
    "treys": ("treys", """
import sys
from treys import Card, Evaluator
value = Evaluator().evaluate
for line in sys.stdin:
    value([], [Card.new(line[at : at + 2]) for at in (0, 2, 4, 6, 8)])
"""),
    "phevaluator": ("phevaluator", """
import sys
from phevaluator import evaluate_cards
for line in sys.stdin:
    evaluate_cards(line[:2], line[2:4], line[4:6], line[6:8], line[8:10])
"""),
    "eval7": ("eval7", """
import sys
from eval7 import Card, evaluate
for line in sys.stdin:
    evaluate([Card(line[at : at + 2]) for at in (0, 2, 4, 6, 8)])
"""),
    "pokerkit": ("pokerkit", """
import sys
from pokerkit import StandardHighHand
for line in sys.stdin:
    StandardHighHand(line.rstrip())
"""),
    "pokerkit, ace-to-five": ("pokerkit", """
import sys
from pokerkit import RegularLowHand
for line in sys.stdin:
    RegularLowHand(line.rstrip())
"""),
    "pokerkit, deuce-to-seven": ("pokerkit", """
import sys
from pokerkit import StandardLowHand
for line in sys.stdin:
    StandardLowHand(line.rstrip())
"""),
}  # fmt: skip


def table_of_peers(files: Files) -> None:
    number = 200_000
    hands = files.hands(number)
    runs = [Run("referee hand -g high", referee("hand", "-g", "high", "-f", "short"), hands, number)]
    runs.append(Run("the same, without numpy", without_numpy("hand", "-g", "high", "-f", "short"), hands, number))
    for name, (module, program) in PEERS.items():
        if find_spec(module):
            runs.append(Run(name, [sys.executable, "-c", program], hands, number, "more than 1 time"))
    show(f"4. {number:,} hands, text to value; referee also writes them down", runs, in_turns(runs))


def situations() -> Iterable[str]:
    """Distinct lines, each made of a clause about the game, one about the stage, and two about what happened."""
    dealer = random.Random(616)
    cards = DECK.copy()
    dealer.shuffle(cards)
    games = ("A-5 limit", "A-5 no-limit", "2-7 limit", "2-7 pot-limit", "A-5", "2-7 no-limit", "KC lowball NL")
    stages = ("before the draw", "on the draw", "after the draw")
    happened = (
        *[f"seat {seat} exposed {card}" for seat, card in islice(product(range(1, 9), cards), 0, None, 7)],
        *[f"the dealer flashed the {card} to seat {seat}" for seat, card in islice(product("2468", cards), 0, None, 3)],
        *[f"{nth}th card exposed {card}" for nth, card in islice(product("4567", cards), 0, None, 3)],
        *[f"seat {seat} has {number} cards" for seat, number in product(range(1, 9), (3, 4, 6))],
        *[f"{number} extra cards dealt" for number in (1, 2, 3)],
    )
    acted = (
        "nobody acted",
        "one player acted",
        "two players acted",
        "no action",
        "seat 2 acted",
        "seats 2 and 3 acted",
    )
    lines = [", ".join(clauses) for clauses in product(games, stages, happened, acted)]
    dealer.shuffle(lines)
    return lines


def table_of_rulings(files: Files) -> None:
    distinct = list(islice(situations(), 20_000))
    assert len(set(distinct)) == len(distinct) == 20_000
    dealer = random.Random(5)
    once = files.of("situations", distinct)
    often = files.of("situations-again", (dealer.choice(distinct[:1_000]) for _ in range(100_000)))
    runs = [
        Run("ruling -f short, 20,000 distinct lines", referee("ruling", "-f", "short"), once, 20_000, "5,000 a second"),
        Run("ruling -f json", referee("ruling", "-f", "json"), once, 20_000),
        Run("is misdeal -f short", referee("is", "misdeal", "-f", "short"), once, 20_000),
        Run("read -f short", referee("read", "-f", "short"), once, 20_000),
        Run("ruling -f short, 1,000 lines 100 times", referee("ruling", "-f", "short"), often, 100_000,
            "50,000 a second"),
    ]  # fmt: skip
    show("5. Situations", runs, in_turns(runs))


def table_of_lines(files: Files) -> None:
    """Twice the lines, twice the time, less what a file of one block takes: by the clock, and of the processor."""
    command = referee("hand", "-g", "a5", "-f", "short")
    numbers = [20_000, *[number * MILLION for number in (1, 2, 4, 8, 16)]]
    taken = in_turns([Run(f"{number:,}", command, files.hands(number), number) for number in numbers])
    start = taken.pop(0)
    print(f"\n6. hand -g a5 -f short; starting takes {start.wall:.3f} s, {start.cpu:.2f} s of the processor")
    print(f"{'lines':>12}{'seconds':>10}{'less start':>12}{'to half':>9}{'cpu':>8}{'less start':>12}{'to half':>9}")
    walls = [each.wall - start.wall for each in taken]
    cpus = [each.cpu - start.cpu for each in taken]
    for number, each, wall, cpu, half_wall, half_cpu in zip(
        numbers[1:], taken, walls, cpus, [0, *walls[:-1]], [0, *cpus[:-1]], strict=True
    ):
        print(
            f"{number:12,}{each.wall:10.3f}{wall:12.3f}{_ratio(wall, half_wall):>9}"
            f"{each.cpu:8.2f}{cpu:12.2f}{_ratio(cpu, half_cpu):>9}"
        )


def _ratio(whole: float, half: float) -> str:
    return f"{whole / half:.2f}" if half else ""


def table_of_memory(files: Files) -> None:
    runs = []
    for number in (200_000, 2 * MILLION, 20 * MILLION):
        hands = files.hands(number)
        runs.append(Run(f"{number:,}", referee("hand", "-g", "a5", "-f", "short"), hands, number, "120 MB"))
        command = without_numpy("hand", "-g", "a5", "-f", "short")
        runs.append(Run(f"{number:,}, without numpy", command, hands, number, "48 MB"))
    show("1. Peak memory, hand -g a5 -f short", runs, in_turns(runs, rounds=1))


TABLES = {
    "hand": table_of_hands,
    "spellings": table_of_spellings,
    "peers": table_of_peers,
    "ruling": table_of_rulings,
    "lines": table_of_lines,
    "memory": table_of_memory,
}


def machine() -> str:
    about = Path("/proc/cpuinfo")
    models = [
        line.partition(":")[2].strip() for line in about.read_text().splitlines() if line.startswith("model name")
    ]
    return (
        f"{os.cpu_count()} cores, {models[0] if models else platform.processor()}, Python {platform.python_version()}"
    )


def main(*names: str) -> None:
    print(f"{machine()}; load {os.getloadavg()[0]:.1f} before")
    with tempfile.TemporaryDirectory() as directory:
        for name in names or TABLES:
            TABLES[name](Files(Path(directory)))


if __name__ == "__main__":
    main(*sys.argv[1:])
