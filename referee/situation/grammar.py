"""A stretch of a line as items: people, cards, numbers, head words, and whatever could not be understood.

The grammar is a run of items in any order; each element of it is one class of words. It matches every text: a word that
nothing else takes becomes an ``unknown`` item, so that every bad word of a line is found at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from functools import cache, lru_cache
from typing import Any, NamedTuple

import pyparsing as pp

from referee.cards import JOKER, Card
from referee.situation import small
from referee.situation.model import Amount, Who
from referee.situation.longest import longest
from referee.situation.vocabulary import Tree, known_words, question_tree, tree


class Item(NamedTuple):
    """One item: its kind, what it stands for, and where it stands in the cleaned text of its stretch."""

    kind: str
    value: Any
    start: int
    stop: int
    text: str


_BLANK = " \n\r"


class Phrase(pp.Token):
    """The longest spelling of the vocabulary that stands at this place, whichever table it is from."""

    def __init__(self, root: Tree) -> None:
        super().__init__()
        self.root = root
        self.errmsg = "no word of the language"

    def _generateDefaultName(self) -> str:  # noqa: N802 - pyparsing's own
        return "phrase"

    def parseImpl(self, instring: str, loc: int, do_actions: bool = True) -> Any:  # noqa: N802 - pyparsing's own
        found = longest(self.root, instring, loc)
        if found is None:
            raise pp.ParseException(instring, loc, self.errmsg, self)
        meaning, stop = found
        return stop, [Item(meaning.kind, meaning.value, loc, stop, instring[loc:stop])]


class Spelled(pp.Regex):
    """An item told by its shape. ``make`` turns the match into the item's value, or None where it is no such item."""

    def __init__(self, kind: str, pattern: str, make: Callable[[re.Match[str]], Any]) -> None:
        super().__init__(pattern, flags=re.ASCII)
        self.kind, self.make = kind, make

    def parseImpl(self, instring: str, loc: int, do_actions: bool = True) -> Any:  # noqa: N802 - pyparsing's own
        found = self.re_match(instring, loc)
        value = self.make(found) if found else None
        if found is None or value is None:
            raise pp.ParseException(instring, loc, self.errmsg, self)
        return found.end(), [Item(self.kind, value, loc, found.end(), found.group())]


# --- cards -----------------------------------------------------------------------------------------------------------

_END = r"(?![A-Za-z0-9]|'[a-z])"
_RANK = "10|[2-9TJQKAtjqka]"
_CARD = rf"(?:(?:{_RANK})[shdcSHDC]|Jo(?:ker)?(?![a-z])|Jk(?![a-z])|joker)"
_BARE = r"(?:10|[2-9TJQKA]|Jo(?:ker)?|Jk|joker)"
_AS = r"(?!as(?!\s*(?:$|[,.;?]|and\b|or\b|[2-9TJQKAtjqka]{1,2}[shdc]\b)))"
_RANK_NAMES = {
    "two": "2", "deuce": "2", "trey": "3", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
    "nine": "9", "ten": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A",
}  # fmt: skip
_NAME = "|".join(_RANK_NAMES)
_ONE_CARD = re.compile(f"Jo(?:ker)?|Jk|joker|({_RANK})([shdcSHDC]?)")


def _cards(text: str) -> tuple[Card, ...]:
    cards = []
    for found in _ONE_CARD.finditer(text):
        rank, suit = found.groups()
        cards.append(Card("T" if rank == "10" else rank.upper(), suit.lower()) if rank else JOKER)
    return tuple(cards)


def _low(found: re.Match[str]) -> tuple[Card, ...] | None:
    """Ranks joined by hyphens; two that rise are stakes ("4-8"), not a low."""
    return _cards(found.group())


def _spoken(found: re.Match[str]) -> tuple[Card, ...]:
    return tuple(Card(_RANK_NAMES[word], "") for word in re.split("[ -]+", found.group().lower()))


_PAIRED = f"{_NAME}|10|[2-9TJQKA]"


def _pair(found: re.Match[str]) -> tuple[Card, ...]:
    rank = found.group(1)
    card = Card(_RANK_NAMES.get(rank.lower()) or _cards(rank.upper())[0].rank, "")
    return card, card


def _named_card(found: re.Match[str]) -> tuple[Card, ...]:
    rank, suit = found.group(1).lower(), found.group(2)
    return (Card(_RANK_NAMES.get(rank) or _cards(rank.upper())[0].rank, suit[0].lower()),)


# --- people, numbers, amounts ----------------------------------------------------------------------------------------

_COUNT = "|".join(small.NUMBERS[1:])
_NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_ORDINAL = rf"(?:\d+(?:st|nd|rd|th)|{'|'.join(_NTH)})"


def _integer(text: str) -> int:
    return int(text) if text.isdecimal() else small.NUMBERS.index(text.lower())


def _seats(found: re.Match[str]) -> tuple[Who, ...]:
    numbers = re.findall(rf"\d+|\b(?:{_COUNT})\b", found.group(), re.IGNORECASE)
    return tuple(Who("seat", str(_integer(number))) for number in numbers)


def _ordinals(found: re.Match[str]) -> tuple[int, ...]:
    words = re.findall(_ORDINAL, found.group().lower())
    ordinals = tuple(_NTH.index(word) + 1 if word in _NTH else int(word[:-2]) for word in words)
    many = found.group("many")
    if not many:
        return ordinals
    return tuple(range(1, _integer(many) + 1)) if ordinals == (1,) else ()


def _chips(text: str) -> Amount:
    return Amount("chips", Decimal(text.replace(",", "")))


def _decimal(found: re.Match[str]) -> Any:
    return found.group(1).replace(",", "")


def _label(found: re.Match[str]) -> Who | None:
    kind, word = found.groups()
    if not kind and setting_word(word):
        return None
    if word.isdecimal() or (kind and word.lower() in small.NUMBERS):
        return Who("seat", str(_integer(word))) if kind else None
    if re.fullmatch(r"[sSpP]\d+", word):
        return Who("seat", word[1:])
    known = longest(tree(), word, 0)
    if known and known[0].kind == "who":
        return Who("role", str(known[0].value))
    return Who("name", word)


def setting_word(word: str) -> bool:
    """Whether a single word before a colon sets up the table ("showdown: …") instead of naming a player."""
    found = longest(tree(), word, 0)
    return found is not None and found[1] == len(word) and found[0].kind in ("setting", "when")


def _player(found: re.Match[str]) -> Who:
    return Who("name", found.group(1))


def _name(found: re.Match[str]) -> Who | None:
    name = found.group(1)
    return None if nearly_known(name) else Who("name", name)


_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_SHORTEST_SLIP = 5


def nearly_known(name: str) -> bool:
    """Whether a capitalised word is more likely a slip for a known word ("Befor") than a name."""
    word, known = name.lower(), known_words()
    if len(word) < _SHORTEST_SLIP:
        return False
    splits = [(word[:i], word[i:]) for i in range(len(word) + 1)]
    one_off = (left + middle + right[skip:] for left, right in splits for skip in (0, 1) for middle in ("", *_LETTERS))
    return any(slip in known for slip in one_off) or any(
        left + right[1] + right[0] + right[2:] in known for left, right in splits if len(right) > 1
    )


def _fact(found: re.Match[str]) -> tuple[str, str]:
    return found.group(1), found.group(2)


def _text(found: re.Match[str]) -> str:
    return found.group()


def _item(root: Tree) -> pp.ParserElement:
    """One item. The order decides only where one spelling begins another; the words of the vocabulary take the longest."""
    quote = Spelled("quote", r'"([^"]*)"', lambda found: found.group(1))
    label = Spelled("label", r"(?:([Ss]eat|[Pp]layer|[Ss]eat #)\s*)?([^\W_]+)\s*:(?!\S*=)", _label)
    fact = Spelled("fact", r"([a-z][a-z-]*)=([^\s,;]+)", _fact)
    stakes = Spelled("stakes", r"\$?(\d+(?:\.\d+)?)\s?[/-]\s?\$?(\d+(?:\.\d+)?)(?![\w/-])", _stakes)
    seats = Spelled(
        "who",
        rf"(?i:seats?|players?|#|seat no\.?|pos\.?)\s?#?(?:\d+|{_COUNT})(?:'s)?{_END}(?:(?:\s?(?:,|and|&|or)\s?(?:seat |#)?)\d+(?![\w-])"
        rf"(?!\s*(?:{_UNITS_AHEAD})))*|[sSpP]\d+(?:'s)?{_END}|(?i:the\s+)?(?:\d+|{_COUNT})(?:-|\s)seat(?:'s)?{_END}(?!\s*#?\d)",
        _seats,
    )
    player = Spelled("who", rf"(?i:player)\s+([A-Z][^\W_]*)(?:'s)?{_END}", _player)
    suited_cards = Spelled(
        "cards",
        rf"(?!(?:asks|acts)\b){_AS}{_CARD}(?:[ ]?(?!(?:asks|acts)\b){_AS}{_CARD})*{_END}",
        lambda f: _cards(f.group()),
    )
    low = Spelled("cards", rf"(?:{_RANK}|Jo(?:ker)?|Jk|joker)(?:-(?:{_RANK}|Jo(?:ker)?|Jk|joker))+(?![\w-])", _low)
    five_ranks = Spelled("cards", rf"{_BARE}(?: {_BARE}){{4}}{_END}", lambda f: _cards(f.group()))
    spoken = Spelled(
        "cards",
        rf"(?i:(?:{_NAME})(?:[ -](?:{_NAME})){{2,}}|(?:six|seven|eight|nine|ten|jack|queen|king)[ -](?:{_NAME})){_END}(?!\s*(?:{_UNITS_AHEAD}))",
        _spoken,
    )
    pair = Spelled("cards", rf"(?i:(?:a\s+)?pair\s+of\s+)({_PAIRED})(?:'?e?s){_END}", _pair)
    named = Spelled(
        "cards", rf"(?i:({_NAME}|10|[2-9tjqka])s?(?:\s+of)?\s+(spade|heart|diamond|club)s?){_END}", _named_card
    )
    nth = Spelled(
        "nth",
        rf"(?i:(?:very\s+)?(?P<all>{_ORDINAL}(?:(?:\s?,\s?|\s+and\s+|\s+or\s+){_ORDINAL})*)(?:\s+(?P<many>\d|two|three|four|five))?\s+(?:up\s?|face)?(?:cards?|one)){_END}",
        _ordinals,
    )
    nth_alone = Spelled("ordinal", rf"(?i:(?P<all>{_ORDINAL})(?P<many>)){_END}", _ordinals)
    money = Spelled(
        "amount", rf"\$\s?(\d[\d,]*(?:\.\d+)?)(?:'s)?{_END}(?:\s+left(?![a-z]))?", lambda f: _chips(f.group(1))
    )
    large = Spelled("amount", rf"(\d{{1,3}}(?:,\d{{3}})+|\d+\.\d+){_END}", lambda f: _chips(f.group(1)))
    left_over = Spelled("amount", rf"(\d{{1,9}})\s+left(?![a-z])", lambda f: _chips(f.group(1)))
    integer = Spelled("number", rf"(\d{{1,9}}){_END}", lambda f: int(f.group(1)))
    letter = Spelled("cards", rf"([TJQKA]|Jo(?:ker)?|Jk){_END}(?!-)", lambda f: _cards(f.group()))
    raises = Spelled(
        "raises",
        rf"(?i:(?:there(?:'s| is| was| has)(?: been)?\s+)?(?:(?:a|one|the)\s+)?bet,?\s+(?:and|plus)\s+(?P<n>\d|a|{_COUNT})\s+(?:re-?)?raises?|(?P<m>\d|{_COUNT})\s+(?:re-?)?raises){_END}",
        _raises,
    )
    name = Spelled("name", r"([A-Z][^\W\d_]*)(?:'s)?(?![\w])(?!-[A-Za-z0-9])", _name)
    taken_as = Spelled("role", r"as(?=\s+(?:an?|the)\s)", lambda found: "as")
    unknown = Spelled("unknown", r"[^\s]+", _text)
    phrase = Phrase(root)
    return (
        quote | label | fact | seats | player | raises | five_ranks | pair | spoken | named | nth | phrase | taken_as | low | suited_cards | stakes
        | money | large | left_over | integer | nth_alone | letter | name | unknown
    )  # fmt: skip


_UNITS_AHEAD = "cards?|players?|people|raises"


def _raises(found: re.Match[str]) -> int:
    number = found.group("n") or found.group("m")
    return 1 if number.lower() == "a" else _integer(number)


def _stakes(found: re.Match[str]) -> str | None:
    return f"{found.group(1)}/{found.group(2)}"


@cache
def _stretch(asking: bool) -> pp.ParserElement:
    return (
        pp.ZeroOrMore(_item(question_tree() if asking else tree()))
        .set_whitespace_chars(_BLANK, copy_defaults=False)
        .parse_with_tabs()
    )


@lru_cache(maxsize=4096)
def items(stretch: str, asking: bool = False) -> tuple[Item, ...]:
    """The items of a stretch of cleaned text, in order; every word of it is in one of them.

    ``asking`` is true where the stretch may be a question.

    >>> [(item.kind, item.value) for item in items("seat 3 exposd 7h")][1]
    ('unknown', 'exposd')
    """
    return tuple(_stretch(asking).parse_string(stretch))
