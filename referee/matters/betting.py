"""Questions about the betting: the cap on raises, check-raise, opening, rapping the table."""

from __future__ import annotations

from collections.abc import Iterator

from referee.matters.matter import Matter
from referee.matters.story import Story, spoken
from referee.rulebook.facts import Value
from referee.situation.betting import BETTING, WAGERS
from referee.situation.model import BIG_BLIND, Event, Who

#: A bet and so many raises.
CAP = 4
#: What a player may do instead of raising: then nothing is asked about raises.
OTHER_ACTIONS = ("calls", "overcalls", "folds")
#: What a pass in turn means at a stage, where nobody has bet.
PASSES = {
    "before-draw": "; before the draw, where one opens or folds, it gives up the hand",
    "after-draw": ": with no bet to meet, {who} keeps the hand",
}
#: Stages in which a rap is a bet's answer, and the one in which it says pat.
TURNS = {"before-draw": "bet", "between-draws": "bet", "after-draw": "bet", "on-draw": "draw"}


#: Heads that tell of the betting, and of what somebody wants done about it.
OF_BETTING = (*BETTING, "bet and raises", "makes it", "raps", "wants")


def betting(story: Story) -> Iterator[Matter]:
    if story.question is None and not story.tells(*OF_BETTING):
        return
    yield from _raises(story)
    yield from _check_raises(story)
    for event in story.of("checks"):
        if story.when(event) == "before-draw" and "out of turn" not in event.flags:
            yield _opening(story, event)
    for event in story.of("raps"):
        yield _rap(story, event)
    for event in story.of(*BETTING):
        if "out of turn" in event.flags:
            yield Matter("action out of turn", {}, {"who": spoken(next(iter(event.who), None))}, nearest=("LB-14",))


def _raises(story: Story) -> Iterator[Matter]:
    """Whether one more raise is in order, where the line tells how many there have been."""
    counts = [event.numbers[0] for event in story.of("bet and raises") if event.numbers]
    nth = [min(event.nth) - 1 for event in story.of("raises") if event.nth]
    told = _raises_before_the_last(story)
    if not counts and not nth and told < CAP and story.question != "how many raises":
        return
    if story.tells(*OTHER_ACTIONS) and not story.tells("raises") and story.question is None:
        return
    raiser = next((who for event in [*story.of("raises")][::-1] for who in event.who), None)
    made = max([*counts, *nth, *([told] if told >= CAP else [])], default=None)
    facts = story.facts(raises=None if made is None else min(made, CAP))
    yield Matter("raise", facts, {"who": spoken(raiser)})


def _raises_before_the_last(story: Story) -> int:
    """How many raises are told, one by one, behind a bet and before the last raise of its round."""
    bets = list(story.of("bets", "raises"))
    if not bets or bets[0].head != "bets":
        return 0
    return len([event for event in bets if story.when(event) == story.when(bets[-1])]) - 2


def _check_raises(story: Story) -> Iterator[Matter]:
    events = list(story.of("check-raises")) or list(_checked_then_raised(story))
    for event in events:
        who = spoken(next(iter(event.who), None))
        yield Matter("check-raise", story.facts(event), {"who": who})
    if not events and (story.question == "check-raise" or _called_a_check_raise(story)):
        yield _no_check_raise(story)


def _called_a_check_raise(story: Story) -> bool:
    return any(event.quote == "no check-raise" for event in story.of("wants"))


def _no_check_raise(story: Story) -> Matter:
    """What is asked of a check-raise where none is told: a raise by who had not checked is a raise like any other."""
    raised = next(reversed(list(story.of("raises"))), None)
    if raised is None or not _in_limit(story):
        return Matter("check-raise", story.facts(raised))
    return _raise(story, raised)


def plain_raise(story: Story) -> Iterator[Matter]:
    """A raise in limit, told from the bet on, which is a question only where a line tells of nothing else."""
    bets = list(story.of("bets", "raises"))
    if len(bets) > 1 and bets[0].head == "bets" and bets[-1].head == "raises" and _in_limit(story):
        yield _raise(story, bets[-1])


def _in_limit(story: Story) -> bool:
    return story.settings.get("betting") == "limit"


def _raise(story: Story, raised: Event) -> Matter:
    """A raise by who is not told to have checked, after so many as are told before it."""
    made = max(min(_raises_before_the_last(story), CAP), 0)
    players: Value = "multihanded" if len(story.named()) > 2 else "heads-up"
    words = {"who": spoken(next(iter(raised.who), None))}
    return Matter("raise", story.facts(raised, raises=made), words, presumed={"players": players})


def _checked_then_raised(story: Story) -> Iterator[Event]:
    """Raises by players who checked earlier in the same stage."""
    checked: set[tuple[Who, str | None]] = set()
    for event in story.of("checks", "raises", "makes it"):
        for who in event.who:
            if event.head == "checks":
                checked.add((who, story.when(event)))
            elif (who, story.when(event)) in checked:
                yield event


def _opening(story: Story, event: Event) -> Matter:
    facts = story.facts(event, opener=_opener(story, event), callable=_callable(story))
    return Matter("opening", facts, {"who": spoken(next(iter(event.who), None))})


def _opener(story: Story, event: Event) -> Value | None:
    """Whether the one who checks is the big blind in a pot nobody has raised; a seat without a name for it may be."""
    raised = story.tells("raises", "bet and raises")
    if BIG_BLIND in event.who:
        return "other" if raised else "big-blind"
    if raised or story.settings.get("checker") == "no-blind":
        return "other"
    return None if any(who.kind in ("seat", "name") for who in event.who) else "other"


def _callable(story: Story) -> str | None:
    return {"callable": "yes", "double": "no"}.get(story.settings.get("open", ""))


def _rap(story: Story, event: Event) -> Matter:
    up = any(set(other.who) & set(event.who) for other in story.of("action on"))
    in_turn = "no" if "out of turn" in event.flags else "yes" if up or "in turn" in event.flags else None
    bet = any(other.when == event.when for other in story.before(event, *WAGERS))
    facing = bet or "facing a bet" in event.flags
    turn = "bet" if "in the betting" in event.flags else TURNS.get(story.when(event) or "")
    facts = story.facts(event, in_turn=in_turn, turn=turn, facing="yes" if facing else "no")
    who = spoken(next(iter(event.who), None))
    means = PASSES.get(story.when(event) or "")
    return Matter("rap", facts, {"who": who, **({"passing": means.format(who=who)} if means else {})})
