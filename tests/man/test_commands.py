"""``referee(1)`` tells of every command, option and status of the code, of nothing else, and its examples are run."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator

import click
import pytest

from referee import __version__
from referee.cli.commands import COMMANDS, cli
from referee.cli.status import Status
from tests.man.roff import MAN, Piece, pieces
from tests.sessions import Session, as_written, sessions_in

PAGE = list(pieces("referee.1"))
SECTIONS = [
    "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES", "NOTES", "EXAMPLES",
    "SEE ALSO",
]  # fmt: skip
OPTION = re.compile(r"(?<![\w-])--?[A-Za-z0-9][a-z-]*")
GROUPS = ("table", "output", "announced", "filter")


def options_of(command: click.Command) -> dict[str, click.Option]:
    """The options of a command by each of their spellings."""
    options = [parameter for parameter in command.params if isinstance(parameter, click.Option)]
    return {spelling: option for option in options for spelling in option.opts}


def command_called(name: str) -> click.Command:
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    return command


def tags(section: str, subsection: str | None = None) -> list[str]:
    return [
        piece.text
        for piece in PAGE
        if piece.kind == "tag" and piece.section == section and subsection in (None, piece.subsection)
    ]


def spellings(tag: str) -> list[str]:
    return OPTION.findall(tag)


def synopsis(name: str) -> str:
    """The line of a command in the synopsis, without the words it begins with."""
    lines = iter(PAGE)
    return next(next(lines).text for piece in lines if piece == Piece("SYNOPSIS", "", "synopsis", f"referee {name}"))


def by_synopsis(name: str) -> set[str]:
    """Every spelling of the options that the synopsis gives a command, the groups it names spelled out."""
    line = synopsis(name)
    documented = [set(spellings(tag)) for tag in tags("OPTIONS")]
    short = {spelling: both for both in documented for spelling in both}
    alone = {spelling for found in OPTION.findall(line) for spelling in short[found]}
    grouped = {
        spelling
        for group in GROUPS
        if f"[{group}]" in line
        for tag in tags("OPTIONS", group)
        for spelling in spellings(tag)
    }
    return alone | grouped


def test_the_sections_are_those_of_a_manual() -> None:
    assert list(dict.fromkeys(piece.section for piece in PAGE)) == SECTIONS


def test_the_page_is_of_this_version() -> None:
    for page in ("referee.1", "referee.5"):
        assert f'"referee {__version__}"' in (MAN / page).read_text()


def test_every_command_is_told_of_and_no_other() -> None:
    assert tags("DESCRIPTION") == list(COMMANDS)
    in_synopsis = [piece.text.removeprefix("referee ") for piece in PAGE if piece.kind == "synopsis"]
    assert in_synopsis == [*COMMANDS, "referee"]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_synopsis_gives_a_command_its_options_and_no_other(name: str) -> None:
    assert by_synopsis(name) == set(options_of(command_called(name)))


def every_option() -> Iterator[tuple[str, click.Option]]:
    yield from options_of(cli).items()
    for name in COMMANDS:
        yield from options_of(command_called(name)).items()


def test_every_option_is_told_of_and_no_other() -> None:
    told = {spelling for tag in tags("OPTIONS") for spelling in spellings(tag)}
    assert told == {"-h", "--help"} | {spelling for spelling, _ in every_option()}


def test_no_other_option_is_mentioned_anywhere() -> None:
    """What bash's own lines in the examples are given does not look like one."""
    text = " ".join(piece.text for piece in PAGE)
    mentioned = {spelling for spelling in OPTION.findall(text) if spelling.startswith("--")}
    assert mentioned - {"--help"} <= {spelling for spelling, _ in every_option()}


@pytest.mark.parametrize("tag", [tag for tag in tags("OPTIONS") if "|" in tag])
def test_the_choices_of_an_option_are_the_code_s(tag: str) -> None:
    *_, long = spellings(tag)
    choices = re.sub(r".*--\S+ ", "", tag).split(" | ")
    for spelling, option in every_option():
        if spelling == long:
            assert isinstance(option.type, click.Choice)
            assert list(option.type.choices) == choices


def test_every_format_is_told_of() -> None:
    formats = {
        str(choice)
        for spelling, option in every_option()
        if spelling == "--format" and isinstance(option.type, click.Choice)
        for choice in option.type.choices
    }
    text = " ".join(piece.text for piece in PAGE if piece.subsection == "output")
    assert {name for name in formats if not re.search(rf"\b{name}\b", text)} == set()


def test_every_exit_status_is_told_of_and_no_other() -> None:
    assert [int(tag) for tag in tags("EXIT STATUS")] == [status.value for status in Status]


def test_every_variable_is_told_of_and_no_other() -> None:
    """``COLUMNS`` is read by Python for us."""
    code = "".join(path.read_text() for path in (MAN.parent / "referee" / "cli").rglob("*.py"))
    read = set(re.findall(r'"(REFEREE_[A-Z]+|[A-Z]+_COLOR|TERM)"', code))
    assert set(tags("ENVIRONMENT")) == read | {"COLUMNS"}


def examples(page: list[Piece]) -> list[Session]:
    return list(sessions_in("\n".join(piece.text for piece in page if piece.kind == "example")))


@pytest.mark.parametrize("session", examples(PAGE), ids=lambda session: session.command)
def test_example(session: Session, shell: dict[str, str]) -> None:
    ended = subprocess.run(
        ["sh", "-c", session.command], capture_output=True, text=True, env=shell, timeout=60, check=False
    )
    assert ended.stderr == ""
    assert as_written(ended.stdout.splitlines(), session.output) == session.output
    assert ended.returncode == session.status
