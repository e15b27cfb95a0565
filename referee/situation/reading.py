"""A line of the situation language, read into a :class:`Situation`; or everything that is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from referee.errors import Problem, SituationError, line_and_column
from referee.situation.clause import Clause
from referee.situation.clauses import clauses
from referee.situation.ending import end
from referee.situation.hearing import hear
from referee.situation.model import Event, Situation
from referee.situation.people_shapes import setting_word
from referee.situation.telling import Placed, Telling
from referee.spelling import Cleaned, clean

LONGEST_LINE = 10_000
MOST_PROBLEMS = 20


def read(text: str, *, table: str | None = None) -> Situation:
    """Read one situation. ``table`` holds settings that apply where the line does not say otherwise.

    Raises :class:`~referee.errors.SituationError` with every problem of the line, at most twenty of them: a word that
    is not understood, a clause that could be read in two ways, facts that contradict one another. A line of more than
    10,000 characters is refused unread.

    >>> situation = read("A-5 limit, before the draw, seat 3 exposed 7h")
    >>> situation.settings["betting"], situation.events[0].head, str(situation.events[0].cards)
    ('limit', 'exposed', '7♥')
    """
    if len(text) > LONGEST_LINE:
        raise SituationError(text, Problem(f"a line of {len(text):,} characters; at most {LONGEST_LINE:,} are read"))
    cleaned = clean(text)
    if "'" in cleaned.text or '"' in cleaned.text:
        cleaned = cleaned._replace(text=re.sub(_SAYS_WHO, r"\1 ", re.sub(_SINGLE_QUOTES, r'"\1"', cleaned.text)))
    told = _told(cleaned.text)
    if told.problems:
        raise SituationError(text, *_problems(cleaned, told))
    from referee.situation.checking import contradictions

    if wrong := contradictions(told, cleaned.text):
        raise SituationError(text, *(_problem(cleaned, placed) for placed in wrong[:MOST_PROBLEMS]))
    settings = dict(read(table).settings) if table else {}
    settings.update(told.settings)
    if told.when:
        settings["when"] = told.when
    events = tuple(_placed(event, cleaned) for event in told.events)
    return Situation(settings, events, told.question, bool(_HAND.match(cleaned.text)), text)


#: Who said what was quoted: '"number two", says Frank'.
_SAYS_WHO = r'(?i)("[^"\n]*"),(?=\s*(?:says|said|goes|announces|announced|calls|called|yells|yelled|declares|declared|claims|claimed)\b(?!\s*"))'
#: What is said within single quotes, which are no apostrophes.
_SINGLE_QUOTES = r"(?<!\w)'((?:[^'\n]|(?<=\w)'(?=\w))+)'(?!\w)"

_HAND = re.compile(r"\s*hand:", re.IGNORECASE)


def _told(text: str) -> Telling:
    telling = Telling()
    for at, stretch in enumerate(stretches(text)):
        for clause in _clauses(stretch.text, stretch.asked, opening=at == 0):
            hear(telling, clause, stretch.start)
    end(telling)
    return telling


# --- stretches -------------------------------------------------------------------------------------------------------


class Stretch(NamedTuple):
    """A part of a line between hard separators, and whether a question mark ends it."""

    text: str
    start: int
    asked: bool


#: What it begins with is looked for first, which is several times as fast.
_SEPARATOR = re.compile(
    r'(?=[",;\n?!.:()/-])'
    r'(?:"[^"\n]*"|[,;\n?!]+|(?<!\bMr)(?<!\bMs)(?<!\bDr)(?<!\bMrs)\.(?=\s|$)|:|[()]|(?<=\s)/(?=\s)|(?<=\s)-+(?=\s))'
)
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_SEATS = re.compile(r"seats?\s+\d+(?:\s*,\s*(?:seat\s+)?\d+)*$", re.IGNORECASE)
_NEXT_SEAT = r"(?i)\s*(?:and\s+)?(?:seat\s+)?\d+\s*(?:,\s*(?:seat\s+)?\d+\s*)*(?:,?\s*and\s+(?:seat\s+)?\d+\b)"


#: A sentence that ends within quotes ends there: 'Gus: "Eight-six." He has ...'.
_ENDS_A_QUOTE = ('."', '!"', '?"')


def stretches(text: str) -> Iterator[Stretch]:
    """The parts of a cleaned text between commas, full stops and their like."""
    hand = _HAND.match(text)
    start = hand.end() if hand else 0
    for found in _SEPARATOR.finditer(text, start):
        mark = found.group()
        if mark.endswith(_ENDS_A_QUOTE):
            yield Stretch(text[start : found.end()], start, False)
            start = found.end()
        if not _separates(text, start, found, mark):
            continue
        part = text[start : found.start()]
        if part.strip():
            yield Stretch(part, start, "?" in mark)
        start = found.end()
    if text[start:].strip():
        yield Stretch(text[start:], start, False)


def _separates(text: str, start: int, found: re.Match[str], mark: str) -> bool:
    if mark == ",":
        return not (_is_digit(text, found.start() - 1) and _is_inside(text, start, found))
    if mark[0] == '"' or (mark == "." and _TITLE.search(text, start, found.start())):
        return False
    return mark != ":" or not _ends_label(text[start : found.start()])


_TITLE = re.compile(r"\b(?:Mr|Mrs|Ms|Dr|St)$")


def _is_digit(text: str, at: int) -> bool:
    return at >= 0 and text[at].isdigit()


def _is_inside(text: str, start: int, comma: re.Match[str]) -> bool:
    """Whether a comma behind a digit stands in a number, "1,000", or in a list of seats, "seats 2, 3 and 4"."""
    if _THOUSANDS.match(text, comma.start()):
        return True
    return bool(_SEATS.search(text, start, comma.start()) and re.compile(_NEXT_SEAT).match(text, comma.end()))


_LABEL = r"(?is)(?:^|(?P<before>.*?)(?:\s|^))(?P<seat>seat|player)?\s*(?P<word>[^\W_]+)\s*$"


def _ends_label(said: str) -> bool:
    """Whether the words before a colon end in a label ("Ann:", "seat 3:") and not in a heading ("left nut:")."""
    found = re.search(_LABEL, said.strip())
    if not found:
        return False
    word, before = found.group("word"), (found.group("before") or "").strip()
    if found.group("seat"):
        return True
    heads = setting_word(word) or word.lower() == "deuce"
    return not heads and not word.isdecimal() and (not before or word[0].isupper())


# --- clauses ---------------------------------------------------------------------------------------------------------

#: "At left nut, do ..." asks as "do ..." does.
_AT_THE_TABLE = (
    r"\s*(?:(?:(?:at|in|for|with|on|playing)\s+)?(?:the\s+)?(?:limit|no[- ]limit|pot[- ]limit|nl|pl|ubln|uncle bob'?s?(?: left nut)?"
    r"|left nut|a-5|ace[- ]to[- ]five|2-7|deuce[- ]to[- ]seven|kansas city|kc|california|lowball)\b\s*)*"
)
_OPENS_QUESTION = re.compile(
    _AT_THE_TABLE
    + r"(?:(?:and|so|but|now|then|or)\s+)*(?:can|could|may|must|should|shall|will|would|do|does|did|is|are|am|what|what'?s|who|who'?s|whose|which|how|any|when|where|has|have|(?:that|it|this)\s+(?:isn'?t|is\s+not))\b",
    re.IGNORECASE,
)


_MODAL = re.compile(
    r"\s*(?:(?:and|so|but|now|then|or)\s+)*(?:can|could|may|must|should|shall|would|do|does)\b", re.IGNORECASE
)


#: A question at the end of a sentence that is none: "that's a straight, isn't it".
_TAG = re.compile(
    r"\b(?:(?:is|ai|do|does|did|was|are|wo|ca)n'?t\s+(?:it|that|i|he|she|they|we|you)|or\s+(?:not|nah|no|what))\s*$",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def _clauses(text: str, ends_in_a_question_mark: bool, opening: bool) -> tuple[Clause, ...]:
    """The clauses of a stretch, as a question if it is one."""
    if ends_in_a_question_mark or _TAG.search(text) or _OPENS_QUESTION.match(text):
        asked = clauses(text, True, opening)
        modal = ends_in_a_question_mark or _MODAL.match(text)
        if any(clause.question or (modal and clause.asks and clause.head) for clause in asked):
            return asked
    return clauses(text, False, opening)


# --- problems --------------------------------------------------------------------------------------------------------


def _problems(cleaned: Cleaned, told: Telling) -> list[Problem]:
    from referee.situation.advice import advised

    problems = advised(told.problems[:MOST_PROBLEMS], cleaned.text, _reads)
    return [_problem(cleaned, placed) for placed in problems]


def _reads(text: str) -> bool:
    from referee.situation.checking import contradictions

    told = _told(text)
    return not told.problems and not contradictions(told, text)


def _problem(cleaned: Cleaned, placed: Placed) -> Problem:
    column, length = cleaned.place(placed.start, placed.stop)
    return Problem(placed.text, column, length, hint=placed.hint).in_its_line(cleaned.source)


def _placed(event: Event, cleaned: Cleaned) -> Event:
    column, length = cleaned.place(event.column, event.column + event.length)
    if "\n" not in cleaned.source:
        return event._replace(column=column, length=length)
    line, column = line_and_column(cleaned.source, column)
    return event._replace(line=line, column=column, length=length)
