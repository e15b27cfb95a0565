"""The sevens rule, second half: an all-in of less than half a bet, called by a seven or better that has not checked."""

from __future__ import annotations

from decimal import Decimal

from referee.money import facts
from referee.money.award import Case, Choice, Fact, Why
from referee.money.betting import Betting, ShortCall
from referee.money.deal import Deal, Kind, Share, Status
from referee.money.effect import Effect, known_seven
from referee.money.facts import Missing


def give_back_beyond_short_bet(deal: Deal, betting: Betting, effect: Effect, other: Choice | None) -> None:
    """Give back what a raise behind the seven's call put in beyond the short bet, where the seven would win it."""
    for place, layer in effect.standing():
        for call in betting.short_calls:
            if call.player not in layer.contenders or layer.top <= _reach(betting, call):
                continue
            if call.player in facts.best(deal, layer.contenders) and _just_called(deal, call):
                effect.choose(Choice.BEYOND_BACK)
                if other is not Choice.BEYOND_BACK:
                    effect.give_back(place, layer.chips, Why.BEYOND)


def _reach(betting: Betting, call: ShortCall) -> Decimal:
    """How far the player's calls of bets of less than half went, in chips."""
    enough = (Share.HALF, Share.MORE_THAN_HALF)
    return max(
        (c.level for c in betting.short_calls if c.player == call.player and c.share not in enough),
        default=call.level,
    )


def _just_called(deal: Deal, call: ShortCall) -> bool:
    """Whether it is the call of a seven or better that had not checked, of less than half a bet."""
    return not call.checked and _seen(deal, call) and facts.seven(deal, call.player) and _is_short(call)


def _seen(deal: Deal, call: ShortCall) -> bool:
    return deal.status(call.player) not in (Status.FOLDED, Status.MUCKED, Status.FOULED)


def _is_short(call: ShortCall) -> bool:
    if call.share is None:
        raise Missing(Fact.SHORT, call.bettor)
    return call.share is Share.LESS_THAN_HALF


def give_back_overcalls(deal: Deal, betting: Betting, effect: Effect, other: Choice | None) -> None:
    """Give a losing overcall of the short bet back, whoever wins."""
    standing = tuple(effect.standing())
    winners = [facts.best(deal, layer.contenders) for _, layer in standing]
    for call in betting.short_calls:
        ahead = [c for c in betting.short_calls if c.place < call.place and c.player != call.player]
        if ahead and _folds_later(deal, call):
            if any(_just_called(deal, c) for c in ahead) and _is_short(call):
                effect.choose(Choice.OVERCALL_FOLDED)
                if other is Choice.OVERCALL_FOLDED:
                    _give_back_overcall(call, effect)
            continue
        if not ahead or _goes_on(deal, call):
            continue
        if any(call.player in names for names in winners):
            _note_good_overcall(deal, ahead, call, winners, effect)
        elif any(_just_called(deal, c) for c in ahead) and _is_short(call):
            sevens = {c.player for c in ahead if known_seven(deal, c.player)}
            if _stays(deal, call, effect, other, seven_wins=any(sevens & set(names) for names in winners)):
                continue
            effect.ground(Case.OVERCALL_LOSES, call.player)
            _give_back_overcall(call, effect)


def _give_back_overcall(call: ShortCall, effect: Effect) -> None:
    for place, layer in tuple(effect.standing()):
        effect.give_back(place, {call.player} & layer.chips.keys(), Why.OVERCALL)


def _goes_on(deal: Deal, call: ShortCall) -> bool:
    """Whether the player did something else after the call."""
    return any(action.player == call.player for action in deal.actions[call.place + 1 :])


def _folds_later(deal: Deal, call: ShortCall) -> bool:
    later = (action.kind for action in deal.actions[call.place + 1 :] if action.player == call.player)
    return Kind.FOLD in later


def _stays(deal: Deal, call: ShortCall, effect: Effect, other: Choice | None, *, seven_wins: bool) -> bool:
    """Whether a losing overcall stays in after all: it is a checked seven's, or the other practice keeps it."""
    if call.checked and facts.seven(deal, call.player):
        effect.choose(Choice.CHECKED_OVERCALL)
        return other is not Choice.CHECKED_OVERCALL
    if not seven_wins:
        effect.choose(Choice.OVERCALL_BACK)
    return other is Choice.OVERCALL_BACK and not seven_wins


def _note_good_overcall(
    deal: Deal, ahead: list[ShortCall], call: ShortCall, winners: list[tuple[str, ...]], effect: Effect
) -> None:
    sevens = {c.player for c in ahead if _known_short_call(deal, c)}
    if not sevens:
        return
    if any(call.player in names and sevens & set(names) for names in winners):
        effect.ground(Case.OVERCALL_TIES, call.player)
        effect.choose(Choice.OVERCALL_TIE)
    else:
        effect.ground(Case.OVERCALL_WINS, call.player)


def _known_short_call(deal: Deal, call: ShortCall) -> bool:
    less = call.share is Share.LESS_THAN_HALF
    return less and not call.checked and _seen(deal, call) and known_seven(deal, call.player)


def note_short_calls(deal: Deal, betting: Betting, effect: Effect) -> None:
    """Note which lines of the rule each known seven or better that faced a short all-in falls under."""
    for call in betting.short_calls:
        if not known_seven(deal, call.player):
            continue
        if call.checked:
            effect.ground(Case.CHECKED_CALLS_SHORT, call.player)
        elif call.share is Share.LESS_THAN_HALF:
            effect.ground(Case.SHORT_ALLIN_CALL, call.player)
            if any(place > call.place and name != call.player for name, place in betting.completions):
                effect.ground(Case.RAISE_BEHIND_SHORT_CALL, call.player)
        elif call.share is not None:
            effect.ground(Case.HALF_OR_MORE, call.player)
            effect.choose(Choice.SHORT_CALL)
    for name, _ in betting.completions:
        if known_seven(deal, name) and name not in betting.checked:
            effect.ground(Case.COMPLETION, name)
