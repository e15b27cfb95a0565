"""The Rules of Lowball, 1 to 16, on facts: every row of the readings, by number."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from referee.rulebook import rule
from referee.rulebook.book import Table
from referee.rulebook.facts import Value

from .tables import Said, ruled, table

Facts = Mapping[str, Value]


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    when=before-draw opener=other                    => open-or-fold [LB-intro]
    when=before-draw opener=big-blind callable=yes   => no-penalty [LB-intro]
    when=before-draw opener=big-blind callable=no    => open-or-fold [LB-intro]
    when=before-draw opener=big-blind                => depends on callable
    when=on-draw|after-draw|showdown opener=other    => not covered
    """),
)
def test_opening(facts: Facts, said: Said) -> None:
    assert ruled("opening", facts) == said


# --- LB-1: misdeals -------------------------------------------------------------------------------------------------

IN_TIME, TOO_LATE = (0, 1), (2,)
GROUNDS = table("""
    fault=exposed when=before-draw by=dealer nth=first-two exposed=1   => misdeal [LB-1a]
    fault=exposed when=before-draw by=dealer nth=first-two exposed=2   => misdeal [LB-1a, LB-1b]
    fault=exposed when=before-draw by=dealer nth=later exposed=2       => misdeal [LB-1b]
    fault=extra-cards extra=2                                          => misdeal [LB-1c]
    fault=button                                                       => misdeal [LB-1e]
    fault=first-card                                                   => misdeal [LB-1f]
    fault=sequence                                                     => misdeal [LB-1g]
    fault=no-owner seat=empty owner=neither                            => misdeal [LB-1h]
    fault=no-owner seat=not-entitled                                   => misdeal [LB-1h]
    fault=dealt-out owner=present|posted                               => misdeal [LB-1i]
""")
NO_GROUNDS = table("""
    fault=exposed when=before-draw by=dealer nth=later exposed=1                  => no-misdeal [LB-1]
    fault=exposed when=before-draw by=player nth=later exposed=1|2                => no-misdeal [LB-1]
    fault=exposed when=on-draw|after-draw by=dealer nth=first-two|later exposed=1|2   => no-misdeal [LB-1]
    fault=extra-cards extra=1                                                     => no-misdeal [LB-1]
""")

#: What the letters (h) and (i) themselves except; too late it is the head of the list that lets the deal stand.
EXCEPTED = table("""
    fault=no-owner seat=empty|entitled owner=present|posted                       => no-misdeal [LB-1h]
    fault=dealt-out owner=neither                                                 => no-misdeal [LB-1i]
    fault=exposed when=before-draw by=player nth=first-two exposed=1|2            => no-misdeal [LB-1a]
""")


@pytest.mark.parametrize(("facts", "said"), EXCEPTED)
def test_a_hand_for_who_was_due_one_and_none_for_who_was_not_is_no_misdeal(facts: Facts, said: Said) -> None:
    for acted in IN_TIME:
        assert ruled("misdeal", {**facts, "acted": acted}) == said
    for acted in TOO_LATE:
        assert ruled("misdeal", {**facts, "acted": acted}) == Said("no-misdeal", frozenset({"LB-1"}))


@pytest.mark.parametrize(("facts", "said"), GROUNDS)
def test_a_ground_is_a_misdeal_until_two_players_have_acted(facts: Facts, said: Said) -> None:
    for acted in IN_TIME:
        assert ruled("misdeal", {**facts, "acted": acted}) == said
    for acted in TOO_LATE:
        assert ruled("misdeal", {**facts, "acted": acted}) == Said("no-misdeal", frozenset({"LB-1"}))
    assert ruled("misdeal", facts) == Said("depends on acted")


@pytest.mark.parametrize(("facts", "said"), NO_GROUNDS)
def test_nothing_else_is_a_misdeal_in_time_or_late(facts: Facts, said: Said) -> None:
    for acted in (*IN_TIME, *TOO_LATE):
        assert ruled("misdeal", {**facts, "acted": acted}) == said


# --- LB-1(d) and LB-11: hands of a wrong number of cards ------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    cards=4|3 acted=0 deal=complete|incomplete position=other|button    => gets-missing-card [LB-11] by choice
    cards=4|3 acted=1|2 deal=incomplete position=other|button           => gets-missing-card [LB-11]
    cards=4|3 acted=1 deal=complete position=other                      => misdeal [LB-1d] by choice
    cards=4 acted=1 deal=complete position=button                       => gets-missing-card [LB-11]
    cards=3 acted=1 deal=complete position=button                       => misdeal [LB-1d] by choice
    cards=4|3 acted=2 deal=complete position=other                      => draws-to-five [LB-11]
    cards=4 acted=2 deal=complete position=button                       => gets-missing-card [LB-11]
    cards=3 acted=2 deal=complete position=button                       => draws-to-five [LB-11]
    cards=5 acted=0|1|2 deal=complete|incomplete position=other|button  => playing-hand [LB-11]
    cards=6|7 acted=0|1 deal=complete position=other|button             => misdeal [LB-1d] by choice
    cards=6|7 acted=2 deal=complete position=other|button               => no-misdeal-no-cure [LB-1]
    cards=4 deal=complete                                               => depends on acted
    """),
)
def test_hand_size_before_the_draw(facts: Facts, said: Said) -> None:
    assert ruled("hand size", {"when": "before-draw", **facts}) == said


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    when=after-draw|showdown cards=3|4|6|7   => fouled [LB-11]
    when=after-draw|showdown cards=5         => playing-hand [LB-11]
    when=on-draw|between-draws cards=3|4     => draws-to-five [LB-11]
    when=on-draw|between-draws cards=5       => playing-hand [LB-11]
    when=on-draw|between-draws cards=6       => no-misdeal-no-cure [LB-1]
    """),
)
def test_hand_size_from_the_draw_on(facts: Facts, said: Said) -> None:
    for acted in (*IN_TIME, *TOO_LATE):
        assert ruled("hand size", {**facts, "acted": acted}) == said


@pytest.mark.parametrize("when", ["before-draw", "on-draw", "between-draws", "after-draw", "showdown"])
@pytest.mark.parametrize("cards", [3, 4, 5, 6, 7])
def test_the_letter_d_itself_speaks_of_the_deal_and_of_any_number_but_five(when: str, cards: int) -> None:
    says = rule("LB-1d").body(Table({"when": when, "cards": cards}))
    assert (says is not None) is (when == "before-draw" and cards != 5)


@pytest.mark.parametrize(
    ("cards", "code"), [(3, "no-misdeal"), (4, "no-misdeal"), (5, "no-misdeal"), (6, "no-misdeal-no-cure")]
)
def test_only_for_too_many_cards_there_is_no_cure_once_it_is_too_late(cards: int, code: str) -> None:
    says = rule("LB-1").body(Table({"question": "hand size", "cards": cards}))
    assert getattr(says, "code", None) == code


# --- LB-2 to LB-7: the cap, new players, blinds ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    betting=limit players=multihanded raises=0|1|2|3   => may-raise [LB-2]
    betting=limit players=multihanded raises=4         => no-more-raises [LB-2] by choice
    betting=limit players=heads-up raises=3|4          => not covered
    betting=no-limit|pot-limit players=multihanded raises=4   => not covered
    players=multihanded raises=4                       => depends on betting
    """),
)
def test_raise(facts: Facts, said: Said) -> None:
    assert ruled("raise", facts) == said


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    newcomer=asks    => wait-or-kill [LB-3]
    newcomer=waits   => dealt-in-on-the-big-blind [LB-3a]
    newcomer=kills   => double-the-big-blind [LB-3b]
    """),
)
def test_new_player(facts: Facts, said: Said) -> None:
    assert ruled("new player", facts) == said


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    blinds=single share=less since=no             => next-player-takes-the-blind [LB-4]
    blinds=single share=less since=won|rebought   => blind-next-deal-or-sit-out [LB-4]
    blinds=single share=half|more                 => full-blind [LB-5]
    blinds=single share=missed                    => dealt-in-only-on-the-blind [LB-6]
    blinds=single share=passed                    => not covered
    blinds=multiple share=passed|missed moved=no    => wait-or-kill [LB-7]
    blinds=multiple share=passed|missed moved=yes   => dealt-in-when-due [LB-7]
    blinds=multiple share=less|half|more moved=no   => not covered
    share=half                                    => depends on blinds
    """),
)
def test_blind(facts: Facts, said: Said) -> None:
    assert ruled("blind", facts) == said


# --- LB-8, LB-9 and the forms: exposed cards ------------------------------------------------------------------------

FORMS = {
    ("a5", "limit"): ("A5-3",),
    ("a5", "no-limit"): ("NL-2a",),
    ("a5", "pot-limit"): ("NL-2a",),
    ("27", "limit"): ("27-2",),
    ("27", "no-limit"): ("27-2", "NL-2b"),
    ("27", "pot-limit"): ("27-2", "NL-2b"),
}
#: What must be taken before the draw; every other card is replaced.
TAKEN = {
    "A5-3": ("A", "2", "3", "4", "5", "6", "7", "joker"),
    "NL-2a": ("A", "2", "3", "4", "5", "joker"),
    "27-2": ("2", "3", "4", "5", "7"),
    "NL-2b": ("2", "3", "4", "5", "7"),
}


@pytest.mark.parametrize(("game", "betting"), FORMS)
@pytest.mark.parametrize("rank", [*"A23456789TJQK", "joker"])
def test_exposed_before_the_draw(game: str, betting: str, rank: str) -> None:
    decides = FORMS[game, betting]
    facts = {"game": game, "betting": betting, "when": "before-draw", "rank": rank}
    answer = "must-take" if rank in TAKEN[decides[-1]] else "replace-after-deal"
    assert ruled("exposed card", {**facts, "by": "dealer"}) == Said(answer, frozenset(decides))
    assert ruled("exposed card", {**facts, "by": "player"}) == Said("card-plays", frozenset({"LB-8"}))


@pytest.mark.parametrize(
    ("when", "answer"),
    [
        ("on-draw", "replace-after-draw"),
        ("between-draws", "replace"),
        ("after-draw", "replace"),
        ("showdown", "replace"),
    ],
)
@pytest.mark.parametrize(("game", "betting"), FORMS)
def test_exposed_later(game: str, betting: str, when: str, answer: str) -> None:
    by = {"LB-9"} if betting == "limit" else {"LB-9", "NL-3"}
    for rank in ("A", "5", "K"):
        facts = {"game": game, "betting": betting, "when": when, "rank": rank}
        assert ruled("exposed card", {**facts, "by": "dealer"}) == Said(answer, frozenset(by))
        assert ruled("exposed card", {**facts, "by": "player"}) == Said("card-plays", frozenset({"LB-9"}), chosen=True)


# --- LB-10 to LB-14: the draw, and rapping --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    drawn=0 last=no|yes           => draws-none [LB-10]
    drawn=1|2|3|4 last=no|yes     => dealt-as-asked [LB-10]
    drawn=5 last=no               => four-now-fifth-last [LB-10]
    drawn=5 last=yes              => four-burn-fifth [LB-10]
    """),
)
def test_draw(facts: Facts, said: Said) -> None:
    assert ruled("draw", facts) == said


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    dealt=no relied=no     => may-change [LB-12]
    dealt=yes relied=no    => may-not-change [LB-12a]
    dealt=no relied=yes    => may-not-change [LB-12b]
    dealt=yes relied=yes   => may-not-change [LB-12a, LB-12b]
    relied=no              => depends on dealt
    dealt=no               => depends on relied
    """),
)
def test_change(facts: Facts, said: Said) -> None:
    assert ruled("change", facts) == said


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    answered=no asker=active action=no asked=player|dealer   => must-answer [LB-13]
    answered=no asker=active action=yes asked=player         => need-not-answer [LB-13]
    answered=no asker=active action=yes asked=dealer         => dealer-may-not-answer [LB-13]
    answered=no asker=out action=no|yes asked=player|dealer  => not covered
    answered=wrong asker=active|out action=no|yes            => not-covered [LB-13]
    """),
)
def test_asking(facts: Facts, said: Said) -> None:
    assert ruled("asking", facts) == said


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    in_turn=yes turn=draw facing=no|yes    => pat [LB-14]
    in_turn=yes turn=bet facing=no         => pass [LB-14]
    in_turn=yes turn=bet facing=yes        => gives-up [LB-14]
    in_turn=no turn=draw|bet facing=no     => not covered
    in_turn=yes facing=no                  => depends on turn
    """),
)
def test_rap(facts: Facts, said: Said) -> None:
    assert ruled("rap", facts) == said


# --- LB-15, LB-16: the showdown -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    claim=not-better players=heads-up|multihanded opponent=intact|fouled|before   => best-hand-wins [LB-15]
    claim=better players=multihanded opponent=intact|fouled|before                => dead [LB-15]
    claim=better players=heads-up opponent=fouled                                 => dead [LB-15]
    claim=better players=heads-up opponent=intact|before        => best-hand-wins [LB-15] by choice
    """),
)
def test_claim(facts: Facts, said: Said) -> None:
    assert ruled("claim", facts) == said


@pytest.mark.parametrize(
    ("facts", "said"),
    table("""
    holds=no-pair spread=silently opponent=fouled others=one               => best-hand-wins [LB-16]
    holds=pair spread=announced opponent=fouled|intact others=one|several  => no-penalty [LB-16]
    holds=pair spread=silently opponent=intact|before others=one|several   => best-hand-wins [LB-16]
    holds=pair spread=silently opponent=fouled others=one                  => may-lose-the-pot [LB-16]
    holds=pair spread=silently opponent=fouled others=several              => best-intact-hand-wins [LB-16]
    """),
)
def test_silent_pair(facts: Facts, said: Said) -> None:
    assert ruled("silent pair", facts) == said
