"""The facts that rules turn on: what each may be, how it is asked for, and what is presumed when nobody says.

A rule reads facts by name (``table.acted``). Every fact has finitely many values, so that a ruling can be tried for
each of them and the whole rulebook can be walked from end to end. This is the only list of them, and the only list of
presumptions: the book's own name the rule they rest on, the others are the ordinary case, and ``--strict`` asks about
those.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Value = str | int


class Fact(NamedTuple):
    """One fact. ``ways`` gives each value in the words that say it, in the order they are tried; ``ask`` is the
    question a floor person would put. ``presumed`` is the value taken when nothing is said, or None where it must be
    asked; ``because`` says that presumption aloud, ``unless`` gives the words that change it, and ``book`` is the rule
    that makes it, or None for the ordinary case. A ``shared`` fact is one for the whole table, not for one player or
    card.
    """

    name: str
    ask: str
    ways: Mapping[Value, str]
    presumed: Value | None = None
    because: str = ""
    unless: str = ""
    book: str | None = None
    shared: bool = False


CARD_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "joker")

_ALL = (
    Fact("question", "what is asked?", {}, shared=True),
    # the table
    Fact("game", "which game?", {"a5": "A-5", "27": "2-7"}, shared=True),
    Fact(
        "betting",
        "limit, no-limit or pot-limit?",
        {"limit": "limit", "no-limit": "no-limit", "pot-limit": "pot-limit"},
        shared=True,
    ),
    Fact(
        "when",
        "before, on or after the draw?",
        {
            "before-draw": "before the draw",
            "on-draw": "on the draw",
            "after-draw": "after the draw",
            "showdown": "showdown",
        },
        shared=True,
    ),
    Fact("blinds", "one blind or several?", {"single": "single blind", "multiple": "two blinds"}, shared=True),
    Fact(
        "players",
        "how many players are in the pot?",
        {"heads-up": "heads-up", "multihanded": "multihanded"},
        because="the players named are the ones in the pot",
        unless="3 players",
        shared=True,
    ),
    # the deal
    Fact(
        "acted",
        "how many players have acted?",
        {0: "nobody acted", 1: "one player acted", 2: "two players acted"},
        shared=True,
    ),
    Fact(
        "deal",
        "was the deal complete when they acted?",
        {"complete": "deal complete", "incomplete": "deal incomplete"},
        presumed="complete",
        because="the deal was complete",
        unless="deal incomplete",
        shared=True,
    ),
    Fact(
        "fault",
        "what went wrong in the deal?",
        {
            "exposed": "dealer exposed a card",
            "extra-cards": "extra cards",
            "button": "button out of position",
            "first-card": "first card to the wrong seat",
            "sequence": "dealt out of sequence",
            "no-owner": "dealt to an empty seat",
            "dealt-out": "seat dealt out",
            "hand-size": "wrong number of cards",
        },
    ),
    Fact("exposed", "how many cards were exposed?", {1: "exposed 1 card", 2: "exposed 2 cards"}),
    Fact(
        "by",
        "who exposed it?",
        {"dealer": "by the dealer", "player": "by the player himself"},
        presumed="dealer",
        because="the dealer exposed it",
        unless="by himself",
        shared=True,
    ),
    Fact(
        "nth",
        "was it one of the first two cards of the deal?",
        {"first-two": "one of the first two cards of the deal", "later": "4th card"},
        presumed="later",
        because="it was not one of the first two cards dealt",
        unless="one of the first two cards of the deal",
    ),
    Fact("rank", "which card was exposed?", {rank: rank for rank in CARD_RANKS}),
    Fact("extra", "how many extra cards?", {1: "1 extra card", 2: "2 extra cards"}),
    Fact(
        "owner",
        "was the player present, or had he posted?",
        {"present": "present", "posted": "posted", "neither": "absent, not posted"},
        because="nobody who posted owns the seat",
        unless="its player had posted",
    ),
    Fact(
        "seat",
        "is the seat empty, or its player not entitled to a hand?",
        {"empty": "empty seat", "not-entitled": "not entitled", "entitled": "entitled"},
    ),
    # the number of cards
    Fact("cards", "how many cards?", {n: f"{n} cards" for n in (3, 4, 5, 6, 7)}),
    Fact(
        "position",
        "is it the button's hand?",
        {"other": "not the button", "button": "it is the button's hand"},
        presumed="other",
        because="it is not the button's hand",
        unless="it is the button's hand",
    ),
    # betting
    Fact("raises", "how many raises so far?", {n: f"a bet and {n} raises" for n in (0, 1, 2, 3, 4)}),
    Fact(
        "opener",
        "is the checker the big blind, in a pot nobody has raised?",
        {"other": "no blind", "big-blind": "the big blind, not raised"},
    ),
    Fact(
        "callable", "may the big blind be called in this game?", {"yes": "the blind can be called", "no": "double open"}
    ),
    Fact(
        "check_raise",
        "is check-raise allowed at this table?",
        {"no": "check-raise not allowed", "yes": "check-raise allowed"},
        presumed="no",
        because="check-raise is not allowed",
        unless="check-raise allowed",
        book="A5-2",
        shared=True,
    ),
    # blinds and new players
    Fact(
        "newcomer", "does he wait or kill the pot?", {"waits": "waits", "kills": "kills the pot", "asks": "new player"}
    ),
    Fact(
        "share",
        "how much of a blind?",
        {
            "less": "less than half a blind",
            "half": "half a blind",
            "more": "more than half a blind",
            "missed": "missed the blind",
            "passed": "big blind passed",
        },
    ),
    Fact(
        "since",
        "has he won the pot or bought in again?",
        {"no": "not yet", "won": "won the pot", "rebought": "buys in again"},
    ),
    Fact(
        "moved",
        "had he taken all his blinds and changed seats?",
        {"no": "had not", "yes": "took all blinds and changed seats"},
        presumed="no",
        because="he had not taken all his blinds and changed seats",
        unless="took all blinds and changed seats",
    ),
    # the draw
    Fact("drawn", "how many cards does he draw?", {n: f"draws {n}" for n in range(6)}),
    Fact(
        "last",
        "is he the last to draw?",
        {"no": "not the last player", "yes": "he is last to draw"},
        presumed="no",
        because="he is not the last to draw",
        unless="he is last to draw",
    ),
    Fact(
        "dealt",
        "has a card come off the deck for his request, the burn included?",
        {"no": "no card dealt", "yes": "card dealt"},
    ),
    Fact(
        "relied",
        "has anybody acted, or declared a draw, on his request?",
        {"no": "nobody acted on it", "yes": "acted on it"},
    ),
    Fact(
        "asked", "who is asked, the player or the dealer?", {"player": "asks the player", "dealer": "asks the dealer"}
    ),
    Fact(
        "asker",
        "is the one who asks still in the pot?",
        {"active": "active", "out": "folded"},
        presumed="active",
        because="the player who asks is still in the pot",
        unless="the player who asks has folded",
    ),
    Fact(
        "action",
        "has there been action after the draw?",
        {"no": "no action after the draw", "yes": "action after the draw"},
        shared=True,
    ),
    Fact("turn", "to bet or to draw?", {"bet": "before the draw", "draw": "on the draw"}),
    Fact("facing", "is he facing a bet?", {"no": "no bet", "yes": "facing a bet"}),
    Fact("answered", "was the answer right?", {"no": "not answered", "wrong": "answered wrongly"}),
    Fact("in_turn", "in turn or out of turn?", {"yes": "in turn", "no": "out of turn"}),
    # the showdown
    Fact(
        "claim",
        "was the hand claimed better than it is?",
        {"better": "better than held", "not-better": "no better than held"},
    ),
    Fact(
        "opponent",
        "did the other hand stay intact?",
        {"intact": "both intact", "fouled": "the other player mucked", "before": "the hand was gone before"},
        because="the hand was thrown away because of it",
        unless="the hand was gone before",
    ),
    Fact("spread", "was the pair announced?", {"silently": "silently", "announced": "says pair"}),
    Fact("holds", "does he hold a pair?", {"pair": "a pair", "no-pair": "no pair"}),
    Fact("others", "how many hands are still intact?", {"one": "one hand intact", "several": "two hands intact"}),
    Fact(
        "joker",
        "is the joker in use?",
        {"yes": "joker", "no": "no joker"},
        "yes",
        "the joker is in use",
        "no joker",
        "A5-1",
        True,
    ),
    Fact("holds_joker", "does a hand hold the joker?", {"no": "no joker shown", "yes": "a joker shown"}),
    Fact(
        "hidden",
        "what does the hand hold that was not shown?",
        {"worse": "a worse hand than the best shown", "better": "a better hand than every one shown"},
    ),
    Fact(
        "low_cards",
        "one or all low cards wild?",
        {"one": "one low card wild", "all": "all low cards wild"},
        shared=True,
    ),
    Fact("announced", "when was it announced?", {"before-deal": "before the deal", "after-deal": "after the deal"}),
    # the sevens rule
    Fact(
        "sevens_rule",
        "is the sevens rule in use?",
        {"on": "sevens rule on", "off": "sevens rule off"},
        presumed="on",
        because="the sevens rule is in use",
        unless="sevens rule off",
        book="A5-4",
        shared=True,
    ),
    Fact("seven", "is the hand a seven or better?", {"yes": "a seven or better", "no": "worse than a seven"}),
    Fact("did", "did he check, call or complete?", {"checked": "checks", "called": "calls", "completed": "completes"}),
    Fact(
        "result",
        "how does the hand end?",
        {
            "best": "it is the best hand",
            "beaten": "it is beaten",
            "tied": "it ties for best",
            "folded": "folded unseen",
        },
    ),
    Fact("bets", "were there bets after the draw?", {"yes": "bets", "no": "no bets"}),
    Fact("short", "how big is the all-in bet?", {"less": "less than half a bet", "half": "half a bet or more"}),
    Fact(
        "overcall",
        "how does the overcall end?",
        {
            "none": "no overcall",
            "open": "an overcall, the hand not shown",
            "loses": "the overcaller loses",
            "wins": "the overcaller wins",
            "ties": "the overcaller ties",
        },
    ),
)

#: Every fact by its name.
FACTS: Mapping[str, Fact] = {fact.name: fact for fact in _ALL}


def possible(facts: Mapping[str, Value]) -> bool:
    """Whether facts can hold together: the joker is no card of deuce-to-seven, unless it was announced.

    >>> possible({"game": "27", "rank": "joker"}), possible({"game": "a5", "rank": "joker"})
    (False, True)
    """
    shown = facts.get("rank") == "joker" or facts.get("holds_joker") == "yes"
    return not (shown and facts.get("game") == "27" and facts.get("joker") != "yes")
