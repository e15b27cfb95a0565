"""Settings of the table: said by themselves, announced, and told as numbers of players and chips beside them."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from referee.situation.announced import ANNOUNCED
from referee.situation.clause import Clause, wrong_size
from referee.situation.dating import set_stage
from referee.situation.model import Amount
from referee.situation.subjects import bettors

if TYPE_CHECKING:
    from referee.situation.telling import Telling


def set_up(telling: Telling, clause: Clause) -> None:
    """Take in the settings of a clause, and its stage."""
    for key, value in clause.settings.items():
        if clause.asks_first and key in ANNOUNCED:
            continue
        known = telling.settings.setdefault(key, value)
        if key == "draw":
            telling.settings[key] = value
        elif known != value and not _refines(telling, key, known, value):
            telling.wrong(clause, f"two values for {key}: {known} and {value}")
    set_stage(telling, clause)


def _refines(telling: Telling, key: str, known: str, value: str) -> bool:
    """Lowball is A-5 or 2-7 as soon as one of them is said."""
    if key == "game" and "lowball" in (known, value) and not {known, value} & {"ubln", "high"}:
        telling.settings[key] = value if known == "lowball" else known
        return True
    return False


def set_up_value(telling: Telling, clause: Clause, key: str, value: str) -> None:
    """Take in one setting, unless another value of it was told."""
    known = telling.settings.get(key) or value
    if known not in (value, "multihanded"):
        telling.wrong(clause, f"two values for {key}: {known} and {value}")
    elif wrong := wrong_size(key, value):
        telling.wrong(clause, wrong)
    telling.settings[key] = value


# --- players and chips -----------------------------------------------------------------------------------------------


def sizes_bets(telling: Telling, clause: Clause) -> bool:
    """Whether "limit A-5, bet 40" only says how big the bets are; then that is taken in."""
    if not _is_size(telling, clause):
        return False
    return sized(telling, clause, also="bet")


def _is_size(telling: Telling, clause: Clause) -> bool:
    """Whether "limit A-5, bet 40" and "a 40 bet" say how big the bets are: nobody is named who made one."""
    head, told = clause.head, [item for item, _ in clause.numbers]
    if head is None or head.value != "bets" or clause.people or clause.cards or clause.held or clause.category:
        return False
    sized = "betting" in clause.settings or telling.settings.get("betting") in (None, "limit", "spread-limit")
    if "'" in head.text:
        return True
    ahead = bool(told) and told[0].start < head.start
    return sized and ("betting" in clause.settings or ahead or (not bettors(telling) and head.text.lower() == "bet"))


def sized(telling: Telling, clause: Clause, also: str = "") -> bool:
    """Players and chips told beside settings: "4 players", "single blind 20", "the bet is 40".

    ``also`` names a setting that the head of the clause tells.
    """
    players = [n for n, unit in clause.counts if unit == "players"]
    if players and len(clause.counts) == 1 and not clause.numbers:
        set_up_value(telling, clause, "players", "heads-up" if players[0] == 2 else str(players[0]))
        return True
    if len(clause.numbers) == 2:
        return _sized_by_two(telling, clause) or _sized_by_one(telling, clause, also)
    return _sized_by_one(telling, clause, also)


def _sized_by_two(telling: Telling, clause: Clause) -> bool:
    """Two blinds, or the stakes."""
    one, other = (item.value for item, _ in clause.numbers)
    if "blind" in clause.settings or clause.settings.get("blinds") == "multiple":
        set_up_value(telling, clause, "blinds", "multiple")
        set_up_value(telling, clause, "blind", str(max(one, other)))
        return True
    if "betting" in clause.settings:
        set_up_value(telling, clause, "stakes", f"{one}/{other}")
        return True
    return False


def _sized_by_one(telling: Telling, clause: Clause, also: str) -> bool:
    """How big the bets or the blinds are."""
    amount = chips_of(clause)
    if amount is None or amount.chips is None:
        return False
    for key in ("bet", "blind", "blinds"):
        if key in (also, *clause.settings) or (key == telling.sized and not clause.settings):
            set_up_value(telling, clause, "blind" if key == "blinds" else key, f"{amount.chips}")
            return True
    return False


def chips_of(clause: Clause) -> Amount | None:
    """The chips that a clause tells, be it by a bare number."""
    if clause.amount is not None or len(clause.numbers) != 1:
        return clause.amount
    return Amount("chips", Decimal(clause.numbers[0][0].value))
