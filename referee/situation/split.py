"""Verbs that are said around their object: "left seat 5 out", "threw one away", "turned it over"."""

from __future__ import annotations

from collections.abc import Sequence

from referee.situation.item import Item

#: The verb, its last word, and the head, or the word of two senses, that both are together.
SPLIT_VERBS = (
    (("left", "leaves", "leave", "leaving"), ("out",), "head", "dealt out"),
    (("passed", "passes", "skipped", "skips"), ("by", "over", "up"), "either", "missed"),
    (("dealt", "deals", "deal", "dealing"), ("in", "back in"), "head", "dealt in"),
    (("dealt", "deals", "deal", "counted", "counts"), ("out",), "head", "dealt out"),
    (("threw", "throws", "throw", "tossed", "tosses", "chucked", "chucks", "gave", "gives"), ("away", "back"), "either", "discards"),
    (("threw", "throws", "throw", "tossed", "tosses", "tossing", "throwing"), ("in",), "either", "discards"),
    (("took", "takes", "taking", "take", "puts", "put"), ("off the table", "off table", "in his pocket", "in her purse", "in his purse", "in her pocket"), "head", "chips off the table"),
    (("turned", "turns", "flipped", "flips", "rolled", "rolls", "tipped"), ("over", "up", "face up"), "either", "turns over"),
)  # fmt: skip

#: What may stand between the two.
_OBJECTS = ("who", "name", "pronoun", "number", "count", "cards", "rank", "unit", "nth", "article", "filler")
_LONGEST_OBJECT = 4


def joined(found: Sequence[Item]) -> list[Item]:
    """The items with every split verb as one head, its object behind it."""
    out = list(found)
    for at, item in enumerate(out):
        if item.kind in ("who", "name", "number"):
            continue
        for verbs, ends, kind, value in SPLIT_VERBS:
            end = _end(out, at, ends) if item.text.lower() in verbs else None
            if end is not None:
                verb = item._replace(kind=kind, value=value, text=f"{item.text} {out[end].text}")
                return [*out[:at], verb, *out[at + 1 : end], *joined(out[end + 1 :])]
    return out


def _end(found: Sequence[Item], at: int, ends: tuple[str, ...]) -> int | None:
    """The place of the verb's last word, behind an object that is one."""
    behind = found[at + 1 : at + 2 + _LONGEST_OBJECT]
    for place, item in enumerate(behind):
        if place and item.text.lower() in ends:
            return at + 1 + place
        if item.kind not in _OBJECTS:
            return None
    return None
