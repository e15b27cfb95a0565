"""The words of the language as ``referee(5)`` lists them.

    python -m tests.man.words

writes the lists anew, between the comments that stand around them in the page.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.situation.heads import HEADS
from referee.situation.settings import SETTINGS, STAGES
from referee.situation.vocabulary import ASKED
from tests.man.roff import MAN

PAGE = MAN / "referee.5"
BEGIN = '.\\" words: python -m tests.man.words\n'
END = '.\\" end of words\n'


def lists() -> str:
    """What stands between the two comments."""
    return "".join(f"{line}\n" for line in _lines())


def written() -> str:
    """What stands there now."""
    return PAGE.read_text().partition(BEGIN)[2].partition(END)[0]


def _lines() -> Iterator[str]:
    yield ".SS What happened"
    for head in HEADS:
        yield from (".TP", f".B {_escaped(head.name)}", f"{_sentence(head.means)}:", f".I {_escaped(head.example)}")
    for title, entries in (
        ("What holds at the table", SETTINGS),
        ("The stage", STAGES),
        ("Questions", ASKED),
    ):
        yield f".SS {title}"
        for entry in entries:
            yield from (".TP", f".B {_escaped(entry.shown)}", f"{_sentence(entry.means)}.")


def _sentence(text: str) -> str:
    return _escaped(text[0].upper() + text[1:])


def _escaped(text: str) -> str:
    return text.replace("-", "\\-").replace('"', "\\(dq")


def main() -> None:
    before, _, rest = PAGE.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + lists() + END + after)


if __name__ == "__main__":
    main()
