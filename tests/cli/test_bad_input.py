"""Input that cannot be used: a message with its place, exit 2, no traceback, and nothing echoed raw."""

from __future__ import annotations

import pytest

from tests.cli.running import process

GOOD = "9h8h7h6h2s"
HALF_A_SURROGATE = b"Ks\xed\xa0\xbd"
LONG = 100_000

#: The game, two hands, and what the message says; where a text is at fault, beginning with its column.
UNUSABLE = {
    "no card": ("a5", "KsKdKh7c4x", GOOD, "column 9: '4x' is no card"),
    "the same card twice in a hand": ("a5", "KsKdKh7cKs", GOOD, "column 9: the K♠ is already in the hand, at column 1"),
    "the same card in two hands": (
        "a5",
        "KsKdKh7c2s",
        GOOD,
        "column 9: the 2♠ in hand 2 is also in hand 1, at column 9",
    ),
    "the same card in two named hands": (
        "a5",
        "Ann=KsKdKh7c4d",
        "Bob=9h 8h 7h Ks 2d",
        "column 10: the K♠ in the hand of Bob is also in the hand of Ann, at column 1",
    ),
    "a joker in 2-7": ("27", "Jo2s3c4d5h", "KsKdKh7c4c", "column 1: a joker, and none is in use in 2-7"),
    "a joker in UBLN": ("ubln", GOOD, "KsKdKh7cJk", "column 9: a joker, and none is in use in UBLN"),
    "a joker in high": ("high", GOOD, "KsKd🃏7c4d", "column 5: a joker, and none is in use in high"),
    "two jokers in a hand": ("a5", "JoJk3c4d5h", GOOD, "column 3: the joker is already in the hand, at column 1"),
    "two jokers": ("a5", "Jo2c3c4d5h", "Jk3s4s5s6s", "column 1: the joker in hand 2 is also in hand 1, at column 1"),
    "five of a rank": ("a5", "7-7-7-7-7", GOOD, "column 9: a deck has only four sevens"),
    "an unknown game": ("a6", GOOD, "KsKdKh7c4d", "no game is called 'a6'"),
    "a misspelt game": ("ublm", GOOD, "KsKdKh7c4d", "did you mean ubln?"),
    "no game": ("", GOOD, "KsKdKh7c4d", "no game is called ''"),
    "an empty hand": ("a5", "", GOOD, "column 1: no cards"),
    "a blank hand": ("a5", " \t ", GOOD, "column 1: no cards"),
    "a name without a hand": ("a5", "Ann=", GOOD, "column 1: no cards"),
    "a hand without its name": ("a5", "=KsKdKh7c4d", GOOD, "hand 1 has an '=' but no name before it"),
    "a name twice": ("a5", "Ann=KsKdKh7c4d", f"Ann={GOOD}", "two hands are called 'Ann'"),
    "a name but for a capital": ("a5", "Ann=KsKdKh7c4d", f"ann={GOOD}", "'Ann' and 'ann': two players, or one?"),
    "a name that is another's number": ("a5", "2=KsKdKh7c4d", GOOD, "two hands are called '2'"),
    "lone cards": ("a5", "Ks", "Kd", 'put the cards of a hand in quotes: "Ks Kd"'),
    "a long hand": ("a5", "Ks" * (LONG // 2), GOOD, "column 1001: 100,000 characters are no hand"),
    "a long hand of wide characters": ("a5", "漢" * (LONG // 4), GOOD, "column 1001: 25,000 characters are no hand"),
    "a long name": ("a5", "N" * LONG + "=KsKdKh7c4d", GOOD, "the name of hand 1 has 100,000 characters"),
    "a long game": ("a" * LONG, GOOD, "KsKdKh7c4d", "no game is called 'aaa"),
    "an escape": ("a5", "Ks\x1b[31m", GOOD, r"column 3: '\x1b[31m' is no card"),
    "an escape in a name": ("a5", "A\x1b[1mn=KsKdKh7c4d", GOOD, r"cannot be printed: 'A\x1b[1mn'"),
    "a turn of direction": ("a5", "\u202eKs", GOOD, r"column 1: '\u202e' is no card"),
    "half a surrogate": ("a5", HALF_A_SURROGATE, GOOD, r"column 3: '\udced\udca0\udcbd' is no card"),
    "a stray byte": ("a5", b"Ks\xff", GOOD, r"column 3: '\udcff' is no card"),
    "stray bytes for a game": (b"\xff\xfe", GOOD, "KsKdKh7c4d", r"no game is called"),
}


@pytest.mark.parametrize(("game", "a", "b", "message"), UNUSABLE.values(), ids=UNUSABLE)
def test_judge(game: str | bytes, a: str | bytes, b: str | bytes, message: str) -> None:
    ended = process("judge", "-g", game, a, b)
    written = ended.stderr.decode()
    assert ended.returncode == 2
    assert ended.stdout == b""
    assert message in written
    assert "Traceback" not in written
    assert written.replace("\n", "").isprintable()
    assert len(written) < 2000


def test_the_place_is_shown_under_the_text() -> None:
    ended = process("judge", "-g", "a5", "K♠ K♦ 漢x 7c 4d", GOOD)
    assert ended.stderr.decode().splitlines()[:3] == [
        "referee: hand 1 cannot be read",
        "  K♠ K♦ 漢x 7c 4d",
        "        ^~~",
    ]


def test_everything_that_is_wrong_is_told_at_once() -> None:
    written = process("judge", "-g", "a5", "KsKdKx", "Bob=7h7h").stderr.decode()
    assert "hand 1 cannot be read" in written
    assert "the hand of Bob cannot be dealt" in written


def test_hand_answers_for_the_others() -> None:
    ended = process("hand", "-g", "a5", "-f", "short", "5s4s3s2sAs", "5s4s3s2sAx", "6s4s3s2sAs")
    assert ended.returncode == 2
    assert ended.stdout.decode().splitlines() == ["1 wheel", "2 six-four low"]
    assert b"hand 2 cannot be read" in ended.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("jugde", GOOD, GOOD), "no command 'jugde'; did you mean judge?"),
        (("judge", "--gmae", "a5", GOOD), "no option '--gmae'; did you mean --game?"),
        (("judge", "-g", "a5", "-f", "jsn", GOOD, GOOD), "'jsn' is not one of 'text', 'short', 'json'"),
        (("judge", "-g", "a5", GOOD), "needs two hands or more"),
        (("judge", "-g"), "requires an argument"),
        (("judge",), "Missing argument"),
        (("judge", "Ks", "Kd", "Kh", "7c", "4d"), "needs two hands or more"),
        (("hand", "-f", "short", GOOD), "name it with -g"),
        (("\x1b[31m",), r"no command '\x1b[31m'"),
        (("x" * LONG,), "no command 'xxx"),
        (("judge", "--" + "x" * LONG), "no option '--xxx"),
    ],
    ids=lambda value: None if isinstance(value, str) else " ".join(value)[:40].replace("\x1b", "ESC"),
)
def test_wrong_usage(arguments: tuple[str, ...], message: str) -> None:
    ended = process(*arguments)
    written = ended.stderr.decode()
    assert ended.returncode == 2
    assert ended.stdout == b""
    assert message in written
    *_, before_last, last = written.splitlines()
    assert before_last.startswith("help: referee ")
    assert last.startswith("try: referee ")
    assert written.replace("\n", "").isprintable()
    assert len(written) < 2000
