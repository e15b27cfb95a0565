"""Numbers and places in an order told by their shape: "3", "forty", "first two cards", "bet and three raises"."""

from __future__ import annotations

import re

from referee.situation import small
from referee.situation.item import Spelled

#: What may not stand behind a word that ends here.
END = r"(?![A-Za-z0-9]|'[a-z])"
DIGITS = "0123456789"
#: What a number counts where it is no amount.
UNITS = "cards?|players?|people|raises"
#: Numbers in words up to ten.
COUNT = "|".join(small.NUMBERS[1:])


def integer(text: str) -> int:
    """A number up to ten in words, or one in figures."""
    return int(text) if text.isdecimal() else small.NUMBERS.index(text.lower())


INTEGER = Spelled("number", rf"(\d{{1,9}})(?:(?<=\d\d)'?s)?{END}", lambda found: int(found.group(1)), begins=DIGITS)
ON_COUNT = Spelled("role", rf"on(?=\s+(?:only\s+|just\s+)?(?:\d|{COUNT})\s+cards)", lambda found: "with", begins="o")


# --- above ten in words ----------------------------------------------------------------------------------------------

_TEENS = ["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_ONES = "|".join(small.NUMBERS[1:10])
_BELOW_HUNDRED = rf"(?:{'|'.join(_TEENS)}|(?:{'|'.join(_TENS)})(?:[ -](?:{_ONES})(?!\s+(?:of|high|low)\b))?)"
_ABOVE_TEN = rf"(?:(?:(?:an?|{_ONES})\s+)?hundred(?:\s+(?:and\s+)?{_BELOW_HUNDRED})?|{_BELOW_HUNDRED})"


def _above_ten(found: re.Match[str]) -> int:
    """A number above ten in words: "forty", "twenty-five", "a hundred and fifty"."""
    before, hundred, behind = found.group().lower().partition("hundred")
    words = re.findall("[a-z]+", behind if hundred else before)
    rest = sum(_word_value(word) for word in words)
    many = next((small.NUMBERS.index(word) for word in before.split() if word in small.NUMBERS), 1)
    return rest + (100 * many if hundred else 0)


def _word_value(word: str) -> int:
    word = word.removesuffix("s") if word.removesuffix("s") in (*_TEENS, *_TENS) else word
    if word in _TENS:
        return 10 * (_TENS.index(word) + 2)
    return _TEENS.index(word) + 11 if word in _TEENS else small.NUMBERS.index(word) if word in small.NUMBERS else 0


IN_WORDS = Spelled(
    "number", rf"(?i:{_ABOVE_TEN})(?:'?s)?{END}", _above_ten, needs=("ty", "een", "undred", "leven", "welve")
)


# --- places in an order ----------------------------------------------------------------------------------------------

_NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_ORDINAL = rf"(?:\d+(?:st|nd|rd|th)|{'|'.join(_NTH)})"


def _ordinals(found: re.Match[str]) -> tuple[int, ...]:
    words = re.findall(_ORDINAL, found.group().lower())
    ordinals = tuple(_NTH.index(word) + 1 if word in _NTH else int(word[:-2]) for word in words)
    many = found.group("many")
    if not many:
        return ordinals
    return tuple(range(1, integer(many) + 1)) if ordinals == (1,) else ()


NTH = Spelled(
    "nth",
    rf"(?i:(?:very\s+)?(?P<all>{_ORDINAL}(?:(?:\s?,\s?|\s+and\s+|\s+or\s+){_ORDINAL})*)(?:\s+(?P<many>\d|two|three|four|five))?\s+(?:up\s?|face)?(?:cards?|one)){END}",
    _ordinals,
    needs=("card", "one", "Card"),
)
NTH_RAISE = Spelled("nth", rf"(?i:(?P<all>{_ORDINAL})(?P<many>))(?=\s+(?:re-?)?raise\b)", _ordinals, needs=("raise",))
NTH_ALONE = Spelled("ordinal", rf"(?i:(?P<all>{_ORDINAL})(?P<many>)){END}", _ordinals)
#: "The second draw card": which one it was decides nothing.
NTH_DRAWN = Spelled(
    "filler", rf"(?i:{_ORDINAL})(?=\s+(?:draw|drawn)\s+card)", lambda found: found.group(), needs=("draw",)
)


# --- how many raises -------------------------------------------------------------------------------------------------


def _raises(found: re.Match[str]) -> int:
    number = (found.group("n") or found.group("m") or found.group("k")).lower().removesuffix("times").strip()
    return {"a": 1, "once": 1, "twice": 2, "thrice": 3}.get(number) or integer(number)


RAISES = Spelled(
    "raises",
    rf"(?i:(?:there(?:'s| is| was| has)(?: been)?\s+)?(?:(?:a|one|the)\s+)?bet,?\s+(?:and|plus)\s+(?P<n>\d|a|{COUNT})\s+(?:re-?)?raises?|(?P<m>\d|{COUNT})\s+(?:re-?)?raises"
    rf"|(?:(?:it's|it is|has|been|is|was|we've had|already)\s+)*(?:a\s+)?bet,?\s+(?:and\s+|then\s+|and then\s+)?(?:re-?)?raised\s+(?P<k>once|twice|thrice|(?:\d|{COUNT})\s+times)){END}",
    _raises,
    needs=("aise",),
)
