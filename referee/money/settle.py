"""Settling a deal: who gets which chips, or what has to be known first."""

from __future__ import annotations

from decimal import Decimal

from referee.money import facts, sevens
from referee.money.award import Answer, Award, Choice, Fact, Reading, Settlement, Way
from referee.money.books import balance, refunds, table
from referee.money.deal import NOTHING, Deal, Lump, total
from referee.money.effect import Effect
from referee.money.figured import AmountNeeded, after_told, before_told, figured, need_amounts
from referee.money.pots import Layer, Part, Pot, layers, pots

#: More ways than this are named by their fact alone.
FEW = 12

#: Choices that have no other outcome to compute: they are mentioned in words.
_TOLD_ONLY = frozenset(
    {Choice.OVERCALL_TIE, Choice.FORBIDDEN_RAISE, Choice.ONE_POT, Choice.UNCALLED_OUT, Choice.SMALLEST_CHIP}
)


def settle(deal: Deal) -> Settlement:
    """Return who gets which chips, with the sevens rule (A5-4) where the deal has it in force.

    Where a fact that decides was not told, return the ways instead, one for each different outcome; an amount without
    which the pots cannot be told apart is asked for without ways. Raises
    ``ValueError`` for a deal that is none: a player twice, an action by nobody, a negative amount, both lumps and
    amounts by player.

    >>> from referee.money.deal import Action, Kind, Player
    >>> deal = Deal((Player("Ann", 20, hand=2), Player("Bob", 20, hand=1), Player("Cy", 10)),
    ...             (Action("Ann", Kind.BET, 40), Action("Bob", Kind.CALL, 40), Action("Cy", Kind.FOLD)))
    >>> award = settle(deal).award
    >>> [(row.player, str(row.won), str(row.net)) for row in award.rows]
    [('Ann', '130', '70'), ('Bob', '0', '-60'), ('Cy', '0', '-10')]
    """
    _check(deal)
    try:
        need_amounts(deal)
        ways = _ways(deal)
    except AmountNeeded as needed:
        return Settlement(None, Fact.AMOUNT, needed.player)
    except facts.TooManyWays:
        return Settlement(None, Fact.WHO_WINS)
    if len(ways) == 1:
        return Settlement(ways[0].award)
    first = ways[0].answers[0]
    return Settlement(None, first.fact, first.player, tuple(ways) if len(ways) <= FEW else ())


def _ways(deal: Deal) -> list[Way]:
    """Every different outcome; one way without answers where nothing is missing or nothing missing matters."""
    try:
        return [Way((), _with_other_practice(deal))]
    except facts.Missing as error:
        missing = error
    branches: list[tuple[Answer, list[Way]]] = []
    for answer, filled in facts.fillings(deal, missing):
        ways = _ways(filled)
        if not any(_same(ways, known) for _, known in branches):
            branches.append((answer, ways))
    if not branches:
        raise ValueError("the hands contradict what is said of sevens")
    if len(branches) == 1:
        return branches[0][1]
    if missing.fact is Fact.WHO_WINS:
        branches = _named_by_winners(branches, deal)
    return [Way((answer, *way.answers), way.award) for answer, ways in branches for way in ways]


def _same(ways: list[Way], others: list[Way]) -> bool:
    return [(way.answers, way.award.outcome) for way in ways] == [(w.answers, w.award.outcome) for w in others]


def _named_by_winners(branches: list[tuple[Answer, list[Way]]], deal: Deal) -> list[tuple[Answer, list[Way]]]:
    """Name each order of hands by who wins which pot, where that tells it from the others; ties come last."""

    def first_winner(branch: tuple[Answer, list[Way]]) -> tuple[int, list[int]]:
        winners = [name for pot in branch[1][0].award.pots[:1] for name in pot.winners]
        return len(winners), [deal.names.index(name) for name in winners]

    branches = sorted(branches, key=first_winner)
    names = [_winners(ways[0].award) for _, ways in branches]
    return [
        (answer._replace(value=name) if names.count(name) == 1 else answer, ways)
        for name, (answer, ways) in zip(names, branches, strict=True)
    ]


def _winners(award: Award) -> str:
    won = list(dict.fromkeys(" and ".join(pot.winners) + (" tie" if pot.winners[1:] else " wins")
                             for pot in award.pots if pot.winners))  # fmt: skip
    if len(won) < 2:
        return "".join(won) or "nobody wins"
    return ", ".join(f"{who} {pot}" for who, pot in zip(won, pot_names(len(won)), strict=True))


def pot_names(count: int) -> tuple[str, ...]:
    """Return what the pots of a deal are called, from the main pot up.

    >>> pot_names(1), pot_names(3)
    (('the pot',), ('the main pot', 'side pot 1', 'side pot 2'))
    """
    if count < 2:
        return ("the pot",) * count
    sides = ["the side pot"] if count == 2 else [f"side pot {number}" for number in range(1, count)]
    return ("the main pot", *sides)


def _with_other_practice(deal: Deal) -> Award:
    """Return the award, each reading it rests on with the award of the other practice where that differs."""
    award, choices = _award(deal, None)
    readings = tuple(Reading(choice, _other(deal, choice, award)) for choice in choices)
    return award._replace(readings=readings)


def _other(deal: Deal, choice: Choice, award: Award) -> Award | None:
    if choice in _TOLD_ONLY:
        return None
    try:
        other, _ = _award(deal, choice)
    except facts.Missing:
        return None
    return other if other.outcome != award.outcome else None


def _award(deal: Deal, other: Choice | None) -> tuple[Award, list[Choice]]:
    """Return the award and the choices it rests on. Raises :class:`facts.Missing`."""
    sums = figured(deal)
    before = () if sums.lumps else layers({p.name: Decimal(p.before or 0) for p in sums.players}, sums.live)
    after = layers({name: (sums.put_after(name) or NOTHING) - sums.back(name) for name in sums.names}, sums.live)
    effect = sevens.apply(sums, after, other)
    made = _pots(sums, before, effect)
    returns = refunds(sums, before, effect)
    rows = table(deal, made, returns) if before_told(deal) and after_told(deal) else None
    award = Award(
        rows,
        tuple(_only_told(deal, pot) for pot in made),
        tuple(r if after_told(deal) else r._replace(amount=None) for r in returns),
        tuple(effect.grounds),
        lacking=_lacking(deal),
    )
    if rows is not None:
        balance(deal, award)
    return award, _choices(deal, before, effect, award)


def _pots(deal: Deal, before: tuple[Layer, ...], effect: Effect) -> tuple[Pot, ...]:
    parts = [_lump(deal, lump, effect) for lump in deal.lumps]
    for layer in before:
        if not layer.uncalled:
            parts.append(_part(deal, layer.contenders, effect, before=sum(layer.chips.values(), NOTHING)))
    for layer, back in zip(effect.layers, effect.back, strict=True):
        stays = sum((chips for name, chips in layer.chips.items() if name not in back), NOTHING)
        if stays:
            parts.append(_part(deal, layer.contenders, effect, after=stays))
    return pots(parts, Decimal(_unit(deal)))


def _lump(deal: Deal, lump: Lump, effect: Effect) -> Part:
    contenders = tuple(name for name in deal.live if name in (lump.contenders or deal.live))
    return _part(deal, contenders, effect, before=Decimal(lump.amount))


def _part(
    deal: Deal, contenders: tuple[str, ...], effect: Effect, before: Decimal = NOTHING, after: Decimal = NOTHING
) -> Part:
    able = tuple(name for name in contenders if name not in effect.barred) or contenders
    return Part(before, after, contenders, facts.best(deal, able))


def _unit(deal: Deal) -> Decimal:
    """The smallest chip in play: as told, or a cent where any amount has cents, or one."""
    if deal.unit is not None:
        return Decimal(deal.unit)
    amounts = [p.before for p in deal.players] + [a.amount for a in deal.actions] + [lump.amount for lump in deal.lumps]
    whole = all(amount is None or amount == int(amount) for amount in amounts)
    return Decimal(1) if whole else Decimal("0.01")


def _only_told(deal: Deal, pot: Pot) -> Pot:
    """The pot without the stand-ins for amounts that were not told."""
    if before_told(deal) and after_told(deal):
        return pot
    return pot._replace(
        before=pot.before if before_told(deal) else None,
        after=pot.after if after_told(deal) else None,
        share=None,
        odd=None,
    )


def _lacking(deal: Deal) -> tuple[str, ...]:
    before = () if before_told(deal) else ("what was in the pot before the draw",)
    after = tuple(f"what {name} put in after the draw" for name in deal.names if deal.put_after(name) is None)
    return before + after


def _choices(deal: Deal, before: tuple[Layer, ...], effect: Effect, award: Award) -> list[Choice]:
    choices = list(effect.choices)
    if any(layer.uncalled and not layer.contenders for layer in (*before, *effect.layers)):
        choices.append(Choice.UNCALLED_OUT)
    if award.odd_chips and deal.unit is None:
        choices.append(Choice.SMALLEST_CHIP)
    if any(action.back for action in deal.actions):
        choices.append(Choice.FORBIDDEN_RAISE)
    all_in = any(player.all_in_before for player in deal.players if player.name in deal.live)
    if all_in and any(not lump.contenders for lump in deal.lumps):
        choices.append(Choice.ONE_POT)
    return choices


def _check(deal: Deal) -> None:
    if len(set(deal.names)) != len(deal.names):
        raise ValueError("a player is named twice")
    strangers = {action.player for action in deal.actions} - set(deal.names)
    if strangers:
        raise ValueError(f"an action by somebody who is not in the deal: {', '.join(sorted(strangers))}")
    if deal.lumps and any(player.before is not None for player in deal.players):
        raise ValueError("the pot before the draw is given both as a lump and by player")
    amounts = [p.before for p in deal.players] + [a.amount for a in deal.actions] + [lump.amount for lump in deal.lumps]
    if total(amount for amount in amounts if amount is not None and amount < 0):
        raise ValueError("an amount is negative")
    if any(isinstance(amount, float) for amount in amounts):
        raise ValueError("amounts are exact: Decimal or int, never float")
