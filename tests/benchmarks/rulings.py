"""How many lines are read and ruled a second in one process: ``python tests/benchmarks/rulings.py``.

The lines are the examples of every rule and of ``examples/*.ref``. The first pass reads each for the first time;
the later ones find its clauses read before. Seconds are of the processor, so that other work on the machine does
not count.
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path

from referee.floor import rule_on
from referee.rulebook import RULES
from referee.situation import read_lines

PASSES = 5
EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example_lines() -> list[str]:
    """Every example line without its expected ruling."""
    of_rules = [line.partition("=>")[0].strip() for rule in RULES.values() for line in rule.examples]
    files = [entry.text for path in sorted(EXAMPLES.glob("*.ref")) for entry in read_lines(path.open(encoding="utf-8"))]
    return of_rules + files


def lines_a_second(lines: list[str]) -> float:
    start = time.process_time()
    for line in lines:
        rule_on(line)
    return len(lines) / (time.process_time() - start)


def main() -> None:
    lines = example_lines()
    first, *later = (lines_a_second(lines) for _ in range(1 + PASSES))
    print(f"{len(lines)} example lines       lines a second")
    print(f"first pass              {first:14,.0f}")
    print(f"read again, median of {PASSES} {statistics.median(later):14,.0f}")


if __name__ == "__main__":
    main()
