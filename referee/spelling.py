"""Text as people type and paste it: brought to plain spelling, and shown back safely.

:func:`clean` turns the many ways of writing a suit, a dash or a quote into one, and keeps the place each character
came from, so that an error can point into the text as it was given. :func:`visible` and :func:`caret_line` are for
showing that text; :func:`nearest` is the "did you mean".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

#: Every character that is read as another spelling, by that spelling.
_SAME_AS = {
    "s": "♠♤",
    "h": "♥♡❤",
    "d": "♦♢",
    "c": "♣♧",
    "Jo": "🃏🂿🃟",
    # the characters of Unicode's Dash_Punctuation, and the minus sign
    "-": "֊־᐀᠆‐‑‒–—―⸗⸚⸺⸻⹀⹝〜〰゠︱︲﹘﹣\U00010d6e\U00010ead−",
    "'": "‘’‚‛′",
    '"': "“”„‟″«»",
    # the tab, Unicode's Space_Separator, and its two separators of lines and paragraphs
    " ": "\t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000",
    # text and emoji selectors, zero-width characters, direction marks, the byte order mark: nothing to read
    "": "\ufe0e\ufe0f\u200b\u200c\u200d\u200e\u200f\u2060\u180e\ufeff",
}  # fmt: skip

_FIRST_FULL_WIDTH, _LAST_FULL_WIDTH, _FULL_WIDTH_OFFSET = 0xFF01, 0xFF5E, 0xFEE0

#: Where each suit's ace stands in the block of playing cards. The block has a knight between jack and queen (the
#: blank here), which is no card of a poker deck.
_PLAYING_CARDS = {"s": 0x1F0A1, "h": 0x1F0B1, "d": 0x1F0C1, "c": 0x1F0D1}
_PLAYING_CARD_RANKS = "A23456789TJ QK"


class Cleaned(NamedTuple):
    """A text in plain spelling: ``text``, and for each of its characters the column it came from, counted from 1.

    ``source`` is the text as it was given.

    >>> cleaned = clean("K♥️ 🂮")
    >>> cleaned.text, list(cleaned.columns)
    ('Kh Ks', [1, 2, 4, 5, 5])
    """

    text: str
    columns: Sequence[int]
    source: str

    def place(self, start: int, stop: int) -> tuple[int, int]:
        """Column and length, in the text as given, of the characters ``text[start:stop]``.

        An empty stretch, such as the end of the text, has length 1: there is always something to point at.

        >>> clean("K♥️ 🂮").place(3, 5)
        (5, 1)
        """
        if start >= len(self.columns):
            return len(self.source) + 1, 1
        column = self.columns[start]
        last = self.columns[max(start, stop - 1)]
        return column, last - column + 1

    def given(self, start: int, stop: int) -> str:
        """What stood in the text as given where now ``text[start:stop]`` stands.

        >>> clean("K♥️ 🂮").given(0, 2)
        'K♥'
        """
        column, length = self.place(start, stop)
        return self.source[column - 1 : column - 1 + length]


def clean(text: str) -> Cleaned:
    """Bring a text to plain spelling, each character for itself; nothing is refused, and case is kept.

    Suit symbols become their letters, playing-card characters a rank and a suit, jokers ``Jo``; every dash becomes
    ``-``, curly quotes straight ones, every kind of blank (the tab too; line breaks not) a space; full-width forms
    become ordinary ones. Selectors, zero-width characters and the byte order mark go.

    >>> clean("“７♣”–🂡").text
    '"7c"-As'
    """
    if text.isascii():
        return Cleaned(text.replace("\t", " "), range(1, len(text) + 1), text)
    spelled = [_plain_spellings().get(character, character) for character in text]
    columns = tuple(column for column, plain in enumerate(spelled, start=1) for _ in plain)
    return Cleaned("".join(spelled), columns, text)


@cache
def _plain_spellings() -> dict[str, str]:
    """What to read for each character that is not read as itself."""
    plain = {character: spelling for spelling, characters in _SAME_AS.items() for character in characters}
    for code in range(_FIRST_FULL_WIDTH, _LAST_FULL_WIDTH + 1):
        plain[chr(code)] = chr(code - _FULL_WIDTH_OFFSET)
    for suit, ace in _PLAYING_CARDS.items():
        for code, rank in enumerate(_PLAYING_CARD_RANKS, start=ace):
            if rank != " ":
                plain[chr(code)] = rank + suit
    return plain


def visible(text: str) -> str:
    """The text with everything that does not print as itself written out, so that it is safe to show on a terminal.

    Control characters and escapes, half surrogates, characters that turn the direction of writing, odd blanks.

    >>> visible("K♠\\x1b[2J"), visible("\\u202e7h"), visible("\\ud83c")
    ('K♠\\\\x1b[2J', '\\\\u202e7h', '\\\\ud83c')
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)


def display_width(text: str) -> int:
    """How many columns of a terminal a printable text takes: wide characters two, combining ones none.

    >>> display_width("Kh"), display_width("漢字"), display_width("e\u0301")
    (2, 4, 1)
    """
    if text.isascii():
        return len(text)
    import unicodedata

    def width(character: str) -> int:
        if unicodedata.category(character) in ("Mn", "Me", "Cf"):
            return 0
        return 2 if unicodedata.east_asian_width(character) in "WF" else 1

    return sum(map(width, text))


def caret_line(text: str, column: int, length: int = 1) -> str:
    """The line to print under ``visible(text)`` so that it points at ``length`` characters from ``column`` on.

    >>> print(visible("A-5, exposd 7h"), caret_line("A-5, exposd 7h", 6, 6), sep="\\n")
    A-5, exposd 7h
         ^~~~~~
    """
    start = column - 1
    before = display_width(visible(text[:start]))
    under = display_width(visible(text[start : start + length]))
    return " " * before + "^" + "~" * (under - 1)


#: A word longer than this is no slip of the fingers, and comparing it would take long.
_LONGEST_WORD = 60


def nearest(word: str, words: Iterable[str], cutoff: float = 0.72) -> str | None:
    """The one of ``words`` that ``word`` was most likely meant to be, or None; upper and lower case are alike.

    >>> nearest("exposd", ["exposed", "raises", "before the draw"])
    'exposed'
    """
    if len(word) > _LONGEST_WORD:
        return None
    from difflib import get_close_matches

    by_lower_case = {candidate.lower(): candidate for candidate in words}
    matches = get_close_matches(word.lower(), by_lower_case, n=1, cutoff=cutoff)
    return by_lower_case[matches[0]] if matches else None


def alike(names: Iterable[str]) -> tuple[str, str] | None:
    """The first two names that a reader takes for one: the same, or apart by capitals alone.

    >>> alike(["Ann", "Bob", "ann"]), alike(["Ann", "Anna"])
    (('Ann', 'ann'), None)
    """
    seen: dict[str, str] = {}
    for name in names:
        if (plain := name.casefold()) in seen:
            return seen[plain], name
        seen[plain] = name
    return None
