"""What a value says of itself, hand by hand."""

from __future__ import annotations

import operator
import pickle

import pytest

from referee.cards import JOKER, Card
from referee.errors import FoulDeckError, UnknownNameError
from referee.games import (
    GAMES,
    NOTHING_ANNOUNCED,
    SPELLINGS,
    Announcements,
    HandSizeError,
    LowCardsNotAnnounced,
    Value,
    game,
)
from referee.games.deuce_to_seven import DeuceToSeven
from referee.games.patterns import Pattern, standard
from referee.games.ubln import ACE_SUITED, LOW_SUITED
from referee.notation import Hand, parse_hand

JOKER_ON = Announcements(joker=True)
ONE, ALL = Announcements(low_cards="one"), Announcements(low_cards="all")


def value(game: str, hand: str, announced: Announcements = NOTHING_ANNOUNCED) -> Value:
    return GAMES[game].value(parse_hand(hand), announced)


def reading(value: Value) -> str:
    return ", ".join(f"{substitution.card} as {substitution.stands_for}" for substitution in value.reading)


# The worked values of the project's readings, with ranks as they are read.
WORKED = [
    ("K♥ K♦ 7♣ 4♦ 4♠", "K K K 7 4", "K K K K 7"),
    ("A♠ A♣ 3♦ 4♥ 5♠", "5 4 3 2 A", "5 4 3 2 A"),
    ("A♦ 2♣ 3♠ 4♥ 5♠", "5 4 3 2 A", "5 4 3 2 A"),
    ("A♠ A♥ A♦ A♣ K♠", "A A A A A", "A A A A A"),
    ("A♠ A♦ 2♣ 2♦ 3♥", "A A A 3 2", "A A A A 3"),
    ("2♠ 2♥ 2♦ A♠ A♦", "A A A 2 2", "A A A A A"),
    ("5♠ 5♥ 5♦ 5♣ K♠", "5 5 5 5 K", "K K K K K"),
    ("2♣ 2♦ 3♥ 4♠ 5♣", "6 5 4 3 2", "7 6 5 4 3"),
    ("A♦ K♥ Q♣ 9♠ 2♦", "A A K Q 9", "A A K Q 9"),
    ("A♦ 2♣ 2♠ 3♠ 4♥", "A A 4 3 2", "A A A 4 3"),
    ("Q♣ Q♦ Q♥ 5♠ 3♣", "Q Q Q Q 5", "Q Q Q Q 5"),
    ("A♦ 2♥ 3♠ 4♠ K♠", "A A K 4 3", "A A K 4 3"),
    ("A♠ 2♥ 3♠ 4♠ 5♠", "A♠ A♠ 5♠ 4♠ 3♠", "A♠ A♠ 5♠ 4♠ 3♠"),
    ("A♠ A♣ 3♠ 4♠ 5♠", "5♠ 4♠ 3♠ 2♠ A♠", "5♠ 4♠ 3♠ 2♠ A♠"),
    ("A♥ K♥ Q♥ 9♥ 2♦", "A♥ A♥ K♥ Q♥ 9♥", "A♥ A♥ K♥ Q♥ 9♥"),
    ("6♥ 5♥ 4♥ 3♥ 2♥", "7♥ 6♥ 5♥ 4♥ 3♥", "7♥ 6♥ 5♥ 4♥ 3♥"),
    ("9♥ 8♥ 7♥ 6♥ 2♠", "10♥ 9♥ 8♥ 7♥ 6♥", "10♥ 9♥ 8♥ 7♥ 6♥"),
    ("K♠ K♦ K♥ 7♣ 4♦", "K K K K 7", "K K K K 7"),
]


@pytest.mark.parametrize(("hand", "one", "all_"), WORKED)
def test_worked_ubln_values(hand: str, one: str, all_: str) -> None:
    for announced, expected in ((ONE, one), (ALL, all_)):
        with_suits = any(suit in expected for suit in "♠♥♦♣")
        cards = value("ubln", hand, announced).cards
        assert " ".join(str(card) if with_suits else str(Card(card.rank, "")) for card in cards) == expected


@pytest.mark.parametrize(
    ("game", "announced", "hand", "name", "expected"),
    [
        ("ubln", ONE, "KsKdKh7c4d", "four kings", "4♦ as K"),
        ("ubln", ONE, "9h8h7h6h2s", "ten-high straight flush", "2♠ as 10♥"),
        ("ubln", ONE, "7-5-4-3-2", "seven-high straight", "2 as 6"),
        ("ubln", ONE, "6-4-3-2-A", "pair of aces", "2 as A"),
        ("ubln", ONE, "AsAc3s4s5s", "five-high straight flush", "A♣ as 2♠"),
        ("ubln", ONE, "As2h3d4c5s", "five-high straight", "A♠ as A"),
        ("ubln", ONE, "As2h3s4s5s", "ace-high flush", "2♥ as A♠"),
        ("ubln", ONE._replace(duplicates=False), "AhKhQh9h2d", "ace-high flush", "2♦ as J♥"),
        ("ubln", ONE._replace(ace="either"), "As2h3s4s5s", "five-high straight flush", "2♥ as 2♠"),
        ("ubln", ONE._replace(ace="either"), "As2h2d3s4c", "five-high straight", "2♥ as 5"),
        ("ubln", ALL, "2s2h2dAsAd", "five aces", "2♠ as A, 2♥ as A, 2♦ as A"),
        ("ubln", ALL._replace(five_of_a_kind="below"), "2222K", "royal flush", "2 as A, 2 as Q, 2 as J, 2 as 10"),
        ("ubln", ALL, "AsAh3d4c5s", "five-high straight", "A♠ as 2, A♥ as A"),
        ("ubln", ALL._replace(five_of_a_kind="below"), "AsAhAdAc5s", "five-high straight flush",
         "A♠ as 4♠, A♥ as 3♠, A♦ as 2♠, A♣ as A♠"),
        ("ubln", ALL, "5-5-7-9-J", "jack-high straight", "5 as 10, 5 as 8"),
        ("ubln", ONE, "5-7-8-9-J suited", "jack-high straight flush", "5 as 10"),
        ("a5", NOTHING_ANNOUNCED, "AsAc2d3hJo", "pair of aces", "joker as 4"),
        ("a5", NOTHING_ANNOUNCED, "KsQcJd9hJo", "king-queen-jack low", "joker as A"),
        ("a5", NOTHING_ANNOUNCED, "A-2-3-4-Jo", "wheel", "joker as 5"),
        ("27", JOKER_ON, "2c3d4h5sJo", "seven-five low", "joker as 7"),
        ("27", JOKER_ON, "3h4c5d6sJo", "eight-six-five low", "joker as 8"),
        ("27", JOKER_ON, "7h5h4h3hJo", "seven-five low", "joker as 2"),
        ("high", NOTHING_ANNOUNCED, "5h4s3d2cAh", "five-high straight", ""),
    ],
)  # fmt: skip
def test_reading(game: str, announced: Announcements, hand: str, name: str, expected: str) -> None:
    of_hand = value(game, hand, announced)
    assert (of_hand.name, reading(of_hand)) == (name, expected)


@pytest.mark.parametrize(
    ("game", "better", "worse"),
    [
        ("a5", "A-A-7-6-5", "2-2-5-4-3"),
        ("a5", "5h4h3h2hAh", "6-4-3-2-A"),
        ("27", "7-5-4-3-2", "7-6-4-3-2"),
        ("27", "A-5-4-3-2", "A-6-4-3-2"),
        ("27", "K-Q-J-T-8", "A-5-4-3-2"),
        ("27", "AhKhQhJh9h", "5-5-5-4-4"),
        ("27", "As5s4s3s2s", "AhKhQhJh9h"),
        ("27", "2-2-3-4-5", "AsKdQhJcTs"),
        ("ubln", "AsAhAdAcKs", "AsKsQsJs2h"),
        ("high", "2-2-3-4-5", "A-K-Q-J-9"),
    ],
)
def test_better_is_greater(game: str, better: str, worse: str) -> None:
    assert value(game, better) > value(game, worse)
    assert value(game, better).rank < value(game, worse).rank


@pytest.mark.parametrize(("hand", "one_suit"), [("A-5-4-3-2", False), ("A-5-4-3-2 suited", True)])
def test_said_to_be_suited(hand: str, one_suit: bool) -> None:
    assert (value("27", hand) == value("27", "As5s4s3s2s")) is one_suit


#: The standard ranking as UBLN-6 has it, from a pair up.
FROM_A_PAIR_UP = (
    "pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind", "straight-flush",
)  # fmt: skip


@pytest.mark.parametrize(
    ("game", "worst_first"),
    [
        ("high", ("high-card", *FROM_A_PAIR_UP, "five-of-a-kind")),
        ("ubln", ("no-pair", *FROM_A_PAIR_UP, "five-of-a-kind")),
        ("a5", ("five-of-a-kind", *reversed(FROM_A_PAIR_UP), "no-pair")),
        ("27", ("five-of-a-kind", *reversed(FROM_A_PAIR_UP), "no-pair")),
    ],
)
def test_categories_from_the_worst_up(game: str, worst_first: tuple[str, ...]) -> None:
    assert GAMES[game].ranking(NOTHING_ANNOUNCED) == worst_first


def test_announced_five_of_a_kind_below_a_straight_flush() -> None:
    below = ONE._replace(five_of_a_kind="below")
    assert value("ubln", "AsAhAdAcKs", below) < value("ubln", "6h5h4h3h2h", below)
    assert value("ubln", "AsAhAdAcKs", below) > value("ubln", "AsAhAdKcKs", below)


@pytest.mark.parametrize(
    ("ranks", "pattern"),
    [
        ("AAAAK", Pattern("four-of-a-kind", ("A", "K"))),
        ("AAAKK", Pattern("full-house", ("A", "K"))),
        ("AAAKQ", Pattern("flush", ("A", "A", "A", "K", "Q"))),
    ],
)
def test_cards_of_one_suit_make_what_ranks_highest(ranks: str, pattern: Pattern) -> None:
    assert standard(tuple(ranks), one_suit=True) == pattern


@pytest.mark.parametrize(
    ("announced", "hand", "suits"),
    [
        (ONE, "AKQJ9", {0, LOW_SUITED}),
        (ONE, "A5432", {0, LOW_SUITED, ACE_SUITED, LOW_SUITED + ACE_SUITED}),
        (ONE, "KKQJ9", {0}),
        (ALL, "K4444", {LOW_SUITED}),
    ],
)
def test_what_can_be_of_one_suit_where_that_makes_a_difference(
    announced: Announcements, hand: str, suits: set[int]
) -> None:
    """An ace can only be wild for a five-high straight; of several kings one suit has one; a single card has a suit."""
    classes = [hands for hands in GAMES["ubln"].classes(announced) if sorted(hands.ranks) == sorted(hand)]
    assert {hands.suits for hands in classes} == suits
    assert len(classes) == len(suits)


@pytest.mark.parametrize(
    ("game", "hand", "cards"),
    [
        ("high", "9-J-A-Q-K", "A-K-Q-J-9"),
        ("high", "2-4-A-3-5", "5-4-3-2-A"),
        ("high", "7-2-A-2-7", "7-7-2-2-A"),
        ("27", "2-4-A-3-5", "A-5-4-3-2"),
        ("a5", "A-4-6-3-5", "6-5-4-3-A"),
        ("a5", "A-K-A-Q-K", "K-K-A-A-Q"),
    ],
)
def test_cards_stand_in_the_order_in_which_players_name_them(game: str, hand: str, cards: str) -> None:
    assert "-".join(card.rank for card in value(game, hand).cards) == cards


#: How many lots of ranks four suits allow, and of them how many could be of one suit: 13 of 5.
ALL_RANKS, ALL_DIFFERENT = 6175, 1287


@pytest.mark.parametrize(
    ("game", "number"), [("a5", ALL_RANKS), ("27", ALL_RANKS + ALL_DIFFERENT), ("high", ALL_RANKS + ALL_DIFFERENT)]
)
def test_suits_make_classes_only_where_they_matter(game: str, number: int) -> None:
    classes = list(GAMES[game].classes(Announcements(joker=False)))
    assert len({(hands.ranks, hands.suits) for hands in classes}) == len(classes) == number


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "hand", "name"),
    [
        ("27", "7-5-4-3-2", "seven-five low"),
        ("27", "8-6-4-3-2", "eight-six-four low"),
        ("27", "A-5-4-3-2", "ace-five low"),
        ("a5", "8-6-4-3-2", "eight-six-four low"),
        ("a5", "6-4-3-2-A", "six-four low"),
        ("a5", "7-5-4-3-2", "seven-five-four low"),
        ("a5", "5-4-3-2-A", "wheel"),
        ("a5", "6-6-3-2-A", "pair of sixes"),
        ("a5", "K-K-K-7-7", "kings full of sevens"),
        ("high", "KsKdKh7c7d", "kings full of sevens"),
        ("high", "Th9h8h7h6h", "ten-high straight flush"),
        ("high", "AhKhQhJhTh", "royal flush"),
        ("high", "A-A-K-K-Q", "two pair, aces and kings"),
        ("high", "Ks9s5s3s2s", "king-high flush"),
        ("high", "6-6-6-6-2", "four sixes"),
        ("high", "2-2-2-K-Q", "three deuces"),
        ("high", "J-T-8-7-6", "jack-high"),
        ("high", "A-K-Q-J-T", "ace-high straight"),
    ],
)
def test_name(game: str, hand: str, name: str) -> None:
    assert value(game, hand).name == name


@pytest.mark.parametrize(
    ("game", "hand", "other", "names"),
    [
        ("a5", "6-4-3-2-A", "7-5-4-3-2", ("six-four low", "seven-five low")),
        ("a5", "8-6-4-3-2", "8-6-5-4-2", ("eight-six-four low", "eight-six-five low")),
        ("a5", "8-6-5-4-A", "8-6-5-4-2", ("eight-six-five-four-ace low", "eight-six-five-four-deuce low")),
        ("27", "8-6-4-3-2", "9-9-4-3-2", ("eight-six-four low", "pair of nines")),
        ("27", "7-7-4-3-2", "7-7-5-3-2", ("pair of sevens, four kicker", "pair of sevens, five kicker")),
        ("high", "6-6-K-7-3", "6-6-K-7-2",
         ("pair of sixes, king-seven-three kickers", "pair of sixes, king-seven-deuce kickers")),
        ("high", "A-A-K-K-3", "A-A-K-K-2",
         ("two pair, aces and kings, three kicker", "two pair, aces and kings, deuce kicker")),
        ("high", "A-A-K-K-3", "A-A-Q-Q-4", ("two pair, aces and kings", "two pair, aces and queens")),
        ("high", "A-K-9-7-3", "A-K-8-7-2", ("ace-king-nine high", "ace-king-eight high")),
        ("high", "AsKs9s7s3s", "AhQh8h7h2h", ("ace-king flush", "ace-queen flush")),
        ("high", "K-K-K-7-7", "K-K-K-6-6", ("kings full of sevens", "kings full of sixes")),
        ("high", "A-K-9-7-3", "A-K-9-7-3", ("ace-high", "ace-high")),
        ("ubln", "KsKd9c4d3s", "KhKc8c4c3c", ("three kings, nine kicker", "three kings, eight kicker")),
        ("ubln", "KsKdKh7c4d", "KsKdKh8c4d", ("four kings, seven kicker", "four kings, eight kicker")),
    ],
)  # fmt: skip
def test_name_down_to_the_deciding_card(game: str, hand: str, other: str, names: tuple[str, str]) -> None:
    first, second = value(game, hand), value(game, other)
    assert (first.name_against(second), second.name_against(first)) == names


def test_name_against_several() -> None:
    eight_six_four = value("a5", "8-6-4-3-2")
    others = [value("a5", other) for other in ("8-7-4-3-2", "8-6-4-3-A", "K-K-K-2-2")]
    assert eight_six_four.name_against(*others) == "eight-six-four-three-deuce low"


@pytest.mark.parametrize(
    ("hand", "other", "ranks"),
    [
        ("A-A-K-7-3", "A-A-Q-7-3", ("K", "Q")),
        ("A-A-K-7-3", "A-A-K-7-3", None),
        ("A-A-K-7-3", "A-K-Q-7-3", None),
    ],
)
def test_deciding_ranks(hand: str, other: str, ranks: tuple[str, str] | None) -> None:
    assert value("high", hand).deciding_ranks(value("high", other)) == ranks


# --- comparing -------------------------------------------------------------------------------------------------------


def test_suits_never_matter() -> None:
    spades, hearts = value("high", "AsKsQsJs9s"), value("high", "AhKhQhJh9h")
    assert spades == hearts
    assert hash(spades) == hash(hearts)
    assert spades <= hearts
    assert spades >= hearts
    assert not spades < hearts


def test_a_game_is_no_word() -> None:
    assert GAMES["a5"] != "a5"
    assert GAMES["a5"] == type(GAMES["a5"])()


def test_games_do_not_compare() -> None:
    lows = value("a5", "7-5-4-3-2"), value("27", "7-5-4-3-2")
    assert lows[0] != lows[1]
    assert lows[0] != "seven-five low"
    for ordered in (operator.lt, operator.le, operator.gt, operator.ge):
        with pytest.raises(TypeError):
            ordered(*lows)


def test_places_of_five_of_a_kind_do_not_compare() -> None:
    above, below = (value("ubln", "AsAhAdAcKs", ONE._replace(five_of_a_kind=place)) for place in ("above", "below"))
    assert above != below
    with pytest.raises(TypeError):
        max(above, below)


def test_values_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        value("a5", "7-5-4-3-2").category = "pair"


def test_values_can_be_sent_to_another_process() -> None:
    original = value("ubln", "9h8h7h6h2s", ONE)
    copied = pickle.loads(pickle.dumps(original))
    assert copied == original
    assert (copied.name, copied.rank, copied.reading) == (original.name, original.rank, original.reading)


# --- what was not announced ------------------------------------------------------------------------------------------


def test_several_low_cards_and_no_announcement() -> None:
    with pytest.raises(LowCardsNotAnnounced):
        value("ubln", "KhKd7c4d4s")
    assert [value("ubln", "KhKd7c4d4s", way).name for way in GAMES["ubln"].ways(NOTHING_ANNOUNCED)] == [
        "three kings",
        "four kings",
    ]


@pytest.mark.parametrize(("hand", "name"), [("KsKdKh7c4d", "four kings"), ("AsAc3d4h5s", "five-high straight")])
def test_the_same_either_way(hand: str, name: str) -> None:
    of_hand = value("ubln", hand)
    assert of_hand.name == name
    assert of_hand == value("ubln", hand, ONE) == value("ubln", hand, ALL)


def test_rank_with_nothing_announced_is_counted_with_one_low_card() -> None:
    unknown, one = value("ubln", "7s6s5h4h2h"), value("ubln", "7s6s5h4h2h", ONE)
    assert (unknown.rank, unknown.of) == (one.rank, one.of)


@pytest.mark.parametrize(
    ("game", "announced", "hand", "matters"),
    [
        ("a5", NOTHING_ANNOUNCED, "7-5-4-3-2", False),
        ("27", NOTHING_ANNOUNCED, "7-5-4-3-2", True),
        ("27", NOTHING_ANNOUNCED, "7-7-4-3-2", False),
        ("27", NOTHING_ANNOUNCED, "7-5-4-3-2 suited", False),
        ("27", NOTHING_ANNOUNCED, "7s5s4s3s2s", False),
        ("27", JOKER_ON, "7-5-4-3-Jo", False),
        ("high", NOTHING_ANNOUNCED, "A-K-Q-J-T", True),
        ("ubln", ONE, "K-9-7-4-2", True),
        ("ubln", ONE, "K-9-7-4-4", True),
        ("ubln", ONE, "K-K-7-4-2", False),
        ("ubln", ALL, "K-Q-4-4-4", True),
        ("ubln", ALL, "K-7-4-4-4", False),
        ("ubln", ONE, "A-A-3-4-5", True),
        ("ubln", NOTHING_ANNOUNCED, "K-K-7-4-4", False),
        ("ubln", NOTHING_ANNOUNCED, "K-Q-4-4-4", True),
    ],
)
def test_whether_a_flush_would_matter(game: str, announced: Announcements, hand: str, matters: bool) -> None:
    assert GAMES[game].flush_would_matter(parse_hand(hand), announced) is matters


# --- what has no value -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hand", ["As", "7-5-4-3", "AsKsQsJsTs9s"])
def test_other_than_five_cards(game: str, hand: str) -> None:
    with pytest.raises(HandSizeError, match=f"not {len(parse_hand(hand).cards)}"):
        value(game, hand)


@pytest.mark.parametrize(
    ("game", "announced"),
    [
        ("27", NOTHING_ANNOUNCED),
        ("high", NOTHING_ANNOUNCED),
        ("ubln", ONE),
        ("a5", Announcements(joker=False)),
        ("high", JOKER_ON),
        ("ubln", JOKER_ON),
    ],
)
def test_joker_where_none_is_used(game: str, announced: Announcements) -> None:
    with pytest.raises(FoulDeckError, match="joker is not in use"):
        value(game, "7s5h4d3cJo", announced)


def test_the_other_reading_of_a_joker_at_deuce_to_seven_takes_no_other_hands() -> None:
    with pytest.raises(HandSizeError):
        DeuceToSeven().mechanical_value(parse_hand("7-5-4-Jo"), JOKER_ON)
    with pytest.raises(FoulDeckError, match="joker is not in use"):
        DeuceToSeven().mechanical_value(parse_hand("7-5-4-3-Jo"))


def test_a_card_that_is_there_twice_is_named_with_its_hand() -> None:
    twice = Hand(tuple(Card(rank, "s") for rank in "K754K"))
    with pytest.raises(FoulDeckError, match="the K♠ in hand 1 is also in hand 1, at column 1"):
        GAMES["a5"].value(twice)


@pytest.mark.parametrize("game", ["high", "ubln"])
def test_nothing_is_the_joker_where_none_is_ever_used(game: str) -> None:
    with pytest.raises(NotImplementedError, match="the joker is never in use"):
        GAMES[game].joker_as("K753")


@pytest.mark.parametrize(
    "cards",
    [
        (Card("K", "s"), Card("K", "s"), Card("7", "h"), Card("4", "d"), Card("2", "c")),
        (JOKER, JOKER, Card("7", "h"), Card("4", "d"), Card("2", "c")),
        (Card("K", ""),) * 5,
    ],
)
def test_cards_no_deck_holds(cards: tuple[Card, ...]) -> None:
    with pytest.raises(FoulDeckError):
        GAMES["a5"].value(Hand(cards))


# --- the names of the games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spelling", ["A-5", "a5", "Ace to Five", "ace-to-five", " ACE-TO-5 "])
def test_spellings_of_a_game(spelling: str) -> None:
    assert game(spelling) is GAMES["a5"]


NAMES = {
    "a5": "a5, A-5, ace to five, ace to 5, ace-to-five lowball, California, California lowball",
    "27": "27, 2-7, 2 to 7, deuce to seven, deuce to 7, deuce-to-seven lowball, Kansas City, Kansas City lowball",
    "ubln": "UBLN, Uncle Bob, Uncle Bob's Left Nut, Uncle Bobs Left Nut, OPR-616",
    "high": "high, draw, five card draw, 5 card draw, plain draw, high draw",
}


TITLES = {
    "a5": ("A-5", "ace-to-five lowball"),
    "27": ("2-7", "deuce-to-seven lowball"),
    "ubln": ("UBLN", "Uncle Bob's Left Nut"),
    "high": ("high", "five card draw"),
}


def test_games_are_titled_as_people_write_them() -> None:
    assert {id: (game.title, game.long_title) for id, game in GAMES.items()} == TITLES


def test_every_name_of_a_game_is_known() -> None:
    assert list(GAMES) == list(NAMES)
    named = {name: id for id, names in NAMES.items() for name in names.split(", ")}
    assert {name: game(name).id for name in named} == named
    assert len(named) == len(SPELLINGS)


@pytest.mark.parametrize(
    ("name", "hint"), [("lowball", "a5"), ("ubnl", "ubln"), ("ace to fiv", "a5"), ("razzle", None), ("", None)]
)
def test_unknown_game(name: str, hint: str | None) -> None:
    with pytest.raises(UnknownNameError) as raised:
        game(name)
    (problem,) = raised.value.problems
    assert (problem.hint, problem.column, problem.length) == (hint, 1, len(name) or 1)
