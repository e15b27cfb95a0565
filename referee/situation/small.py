"""The short words: people, words that carry a role, numbers, units, flags. Words that carry nothing are in ``chatter``."""

from __future__ import annotations

#: People who are called by their place: label, spellings.
PEOPLE = (
    ("dealer", "house dealer, pitcher, "
         "new dealer, brand new dealer, rookie dealer, break in dealer, green dealer, trainee dealer, relief dealer, trainee, our dealer, lady dealer, young dealer, other dealer, house man, tired dealer, current dealer, "
         "house, management, room"),
    ("button", "dealer position, btn, dealer button, player on button, guy on button, man on button, on button, player in dealer position, dealers position, player with button, player in dealers position, button player, guy with button, "
         "(lady|kid|fellow|woman|gentleman|one) on button, kid with button, lady with button, buttons"),
    ("big blind", "bb, big, player in big blind, guy in big blind, big blind player, man in big blind, "
         "(lady|kid|fellow|woman|gentleman|one) in big blind, (guy|man|player|lady) with big blind, player on big blind, big blinds"),
    ("small blind", "sb, little blind, player in small blind, guy in small blind, small, small blind player, man in small blind, "
         "(lady|kid|fellow|woman|gentleman|one) in small blind, (guy|man|player|lady) with small blind, player on small blind"),
    ("first player", "first to act, first player to act, player first to act, player under gun, under gun, utg, first to speak, first man, first position, first guy, opener, first actor, "
         "player first in line, first up, first in turn, first guy in line, first player in line, first in line, first lady, first fellow, (guy|player|man|lady) (first to act|first to speak|under gun|in first position|first in line)"),
    ("second player", "second guy, second man, second to act, second in line, next to act after him, utg plus one"),
    ("cutoff", "cut off, co, player in cutoff, guy in cutoff, cutoff seat, player off button"),
    ("hijack", "hj, hijack seat, player in hijack, guy in hijack"),
    ("player on the end", "(guy|man|player|lady|kid|fellow|woman) [down] (on|at) [far] end [of table], end seat, guy in end seat"),
    ("player on the right", "(guy|man|player|lady|fellow|kid|woman) (to|on) right, seat to right, righty"),
    ("lefty", ""),
    ("next player", "player to left, next man, next guy, guy to left, player behind him, next one, next in line, player on left, "
         "next seat, next in order, player to his left, guy to his left, man to his left, seat to left, player behind, next fellow, next lady, next in turn, next up, guy behind him, man behind him, player right behind him, next player over, next guy over"),
    ("last player", "last to draw, last man to draw, last player to draw, last to act, last man, last guy, last in line, final player, "
         "last to go, last one to go, last up, last one up, last fellow, last person, "
         "last (guy|player|man|person|lady|kid|fellow) (to draw|to act|in line|up)"),
    ("opponent", "opponents, other player, other guy, other man, another player, other hand, opposing player, guy against him, villain, someone else, somebody else, other one, other person, other lady, other opponent, one opponent, one other player, "
         "other fella, other feller, other bloke, other chap, other dude, other gal, other girl, other woman, "
         "other lady's, other gentleman, fella across from me, guy across from me, man across from me, "
         "person across from me"),
    ("somebody", "someone, short player, short stack, all in player, player, guy, a customer, customer, i, me, we, us, kid, fellow, gentleman, lady, man, woman, one of players, some player, some guy, regular, gal, anyone, anybody, mine, player in question, hand in question, this player, that player, a man, old man, patron, person, dude, somebody else at table, "
         "friend, neighbor, neighbour, fella, feller, bloke, chap, stranger, tourist, rookie, newbie, beginner, "
         "grinder, old timer, old lady, young guy, young lady, new kid, this guy, that guy, this fella, this kid, "
         "this lady, this gentleman, this woman, this fellow, "
         "hero, shorty, "
         "im, ive, id, ill, weve, wed"),
    ("nobody", "no one, noone, none, no player, no players, none of players, none of them, none of us, not anyone, not soul, not single player, not one player"),
    ("nobody else", "no one else, noone else, no other player, no other players, none of others, nobody behind him, no one behind him, nobody after him, no one after him, nobody behind, no one behind, nobody after that, no one after that, nobody besides him"),
    ("both", "both players, both of them, both guys, we both, they both, both hands, them both, both of us, "
         "weve both, we have both, were both, theyve both, theyre both, us both"),
    ("bettor", "better in pot, guy who bet, player who bet, one who bet, man who bet"), ("caller", "guy who called, player who called, one who called"),
    ("overcaller", "guy who overcalled, player who overcalled"), ("raiser", "guy who raised, player who raised, one who raised"),
    ("checker", "guy who checked, player who checked, one who checked"),
    ("first hand", ""),
    ("second hand", ""),
    ("everyone", "everybody, all players, whole table, each player, every player, all of them, rest of table, all hands, they all, everyone else, everybody else, we all, all others, all other players, rest, we all three, all three of us, all three of them, all four of them, all of you"),
)  # fmt: skip

PRONOUNS = "he, she, they, him, them, hes, shes, theyre, hell, theyll, same player, same guy, hed, shed, theyd, shell, theyve, em, themselves, that same guy, that same player"

#: Who is meant but for those named next: everyone, or nobody.
EXCEPTING = (
    ("everyone", "(everyone|everybody|every player|all players|all of us|all of them|all) (but|except|except for|besides|other than|apart from|aside from|save), everyone else but, everybody else but, everyone else except, everybody else except, all players but, whole table but, whole table except, we all except"),
    ("nobody", "(nobody|no one|noone|no player|none) (but|except|except for|besides|other than|apart from|aside from), nobody else but, no one else but, nobody else except, no one else except"),
)  # fmt: skip

#: Verbs of thinking: what stands behind them decides nothing, unless it tells what happened.
OPINIONS = (
    ("is sure", "swear, swearing that, (swear|swears|swore) (up and down|blind|by all thats holy|that), arguing, argued, argues that, "
     "maintain, maintains, maintained, contend, contends, contended, feels, felt, is of opinion, was of opinion, "
     "gripe, gripes, griped, groan, groans, groaned, grouse, grouses, groused, cry, cries, cried, crying, bitch, bitches, bitched, squawk, squawks, "
     "squawked, squeals, squealed, protests that, complains that, objects that, complained that, protested that, objected that, "
     "(am|was|hes|shes|theyre|im) (sure|certain|convinced|positive|adamant) [that], is sure that, is (certain|convinced|positive|adamant) [that], supposes, assumes, assumed, assuming, guesses, guessed, suspects, suspected, holds that, "
     "(keeps|kept) (saying|insisting|telling us|telling me), tries to tell (us|me), (is|was) under impression [that], heard, has heard, ive heard"),
    ("takes it for", "took it for, takes it for, taking it for, took that for, takes that for, took him for, took her for, takes him for, takes her for, mistook it for, mistakes it for, mistook that for, "
     "(thinking|thought|figuring|figured|assuming|assumed|believing|believed) (it|that|hand) (was|is|to be), (thinking|thought|figuring|figured|assuming|assumed|believing|believed) (he|she) (had|has|held|saw), "
     "(thinking|thought) he saw, (thinking|thought) she saw, read it as, reads it as, read it for, reads it for, misread it as, misreads it as, misread it for, saw it as, sees it as, only saw, seeing only"),
)  # fmt: skip

#: How somebody did something, which tells nothing more; words that deny stand in no other list of words passed over.
UNTHINKING = "without (thinking|thinking twice|thinking about it|second thought|hesitation|hesitating|blinking|looking up|much thought|ado|further ado|delay|batting eye|missing beat), not thinking, no hesitation, in no time, no doubt, no question about it, no problem there, not that it matters, not to worry, no offense, believe it or not, why not, like it or not, rules dont say, book doesnt say, rules dont cover it, book doesnt cover it, it isnt written, not in book, isnt in book, isnt in rules, without (losing|risking) anything, without penalty, without being penalized, without losing money, without it costing anything, without consequences, without getting hurt"

#: Words that leave open whether something happened: told by hearsay, it is no fact.
HEARSAY = (
    "(it|that|this|he|she) [really] (seems|seemed|appears|appeared) [that|like|as if|to|to have], (seem|seems|seemed|appear|appears|appeared) [to|to have|to have been], "
    "[it] (looks|looked) (like|as if|as though), (i|we) [still] (think|believe|guess|suppose|assume|imagine|suspect|figure|reckon|presume|thought|believed) [that], "
    "(im|i am|were|we are) (pretty|fairly|quite|reasonably|almost|nearly|kind of|kinda|fairly|rather|99 percent) (sure|certain|positive) [that], "
    "according to, apparently, evidently, allegedly, supposedly, seemingly, reportedly, presumably, probably, likely, most likely, maybe, maybe that, perhaps, possibly, conceivably, "
    "might, might have, might have been, may have, may have been, could have, could have been, couldve, mightve, mayve, "
    "(rumor|rumour|word) (has it|is) [that], (they|people|players|others|some) say that, it is said [that], its said [that], (i|we) (hear|heard|have heard|had heard) [that], so im told, so i hear, "
    "in my opinion, if i saw it right, if i remember right, as far as i know, as far as (i|we) can tell, as far as we know, i figure"
)

#: What sets two hands against each other.
COMPARING = "over, up against, better than, lower than, higher than, worse than, ahead of that of, less than that of, as good as, as low as, any better than, any lower than, good against, good enough against, good enough to beat, enough to beat, stacked up against, stack up against, up versus, tops, topping, edges, edging out, nips, nipping, above, rank above, ranks above, ranked above, rank over, ranks over, outrank, outranks, higher up than, stronger than"

#: The same of somebody else as was just told.
LIKEWISE = "me too, same here, same with, same thing with, so did, so does, so do, so has, so had, so is, so was, likewise, ditto, him too, her too, same for, same goes for, me as well, and so did, and so does, and so has, and so had, and so was, then so did, and then so did, as did, as does, as had, as has"

#: "exposed BY seat 3" is not "exposed TO seat 3".
ROLES = (
    ("to", "going to, giving it to, giving to, in front of, went to, goes to, given to, dealt to, pitched to, came to, sent to, delivered to, dealt off to, into, over to, right to, towards, onto"),
    ("by", ""),
    ("of", "off of"),
    ("for", ""),
    ("from", "off"),
    ("instead", "instead of, rather than, in place of"),
    ("with", "holding, having, but has, actually, but actually, actually has, actually had, but holds, but held, but had, turned out to be, turns out to be, turned out to have, really has, really had, it was really, really, in fact, and has, but really has, but it is, but is, with only, was actually, is actually, its actually, but its, it was actually, holding only, in reality, but it was"),
    )  # fmt: skip

#: A flag goes with the head of its clause.
FLAGS = (
    ("silently", "without word, without saying word, without saying anything, without announcing, without announcing pair, says nothing, said nothing, quietly, in silence, without announcing it, not announcing pair, didnt announce pair, doesnt announce pair, didnt say pair, not saying anything, saying nothing, no announcement of pair, without saying pair, never said pair, never announced pair, does not announce pair, did not announce pair, not saying pair, didnt say word, without saying it is paired, and says nothing, doesnt say anything, didnt say anything, didnt say its paired, "
         "quiet as (mouse|church mouse|grave), "
         "not (word|peep|sound|syllable) [out of (him|her|me|them)|from (him|her|me|them)], "
         "no word [out of (him|her|them)|from (him|her|them)], (kept|keeps|keeping|with) mouth shut, "
         "(stayed|stays|staying|kept|keeps|keeping) (quiet|silent|mum), in dead silence, in total silence, "
         "(never|didnt) (say|says|said) (word|thing|anything|pair|it was paired|it was pair|its paired|he was paired|she was paired) [about it], "
         "never opened mouth, "
         "(without|not) (opening mouth|making sound|calling it|calling pair|calling it pair|mentioning pair|mentioning it|speaking|speaking up|letting on|telling anybody|telling anyone|warning anybody), "
         "(didnt|doesnt|did not|does not|never|forgot to|forgets to|failed to|fails to|neglected to|neglects to) (call|called|mention|mentioned|announce|announced|declare|declared|point out|pointed out|say|said) (it|pair|its pair|it was pair|he had pair|she had pair|anything about pair|that it was paired|it paired), "
         "no mention of pair, clammed up, said (zip|zilch|diddly|squat|nada), without peep, "
         "without so much as word, not one word, without uttering word, mum as can be, silent as tomb, silent, "
         "dead silent, dead quiet, totally silent, quiet, quiet about it, quiet about pair, not announcing it, "
         "unannounced, not announced as pair, "
         "never said word, i never said word, never said thing, never said anything, didnt say a word, saying not word, not word said, without peep, never opened mouth, didnt say thing, said not word, "
         "(never|didnt|doesnt|did not|does not|not) (say|said|saying|says) so, never let on, didnt let on"),
    ("suited", "all one suit, all hearts, all spades, all diamonds, all clubs, all same suit, one suit, same suit, in one suit, all of one suit, of one suit, of same suit, "
         "in (clubs|hearts|diamonds|spades), (all|all in|every one) (clubs|hearts|diamonds|spades), "
         "all of same suit, five of suit, five of same suit, five of one suit, each one suit, suited up"),
    ("no flush", "not suited, unsuited, off suit, offsuit, mixed suits, rainbow, not flush, not same suit, no flushes, different suits, mixed, not all same suit, of mixed suits, not of same suit, no straight no flush, of different suits, "
         "mixed suits both, both mixed, all mixed suits, all offsuit, all mixed, no flush possible, "
         "no flush there, no flush in it, mixed up suits, suits mixed, suits all mixed, no suits matching"),
    ("in turn", "when it was his turn, on his turn, in order, his turn, on turn, when action was on him, in proper turn, in rotation, when it is his turn, "
         "when it (gets|got|came|comes) to (him|her|me), when it (reached|reaches) (him|her|me), when action (gets|got|came|comes) to (him|her|me), when it was my turn, in my turn, in his turn, in her turn, right on turn, right in turn, at (his|her|my) turn, at proper time"),
    ("out of turn", "not in turn, before his turn, ahead of his turn, before her turn, when it wasnt his turn, out of rotation, when not his turn, "
         "too early, out of order on betting, (before|ahead of) my turn, not his turn, wasnt (his|her|my) turn, when it was (his|her|my) turn not, jumping turn, ahead of action"),
    ("on it", "on that, based on it, based on that, because of it, on that request, on his request, on her request, on request, because of that, on number, on his number, on first request, on first number, based on his request, based on request, based on her request, because of request, based on what he said, based on his number, on what he said, based on first number, relying on it, relying on that, in response, in response to it, after hearing it, after hearing that, when he heard it, upon hearing it, hearing that, as result, "
         "on strength of it, on strength of that, on strength of claim, on strength of call, "
         "on strength of what he said, on say so, on his word, on her word, because of claim, "
         "because of that claim, because of what he said, because of what she said, because of what was said, "
         "based on claim, based on that claim, based on call, on account of it, on account of that, "
         "thinking he was beat, thinking she was beat, thinking he was beaten, thinking she was beaten, "
         "believing him, believing her, taking his word, taking her word, took his word for it, "
         "took her word for it, because he believed it, because she believed it, on hearing it, on hearing that, "
         "right after hearing it, at that, at hearing that, on that claim, on dealers say so, on dealers word, "
         "on that word, thinking he lost, thinking she lost, thinking he was drawing dead, "
         "on what he asked for, off of that, based off it, going by what he said, going by that, going on that, going by his number, because of what he said, because of his draw, since he said so, on strength of it, on strength of that, on that basis, "
         "when (he|she|they) (said|called|announced|heard|claimed) (it|that|so), "
         "after (he|she) (said|called|announced) (it|that|so)"),
    ("himself", "herself, themself, his own, her own, on his own, by himself, by herself, own, my own, by accident himself, by mistake himself, "
         "(while|when|by|in|as) (picking|he picked|she picked|i picked) up (cards|hand|card), picking up (cards|hand|card), (while|when|by) (looking|peeking|squeezing) [at] (cards|hand), while squeezing, dealer did nothing wrong, (not|wasnt|isnt) dealers (fault|error|mistake|doing), no fault of dealers, dealer had nothing to do with it, (his|her|my) own (fault|doing|mistake|carelessness), (he|she|i|player) did it (himself|herself|myself), all by himself, all by herself, by own hand, with own hands, myself, by own doing"),
    ("replacement", "replacement card, replacement, second replacement, first replacement [card], second replacement card, "
         "new one, second new one, next one dealt, replacing card"),
    ("behind him", "behind her, behind me, after him, after her, after me, behind that"),
    ("no bet", "with no bet, with no bet in front, with no bet in front of him, no bet in front of him, not facing bet, with no bet to him, "
         "with no bet (out|out there|in|on table|yet|in front of her|in front of me), nothing bet in front of him, unopened"),
    ("again", "once more, another time, second time, a second time"),
    ("took all blinds", "took all his blinds, took all her blinds, taken all blinds, had taken all blinds, has taken all blinds, having taken all blinds, posted all blinds, paid all blinds, paid his blinds, took his blinds, took both blinds, had taken both blinds, took all of his blinds, had taken his blinds, had posted all blinds, had paid all blinds, took blinds, posted both blinds, paid both blinds, taken both blinds, taken his blinds, having taken both blinds, after taking all blinds, after taking both blinds, after taking his blinds, has taken both blinds, took all of blinds, had taken all of his blinds, had taken her blinds"),
    ("wants to", "will, is going to, was going to, are going to, gonna, is gonna, intends to, plans to, decides to, decided to, want to, wanted to, tries to, tried to, is trying to, trying to, would like to, tries, attempts to, attempted to, asks to, asked to, wishes to, try to, would like, likes to, is allowed to, be allowed to, insists on, hoping to, looking to, trying, "
         "(like|love|want|wanting|wishing) to, rather, would rather, prefers to, prefer to, insist on, insists to"),
    ("of the deal", "of deal, of this deal, off deck, from deck, off top, off top of deck, from top, of entire deal, of whole deal, out of deck, out of shoe, in deal order, of new deal"),
    ("toward the blind", "(for|on|toward|towards|against) [big|small] blind, (for|on|toward|towards) bb, on it for blind, as blind, for blind money, to cover blind, out of blind"),
    ("owing the blind", "before (taking|paying|posting|he took|she took|i took|taking all|posting all|paying all) [big|small] (blind|blinds), without taking [big|small] (blind|blinds), without paying [big|small] (blind|blinds), before (blind|big blind|blinds) (reached|got to|came to) him, owing blind, owing blinds, before taking any blind"),
    ("first", "first of all, before anybody else, before anyone else, ahead of everybody, ahead of everyone else"),
    ("each", "apiece, a piece, to each of them, each of them"),
    ("in the betting", "in betting, during betting, on betting round, in betting round, during betting round, when betting, on a betting round"),
    ("not last", "first to draw, is first to draw, first of (two|three|four|five|six) [players|people] to draw, isnt last [to draw], not last [to draw], hes first to draw, shes first to draw, first in line to draw, isnt last one, not on button"),
    ("last", "is last to draw, is last one to draw, is last, last one to draw, as last player, is last player, is last in line, was last to draw, was last, hes last, shes last, hes last to draw, shes last to draw, drawing last, draws last, drew last, draw last, acts last"),
    ("facing a bet", "facing bet, with bet in front, with bet in front of him, facing raise, facing wager, with bet to him, with bet to call, "
         "with bet in front of (her|me), (facing|with) raise in front [of (him|her|me)], with bet out, with bet out there, with bet in, with bet on table, with bet already in, after bet in front of him, behind bet, in face of bet, facing action, into bet, against bet, against raise, with raise in front of him"),
)  # fmt: skip

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MORE_NUMBERS = (
    ("0", "zero"),
    ("1", "single, another, one more"),
    ("2", "couple, couple of, pair of"),
    ("4", "all four"),
    ("5", "all five, whole hand, entire hand, full five, five whole"),
)

UNITS = (
    ("cards", "card, card hand, cards hand, new cards, new card, new ones, fresh cards, of them cards, carder, cards only, more cards, more card, "
         "cards total, card total, card in hand, cards in hand, fingers, finger"),
    ("players", "people, guys, folks, ladies, of us, of you, of players, of us players, seats, others, other players, more players, other people, more people, hands, "
         "other players, more of us, others of us, more of them"),
    ("blind", "blinds"),
    ("handed", "way, ways, handed pot, way pot, way action, players in, players in pot, players left, players still in, players left in, people in pot, hands in, way hand, players in hand, "
         "left, left in it, in it, still left, of us in, of us left, of us still in, of us in pot, of us in hand, of them left, to showdown, remaining players, going to showdown, in action, players going, of us playing, of us here, of us at table"),
    ("chips", "dollars, dollar, bucks, buck, chip, in chips, chips left, dollars left, bucks left, chip left, left in chips"),
)  # fmt: skip

#: What the next amount is the size of: it is a setting, not a wager.
SIZES = (
    ("bet", "bet is, bet size, bet size is, size of bet is, betting is, bets are, full bet is, bet was, size bet, betting limit is"),
    ("blind", "blind is, big blind is, bb is, bb was, bb of, blind of, blinds are, blind was, big blind of, blind size"),
)  # fmt: skip

#: Shares of a bet.
SHARES = (
    ("half a bet", "half bet, half of bet, ½ bet, half the bet, exactly half bet, exactly half a bet"),
    ("less than half a bet", "less than half bet, under half bet, less than half of bet, short of half bet, less than ½ bet, not half bet, not even half bet, "
         "third of bet, quarter of bet, tenth of bet, fraction of bet, fifth of bet, less than half full bet, "
         "under half full bet"),
    ("more than half a bet", "more than half bet, over half bet, more than half of bet, better than half bet, half bet or more"),
    ("a full bet", "full bet, whole bet, one bet, one full bet, one whole bet"),
)  # fmt: skip

RANK_WORDS = (
    ("A", "ace, aces, bullet, bullets"), ("2", "deuce, deuces, twos"), ("3", "trey, treys, threes"), ("4", "fours"), ("5", "fives"),
    ("6", "sixes"), ("7", "sevens"), ("8", "eights"), ("9", "nines"), ("T", "tens"), ("J", "jack, jacks"), ("Q", "queen, queens, lady of"), ("K", "king, kings, cowboy"),
)  # fmt: skip

#: Hands called by a class instead of by cards. They say what is claimed, not which cards are held.
CATEGORIES = (
    ("wheel", "bicycle, bike, wheel straight"), ("number one", "nuts, nut low, immortal, lock, stone cold nuts, mortal nuts, number 1, numero uno"),
    ("number two", "number 2"), ("number three", "number 3"), ("number four", "number 4"), ("number five", "number 5"),
    ("number six", "number 6"), ("number seven", "number 7"), ("number eight", "number 8"), ("number nine", "number 9"), ("number ten", "number 10"),
    ("perfect five", "five perfect"), ("perfect six", "six perfect"), ("perfect seven", "seven perfect"), ("perfect eight", "eight perfect"),
    ("perfect nine", "nine perfect"), ("perfect ten", "ten perfect"),
    ("one pair", "pair"), ("two pair", "two pairs"),
    ("three of a kind", "trips, set"), ("straight", ""), ("flush", "(club|heart|spade|diamond) flush, flush in (clubs|hearts|spades|diamonds)"), ("full house", "boat, full boat"), ("four of a kind", "quads"),
    ("straight flush", ""), ("royal flush", "royal"), ("five of a kind", ""), ("no pair", ""), ("seven or better", ""),
)  # fmt: skip

RELATIVES = "who, whom, that"

#: "before" alone, of what was in the pot.
EARLIER = "before, beforehand, before that, earlier, beforehand already, predraw already"

#: What stands before settings that nobody told.
UNSAID = (
    ("", "nobody said if, nobody said whether, no one said if, no one said whether, not sure if, not sure whether, dont know if, dont know whether, didnt say if, didnt say whether, nobody knows if, nobody knows whether, nobody told me if, nobody mentioned if, nobody mentioned whether, cant remember if, i dont know if, i dont know whether, im not sure if, im not sure whether, they didnt say if, they didnt say whether, forgot if, unclear if, unclear whether, unknown if, unknown whether, didnt mention if, didnt mention whether, never said if, never said whether, not told if, not told whether, not said if, not said whether, no idea if, no idea whether, "
     "(nobody|no one|noone|nobody here|no one here|none of us|nobody at table) (knows|remembers|recalls|can remember|can recall|can say|can tell|could say|could tell|could remember|is sure|was sure|saw|noticed) (if|whether), "
     "(nobodys|no ones) sure (if|whether), (i|we|they|he|she) (dont|doesnt|didnt|cant|couldnt) (know|remember|recall|say|tell|see|notice) (if|whether), (dont|doesnt|didnt|cant|couldnt) (know|remember|recall|say|tell|see|notice) (if|whether), "
     "(dunno|no clue|no telling|hard to say|hard to tell|its not clear|its unclear|not clear|not known|not sure|unsure|unsure about|no word on) (if|whether), (dunno|unsure|not sure) [about], (might|may) or might not have, may or may not have, who knows (if|whether), no way to tell (if|whether), its anyones guess (if|whether), argument (about|over) (if|whether), arguing (about|over) (if|whether)"),
    ("game", "(nobody|no one|nobody here|no one here|none of us) (knows|remembers|recalls|can remember|can recall|can say|can tell|is sure|told me|could say|will say) (which|what), "
     "(dont|doesnt|didnt|cant) (know|remember|recall|say|tell) (which|what), (not sure|dunno|unsure|no idea|no clue) (which|what), "
     "(doesnt|dont|didnt) matter (what|which), no matter (what|which), (didnt|did not|never) (ask|catch|hear|asked|caught|said|heard) which [game|kind|one]"),
)  # fmt: skip

SUITS = (("spades", "spade"), ("hearts", "heart"), ("diamonds", "diamond"), ("clubs", "club"))

JOINTS = (
    "(nobody|no one|noone) (spoke up|spoke|spotted|noticed|caught|saw|said anything|said word|said thing|mentioned|objected|complained|realized|piped up|pointed out|called floor|caught on) [it|anything|that|this|error|mistake] (till|until|before), "
    "(didnt|did not|wasnt|not|never|hadnt) (notice|noticed|catch|caught|see|saw|seen|realize|realized|found|discovered|spotted|spot|mention|mentioned|say anything|speak up|find out|found out) [it|this|that|error|mistake] (till|until|before), "
    "(till|until) (blind|big blind|big|bb) (comes|comes around|comes round|gets to him|gets to her|reaches him|reaches her|is due), not [noticed|caught|found out] until, "
    "and, after, then, but, while, and then, so, now, and now, or, when, whereupon, after which, and so, but then, and after that, after that, though, although, plus, also, next, vs, versus, against, since, because, as soon as, just as, however, afterwards, only then, that is, and when, at which point, where, by which time, whereas, seeing as, given that, in which, which, at which time, to which, upon which, until finally"
)

ARTICLES = "the, a, an, his, her, their, this, its, these, those, your, our, my"

#: Words that deny. They are read only inside longer spellings ("not present"); alone they are refused.
DENIALS = "not, nothing, never, except, unless, without, only if, neither, nor, didnt, did not, hadnt, hasnt, havent, wasnt, isnt, werent, arent, doesnt, does not, dont, do not, cant, cannot, couldnt, wont, wouldnt, shouldnt, if, until, no longer, aint, barely, almost, nearly, hardly, either"
