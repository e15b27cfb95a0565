"""What a line comes to, and how it is written: one record of one line, in the format that was asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from referee.cards import SUIT_SYMBOLS
from referee.cli.output import Output, Page
from referee.cli.records import VERSION, Record
from referee.spelling import visible

#: The columns of ``-f tsv``.
COLUMNS = ("key", "status", "answer", "rules", "text")
#: What begins the object of a line without a key.
WITHOUT_ID = f'{{"v":{VERSION},"id":null,'.encode()


class Reply(NamedTuple):
    """What a line comes to.

    - ``status``: ``ruled``, ``depends``, ``not-covered`` or ``error``.
    - ``answer``: the answer as a script takes it. ``rules``: the numbers of the rules, the deciding one first.
    - ``short``: what ``-f short`` writes.
    - ``text``: makes the answer for people, in one line, without the rules. ``record``: makes the JSON object.
    """

    status: str
    answer: str
    rules: Sequence[str]
    text: Callable[[], str]
    short: str
    record: Callable[[], Record]


class Form:
    """How replies become bytes, on one stream.

    A record is made in two steps, so that what a line comes to can be kept for when the line turns up again, under
    another key: :meth:`content`, and :meth:`record` with the key, or None. ``keyed`` is whether lines have keys,
    ``is_short`` whether records are as ``-f short`` has them, and ``is_colored`` whether cards in them are coloured.
    """

    def __init__(self, output: Output, page: Page, keyed: bool) -> None:
        self.page = page
        self.keyed = keyed
        self.is_short = output.format == "short"
        self.is_colored = page.colored and output.format == "text"
        self.encoding = page.stream.encoding or "utf-8"
        self.content, self.record = {
            "text": (self._text, self._after_key),
            "short": (self._short, self._after_key),
            "json": (self._object, self._with_id),
            "tsv": (self._columns, self._after_escaped_key),
        }[output.format]

    @property
    def suits(self) -> Mapping[str, bytes]:
        """How the suits are written, by their letters."""
        spelled = self.page.json if self.content == self._object else self.page.lettered
        return {letter: self._encoded(spelled(symbol).strip('"')) for letter, symbol in SUIT_SYMBOLS.items()}

    def header(self) -> bytes:
        """The names of the columns, as the first record."""
        return ("\t".join(COLUMNS) + "\n").encode()

    def _text(self, reply: Reply) -> bytes:
        rules = f" [{', '.join(reply.rules)}]" if reply.rules else ""
        return self._encoded(self.page.inked(visible(reply.text()) + rules) + "\n")

    def _short(self, reply: Reply) -> bytes:
        return self._encoded(self.page.inked(visible(reply.short)) + "\n")

    def _columns(self, reply: Reply) -> bytes:
        columns = (reply.status, reply.answer, " ".join(reply.rules), reply.text())
        return self._encoded(self.page.lettered("\t".join(map(_escaped, columns))) + "\n")

    def _object(self, reply: Reply) -> bytes:
        """The object without its opening brace, its version and its id, which come with the key."""
        record = {name: value for name, value in reply.record().items() if name not in ("v", "id")}
        return self._encoded(self.page.json(record)[1:] + "\n")

    def _after_key(self, key: bytes | None, content: bytes) -> bytes:
        return self._shown(key or b"") + b"\t" + content if self.keyed else content

    def _after_escaped_key(self, key: bytes | None, content: bytes) -> bytes:
        return self._shown((key or b"").replace(b"\\", b"\\\\").replace(b"\n", b"\\n")) + b"\t" + content

    def _with_id(self, key: bytes | None, content: bytes) -> bytes:
        if key is None:
            return WITHOUT_ID + content
        identity = self.page.json(key.decode(errors="backslashreplace"))
        return self._encoded(f'{{"v":{VERSION},"id":{identity},') + content

    def _shown(self, key: bytes) -> bytes:
        """The key, byte for byte; but nothing that came from the input works a terminal."""
        if self.page.stream.isatty():
            return visible(key.decode(errors="surrogateescape")).encode()
        return key

    def _encoded(self, text: str) -> bytes:
        return text.encode(self.encoding, errors="backslashreplace")


def _escaped(text: str) -> str:
    r"""A column of ``-f tsv``: what would end it, or not print, is written with a backslash.

    >>> print(_escaped("a\tb\\c"))
    a\tb\\c
    """
    return visible(text.replace("\\", "\\\\"))
