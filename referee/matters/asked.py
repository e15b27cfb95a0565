"""What is asked of the book itself, and what no rule of it covers."""

from __future__ import annotations

from collections.abc import Iterator

from referee.matters.matter import Matter
from referee.matters.story import Story, spoken

#: Heads for things that happen at tables and that the sources do not decide.
NOT_IN_THE_BOOK = (
    "boxed card",
    "foul deck",
    "stub",
    "missed burn",
    "burn card",
    "straddle",
    "odd chip",
    "ante",
    "clock",
    "string bet",
    "side pot",
)
BIG_BET = ("no-limit", "pot-limit")


def not_in_the_book(story: Story) -> Iterator[Matter]:
    """Things that need words so that they are "not covered", and not unknown."""
    for event in story.of(*NOT_IN_THE_BOOK):
        sized = event.head == "string bet" and story.settings.get("betting") in BIG_BET
        yield Matter("bet size" if sized else event.head, {}, lowball=story.lowball)


def left_nut(story: Story) -> Iterator[Matter]:
    """Uncle Bob's Left Nut: its own questions, and what it takes over from five card draw and does not tell."""
    if story.settings.get("announced") == "after-deal":
        yield Matter("announcement", {"announced": "after-deal"}, lowball=False)
    if story.tells("folds") and len(story.named()) == 1:
        last = story.named()[0]
        yield Matter("last player", {}, {"who": spoken(last)}, lowball=False)


def taken_over(story: Story) -> Iterator[Matter]:
    """What five card draw would have to rule on."""
    if story.events or story.question:
        yield Matter("five card draw", {}, lowball=False)
