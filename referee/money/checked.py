"""The sevens rule, first half: a seven or better that checked (A5-4)."""

from __future__ import annotations

from referee.money import facts
from referee.money.award import Case, Choice, Why
from referee.money.betting import Betting
from referee.money.deal import Deal, Share, Status
from referee.money.effect import Effect, contesting, known_seven


def void_all_action(deal: Deal, betting: Betting, effect: Effect, other: Choice | None) -> bool:
    """Void the betting after the draw if a checked seven or better is the best hand in it; return whether it did."""
    live = contesting(deal)
    checkers = tuple(name for name in live if name in checked(deal, betting, other))
    if not checkers or not effect.layers:
        return False
    if _all_folded(deal, live):
        effect.ground(Case.UNSEEN, *(name for name in checkers if known_seven(deal, name)))
        return False
    best = facts.best(deal, live)
    voiding = tuple(name for name in checkers if name in best and facts.seven(deal, name))
    if not voiding or _taken_unseen(deal, live, effect):
        return False
    if _left_alone(deal, live):
        effect.choose(Choice.LEFT_ALONE)
        if other is Choice.LEFT_ALONE:
            return False
    if set(best) - set(voiding):
        effect.choose(Choice.TIE_VOIDS)
        if other is Choice.TIE_VOIDS:
            return False
    if _beaten_by_an_all_in_before(deal, voiding, effect) and other is Choice.ALL_IN_BEFORE_APART:
        effect.barred = frozenset(voiding)
        return False
    _void(voiding, effect, other)
    return True


def checked(deal: Deal, betting: Betting, other: Choice | None) -> frozenset[str]:
    """Who counts as having checked: under the other practice also who called half a bet or more, but no full one."""
    names = set(betting.checked)
    if other is Choice.SHORT_CALL:
        names |= {c.player for c in betting.short_calls if c.share in (Share.HALF, Share.MORE_THAN_HALF)}
    return frozenset(names)


def _all_folded(deal: Deal, live: tuple[str, ...]) -> bool:
    """Whether there was no showdown for the money after the draw: everybody else folded."""
    return len(live) == 1 and all(deal.status(name) is Status.FOLDED for name in _opponents(deal, live))


def _taken_unseen(deal: Deal, live: tuple[str, ...], effect: Effect) -> bool:
    """Whether everybody else gave up unseen and the seven was never shown; a fouled or dead hand stays to see it."""
    if len(live) > 1 or _left_alone(deal, live):
        return False
    if facts.shown(deal, live[0]):
        return False
    effect.ground(Case.UNSEEN, live[0])
    return True


def _left_alone(deal: Deal, live: tuple[str, ...]) -> bool:
    """Whether the only hand left is so because another one that did not fold is fouled or dead."""
    out = {deal.status(name) for name in _opponents(deal, live)}
    return len(live) == 1 and not out.isdisjoint({Status.FOULED, Status.DEAD})


def _opponents(deal: Deal, live: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(p.name for p in deal.players if p.name not in live and not p.all_in_before)


def _beaten_by_an_all_in_before(deal: Deal, voiding: tuple[str, ...], effect: Effect) -> bool:
    """Whether a hand that was all-in before the draw beats the seven; it has no part in the money after the draw."""
    if deal.live == contesting(deal) or set(voiding) & set(facts.best(deal, deal.live)):
        return False
    effect.choose(Choice.ALL_IN_BEFORE_APART)
    return True


def _void(voiding: tuple[str, ...], effect: Effect, other: Choice | None) -> None:
    for place, layer in enumerate(effect.layers):
        if not set(voiding) & set(layer.chips) and not layer.uncalled:
            effect.choose(Choice.WHOLE_VOID)
            if other is Choice.WHOLE_VOID:
                continue
        effect.give_back(place, layer.chips, Why.VOID)


def take_back_side_pots(deal: Deal, betting: Betting, effect: Effect, other: Choice | None) -> None:
    """Give back a side pot that a checked seven would win although it is beaten for the rest.

    It cannot win any bet made after its check, and the hand that beats it has no part in this pot.
    """
    live = contesting(deal)
    checkers = [name for name in live if name in betting.checked]
    for place, layer in effect.standing():
        rivals = tuple(name for name in live if name not in layer.contenders)
        for name in checkers:
            if not rivals or name not in facts.best(deal, layer.contenders):
                continue
            if name not in facts.best(deal, live) and facts.seven(deal, name):
                effect.choose(Choice.SIDE_POT_BACK)
                if other is Choice.SIDE_POT_BACK:
                    effect.barred |= {name}
                else:
                    effect.give_back(place, layer.chips, Why.VOID)


def note_checked_sevens(deal: Deal, betting: Betting, effect: Effect) -> None:
    """Note which lines of the rule each checked seven or better falls under."""
    live = contesting(deal)
    sevens = [name for name in deal.names if name in betting.checked and known_seven(deal, name)]
    for name in sevens:
        case = _OUT.get(deal.status(name))
        if case:
            effect.ground(case, name)
    standing = tuple(name for name in sevens if name in live)
    if not standing or any(ground.case is Case.UNSEEN for ground in effect.grounds):
        return
    if len(standing) > 1:
        effect.ground(Case.TWO_CHECKED, *standing)
    if len(live) > 1 and any(deal.player(name).hand is None for name in live):
        return
    best = facts.best(deal, live)
    effect.ground(Case.BEST_WITH_BETS if effect.layers else Case.BEST_NO_BETS, *(n for n in standing if n in best))
    if len(best) > 1 and set(best) & set(standing):
        effect.ground(Case.TIED, *best)
    effect.ground(Case.BEATEN, *(n for n in standing if n not in best))


_OUT = {
    Status.FOLDED: Case.FOLDED,
    Status.MUCKED: Case.MUCKED,
    Status.FOULED: Case.DEAD,
    Status.DEAD: Case.DEAD,
}
