"""What holds at a table before a line says anything: house rules, and over them what was said of it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from referee.errors import Problem, SituationError
from referee.situation.model import Situation

NOTHING_SAID: Mapping[str, str] = MappingProxyType({})


class HouseRule(NamedTuple):
    """One line of the house's rules: as it is written, and the settings it makes."""

    text: str
    settings: Mapping[str, str]


class TableRules(NamedTuple):
    """What holds at a table unless a line says otherwise: what was ``said`` of it, and under that the ``house`` rules.

    >>> table = TableRules().with_house_rule("sevens rule off").with_said("A-5 limit")
    >>> dict(table.settings)
    {'sevens-rule': 'off', 'game': 'a5', 'betting': 'limit'}
    """

    house: tuple[HouseRule, ...] = ()
    said: Mapping[str, str] = NOTHING_SAID

    @property
    def settings(self) -> Mapping[str, str]:
        made = {key: value for rule in self.house for key, value in rule.settings.items()}
        return {**made, **self.said}

    def with_house_rule(self, text: str) -> TableRules:
        """The same with one more rule of the house.

        Raises :class:`~referee.errors.SituationError` for a text that is not settings alone, or that says otherwise
        than a rule of the house before it.
        """
        rule = HouseRule(" ".join(text.split()), settings_in(text))
        known = {key: other for other in self.house for key in other.settings}
        for key, value in rule.settings.items():
            if key in known and known[key].settings[key] != value:
                raise SituationError(text, Problem(f"the house says {known[key].text!r} before", length=len(text)))
        return self._replace(house=(*self.house, rule))

    def with_said(self, text: str) -> TableRules:
        """The same with more said of the table, over what was said before. Raises as :meth:`with_house_rule`."""
        return self._replace(said={**self.said, **settings_in(text)})

    def over(self, situation: Situation) -> Situation:
        """The situation at this table: what the line says of it itself is nearer, and wins."""
        return situation._replace(settings={**self.settings, **situation.settings})

    def without(self, rule: HouseRule) -> TableRules:
        """The same, one rule of the house left out."""
        return self._replace(house=tuple(other for other in self.house if other is not rule))


#: A table of which nothing is known.
ANY_TABLE = TableRules()


def settings_in(text: str) -> Mapping[str, str]:
    """The settings that a text of the situation language makes.

    Raises :class:`~referee.errors.SituationError` for one that cannot be read, or that tells of anything else.

    >>> dict(settings_in("A-5 limit, no joker"))
    {'game': 'a5', 'betting': 'limit', 'joker': 'no'}
    >>> settings_in("A-5, seat 3 exposed 7h")
    Traceback (most recent call last):
    referee.errors.SituationError: column 6: this happens in one deal; here only what holds in every deal can stand
    """
    from referee.matters.named import check_named
    from referee.situation import read

    situation = read(text)
    check_named(situation)
    if situation.events:
        event = situation.events[0]
        wrong = "this happens in one deal; here only what holds in every deal can stand"
        raise SituationError(text, Problem(wrong, event.column, event.length, event.line))
    if situation.question or not situation.settings:
        raise SituationError(text, Problem("this sets nothing", length=max(1, len(text)), hint="A-5 limit"))
    return situation.settings
