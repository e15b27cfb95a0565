"""Items that say together what none of them says alone: what somebody thinks, and two hands set against each other."""

from __future__ import annotations

from collections.abc import Sequence

from referee.situation.grammar import items
from referee.situation.heads import SPEAKING
from referee.situation.item import EMPTY, HEADS, Item
from referee.situation.pieces import LEAST_HAND

_PEOPLE = ("who", "name", "pronoun", "label")

#: What a view may be about without telling of anything: "that's a check-raise", "spades beat hearts".
_JUDGED = ("beats", "best", "beaten", "ties", "check-raises")
#: Words for what a player makes of a hand he sees.
_SEEING = ("saw", "sees", "seeing")
#: Words behind which stands why somebody did it: "mucked, thinking Frank had a nine".
_THINKING = ("thinking", "figuring", "believing", "assuming", "supposing")
#: Words by which a player says what another may do.
_MODALS = frozenset(
    [
        "can",
        "could",
        "may",
        "must",
        "should",
        "has to",
        "have to",
        "gets to",
        "get to",
        "need to",
        "needs to",
        "supposed to",
        "allowed to",
    ]
)


def rephrased(found: Sequence[Item], stretch: str, asking: bool = False, opening: bool = False) -> list[Item]:
    """The items of a stretch with every view as one request, and a joint between two hands that are compared."""
    told = _with_its_game(_ranked(_closer(found)) if asking else _closer(found), opening)
    return _set_against(_with_views(told, stretch), asking)


def _ranked(found: list[Item]) -> list[Item]:
    """With one question for "a flush beat a straight" and "a flush or a straight": which class of hands is higher."""
    for at, item in enumerate(found[1:-1], start=1):
        before = next((other for other in reversed(found[:at]) if other.kind not in EMPTY), item)
        behind = next((other for other in found[at + 1 :] if other.kind not in EMPTY), item)
        sets_against = item.kind == "comparing" or item.value == "beats" or item.text.lower() == "or"
        if sets_against and _is_class(before) and _is_class(behind):
            five = any("five" in other.text.lower() for other in (before, behind))
            asked = item._replace(kind="question", value="five of a kind" if five else "ranking list")
            rest = [other for other in found if other not in (before, behind) and other.value != "who wins"]
            return [asked if other is item else other for other in rest]
    return found


def _is_class(item: Item) -> bool:
    return item.kind == "category" or (item.kind, item.value) == ("question", "hand")


def _closer(found: Sequence[Item]) -> list[Item]:
    """Without the words of no meaning between an article and what it stands before: "a beautiful 4"."""
    return [
        item for at, item in enumerate(found) if item.kind != "filler" or at == 0 or found[at - 1].kind != "article"
    ]


def _with_its_game(found: list[Item], opening: bool) -> list[Item]:
    """ "No-limit deuce" and, at the beginning of a line, "deuce:" are deuce-to-seven; any other deuce is a card."""
    meant = [item for item in found if item.kind not in EMPTY]
    for at, item in enumerate(meant):
        if item.kind != "rank" or item.text.lower() != "deuce":
            continue
        behind_betting = at > 0 and meant[at - 1].kind == "setting" and meant[at - 1].value[0] == "betting"
        last = (
            at + 1 == len(meant)
            or meant[at + 1].kind in ("setting", "when", "joint", "blinds", "stakes")
            or meant[at + 1].value == "with"
        )
        if last and (behind_betting or (opening and len(meant) == 1)):
            game = item._replace(kind="setting", value=("game", "27"))
            return [game if other is item else other for other in found]
    return found


# --- what somebody thinks --------------------------------------------------------------------------------------------


def _with_views(found: list[Item], stretch: str) -> list[Item]:
    """What a player thinks of the rules or of a hand decides nothing: it is a wish for a ruling, whatever it says."""
    for at, item in enumerate(found):
        if (
            item.kind != "opinion"
            and item.value not in ("says", *SPEAKING)
            and item.text.lower() not in (*_SEEING, *_THINKING)
        ):
            continue
        behind = next((place for place in range(at, len(found)) if found[place].kind == "joint"), len(found))
        if behind == at + 1:
            continue
        stop = found[behind - 1].stop
        if _is_view(item, items(stretch[item.stop : stop], True)):
            disputes = any(
                other.value in ("check-raises", "check-raise") for other in items(stretch[item.stop : stop], True)
            )
            wish = "no check-raise" if disputes else "another look"
            view = Item("request", wish, item.start, stop, stretch[item.start : stop])
            return [*_as_speech(found[:at]), view, *_with_views(found[behind:], stretch)]
    return _as_speech(found)


def _as_speech(found: Sequence[Item]) -> list[Item]:
    """A view about something that happened is no more than a remark."""
    return [item._replace(kind="head", value="remarks") if item.kind == "opinion" else item for item in found]


def _is_view(verb: Item, inside: Sequence[Item]) -> bool:
    """Whether what stands behind the verb tells of nothing that happened."""
    kinds = {item.kind for item in inside}
    happened = [item for item in inside if item.kind in HEADS]
    allowed = ("has", *_JUDGED) if verb.text.lower() in _THINKING else _JUDGED
    if "unknown" in kinds or any(item.value not in allowed for item in happened) or _tells_cards(inside):
        return False
    accused = any(item.value == "check-raises" for item in happened) and not kinds.isdisjoint(("who", "name"))
    if accused:
        return False
    if verb.value == "says" and verb.text.lower() not in _SEEING:
        return (_judges(inside) and kinds.isdisjoint(("category", "amount", "count"))) or "comparing" in kinds
    if verb.text.lower() in _THINKING:
        named = kinds <= {*_PEOPLE, *EMPTY, "head", "cards", "rank", "number", "category", "pronoun"}
        return named and all(item.value == "has" for item in happened) and len(inside) > 1
    if verb.value == "takes it for" or verb.text.lower() in _SEEING:
        return not happened and not kinds.isdisjoint(("cards", "rank", "category", "number"))
    hands = [item for item in inside if item.kind in ("cards", "rank", "category")]
    return bool(happened) or len(hands) > 1 or not kinds.isdisjoint(("comparing", "question", "denial"))


def _tells_cards(inside: Sequence[Item]) -> bool:
    """Whether a hand, or a card with its suit, is told."""
    told = [item.value for item in inside if item.kind == "cards"]
    return any(len(cards) >= LEAST_HAND or any(card.suit for card in cards) for cards in told)


def _judges(inside: Sequence[Item]) -> bool:
    """Whether it says what may be done, or what something was, and no more: "he can't", "that's a check-raise"."""
    if any(item.value == "check-raises" for item in inside):
        return True
    allows = any(item.kind == "denial" or item.value == "denies" or item.text.lower() in _MODALS for item in inside)
    return allows and all(item.kind not in (*HEADS, "cards", "rank", "number", "quote", "flag") for item in inside)


# --- hands set against each other ------------------------------------------------------------------------------------


def _set_against(found: list[Item], asking: bool) -> list[Item]:
    """With a joint in the place of "over" or "beats" between two hands, and names for hands that are nobody's."""
    for at, item in enumerate(found):
        if (
            item.kind not in ("comparing", "joint")
            and item.value != "beats"
            and item.text.lower() not in ("or", "against")
        ):
            continue
        left, right = _part(found[:at][::-1])[::-1], _part(found[at + 1 :])
        if item.kind == "comparing" and _names_whom(right) and not _has_hand(left):
            return [*found[:at], item._replace(kind="filler", value=""), *_set_against(found[at + 1 :], asking)]
        if item.text.lower() == "or" and _is_part(left) and _is_part(right):
            return [*found[:at], item._replace(kind="unknown"), *found[at + 1 :]]
        if not (_has_hand(left) and _has_hand(right)):
            continue
        said = any(other.value == "says" for other in left)
        if item.text.lower() == "against" and right and right[0].text.lower() in _THEIRS and _has_hand(left):
            right = [right[0]._replace(kind="who", value="bettor"), *right[1:]]
            rest = _set_against(found[at + len(right) + 1 :], asking)
            return [*found[: at + 1], *right, *rest]
        compares = (item.kind == "comparing" or item.value == "beats" or item.text.lower() in _VERSUS) and not said
        nameless = not any(other.kind in (*_PEOPLE, *HEADS) for other in (*left, *right))
        if compares or (item.kind == "joint" and nameless):
            before = found[: at - len(left)]
            joint = item._replace(kind="joint", value="")
            asked = [item._replace(kind="question", value="who wins")] if asking and compares else []
            rest = _set_against(found[at + 1 + len(right) :], asking)
            whose = "opponent" if any(other.kind in _PEOPLE for other in left) else "second hand"
            return [*before, *_owned(left, "first hand"), *asked, joint, *_owned(right, whose), *rest]
    return found


#: Joints that set two hands against each other as "over" does.
_VERSUS = ("against", "vs", "versus")

#: Whose a hand is that stands behind "against".
_THEIRS = ("his", "her", "their")


def _part(found: Sequence[Item]) -> list[Item]:
    """The items up to the next joint."""
    return list(found[: next((at for at, item in enumerate(found) if item.kind == "joint"), len(found))])


def _has_hand(found: Sequence[Item]) -> bool:
    return any(item.kind == "cards" and len(item.value) >= LEAST_HAND for item in found)


def _is_part(found: Sequence[Item]) -> bool:
    """Whether a part of a hand stands here, nobody's: of "a pair of aces or a pair of kings" nobody can tell the
    rest."""
    cards = [item for item in found if item.kind == "cards"]
    nameless = not any(item.kind in (*_PEOPLE, *HEADS) for item in found)
    return len(cards) == 1 and len(cards[0].value) == 2 and nameless


def _names_whom(found: Sequence[Item]) -> bool:
    """Whether somebody and his hand stand here, or somebody alone."""
    meant = [item for item in found if item.kind not in EMPTY]
    return bool(meant) and meant[0].kind in _PEOPLE


def _owned(found: list[Item], name: str) -> list[Item]:
    """The items of a hand with whose it is in front: mine, or so named where it is nobody's."""
    if any(item.kind in _PEOPLE for item in found):
        return found
    at = next(place for place, item in enumerate(found) if item.kind == "cards" and len(item.value) >= LEAST_HAND)
    mine = any(item.text.lower() == "my" for item in found)
    return [*found[:at], found[at]._replace(kind="who", value="somebody" if mine else name), *found[at:]]
