"""Questions about blinds and new players."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from referee.matters.matter import Matter
from referee.matters.story import Story, spoken
from referee.situation.model import NEW_PLAYER, Event, Who

PARTS = {"less than half a blind": "less", "half a blind": "half", "more than half a blind": "more"}


#: Heads that tell of blinds, of chips that may be part of one, and of who comes into the game.
OF_BLINDS = (
    *PARTS, "posted", "has", "all-in", "misses blind", "passed", "moved", "new player", "waits", "kills",
)  # fmt: skip


def blinds(story: Story) -> Iterator[Matter]:
    if not story.tells(*OF_BLINDS):
        return
    for event in story.of(*PARTS):
        yield _blind(story, event, PARTS[event.head])
    for event in story.of("posted", "has", "all-in"):
        part = _part_of_the_blind(story, event)
        if part is not None or (story.question == "blind" and event.amount and "blind" not in story.settings):
            yield _blind(story, event, part)
    for event in story.of("misses blind"):
        yield _blind(story, event, "missed")
    for event in story.of("passed"):
        yield _blind(story, event, "passed")
    for event in story.of("moved"):
        if "took all blinds" in event.flags and not story.tells("passed", "misses blind"):
            yield _blind(story, event, "passed")
    if story.tells("new player") or not story.tells("passed", "misses blind", *PARTS):
        yield from _new_player(story)


def _blind(story: Story, event: Event, share: str | None) -> Matter:
    who = next(iter(event.who), None)
    facts = story.facts(event, share=share, since=_since(story, who), moved=_moved(story, who))
    return Matter("blind", facts, {"who": spoken(who)})


def _part_of_the_blind(story: Story, event: Event) -> str | None:
    """How much of the blind somebody put in or has left, where both amounts are told; None for a whole one."""
    blind, amount = story.settings.get("blind"), event.amount
    if not blind or amount is None or amount.chips is None:
        return None
    share = 2 * amount.chips - Decimal(blind)
    return "less" if share < 0 else "half" if share == 0 else "more" if amount.chips < Decimal(blind) else None


def _since(story: Story, who: Who | None) -> str:
    """What the short player did since: he has won or bought in again only if that is told."""

    def told(head: str) -> bool:
        return any(who is None or who in event.who for event in story.of(head))

    return "won" if told("wins") else "rebought" if told("buys in") else "no"


def _moved(story: Story, who: Who | None) -> str | None:
    """Whether a player had taken all his blinds and changed seats; either half alone is not told to be both."""
    moves = [event for event in story.of("moved") if who is None or not event.who or who in event.who]
    return "yes" if any("took all blinds" in event.flags for event in moves) else None


def _new_player(story: Story) -> Iterator[Matter]:
    events = list(story.of("new player", "waits", "kills"))
    if not events:
        return
    who = next((who for event in events for who in event.who if who != NEW_PLAYER), NEW_PLAYER)
    choice = "kills" if story.tells("kills") else "waits" if story.tells("waits") else "asks"
    yield Matter("new player", story.facts(newcomer=choice), {"who": spoken(who)})
