"""What a call imports, in a fresh interpreter: start-up is felt every time."""

from __future__ import annotations

import pytest

from tests.cli.running import python

IMPORTED = """
import sys
from referee.cli import main
try:
    main(sys.argv[1:])
finally:
    print(*sys.modules, file=sys.stderr)
"""

#: Too slow to import for an answer that can do without them.
HEAVY = {"pyparsing", "tabulate", "numpy", "dataclasses", "json", "importlib.metadata"}


def heavy_imports(*arguments: str) -> set[str]:
    ended = python(IMPORTED, *arguments)
    assert ended.returncode == 0, ended.stderr
    return HEAVY & set(ended.stderr.decode().split())


@pytest.mark.parametrize(
    "arguments",
    [
        ("--version",),
        ("--help",),
        ("-h",),
        (),
        ("judge", "-g", "a5", "KsKdKh7c4d", "9h8h7h6h2s"),
        ("judge", "-g", "ubln", "Ann=K♠K♦K♥7♣4♦", "Bob=9♥8♥7♥6♥2♠", "Jh10h8d7s2c"),
        ("judge", "-g", "27", "--format=short", "7-5-4-3-2", "8-6-5-4-2"),
        ("judge", "-g", "high", "--quiet", "KsKdKh7c4d", "9h8h7h6h2s"),
        ("hand", "-g", "27", "KsKdKh7c4d"),
        ("hand", "-g", "a5", "--format=short", "Ks2d3h4c5d", "Jo2d3h4c5d"),
    ],
    ids=" ".join,
)
def test_compact_hands_import_nothing_heavy(arguments: tuple[str, ...]) -> None:
    assert heavy_imports(*arguments) == set()


@pytest.mark.parametrize(
    "arguments",
    [
        ("ruling", "A-5 limit, before the draw, seat 3 exposed 7h"),
        ("ruling", "--format=short", "lowball, 2 extra cards dealt, nobody acted"),
        ("is", "--quiet", "must-take", "before the draw, 4th card exposed 3d"),
        ("read", "KC lowball NL, pre-draw, exposed 7♣"),
        ("explain", "A5-3"),
        ("rules", "--tree"),
    ],
    ids=" ".join,
)
def test_lines_in_which_every_word_is_understood_import_nothing_heavy(arguments: tuple[str, ...]) -> None:
    assert heavy_imports(*arguments) == set()


def test_chips_are_counted_only_where_they_are_told() -> None:
    code = "import sys, referee; referee.rule_on('2 extra cards, nobody acted'); print(*sys.modules)"
    assert not {"referee.money", "referee.play", "pyparsing"} & set(python(code).stdout.decode().split())


def test_the_library_imports_no_command_line() -> None:
    code = "import sys, referee; referee.judge('27', ['7-5-4-3-2', '8-6-5-4-2']); print(*sys.modules)"
    assert not {"click", "tabulate", "pyparsing"} & set(python(code).stdout.decode().split())


def test_the_other_ways_to_write_a_hand_do_need_pyparsing() -> None:
    """So that the test above would see it."""
    assert heavy_imports("judge", "-g", "a5", "joker 2s 3d 4c 5h", "9h8h7h6h3s") >= {"pyparsing"}
