"""A stretch of a line divided into clauses, each with what stands in it laid into slots.

Nothing here depends on the rest of the line, so that a stretch that was seen before need not be read again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any, NamedTuple, TypeGuard

from referee.amounts import parse_amount
from referee.cards import JOKER, Card
from referee.errors import AmountError
from referee.situation.grammar import items
from referee.situation.heads import UNDECIDED
from referee.situation.item import EMPTY, HEADS, Item
from referee.situation.model import Amount, Who
from referee.situation.phrases import rephrased
from referee.situation.split import joined

_LEAST_HAND, _WHOLE_HAND = 4, 5
_MOST_PLAYERS = 12
PRONOUN = Who("pronoun", "")


class Slip(NamedTuple):
    """Something wrong with a clause, placed in the text of its stretch; ``hint`` can stand in that place."""

    text: str
    start: int
    stop: int
    hint: str | None = None


class Person(NamedTuple):
    """Somebody named in a clause: who, as what (``""`` or a role), whether before the head word, and where."""

    who: tuple[Who, ...]
    role: str
    ahead: bool
    start: int


class Clause:
    """What stands in one clause, by class. Numbers are kept as items, since only the head can tell what they count."""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.text = ""
        self.head: Item | None = None
        self.led_by = ""
        self.fitted: dict[str, Any] = {}
        self.people: list[Person] = []
        self.cards: list[Item] = []
        self.held: list[Item] = []
        self.numbers: list[tuple[Item, str]] = []
        self.counts: list[tuple[int, str]] = []
        self.nth: tuple[int, ...] = ()
        self.amount: Amount | None = None
        self.amount_role = ""
        self.quote: str | None = None
        self.category: str | None = None
        self.request: str | None = None
        self.likewise = False
        self.drew: int | None = None
        self.raised: tuple[tuple[Who, ...], Decimal] | None = None
        self.theirs: list[tuple[tuple[Who, ...], Item]] = []
        self.question: str | None = None
        self.flags: set[str] = set()
        self.settings: dict[str, str] = {}
        self.when: str | None = None
        self.relative = False
        self.unsaid = False
        self.unsaid_of: set[str] = set()
        self.holds_category = False
        self.when_ahead = False
        self.earlier: Item | None = None
        self.labelled = False
        self.comes_first = False
        self.asks = False
        self.asks_first = ""
        self.slips: list[Slip] = []

    @property
    def start(self) -> int:
        return self.items[0].start

    @property
    def stop(self) -> int:
        return self.items[-1].stop

    @property
    def filled(self) -> frozenset[str]:
        """The slots in which something stands, settings and stages aside."""
        return frozenset(slot for slot in _SLOTS if getattr(self, slot))

    @cached_property
    def telling(self) -> bool:
        """Whether anything but settings stands here."""
        return bool(self.filled)

    @cached_property
    def in_first_person(self) -> bool:
        """Whether somebody tells of himself: "I bet", "my hand"."""
        return bool(_FIRST_PERSON.search(self.text))


_FIRST_PERSON = re.compile(r"\b(?:i|i'm|i've|i'd|i'll|ive|im|me|my|mine|myself)\b", re.IGNORECASE)
_SLOTS = (
    "head", "people", "cards", "held", "numbers", "counts", "nth", "amount", "quote", "category", "request", "flags", "likewise",
)  # fmt: skip


@lru_cache(maxsize=4096)
def clauses(stretch: str, asking: bool = False, opening: bool = True) -> tuple[Clause, ...]:
    """The clauses of a stretch of cleaned text, in order.

    ``asking`` is true where it may be a question, ``opening`` where it begins the line: there "KC" is the game.
    """
    said = [item if opening else _in_the_middle(item) for item in items(stretch, asking)]
    found = _paired(_without_auxiliaries(rephrased(joined(said), stretch, asking, opening)))
    return tuple(_filled(chunk, stretch) for chunk in _merged(_divided(found)) if chunk)


# --- items that belong together --------------------------------------------------------------------------------------

_AUXILIARIES = frozenset(["has", "have", "had", "got", "get", "gets", "getting"])


def _next(found: Sequence[Item], at: int) -> Item | None:
    """The next item after ``at`` that means something."""
    return next((item for item in found[at + 1 :] if item.kind not in EMPTY), None)


def _in_the_middle(item: Item) -> Item:
    return item._replace(kind="cards", value=(Card("K", "c"),)) if item.kind == "opening" else item


def _without_auxiliaries(found: list[Item]) -> list[Item]:
    """Without the ``has`` of "has acted" and the ``got`` of "got exposed", which are no heads of their own."""
    kept = []
    for at, item in enumerate(found):
        if item.kind == "head" and item.text.lower() in _AUXILIARIES:
            following = _next(found, at)
            behind = found[at + 2] if at + 2 < len(found) else None
            if following and following.kind == "number" and behind and behind.value in _COUNTED_ACTS:
                following = behind
            if following and (following.kind in HEADS or _stands_alone(following)) and found[at + 1].kind != "article":
                kept.append(item._replace(kind="filler", value=""))
                continue
        kept.append(item)
    return kept


def _stands_alone(item: Item) -> bool:
    return item.kind == "setting" or (item.kind == "flag" and item.value == "took all blinds")


def _paired(found: list[Item]) -> list[Item]:
    """Numbers joined with what they count: "two cards", "a 5", "a card", "two aces"."""
    out: list[Item] = []
    at = 0
    while at < len(found):
        item = found[at]
        following = found[at + 1] if at + 1 < len(found) else None
        if (
            item.text.lower() == "her"
            and out
            and out[-1].value in ("gives", "how many")
            and following
            and following.kind == "number"
        ):
            item = item._replace(kind="pronoun")
        if _is_seat_of(found, at):
            at += 2
            continue
        if item.value == "pat" and item.kind == "head" and _is_of_a_hand(out, following):
            item = item._replace(kind="flag")
        if item.value == "last player" and _names_somebody(found, at):
            item = item._replace(kind="flag", value="last")
        if item.kind == "filler" and item.text in _NICKNAMES and following and following.kind in HEADS:
            item = item._replace(kind="name", value=Who("name", item.text))
        if item.kind == "joint" and item.text.lower() == "since" and following is None:
            item = item._replace(kind="flag", value="else")
        if item.value == "himself" and item.text.lower().endswith("own") and _is_rank(following):
            out += [item, following._replace(kind="cards", value=(Card(_rank(following.value), ""),))]
            at += 2
            continue
        if item.kind == "cards" and item.text in _NAMED_LIKE_CARDS and following and following.value == "draws":
            item = item._replace(kind="name", value=Who("name", item.text))
        joined = _joined(item, following, found[at + 2] if at + 2 < len(found) else None)
        if joined:
            out.append(joined[0])
            at += joined[1]
        else:
            out.append(item)
            at += 1
    return out


def _names_somebody(found: Sequence[Item], at: int) -> bool:
    """Whether somebody stands right before a place: "the button's last to draw" says where the button sits."""
    before = next((item for item in reversed(found[:at]) if item.kind not in EMPTY), None)
    return before is not None and before.kind in ("who", "name")


#: Words of address that are names where something is told behind them: "Buddy raps".
_NICKNAMES = ("Buddy", "Chief", "Boss", "Pal", "Mate", "Bro", "Sir")
#: Names that are cards too; nobody asks how many a joker drew.
_NAMED_LIKE_CARDS = ("Jo", "Jack", "King", "Queen", "Ace", "Trey")


def _is_rank(item: Item | None) -> TypeGuard[Item]:
    return item is not None and item.kind == "number" and 2 <= item.value <= 10


def _is_of_a_hand(before: Sequence[Item], following: Item | None) -> bool:
    """Whether "pat" tells of a hand that somebody bets or checks: "checked a pat six", "a 7-6-4-3-2 pat hand"."""
    headed = any(item.kind in HEADS for item in before)
    named = following is not None and (
        following.kind == "rank" or (following.kind == "number" and 2 <= following.value <= 10)
    )
    return headed and (named or before[-1].kind == "cards")


def _is_seat_of(found: list[Item], at: int) -> bool:
    """Whether "the kid" of "the kid in seat 3" stands here."""
    following = found[at + 1 : at + 3]
    return (
        found[at].kind == "who" and found[at].value == "somebody" and len(following) == 2
        and following[0].text.lower() in ("in", "on", "at") and following[1].kind == "who"
    )  # fmt: skip


def _joined(item: Item, following: Item | None, third: Item | None) -> tuple[Item, int] | None:
    if item.kind == "rank" and following and following.value == ("game", "high"):
        return item._replace(kind="cards", value=(_card(item),)), 2
    if following is None:
        return (item._replace(kind="cards", value=(_card(item),)), 1) if item.kind == "rank" else None
    if item.text == "A" and following.kind == "number":
        return _join("unclear", following, item, following), 2
    if item.kind == "number" and following.value == "handed" and item.value > _MOST_PLAYERS:
        return None
    if item.kind == "number" and following.kind == "unit":
        return _join("count", (item.value, following.value), item, following), 2
    if item.kind == "number" and following.kind == "rank" and item.value > 0:
        return _join("cards", (_card(following),) * min(item.value, 4), item, following), 2
    if item.kind == "number" and following.kind == "filler" and following.text.lower().startswith("players "):
        return _join("count", (item.value, "players"), item, following), 2
    if item.kind == "number" and following.kind == "filler" and following.text.lower() in ("of them", "of those"):
        return _join("count", (item.value, "of them"), item, following), 2
    if item.kind == "number" and following.kind == "filler" and _IN_HAND.fullmatch(following.text):
        return _join("count", (item.value, "cards"), item, following), 2
    if item.kind == "number" and item.value == 2 and following.kind == "cards" and _is_one_card(following):
        return _join("head", "foul deck", item, following), 2
    if item.kind == "head" and item.text.lower() == "pat" and following.kind == "cards":
        return item._replace(kind="flag", value="pat"), 1
    if item.kind == "number" and following.kind == "who" and following.text.lower() in _SOMEONE:
        return _join("count", (item.value, "players"), item, following), 2
    if (
        item.kind == "article"
        and following.kind == "unit"
        and following.value != "blind"
        and not following.text.lower().endswith("s")
    ):
        return _join("count", (1, following.value), item, following), 2
    if item.kind == "article" and following.kind == "number" and third and third.value == ("game", "high"):
        return None
    if item.kind == "article" and following.kind == "number" and 2 <= following.value <= 10:
        if following.text.lower().endswith("hand"):
            return None
        if third and third.kind in ("unit", "rank"):
            return None
        return _join("cards", (Card(_rank(following.value), ""),), item, following), 2
    if (
        item.kind == "category"
        and following.kind == "role"
        and following.value == "of"
        and third
        and third.kind in ("rank", "number")
    ):
        return _join("category", f"{item.value} of {third.text.lower()}", item, third), 3
    if item.kind == "rank":
        return item._replace(kind="cards", value=(_card(item),)), 1
    if following.value == ("game", "high") and item.kind == "cards":
        return item, 2
    if following.value == ("game", "high") and item.kind == "number" and 2 <= item.value <= 10:
        return _join("cards", (Card(_rank(item.value), ""),), item, following), 2
    return None


_SOMEONE = ("player", "guy", "person", "man", "opponent", "opponents", "other player", "customer")


#: "Found six in her hand" counts cards; "three in the hand" counts players.
_IN_HAND = re.compile("in (?:his|her|my|their) hand", re.IGNORECASE)


def _is_one_card(item: Item) -> bool:
    """Whether one card is told with its suit: two of it are one too many in a deck."""
    return len(item.value) == 1 and bool(item.value[0].suit)


def _join(kind: str, value: Any, first: Item, last: Item) -> Item:
    return Item(kind, value, first.start, last.stop, f"{first.text} {last.text}")


def _card(item: Item) -> Card:
    return Card(item.value, "")


def _rank(number: int) -> str:
    return "T" if number == 10 else str(number)


# --- dividing --------------------------------------------------------------------------------------------------------


#: What stands behind these came before what stands in front of them.
_BACKWARDS = ("when", "after")


def _divided(found: list[Item]) -> Iterator[list[Item]]:
    chunk: list[Item] = []
    for at, item in enumerate(found):
        if item.kind == "joint":
            yield chunk
            chunk = [item] if item.text.lower() in _BACKWARDS else []
        elif (item.kind == "label" and chunk) or _begins_clause(found, at):
            yield chunk
            chunk = [] if item.kind == "role" else [item]
        else:
            chunk.append(item)
    yield chunk


def _begins_clause(found: list[Item], at: int) -> bool:
    """Whether a clause begins at a "who" before a head, or at a "with" that has no hand behind it."""
    item, following = found[at], _next(found, at)
    if item.kind in HEADS and any(before.value == "not checked" for before in found[:at]):
        return True
    if item.value == "not checked" or item.kind in ("likewise", "request"):
        heads = [before.value for before in found[:at] if before.kind in HEADS]
        return bool(heads) and (item.kind != "request" or heads[-1] not in _WISHING)
    if item.kind == "either" and item.text.lower().startswith("after "):
        return at > 0
    if item.kind in ("who", "name", "pronoun") and _opens_with_when(found[:at]):
        return any(behind.kind in HEADS for behind in found[at:])
    if item.kind == "head" and item.value in ("deal complete", "deal incomplete"):
        if any(before.value in UNDECIDED for before in found[:at]):
            return False
        return at > 0 and item.text.lower().startswith(("before ", "after ", "while ", "once ", "when ", "in "))
    if following is None:
        return False
    if item.kind == "relative":
        return following.kind in HEADS
    if item.kind == "role" and item.value == "with":
        return following.kind in ("who", *HEADS) or (following.kind == "count" and following.value[1] == "players")
    return False


#: Heads that may only say how a wish is made.
_WISHING = ("wants", "draws", "says", "new player", "how many", "speaks up")


def _opens_with_when(found: list[Item]) -> bool:
    """Whether "before the deal was finished" stands alone here, before somebody of whom something is told."""
    meant = [item for item in found if item.kind not in EMPTY]
    return len(meant) == 1 and meant[0].kind == "head" and meant[0].text.lower().startswith(("before ", "after ", "while ", "once ", "when "))


def _merged(chunks: Iterable[list[Item]]) -> list[list[Item]]:
    """The chunks that "and" and its like divide, put together again where one is no clause of its own."""
    out: list[list[Item]] = []
    waiting: list[Item] = []
    for chunk in chunks:
        if not chunk:
            continue
        if _is_clause(chunk):
            apart = any(item.kind == "cards" for item in waiting) and any(item.kind == "request" for item in chunk)
            out += [waiting, chunk] if apart else [waiting + chunk]
            waiting = []
        elif _only_people(chunk) or not out:
            waiting += chunk
        else:
            out[-1] = out[-1] + waiting + _as_held(out[-1], chunk)
            waiting = []
    if waiting:
        if out and not _only_people(waiting):
            out[-1] = out[-1] + waiting
        else:
            out.append(waiting)
    return out


def _as_held(before: list[Item], chunk: list[Item]) -> list[Item]:
    """A whole hand behind a claim is the hand held: "says 8-6 but it's a 9-6-4-3-2"."""
    if _has_hand(chunk) and any(item.kind in HEADS and item.value in ("says", "calls") for item in before):
        chunk = [item for item in chunk if item.kind != "pronoun"]
        first = next(item for item in chunk if item.kind == "cards")
        at = chunk.index(first)
        return [*chunk[:at], first._replace(kind="role", value="with", stop=first.start, text=""), *chunk[at:]]
    return chunk


_CLAUSE_KINDS = (*HEADS, "size", "last in", "likewise", "request", "question", "label", "unknown", "denial")
_PEOPLE_KINDS = ("who", "name", "pronoun", "flag", *EMPTY, "joint")


def _is_clause(chunk: list[Item]) -> bool:
    if chunk[0].kind == "unsaid":
        return True
    kinds = {item.kind for item in chunk}
    return not kinds.isdisjoint(_CLAUSE_KINDS) or (_has_hand(chunk) and not kinds.isdisjoint(("who", "name")))


def _has_hand(chunk: list[Item]) -> bool:
    return any(item.kind == "cards" and len(item.value) >= _LEAST_HAND for item in chunk)


def _only_people(chunk: list[Item]) -> bool:
    return all(item.kind in _PEOPLE_KINDS for item in chunk)


# --- filling the slots -----------------------------------------------------------------------------------------------


def _filled(chunk: list[Item], stretch: str) -> Clause:
    filler = _Filler()
    for item in chunk:
        filler.take(item)
    filler.finish()
    filler.clause.text = stretch[filler.clause.start : filler.clause.stop]
    return filler.clause


#: Heads that may stand together in a clause: the second is the head, the first says how.
_TOGETHER = {
    ("discards", "fouls"), ("says", "pat"), ("card dealt", "exposed"), ("card dealt", "empty seat"), ("card dealt", "wrong place"), ("says", "says"),
    ("card dealt", "not entitled"), ("card dealt", "out of sequence"), ("posted", "half a blind"), ("posted", "less than half a blind"),
    ("posted", "more than half a blind"), ("has", "half a blind"), ("has", "less than half a blind"), ("has", "more than half a blind"), ("new player", "waits"), ("new player", "kills"), ("has", "lowest card"), ("has", "extra cards"), ("has", "short"),
    ("takes blind", "half a blind"), ("draws", "less than half a blind"), ("bets", "all-in"), ("raises", "all-in"), ("says", "beats"), ("all-in", "less than half a blind"), ("all-in", "half a blind"), ("has", "posted"), ("dealt in", "empty seat"), ("dealt in", "not entitled"), ("raps", "pat"), ("draws", "exposed"), ("has", "exposed"), ("says", "short"), ("says", "has"), ("posted", "takes blind"), ("exposed", "burn card"),
}  # fmt: skip
#: "We had one fold" counts what was done.
_COUNTED_ACTS = ("folds", "calls", "raises", "bets", "checks")
#: "Two have called ahead of him" tells where they sit.
_AHEAD = ("ahead", "ahead of", "still ahead", "still ahead of", "behind", "still behind")
#: What is done by saying it, or told of somebody by what another says.
_SAID_ALOUD = (
    "bets", "checks", "calls", "raises", "all-in", "folds", "overcalls", "completes", "passes", "kills", "waits",
    "out of position", "not entitled", "present", "absent", "still to act", "not checked", "not posted", "wrong place",
)  # fmt: skip
#: Verbs of belief: what somebody believes to have happened need not have. Who says or swears so reports it.
_BELIEF = re.compile(
    r"(?:think|thinks|thought|believ\w+|reckon\w*|suspect\w*|guess\w*|assum\w+|suppos\w+|figur\w+|feels|felt|imagin\w+"
    r"|.*\b(?:sure|certain|convinced|positive|adamant|opinion|impression)\b.*)",
    re.IGNORECASE,
)
#: ... and those where the first stays the head.
_FIRST_STAYS = {
    ("folds", "bets"),
    ("folds", "raises"),
    ("how many", "draws"),
    ("how many", "has"),
    ("all-in", "bets"),
    ("calls", "bets"),
    ("calls", "all-in"),
    ("calls", "raises"),
    ("check-raises", "bets"),
    ("check-raises", "all-in"),
    ("raises", "bets"),
    ("ante", "short"),
    ("fouls", "best"),
    ("fouls", "looks"),
    ("wins", "bets"),
    ("wins", "calls"),
    ("fouls", "fouls"),
    ("answers", "draws"),
    ("answers", "has"),
    ("empty seat", "dealt in"),
    ("not entitled", "dealt in"),
    ("exposed", "boxed card"),
    ("overcalls", "bets"),
    ("overcalls", "all-in"),
}


#: Heads behind which a player stands against whom it was.
_AGAINST = ("bets", "calls", "overcalls", "raises", "beats", "beaten", "best", "wins", "ties")

#: Questions that any other question in the same clause says more exactly.
_GENERAL = ("allowed", "what now")

#: "27:" and "limit 27" are the game.
_DEUCE_TO_SEVEN = 27


#: Names that are words of the language too.
_NAMES = frozenset(["pat", "jo", "jack", "king", "queen", "ace", "trey", "drew"])
_STAKES = re.compile(r"\d+-\d+")


def wrong_size(key: str, value: str) -> str | None:
    """What is wrong with the size of a bet, a blind or the stakes; None for every other setting."""
    if key not in ("bet", "blind", "stakes"):
        return None
    try:
        for amount in value.split("/"):
            parse_amount(amount)
    except AmountError as error:
        return error.problems[0].text
    return None


#: Whose a card is: "my first card" is that of a seat, and need not be the first of the deal.
_OWNERS = {"my": Who("role", "somebody"), "his": PRONOUN, "her": PRONOUN, "their": PRONOUN}


class _Filler:
    """Lays the items of one clause, in order, into its slots."""

    def __init__(self) -> None:
        self.clause = Clause()
        self.role: Item | None = None
        self.suits: list[Item] = []
        self.excepting = False
        self.denies = False
        self.believed: Item | None = None

    def take(self, item: Item) -> None:
        self.clause.items.append(item)
        before = self.role
        getattr(self, "_" + item.kind.replace(" ", "_"))(item)
        if item.kind not in (*EMPTY, "role", "asking") and self.role is before:
            self.role = None

    def finish(self) -> None:
        """Refuse what only some heads can make sense of."""
        head = self.clause.head.value if self.clause.head else ""
        if (self.clause.led_by, head) == ("says", "has") and not self.clause.counts:
            self.clause.head = self.clause.head and self.clause.head._replace(value="says")
        if (self.clause.led_by, head) == ("draws", "exposed"):
            self.clause.when = self.clause.when or "on-draw"
        if self.role and not self.clause.slips:
            self._unknown(self.role)
        if self.denies and head:
            self._slip("denial", next(item for item in self.clause.items if item.value == "denies"))
        self._see_joker()
        self._refuse_belief()
        self._see_silence(head)
        self._check_name()
        self._see_stakes()
        for item in self.suits if head != "beats" else ():
            self._unknown(item)
        self._date_the_pot(head)

    def _date_the_pot(self, head: str) -> None:
        """What was in "before", or "at the draw", was in before the draw."""
        clause = self.clause
        chips = [item for item, _ in clause.numbers if item.value > _WHOLE_HAND]
        alone = not head and not clause.people and len(chips) + (clause.amount is not None) == 1
        if (head == "pot" or alone) and (clause.earlier or clause.when == "on-draw"):
            clause.when = "before-draw"
        elif clause.earlier and not clause.unsaid:
            self._slip("before what?", clause.earlier, "before the draw")

    def _check_name(self) -> None:
        """Jack, King, Pat and Jo may be players; a capital before a head word asks for "player Jack"."""
        meant = [item for item in self.clause.items if item.kind not in EMPTY]
        for first, following in pairwise(meant[:3]):
            name = first.text
            if (
                first.kind in ("cards", "head")
                and name.istitle()
                and name.lower() in _NAMES
                and following.kind in ("head", "either")
                and following.value not in ("exposed", "lowest card", "gives")
            ):
                self.clause.slips = [
                    Slip(
                        f"is {name} a player here? Then say 'player {name}'", first.start, first.stop, f"player {name}"
                    )
                ]
                return

    def _see_silence(self, head: object) -> None:
        """ "Ray never announced his pair of fives" tells of the pair he had."""
        clause = self.clause
        if head or "silently" not in clause.flags or not clause.people or len(clause.cards) != 1:
            return
        item = clause.cards[0]
        if len({card.rank for card in item.value}) == 1:
            clause.cards = [item._replace(value=(item.value * 2)[:2])]
            clause.head = clause.items[0]._replace(kind="head", value="has", text="has")

    def _see_joker(self) -> None:
        """ "Ac Ah 3s 2d with the joker" tells of a fifth card, and not only of the deck."""
        clause = self.clause
        told = [item for item in (*clause.cards, *clause.held) if item.value]
        joker = next((item for item in clause.items if item.value == ("joker", "yes")), None)
        if joker and sum(len(item.value) for item in told) == _LEAST_HAND and joker.start > told[-1].start:
            (clause.held if told[-1] in clause.held else clause.cards).append(
                joker._replace(kind="cards", value=(JOKER,))
            )

    def _see_stakes(self) -> None:
        """ "limit 4-8" are stakes, not a hand."""
        clause = self.clause
        if clause.head or clause.people or clause.held or "betting" not in clause.settings or len(clause.cards) != 1:
            return
        item = clause.cards[0]
        if _STAKES.fullmatch(item.text):
            clause.cards = []
            self._set("stakes", item.text.replace("-", "/"), item)

    def _slip(self, text: str, item: Item, hint: str | None = None) -> None:
        self.clause.slips.append(Slip(text, item.start, item.stop, hint))

    def _filler(self, item: Item) -> None:
        pass

    _article = _filler

    def _joint(self, item: Item) -> None:
        """What stands behind "when" came before what stands in front of it: "folded when Ray bet"."""
        self.clause.comes_first = self.clause.comes_first or item.text.lower() in _BACKWARDS

    def _relative(self, item: Item) -> None:
        self.clause.relative = True

    def _asking(self, item: Item) -> None:
        self.clause.asks = True
        self.denies = self.denies or item.value == "denies"
        if all(before.kind in EMPTY for before in self.clause.items[:-1]):
            self.clause.asks_first = item.text.lower()

    def _role(self, item: Item) -> None:
        if item.text.lower() != "instead":
            self.role = item

    def _likewise(self, item: Item) -> None:
        self.clause.likewise = True

    def _excepting(self, item: Item) -> None:
        self.excepting = True
        if item.value == "everyone":
            self.clause.flags.add("but")

    def _unknown(self, item: Item) -> None:
        self._slip("unknown", item)

    _comparing = _unknown

    def _denial(self, item: Item) -> None:
        self._slip("denial", item)

    def _who(self, item: Item) -> None:
        who = item.value if isinstance(item.value, tuple) and not isinstance(item.value, Who) else (item.value,)
        people = tuple(one if isinstance(one, Who) else Who("role", one) for one in who)
        role = self.role.value if self.role and self.role.value != "with" else ""
        self.clause.people.append(Person(people, role, self.clause.head is None, item.start))

    _name = _who

    def _label(self, item: Item) -> None:
        self.clause.labelled = True
        self._who(item)

    def _pronoun(self, item: Item) -> None:
        self._who(item._replace(value=PRONOUN))

    def _owner(self) -> tuple[Who, ...] | None:
        """Whose hand follows, where it is not the subject's: "called 40 from Lou's 8-7-6-2-A"."""
        head, people = self.clause.head, self.clause.people
        against = head is not None and head.value in _AGAINST
        return people[-1].who if against and self._possessed() else None

    def _possessed(self) -> bool:
        """Whether what follows is somebody else's, named behind the head: "raises the button's 60"."""
        behind = [item for item in self.clause.items[:-1] if item.kind not in EMPTY]
        people = self.clause.people
        named = bool(behind) and behind[-1].kind in ("who", "name") and behind[-1].text.lower().endswith(("'s", "s'"))
        return named and bool(people) and not people[-1].ahead

    def _cards(self, item: Item) -> None:
        owner = self._owner() if len(item.value) >= _LEAST_HAND else None
        if owner is not None:
            self.clause.theirs.append((owner, item))
            self.clause.people[-1] = self.clause.people[-1]._replace(role="of")
            return
        if self.role is not None and self.role.value in ("to", "by", "from", "instead"):
            self._slip(
                f"'{item.text}' is a card, and '{self.role.text}' wants a player; is it a name?",
                item,
                f"player {item.text}" if item.text.isalpha() else None,
            )
        if self.role is not None and self.role.value == "as":
            self.clause.held, self.clause.cards = self.clause.cards, [item]
            return
        held = self.role is not None and self.role.value == "with"
        (self.clause.held if held else self.clause.cards).append(item)

    def _joker(self, item: Item) -> None:
        self._cards(item._replace(kind="cards", value=(JOKER,)))

    def _number(self, item: Item) -> None:
        before = self.clause.items[-2] if len(self.clause.items) > 1 else item
        if before.kind == "when" and before.text.lower().endswith("drawing"):
            self.clause.drew = item.value
            return
        head = self.clause.head
        if head is not None and head.value in ("raises", "check-raises", "checks") and self._possessed():
            self.clause.raised = (self.clause.people[-1].who, Decimal(item.value))
            return
        if item.value == _DEUCE_TO_SEVEN and self.clause.head is None and not self.clause.people:
            self._set("game", "27", item)
        else:
            self.clause.numbers.append((item, self.role.value if self.role else ""))

    def _count(self, item: Item) -> None:
        if item.value[1] == "handed" and self.clause.head and self.clause.head.value == "has":
            self._slip(f"'{item.text}' of what? Say how many players, cards or chips", item)
        elif item.value[1] == "handed":
            self._set("players", "heads-up" if item.value[0] == 2 else str(item.value[0]), item)
        else:
            self.clause.counts.append(item.value)

    def _unclear(self, item: Item) -> None:
        card = item.value.text
        self._slip(
            f"'{item.text}' could be an ace and a {card} or one {card}; say 'A-{card}' or 'a {card}'", item, f"a {card}"
        )

    def _unit(self, item: Item) -> None:
        if self.excepting and item.text.lower() == "blinds":
            self._who(item._replace(value=(Who("role", "small blind"), Who("role", "big blind"))))
            return
        after_chips = bool(self.clause.numbers) and self.clause.numbers[-1][0].value > _MOST_PLAYERS
        if item.value not in ("cards", "blind") and not (item.value == "handed" and after_chips):
            self._unknown(item)
        if item.value == "cards" and item.text.lower() == "card":
            self.clause.counts.append((1, "cards"))

    def _nth(self, item: Item) -> None:
        before = self.clause.items[-2] if len(self.clause.items) > 1 else item
        owner = _OWNERS.get(before.text.lower()) if before.kind == "article" else None
        if owner and all(who.label == "dealer" for person in self.clause.people for who in person.who):
            self._who(before._replace(value=owner))
        self.clause.nth += item.value

    def _ordinal(self, item: Item) -> None:
        self._slip("unknown", item)

    def _amount(self, item: Item) -> None:
        if self.clause.amount and self.clause.head and self.clause.head.value in UNDECIDED:
            return
        if self.clause.amount:
            self._slip("two amounts in one clause; put a comma before this one", item)
        self.clause.amount = item.value
        self.clause.amount_role = self.role.value if self.role else ""

    def _more(self, item: Item) -> None:
        self._amount(item)
        self.clause.amount_role = "by"

    def _share(self, item: Item) -> None:
        self._amount(item._replace(value=Amount(item.value)))

    def _quote(self, item: Item) -> None:
        self.clause.quote = item.value

    def _suit(self, item: Item) -> None:
        self.suits.append(item)

    def _earlier(self, item: Item) -> None:
        self.clause.earlier = item

    def _unsaid(self, item: Item) -> None:
        self.clause.unsaid = True
        self.clause.unsaid_of |= {item.value} - {""}

    def _category(self, item: Item) -> None:
        self.clause.holds_category = self.role is not None and self.role.value == "with"
        self.clause.category = item.value

    def _request(self, item: Item) -> None:
        self.clause.request = item.value

    def _question(self, item: Item) -> None:
        if self.clause.question in (None, *_GENERAL):
            self.clause.question = item.value

    def _flag(self, item: Item) -> None:
        self.clause.flags.add(item.value)

    def _size(self, item: Item) -> None:
        self.clause.settings[item.value] = ""

    def _setting(self, item: Item) -> None:
        key, value = item.value
        self._set(key, value, item)

    def _opening(self, item: Item) -> None:
        self._set("game", "27", item)

    def _blinds(self, item: Item) -> None:
        self._set("blinds", "multiple", item)
        self._set("blind", item.value[1], item)

    def _portion(self, item: Item) -> None:
        share, bet = item.value
        self._set("bet", bet, item)
        if self.clause.amount is None and not self.clause.numbers:
            self.clause.amount = Amount(share)

    def _stakes(self, item: Item) -> None:
        self._set("stakes", item.value, item)

    def _fact(self, item: Item) -> None:
        key, value = item.value
        if key == "when":
            self._set_when(value, item)
        else:
            self._set(key, value, item)

    def _set(self, key: str, value: str, item: Item) -> None:
        if self.clause.unsaid:
            self.clause.unsaid_of.add(key)
            return
        if key == "game" and "lowball" in (value, self.clause.settings.get(key)):
            value = self.clause.settings.get(key, value) if value == "lowball" else value
        elif self.clause.settings.get(key, value) != value:
            self._slip(f"two values for {key}: {self.clause.settings[key]} and {value}", item)
        elif wrong := wrong_size(key, value):
            self._slip(wrong, item)
        self.clause.settings[key] = value

    def _when(self, item: Item) -> None:
        self._set_when(item.value, item)

    def _nth_draw(self, item: Item) -> None:
        when, draw = item.value
        self._set_when(when, item)
        self.clause.settings["draw"] = draw

    def _set_when(self, value: str, item: Item) -> None:
        if self.clause.when not in (None, value):
            self._slip(f"two stages in one clause: {self.clause.when} and {value}", item)
        self.clause.when = value
        self.clause.when_ahead = self.clause.head is None

    def _raises(self, item: Item) -> None:
        for number, unit in self.clause.counts if not self.clause.head else ():
            if unit == "players":
                self.clause.counts.remove((number, unit))
                self._count(item._replace(value=(number, "handed")))
        self._head(item._replace(value="bet and raises"))
        self.clause.numbers.append((item._replace(kind="number"), ""))

    def _last_in(self, item: Item) -> None:
        self._head(item._replace(kind="head", value="all-in"))
        self.clause.amount = item.value

    def _head(self, item: Item) -> None:
        first = self.clause.head
        if item.value == "pot" and "players" in self.clause.settings and not self.clause.numbers:
            return
        if first and first.value == "has" and self.clause.asks and item.value in ("bets", "calls", "raises"):
            return
        if first and item.value == "gives":
            return
        if first and first.value in ("wants", "draws") and item.value == "returns":
            self.clause.request = "the money back"
        elif first is None:
            self.clause.head = item
        elif (first.value, item.value) in _FIRST_STAYS or first.value in UNDECIDED:
            pass
        elif (first.value, item.value) == ("says", "how many"):
            self.clause.head = item._replace(value="answers")
        elif (first.value, item.value) == ("changes", "pat"):
            self.clause.numbers.append((item._replace(kind="number", value=0), "to"))
        elif item.value == "still to act" and item.text.lower() in _AHEAD and first.value in _SAID_ALOUD:
            self.role = item._replace(kind="role", value="ahead")
        elif self._leads(str(first.value), str(item.value)):
            self.clause.led_by = first.value
            self._see_belief(first, item)
            self._look_inside(first, str(item.value))
            self.clause.head = item
        else:
            self._slip(f"two things in one clause ({first.value}, {item.value}); put a comma before this one", item)

    _either = _head

    @staticmethod
    def _leads(first: str, second: str) -> bool:
        """Whether the first of two heads only says how the second comes about: "says raise", "noticed seat 5 has
        six"."""
        if first in (second, "new player", "gives", "speaks up") or (first, second) in _TOGETHER or second in UNDECIDED:
            return True
        return first == "says" and second in _SAID_ALOUD

    def _see_belief(self, first: Item, second: Item) -> None:
        """What somebody believes to have happened is no fact; "he figures posting 10 will do" is a plan, and tells none."""
        planned = second.text.lower().endswith("ing")
        if first.value == "speaks up" and _BELIEF.fullmatch(first.text) and not planned:
            self.believed = first

    def _refuse_belief(self) -> None:
        if self.believed is None:
            return
        said = " ".join(item.text for item in self.clause.items if item.start >= self.believed.stop)
        text = f"'{self.believed.text}' tells what somebody believes; say what happened"
        self.clause.slips = [Slip(text, self.clause.start, self.clause.stop, said)]

    def _look_inside(self, first: Item, second: str) -> None:
        """Who stands between two heads is the subject: "new player in seat 8 kills", "Lou says he was shorted".

        "I" and "he" behind a word of speech are the speaker. What one player says that another holds is no claim of
        either; the dealer's word for a hand is kept apart from its owner's.
        """
        if first.value not in ("says", "new player", "speaks up"):
            return
        themselves = ((PRONOUN,), (Who("role", "somebody"),))
        people = [
            p for p in self.clause.people if p.start < first.start or p.who not in themselves
        ] or self.clause.people
        inside = [person for person in people if person.start > first.start]
        if (first.value, second) == ("says", "has") and 0 < len(inside) < len(people):
            if people[0].who != (Who("role", "dealer"),):
                self._slip(f"who holds it? Say '{people[0].who[0]} says', or what the other one has", first)
            return
        self.clause.people = [person._replace(ahead=True) for person in inside or people]
