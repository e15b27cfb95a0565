"""What people say at a table that carries no fact: the one list of words that are passed over.

A word that is in no list of the language is an error, so nothing is skipped unseen. No word may ever stand here that could
tell something at a poker table: no number, card or player, no verb of poker action, nothing that denies, excepts,
counts or orders. Spellings are written as in ``heads``.
"""

from __future__ import annotations

#: What the words are for, and the words.
CHATTER = (
    ("the frame of a sentence",
     "is, was, are, were, be, been, being, am, has been, have been, had been, it, it is, it was, there is, there are, there were, "
     "there was, theres, thats, of them, of those, put in, have put in, has put in, here, in, at, "
     "some kind of, some sort of, kind of, sort of, a bit, go ahead [and], went ahead [and], happened to, happens to, there, "
     "end up, ended up, wind up, wound up, we are playing, were playing, playing, which is, which was, that was, this is, this was, "
     "it has been, this one, that one, in question, goes ahead and, case, in case of, in my case, in this case, in his case, "
     "of this game, whole thing, whole time, for whole lap, for lap, for full lap, for one lap, (on|for) (third|fourth|fifth|last) (time|trip|pass|lap) (round|around), on (third|fourth|fifth|last) (round|lap|trip|pass) of deal, on third round, (time|trip|lap) (round|around), this deal, on this deal, on that deal, that deal, in game tonight, for this hand, with chips in hand, chips in hand, cutting chips, counting chips, shuffling chips, riffling chips, over there in corner, out loud, aloud, out loud and clear, loud and clear, in loud voice, clear as day, plain as day, as plain as day, for real, by this time, by now, by then, "
         "we play, they play, you play, i play, game being, game was, game is, game at, low wins, lowest wins, "
         "low hand wins, low takes it, lowest hand wins, "
         "players were, players are, we were, they were, something like, something along lines of, or so, "
         "roughly, going in, coming in, heading in, on felt, on table, on tabletop, on cloth"),
    ("how it came about",
     "accidentally, by accident, by mistake, mistakenly, inadvertently, clearly, obviously, suddenly, unfortunately, somehow, simply, "
     "actually just, in dark, just, only, exactly, already, still, right now, so far, yet, at this point, at that point, at time, this time, in front, "
     "as well, too, even, all of sudden, wrongly, by fluke, "
     "out of nowhere, out of blue, for some reason, of all things, by chance, sloppily, carelessly, clumsily, in error, in haste, "
     "honest mistake, mistake, my mistake, his mistake, her mistake, dealers mistake, dealer mistake, an honest mistake, error, "
     "in hurry, in rush, too fast, too quickly, too hard, so fast, all over himself, quite, pretty much so, basically, literally, totally, "
     "completely, entirely, definitely, certainly, plainly, badly, sadly, luckily, naturally, normally, stupidly, "
     "fully, properly, openly, casually, calmly, face down on table, politely, loudly, angrily, proudly, happily, gladly, slowly, quickly, fast, hastily, "
     "straight away, right off, right off bat, in fact just, in process, in passing, instinctively, absentmindedly, "
     "dealers (fault|error|doing|misdeal|slip|goof|screwup), (by|through|from|on) dealer (error|mistake|fault), dealer error, dealer did it, dealer did that, all dealer, dealers own (fault|mistake|error), (its|it was|thats|that was) dealers (fault|mistake|error|doing), dealer screwed up, dealer messed up, dealer goofed, dealer blew it, dealer botched it, dealer fumbled it, screwed up, messed up, goofed, slip, goof, botched, "
         "face down, facedown, on bluff, bluffing, as bluff, on come, on nose, on dot, to dollar, to chip, "
         "on button exactly, as it was (being dealt|dealt|pitched|coming off|thrown), as it came off, "
         "as it slid across, as it hit table, "
     "caught (corner|edge|lip) of, catches (corner|edge|lip) of, (got|gets|was|is) (mixed up|confused|distracted|turned around|careless|sloppy|ahead of himself|flustered|nervous), (from|since) last (hand|deal), next hand, next deal, on next deal, on next hand, to (take|make|answer) [phone] call, to (use|go to) (restroom|bathroom), to (smoke|eat|pee)"),
    ("talk to the floor",
     "ok, okay, please, pls, floor, floorman, hi, hello, hey, sir, maam, boss, chief, buddy, pal, mate, bro, well, um, uh, er, hmm, oh, right, correct, "
     "help, question, quick question, quick one, you see, mind you, by way, listen, look, let me ask, ruling please, need ruling, "
     "(we|i) need ruling, (need|we need|i need) [floor] decision, floor decision, dispute, we have dispute, situation, in this situation, we have situation, "
     "we have question, i have question, ive got question, weve got question, got question, (got|weve got|we have|theres) [little] problem, (got|weve got|we have|theres|having|were having) [little] (argument|disagreement|debate|discussion|mess), "
     "need help, (i|we) need help, help me out, help us out, help us, help me, settle this, settle argument, settle bet, tell us, tell me this, "
     "let me know, hey wait, wait minute, wait second, hold on second, hang on, hold up, thank you, thanks, thank you very much, thanks lot, cheers, sorry, excuse me, "
     "pardon, pardon me, yes, yeah, yep, yup, sure, of course, for sure, you know, i mean to say, i swear, i tell you, im telling you, "
     "believe me, trust me, honestly, frankly, seriously, heads up everybody, come on, cmon, so anyway, anyway, anyways, anyhow, "
     "here is thing, heres thing, here is situation, heres situation, heres what happened, here is what happened, what happened is, what happened was, thing is, fact is, story is, so here, good morning, good evening, "
     "just curious, just wondering, just asking, just checking in, curious, wondering, i was wondering, im curious, asking for friend, for record, for what its worth, fyi, btw, lol, haha, "
     "as usual, as always, as you know, as i said, like i said, be advised, over here, over at, right here at, "
     "on table two, come over, come quick, everyone agrees, everybody agrees, we all agree, we agree, all agree, everyone saw it, everybody saw it, whole table saw it, we all saw it, i saw it, "
     "makes sense, fair enough, long story short, to be clear, to be fair, to be honest, in short, in brief, "
         "floor called, floor was called, floor got called, floorman called, floorman was called, "
         "floor gets called, called over, called to, called over to, ruling needed, floor needed, floor please, "
         "decision needed, decision please, need you to settle, here we go, get this, so get this, picture this, "
         "ok so, okay so, alright so, all right so, ok then, alright then, well then, now then, riddle me this, "
         "humor me, help me settle, settle one for us, settle one for me, bar bet, got a bet going, for bet, "
         "we have bet going, we have a bet going, bet on it, got beer riding on it, just to settle, "
         "just to settle it, i gotta ask, gotta ask, had to ask, dumb question, stupid question, silly question, "
         "newbie question, rookie question, beginner question, simple question, easy one, easy question, "
         "hard one, weird one, odd one, strange one, here is one, heres one, another one for you, one for you, "
         "one more for you, trivia, hypothetically, hypothetical, theoretically, in theory, say that, suppose, "
         "supposing, lets say, lets suppose, imagine, "
         "dealers call, house call, dealers choice, house rules, house rule, by house rule, "
         "rules are silent, book is silent, rules are unclear, book is unclear, "
     "it was announced, thats announced, was announced, it is announced, thats posted, it is posted, its posted, its announced, it was posted, everybody knows that, everybody knows, everyone knows, everyone knows that, we all know that, common knowledge, "
         "rule question, rules question, question on rules, question about rules, ruling question, "
         "floor question, quick rules question, quick rule question, rule check, rules check, rules nit, "
         "trivia question"),
    ("feelings",
     "damn, damn thing, dang, darn, darned, goddamn, shit, hell of, jeez, geez, gosh, wow, oops, whoops, ouch, ugh, huh, yikes, crap, damned, freaking, fricking, bloody, "
     "stupid, silly, poor, dear, lovely, nice, beautiful, pretty, ugly, lousy, crummy, decent, monster, gorgeous, miserable, smooth, rough, smoothish, roughish, "
     "funny, weird, strange, odd thing, crazy, terrible, awful, embarrassing, annoying, annoyingly, oddly, oddly enough, funny enough, strangely, unlucky, lucky, "
     "go figure, believe it or, swearing, smiling, grinning, furious, steaming, fuming, confused, embarrassed, "
         "sigh, sighs, lmao, rofl, smh, omg, hehe, haha, sheesh, gee, whew, phew, gulp, alas, natural, gold, "
         "are gold, is gold, precious, big hand, big hands, nice hand, fat pot, cooler, bad beat, brutal, sick, "
         "sick hand, sick one, tough one, tough spot, ouch, "
     "(thinking|figuring|believing|knowing|assuming|convinced|sure|afraid) (hes|shes|im|i was|he is|she is) (beat|beaten|behind|dead|done|lost|second best|drawing dead|cooked|toast), cold, stone cold, ice cold"),
    ("who knew when",
     "we found out, we find out, turns out, it turns out, turned out, it turned out, "
     "discovered, discovers, we discover, we discovered, we realize, we realized, now we see, we see, we now see, we saw, i see, i saw, i notice, i noticed, i just noticed, we just noticed, i found out, "
     "(i|we|he|she|they) (only|just|finally|first) (noticed|found out|saw it|caught it|realized|discovered) [it|this|that], only noticed, "
     "before (anyone|anybody|someone|somebody|he|she|i|we|they|dealer|floor|you|seat) (noticed|caught|spotted|saw|realized|discovered|mentioned|pointed out|brought up|remarked on) [it|that|this|anything|error|mistake|problem], "
     "before (anyone|anybody|someone|somebody|he|she|i|we|they|dealer) (spoke up|spoke|piped up|said anything|said something|said so|said word|said thing|complained|objected|opened mouth|called floor|called you|called me|called attention [to it]|stopped it|stopped dealer|stopped action|stopped us|raised alarm|woke up), "
     "before (it|this|that|error|mistake|problem) (was|got) (noticed|caught|spotted|seen|discovered|mentioned|pointed out|brought up), "
     "(when|by time|by time that) (anyone|anybody|someone|somebody|he|she|i|we|they|dealer|floor|you|it|this|that) (noticed|caught|caught it|spotted|spotted it|saw it|realized|discovered|mentioned it|was noticed|was caught|was spotted|was discovered|was pointed out|spoke up|piped up|said something|pointed it out|called floor|called you) [it], "
     "to my attention, was called to attention, attention was called, when attention was called"),
    ("what the cards are about",
     "hand, of hand, of this hand, from stub, of his, of hers, of ours, in hand, in his hand, in her hand, "
     "in all, in total, total, altogether, of his cards, of her cards, of my cards, of his own cards, starting, initial, hole, with it, for it, to him by dealer, "
     "flush over flush, straight over straight, full house over full house, boat over boat, in deck, in deck of cards, stakes, stakes of, stakes are, game, in game, low, lo, "
     "that is it, that was it, thats it, thats all, that is all, that was all, thats all [that] [has] happened [so far], thats only action [so far], that is only action [so far], that was only action [so far], only action so far, thats been it, and thats that, "
     "remaining, remaining chips, rest of chips, for rest, worth of chips, low hand, hand of, hand is, that are, his last, her last, my last, whats left of, "
     "misread hand, misreads hand, read hand wrong, reads hand wrong, playing card, in room, in this room, in this house, in this game, in our game, in game here, at this table, on our table, in house, in this club, in our club, "
         "about (it|that|low cards|doubled low cards|doubles|double low cards|paired low cards|matching low cards|pairs of low cards|wild cards|wilds|how many are wild|how many were wild|one or all|whether one or all), "
         "(form|kind|version|flavor|sort|kind of lowball|form of lowball|form of it|kind of it|version of it) [were on|we are on|theyre on|they are on|were playing|we are playing|they were playing|its being played|is being played|was being played|it is|it was], "
         "(monster|big|huge|nice|massive|giant|fat|juicy|tiny|small|decent|family) pot, kicker, kickers, "
         "kicker (fight|war|battle|problem|problems|issue), "
         "(battle|war|fight|clash|duel|contest) [of|over] [kickers|lows|flushes|straights|boats|full houses|quads|trips|wheels], "
         "two (royals|straights|flushes|boats|full houses|straight flushes|wheels|lows|monsters|big hands|good hands|rough lows|smooth lows), "
         "of em, hand is over, hands over, hand is long over, hands long over, hand was over, hand long over, "
         "hand is done, hands done, very same, exact same, the same exact, from same hand, on side, out there, "
         "mid hand, midhand, in mid hand, in middle of hand, middle of hand, midway through hand, "
         "halfway through hand, in middle of it, "
         "(we|i) (had|got|have|played) [lowball|poker] hand [where|in which], hand where, we had one where, "
         "had one where, got one where, "
         "(flush|straight|quads|trips|boat|full house|two pair|wheel|seven|eight|nine|six|low|royal|set) (over|against|versus|vs|on) (flush|straight|quads|trips|boat|full house|two pair|wheel|seven|eight|nine|six|low|royal|set), "
         "point that rules leave open, point rules leave open, point that book leaves open, point of order, "
         "point of rules, question that rules leave open, "
         "(spades|hearts|diamonds|clubs) (versus|vs|against|over) (spades|hearts|diamonds|clubs), as announced, "
         "as agreed, as posted, as advertised, as we play it, like we play it, as is custom, as is usual, "
         "when (i|he|she) showed [hand|it|down], after (i|he|she) showed [hand|it], "
     "in this deck, of this deck, from this deck, in that deck, in our deck, "
     "about how many [cards] (he is|she is|i am|im|they are|to) (drawing|taking|draw|take|getting), about how many [cards] (hes|shes) (drawing|taking|getting), about number, about draw, about it, "
         "junk, rags, trash, garbage, rubbish, crud, blanks, "
         "(flush|straight|quads|trips|boat|full house|two pair|wheel|straight flush|five of a kind|pair) or (flush|straight|quads|trips|boat|full house|two pair|wheel|straight flush|five of a kind|pair)"),
    ("who sits where and does what meanwhile",
     "nearby, next door, over there, in tournament, in cash game, side game, home game, weekly game, friendly game, our little game, little game, in our home game, "
     "kibitzer, sandwich, beer, coffee, drink, drinks, burger, pizza, cigarette, cigar, glasses, sunglasses, hat, jacket, sleeve, elbow, thumb, hands shaking, cocktail, waitress, cocktail waitress, chip runner, "
     "smoke, walk, nap, phone call, massage, snack, dinner, lunch, breakfast, supper, bite, soda, water, cocktails, taxi, cab, hot dog, taco, tacos, chips and salsa, purse, pocket, wallet, bag, coat, car, card room, poker room, washing hands, to pee, call of nature, emergency, wife, husband, girlfriend, boyfriend, kids, mother, neighbor's, bartender, security, shift manager, "
         "there was still betting to do, still betting to do, betting to do, betting left to do, "
         "betting still to come, with betting still to come, more betting to come"),
    ("time",
     "today, tonight, this morning, this evening, last night, yesterday, on this hand, this hand, on hand, in this hand, in hand just dealt, just now, moments ago, minute ago, second ago, later, later on, eventually, finally, immediately, "
     "right away, at once, at first, originally, initially, meanwhile, in meantime, long ago, hour ago, around midnight, all evening, whole evening, all morning, "
         "on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, monday, tuesday, "
         "wednesday, thursday, friday, saturday, sunday, monday night, tuesday night, wednesday night, "
         "thursday night, friday night, saturday night, sunday night, this afternoon, in afternoon, "
         "late at night, last week, other day, other night, the other night, all evening long, at crack of dawn, "
     "minutes, minute, seconds, couple of minutes, few minutes, five minutes, few seconds, moment, awhile, while ago, ages, forever, half hour, half an hour, hour, hours, ten minutes, two minutes, three minutes, four minutes, whole minute, full minute, good while, long time, for ages"),
)  # fmt: skip

FILLERS = ", ".join(spellings for _, spellings in CHATTER)
