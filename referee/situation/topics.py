"""What may be asked of the book itself, where nothing has happened: one row a topic of Uncle Bob's Left Nut.

The name of a topic is what its rule in the rulebook is about.
"""

from __future__ import annotations

from referee.situation.questions import Question

TOPICS = (
    Question(
        "the game",
        "what is the game?",
        "how the game is played",
        "whats game, how is game played, how is it played, how do you play, how do you play it, what kind of game, "
        "how does game work, how does it work, whats ubln, what is ubln, whats left nut, what is left nut, rules of game, "
        "what is uncle bobs, whats uncle bobs, explain left nut, explain ubln, how do i play, whats idea",
    ),
    Question(
        "deck",
        "which deck is used?",
        "the cards that are used",
        "what deck is used, what deck, which deck, how many cards in deck, how many cards are in deck, deck used, "
        "is joker used, joker used, is joker in deck, how many decks, "
        "leave joker in [deck], keep joker in [deck], use joker, joker stay in [deck], take joker out, "
        "pull joker, pull jokers, play with joker, how many jokers, leave jokers in, use jokers, joker play, "
        "there joker, there joker in deck, is there joker, joker in it, joker part of it, strip deck, "
        "what deck do we use, which deck do we use, standard deck, joker belong in deck, "
        "joker in play, joker in, joker played, joker in game, is joker in [play|use|game], is joker live, "
        "joker live, joker in use, use joker here, with joker or without, joker or no joker, "
        "whats joker good for, what does joker count as, what is joker, whats joker, what does joker play as, "
        "joker count as, joker play as, joker fully wild, is joker fully wild, joker wild, "
        "use two decks, two decks, how many decks do we use, second deck, use more than one deck, "
        "joker counts as what, joker counts what, what is joker worth, joker worth, how does joker play, "
        "how does joker count, joker always ace, is joker always ace, joker only good for",
    ),
    Question(
        "five card draw",
        "how many can play?",
        "what is taken over from five card draw",
        "how many players can play, how many players may play, how many can play at table, how many players, "
        "how many people can play, whats player limit, player limit, maximum number of players, most players, "
        "who bets first, who acts first, who opens [betting], who speaks first, "
        "who starts betting, who is first to bet, who is first to act, betting order, "
        "who bets first (after|before) draw, who acts first (after|before) draw, too many (people|players), "
        "nine too many, nine (people|players) too many, ten (people|players) too many, "
        "eight (people|players) too many, how many can sit in, how many is too many, jacks or better to open, "
        "need jacks or better to open, need jacks or better, need openers, jacks to open, need jacks to open, "
        "openers needed, pass and out, how many can i (swap|change|replace|exchange), "
        "how many cards can i (swap|change|replace|exchange), "
        "how many cards can you (swap|change|replace|exchange), how is betting done, how does betting work",
    ),
    Question(
        "object",
        "what is the object?",
        "what wins the pot",
        "whats object, what is object of game, whats object of game, whats goal, what is goal, what is aim, whats aim, "
        "how do you win pot, how do i win, how do you win, "
        "what wins pot, whats winning hand, what takes pot, how is winner decided, who wins pot at showdown, "
        "best high hand win, does best high hand win, does high hand win, do high hands win, is it high or low, "
        "is it high game, is it low game, is it lowball, "
        "played high or low, high or low, play for high or low, played for high, played for low, "
        "high game or low game, high hand or low hand win, do we play high or low, do you play high or low",
    ),
    Question(
        "ante",
        "is there an ante?",
        "what goes in before the deal",
        "there ante, there antes, there blinds, are there antes, are there blinds, antes or blinds, ante or blinds, "
        "do we ante, have to ante, everybody ante",
    ),
    Question(
        "rounds",
        "how many betting rounds?",
        "the rounds of betting",
        "how many betting rounds are there, how many rounds of betting, how many rounds of betting are there, "
        "how many rounds, how many rounds are there, how many draws, how many draws are there",
    ),
    Question(
        "stages",
        "what are the stages?",
        "the order of play",
        "whats order of play, what is order of play, which stages, in what order, what are steps, "
        "what comes first, what happens when, how does hand go",
    ),
    Question(
        "fixing",
        "when is the wild card fixed?",
        "at what point the wild card is settled",
        "when does wild card get (fixed|settled|decided|determined|set), when is wild card (settled|decided|determined|set), "
        "when do (we|you|i) know (whats|which card is|what is) wild, when is it fixed, when is it settled, when do low cards go wild, "
        "when does low card become wild, when does card become wild, at what point is it wild, wild card change, "
        "wild card change after draw, draw change wild card, draw change it, "
        "wild card get (fixed|settled|decided|determined|set), wild card (fixed|settled|decided|determined), "
        "wild card get fixed, low card get (fixed|settled|decided), when is my low card wild, "
        "when does my low card become wild, "
        "what if i draw lower card, draw lower card, if i draw lower card, lower card come, "
        "still wild after draw, still wild if i draw, stay wild after draw, remain wild",
    ),
    Question(
        "announcing",
        "must it be announced?",
        "when and by whom it is said whether one or all low cards are wild",
        "when do we say whether, when do we say (if|which), when must it be announced, when is it announced, "
        "when does dealer announce [it], does dealer have to announce, dealer have to announce [it], have to announce it, "
        "who announces [it], who says how many are wild, who says whether, who decides how many are wild, "
        "who decides whether one or all, how many low cards are wild, are all low cards wild, all low cards wild, "
        "is one or all wild, one or all wild, one wild or all wild, both low cards wild, both lows wild, both of them wild, are pairs wild, "
        "are all of them wild, all of them wild, is just one wild, only one wild, what if there are two low cards, "
        "what if lowest card is paired, what if low card is paired, what if i have two of them, what if i have two low cards, "
        "how many are wild, how many of them are wild, how many wild, whether one or both, are they both wild, "
        "are they all wild, do they all go wild",
    ),
    Question(
        "ace",
        "may the ace be low?",
        "when an ace counts low",
        "ace be low, ace low, ace play low, ace count low, ace count as low, ace high or low, ace always high, "
        "aces high, aces be low, aces low, aces high or low, aces play low, use ace low, play ace low, use ace as low, "
        "ace high, is ace high, aces count low, "
        "ace ever (play|count|go|be) low, aces ever (play|count|go|be) low, ace ever count as one, "
        "ace count as one, ace play as one, aces always high, ace swing both ways",
    ),
    Question(
        "ace low",
        "is the ace the lowest card?",
        "whether an ace is a hand's lowest card",
        "ace lowest card, ace lowest, ace be lowest card, ace low card, ace be lowest, ace count as lowest card, "
        "ace ever lowest card, ace ever lowest, ace be wild, ace wild, ace ever wild, ace ever low",
    ),
    Question(
        "five of a kind",
        "does five of a kind beat a straight flush?",
        "where five of a kind ranks",
        "five of a kind beat straight flush, straight flush beat five of a kind, five of a kind beat royal flush, "
        "five of a kind possible, five of a kind better than straight flush, where does five of a kind rank, "
        "what beats five of a kind, five aces beat straight flush, five of a kind beat royal, "
        "where is five of a kind ranked, how does five of a kind rank, there five of a kind, you have five of a kind, "
        "royal flush beat five of a kind, is five of a kind higher than straight flush, five of a kind high, "
        "five of a kind tops, five of a kind best hand, five of a kind highest hand, five of a kind top hand, "
        "anything beat five of a kind, anything beats five aces, anything beat five aces, "
        "straight flush beat five aces, royal beat five of a kind, five of a kind better than royal, "
        "five of a kind better than royal flush, five of a kind above straight flush, "
        "five of a kind rank above straight flush, "
        "five aces beat royal [flush], five (kings|queens|deuces) beat (royal|straight flush), "
        "what beats five aces, five aces unbeatable, five aces best hand, five aces nuts, five of a kind nuts, "
        "five aces or royal flush, five aces or royal, five of a kind or straight flush, "
        "straight flush or five of a kind, royal flush or five aces, royal or five of a kind, "
        "five of a kind or royal [flush], "
        "such (hand|thing) as five of a kind, there such hand as five of a kind, "
        "is there such thing as five of a kind, five of a kind real hand, have five of a kind, "
        "can you have five of a kind, can i have five of a kind, five of a kind exist, five of a kind allowed, "
        "five of a kind count, does five of a kind count, make five of a kind, get five of a kind, "
        "(which|whats|what) is (better|higher|bigger|best|tops) five of a kind or (royal|royal flush|straight flush), "
        "(which|whats|what) (better|higher|bigger|wins|beats) five (aces|kings|of a kind) or (royal|royal flush|straight flush), "
        "whats (better|higher|bigger) five (aces|kings|of a kind) or (royal|royal flush|straight flush), "
        "which is (better|higher|bigger|best) five (aces|kings) or (royal|royal flush|straight flush), "
        "(royal|royal flush|straight flush) or five (aces|kings|of a kind)",
    ),
    Question("example", "is there an example?", "the source's first example", "there example, have example"),
    Question(
        "ace example",
        "is there an example of the low ace?",
        "the source's second example",
        "there example of low ace, there example of ace, there example with ace, there example with low ace",
    ),
    Question(
        "showdown",
        "how does the showdown go?",
        "what is done at the showdown",
        "what happens at showdown, how is showdown done, "
        "everyone have to show, what if hands are equal, what if its tie, how are ties settled, what happens to ties, "
        "what happens in tie, "
        "natural (beat|beats) wild [card|one|hand|ones|cards], natural (hand|flush|straight|quads|pair|trips) (beat|beats) wild (one|hand|flush|straight|quads|pair|trips), naturals (beat|beats) wild [card|one|hand|ones|cards], natural better than wild [one|hand|card], "
        "cards speak, do cards speak, does he have to call it, have to call hand right, have to call it right, "
        "have to name hand, show order, in what order do we show, whats order of showing, "
        "there be tie, tie possible, are ties possible, what about ties, what if two hands are same, "
        "what if hands are same, what if two hands tie, can hands tie, hands tie, call my hand right, "
        "have to call my hand, have to call hand, do i have to call hand, does claim matter, "
        "does what he says matter, does miscall matter, miscall matter, miscalling matter, "
        "penalty for miscalling at left nut",
    ),
    Question(
        "at least a pair",
        "what is the worst hand?",
        "the least that a hand can be",
        "whats worst hand, what is lowest hand, whats lowest hand, have no pair, have less than pair, "
        "hand be less than pair, always have pair, there hand without pair, worst possible hand, weakest hand, "
        "always at least pair, everyone have pair, "
        "(have|hold|get|show|end up with|be) worse than pair, "
        "ever (have|hold|get|show|end up with|be) worse than pair, ever have less than pair, "
        "(hold|get|end up with) less than pair, ever have no pair, ever be without pair, "
        "(worse|less) than pair possible, somebody have no pair, lose with no pair, no pair possible, "
        "ace high possible, ever see ace high, have just ace high, have nothing, "
        "worst hand (anyone|anybody|you|i|somebody|one) (can|could) (show|have|hold|make|end up with|turn over) [down], "
        "worst you can have, worst hand there is, worst hand possible, whats worst you can have, "
        "whats least you can have, lowest possible hand, lowest hand you can have, least you can have, "
        "least you can end up with, least anybody can have",
    ),
    Question(
        "trips and a low card",
        "how good are trips?",
        "trips beside two low cards",
        "how good is three of a kind, are trips good, trips strong, trips good, how strong are trips, are trips strong",
    ),
    Question(
        "what to keep",
        "should I keep a deuce?",
        "what to keep in the draw",
        "keep deuce, i keep deuce, keep low card, keep my low card, hold deuce, draw to deuce, keep my deuce, "
        "what should i keep, what do i keep, i throw away my deuce, throw away deuce, "
        "(hold on to|hang on to|hold onto|hang onto|stick with|hold) deuce, "
        "if i (hold on to|hang on to|hold onto|keep|hold) deuce, deuce always wild, deuce always be wild, "
        "deuce sure to be wild, kept deuce be wild, kept deuce wild, is deuce always wild",
    ),
    Question(
        "wild for others",
        "is my low card wild for others?",
        "whether a wild card is wild in other hands",
        "low card wild for others, low card wild for everyone, low card wild for everybody, "
        "make mine wild, make mine wild too, make mine wild also, mine wild too, wild for me too, wild for others, "
        "wild for everyone, wild for everybody, wild for other players, are mine wild too, wild for me, is it wild for me, "
        "wild for all players, make others wild, wild in my hand, wild in my hand too, wild in other hands, wild for both, "
        "deuces wild for whole table, wild for whole table, wild for everybody now, deuces wild for everyone, "
        "wild for rest of table, wild for rest of us, wild for entire table, wild across table, "
        "everyones deuces wild, everybodys deuces wild, mine wild as well, my deuce wild too, "
        "my deuce wild as well, his wild card count for me, her wild card count for me, count for everybody, "
        "count for everyone, count for whole table, "
        "wild in (other|others|anybody elses|anyone elses|somebody elses|someone elses|another players|other peoples|other players) (hand|hands) [too|also], "
        "wild in everybodys hand, wild in everyones hand, count in other hands, work in other hands, "
        "count for other (players|people|hands), help other (players|people|hands), my wild card wild for you, "
        "mine wild for you, yours wild for me, his wild for me, hers wild for me, "
        "(low card|lowest card|wild card|deuce|trey|four|card) wild (in|for) (other|others|other peoples|other players|anybody elses|anyone elses|somebody elses|another players|everybodys|everyones) [hand|hands], "
        "(low card|lowest card|wild card) wild for (others|everybody|everyone|other players|other people|whole table|me too|me), "
        "is (low|lowest) card wild (in|for) (other|others|other peoples|other players|anybody elses|anyone elses|somebody elses|another players|everybodys|everyones) [hand|hands], "
        "use (his|her|their|your|my) (deuce|trey|wild card|low card|wild|wild one) [too], "
        "use other players (deuce|wild card|low card), borrow wild card, use somebody elses wild card, "
        "use his wild card, use their wild card, play his wild card",
    ),
    Question(
        "ranking list",
        "what beats what?",
        "the order of hands",
        "whats ranking, what is ranking, hand rankings, what are hand rankings, whats order of hands, how do hands rank, "
        "what is order of hands, flush beat straight, straight beat flush, full house beat flush, flush beat full house, "
        "suits break ties, suits matter, suits count, spades beat hearts, suits decide ties, "
        "suit break ties, suits break tie, suit matter, suits rank, straight beat trips, trips beat two pair, "
        "straight beat three of a kind, what are rankings, suit break tie, spades higher than hearts, "
        "suits ever (matter|count|decide|break ties), suit ever (matter|count|decide), spades outrank hearts, "
        "hearts beat diamonds, does suit matter, higher suit win, high suit win, straights wrap, "
        "straights wrap around, straight wrap around, straights go around corner, wrap around straights count, "
        "around corner straights count, flush over straight, straight beat two pair, boat beat flush, "
        "flush beat boat, quads beat boat, trips beat straight",
    ),
    Question(
        "doubt",
        "who decides in doubt?",
        "who has the last word",
        "who decides, who has last word, who is right, whos right, what if there is doubt, in doubt, if in doubt, "
        "when in doubt, who decides in case of doubt, who rules in doubt, "
        "who gets last word, whose word goes, who settles it, who decides then, whats last word, "
        "what is last word, who is final say, who has final say, what if rules dont say, "
        "what if book doesnt say, what when rules are silent, "
        "who decides when, who decides if, who settles it when, who rules when",
    ),
)
