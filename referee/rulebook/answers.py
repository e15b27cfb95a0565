"""Every answer a rule can give: its code for scripts, its phrase, the sentence that is read aloud, and what to do next.

In ``says`` and ``steps``, ``{who}`` is the player it is about ("seat 3"), ``{card}`` the card ("the 6♠"), ``{amount}``
chips, ``{other}`` another player; a sentence starts with a capital whatever fills it.
"""

from __future__ import annotations

from typing import NamedTuple


class Answer(NamedTuple):
    """``settles`` is the question of ``referee is`` that this answers, with yes (True) or no (False)."""

    code: str
    phrase: str
    says: str
    steps: tuple[str, ...] = ()
    settles: tuple[tuple[str, bool], ...] = ()


ANSWERS: dict[str, Answer] = {}


def _answer(code: str, phrase: str, says: str, *steps: str, **settles: bool) -> Answer:
    answer = Answer(code, phrase, says, steps, tuple((q.replace("_", "-"), yes) for q, yes in settles.items()))
    ANSWERS[code] = answer
    return answer


# the deal
MISDEAL = _answer(
    "misdeal",
    "misdeal",
    "Misdeal.",
    "Stop the action.",
    "Take back every card and give back the bets and blinds of this deal.",
    "Shuffle and deal again.",
    misdeal=True,
)
NO_MISDEAL = _answer(
    "no-misdeal", "no misdeal", "No misdeal: the deal stands.", "Play on with the cards dealt.", misdeal=False
)
NO_CURE = _answer(
    "no-misdeal-no-cure",
    "no misdeal, and no cure",
    "No misdeal: it is too late for that, and no numbered rule says what becomes of the cards that {who} has too many.",
    "Play on; after the draw a hand of more than five cards is fouled.",
    misdeal=False,
)
GETS_MISSING_CARD = _answer(
    "gets-missing-card",
    "gets the missing card",
    "{who} gets the missing {missing}; it is no misdeal.",
    "Give {who} the missing {missing} off the deck.",
    "Go on with the action.",
    misdeal=False,
    fouled=False,
)
DRAWS_TO_FIVE = _answer(
    "draws-to-five",
    "no misdeal, draws to five",
    "No misdeal: {who} plays on short and draws enough cards on the draw to have five.",
    "Leave the hand as it is until the draw.",
    "On the draw, deal {who} as many cards as make five with those kept.",
    misdeal=False,
    fouled=False,
)
PLAYING_HAND = _answer(
    "playing-hand", "a playing hand", "Five cards: {who} has a playing hand.", misdeal=False, fouled=False
)
FOULED = _answer(
    "fouled",
    "fouled",
    "{who} has {cards}: the hand is fouled and cannot win the pot.",
    "Take the hand out of the pot.",
    "Judge the pot among the other hands.",
    fouled=True,
    dead=True,
)

# exposed cards
MUST_TAKE = _answer(
    "must-take",
    "must be taken",
    "{card} must be taken; {who} has no choice.",
    "Leave {card} with {who}.",
    "Complete the deal.",
    must_take=True,
)
REPLACE_AFTER_DEAL = _answer(
    "replace-after-deal",
    "replaced after the deal",
    "{who} may not keep {card}: it is replaced after the deal.",
    "Complete the deal to everyone first.",
    "Give {who} a card off the deck in its place.",
    "Use the first exposed card as the burncard.",
    must_take=False,
)
REPLACE_AFTER_DRAW = _answer(
    "replace-after-draw",
    "replaced after the draw",
    "{who} may not keep {card}: it is replaced once everyone has drawn.",
    "Set {card} aside and complete the draw to every player in order.",
    "Then give {who} a card off the deck in its place; if that is exposed too, replace it again.",
    must_take=False,
)
REPLACE = _answer(
    "replace",
    "replaced",
    "{who} may not keep {card}: it is replaced.",
    "Complete the draw to every player in order.",
    "Give {who} a card off the deck in its place; if that is exposed too, replace it again.",
    must_take=False,
)
CARD_PLAYS = _answer(
    "card-plays",
    "the card plays, not the dealer's error",
    "{card} plays: a player exposed it, which is no error of the dealer's.",
    must_take=True,
    misdeal=False,
)

# betting, blinds, seats
OPEN_OR_FOLD = _answer(
    "open-or-fold",
    "not allowed, open or fold",
    "{who} may not check before the draw: open with a bet, or fold.",
    "Ask {who} to bet or to fold.",
    allowed=False,
)
MAY_RAISE = _answer("may-raise", "allowed", "{who} may raise: a bet and four raises are not reached.", allowed=True)
NO_MORE_RAISES = _answer(
    "no-more-raises",
    "not allowed",
    "{who} may not raise again: a bet and four raises is the limit.",
    "Take the raise as a call and give the rest back.",
    allowed=False,
)
CHECK_RAISE_ALLOWED = _answer("check-raise-allowed", "allowed", "{who} may check-raise.", allowed=True)
NO_CHECK_RAISE = _answer(
    "no-check-raise",
    "not allowed",
    "{who} may not raise after checking: the raise counts as a call.",
    "Leave the call in the pot and give the rest back.",
    allowed=False,
)
DEALT_IN_ON_BIG_BLIND = _answer(
    "dealt-in-on-the-big-blind",
    "dealt in on the big blind",
    "{who} waits and is dealt in on the big blind.",
    "Deal {who} out until the big blind reaches that seat.",
)
DOUBLE_THE_BIG_BLIND = _answer(
    "double-the-big-blind",
    "double the big blind",
    "{who} kills the pot for twice the big blind and is dealt in.",
    "Take twice the big blind from {who} before the cards are dealt.",
)
WAIT_OR_KILL = _answer(
    "wait-or-kill",
    "wait or kill",
    "{who} has two choices and no others: to kill the pot, or to wait until the big blind comes.",
    "Ask {who} which: kill the pot now for twice the big blind, or wait until it is due.",
)
NEXT_TAKES_BLIND = _answer(
    "next-player-takes-the-blind",
    "dealt in, next player takes the blind",
    "{who} may have a hand; the next player must take the blind.",
    "Deal {who} in for the short blind.",
    "Take the whole blind from the next player.",
    "If {who} wins the pot or buys in again: the blind on the next deal, or out until due for the big blind.",
    full_blind=False,
)
BLIND_NEXT_OR_SIT_OUT = _answer(
    "blind-next-deal-or-sit-out",
    "takes the blind next or sits out",
    "{who} now takes the blind on the next deal, or sits out until due for the big blind.",
    "Ask {who}: the blind on the next deal, or out until the big blind?",
)
FULL_BLIND = _answer("full-blind", "full blind", "It counts as a full blind.", full_blind=True)
DEALT_IN_ONLY_ON_BLIND = _answer(
    "dealt-in-only-on-the-blind",
    "dealt in only on the blind",
    "{who} missed the blind and is dealt in only on the blind.",
    "Deal {who} out until the blind is due.",
)
DEALT_IN_WHEN_DUE = _answer(
    "dealt-in-when-due",
    "dealt in when due",
    "{who} is dealt in as soon as the position to the blinds allows; the button may pass once.",
)

# the draw
AS_ASKED = _answer("dealt-as-asked", "dealt as asked", "{who} gets the cards asked for, one after another.")
DRAWS_NONE = _answer("draws-none", "draws none", "{who} draws no cards and plays the hand pat.")
FOUR_THEN_ONE = _answer(
    "four-now-fifth-last",
    "four now, fifth after everyone",
    "{who} gets four cards now and the fifth after everyone else has drawn.",
    "Deal {who} four cards.",
    "Complete the draw to every other player.",
    "Deal {who} the fifth card.",
)
FOUR_BURN_FIFTH = _answer(
    "four-burn-fifth",
    "four, burn, fifth",
    "{who} gets four cards, a card is burned, then the fifth.",
    "Deal {who} four cards.",
    "Burn a card.",
    "Deal {who} the fifth card.",
)
MAY_CHANGE = _answer("may-change", "allowed", "{who} may change the number of cards.", allowed=True)
MAY_NOT_CHANGE = _answer(
    "may-not-change",
    "not allowed",
    "{who} may not change the number of cards any more.",
    "Deal the number first asked for.",
    allowed=False,
)
MUST_ANSWER = _answer("must-answer", "must answer", "{other} must say how many cards were drawn.", must_answer=True)
NEED_NOT_ANSWER = _answer("need-not-answer", "need not answer", "{other} need not answer any more.", must_answer=False)
DEALER_MAY_NOT_ANSWER = _answer(
    "dealer-may-not-answer",
    "dealer may not answer",
    "There has been action after the draw: the dealer may not answer.",
    must_answer=False,
    allowed=False,
)
BETS_DOUBLE = _answer(
    "bets-double", "double after the draw", "In limit the bet after the draw is usually twice the bet before it."
)
A_PASS = _answer(
    "pass",
    "a pass",
    "Rapping in turn is a pass{passing}.",
)
GIVES_UP = _answer(
    "gives-up",
    "a pass, which gives up the hand",
    "Rapping in turn is a pass, and facing a bet it gives up the hand of {who}.",
)
PAT = _answer("pat", "pat", "Rapping in turn at the draw says pat: {who} draws no cards.")

# the showdown
NO_PENALTY = _answer("no-penalty", "no penalty", "No penalty.", dead=False)
BEST_HAND_WINS = _answer(
    "best-hand-wins", "no penalty, best hand wins", "No penalty: cards speak, and the best hand wins.", dead=False
)
HAND_IS_DEAD = _answer(
    "dead",
    "{who} is dead",
    "{who} claimed more than the hand holds: the hand is dead.",
    "Take the hand of {who} out of the pot.",
    "Give the pot to the best of the remaining hands.",
    dead=True,
)
MAY_LOSE_POT = _answer(
    "may-lose-the-pot",
    "may lose the pot",
    "{who} spread a pair without saying so and another hand was fouled for it: {who} may lose the pot, "
    "as the floor decides.",
    "Find out whether the other hand was thrown away because of the silent pair.",
    "If it was, the floor may award the pot against {who}.",
)
BEST_INTACT_WINS = _answer(
    "best-intact-hand-wins",
    "best hand wins",
    "Two or more hands are intact: the best of them wins the pot.",
)

# ranking
BY_ACE_TO_FIVE = _answer(
    "by-ace-to-five", "ace-to-five", "The best low wins: ace low, straights and flushes do not count."
)
BY_DEUCE_TO_SEVEN = _answer(
    "by-deuce-to-seven",
    "deuce-to-seven",
    "The worst conventional hand wins: ace high, straights and flushes count against you.",
)
BY_LEFT_NUT = _answer("by-left-nut", "left nut", "The best high hand wins, each player's lowest card wild.")
BY_FIVE_CARD_DRAW = _answer("by-five-card-draw", "five card draw", "The best high hand wins.")
NOBODY_WINS = _answer("nobody-wins", "no hand can win", "No hand can win: every hand at the showdown is fouled.")
WINS = _answer("wins", "{who}", "{who} wins.")
SPLIT = _answer("split", "split: {who}", "{who} split the pot.")
HAND_VALUE = _answer("hand", "{hand}", "{hand}.")

# the sevens rule
SEVEN_WINS_BEFORE = _answer(
    "wins-pot-before-the-draw",
    "{who} wins {amount} only",
    "{who} has the best hand and wins what was in the pot before the draw, nothing more; "
    "the action after the draw is void.",
    "Give every bet after the draw back to who made it.",
    "Give {who} the pot as it was before the draw.",
)
SEVEN_WINS_UNBET = _answer(
    "wins-the-pot",
    "{who} wins the pot",
    "{who} has the best hand and wins the pot; nobody bet, so nothing is lost by the check.",
    "Give {who} the pot.",
)
SEVEN_BEATEN = _answer(
    "loses-the-pot",
    "{other} wins all",
    "{who} is beaten: {other} wins the pot and every call.",
    "Give {other} the whole pot; nothing goes back.",
)
SEVEN_TIES = _answer(
    "splits-pot-before-the-draw",
    "{who} and {other} split the pot before the draw",
    "{who} ties for best: the action after the draw is void and the pot before the draw is split.",
    "Give every bet after the draw back to who made it.",
    "Split the pot as it was before the draw.",
)
SEVEN_UNSEEN = _answer(
    "rule-idle",
    "no penalty, the hand was not shown down",
    "{who} does not show the hand down: the sevens rule is idle.",
)
SHORT_CALL = _answer(
    "no-penalty-for-the-call",
    "no penalty for the call",
    "{who} may just call an all-in of less than half a bet, and win it.",
)
SHORT_CALL_OVERCALLED = _answer(
    "no-penalty-overcall-open",
    "no penalty for the call; if {other} loses, its {amount} goes back",
    "{who} may just call an all-in of less than half a bet, and win it; if {other} overcalled and loses, "
    "the {amount} goes back.",
)
OVERCALL_GOES_BACK = _answer(
    "overcall-goes-back",
    "the overcall goes back",
    "{who} may just call an all-in of less than half a bet; {other} overcalled and loses, and gets the {amount} back.",
    "Give {other} the overcall back.",
)
OVERCALL_STANDS = _answer(
    "overcall-stands",
    "the overcall stands",
    "{who} may just call an all-in of less than half a bet; {other} does not lose, so the overcall stays in the pot.",
)
OBLIGATIONS_MET = _answer(
    "obligations-met",
    "obligations met",
    "Completing to a full bet meets every obligation of the seven.",
)
ORDINARY_CALL = _answer(
    "ordinary-call",
    "an ordinary call",
    "Half a bet or more: the call is an ordinary call, and nothing goes back.",
)

# a hand told from start to end
AWARD = _answer("award", "{who}", "{stated}")
NOTHING_AWARDED = _answer("no-award", "no award", "No award: {stated}.")

# Uncle Bob's Left Nut
NOT_FIXED_YET = _answer(
    "not-fixed-yet", "not fixed yet", "It is not fixed yet: the wild card is settled at the showdown."
)
LOWEST_IS_WILD = _answer(
    "lowest-is-wild",
    "the lowest card of each hand",
    "At the showdown the lowest card of each hand is wild for its holder.",
)
TOO_LATE = _answer(
    "too-late", "too late", "The announcement comes too late: it has to be made before the deal.", allowed=False
)
WINS_UNSHOWN = _answer("wins-without-showing", "wins without showing", "{who} wins the pot and need not show the hand.")
NO = _answer("no", "no", "No.")

# what is not a ruling of a single rule
STATED = _answer("stated", "as stated", "{stated}")
NOT_COVERED = _answer("not-covered", "not covered", "No numbered rule covers this{topic}.")
