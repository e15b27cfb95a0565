"""Questions of the showdown: claims, pairs spread without a word, and who wins."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set

from referee.cards import JOKER
from referee.errors import Problem, SituationError
from referee.games import GAMES, NOTHING_ANNOUNCED
from referee.matters.matter import Matter
from referee.matters.story import ONE_PLAYER, Story, head_count, spoken
from referee.notation import Hand
from referee.rulebook.facts import Value
from referee.situation.betting import WAGERS
from referee.situation.model import DEALER, Event, Who

#: The top card of a claim, from the lowest up: what is claimed is compared by it alone.
LOW_TO_HIGH = {"a5": "A23456789TJQK", "27": "23456789TJQKA"}


def showdown(story: Story) -> Iterator[Matter]:
    for event in story.of("says"):
        yield from _claim(story, event)
    for event in (*story.of("has"), *_pairs_announced(story)):
        if "silently" in event.flags or _says_pair(story, event.who) or _pair_is_fouled_for(story, event):
            yield _spread_pair(story, event)


def _pairs_announced(story: Story) -> list[Event]:
    """The pairs that are told with the word for them: "said pair when he showed 8-8-5-3-2", or with no hand at all."""
    told = {who for event in story.of("has") for who in event.who}
    said = [event for event in story.of("says") if "pair" in event.flags]
    return [event for event in said if event.holding or (story.tells("fouls") and not told & set(event.who))]


def ranking(story: Story) -> Iterator[Matter]:
    """Who wins among the hands that are known and still there, by every game that may be played.

    Raises :class:`~referee.errors.SituationError` for a hand that has to be compared and is told only in part.
    """
    known, gone = story.hands, story.gone()
    hands = {spoken(who): hand for who, hand in known.items() if who not in gone}
    early = story.when() in ("before-draw", "on-draw", "after-draw")
    parts = [event for event in story.of("has") if _is_told_in_part(event, {*known, *gone})]
    if not hands:
        _refuse_to_compare(story, parts)
    if not hands or (story.question == "wild" and early):
        return
    compared = len(hands) > 1 or parts or story.question in WHO_WINS
    hidden = tuple(spoken(who) for who in _not_shown(story)) if compared else ()
    joker = "yes" if any(hand.has_joker for hand in hands.values()) else "no"
    if story.lowball:
        facts = story.facts(holds_joker=joker)
        yield Matter("ranking", facts, hands=hands, announced=story.announced, hidden=hidden)
    else:
        question = "ranking" if story.game == "ubln" else "order of hands"
        yield Matter(question, {}, lowball=False, hands=hands, announced=story.announced, hidden=hidden)


def _is_told_in_part(event: Event, settled: Set[Who]) -> bool:
    """Whether a hand is told by its class, "a flush", or by some of its ranks, "an 8-6", and nowhere card by card.

    ``settled`` are the players whose hands are known or gone.
    """
    told = event.cards is not None or event.holding is not None or event.quote is not None
    players = [who for who in event.who if who.kind != "role" or who.label in ONE_PLAYER]
    return told and bool(players) and settled.isdisjoint(players)


def _refuse_to_compare(story: Story, parts: list[Event]) -> None:
    """Refuse hands that are set against each other, not one of which is told card by card."""
    asked = (None, *WHO_WINS) if len(parts) > 1 else WHO_WINS
    if parts and story.question in asked:
        problems = (Problem(TOLD_IN_PART, event.column, event.length, event.line) for event in parts)
        raise SituationError(story.situation.text, *problems)


TOLD_IN_PART = "to compare this hand its five cards are needed; say them, as in 'Ann has 8-6-4-3-2'"

#: Questions that turn on every hand in the pot.
WHO_WINS = ("who wins", "money")


def _not_shown(story: Story) -> list[Who]:
    """The players who are in the pot, having put chips in it or drawn to it, and whose hand is not told."""
    told = story.named(story.of(*WAGERS, "checks", "draws", "pat", "says", "has", "intact", "not shown"))
    return [who for who in told if who not in story.hands and who not in story.gone()]


def _all_shown(story: Story) -> dict[str, Hand]:
    """The hands still there, if every player in the pot showed his, those without a name too; otherwise none: nobody
    can tell who wins."""
    gone = story.gone()
    left = [who for who in story.named() if who not in gone]
    players = {"multihanded": "3"}.get(said := story.settings.get("players", ""), said)
    if players.isdecimal() and len(left) + head_count(gone) < int(players):
        return {}
    hands = {**story.hands, **{who: e.holding for e in story.of("says") for who in e.who if e.holding}}
    if story.game is None or not left or any(who not in hands for who in left):
        return {}
    return {spoken(who): hands[who] for who in left}


def _says_pair(story: Story, players: tuple[Who, ...]) -> bool:
    return any("pair" in event.flags and set(event.who) & set(players) for event in story.of("says"))


def _claim(story: Story, event: Event) -> Iterator[Matter]:
    """Whether the hand was called better than it is, and what the other player did about it."""
    who = next(iter(event.who), None)
    if who is None or "pair" in event.flags:
        return
    unseen = any(who in event.who for event in story.of("not shown"))
    if unseen and not story.tells("fouls"):
        return
    if event.by == DEALER:
        yield Matter("claim", story.facts(event, claim="not-better"), {"who": spoken(who)})
        return
    held = event.holding or story.hands.get(who)
    opponent, presumed = _what_the_opponent_did(story, event, who)
    facts = story.facts(event, claim=_claimed(story, event, held), opponent=opponent, players=story.live_at(event))
    if "players" not in facts:
        live = set(story.named()) - story.folded_before(event)
        presumed["players"] = "heads-up" if len(live) <= 2 else "multihanded"
    hands, announced = _all_shown(story), story.announced
    words = {"who": spoken(who)}
    gone = story.gone() - story.folded_before(event) - {who}
    if len(gone) == 1:
        words["other"] = spoken(gone.pop())
    yield Matter("claim", facts, words, presumed=presumed, hands=hands, announced=announced)


def dead_by_claim(story: Story) -> Iterator[Who]:
    """The players whose hand is dead for a claim (LB-15): among three or more, or with another hand thrown away for
    it."""
    for event in story.of("says"):
        for matter in _claim(story, event):
            known = {**matter.presumed, **matter.facts}
            counts = known.get("players") == "multihanded" or known.get("opponent") == "fouled"
            if known.get("claim") == "better" and counts:
                yield from event.who


def _claimed(story: Story, event: Event, held: Hand | None) -> str | None:
    """Whether what was claimed is better than what is held, by the top card; a pair is worse than any claim of a
    low."""
    held = held or next((hand for player, hand in story.held.items() if player in event.who), None)
    paired = any(other.quote in PAIRED for other in story.of("has") if set(other.who) & set(event.who))
    games = [story.game] if story.game in LOW_TO_HIGH else list(LOW_TO_HIGH)
    if held is not None and held.has_joker:
        games = ["a5"]
    tops = {game: _claimed_top(event, game) for game in games if game is not None}
    if None in tops.values() or (held is None and not paired):
        return None
    if held is None:
        return "better"
    verdicts = {_better_than(top, held, game) for game, top in tops.items() if top is not None}
    return verdicts.pop() if len(verdicts) == 1 else None


def _better_than(top: str, held: Hand, game: str) -> str | None:
    """Whether the card claimed is lower than the top card of the hand; None where too little is told of the hand."""
    order = LOW_TO_HIGH[game]
    told = [order.index(card.rank) for card in held.cards if card != JOKER]
    if len(set(told)) < len(told):
        return "better"
    if len(held.cards) == 5:
        value = GAMES[game].value(held)
        highest = order.index(value.ranks[0]) if value.category == "no-pair" else len(order)
    elif len(held.cards) < 5 and not held.has_joker and max(told) >= _LOWEST_TOP:
        highest = max(told)
    else:
        return None
    return "better" if order.index(top) < highest else "not-better"


#: No hand of five ranks has a top card that stands lower in the order of its game.
_LOWEST_TOP = 4


def _claimed_top(event: Event, game: str) -> str | None:
    """The top card of a claim, told as cards or as it was called out: ``8-6``, ``an 8``, ``wheel``, ``number four``."""
    if event.cards is not None:
        ranks = [card.rank for card in event.cards.cards if card != JOKER]
        return max(ranks, key=LOW_TO_HIGH[game].index, default=None)
    called = (event.quote or "").strip().upper()
    if called in ("WHEEL", "BICYCLE"):
        return "5"
    if numbered := re.match(r"(?:NUMBER|NO\.?|#) ?(\w+)$", called):
        return _top_of_number(numbered.group(1), game)
    found = re.match(r"(?:AN? )?(10|[2-9TJQKA])(?![0-9A-Z])", called)
    return found.group(1).replace("10", "T") if found else None


NUMBERED = ("ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN")


def _top_of_number(number: str, game: str) -> str | None:
    """The top card of the best hand but so many: number one is the best hand of the game."""
    place = NUMBERED.index(number) + 1 if number in NUMBERED else int(number) if number.isdecimal() else 0
    places = GAMES[game].places(NOTHING_ANNOUNCED)
    return next((pattern.ranks[0] for pattern, at in places.items() if at == place), None)


def _what_the_opponent_did(story: Story, claim: Event, who: Who) -> tuple[str | None, dict[str, Value | None]]:
    """Whether another hand was fouled, and when: after the claim it is presumed to be because of it."""
    fouls = [event for event in story.of("fouls") if who not in event.who]
    before = [event for event in story.before(claim, "fouls") if who not in event.who]
    if len(before) < len(fouls):
        return None, {} if story.doubts("fouls") else {"opponent": "fouled"}
    if before:
        return "before", {}
    if story.tells("intact") or story.denies("fouls") or any(other != who for other in story.hands):
        return "intact", {}
    return ("before" if story.folded_before(claim) - {who} else None), {}


#: Hands by name that hold a pair, for what is spread.
PAIRED = ("one pair", "two pair", "three of a kind", "full house", "four of a kind")


def _spread_pair(story: Story, event: Event) -> Matter:
    who = next(iter(event.who), None)
    hand = event.cards or event.holding
    paired = event.quote in PAIRED or (hand is not None and len({card.rank for card in hand.cards}) < len(hand.cards))
    opponent, presumed = _what_the_opponent_did(story, event, who) if who else (None, {})
    facts = story.facts(
        event,
        holds="pair" if paired or "pair" in event.flags else "no-pair",
        spread="announced" if _says_pair(story, event.who) else "silently" if "silently" in event.flags else None,
        opponent=opponent,
        others=_intact(story),
    )
    hands, announced = _all_shown(story), story.announced
    return Matter("silent pair", facts, {"who": spoken(who)}, presumed=presumed, hands=hands, announced=announced)


def _pair_is_fouled_for(story: Story, event: Event) -> bool:
    """Whether a pair is shown and another hand is thrown away behind it: then it decides whether it was announced."""
    hand = event.cards
    if hand is None or story.game not in (None, "lowball", *LOW_TO_HIGH) or story.tells("says"):
        return False
    paired = len({card.rank for card in hand.cards}) < len(hand.cards)
    behind = story.events[story.events.index(event) + 1 :]
    return paired and any(other.head == "fouls" and not set(other.who) & set(event.who) for other in behind)


def _intact(story: Story) -> str:
    """How many hands are left: those told to be, or those of all the players who are told not to be gone."""
    told = [event.numbers[0] for event in story.of("intact") if event.numbers]
    players = story.settings.get("players") or ""
    named = {*story.named(), *story.held, *story.gone()}
    in_all = max(len(named), int(players) if players.isdecimal() else 0)
    left = told[0] if told else in_all - len(story.gone())
    return "several" if left >= 2 else "one"
