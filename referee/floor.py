"""The floor is called: one way in, from a situation to its ruling, with the chips where they were told."""

from __future__ import annotations

from referee.matters.story import WAGERS
from referee.play import follow
from referee.play.ruled import ruling_of, with_money
from referee.ruling import rule_on
from referee.ruling.ruling import Ruling
from referee.situation.model import Situation


def floor(situation: Situation, strict: bool = False) -> Ruling:
    if situation.told:
        return ruling_of(follow(situation, strict), situation.settings.get("game"))
    ruling = rule_on(situation, strict)
    if any(event.head in ("pot", *WAGERS) for event in situation.events):
        return with_money(ruling, follow(situation, strict))
    return ruling
