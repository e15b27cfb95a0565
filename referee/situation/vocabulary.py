"""All words of the situation language in one place.

The tables are in ``heads``, ``settings``, ``small``, ``chatter``, ``questions`` and ``topics``; here their rows
take one form.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import NamedTuple

from referee.situation import chatter, heads, questions, settings, small, topics
from referee.situation.spellings import cells, spelled_out


class Word(NamedTuple):
    """One entry: its class, its canonical spelling, every spelling (the canonical one first), and what it means."""

    kind: str
    canonical: str
    spellings: tuple[str, ...]
    means: str


#: A row of a table: item kind, value, canonical spelling, the other spellings, what it means.
Row = tuple[str, object, str, str, str]


def rows() -> Iterator[Row]:
    """Every row of every table but those of questions."""
    for name, meant, spellings in heads.EITHER:
        yield "either", name, "", spellings, " or ".join(dict.fromkeys(meant))
    for head in heads.HEADS:
        yield "head", head.name, head.name, head.spellings, head.means
    for setting in settings.SETTINGS:
        yield "setting", (setting.key, setting.value), setting.shown, setting.spellings, setting.means
    for stage in settings.STAGES:
        yield "when", stage.value, stage.shown, stage.spellings, stage.means
    for draw, nth in enumerate(settings.DRAWS, start=1):
        for where, when in settings.DRAW_STAGES.items():
            yield (
                "nth draw",
                (when, str(draw)),
                "",
                f"{where} {nth} draw, {where} draw number {draw}",
                "a stage, where there are several draws",
            )
    for wish, spellings in questions.REQUESTS:
        yield "request", wish, f"wants {wish}", spellings, "what a player would like"
    for kind, table, means in _TABLES:
        for value, spellings in table:
            yield kind, value, "" if kind in ("size", "excepting") else value, spellings, means
    for number, word in enumerate(small.NUMBERS):
        yield "number", number, word, "", f"the number {number}"
    for digits, spellings in small.MORE_NUMBERS:
        yield "number", int(digits), "", spellings, f"the number {digits}"
    for rank, spellings in small.RANK_WORDS:
        yield "rank", rank, "", spellings, f"a card of rank {rank}"
    for about, spellings in small.UNSAID:
        yield "unsaid", about, "", spellings, "what follows is not known"
    for kind, spellings, means in _LISTS:
        yield kind, "", "", spellings, means


_TABLES = (
    ("who", small.PEOPLE, "somebody at the table"),
    ("excepting", small.EXCEPTING, "but for whom is named next"),
    ("role", small.ROLES, "says what the next word has to do with it"),
    ("flag", small.FLAGS, "goes with its head word"),
    ("unit", small.UNITS, "what is counted"),
    ("suit", small.SUITS, "a suit, in what is claimed"),
    ("size", small.SIZES, "the size of every bet or blind"),
    ("share", small.SHARES, "a part of a bet"),
    ("category", small.CATEGORIES, "a class of hands"),
    ("opinion", small.OPINIONS, "what somebody thinks, which decides nothing"),
)
_LISTS = (
    ("pronoun", small.PRONOUNS, "the player last named"),
    ("likewise", small.LIKEWISE, "the same of somebody else"),
    ("earlier", small.EARLIER, "before the draw, of a pot"),
    ("comparing", small.COMPARING, "sets two hands against each other"),
    ("opening", "kc", "the game, as the very first word; elsewhere the king of clubs"),
    ("relative", small.RELATIVES, "the player just named"),
    ("joint", small.JOINTS, "divides clauses"),
    ("article", small.ARTICLES, "before a number: one card of that rank"),
    ("denial", small.DENIALS, "denies; only in set phrases"),
    ("hearsay", small.HEARSAY, "leaves open whether it happened"),
    ("filler", chatter.FILLERS, "nothing"),
    ("filler", small.UNTHINKING, "nothing"),
)

#: Everything that may be asked: of the table, and of the book.
ASKED = (*questions.QUESTIONS, *topics.TOPICS)


def question_rows() -> Iterator[Row]:
    for question in ASKED:
        yield "question", question.name, question.shown.rstrip("?"), question.spellings.replace("!", ""), question.means
    yield "asking", "", "", questions.ASKING, "makes a question"
    yield "asking", "denies", "", questions.DENYING, "makes a question that expects a yes"


def told_questions() -> Iterator[Row]:
    """Questions that are asked without asking, marked with ``!``: "so it's wild"."""
    for question in ASKED:
        told = [cell[1:] for cell in cells(question.spellings) if cell[0] == "!"]
        if told:
            yield "question", question.name, "", ", ".join(told), question.means


@cache
def words() -> tuple[Word, ...]:
    """Every entry of the language, in the order of its tables; this is what ``referee words`` prints."""
    return tuple(_words())


def _words() -> Iterator[Word]:
    for kind, value, shown, spellings, means in chain(rows(), question_rows()):
        others = (spelling.replace("~", "-") for spelling in spelled_out(spellings))
        spelled = tuple(dict.fromkeys((shown, *others) if shown else others))
        yield Word(kind, shown or str(value) or kind, spelled, means)


@cache
def known_words() -> frozenset[str]:
    """The single words that stand anywhere in a spelling."""
    return frozenset(part for word in words() for spelling in word.spellings for part in spelling.lower().split())
