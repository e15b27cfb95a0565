"""The floor is called: the one way in, from a situation to its ruling."""

from __future__ import annotations

from referee.errors import RefereeError
from referee.ruling import ANY_TABLE, THE_GAME_AS_SUCH, HouseRule, Ruling, TableRules, ruled
from referee.situation.betting import WAGERS
from referee.situation.model import Situation

#: Heads by which a line tells of chips.
OF_CHIPS = ("pot", *WAGERS)
#: The fact of the sevens rule that only decides who gets which chips, so that the award can be told for each value.
DECIDES_THE_AWARD = "result"
#: Questions at the end of a line that who gets which chips is an answer to.
ABOUT_CHIPS = (None, "who wins", "money", "what now")

SPREAD_LIMIT = (
    "The rules do not speak of spread limit; read as limit; by the other reading what is for limit alone falls away."
)
TRIPLE_DRAW = (
    'The rules are for a single draw; read as holding at each draw, and "after the draw" as after the last one.'
)


def rule_on(situation: Situation | str, strict: bool = False, table: TableRules = ANY_TABLE) -> Ruling:
    """What the rules require in a situation, given as text or read already.

    With ``strict`` only the book's own presumptions are made. ``table`` is what holds where the line does not say
    otherwise; the house rules among it that mattered are named in the ruling. Raises
    :class:`~referee.errors.SituationError` where the line cannot be read, or sets up a table and tells of nothing that
    happened, and :class:`~referee.errors.FoulDeckError` for hands that no deck holds.

    >>> ruling = rule_on("2-7 limit, before the draw, 4th card exposed 6s")
    >>> ruling.phrase, ruling.cites[0]
    ('replaced after the deal', '27-2')
    >>> table = TableRules().with_house_rule("A-5 limit").with_house_rule("no joker")
    >>> ruling = rule_on("before the draw, 4th card exposed 6s", table=table)
    >>> ruling.phrase, [rule.text for rule in ruling.house]
    ('must be taken', ['A-5 limit'])
    """
    if isinstance(situation, str):
        from referee.situation import read

        situation = read(situation)
    if "=" in situation.text:
        from referee.matters.named import check_named

        check_named(situation)
    ruling = _ruled(table.over(situation), strict)
    return ruling._replace(house=_mattered(situation, strict, table, ruling)) if table.house else ruling


def _mattered(situation: Situation, strict: bool, table: TableRules, ruling: Ruling) -> tuple[HouseRule, ...]:
    """The rules of the house without which the ruling would be another; all of them, if only together they matter."""

    def without(house: TableRules) -> Ruling | None:
        try:
            return _ruled(house.over(situation), strict)
        except RefereeError:
            return None

    alone = tuple(rule for rule in table.house if not ruling.same_as(without(table.without(rule))))
    if alone or ruling.same_as(without(table._replace(house=()))):
        return alone
    return table.house


def _ruled(situation: Situation, strict: bool) -> Ruling:
    """The ruling, the suits of hands told by ranks alone presumed or, with ``strict``, asked for."""
    ruling = _with_the_chips(situation, strict)
    if not ruling.presumed:
        return ruling
    from referee.ruling import suits

    ruling = suits.without_what_is_told(ruling, situation)
    return suits.asked(ruling, situation, lambda told: _ruled(told, strict)) if strict else ruling


def _with_the_chips(situation: Situation, strict: bool) -> Ruling:
    """The ruling, and who gets which chips where a hand is told from start to end or a line tells of all of them."""
    if situation.told and situation.events:
        from referee.play import follow
        from referee.play.ruled import ruling_of

        return _as_read(ruling_of(follow(situation, strict), situation.settings.get("game")), situation)
    ruling = ruled(situation, strict)
    if any(event.head in OF_CHIPS for event in situation.events):
        ruling = _with_chips_of_a_line(ruling, situation, strict)
    return _as_read(ruling, situation)


def _with_chips_of_a_line(ruling: Ruling, situation: Situation, strict: bool) -> Ruling:
    """The ruling on a line that tells of chips.

    Where the rules are asked nothing, or something that only the award turns on, the award is the ruling.
    """
    from referee.play import follow
    from referee.play.ruled import ruling_of, tells_every_chip, with_money

    if ruling.status == "ruled":
        return with_money(ruling, follow(situation, strict))
    asks_of_award = ruling.ask is not None and ruling.ask.fact == DECIDES_THE_AWARD
    if not (asks_of_award or ruling.cites == THE_GAME_AS_SUCH) or situation.question not in ABOUT_CHIPS:
        return ruling
    played = follow(situation, strict) if any(event.head == "pot" for event in situation.events) else None
    if played is None or not tells_every_chip(played):
        return ruling
    return ruling_of(played, situation.settings.get("game"), whole=False)


def _as_read(ruling: Ruling, situation: Situation) -> Ruling:
    """The ruling with what the rules do not say of such a table, and how it is read."""
    readings = []
    if situation.settings.get("betting") == "spread-limit":
        readings.append(SPREAD_LIMIT)
    if situation.settings.get("triple-draw") == "yes":
        readings.append(TRIPLE_DRAW)
    return ruling._replace(reading=" ".join(filter(None, [ruling.reading, *readings]))) if readings else ruling
