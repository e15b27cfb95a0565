"""Text brought to plain spelling with its places kept, and shown back safely."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.spelling import caret_line, clean, display_width, nearest, visible

EVERY_CHARACTER = [chr(code) for code in range(sys.maxunicode + 1)]

any_text = st.text(st.characters(codec=None) | st.sampled_from("♠♤♥️🂮🃏–“ ７\u200b\t"))


def in_categories(*categories: str) -> list[str]:
    return [character for character in EVERY_CHARACTER if unicodedata.category(character) in categories]


# Plain spelling


def test_every_dash_of_unicode_is_a_hyphen() -> None:
    dashes = [*in_categories("Pd"), "\N{MINUS SIGN}"]
    assert {dash: clean(dash).text for dash in dashes} == dict.fromkeys(dashes, "-")


def test_every_blank_of_unicode_is_a_space_and_line_breaks_stay() -> None:
    blanks = [*in_categories("Zs", "Zl", "Zp"), "\t"]
    assert {blank: clean(blank).text for blank in blanks} == dict.fromkeys(blanks, " ")
    assert clean("7h\r\n6h♠\n").text == "7h\r\n6hs\n"


def test_full_width_ascii_is_read_as_unicode_says() -> None:
    full_width = [chr(code) for code in range(0xFF01, 0xFF5F)]
    assert [clean(c).text for c in full_width] == [unicodedata.normalize("NFKC", c) for c in full_width]


RANK_NAMES = ["ACE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "JACK", "QUEEN", "KING"]


def test_playing_cards_are_read_by_their_unicode_names() -> None:
    ranks = dict(zip(RANK_NAMES, "A23456789TJQK", strict=True))
    read = {}
    for code in range(0x1F0A0, 0x1F100):
        rank, _, suit = unicodedata.name(chr(code), "").removeprefix("PLAYING CARD ").partition(" OF ")
        if suit and rank in ranks:
            read[chr(code)] = ranks[rank] + suit[0].lower()
        elif rank.endswith("JOKER"):
            read[chr(code)] = "Jo"
        else:  # the knights, the trumps, a card's back, and what is not assigned
            read[chr(code)] = chr(code)
    assert {character: clean(character).text for character in read} == read
    assert sum(len(plain) == 2 for plain in read.values()) == 52 + 3


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("♠♤♥♡❤♦♢♣♧", "sshhhddcc"),
        ("K♥️", "Kh"),
        ("\ufeffA-5\u200b\u200e", "A-5"),
        ("calls “8-6” and ‘pat’", "calls \"8-6\" and 'pat'"),
        ("½ ² ﬁ ſ K", "½ ² ﬁ ſ K"),
        ("\x00\x1b\ud83c\u202e", "\x00\x1b\ud83c\u202e"),
        ("Limit", "Limit"),
    ],
)
def test_cleans(text: str, plain: str) -> None:
    assert clean(text).text == plain


@given(any_text)
def test_characters_are_cleaned_each_for_itself_and_keep_their_columns(text: str) -> None:
    cleaned = clean(text)
    of_column = {column: clean(character).text for column, character in enumerate(text, 1)}
    assert cleaned.text == "".join(of_column.values())
    assert list(cleaned.columns) == [column for column, plain in of_column.items() for _ in plain]


@pytest.mark.parametrize(
    ("text", "start", "stop", "place", "given_text"),
    [
        ("seat 3", 5, 6, (6, 1), "3"),
        ("\tK♥️ 🂮", 1, 3, (2, 2), "K♥"),
        ("\tK♥️ 🂮", 4, 6, (6, 1), "🂮"),
        ("\tK♥️ 🂮", 2, 5, (3, 4), "♥️ 🂮"),
        ("7h", 2, 2, (3, 1), ""),
        ("7h", 1, 1, (2, 1), "h"),
        ("", 0, 0, (1, 1), ""),
    ],
)
def test_places(text: str, start: int, stop: int, place: tuple[int, int], given_text: str) -> None:
    cleaned = clean(text)
    assert (cleaned.place(start, stop), cleaned.given(start, stop)) == (place, given_text)


# Showing


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("seat 3, K♠ 漢字 é", "seat 3, K♠ 漢字 é"),
        ("a\tb\nc\x00", r"a\tb\nc\x00"),
        ("\x1b]0;title\x07", r"\x1b]0;title\x07"),
        ("\x9b2J", r"\x9b2J"),
        ("7h\u202e", r"7h\u202e"),
        ("a\u00a0b", r"a\xa0b"),
        ("\ud83c", r"\ud83c"),
        ("\U000e0041", r"\U000e0041"),
    ],
)
def test_shows(text: str, shown: str) -> None:
    assert visible(text) == shown


@given(any_text)
def test_what_is_shown_prints_and_encodes(text: str) -> None:
    assert visible(text).isprintable()
    assert visible(text).encode("utf-8").decode("utf-8") == visible(text)


@pytest.mark.parametrize(
    ("text", "width"),
    [("", 0), ("7h K♠", 5), ("漢字", 4), ("Ｋ", 2), ("e\u0301", 1), ("♥\ufe0f", 1), ("🃏", 2), ("🂮", 1)],
)
def test_measures(text: str, width: int) -> None:
    assert display_width(text) == width


@pytest.mark.parametrize(
    ("text", "column", "length", "caret"),
    [
        ("exposd 7h", 1, 6, "^~~~~~"),
        ("7h exposd", 4, 6, "   ^~~~~~"),
        ("漢字 exposd", 4, 2, "     ^~"),
        ("漢字", 1, 1, "^~"),
        ("\x1b[2J x", 6, 1, "        ^"),
        ("♥\ufe0f x", 4, 1, "  ^"),
        ("7h", 3, 1, "  ^"),
        ("\u0301", 1, 1, "^"),
        ("", 1, 1, "^"),
    ],
)
def test_points(text: str, column: int, length: int, caret: str) -> None:
    assert caret_line(text, column, length) == caret


# Did you mean


@pytest.mark.parametrize(
    ("word", "words", "meant"),
    [
        ("exposd", ["exposed", "raises"], "exposed"),
        ("BEFOR THE DRAW", ["on the draw", "before the draw"], "before the draw"),
        ("ubnl", ["UBLN", "lowball"], "UBLN"),
        ("zzz", ["exposed", "raises"], None),
        ("", ["exposed"], None),
        ("exposed" * 1000, ["exposed"], None),
        ("exposd", [], None),
    ],
)
def test_finds_the_nearest(word: str, words: list[str], meant: str | None) -> None:
    assert nearest(word, words) == meant
