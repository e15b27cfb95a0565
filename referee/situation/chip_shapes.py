"""Chips told by their shape: "$40", "1,200", "20/40", "half of the 60 bet", "a single $100 chip"."""

from __future__ import annotations

import re
from decimal import Decimal

from referee.situation.item import Spelled
from referee.situation.model import Amount
from referee.situation.number_shapes import DIGITS, END, UNITS

_AMOUNTS = "$" + DIGITS


def _chips(text: str) -> Amount:
    return Amount("chips", Decimal(text.replace(",", "")))


# --- an amount -------------------------------------------------------------------------------------------------------

MONEY = Spelled(
    "amount",
    rf"\$\s?(\d[\d,]*(?:\.\d+)?)(?:'s)?{END}(?:\s+(?:left|chips?)(?![a-z]))?",
    lambda found: _chips(found.group(1)),
    begins="$",
)
LARGE = Spelled(
    "amount",
    rf"(\d{{1,3}}(?:,\d{{3}})+|\d+\.\d+){END}",
    lambda found: _chips(found.group(1)),
    begins=DIGITS,
    needs=(",", "."),
)
_BEHIND_WHOM = "him|her|me|them|the|seat|player|to"
LEFT_OVER = Spelled(
    "amount",
    rf"\$?(\d{{1,9}}\s+left|\d{{2,9}}\s+behind)(?![a-z]|\s+(?:{_BEHIND_WHOM}))",
    lambda found: _chips(found.group(1).split()[0]),
    begins=_AMOUNTS,
    needs=("left", "behind"),
)
MORE = Spelled(
    "more",
    rf"\$?(\d{{1,3}}(?:,\d{{3}})+|\d{{1,9}}(?:\.\d+)?)\s+more(?![a-z]|\s+(?:{UNITS}))",
    lambda found: _chips(found.group(1)),
    begins=_AMOUNTS,
    needs=("more",),
)
LAST_IN = Spelled(
    "last in",
    r"(?i:last\s+\$?(\d+)\s+(?:goes|went|is|was|gets|got)\s+in)(?!\w)",
    lambda found: _chips(found.group(1)),
    needs=("last",),
)
TO_THE_FULL = Spelled("filler", r"full(?=\s+\$?\d)", lambda found: found.group(), begins="f")


# --- stakes, blinds and bets -----------------------------------------------------------------------------------------


def _stakes(found: re.Match[str]) -> str:
    return f"{found.group(1)}/{found.group(2)}"


def _portion(found: re.Match[str]) -> tuple[str, str]:
    """Which share of a bet, and how big the bet is."""
    share = {
        "exactly": "half a bet",
        None: "half a bet",
        "more than": "more than half a bet",
        "over": "more than half a bet",
    }
    word = found.group(1)
    return share.get(word and word.lower(), "less than half a bet"), found.group(2)


STAKES = Spelled("stakes", r"\$?(\d+(?:\.\d+)?)\s?[/-]\s?\$?(\d+(?:\.\d+)?)(?![\w/-])", _stakes, begins=_AMOUNTS)
BLINDS = Spelled(
    "blinds",
    r"\$?(\d+)\s?[/-]\s?\$?(\d+)\s+blinds?",
    lambda found: found.groups(),
    begins=_AMOUNTS,
    needs=("blind",),
)
PORTION = Spelled(
    "portion",
    r"(?i:(exactly|less than|under|more than|over|not even)?\s*half\s+(?:of\s+)?(?:the\s+|a\s+)?\$?(\d+)(?:\s+dollar)?\s+bet)(?!\w)",
    _portion,
    needs=("alf",),
)
_A_WAGER = r"(?:(?:an?\s+)?\$?\d+(?:\s+dollar)?\s+(?:bet|raise|wager)|(?:an?\s+)?(?:bet|raise|wager)\s+of\s+\$?\d+)"
_IN_FRONT = r"\s+(?:in front of|to|on|out in front of) (?:him|her|me|us)|\s+in front|\s+to call|\s+out there"
FACING = Spelled(
    "flag",
    rf"(?i:(?:facing|after|on|into|over|against)\s+{_A_WAGER}(?:{_IN_FRONT})?|with\s+{_A_WAGER}(?:{_IN_FRONT}))(?![\w'])",
    lambda found: "facing a bet",
    needs=("bet", "raise", "wager"),
)


# --- single chips ----------------------------------------------------------------------------------------------------

_CHIP = r"\$?\d+\s+(?:dollar\s+)?chips?"
ONE_CHIP = Spelled(
    "head",
    r"(?i:(?:an?|one|single|a single)\s+(?:big\s+|oversized?\s+)?\$?\d+(?:\s?dollar)?\s+chip)(?!\w|\s+(?:left|over|extra))",
    lambda found: "oversized chip",
    needs=("chip",),
)
OVERSIZED = Spelled(
    "head",
    rf"(?i:(?:single|lone|oversized?|one)\s+{_CHIP})(?!\s+(?:left|over|extra))",
    lambda found: "oversized chip",
    needs=("chip",),
)
ODD_CHIP = Spelled(
    "head",
    rf"(?i:(?:one|an?|odd|1)\s+(?:odd\s+)?(?:{_CHIP}|chip|dollar|buck)\s+(?:left\s+over|left|over|extra))",
    lambda found: "odd chip",
    needs=("over", "left", "extra"),
)
