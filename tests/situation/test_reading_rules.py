"""The reading rules of the situation language, one test or more a rule, in their order."""

from __future__ import annotations

from decimal import Decimal

import pytest

from referee.cards import JOKER
from referee.errors import SituationError
from referee.notation import Hand, parse_hand
from referee.situation import canonical, read
from referee.situation.model import Amount, Event, Who


def seat(number: int) -> Who:
    return Who("seat", str(number))


def role(name: str) -> Who:
    return Who("role", name)


def name(label: str) -> Who:
    return Who("name", label)


def chips(number: int) -> Amount:
    return Amount("chips", Decimal(number))


def only(line: str) -> Event:
    (event,) = read(line).events
    return event


def heads(line: str) -> list[str]:
    return [event.head for event in read(line).events]


def refused(line: str) -> list[tuple[int, str | None]]:
    """Column and hint of every problem of a line that must be refused."""
    with pytest.raises(SituationError) as refusal:
        read(line)
    return [(problem.column, problem.hint) for problem in refusal.value.problems]


class TestRule1SettingsAloneAndBesideAnEvent:
    def test_a_stage_alone_holds_for_what_follows(self) -> None:
        situation = read("A-5, before the draw, seat 3 has 4 cards, nobody acted")
        assert situation.settings["when"] == "before-draw"
        assert [event.when for event in situation.events] == ["before-draw", "before-draw"]

    def test_a_stage_beside_the_pot_is_of_the_pot_alone(self) -> None:
        pot, check = read("after the draw, pot was 120 before the draw, seat 3 checks").events
        assert pot.settings == {"when": "before-draw"}
        assert check.when == "after-draw"

    def test_a_stage_behind_a_wager_before_the_draw_does_not_last(self) -> None:
        shove, check = read("seat 2 all in before the draw, seat 3 checked a 7-4-3-2-A").events
        assert (shove.when, check.when) == ("before-draw", None)

    def test_the_stage_moves_on(self) -> None:
        assert [e.when for e in read("before the draw, seat 3 bets, on the draw, seat 3 draws 2").events] == [
            "before-draw",
            "on-draw",
        ]

    @pytest.mark.parametrize(
        ("line", "column"),
        [
            ("A-5, 2-7, exposed 7h", 6),
            ("A-5 limit, no-limit, exposed 7h", 12),
            ("limit 20/40, 40/80, exposed 7h", 14),
            ("A-5 2-7", 5),
        ],
    )
    def test_two_values_for_one_setting_contradict(self, line: str, column: int) -> None:
        assert refused(line)[0][0] == column

    def test_lowball_is_refined_by_the_form(self) -> None:
        assert read("lowball, A-5, exposed 7h").settings["game"] == "a5"
        assert read("2-7 lowball, exposed 7h").settings["game"] == "27"

    def test_the_line_wins_over_the_table(self) -> None:
        settings = read("2-7, exposed 7h", table="A-5 limit").settings
        assert (settings["game"], settings["betting"]) == ("27", "limit")


class TestRule2SubjectOfTheClauseBefore:
    def test_it_is_the_last_one(self) -> None:
        says, shows = read('showdown, seat 3 called "8", shows 9-6-4-3-2').events
        assert says.who == shows.who == (seat(3),)

    def test_nobody_calls_his_own_bet(self) -> None:
        *_, call = read("Maria checked a seven, Lou bet and she called").events
        assert call.who == (name("Maria"),)

    def test_where_two_may_be_meant_it_is_asked(self) -> None:
        assert refused("Maria checks, Ann checks, Lou bets and she calls")

    def test_without_anybody_before_it_is_asked(self) -> None:
        assert refused("bets 40") == [(1, "seat 3 bets 40")]

    def test_what_one_tells_of_oneself_needs_nobody(self) -> None:
        assert str(read("missed the blind").events[0].who[0]) == "somebody"


class TestRule3KansasCityOrTheKingOfClubs:
    def test_both_in_one_line(self) -> None:
        situation = read("KC, before the draw, exposed KC")
        assert situation.settings["game"] == "27"
        assert situation.events[0].cards == parse_hand("Kc")

    def test_at_the_beginning_of_a_later_clause_it_is_a_card(self) -> None:
        assert read("dealer exposed a card, KC").events[0].cards == parse_hand("Kc")

    def test_set_phrases_are_the_game_anywhere(self) -> None:
        assert read("exposed 7h, KC lowball").settings["game"] == "27"


class TestRule4SmallAIsAnArticle:
    def test_a_queen_is_one_card(self) -> None:
        assert only("exposed a queen").cards == parse_hand("Q")

    def test_a_lone_rank_is_a_capital(self) -> None:
        assert only("exposed A").cards == parse_hand("A")

    @pytest.mark.parametrize(("text", "hand"), [("as", "As"), ("a♠", "As"), ("ah ad", "AhAd")])
    def test_joined_forms_may_be_small(self, text: str, hand: str) -> None:
        assert only(f"exposed {text}").cards == parse_hand(hand)

    def test_a_capital_before_a_number_is_unclear(self) -> None:
        assert refused("A 7 was exposed") == [(1, "a 7")]


class TestRule5HeadsBeforeCards:
    @pytest.mark.parametrize("word", ["asks", "acts"])
    def test_a_word_spelled_in_cards_is_a_word(self, word: str) -> None:
        line = f"seat 3 {word} how many seat 5 drew" if word == "asks" else f"seat 3 {word}"
        assert only(line).cards is None

    def test_no_card_is_taken_for_a_word(self) -> None:
        assert only("Grey has As Ks Qs Js 3h").cards == parse_hand("AsKsQsJs3h")


class TestRule6CountOrRank:
    @pytest.mark.parametrize("number", ["2", "3", "4", "5", "two", "five"])
    def test_a_bare_numeral_is_refused(self, number: str) -> None:
        assert refused(f"A-5, seat 3 exposed {number}")[0][0] == 6

    @pytest.mark.parametrize(("number", "rank"), [("6", "6"), ("9", "9"), ("10", "T"), ("K", "K")])
    def test_six_to_ten_and_letters_are_ranks(self, number: str, rank: str) -> None:
        assert only(f"exposed {number}").cards == parse_hand(rank)

    def test_one_is_a_count(self) -> None:
        assert only("exposed 1").numbers == (1,)

    def test_with_its_unit_it_is_a_count(self) -> None:
        assert only("exposed 5 cards").numbers == (5,)

    def test_a_hand_of_seven_is_unclear(self) -> None:
        assert refused("seat 6 has seven") == [(1, "seat 6 has seven cards")]


class TestRule7Calls:
    @pytest.mark.parametrize("claim", ['"8"', "8", "8-6"])
    def test_at_the_showdown_a_low_is_claimed(self, claim: str) -> None:
        assert only(f"showdown, seat 3 calls {claim}").head == "says"

    @pytest.mark.parametrize("line", ["seat 3 calls with 7-4-3-2-A", "seat 3 calls holding 7-4-3-2-A"])
    def test_with_a_hand_it_is_a_wager(self, line: str) -> None:
        event = only(line)
        assert (event.head, event.holding) == ("calls", parse_hand("7-4-3-2-A"))

    def test_elsewhere_a_number_is_chips(self) -> None:
        event = only("after the draw, seat 3 calls 8")
        assert (event.head, event.amount) == ("calls", chips(8))

    def test_a_low_where_the_stage_does_not_tell_is_asked(self) -> None:
        assert refused("seat 3 calls 8-6") == [(8, "says")]


class TestRule8CardsWithNothingSaid:
    def test_a_slip_in_the_game_is_named(self) -> None:
        assert refused("A-6, seat 3 exposed 7h") == [(1, "A-5")]

    def test_cards_told_of_an_exposed_card_belong_to_it(self) -> None:
        assert only("it came off face up, a deuce").cards == parse_hand("2")


class TestRule9TwoHeads:
    def test_the_second_is_pointed_at(self) -> None:
        assert refused("A-5, seat 3 checks seat 5 bets 40") == [(27, None)]

    @pytest.mark.parametrize(
        ("line", "head"),
        [
            ("seat 3 checked and raised", "check-raises"),
            ("seat 3 asks how many seat 5 drew", "how many"),
            ("seat 5 posts half a blind", "half a blind"),
        ],
    )
    def test_listed_pairs_combine(self, line: str, head: str) -> None:
        assert only(line).head == head


class TestRule10LongestSpelling:
    @pytest.mark.parametrize(
        ("line", "head"),
        [
            ("seat 7 dealt out", "dealt out"),
            ("dealt out of sequence", "out of sequence"),
            ("seat 2 not entitled to a hand", "not entitled"),
        ],
    )
    def test_one_spelling_beginning_another(self, line: str, head: str) -> None:
        assert heads(line) == [head]


class TestRule11UnknownWords:
    @pytest.mark.parametrize(
        "line",
        [
            "seat 3 did not raise",
            "seat 3 never acted",
            "seat 3 hasn't raised",
            "everyone except seat 3 folded",
            "seat 3 exposed 7h unless",
        ],
    )
    def test_a_denial_is_never_passed_over(self, line: str) -> None:
        assert refused(line)

    def test_an_unknown_word_is_never_passed_over(self) -> None:
        assert refused("seat 3 quietly frobs 7h")


class TestRule12Names:
    def test_a_capitalised_word_before_a_head_or_behind_to(self) -> None:
        assert only("Ann folds").who == (name("Ann"),)
        assert only("7h exposed to Ann").to == name("Ann")

    def test_a_small_unknown_word_is_none(self) -> None:
        assert refused("maria folds") == [(1, "Maria")]

    @pytest.mark.parametrize("word", ["Pat", "Jo", "Jack", "King"])
    def test_a_name_that_is_a_word_needs_player_or_a_label(self, word: str) -> None:
        assert refused(f"{word} folds") == [(1, f"player {word}")]
        assert only(f"player {word} folds").who == only(f"{word}: folds").who == (name(word),)

    def test_behind_another_event_too(self) -> None:
        assert refused("seat 3 bets, Jack folds") == [(14, "player Jack")]

    def test_a_slip_for_a_word_is_no_name(self) -> None:
        assert refused("Befor the draw, exposed 7h") == [(1, "before the draw")]


class TestRule13HyphenAndBlankAreOne:
    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("no limit, exposed 7h", "no-limit, exposed 7h"),
            ("pot limit, exposed 7h", "pot-limit, exposed 7h"),
            ("heads up, exposed 7h", "heads-up, exposed 7h"),
            ("ace-to-five, exposed 7h", "ace to five, exposed 7h"),
            ("seat 3 all in", "seat 3 all-in"),
            ("seat 3 check raises", "seat 3 check-raises"),
            ("three handed, exposed 7h", "three-handed, exposed 7h"),
        ],
    )
    def test_in_set_phrases(self, one: str, other: str) -> None:
        assert canonical(read(one)) == canonical(read(other))

    def test_no_limit_is_not_no_and_limit(self) -> None:
        assert read("no limit ace-to-five, before the draw, 6d exposed").settings["betting"] == "no-limit"


@pytest.mark.parametrize(
    ("words", "card"), [("four of hearts", "4h"), ("the ten of clubs", "Tc"), ("deuce of spades", "2s")]
)
def test_rule_14_suits_in_words(words: str, card: str) -> None:
    assert only(f"exposed {words}").cards == parse_hand(card)


@pytest.mark.parametrize("line", ["exposed a 5", "exposed the 5", "exposed his 5", "exposed a five"])
def test_rule_15_an_article_makes_one_card(line: str) -> None:
    event = only(line)
    assert (event.cards, event.numbers) == (parse_hand("5"), ())


class TestRule16PluralsAndLists:
    @pytest.mark.parametrize("line", ["seats 3 and 4 acted", "seat 3 and seat 4 acted", "seat 3 and 4 acted"])
    def test_two_players(self, line: str) -> None:
        assert only(line).who == (seat(3), seat(4))

    def test_and_between_cards(self) -> None:
        assert only("dealer exposed a 3 and a 5").cards == Hand((*parse_hand("3").cards, *parse_hand("5").cards))

    def test_and_before_a_new_head(self) -> None:
        assert heads("seat 3 checks and seat 5 bets 40") == ["checks", "bets"]


class TestRule17TheSameWordByStage:
    def test_discards(self) -> None:
        assert only("on the draw, seat 3 discards two").head == "draws"
        assert only("at the showdown, seat 3 discards").head == "fouls"
        assert refused("seat 3 discards") == [(8, "draws")]

    def test_turns_over(self) -> None:
        assert only("showdown, seat 3 turns over 8-8-4-3-2").head == "has"
        assert only("before the draw, dealer turned over 7h").head == "exposed"
        assert refused("seat 3 turned over 8-8-4-3-2") == [(8, "shows")]


def test_rule_18_the_dealer_who_has_cards_is_the_button() -> None:
    assert only("the dealer has only four cards").who == (role("button"),)


def test_rule_19_actions_tell_of_players() -> None:
    assert [event.who for event in read("before the draw, seat 2 bets, seat 3 folds").events] == [
        (seat(2),),
        (seat(3),),
    ]


class TestRule20Questions:
    @pytest.mark.parametrize(
        ("asked", "question"),
        [
            ("is it a misdeal?", "misdeal"),
            ("who wins?", "who wins"),
            ("may he take it?", "must take"),
            ("do I have to take it", "must take"),
            ("do I let her", "allowed"),
            ("whose pot is it?", "who wins"),
        ],
    )
    def test_at_the_end_of_a_line(self, asked: str, question: str) -> None:
        assert read(f"A-5, seat 3 exposed 7h, {asked}").question == question

    def test_what_may_be_done_is_told_by_asking(self) -> None:
        situation = read("bet and four raises, can seat 2 raise?")
        assert (situation.question, situation.events[-1].head) == ("allowed", "raises")

    def test_what_was_done_is_not_told_by_asking(self) -> None:
        assert heads("seat 3 raps in turn, did he pass or is he pat?") == ["raps"]
        assert heads("seat 3 raps in turn, did he pass?") == ["raps"]

    def test_any_fact_by_its_name(self) -> None:
        settings = read("2-7 when=before-draw rank=6 betting=limit").settings
        assert settings == {"game": "27", "rank": "6", "betting": "limit", "when": "before-draw"}


def test_rule_21_a_whole_hand() -> None:
    situation = read("hand:\nA-5 limit\nseat 2 bets 20\nseat 3 folds\n")
    assert situation.told
    assert [event.head for event in situation.events] == ["bets", "folds"]
    assert not read("seat 2 bets 20").told


class TestRule22CardsTwice:
    def test_in_two_hands(self) -> None:
        assert refused("A-5, Ann: 7h6h5h4h3h, Bob: 7h 2s 3s 4s 5s")[0][0] == 23

    def test_two_hands_of_one_seat(self) -> None:
        assert refused("A-5, seat 3: 7-6-4-3-2, seat 3: 8-6-4-3-2")[0][0] == 25

    @pytest.mark.parametrize("hand", ["7h6h5h4h", "7h6h5h4h3h2h"])
    def test_four_or_six_cards_are_no_error(self, hand: str) -> None:
        assert only(f"seat 3: {hand}").cards == parse_hand(hand)

    def test_the_joker_is_a_card(self) -> None:
        hand = only("A-5, seat 1: Jo A 2 3 4").cards
        assert hand is not None
        assert JOKER in hand.cards


def test_line_read_twice_is_read_alike() -> None:
    line = "lowball, dealer exposed two cards, seat 2, bet"
    first = read(line)
    assert read(line) == first
    assert "bet" not in first.settings
