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
             "!misdeal, redeal, re deal, deal over again, does deal stand, deal stand, start over, take back cards, dead deal, deal again, shuffle and deal again, new deal, "
         "stay misdeal, misdeal still, it misdeal, that misdeal, that make it misdeal, deal void, void deal, "
         "hand void, kill deal, scrap deal, throw in deal, "
         "play on, do we play on, play it out, keep playing, keep going, go on, carry on, continue, hand continue, deal continue, still misdeal, misdeal or not, misdeal or play on, call misdeal, call it misdeal, call for misdeal, deal stand or not, hand stand, do we start over, deal over, do over, pick up cards, scoop cards, cards come back, bring cards back, redo it, redo deal, wash it, all cards back, ask for misdeal, play hand out, do we keep playing, hand void, is it too late"),
    Question("who wins", "who wins?", "who gets the pot",
             "who won, who gets pot, who gets it, whose pot is it, whose pot, whos got it, who has it, who takes pot, who takes it, who takes it down, who gets what, "
             "who has best hand, which hand wins, who is winner, whos winner, who beats who, which hand is better, who scoops, what wins, which wins, which is best, who is good, whos good, win, win pot, "
             "who gets money, how is pot divided, how do we split pot, split pot, is it split, chop, chop pot, who should get pot, which one wins, get pot, win it, who is best, "
         "who takes it all, who takes down pot, who drags pot, who drags it, who scoops it, who collects pot, "
         "who good here, whos low, who is low, whos lower, who is lower, who has low, whos got low, who got low, "
         "whos got best of it, whos ahead, who is ahead, whos winning, who is winning, whos in front, "
         "who wins this, who wins this one, who wins here, who wins that, who wins hand, who wins pot, "
         "who won it, who won pot, who won hand, who won this, who do i push pot to, who do i push it to, "
         "who do i ship it to, whom do i push pot to, who do we push pot to, where does pot go, "
         "where do i push pot, where do i ship it, where do i send pot, which way does pot go, which is lower, "
         "which one is lower, which ones lower, whichs lower, which is low, which one is low, "
         "which one is better, which is better, which ones better, which hand is lower, which hand is low, "
         "which hand is good, which one is good, which is good, which takes it, which one takes it, "
         "which hand takes it, which plays better, which is best hand, whats low, what takes it, "
         "!read them [for me], !read em [for me], read hands, read hands for me, call it, call em, "
         "judge them, judge hands, which of them wins, which of two wins, which of these wins, who beats whom, "
         "is it chop, is it a chop, is it tie, do they chop, do they split, do we chop, do we split, "
         "is it a split, is it split pot, three way split, four way split, three way chop, even split, same hand, "
         "is it same, split it, split it up, chop it up, tie, break tie, break ties, does that break tie, "
         "decide it, spades win, hearts win, clubs win, diamonds win, spade win, takes it, take it down, "
         "who does it, winner, whats winner, whose is it, whos pot is it, whos it go to, who does it go to, "
         "good enough, hand good enough, is my hand good, my hand good, mine good, is mine good, is hers good, "
         "is his good, his good, hers good, any good, hand any good, is it any good, good, "
         "natural beat joker, joker beat natural, natural better than joker, joker as good as natural, "
         "joker as good, natural wheel beat joker wheel, wheel beat joker wheel, jokers wheel good, "
         "is natural better, natural better, "
         "lowest hand, lowest, low hand, whos lowest, who is lowest, which is lowest, who has lowest hand, "
         "who has lowest, lower hand, whats lowest, winner is, who wins with what, "
         "who takes money, who gets paid, "
         "whose (pair|hand|low|trips|boat|flush|straight|quads) is (lower|better|higher|good|best), "
         "whose is lower, whose is better, whose hand is it, hers, is it hers, is it his, lower hand, lower one, "
         "better one, better low, lower low, best low of two, who gets hundred, who is entitled to pot, "
         "who is pushed pot, "
         "who splits, who chops, who splits pot, who chops pot, who gets what share"),
    Question("must take", "must he take it?", "whether an exposed card must be kept",
             "take it, take card, keep it, keep card, get new card, get new one, get another one, get another card, get it replaced, keep that card, take that card, stuck with it, stuck with card, "
             "replaced, be replaced, replace it, does it play, does it stay, card play, it play, card stay, take, keep, refuse it, give it back, get replacement, have choice, have option, forced to take it, get another, play it, get rid of it, is it replaced, play with it, reject it, turn it down, refuse, refuse card, refuse to take it, "
         "hang on to it, hold on to it, hang onto it, hold onto it, hang on to that, hang on to card, stay or go, "
         "keep or swap, keep or replace, keep or replaced, take or replace, stay or swap, stay put, go back, "
         "does it go, it go, go or stay, swap it, swap it out, swap, replace, exchange it, exchanged, swapped, "
         "swapped out, get swap, get fresh one, get fresh card, get different card, get different one, mine, "
         "it mine, is it mine, his to keep, hers to keep, mine to keep, keep his card, keep her card, "
         "keep my card, keep this card, keep that one, hold it, have that card, have it replaced, "
         "ask for another, ask for new one, ask for replacement, be kept, kept, be swapped, "
         "be replaced with another, count as his card, count as his, accept it, accept card, card stands, "
         "card stand, does card stay, card stay put, be taken, come back, take that, choose, "
         "have to live with it, live with it, decline it, decline, pass on it, hand it back, send it back, "
         "get card replaced, "
         "!stay or go, !keep or swap, !keep or replace, !take or replace, !keep or replaced, !stay or replaced, "
         "!stays or goes, !keeper or not, "
         "!keeper, !keep it or not, !good card or not, "
         "have another, have another one, have another card, have new one, have new card, have a different one, "
         "stays, it stays, get other one, swap for another, trade it in"),
    Question("fouled", "is the hand fouled?", "whether a hand can still win",
             "fouled, hand fouled, foul, hand foul, hand good, fouled hand, hand still good, foul hand, play four cards, hand playable, play with four cards, play with six cards, play four, draw four, playing hand, hand alive, hand live, live hand"),
    Question("dead", "is the hand dead?", "whether a hand is out of the pot", "hand dead, dead, dead hand, lose pot, lose hand, forfeit pot, killed, penalised, penalized, hand killed, out of pot, any penalty, penalty, is there penalty, eligible, lose his hand, "
         "hand dead then, killed now, ruled dead, be ruled dead, declared dead, be dead, his hand dead, "
         "her hand dead, my hand dead, is he dead, he dead, she dead, still win, still get pot, win now, lose it, "
         "lose it all, lose whole pot, get punished, punished, be punished, pay for it, suffer, in trouble, "
         "penalty for that, some penalty, some kind of penalty, any kind of penalty, any punishment, "
         "penalize him, penalize her, that foul, count against him, count against her, count, that count, "
         "claim count, stand up, hold up, hand still live, his hand good, her hand good, "
         "still good, "
         "penalty for (calling|miscalling|misreading|undercalling|overcalling|naming) [it|hand] [worse|lower|higher|better|wrong] [than it (was|is)], "
         "penalty for calling hand wrong, penalty for wrong call, penalty for bad call, penalty for that call"),
    Question("allowed", "is it allowed?", "whether a player may do it",
             "allowed, allowed to, throw one away, discard one, give one back, throw away one, play best five, legal, ok, okay, alright, all right, let him, let her, let them, do that, do it, do this, permitted, let him do it, let her do it, let him do that, that ok, is that legal, is it okay, against rules, valid, do so, fair, change it, "
             "allow it, allow that, is raise good, stand, does it stand, let it stand, raise stand, his raise good, allow him, allow her, "
         "fine, thats fine, that fine, is it fine, is this fine, is that kosher, kosher, cool, is that cool, "
         "kosher or not, ok or not, okay or not, legal or not, allowed or not, fair or not, yes or no, "
         "good or bad, "
         ""
         "within rules, proper, above board, on level, count it, get away with it, get away with that, pull that, "
         "do that to me, do that here, do this here, ok here, ok there, ok there too, okay there, ok then too, "
         "legal here, legal there, legal move, legal play, raise count, raise legal, his raise legal, "
         "her raise legal, his raise stand, her raise stand, raise ok, his bet stand, her bet stand, bet stand, "
         "bet count as bet, let him get away with it, let her get away with it, "
         "(is|was) (it|that|this) (ok|okay|legal|allowed|fair|kosher|cool|fine|permitted|proper|within rules|against rules) [or not|here|now], "
         "break it, break hand, that ok, that okay, that allowed, that legal, let that happen, let that go, change number, take back request, take it back, take that back, get away with that, undo it, "
         "!ok or not, !okay or not, !legal or not, !fair or not, !allowed or not, !yes or no, !good or no good, "
         "!kosher or not, "
         "legit, legit or not, legit move, on up and up, by book, by rules, true, correct, "
         "is that correct, that correct, is this correct, ok to do, fine to do, cool to do, good form, bad form, "
         "does (that|it|this) stick, stick, bind (him|her|me|us|them), binding, be binding, is (that|it) binding, "
         "is (he|she) (bound|held) to it, bound by it, held to it, bound by what (he|she) said, "
         "held to what (he|she) said, held to (his|her) word, bound by (his|her) word, hold (him|her) to it, "
         "held to (his|her) call, bound by (his|her) call, does it fly, fly, that fly, hold water, good as said"),
    Question("must answer", "must he answer?", "whether the number drawn must be told", "answer, tell, tell him, tell her, dealer say, say how many, answer that, dealer tell him, dealer answer, answer him, answer her, reveal it, tell how many, say, tell me, disclose it, "
         "have to say, have to tell, have to tell him, have to tell her, have to answer, have to answer him, have to answer that, tell them, say it, tell us, let him know, let her know, disclose, obliged to say, obligated to say, get answer, owed answer, deserve answer, entitled to answer, entitled to know, have right to know, supposed to tell him, supposed to tell her, supposed to say, supposed to answer, refuse to answer, refuse to say, keep quiet, keep it to myself, lie about it"),
    Question("pat", "is he pat?", "whether the hand must be played as it is", "pat, stuck with pat, stuck with it pat, stand pat, held to pat, bound to pat, committed to pat, be pat, considered pat, stuck pat, have to stay pat, stay pat, still draw, play pat, take cards now"),
    Question("blind", "what about the blind?", "what is owed in blinds",
             "what about blind, what about blinds, what about blind now, full blind, take blind, pay blind, post blind, who takes blind, who pays blind, owe blind, what does he owe, owe, owe anything, still owe blind, count as blind, count as full blind, whats due, who has blind, blind good, blind count, whose blind is it, whos blind is it, who is blind, "
         "whats he put up, what does he put up, what does he have to put up, what do i put up, whats she put up, what does she put up, how much does he post, how much does she post, what does he post, post to play, next seat on hook, next guy on hook, on hook, on hook for (it|blind), next player on hook, next guy take it, next guy take blind, next player take it, next player take blind, next guy have to take it, next seat take it, next seat have to take it, owe anything now, count as blind, enough to count, enough for blind, good for blind, cover blind, count for blind, does that count as blind, good enough for blind, still have to take blind, who has to take blind, who has to post, "
         "now what about blind, now what about his blind, now what about her blind, what now about blind, what happens with blind, what about blind next hand, what about next blind"),
    Question("dealt in", "may he be dealt in?", "whether a player gets a hand",
             "deal hand, deal him hand, deal her hand, deal him cards, deal her cards, dealt in, be dealt in, deal in, deal him in, deal her in, get hand, have hand, come in, play now, have to wait, wait, get cards, come in behind button, post behind button, come in now, receive hand, get dealt in, get in, what are options, whats options, what are choices, wait for big blind, what can he do, what can she do, play this hand, come back in, play right away, "
         "give him cards, give her cards, give them cards, give him hand, give her hand, deal her in, deal him in, when do i deal him in, when do i deal her in, when does he get hand, when does she get hand, when does he get in, when does she get in, when can he come in, when can she come in, when can he play, when can she play, when do they get in, when do i get in, when do i get hand, when is he dealt in, when is she dealt in, kill or wait, wait or kill, have to kill, have to kill [it|pot] or wait [for big blind|for big|for blind], kill [it|pot] or wait for (big blind|big|blind), wait for big, wait for big blind or kill, (kill|kill it|kill pot) to come [back] in, what are my options, whats my options, whats he have to do, what does he have to do, what does she have to do, what do i have to do, have any options, post and play, just post, deal him in now, deal her in now, let him in, let her in, let him play now, let her play now, deal that player in, come in on button"),
    Question("money", "where does the money go?", "who gets which chips",
             "lose bets, lose bet, get money back, get bet back, get bets back, how much, how much does he win, how much does he get, how much does she get, what does he win, what does he get, whats he get, what happens to money, what happens to bets, "
             "win anything, get anything back, get back, get call back, money back, what goes back, get it back, back, win money, win bets, win side pot, who gets how much, get refund, collect, where does money go, how much does he put up, how much does it cost, put up, cost, how is pot awarded, what happens to pot, get anything, win all of it, win whole pot, get bets, get bet, keep bets, keep bet, keep pot, get paid, lose money, get overcall back, "
         "how much does (lou|he|she|it|they) win, how much do i win, how much do i get, what do i win, "
         "what do i get, how much is mine, how much goes back, how much do i get back, how much does he get back, "
         "how much does she get back, whats mine, what is mine, what goes to him, what goes to her, "
         "what goes to whom, whats it pay, what does it pay, what does everyone get, what does everybody get, "
         "what does each get, who gets what back, who gets it back, who gets refund, who gets chips, "
         "who gets chips back, who gets side, who gets main, who gets main pot, who gets side pot, "
         "who gets extra, lose call, lose his call, lose her call, lose his bet, lose her bet, lose my bet, "
         "lose my call, lose that, lose those chips, coming back, coming back to me, coming back to him, "
         "coming back to her, due back, due anything, due anything back, get something back, get some back, "
         "get it all, get all of it, get everything, get whole thing, get any of it, get any of that, "
         "get any back, get any money back, get his call back, get her call back, get my call back, "
         "get my bet back, get my money back, get his bet back, get her bet back, get his money back, "
         "get her money back, get his chips back, get her chips back, get my chips back, get chips back, "
         "get refunded, refund, refunded, be refunded, give back, give money back, give back bet, "
         "return it, returned, be returned, bets go back, bet go back, call go back, calls go back, "
         "money go back, stay in pot, bets stay, bet stay, bets stay in, money stay in, money stay, bets count, "
         "bet count, bet count for me, bets count for me, call count, calls count, his bet count, her bet count, "
         "my bet count, bets after draw count, keep it all, keep everything, keep his money, keep her money, "
         "win it all, win all, win everything, win bet, win anything extra, win after draw money, "
         "win more than pot, win rest, win whole thing, keep whole pot, keep all of it, void, voided, "
         "anything void, nothing void, nothings void, is anything void, is nothing void, is action void, "
         "action void, anything, anything back, anything to come back, something back, everything back, "
         "all of it, all of pot, whole pot, nothing back, one thing back, eat win, cost me, cost him, cost her, "
         "bite, bite him, bite her, bite me, hurt, hurt him, hurt her, hurt me, apply to him, apply to her, "
         "apply to me, "
         "lose, lose money, "
         "any (refund|money back|chips back|comeback|recourse), anything due back, anything refunded, "
         "any of it back, any of that back, keep his bet, keep her bet, keep my bet, keep that bet, keep call, "
         "keep his call, lose anything, loses anything, forfeit anything, lose his pot, get his bet, get her bet, "
         "get his call, get her call, "
         "any of (it|that|this) (go back|come back|returned|back), any of his money back, any of her money back, "
         "who gets (his|her) bet back, get bet, get his bet too, get her bet too, win his bet, win her bet, "
         "win that bet, win call, win her call, win his call, get call too"),
    Question("wild", "which card is wild?", "which card stands for any other",
             "!so its wild, !so it is wild, !its wild, "
             "wild, wild too, which is wild, whats wild, what is wild, are they wild, it wild, so its wild, so it is wild, which one is wild, make wild too, make wild, both wild, what card is wild, wild card, my wild card, which card is wild card, which is my wild card, wild also, are wild too, low card, lowest card, whats my wild card, whats low card,, "
         "my wild, which of them is wild, which of my cards is wild, which card wild, my wild one, "
         "which one wild, my trey wild, my deuce wild, get his wild, get her wild, get my wild, get wild, "
         "get wild card, still get wild, still get his wild, still get her wild, have wild card, have wild, "
         "have a wild, my wild card yet, wild yet, wild right now, wild now, wild already, wild before draw, "
         "my low card wild, low card wild, lowest card wild, my lowest card wild, that wild, that one wild, "
         "is that wild, wild then, is it wild then, is it wild now, is it wild yet, "
         "be my wild card, be wild card, my wild card then, be wild then, be wild for sure, always be wild card, "
         "be wild"),
    Question("hand", "what is the hand?", "what a hand is worth", "straight, that straight, is that straight, flush, count as straight, count as flush, what hand is it, whats my hand, what hand, what do i have, whats he got, what does he have, worth, what is it, what is that, whats that, count as low, five of kind, play as, is that flush, "
         "that straight flush, is that straight flush, straight flush, is it straight flush, "
         "isnt that straight flush, that isnt straight flush, that isnt straight, that isnt flush, "
         "isnt that straight, isnt that flush, is it straight, is it flush, that a wheel, is that wheel, "
         "that wheel, isnt that wheel, wheel, it wheel, what kind of hand is that, what kind of hand, "
         "whats it worth, what is it worth, whats hand worth, what does it count as, what does it make, "
         "what does that make, what does that make it, what have i got, what do i got, what hand is that, "
         "what hand do i have, what hand have i got, whats that hand, whats this hand, what do you call it, "
         "what do you call that, what is that called, whats that called, full house, full boat, boat, "
         "four of a kind, quads, trips, that trips, that quads, that boat, that full house, "
         "round corner straight, around corner straight, wraparound straight, wrap around straight, "
         "around the corner straight, that round corner straight, thats round corner straight, get straight, "
         "get straight out of that, get straight out of it, get straight outta that, get straight outta it, "
         "have straight, make straight, get flush, get flush out of that, get wheel, get wheel out of that, "
         "make wheel, make flush, two pair, that two pair, five aces, five kings, royal flush, royal, that royal, "
         "get straight out of it, get straight outta that, get straight outta it, round corner straight, "
         "around corner straight, that round corner straight, "
         "what do you call, what do we call, what do they call, what would you call, what do you call that, "
         "what is it called, what do folks call, whats it called when you have"),
    Question("check-raise", "can you check-raise?", "whether check-raise is allowed", "check raise, check raising allowed, check raising, check raising ok, check raise allowed, "
         "check raise, check raises, check raise ok, check raise okay, check raise legal, check raise fine, "
         "check raise kosher, check raise permitted, check raising permitted, check raising fine, "
         "check raising legal, check raising kosher, check raising in order, check raise in order, "
         "check and raise, check and then raise, check then raise, checking and raising, "
         "checking and then raising, checking then raising, check raise him, check raise me, check raise her, "
         "check raise anyone, check raise anybody, check raise there, check raise here, sandbag, sandbagging, "
         "trap check raise, check raise stand, checker raise, checked hand raise, checking hand raise, "
         "raise after checking, raise after checked, raise after he checked, raise after she checked, "
         "raise after i checked, come back and raise, come back with raise, check and come back over top"),
    Question("sevens rule", "does the sevens rule apply?", "whether a seven or better must be bet", "sevens rule, sevens rule apply, sevens rule on, must bet seven, bet seven, bet it, sevens rule in effect, have bet, penalty for checking, check seven, check it, have to bet sevens, "
         "sevens rule apply here, sevens rule in play, sevens rule in force, sevens rule on here, "
         "sevens rule yet, sevens rule even, sevens rule kick in, sevens rule kick in yet, sevens rule count, "
         "sevens rule matter, sevens rule get him, sevens rule get her, sevens rule get me, sevens rule bite, "
         "sevens rule hurt, sevens rule come into it, sevens rule come into play, is that seven, that seven, "
         "even seven, is that even seven, count as seven, considered seven, be seven, is it seven, it seven, "
         "bet pat seven, have to bet seven, have to bet, forced to bet, must bet, obliged to bet, "
         "required to bet, need to bet, have to bet it, check pat seven, checking seven, check wheel, "
         "check my seven, check my wheel, check my hand, check my six, check six, check a pat six, bet six, "
         "bet wheel, bet pat six, bet hand like that, bet my hand, bet my seven, have to bet out, "
         "allowed to check, allowed to check seven, what if i check it, what happens if i check it, "
         "what happens if he checks it, what happens if she checks it, what if he checks it, "
         "what if you check it, what happens if you check seven, what happens if i check seven, "
         "what if i check seven, whats sevens rule, what is sevens rule, how does sevens rule work, "
         "what does sevens rule say, rule about sevens, rule on sevens, seven rule, seven rule apply, "
         "penalty for checking it, penalty for checking seven, penalty on seven, "
         "under sevens rule, covered by sevens rule, subject to sevens rule, fall under sevens rule, "
         "come under sevens rule, part of sevens rule, sevens rule touch it, sevens rule touch him, "
         "sevens rule reach it, sevens rule even apply, sevens rule mean anything here, sevens rule for eights, "
         "eight count, any sevens rule, any sevens rule here, have sevens rule, "
         "(no|any) (trouble|problem|issue) with sevens [thing|rule], trouble with sevens [thing|rule], sevens thing, in trouble with sevens [thing|rule], sevens [thing|rule] (matter|apply|get me|get him|get her|bite), problem with sevens rule, "
         "slow playing, slow play, slow play it, slowplay, slowplaying, slow roll, trapping, trap with it, "
         "just check it, just check nuts, just check, check it down"),
    Question("how many raises", "how many raises are allowed?", "the limit on raises", "how many raises, how many raises allowed, whats cap, limit on raises, cap on raises, limit to raises, what is cap, cap, any cap, there cap, there limit on raises, any limit on raises, how many bets, is it capped, capped, "
         "cap on bets, cap on betting, cap on number of raises, maximum raises, maximum number of raises, "
         "raise limit, how many bets and raises, when is it capped, when does it cap, cap at four raises, "
         "cap heads up, there cap heads up, raises limited, raises unlimited, unlimited raises, keep raising, "
         "go on raising, raise forever, raise all night, raises capped, it capped, betting capped, cap apply, "
         "limit to number of raises, limit to how many raises, "
         "number of raises limited"),
    Question("how many to draw", "how many cards may be drawn?", "the limit on the draw",
             "how many cards allowed to draw, how many cards am i allowed to draw, how many can i draw, how many cards can i draw, how many can you draw, how many cards can you draw, how many cards may i draw, how many cards may be drawn, whats draw limit, draw limit, draw five, draw five cards, draw four cards, how many cards do i get, take five, maximum draw, most cards i can draw, draw all five, "
         "swap all five, draw all five, change all five, replace all five, exchange all five, swap five, "
         "change five, replace five, swap all of them, draw all new cards, get five new ones, get five new cards, "
         "take all five, swap whole hand, draw five new cards, take four, swap four"),
    Question("flushes", "do straights and flushes count?", "whether straights and flushes count", "flush count, straight count, flushes count, straights count, flush count against, straight count against, straights and flushes count, flushes and straights count, flush hurt, straight hurt, straights or flushes count, "
         "straight kill it, flush kill it, straight kill hand, flush kill hand, straight count against it, "
         "flush count against it, straight count against me, straight count against him, flush count against me, "
         "flush count against him, straight bad, flush bad, straights bad, flushes bad, straights hurt, "
         "flushes hurt, straights hurt you, flushes hurt you, flush hurt you, straight hurt you, "
         "straights matter, flushes matter, straights play, flushes play, straights any good, "
         "straights and flushes matter, flushes and straights matter, straights and flushes hurt, "
         "straights and flushes bad, ignore straights, ignore flushes, do straights count, do flushes count, "
         "straights and flushes ignored, straights count for anything, flushes count for anything, "
         "straight mean anything, flush mean anything, straight matter, flush matter, straight ruin it, "
         "flush ruin it, straight wreck it, flush wreck it, straights high, straight high, flush high, "
         "straight count high, flush count high"),
    Question("best hand", "what is the best hand?", "the best hand there is", "what is best hand, whats best hand, best possible hand, what is best possible hand, whats best possible hand, what is nuts, whats nuts, best low, whats best low, what is best low, what is wheel, whats wheel, "
         "whats nut low, what is nut low, nut low, whats number one, what is number one, whats lock, "
         "whats immortal, nuts, is wheel nuts, wheel nuts, wheel best hand, is wheel best hand, wheel best, "
         "wheel good, wheel any good, wheel best low, whats best hand there is, what is best hand there is, "
         "whats best possible low, what is best possible low, whats best you can have, "
         "whats best hand you can have, whats perfect hand, what is perfect hand, whats best, "
         "what beats everything, whats unbeatable, best there is, best hand there is, what hand is best, "
         "which hand is best, what hand is nuts, which hand is nuts, whats top hand, what is top hand, "
         "what is lowest hand there is, whats lowest possible hand, what is lowest possible hand"),
    Question("bet after the draw", "how big is a bet after the draw?", "what a limit bet is after the draw",
         "(how much|how big) is bet after draw, how much are bets after draw, how much is bet on second round, (whats|what is) bet after draw, how much do you bet after draw, how much can i bet after draw in limit, (does|do) (bet|bets|limit|it) double after draw, bets double after draw, bet double after draw, how much to bet after draw, size of bet after draw"),
    Question("bet size", "how big a bet?", "how much may be bet or raised",
             "most i can (open for|bet|raise|put in), whats most i can (open for|bet|raise), how much can (i|he|she) (bet|raise|open for), how big a bet, how big a raise, maximum bet, minimum bet, minimum raise, min raise, whats minimum, whats maximum, big enough raise, raise big enough, bet big enough, big enough, enough raise, enough for raise, enough of raise, legal raise size, raise too small, bet too small, how much do i have to raise, how much does he have to raise, smallest raise, biggest bet, right size, raise right size, "
         "is that enough, that enough, enough, whats minimum (raise|bet), what is minimum (raise|bet), "
         "whats maximum (raise|bet), whats min raise, minimum legal raise, how much more, full raise, "
         "legal raise, raise enough, too small raise, underraise, is that raise enough, raise big enough there, "
         "raise too big, over pot, more than pot, "
         "how big (does|must|should) raise (have to|need to)[ be], how big does raise have to be, "
         "how big must raise be, how large (does|must) raise (have to be|be), how big does bet have to be, "
         "how much does raise have to be, raise have to be, how big can bet be, how big can he bet, "
         "size of raise, how small can raise be, how big can you go"),
    Question("buy-in", "how big a buy-in?", "what a player must buy in for", "minimum buy in, whats minimum buy in, what is minimum buy in, buy in, whats buy in, how much is buy in, minimum buyin, how short can i buy, buy short, buy in short"),
    Question("button after a misdeal", "who has the button after a misdeal?", "whether the button moves after a misdeal", "[does] button (stay|move|advance|go back) [with me|with him|where it is|on] [or move|or move on|or stay|or advance], move button [on|back|or leave it], who (gets|has|keeps) button [now|next|after misdeal|after that], button stay or move, where does button go [now|next|after misdeal], move button or leave it, keep button, get button again, does same player have button, advance button, button pass, button (pass) [or not|or stay], button stay put, button move or stay put, does button move or stay put"),
    Question("order of showing", "who must show first?", "who must show his hand first", "who (shows|show|has to show|should show|must show|opens|tables) first (at showdown|at end|in lowball), who has to show, who must show, who should show, who (shows|show|tables|opens) first, who (has to show|should show|tables) first, who is first to show, whos first to show, order of showing, who shows down first, whose hand is shown first, show first at showdown, "
         "who turns hand over first, who has to turn hand over first, who turns up first"),
    Question("run it twice", "may we run it twice?", "two draws for halves of a pot", "run it twice, run draw twice, run it two times, deal it twice, draw twice, running it twice"),
    Question("rabbit hunting", "may he see the next card?", "a look at a card that would have come", "see card i would have gotten, see card i would have got, see next card, see what was coming, see what i would have (drawn|got|gotten), see what would have come, rabbit hunt, rabbit, see my card, look at next card, see card that was coming"),
    Question("straddle", "may one straddle?", "a voluntary blind", "straddle, put straddle on, put on straddle, post straddle, straddle on, put a straddle in, put up straddle, straddle here, straddle allowed, live straddle"),
    Question("string bet", "is it a string bet?", "a bet put in piece by piece", "string raise, string bet, that string raise, that string bet, isnt that string raise, isnt that string bet, is that string raise, is that string bet"),
    Question("clock", "may he be put on the clock?", "time to decide", "call clock, call time, call clock on (him|me), call time on (him|me), put (him|me) on clock, ask for clock, how much time does he have, how long does he have, how long does he get, how much time does he get"),
    Question("show", "must he show?", "whether a hand must be shown", "show, show hand, show cards, show down, show it, "
         "show it first, show his hand, show her hand, show my hand, have to show, show to win, show to win pot, "
         "show to get pot, show hand to get pot, show hand to win pot, show hand to win, show it to win, "
         "show openers, turn hand over, turn it over, turn them over, show first, supposed to show first, "
         "who opens up first, "
         "who is supposed to show first, whos supposed to show first, who turns over first, see it, see it too, "
         "see hand, see his hand, see her hand, see that hand, ask to see it, ask to see it too, ask to see hand, "
         "ask to see that hand, see cards, see those cards, see what he had, see what she had, look at it, "
         "look at hand, look at his hand, look at her hand, see mucked hand, see losing hand, demand to see it, "
         "show cards to win, get to see it, get to see hand, entitled to see it, entitled to see hand, "
         "show if nobody calls [me|him|her], show if i dont get called, show when nobody calls, "
         "show if no one calls, show if everybody folds, show if everyone folds"),
    Question("what now", "what now?", "what to do next", "whats ruling, what is ruling, ruling, what do i do, what do we do, what happens, what happens now, what next, now what, what should i do, whats rule, what is rule, how do i rule, what should dealer do, what about it, what then, what do i do now, what do we do now, what does dealer do, problem, any problem, what is right, how do you rule, whats correct ruling, then what, how should i rule, what is call, whats call, what is procedure, deal them all at once, deal all at once, all at once, give him one, give her one, give him card, give her card, give him another card, give her another card, give him fifth card, give her fifth card, is that right, whats happen, what about that, "
         "how does it come out, hows that work, how does that work, how does this work, how do you see it, "
         "whats verdict, what is verdict, your verdict, verdict, whats your ruling, what is your ruling, "
         "whats your call, what is your call, whats decision, what is decision, whats your decision, "
         "whats answer, what is answer, whats outcome, what is outcome, whats result, what is result, "
         "what say you, what do you say, what do you think, whats fair, what is fair, what is right call, "
         "whats right call, what gives, where do we stand, what do we do about it, what do i do about it, "
         "what do we do with it, what do i do with it, what do we do with this, what do i do with this, "
         "what do i do with extra, what about extra, what of it, what of that, whats proper, what is proper, "
         "what is done, whats done, whats to be done, what should happen, what should happen now, "
         "whats happening, what happens then, what happens here, what happens next, what happens to him, "
         "what happens to her, what happens to hand, how do you rule on it, how do you rule on this, "
         "how would you rule, how should it be ruled, what would you rule, whats it to be, "
         "where does that leave us, where does that leave him, where does that leave her, "
         "where does that leave me, what about her, what about him, what about me, "
         "whos right here, who is right here, is he right, is she right, am i right, is he correct, "
         "is she correct, he right, she right, i right, i wrong, is he wrong, is she wrong, am i wrong, agree, "
         "do you agree, that true, is that true, is it true, so what, so now what, well now what, say what, "
         "right or wrong, or am i wrong, or am i crazy, isnt it, isnt that so, "
         "isnt that right, arent i, dont i, doesnt he, doesnt she, doesnt it, dont we, dont they, didnt he, "
         "didnt she, right here, is it not, "
         "move or stay put, "
         "who deals next, "
         "how do i deal it, how do i deal that, how do i deal them, how do we deal it, how is it dealt, how does dealer handle it, how do i handle it, how do i handle this, how do we handle it, how do we handle this, who gets what when, whats order, what does that mean, what does it mean, what does that count as, whats that mean, whats it mean, how many does he get, how many does she get, how many do i get, how many cards does he get, how many cards does she get, how many does he draw, what does he draw, call or raise, raise or call, is it call or raise, am i right, is he right, is she right, are they right, he right, she right, i right, isnt he right, or am i wrong, which is it, whats deal, what gives, how does it go, how does that go, how do we do it, fix it, how do we fix it, how do i fix it, how do you fix that, fixable, can it be fixed, how do i rule it, what should happen, "
         "!you tell me, !your ruling, now what about it, "
         "now what about extra, what about extra, "
         "who (draws|goes|gets cards) first [now|then], who gets what first, in what order do i deal it, , "
         "discretion of floor, floors discretion, up to floor, floors call, my discretion, discretion, "
         "whats procedure, what procedure, whats drill, what do you do, any objection, any objections, any problem with that, any issue, any issues, whats proper procedure, what is proper procedure, what should i tell them, what do i tell them, what do i say, so what"),
)  # fmt: skip

#: Words that make a question, and are nothing where none is asked.
ASKING = (
    "can, could, may, must, should, shall, will, would, do, does, did, is, are, has to, have to, had to, get to, gets to, need to, needs to, am, supposed to, is there, are there, was there, if, when, what about, does it, is it, is that, is this, do i, do we, so, that, "
    "does that, is he, is she, right, then, now, entitled to, or not, which, what, how about, does that mean, or does, forced to, required to, obligated to, obliged to, be, or is, so does, so is, make, makes, anyway, if he wants, if she wants, again, anymore, "
    "ever, gotta, do you, need, you need, do you need, no matter what, no matter what i draw, whatever i draw, "
    "whatever happens, regardless, anybody, we, you, also, as well, did i, did we, does anybody, can anybody, "
    "can anyone, can somebody, does anyone, just, at all, in that case, in this case, even if, "
    "nah, nope, or something"
)  # fmt: skip

#: Words that ask by denying: "doesn't that break the tie?"
DENYING = "doesnt, isnt, dont, didnt, wont, cant, cannot, arent, aint, wasnt, werent, shouldnt, couldnt, hasnt, havent, doesnt that, isnt that, isnt this"

#: What players say they want: what it comes to, spellings.
REQUESTS = (
    ("to keep it", "hell keep it, shell keep it, says hell keep it, says shell keep it, says hell take it, says shell take it, wants to keep [it|that|card], want to keep it, would like to keep it, wants it, likes it, is happy with it, says he has to take it, says she has to take it, says he can keep it, says he must take it, says he gets to keep it, thinks he can keep it, says he likes it, wants to take it, refuses to give it back, says he wants it, says he will keep it, says ill keep it, says ill take it, wants to play it, is fine with it, "
         "(asks|asking|asked|wants|wanted|trying|tried|would like|insists on|hoping) to (keep|hang on to|hold on to|hang onto|hold onto) (it|that|card|that card), "
         "keeping it, is keeping it, keeping that, keeping card, keeping that card, says im keeping it, "
         "says hes keeping it, says shes keeping it, wants to stay with it, wants to hang on to it, "
         "wants it badly, wants it bad, really wants it, loves it, would love to keep it, wants to hang on to it, would like to take it, is begging to keep it, begs to keep it, (hed|shed|id) like to keep it, (hed|shed|id) love to keep it, (hed|shed|id) rather keep it, says its good for him, says it helps him, says it makes hand, "
         "want it, i want it, want to have it, wants to have it, wants this one, wants that one, happy with it, "
         "happy to keep it, would keep it, will keep it, id like to keep it, wants to stay with it, fine with it, "
         "ok with it, "
         "(like|love|rather|prefer) to (hang on to|hold on to|keep|hold|take) (it|that|card)"),
    ("a new card", "wants (new one|new card|another one|another card|another|replacement|it replaced|different card), wants to replace it, asks for (new one|new card|another card|another one|replacement), asked for (new one|new card|another card|another one|replacement), "
                   "doesnt want it, does not want it, didnt want it, refuses it, refuses card, wont take it, says he doesnt have to take it, says he gets new one, says he gets new card, says he should get new card, says he should get new one, thinks he gets new one, thinks he gets new card, demands new card, wants to get rid of it, says he doesnt want it, wants a fresh card, doesnt like it, wants it back in deck, wants to refuse it, refuses to take it, wants fresh one, wants to give it back, refused it, refused to take it, "
         "(requests|requested|demands|demanded|requesting|asking for|asked for) (replacement|new card|new one|another card|another one|fresh card|fresh one|different card), "
         "wants it (swapped|replaced|exchanged|changed|taken back), wants swap, wants to swap it, wants it swapped out, wants to exchange it, wants do over, wants fresh one, wants that card replaced, wants dealer to replace it, wants to have it replaced, "
         "(would|hed|shed|id|they'd|theyd) rather have (another|another one|new one|different one|something else), "
         "would rather not [take it], rather have another, wants something better, wants better one, "
         "asks to swap it, wants to swap it, wants to trade it in, "
         "(says|said) (no way|no thanks|not having it|hes not taking it|shes not taking it|im not taking it|he doesnt want it|she doesnt want it)"),
    ("no", "says (thats|that is|its|it is) not allowed, says (it|that) isnt allowed, says (thats|its) illegal, says (he|she|you) cant do that, says (he|she|you) cant, says (thats|its) too late, says (thats|its) against rules, "
         "says he doesnt owe [anything|blind|it|thing], says she doesnt owe [anything|blind|it|thing], says i dont owe [anything|it], says he doesnt have to (pay|post) [it|blind|anything], says she doesnt have to (pay|post) [it|blind|anything], doesnt want to (take|post|pay) it, says its not his blind, says it isnt his blind"),
    ("no check-raise", "says (thats|that is|it is|its|it was|that was) check raise, calls it check raise, called it check raise, (says|claims|insists|yells) check raise, (complains|protests) about check raise, objects to check raise"),
    ("a hand", "doesnt want to wait [for (big blind|blind)], does not want to wait [for (big blind|blind)], wants hand without waiting [for (big blind|blind)], wants to post and play, wants to post and come in, wants to post, wants hand, wants in, wants to play, wants to be dealt in, asks for hand, wants back in, wants to come back, wants to come in, asked for hand, wants to get hand, wants to get back in, wants to get dealt in, asks to be dealt in, wants hand now, wants to play right away, expects hand, wants to play now, wants to be dealt back in, wants to be dealt in now, wants to join, wants to sit in, wants to come back in, "
         "wants in (on button|behind button|now|right now|again|on this hand|this hand|next hand), (is asking|asking) (for|to get) (cards|dealt in|be dealt in|in), is asking for cards, (wants|would like|like|like to|wanted) to (play|come in|get in|be dealt in|get hand|get cards|sit in) [right] now [and not wait|without waiting|rather than wait|not wait], and not wait, without waiting for blind, (gets|get|buys|earns|got) him (hand|in|cards), wants a hand right away, wants hand right now, wants cards right now, wants dealing in, wants to be dealt back in now, wants to start playing, wants to play hand, wants back in game, expects to be dealt in, expects cards, thinks he gets hand, wants to come right in, wants in now, wants to get right in, wants to be in on next hand, wants to be in this hand, figures he gets hand, wants deal in, expects to get hand"),
    ("cards", "wants cards, wants cards now, wants card, wants card now, still wants cards"),
    ("the best five", "just let me play best five, let me play best five, play best five, wants to play best five, wants to play with best five, says best five plays, play my best five, wants to discard one, wants to throw one away, wants to give one back, offers to throw one away, wants to play best five of six, wants to throw away sixth card, wants to toss one"),
    ("the money back", "wants money back, wants bet back, wants call back, wants it back, wants bets back, wants chips back, wants refund, asks for bet back, asks for money back, demands money back, wants to take it back, wants to take bet back, wants to get it back, wants his money"),
    ("a misdeal", "wants misdeal, wants redeal, wants new deal, calls for misdeal, called for misdeal, asks for misdeal, says its misdeal, says it is misdeal, says it should be misdeal, claims misdeal, claims its misdeal, yells misdeal, called misdeal, calls misdeal, says misdeal, said misdeal, says redeal, screams misdeal, hollers misdeal, demands misdeal, wants to call misdeal, shouts misdeal, wants deal to stand, thinks its misdeal, wants it dealt over, said its misdeal, asked for misdeal, insists its misdeal, says that is misdeal, "
         "(yelling|hollering|screaming|shouting|crying|calling|claiming) misdeal, "
         "(we|they|dealer|floor) called misdeal, it was called misdeal, (ruled|declared) misdeal, want misdeal"),
    ("the pot", "wants pot, claims pot, asks for pot, says he wins, says she wins, says he won, reaches for pot, wants whole pot, demands pot, thinks he won, thinks he wins, says pot is his, "
         "(is|hes|shes|im|now) asking for pot, asking for pot, demanding pot, claiming pot, thinks pot is his, "
         "wants pot pushed to him, wants pot pushed to her, "
         "grabs pot, grabbed pot, reached for pot, starts stacking chips"),
    ("another look", "wants ruling, asks for ruling, calls floor, called floor, calls floorman, called floorman, complains, objects, protests, wants decision, is upset, is mad, isnt happy, is angry, is complaining, argues, is arguing, says its unfair, calls me over, called me over, wants floor, "
         "cant agree [on (it|this|that|point|one)], cannot agree, (dont|doesnt) agree, "
         "(we|they) disagree [on (it|this|point)|about it], (we|they) (argue|argued), "
         "(were|theyre|are|is) (arguing|disagreeing|fighting|bickering) [about it|over it|over this], cries foul, "
         "cried foul, crying foul, screams bloody murder, cries unfair, has fit, had fit, throws fit, threw fit, "
         "pitches fit, is having none of it, wont have it, isnt having it, isnt so sure, is not so sure, "
         "has doubts, wants to know, wonders, begs to differ, disputes it, disputed it, is disputing it, "
         "makes fuss, made fuss, made scene, makes scene, raises stink, raised stink, calls bull, called bull, "
         "cant agree on, cannot agree on, disagree on, disagree about, arguing about, arguing over, argue about, "
         "argue over, "
         "(nobody|no one) (remembers|recalls|knows|noticed|can say), "
         "complaining, is complaining about it, griping, kicking up fuss, hollering, "
         "is hollering, bitching, is bitching, squawking, isnt happy about it, not happy, not happy about it"),
)  # fmt: skip
