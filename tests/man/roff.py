"""The manual pages' source, as far as they use roff: what stands in which section, tag and example."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

MAN = Path(__file__).parent.parent.parent / "man"

_ESCAPES = {
    r"\-": "-", r"\(dq": '"', r"\(aq": "'", r"\e": "\\", r"\ ": " ", r"\&": "", r"\|": "",
    r"\(SP": "♠", r"\(HE": "♥", r"\(DI": "♦", r"\(CL": "♣", r"\(->": "→",
}  # fmt: skip
_ESCAPE = re.compile(r"\\f[BIRP]|" + "|".join(map(re.escape, _ESCAPES)))
_WORDS = re.compile(r'"((?:[^"])*)"|((?:\\ |\S)+)')

_ALTERNATING = ("BR", "RB", "IR", "RI", "BI", "IB")


class Piece(NamedTuple):
    """A line of a page: the section and subsection it stands in, what it is, and its text without fonts.

    ``kind`` is ``text``, ``tag`` (of a paragraph with a tag), ``example`` or ``synopsis`` (a command of it).
    """

    section: str
    subsection: str
    kind: str
    text: str


def pieces(page: str) -> Iterator[Piece]:
    """The pieces of a page, ``referee.1``, in order."""
    section = subsection = ""
    kind = "text"
    for line in (MAN / page).read_text().splitlines():
        macro, text = _parted(line)
        if macro == "SH":
            section, subsection, kind = text, "", "text"
        elif macro == "SS":
            subsection, kind = text, "text"
        elif macro == "TP":
            kind = "tag"
        elif macro in ("EX", "EE"):
            kind = "example" if macro == "EX" else "text"
        elif macro == "SY":
            yield Piece(section, subsection, "synopsis", text)
        elif text:
            yield Piece(section, subsection, kind, text)
            kind = "example" if kind == "example" else "text"


def _parted(line: str) -> tuple[str, str]:
    """The macro of a line, or nothing, and its text."""
    if not line.startswith("."):
        return "", plain(line)
    macro, _, rest = line[1:].partition(" ")
    if macro.startswith("\\") or macro == "TH":
        return macro, ""
    words = [plain(quoted or word) for quoted, word in _WORDS.findall(rest)]
    return macro, ("" if macro in _ALTERNATING else " ").join(words)


def plain(text: str) -> str:
    """The text without fonts, its escapes spelled out."""
    return _ESCAPE.sub(lambda found: _ESCAPES.get(found.group(), ""), text)
