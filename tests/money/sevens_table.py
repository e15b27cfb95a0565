"""The sevens rule (A5-4) as a table: one deal a row, every chip worked out by hand.

A row is a name, the players, what they did after the draw, the lines of the rule that apply, and per player: in
before the draw, in after it, returned, won, net. The notation is that of ``told``; a full bet after the draw is 40,
and where a row has a lump it is the pot before the draw. S and T hold the sevens, P is short and all-in, the others
bet and call.
"""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    name: str
    players: str
    actions: str
    cases: str
    money: str
    lump: int | None = None


BET_CALL = "S checks, X bets 40, S calls 40"
BET_CALL_CALL = "S checks, X bets 40, Y calls 40, S calls 40"
SHORT = "P bets 15 all-in, T calls 15"
SHORT_OVERCALL = "P bets 15 all-in, T calls 15, O calls 15"

SEVENS = (
    # a checked seven is best, bets were made: all of them go back, the checker takes what was there before
    Row("best", "S r5*, X r3-", BET_CALL, "best-with-bets S", "S - 40 40 120 120, X - 40 40 0 0", lump=120),
    Row("best, several callers", "S:40 r5*, X:40 r3-, Y:40 r2-", BET_CALL_CALL, "best-with-bets S",
        "S 40 40 40 120 80, X 40 40 40 0 -40, Y 40 40 40 0 -40"),
    Row("best, bet and raise", "S:40 r5*, X:40 r3-, Y:40 r2-",
        "S checks, X bets 40, Y raises 80, S calls 80, X calls 40", "best-with-bets S",
        "S 40 80 80 120 80, X 40 80 80 0 -40, Y 40 80 80 0 -40"),
    Row("best, the bettor folded to a raise", "S:40 r5*, X:40, Y:40 r2-",
        "S checks, X bets 40, Y raises 80, S calls 80, X folds", "best-with-bets S",
        "S 40 80 80 120 80, X 40 40 40 0 -40, Y 40 80 80 0 -40"),
    Row("best, check-raise allowed", "S:40 r5*, X:40 r3-", "S checks, X bets 40, S raises 80, X calls 40",
        "best-with-bets S", "S 40 80 80 80 40, X 40 80 80 0 -40"),
    Row("best, the bettor's hand is fouled", "S:40 r5*, X:40 fouled", BET_CALL, "best-with-bets S",
        "S 40 40 40 80 40, X 40 40 40 0 -40"),
    Row("best, the bettor's hand is dead", "S:40 r5*, X:40 r6* dead", BET_CALL, "best-with-bets S",
        "S 40 40 40 80 40, X 40 40 40 0 -40"),
    Row("best, a third hand is dead", "S:40 r5*, X:40 r6* dead, Y:40 r2-", BET_CALL_CALL, "best-with-bets S",
        "S 40 40 40 120 80, X 40 40 40 0 -40, Y 40 40 40 0 -40"),
    # it is best and nobody bet
    Row("best, nobody bet", "S:40 r5*, X:40 r3-", "S checks, X checks", "best-no-bets S",
        "S 40 0 0 80 40, X 40 0 0 0 -40"),
    # it is beaten: it loses the pot and its calls
    Row("beaten", "S r5*, X r6*", BET_CALL, "beaten S", "S - 40 0 0 -40, X - 40 0 200 160", lump=120),
    Row("beaten, several callers", "S:40 r5*, X:40 r6*, Y:40 r3-", BET_CALL_CALL, "beaten S",
        "S 40 40 0 0 -80, X 40 40 0 240 160, Y 40 40 0 0 -80"),
    Row("beaten by a caller", "S:40 r5*, X:40 r3-, Y:40 r6*", BET_CALL_CALL, "beaten S",
        "S 40 40 0 0 -80, X 40 40 0 0 -80, Y 40 40 0 240 160"),
    # it folds, is mucked unseen, or is dead
    Row("folded", "S:40 r5*, X:40 r3-", "S checks, X bets 40, S folds", "folded S",
        "S 40 0 0 0 -40, X 40 40 40 80 40"),
    Row("folded, others bet on", "S:40 r5*, X:40 r3-, Y:40 r4-",
        "S checks, X bets 40, Y raises 80, S folds, X calls 40", "folded S",
        "S 40 0 0 0 -40, X 40 80 0 0 -120, Y 40 80 0 280 160"),
    Row("mucked unseen", "S:40 r5* mucked, X:40 r3-", BET_CALL, "mucked S", "S 40 40 0 0 -80, X 40 40 0 160 80"),
    Row("dead", "S:40 r5* dead, X:40 r3-", BET_CALL, "dead S", "S 40 40 0 0 -80, X 40 40 0 160 80"),
    Row("dead among three", "S:40 r5* dead, X:40 r3-, Y:40 r2-", BET_CALL_CALL, "dead S",
        "S 40 40 0 0 -80, X 40 40 0 240 160, Y 40 40 0 0 -80"),
    # nobody sees it: the rule is idle
    Row("all fold to it", "S:40 r5*, X:40", "S checks, X bets 40, S raises 80, X folds", "unseen S",
        "S 40 80 40 160 80, X 40 40 0 0 -80"),
    Row("wins unseen", "S:40 r5* unshown, X:40, Y:40 mucked",
        "S checks, X bets 40, Y raises 80, S calls 80, X folds", "unseen S",
        "S 40 80 0 320 200, X 40 40 0 0 -80, Y 40 80 0 0 -120"),
    Row("shown, then the bettor mucks", "S:40 r5* shown, X:40 mucked", BET_CALL, "best-with-bets S",
        "S 40 40 40 80 40, X 40 40 40 0 -40"),
    # ties and two checked sevens
    Row("tied", "S r5*, X r5*", BET_CALL, "best-with-bets S, tied S X", "S - 40 40 80 80, X - 40 40 80 80", lump=160),
    Row("two checked, the better is best", "S:40 r6*, T:40 r5*, X:40 r3-",
        "S checks, T checks, X bets 40, S calls 40, T calls 40", "two-checked S T, best-with-bets S, beaten T",
        "S 40 40 40 120 80, T 40 40 40 0 -40, X 40 40 40 0 -40"),
    Row("two checked, both beaten", "S:40 r6*, T:40 r5*, X:40 r7*",
        "S checks, T checks, X bets 40, S calls 40, T calls 40", "two-checked S T, beaten S T",
        "S 40 40 0 0 -80, T 40 40 0 0 -80, X 40 40 0 240 160"),
    Row("two checked, level", "S:40 r5*, T:40 r5*, X:40 r3-",
        "S checks, T checks, X bets 40, S calls 40, T calls 40", "two-checked S T, best-with-bets S T, tied S T",
        "S 40 40 40 60 20, T 40 40 40 60 20, X 40 40 40 0 -40"),
    Row("two checked, nobody bet", "S:40 r5*, T:40 r6*", "S checks, T checks",
        "two-checked S T, best-no-bets T, beaten S", "S 40 0 0 0 -40, T 40 0 0 80 40"),
    # no seven, no rule
    Row("an eight may check", "S:40 r5-, X:40 r3-", BET_CALL, "", "S 40 40 0 160 80, X 40 40 0 0 -80"),
    Row("a seven that bets", "S:40 r5*, X:40 r3-", "S bets 40, X calls 40", "", "S 40 40 0 160 80, X 40 40 0 0 -80"),
    # side pots after the draw are void with all the rest
    Row("best and all-in, side pot behind", "S:40 r5*, X:40 r4-, Y:40 r3-",
        "S checks, X bets 40, Y calls 40, S calls 15 all-in", "best-with-bets S",
        "S 40 15 15 120 80, X 40 40 40 0 -40, Y 40 40 40 0 -40"),
    Row("beaten by a short all-in, best of the side pot", "S:40 r5*, P:40 r6*, X:40 r3-",
        "S checks, P bets 15 all-in, X completes 40, S calls 40", "beaten S",
        "S 40 40 25 0 -55, P 40 15 0 165 110, X 40 40 25 0 -55"),
    # all-in before the draw: each pot is judged among those who contest it
    Row("best of those who bet, an all-in hand is better", "S:40 r5*, X:40 r3-, P:20 r6* all-in", BET_CALL,
        "best-with-bets S", "S 40 40 40 40 0, X 40 40 40 0 -40, P 20 0 0 60 40"),
    Row("best of all, with an all-in hand", "S:40 r5*, X:40 r3-, P:20 r2- all-in", BET_CALL,
        "best-with-bets S", "S 40 40 40 100 60, X 40 40 40 0 -40, P 20 0 0 0 -20"),
    Row("beaten, with an all-in hand", "S:40 r5*, X:40 r6*, P:20 r2- all-in", BET_CALL,
        "beaten S", "S 40 40 0 0 -80, X 40 40 0 180 100, P 20 0 0 0 -20"),
    Row("an all-in seven cannot check", "P:20 r6* all-in, X:40 r3-, Y:40 r2-", "X bets 40, Y calls 40", "",
        "P 20 0 0 60 40, X 40 40 0 120 40, Y 40 40 0 0 -80"),
    # a seven that has not checked just calls an all-in of less than half a bet
    Row("just calls and wins", "P:40 r3-, T:40 r5*", SHORT, "short-allin-call T",
        "P 40 15 0 0 -55, T 40 15 0 110 55"),
    Row("just calls and loses", "P:40 r6*, T:40 r5*", SHORT, "short-allin-call T",
        "P 40 15 0 110 55, T 40 15 0 0 -55"),
    Row("overcall loses to the seven", "P:40 r3-, T:40 r5*, O:40 r2-", SHORT_OVERCALL,
        "overcall-loses O, short-allin-call T", "P 40 15 0 0 -55, T 40 15 0 150 95, O 40 15 15 0 -40"),
    Row("overcall loses to the all-in", "P:40 r6*, T:40 r5*, O:40 r2-", SHORT_OVERCALL,
        "overcall-loses O, short-allin-call T", "P 40 15 0 150 95, T 40 15 0 0 -55, O 40 15 15 0 -40"),
    Row("overcall loses unseen", "P:40 r3-, T:40 r5*, O:40 mucked", SHORT_OVERCALL,
        "overcall-loses O, short-allin-call T", "P 40 15 0 0 -55, T 40 15 0 150 95, O 40 15 15 0 -40"),
    Row("overcall wins", "P:40 r3-, T:40 r5*, O:40 r6*", SHORT_OVERCALL,
        "overcall-wins O, short-allin-call T, short-allin-call O",
        "P 40 15 0 0 -55, T 40 15 0 0 -55, O 40 15 0 165 110"),
    Row("overcall ties the seven", "P:40 r3-, T:40 r5*, O:40 r5*",
        "P bets 16 all-in, T calls 16, O calls 16", "overcall-ties O, short-allin-call T, short-allin-call O",
        "P 40 16 0 0 -56, T 40 16 0 84 28, O 40 16 0 84 28"),
    Row("overcaller completed over, and folds", "P:40 r3-, T:40 r5*, O:40, R:40 r2-",
        "P bets 15 all-in, T calls 15, O calls 15, R completes 40, T folds, O folds", "short-allin-call T, "
        "raise-behind-short-call T",
        "P 40 15 0 220 165, T 40 15 0 0 -55, O 40 15 0 0 -55, R 40 40 25 0 -55"),
    Row("overcaller folds to a completion", "P:40 r3-, T:40 r5*, O:40, R:40 r2-",
        "P bets 15 all-in, T calls 15, O calls 15, R completes 40, T calls 25, O folds", "short-allin-call T, "
        "raise-behind-short-call T",
        "P 40 15 0 0 -55, T 40 40 25 220 165, O 40 15 0 0 -55, R 40 40 25 0 -55"),
    Row("no seven called, so an overcall stays", "P:40 r3-, T:40 r5-, O:40 r2-", SHORT_OVERCALL, "",
        "P 40 15 0 0 -55, T 40 15 0 165 110, O 40 15 0 0 -55"),
    # exactly half a bet is not less than half, nor is more
    Row("half a bet", "P r1-, T r5*, O r4-", "P bets 20 all-in, T calls 20, O calls 20", "half-or-more T",
        "P - 20 0 0 -20, T - 20 0 160 140, O - 20 0 0 -20", lump=100),
    Row("more than half", "P:40 r1-, T:40 r5*, O:40 r4-", "P bets 25 all-in, T calls 25, O calls 25", "half-or-more T",
        "P 40 25 0 0 -65, T 40 25 0 195 130, O 40 25 0 0 -65"),
    # a seven that completes to a full bet owes nothing more
    Row("completes and wins", "P:40 r3-, T:40 r5*, O:40 r2-", "P bets 15 all-in, T completes 40, O calls 40",
        "completion T", "P 40 15 0 0 -55, T 40 40 0 215 135, O 40 40 0 0 -80"),
    Row("completes, all-in wins the main pot", "P:40 r6*, T:40 r5*, O:40 r2-",
        "P bets 15 all-in, T completes 40, O calls 40", "completion T",
        "P 40 15 0 165 110, T 40 40 0 50 -30, O 40 40 0 0 -80"),
    Row("completes and loses", "P:40 r3-, T:40 r5*, O:40 r6*", "P bets 15 all-in, T completes 40, O calls 40",
        "completion T", "P 40 15 0 0 -55, T 40 40 0 0 -80, O 40 40 0 215 135"),
    # a completion behind a seven that just called: it cannot win more than the short bet
    Row("completed behind, the seven wins", "P:40 r3-, T:40 r5*, R:40 r2-",
        "P bets 15 all-in, T calls 15, R completes 40, T calls 25", "short-allin-call T, raise-behind-short-call T",
        "P 40 15 0 0 -55, T 40 40 25 165 110, R 40 40 25 0 -55"),
    Row("completed behind, the completer wins", "P:40 r3-, T:40 r5*, R:40 r6*",
        "P bets 15 all-in, T calls 15, R completes 40, T calls 25",
        "short-allin-call T, raise-behind-short-call T, completion R",
        "P 40 15 0 0 -55, T 40 40 0 0 -80, R 40 40 0 215 135"),
    Row("completed behind, the seven folds", "P:40 r3-, T:40 r5*, R:40 r4-",
        "P bets 15 all-in, T calls 15, R completes 40, T folds", "short-allin-call T, raise-behind-short-call T",
        "P 40 15 0 0 -55, T 40 15 0 0 -55, R 40 40 25 165 110"),
    Row("completed behind, the all-in wins, the seven is second", "P:40 r6*, T:40 r5*, R:40 r2-",
        "P bets 15 all-in, T calls 15, R completes 40, T calls 25", "short-allin-call T, raise-behind-short-call T",
        "P 40 15 0 165 110, T 40 40 25 0 -55, R 40 40 25 0 -55"),
    Row("completed behind, the all-in wins, the completer is second", "P:40 r6*, T:40 r3*, R:40 r5*",
        "P bets 15 all-in, T calls 15, R completes 40, T calls 25",
        "short-allin-call T, raise-behind-short-call T, completion R",
        "P 40 15 0 165 110, T 40 40 0 0 -80, R 40 40 0 50 -30"),
    # a seven that has checked and then calls a short all-in is a checked seven
    Row("checked, then calls short, best", "S r5*, P r1-", "S checks, P bets 15 all-in, S calls 15",
        "best-with-bets S, checked-calls-short S", "S - 15 15 110 110, P - 15 15 0 0", lump=110),
    Row("checked, then calls short, beaten", "S r5*, P r6*", "S checks, P bets 15 all-in, S calls 15",
        "beaten S, checked-calls-short S", "S - 15 0 0 -15, P - 15 0 140 125", lump=110),
    Row("checked, then overcalls and loses", "S:40 r4*, P:40 r3-, T:40 r5*",
        "S checks, P bets 15 all-in, T calls 15, S calls 15", "beaten S, short-allin-call T, checked-calls-short S",
        "S 40 15 0 0 -55, P 40 15 0 0 -55, T 40 15 0 165 110"),
    Row("checked, then overcalls and is best", "S:40 r6*, P:40 r3-, T:40 r5*",
        "S checks, P bets 15 all-in, T calls 15, S calls 15",
        "best-with-bets S, short-allin-call T, checked-calls-short S",
        "S 40 15 15 120 80, P 40 15 15 0 -40, T 40 15 15 0 -40"),
)  # fmt: skip

#: Where the rule does not exist, or was announced off, the same deals end as plain pots.
OFF = (
    Row("best with bets", "S r5*, X r3-", BET_CALL, "", "S - 40 0 200 160, X - 40 0 0 -40", lump=120),
    Row("tied", "S r5*, X r5*", BET_CALL, "", "S - 40 0 120 80, X - 40 0 120 80", lump=160),
    Row("overcall loses", "P:40 r3-, T:40 r5*, O:40 r2-", SHORT_OVERCALL, "",
        "P 40 15 0 0 -55, T 40 15 0 165 110, O 40 15 0 0 -55"),
    Row("completed behind", "P:40 r3-, T:40 r5*, R:40 r2-",
        "P bets 15 all-in, T calls 15, R completes 40, T calls 25", "",
        "P 40 15 0 0 -55, T 40 40 0 215 135, R 40 40 0 0 -80"),
)  # fmt: skip

#: Where readers differ: the row, the reading taken, and the money under the other practice (none: it is the same).
OTHER_PRACTICE = (
    ("tied", "tie-voids", "S - 40 0 120 80, X - 40 0 120 80"),
    ("best and all-in, side pot behind", "whole-void",
     "S 40 15 15 120 80, X 40 40 15 50 -15, Y 40 40 15 0 -65"),
    ("beaten by a short all-in, best of the side pot", "side-pot-back",
     "S 40 40 0 0 -80, P 40 15 0 165 110, X 40 40 0 50 -30"),
    ("best of those who bet, an all-in hand is better", "all-in-before-apart",
     "S 40 40 0 0 -80, X 40 40 0 120 40, P 20 0 0 60 40"),
    ("overcall loses to the all-in", "overcall-back",
     "P 40 15 0 165 110, T 40 15 0 0 -55, O 40 15 0 0 -55"),
    ("overcall ties the seven", "overcall-tie", None),
    ("half a bet", "short-call", "P - 20 20 0 0, T - 20 20 100 100, O - 20 20 0 0"),
    ("completed behind, the seven wins", "beyond-back",
     "P 40 15 0 0 -55, T 40 40 0 215 135, R 40 40 0 0 -80"),
    ("best, the bettor's hand is fouled", "left-alone", "S 40 40 0 160 80, X 40 40 0 0 -80"),
    ("overcaller folds to a completion", "overcall-folded",
     "P 40 15 0 0 -55, T 40 40 25 205 150, O 40 15 15 0 -40, R 40 40 25 0 -55"),
    ("checked, then overcalls and loses", "checked-overcall",
     "S 40 15 15 0 -40, P 40 15 0 0 -55, T 40 15 0 150 95"),
)  # fmt: skip
