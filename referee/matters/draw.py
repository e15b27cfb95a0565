"""Questions about the draw: how many cards, a change of mind, who must say how many were drawn."""

from __future__ import annotations

from collections.abc import Iterator

from referee.matters.matter import Matter
from referee.matters.story import Story, spoken
from referee.situation.betting import BETTING
from referee.situation.model import DEALER, LAST_PLAYER, NOBODY, Event, Who


def draw(story: Story) -> Iterator[Matter]:
    if not story.tells("changes", "how many", "answers", "draws"):
        return
    changes = list(story.of("changes"))
    for event in changes:
        yield _change(story, event)
    for event in story.of("how many"):
        yield _asking(story, event)
    for event in story.of("answers"):
        yield _answer(story, event)
    if not changes:
        asked = story.question == "how many to draw"
        drawn = [event for event in story.of("draws") if event.numbers and (asked or event.numbers[0] == 5)]
        named = [event for event in drawn if not _counts_players(event)]
        for event in sorted(named or drawn, key=_draws_last):
            yield from (_drawing(story, event, event.numbers[0], who) for who in event.who or (None,))


def _counts_players(event: Event) -> bool:
    return any(who.kind == "count" for who in event.who)


def _draws_last(event: Event) -> bool:
    """Whether it is the last player's draw: his fifth card is the last to be dealt, and the only one after a burn."""
    return LAST_PLAYER in event.who or "last" in event.flags


def plain_draw(story: Story) -> Iterator[Matter]:
    """A draw of fewer than five cards, which is a question only where a line tells of nothing else."""
    for event in story.of("draws"):
        if event.numbers and event.numbers[0] < 5:
            yield from (_drawing(story, event, event.numbers[0], who) for who in event.who or (None,))


def _drawing(story: Story, event: Event, cards: int, who: Who | None) -> Matter:
    last = who == LAST_PLAYER or "last" in event.flags
    facts = story.facts(event, drawn=cards, last="yes" if last else None)
    return Matter("draw", facts, {"who": spoken(who)})


def _change(story: Story, event: Event) -> Matter:
    facts = story.facts(event, dealt=_dealt(story), relied=_relied(story, event))
    return Matter("change", facts, {"who": spoken(next(iter(event.who), None))})


def _dealt(story: Story) -> str | None:
    """Whether a card has come off the deck for the request, the burn included."""
    told = [event.numbers[:1] != (0,) and NOBODY not in event.who for event in story.of("card dealt", "burn dealt")]
    if not told:
        return None
    return "yes" if any(told) else "no"


def _relied(story: Story, change: Event) -> str | None:
    """Whether anybody has acted, or declared a draw, on the request."""
    others = [event for event in story.of("acted", "fouls", *BETTING) if not set(event.who) & set(change.who)]
    on_it = [event for event in others if "on it" in event.flags]
    others = on_it or [event for event in others if event.head == "acted"]
    others = on_it or others + [event for event in _behind_the_request(story, change) if event.head in ("draws", "pat")]
    if not others:
        return None
    return "no" if all(NOBODY in event.who or event.numbers[:1] == (0,) for event in others) else "yes"


def _behind_the_request(story: Story, change: Event) -> list[Event]:
    """What others are told to have done between a player's first request and the change of it."""
    requests = [event for event in story.before(change, "draws", "pat") if set(event.who) & set(change.who)]
    if not requests:
        return []
    start, stop = story.events.index(requests[0]), story.events.index(change)
    return [event for event in story.events[start:stop] if not set(event.who) & set(change.who)]


def _asking(story: Story, event: Event) -> Matter:
    asker = next(iter(event.who), None)
    out = asker is not None and any(asker in e.who for e in story.of("folds", "fouls"))
    dealer = event.to == DEALER
    facts = story.facts(
        event,
        asked="dealer" if dealer else "player",
        asker="out" if out else None,
        action=_action(story),
        answered="no",
    )
    asked = event.to if dealer else (event.of or event.to)
    return Matter(
        "asking",
        facts,
        {"who": spoken(asker), "other": "the dealer" if dealer else spoken(asked, "the player who is asked")},
    )


def _answer(story: Story, event: Event) -> Matter:
    """What was said of a draw, beside what is told of it: a wrong answer has no remedy."""
    drawn = [other.numbers for other in story.of("draws") if set(other.who) & set(event.who)]
    wrong = any(numbers != event.numbers for numbers in drawn)
    return Matter("asking", story.facts(event, answered="wrong" if wrong else "no", action=_action(story)))


def _action(story: Story) -> str | None:
    """Whether there has been action after the draw; a check is action."""
    if any(story.when(event) == "after-draw" for event in story.of(*BETTING)):
        return "yes"
    told = [event for event in story.of("acted") if story.when(event) in ("after-draw", None)]
    if not told:
        return None
    return "no" if all(NOBODY in event.who or event.numbers[:1] == (0,) for event in told) else "yes"
