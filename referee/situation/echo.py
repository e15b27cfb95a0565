"""A situation spelled in the one canonical form, which reads back as the same situation.

It uses no character that a shell eats, so that it can be typed as it is echoed.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.situation.frames import event_text
from referee.situation.model import Situation
from referee.situation.texts import setting_text, stage_text
from referee.situation.vocabulary import ASKED

#: These stand together at the beginning: "A-5 limit 20/40".
_OPENING = ("game", "betting", "stakes")


def canonical(situation: Situation, *, ascii: bool = True) -> str:
    """The canonical spelling; with ``ascii`` false the suits are symbols.

    >>> from referee.situation import read
    >>> canonical(read("2–7 pre-draw limit; the 6♠ was flashed to s2"))
    '2-7 limit, before the draw, exposed 6s to seat 2'
    """
    clauses = ", ".join(_clauses(situation, ascii))
    return f"hand: {clauses}" if situation.told else clauses


def _clauses(situation: Situation, ascii: bool) -> Iterator[str]:
    settings = situation.settings
    opening = " ".join(setting_text(key, settings[key]) for key in _OPENING if key in settings)
    if opening:
        yield opening
    for key, value in settings.items():
        if key not in _OPENING and key != "when":
            yield setting_text(key, value)
    when = None
    for event in situation.events:
        of_this_alone = "when" in event.settings and event.head != "pot"
        if event.when not in (when, None) and not of_this_alone:
            when = event.when
            yield stage_text(when)
        yield event_text(event, ascii=ascii)
    if settings.get("when") not in (when, None):
        yield stage_text(settings["when"])
    if situation.question:
        yield next(question.shown for question in ASKED if question.name == situation.question)
