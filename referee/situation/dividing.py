"""The items of a stretch divided into clauses, each with one head."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.situation.heads import SPEAKING, UNDECIDED
from referee.situation.item import EMPTY, HEADS, Item, next_meant
from referee.situation.pieces import LEAST_HAND

#: What stands behind these came before what stands in front of them.
BACKWARDS = ("when", "after")


def divided(found: list[Item]) -> Iterator[list[Item]]:
    """The items between joints, and from each place on where a clause begins without one."""
    chunk: list[Item] = []
    for at, item in enumerate(found):
        if item.kind == "joint":
            yield chunk
            chunk = [item] if item.text.lower() in BACKWARDS else []
        elif (item.kind == "label" and chunk) or _begins_clause(found, at):
            yield chunk
            chunk = [] if item.kind == "role" else [item]
        else:
            chunk.append(item)
    yield chunk


def _begins_clause(found: list[Item], at: int) -> bool:
    """Whether a clause begins at a "who" before a head, or at a "with" that has no hand behind it."""
    item, following = found[at], next_meant(found, at)
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
_WISHING = ("wants", "draws", "says", "new player", "how many", *SPEAKING)


def _opens_with_when(found: list[Item]) -> bool:
    """Whether "before the deal was finished" stands alone here, before somebody of whom something is told."""
    meant = [item for item in found if item.kind not in EMPTY]
    return (
        len(meant) == 1
        and meant[0].kind == "head"
        and meant[0].text.lower().startswith(("before ", "after ", "while ", "once ", "when "))
    )


# --- put together again ----------------------------------------------------------------------------------------------


def merged(chunks: Iterable[list[Item]]) -> list[list[Item]]:
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
    return any(item.kind == "cards" and len(item.value) >= LEAST_HAND for item in chunk)


def _only_people(chunk: list[Item]) -> bool:
    return all(item.kind in _PEOPLE_KINDS for item in chunk)
