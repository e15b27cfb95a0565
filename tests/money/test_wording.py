"""Awards in sentences."""

from __future__ import annotations

import pytest

from referee.money import Choice, settle, totals, wording
from referee.money.wording import readings, says
from tests.money.sevens_table import BET_CALL, SHORT_OVERCALL
from tests.money.told import deal

SAID = (
    (deal("S r5*, X r3-", BET_CALL, 120), (
        "The action after the draw is void: 40 goes back to S and 40 to X.",
        "S wins the 120 that was in the pot before the draw, nothing more.",
    )),
    (deal("S r5*, X r3-", "S checks, X bets, S calls"), (
        "The action after the draw is void: every bet after the draw goes back to S and X.",
        "S wins what was in the pot before the draw, nothing more.",
        "Not told: what was in the pot before the draw, what S put in after the draw and what X put in after the draw.",
    )),
    (deal("S r5*, X r6*", BET_CALL, 120), ("X wins the pot of 200.",)),
    (deal("S r5*, X r5*", BET_CALL, 160), (
        "The action after the draw is void: 40 goes back to S and 40 to X.",
        "S and X split the 160 that was in the pot before the draw, 80 each, nothing more.",
    )),
    (deal("P:40 r3-, T:40 r5*, O:40 r2-", SHORT_OVERCALL), (
        "The overcall of the short all-in loses: 15 goes back to O.",
        "T wins the pot of 150.",
    )),
    (deal("A:20 r3 all-in, B:50 r2, C:50 r2", "B bets 40, C calls 40", rule=False), (
        "A wins the main pot of 60.",
        "B and C split the side pot of 140, 70 each.",
    )),
    (deal("A:35 r1, B:35 r1, C:35 r1, D:1 folded", rule=False), (
        "A, B and C split the pot of 106, 35 each.",
        "1 does not divide and is left as an odd chip; who gets it is not covered by these rules.",
    )),
    (deal("A:20 r1 all-in, B:50 fouled, C:50 fouled", rule=False), (
        "A wins the main pot of 60.",
        "No hand that can win contests the side pot of 60; who gets it is not covered by these rules.",
    )),
    (deal("A:20 r1, B:20", "A bets 40, B folds"), (
        "Nobody called it: 40 goes back to A.",
        "A wins the pot of 40.",
    )),
)  # fmt: skip


@pytest.mark.parametrize(("told", "sentences"), SAID)
def test_an_award_in_sentences(told: object, sentences: tuple[str, ...]) -> None:
    award = settle(told).award  # type: ignore[arg-type]
    assert award is not None
    assert says(award) == sentences


def test_a_reading_names_the_other_practice_and_what_it_gives() -> None:
    award = settle(deal("P:40 r6*, T:40 r5*, O:40 r2-", SHORT_OVERCALL)).award
    assert award is not None
    assert list(readings(award)) == [
        "The rule does not say; a losing overcall is read as going back whoever wins; "
        "the other practice: only if the seven wins (P 165)."
    ]


CHOSEN = (
    (deal("A:20, B:20 fouled", "A checks, B bets 40, A folds"),
     "The rule does not say; a wager that nobody matched is read as going back even to a player whose hand is out; "
     "the other practice: it stays in the pot."),
    (deal("A:35 r1, B:35 r1, C:5 folded", rule=False),
     "The rule does not say; the smallest chip was not told and is read as 1, or as 0.01 where cents were told; "
     "the other practice: with smaller chips less is left over."),
    (deal("S:40 r5*, X:40 fouled", BET_CALL),
     "The rule does not say; a checked seven left alone by a fouled or dead hand is read as best, and the action as "
     "void; the other practice: there is no hand to compare it with, and the bets stand (S 160)."),
)  # fmt: skip


@pytest.mark.parametrize(("told", "reading"), CHOSEN)
def test_where_the_rules_are_silent_the_reading_is_told(told: object, reading: str) -> None:
    award = settle(told).award  # type: ignore[arg-type]
    assert award is not None
    assert list(readings(award)) == [reading]


def test_every_choice_has_words() -> None:
    assert set(wording._CHOICES) == set(Choice)


def test_the_columns_add_up() -> None:
    award = settle(deal("A:35 r1, B:35 r1, C:35 r1, D:1 folded", "A bets 40, B calls 40, C folds", rule=False)).award
    assert award is not None
    total = totals(award)
    assert total is not None
    assert tuple(total)[1:] == (106, 80, 0, 186, 0)
    assert totals(award._replace(rows=None)) is None
