"""Hands told by ranks alone: what a line says of their suits, and the question of them where nothing is presumed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.rulebook.answers import HAND_VALUE
from referee.rulebook.facts import Value
from referee.ruling.ruling import Ask, Ruling
from referee.showdown import Presumption
from referee.showdown.grounds import not_of_one_suit
from referee.situation.model import Event, Situation
from referee.situation.texts import person_text

Rule = Callable[[Situation], Ruling]
NO_FLUSH = "no flush"
#: How each answer is said.
_SAID: Mapping[Value, str] = {"one-suit": "suited", "several-suits": "offsuit"}


def without_what_is_told(ruling: Ruling, situation: Situation) -> Ruling:
    """The ruling without the presumption that a hand is not of one suit, where the line says so ("offsuit")."""
    said = [event for event in situation.events if NO_FLUSH in event.flags]
    if not said:
        return ruling
    told = {text for event in said for text in _presumable(event)}
    told -= {text for event in situation.events if event not in said for text in _presumable(event)}
    return _each_way(ruling, lambda way: _presuming(way, [p for p in way.presumed if p.text not in told]))


def asked(ruling: Ruling, situation: Situation, rule: Rule) -> Ruling:
    """The ruling with a question for every hand that is presumed to have no flush.

    ``rule`` rules on a situation in which the suits of such a hand are told. Where a flush is not all that the suits
    can make, as with a wild card, no ruling can be given for each answer.
    """
    if ruling.ask:
        fact = ruling.ask.fact
        ways = {
            value: asked(way, situation._replace(settings={**situation.settings, fact: str(value)}), rule)
            for value, way in ruling.ask.ways.items()
        }
        return ruling._replace(presumed=_of_the_book(ruling), ask=ruling.ask._replace(ways=ways))
    presumed = _presumed(ruling)
    if not presumed:
        return ruling
    event = _event_of(presumed, situation)
    if event is None:
        return _open(ruling, f"is it so that {presumed.text}?", {}, {})
    told: dict[Value, Ruling] = {way: rule(_told(situation, event, way)) for way in _SAID}
    if _come_to_the_same(told):
        return told["several-suits"]
    who, hand = " and ".join(map(person_text, event.who)), event.holding or event.cards
    words = {way: f"{who} has {hand} {said}" for way, said in _SAID.items()}
    return _open(ruling, f"is the {hand} of {who} of one suit?", told, words)


def _come_to_the_same(ways: Mapping[Value, Ruling]) -> bool:
    """Whether the same hands win the same chips either way; what a lone hand is worth is never the same."""
    outcomes = [(way.phrase, way.money) for way in ways.values()]
    settled = all(way.ask is None and way.answer != HAND_VALUE.code for way in ways.values())
    return settled and outcomes.count(outcomes[0]) == len(outcomes)


def _event_of(presumed: Presumption, situation: Situation) -> Event | None:
    """The event that tells of the hand whose suits are presumed."""
    untold = (event for event in situation.events if NO_FLUSH not in event.flags)
    return next((event for event in untold if presumed.text in _presumable(event)), None)


def _of_the_book(ruling: Ruling) -> tuple[Presumption, ...]:
    return tuple(presumption for presumption in ruling.presumed if presumption.rule is not None)


def _presumed(ruling: Ruling) -> Presumption | None:
    return next((presumption for presumption in ruling.presumed if presumption.rule is None), None)


def _presuming(ruling: Ruling, presumed: list[Presumption]) -> Ruling:
    return ruling._replace(presumed=tuple(presumed)) if len(presumed) < len(ruling.presumed) else ruling


def _each_way(ruling: Ruling, change: Callable[[Ruling], Ruling]) -> Ruling:
    """The ruling changed, and every ruling that it depends on."""
    if ruling.ask is None:
        return change(ruling)
    ways = {value: _each_way(way, change) for value, way in ruling.ask.ways.items()}
    return change(ruling)._replace(ask=ruling.ask._replace(ways=ways))


def _open(ruling: Ruling, text: str, ways: Mapping[Value, Ruling], words: Mapping[Value, str]) -> Ruling:
    """The question, in place of what was presumed."""
    return Ruling(
        status="depends",
        answer="depends",
        phrase=f"depends: {text}",
        says=f"It depends: {text}",
        cites=ruling.cites,
        presumed=_of_the_book(ruling),
        reading=ruling.reading,
        ask=Ask("suits", text, ways, words),
        grounds=ruling.grounds,
    )


def _told(situation: Situation, event: Event, way: Value) -> Situation:
    """The situation with the suits of the hand of an event told."""
    told = _suited(event) if way == "one-suit" else event._replace(flags=event.flags | {NO_FLUSH})
    return situation._replace(events=tuple(told if other is event else other for other in situation.events))


def _suited(event: Event) -> Event:
    return event._replace(
        cards=event.cards and event.cards._replace(suited=True),
        holding=event.holding and event.holding._replace(suited=True),
    )


def _presumable(event: Event) -> tuple[str, ...]:
    """What may be presumed of the hands that an event tells by ranks alone."""
    told = (hand for hand in (event.cards, event.holding) if hand is not None and not hand.suited)
    return tuple(not_of_one_suit(hand) for hand in told)
