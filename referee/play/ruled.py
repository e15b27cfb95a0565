"""A hand that was followed, as a ruling: each finding in the order it happened, then who gets what."""

from __future__ import annotations

from collections.abc import Iterable

from referee.amounts import chips
from referee.money import Award, Fact, Settlement, wording
from referee.play import Played
from referee.rulebook.answers import AWARD, NOTHING_AWARDED
from referee.rulebook.facts import FACTS, Value
from referee.rulebook.lowball import RAISE_NOT_ALLOWED
from referee.ruling import THE_GAME_AS_SUCH
from referee.ruling.ruling import Ask, Point, Ruling, once

#: The rule by which a pot goes to who is left in it, where there are no hands to compare.
TAKEN_BY = {"ubln": "UBLN-1.3", "high": "UBLN-6"}
#: How each fact that an award may turn on is asked for.
ASKS = {
    Fact.WHO_WINS: "who wins?",
    Fact.SEVEN: "does {who} hold a seven or better?",
    Fact.SHOWN: "did {who} show the hand?",
    Fact.SHORT: "is the all-in of {who} less than half a bet?",
    Fact.FLOOR: "does the floor let the hand of {who} stand?",
    Fact.AMOUNT: "how much did {who} put in?",
}
NOTHING_BROKEN = "No rule was broken."


def ruling_of(played: Played, game: str | None, whole: bool = True) -> Ruling:
    """A hand that was followed as one ruling.

    ``game`` is the id of the game it was played by; ``whole`` says that it was told from start to end, so that it can
    be said that nothing was wrong with it. The answer's code is ``award`` where the chips are awarded, and its
    phrase says who gets how much; a misdeal, and a hand that broke off, has no award.
    """
    if played.asks is not None:
        return _by_setting(played, played.asks, game, whole)
    points = tuple(_point(found.ruling) for found in played.findings)
    if played.stopped == "misdeal":
        last = played.findings[-1].ruling
        presumed = once(taken for point in points for taken in point.presumed)
        return last._replace(says=_told(points), cites=_cites(points), presumed=presumed, points=points)
    if played.settlement is None:
        return _broken_off(played, points)
    nothing_wrong = f"{NOTHING_BROKEN} " if whole and not points and not _by_the_sevens_rule(played.settlement) else ""
    if played.settlement.award is None:
        return _open(played, points, played.settlement, game, nothing_wrong)
    return _settled(played, points, played.settlement.award, game, nothing_wrong)


def _by_the_sevens_rule(settlement: Settlement) -> bool:
    """Whether the award, or one of those it may come to, is what the sevens rule makes of it."""
    awards = [settlement.award] if settlement.award else [way.award for way in settlement.ways]
    return any(award.grounds for award in awards)


def _broken_off(played: Played, points: tuple[Point, ...]) -> Ruling:
    """A hand without an award, and why it has none."""
    why = f"No award: {played.stopped or 'no chips were told'}."
    code = None if played.uncovered else NOTHING_AWARDED.code
    last = Point(code, NOTHING_AWARDED.phrase, why, cites=THE_GAME_AS_SUCH if played.uncovered else ())
    return _ended(played, (*points, last), last.phrase, _told((*points, last)))


def _settled(played: Played, points: tuple[Point, ...], award: Award, game: str | None, nothing_wrong: str) -> Ruling:
    last = _last(award, played, game)
    last = last._replace(says=nothing_wrong + last.says)
    ruling = _ended(played, (*points, last), last.phrase, _told((*points, last)), award)
    judged = played.verdict.readings if played.verdict else ()
    readings = (*filter(None, [ruling.reading]), *judged, *_unsaid(ruling, wording.readings(award)))
    return ruling._replace(answer=AWARD.code, reading=" ".join(once(readings)) or None)


def _unsaid(ruling: Ruling, readings: Iterable[str]) -> Iterable[str]:
    """The award's readings but that on a forbidden raise, where the finding on the raise has told it already."""
    told = ruling.reading is not None and RAISE_NOT_ALLOWED in ruling.reading
    return [reading for reading in readings if not (told and "a raise that is not allowed" in reading)]


def _open(
    played: Played, points: tuple[Point, ...], settlement: Settlement, game: str | None, nothing_wrong: str
) -> Ruling:
    """A hand whose award depends on something that was not told."""
    who = settlement.about or "the player"
    text = ASKS[settlement.asks].format(who=who) if settlement.asks else "more than was told"
    ways: dict[Value, Ruling] = {way.label: _one_way(played, way.award, game) for way in settlement.ways}
    return _ended(played, points, f"depends: {text}", f"{nothing_wrong}It depends: {text}")._replace(
        status="depends",
        answer="depends",
        cites=once((*_cites(points), *(number for way in ways.values() for number in way.cites))),
        ask=Ask("money", text, ways, {label: str(label) for label in ways}),
    )


def _one_way(played: Played, award: Award, game: str | None) -> Ruling:
    """The ruling on the chips alone, if the hand went that way."""
    last = _last(award, played, game)
    ruling = _ended(played, (last,), last.phrase, last.says, award)
    return ruling._replace(answer=AWARD.code, reading=" ".join(wording.readings(award)) or None)


def _last(award: Award, played: Played, game: str | None) -> Point:
    """The award as the last point of a hand."""
    return Point(AWARD.code, in_short(award), " ".join(wording.says(award)), cites=cites_of(award, played, game))


def _by_setting(played: Played, setting: str, game: str | None, whole: bool) -> Ruling:
    """A hand that depends on a setting nobody told: the ruling under each of its values."""
    fact = FACTS[setting.replace("-", "_")]
    ways: dict[Value, Ruling] = {
        value: ruling_of(way, value if setting == "game" else game, whole) for value, way in played.ways.items()
    }
    return Ruling(
        status="depends",
        answer="depends",
        phrase=f"depends: {fact.ask}",
        says=f"It depends: {fact.ask}",
        cites=once(number for way in ways.values() for number in way.cites),
        ask=Ask(fact.name, fact.ask, ways, fact.ways),
    )


def _ended(played: Played, points: tuple[Point, ...], phrase: str, says: str, award: Award | None = None) -> Ruling:
    uncovered = any(point.code is None for point in points) or (award is not None and _nobody_can_win(award))
    return Ruling(
        status="not-covered" if uncovered else "ruled",
        answer=NOTHING_AWARDED.code,
        phrase=phrase,
        says=says,
        do=once(step for point in points for step in point.do),
        cites=_cites(points),
        presumed=once((*played.presumed, *(taken for point in points for taken in point.presumed))),
        reading=" ".join(once((*played.readings, *(point.reading for point in points if point.reading)))) or None,
        points=points,
        money=award,
        notes=played.notes,
    )


def _point(ruling: Ruling) -> Point:
    """A finding of the hand as a point of its ruling; what a finding depends on is said in its sentence."""
    return Point(
        code=None if ruling.status == "not-covered" else ruling.answer,
        phrase=ruling.phrase,
        says=ruling.says,
        do=ruling.do,
        cites=ruling.cites,
        over=ruling.over,
        reading=ruling.reading,
        presumed=ruling.presumed,
        settles=tuple(ruling.settles.items()),
    )


def _told(points: tuple[Point, ...]) -> str:
    return " ".join(once(point.says for point in points))


def _cites(points: Iterable[Point]) -> tuple[str, ...]:
    return once(number for point in points for number in point.cites)


def in_short(award: Award) -> str:
    """Who gets how much of the pots: ``Ann wins 120``, ``Ann wins 60, Bob wins 60``; the winners alone without amounts.

    >>> from referee.money import Deal, Lump, Player, settle
    >>> in_short(settle(Deal((Player("Ann", hand=2), Player("Bob", hand=1)), lumps=(Lump(100),))).award)
    'Ann wins 100'
    """
    if award.rows is None:
        winners = once(winner for pot in award.pots for winner in pot.winners)
        return f"{' and '.join(winners)} win{'s' * (len(winners) == 1)} the pot" if winners else "no pot"
    won = ", ".join(f"{row.player} wins {chips(row.won)}" for row in award.rows if row.won)
    return won or (f"nobody wins {chips(award.unawarded)}" if award.unawarded else "everything goes back")


def _nobody_can_win(award: Award) -> bool:
    """Whether there are pots, and no hand is left that could win one."""
    return bool(award.pots) and not any(pot.winners for pot in award.pots)


def cites_of(award: Award, played: Played, game: str | None) -> tuple[str, ...]:
    """The rules an award rests on: the sevens rule where it had a say, and those by which the hands were compared."""
    ranking = played.verdict.cites if played.verdict else (TAKEN_BY.get(game or "", "LB-intro"),)
    return ("A5-4", *ranking) if award.grounds else ranking


def tells_every_chip(played: Played) -> bool:
    """Whether a line tells of two players or more, all of their chips, and nobody who has yet to answer a bet."""
    settlement = played.settlement
    if settlement is None or played.deal is None or not played.over or len(played.deal.players) < 2:
        return False
    awards = [settlement.award] if settlement.award else [way.award for way in settlement.ways]
    return bool(awards) and all(award.rows is not None for award in awards)


#: The codes of answers that tell the award in words, which the award in figures says better.
IN_WORDS = ("wins-pot-before-the-draw", "wins-the-pot", "loses-the-pot", "splits-pot-before-the-draw")


def with_money(ruling: Ruling, played: Played) -> Ruling:
    """The ruling on a line, with who gets which chips where the line tells all the amounts.

    It stays in words where an amount was not told, or where the hand turns on something that was not.
    """
    award = played.settlement.award if played.settlement else None
    if award is None or award.rows is None or ruling.status != "ruled":
        return ruling
    ruling = _with_what_was_forbidden(ruling, played)
    points = _with_award(ruling.points, award)
    readings = once((*filter(None, [ruling.reading]), *_unsaid(ruling, wording.readings(award))))
    return ruling._replace(
        says=" ".join(once(point.says for point in points)) or _and_the_award(ruling.answer, ruling.says, award),
        points=points,
        reading=" ".join(readings) or None,
        presumed=once((*ruling.presumed, *played.presumed)),
        money=award,
        notes=played.notes,
    )


def _with_what_was_forbidden(ruling: Ruling, played: Played) -> Ruling:
    """The ruling with what was not allowed on the way and bears on the chips, where it does not tell of that itself."""
    told = {ruling.answer, *(point.code for point in ruling.points)}
    more = tuple(_point(found.ruling) for found in played.findings if found.forbids and found.code not in told)
    if not more:
        return ruling
    points = (*more, *(ruling.points or (_point(ruling),)))
    return ruling._replace(
        points=points,
        cites=_cites(points),
        presumed=once((*ruling.presumed, *(taken for point in more for taken in point.presumed))),
        reading=" ".join(once(filter(None, [ruling.reading, *(point.reading for point in more)]))) or None,
    )


def _with_award(points: tuple[Point, ...], award: Award) -> tuple[Point, ...]:
    """The points with the award told at the end, by the one that tells of it in words if there is one."""
    if not points:
        return ()
    in_words = next((point for point in points if point.code in IN_WORDS), points[-1])
    told = in_words._replace(says=_and_the_award(in_words.code, in_words.says, award))
    return (*(point for point in points if point is not in_words), told)


def _and_the_award(code: str | None, says: str, award: Award) -> str:
    """What is said of an answer, with the award in figures for one that was told in words."""
    sentences = wording.says(award)
    return " ".join(sentences if code in IN_WORDS else (says, *sentences))
