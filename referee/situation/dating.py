"""When something happened: at the stage that was said, or at the one that what is told lets suppose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.situation.betting import SINGLE_ACTS
from referee.situation.clause import Clause
from referee.situation.model import Event
from referee.situation.pieces import LEAST_HAND

if TYPE_CHECKING:
    from referee.situation.telling import Telling

#: Heads by which a player says how many cards he draws.
DRAWS = ("draws", "pat", "changes")
#: The stage that a head lets suppose.
_IMPLIES = {
    "draws": "on-draw", "pat": "on-draw", "changes": "on-draw", "card dealt": "on-draw", "still to draw": "on-draw", "stub": "on-draw",
    "says": "showdown", "has": "showdown", "fouls": "showdown", "intact": "showdown", "sevens": "after-draw",
    "extra cards": "before-draw", "short": "before-draw", "dealt out": "before-draw", "exposed": None,
}  # fmt: skip


def set_stage(telling: Telling, clause: Clause) -> None:
    """Move the telling on to the stage that a clause says, unless it says it of one event alone."""
    if clause.when and not holds_here_only(clause):
        _move_on(telling, clause, clause.when)


def _move_on(telling: Telling, clause: Clause, stage: str) -> None:
    """To a stage that holds from here on; behind what was told of none it holds for that too."""
    if telling.when is None and clause.telling and stage != "before-draw":
        _see_unstaged(telling, stage)
    elif telling.when not in (None, stage):
        telling.events = [_staged(event, telling.when) for event in telling.events]
        alone = bool(telling.events) and not clause.telling
        telling.moved_on = (len(telling.events), clause, telling.base) if alone else None
    telling.when = telling.implied = stage


def _staged(event: Event, stage: str | None) -> Event:
    """An event told ahead of the first stage: nothing comes before the deal, and a card is exposed where it says."""
    ours = event.when is None and (stage == "before-draw" or event.head == "exposed")
    return event._replace(when=stage) if ours else event


def _see_unstaged(telling: Telling, stage: str) -> None:
    """ "Exposed 7h, after the draw seat 3 bets" leaves open when the card was exposed."""
    for event in telling.events:
        if event.head == "exposed" and not event.nth and not any(told.head == "acted" for told in telling.events):
            text = f"when was this? Say 'before the draw' in front of it, or '{stage.replace('-', ' the ')}'"
            telling.left_open(event, text)


def holds_here_only(clause: Clause) -> bool:
    """A stage beside what was in the pot, or behind a wager before the draw, is of that alone: the telling
    moves on."""
    if clause.when is None:
        return False
    head = clause.head.value if clause.head else None
    if head == "pot" or was_in(clause):
        return True
    return head in SINGLE_ACTS and clause.when == "before-draw" and not clause.when_ahead


def was_in(clause: Clause) -> bool:
    """Whether "160 was in before the draw" tells of the pot."""
    if clause.head:
        return False
    amounts = len(clause.numbers) + (clause.amount is not None)
    inside = clause.when == "before-draw" or any(
        item.kind == "filler" and item.text.lower().split()[-1] == "in" for item in clause.items
    )
    return amounts == 1 and inside and not clause.people and not clause.counts


def dated(telling: Telling, clause: Clause, event: Event) -> Event:
    """The event at its stage, and at its place in the line."""
    event = event._replace(when=telling.when, column=telling.base + event.column)
    if holds_here_only(clause):
        when = telling.when if event.head == "pot" else clause.when
        event = event._replace(settings={"when": str(clause.when)}, when=when)
    if event.head == "exposed" and _in_the_deal(clause) and not any(told.head in DRAWS for told in telling.events):
        when = event.when or "before-draw"
        telling.when = telling.implied = when
        return event._replace(when=when)
    return event


def _in_the_deal(clause: Clause) -> bool:
    return clause.head is not None and clause.head.text.lower().startswith("dealt")


def suppose_stage(telling: Telling, event: Event) -> None:
    """Take the stage that an event lets suppose for the one of what follows."""
    stage = _IMPLIES.get(event.head)
    if event.head == "pot" and event.settings.get("when") == "before-draw":
        stage = "after-draw"
    if event.head == "has" and not (event.cards and len(event.cards.cards) >= LEAST_HAND):
        stage = None
    if stage and telling.when is None:
        telling.implied = stage
