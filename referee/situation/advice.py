"""What was probably meant by a word that could not be understood. Only bad input comes here."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from referee.amounts import parse_amount
from referee.errors import AmountError
from referee.situation.forest import tree
from referee.situation.grammar import items
from referee.situation.item import BLANKS
from referee.situation.longest import longest
from referee.situation.takes import takes
from referee.situation.telling import Placed
from referee.situation.vocabulary import known_words, words
from referee.spelling import nearest, visible

#: A slip in a shorter word must be slighter to be known for one.
_SHORT = 6

_NOT_UNDERSTOOD = "did not understand"

_SUGGESTED = ("head", "setting", "when", "who", "flag", "question", "either")


def advised(problems: list[Placed], text: str, reads: Callable[[str], bool]) -> list[Placed]:
    """The problems in words, each with a spelling that works in its place where one is near.

    Where no word is near, and the line reads without the words that could not be understood, the advice is to leave
    them out: the hint is the empty text. ``reads`` tells whether a line can be read.
    """
    found = [_advised(problem, text) for problem in problems]
    lost = [
        problem
        for problem, worded in zip(problems, found, strict=True)
        if worded.text.startswith(_NOT_UNDERSTOOD)
        and worded.hint is None
        and text[problem.start : problem.stop].lower() not in known_words()
    ]
    if not lost or len(lost) < sum(problem.hint is None for problem in found) or not reads(_without(text, lost)):
        return found
    return [_left_out(problem) if problem.hint is None else problem for problem in found]


def _without(text: str, lost: list[Placed]) -> str:
    for problem in reversed(lost):
        text = text[: problem.start] + text[problem.stop :]
    return text


def _left_out(problem: Placed) -> Placed:
    return problem._replace(text=f"{problem.text}; if it decides nothing, leave it out", hint="")


def _advised(problem: Placed, text: str) -> Placed:
    word = visible(text[problem.start : problem.stop])
    if problem.text == "unknown":
        return _no_amount(problem, text) or _unknown(problem._replace(text=f"{_NOT_UNDERSTOOD} '{word}'"), text)
    if problem.text == "denial":
        return problem._replace(
            text=f"'{word}' denies something that has no words here; say what did happen, as in 'nobody acted'"
        )
    return problem


def _no_amount(problem: Placed, text: str) -> Placed | None:
    """What is wrong with a number that stands where chips are told, if that is what could not be understood."""
    start = max(text.rfind(blank, 0, problem.start) for blank in BLANKS) + 1
    word = text[start : problem.stop]
    clause = re.split("[,;\n]", text[:start])[-1]
    if not _LIKE_A_NUMBER.match(word) or not (word.startswith("$") or _takes_chips(clause)):
        return None
    try:
        parse_amount(word)
    except AmountError as error:
        (wrong,) = error.problems
        return problem._replace(text=wrong.text, start=start, hint=wrong.hint)
    return None


#: What begins like a number but need not go on as one: "4o", "-40", "10^30".
_LIKE_A_NUMBER = re.compile(r"[-+]?\$?\.?\d")


def _takes_chips(said: str) -> bool:
    """Whether the head word of a clause has a slot for chips and none for cards."""
    heads = [str(item.value) for item in items(said) if item.kind == "head"]
    slots = takes()[heads[-1]].slots if heads else frozenset()
    return "amount" in slots and "cards" not in slots


def _unknown(problem: Placed, text: str) -> Placed:
    word, behind = text[problem.start : problem.stop], text[problem.stop :]
    if word.isalpha() and word.islower() and _is_head(behind) and _at_start(text[: problem.start]):
        name = word.capitalize()
        if nearest(word, _single_words(), 0.8) is None:
            return problem._replace(text=f"{problem.text}; a name has a capital", hint=name)
    spelling = _nearest_spelling(word, behind)
    if spelling is None:
        return problem
    return problem._replace(stop=problem.stop + _taken(spelling, behind), hint=spelling)


def _at_start(before: str) -> bool:
    said = before.rstrip()
    return not said or said[-1] in ",;.:" or said.endswith((" and", " then", " but"))


def _is_head(text: str) -> bool:
    found = longest([tree()], text, 0)
    return found is not None and found[0].kind in ("head", "either")


def _single_words() -> list[str]:
    return [spelling for spelling in _spellings() if " " not in spelling]


def _spellings() -> Iterator[str]:
    for entry in words():
        if entry.kind in _SUGGESTED:
            yield from entry.spellings


def _nearest_spelling(word: str, behind: str) -> str | None:
    """The nearest whole spelling: one word, or several of which the others stand behind the bad one already."""
    if word.lower() in known_words():  # a word of the language in the wrong place is no slip of the pen
        return None
    said = " ".join(behind.lower().split())
    alike = _by_initial().get(word[0].lower(), [])
    by_first = {first: spelling for first, rest, spelling in alike if not rest or _begins(said, rest)}
    by_first.pop(word.lower(), None)
    near = nearest(word, by_first, 0.8 if len(word) < _SHORT else 0.72)
    return by_first[near] if near and _is_a_slip(word.lower(), near.lower()) else None


#: A longer word may have two letters wrong.
_LONG = 7


def _is_a_slip(word: str, meant: str) -> bool:
    """Whether a word is another with a letter or two wrong, missing, too many or swapped, and not some other word.

    >>> _is_a_slip("exposd", "exposed"), _is_a_slip("clockwise", "counterclockwise"), _is_a_slip("winner", "whine")
    (True, False, False)
    """
    row = list(range(len(meant) + 1))
    before: list[int] = []
    for at, letter in enumerate(word, start=1):
        earlier, before, row = before, row, [at]
        for other, wanted in enumerate(meant, start=1):
            row.append(min(before[other] + 1, row[-1] + 1, before[other - 1] + (letter != wanted)))
            swapped = at > 1 and other > 1 and letter == meant[other - 2] and word[at - 2] == wanted
            if swapped:
                row[other] = min(row[other], earlier[other - 2] + 1)
    return row[-1] <= (1 if len(word) < _LONG else 2)


@cache
def _by_initial() -> Mapping[str, list[tuple[str, str, str]]]:
    """The spellings by their first letter, the longest last: the first word, the others, and the whole."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    for spelling in sorted(_spellings(), key=len):
        first = spelling.split(" ")[0]
        if len(first) > 2:
            found.setdefault(first[0], []).append((first, _rest(spelling), spelling))
    return found


def _begins(said: str, rest: str) -> bool:
    return said.startswith(rest) and not said[len(rest) : len(rest) + 1].isalnum()


def _rest(spelling: str) -> str:
    return spelling.partition(" ")[2]


def _taken(spelling: str, behind: str) -> int:
    """How many characters behind the bad word the spelling covers as well."""
    rest = _rest(spelling).split()
    at = 0
    for word in rest:
        at = behind.lower().index(word, at) + len(word)
    return at
