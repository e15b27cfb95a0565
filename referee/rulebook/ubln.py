"""Uncle Bob's Left Nut: five card draw with each player's lowest card wild.

The source prints no paragraph numbers; only article 3, the wild-card rule, is numbered by its own word. The other
numbers are this book's. What the game takes over from five card draw is in neither source, and so is not covered.
"""

from __future__ import annotations

from referee.rulebook.answers import (
    BY_FIVE_CARD_DRAW,
    BY_LEFT_NUT,
    LOWEST_IS_WILD,
    NO,
    NOT_COVERED,
    NOT_FIXED_YET,
    STATED,
    TOO_LATE,
    WINS_UNSHOWN,
)
from referee.rulebook.book import Says, Table, rule, states


@states("UBLN-0", about="the game")
def _(table: Table) -> Says:
    """Five card draw, but at the showdown each player's lowest card is wild for him; aces are high but for the wheel.

    UBLN, what is the game?   => as stated
    """


@rule("UBLN-1.1", about="five card draw")
def _(table: Table) -> Says:
    """Only the wild card, article 3, sets the game apart from five card draw; all else is as there.

    How many cards may be drawn, how many may play, misdeals, exposed cards and the betting are five card draw's, and
    its rules are not in this book.

    UBLN, how many cards may I draw?   => not covered
    UBLN, dealer exposed 2 cards, nobody acted   => not covered
    """
    return NOT_COVERED


@states("UBLN-1.2", about="deck")
def _(table: Table) -> Says:
    """Played with the 52 standard cards, and with as many players as five card draw takes.

    UBLN, which deck is used?   => as stated
    """


@states("UBLN-1.3", about="object")
def _(table: Table) -> Says:
    """The pot goes to the best high hand of five cards at the showdown, or to the bet that nobody calls.

    UBLN, what is the object?   => as stated
    """


@states("UBLN-2.1", about="ante")
def _(table: Table) -> Says:
    """Antes or blinds go in first, and everybody gets five cards face down.

    UBLN, is there an ante?   => as stated
    """


@states("UBLN-2.2", about="rounds")
def _(table: Table) -> Says:
    """A betting round, one draw for those still in, and another betting round, as five card draw has them.

    UBLN, how many betting rounds?   => as stated
    """


@states("UBLN-2.3", about="stages")
def _(table: Table) -> Says:
    """In order: the deal, the bets before the draw, the draw, the bets after it, and the showdown, where low cards
    go wild.

    UBLN, what are the stages?   => as stated
    """


@rule("UBLN-3.1", about=("ranking", "wild card"))
def _(table: Table) -> Says:
    """The lowest card of a hand is wild at the showdown, for its holder alone, and stands for any card he likes.

    UBLN, A: K♠K♦K♥7♣4♦, B: 9♥8♥7♥6♥2♠   => B
    UBLN, only one low card wild, A: 5-5-5-5-K   => four fives
    UBLN, showdown, which card is wild?   => the lowest card of each hand
    """
    if table.question == "ranking":
        return BY_LEFT_NUT
    if table.when == "showdown":
        return LOWEST_IS_WILD


@rule("UBLN-3.2", about=("wild card", "fixing"))
def _(table: Table) -> Says:
    """Which card is wild is settled at the showdown and not before; the draw may still change it.

    UBLN, before the draw, which card is wild?   => not fixed yet
    UBLN, which card is wild?   => depends: before, on or after the draw?
    UBLN, when is the wild card fixed?   => as stated
    """
    if table.question == "fixing":
        return STATED
    if table.when != "showdown":
        return NOT_FIXED_YET


@states("UBLN-3.3", about="ace")
def _(table: Table) -> Says:
    """The ace is high. It may be the low card only at the bottom of a five-high straight, and then it is the wild one.

    UBLN, only one low card wild, C: A♠A♣3♦4♥5♠   => five-high straight
    UBLN, may the ace be low?   => as stated
    """


@rule("UBLN-3.4", about=("announcement", "announcing"))
def _(table: Table) -> Says:
    """Two or more cards of the lowest rank: the dealer says before the deal whether one is wild or all are.

    The game itself leaves it open. Without that announcement a hand is ruled only where both ways agree.

    UBLN, dealer announced all low cards wild, A: Q♣ Q♦ Q♥ 3♠ 3♣   => five queens
    UBLN, dealer announced all low cards wild after the deal   => too late
    UBLN, must it be announced?   => as stated
    """
    if table.question == "announcing":
        return STATED
    if table.announced == "after-deal":
        return TOO_LATE


@states("UBLN-3.5", about="five of a kind")
def _(table: Table) -> Says:
    """A wild card makes five of a kind possible; by custom it beats a straight flush. Other hands rank as always.

    UBLN, does five of a kind beat a straight flush?   => as stated
    UBLN, A: A♠A♥A♦A♣K♠, B: 9♥8♥7♥6♥2♠   => A
    """


@states("UBLN-ex1", about="example")
def _(table: Table) -> Says:
    """The first example: 9♥8♥7♥6♥2♠ uses the deuce as the 10♥, and its straight flush beats K♠K♦K♥7♣4♦, four kings.

    UBLN, is there an example?   => as stated
    """


@states("UBLN-ex2", about="ace example")
def _(table: Table) -> Says:
    """The second example: A♠A♣3♦4♥5♠ is a five-high straight: an ace is the low card and wild, as a deuce.

    UBLN, is there an example of the low ace?   => as stated
    """


@states("UBLN-4.1", about="showdown")
def _(table: Table) -> Says:
    """Those left after the last bets show, each wild card is read for the best, the best five cards win, equals split.

    UBLN, how does the showdown go?   => as stated
    UBLN, A: A♥J♥8♥6♥3♣, B: A♠J♠8♠6♠2♦   => split: A and B
    """


@rule("UBLN-4.2", about="last player")
def _(table: Table) -> Says:
    """When everybody else has folded, the one who is left takes the pot and need not show.

    UBLN, everyone folded to seat 3   => wins without showing
    """
    return WINS_UNSHOWN


@states("UBLN-5.1", about="at least a pair")
def _(table: Table) -> Says:
    """No hand at the showdown is less than a pair, for the wild card can pair the highest card.

    UBLN, what is the worst hand?   => as stated
    """


@states("UBLN-5.2", about="trips and a low card")
def _(table: Table) -> Says:
    """Trips with two lower cards are strong: Q♣Q♦Q♥5♠3♣ is four queens, its three being wild.

    UBLN, how good are trips?   => as stated
    """


@states("UBLN-5.3", about="what to keep")
def _(table: Table) -> Says:
    """Think of the card that will be lowest after the draw; a deuce that is kept is sure to be wild.

    UBLN, should I keep a deuce?   => as stated
    """


@rule("UBLN-5.4", about="wild for others")
def _(table: Table) -> Says:
    """A player's lowest card at the showdown is wild for that player only, never in another hand.

    UBLN, is my low card wild for others?   => no
    """
    return NO


@rule("UBLN-5.5", about="ace low")
def _(table: Table) -> Says:
    """An ace is never the lowest card, except at the low end of the five-high straight.

    UBLN, is the ace the lowest card?   => no
    """
    return NO


@rule("UBLN-6", about=("ranking list", "order of hands"))
def _(table: Table) -> Says:
    """From the top: royal flush, straight flush, quads, full house, flush, straight, trips, two pair, pair, high card.

    Suits never decide between two hands.

    UBLN, what beats what?   => as stated
    UBLN, do suits break ties?   => as stated
    high, A: K♠K♦K♥7♣4♦, B: 9♥8♥7♥6♥2♠   => A
    """
    return BY_FIVE_CARD_DRAW if table.question == "order of hands" else STATED


@states("UBLN-7", about="doubt")
def _(table: Table) -> Says:
    """Where this document leaves a doubt, its own last word is that Rob is right. It never picks a winner.

    UBLN, who decides in doubt?   => as stated
    """
