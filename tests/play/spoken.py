"""Rows of the sevens table as a floor person tells them: on one line with a pot, or as a hand in order."""

from __future__ import annotations

from decimal import Decimal

from referee.money import Action, Deal, Kind, Player, Status
from tests.money.sevens_table import Row
from tests.money.told import deal

NAMES = {"S": "Sam", "T": "Tom", "X": "Xavier", "Y": "Yann", "P": "Paul", "O": "Olga", "R": "Rita"}

#: Ace-to-five hands for the ranks of the table, sevens or better and worse ones.
SEVENS = {3: "7-6-5-4-3", 4: "7-6-5-4-2", 5: "7-5-4-3-2", 6: "6-4-3-2-A", 7: "5-4-3-2-A"}
OTHERS = {0: "Q-9-4-3-2", 1: "J-9-4-3-2", 2: "10-9-4-3-2", 3: "9-8-4-3-2", 4: "9-7-4-3-2", 5: "8-5-4-3-2"}


def one_line(row: Row, rule: bool = True) -> str:
    """The row on one line, past the draw, with the pot before it as a sum."""
    told = deal(row.players, row.actions, row.lump)
    pot = row.lump if row.lump is not None else sum(player.before or 0 for player in told.players)
    return ", ".join([_table(told, rule), "after the draw", f"pot was {pot} before the draw", *_from_the_draw(told)])


def one_line_from_the_start(row: Row, rule: bool = True) -> str:
    """The row on one line as a hand told from start to end."""
    return in_order(row, rule).replace("hand:\n", "hand: ").replace("\n", ", ")


def in_order(row: Row, rule: bool = True) -> str:
    """The row as a hand from start to end, each event on its line."""
    told = deal(row.players, row.actions, row.lump)
    before = [f"pot was {row.lump} before the draw"] if row.lump is not None else list(_before_the_draw(told))
    return "\n".join(["hand:", _table(told, rule), *before, "after the draw", *_from_the_draw(told)])


def _table(told: Deal, rule: bool) -> str:
    raised_after_check = any(action.kind is Kind.RAISE and action.player == "S" for action in told.actions)
    said = ["A-5 limit 20/40"]
    said += ["check-raise allowed"] * raised_after_check
    said += ["sevens rule off"] * (not rule)
    return ", ".join(said)


def _before_the_draw(told: Deal) -> list[str]:
    """Who is all-in puts 20 in, and everybody else 40."""
    short = [player for player in told.players if player.all_in_before]
    others = [NAMES[player.name] for player in told.players if not player.all_in_before]
    if short:
        (paul,) = short
        callers = [f"{name} calls" for name in others[1:]]
        return [f"{NAMES[paul.name]} all-in for 20", f"{others[0]} raises to 40", *callers]
    first, second, *rest = others
    return [f"{first} bets 20", f"{second} raises to 40", *(f"{name} calls" for name in rest), f"{first} calls"]


def _from_the_draw(told: Deal) -> list[str]:
    return [*(_said(told, action) for action in told.actions), "at the showdown", *_showdown(told)]


def _said(told: Deal, action: Action) -> str:
    name, player = NAMES[action.player], told.player(action.player)
    if action.all_in:
        return f"{name} all-in for {action.amount}"
    match action.kind:
        case Kind.CHECK:
            return f"{name} checks {_cards(player)}".rstrip()
        case Kind.RAISE:
            before = told.actions[: told.actions.index(action)]
            put = sum(Decimal(a.amount or 0) for a in before if a.player == action.player)
            return f"{name} raises to {put + (action.amount or 0)}"
        case Kind.COMPLETE:
            return f"{name} completes"
        case _:
            return f"{name} {action.kind.value}s"


def _showdown(told: Deal) -> list[str]:
    said = []
    for player in told.players:
        name = NAMES[player.name]
        match told.status(player.name):
            case Status.LIVE if player.hand is not None and player.shown is not False:
                said.append(f"{name} shows {_cards(player)}")
            case Status.MUCKED:
                said.append(f"{name} mucks")
            case Status.FOULED:
                said.append(f"{name} has 4 cards")
            case Status.DEAD:
                said += [f'{name} says "5"', f"{name} shows {_cards(player)}"]
    return said


def _cards(player: Player) -> str:
    if player.hand is None:
        return ""
    return (SEVENS if player.seven else OTHERS)[player.hand]
