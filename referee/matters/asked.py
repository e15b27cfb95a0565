"""What is asked of the book itself, and what no rule of it covers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.matters.deal import the_card
from referee.matters.matter import Matter
from referee.matters.story import Story, spoken
from referee.rulebook import RULES
from referee.situation.model import EVERYONE
from referee.situation.pieces import WHOLE_HAND

#: Heads for things that happen at tables and that the sources do not decide, each with the rules that come nearest.
NOT_IN_THE_BOOK: Mapping[str, tuple[str, ...]] = {
    "boxed card": ("LB-1", "LB-8"),
    "foul deck": ("LB-1",),
    "stub": ("LB-10", "LB-11"),
    "missed burn": ("LB-10",),
    "burn card": ("A5-3", "LB-10"),
    "straddle": ("LB-intro", "LB-2"),
    "odd chip": ("LB-15", "A5-4"),
    "ante": ("LB-1i", "LB-intro"),
    "clock": ("LB-intro",),
    "string bet": ("LB-intro", "LB-2"),
    "side pot": ("A5-4",),
    "buy-in": ("LB-3", "LB-4"),
    "chips off the table": ("LB-intro",),
    "rabbit hunting": ("LB-10",),
    "run it twice": ("LB-10", "LB-15"),
    "table talk": ("LB-15",),
    "phone": ("LB-intro",),
    "dealer took hand": ("LB-11", "LB-15"),
    "verbal": ("LB-14", "LB-2"),
    "splashed pot": ("LB-intro",),
    "color change": ("LB-intro",),
    "oversized chip": ("LB-2", "LB-intro"),
    "verbal bet": ("LB-2", "LB-intro"),
    "hand shown early": ("LB-15",),
    "button after a misdeal": ("LB-1",),
    "order of showing": ("LB-15", "LB-16"),
}
#: What comes nearest at a table where Uncle Bob's Left Nut is played, whatever it is.
NEAREST_IN_LEFT_NUT = ("UBLN-1.1",)
BIG_BET = ("no-limit", "pot-limit")


def not_in_the_book(story: Story) -> Iterator[Matter]:
    """Things that need words so that they are "not covered", and not unknown."""
    for event in story.of(*NOT_IN_THE_BOOK):
        sized = event.head == "string bet" and story.settings.get("betting") in BIG_BET
        nearest = NOT_IN_THE_BOOK[event.head] if story.lowball else NEAREST_IN_LEFT_NUT
        yield Matter("bet size" if sized else event.head, {}, lowball=story.lowball, nearest=nearest)


def asked_in_vain(story: Story) -> Matter:
    """A question that no rule answers, whatever else is told."""
    question = str(story.question)
    nearest = NOT_IN_THE_BOOK[question] if story.lowball else NEAREST_IN_LEFT_NUT
    return Matter(question, {}, lowball=story.lowball, nearest=nearest)


#: What may be asked of the rules of lowball, and the question of the rulebook that it is.
OF_LOWBALL = {
    "best hand": "best hand",
    "ace": "ace",
    "flushes": "flushes",
    "sevens rule": "bet a seven",
    "bet size": "bet size",
    "bet after the draw": "bet after the draw",
    "deck": "deck",
    "ranking list": "flushes",
}


def lowball_topics(story: Story) -> Iterator[Matter]:
    """What is asked of the rules of lowball where nothing happened that they speak to."""
    question = OF_LOWBALL.get(story.question or "")
    if question is not None:
        yield Matter(question, story.facts())


#: The fact that raises each question where a line gives facts by name and tells no event (``rank=6 when=before-draw``).
RAISED_BY = {
    "fault": "misdeal",
    "cards": "hand size",
    "rank": "exposed card",
    "raises": "raise",
    "opener": "opening",
    "newcomer": "new player",
    "share": "blind",
    "drawn": "draw",
    "dealt": "change",
    "relied": "change",
    "asked": "asking",
    "in_turn": "rap",
    "claim": "claim",
    "spread": "silent pair",
    "did": "sevens rule",
    "seven": "sevens rule",
}


#: What has not happened unless a line says so.
NOTHING_TOLD = {"answered": "no", "facing": "no", "since": "no"}


def facts_by_name(story: Story) -> Iterator[Matter]:
    """What a line of facts alone is about."""
    if story.events:
        return
    facts = {**NOTHING_TOLD, **story.facts()}
    words = {"card": the_card(str(facts["rank"]))} if "rank" in facts else {}
    for question in dict.fromkeys(question for fact, question in RAISED_BY.items() if fact in facts):
        yield Matter(question, facts, words)


#: What may be asked of Uncle Bob's book: the questions of its rules.
LEFT_NUT_TOPICS = frozenset(topic for rule in RULES.values() if rule.list == "UBLN" for topic in rule.about)


def left_nut(story: Story) -> Iterator[Matter]:
    """Uncle Bob's Left Nut: what is asked of its book, and an announcement that comes too late."""
    if story.settings.get("announced") == "after-deal":
        yield Matter("announcement", {"announced": "after-deal"}, lowball=False)
    if any(event.to for event in story.of("folds") if EVERYONE in event.who):
        yield Matter("last player", {}, {"who": spoken(next(story.of("folds")).to)}, lowball=False)
    if story.question == "show" and story.denies("calls"):
        yield Matter("last player", {}, lowball=False)
    for event in story.of("lowest card"):
        if event.cards is not None and len(event.cards.cards) == WHOLE_HAND and not story.hands:
            yield Matter("ranking", {}, lowball=False, hands={"the hand": event.cards}, announced=story.announced)
    topic = _topic(story)
    if topic is not None:
        before = "before-draw" if story.tells("still to draw") else None
        yield Matter(topic, story.facts(when=story.when() or before), lowball=False)


def _topic(story: Story) -> str | None:
    """The topic that is asked about; a question about a card that is told to be the lowest is about that card."""
    lowest = [event.cards for event in story.of("lowest card") if event.cards]
    if story.question == "wild" and lowest:
        aces = all(card.rank == "A" for hand in lowest for card in hand.cards)
        return "ace low" if aces else "wild card"
    if story.question == "wild" and (not story.hands or story.when() in ("before-draw", "on-draw")):
        return "wild card"
    return story.question if story.question in LEFT_NUT_TOPICS and not story.hands else None


def claimed(story: Story) -> Iterator[Matter]:
    """A hand that was called out, where nothing can be judged: it is read for the best whatever was said."""
    if story.tells("says"):
        yield Matter("showdown", {}, lowball=False)


def taken_over(story: Story) -> Iterator[Matter]:
    """What five card draw would have to rule on."""
    if story.events or story.question:
        yield Matter("five card draw", {}, lowball=False)
