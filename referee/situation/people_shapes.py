"""People told by their shape: "seat 3", "seats 2, 4 and 5", "Ann", "Mr. Lee", and the label "Bob:"."""

from __future__ import annotations

import re

from referee.situation import small
from referee.situation.forest import tree
from referee.situation.item import Spelled, behind_blanks
from referee.situation.longest import longest
from referee.situation.model import Who
from referee.situation.number_shapes import COUNT, DIGITS, END, UNITS, integer

# --- seats -----------------------------------------------------------------------------------------------------------


def _seats(found: re.Match[str]) -> tuple[Who, ...]:
    numbers = re.findall(rf"\d+|\b(?:{COUNT})\b", found.group(), re.IGNORECASE)
    return tuple(Who("seat", str(integer(number))) for number in numbers)


_SHORT_SEATS = tuple(letter + digit for letter in "sSpP" for digit in DIGITS)
SEATS = Spelled(
    "who",
    rf"(?i:seats?|players?|#|seat no\.?|pos\.?)\s?#?(?:\d+|{COUNT})(?:'s)?{END}(?:(?:\s?(?:,|and|&|or)\s?(?:seat |#)?)\d+(?![\w-])"
    rf"(?!\s*(?:{UNITS})))*|[sSpP]\d+(?:'s)?{END}|(?i:the\s+)?(?:\d+|{COUNT})(?:-|\s)seat(?:'s)?{END}(?!\s*#?\d)(?!\s+(?:off|too far|out of place)\b)",
    _seats,
    needs=("eat", "layer", "#", "os", *_SHORT_SEATS),
)
#: Who sits beside a seat, where that is told only to say which seat it is.
_NEIGHBOUR = r"(?:seats?\s+\d+|\d+|[A-Z][a-z]*|me|him|her|the\s+\w+(?:\s+blind)?)"
BETWEEN = Spelled(
    "filler",
    rf"(?i:between)\s+{_NEIGHBOUR}\s+and\s+{_NEIGHBOUR}(?![\w'])",
    lambda found: found.group(),
    begins="bB",
    needs=("etween",),
)


# --- labels ----------------------------------------------------------------------------------------------------------


def _label(found: re.Match[str]) -> Who | None:
    kind, word = found.groups()
    if not kind and (setting_word(word) or word.lower() == "deuce"):
        return None
    if word.isdecimal() or (kind and word.lower() in small.NUMBERS):
        return Who("seat", str(integer(word))) if kind else None
    if re.fullmatch(r"[sSpP]\d+", word):
        return Who("seat", word[1:])
    known = longest([tree()], word, 0)
    if known and known[0].kind == "who":
        return Who("role", str(known[0].value))
    return Who("name", word)


def setting_word(word: str) -> bool:
    """Whether a single word before a colon sets up the table ("showdown: …") instead of naming a player."""
    found = longest([tree()], word, 0)
    return found is not None and found[1] == len(word) and found[0].kind in ("setting", "when")


LABEL = Spelled("label", r"(?:([Ss]eat|[Pp]layer|[Ss]eat #)\s*)?([^\W_]+)\s*:(?!\S*=)", _label, needs=(":",))


# --- names -----------------------------------------------------------------------------------------------------------


def _named(found: re.Match[str]) -> Who:
    return Who("name", found.group(1))


def _name(found: re.Match[str]) -> Who | None:
    name = found.group(1)
    opens = not found.string[: found.start()].strip()
    return None if opens and _nearly_known(name) and not _does(found.string, found.end()) else Who("name", name)


def _does(text: str, start: int) -> bool:
    """Whether a head word stands at a place: then the capitalised word before it is a name, not a slip."""
    behind = longest([tree()], text, behind_blanks(text, start))
    return behind is not None and behind[0].kind in ("head", "either", "flag")


_SHORTEST_SLIP = 5


def _nearly_known(name: str) -> bool:
    """Whether a capitalised word is more likely a slip for a known word ("Befor") than a name."""
    word = name.lower()
    return len(word) >= _SHORTEST_SLIP and any(_one_slip_apart(word, known) for known in tree().words_like(word))


def _one_slip_apart(word: str, other: str) -> bool:
    """Whether one letter too many, too few, wrong, or two changed about make one word of the other."""
    if word == other or abs(len(word) - len(other)) > 1:
        return False
    same = next(
        (at for at, (one, two) in enumerate(zip(word, other, strict=False)) if one != two), min(len(word), len(other))
    )
    left, right = word[same:], other[same:]
    return left[1:] == right or left == right[1:] or left[1:] == right[1:] or left[1::-1] + left[2:] == right


PLAYER = Spelled("who", rf"(?i:player)\s+([A-Z][^\W_]*)(?:'s)?{END}", _named, needs=("layer",))
TITLED = Spelled("name", r"((?:Mr|Mrs|Ms|Dr)\.?\s+[A-Z][a-z]+)(?:'s)?(?!\w)", _named, begins="MD")
HYPHENED = Spelled("name", r"([A-Z][a-z]+-[A-Z][a-z]+)(?:'s)?(?!\w)", _named)
NAME = Spelled("name", r"([A-Z][^\W\d_]*)(?:'(?:s|d|ll|ve))?(?![\w])(?!-[A-Za-z0-9])", _name)


# --- what stands before people ---------------------------------------------------------------------------------------

ON_WHOM = Spelled(
    "role",
    r"on(?=\s+(?:seat\b|[sSpP]\d|[A-Z][a-z]|the (?:button|dealer)|him|her|me\b))",
    lambda found: "to",
    begins="o",
)
ALL_OF_THEM = Spelled(
    "filler",
    r"(?i:all (?:three|four|five|six|[3-6])(?: of (?:them|us))?)(?=\s+(?:show|spread|roll|table|had|have|held|hold|got|turn|lay|laid))",
    lambda found: found.group(),
    needs=("all ",),
)
