"""A stretch of a line as items: people, cards, numbers, head words, and whatever could not be understood.

The grammar is a run of items in any order; each element of it is one class of words. It matches every text: a word that
nothing else takes becomes an ``unknown`` item, so that every bad word of a line is found at once. Here the elements stand
in their order; ``parsed`` makes the pyparsing grammar of them. A line in which every word is understood needs no more than
the elements themselves, and so is read without pyparsing, whose import takes longer than the ruling.
"""

from __future__ import annotations

from functools import cache, lru_cache

from referee.situation import card_shapes as cards
from referee.situation import chip_shapes as chips
from referee.situation import number_shapes as numbers
from referee.situation import people_shapes as people
from referee.situation.forest import question_tree, tree
from referee.situation.item import UNKNOWN, Element, Item, Phrase, Spelled, behind_blanks

_QUOTE = Spelled("quote", r'"([^"]*)"', lambda found: found.group(1), begins='"')
_FACT = Spelled("fact", r"([a-z][a-z-]*)=([^\s,;]+)", lambda found: found.groups(), needs=("=",))
_TABLE = Spelled(
    "filler",
    r"(?i:(?:(?:on|at|to|from|over)\s+)?table\s?#?\d+)(?!\w)",
    lambda found: found.group(),
    needs=("able",),
)
_TAKEN_AS = Spelled("role", r"as(?=\s+(?:an?|the)\s)", lambda found: "as", begins="a")
_ALONG = Spelled("role", r"w/(?!o\b)", lambda found: "with", begins="w", needs=("w/",))
_SOMEWHAT = Spelled("filler", r"-ish\b", lambda found: found.group(), begins="-")
_AMPERSAND = Spelled("joint", r"&", lambda found: found.group(), begins="&")
_ANY_WORD = Spelled(UNKNOWN, r"[^\s]+", lambda found: found.group())


@cache
def elements(asking: bool) -> tuple[Element, ...]:
    """The elements of the grammar, in the order in which they are tried; with questions among them where one is asked.

    The order decides where one shape begins another; of the vocabulary, the longest spelling is taken. The last
    element takes any word there is.
    """
    straight = cards.STRAIGHT_ASKED if asking else cards.STRAIGHT
    phrase = Phrase([question_tree(), tree()] if asking else [tree()])
    before_the_vocabulary = (
        _QUOTE, people.LABEL, _FACT, people.SEATS, people.PLAYER, _TABLE, people.TITLED,
        cards.SEVERAL, cards.FULL_OR_UP, chips.LAST_IN, numbers.NTH_DRAWN, chips.TO_THE_FULL, straight, cards.TOGETHER,
        people.HYPHENED, cards.TOPPED, cards.FULL, cards.SAME, people.ALL_OF_THEM,
        chips.ONE_CHIP, chips.FACING, numbers.RAISES, cards.TWICE, numbers.IN_WORDS,
        chips.BLINDS, chips.PORTION, chips.OVERSIZED, chips.ODD_CHIP,
        cards.FIVE_RANKS, cards.PAIR, cards.SPOKEN, cards.NAMED, numbers.NTH, numbers.NTH_RAISE,
        _ALONG, people.BETWEEN, _AMPERSAND, _SOMEWHAT,
    )  # fmt: skip
    behind_the_vocabulary = (
        _TAKEN_AS, cards.ON_CARDS, numbers.ON_COUNT, people.ON_WHOM, cards.LOW, cards.SUITED,
        chips.STAKES, chips.LEFT_OVER, chips.MORE, chips.MONEY, chips.LARGE, numbers.INTEGER, numbers.NTH_ALONE,
        cards.LETTER, people.NAME, _ANY_WORD,
    )  # fmt: skip
    return (*before_the_vocabulary, phrase, *behind_the_vocabulary)


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
    at = behind_blanks(stretch, 0)
    while at < len(stretch):
        item = next(item for element in elements(asking) if (item := element.at(stretch, at)))
        if item.kind == UNKNOWN:
            return None
        found.append(item)
        at = behind_blanks(stretch, item.stop)
    return tuple(found)
