"""Rulings as text for people: the answer, what to do, the rules it rests on, what it was presumed on, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.cli.output import Page
from referee.cli.prose import aligned, presumed, write_cites
from referee.rulebook import rule
from referee.rulebook.answers import NOT_COVERED
from referee.rulebook.facts import Value
from referee.ruling import Ask, Point, Ruling
from referee.ruling.decide import heads

#: From this many rules of different lists on, rules that agree are named in one line instead of one each.
MANY_AGREE = 3

FATES = {
    "applies": "applies",
    "agrees": "gives the same",
    "beaten": "is beaten",
    "barred": "is barred",
    "out": "does not apply",
}


def write_ruling(page: Page, ruling: Ruling, why: int = 0) -> None:
    """The whole ruling; with ``why`` 1 also the chain of its rules, with 2 the rules that did not apply too."""
    for point in _points(ruling):
        _write_point(page, point)
    if ruling.ask:
        page.line(ruling.says, bold=True)
        _write_ways(page, ruling.ask)
    if ruling.money:
        from referee.cli.chips import write_chips

        write_chips(page, ruling.money)
    for note in ruling.notes:
        page.line(f"  Taken as told: {note}.", hang=4)
    for presumption in ruling.presumed:
        page.line(f"  Presumed: {presumed(presumption)}", hang=4)
    if ruling.reading:
        page.line(f"  Reading: {ruling.reading}", hang=4)
    for house_rule in ruling.house:
        page.line(f"  House rule: {house_rule.text}.", hang=4)
    if why:
        _write_reasons(page, ruling, out=why > 1)


def short_ruling(ruling: Ruling) -> str:
    """The code of the answer, of each where there are several, and the numbers of the cited rules."""
    answers = dict.fromkeys(point.code or NOT_COVERED.code for point in ruling.points) if not ruling.money else ()
    return " ".join((",".join(answers) or ruling.answer, *ruling.cites))


def _points(ruling: Ruling) -> Sequence[Point | Ruling]:
    """What is told one after another: the points if they are different answers, else the ruling as a whole.

    Where it depends on something, only what was found before.
    """
    if ruling.ask:
        return ruling.points
    return ruling.points if len({point.says for point in ruling.points}) > 1 else (ruling,)


def _write_point(page: Page, point: Point | Ruling) -> None:
    page.line(point.says, bold=True)
    for number, step in enumerate(point.do, start=1):
        page.line(f"  {number}. {step}", hang=5)
    if point.cites and _is_uncovered(point):
        page.line("  The nearest rules:")
    deciding = _deciding(point.cites)
    if len(deciding) < MANY_AGREE or len({rule(number).list for number in deciding}) == 1:
        write_cites(page, point.cites)
        return
    others = [number for number in point.cites if number not in deciding]
    page.line(
        f"  {', '.join(deciding)} agree" + (f"; {', '.join(others)} leave it to them." if others else "."), hang=4
    )


def _is_uncovered(point: Point | Ruling) -> bool:
    return point.status == "not-covered" if isinstance(point, Ruling) else point.code is None


def _deciding(numbers: Sequence[str]) -> list[str]:
    """The rules among those cited that are not there merely because another stands under them."""
    above = {head for number in numbers for head in heads(rule(number))}
    return [number for number in numbers if number not in above]


def _write_ways(page: Page, ask: Ask) -> None:
    """What it comes to for each value of the fact that was not given; values that come to the same on one row."""
    page.columns(list(_rows(ask)))


def _rows(ask: Ask, depth: int = 0) -> Iterator[tuple[str, str, str]]:
    """The value, the outcome and its rules; below a value that leaves a further question open, its rows set in."""
    for values, way in _alike(ask):
        words = ", ".join(ask.words.get(value, str(value)) for value in values)
        rules = "" if way.ask else ", ".join(_deciding(way.cites))
        yield "  " * depth + words, way.says.rstrip("."), rules
        if way.ask:
            yield from _rows(way.ask, depth + 1)


def _alike(ask: Ask) -> list[tuple[list[Value], Ruling]]:
    groups: list[tuple[list[Value], Ruling]] = []
    for value, way in ask.ways.items():
        for values, other in groups:
            if way.same_as(other):
                values.append(value)
                break
        else:
            groups.append(([value], way))
    return groups


def _write_reasons(page: Page, ruling: Ruling, out: bool) -> None:
    rows = list(dict.fromkeys(_reasons(ruling, out)))
    if rows:
        page.line("  Why:")
    for chain, (_, said) in zip(aligned([chain for chain, _ in rows]), rows, strict=True):
        page.line(f"    {chain}  {said}", hang=6 + len(chain))


def _reasons(ruling: Ruling, out: bool) -> Iterator[tuple[str, str]]:
    """Each rule with the chain that leads to it, and what became of it."""
    from referee.ruling.why import why

    for way in ruling.ask.ways.values() if ruling.ask else ():
        yield from _reasons(way, out)
    for finding in ruling.grounds:
        for reason in why(finding):
            if reason.fate != "out" or out:
                because = f": {reason.because}" if reason.because else ""
                yield " › ".join(reason.chain), FATES[reason.fate] + because
