"""How answers are written: as text for people, as one short line, as JSON.

Everything goes through a :class:`Page`, which alone decides what its stream can take: suit symbols or
letters, colour or none, how wide a line may be. What came from the input is made visible there, so that
nothing is ever echoed raw.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple, TextIO

from referee.spelling import display_width, visible

#: What stands for a character where only letters can be shown.
LETTERS = str.maketrans(
    {"♠": "s", "♥": "h", "♦": "d", "♣": "c", "…": "...", "–": "-", "›": ">", "→": "->", "½": "1/2", "’": "'"}
)

HEADER_PADDING = 2  # tabulate's own: a column is wider than its header by this
#: Columns are set in by the first, and stand apart by the second.
INDENT, GAP = 2, 2

WIDEST = 100  # longer lines tire the eye, however wide the terminal is

BOLD, BOLD_OFF = "\x1b[1m", "\x1b[22m"
RED, RED_OFF = "\x1b[31m", "\x1b[39m"
RED_CARD = r"(?:10|[2-9TJQKA])?[♥♦]"


class Output(NamedTuple):
    """What the options of a command say about its output."""

    format: str = "text"
    quiet: bool = False
    ascii: bool = False
    color: str = "auto"

    def page(self, stream: TextIO | None = None) -> Page:
        """A page on ``stream``, standard output unless given."""
        return Page(stream or sys.stdout, ascii_only=self.ascii, color=self.color)

    def answer(
        self, text: Callable[[Page], None], short: Callable[[], str], record: Callable[[], Mapping[str, Any]]
    ) -> None:
        """Answer in the format that was asked for; the other two are not made."""
        if self.quiet:
            return
        page = self.page()
        if self.format == "json":
            page.record(record())
        elif self.format == "short":
            page.line(short())
        else:
            text(page)


class Page:
    """A stream and what it can take. Standard output and standard error are decided apart."""

    def __init__(self, stream: TextIO, ascii_only: bool = False, color: str = "auto") -> None:
        self.stream = stream
        self.ascii_only = ascii_only
        self.letters = ascii_only or not is_utf8(stream)
        self.colored = takes_color(stream, color)
        self.width = min(_terminal_width(), WIDEST) if stream.isatty() else None

    def line(self, text: str, bold: bool = False, hang: int = 2) -> None:
        """Write one line of text; on a terminal it is wrapped, further lines set in by ``hang``."""
        for part in wrapped(visible(text), self.width, hang):
            self.stream.write(self.inked(part, bold) + "\n")

    def verbatim(self, text: str) -> None:
        """Write one line that must stay as it is: an echo of the input, the caret under it."""
        self.stream.write(self.inked(visible(text)) + "\n")

    def table(
        self, headers: Sequence[str], rows: Iterable[Sequence[str]], width: int | None = None, right: Sequence[str] = ()
    ) -> None:
        """Write a table without colour, set in by two; where it is too wide, its cells are wrapped.

        ``width`` is how wide it may be where the stream is no terminal; None is as wide as it is. The columns with the
        headers that are in ``right`` are numbers, one under another.
        """
        import tabulate

        tabulate.WIDE_CHARS_MODE = False
        cells = [[self.lettered(visible(cell)) for cell in row] for row in rows]
        table = tabulate.tabulate(
            fitted(cells, self.width or width, [len(header) + HEADER_PADDING for header in headers]),
            headers=headers,
            tablefmt="plain",
            disable_numparse=True,
            colalign=["right" if header in right else "left" for header in headers] if cells else None,
        )
        for line in table.splitlines():
            self.stream.write(f"  {line}".rstrip() + "\n")

    def columns(self, rows: Sequence[Sequence[str]]) -> None:
        """Write rows without headers, set in by two; on a terminal that is too narrow their cells are wrapped."""
        for line in in_columns([[visible(cell) for cell in row] for row in rows], self.width):
            self.stream.write(self.inked(" " * INDENT + line) + "\n")

    def record(self, record: Mapping[str, Any]) -> None:
        """Write one JSON object on one line; the same object whatever the encoding of the stream."""
        self.stream.write(self.json(record) + "\n")

    def json(self, content: object) -> str:
        """JSON of one line, in characters that the stream can take and a terminal does not obey.

        A byte that is no character, which Python keeps as half a surrogate, would be no JSON: it is told as U+FFFD.
        """
        import json

        spelled = spelled_in_letters(content) if self.ascii_only else content
        text = json.dumps(spelled, ensure_ascii=False, separators=(",", ":"))
        if text.isprintable() and (text.isascii() or not self.letters):
            return text

        def written(char: str) -> str:
            char = "\ufffd" if "\ud800" <= char <= "\udfff" else char
            plain = char.isprintable() and (char.isascii() or not self.letters)
            return char if plain else json.dumps(char)[1:-1]

        return "".join(map(written, text))

    def inked(self, text: str, bold: bool = False) -> str:
        """Printable text in the colours and characters that the stream can take."""
        if self.colored:
            text = re.sub(RED_CARD, rf"{RED}\g<0>{RED_OFF}", text)
            text = f"{BOLD}{text}{BOLD_OFF}" if bold else text
        return self.lettered(text)

    def lettered(self, text: str) -> str:
        """The same without colour."""
        return text.translate(LETTERS) if self.letters else text


def spelled_in_letters(value: Any) -> Any:
    """A JSON value with every suit symbol in it replaced by its letter.

    >>> spelled_in_letters({"cards": "K♠K♦", "hands": ["7♣", 1, None]})
    {'cards': 'KsKd', 'hands': ['7c', 1, None]}
    """
    if isinstance(value, str):
        return value.translate(LETTERS)
    if isinstance(value, Mapping):
        return {key: spelled_in_letters(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [spelled_in_letters(item) for item in value]
    return value


def is_utf8(stream: TextIO) -> bool:
    """Whether the stream is UTF-8; one without an encoding, a string buffer, takes every character too."""
    return (stream.encoding or "utf-8").lower().replace("_", "-") in ("utf-8", "utf8", "utf-8-sig")


def takes_color(stream: TextIO, choice: str) -> bool:
    """Whether to colour: the option decides, then NO_COLOR, FORCE_COLOR and TERM, then what the stream is."""
    if choice != "auto":
        return choice == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def wrapped(text: str, width: int | None, hang: int) -> Iterator[str]:
    """The text in lines of at most ``width`` columns, lines after the first set in by ``hang``.

    Broken at blanks only: a word longer than a line is left whole. Without a width nothing is broken.

    >>> list(wrapped("  A5-3  an exposed seven must be taken", 24, 8))
    ['  A5-3  an exposed seven', '        must be taken']
    """
    while width is not None and display_width(text) > width:
        cut = _last_break(text, width)
        if cut is None:
            break
        yield text[:cut]
        text = " " * hang + text[cut:].lstrip()
    yield text


def in_columns(rows: Sequence[Sequence[str]], width: int | None) -> Iterator[str]:
    """The lines of rows whose cells stand under one another; a row takes several where a cell is wrapped.

    >>> print(*in_columns([["limit", "the 6 must be taken", "A5-3"], ["no-limit", "replaced", "NL-2a"]], 28), sep="\\n")
    limit     the 6     A5-3
              must be
              taken
    no-limit  replaced  NL-2a
    """
    cells = [[cell.split("\n") for cell in row] for row in fitted(rows, width)]
    widths = [max(display_width(line) for cell in column for line in cell) for column in zip(*cells, strict=True)]
    for row in cells:
        for line in zip_longest(*row, fillvalue=""):
            padded = [part + " " * (width - display_width(part)) for part, width in zip(line, widths, strict=True)]
            yield (" " * GAP).join(padded).rstrip()


def fitted(rows: Sequence[Sequence[str]], width: int | None, least: Sequence[int] = ()) -> Sequence[Sequence[str]]:
    """The rows, their cells wrapped so that they fit into a width, the widest columns first.

    No word is broken, and no column is made narrower than ``least`` says of it.

    >>> fitted([["limit", "the 6 must be taken"]], 18)
    [['limit', 'the 6\\nmust be\\ntaken']]
    """
    if width is None or not rows:
        return rows
    columns = list(zip(*rows, strict=True))
    least = least or [0] * len(columns)
    widths = [max(floor, *map(display_width, column)) for column, floor in zip(columns, least, strict=True)]
    narrowest = [max(floor, *map(_longest_word, column)) for column, floor in zip(columns, least, strict=True)]
    too_wide = sum(widths) + GAP * (len(widths) - 1) + INDENT - width
    for _ in range(too_wide):
        wider = [at for at in range(len(widths)) if widths[at] > narrowest[at]]
        if wider:
            widths[max(wider, key=widths.__getitem__)] -= 1
    return [
        ["\n".join(wrapped(cell, width, _indentation(cell))) for cell, width in zip(row, widths, strict=True)]
        for row in rows
    ]


def _longest_word(cell: str) -> int:
    return _indentation(cell) + max(map(display_width, cell.split()), default=0)


def _indentation(text: str) -> int:
    return len(text) - len(text.lstrip())


def _last_break(text: str, width: int) -> int | None:
    """Where to break: the last blank behind the indentation that fits, else the first there is."""
    blanks = [at for at in range(_indentation(text), len(text)) if text[at] == " "]
    fitting = [at for at in blanks if display_width(text[:at]) <= width]
    if fitting:
        return fitting[-1]
    return blanks[0] if blanks else None


def _terminal_width() -> int:
    import shutil

    return shutil.get_terminal_size().columns
