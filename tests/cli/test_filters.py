"""Filters by their contract, each point through a real pipe: one line in, one record out."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import COMMAND, PLAIN, process, python, referee

Ended = subprocess.CompletedProcess[bytes]

HAND = ("hand", "-g", "27", "-f", "short", "-")

#: Lines of hands, the second and the fourth of which cannot be read, and what comes of them.
LINES = b"7h5d4c3s2s\n8h6d4c3s2x\n8h6d4c3s2d\n\nTs9s8s7s6s\n"
RECORDS = b"1 seven-five low\n- error\n6 eight-six-four low\n- error\n7458 ten-high straight flush\n"


def filtered(*arguments: str, lines: bytes, env: dict[str, str] | None = None) -> Ended:
    return process(*arguments, input=lines, env=env)


class Work:
    """A filter at work."""

    def __init__(self, work: subprocess.Popen[bytes]) -> None:
        self.work = work

    def say(self, lines: bytes) -> None:
        assert self.work.stdin
        self.work.stdin.write(lines)
        self.work.stdin.flush()

    def record(self) -> bytes:
        assert self.work.stdout
        return self.work.stdout.readline()

    def hang_up(self) -> None:
        """Read no more of the records."""
        assert self.work.stdout
        self.work.stdout.close()

    def status(self) -> int:
        return self.work.wait(60)

    def messages(self) -> bytes:
        assert self.work.stderr
        return self.work.stderr.read()


@contextmanager
def running(*arguments: str, **streams: Any) -> Iterator[Work]:
    """A filter at work, which is gone at the end of the block."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | streams
    with subprocess.Popen((*COMMAND, *arguments), env=PLAIN, **pipes) as work:
        try:
            yield Work(work)
        finally:
            work.kill()


# --- one line in, one record out ---


def test_bad_lines_have_records_in_their_places() -> None:
    ended = filtered(*HAND, lines=LINES)
    assert ended.stdout == RECORDS
    assert ended.returncode == 2
    messages = [line for line in ended.stderr.decode().splitlines() if line.startswith("stdin:")]
    assert [message.split(" error: ")[0] for message in messages] == ["stdin:2:9:", "stdin:4:1:"]


def test_the_message_points_into_the_line() -> None:
    ended = filtered("judge", "-g", "a5", "-", lines=b"7h5d4c3s2s 8d6h4s3h2d\n7h5d4c3s2s 8x6h4s3h2d\n")
    place, echo, carets = ended.stderr.decode().splitlines()
    assert place.startswith("stdin:2:12: error: '8x' is no card")
    assert (echo, carets) == ("  7h5d4c3s2s 8x6h4s3h2d", "             ^~")


SITUATIONS = (
    "A-5 limit, before the draw, seat 3 exposed 7h",
    "A-5, before the draw, 4th card exposed 6s",
    "lowball, 2 extra cards dealt, nobody acted",
    "A-5 limit, exposd 7h",
    "",
    "A-5 limit 20/40, after the draw, pot 120 before the draw, seat 3 checks 7-5-4-3-2, seat 5 bets 40, seat 3 calls, "
    "seat 5 shows 8-6-4-3-2",
    "A-5\u00a0limit, “exposed” 7\N{BLACK HEART SUIT}\ufe0f",
)

#: Every command that is a filter, the options it needs, and lines for it, at least one of which cannot be read.
COMMANDS = {
    "hand": (("hand", "-g", "ubln"), ("7h5d4c3s2s", "KhKd7c4d4s", "7-5-4-3-2", "7h5d4c", "Ann=8♥6♦4♣3♠2♦", "8x", "")),
    "hand in every game": (("hand",), ("7h5d4c3s2s", "7-5-4-3-2", "8x")),
    "judge": (("judge", "-g", "27"), ("7h5d4c3s2s KsKdKh7c4d", "Ann=7-5-4-3-2 vs Ks Kd Kh 7c 4d", "7h5d4c3s2s", "")),
    "judge in every game": (("judge",), ("7-5-4-3-2|6-4-3-2-A", "7-5-4-3-2|7h5d4c", "")),
    "ruling": (("ruling",), SITUATIONS),
    "ruling with reasons": (("ruling", "-ww", "--strict"), SITUATIONS),
    "is": (("is", "misdeal"), SITUATIONS),
    "read": (("read", "-t", "no-limit"), SITUATIONS),
}
FORMATS = ("text", "short", "json", "jsonl", "tsv")
COMMANDS_AND_FORMATS = [
    pytest.param(arguments, lines, format, id=f"{name}, {format}")
    for name, (arguments, lines) in COMMANDS.items()
    for format in FORMATS
    if (name, format) != ("hand in every game", "short")
]


@pytest.mark.parametrize(("arguments", "lines", "format"), COMMANDS_AND_FORMATS)
def test_a_record_is_a_line_whatever_stands_before_it(
    arguments: tuple[str, ...], lines: tuple[str, ...], format: str
) -> None:
    def records(*some: str) -> list[bytes]:
        ended = filtered(*arguments, "-f", format, "-", lines="".join(f"{line}\n" for line in some).encode())
        assert ended.returncode in (0, 2)
        assert ended.stdout.endswith(b"\n")
        return ended.stdout.removesuffix(b"\n").split(b"\n")

    together = records(*lines, *reversed(lines))
    assert len(together) == 2 * len(lines)
    assert together == together[::-1]
    assert records(lines[0]) == together[:1]


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("hand", ["7h5d4c3s2s"]),
        ("hand", ["Ann=7-5-4-3-2"]),
        ("hand", ["7h5d4c"]),
        ("judge", ["7h5d4c3s2s", "8d6h4s3h2d"]),
        ("judge", ["Ann=7-5-4-3-2", "Bob=7-5-4-3-2"]),
        ("ruling", [SITUATIONS[0]]),
        ("ruling", [SITUATIONS[5]]),
        ("is must-take", [SITUATIONS[1]]),
        ("read", [SITUATIONS[2]]),
    ],
)
@pytest.mark.parametrize("game", [("-g", "a5"), ("-g", "ubln"), ()])
def test_json_is_that_of_the_command_with_an_id(command: str, line: list[str], game: tuple[str, ...]) -> None:
    ended = filtered(*command.split(), *game, "-j", "-", lines=" ".join(line).encode())
    alone = referee(*command.split(), *game, "-j", *line).record
    assert json.loads(ended.stdout) == alone | {"id": None} | ({"line": None} if "line" in alone else {})


def test_json_holds_no_half_characters() -> None:
    ended = filtered("ruling", "-j", "-", lines=b"lowball, boxed card\n\xff\xfe foo\n")
    records = [json.loads(record) for record in ended.stdout.decode().splitlines()]
    assert [record["in"] for record in records] == ["lowball, boxed card", "\ufffd\ufffd foo"]


def test_what_depends_and_what_is_not_covered_are_answers() -> None:
    depends = filtered("hand", "-g", "ubln", "-f", "short", "-", lines=b"KhKd7c4d4s\n")
    assert (depends.stdout, depends.stderr, depends.returncode) == (b"- depends\n", b"", 0)
    no = filtered("is", "misdeal", "-f", "short", "-", lines=b"lowball, 2 extra cards dealt, two players acted\n")
    assert (no.stdout, no.stderr, no.returncode) == (b"no\n", b"", 0)
    not_covered = filtered("judge", "-g", "high", "-f", "short", "-", lines=b"KhKd7c4d 7h5d4c3s2s\n")
    assert (not_covered.stdout, not_covered.stderr, not_covered.returncode) == (b"not-covered\n", b"", 0)


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("options", [(), ("--key",), ("-0",)])
@pytest.mark.parametrize("nothing", [b"", b"\xef\xbb\xbf"])
def test_no_output_for_no_input(format: str, options: tuple[str, ...], nothing: bytes) -> None:
    header = ("--header",) if format == "tsv" else ()
    ended = filtered("hand", "-g", "a5", "-f", format, *options, *header, "-", lines=nothing)
    assert (ended.stdout, ended.stderr, ended.returncode) == (b"", b"", 0)


@pytest.mark.parametrize("format", FORMATS)
def test_quiet_leaves_the_status(format: str) -> None:
    ended = filtered("hand", "-g", "27", "-f", format, "-q", "-", lines=LINES)
    assert (ended.stdout, ended.returncode) == (b"", 2)
    ended = filtered("hand", "-g", "27", "-f", format, "-q", "-", lines=b"7h5d4c3s2s\n")
    assert (ended.stdout, ended.stderr, ended.returncode) == (b"", b"", 0)


# --- how lines are read ---


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(LINES.replace(b"\n", b"\r\n"), id="CRLF"),
        pytest.param(LINES.removesuffix(b"\n"), id="no last newline"),
        pytest.param(b"\xef\xbb\xbf" + LINES, id="byte order mark"),
        pytest.param(b"\xef\xbb\xbf" + LINES.replace(b"\n", b"\r\n").removesuffix(b"\n"), id="all three"),
    ],
)
def test_ends_of_lines(lines: bytes) -> None:
    assert filtered(*HAND, lines=lines).stdout == RECORDS


@pytest.mark.parametrize(
    ("line", "column"),
    [
        pytest.param(b"7h5d\x004c3s2s", 5, id="NUL"),
        pytest.param(b"7h5d\xff4c3s2s", 5, id="invalid UTF-8"),
        pytest.param("7♥5♦".encode() + b"\xe2\x994c3s2s", 5, id="half a character"),
        pytest.param(b"7h5d4c3s2s" * 1_000_000, 1, id="10 MB"),
        pytest.param(b"7h5d\x0b4c3s2s", 5, id="vertical tab"),
    ],
)
def test_one_bad_record_for_an_odd_line(line: bytes, column: int) -> None:
    ended = filtered(*HAND, lines=b"7h5d4c3s2s\n" + line + b"\n8h6d4c3s2d\n")
    assert ended.stdout == b"1 seven-five low\n- error\n6 eight-six-four low\n"
    assert ended.returncode == 2
    assert ended.stderr.decode().startswith(f"stdin:2:{column}: error: ")
    assert len(ended.stderr) < 1_000


def test_a_long_line_is_refused_before_it_ends() -> None:
    with running(*HAND, "--line-buffered") as work:
        work.say(b"7" * 100_000)
        assert work.record() == b"- error\n"
        work.say(b"7" * 100_000 + b"\n7h5d4c3s2s\n")
        assert work.record() == b"1 seven-five low\n"


def test_lines_that_end_in_nul() -> None:
    ended = filtered(*HAND, "-0", lines=b"7h5d4c3s2s\x008h 6d\n4c 3s 2d\x008h6d4c3s2x")
    assert ended.stdout == b"1 seven-five low\n6 eight-six-four low\n- error\n"
    assert ended.stderr.startswith(b"stdin:3:9: ")


# --- what is carried through ---


@pytest.mark.parametrize("key", [b"", b"no. 7", b"caf\xe9", "♥".encode(), b"a\\b", b'"q"', b"\x1b[2J", b"1 seven"])
def test_key(key: bytes) -> None:
    lines = key + b"\t7h5d4c3s2s\r\n" + key + b"\t7h5d\t4c3s2x\n"
    ended = filtered(*HAND, "--key", lines=lines)
    assert ended.stdout == key + b"\t1 seven-five low\n" + key + b"\t- error\n"
    (record, _) = filtered("hand", "-g", "27", "-j", "-", "--key", lines=lines).stdout.splitlines()
    assert json.loads(record)["id"] == key.decode(errors="backslashreplace")


def test_a_line_without_the_tab_has_no_key() -> None:
    ended = filtered(*HAND, "--key", lines=b"7h5d4c3s2s\n8\t7h5d4c3s2s\n")
    assert ended.stdout == b"\t- error\n8\t1 seven-five low\n"
    assert b"stdin:1:1: error: no tab" in ended.stderr
    in_json = filtered("hand", "-g", "27", "-j", "-", "--key", lines=b"7h5d4c3s2s\n\t7h5d4c3s2s\n")
    assert [json.loads(line)["id"] for line in in_json.stdout.splitlines()] == [None, ""]


def test_columns_count_from_where_the_line_starts() -> None:
    ended = filtered("hand", "-g", "27", "-j", "-", "--key", lines="Hand ♥7\t7h5d4c3s2x".encode())
    assert ended.stderr.startswith(b"stdin:1:17: ")
    assert json.loads(ended.stdout)["errors"][0]["column"] == 17


def test_columns_of_tsv() -> None:
    lines = b"a\\b\nc\t7h5d4c3s2s\x00d\tKsKd\\7c\tx\n"
    ended = filtered("hand", "-g", "27", "-f", "tsv", "--header", "--key", "-0", "-", lines=lines)
    header, ruled, bad = [line.split("\t") for line in ended.stdout.decode().splitlines()]
    assert header == ["key", "status", "answer", "rules", "text"]
    assert ruled == ["a\\\\b\\nc", "ruled", "1", "27-1", "7♥5♦4♣3♠2♠: seven-five low. Place 1 of 7,462."]
    assert bad[:4] == ["d", "error", "", ""]
    assert "\\\\" in bad[4]


def test_no_header_unless_asked_for() -> None:
    ended = filtered("judge", "-g", "27", "-f", "tsv", "-", lines=b"7h5d4c3s2s 8d6h4s3h2d\n")
    assert ended.stdout.decode() == ("\truled\t1\t27-1\t7♥5♦4♣3♠2♠ wins: seven-five low beats eight-six low.\n")


@pytest.mark.parametrize("format", ["text", "json", "tsv"])
def test_letters_where_symbols_cannot_be_written(format: str) -> None:
    arguments = ("judge", "-g", "27", "-f", format, "-")
    lines = "7♥5♦4♣3♠2♠ 8d6h4s3h2d\n".encode()
    in_letters = filtered(*arguments, "--ascii", lines=lines).stdout
    assert in_letters.isascii()
    assert b"7h5d4c3s2s" in in_letters
    in_latin = filtered(*arguments, lines=lines, env={"PYTHONUTF8": "0", "PYTHONIOENCODING": "latin-1"}).stdout
    assert in_latin.isascii()


# --- when it stops, and with what status ---


def test_exit_zero() -> None:
    ended = filtered(*HAND, "--exit-zero", lines=LINES)
    assert (ended.stdout, ended.returncode) == (RECORDS, 0)
    assert b"stdin:2:9: " in ended.stderr


@pytest.mark.parametrize("options", [(), ("--line-buffered",)])
def test_fail_fast(options: tuple[str, ...]) -> None:
    ended = filtered(*HAND, "--fail-fast", *options, lines=LINES)
    assert (ended.stdout, ended.returncode) == (b"1 seven-five low\n- error\n", 2)
    assert ended.stderr.count(b"stdin:") == 1


def test_fail_fast_in_the_middle_of_many() -> None:
    ended = filtered(*HAND, "--fail-fast", lines=b"7h5d4c3s2s\n" * 3_000 + b"Ks\xff\n" + b"7h5d4c3s2s\n" * 3_000)
    assert ended.stdout == b"1 seven-five low\n" * 3_000 + b"- error\n"


def test_broken_pipe(tmp_path: Path) -> None:
    hands = tmp_path / "hands"
    hands.write_bytes(b"7h5d4c3s2s\n" * 300_000)
    with hands.open("rb") as lines, running(*HAND, stdin=lines) as work:
        assert work.record() == b"1 seven-five low\n"
        work.hang_up()
        assert work.status() == 141
        assert work.messages() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
@pytest.mark.parametrize("number", [1, 50_000])
def test_full_disk(number: int, tmp_path: Path) -> None:
    hands = tmp_path / "hands"
    hands.write_bytes(b"7h5d4c3s2s\n" * number)
    with hands.open("rb") as lines, open("/dev/full", "wb") as full, running(*HAND, stdin=lines, stdout=full) as work:
        assert work.status() == 74
        assert work.messages() == b"referee: the output could not be written: No space left on device\n"


def test_interrupt() -> None:
    with running(*HAND, "--line-buffered") as work:
        work.say(b"7h5d4c3s2s\n")
        assert work.record() == b"1 seven-five low\n"
        work.work.send_signal(signal.SIGINT)
        assert work.status() == 130
        assert work.messages() == b""


def test_input_that_cannot_be_read() -> None:
    with open(os.devnull, "wb") as nothing:
        ended = process(*HAND, stdin=nothing)
    assert ended.returncode == 2
    assert ended.stderr.startswith(b"referee: standard input: Bad file descriptor\n")


def test_input_that_pauses_has_not_ended() -> None:
    ours, theirs = os.pipe()
    os.set_blocking(ours, False)
    with running(*HAND, stdin=ours) as work:
        os.close(ours)
        os.write(theirs, b"7h5d4c3s2s\n")
        with pytest.raises(subprocess.TimeoutExpired):
            work.work.wait(0.5)
        os.write(theirs, b"8h6d4c3s2d\n")
        os.close(theirs)
        assert work.record() == b"1 seven-five low\n"
        assert work.record() == b"6 eight-six-four low\n"


def test_input_that_is_closed() -> None:
    ended = process(*HAND, preexec_fn=lambda: os.close(0))
    assert ended.returncode == 2
    assert ended.stderr.startswith(b"referee: standard input is closed\n")


BUG = """
import sys
from referee.cli import main
from referee.cli.filters import verdicts

def decide(game, hands, announced):
    if "K" in str(hands["1"]):
        raise KeyError("no kings")
    return judged(game, hands, announced)

judged, verdicts.decide = verdicts.decide, decide
main(sys.argv[1:])
"""


def test_a_bug_costs_one_line() -> None:
    ended = python(BUG, *HAND, input=b"7h5d4c3s2s\nKsKdKh7c4d\n8h6d4c3s2d\n")
    assert ended.stdout == b"1 seven-five low\n- error\n6 eight-six-four low\n"
    assert ended.stderr.startswith(b"stdin:2:1: error: a bug in referee: KeyError: 'no kings'\n  KsKdKh7c4d\n")
    assert ended.returncode == 70


# --- when records are written ---


def test_line_buffered() -> None:
    with running(*HAND, "--line-buffered") as work:
        for line, record in (
            (b"7h5d4c3s2s\n", b"1 seven-five low\n"),
            (b"oops\n", b"- error\n"),
            (b"8h6d4c3s2d\n", b"6 eight-six-four low\n"),
        ):
            work.say(line)
            assert work.record() == record


def test_line_buffered_on_a_terminal() -> None:
    ours, theirs = pty.openpty()
    with running(*HAND, stdout=theirs) as work:
        work.say(b"7h5d4c3s2s\n")
        assert os.read(ours, 1000) == b"1 seven-five low\r\n"
    os.close(ours)
    os.close(theirs)


SHOWN_AT_ONCE = """
import sys
from referee.cli import main
from referee.cli.filters import progress

progress.BETWEEN_UPDATES = 0
main(sys.argv[1:])
"""


@pytest.mark.parametrize(("options", "shown"), [((), True), (("--no-progress",), False)])
@pytest.mark.parametrize(("format", "half"), [pytest.param("short", 400, id="block by block"), ("text", 20)])
def test_progress_is_shown_on_a_terminal(
    format: str, half: int, options: tuple[str, ...], shown: bool, tmp_path: Path
) -> None:
    hands = tmp_path / "hands"
    hands.write_bytes(b"7h5d4c3s2s\n" * half + b"oops\n" + b"7h5d4c3s2s\n" * half)
    ours, theirs = pty.openpty()
    command = (sys.executable, "-c", SHOWN_AT_ONCE, "hand", "-g", "27", "-f", format, *options, "-")
    with hands.open("rb") as lines:
        subprocess.run(
            command, stdin=lines, stdout=subprocess.DEVNULL, stderr=theirs, env=PLAIN, timeout=60, check=False
        )
    os.write(theirs, b"end")
    seen = b""
    while not seen.endswith(b"end"):
        seen += os.read(ours, 1_000)
    os.close(ours)
    os.close(theirs)
    assert (b"\r[###############---------------]  51% of 0.0 MB" in seen) == (shown and format == "text")
    assert (b"\r[##############################] 100% of 0.0 MB" in seen) == shown
    assert (b"\r\x1b[Kstdin:21:1: error: " in seen) == (shown and format == "text")
    assert seen.endswith(b"\r\x1b[Kend" if shown else b"\r\nend")


def test_no_progress_of_a_pipe_or_off_a_terminal() -> None:
    assert filtered("hand", "-g", "ubln", "-f", "text", "-", lines=b"7-5-4-3-2\n" * 20_000).stderr == b""


# --- how much it holds ---

PEAK = """
import resource, sys
from referee.cli import main
try:
    main(sys.argv[1:])
finally:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
"""


def peak_memory(lines: Path, *arguments: str) -> int:
    """The most memory that a filter took, in kilobytes."""
    with lines.open("rb") as source:
        ended = python(PEAK, *arguments, stdin=source)
    return int(ended.stderr.splitlines()[-1])


@pytest.mark.parametrize(
    ("some", "many"),
    [
        pytest.param(b"7h5d4c3s2s\n" * 100_000, b"7h5d4c3s2s\n" * 1_000_000, id="canonical"),
        pytest.param("7♥ 5♦ 4♣ 3♠ 2♠\n".encode() * 50_000, "7♥ 5♦ 4♣ 3♠ 2♠\n".encode() * 300_000, id="other spelling"),
        pytest.param(b"7" * 1_000_000, b"7" * 30_000_000, id="one line"),
    ],
)
def test_memory_is_the_same_for_any_number_of_lines(some: bytes, many: bytes, tmp_path: Path) -> None:
    few_lines, many_lines = tmp_path / "some", tmp_path / "many"
    few_lines.write_bytes(some)
    many_lines.write_bytes(many)
    peaks = [peak_memory(lines, *HAND) for lines in (few_lines, many_lines)]
    assert peaks[1] < peaks[0] + 4_000


WITH_NUMPY = """
import sys
from referee.cli import main
try:
    main(sys.argv[1:])
finally:
    print("numpy" in sys.modules, file=sys.stderr)
"""


@pytest.mark.parametrize(("number", "imported"), [(5, False), (1_000, False), (30_000, True)])
def test_numpy_is_imported_where_it_is_worth_it(number: int, imported: bool) -> None:
    ended = python(WITH_NUMPY, *HAND, input=b"7h5d4c3s2s\n" * number)
    assert ended.stdout == b"1 seven-five low\n" * number
    assert ended.stderr == f"{imported}\n".encode()


def test_many_lines_without_numpy() -> None:
    ended = python("import sys; sys.modules['numpy'] = None" + WITH_NUMPY, *HAND, input=b"7h5d4c3s2s\n" * 30_000)
    assert ended.stdout == b"1 seven-five low\n" * 30_000


# --- what is refused ---


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("hand", "-g", "a5", "-", "KsKdKh7c4d"), "- reads everything from standard input"),
        (("hand", "-g", "a5", "-", "-"), "- reads everything from standard input"),
        (("hand", "-g", "a5", "--key", "KsKdKh7c4d"), "--key goes with -, which reads standard input"),
        (("judge", "-g", "a5", "-0", "KsKdKh7c4d", "7-5-4-3-2"), "--null goes with -, which reads standard input"),
        (("hand", "-g", "a5", "-f", "tsv", "KsKdKh7c4d"), "-f tsv goes with -, which reads standard input"),
        (("hand", "-g", "a5", "--header", "-"), "--header names the columns of -f tsv"),
        (("hand", "-f", "short", "-"), "-f short gives the place in the order of one game"),
        (("ruling", "--ask", "-"), "--ask does not go with -"),
        (("ruling", "-F", "situations", "-"), "-F does not go with -"),
        (("read", "-F", "situations", "-"), "-F does not go with -"),
        (("is", "misdeal", "-", "lowball"), "- reads everything from standard input"),
    ],
)
def test_refused(arguments: tuple[str, ...], message: str) -> None:
    ended = process(*arguments, stdin=subprocess.DEVNULL)
    assert ended.returncode == 2
    assert ended.stdout == b""
    assert ended.stderr.decode().startswith(f"referee: {message}")


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("7h5d4c3s2s", 1, "a showdown needs two hands"),
        ("7h 5d 4c 3s 2s 8d6h4s3h2d", 1, "a card by itself"),
        ("7h5d4c3s2s Ks 8d6h4s3h2d", 12, "a card by itself"),
        ("7h5d4c3s2s vs 8d6h4s3h2d KsKdKh7c4d", 26, "a second hand with nothing but a blank before it"),
        ("7h5d4c3s2s 8d6h4s3h2s", 20, "the 2♠ in hand 2 is also in hand 1, at column 9"),
        ("Ann=7h5d4c3s2s Ann=8d6h4s3h2d", 20, "two hands are called 'Ann'"),
        ("Ann=7h5d4c3s2s ann=8d6h4s3h2d", 20, "'Ann' and 'ann': two players, or one?"),
        ("=7h5d4c3s2s 8d6h4s3h2d", 1, "no name before the '='"),
        ("7h5d4c3s2s Jo6h4s3h2d", 12, "a joker, and none is in use in 2-7"),
        ("7h5d4c3s2s " * 91, 1001, "1,001 characters are no hands"),
    ],
)
def test_lines_that_are_no_showdown(line: str, column: int, message: str) -> None:
    ended = filtered("judge", "-g", "27", "-", lines=line.encode())
    assert ended.returncode == 2
    assert ended.stderr.decode().startswith(f"stdin:1:{column}: error: {message}")


def test_two_hands_are_not_one() -> None:
    ended = filtered(*HAND, lines=b"7h5d4c3s2s 8d6h4s3h2d")
    assert ended.stdout == b"- error\n"
    assert b"stdin:1:12: error: a second hand with nothing but a blank before it" in ended.stderr
