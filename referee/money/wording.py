"""An award in sentences: who wins which pot, what goes back, what was chosen, what is not covered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.amounts import chips
from referee.money.award import Award, Choice, Return, Way, Why
from referee.money.pots import Pot
from referee.money.settle import pot_names

#: What is said of each reason why chips go back.
_WHY = {
    Why.VOID: "The action after the draw is void",
    Why.OVERCALL: "The overcall of the short all-in loses",
    Why.BEYOND: "The seven that just called cannot win more than the short bet",
    Why.NOT_A_RAISE: "The raise counts as a call",
    Why.UNCALLED: "Nobody called it",
}

#: What the text leaves open at each choice: what was taken, and what the other practice is.
_CHOICES = {
    Choice.WHOLE_VOID: (
        "read as: every chip put in after the draw goes back, also out of a side pot the checker is not in",
        "such a side pot stands",
    ),
    Choice.TIE_VOIDS: (
        "a checked seven that ties is read as best: the action is void and the pot before the draw is split",
        "the bets stand and the whole pot is split",
    ),
    Choice.ALL_IN_BEFORE_APART: (
        "the checked seven is read as best or beaten among those who contest the money after the draw",
        "a player who was all-in before the draw beats it as well, and its calls are lost",
    ),
    Choice.SIDE_POT_BACK: (
        "a side pot after the draw that the beaten seven would win is read as going back",
        "it goes to the next best hand",
    ),
    Choice.OVERCALL_BACK: (
        "a losing overcall is read as going back whoever wins",
        "only if the seven wins",
    ),
    Choice.OVERCALL_TIE: (
        "an overcall that ties the seven is read as sharing the pot, with nothing going back",
        "the overcall goes back",
    ),
    Choice.CHECKED_OVERCALL: (
        "a seven that checked and then overcalls is read as a checked seven: its call is lost",
        "the overcall goes back",
    ),
    Choice.BEYOND_BACK: (
        "what a raise behind the seven's call put in beyond the short bet is read as going back if the seven wins",
        "the seven wins that too",
    ),
    Choice.SHORT_CALL: (
        "a call of half a bet or more is an ordinary call",
        "many rooms take any call below a full bet as a check",
    ),
    Choice.FORBIDDEN_RAISE: (
        "a raise that is not allowed is read as a call, and the rest goes back",
        "",
    ),
    Choice.ONE_POT: (
        "the pot before the draw was told as one sum and is taken as one that every player contests",
        "tell the main pot and the side pot",
    ),
    Choice.LEFT_ALONE: (
        "a checked seven left alone by a fouled or dead hand is read as best, and the action as void",
        "there is no hand to compare it with, and the bets stand",
    ),
    Choice.OVERCALL_FOLDED: (
        "an overcaller of the short bet who folds to a raise behind is read as giving the overcall up",
        "it goes back",
    ),
    Choice.UNCALLED_OUT: (
        "a wager that nobody matched is read as going back even to a player whose hand is out",
        "it stays in the pot",
    ),
    Choice.SMALLEST_CHIP: (
        "the smallest chip was not told and is read as 1, or as 0.01 where cents were told",
        "with smaller chips less is left over",
    ),
}  # fmt: skip


def says(award: Award) -> tuple[str, ...]:
    """Return the award in sentences, what goes back first, then the pots from the main pot up.

    >>> from referee.money import Action, Deal, Kind, Lump, Player, settle
    >>> deal = Deal((Player("seat 3", hand=2, seven=True), Player("seat 5", hand=1, seven=False)),
    ...             (Action("seat 3", Kind.CHECK), Action("seat 5", Kind.BET, 40), Action("seat 3", Kind.CALL, 40)),
    ...             (Lump(120),), sevens_rule=True, bet=40)
    >>> for sentence in says(settle(deal).award):
    ...     print(sentence)
    The action after the draw is void: 40 goes back to seat 3 and 40 to seat 5.
    Seat 3 wins the 120 that was in the pot before the draw, nothing more.
    """
    return (*_returns(award.returns), *_pots(award), *_left_over(award), *_lacking(award))


def readings(award: Award) -> Iterator[str]:
    """Yield a sentence for every choice the award rests on, with what the other practice gives where that differs."""
    for reading in award.readings:
        taken, other = _CHOICES[reading.choice]
        text = f"The rule does not say; {taken}"
        if other:
            text += f"; the other practice: {other}"
        if reading.other is not None:
            text += f" ({_in_short(reading.other)})"
        yield f"{text}."


def way(settled: Way) -> str:
    """Return a way a settlement can go as one sentence.

    >>> from referee.money import Deal, Lump, Player, settle
    >>> for way_ in settle(Deal((Player("Ann"), Player("Bob")), lumps=(Lump(100),))).ways:
    ...     print(way(way_))
    Ann wins: Ann 100
    Bob wins: Bob 100
    Ann and Bob tie: Ann 50, Bob 50
    """
    return f"{settled.label}: {_in_short(settled.award)}"


def _in_short(award: Award) -> str:
    """What each player takes home of the pots, and what goes back, in a few words."""
    if award.rows is None:
        return " ".join(says(award)[: len(award.pots) + 1]) or "nothing is won"
    won = [f"{row.player} {chips(row.won)}" for row in award.rows if row.won]
    back = [f"{row.player} {chips(row.returned)}" for row in award.rows if row.returned]
    return ", ".join(won) + (f"; back to {', '.join(back)}" if back else "")


def _returns(returns: Iterable[Return]) -> Iterator[str]:
    grouped: dict[Why, list[Return]] = {}
    for one in returns:
        grouped.setdefault(one.why, []).append(one)
    for why, group in grouped.items():
        yield f"{_WHY[why]}: {_to_whom(why, group)}."


def _to_whom(why: Why, group: list[Return]) -> str:
    if any(one.amount is None for one in group):
        what = {Why.VOID: "every bet after the draw goes", Why.OVERCALL: "the overcall goes"}.get(why, "the rest goes")
        return f"{what} back to {_listed(one.player for one in group)}"
    first, *others = group
    told = [f"{chips(first.amount or 0)} goes back to {first.player}"]
    return _listed([*told, *(f"{chips(one.amount or 0)} to {one.player}" for one in others)])


def _pots(award: Award) -> Iterator[str]:
    void = any(one.why is Why.VOID for one in award.returns)
    for name, pot in zip(pot_names(len(award.pots)), award.pots, strict=True):
        yield _pot(name, pot, void)


def _pot(name: str, pot: Pot, void: bool) -> str:
    amount = "" if pot.amount is None else f" of {chips(pot.amount)}"
    if not pot.winners:
        return f"No hand that can win contests {name}{amount}; who gets it is not covered by these rules."
    who = _capital(_listed(pot.winners))
    share = f", {chips(pot.share)} each" if pot.share is not None and len(pot.winners) > 1 else ""
    if name == "the pot" and void and not pot.chips_after:
        what = "what" if pot.before is None else f"the {chips(pot.before)} that"
        verb = "wins" if len(pot.winners) == 1 else "split"
        return f"{who} {verb} {what} was in the pot before the draw{share}, nothing more."
    if len(pot.winners) == 1:
        return f"{who} wins {name}{amount}."
    return f"{who} split {name}{amount}{share}."


def _left_over(award: Award) -> Iterator[str]:
    if award.odd_chips:
        yield (
            f"{chips(award.odd_chips)} does not divide and is left as an odd chip; "
            "who gets it is not covered by these rules."
        )


def _lacking(award: Award) -> Iterator[str]:
    if award.lacking:
        yield f"Not told: {_listed(award.lacking)}."


def _listed(names: Iterable[str]) -> str:
    """Names as a sentence lists them.

    >>> _listed(["Ann"]), _listed(["Ann", "Bob", "Cy"])
    ('Ann', 'Ann, Bob and Cy')
    """
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
