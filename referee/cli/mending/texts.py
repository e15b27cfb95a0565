"""What was probably meant by a text that cannot be read: its own words mended, or an example that is like it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

import click

from referee.cli.mending.trying import Arguments
from referee.errors import RefereeError

QUOTES = "'\"‘’“”„«»`"
#: What is added to a line in which nothing happens, and what an amount may have been that the shell took away.
HAPPENED, AMOUNT = "before the draw, seat 3 exposed 7h", "40"


def told_otherwise(words: Arguments, error: RefereeError) -> Iterator[Arguments]:
    """A situation that cannot be read, told so that it can: its own words mended, or an example that is like it."""
    from referee.situation.amending import amended

    text = " ".join(words)
    rest = _without(words)
    for said in dict.fromkeys((error.mended(), text.strip(QUOTES), text, re.sub(f"[{QUOTES}]", "", text))):
        better = said and amended(said)
        if better and not _is_another(text, better):
            yield [*rest, better]
    yield [*rest, re.sub(r"\b0\b", AMOUNT, text)]
    if any("nothing happens" in problem.text for problem in error.problems):
        yield [*rest, f"{text}, {HAPPENED}"]
    yield from ([command, *words] for command in ("judge", "hand"))
    yield [*rest, like_it(text)]
    yield ["ruling", like_it(text)]


def _is_another(text: str, better: str) -> bool:
    """Whether so many words are others that it is no longer what was said."""
    said, mended = text.lower().split(), better.lower().split()
    others = sum(word not in said for word in mended)
    return others > max(1, len(said) // 3)


def like_it(text: str) -> str:
    """The example of the rulebook that has most words of a text in it; of those that are rulings.

    >>> like_it("the dealer screwed up the blinds")
    'two blinds, big blind passed seat 3'
    """
    from referee.rulebook import RULES

    said = _words(text)
    examples = [example.partition("=>") for rule in RULES.values() for example in rule.examples]
    ruled = [told.strip() for told, _, ruling in examples if not ruling.strip().startswith(("depends", "not covered"))]
    lowball = [told for told in ruled if not told.startswith("UBLN")]
    return max(ruled if "ubln" in said else lowball, key=lambda example: (len(said & _words(example)), -len(example)))


def _words(text: str) -> set[str]:
    return set(re.findall(r"[a-z]{4,}", text.lower()))


def _without(words: Arguments) -> list[str]:
    """What was typed beside the words of the situation: the command, its options, a question."""
    arguments = list(click.get_current_context().find_root().obj or ())
    for word in words:
        if word in arguments:
            arguments.remove(word)
    return arguments


def with_hands_mended(errors: Iterable[RefereeError]) -> Iterator[Arguments]:
    """What was typed, each hand that cannot be read with the hints to it in their places; or told as a situation."""
    yield from with_texts_mended({error.source: error.mended() for error in errors})
    yield ["ruling", *_without(())[1:]]


def with_texts_mended(better: Mapping[str, str | None]) -> Iterator[Arguments]:
    """What was typed, with better texts in the place of some, where there is one."""
    yield [_mended(argument, better) for argument in _without(())]


def _mended(argument: str, better: Mapping[str, str | None]) -> str:
    name, sign, text = argument.rpartition("=")
    return name + sign + (better.get(text) or text)
