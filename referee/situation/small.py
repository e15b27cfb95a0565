"""The short words: people, words that carry a role, numbers, units, flags. Words that carry nothing are in ``chatter``."""

from __future__ import annotations

#: People who are called by their place: label, spellings.
PEOPLE = (
    ("dealer", "house dealer, pitcher"),
    ("button", "dealer position, btn, dealer button, player on button, guy on button, man on button, on button, player in dealer position, dealers position, player with button, player in dealers position, button player, guy with button"),
    ("big blind", "bb, big, player in big blind, guy in big blind, big blind player, man in big blind"),
    ("small blind", "sb, little blind, player in small blind, guy in small blind, small, small blind player, man in small blind"),
    ("first player", "first to act, first player to act, player first to act, player under gun, under gun, utg, first to speak, first man, first position, first guy, opener, first actor"),
    ("next player", "player to left, next man, next guy, guy to left, player behind him, next one, next in line, player on left"),
    ("last player", "last to draw, last man to draw, last player to draw, last to act, last man, last guy, last in line, final player"),
    ("opponent", "opponents, other player, other guy, other man, another player, other hand, opposing player, guy against him, villain, someone else, somebody else, other one, second player, other person, other lady, other opponent, one opponent, one other player, "
         "other fella, other feller, other bloke, other chap, other dude, other gal, other girl, other woman, "
         "other lady's, other gentleman, fella across from me, guy across from me, man across from me, "
         "person across from me"),
    ("somebody", "someone, short player, short stack, all in player, player, guy, a customer, customer, i, me, we, us, kid, fellow, gentleman, lady, man, woman, one of players, some player, some guy, regular, gal, anyone, anybody, mine, player in question, hand in question, this player, that player, a man, old man, patron, person, dude, somebody else at table, "
         "friend, neighbor, neighbour, fella, feller, bloke, chap, stranger, tourist, rookie, newbie, beginner, "
         "grinder, old timer, old lady, young guy, young lady, new kid, this guy, that guy, this fella, this kid, "
         "this lady, this gentleman, this woman, this fellow"),
    ("nobody", "no one, noone, none, nobody else, no one else, no player, no players, none of players, none of them"),
    ("both", "both players, both of them, both guys, we both, they both, both hands, them both, both of us"),
    ("everyone", "everybody, all players, whole table, each player, every player, all of them, rest of table, all hands, they all, everyone else, everybody else, we all, all others, all other players, rest"),
)  # fmt: skip

PRONOUNS = "he, she, they, him, them, hes, shes, theyre, hell, theyll, same player, same guy, hed, shed, theyd, em, themselves, that same guy, that same player"

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
    ("silently", "without word, without saying word, without saying anything, without announcing, without announcing pair, says nothing, said nothing, quietly, in silence, without announcing it, not announcing pair, didnt announce pair, doesnt announce pair, didnt say pair, not saying anything, saying nothing, no announcement of pair, without saying pair, never said pair, never announced pair, does not announce pair, did not announce pair, not saying pair, didnt say word, without saying it is paired, and says nothing, doesnt say anything, didnt say anything, didnt say its paired"),
    ("suited", "all one suit, all hearts, all spades, all diamonds, all clubs, all same suit, one suit, same suit, in one suit, all of one suit, of one suit, of same suit"),
    ("no flush", "not suited, unsuited, off suit, offsuit, mixed suits, rainbow, not flush, not same suit, no flushes, different suits, mixed, not all same suit, of mixed suits, not of same suit, no straight no flush, of different suits"),
    ("in turn", "when its his turn, when it was his turn, on his turn, in order, his turn, on turn, when its her turn, when action was on him, in proper turn, in rotation, when it is his turn"),
    ("out of turn", "not in turn, before his turn, ahead of his turn, before her turn, when it wasnt his turn, out of rotation, when not his turn"),
    ("on it", "on that, based on it, based on that, because of it, on that request, on his request, on her request, on request, because of that, on number, on his number, on first request, on first number, based on his request, based on request, based on her request, because of request, based on what he said, based on his number, on what he said, based on first number, relying on it, relying on that, in response, in response to it, after hearing it, after hearing that, when he heard it, upon hearing it, hearing that, as result"),
    ("himself", "herself, themself, his own, her own, on his own, by himself, by herself, own, my own, by accident himself, by mistake himself"),
    ("replacement", "replacement card, replacement, second replacement, first replacement [card], second replacement card"),
    ("behind him", "behind her, behind me, after him, after her, after me, behind that"),
    ("no bet", "with no bet, with no bet in front, with no bet in front of him, no bet in front of him, not facing bet, with no bet to him"),
    ("again", "once more, another time, second time, a second time"),
    ("took all blinds", "took all his blinds, took all her blinds, taken all blinds, had taken all blinds, has taken all blinds, having taken all blinds, posted all blinds, paid all blinds, paid his blinds, took his blinds, took both blinds, had taken both blinds, took all of his blinds, had taken his blinds, had posted all blinds, had paid all blinds, took blinds, posted both blinds, paid both blinds, taken both blinds, taken his blinds, having taken both blinds, after taking all blinds, after taking both blinds, after taking his blinds, has taken both blinds, took all of blinds, had taken all of his blinds, had taken her blinds"),
    ("wants to", "will, is going to, was going to, are going to, gonna, is gonna, intends to, plans to, decides to, decided to, want to, wanted to, tries to, tried to, is trying to, trying to, would like to, tries, attempts to, attempted to, asks to, asked to, wishes to, try to, would like, likes to, is allowed to, be allowed to, insists on, hoping to, looking to, trying"),
    ("each", "apiece"),
    ("last", "is last to draw, is last one to draw, is last, last one to draw, as last player, is last player, is last in line, was last to draw, was last, hes last, shes last, hes last to draw, shes last to draw, drawing last, draws last, drew last, draw last, acts last"),
    ("facing a bet", "facing bet, with bet in front, with bet in front of him, facing raise, facing wager, with bet to him, with bet to call"),
)  # fmt: skip

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MORE_NUMBERS = (
    ("0", "zero"),
    ("1", "single, another, one more"),
    ("2", "couple, couple of, pair of"),
    ("4", "all four"),
    ("5", "all five"),
)

UNITS = (
    ("cards", "card, card hand, cards hand, new cards, new card, new ones, fresh cards, of them cards, carder, cards only, more cards, more card"),
    ("players", "people, guys, seats, others, other players, more players, other people, callers, more people, hands"),
    ("blind", "blinds"),
    ("handed", "way, ways, handed pot, way pot, way action, players in, players in pot, players left, players still in, players left in, people in pot, hands in, way hand, players in hand"),
    ("chips", "dollars, dollar, bucks, buck, chip, in chips"),
)  # fmt: skip

#: What the next amount is the size of: it is a setting, not a wager.
SIZES = (
    ("bet", "bet is, bet size, bet size is, size of bet is, betting is, bets are, full bet is, bet was, size bet, betting limit is"),
    ("blind", "blind is, big blind is, blind of, blinds are, blind was, big blind of, blind size"),
)  # fmt: skip

#: Shares of a bet.
SHARES = (
    ("half a bet", "half bet, half of bet, ½ bet, half the bet, exactly half bet, exactly half a bet"),
    ("less than half a bet", "less than half bet, under half bet, less than half of bet, short of half bet, less than ½ bet, not half bet, not even half bet"),
    ("more than half a bet", "more than half bet, over half bet, more than half of bet, better than half bet, half bet or more"),
    ("a full bet", "full bet, whole bet, one bet, one full bet, one whole bet"),
)  # fmt: skip

RANK_WORDS = (
    ("A", "ace, aces, bullet, bullets"), ("2", "deuce, deuces, twos"), ("3", "trey, treys, threes"), ("4", "fours"), ("5", "fives"),
    ("6", "sixes"), ("7", "sevens"), ("8", "eights"), ("9", "nines"), ("T", "tens"), ("J", "jack, jacks"), ("Q", "queen, queens, lady of"), ("K", "king, kings, cowboy"),
)  # fmt: skip

#: Hands called by a class instead of by cards. They say what is claimed, not which cards are held.
CATEGORIES = (
    ("wheel", "bicycle, number one, nuts, bike"), ("number two", ""), ("number three", ""), ("number four", ""), ("one pair", "pair"), ("two pair", "two pairs"),
    ("three of a kind", "trips, set"), ("straight", ""), ("flush", ""), ("full house", "boat, full boat"), ("four of a kind", "quads"),
    ("straight flush", ""), ("royal flush", "royal"), ("five of a kind", ""), ("no pair", ""), ("seven or better", ""),
)  # fmt: skip

RELATIVES = "who, whom, that"

#: "before" alone, of what was in the pot.
EARLIER = "before, beforehand, before that, earlier, beforehand already, predraw already"

#: What stands before settings that nobody told.
UNSAID = "nobody said if, nobody said whether, no one said if, no one said whether, not sure if, not sure whether, dont know if, dont know whether, didnt say if, didnt say whether, nobody knows if, nobody knows whether, nobody told me if, nobody mentioned if, nobody mentioned whether, cant remember if, i dont know if, i dont know whether, im not sure if, im not sure whether, they didnt say if, they didnt say whether, forgot if, unclear if, unclear whether, unknown if, unknown whether, didnt mention if, didnt mention whether, never said if, never said whether, not told if, not told whether, not said if, not said whether, no idea if, no idea whether"

SUITS = (("spades", "spade"), ("hearts", "heart"), ("diamonds", "diamond"), ("clubs", "club"))

JOINTS = "and, after, then, but, while, and then, so, now, and now, or, when, whereupon, after which, and so, but then, and after that, after that, though, although, plus, also, next, vs, versus, against, since, because, as soon as, just as, however, afterwards, only then, that is, and when, at which point"

ARTICLES = "the, a, an, his, her, their, this, its, these, those, your, our, my"

#: Words that deny. They are read only inside longer spellings ("not present"); alone they are refused.
DENIALS = "not, never, except, unless, without, only if, neither, nor, didnt, did not, hadnt, hasnt, havent, wasnt, isnt, werent, arent, doesnt, does not, dont, do not, cant, cannot, couldnt, wont, wouldnt, shouldnt, if, until, no longer, aint, barely, almost, nearly, maybe, perhaps, possibly, might, might have, hardly, either"
