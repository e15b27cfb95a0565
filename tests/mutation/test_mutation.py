"""The harness itself: what it plants, and that a mistake is noticed by the tests that look there, and by no others."""

from __future__ import annotations

import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.mutation.__main__ import reviewed
from tests.mutation.mutants import mutants

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("part", ["__main__", "mutants", "trial"])
def test_examples_of_the_harness(part: str) -> None:
    examples = doctest.testmod(import_module(f"tests.mutation.{part}"))
    assert examples.attempted
    assert not examples.failed


def planted(source: str) -> list[str]:
    return [mutant.after for mutant in mutants(source)]


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("f(x < 2)", ["f(x <= 2)", "f(x >= 2)", "f(x < 3)", "f(x < 1)"]),
        ("f(x == y)", ["f(x != y)"]),
        ("f(x in y)", ["f(x not in y)"]),
        ("f(x in 'A23')", ["f(x not in 'A23')", "f(x in '23')", "f(x in 'A2')", "f(x in 'A234')"]),
        ("runs = 'A23'", ["runs = '23'", "runs = '2A3'"]),
        ("f(a and b)", ["f(a or b)", "f(a)", "f(b)"]),
        ("f(a or b or c)", ["f(a and b and c)", "f(b or c)", "f(a or c)", "f(a or b)"]),
        ("f(not a)", ["f(a)"]),
        ("if a: f()", ["if True: f()", "if False: f()"]),
        ("f(a if b else c)", ["f(a)", "f(c)"]),
        ("f([x for x in y if x])", ["f([x for x in y])"]),
        ("f(kind='pair')", ["f()", "f(kind='?')"]),
        ("f([a, b])", ["f([a])", "f([b])"]),
        ("f({a: b})", ["f({})"]),
        ("f(a + b)", ["f(a - b)"]),
        ("f(max(a))", ["f(min(a))"]),
        ("f(True)", ["f(False)"]),
        ("def f(): return Chosen(A, B)", ["return A"]),
        ("def f(): return A", ["return None"]),
        ("@rule('LB-9')\ndef _(table):\n    'Ours.'\n    return A", ["rule('LB-9'); return None", "return None"]),
        ("@states('LB-9')\ndef _(table):\n    'Ours.'", ["rule('LB-9')"]),
        ("@proviso('LB-9')\ndef _(table):\n    'Ours.'\n    return A", ["proviso('LB-9'); return True"]),
        ("raise f(a)", ["pass"]),
    ],
)
def test_what_goes_wrong(source: str, wrong: list[str]) -> None:
    assert set(wrong) <= {after.removeprefix("…") for after in planted(source)}
    assert all(compile(mutant.tree, mutant.key, "exec") for mutant in mutants(source))


@pytest.mark.parametrize(
    "source",
    [
        "'A docstring.'",
        "import a",
        "x: tuple[int, str]",
        "def f(a: Literal['one', 'all']) -> Literal['one']: ...",
        "__all__ = ['f']",
        "Value = str | int",
        "if TYPE_CHECKING:\n    import a",
        "f('All of this is told to people.')",
    ],
)
def test_what_is_left_alone(source: str) -> None:
    assert [after for after in planted(source) if after != "pass"] == []


def test_the_module_is_as_before_when_all_was_tried() -> None:
    trees = [mutant.tree for mutant in mutants("x = 1 + 1")]
    assert all(tree is trees[0] for tree in trees)
    assert [mutant.key for mutant in mutants("x = 1\nx = 1")] == [
        "x: x = 1 → x = 2",
        "x: x = 1 → x = 0",
        "x: x = 1 → x = 2 (2)",
        "x: x = 1 → x = 0 (2)",
    ]


def test_equivalent_mutants_are_listed_with_reasons() -> None:
    known = reviewed((Path(__file__).parent / "equivalent.txt").read_text("utf-8"))
    assert all(reason.endswith(".") for reason in known.values())
    assert all((ROOT / entry.split()[0]).exists() for entry in known)


TRIALS = """
import hypothesis, pytest  # once for all trials
import ast
from pathlib import Path
from tests.mutation import trial
from tests.mutation.mutants import mutants
from tests.mutation.trial import outcome

root, path = Path.cwd(), "referee/rulebook/no_limit.py"
looking, elsewhere = (["tests/rules/test_lowball.py", "-k", name] for name in ("exposed", "rap"))
source = (root / path).read_text()


def became(tree, tests):
    return outcome(root, path, tree, [tests]).name


def planted(scope, after):
    return next(mutant.tree for mutant in mutants(source) if mutant.scope == scope and after in mutant.after)


print("looking:", became(planted("NL-2a", "rank in 'A23456'"), looking))
print("elsewhere:", became(planted("NL-2a", "rank in 'A23456'"), elsewhere))
print("broken:", became(planted("NL-1", "rule('NL-1')"), looking))
print("as it stands:", became(None, looking))
trial.PATIENCE = 1
print("endless:", became(ast.parse("while True: pass"), looking))
"""


def test_a_border_card_is_noticed_where_tests_look_and_only_there() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", TRIALS], cwd=ROOT, capture_output=True, text=True, timeout=120, check=True
    )
    said = [line for line in ended.stdout.splitlines() if ": " in line]
    assert said == [
        "looking: NOTICED", "elsewhere: SURVIVED", "broken: UNIMPORTABLE", "as it stands: SURVIVED", "endless: HANGS",
    ]  # fmt: skip
