"""The heads of a betting round, in the groups that the rules and the telling know them by."""

from __future__ import annotations

#: Heads that are an action in the betting (posting a blind is none).
BETTING = ("bets", "checks", "calls", "overcalls", "raises", "completes", "folds", "check-raises", "all-in", "passes")
#: The same but for the check-raise, which is two acts in one.
SINGLE_ACTS = tuple(head for head in BETTING if head != "check-raises")
#: Heads by which chips go in.
WAGERS = ("bets", "calls", "overcalls", "raises", "completes", "check-raises", "all-in")
#: Heads by which more goes in than was to be met: others have to answer them.
BETS = ("bets", "raises", "all-in", "completes", "check-raises")
#: Heads that answer a bet.
ANSWERS = ("calls", "raises", "folds", "overcalls", "completes", "check-raises")
#: Heads that raise a bet.
RAISES = ("raises", "check-raises")
