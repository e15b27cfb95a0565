"""Cards and hands told by their shape: "7h", "8-6-4-3-2", "a pair of fives", "nines full of fours"."""

from __future__ import annotations

import re

from referee.cards import JOKER, Card
from referee.situation.item import Spelled
from referee.situation.number_shapes import END, UNITS

_RANK = "10|[2-9TJQKAtjqka]"
_CARD = rf"(?:(?:{_RANK})[shdcSHDC]|Jo(?:ker)?(?![a-z])|Jk(?![a-z])|joker)"
_BARE = r"(?:10|[2-9TJQKA]|Jo(?:ker)?|Jk|joker)"
_AS = r"(?!as(?!\s*(?:$|[,.;?]|and\b|or\b|[2-9TJQKAtjqka]{1,2}[shdc]\b)))"
_RANK_NAMES = {
    "two": "2", "deuce": "2", "trey": "3", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
    "nine": "9", "ten": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A",
}  # fmt: skip
_NAME = "|".join(_RANK_NAMES)
_PAIRED = f"{_NAME}|10|[2-9TJQKA]"
_ONE_CARD = re.compile(f"Jo(?:ker)?|Jk|joker|({_RANK})([shdcSHDC]?)")
#: The characters of which one begins a card.
_RANKED = "123456789TJQKAtjqka"


def _cards(text: str) -> tuple[Card, ...]:
    cards = []
    for found in _ONE_CARD.finditer(text):
        rank, suit = found.groups()
        cards.append(Card("T" if rank == "10" else rank.upper(), suit.lower()) if rank else JOKER)
    return tuple(cards)


def _rank(name: str) -> str:
    """The rank that is told by a name or as it is on the card."""
    return _RANK_NAMES.get(name.lower()) or _cards(name.upper())[0].rank


# --- several cards by their ranks ------------------------------------------------------------------------------------

#: What may stand before a joker that is told behind the ranks.
_BESIDE_JOKER = r"\s(?:and|plus|with)\s(?:the\s|a\s)?"


def _spoken(found: re.Match[str]) -> tuple[Card, ...]:
    words = re.split("[ -]+", found.group().lower())
    return tuple(JOKER if word == "joker" else Card(_RANK_NAMES[word], "") for word in words)


def _five_together(found: re.Match[str]) -> tuple[Card, ...] | None:
    """ "75432" is a hand; letters that are a word ("taken") or small are none without a number among them."""
    text = found.group()
    return _cards(text) if any(sign.isdigit() for sign in text) else None


SUITED = Spelled(
    "cards",
    rf"(?!(?:asks|acts)\b){_AS}{_CARD}(?:[ ]?(?!(?:asks|acts)\b){_AS}{_CARD})*{END}",
    lambda found: _cards(found.group()),
    begins=_RANKED,
)
LOW = Spelled(
    "cards",
    rf"(?:{_RANK}|Jo(?:ker)?|Jk|joker)(?:-(?:{_RANK}|Jo(?:ker)?|Jk|joker))+(?![\w-])",
    lambda found: _cards(found.group()),
    begins=_RANKED,
    needs=("-",),
)
FIVE_RANKS = Spelled(
    "cards",
    rf"{_BARE}(?: {_BARE}){{3}}(?: {_BARE}| (?:and |plus |with )(?:the |a )?joker){END}",
    lambda found: _cards(re.sub(_BESIDE_JOKER, " ", found.group())),
    begins=_RANKED,
)
TOGETHER = Spelled("cards", r"(?:[2-9TJQKA]{5}|[2-9tjqka]{5})(?![\w'-])", _five_together, begins=_RANKED)
SPOKEN = Spelled(
    "cards",
    rf"(?i:(?:{_NAME}|joker)(?:[ -](?:{_NAME})){{2,}}|(?:six|seven|eight|nine|ten|jack|queen|king)[ -](?:{_NAME})){END}(?!\s*(?:{UNITS}))",
    _spoken,
    begins="tdfsenjqkaTDFSENJQKA",
)
LETTER = Spelled("cards", rf"([TJQKA]|Jo(?:ker)?|Jk){END}(?!-)", lambda found: _cards(found.group()), begins="TJQKA")


# --- cards by their names --------------------------------------------------------------------------------------------


def _pair(found: re.Match[str]) -> tuple[Card, ...]:
    return (Card(_rank(found.group(1)), ""),) * 2


def _several(found: re.Match[str]) -> tuple[Card, ...]:
    """Three or four of a rank: "trip fives", "quad nines"."""
    kind, rank = found.groups()
    return (Card(_rank(rank), ""),) * (3 if kind.lower() == "trip" else 4)


def _full(found: re.Match[str]) -> tuple[Card, ...]:
    """A full house by its name: "nines full of fours"."""
    three, two = map(_rank, found.groups())
    return (*(Card(three, ""),) * 3, *(Card(two, ""),) * 2)


def _named_card(found: re.Match[str]) -> tuple[Card, ...]:
    rank, suit = found.groups()
    return (Card(_rank(rank), suit[0].lower()),)


TOPPED = Spelled("cards", r"(10|[2-9TJQK])-high(?!\w)", lambda found: _cards(found.group(1)), needs=("igh",))
PAIR = Spelled("cards", rf"(?i:(?:a\s+)?pair\s+of\s+)({_PAIRED})(?:'?e?s){END}", _pair, needs=("air of",))
SEVERAL = Spelled(
    "cards", rf"(?i:(trip|quad)s?\s+({_PAIRED})(?:'?e?s)){END}", _several, needs=("trip", "quad", "Trip", "Quad")
)
FULL = Spelled(
    "cards",
    rf"(?i:({_PAIRED})(?:'?e?s)\s+full(?:\s+of|\s+over)?\s+({_PAIRED})(?:'?e?s)){END}",
    _full,
    needs=("full",),
)
NAMED = Spelled(
    "cards",
    rf"(?i:({_NAME}|10|[2-9tjqka])s?(?:\s+of)?\s+(spade|heart|diamond|club)s?){END}",
    _named_card,
    needs=("pade", "eart", "iamond", "lub"),
)
TWICE = Spelled(
    "head",
    rf"(?i:(?:two|2)\s+(?:{_NAME}|10|[2-9tjqka])s?\s+of\s+(?:spade|heart|diamond|club)s?){END}",
    lambda found: "foul deck",
    needs=(" of ",),
)


# --- classes of hands ------------------------------------------------------------------------------------------------

FULL_OR_UP = Spelled(
    "category",
    rf"(?i:({_PAIRED})(?:'?e?s)\s+(full|up))(?!\s+(?:of|over)\b|\w)",
    lambda found: "full house" if found.group(2).lower() == "full" else "two pair",
    needs=("full", " up"),
)
_STRAIGHT = rf"(?i:(?:{_NAME}|10|[2-9tjqka])[ -]high\s+(straight\s+flush|straight|flush))(?!\w)"
STRAIGHT = Spelled("category", _STRAIGHT, lambda found: " ".join(found.group(1).lower().split()), needs=("igh ",))
#: The same where a question may be asked.
STRAIGHT_ASKED = Spelled("question", _STRAIGHT, lambda found: "hand", needs=("igh ",))


# --- what stands before cards ----------------------------------------------------------------------------------------

ON_CARDS = Spelled(
    "role", rf"on(?=\s+(?:an?\s+)?(?:{_RANK})(?:[shdc]|-(?:{_RANK}))|\s+joker)", lambda found: "with", begins="o"
)
SAME = Spelled(
    "filler",
    r"(?i:(?:exact(?:ly)?\s+|very\s+)?(?:the\s+)?(?:exact\s+|very\s+)?same)(?=\s+(?:exact\s+)?(?:10|[2-9TJQKA])(?:-|[shdc]\b|[shdc][2-9TJQKA1]))",
    lambda found: found.group(),
    needs=("same",),
)
