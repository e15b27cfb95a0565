"""What can go wrong with the cards: misdeals, exposed cards, hands of a wrong number of cards."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import JOKER, Card, rank_name
from referee.errors import FoulDeckError, Problem
from referee.games import GAMES
from referee.matters.matter import Matter
from referee.matters.story import LATE, Story, head_count, spoken
from referee.rulebook.facts import Value
from referee.situation.model import BUTTON, DEALER, SOMEBODY, Event, Who

#: Faults that are told by one head alone.
SIMPLE_FAULTS = {"out of position": "button", "out of sequence": "sequence"}


def deal(story: Story) -> Iterator[Matter]:
    """Every question about the cards that a story raises, the faults of the deal first."""
    exposed = _exposures(story)
    if exposed:
        yield _exposure(story, exposed)
    yield from _faults(story)
    for event in exposed:
        yield from _exposed_cards(story, event)
    yield from _hand_sizes(story)


def _exposures(story: Story) -> list[Event]:
    """The events of exposed cards; what is told of the same card again ("he exposed it himself") put with the first."""
    told: list[Event] = []
    for event in story.of("exposed"):
        if told and event.cards is None and not event.numbers and not event.nth and "replacement" not in event.flags:
            told[-1] = _together(told[-1], event)
        else:
            told.append(event)
    return told


def _together(first: Event, more: Event) -> Event:
    return first._replace(
        who=first.who or more.who,
        to=first.to or more.to,
        by=first.by or more.by,
        flags=first.flags | more.flags,
    )


def _exposure(story: Story, exposed: list[Event]) -> Matter:
    """Whether the cards that were exposed make a misdeal: how many, which of the deal, by whom."""
    by_dealer = [event for event in exposed if _by(event) != "player"]
    count = min(sum(_how_many(event) for event in by_dealer), 2)
    event = next((event for event in by_dealer if _by(event) is None), (by_dealer or exposed)[0])
    facts = story.facts(
        event,
        when=story.when_exposed(event),
        fault="exposed",
        exposed=None if _may_be_told_twice(exposed) else count,
        by=_by(event),
        nth=_which_of_the_deal(event),
    )
    own_first = _which_of_the_deal(event) is None and event.nth
    return Matter("misdeal", facts, {"who": spoken(_recipient(event))}, presumed={"nth": None} if own_first else {})


def _may_be_told_twice(exposed: list[Event]) -> bool:
    """Whether cards that a player turned may be among those told ahead of them: "two cards were exposed, one of them by
    seat 5"."""
    first, *more = exposed
    counted = _by(first) != "player" and first.cards is None and first.numbers[:1] > (1,)
    return counted and any(_by(event) == "player" and event.cards is None for event in more)


def _by(event: Event) -> str | None:
    """Who exposed a card, if the line says so; a seat that it merely happened to does not."""
    if event.by is not None:
        return "dealer" if event.by == DEALER else "player"
    if DEALER in event.who:
        return "dealer"
    return "player" if "himself" in event.flags else None


def _recipient(event: Event) -> Who | None:
    if event.to is not None:
        return event.to
    return next((who for who in event.who if who != DEALER), None)


def _how_many(event: Event) -> int:
    if event.cards is not None:
        return len(event.cards.cards)
    if event.numbers:
        return event.numbers[0] * (len(event.who) if "each" in event.flags else 1)
    return len(event.nth) or 1


def _which_of_the_deal(event: Event) -> str | None:
    """First or second, or later; a seat's own first card may or may not be one of the first two dealt."""
    if not event.nth:
        return None
    if min(event.nth) > 2:
        return "later"
    return "first-two" if "of the deal" in event.flags or _recipient(event) is None else None


def _exposed_cards(story: Story, event: Event) -> Iterator[Matter]:
    """Whether each exposed card is kept.

    Raises :class:`~referee.errors.FoulDeckError` for a joker where none is in use.
    """
    when = story.when_exposed(event)
    words = {"who": spoken(_recipient(event))}
    cards = event.cards.cards if event.cards else ()
    if JOKER in cards and not _joker_in_use(story):
        raise FoulDeckError(str(event.cards), Problem("a joker, and none is in use"))
    for card in cards:
        facts = story.facts(event, when=when, rank=_rank(card), by=_by(event))
        yield Matter("exposed card", facts, {**words, "card": the_card(card)})
    if not cards and _is_asked_about(story, event, when):
        named = "a card so exposed" if _how_many(event) > 1 else "the card"
        yield Matter("exposed card", story.facts(event, when=when, by=_by(event)), {**words, "card": named})


def _is_asked_about(story: Story, event: Event, when: str | None) -> bool:
    """Whether a card of unknown rank is asked about: not where the deal as such was, or several cards, or the first."""
    if when in ("before-draw", None) and (_how_many(event) > 1 or _which_of_the_deal(event) == "first-two"):
        return False
    return story.question != "misdeal" or when != "before-draw"


def _joker_in_use(story: Story) -> bool:
    """Whether a joker can turn up; where no form is named it may be ace-to-five, which uses one."""
    game = GAMES.get(story.game or "a5", GAMES["a5"])
    return game.joker_in_use(story.announced)


def _rank(card: Card) -> Value:
    return "joker" if card == JOKER else card.rank


def the_card(card: Card | str) -> str:
    """A card as a sentence speaks of it, or a rank alone.

    >>> the_card(Card("T", "h")), the_card("A"), the_card("7")
    ('the 10♥', 'the ace', 'the 7')
    """
    if isinstance(card, str):
        card = JOKER if card == "joker" else Card(card, "")
    if card.suit or card == JOKER or card.rank.isdecimal():
        return f"the {card}"
    return f"the {rank_name(card.rank)}"


def _faults(story: Story) -> Iterator[Matter]:
    """The other faults of a deal."""
    for event in story.of(*SIMPLE_FAULTS):
        if event.head == "out of sequence" or BUTTON in event.who:
            yield _fault(story, event, SIMPLE_FAULTS[event.head])
    for event in story.of("wrong seat"):
        yield _fault(story, event, "first-card" if 1 in event.nth else "sequence")
    for event in story.of("empty seat"):
        presumed: dict[str, Value | None] = {"owner": None if _may_be_posted(story, event) else "neither"}
        yield _fault(story, event, "no-owner", owner=_owner(story, event), seat="empty", presumed=presumed)
    for event in story.of("not entitled"):
        yield _fault(story, event, "no-owner", seat="not-entitled")
    for event in () if story.tells("out of sequence") else story.of("dealt out"):
        yield _fault(story, event, "dealt-out", owner=_owner(story, event))
    for event in story.of("dealt in"):
        if any(set(event.who) & set(away.who) for away in story.of("absent")):
            yield _fault(story, event, "no-owner", owner=_owner(story, event), seat="empty")
    if _extra(story) >= 2:
        yield Matter("misdeal", _deal_facts(story, fault="extra-cards", extra=2))


def _fault(
    story: Story, event: Event, fault: str, presumed: dict[str, Value | None] | None = None, **known: Value | None
) -> Matter:
    facts = _deal_facts(story, event, fault=fault, **known)
    return Matter("misdeal", facts, {"who": spoken(next(iter(event.who), None))}, presumed=presumed or {})


def _deal_facts(story: Story, event: Event | None = None, **known: Value | None) -> dict[str, Value]:
    return story.facts(event, **{**known, "when": story.when(event) or "before-draw"})


def _owner(story: Story, event: Event) -> str | None:
    """Whether the player whose seat it is was there, or had posted; None where the line does not tell."""
    seats = {who for who in (*event.who, event.to) if who is not None}

    def told(*heads: str) -> bool:
        return any(_may_be_same(seats, set(e.who)) for e in story.of(*heads))

    if told("present", "entitled"):
        return "present"
    if told("posted"):
        return "posted"
    if told("not posted"):
        return "neither" if told("absent") or event.head == "empty seat" else None
    return None


#: Positions that say which player is meant, as a seat or a name does.
_POSITIONS = ("button", "big blind", "small blind", "first player", "last player")


def _may_be_posted(story: Story, event: Event) -> bool:
    """Whether a seat of which only the emptiness is told may be that of a player who has posted, or is here."""
    return not (event.who or event.to) and any(told.who for told in story.of("posted", "present", "entitled"))


def _may_be_same(seats: set[Who], players: set[Who]) -> bool:
    """Whether the players can be those of the seats: Maria may sit in seat 8, seat 7 may not."""
    if not players or seats & players:
        return True
    if not seats:
        return not any(who.kind != "role" or who.label in _POSITIONS for who in players)
    return {who.kind for who in seats}.isdisjoint({who.kind for who in players})


def _counted(story: Story) -> Iterator[Event]:
    """The events that say how many cards somebody has."""
    for event in story.of("has", "pat"):
        if event.numbers and event.cards is None and event.who:
            yield event


def _extra(story: Story) -> int:
    """How many cards too many there are in all the starting hands, those that are told twice counted once."""
    told: dict[Who | None, int] = {}
    for event in (*story.of("extra cards"), *_counted(story)):
        if not _drawn(story, event):
            for owner, extra in _too_many(event):
                told[owner] = max(told.get(owner, 0), extra)
    return max(told.pop(None, 0), sum(told.values()))


def _too_many(event: Event) -> Iterator[tuple[Who | None, int]]:
    """How many cards too many an event tells of, and in whose hand; None where it is not one player's."""
    if event.head != "extra cards":
        yield from ((who, max(0, event.numbers[0] - 5) * head_count([who])) for who in event.who)
        return
    extra = event.numbers[0] if event.numbers else 1
    owners = event.who if len(event.who) == 1 or "each" in event.flags else (None,)
    yield from ((owner, extra) for owner in owners)


def _drawn(story: Story, event: Event) -> bool:
    """Whether cards came at the draw or were found after it: no fault of the deal. Those of the starting hands are one
    all the same where a line goes on to a later stage."""
    when = event.when or ("before-draw" if event.head == "extra cards" and not story.tells("draws") else story.when())
    return when in LATE


def _hand_sizes(story: Story) -> Iterator[Matter]:
    for event in _counted(story):
        for who in event.who:
            yield _hand_size(story, event, who, event.numbers[0])
    for event in story.of("short"):
        for who in event.who:
            yield _hand_size(story, event, who, 5 - (event.numbers[0] if event.numbers else 1))
    for event in story.of("wrong number of cards"):
        for who in event.who:
            facts = story.facts(event, when=story.in_the_deal(event) or "before-draw")
            yield Matter("hand size", facts, {"who": spoken(who)})
    for event in story.of("extra cards"):
        for who in event.who if len(event.who) == 1 or "each" in event.flags else ():
            yield _hand_size(story, event, who, 5 + (event.numbers[0] if event.numbers else 1))
        if not event.who and event.numbers[:1] in ((), (1,)):
            yield _hand_size(story, event, SOMEBODY, 6)


def _when_counted(story: Story, event: Event) -> str | None:
    """The stage at which a hand is counted; cards too many that came at the draw are there after it."""
    when = story.in_the_deal(event)
    if event.head == "pat":
        return "after-draw"
    return "after-draw" if event.head == "extra cards" and when == "on-draw" else when


def _is_pat(story: Story, event: Event, who: Who) -> bool:
    """Whether a hand of a wrong number of cards was not drawn to: then it is what it is after the draw."""
    return any(who in pat.who for pat in story.of("pat") if pat is not event)


def _hand_size(story: Story, event: Event, who: Who, cards: int) -> Matter:
    facts = story.facts(
        event,
        when="after-draw" if _is_pat(story, event, who) else _when_counted(story, event),
        cards=max(3, min(cards, 7)),
        position="button" if who in (BUTTON, DEALER) else None,
    )
    missing = 5 - cards
    words = {
        "who": spoken(who),
        "cards": f"{cards} card" + "s" * (cards != 1),
        "missing": "card" if missing == 1 else f"{missing} cards",
    }
    return Matter("hand size", facts, words)
