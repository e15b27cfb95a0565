"""Input in blocks of whole lines, however it arrives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from referee.errors import Problem

#: The bytes that are asked of the input at a time.
BLOCK = 1 << 18
#: The bytes of the longest line that is read: a situation of 10,000 characters, whatever they are, and a key.
LONGEST_LINE = 1 << 16

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def blocks(read: Callable[[], bytes], end: bytes = b"\n") -> Iterator[bytes]:
    r"""What ``read`` returns until it returns nothing, in blocks of whole lines.

    ``end`` is the byte that ends a line; a last line without it gets one. A byte order mark at the start is left out.
    A longer line than :data:`LONGEST_LINE` is cut off behind its first byte too many, and the rest of it is passed over
    as it arrives, so that no line takes more memory than that.

    >>> chunks = iter([b"one\ntw", b"o\nthr", b"ee", b""])
    >>> list(blocks(lambda: next(chunks)))
    [b'one\n', b'two\n', b'three\n']
    """
    whole = _whole_lines(read, end)
    for first in whole:
        yield first.removeprefix(BYTE_ORDER_MARK)
        break
    yield from whole


def _whole_lines(read: Callable[[], bytes], end: bytes) -> Iterator[bytes]:
    begun, passing_over = b"", False
    while chunk := read():
        if passing_over:
            _, ended, chunk = chunk.partition(end)
            passing_over = not ended
        cut = chunk.rfind(end) + 1
        if cut:
            yield begun + chunk[:cut]
            begun = b""
        begun += chunk[cut:]
        if len(begun) > LONGEST_LINE:
            yield begun[: LONGEST_LINE + 1] + end
            begun, passing_over = b"", True
    if begun and begun != BYTE_ORDER_MARK:
        yield begun + end


class Line(NamedTuple):
    """A line of input, parted.

    - ``key``: what stood before the first tab, where lines have keys; None without one. ``text``: the line without it;
      bytes that are no text stand in it as half surrogates.
    - ``start``: how many characters of the line stand before ``text``.
    - ``wrong``: what keeps the line from being read, if something does; its column is counted in ``text``.
    """

    key: bytes | None
    text: str
    start: int
    wrong: Problem | None = None

    @property
    def given(self) -> str:
        """The line as it was given."""
        return self.text if self.key is None else f"{_text(self.key)}\t{self.text}"


def line_of(given: bytes, keyed: bool) -> Line:
    r"""Part a line; its end is cut off already.

    >>> line_of(b"hand 7\tKsKd", keyed=True)
    Line(key=b'hand 7', text='KsKd', start=7, wrong=None)
    >>> line_of(b"Ks\xffd", keyed=False).wrong
    Problem(text='the byte 0xff is not UTF-8 here', column=3, length=1, line=1, hint=None)
    """
    too_long = Problem(f"a line of more than {LONGEST_LINE:,} bytes") if len(given) > LONGEST_LINE else None
    given = given[:LONGEST_LINE]
    if keyed and b"\t" not in given:
        no_key = Problem("no tab in the line, and --key takes what stands before the first one")
        return Line(None, _text(given), 0, too_long or no_key)
    key, _, text = given.partition(b"\t") if keyed else (None, b"", given)
    start = 0 if key is None else len(_text(key)) + 1
    try:
        return Line(key, text.decode(), start, too_long)
    except UnicodeDecodeError as error:
        column = len(text[: error.start].decode()) + 1
        no_text = Problem(f"the byte 0x{text[error.start]:02x} is not UTF-8 here", column)
        return Line(key, _text(text), start, too_long or no_text)


def _text(given: bytes) -> str:
    return given.decode(errors="surrogateescape")
