"""The words that set up a table: the game, the betting, the stage, what was announced.

Each row is a key, a value, what it means, and its spellings in the notation of ``heads``; ``~`` is a hyphen that may not
be a blank ("A-5" is a game, "a 5" is a card).
"""

from __future__ import annotations

from typing import NamedTuple


class Setting(NamedTuple):
    """One value of one setting. ``shown`` is how it is written out, the first of the spellings."""

    key: str
    value: str
    shown: str
    means: str
    spellings: str = ""


SETTINGS = (
    Setting("game", "a5", "A-5", "ace-to-five lowball", "a~5, ace to five, ace five, a to 5, ace to 5, california lowball, california, cal lowball, a to five, ace thru five, a5, ato5"),
    Setting("game", "27", "2-7", "deuce-to-seven lowball", "2~7, deuce to seven, two to seven, 2 to 7, deuce seven, two seven, kansas city [lowball], kc lowball, deuce to 7, two to 7, 2 to seven, ks city, "
         "(in|at|playing|play|for) deuce [to seven|to 7|seven], deuce lowball, deuce game, deuce to seven draw, "
         "deuce to seven single draw"),
    Setting("game", "ubln", "UBLN", "Uncle Bob's Left Nut", "uncle bobs [left nut], left nut, uncle bob [left nut]"),
    Setting("game", "high", "high", "plain five card draw", "five card draw [high], high draw, jacks or better, draw high, 5 card draw [high], five card high draw, draw poker, "
         "plain (five card draw|5 card draw|draw|draw poker|poker), "
         "plain old (five card draw|draw|draw poker|poker), regular (five card draw|draw poker), "
         "ordinary (five card draw|draw poker|draw), straight (five card draw|draw poker), five card stud draw, "
         "high only draw, jackpots, jacks or better draw"),
    Setting("game", "lowball", "lowball", "lowball of any form", "lowball draw, draw lowball, low ball"),
    Setting("betting", "limit", "limit", "fixed betting", "fixed limit, limit game, limit poker, fl, limit betting, "
         "lmt, lim, limit (bets|stakes), flat limit, structured limit, struct limit, fixed limits, "
         "at fixed limit, strict limit, regular limit, "
         "limit (table|structure|stakes|lowball game), fixed limit (table|game), structured limit, a limit (game|table)"),
    Setting("betting", "no-limit", "no-limit", "betting without a limit", "nl, no limit game, no limit betting, "
         "nolimit, no lmt, no lim, no limit (bets|stakes), big bet no limit, table stakes no limit"),
    Setting("betting", "pot-limit", "pot-limit", "betting up to the pot", "pl, pot limit game, pot limit betting, in pot limit, "
         "potlimit, pot lmt, pot lim, pot limit (bets|stakes)"),
    Setting("betting", "spread-limit", "spread-limit", "betting between two amounts", "spread limit game, "
         "spread limit betting, spread betting, spread game"),
    Setting("blinds", "single", "single blind", "one blind", "one blind, single blinds, single blind game, one blind game, just one blind"),
    Setting("blinds", "multiple", "two blinds", "two blinds or more", "multiple blinds, multiple blind, multiple blind game, three blinds, two blind game, 2 blinds, 3 blinds, several blinds, big and small blind, double blinds, double blind, double blind game, two blind, three blind, three blind game"),
    Setting("players", "heads-up", "heads-up", "two players in the pot", "headsup, head to head, one on one, two handed, two way, just two of us, 2 handed, two players left, two players in, hu, headup, head up, mano a mano, "
         "just two players, only two players, down to two [players|of us|of them], just two of them, "
         "only two of them, only two of us, just us two, head heads, headsup pot, heads up pot, heads up hand, "
         "heads up action, heads up at end, it was down to two, down to heads up, two of us left, "
         "two of them left, got heads up, went heads up, two players only, one opponent only, mano y mano, "
         "hu pot, two handed pot, two way pot, two player pot, only two hands left, just two hands left, "
         "two live hands, heads up at showdown, only two in, "
         "just those two [in pot|in it|in hand|left], only those two [in pot|in it|in hand|left], "
         "just two of them in pot, those two only, they were only two, two were left, just pair of them, "
         "two people left, just us two left, only us two, two guys left"),
    Setting("players", "multihanded", "multihanded", "three players or more in the pot", "multiway, multi way, multi handed, multihanded pot, multiway pot, several players in [pot], several players in hand"),
    Setting("joker", "yes", "joker in use", "the joker is in the deck", "joker in play, joker in deck, joker is in, joker is in use, joker in, joker used, with joker, plays with joker, playing with joker, joker is used, "
         "joker [is|was|being] (wild|live|around|there|in there), (using|we use|they use) joker, "
         "joker in it, joker [is|was] in deck, joker game, jokers in, with joker in [play|deck|use], joker added, "
         "bug in play, with bug, bug is in, one joker in, 53 card deck"),
    Setting("joker", "no", "no joker", "the joker is not in the deck", "without joker, joker not in use, no joker in use, no jokers, joker is not used, joker isnt used, joker not used, no joker in deck, joker out, stripped joker, joker is out, joker not in play, no joker in play, "
         "joker (taken|pulled|stripped) out, joker (was|is) (taken|pulled|stripped|left) out, joker left out, "
         "no joker (here|in this game|in this deck|in it), (dont|doesnt|do not) (use|play with|have) joker, "
         "joker isnt in [play|use|deck], joker not in [deck], joker wasnt in [play|use|deck], jokerless, "
         "52 card deck, no bug, without bug"),
    Setting("sevens-rule", "on", "sevens rule on", "a seven or better must be bet", "sevens rule, sevens rule in use, sevens rule is on, sevens rule is in use, sevens rule in effect, sevens rule in force, sevens rule is in effect, sevens rule is in force, must bet sevens, "
         "sevens rule [is|was] (enforced|played|announced|announced on|posted|in play|used) [here|at this table|tonight], "
         "(with|play|plays|playing|use|uses|using|have|has|enforce|enforces) sevens rule [on|here|in effect|in force], "
         "sevens have to bet, sevens must bet, must bet sevens [here], have to bet sevens here, "
         "sevens must be bet, sevens have to be bet, usual sevens rule, standard sevens rule, normal sevens rule"),
    Setting("sevens-rule", "off", "sevens rule off", "a seven or better need not be bet", "with sevens rule (off|turned off|switched off|waived), no sevens rule, sevens rule is off, sevens rule not in use, without sevens rule, sevens rule isnt in use, sevens rule is not in use, no sevens rule here, sevens rule isnt on, dont play sevens rule, "
         "sevens rule (was|is|has been|got) [announced] off [here|at this table|tonight|at start|before we started|from start], "
         "(no|without) sevens rule [here|in this game|at this table|in play|in effect|in force|tonight], "
         "(dont|doesnt|do not|does not|didnt) (use|play|play with|have|enforce|do) sevens rule [here], "
         "sevens rule [is|was] (not|isnt|wasnt|is not|was not) (on|used|played|in effect|in force|in play|in use|enforced) [here|at this table|tonight], "
         "sevens rule (turned|switched|called|announced|declared|waived) off, sevens rule waived, "
         "sevens rule was waived, sevens rule is waived, sevens need not bet, sevens neednt bet, "
         "dont have to bet sevens, dont have to bet seven, sevens dont have to bet, sevens dont have to be bet, "
         "(may|can) check sevens, (may|can) check seven, check sevens allowed, sevens may be checked, "
         "sevens can be checked, sevens rule aint on, house plays without sevens rule, house has no sevens rule, "
         "room has no sevens rule, "
         "sevens rule (is|was) (posted|listed|announced|marked|shown) as off, sevens rule listed off, "
         "sevens rule posted off"),
    Setting("check-raise", "allowed", "check-raise allowed", "a player who checked may raise", "check raise is allowed, check raising allowed, check raise ok, house allows check raise, house allows check raising, house allows check raises, check raise house, we allow check raise, they allow check raise, check raising is allowed, check raise permitted, check raising permitted, check raises allowed, check raising ok, check raise is on, check raises are allowed, check raise is ok, check raising is ok, "
         "(sign|card|placard|notice) [up|on wall|posted|on table] (says|saying|that says|reads|reading) check raise (allowed|is allowed|ok|is ok|okay|is okay|permitted|is permitted|is on|is in effect), "
         "sign up saying check raise is allowed, sign [says|saying] check raising (allowed|is allowed|ok|is ok), "
         "check raise (was|has been|got) (announced|posted|announced on|announced as allowed|announced allowed), "
         "check raise (announced|posted|in effect|in force|in play|fine|is fine|is in effect|is in play|is in force|is posted|is announced), "
         "check raise okay, check raise is okay, "
         "(announced|posted) that check raise (is|was) (allowed|ok|okay|on), "
         "(we|they|house|you|room) (can|may) check raise here, check raise house rules, "
         "(we|they|house|room) (allow|allows|permit|permits|play|plays|have|has) check (raise|raises|raising), "
         "(told|warned|alerted|notified) that check raise (is|was) (allowed|ok|okay|on), "
         "players (were|had been) (told|warned|alerted|notified) that check raise (is|was) (allowed|ok|okay|on), "
         "(players|everyone|everybody|we) (were|was|had been) (told|warned|alerted|notified) check raise (is|was) (allowed|ok|okay|on), "
         "check raise (is|was|has been) (posted|listed|announced|advertised|marked) as (allowed|ok|okay|permitted|in effect), "
         "check raising (is|was|has been) (posted|listed|announced|advertised) as (allowed|ok|okay|permitted), "
         "check raise posted as allowed, check raise listed as allowed"),
    Setting("check-raise", "not-allowed", "check-raise not allowed", "a player who checked may not raise", "no check raise, no check raising, check raise isnt allowed, check raise is not allowed, check raising not allowed, check raising is not allowed, check raising isnt allowed, check raise not permitted, no check raises, check raises not allowed, "
         "check raise [is|was] (off|barred|banned|forbidden|out), "
         "(dont|doesnt|do not|does not) (allow|permit|play|have) check (raise|raises|raising), "
         "nobody (announced|said|mentioned) [anything about] check (raise|raising) [was|is] [allowed|ok|okay], "
         "no one (announced|said|mentioned) [anything about] check (raise|raising) [was|is] [allowed|ok|okay], "
         "nothing [was] (announced|said|posted) about check (raise|raising|raises), "
         "no announcement about check (raise|raising|raises), no announcement of check (raise|raising|raises), "
         "no sign about check (raise|raising|raises), "
         "check (raise|raising) (never|not|wasnt|was not|was never) (announced|mentioned|posted), "
         "no sign saying check raise is allowed, no check raise announced, no check raise announcement, "
         "(nobody|no one|they) (said|announced|mentioned) (thing|word) about check (raise|raising|raises) [being (allowed|ok|okay|permitted)], "
         "(nobody|no one) (said|announced|mentioned) anything about check (raise|raising|raises) being (allowed|ok|okay|permitted), "
         "without check (raise|raising) [being] announced, check raise wasnt announced, "
         "check raising wasnt announced, house doesnt allow check (raise|raising|raises), "
         "check raise isnt (announced|posted), check raising isnt (announced|posted)"),
    Setting("low-cards", "all", "all low cards wild", "every card of the lowest rank is wild", "all low cards are wild, all lowest cards wild, all lowest cards are wild, all wild, all of them wild, all of them are wild, both low cards wild, both low cards are wild, every low card wild, every low card is wild, low cards are all wild, all lows are wild, both wild, all are wild, low cards all wild, lowest cards all wild, lowest cards are all wild, all matching low cards are wild, all low cards being wild, "
         "all (low|lowest) (cards|ones) (count|counts|counted|play|plays) [as] wild, all (lows|lowest) wild, "
         "(every|each) (low|lowest) (card|one) (counts|plays) [as] wild, every one of (low|lowest) cards wild, "
         "every one of (low|lowest) cards (is|was) wild, doubled low cards all wild, doubled lows all wild, "
         "both lows wild, both lows are wild, both of lows wild, all of low cards wild, "
         "all of low cards are wild, all of low cards count as wild, all low ones wild, all low ones are wild, "
         "(pairs|trips) of lows all wild, all matching lows wild, all duplicates wild, all lowest ones are wild, "
         "both of low cards are wild, all low cards go wild, all lows go wild, all low cards were wild, "
         "all lows were wild, all low cards would be wild, all low cards to be wild, all of lows wild, "
         "all of lows are wild"),
    Setting("low-cards", "one", "one low card wild", "one card of the lowest rank is wild", "only one low card wild, only one low card is wild, one low card is wild, only one lowest card wild, only one lowest card is wild, one lowest card wild, one lowest card is wild, only one wild, only one is wild, one wild, just one low card wild, just one low card is wild, just one wild, just one is wild, only one of low cards wild, only one of low cards is wild, only one of them is wild, just one of them is wild, one is wild, only one of them wild, "
         "(only|just) one [of] [low|lowest] [card|cards|one|ones|lows] (counts|plays|counting|goes|would be|to be) [as] wild, "
         "one (low|lowest) card (counts|plays|goes) [as] wild, "
         "(only|just) one of (low|lowest) (cards|ones) (counts|plays|is|was|goes) [as] wild, "
         "(only|just) one wild (each|apiece|per hand|per player), one wild (each|apiece|per hand|per player), "
         "one wild card (each|apiece|per hand|per player), only one wild card [each|apiece|per hand|per player], "
         "just one wild card [each|apiece|per hand|per player], single wild card, one low wild, "
         "just one low wild, only one low wild, one low is wild, just one low is wild, only one low is wild, "
         "only one low card was wild, just one low card was wild, one low card was wild, one of lows wild, "
         "one of lows is wild, only one of lows is wild, just one of lows is wild, one wild only, "
         "one wild per customer, "
         "one low card only, one low only, just one low card, only one low card, one low card, "
         "single low card wild, only one low one wild"),
    Setting("announced", "before-deal", "announced before the deal", "said before the cards were dealt", "before deal, before dealing, before dealing cards, before deal started, before deal began, before cards went out, "
         "before (we|they|he|she|i) (dealt|dealt cards|dealt card|dealt hand), "
         "before (we|they|he|she|i|dealer) (started dealing|started|began|began dealing|pitched card|pitched), "
         "before (cards|first card|hand) (were|was) dealt, before cards came out, "
         "before cards were in air, before cards went in air, before hand started, before hand began, "
         "before deal got going, up front, ahead of deal, prior to deal, announced beforehand, "
         "announced up front, announced in advance, announced ahead of time, in advance, ahead of time, "
         "beforehand announced, (at|from) (start|outset|beginning) [of hand|of game|of night|of deal|of session], "
         "before start of hand, before start of deal, "
         "said beforehand, (was|were) announced beforehand, announced before hand started, "
         "prior to (dealing|deal), before dealing hand, before hand was dealt, ahead of dealing"),
    Setting("announced", "after-deal", "announced after the deal", "said after the cards were dealt", "after deal, after cards were dealt, once cards were dealt, after cards were out, after dealing, "
         "after (we|they|he|she|i|dealer) (dealt|dealt cards|had dealt|finished dealing|looked), "
         "after (cards|hands|all cards) (were|had been|are|went|came) (dealt|out), "
         "only after (cards|hands) (were|had been) (dealt|out), "
         "once (cards|hands) (were|had been|went) (dealt|out), when (cards|hands) were (already|all) (out|dealt), "
         "(cards|hands) (were|had been) already (dealt|out), with (cards|hands) already (out|dealt), "
         "after looking at cards, after seeing cards, after draw was announced, after hand started, "
         "after hand began, after deal was done, after cards came out, "
         "(after|only after|once) (we|they|everyone|everybody|people|players|all of us|wed|theyd|everyoned|wed all|theyd all) [had|have] (looked|seen|picked up|peeked) [at] [cards|hands], "
         "once we had them, "
         "after hands were dealt out, when we already had cards, when everybody had cards already, "
         "(after|once) wed [already] gotten cards"),
    Setting("announced", "nobody", "nobody announced", "nothing was announced", "no announcement, nothing announced, nothing was announced, not announced, wasnt announced, no one announced, dealer didnt announce, dealer did not announce, dealer never announced, nobody announced anything, no one announced anything, dealer announced nothing, dealer said nothing, nobody said anything, nothing was said, without announcement, dealer didnt say, dealer never said, nobody announced it, never announced, no announcement was made, nobody said which, "
         "(no|without any) word from dealer [before deal], "
         "no word about it, no word about low cards, "
         "(nobody|no one|dealer|house) (announced|said|mentioned|declared|specified) (anything|thing|word|nothing|which|one or all|how many), "
         "(nobody|no one|dealer|house|dealer never|dealer didnt) (announced|said|announce|say) [whether] (one or all|how many) [low] [cards|of them] (are|were|is|was) wild, "
         "(dealer|house) (didnt|did not|never|hadnt) (announce|announced|say|said|mention|mentioned|declare|declared|specify|specified) (anything|word|thing|it|which|one or all|how many), "
         "(nothing|not word|not thing) (was|has been|had been) (announced|said|mentioned|declared), nothing (said|mentioned|declared), "
         "no announcement (made|whatsoever|at all|either way), without (any|an) announcement, dealer kept (quiet|mum), "
         "dealer forgot (to announce [it|anything]|announcement|to say [which|anything|one or all]), dealer made no announcement, "
         "there was no announcement, never announced anything, announcement was never made, "
         "no announcement [made|at all] before (deal|cards went out|cards were dealt|hand|dealing), "
         "(nothing|not word|not thing) [was] (announced|said|declared|mentioned) before (deal|cards went out|cards were dealt|hand|dealing), "
         "(nobody|no one|dealer|house) (announced|said|declared) (nothing|anything|thing|word) before (deal|cards went out|cards were dealt|hand|dealing), "
         "without [any|an] announcement before (deal|cards went out|cards were dealt)"),
    Setting("ace", "lowest", "ace only as lowest card", "an ace at the bottom is the wild card", "ace only as lowest, aces only as lowest card"),
    Setting("ace", "either", "ace plays either way", "an ace may be low beside another wild card", "ace either way, ace high or low, aces play either way, aces high or low, "
         "ace (plays|counts|goes|works|can play|may play|can go) (either way|both ways|high or low|low or high), "
         "ace either way is ok, ace high and low both, "
         "aces (play|count|go|work) (either way|both ways|high or low), aces swing, ace swings, "
         "ace (can|may) be low too"),
    Setting("duplicates", "yes", "duplicates allowed", "the wild card may be a card already held", "duplicates, duplicates are allowed, wild card may duplicate"),
    Setting("duplicates", "no", "no duplicates", "the wild card may not be a card already held", "duplicates not allowed, no duplicates allowed, no double aces, no double ace flush, no double ace flushes, "
         "wild (card|cards) (cant|cannot|may not|can not) (duplicate|double) [card|held card|card in hand|card you hold|card already held], "
         "no doubling [of cards|of card|up cards|of aces], no double cards, no duplicate cards, no dupes, "
         "no duplication, duplicates (barred|out|banned|off)"),
    Setting("five-of-a-kind", "above", "five of a kind above straight flush", "five of a kind beats a straight flush", "five of a kind beats straight flush, five of a kind over straight flush, five of a kind is above straight flush, five of a kind highest, "
         "five of a kind (ranks|is|counts|goes|plays) (over|above|higher than|on top of|ahead of) straight flush, "
         "five of a kind (tops|outranks) straight flush, five of a kind (is|was|ranks) (top|highest) [hand]"),
    Setting("five-of-a-kind", "below", "five of a kind below straight flush", "a straight flush beats five of a kind", "straight flush beats five of a kind, straight flush over five of a kind, five of a kind under straight flush, five of a kind is below straight flush, "
         "five of a kind (ranks|is|counts|goes|plays) (under|below|lower than|beneath|behind|less than) straight flush, "
         "five of a kind loses to straight flush, "
         "straight flush (tops|outranks|over|above|ranks over|ranks above|is over|is above|ranks higher than) five of a kind"),
    Setting("checker", "no-blind", "no blind", "who checks is not the blind", "no blinds, isnt blind, not blind, is not blind"),
    Setting("raised", "no", "not raised", "nobody raised the blind", "unraised, nobody raised, no one raised, no raise, no raises, hasnt been raised, not been raised, wasnt raised, unraised pot"),
    Setting("nth", "first-two", "one of the first two cards of the deal", "which card of the deal was exposed", "it was one of first two cards of deal, it was one of first two cards, it was one of first two cards dealt"),
    Setting("position", "button", "it is the button's hand", "whose the short hand is", "its buttons hand, it was buttons hand, it is hand of button"),
    Setting("asker", "out", "the player who asks has folded", "who asks is out of the pot", "who asks has folded, who asks had folded, one who asks has folded, player who asks had folded"),
    Setting("owner", "posted", "its player had posted", "whose the seat is", "its player has posted, seats player had posted"),
    Setting("opponent", "before", "the hand was gone before", "the hand was not thrown away because of it", "hand was already gone, his hand was already gone, it was gone before, hand was mucked before, it was mucked before, he had mucked before, other hand was gone before"),
    Setting("triple-draw", "yes", "triple draw", "three draws instead of one", "triple draw lowball, three draws"),
    Setting("triple-draw", "no", "single draw", "one draw", "single draw lowball"),
    Setting("open", "callable", "the blind can be called", "the big blind may be called to open", "blind can be called, big blind can be called, blind may be called, call blind allowed, can limp, limping allowed, "
         "(structure|game|house|room) (lets|allows) [you|us|players|people|everyone] [to] [just] (call|limp|flat call) [big] [blind|in], (you|we|players) (can|may) [just] (call|limp|flat call) [big] blind, (can|may) just call [big] blind, calling blind is (allowed|ok|fine), (you|we|players) can limp [in], limping is (allowed|ok|fine), limps are allowed, limp in allowed, flat calling blind is allowed"),
    Setting("open", "double", "double open", "the opening bet is twice the big blind", "must open for double, minimum open is double, minimum open is double big blind, open for double, double to open, opens are double"),
)  # fmt: skip

#: Stages, in the order of play. They may move on within a line, so they are a class of their own.
STAGES = (
    Setting("when", "before-draw", "before the draw", "from the deal to the end of the first betting",
            "(before|prior to|ahead of|leading up to|going into|coming into|heading into|into) draw, predraw, pre draw, pre, before drawing, before cards were drawn, before anyone drew, "
            "before anybody drew, before we drew, before they drew, before draws, (on|in|during|off) deal, while pitching [cards], pitching [cards], when pitching [cards], during pitch, (about|roughly|around) (halfway|midway|partway|half way|part way) through deal, early in deal, late in deal, near end of deal, (in|on|during) first [betting] round [of betting], first [betting] round, first round of betting, "
            "before draw started, (no ones|nobodys|no one has|nobody has|noones) drawn [yet|cards], while dealing, when dealing, preflop, opening round, in opening round, on opening round, on initial deal, in initial deal, on opening deal, before discards, not drawn yet, havent drawn yet, no draw yet"),
    Setting("when", "on-draw", "on the draw", "while cards are drawn", "(during|at|in) draw, while drawing, drawing, when drawing, during drawing, draw card, drawn card, card drawn, in middle of draw, drawing round, on drawing round, at time of draw, "
         "(after|once|since) draw (started|began|had started|has started|got going), draw (started|has started|had started|was underway|is underway|has begun), while draw is going on, in midst of draw, middle of draw"),
    Setting("when", "after-draw", "after the draw", "the betting behind the draw",
            "before showdown, before (hands|cards) are shown, post draw, postdraw, past draw, since draw, after drawing, (in|on|during) second [betting] round [of betting], second [betting] round, after draws, following draw, after everyone drew, after everybody drew, once draw is over, after draw was done, "
            "after draw was complete, after draw is complete, draw is over, draw was over, draw complete, draw is complete, with draw over, last round of betting, on last betting round, on final betting round, final betting round, after we drew, "
         "draw (just|has|has just|was just|had|had just) (ended|finished|completed), draw (ended|finished), draw (is|was|is all|was all) (done|finished|completed), draw done, (betting|betting round) after draw, in betting after draw, after draw betting, when draw was (over|done), with draw (done|complete|finished)"),
    Setting("when", "showdown", "showdown", "the hands are shown", "(at|on|in|during) showdown, at end of hand, when hands were shown, when cards were shown, showing down, on river, at end, when we showed down, we show down, they show down, cards up, show down, (at|on|in) show down"),
)  # fmt: skip

#: What stands before and behind "draw" where there are several: "before the second draw".
DRAWS = ("first", "second", "third")
DRAW_STAGES = {"before": "before-draw", "on": "on-draw", "during": "on-draw", "at": "on-draw", "after": "after-draw"}
