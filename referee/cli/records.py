"""Verdicts as JSON objects, version 1: keys are always present, and only ever added."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from referee.errors import Problem, RefereeError
from referee.showdown import Ask, EveryGame, JudgedHand, Presumption, Verdict

VERSION = 1
Record = dict[str, Any]

#: What went wrong, and with whose hand; None where it is about several.
Errors = Sequence[tuple[str | None, RefereeError]]


def of_verdict(verdict: Verdict) -> Record:
    """What ``judge -j`` says of one game."""
    return {
        "v": VERSION,
        "id": None,
        "game": verdict.game,
        "status": verdict.status,
        "winners": list(verdict.winners),
        "split": verdict.split,
        "says": verdict.says,
        "hands": [_of_hand(hand) | {"place": hand.place} for hand in verdict.hands],
        **_grounds(verdict),
        "reading": verdict.reading,
        "errors": [],
    }


def of_worth(verdict: Verdict) -> Record:
    """What ``hand -j`` says of one hand in one game, from its verdict; ``note`` is how a silent rule was read."""
    return {
        "v": VERSION,
        "id": None,
        "game": verdict.game,
        "status": verdict.status,
        **_of_hand(verdict.hands[0]),
        **_grounds(verdict),
        "note": verdict.reading,
        "errors": [],
    }


def of_every_game(every: EveryGame, of_one: Callable[[Verdict], Record]) -> Record:
    """The same hands in every game: an object by the game's id, beside what they come to together."""
    records = {name: of_one(verdict) for name, verdict in every.verdicts.items()}
    return {"v": VERSION, "id": None, "status": every.status, **records, "ask": _of_ask(every.ask), "errors": []}


def of_refusal(errors: Errors) -> Record:
    """What is said of hands that cannot be read: in every key what an answer has where it has nothing to say."""
    return {
        "v": VERSION,
        "id": None,
        "game": None,
        "status": "error",
        "winners": [],
        "split": False,
        "says": None,
        "hands": [],
        "cites": [],
        "presumed": [],
        "ask": None,
        "reading": None,
        "errors": _of_errors(errors),
    }


def of_unreadable(player: str, error: RefereeError) -> Record:
    """What ``hand -j`` says of a hand that cannot be read."""
    nothing = dict.fromkeys(("cards", "reading", "category", "name", "rank", "of"))
    return {
        "v": VERSION,
        "id": None,
        "game": None,
        "status": "error",
        "player": player,
        **nothing,
        "cites": [],
        "presumed": [],
        "ask": None,
        "note": None,
        "errors": _of_errors([(player, error)]),
    }


def _of_hand(hand: JudgedHand) -> Record:
    return {
        "player": hand.player,
        "cards": hand.cards,
        "reading": hand.reading,
        "category": hand.category,
        "name": hand.name,
        "rank": hand.rank,
        "of": hand.of,
    }


def _grounds(verdict: Verdict) -> Record:
    return {
        "cites": list(verdict.cites),
        "presumed": [of_presumption(presumption) for presumption in verdict.presumed],
        "ask": _of_ask(verdict.ask),
    }


def of_presumption(presumption: Presumption) -> Record:
    return {"text": presumption.text, "unless": presumption.unless, "rule": presumption.rule}


def _of_ask(ask: Ask | None) -> Record | None:
    return None if ask is None else {"fact": ask.fact, "text": ask.text, "ways": dict(ask.ways)}


def _of_errors(errors: Errors) -> list[Record]:
    return [{"player": player, **of_problem(problem)} for player, error in errors for problem in error.problems]


def of_problem(problem: Problem, first_line: int = 1) -> Record:
    """What is wrong, and where: the line counted from ``first_line``, in which the text begins; the column in it."""
    line = first_line + problem.line - 1
    return {
        "line": line,
        "column": problem.column,
        "length": problem.length,
        "text": problem.text,
        "hint": problem.hint,
    }
