"""Rules of Lowball: the general rules, 1 to 16, in the order of the printed page."""

from __future__ import annotations

from referee.rulebook.answers import (
    A_PASS,
    AS_ASKED,
    BEST_HAND_WINS,
    BEST_INTACT_WINS,
    BETS_DOUBLE,
    BLIND_NEXT_OR_SIT_OUT,
    CARD_PLAYS,
    DEALER_MAY_NOT_ANSWER,
    DEALT_IN_ON_BIG_BLIND,
    DEALT_IN_ONLY_ON_BLIND,
    DEALT_IN_WHEN_DUE,
    DOUBLE_THE_BIG_BLIND,
    DRAWS_NONE,
    DRAWS_TO_FIVE,
    FOULED,
    FOUR_BURN_FIFTH,
    FOUR_THEN_ONE,
    FULL_BLIND,
    GETS_MISSING_CARD,
    GIVES_UP,
    HAND_IS_DEAD,
    MAY_CHANGE,
    MAY_LOSE_POT,
    MAY_NOT_CHANGE,
    MAY_RAISE,
    MISDEAL,
    MUST_ANSWER,
    NEED_NOT_ANSWER,
    NEXT_TAKES_BLIND,
    NO_CURE,
    NO_MISDEAL,
    NO_MORE_RAISES,
    NO_PENALTY,
    NOT_COVERED,
    OPEN_OR_FOLD,
    PAT,
    PLAYING_HAND,
    REPLACE,
    REPLACE_AFTER_DRAW,
    WAIT_OR_KILL,
)
from referee.rulebook.book import Chosen, Says, Table, proviso, rule

MISDEAL_QUESTIONS = ("misdeal", "hand size")

#: What the text leaves open about a wrong number of cards, how it is read here, and where the other reading leads.
ONE_CARD_TOO_MANY = (
    "The rules do not say whether one card too many in one hand is a wrong number (d) or just an extra card (c, which "
    "takes two); read as a wrong number; the other reading gives no misdeal."
)
SHORT_BEFORE_ACTION = (
    "The rules do not say whether LB-1(d) or LB-11 comes first for a short hand; read as LB-11 while the first player "
    "has not acted; the other reading gives a misdeal."
)
SHORT_AFTER_ONE = (
    "The rules do not say what becomes of a short hand when exactly one player has acted; read as LB-1(d), a misdeal "
    "if it is called now; the other reading gives no misdeal, and the hand draws to five."
)
EXPOSED_ON_THE_DRAW = (
    "LB-9 does not say who exposed the card; read as the dealer's error, like the exposed cards of the deal; the other "
    "reading replaces the card."
)
RAISE_NOT_ALLOWED = (
    "The rule does not say what becomes of a raise it forbids; read as a call, and what is above the call goes back."
)
CLAIM_HEADS_UP = (
    "The rule's own example reads as if a wrong claim loses even heads-up; read with its later sentence: both hands "
    "intact, the best hand wins."
)


@rule("LB-intro", about=("opening", "bet after the draw"))
def _(table: Table) -> Says:
    """Five cards down, bets, one draw, bets, lowest hand wins; before the draw a player opens with a bet or folds.

    Only a big blind that nobody has raised may check, where the game lets the blind be called. In limit the bet
    usually doubles after the draw.

    A-5 limit, before the draw, seat 3 checks, no blind   => not allowed, open or fold
    A-5 limit, before the draw, the big blind checks, nobody raised, the blind can be called   => no penalty
    A-5 limit, before the draw, the big blind checks, nobody raised
      => depends: may the big blind be called in this game?
    A-5 limit 8/16, how big is a bet after the draw?   => double after the draw
    """
    if table.question == "bet after the draw":
        return BETS_DOUBLE if table.betting == "limit" else None
    if table.when != "before-draw":
        return None
    if table.opener == "big-blind" and table.callable == "yes":
        return NO_PENALTY
    return OPEN_OR_FOLD


@rule("LB-1", about=MISDEAL_QUESTIONS)
def _(table: Table) -> Says:
    """A deal is a misdeal for the faults (a) to (i) only, and only if somebody points it out before two players
    have acted.

    Folds, checks, calls, bets and raises are acting; posting a blind is not, and a player who acts twice is one
    player. What counts is when the fault is pointed out, not when it happened.

    A-5 limit, first card exposed by dealer, two players acted   => no misdeal
    lowball, 2 extra cards dealt, two players acted   => no misdeal
    lowball, 2 extra cards dealt   => depends: how many players have acted?
    lowball, seat 4 got 6 cards, two players acted   => no misdeal, and no cure
    """
    return NO_CURE if table.question == "hand size" and table.cards > 5 else NO_MISDEAL


@proviso("LB-1")
def pointed_out_in_time(table: Table) -> bool:
    """The head of the list: before two players have acted on their hands."""
    return bool(table.acted < 2)


@rule("LB-1a", about="misdeal", under="LB-1", over=["LB-1"])
def _(table: Table) -> Says:
    """Misdeal: the first or second card of the deal was turned up by the dealer.

    Meant are the first two cards off the deck in this deal, whoever got them.

    A-5 limit, first card exposed by dealer, nobody acted   => misdeal
    A-5 limit, before the draw, 4th card exposed 7h, nobody acted   => must be taken [A5-3]
    A-5 limit, seat 3's first card exposed, nobody acted
      => depends: was it one of the first two cards of the deal?
    """
    if table.fault == "exposed" and table.when == "before-draw" and table.nth == "first-two":
        return MISDEAL if table.by == "dealer" else NO_MISDEAL


@rule("LB-1b", about="misdeal", under="LB-1", over=["LB-1"])
def _(table: Table) -> Says:
    """Misdeal: the dealer exposed two cards or more, anywhere in the deal and whatever they are.

    lowball, dealer exposed 2 cards, one player acted   => misdeal
    lowball, dealer exposed 2 cards, two players acted   => no misdeal
    lowball, before the draw, dealer exposed 2 cards   => depends: how many players have acted?
    """
    if table.fault == "exposed" and table.when == "before-draw" and table.exposed >= 2 and table.by == "dealer":
        return MISDEAL


@rule("LB-1c", about="misdeal", under="LB-1", over=["LB-1"])
def _(table: Table) -> Says:
    """Misdeal: two extra cards or more, counted over all the starting hands together.

    lowball, 2 extra cards dealt, nobody acted   => misdeal
    lowball, 2 extra cards dealt, two players acted   => no misdeal
    lowball, 2 extra cards dealt   => depends: how many players have acted?
    """
    if table.fault == "extra-cards" and table.extra >= 2:
        return MISDEAL


@rule("LB-1d", about="hand size", under="LB-1", over=["LB-1"])
def _(table: Table) -> Says:
    """Misdeal: a player was dealt a wrong number of cards; but the button may still get the one that completes the
    hand.

    Too many counts as wrong too: one player with six cards is a misdeal. A hand that is short is first a matter
    for Lowball 11.

    lowball, seat 4 got 6 cards, nobody acted   => misdeal
    A-5, before the draw, seat 3 has 4 cards, one player has acted   => misdeal
    A-5, before the draw, seat 3 has 6 cards   => depends: how many players have acted?
    """
    if table.when == "before-draw" and table.cards > 5:
        return Chosen(MISDEAL, ONE_CARD_TOO_MANY)
    if table.when == "before-draw" and table.cards < 5:
        return Chosen(MISDEAL, SHORT_AFTER_ONE)


@rule("LB-1e", about="misdeal", under="LB-1", over=["LB-1"])
def _(table: Table) -> Says:
    """Misdeal: the button stood in the wrong place.

    lowball, button out of position, 1 acted   => misdeal
    lowball, button out of position, two players acted   => no misdeal
    lowball, button out of position   => depends: how many players have acted?
    """
    if table.fault == "button":
        return MISDEAL


@rule("LB-1f", about="misdeal", under="LB-1", over=["LB-1"])
def _(table: Table) -> Says:
    """Misdeal: the first card went to the wrong seat.

    lowball, first card to the wrong seat, 0 acted   => misdeal
    lowball, first card to the wrong seat, two players acted   => no misdeal
    lowball, first card to the wrong seat   => depends: how many players have acted?
    """
    if table.fault == "first-card":
        return MISDEAL


@rule("LB-1g", about="misdeal", under="LB-1", over=["LB-1"])
def _(table: Table) -> Says:
    """Misdeal: cards were dealt out of order.

    lowball, dealt out of sequence, one player has acted   => misdeal
    lowball, dealt out of sequence, two players acted   => no misdeal
    lowball, dealt out of sequence   => depends: how many players have acted?
    """
    if table.fault == "sequence":
        return MISDEAL


@rule("LB-1h", about="misdeal", under="LB-1", over=["LB-1"])
def _(table: Table) -> Says:
    """Misdeal: a hand was dealt to an empty seat, or to somebody who should not have had one.

    An absent player who has posted a blind or ante is entitled to a hand.

    lowball, dealt to an empty seat, no action   => misdeal
    lowball, seat 2 not entitled to a hand, no action   => misdeal
    lowball, dealt to an empty seat, two players acted   => no misdeal
    lowball, dealt to empty seat 4, seat 4 posted the blind, nobody acted   => no misdeal
    """
    if table.fault == "no-owner":
        return MISDEAL if table.seat == "not-entitled" or table.owner == "neither" else NO_MISDEAL


@rule("LB-1i", about="misdeal", under="LB-1", over=["LB-1"])
def _(table: Table) -> Says:
    """Misdeal: a player who should have had a hand got none; he counts if he sat there, or had a blind or ante in.

    lowball, seat 7 dealt out, seat 7 posted the blind, 0 acted   => misdeal
    lowball, seat 7 dealt out, seat 7 was present, two players acted   => no misdeal
    lowball, seat 7 dealt out, nobody acted   => depends: was the player present, or had he posted?
    """
    if table.fault == "dealt-out":
        return MISDEAL if table.owner in ("present", "posted") else NO_MISDEAL


@rule("LB-2", about="raise")
def _(table: Table) -> Says:
    """In limit, a bet and four raises, no more, when three or more players contend for the pot.

    Players who are all-in do not count as contending. With two players left the text sets no limit.

    A-5 limit, 4 players, bet and 4 raises, seat 2 raises   => not allowed
    A-5 limit, 4 players, bet and 3 raises, seat 2 raises   => allowed
    A-5 limit, heads-up, bet and four raises, seat 2 raises   => not covered
    """
    if table.betting == "limit" and table.players == "multihanded":
        return MAY_RAISE if table.raises < 4 else Chosen(NO_MORE_RAISES, RAISE_NOT_ALLOWED)


@rule("LB-3", about="new player")
def _(table: Table) -> Says:
    """A new player has two ways to come in, (a) and (b), and no other.

    new player in seat 8   => wait or kill
    """
    if table.newcomer == "asks":
        return WAIT_OR_KILL


@rule("LB-3a", about="new player", under="LB-3")
def _(table: Table) -> Says:
    """A new player may wait until the big blind comes round.

    new player, seat 8 waits   => dealt in on the big blind
    """
    if table.newcomer == "waits":
        return DEALT_IN_ON_BIG_BLIND


@rule("LB-3b", about="new player", under="LB-3")
def _(table: Table) -> Says:
    """A new player may kill the pot: he puts in twice the big blind and is dealt in at once.

    new player, seat 8 kills the pot   => double the big blind
    """
    if table.newcomer == "kills":
        return DOUBLE_THE_BIG_BLIND


@rule("LB-4", about="blind")
def _(table: Table) -> Says:
    """With one blind: less than half of it may still buy a hand, but then the next player takes the blind.

    Should the short player win that pot or buy in again, he takes the blind on the following deal, or sits out
    until it is his turn for the big blind.

    single blind, seat 5 has less than half a blind   => dealt in, next player takes the blind
    single blind, seat 5 had less than half a blind and won the pot   => takes the blind next or sits out
    two blinds, seat 5 has less than half a blind   => not covered
    """
    if table.share == "less" and table.blinds == "single":
        return NEXT_TAKES_BLIND if table.since == "no" else BLIND_NEXT_OR_SIT_OUT


@rule("LB-5", about="blind")
def _(table: Table) -> Says:
    """With one blind: half of it or more counts as all of it.

    single blind, seat 5 posts half a blind   => full blind
    two blinds, seat 5 posts half a blind   => not covered
    seat 5 posts half a blind   => depends: one blind or several?
    """
    if table.share in ("half", "more") and table.blinds == "single":
        return FULL_BLIND


@rule("LB-6", about="blind")
def _(table: Table) -> Says:
    """With one blind: who did not take it gets a hand again only when it is his turn to take it.

    single blind, seat 2 missed the blind   => dealt in only on the blind
    seat 2 missed the blind   => depends: one blind or several?
    """
    if table.share == "missed" and table.blinds == "single":
        return DEALT_IN_ONLY_ON_BLIND


@rule("LB-7", about="blind")
def _(table: Table) -> Says:
    """With several blinds: a seat the big blind has gone by waits for it, or kills the pot.

    Not so a player who had taken all his blinds and changed seats: he is dealt in as soon as his place relative
    to the blinds allows, and the button may go by him once.

    two blinds, big blind passed seat 3   => wait or kill
    two blinds, BB passed seat 3, seat 3 took all blinds and changed seats   => dealt in when due
    big blind passed seat 3   => depends: one blind or several?
    """
    if table.share in ("passed", "missed") and table.blinds == "multiple":
        return DEALT_IN_WHEN_DUE if table.moved == "yes" else WAIT_OR_KILL


@rule("LB-8", about="exposed card")
def _(table: Table) -> Says:
    """Whether a card exposed before the draw is kept, each form of lowball says for itself; the player never chooses.

    It is about the dealer's error: a card the player turned up himself plays.

    A-5 limit, before the draw, seat 3 exposed 7h himself   => the card plays, not the dealer's error
    A-5 limit, before the draw, seat 3 exposed 8h   => replaced after the deal [A5-3]
    A-5 limit, seat 3 exposed 8h   => depends: before, on or after the draw?
    """
    if table.when == "before-draw" and table.by == "player":
        return CARD_PLAYS


@proviso("LB-8")
def exposed_by_the_dealer(table: Table) -> bool:
    """The forms of lowball speak of the dealer's error only."""
    return bool(table.by == "dealer")


@rule("LB-9", about="exposed card")
def _(table: Table) -> Says:
    """A card exposed on the draw is never kept: everyone draws in order first, and then it is replaced.

    Whatever its rank. A card the player turned up himself plays.

    A-5 limit, on the draw, Kd exposed to seat 4   => replaced after the draw
    A-5 limit, on the draw, seat 4 exposed Kd himself   => the card plays, not the dealer's error
    A-5 limit, after the draw, dealer exposed Kd   => replaced
    """
    if table.when == "before-draw":
        return None
    if table.by == "player":
        return Chosen(CARD_PLAYS, EXPOSED_ON_THE_DRAW)
    return REPLACE_AFTER_DRAW if table.when == "on-draw" else REPLACE


@rule("LB-10", about="draw")
def _(table: Table) -> Says:
    """Up to four cards are dealt one after another; of five, the fifth comes after everyone else has drawn.

    The last player to draw gets four, then a card is burned, then the fifth.

    A-5, on the draw, seat 3 draws 5   => four now, fifth after everyone
    A-5, on the draw, last player draws five cards   => four, burn, fifth
    A-5, on the draw, seat 3 draws 2   => dealt as asked
    A-5, on the draw, seat 3 draws 0   => draws none
    """
    if table.drawn == 0:
        return DRAWS_NONE
    if table.drawn < 5:
        return AS_ASKED
    return FOUR_BURN_FIFTH if table.last == "yes" else FOUR_THEN_ONE


@rule("LB-11", about="hand size", over=["LB-1", "LB-1d"])
def _(table: Table) -> Says:
    """Five cards make a hand. After the draw anything else is fouled; before it, a short hand can still be completed.

    The missing cards are dealt while the first player has not acted, or if there was action only before the deal
    was complete. The button may get one missing card even later. Once two have acted, the hand stays short and
    draws to five.

    A-5, before the draw, seat 3 has 4 cards, nobody acted   => gets the missing card
    A-5, seat 3 has 4 cards, deal incomplete, first player acted   => gets the missing card
    A-5, before the draw, the button has 4 cards, first player has acted   => gets the missing card
    A-5, before the draw, seat 3 has 4 cards, two players acted   => no misdeal, draws to five
    A-5, seat 3 has 4 cards after the draw   => fouled
    A-5, before the draw, seat 3 has 4 cards   => depends: how many players have acted?
    """
    if table.cards == 5:
        return PLAYING_HAND
    if table.when in ("after-draw", "showdown"):
        return FOULED
    if table.cards > 5:
        return None
    if table.when in ("on-draw", "between-draws"):
        return DRAWS_TO_FIVE
    if table.acted == 0:
        return Chosen(GETS_MISSING_CARD, SHORT_BEFORE_ACTION)
    if table.deal == "incomplete":
        return GETS_MISSING_CARD
    if table.cards == 4 and table.position == "button":
        return GETS_MISSING_CARD
    if table.acted >= 2:
        return DRAWS_TO_FIVE


@rule("LB-12", about="change")
def _(table: Table) -> Says:
    """A player may change how many cards he wants, under two conditions that must both hold: (a) and (b).

    A-5, seat 3 changes 2 to 3, no card dealt, nobody acted on it   => allowed
    A-5, seat 3 changes 2 to 3
      => depends: has a card come off the deck for his request, the burn included?
    """
    return MAY_CHANGE


@rule("LB-12a", about="change", under="LB-12", over=["LB-12"])
def _(table: Table) -> Says:
    """Not once a card has come off the deck for the request, the burn included.

    A-5, seat 3 changed from 2 to 1, burn dealt   => not allowed
    A-5, seat 3 changes 2 to 3, no card dealt, nobody acted on it   => allowed
    """
    if table.dealt == "yes":
        return MAY_NOT_CHANGE


@rule("LB-12b", about="change", under="LB-12", over=["LB-12"])
def _(table: Table) -> Says:
    """Not once another player has bet, checked or declared a draw on the strength of the request.

    A-5, seat 3 changes 2 to 3, no card dealt, seat 4 acted on it   => not allowed
    A-5, seat 3 changes 2 to 3, no card dealt
      => depends: has anybody acted, or declared a draw, on his request?
    """
    if table.relied == "yes":
        return MAY_NOT_CHANGE


@rule("LB-13", about="asking")
def _(table: Table) -> Says:
    """Asked by a player still in the pot, one says how many cards one drew, until there is action after the draw.

    The dealer must say it too, as long as that lasts; afterwards the player need not answer and the dealer may not.

    A-5, seat 3 asks how many seat 5 drew, no action after the draw   => must answer
    A-5, after the draw, seat 2 bets, seat 3 asks the dealer how many seat 5 drew   => dealer may not answer
    A-5, after the draw, seat 2 bets, seat 3 asks how many seat 5 drew   => need not answer
    A-5, seat 3 asks how many seat 5 drew   => depends: has there been action after the draw?
    A-5, seat 5 answers one, seat 5 drew two   => not covered
    """
    if table.answered == "wrong":
        return NOT_COVERED
    if table.asker == "out":
        return None
    if table.action == "no":
        return MUST_ANSWER
    return DEALER_MAY_NOT_ANSWER if table.asked == "dealer" else NEED_NOT_ANSWER


@rule("LB-14", about="rap")
def _(table: Table) -> Says:
    """Rapping the table in turn is a pass when it is time to bet, and says pat when it is time to draw.

    A pass gives up the hand facing a bet, and in the opening round where a player bets or folds.

    A-5, before the draw, seat 3 raps in turn   => a pass
    A-5, on the draw, seat 3 raps in turn   => pat
    A-5, seat 3 raps in turn   => depends: to bet or to draw?
    A-5, after the draw, seat 2 bets, seat 3 raps in turn   => a pass, which gives up the hand
    A-5, on the draw, seat 3 raps out of turn   => not covered
    """
    if table.in_turn == "no":
        return None
    if table.turn == "draw":
        return PAT
    return A_PASS if table.facing == "no" else GIVES_UP


@rule("LB-15", about="claim")
def _(table: Table) -> Says:
    """Cards speak, but nobody may claim a better hand than he holds. Heads-up with both hands intact the best hand
    wins.

    If the claim made the other player throw his hand away, the claimer's hand is dead. With three or more hands in
    the pot a hand claimed too high is dead even so. Only the top card claimed is held against a player; a wrong second
    card, or a claim lower than the hand, costs nothing.

    A-5 showdown, heads-up, seat 3 says "8-6", holds 8-7-4-3-2, both intact   => no penalty, best hand wins
    A-5 showdown, heads-up, seat 3 calls 8 holding 9-6-4-3-2, seat 5 mucked   => seat 3 is dead
    A-5 showdown, 3 players, seat 3 announced an 8, shows 9-6-4-3-2   => seat 3 is dead
    """
    if table.claim == "not-better":
        return BEST_HAND_WINS
    if table.players == "multihanded" or table.opponent == "fouled":
        return HAND_IS_DEAD
    return Chosen(BEST_HAND_WINS, CLAIM_HEADS_UP)


@rule("LB-16", about="silent pair")
def _(table: Table) -> Says:
    """Who spreads a hand with a pair in it says "pair", or may lose the pot if another hand is fouled for it.

    If two or more hands are still intact, the best of them wins. It is about pairs: a straight or a flush spread
    without a word is not meant.

    A-5 showdown, seat 3 spreads 8-8-4-3-2 silently, seat 5 fouled   => may lose the pot
    A-5 showdown, seat 3 spreads 8-8-4-3-2, says pair, seat 5 fouled   => no penalty
    A-5 showdown, 3 players, seat 3 spreads 8-8-4-3-2 silently, seat 5 fouled, 2 hands intact   => best hand wins
    """
    if table.holds == "no-pair":
        return BEST_HAND_WINS
    if table.spread == "announced":
        return NO_PENALTY
    if table.opponent != "fouled":
        return BEST_HAND_WINS
    return MAY_LOSE_POT if table.others == "one" else BEST_INTACT_WINS
