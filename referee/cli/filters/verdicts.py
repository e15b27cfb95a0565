"""``hand`` and ``judge`` as filters: what they say of the hands of a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from referee.cli import prose, records
from referee.cli.filters.answering import Content, Lane, Task
from referee.cli.filters.hands import HandsError, Placed, hand_in, hands_in, placed_hand, placed_hands
from referee.cli.filters.lanes import HandInFullLane, HandLane, ShowdownLane
from referee.cli.filters.replies import Form, Reply
from referee.cli.records import Record
from referee.errors import FoulDeckError, Problem, RefereeError
from referee.games import GAMES, Announcements
from referee.notation import Hand
from referee.showdown import EveryGame, Verdict, decide, decide_in_every_game


def hand_task(game: str | None, announced: Announcements) -> Task:
    """What the one hand of a line is worth, in a game or in every one."""

    def answer(line: str) -> Reply:
        hands = dict([hand_in(line)])
        try:
            if game is None:
                return _worth_in_every_game(decide_in_every_game(hands, announced))
            return _worth(decide(GAMES[game], hands, announced))
        except FoulDeckError as error:
            raise _joker_not_in_use(line, placed_hand(line), hands, error) from error

    def refusal(line: str, error: RefereeError) -> Record:
        return records.of_unreadable(_players(error)[0] or "1", error)

    def lane(form: Form, content: Content) -> Lane | None:
        if form.is_short:
            return HandLane(GAMES[str(game)], announced)
        if game == "ubln" or form.is_colored:
            return None
        return HandInFullLane(GAMES[str(game)], announced, content, form.suits)

    return Task(answer, refusal, "- error", lane if game else None)


def judge_task(game: str | None, announced: Announcements) -> Task:
    """Who wins the showdown of a line, in a game or in every one."""

    def answer(line: str) -> Reply:
        hands = hands_in(line)
        try:
            if game is None:
                return _outcome_in_every_game(decide_in_every_game(hands, announced))
            return _outcome(decide(GAMES[game], hands, announced))
        except FoulDeckError as error:
            raise _joker_not_in_use(line, placed_hands(line), hands, error) from error

    def refusal(line: str, error: RefereeError) -> Record:
        problems = zip(_players(error), error.problems, strict=True)
        return records.of_refusal([(player, RefereeError(line, problem)) for player, problem in problems])

    def lane(form: Form, content: Content) -> Lane | None:
        return ShowdownLane(GAMES[str(game)], announced) if form.is_short else None

    return Task(answer, refusal, "error", lane if game else None)


def _worth(verdict: Verdict) -> Reply:
    (hand,) = verdict.hands
    worth = str(hand.rank or hand.category) if verdict.status == "ruled" else verdict.status
    return Reply(
        status=verdict.status,
        answer=worth,
        rules=verdict.cites,
        text=partial(prose.worth_sentence, verdict),
        short=prose.short_worth(verdict),
        record=partial(records.of_worth, verdict),
    )


def _worth_in_every_game(every: EveryGame) -> Reply:
    return Reply(
        status=every.status,
        answer="",
        rules=_rules(every),
        text=partial(prose.worth_in_every_game_sentence, every),
        short=every.short,
        record=partial(records.of_every_game, every, records.of_worth),
    )


def _outcome(verdict: Verdict) -> Reply:
    return Reply(
        status=verdict.status,
        answer=verdict.short,
        rules=verdict.cites,
        text=partial(prose.verdict_sentence, verdict),
        short=verdict.short,
        record=partial(records.of_verdict, verdict),
    )


def _outcome_in_every_game(every: EveryGame) -> Reply:
    return Reply(
        status=every.status,
        answer=every.short,
        rules=_rules(every),
        text=partial(prose.every_game_sentence, every),
        short=every.short,
        record=partial(records.of_every_game, every, records.of_verdict),
    )


def _rules(every: EveryGame) -> Sequence[str]:
    return tuple(dict.fromkeys(number for verdict in every.verdicts.values() for number in verdict.cites))


def _joker_not_in_use(
    line: str, placed: Sequence[Placed], hands: Mapping[str, Hand], error: FoulDeckError
) -> HandsError:
    """What is wrong, said of the place in the line: once hands are read, nothing else can be foul about them."""
    holder = next(hand for hand in placed if hands[hand.player].has_joker)
    problem = Problem(error.problems[0].text, holder.start + 1, len(holder.text))
    return HandsError(line, [holder.player], [problem])


def _players(error: RefereeError) -> Sequence[str | None]:
    """Whose hand each problem is in; nobody's where the line could not be told apart into hands."""
    return error.players if isinstance(error, HandsError) else [None] * len(error.problems)
