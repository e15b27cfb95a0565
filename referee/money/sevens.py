"""The sevens rule of limit ace-to-five (A5-4), applied to the betting after the draw."""

from __future__ import annotations

from referee.money import betting, checked, short
from referee.money.award import Choice
from referee.money.deal import Deal
from referee.money.effect import Effect
from referee.money.pots import Layer


def apply(deal: Deal, layers: tuple[Layer, ...], other: Choice | None = None) -> Effect:
    """Return what goes back out of the layers after the draw and why, uncalled bets among it.

    ``other`` turns one choice to the practice that was not taken. Where the rule is not in force only uncalled bets go
    back. Raises :class:`facts.Missing` for a fact that decides and was not told.
    """
    effect = Effect(layers)
    if not deal.sevens_rule:
        effect.give_back_uncalled()
        return effect
    history = betting.read(deal)
    if not checked.void_all_action(deal, history, effect, other):
        effect.give_back_uncalled()
        checked.take_back_side_pots(deal, history, effect, other)
        short.give_back_beyond_short_bet(deal, history, effect, other)
        short.give_back_overcalls(deal, history, effect, other)
    checked.note_checked_sevens(deal, history, effect)
    short.note_short_calls(deal, history, effect)
    return effect
