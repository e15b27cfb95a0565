"""House rules and the table: what ``referee read`` shows of them, and what is said of those that are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import referee

RULES = """\
# every table of ours
A-5 limit 20/40

sevens rule off      # since the spring
check-raise allowed,
  4 players
"""
ECHO = "A-5 limit 20/40, sevens rule off, check-raise allowed, 4 players"


@pytest.fixture
def house(tmp_path: Path) -> str:
    path = tmp_path / "house"
    path.write_text(RULES)
    return str(path)


def test_read_shows_what_the_rules_mean(house: str) -> None:
    echo, _, *rows = referee("read", "--house", house).out.splitlines()
    assert echo == ECHO
    assert [" ".join(row.split()) for row in rows] == [
        "A-5 limit 20/40 A-5 ace-to-five lowball",
        "limit fixed betting",
        "20/40 a bet before the draw, and after it",
        "sevens rule off sevens rule off a seven or better need not be bet",
        "check-raise allowed, 4 players check-raise allowed a player who checked may raise",
        "4 players how many players are in the pot",
    ]


def test_read_shows_which_rules_the_table_was_told_otherwise(house: str) -> None:
    answered = referee("read", "--house", house, "-t", "sevens rule on")
    assert answered.out.splitlines()[0] == ECHO.replace("off", "on")
    assert "a seven or better need not be bet; not here\n" in answered.out
    assert "as was said of the table        sevens rule on       a seven or better must be bet\n" in answered.out


def test_the_house_can_be_named_in_the_environment(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_HOUSE", house)
    assert referee("read").out.startswith(f"{ECHO}\n")
    assert referee("read", "exposed 7h").out == f"{ECHO}, exposed 7♥\n"


def test_as_json_they_are_a_reading_in_which_nothing_happens(house: str) -> None:
    record = referee("read", "--house", house, "-j").record
    assert record["settings"] == {
        "game": "a5", "betting": "limit", "stakes": "20/40", "sevens-rule": "off", "check-raise": "allowed",
        "players": "4",
    }  # fmt: skip
    assert (record["read"], record["events"], record["errors"]) == (ECHO, [], [])


@pytest.mark.parametrize(
    ("rules", "place", "message"),
    [
        ("A-5 limit\nsevens rul off\n", "2:8", "did not understand 'rul'"),
        ("A-5 limit,\n  sevens rul off\n", "2:10", "did not understand 'rul'"),
        ("A-5\n\nseat 3 exposed 7h\n", "3:1", "this happens in one deal"),
        ("A-5 limit\nno-limit\n", "2:1", "the house says 'A-5 limit' before"),
        ("A-5 limit => misdeal\n", "1:10", "nothing can be expected"),
    ],
)
@pytest.mark.parametrize("command", [("read",), ("ruling", "exposed 7h"), ("check", "none.ref")])
def test_a_wrong_rule_is_named_with_line_and_column(
    command: tuple[str, ...], rules: str, place: str, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "house"
    path.write_text(rules)
    answered = referee(*command, "--house", str(path))
    assert answered.status == 2
    assert answered.out == ""
    assert answered.err.startswith(f"{path}:{place}: error: {message}")


def test_a_table_that_cannot_be_read_is_put_right() -> None:
    answered = referee("ruling", "-t", "A-5 limt", "before the draw, 4th card exposed 6s by the dealer")
    assert answered.status == 2
    assert answered.err.splitlines()[-1] == (
        "try: referee ruling -t 'A-5 limit' before the draw, 4th card exposed 6s by the dealer"
    )
