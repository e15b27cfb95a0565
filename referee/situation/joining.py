"""Items that belong together: numbers with what they count, and words that mean another thing beside their neighbours."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeGuard

from referee.cards import Card
from referee.situation.clause import MOST_PLAYERS
from referee.situation.item import EMPTY, HEADS, Item, next_meant
from referee.situation.model import Who

#: An item with those that belong to it, and how many items it was.
Joined = tuple[Item, int]

_AUXILIARIES = frozenset(["has", "have", "had", "got", "get", "gets", "getting"])
#: "We had one fold" counts what was done.
_COUNTED_ACTS = ("folds", "calls", "raises", "bets", "checks")


def without_auxiliaries(found: list[Item]) -> list[Item]:
    """Without the ``has`` of "has acted" and the ``got`` of "got exposed", which are no heads of their own."""
    kept = []
    for at, item in enumerate(found):
        if item.kind == "head" and item.text.lower() in _AUXILIARIES:
            following = next_meant(found, at)
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


def paired(found: list[Item]) -> list[Item]:
    """Numbers joined with what they count: "two cards", "a 5", "a card", "two aces"."""
    out: list[Item] = []
    at = 0
    while at < len(found):
        if _is_seat_of(found, at):
            at += 2
            continue
        item = _as_meant(found, at, out)
        following = found[at + 1] if at + 1 < len(found) else None
        if _is_own(item) and _is_rank(following):
            out += [item, following._replace(kind="cards", value=(Card(_rank(following.value), ""),))]
            at += 2
            continue
        together, taken = _joined(item, following, found[at + 2] if at + 2 < len(found) else None) or (item, 1)
        out.append(together)
        at += taken
    return out


# --- words as they are meant beside their neighbours -----------------------------------------------------------------

#: Words of address that are names where something is told behind them: "Buddy raps".
_NICKNAMES = ("Buddy", "Chief", "Boss", "Pal", "Mate", "Bro", "Sir")
#: Names that are cards too; nobody asks how many a joker drew.
_NAMED_LIKE_CARDS = ("Jo", "Jack", "King", "Queen", "Ace", "Trey")


def _as_meant(found: Sequence[Item], at: int, before: Sequence[Item]) -> Item:
    """An item of the kind it is in its place, behind those before it."""
    item = found[at]
    following = found[at + 1] if at + 1 < len(found) else None
    if item.value == "pat" and item.kind == "head" and _is_of_a_hand(before, following):
        return item._replace(kind="flag")
    if item.value == "last player" and _names_somebody(found, at):
        return item._replace(kind="flag", value="last")
    if following is None:
        since = item.kind == "joint" and item.text.lower() == "since"
        return item._replace(kind="flag", value="else") if since else item
    if (
        item.text.lower() == "her"
        and following.kind == "number"
        and before
        and before[-1].value in ("gives", "how many")
    ):
        return item._replace(kind="pronoun")
    if item.kind == "filler" and item.text in _NICKNAMES and following.kind in HEADS:
        return item._replace(kind="name", value=Who("name", item.text))
    if item.kind == "cards" and item.text in _NAMED_LIKE_CARDS and following.value == "draws":
        return item._replace(kind="name", value=Who("name", item.text))
    return item


def _is_of_a_hand(before: Sequence[Item], following: Item | None) -> bool:
    """Whether "pat" tells of a hand that somebody bets or checks: "checked a pat six", "a 7-6-4-3-2 pat hand"."""
    headed = any(item.kind in HEADS for item in before)
    named = following is not None and (
        following.kind == "rank" or (following.kind == "number" and 2 <= following.value <= 10)
    )
    return headed and (named or before[-1].kind == "cards")


def _names_somebody(found: Sequence[Item], at: int) -> bool:
    """Whether somebody stands right before a place: "the button's last to draw" says where the button sits."""
    before = next((item for item in reversed(found[:at]) if item.kind not in EMPTY), None)
    return before is not None and before.kind in ("who", "name")


def _is_seat_of(found: list[Item], at: int) -> bool:
    """Whether "the kid" of "the kid in seat 3" stands here."""
    following = found[at + 1 : at + 3]
    return (
        found[at].kind == "who" and found[at].value == "somebody" and len(following) == 2
        and following[0].text.lower() in ("in", "on", "at") and following[1].kind == "who"
    )  # fmt: skip


def _is_own(item: Item) -> bool:
    return item.value == "himself" and item.text.lower().endswith("own")


def _is_rank(item: Item | None) -> TypeGuard[Item]:
    return item is not None and item.kind == "number" and 2 <= item.value <= 10


# --- items that are one ----------------------------------------------------------------------------------------------

_HIGH = ("game", "high")


def _joined(item: Item, following: Item | None, third: Item | None) -> Joined | None:
    """An item with what belongs to it, or None where it stands by itself."""
    if following is None:
        return (_as_card(item), 1) if item.kind == "rank" else None
    if item.text == "A" and following.kind == "number":
        return _join("unclear", following, item, following), 2
    joins = _JOINS.get(item.kind)
    return joins(item, following, third) if joins else None


def _rank_joined(item: Item, following: Item, third: Item | None) -> Joined:
    return _as_card(item), 2 if following.value == _HIGH else 1


def _number_joined(item: Item, following: Item, third: Item | None) -> Joined | None:
    if following.value == "handed" and item.value > MOST_PLAYERS:
        return None
    if counted := _counted(following):
        return _join("count", (item.value, counted), item, following), 2
    if following.kind == "rank" and item.value > 0:
        return _join("cards", (_card(following),) * min(item.value, 4), item, following), 2
    if following.kind == "cards" and item.value == 2 and _is_one_card(following):
        return _join("head", "foul deck", item, following), 2
    if following.value == _HIGH and 2 <= item.value <= 10:
        return _join("cards", (Card(_rank(item.value), ""),), item, following), 2
    return None


_SOMEONE = ("player", "guy", "person", "man", "opponent", "opponents", "other player", "customer")
#: "Found six in her hand" counts cards; "three in the hand" counts players.
_IN_HAND = "(?i)in (?:his|her|my|their) hand"


def _counted(item: Item) -> Any:
    """What a number before an item counts: players, cards, chips; None where it counts nothing."""
    if item.kind == "unit":
        return item.value
    if item.kind == "who" and item.text.lower() in _SOMEONE:
        return "players"
    if item.kind != "filler":
        return None
    if item.text.lower().startswith("players "):
        return "players"
    if item.text.lower() in ("of them", "of those"):
        return "of them"
    return "cards" if re.fullmatch(_IN_HAND, item.text) else None


def _is_one_card(item: Item) -> bool:
    """Whether one card is told with its suit: two of it are one too many in a deck."""
    return len(item.value) == 1 and bool(item.value[0].suit)


def _article_joined(item: Item, following: Item, third: Item | None) -> Joined | None:
    if following.kind == "unit" and following.value != "blind" and not following.text.lower().endswith("s"):
        return _join("count", (1, following.value), item, following), 2
    if not _is_rank(following) or following.text.lower().endswith("hand"):
        return None
    if third and (third.value == _HIGH or third.kind in ("unit", "rank")):
        return None
    return _join("cards", (Card(_rank(following.value), ""),), item, following), 2


def _category_joined(item: Item, following: Item, third: Item | None) -> Joined | None:
    """A class of hands with its rank: "a pair of nines"."""
    if following.kind == "role" and following.value == "of" and third and third.kind in ("rank", "number"):
        return _join("category", f"{item.value} of {third.text.lower()}", item, third), 3
    return None


def _cards_joined(item: Item, following: Item, third: Item | None) -> Joined | None:
    return (item, 2) if following.value == _HIGH else None


def _head_joined(item: Item, following: Item, third: Item | None) -> Joined | None:
    pat = item.text.lower() == "pat" and following.kind == "cards"
    return (item._replace(kind="flag", value="pat"), 1) if pat else None


_JOINS: dict[str, Callable[[Item, Item, Item | None], Joined | None]] = {
    "rank": _rank_joined,
    "number": _number_joined,
    "article": _article_joined,
    "category": _category_joined,
    "cards": _cards_joined,
    "head": _head_joined,
}


def _as_card(item: Item) -> Item:
    return item._replace(kind="cards", value=(_card(item),))


def _join(kind: str, value: Any, first: Item, last: Item) -> Item:
    return Item(kind, value, first.start, last.stop, f"{first.text} {last.text}")


def _card(item: Item) -> Card:
    return Card(item.value, "")


def _rank(number: int) -> str:
    return "T" if number == 10 else str(number)
