"""Yes or no: the questions that rulings settle."""

from __future__ import annotations

from referee.errors import Problem, UnknownNameError
from referee.rulebook.answers import ANSWERS
from referee.ruling.ruling import Ruling

#: What can be asked, in the order of the answers that settle it.
YES_OR_NO = tuple(dict.fromkeys(question for answer in ANSWERS.values() for question, _ in answer.settles))


def question_called(text: str) -> str:
    """The question of that name, however it is joined. Raises :class:`~referee.errors.UnknownNameError` with a hint.

    >>> question_called("must take")
    'must-take'
    """
    name = "-".join(text.lower().replace("_", " ").replace("-", " ").split())
    if name in YES_OR_NO:
        return name
    from referee.spelling import nearest, visible

    wrong = f"no question is called {visible(text)!r}; there are {', '.join(YES_OR_NO)}"
    raise UnknownNameError(text, Problem(wrong, length=max(1, len(text)), hint=nearest(name, YES_OR_NO)))


def settle(ruling: Ruling, question: str) -> str:
    """What a ruling says to a question: ``yes``, ``no``, ``depends``, or ``not-covered`` if nothing to it.

    A ruling that depends on something settles what comes to the same in every case.

    >>> from referee.floor import rule_on
    >>> ruling = rule_on("lowball, 2 extra cards dealt, nobody acted")
    >>> settle(ruling, "misdeal"), settle(ruling, "fouled")
    ('yes', 'not-covered')
    """
    if ruling.ask:
        outcomes = {settle(way, question) for way in ruling.ask.ways.values()}
        return outcomes.pop() if len(outcomes) == 1 else "depends"
    yes = ruling.settles.get(question)
    return "not-covered" if yes is None else "yes" if yes else "no"
