"""What reaches the stream: suits and letters, colours, line lengths, and encodings that cannot take everything."""

from __future__ import annotations

import io
import json
import re

import pytest

from referee.cli.output import Page, wrapped
from referee.spelling import display_width
from tests.cli.running import on_a_terminal, process, referee

JUDGE = ("judge", "-g", "ubln", "K♠K♦K♥7♣4♦", "9♥8♥7♥6♥2♠")
WRONG = ("judge", "-g", "ubln", "K♠K♦K♥7♣4x", "9♥8♥7♥6♥2♠")
FIRST_LINE = "9♥8♥7♥6♥2♠ wins: ten-high straight flush (2♠ as 10♥) beats four kings (4♦ as K)."
IN_LETTERS = "9h8h7h6h2s wins: ten-high straight flush (2s as 10h) beats four kings (4d as K)."


#: Answers with long lines, with columns and with tables.
LOOKED_AT = [
    JUDGE,
    ("judge", "K♠K♦K♥7♣4♦", "9♥8♥7♥6♥2♠"),
    ("judge", "-g", "ubln", "Ann=KhKd7c4d4s", "Roberta=AhAs9c8s2d", "Zoe=QsQcQdJh5s"),
    ("hand", "7-5-4-3-2"),
    ("judge", "-g", "ubln", "22345", "A234K"),
    ("ruling", "4th card exposed 6s by the dealer"),
    ("ruling", "-ww", "2-7 limit, before the draw, seat 3 4th card exposed 6s"),
    ("explain", "A5-3"),
    ("rules",),
    ("rules", "--tree"),
    ("words", "--answers"),
    ("words", "flashed"),
]


def first_line(text: bytes, encoding: str = "utf-8") -> str:
    return text.decode(encoding).splitlines()[0]


class TestSuits:
    def test_are_symbols_where_the_stream_is_utf_8(self) -> None:
        assert first_line(process(*JUDGE).stdout) == FIRST_LINE

    def test_are_letters_if_asked_for(self) -> None:
        assert first_line(process(*JUDGE, "--ascii").stdout) == IN_LETTERS

    @pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "cp437", "koi8-r", "utf-16"])
    def test_are_letters_in_any_other_encoding(self, encoding: str) -> None:
        written = process(*JUDGE, env={"PYTHONIOENCODING": encoding}).stdout
        assert first_line(written, encoding) == IN_LETTERS

    @pytest.mark.parametrize("encoding", ["ascii", "latin-1", "koi8-r"])
    def test_names_do_not_crash_an_encoding(self, encoding: str) -> None:
        answer = process("judge", "-g", "a5", "Zoë=8-6-4-3-2", "愛=8-6-5-3-2", env={"PYTHONIOENCODING": encoding})
        assert answer.returncode == 0
        assert b"wins: eight-six-four low beats eight-six-five low." in answer.stdout

    def test_are_decided_for_each_stream_apart(self) -> None:
        answer = process(*WRONG, env={"PYTHONIOENCODING": "ascii"})
        assert b"KsKdKh7c4x" in answer.stderr


class TestHelp:
    """What is written past the pages finds letters for suits too."""

    @pytest.mark.parametrize("encoding", ["cp1252", "latin-1", "koi8-r"])
    def test_has_letters_where_there_are_no_symbols(self, encoding: str) -> None:
        written = process("judge", "-h", env={"PYTHONIOENCODING": encoding}).stdout.decode(encoding)
        assert "referee judge -g ubln KsKdKh7c4d 9h8h7h6h2s" in written
        assert "\\u" not in written


def test_arguments_are_read_alike_in_a_locale_without_utf_8() -> None:
    env = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    assert first_line(process(*JUDGE, env=env).stdout) == IN_LETTERS


class TestJson:
    @pytest.mark.parametrize("encoding", ["utf-8", "ascii", "latin-1", "koi8-r"])
    def test_is_the_same_object_in_every_encoding(self, encoding: str) -> None:
        answer = process(*JUDGE, "-j", env={"PYTHONIOENCODING": encoding})
        assert json.loads(answer.stdout.decode(encoding)) == referee(*JUDGE, "-j").record

    def test_has_letters_if_asked_for(self) -> None:
        answer = process(*JUDGE, "-j", "--ascii")
        assert answer.stdout.isascii()
        assert b'"cards":"9h8h7h6h2s"' in answer.stdout


class TestColor:
    BOLD, RED = "\x1b[1m", "\x1b[31m"

    @pytest.mark.parametrize(
        ("options", "env", "colored"),
        [
            ((), {}, False),
            (("--color", "always"), {}, True),
            (("--color", "always"), {"NO_COLOR": "1", "TERM": "dumb"}, True),
            ((), {"FORCE_COLOR": "1"}, True),
            ((), {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
            (("--color", "never"), {"FORCE_COLOR": "1"}, False),
        ],
    )
    def test_on_a_pipe(self, options: tuple[str, ...], env: dict[str, str], colored: bool) -> None:
        assert (b"\x1b" in process(*JUDGE, *options, env=env).stdout) is colored

    @pytest.mark.parametrize(
        ("env", "colored"),
        [({"TERM": "xterm"}, True), ({"TERM": "dumb"}, False), ({"TERM": "xterm", "NO_COLOR": "1"}, False)],
    )
    def test_on_a_terminal(self, env: dict[str, str], colored: bool) -> None:
        assert ("\x1b" in on_a_terminal(*JUDGE, env=env)[1]) is colored

    def test_is_red_for_hearts_and_diamonds_and_bold_for_the_answer(self) -> None:
        answer = process(*JUDGE, "--color", "always").stdout.decode()
        bold_line, *others = answer.splitlines()
        assert bold_line.startswith(self.BOLD)
        assert not any(self.BOLD in line for line in others)
        assert f"{self.RED}10♥\x1b[39m" in bold_line
        assert f"{self.RED}2♠" not in bold_line

    def test_is_kept_in_letters(self) -> None:
        answer = process(*JUDGE, "--color", "always", "--ascii").stdout.decode()
        assert f"{self.RED}10h\x1b[39m" in answer

    @pytest.mark.parametrize("arguments", LOOKED_AT, ids=" ".join)
    def test_adds_no_word_and_takes_none(self, arguments: tuple[str, ...]) -> None:
        colored = referee(*arguments, "--color", "always").out
        assert re.sub(r"\x1b\[\d+m", "", colored) == referee(*arguments, "--color", "never").out

    def test_is_none_in_json(self) -> None:
        assert b"\x1b" not in process(*JUDGE, "--color", "always", "-j").stdout

    def test_of_messages_goes_by_their_own_stream(self) -> None:
        answer = process(*WRONG, "--color", "always")
        assert answer.stdout == b""
        assert f"{self.RED}K♥".encode() in answer.stderr


class TestWidth:
    @pytest.mark.parametrize("columns", [66, 80])
    @pytest.mark.parametrize("arguments", LOOKED_AT, ids=" ".join)
    def test_a_line_on_a_terminal_is_wrapped_and_set_in(self, arguments: tuple[str, ...], columns: int) -> None:
        _, shown = on_a_terminal(*arguments, columns=columns)
        assert max(display_width(line) for line in shown.splitlines()) <= columns

    @pytest.mark.parametrize("arguments", LOOKED_AT, ids=" ".join)
    def test_wrapping_loses_no_word(self, arguments: tuple[str, ...]) -> None:
        _, shown = on_a_terminal(*arguments, columns=60)
        assert sorted(shown.split()) == sorted(referee(*arguments).out.split())

    def test_a_line_in_a_pipe_is_left_whole(self) -> None:
        assert max(len(line) for line in process(*JUDGE).stdout.decode().splitlines()) > 100

    @pytest.mark.parametrize(
        ("text", "lines"),
        [
            ("  one two three", ["  one two", "    three"]),
            ("unbreakablyverylong word", ["unbreakablyverylong", "    word"]),
            ("愛愛愛 愛愛", ["愛愛愛", "    愛愛"]),
            ("short", ["short"]),
            ("", [""]),
        ],
    )
    def test_wrapped(self, text: str, lines: list[str]) -> None:
        assert list(wrapped(text, 10, 4)) == lines


def test_table_cells_are_text_as_it_is() -> None:
    buffer = io.StringIO()
    Page(buffer).table(["hand", "n"], [["7♥", "007"], ["1e5", "-"], ["A\tB\x1b[1m", "1"]])
    rows = [("hand", "n"), ("7♥", "007"), ("1e5", "-"), (r"A\tB\x1b[1m", "1")]
    assert buffer.getvalue() == "".join(f"  {hand:13}{number}\n" for hand, number in rows)
