"""The head words: what can happen at the table, each with what it needs beside it and how people say it.

A clause has one head. A new head word is one line here. ``takes`` lists the slots it may fill, ``!`` marking what it
cannot do without, ``|`` any one of several; a word with ``+`` is a flag it may carry. Spellings are divided by commas: ``*`` stands
before a regular verb (``*raise`` is raise, raises, raised, raising; ``**rap`` doubles its last letter), ``[ ]`` encloses
what may be left out, ``( | )`` alternatives. Articles may stand anywhere within a spelling.
"""

from __future__ import annotations

from typing import NamedTuple


class Head(NamedTuple):
    """A head word: ``name`` is its canonical spelling, ``example`` a clause that can be typed as it stands."""

    name: str
    takes: str
    means: str
    example: str
    spellings: str = ""


#: Slots of a wager: who puts in how much, with which hand.
_WAGER = "who! amount holding category of to by nth +facing a bet +no bet +wants to +again +in turn +out of turn +on it +pat +silently"
#: What the sources do not decide takes whatever is said beside it, so that it is "not covered" and not unknown.
_ANYTHING = "who to by of number count cards nth amount +each +facing a bet +silently +out of turn +in turn"

HEADS = (
    # the deal
    Head("exposed", "cards|count|nth who to by +himself +each +again +replacement", "a card was seen", "seat 3 exposed 7h",
         "*expose, face up, faceup, *flash, *flip [over], *flip up, **flip [over], **flip up, open on table, visible, "
         "(came|come|comes|coming|fell|landed|dropped|went|goes) [off|out|down|over] (face up|faceup), (got|get|gets) seen, "
         "(dealt|pitched|slid|given|thrown) [off|out|down] (face up|faceup|up|open), (got|gets) exposed, popped up, popped over, (hit|hits|landed on|fell on) table face up, face up on table, on table face up, "
         "exposed (while dealing|while pitching|in dealing), turned face up, turns face up, rolled up, seen by everyone, "
         "seen by table, seen by whole table, was seen, were seen, "
         "(lands|hits|falls|comes|pops|flips|rolls|slides|drops|goes|slips) [off|out|down|over] (face up|faceup|up), (was|got|gets|is) [accidentally] (flipped|turned|rolled|tipped) [right] (face up|up|over|open), (turns|turned|flips|flipped|tips|tipped|rolls|rolled) [it|card|one|this one|that one] right (over|up|face up|faceup), (turns|turned|flips|flipped|tips|tipped|rolls|rolled) (it|card|one|this one|that one) (over|up|face up|faceup), (turns|turned|flips|flipped) [right] over in front of, showed us, shows us, showed whole table, shows whole table, showed table, shows table, showed everyone, shows everyone, showed everybody, shows everybody, showed world, for all to see, for whole table to see, where everyone could see it, for everyone to see, "
         "came [off|out] up, comes [off|out] up, turned itself over, flipped itself over, got flashed, gets flashed, got shown, gets shown, was shown, was flashed, was flipped, was turned up, was turned over, was exposed, was face up, were face up, isnt face down, wasnt face down, got (tabled|turned) face up, pitched it face up, slid off face up, jumped out face up, blew over, caught edge and flipped, caught (air|wind) and flipped, hit (muck|chips|drink|glass|table|rail|felt|card) and (flipped|turned over|turned up|rolled over), skidded face up, spun face up, spun over, bounced up, bounced face up, sailed face up, lifted and showed, lifted and flashed, lifted, "
         "faced, faces, was faced, got faced, came up, comes up, coming up, (was|were|got) turned up, "
         "turned up open, exposed itself, shown to everyone, shown to everybody, shown to table, "
         "caught (by|on) (sleeve|cuff|ring|thumb|watch), flopped over, flopped up, landed open, lay face up, lies face up, sat face up, lying face up, laying face up, is lying face up, (is|was) showing, showing face up, for everyone to see, (is|was) (plainly|clearly) visible, (was|is) seen, everyone saw, everybody saw, we could all see, turned face up, peeled face up, dealt open, was turned, got turned, got flipped, (got|was) tipped [up|over], tipped over, tipped up, popped off face up, *fumble, *expose by mistake, *show by mistake, *show by accident, *show accidentally, face exposed, "
         "(hit|hits|landed on|fell on|lands on|falls on) (felt|table|cloth|rail|floor) [face] up, lands face up, "
         "(landed|lands) on back, came up face up, (hit|hits) felt face up, turned itself over, "
         "rolled over face up"),
    Head("extra cards", "number|count! who category +each", "cards too many in the starting hands", "2 extra cards",
         "extra card, extra cards (went out|were dealt out|out), too many cards, card too many, cards too many, cards extra, additional cards, surplus cards, "
         "one too many cards, "
         "one too many, two too many, three too many, card over, cards over, one over, extra one, an extra one, extra card came out, extra cards came out, too many, "
         "(had|has|have|found|finds|got) sixth card [stuck|hiding|hidden|tucked|sitting] [behind it|to it|under it|underneath|behind|in it|in there]"),
    Head("short", "who! number count +each", "a hand with cards too few", "seat 3 short",
         "missing, shy, light, shorted, came up short, comes up short, dealt short, short dealt, "
         "down one card, down card, card down, card light, card shy, lacking, lacks, is lacking, a card less than he should, didnt get [his] (fifth|last|final) card, never got [his] (fifth|last|final) card, missed [his] (fifth|last|final) card, dealt light, came up light, comes up light, came up shy, comes up shy, left short, one shy, one short, one light, card missing, cards missing, cards short, cards shy, cards light"),
    Head("wrong number of cards", "who!", "a hand of too few or too many cards", "seat 9 wrong number of cards",
         "wrong number of cards in [hand of], doesnt have five cards, doesnt have right number of cards, hasnt got five cards, hasnt got right number of cards, wrong card count, wrong count, number of cards is wrong, has wrong number [of cards], got wrong number [of cards], wasnt dealt five, (bad|off) card count, miscounted hand, dealt wrong number [of cards], was dealt wrong number [of cards]"),
    Head("out of position", "who!", "the button stood in the wrong place", "button out of position",
         "misplaced, in wrong (place|position|spot), on wrong (player|spot|place), forgot to move, *forget to move, "
         "moved too far, not in position, not in right place, not where it should be, not where it belongs, is off, was off, in wrong seat, off by (one|seat|one seat|two|two seats), (one|seat|two) seats off, seat off, one seat off, one off, off seat, "
         "(one|two|couple of|three) (spot|spots|seat|seats|place|places) (off|too far|out of place), wasnt where it should be, isnt where it should be, wasnt where it belonged, in wrong seats, was in front of wrong player, in front of wrong player, should have been (in|on|at), should be (in|on|at), belongs (in|on|at), belonged (in|on|at)"),
    Head("wrong seat", "nth! to instead by who", "a card went to a seat that was not due", "first card to the wrong seat",
         "deal started (with|at) wrong (player|seat|person|guy|hand|spot|position|place), wrong player, wrong person, wrong guy, wrong hand, *start [off] [deal] (with|at|on), *start [off] [deal] (with|at|on) wrong (player|seat|person|guy|hand|spot|position|place), "
         "began [deal] (with|at|on), begins [deal] (with|at|on), started dealing (with|at|on|to|from), starts dealing (with|at|on|to|from), began dealing (with|at|on|to|from), started dealing (with|at|on|to|from) wrong (player|seat|person|guy|hand|spot|position|place), "
         "should (have gone|go|have been dealt|have been pitched|have started) to, shouldve gone to, was supposed to go to, supposed to go to, belonged to, went to wrong (player|seat|person|guy|hand|spot|position|place), dealt to wrong (player|seat|person|guy|hand|spot|position|place), *deal first card to wrong (player|seat|person|guy|hand|spot|position|place), given to wrong (player|seat|person|guy|hand|spot|position|place), pitched to wrong (player|seat|person|guy|hand|spot|position|place), wrong end, starting point, started in wrong (place|spot|seat|position), started wrong, started at wrong (place|spot|seat|position), began in wrong (place|spot|seat|position), started one (seat|spot|player|position) (off|late|early|too late|too early|too far)"),
    Head("out of sequence", "who by", "cards dealt out of order", "dealt out of sequence",
         "out of [proper] order, dealt out of [proper] (order|sequence|turn), got dealt out of (order|sequence|turn), were dealt out of (order|sequence|turn), card dealt out of [proper] (order|sequence), out of proper sequence, cards out of [proper] (sequence|order), cards dealt out of [proper] (sequence|order), not in order, "
         "not in sequence, in wrong order, in wrong sequence, "
         "wrong way [round|around], (went|dealt|pitched|going|dealing) [in] wrong (way|direction) [round|around], (went|dealt|going|dealing) (backwards|counterclockwise|backward|counter clockwise), backwards, counterclockwise, wrong direction, (in|in a) row, back to back, two at once, two at a time, (gave|dealt|pitched) [him|her] two [cards] (in row|at once|at a time|back to back|running|together|to catch up), to catch up, skipped then doubled back, doubled back, (dealt|gave|pitched) (twice|two times), twice in row, got two cards in row, mixed up order, messed up order, scrambled order, order was wrong, order wrong, wrong rotation, not in rotation, not in turn dealt, in wrong rotation, out of whack, got two cards at once, got two at once, got [his] next card before"),
    Head("empty seat", "who by to nth count", "cards were dealt to a seat with nobody in it", "dealt to an empty seat",
         "(nobody|no one) (sits|sat) (there|here|in it|in seat|in), (nobody|no one) [is|was] [sitting] in, (theres|there is|there was) (nobody|no one) [sitting] in, (pitched|pitches|dealt|deals|slid|gave|gives) (hand|cards) to empty [seat|chair|spot], vacant seat, empty chair, vacant chair, open seat, unoccupied seat, seat is empty, is empty, was empty, is vacant, was vacant, "
         "(nobodys|no ones|noones) [sitting] (there|in it|in seat), (nobody|no one) [is|was] [sitting] (there|in it|in seat), with (nobody|no one) in it, (nobody|no one) in it, with nobody there, wheres nobody, wheres nobody sitting, thats empty, which is empty, sitting empty, sits empty, sat empty, stood empty, is open, was open, unoccupied, chair is empty, chair was empty, empty, seat nobody is in, chair nobody is in, seat with nobody in it, chair with (nobody|no one) in it, seat with no one in it, chair that was empty, seat that was empty, (player|guy) had left game, no player there, no player in it, without player, without anybody in it, without anyone in it"),
    Head("dealt in", "who! by +each", "a player got a hand", "seat 3 dealt in", "was dealt in, got dealt in, deals in, deal in, got hand, gets hand, get hand, has hand, had hand, dealt hand to, hand (was|is|got) dealt to, hand dealt to, hand went to, hand was given to, was dealt hand, were dealt hand, got dealt hand, received hand, gave hand to, got cards, was given hand, dealt cards to, "
         "(has|have|had|got) [all] (cards|hands) [already], already (has|have|had|got) (cards|hand|hands), already got cards, have cards"),
    Head("not entitled", "who!", "a player had no right to a hand", "seat 2 not entitled",
         "unentitled, isnt in game, not in game, wasnt in game, is not in game, not entitled to (hand|cards|one|any), wasnt entitled to (hand|cards|one|any), isnt entitled to (hand|cards|one|any), wasnt entitled, isnt entitled, not due hand, no right to hand, had no right to hand, has no right to hand, "
         "shouldnt have (hand|cards|got hand|been dealt in|gotten hand|gotten cards|got cards|received hand|been dealt), shouldnt be (dealt in|in hand|in it|getting hand|in this hand), should not have (hand|cards|been dealt in|been dealt), wasnt supposed to (get|have|be dealt) [hand|cards|in], isnt supposed to (get|have|be dealt) [hand|cards|in], not supposed to (get|have|be dealt) [hand|cards|in], not eligible [for hand], isnt eligible [for hand], wasnt eligible [for hand], had no business in hand, had no business with hand, wasnt due hand, isnt due hand, isnt due in, wasnt due in, wasnt due cards, not due cards, hadnt earned hand, hasnt paid for hand, hadnt paid for hand, hadnt qualified, hadnt bought in, hasnt bought in, hasnt got chips, had no chips, has no chips, was broke, is broke, isnt playing, wasnt playing, isnt in this game, was sitting out, is sitting out, sitting out, sat out"),
    Head("entitled", "who!", "a player had a right to a hand", "seat 2 entitled", "due hand, had right to hand, has right to hand"),
    Head("dealt out", "who! by", "a player got no hand", "seat 7 dealt out",
         "was dealt out, got dealt out, left out [of (deal|hand)], leaves out, not dealt in, wasnt dealt in, not dealt [hand], wasnt dealt [hand], "
         "dealt around, *deal past, dealt past, passed over, passes over, got no hand, gets no hand, got no cards, gets no cards, "
         "didnt get hand, didnt get any cards, didnt get cards, never got hand, never got any cards, never got cards, no hand, "
         "wasnt given hand, not given hand, forgot [about], overlooked, got left out, forgot to deal in, "
         "forgot to deal to, didnt deal in, didnt deal to, dealt around, "
         "left out (completely|altogether|entirely), *leave out, left (him|her|me) out [completely|altogether|entirely], left out of this one, (didnt|did not|never) (receive|get|see|got|received|saw) [any|single] (card|cards|hand), (didnt|did not) get dealt in, didnt get dealt, never dealt in, never got dealt in, wasnt dealt any cards, wasnt dealt single card, werent dealt in, (passed|passes|went|goes|dealt|pitched) right (by|around|past|over), pitched (around|past), (got|was) (passed by|passed up|bypassed|jumped|left without hand|left without cards), bypassed, *bypass, jumped, jumps, skipped right over, skips right over, has no cards, had no cards, without cards, without hand, got nothing, no cards in front of him, no cards for, no hand for, ended up without hand, didnt give cards to, didnt give hand to, didnt give"),
    Head("present", "who! +each", "the player was at the table", "seat 7 present",
         "at table, at the table, in his seat, in her seat, in chair, in his chair, in her chair, sitting [right] there, right there, "
         "sitting at table, seated, sitting in, there whole time, here whole time, here (all night|all day|all along|right here|the entire time), been here [all night|all day|whole time], sat there, sat right there, "
         "(sitting|was sitting|been sitting) (here|in seat|there|in chair|in spot) (whole time|all along|entire time|all night|whole hand), in (chair|seat|place) (whole time|all along|entire time|all night|whole hand), never left [seat|table|chair], never moved from seat, was here, was there, right here in seat, right here in chair, right at table, sat here, am here, sitting here, sitting in seat, been sitting there, hadnt gone anywhere, hasnt gone anywhere, "
         "[was|been|am|were] sitting [right] (here|there), sat [right] here"),
    Head("absent", "who!", "the player was away", "seat 7 absent",
         "not present, wasnt present, not at table, wasnt at table, away [from table], out for smoke, on break, in bathroom, "
         "in restroom, in men's room, in ladies room, not there, wasnt there, not in seat, wasnt in seat, had left, left table, "
         "had gone home, went home, out of seat, gone, out smoking, on phone, at bar, getting food, at cage, off table, "
         "getting drink, getting coffee, outside, "
         "off (getting|to get|for|buying|having|taking|grabbing), out (getting|to get|having|taking|for|grabbing), gone (for|to get|to|off), (went|gone) [out|off] (for|to get|to grab|to have|to buy), stepped (out|away|outside) [for|to get|to take], running to, ran to [get], up (getting|buying), (in|at|to) (restroom|bathroom|toilet|john|mens room|ladies room|washroom|can|cage|bar|kitchen|parking lot|buffet|window|cashier|sports book), at cashier, walking, took walk, having smoke, smoking, having dinner, at dinner, eating, to dinner, on phone call, on phone [outside], taking call, took call, answering phone, isnt here, wasnt here, isnt there, not here, not at his seat, out of his seat, away from (seat|table|chair), (got|gets) up [from table], left (seat|chair|room), had stepped away, had stepped out, off somewhere, nowhere to be seen, nowhere around, not around, wasnt around, isnt around, off floor, lobbying, racked up and left, "
         "(stepped|went|gone) (out|away|outside) to take [phone] call, stepped out to (smoke|eat|pee|use restroom), (and|then) left, cashed out, had cashed out, walked off, wandered off"),
    Head("returns", "who!", "the player is back", "seat 7 returns",
         "is back, back, back now, came back, comes back, has come back, sat back down, sits back down, back at table, back in seat, "
         "now (hes|shes|theyre) back, hes back, shes back, just came back, just got back, got back, is back now, comes back now, now back, came back in, returned to (table|seat|game)"),
    Head("posted", "who! amount +each +big blind +small blind +ante +on it", "the player had put in a blind or ante", "seat 7 posted",
         "(had|has|have) [already] posted (big blind|small blind|big|small|bb|sb|ante), *post [blind|ante|big blind|small blind], paid [blind|ante], pays [blind|ante], put up blind, put in blind, put in ante, anted, *ante up, "
         "blind is in, had money up, has money up, had money out, has blind in, had blind in, dealt in on blind, "
         "got dealt in on blind, has blind posted, had blind posted, blind up, blind is up, blind posted, put up, puts up, put up blind, had posted, got dealt in for, dealt in for, "
         "(small|big) blind is (up|in|out|posted|there|on table), (small|big) blind was (up|in|out|posted|there), had (small|big) blind (up|in|out|posted), has (small|big) blind (up|in|out|posted), with (small|big) blind [already] (up|in|out|posted), blind was (up|in|out|posted|there), blind money is in, blind money was in, chips were up, money is up, money was up, money is in, paid up, had paid [for] blind, has paid [for] blind, left blind, left blind up, left ante, left money for blind, ante is in, ante was in, *put up [chips|money] for (blind|big blind|small blind), gave dealer blind, had put up blind, had put in (blind|ante), has put in (blind|ante), "
         "(goes|went|go|put|going) [in] (as|for) [big|small] blind, (is|was|are) in (as|for) blind, put [it] up as blind, (posted|posts|puts up|put up) (last|remaining|only), posts it, posted it, (puts|put) it up, (puts|put) it in for blind"),
    Head("blinds posted", "", "the blinds were in, which is no action", "blinds posted",
         "blinds are posted, blinds were posted, blinds are in, blinds were in, blinds are up, blinds up, blinds in, blinds were up, "
         "antes are in, antes in, antes posted, just blinds, only blinds, blinds only"),
    Head("not posted", "who!", "the player had put in nothing", "seat 7 not posted",
         "hadnt posted, has not posted, had not posted, did not post, didnt post, hasnt posted, never posted, "
         "(hadnt|hasnt|had not|has not|never) (posted|put up|put in|paid) (anything|blind|ante|thing|cent|dime|chip|big blind|small blind|blinds), (didnt|did not) (post|put up|put in|pay) (anything|ante|thing|cent|dime|chip), no blind up, no blind posted, no blind in, has nothing posted, had nothing posted, has nothing up, had nothing up, nothing posted, owes blind, hadnt anted, hasnt anted, didnt ante [up], hadnt put up anything, hadnt a chip in, hasnt a chip in, has no money in, had no money in"),
    Head("acted", "who|number|count! +on it +wants to +each +in turn +out of turn +behind him +else +but", "how many players, or who, have acted", "nobody acted",
         "*act [on hand|on hands], asked for his cards, asked for cards, asked for her cards, before (anyone|anybody|any player) acted, before any action, before action, before (anyone|anybody) had acted, before (anyone|anybody) acts, spoken, said anything, done anything, done thing, said thing, said word, done nothing, did anything, did thing, do anything, do thing, made move, taken any action, taken action, "
         "(action|betting) (hasnt|hadnt|has not|had not|didnt|is yet to|has yet to|wasnt) [even|yet] (started|begun|start|begin|commenced|got going|gotten started|opened|open), no (folds|calls|bets|checks|raises) [and] (no|or) (folds|calls|bets|checks|raises|nothing) [no nothing|no raises|no calls], no action no nothing, nothing else [has|had] happened [since|yet|so far|after that|after], nothing [has|had] happened [yet|so far], nothing since, no (further|other|more) action [yet|so far|since|at all], no action whatsoever, no action at all, nothing more happened, nothing [has] gone on [yet|since], nothing doing yet, before (anyone|anybody|somebody|any player) (could act|moved|did anything|made move|put in chip), before betting [started|began], before (any|a) (bet|check|raise|fold) [or|and] [bet|check|raise|fold|call], before any bets, before there was [any] action, before first (bet|check|action), "
         "(hadnt|havent|hasnt|had not|have not|has not) [even] (started|begun) [betting|to bet|to act|acting|action|playing|play], (hadnt|havent|hasnt) bet yet, "
         "acted after that"),
    Head("still to act", "who|number|count of by +behind him", "players have yet to act", "2 players still to act",
         "yet to act, left to act, to act, (hasnt|havent|hadnt|has not|have not|had not|didnt|did not) [even] (act|acted|spoken|speak|bet or folded|done anything|done thing|do anything|do thing|make move|made move|made up mind|decided|looked up), "
         "is [still] thinking, still thinking, was [still] thinking, thinking, thinking it over, thinking about it, is [still] deciding, still deciding, is still in middle of acting, "
         "in middle of acting, still making up mind, is next to act, next to act, to speak, yet to speak, yet to move, yet to decide, is still waiting, still waiting, still waiting to act, waiting to act, still behind, behind, to act behind, still has to act, still have to act, "
         "still ahead, ahead, still ahead of, ahead of, "
         "has yet to (act|move|speak), have yet to act, yet to act on it, hasnt had [a] chance to act, hasnt done anything yet, still has action, still thinking it over, has action, still to speak, is about to act, about to act, was about to act, is up, is still pondering, pondering, in tank, is in tank, is tanking, tanking, "
         "still thinking with chips, in (front|ahead) of (him|her|me) still to act, still hasnt acted, still havent acted, hasnt acted on hand, thinking about what to do"),
    Head("still to draw", "who|number|count of by +behind him", "players have yet to draw", "2 players still to draw",
         "yet to draw, left to draw, to draw, still has to draw, still have to draw, hasnt drawn, havent drawn, "
         "has not drawn, have not drawn, still waiting to draw, waiting to draw, still to get cards, waiting on cards"),
    Head("deal complete", "", "everybody had his cards", "deal complete",
         "deal (completed|finished|done|over|was complete|was finished|was done|was over|is complete|is finished|is over|had finished), finished dealing, "
         "all cards out, all hands out, all cards were out, dealing done, deal is done, dealing was done, dealing is done, deal was completed, "
         "everyone had (cards|hand|five cards), everybody had (cards|hand|five cards), after deal was complete, after deal was finished, "
         "deal (ended|is ended|was all done|was all over), done dealing, dealing [is|was] over, dealer (finished|was finished|was done|is done|is finished) [dealing], all (cards|hands) dealt [out], (cards|hands) were all (out|dealt), (everyone|everybody|all players) (has|have) (cards|hand|hands|five cards|all cards|five), all five cards were out, once deal was (done|over|finished|complete), after (everyone|everybody) had (cards|hand), after deal was over, when deal was (done|over|finished|complete), finished [off] deal, finished dealing [hand|round|it out|out]"),
    Head("deal incomplete", "", "the deal was still going on", "deal incomplete",
         "deal not (complete|completed|finished|done|over), deal wasnt (complete|completed|finished|done|over), deal isnt (complete|completed|finished|done|over), "
         "deal was not (complete|completed|finished|done|over), deal is not (complete|completed|finished|done|over), still dealing, deal still going [on], deal was still going [on], deal is still going [on], "
         "in middle of deal, in midst of deal, mid deal, middeal, before deal was (complete|completed|finished|done|over), "
         "before deal is (complete|completed|finished|done|over), before deal (finished|completed|ended), before end of deal, "
         "before (everyone|everybody) had (cards|hand|five cards), not finished dealing, hadnt finished dealing, deal hadnt finished, "
         "before dealer (finished|was finished|was done|had finished) [dealing], dealer still dealing, dealer was still dealing, "
         "before deal was even (complete|completed|finished|done|over), before deal (was|got) all (done|over), deal was still on, deal still on, deal isnt even (over|done|finished), deal wasnt even (over|done|finished), (not|werent|wasnt) (all|even) [through|done] dealing, not through dealing, hadnt even finished dealing, in middle of dealing, halfway through deal, partway through deal, halfway through dealing, while dealer was still (dealing|pitching), while still dealing, still pitching, before (last|final) card (was|had been|was even) (dealt|out), before all cards were (dealt|out), before we had all [our] cards, before dealing was (over|done|finished), "
         "(midway|part way|half way) through deal, in midst of dealing, during dealing still"),
    # the draw
    Head("draws", "who! number|count! cards holding to instead nth of +behind him +each +wants to +last +not last +pat +in turn +out of turn +on it", "how many cards a player takes", "seat 3 draws 2",
         "draw, drew, drawn, takes, took, taken, taking, take, *ask for, *request, *need, *call for, bought, buys, "
         "signals for, signaled for, signalled for, motions for, motioned for, indicates, indicated, taps out, wants to replace, replaces, *exchange, *trade, *trade in, is drawing, was drawing, is taking, was taking, *throw in for, said give me, says give me, says ill take, said ill take, ill take, give me, gimme, card me, "
         "told dealer, (tells|tell) dealer (he wants|she wants|i want|to give him|to give me), asked dealer for, asks dealer for"),
    Head("pat", "who! holding cards count +behind him +on it +wants to +in turn +out of turn", "a player draws nothing", "seat 3 pat",
         "*stand pat, stood pat, *stay pat, *play pat, *say pat, said pat, *declare pat, *announce pat, goes pat, went pat, "
         "draws none, drew none, takes none, took none, draws nothing, drew nothing, takes no cards, took no cards, draws no cards, drew no cards, "
         "*keep all five, kept all five, keeps all, kept all, rapped pat, raps pat, plays these, playing these, is pat, was pat, stands, stood, standing, plays what hes got, no cards for him, no cards for me, none for me, none for him, (im|hes|shes) good, didnt draw, did not draw, doesnt draw, drew zero, drawing none, takes zero, took zero, no draw for him, plays pat hand, is playing pat, was playing pat, (announced|announces|declared|declares|said|says|calls|called) [himself|herself] pat, (gone|going) pat, waves off draw, waved off draw, waves off"),
    Head("changes", "who! number instead to +wants to", "a player asks for another number of cards", "seat 3 changes 2 to 3",
         "*change [mind|request|draw] [from], meant, means, meant (to say|to ask for|to draw|to take), (decides|decided) (hed|shed|he would|she would) rather have, would rather have, hed rather have, shed rather have, id rather have, now wants, now want, now wanted, (change|changed|changes) (mind|number|call) to, (breaks|broke|break|breaking) [hand|it|pat hand] [and] (draw|draws|drew|take|takes|took), (goes|went) back on it and (asks for|asked for|wants|wanted), rethinks and wants, reconsiders and wants, thinks better of it and wants, *switch [from], *change mind and wants, changed mind and said, changed mind and asked for, "
         "corrects to, corrected to, changes to, changed to, *switch to, *change mind to"),
    Head("card dealt", "number count nth who to +on it", "a card came off the deck for the request", "card dealt",
         "cards dealt, card off [deck], cards off [deck], card came off [deck], card come off [deck], card has come off [deck], "
         "card was off [deck], card is off [deck], card off top, cards off top, dealt card, dealt him card, dealt her card, card given, cards given, "
         "cards out, card delivered, cards delivered, card in air, card pitched, card has been dealt, card had been dealt, before (burn|dealer burned|dealer burnt|any card was dealt|any cards were dealt|card was dealt|anything was dealt|dealer dealt|card came off|dealer dealt card|dealer dealt anything), nothing dealt, nothing was dealt, nothing has been dealt, nothing off [deck], nothing came off, nothing out, hadnt dealt [card|anything], hasnt dealt [card|anything], havent dealt [card|anything], had not dealt [card|anything], has not dealt [card|anything], didnt deal [card|anything], nothing dealt to him, nothing dealt to her, "
         "(nothings|nothing) [has|had] [been] (dealt|out|off) [yet], (no|not) card [has|had] [been|come|gone|left] (off|out|dealt|delivered|pitched) [deck] [yet], (got|have|has|had|received|gotten|getting) [his|her|my] first [one|card] [of (two|three|four) [cards]] [already], card was already (out|off|dealt|on its way|in air), card is already (out|off|dealt|on its way|in air), card already (out|off|dealt|pitched|delivered), card on its way, card in air, (hes|shes|i) got one [card] already, got one already, got one of them already, already got one, already has one, already have one, (dealer|he|she) (hadnt|hasnt|didnt) (touched|touch) deck [yet], deck (hasnt|hadnt) been touched, hasnt touched deck, hadnt touched deck, didnt touch deck, cards not out yet, no card (out|off|dealt|delivered|pitched) yet, hadnt (pitched|delivered) [card|anything] [yet], hasnt (pitched|delivered) [card|anything] [yet], (before|till|until) card (came|comes|was|is) [off|out|dealt], already delivered, already pitched"),
    Head("burn dealt", "number count who", "the burncard came off the deck", "burn dealt",
         "burn card dealt, burncard dealt, burn off [deck], burn card off [deck], burn was dealt, burn came off, burn card came off, burn card was off, "
         "burn is off, burn is out, burned, burned card, burnt card, burn was off, burn card is off, burn out, burn down, burn is down, burn card is down, "
         "not even burn, no burn [yet|off|out], without burn, dealer (burned|burnt) [card|one|it], *burn one, burn card is gone, burn already (off|out|down|gone|dealt), burn [card] (has been|had been|was already|is already|already) (dealt|off|out|down|gone), burned already, already burned, hasnt burned, burn hadnt come off, burn hasnt come off, havent burned, before he burned, put burn down"),
    Head("speaks up", "who of to", "somebody calls attention to what went wrong", "seat 3 speaks up",
         "*speak up, spoke up, spoken up, *pipe up, *pipe in, *chime in, *point out, *point it out, *point that out, *mention, *mention it, *mention that, *notice, *notice that, *spot, *spot it, caught it, "
         "goes hey, goes hey wait, goes wait, goes whoa, goes hold on, says hey, says hey wait, says wait, says whoa, says hold on, says stop, said hey, said wait, said whoa, said hold on, said stop, yells hey, yells wait, yells stop, yelled hey, yelled wait, yelled stop, "
         "calls it out, called it out, calls attention to it, called attention to it, brings it up, brought it up, says something, said something, "
         "*ask floor, (goes|went) (hey|wait|whoa|stop|hold on|what), *stop action, *stop hand, raised alarm, calls time out, called time out, *stop dealer, *tell floor, *tell dealer"),
    Head("remarks", "who of to", "somebody says something that decides nothing", "seat 3 remarks",
         "*remark, says so, said so, *figure, *reckon, think, thinks, thought, *believe, *insist, swears, swore, *realize, finds out, found out, sees, saw that, "
         "*ask me, *ask you, *grumble, *whine, *moan, *laugh, *joke, *apologize, says sorry, said sorry, says oops, said oops, "
         "that makes two [cards], thats two [cards], that makes it two, that makes two of them, makes two cards, makes two, (not|wasnt|isnt) (his|her|my|their) (fault|doing|mistake|error), through no fault of (his|her|my|their) own, nobodys fault, no ones fault, says (its|it was) (not|nobodys) fault, no misdeal, not misdeal, wasnt misdeal, too late for misdeal, says me too, *raise hand, "
         "waves, waved, *shrug, *nod, *stare, *beg, *plead, doesnt know, didnt know, has no idea, had no idea, wasnt sure, isnt sure, didnt care, doesnt care, doesnt mind, didnt mind"),
    Head("looks", "who holding", "whether a player looked at his cards, which decides nothing", "seat 3 looks",
         "(looked|looks|look|looking) at (hand|cards|own cards|own hand), *peek, *peek at (hand|cards), *squeeze, *squeeze cards, (hasnt|havent|hadnt|didnt|did not|has not|had not|never) [even] (looked|look|peeked|peek|seen cards|squeezed) [at cards|at hand|at them|yet], "
         "without looking, without looking at (cards|hand), sight unseen, unlooked, without peeking"),
    Head("replaced", "who cards count nth to by", "an exposed card was given another for", "replaced",
         "replaced (it|card|that), replaces (it|card|that), (was|got|gets|is|has been) replaced, swapped it, swaps it, exchanged it, exchanges it, gave him another, gave her another, gives him another, replaced with, dealt him another, dealt another one"),
    Head("active", "who!", "the player is still in the pot", "seat 3 active", "still in, in pot still, still in pot, still in [it], has live hand"),
    Head("how many", "who! to! of! +wants to", "a player asks how many somebody drew", "seat 3 asks how many seat 5 drew",
         "ask, asks, asked, asking, *ask how many [cards], *ask how many (cards|did), wants to know how many [cards], *question how many, "
         "keeps asking [how many] [cards], kept asking [how many] [cards], keeps on asking [how many], (wanted|wants|wondering|want) to know how many [cards] [did], would like to know how many [cards], (can|could) you (tell|say) how many, asks again how many, inquires how many"),
    Head("refuses", "who! of +wants to", "a player will not say how many he drew", "seat 5 refuses to answer",
         "*refuse to (answer|say|tell), *refuse to (say|tell) how many [cards] [he drew|she drew|he took|she took|he had drawn|they drew], wont (answer|say|tell), wont (say|tell) how many [cards] [he drew|she drew|he took|she took], will not (answer|say|tell), wouldnt (answer|say|tell), didnt answer, doesnt answer, did not answer, refuses to tell him, refuses to tell her, wont tell him, wont tell her, refuses to answer him, "
         "(says|said|goes|told him|told her|replies|answers) (thats|that is|it is) [none of] (his|her|your|my) [own|damn] business, (says|said|goes|told him|told her|replies) (none of|mind) (his|her|your) [own|damn] business, none of his business, none of damn business, (says|said) (no comment|forget it|guess|find out|pay attention|shouldve paid attention|you should have watched|not telling|im not telling|nope), wont answer [him|her|me], just (smiles|shrugs|laughs|grins|sits there), is keeping quiet, clams up, doesnt want to (say|tell|answer), didnt want to (say|tell|answer), wouldnt (say|tell|answer) [him|her|me], wont (say|tell) [him|her|me], refuses to (say|tell|answer) [him|her|me], not saying, isnt saying, ignored him, ignores him, ignored her, ignores her, ignored me, ignores me, (doesnt|does not) have to say"),
    Head("answers", "who! to number count of", "a player or the dealer says how many were drawn", "seat 5 answers", "*reply, *respond, "
         "(told|tells) (me|him|her|us|everyone|table) (he|she|he only|she only) (drew|took|had drawn|had taken)"),
    Head("raps", "who! +in turn +out of turn +wants to +facing a bet +no bet +in the betting", "a player raps the table", "seat 3 raps in turn",
         "**rap [table], *knock [table|on table], **tap [table], *knuckle [table], *rap [table], "
         "**tap [felt|rail|wood|deck|chips|table twice|felt twice|fingers], *knock [wood|felt|rail|once|twice|on felt|on wood], **rap [knuckles|felt|once|twice|wood], (knocks|knocked|raps|rapped|taps|tapped) knuckles [on table|on felt], *pound table, *thump table, *drum table, *bang table, (waves|waved) hand, gave table (tap|knock|rap), gives table (tap|knock|rap), (did|does) little (tap|knock|rap), pats (table|felt), patted (table|felt), tap on felt"),
    # betting
    Head("bets", _WAGER, "a player bets", "seat 5 bets 40",
         "bet, bets, betting, *fire, *lead [out], led [out], *open, *open [betting], *wager, puts in bet, put in bet, makes bet, made bet, has bet, "
         "leads into, led into, *lead at, "
         "(came|comes) out (betting|firing|swinging), fired (out|at|into), fires (out|at|into), "
         "(throws|threw|tosses|tossed|puts|put|slides|slid|pushes|pushed|shoves|splashes|splashed|flings|flung|slaps|slapped) out bet [of], "
         "put in bet of, bet of, made bet of, makes bet of, makes it bet of, opened for, opens for, led for, "
         "leads for, popped out, *bomb, bombs away, *stab at it, took stab, takes stab, takes stab at it, "
         "took stab at it, *value bet, value bet, *thin bet, led with, put out bet, splashes in, splashed in, "
         "*donk, fired bet, fires bet, *barrel, fired one, "
         "puts out, put out, putting out, slid out, slides out, tossed out, throws out, threw out, pushed out"),
    Head("checks", _WAGER, "a player checks", "seat 3 checks", "*check [it], *check [to], tapped it, check it, *check behind, *check it down, *check around, "
         "*check over to, *check along, *check it over to, *check back, checked it back, checks it back, "
         "*check through, *check it through, *check it around, *check right behind, *check it right back, "
         "*check in flow, *tap check, gave free look, just checked, taps it, "
         "checked first, checks first, "
         "(open|opens|opened|lead|leads|led|start|starts|started) [betting] with check, checks it in dark, "
         "checked in dark, checks dark, checked dark, checks blind, checked blind, checks without looking, "
         "checked without looking, "
         "ck, cks, chk, chks"),
    Head("not checked", "who!", "a player has not checked", "seat 3 not checked",
         "hadnt checked, had not checked, hasnt checked, has not checked, didnt check, did not check, never checked, without checking, "
         "no check, (he|she|i) (hadnt|hasnt|didnt) checked, (had|has|having) not checked [it|yet], "
         "having not yet checked, didnt check first, did not check first, hadnt checked yet, hasnt checked yet, "
         "had not yet checked, not having checked, never did check, without having checked, hed not checked, "
         "shed not checked, hed never checked, shed never checked, hadnt checked it, hadnt checked before, "
         "had never checked, no check from, never checked it, "
         "first time to act, first to act on it, hadnt acted before, had not acted before, first action, "
         "his first action, her first action, acting for first time"),
    Head("calls", _WAGER, "a player calls a wager", "seat 3 calls",
         "callers, *call [bet], *limp [in], flat called, *flat call, flat calls, *flat, *smooth call, *just call, *pay off, paid off, pays off, looked up, looks up, sees bet, saw bet, saw, made call, cold called, *cold call, "
         "snapped (off|him off|her off|me off), snaps (off|him off|her off|me off), **snap call, snap called, "
         "insta called, *insta call, instantly called, flatted, flatting, looked (him|her|me|them) up, "
         "looks (him|her|me|them) up, paid (him|her|me|them) off, pays (him|her|me|them) off, *hero call, "
         "*crying call, crying call, makes call, made crying call, made hero call, came along, comes along, "
         "coming along, puts in call, put in call, kept (him|her|me|them) honest, keeps (him|her|me|them) honest, "
         "paid to see it, pays to see it, picked off, picks off, stuck around, sticks around, peeled, peels, "
         "called bet of, calls bet of, matched [it|bet], matches [it|bet], saw raise, sees raise, "
         "*call other, *call rest, *call extra, *call remaining, called off, "
         "got called, was called, gets called, got looked up, gets looked up, got paid off, gets paid off, "
         "got flatted, got snapped off"),
    Head("overcalls", _WAGER, "a player calls behind a caller", "seat 6 overcalls", "*overcall, *over call, called behind, calls behind, called too, calls too, calls also, also calls, also called, "
         "came in behind, comes in behind, *call along, called as well, calls as well, tagged along, tags along, "
         "came along too, comes along too, came along behind, comes along behind, *call behind him, "
         "*call behind her"),
    Head("raises", _WAGER, "a player raises", "seat 2 raises to 80",
         "*raise, *reraise, re (raise|raises|raised|raising), makes raise, made raise, put in raise, puts in raise, bumped [it], bumps [it], pops it, popped it, "
         "puts in another raise, put in another raise, three bets, *bump [it], made it raise, raise it, raised it, raises it, put in another bet, "
         "(came|comes|came back|comes back|coming|went|goes) over top [of him|of her|of me|of that|of it], "
         "popped (him|her|me), pops (him|her|me), jacked [it|it up], jacks (it|it up), boosted it, boosts it, "
         "cranked it up, cranks it up, kicked it up, kicks it up, hiked [it|bet], hikes [it|bet], raise[s] it up, "
         "raised it up, raising it up, upped [it|bet], ups [it|bet], bumping it [up], bumps it up, bumped it up, "
         "bump it up, put (him|her|me) to, puts (him|her|me) to, *re pop [it], repopped [it], repops [it], "
         "*click it back, *click back, *min raise, put in raise to, put in reraise, puts in reraise, fired back, "
         "fires back, played back at, plays back at, stuck in raise, sticks in raise, slid out raise, "
         "threw in raise, throws in raise, tossed in raise, "
         "got raised, gets raised, was raised, got popped, gets popped, got reraised, gets reraised, "
         "pots it, potted it, potted, raised pot, raises pot"),
    Head("completes", _WAGER, "a player brings a short bet up to a full one", "seat 3 completes",
         "*complete [bet|to full bet], filled up bet, fills up bet, made it full bet, makes it full bet, completes it, completed it"),
    Head("folds", _WAGER, "a player gives up", "seat 3 folds", "*fold, folds out, drops out, dropped out, gave up, gives up, got out, passes out, is out of (hand|pot|it), out of (hand|pot|it), is out, "
         "gave it up, gives it up, let it go, lets it go, laid it down, lays it down, got away from it, "
         "gets away from it, bowed out, bows out, ducked out, ducks out, *release [it|hand], got out of way, "
         "gets out of way, went away, goes away, bailed [out], bails [out], surrendered, surrenders, "
         "chickened out, chickens out, laid down hand to bet"),
    Head("passes", _WAGER, "a player passes", "seat 3 passes", ""),
    Head("check-raises", _WAGER, "a player raises after checking", "seat 3 check-raises", "*check raise, *checkraise, check raises, check raised, check raising, check and raised, checked and raised, checks and raises, checked then raised, "
         "checking (and|then|and then|it and|it then) raising, "
         "keeps check raising, kept check raising, been check raising, check raised again, *check raise me, "
         "pulls check raise, pulled check raise, put in check raise, puts in check raise, makes check raise, "
         "made check raise, *trap with check raise, springs check raise, sprang check raise, *sandbag"),
    Head("all-in", _WAGER, "a player puts in the last of his chips", "seat 5 all-in for 15",
         "all in, all in bet [of], all in wager [of], *shove, *jam, goes all in, went all in, is all in, was all in, *push all in, moves in, moved in, moves all in, moved all in, allin, bets all in, bet all in, calls all in, called all in, "
         "(put|puts) it all in, (stuck|sticks) it all in, (got|gets) it all in, shipped [it|it in], "
         "ships [it|it in], ship it, ripped it [in], rips it [in], "
         "(put|puts|stuck|sticks|threw|throws|tossed|tosses|pushed|pushes|committed|commits|got|gets|slid|slides|shipped|ships) in [his|her|my] (last|rest) [of his chips|of chips], "
         "(put|puts|stuck|sticks|threw|throws|tossed|tosses|pushed|pushes|got|gets|slid|slides|shipped|ships) [his|her|my] (last|rest) in, "
         "(open|over) jammed, (open|over) jams, (open|over) shoved, (open|over) shoves, "
         "went in for [his|her|my] last, goes in for [his|her|my] last, is in for [his|her|my] last, "
         "was in for [his|her|my] last, in for [his|her|my] last, all in blind, all his chips in, "
         "all her chips in, all chips in, chips all in, stack in, whole stack in, went broke, goes broke, "
         "hes all in, shes all in, am all in, im all in, all in to call, "
         "called for less all in, "
         "(all|everything) (he|she|i|they) (has|had|have|got) [left|in front of him], all (hes|shes|ive|theyve) got [left], (his|her|my) last chip, (his|her|my) last chips, (his|her|my) whole stack, whole stack, (he|she|im|hes|shes|was|is|were) (out of chips|felted), for last of (chips|stack), put in last, puts in last, puts last chips in, put last chips in, for all of it, got it all in, gets it all in, stack in, tapped himself out, taps himself out, *shove [it] all in, *stick it in, *stick it all in, "
         "thats all (he|she|i|they) (had|has|have|got), which is all (he|she|i|they) (had|has|have|got), all that (he|she|i|they) (had|has|have|got), (his|her|my) last dollar, (his|her|my) last few chips"),
    Head("no bets", "", "nobody has bet", "no bets", "no bets yet, no bet yet, nobody bet yet, nobody has bet, nobody has bet yet, no one has bet, no one has bet yet, without bet, theres no bet, there is no bet, there was no bet, "
         "nothing bet [yet], (nobodys|nobody|noone|no one) (opened|has opened) [yet|it|pot|betting], no bet so far, no bets so far, no wager yet, not opened yet, unopened pot, pot not opened, no bet (in|out) [yet], nobody betting"),
    Head("bet and raises", "number|count! who", "a bet and so many raises are in", "bet and 4 raises", ""),
    Head("pot", "amount! to of", "what was in the pot", "pot 120 before the draw",
         "pot is, pot was, pot of, pot had, pot has, in pot, in middle, pot at, main pot, pot contained, pot holds, pot stood at, "
         "in there [already|by then|at that point], in kitty, in center, pot had been, pot is at, pot sits at, "
         "pot stands at, pot sat at, pot came to, pot totaled, pot totalled, in pot already, in pot by then, "
         "out there already, already in pot, pot size, pot was at, was in pot, in middle already, "
         "sitting in middle, sitting in pot"),
    # blinds and seats
    Head("new player", "who amount", "somebody new to the game", "new player",
         "*sit down, sat down, just sat down, just sat, sits, new to game, new to table, joins game, joined game, joins table, *join, joined table, just got here, comes in new, "
         "new guy, new customer, new man, is new, takes seat, took seat, new in game, "
         "brand new (player|guy|customer|man|lady|woman|kid|fellow|person|face), new (lady|woman|fellow|person|face|gentleman|dude|gal), just walked in, walks in, walked in, just arrived, just came in, came in new, is new (here|at table|at this table|to table|to us|to this game), new (here|at this table|at table|to us), just joined, from must move, came from another table, just moved in from another game, is just sitting down, is sitting down, was just seated, just got seated, just got seat, fresh player, (guy|player|man|lady) just sat down, just bought in, came over from, wants to sit [down], "
         "(is|was) new to (game|table|club|room|us), new to (club|room), just joined (table|game|us), joined (us|club), has just joined"),
    Head("waits", "who! +wants to", "a new player waits for the big blind", "seat 8 waits",
         "*wait [for (big blind|blind|bb)], *wait (for|till|until) (big blind|blind|bb) (comes|arrives|reaches him|gets to him|is on him), will wait, comes in on big blind, "
         "(doesnt|does not|dont|do not|didnt|wont|refuses to|isnt going to|would rather not|rather not) (want to kill|kill|killing|post kill|wanting to kill) [it|pot], not killing [it|pot], (would rather|rather|prefers to|prefer to|chooses to|chose to|decides to|happy to|elects to|willing to|content to|going to) wait [for it|for (big blind|blind|big)|till blind gets there], sits tight till big blind, *wait for big, *wait for it [to come around], waiting on (big blind|blind|big), waits on (big blind|blind|big), waits [it] out, will sit and wait, will wait for (big blind|blind|big), *wait turn, ill wait"),
    Head("kills", "who! amount +wants to", "a player kills the pot to be dealt in", "seat 8 kills the pot", "*kill [pot|it], *post kill, posts kill, kills it, "
         "*kill it to (get|be|come) [dealt|back] in, kill pot to come in, posting kill, post double, posts double, *post double [big] blind, puts up double, puts up twice big blind, posts twice big blind, kill it for hand, puts in kill, puts up kill, put up kill"),
    Head("half a blind", "who! amount", "a player has or posts half a blind", "seat 5 posts half a blind", "half blind, half of blind, half the blind, ½ blind, half his blind, half of it, exactly half blind"),
    Head("less than half a blind", "who! amount", "a player has less than half a blind", "seat 5 has less than half a blind",
         "less than half blind, under half blind, less than half of blind, less than half of it, not half blind, not even half blind, less than ½ blind, third of blind, quarter of blind, fraction of blind"),
    Head("more than half a blind", "who! amount", "a player has more than half a blind but not all", "seat 5 has more than half a blind",
         "more than half blind, over half blind, more than half of blind, better than half blind, half blind or more"),
    Head("misses blind", "who!", "a player did not take the blind when it was due", "seat 2 misses the blind",
         "missed blind, misses blind, *miss (big blind|small blind|blinds), (was away|was out|wasnt there|was gone|away|absent|was absent) when blind (came|came around|came by|reached him|was due|got to him), *fail to (take|post) blind, didnt (take|post|pay|want) blind, did not (take|post|pay) blind, "
         "*refuse [to take] blind, wouldnt take blind, skipped blind, skips blind, *pass up blind, *decline blind, (sat|sits|sitting) out (blind|big blind|small blind|blinds), wasnt there for blind, *duck blind, *dodge blind, passes on blind, passed on blind, "
         "(ducked|ducks|duck|ducking|dodged|dodges|skipped|skips|missed|misses|passed up) (hers|theirs|mine|it) [this time|this round|last round|last time|when it came around], (ducked|ducks|dodged|dodges) blind (this time|this round|last round|last time), was (out|away|gone|up|absent|off) (when|for) [big] blind [came around|came|got to him], let blind go by, let it go by, let big blind go by, lets blind go by, walked (on|out on|past) blind, took walk on blind, took walk for blind, sat out [big] blind, *sit out [big] blind, stayed away for blind, got up before blind, left before blind, blind (missed|skipped) (him|her|me), wasnt here for [big] blind, missed [big] blind [last round|last time|this round|last lap], didnt want to take blind, *skip [big] blind, gave up blind, turned down blind, *walk away from blind, hasnt taken blind, hadnt taken blind, didnt (post|pay|take) his, failed to post"),
    Head("takes blind", "who!", "a player takes the blind", "seat 3 takes the blind",
         "takes blind, took blind, taken blind, take blind, takes big blind, took big blind, is on blind, was on blind"),
    Head("passed", "who! by", "the big blind went by a seat", "big blind passed seat 3",
         "blinds passed, blinds went by, big blind passed by, blinds went past, blinds have passed, went by, gone by, goes by, went past, gone past, goes past, went around, passed by, missed by blind, went through, has passed, had passed, blinds have gone by, "
         "(has|had) (gone by|gone past), has been by, came and went, (rolled|slid|sailed|moved|whizzed) (by|past), went through, already went by, already passed, (got|gets|gone|went) (by|past) [already]"),
    Head("moved", "who! to of +took all blinds +owing the blind", "a player changed seats", "seat 3 moved",
         "*change seats, changed seat, changes seat, changed chairs, moved seats, moves seats, switched seats, switches seats, took another seat, moved to another seat, moved to different seat, moved to new seat, changed places, "
         "*change seats [to|from], moved (over|down|up|across), *move over, *swap seats, took new seat, took different seat, gets new seat, got new seat, switched (spots|chairs|places), changed (spots|chairs|places), picked new seat, slid over, slid down, (hopped|jumped) (over|seats) [to]"),
    Head("buys in", "who! amount", "a player buys more chips", "seat 5 buys in again",
         "buys in again, bought in again, bought back in, *rebuy, rebought, *reload, bought more chips, buys more chips, bought chips, buy in again, buys back in, buys in, bought in, "
         "(bought|buys|buying|buy) in (again|for more|fresh), bought in [again] for, rebuys, got more chips, gets more chips, put more money on table, puts more money on table, topped up, tops up, (bought|buys) (another rack|rack|stack|more), *re buy, bought a new stack, went to pocket, goes to pocket, dug into pocket"),
    Head("wins", "who! amount of holding category", "a player won the pot", "seat 5 wins the pot",
         "win, won, winning, wins pot, won pot, won it, won hand, wins hand, scooped [pot|it], dragged pot, takes pot, took pot, took it down, takes it down, "
         "scoops [it|pot], *scoop [it], hauls it in, hauled it in, raked [in] (it|pot), rakes [in] (it|pot), "
         "got pushed pot, gets pushed pot, was pushed pot, took it all, takes it all, took whole thing, "
         "takes whole thing, got pot, gets pot, is winner, was winner, got it all, won with, wins with, "
         "showed best hand, "
         "wins hand with it, won it all, took pot down, *drag pot, *take down pot, *win that hand, wound up winning [it|pot|hand], ended up winning [it|pot|hand], *scoop it, *hit and won, got lucky and won, held up and won, *double up, *win main [pot]"),
    # the showdown
    Head("says", "who! cards|quote|pair|miscalled! holding to by +pair +wants to +each", "what a player claims to hold", "seat 3 says 8-6",
         "say, said, saying, *announce, *declare, *miscall, *claim, *call out, *call himself, *state, *yell, *shout, tells, told, calls hand, called hand, calls it, called it, *miscall hand as, *announce hand as, says has, said had, says he has, said he had, says i have, claims to have, claimed to have, claims he has, claimed he had, *read hand as, "
         "goes, speaks up with, spoke up with, blurts [out], blurted [out], mumbles, mumbled, mutters, muttered, "
         "murmurs, murmured, hollers [out], hollered [out], whispers, whispered, sings out, sang out, proclaims, "
         "proclaimed, barks [out], barked [out], screams [out], screamed [out], yelled out, yells out, "
         "yelling out, shouted out, shouts out, says out loud, said out loud, says loud and clear, "
         "said loud and clear, called hand out as, verbally declared, verbally declares, verbally announced, "
         "*represent, *advertise, told (table|everyone|everybody|us|me|him|her|them), "
         "tells (table|everyone|everybody|us|me|him|her|them), calls hand as, called out hand as, "
         "calls out hand as, called out loud, *boast of, *brag about, *brag of, bragged he had, croaked, croaks, "
         "piped up with, pipes up with, announced having, claimed having, "
         "misread, misreads, misreads as, misread as, misread hand as, misreads hand as, reads hand as, reads as, "
         "calls hand, calls out hand, "
         "remembered to say, remembers to say, remembered to announce, remembers to announce, thought to say, "
         "got around to saying, finally said, "
         "miscalls hand, misdeclares, misdeclared, misannounces, misannounced"),
    Head("has", "who! cards|count|category|amount! holding +silently +suited +no flush +each +pat +pair", "what a player holds or shows", "seat 3 has 8-6-4-3-2",
         "have, had, hold, holds, held, show, shows, showed, shown, showing, spread, spreads, spreading, *table, get, gets, got, getting, "
         "lays down, laid down, turns out to have, shows down, showed down, *produce, ends up with, ended up with, finds, found, winds up with, wound up with, "
         "plays, played, *look at, looks down at, received, rolls over, rolled over, *open up, picked up, picks up, *end with, opens hand, "
         "*roll, *fan [out], slaps down, slapped down, plops down, plopped down, puts down, "
         "lays out, laid out, shows up with, showed up with, comes up with, came up with, unveils, unveiled, "
         "reveals, revealed, sitting on, was sitting on, sits on, sat on, turned out to hold, turns out to hold, "
         "drags out, flings open, flopped open, flops open, is sitting with, was sitting with, sits with, "
         "sat with, sitting with, flipped open, flips open, exposes hand, shows down with, showed down with, "
         "ends up holding, ended up holding, had made, has made, makes, got there with, gets there with, "
         "stack, stacks, stack of, stack is, stack was, has stack of, had stack of, stacked, "
         "really holding, is packing, was packing, packing, squeezes out, squeezed out, kept hold of, gots, "
         "what (ive got|i have|i got|i really have|ive really got|i actually have) is, "
         "what i (had|got|really had|actually had|held) was, "
         "what (hes got|shes got|he has|she has|he really has|she really has) is, "
         "what (he|she) (had|held|really had|actually had) was, was happy with, is happy with, happy with, "
         "so happy with, thrilled with, proud of, "
         "*count [down|out], *count cards and has, *count hand and has, *discover he has, *pick up and has, was dealt only, ended with, *realize he has, *realize she has, (looks|looked) and has, counts and has, counted and found, (checks|checked) cards and has, was left with, wakes up with, woke up with, is sitting on, is holding, sat on, peels up, peeled up, fans out, fanned out, "
         "is down to, was down to, down to, left with, is left with, down to last, "
         "laid, lays, "
         "put down, all (he|she|i|they) had was, all (he|she|i) has is, all (hes|shes|ive) got is, "
         "all (he|she) really had was, turned over nothing but"),
    Head("fouls", "who! cards holding of by +on it +wants to +each", "a player throws his hand away", "seat 5 mucks",
         "*foul, *foul hand, *muck, *muck hand, throws in hand, threw in hand, threw hand away, throws hand away, tosses hand, tossed hand, tossed [in] hand, discards hand, discarded hand, dumped hand, dumps hand, "
         "threw [away] hand, throws [away] hand, threw it away, throws it away, threw it in, throws it in, tossed it, tosses it, tossed it in, mucked it, mucks it, threw in, throws in, hand fouled, surrendered hand, thrown hand away, thrown in, thrown in hand, thrown away hand, thrown hand in, thrown it away, hit muck, in muck, gave up hand, got rid of hand, threw hand in, throws hand in, threw hand in muck, threw hand into muck, throws hand into muck, "
         "(straight|right) into muck, (in to|toward|towards|at) muck, "
         "chucked (it|hand), chucks (it|hand), ditched (it|hand|cards), ditches (it|hand|cards), "
         "pitched (it|hand), pitches (it|hand), flung (it|hand|cards), flings (it|hand|cards), buried (it|hand), "
         "buries (it|hand), had thrown it away, had thrown hand away, "
         "hand (is|was|went|goes|hits|landed|lands|ended up) (in|into|in to) muck, hand hits muck, "
         "cards (hit|hits|went into|are in|were in) muck, tossed it away, tosses it away, tossed hand away, "
         "tosses hand away, threw cards away, throws cards away, threw in cards, throws in cards, "
         "threw away cards, throws away cards, tossed cards, tosses cards, slid hand in, slides hand in, "
         "pushed hand in, pushes hand in, sent hand in, gave hand to dealer, handed cards to dealer, "
         "hands cards to dealer, turned hand in, folds hand face down, mucked cards, mucks cards, muck hand, "
         "muck cards, mucking it, let hand go, lets hand go, lets go of hand, let go of hand, got mucked, "
         "into muck, "
         "(mucked|mucks|folded|folds|muck|fold) without showing [it|hand|cards|them], mucked unseen, "
         "mucks unseen, hand went in, it went in, went in, "
         "(threw|throws|throw|tossed|tosses|toss|dumped|dumps|mucked|mucks|chucked|pitched|folded) (hers|theirs|mine|ours) [in|away|face down|without word], (threw|throws|tossed|tosses|chucked) (hers|theirs|mine|ours) (in|away), (mucks|mucked|mucking) (face down|cards face down|hand face down|it face down), tosses (in|away) face down, threw in face down, "
         "(muck|mucked|mucks|fold|folded|folds) without looking, throws hers in, threw hers in, mucks hers, "
         "mucked hers, mucks mine, mucked mine, folded hers, folds hers, folded mine"),
    Head("intact", "who|number|count holding", "hands that are still there", "both hands intact",
         "still live, live, hands intact, hand intact, (hand|hands) still live, still has hand, still had hand, still has cards, still had cards, still (have|holds|hold|held|holding) (hand|cards|hands), (kept|keep|keeps|keeping) (hand|cards|hands), kept hand, *hold on to hand, held on to hand, still in hand, not mucked, didnt muck, did not muck, hadnt mucked, hands are intact, hasnt mucked, "
         "(hung|hangs|hanging|held|holds|holding|hold) (on|on to|onto) [hand|cards|it], kept, keeps, keeping, still (has|had|have|got|holding|clutching|guarding|protecting) (hand|cards|it) [in front of (him|her|them|me)], "
         "(protected|protects) (hand|cards), "
         "(didnt|doesnt|did not|does not|hadnt|hasnt|havent|wont|wouldnt|never) (fold|folded|muck|mucked|throw away hand|thrown away hand|let go|let go of hand), "
         "hasnt mucked yet, hadnt mucked yet, not mucking, isnt mucking, refuses to muck, refused to muck, "
         "kept (cards|it), keeps (cards|it), capped hand, hand still there, hand is still there, "
         "hand was still there, hand (is|was) still (live|alive|intact), "
         "hands (are|were) still (live|alive|intact), hand (is|was) (live|alive|intact), "
         "hands (are|were) (live|alive|intact), live hand, live hands, "
         "hand still face down in front of (him|her|them|me), cards still in front of (him|her|them|me), "
         "in front of him still, "
         "kept (hers|mine|theirs|ours), keeps (hers|mine|theirs), holding (hers|mine|theirs), "
         "still holding (hers|mine|theirs), still has (hers|theirs), hung on to (hers|mine|theirs), "
         "held on to (hers|mine|theirs)"),
    # wild cards
    Head("lowest card", "who cards!", "the lowest card of a hand", "seat 3 lowest card 4", "lowest card, low card, as lowest card, for lowest card, lowest card is, is lowest card, is lowest, lowest is, are lowest cards, lowest cards, bottom card"),
    Head("best", "who of", "a hand is the best one", "seat 3 best", "has best hand, had best hand, best hand, is best, is good, was good, its good, it was good, its best, it is best, it was best, was best, it is best hand, it was best hand, its best hand, is best hand, it holds up, "
         "had best of it, has best of it, was best hand, best by (far|mile|lot), best hand by (far|mile|lot), "
         "clearly best, easily best, is good there, hand is good, hand was good, hand is best, hand was best, "
         "winning hand, has winner, had winner, is winning hand, was winning hand, had everyone beat, "
         "has everyone beat, had everybody beat, has everybody beat, had us all beat, has us all beat, "
         "had them all beat, has them all beat, had it won, has it won, low hand at table"),
    Head("beaten", "who by of", "a hand is not the best one", "seat 3 beaten", "is beaten, was beaten, it is beaten, it was beaten, its beaten, *lose [pot|hand], lost [pot|hand], loses, got beat, gets beat, beat by, beaten by, hand is beaten, is not best, isnt best, "
         "*lose out, losing, came in second, comes in second, was no good, is no good, wasnt good, isnt good, "
         "got snapped, gets shown better, got shown better, went down, second best, was second best, "
         "is second best, ran into better, had worst of it, runs into better"),
    Head("ties", "who of", "hands are equally good", "seat 3 ties", "*tie, tied [for best], ties for best, (tie|tied|ties) for pot, *split pot, it ties, they tie, "
         "(chop|chops|chopped) [it|pot], *tie it, *split it, tied with, ties with, same hand as, "
         "pot (got|was|is|gets) (split|chopped), (chopped|split) pot, "
         "(split|splitting|splits) [lowball|ace to five|whole] pot"),
    Head("pairs", "who by cards", "a card makes a pair with one held", "pairs seat 1",
         "pairs up, pair up, paired, paired up, pairs him up, pairs her up, pairs me up, pairs him, pairs her, pairs me, pairing, makes pair for, made pair for, gives pair, gave pair, pair him up, pairs with card in hand of, pairs hand, paired hand of, pairs a card of, pairs card of"),
    Head("beats", "who of", "a player claims to beat another", "seat 3 beats seat 5", "beat, beats, beating"),
    Head("not shown", "who! of", "a hand that nobody has seen yet", "seat 3 not shown",
         "(hasnt|havent|hadnt|has not|had not|didnt|did not|wont|will not|never|doesnt|isnt) [yet] (show|shown|showing|showed|turn over|turned over|turning over|table|tabled|spread|turn up|turned up|reveal|revealed|expose|exposed) [hers|theirs|it|cards|hand|them] [yet], "
         "(hasnt|havent|hadnt|didnt|wont|never) (turn|turned|flip|flipped|roll|rolled) (hers|it|them|hand|cards|theirs) (over|up) [yet], hand (is|was) still face down, hand still face down, cards still face down, cards (are|were) still face down, still face down, still (sitting|holding) face down, "
         "(nobody|no one) (has seen|has yet seen|saw|ever saw), (we|i|they) (havent|hadnt|never|didnt) (seen|saw|see), unseen, is unseen, not yet shown, (yet|has yet|have yet|still has|still|waiting|refuses|refused) to show [hand], (yet|has yet) to turn over [hand], keeps hand face down"),
    Head("bricks", "who", "whether a draw came off, which decides nothing", "everyone bricks",
         "*brick, bricked (out|off), bricks (out|off), *miss draw, *whiff, bombed out, ran bad, caught (bad|good|well|perfect|rough|smooth|brick|nothing), catches (bad|good|well|perfect|rough|smooth|brick|nothing), missed completely, got lucky, gets lucky, got unlucky, got there, gets there"),
    Head("wants", "who quote! amount", "what a player would like, which decides nothing", 'seat 3 wants "to keep it"', ""),
    Head("not said", "quote", "what nobody said", 'not said "betting"', ""),
    # what the sources do not decide
    Head("boxed card", _ANYTHING, "a card found face up in the deck", "boxed card", "boxed, boxed itself, boxed cards, card was boxed, face up in deck, "
         "upside down, facing up in deck, facing wrong way, turned over in deck, wrong way up, "
         "upside down in (deck|stub), boxed card (came|comes) off, card upside down, reversed card"),
    Head("foul deck", _ANYTHING, "a deck that is not complete, or holds a card twice", "foul deck", "fouled deck, bad deck, deck is bad, deck was bad, deck is foul, deck was foul, deck is short, deck was short, card missing from deck, cards missing from deck, missing from deck, two of same card, duplicate card, "
         "same card twice, two of them in deck, double card, duplicate cards, short deck, extra card in deck, "
         "(two|2) of same (card|cards), has two of same [card], duplicated card, two identical cards, identical cards, card from another deck, card with different back, different back, red backed card, blue backed card, wrong back, wrong color back, five aces in deck, extra ace in deck, marked card, marked cards, torn card, bent card, card on floor, missing card in deck, only 51 cards, 51 cards in deck, 53 cards in deck"),
    Head("stub", _ANYTHING, "the undealt cards", "stub", "deck stub, ran out of cards, runs out of cards, run out of cards, not enough cards, deck ran out, deck runs out, out of cards, stub ran out, dropped stub, dropped deck, reshuffle, reshuffled, shuffle discards, shuffled discards, "
         "(muck|discards) (got|were|was) mixed [in|into|with] [stub|deck], shuffled wrong, deck wasnt shuffled, not shuffled, wasnt cut, not cut, deck not cut, forgot to cut, forgot to shuffle, no cut, no cut card, bottom card showing, last card of deck, bottom card of deck, down to last card, muck reshuffled, reshuffled muck, dropped cards on floor, fell on floor"),
    Head("missed burn", _ANYTHING, "no card was burned where one was due", "missed burn", "forgot to burn, forgets to burn, didnt burn, did not burn, never burned, failed to burn, without burning, no burn card, "
         "forgot burn, forgot to burn card, skipped burn, skips burn, "
         "(didnt|did not|never|forgot to|failed to) burn [card] [before draw|first], no burn was made, skipped burn, skips burn, missed burn, burned twice, burned two, burned two cards, double burn, extra burn, burned wrong card"),
    Head("burn card", _ANYTHING, "the burncard", "burn card", "burncard, burn cards"),
    Head("oversized chip", _ANYTHING, "one chip of more than the bet, put in without a word", "seat 3 oversized chip", "oversize chip, single oversized chip, single oversize chip, single big chip, one oversized chip"),
    Head("verbal bet", _ANYTHING, "a wager put in otherwise than it was said", "seat 3 verbal bet",
         "only enough to call, just enough to call, only enough for call, (put|puts|slid|slides|pushed|pushes|tossed|throws|threw) [out|in] only (enough to call|enough for call|call|amount of call|amount of bet), only put in call, put in just call, but only put in call, verbal raise, verbal declaration"),
    Head("hand shown early", _ANYTHING, "a player showed his hand to another, or to the table, before the showdown", "seat 3 hand shown early",
         "(show|shows|showed|shown|flash|flashes|flashed) (hand|cards|it) to, (exposed|exposes|showed|shows|tabled|flashed|flipped over|turned over|turned up) (whole|entire) hand, show one show all, shows one shows all, showed one player, (let|lets) (neighbor|buddy|friend) see hand, "
         "(let|lets|letting|showed|shows|show|shown) [neighbor|friend|fellow|guy|player|him|her|another player] [beside him|next to him] see (cards|hand) [during hand|in middle of hand], (let|lets) (fellow|guy|player|man|neighbor|friend|kid|lady) [beside (him|her)|next to (him|her)|behind (him|her)] (see|look at|peek at) (cards|hand), showing (cards|hand) to (neighbor|friend|wife|rail|railbird), shows (cards|hand) to (neighbor|friend|wife|rail|railbird), railbird saw hand, looked at (neighbors|another players) (cards|hand)"),
    Head("straddle", _ANYTHING, "a voluntary blind", "straddle", "*straddle, "
         "put on straddle, (put|post|puts|posted|place|placed|buy|make|makes|made) [up] straddle [on], live straddle, straddle on, straddle bet, sleeper, mississippi straddle, button straddle"),
    Head("odd chip", _ANYTHING, "the chip that cannot be split", "odd chip", "extra chip, leftover chip, odd chip in [split] pot, "
         "odd dollar, odd buck, odd dollar chip, odd chips, odd one dollar chip, chip left over, "
         "dollar left over, buck left over, one chip over, leftover dollar, odd amount, extra dollar, "
         "penny left over, "
         "(one|odd|extra) (dollar|buck|chip) (left|left over|remaining), cant be split, doesnt split [evenly|even], wont split [evenly|even], not evenly divisible, odd dollar left, dollar remainder, doesnt divide evenly, one left over"),
    Head("ante", _ANYTHING, "chips put in by everybody before the deal", "ante", "antes, short ante"),
    Head("clock", _ANYTHING, "time to decide", "clock", "asks for clock, asked for clock, puts clock on, put clock on, calls clock, called clock, *call time, time called, "
         "(calling|calls|called|call) (time|clock) on, thinking (too long|forever|for minutes), (taking|takes|taken|took) (forever|too long|ages), wants clock, wants to call clock, wants clock on, ask for clock, requesting clock, has been thinking, been thinking, put clock on him, call clock, time on him, running clock, is on clock, slow playing clock"),
    Head("string bet", _ANYTHING, "a bet put in piece by piece", "string bet", "(made|makes|making) string (bet|raise), string raise, string bets, string raised, "
         "(went|goes|reached|reaches) back (to|into) (stack|chips) [for more], "
         "(went|goes|came|comes) back for more, in two motions, two motions, second motion, "
         "(isnt|is) that string (raise|bet), string (raise|bet) isnt it, strung raise, strings raise, string raising, strung bet, two motion (bet|raise)"),
    Head("side pot", _ANYTHING, "a pot an all-in player is not in", "side pot", "side pots"),
    Head("buy-in", _ANYTHING, "how many chips a player must bring", "buy-in", "short buy in, minimum buy in, buyin, table minimum, min buy in, maximum buy in"),
    Head("chips off the table", _ANYTHING, "chips taken away during play", "seat 3 chips off the table",
         "going south, went south, rathole, ratholed, rat holing, ratholing, took chips off, takes chips off, pocketed chips, pockets chips, pocketed [some] money, (took|takes|put|puts|puts|slipped|slips) chips (in|into) (pocket|purse|bag), hid chips, hides chips, hiding chips, chips in pocket, money in pocket, "
         "(put|puts|stuck|sticks|stuffed|drops|dropped) (it|them|chips|money|some) [away] in (purse|pocket|wallet|bag|jacket|coat)"),
    Head("rabbit hunting", _ANYTHING, "a look at cards that would have come", "rabbit hunting",
         "rabbit hunt, rabbit, *rabbit hunt, see card i would have gotten, see next card, see what i would have drawn, see what would have come, see what i would have got, see card that would have come, see what was coming, see what card was next, look at next card, peek at next card, see my card anyway, would have gotten, would have got, would have drawn, "
         "see rabbit [card], show rabbit [card], wants rabbit, see rabbit cards"),
    Head("run it twice", _ANYTHING, "two draws for halves of a pot", "run it twice", "(run|ran|running|runs) (it|draw|this|them) (twice|two times|three times), deal it twice, draw twice, do it twice, running it twice"),
    Head("table talk", _ANYTHING, "a player who talks about the hand", "seat 3 table talk",
         "(keeps|keep|kept|is|was) talking (about hand|about cards|about it|in hand|during hand)  , talking about (hand|cards|what he had|what he folded), talks about hand, discusses hand, discussing hand, talking during hand, told table what he folded, tells table what he folded, says what he folded, said what he folded, speaking another language, foreign language, coaching, is coaching, giving advice, gives advice, gave advice, helping another player, one player to hand, two players talking, colluding, collusion, soft playing, softplaying, checking it down for friend"),
    Head("phone", _ANYTHING, "a player on the telephone", "seat 3 phone", "(on|using|checking|looking at|texting on|playing with|staring at|talking on|has) [his|her|my] (phone|cell|cell phone|cellphone|tablet) (in hand|in middle of hand|during hand|during play|at table|while in hand|while hand is on), texting, is texting, was texting, took phone call in hand, taking picture, has headphones on, wearing headphones, earbuds, recording"),
    Head("dealer took hand", _ANYTHING, "a live hand that the dealer swept away", "seat 3 dealer took hand",
         "(swept|sweeps|scooped|scoops|grabbed|grabs|picked|picks|pulled|pulls|took|takes) [up|in|away] (live hand|unprotected hand), dealer (killed|kills|mucked|mucks|swept|sweeps|scooped|scoops|grabbed|grabs|took|takes|pulled|pulls) [up|in|away] (hand|cards|live hand|unprotected hand|my hand by mistake|hand by mistake), (hadnt|hasnt|didnt|wasnt|wasnt been) (protected|protect|protecting|capped|cap) (it|hand|cards), left hand unprotected, hand unprotected, unprotected hand, no chip on cards, no card protector, didnt have chip on them, fouled by discards, hit by discards, hit by discard, (discards|folded cards|folded hand|mucked hand|mucked cards) (hit|touched|landed on|mixed with|hits|got mixed up with), "
         "(swept|sweeps|scooped|scoops|grabbed|grabs|swiped|pulled) (up|in|away), (swept|scooped|grabbed|swiped) (hand|cards)"),
    Head("verbal", _ANYTHING, "words that may or may not bind", "seat 3 verbal", "(slid|slides|slid out|slides out|puts|put|adds|added|pushes|pushed|throws|threw|tosses|tossed) [in|out] more [chips|money], added more [chips], (said|says) call [and] then [raised|raises], call and raise, verbally"),
    Head("splashed pot", _ANYTHING, "chips thrown into the pot uncounted", "seat 3 splashed pot", "*splash pot, splashing pot, *splash, pot splashed"),
    Head("color change", _ANYTHING, "the house's other business", "color change", "rake, time charge, collection, tip, toke, jackpot, bad beat jackpot, seat change button, new setup, new deck, deck change, setup, lost (wallet|chips|card cap), drunk, is drunk, was drunk, abusive, swearing at dealer, swearing at players, threw cards at dealer, threw card at dealer, slow rolled, slow rolling, slowroll, *stall, is stalling, hiding cards, holds cards off table, cards off table, off felt, hand off table, took hand off table, "
         "*spill, spilled (drink|beer|coffee) on (deck|cards|table), (drink|beer|coffee) on (deck|cards|table)"),
    Head("action on", "who!", "whose turn it is", "action on seat 3", "action is on, action was on, its on, turn to act, its turn, "
         "(its|it is|it was) [his|her|my] turn (to post|to act|to bet|to draw|to go|to speak) , (his|her|my) turn to (post|act|bet|draw|go|speak|take blind|pay blind|pay), due to post, due for blind, is due for blind, is due for [big] blind, up for [big] blind, due to pay blind"),
)  # fmt: skip

#: The heads of somebody talking, with or without calling attention to what went wrong.
SPEAKING = ("speaks up", "remarks")

#: The heads that the sources do not decide.
UNDECIDED = frozenset(head.name for head in HEADS if head.takes == _ANYTHING)

#: Words that are one head or another; what stands beside them, or the stage, tells which. See ``senses``.
EITHER = (
    ("turns over", ("exposed", "has"), "*turn over, *turn up, turned, turns"),
    ("discards", ("draws", "fouls"), "*discard, throws away, threw away, *toss, *dump, "
         "*chuck, *fling, flung, *sling, slung, *ditch, threw, throws, thrown, buried, buries, slips, slipped, "
         "slides"),
    ("not opened", ("still to act", "not shown"), "(hasnt|havent|hadnt|has not|have not|had not|didnt|did not) (open|opened) [hers|theirs|it|hand|cards] [up] [yet]"),
    ("makes it", ("raises", "changes"), "makes it, made it, make it, make that, makes that, made that, said make it, says make it, said make that, "
         "making it, making that, makes hers, made hers"),
    ("wants", ("draws", "changes"), "want, wants, wanted"),
    ("passed", ("passed", "passes"), "*pass"),
    ("drops", ("exposed", "folds"), "drop, drops, dropped, dropping"),
    ("holds up", ("best", "draws"), "holds up, held up, holding up"),
    ("not moved", ("out of position", "still to act"), "(hadnt|hasnt|havent|didnt|did not|wasnt|not|never|has not|had not|wasnt been) (move|moved) [yet], moved yet"),
    ("wrong place", ("wrong seat", "out of position"), "wrong seat, wrong position, wrong place, wrong spot"),
    ("gives", ("has", "card dealt"), "gave, gives, given, dealt, deals, was given, was dealt, got dealt, slid, pitched, pitches"),
    ("missed", ("dealt out", "passed"), "missed, misses, miss, **skip [over], got skipped, was skipped, gets skipped, got skipped over, got missed"),
    ("action", ("acted", "acted"), "there was (bet|check|raise), there is (bet|check), theres been (bet|check|action|raise), there has been (bet|check|action|raise), theres (bet|check), after (bet|check|raise), action, any action, action taken, betting action, been action, "
         "(some|been some|theres been some|there has been some|there was some|was some) (action|betting) [gone by|has gone by|already]"),
    ("one more", ("raises", "changes"), "wants one more, wants one more raise, wants to put in one more, make it one more, makes it one more, made it one more, wants another raise, puts in one more, wants another bet"),
)  # fmt: skip
