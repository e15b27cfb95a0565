"""What may be asked at the end of a line, and what players say they want. Neither is a fact.

A question is read where a clause holds one of these and nothing but people, cards already told, and the words that make
a question of it (:data:`ASKING`).
"""

from __future__ import annotations

from typing import NamedTuple


class Question(NamedTuple):
    """``name`` goes to ``Situation.question``; ``shown`` is how it is written out."""

    name: str
    shown: str
    means: str
    spellings: str = ""


QUESTIONS = (
    Question("misdeal", "is it a misdeal?", "whether the deal is void",
             "!misdeal, redeal, re deal, deal over again, does deal stand, deal stand, start over, take back cards, dead deal, deal again, shuffle and deal again, new deal"),
    Question("who wins", "who wins?", "who gets the pot",
             "who won, who gets pot, who gets it, whose pot is it, whose pot, whos got it, who has it, who takes pot, who takes it, who takes it down, who gets what, "
             "who has best hand, which hand wins, who is winner, whos winner, who beats who, which hand is better, who scoops, what wins, which wins, which is best, who is good, whos good, win, win pot, "
             "who gets money, how is pot divided, how do we split pot, split pot, is it split, chop, chop pot, who should get pot, which one wins, get pot, win it, who is best"),
    Question("must take", "must he take it?", "whether an exposed card must be kept",
             "take it, take card, keep it, keep card, get new card, get new one, get another one, get another card, get it replaced, keep that card, take that card, stuck with it, stuck with card, "
             "replaced, be replaced, replace it, does it play, does it stay, card play, it play, card stay, take, keep, refuse it, give it back, get replacement, have choice, have option, forced to take it, get another, play it, get rid of it, is it replaced, play with it, reject it, turn it down, refuse, refuse card, refuse to take it"),
    Question("fouled", "is the hand fouled?", "whether a hand can still win",
             "fouled, hand fouled, foul, hand foul, hand good, fouled hand, hand still good, foul hand, play four cards, hand playable, play with four cards, play with six cards, play four, draw four, playing hand, hand alive, hand live, live hand"),
    Question("dead", "is the hand dead?", "whether a hand is out of the pot", "hand dead, dead, dead hand, lose pot, lose hand, forfeit pot, killed, penalised, penalized, hand killed, out of pot, any penalty, penalty, is there penalty, eligible, lose his hand"),
    Question("allowed", "is it allowed?", "whether a player may do it",
             "allowed, allowed to, throw one away, discard one, give one back, throw away one, play best five, legal, ok, okay, alright, all right, let him, let her, let them, do that, do it, do this, permitted, let him do it, let her do it, let him do that, that ok, is that legal, is it okay, against rules, valid, do so, fair, change it, change mind, change his mind, "
             "allow it, allow that, is raise good, stand, does it stand, let it stand, raise stand, his raise good, allow him, allow her"),
    Question("must answer", "must he answer?", "whether the number drawn must be told", "answer, tell, tell him, tell her, dealer say, say how many, answer that, dealer tell him, dealer answer, answer him, answer her, reveal it, tell how many, say, tell me, disclose it"),
    Question("pat", "is he pat?", "whether the hand must be played as it is", "pat, stuck with pat, stuck with it pat, stand pat, held to pat, bound to pat, committed to pat, be pat, considered pat, stuck pat, have to stay pat, stay pat, still draw, play pat, take cards now"),
    Question("blind", "what about the blind?", "what is owed in blinds",
             "what about blind, what about blinds, what about blind now, full blind, take blind, pay blind, post blind, who takes blind, who pays blind, owe blind, what does he owe, owe, owe anything, still owe blind, count as blind, count as full blind, whats due, who has blind, blind good, blind count, whose blind is it, whos blind is it, who is blind"),
    Question("dealt in", "may he be dealt in?", "whether a player gets a hand",
             "deal hand, deal him hand, deal her hand, deal him cards, deal her cards, dealt in, be dealt in, deal in, deal him in, deal her in, get hand, have hand, come in, play now, have to wait, wait, get cards, come in behind button, post behind button, come in now, receive hand, get dealt in, get in, what are options, whats options, what are choices, wait for big blind, what can he do, what can she do, play this hand, come back in, play right away"),
    Question("money", "where does the money go?", "who gets which chips",
             "lose bets, lose bet, get money back, get bet back, get bets back, how much, how much does he win, how much does he get, how much does she get, what does he win, what does he get, whats he get, what happens to money, what happens to bets, "
             "win anything, get anything back, get back, get call back, money back, what goes back, get it back, back, win money, win bets, win side pot, who gets how much, get refund, collect, where does money go, how much does he put up, how much does it cost, put up, cost, how is pot awarded, what happens to pot, get anything, win all of it, win whole pot, get bets, get bet, keep bets, keep bet, keep pot, get paid, lose money, get overcall back"),
    Question("wild", "which card is wild?", "which card stands for any other",
             "!so its wild, !so it is wild, !its wild, "
             "wild, wild too, which is wild, whats wild, what is wild, are they wild, it wild, so its wild, so it is wild, which one is wild, make wild too, make wild, both wild, what card is wild, wild card, my wild card, which card is wild card, which is my wild card, wild also, are wild too, low card, lowest card, whats my wild card, whats low card,"),
    Question("hand", "what is the hand?", "what a hand is worth", "straight, that straight, is that straight, flush, count as straight, count as flush, what hand is it, whats my hand, what hand, what do i have, whats he got, what does he have, worth, what is it, what is that, whats that, count as low, five of kind, play as, is that flush"),
    Question("check-raise", "can you check-raise?", "whether check-raise is allowed", "check raise, check raising allowed, check raising, check raising ok, check raise allowed"),
    Question("sevens rule", "does the sevens rule apply?", "whether a seven or better must be bet", "sevens rule, sevens rule apply, sevens rule on, must bet seven, bet seven, bet it, sevens rule in effect, have bet, penalty for checking, check seven, check it, have to bet sevens"),
    Question("how many raises", "how many raises are allowed?", "the limit on raises", "how many raises, how many raises allowed, whats cap, limit on raises, cap on raises, limit to raises, what is cap, cap, any cap, there cap, there limit on raises, any limit on raises, how many bets, is it capped, capped"),
    Question("how many to draw", "how many cards may be drawn?", "the limit on the draw",
             "how many cards allowed to draw, how many cards am i allowed to draw, how many can i draw, how many cards can i draw, how many can you draw, how many cards can you draw, how many cards may i draw, how many cards may be drawn, whats draw limit, draw limit, draw five, draw five cards, draw four cards, how many cards do i get, take five, maximum draw, most cards i can draw, draw all five"),
    Question("flushes", "do straights and flushes count?", "whether straights and flushes count", "flush count, straight count, flushes count, straights count, flush count against, straight count against, straights and flushes count, flushes and straights count, flush hurt, straight hurt, straights or flushes count"),
    Question("best hand", "what is the best hand?", "the best hand there is", "what is best hand, whats best hand, best possible hand, what is best possible hand, whats best possible hand, what is nuts, whats nuts, best low, whats best low, what is best low, what is wheel, whats wheel"),
    Question("show", "must he show?", "whether a hand must be shown", "show, show hand, show cards, show down, show it"),
    Question("what now", "what now?", "what to do next", "whats ruling, what is ruling, ruling, what do i do, what do we do, what happens, what happens now, what next, now what, what should i do, whats rule, what is rule, how do i rule, what should dealer do, what about it, what then, what do i do now, what do we do now, what does dealer do, problem, any problem, what is right, how do you rule, whats correct ruling, then what, how should i rule, what is call, whats call, what is procedure, deal them all at once, deal all at once, all at once, give him one, give her one, give him card, give her card, give him another card, give her another card, give him fifth card, give her fifth card, is that right, whats happen, what about that"),
)  # fmt: skip

#: Words that make a question, and are nothing where none is asked.
ASKING = (
    "can, could, may, must, should, shall, will, would, do, does, did, is, are, has to, have to, had to, get to, gets to, need to, needs to, am, supposed to, is there, are there, was there, if, when, what about, does it, is it, is that, is this, do i, do we, so, that, "
    "does that, is he, is she, right, then, now, entitled to, or not, which, what, how about, does that mean, or does, forced to, required to, obligated to, obliged to, be, or is, so does, so is, make, makes, anyway, if he wants, if she wants, again, anymore"
)  # fmt: skip

#: What players say they want: what it comes to, spellings.
REQUESTS = (
    ("to keep it", "hell keep it, shell keep it, says hell keep it, says shell keep it, says hell take it, says shell take it, wants to keep [it|that|card], want to keep it, would like to keep it, wants it, likes it, is happy with it, says he has to take it, says she has to take it, says he can keep it, says he must take it, says he gets to keep it, thinks he can keep it, says he likes it, wants to take it, refuses to give it back, says he wants it, says he will keep it, says ill keep it, says ill take it, wants to play it, is fine with it"),
    ("a new card", "wants (new one|new card|another one|another card|another|replacement|it replaced|different card), wants to replace it, asks for (new one|new card|another card|another one|replacement), asked for (new one|new card|another card|another one|replacement), "
                   "doesnt want it, does not want it, didnt want it, refuses it, refuses card, wont take it, says he doesnt have to take it, says he gets new one, says he gets new card, says he should get new card, says he should get new one, thinks he gets new one, thinks he gets new card, demands new card, wants to get rid of it, says he doesnt want it, wants a fresh card, doesnt like it, wants it back in deck, wants to refuse it, refuses to take it, wants fresh one, wants to give it back, refused it, refused to take it"),
    ("no", "says (thats|that is|its|it is) not allowed, says (it|that) isnt allowed, says (thats|its) illegal, says (he|she|you) cant do that, says (he|she|you) cant, says (thats|its) too late, says (thats|its) against rules"),
    ("a hand", "doesnt want to wait [for (big blind|blind)], does not want to wait [for (big blind|blind)], wants hand without waiting [for (big blind|blind)], wants to post and play, wants to post and come in, wants to post, wants hand, wants in, wants to play, wants to be dealt in, asks for hand, wants back in, wants to come back, wants to come in, asked for hand, wants to get hand, wants to get back in, wants to get dealt in, asks to be dealt in, wants hand now, wants to play right away, expects hand, wants to play now, wants to be dealt back in, wants to be dealt in now, wants to join, wants to sit in, wants to come back in"),
    ("cards", "wants cards, wants cards now, wants card, wants card now, still wants cards"),
    ("the best five", "just let me play best five, let me play best five, play best five, wants to play best five, wants to play with best five, says best five plays, play my best five, wants to discard one, wants to throw one away, wants to give one back, offers to throw one away, wants to play best five of six, wants to throw away sixth card, wants to toss one"),
    ("the money back", "wants money back, wants bet back, wants call back, wants it back, wants bets back, wants chips back, wants refund, asks for bet back, asks for money back, demands money back, wants to take it back, wants to take bet back, wants to get it back, wants his money"),
    ("a misdeal", "wants misdeal, wants redeal, wants new deal, calls for misdeal, called for misdeal, asks for misdeal, says its misdeal, says it is misdeal, says it should be misdeal, claims misdeal, claims its misdeal, yells misdeal, called misdeal, calls misdeal, says misdeal, said misdeal, says redeal, screams misdeal, hollers misdeal, demands misdeal, wants to call misdeal, shouts misdeal, wants deal to stand, thinks its misdeal, wants it dealt over, said its misdeal, asked for misdeal, insists its misdeal, says that is misdeal"),
    ("the pot", "wants pot, claims pot, asks for pot, says he wins, says she wins, says he won, reaches for pot, wants whole pot, demands pot, thinks he won, thinks he wins, says pot is his"),
    ("another look", "wants ruling, asks for ruling, calls floor, called floor, calls floorman, called floorman, complains, objects, protests, wants decision, is upset, is mad, isnt happy, is angry, is complaining, argues, is arguing, says its unfair, calls me over, called me over, wants floor"),
)  # fmt: skip
