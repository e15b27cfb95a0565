"""A stretch of a line as items: people, cards, numbers, head words, and whatever could not be understood.

The grammar is a run of items in any order; each element of it is one class of words. It matches every text: a word that
nothing else takes becomes an ``unknown`` item, so that every bad word of a line is found at once. Here the elements are
written down, in order; ``parsed`` makes the pyparsing grammar of them. A line in which every word is understood needs
no more than the elements themselves, and so is read without pyparsing, whose import takes longer than the ruling.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from functools import cache, lru_cache
from typing import Any, NamedTuple, Protocol

from referee.cards import JOKER, Card
from referee.situation import small
from referee.situation.forest import Forest, question_tree, tree
from referee.situation.longest import longest
from referee.situation.model import Amount, Who


class Item(NamedTuple):
    """One item: its kind, what it stands for, and where it stands in the cleaned text of its stretch."""

    kind: str
    value: Any
    start: int
    stop: int
    text: str


#: What may stand between items: every character that ``\s`` is in a pattern of ASCII.
BLANKS = " \t\n\r\f\v"


class Element(Protocol):
    """One class of words: the item that stands at a place of a text, or None."""

    def at(self, text: str, start: int) -> Item | None: ...


class Phrase:
    """The longest spelling of the vocabulary that stands at a place, whichever table it is from."""

    def __init__(self, forests: Sequence[Forest]) -> None:
        self.forests = forests

    def at(self, text: str, start: int) -> Item | None:
        found = longest(self.forests, text, start)
        if found is None:
            return None
        meaning, stop = found
        return Item(meaning.kind, meaning.value, start, stop, text[start:stop])


class Spelled:
    """An item told by its shape. ``make`` turns the match into the item's value, or None where it is no such item.

    ``begins`` are the characters one of which begins it, ``needs`` the texts one of which its stretch must hold: where
    they do not, the pattern need not be tried, nor compiled.
    """

    def __init__(
        self,
        kind: str,
        pattern: str,
        make: Callable[[re.Match[str]], Any],
        begins: str = "",
        needs: tuple[str, ...] = (),
    ) -> None:
        self.kind, self.pattern, self.make, self.begins, self.needs = kind, pattern, make, begins, needs
        self._match: Callable[[str, int], re.Match[str] | None] | None = None

    def at(self, text: str, start: int) -> Item | None:
        if not self._may_stand(text, start):
            return None
        if self._match is None:
            self._match = re.compile(self.pattern, re.ASCII).match
        found = self._match(text, start)
        value = self.make(found) if found else None
        if found is None or value is None:
            return None
        return Item(self.kind, value, start, found.end(), found.group())

    def _may_stand(self, text: str, start: int) -> bool:
        if self.begins and text[start : start + 1] not in self.begins:
            return False
        return not self.needs or any(needed in text for needed in self.needs)


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


#: What may stand before a joker that is told behind the ranks.
_BESIDE_JOKER = re.compile(r"\s(?:and|plus|with)\s(?:the\s|a\s)?")


def _low(found: re.Match[str]) -> tuple[Card, ...] | None:
    """Ranks joined by hyphens; two that rise are stakes ("4-8"), not a low."""
    return _cards(found.group())


def _spoken(found: re.Match[str]) -> tuple[Card, ...]:
    words = re.split("[ -]+", found.group().lower())
    return tuple(JOKER if word == "joker" else Card(_RANK_NAMES[word], "") for word in words)


_PAIRED = f"{_NAME}|10|[2-9TJQKA]"


def _pair(found: re.Match[str]) -> tuple[Card, ...]:
    rank = found.group(1)
    card = Card(_RANK_NAMES.get(rank.lower()) or _cards(rank.upper())[0].rank, "")
    return card, card


def _five_together(found: re.Match[str]) -> tuple[Card, ...] | None:
    """ "75432" is a hand; letters that are a word ("taken") or small are none without a number among them."""
    text = found.group()
    return _cards(text) if any(sign.isdigit() for sign in text) else None


def _several(found: re.Match[str]) -> tuple[Card, ...]:
    """Three or four of a rank: "trip fives", "quad nines"."""
    kind, rank = found.groups()
    card = Card(_RANK_NAMES.get(rank.lower()) or _cards(rank.upper())[0].rank, "")
    return (card,) * (3 if kind.lower() == "trip" else 4)


def _topped(found: re.Match[str]) -> tuple[Card, ...]:
    return _cards(found.group(1))


def _full(found: re.Match[str]) -> tuple[Card, ...]:
    """A full house by its name: "nines full of fours"."""
    three, two = (_RANK_NAMES.get(rank.lower()) or _cards(rank.upper())[0].rank for rank in found.groups())
    return (*(Card(three, ""),) * 3, *(Card(two, ""),) * 2)


def _named_card(found: re.Match[str]) -> tuple[Card, ...]:
    rank, suit = found.group(1).lower(), found.group(2)
    return (Card(_RANK_NAMES.get(rank) or _cards(rank.upper())[0].rank, suit[0].lower()),)


# --- people, numbers, amounts ----------------------------------------------------------------------------------------

_COUNT = "|".join(small.NUMBERS[1:])
_NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_ORDINAL = rf"(?:\d+(?:st|nd|rd|th)|{'|'.join(_NTH)})"


def _integer(text: str) -> int:
    return int(text) if text.isdecimal() else small.NUMBERS.index(text.lower())


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
    if not kind and (setting_word(word) or word.lower() == "deuce"):
        return None
    if word.isdecimal() or (kind and word.lower() in small.NUMBERS):
        return Who("seat", str(_integer(word))) if kind else None
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


def _player(found: re.Match[str]) -> Who:
    return Who("name", found.group(1))


def _name(found: re.Match[str]) -> Who | None:
    name = found.group(1)
    opens = not found.string[: found.start()].strip()
    return None if opens and nearly_known(name) and not _does(found.string, found.end()) else Who("name", name)


def _does(text: str, start: int) -> bool:
    """Whether a head word stands at a place: then the capitalised word before it is a name, not a slip."""
    behind = longest([tree()], text, _behind_blanks(text, start))
    return behind is not None and behind[0].kind in ("head", "either", "flag")


_SHORTEST_SLIP = 5


def nearly_known(name: str) -> bool:
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


def _fact(found: re.Match[str]) -> tuple[str, str]:
    return found.group(1), found.group(2)


def _text(found: re.Match[str]) -> str:
    return found.group()


_DIGITS = "0123456789"
_AMOUNTS = "$" + _DIGITS
_RANKED = "123456789TJQKAtjqka"
_RANK_LETTERS = "tdfsenjqkaTDFSENJQKA"
_SHORT_SEATS = tuple(letter + digit for letter in "sSpP" for digit in _DIGITS)


#: Who sits beside a seat, where that is told only to say which seat it is.
_NEIGHBOUR = r"(?:seats?\s+\d+|\d+|[A-Z][a-z]*|me|him|her|the\s+\w+(?:\s+blind)?)"


@cache
def elements(asking: bool) -> tuple[Element, ...]:
    """The elements of the grammar, in the order in which they are tried; with questions among them where one is asked.

    The order decides where one shape begins another; of the vocabulary, the longest spelling is taken. The last
    element takes any word there is.
    """
    quote = Spelled("quote", r'"([^"]*)"', lambda found: found.group(1), begins='"')
    label = Spelled("label", r"(?:([Ss]eat|[Pp]layer|[Ss]eat #)\s*)?([^\W_]+)\s*:(?!\S*=)", _label, needs=(":",))
    fact = Spelled("fact", r"([a-z][a-z-]*)=([^\s,;]+)", _fact, needs=("=",))
    stakes = Spelled("stakes", r"\$?(\d+(?:\.\d+)?)\s?[/-]\s?\$?(\d+(?:\.\d+)?)(?![\w/-])", _stakes, begins=_AMOUNTS)
    seats = Spelled(
        "who",
        rf"(?i:seats?|players?|#|seat no\.?|pos\.?)\s?#?(?:\d+|{_COUNT})(?:'s)?{_END}(?:(?:\s?(?:,|and|&|or)\s?(?:seat |#)?)\d+(?![\w-])"
        rf"(?!\s*(?:{_UNITS_AHEAD})))*|[sSpP]\d+(?:'s)?{_END}|(?i:the\s+)?(?:\d+|{_COUNT})(?:-|\s)seat(?:'s)?{_END}(?!\s*#?\d)(?!\s+(?:off|too far|out of place)\b)",
        _seats,
        needs=("eat", "layer", "#", "os", *_SHORT_SEATS),
    )
    player = Spelled("who", rf"(?i:player)\s+([A-Z][^\W_]*)(?:'s)?{_END}", _player, needs=("layer",))
    suited_cards = Spelled(
        "cards",
        rf"(?!(?:asks|acts)\b){_AS}{_CARD}(?:[ ]?(?!(?:asks|acts)\b){_AS}{_CARD})*{_END}",
        lambda f: _cards(f.group()),
        begins=_RANKED,
    )
    low = Spelled(
        "cards",
        rf"(?:{_RANK}|Jo(?:ker)?|Jk|joker)(?:-(?:{_RANK}|Jo(?:ker)?|Jk|joker))+(?![\w-])",
        _low,
        begins=_RANKED,
        needs=("-",),
    )
    five_ranks = Spelled(
        "cards",
        rf"{_BARE}(?: {_BARE}){{3}}(?: {_BARE}| (?:and |plus |with )(?:the |a )?joker){_END}",
        lambda f: _cards(_BESIDE_JOKER.sub(" ", f.group())),
        begins=_RANKED,
    )
    spoken = Spelled(
        "cards",
        rf"(?i:(?:{_NAME}|joker)(?:[ -](?:{_NAME})){{2,}}|(?:six|seven|eight|nine|ten|jack|queen|king)[ -](?:{_NAME})){_END}(?!\s*(?:{_UNITS_AHEAD}))",
        _spoken,
        begins=_RANK_LETTERS,
    )
    pair = Spelled("cards", rf"(?i:(?:a\s+)?pair\s+of\s+)({_PAIRED})(?:'?e?s){_END}", _pair, needs=("air of",))
    named = Spelled(
        "cards",
        rf"(?i:({_NAME}|10|[2-9tjqka])s?(?:\s+of)?\s+(spade|heart|diamond|club)s?){_END}",
        _named_card,
        needs=("pade", "eart", "iamond", "lub"),
    )
    nth = Spelled(
        "nth",
        rf"(?i:(?:very\s+)?(?P<all>{_ORDINAL}(?:(?:\s?,\s?|\s+and\s+|\s+or\s+){_ORDINAL})*)(?:\s+(?P<many>\d|two|three|four|five))?\s+(?:up\s?|face)?(?:cards?|one)){_END}",
        _ordinals,
        needs=("card", "one", "Card"),
    )
    nth_alone = Spelled("ordinal", rf"(?i:(?P<all>{_ORDINAL})(?P<many>)){_END}", _ordinals)
    money = Spelled(
        "amount",
        rf"\$\s?(\d[\d,]*(?:\.\d+)?)(?:'s)?{_END}(?:\s+(?:left|chips?)(?![a-z]))?",
        lambda f: _chips(f.group(1)),
        begins="$",
    )
    large = Spelled(
        "amount",
        rf"(\d{{1,3}}(?:,\d{{3}})+|\d+\.\d+){_END}",
        lambda f: _chips(f.group(1)),
        begins=_DIGITS,
        needs=(",", "."),
    )
    left_over = Spelled(
        "amount",
        rf"\$?(\d{{1,9}}\s+left|\d{{2,9}}\s+behind)(?![a-z]|\s+(?:{_BEHIND_WHOM}))",
        lambda f: _chips(f.group(1).split()[0]),
        begins=_AMOUNTS,
        needs=("left", "behind"),
    )
    more = Spelled(
        "more",
        rf"\$?(\d{{1,3}}(?:,\d{{3}})+|\d{{1,9}}(?:\.\d+)?)\s+more(?![a-z]|\s+(?:{_UNITS_AHEAD}))",
        lambda f: _chips(f.group(1)),
        begins=_AMOUNTS,
        needs=("more",),
    )
    integer = Spelled("number", rf"(\d{{1,9}})(?:(?<=\d\d)'?s)?{_END}", lambda f: int(f.group(1)), begins=_DIGITS)
    in_words = Spelled(
        "number", rf"(?i:{_ABOVE_TEN})(?:'?s)?{_END}", _above_ten, needs=("ty", "een", "undred", "leven", "welve")
    )
    letter = Spelled("cards", rf"([TJQKA]|Jo(?:ker)?|Jk){_END}(?!-)", lambda f: _cards(f.group()), begins="TJQKA")
    raises = Spelled(
        "raises",
        rf"(?i:(?:there(?:'s| is| was| has)(?: been)?\s+)?(?:(?:a|one|the)\s+)?bet,?\s+(?:and|plus)\s+(?P<n>\d|a|{_COUNT})\s+(?:re-?)?raises?|(?P<m>\d|{_COUNT})\s+(?:re-?)?raises"
        rf"|(?:(?:it's|it is|has|been|is|was|we've had|already)\s+)*(?:a\s+)?bet,?\s+(?:and\s+|then\s+|and then\s+)?(?:re-?)?raised\s+(?P<k>once|twice|thrice|(?:\d|{_COUNT})\s+times)){_END}",
        _raises,
        needs=("aise",),
    )
    nth_raise = Spelled(
        "nth", rf"(?i:(?P<all>{_ORDINAL})(?P<many>))(?=\s+(?:re-?)?raise\b)", _ordinals, needs=("raise",)
    )
    facing = Spelled(
        "flag",
        rf"(?i:(?:facing|after|on|into|over|against)\s+{_A_WAGER}(?:{_IN_FRONT})?|with\s+{_A_WAGER}(?:{_IN_FRONT}))(?![\w'])",
        lambda found: "facing a bet",
        needs=("bet", "raise", "wager"),
    )
    one_chip = Spelled(
        "head",
        r"(?i:(?:an?|one|single|a single)\s+(?:big\s+|oversized?\s+)?\$?\d+(?:\s?dollar)?\s+chip)(?!\w|\s+(?:left|over|extra))",
        lambda found: "oversized chip",
        needs=("chip",),
    )
    name = Spelled("name", r"([A-Z][^\W\d_]*)(?:'(?:s|d|ll|ve))?(?![\w])(?!-[A-Za-z0-9])", _name)
    taken_as = Spelled("role", r"as(?=\s+(?:an?|the)\s)", lambda found: "as", begins="a")
    along = Spelled("role", r"w/(?!o\b)", lambda found: "with", begins="w", needs=("w/",))
    somewhat = Spelled("filler", r"-ish\b", _text, begins="-")
    between = Spelled(
        "filler", rf"(?i:between)\s+{_NEIGHBOUR}\s+and\s+{_NEIGHBOUR}(?![\w'])", _text, begins="bB", needs=("etween",)
    )
    titled = Spelled("name", r"((?:Mr|Mrs|Ms|Dr|Miss|Old|Big|Uncle|Aunt)\.?\s+[A-Z][a-z]+)(?:'s)?(?!\w)", _player, begins="MDOBUA")
    ampersand = Spelled("joint", r"&", _text, begins="&")
    table = Spelled("filler", r"(?i:(?:(?:on|at|to|from|over)\s+)?table\s?#?\d+)(?!\w)", _text, needs=("able",))
    on_cards = Spelled(
        "role", rf"on(?=\s+(?:an?\s+)?(?:{_RANK})(?:[shdc]|-(?:{_RANK}))|\s+joker)", lambda found: "with", begins="o"
    )
    on_count = Spelled(
        "role", rf"on(?=\s+(?:only\s+|just\s+)?(?:\d|{_COUNT})\s+cards)", lambda found: "with", begins="o"
    )
    on_whom = Spelled(
        "role",
        r"on(?=\s+(?:seat\b|[sSpP]\d|[A-Z][a-z]|the (?:button|dealer)|him|her|me\b))",
        lambda found: "to",
        begins="o",
    )
    twice = Spelled(
        "head",
        rf"(?i:(?:two|2)\s+(?:{_NAME}|10|[2-9tjqka])s?\s+of\s+(?:spade|heart|diamond|club)s?){_END}",
        lambda found: "foul deck",
        needs=(" of ",),
    )
    titled = Spelled(
        "name",
        r"((?:Mr|Mrs|Ms|Dr)\.?\s+[A-Z][a-z]+)(?:'s)?(?!\w)",
        lambda found: Who("name", found.group(1)),
        begins="MD",
    )
    several = Spelled("cards", rf"(?i:(trip|quad)s?\s+({_PAIRED})(?:'?e?s)){_END}", _several, needs=("trip", "quad", "Trip", "Quad"))
    filled = Spelled("category", rf"(?i:({_PAIRED})(?:'?e?s)\s+(full|up))(?!\s+(?:of|over)\b|\w)", lambda found: "full house" if found.group(2).lower() == "full" else "two pair", needs=("full", " up"))
    last_in = Spelled("last in", r"(?i:last\s+\$?(\d+)\s+(?:goes|went|is|was|gets|got)\s+in)(?!\w)", lambda found: _chips(found.group(1)), needs=("last",))
    drawn = Spelled("filler", rf"(?i:{_ORDINAL})(?=\s+(?:draw|drawn)\s+card)", _text, needs=("draw",))
    to_the_full = Spelled("filler", r"full(?=\s+\$?\d)", _text, begins="f")
    straight = Spelled(
        "question" if asking else "category",
        rf"(?i:(?:{_NAME}|10|[2-9tjqka])[ -]high\s+(straight\s+flush|straight|flush))(?!\w)",
        lambda found: "hand" if asking else " ".join(found.group(1).lower().split()),
        needs=("igh ",),
    )
    together_low = Spelled("cards", r"(?:[2-9TJQKA]{5}|[2-9tjqka]{5})(?![\w'-])", _five_together, begins=_RANKED)
    hyphened = Spelled("name", r"([A-Z][a-z]+-[A-Z][a-z]+)(?:'s)?(?!\w)", lambda found: Who("name", found.group(1)))
    topped = Spelled("cards", r"(10|[2-9TJQK])-high(?!\w)", _topped, needs=("igh",))
    full = Spelled(
        "cards",
        rf"(?i:({_PAIRED})(?:'?e?s)\s+full(?:\s+of|\s+over)?\s+({_PAIRED})(?:'?e?s)){_END}",
        _full,
        needs=("full",),
    )
    same = Spelled(
        "filler",
        r"(?i:(?:exact(?:ly)?\s+|very\s+)?(?:the\s+)?(?:exact\s+|very\s+)?same)(?=\s+(?:exact\s+)?(?:10|[2-9TJQKA])(?:-|[shdc]\b|[shdc][2-9TJQKA1]))",
        _text,
        needs=("same",),
    )
    together = Spelled(
        "filler",
        r"(?i:all (?:three|four|five|six|[3-6])(?: of (?:them|us))?)(?=\s+(?:show|spread|roll|table|check|call|fold|muck|dr[ae]w|had|have|held|hold|got|turn|lay|laid))",
        _text,
        needs=("all ",),
    )
    unknown = Spelled(UNKNOWN, r"[^\s]+", _text)
    phrase = Phrase([question_tree(), tree()] if asking else [tree()])
    return (
        quote, label, fact, seats, player, table, titled, several, filled, last_in, drawn, to_the_full, straight, together_low, hyphened, topped, full, same,
        together, one_chip, facing, raises, twice, in_words, *_of_chips(), five_ranks, pair, spoken, named, nth,
        nth_raise, along, between, titled, ampersand, somewhat, phrase, taken_as, on_cards, on_count, on_whom, low, suited_cards,
        stakes, left_over, more, money, large, integer, nth_alone, letter, name, unknown,
    )  # fmt: skip


_A_WAGER = r"(?:(?:an?\s+)?\$?\d+(?:\s+dollar)?\s+(?:bet|raise|wager)|(?:an?\s+)?(?:bet|raise|wager)\s+of\s+\$?\d+)"
_IN_FRONT = r"\s+(?:in front of|to|on|out in front of) (?:him|her|me|us)|\s+in front|\s+to call|\s+out there"


def _of_chips() -> tuple[Element, ...]:
    """Chips and blinds told by their shape: "5-10 blinds", "half of the 60 bet", "a single $100 chip"."""
    chip = r"\$?\d+\s+(?:dollar\s+)?chips?"
    return (
        Spelled(
            "blinds",
            r"\$?(\d+)\s?[/-]\s?\$?(\d+)\s+blinds?",
            lambda found: found.groups(),
            begins=_AMOUNTS,
            needs=("blind",),
        ),
        Spelled(
            "portion",
            r"(?i:(exactly|less than|under|more than|over|not even)?\s*half\s+(?:of\s+)?(?:the\s+|a\s+)?\$?(\d+)(?:\s+dollar)?\s+bet)(?!\w)",
            _portion,
            needs=("alf",),
        ),
        Spelled(
            "head",
            rf"(?i:(?:single|lone|oversized?|one)\s+{chip})(?!\s+(?:left|over|extra))",
            lambda found: "oversized chip",
            needs=("chip",),
        ),
        Spelled(
            "head",
            rf"(?i:(?:one|an?|odd|1)\s+(?:odd\s+)?(?:{chip}|chip|dollar|buck)\s+(?:left\s+over|left|over|extra))",
            lambda found: "odd chip",
            needs=("over", "left", "extra"),
        ),
    )


def _portion(found: re.Match[str]) -> tuple[str, str]:
    """Which share of a bet, and how big the bet is."""
    share = {
        "exactly": "half a bet",
        None: "half a bet",
        "more than": "more than half a bet",
        "over": "more than half a bet",
    }
    word = found.group(1)
    return share.get(word and word.lower(), "less than half a bet"), found.group(2)


UNKNOWN = "unknown"


_UNITS_AHEAD = "cards?|players?|people|raises"
_BEHIND_WHOM = "him|her|me|them|the|seat|player|to"


def _raises(found: re.Match[str]) -> int:
    number = (found.group("n") or found.group("m") or found.group("k")).lower().removesuffix("times").strip()
    return {"a": 1, "once": 1, "twice": 2, "thrice": 3}.get(number) or _integer(number)


def _stakes(found: re.Match[str]) -> str | None:
    return f"{found.group(1)}/{found.group(2)}"


@lru_cache(maxsize=4096)
def items(stretch: str, asking: bool = False) -> tuple[Item, ...]:
    """The items of a stretch of cleaned text, in order; every word of it is in one of them.

    ``asking`` is true where the stretch may be a question.

    >>> [(item.kind, item.value) for item in items("seat 3 exposd 7h")][1]
    ('unknown', 'exposd')
    """
    understood = items_at_once(stretch, asking)
    if understood is not None:
        return understood
    from referee.situation.parsed import parsed

    return parsed(stretch, asking)


def items_at_once(stretch: str, asking: bool) -> tuple[Item, ...] | None:
    """The items where every word is understood: element after element, as the grammar tries them. Otherwise None."""
    found: list[Item] = []
    at = _behind_blanks(stretch, 0)
    while at < len(stretch):
        item = next(item for element in elements(asking) if (item := element.at(stretch, at)))
        if item.kind == UNKNOWN:
            return None
        found.append(item)
        at = _behind_blanks(stretch, item.stop)
    return tuple(found)


def _behind_blanks(text: str, at: int) -> int:
    while at < len(text) and text[at] in BLANKS:
        at += 1
    return at
