"""What a hand depends on: the form of the game and of the betting, hands nobody showed, the sevens rule presumed."""

from __future__ import annotations

from referee.money import Fact
from referee.play import follow
from referee.situation.reading import read
from tests.money.told import money, table

CHECKED_SEVEN = (
    "pot was 120 before the draw, after the draw, Ann checks 7-5-4-3-2, Bob bets 40, Ann calls, Bob shows 8-6-4-3-2"
)


def test_the_betting_is_asked_for_where_it_decides() -> None:
    played = follow(read(f"A-5, {CHECKED_SEVEN}"))
    assert (played.settlement, played.asks) == (None, "betting")
    awards = {value: way.settlement.award for value, way in played.ways.items() if way.settlement}
    assert {value: money(award) for value, award in awards.items() if award} == {
        "limit": table("Ann - 40 40 120 120, Bob - 40 40 0 0"),
        "no-limit": table("Ann - 40 0 200 160, Bob - 40 0 0 -40"),
        "pot-limit": table("Ann - 40 0 200 160, Bob - 40 0 0 -40"),
    }


def test_the_betting_is_not_asked_for_where_it_does_not() -> None:
    played = follow(read("A-5, pot was 120 before the draw, after the draw, Ann bets 40, Bob calls, "
                         "Ann shows 7-5-4-3-2, Bob shows 8-6-4-3-2"))  # fmt: skip
    assert played.asks is None
    assert played.settlement is not None
    assert played.settlement.award is not None


def test_the_game_is_asked_for_where_it_decides() -> None:
    played = follow(read("limit, pot was 120 before the draw, Ann shows 5-4-3-2-A, Bob shows 7-5-4-3-2"))
    assert played.asks == "game"
    awards = {value: way.settlement.award for value, way in played.ways.items() if way.settlement}
    winners = {value: award.pots[0].winners for value, award in awards.items() if award}
    assert winners == {"a5": ("Ann",), "27": ("Bob",)}


def test_a_bet_the_stakes_forbid_rules_out_limit() -> None:
    played = follow(
        read("hand:\nA-5 20/40\nAnn bets 100\nBob calls\nAnn pat\nBob pat\nboth check\nAnn shows 7-5-4-3-2\nBob mucks")
    )
    assert played.asks is None
    assert played.settlement is not None


def test_the_sevens_rule_is_presumed_aloud_where_it_changes_the_award() -> None:
    said = [taken.rule for taken in follow(read(f"A-5 limit, {CHECKED_SEVEN}")).presumed]
    assert said == ["A5-4"]
    assert follow(read(f"A-5 limit, sevens rule on, {CHECKED_SEVEN}")).presumed == ()
    beaten = CHECKED_SEVEN.replace("8-6-4-3-2", "6-5-3-2-A")
    assert follow(read(f"A-5 limit, {beaten}")).presumed == ()


def test_a_told_winner_stands_in_for_hands_that_nobody_saw() -> None:
    played = follow(read("hand:\nA-5 limit 20/40\nAnn bets 20\nBob calls\nAnn pat\nBob pat\nAnn bets\nBob calls\n"
                         "Bob wins"))  # fmt: skip
    assert played.settlement is not None
    assert played.settlement.award is not None
    assert money(played.settlement.award) == table("Ann 20 40 0 0 -60, Bob 20 40 0 120 60")


def test_hands_that_nobody_saw_are_asked_for() -> None:
    played = follow(read("hand:\nA-5 limit 20/40\nAnn bets 20\nBob calls\nAnn pat\nBob pat\nAnn bets\nBob calls"))
    assert played.settlement is not None
    assert (played.settlement.award, played.settlement.asks) == (None, Fact.WHO_WINS)
    assert [way.label for way in played.settlement.ways] == ["Ann wins", "Bob wins", "Ann and Bob tie"]


def test_one_and_all_low_cards_wild_are_both_tried() -> None:
    showdown = "Sam shows 2♣2♦3♥4♠5♣, Grey shows A♦K♣9♥8♠6♦"
    assert follow(read(f"UBLN, pot was 100 before the draw, {showdown}")).asks is None
    close = "Sam shows 2♣2♦3♥4♠5♣, Grey shows 7♦6♣5♥4♦3♦"
    assert follow(read(f"UBLN, pot was 100 before the draw, {close}")).asks in (None, "low-cards")


def test_a_hand_that_breaks_off_keeps_its_findings() -> None:
    played = follow(read("hand:\nA-5 limit 20/40\nSam posts 20\nAnn checks"))
    assert [found.code for found in played.findings] == ["open-or-fold"]
    assert (played.settlement, played.stopped) == (None, "the betting is not over: Ann has 20 to call and does nothing")


def test_a_fold_to_a_raise_that_does_not_stand_is_taken_as_told_and_said() -> None:
    played = follow(read("hand:\nA-5 limit 20/40\nAnn bets 20\nBob calls\nAnn pat\nBob pat\nAnn checks\nBob bets\n"
                         "Ann raises\nBob folds"))  # fmt: skip
    assert [found.code for found in played.findings] == ["no-check-raise"]
    assert played.notes == ("Bob folded to a raise that does not stand",)
    assert played.settlement is not None
    assert played.settlement.award is not None
    assert money(played.settlement.award) == table("Ann 20 80 40 120 60, Bob 20 40 0 0 -60")


def test_a_raise_over_a_raise_that_does_not_stand_has_no_award() -> None:
    played = follow(read("hand:\nA-5 limit 20/40\nAnn bets 20\nBob calls\nAnn pat\nBob pat\nAnn checks\nBob bets\n"
                         "Ann raises\nBob raises"))  # fmt: skip
    assert (played.settlement, played.stopped) == (None, "Bob raised over a raise that does not stand")
