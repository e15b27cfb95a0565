"""Shows that the tests notice every mistake in the rulebook and in the values of hands.

    python -m tests.mutation                                   everything, about an hour
    python -m tests.mutation referee/rulebook/no_limit.py      some modules
    python -m tests.mutation --every 20                        a sample

Each mutant (see ``mutants``) of the modules is put on trial (see ``trial``) in a copy of this checkout. Printed is each
that no test noticed, with its place and the change; at the end the count. A mutant that cannot be imported is no feat
of the tests and counted apart; one that never ends is noticed. Mutants that change nothing anybody could see stand in
``equivalent.txt`` with the reason; an entry there that no mutant needs is reported too. Exit status 1 if there is
anything to report.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from tests.mutation.mutants import Mutant, mutants
from tests.mutation.trial import Outcome, dotted, outcome

ROOT = Path(__file__).parent.parent.parent
EQUIVALENT = Path(__file__).parent / "equivalent.txt"
#: What the tests need of the checkout.
NEEDED = (
    "referee", "tests", "examples", "man", "scripts", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "pyproject.toml",
)  # fmt: skip
ROOMS = ("rulebook", "games")


def main(arguments: Sequence[str]) -> int:
    options = _options(arguments)
    paths = options.modules or [str(path.relative_to(ROOT)) for room in ROOMS for path in _modules(room)]
    known = reviewed(EQUIVALENT.read_text(encoding="utf-8"))
    needed: set[str] = set()
    ended: Counter[Outcome] = Counter()
    _load_libraries()
    with tempfile.TemporaryDirectory() as copy:
        root = copied(Path(copy))
        for path in paths:
            if outcome(root, path, None, tests_of(path)) is not Outcome.SURVIVED:
                sys.exit(f"the tests of {path} fail as it stands: mend that first")
            for mutant in islice(mutants((root / path).read_text(encoding="utf-8")), 0, None, options.every):
                became = outcome(root, path, mutant.tree, tests_of(path))
                ended[became] += 1
                if became is Outcome.SURVIVED and (entry := f"{path} {mutant.key}") in known:
                    needed.add(entry)
                elif became is Outcome.SURVIVED:
                    report(path, mutant)
    stale = [] if options.every > 1 else [entry for entry in known if entry.split()[0] in paths and entry not in needed]
    for entry in stale:
        print(f"equivalent.txt: no such mutant, or a test notices it: {entry}")
    print(counted(ended, len(needed)))
    return 1 if stale or ended[Outcome.SURVIVED] > len(needed) else 0


def counted(ended: Counter[Outcome], equivalent: int) -> str:
    """What became of all mutants, in one line.

    >>> counted(Counter({Outcome.NOTICED: 90, Outcome.HANGS: 1, Outcome.UNIMPORTABLE: 7, Outcome.SURVIVED: 3}), 2)
    '94 mutants: 91 noticed (1 as it never ends), 2 equivalent, 1 survived; 7 more cannot be imported'
    """
    endless = f" ({ended[Outcome.HANGS]} as it never ends)" if ended[Outcome.HANGS] else ""
    noticed, survived = ended[Outcome.NOTICED] + ended[Outcome.HANGS], ended[Outcome.SURVIVED] - equivalent
    return (
        f"{noticed + equivalent + survived} mutants: {noticed} noticed{endless}, {equivalent} equivalent, "
        f"{survived} survived; {ended[Outcome.UNIMPORTABLE]} more cannot be imported"
    )


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("modules", nargs="*", help="modules to try, as paths from the root of the checkout")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="try only one mutant of N")
    return parser.parse_args(arguments)


def _modules(room: str) -> list[Path]:
    return sorted((ROOT / "referee" / room).glob("*.py"))


def _load_libraries() -> None:
    """Load once what every trial would load again."""
    import hypothesis
    import numpy
    import pokerkit
    import pyparsing
    import pytest

    assert all((hypothesis, numpy, pokerkit, pyparsing, pytest))


def copied(root: Path) -> Path:
    """A copy of the checkout, so that it may be worked on meanwhile."""
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            shutil.copy(source, root / name)
    return root


def tests_of(path: str) -> list[list[str]]:
    """The tests to try a module with, those that notice most first."""
    _, room, name = Path(path).parts
    doctests = ["tests/test_doctests.py", "-k", dotted(path)]
    if room == "games":
        return [
            ["tests/games/test_values.py"],
            ["tests/games"],
            doctests,
            ["tests/showdown", "tests/test_bad_hands.py"],
        ]
    own = f"tests/rules/test_{name}"
    first = [own] if (ROOT / own).exists() else ["tests/rules/test_book.py"]
    asked = ["tests/cli/test_asking.py", "-k", "every_answer or words_of_an_answer"]
    return [first, ["tests/rules/test_lowball.py"], ["tests/rules"], doctests, ["tests/cli/test_book.py"], asked]


def reviewed(text: str) -> dict[str, str]:
    """The entries of ``equivalent.txt``: a line that names a mutant, and indented below it the reason.

    >>> reviewed("# a comment\\na.py f: x < 1 → x <= 1\\n    x is never 1\\n")
    {'a.py f: x < 1 → x <= 1': 'x is never 1'}
    """
    entries: dict[str, str] = {}
    entry = ""
    for line in text.splitlines():
        if line.startswith("    "):
            entries[entry] = f"{entries[entry]} {line.strip()}".strip()
        elif line and not line.startswith("#"):
            entry = line
            entries[entry] = ""
    return entries


def report(path: str, mutant: Mutant) -> None:
    print(f"{path}:{mutant.line}: no test notices, in {mutant.scope}:")
    print(f"    - {mutant.before}\n    + {mutant.after}")
    print(f"    {path} {mutant.key}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
