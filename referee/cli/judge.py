"""``referee judge``: who wins, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import click

from referee.cli import prose, records
from referee.cli.filters.options import FilterOptions, filter_options, is_filter
from referee.cli.hands import Refused, given_hands, read_hands
from referee.cli.options import announcement_options, game_option, output_options
from referee.cli.output import Output
from referee.cli.status import OF_ANSWER, Status
from referee.errors import FoulDeckError
from referee.games import GAMES, Announcements
from referee.notation import Hand
from referee.showdown import EveryGame, Verdict, decide, decide_in_every_game


@click.command("judge")
@click.argument("hands", nargs=-1, required=True, metavar="HAND HAND… | -")
@game_option
@announcement_options
@output_options("text", "short", "json", "jsonl", "tsv")
@filter_options
def command(
    hands: Sequence[str], game: str | None, announced: Announcements, output: Output, filtering: FilterOptions
) -> Status:
    """Who wins, and why: the winner or all who split, down to the deciding card, and the numbered rule.

    \b
    referee judge -g ubln K♠K♦K♥7♣4♦ 9♥8♥7♥6♥2♠
    referee judge -g a5 Ann=8-6-4-3-2 Bob=8-6-5-2-A

    A hand is one argument: K♠K♦K♥7♣4♦, KsKdKh7c4d, "10h 9h 8h 7h Jo", or ranks alone, 7-5-4-3-2.
    Ann=K♠K♦K♥7♣4♦ names its player; a hand without a name goes by its number.
    With - every line of standard input is a showdown: hands with blanks between them, or with "vs" or "|" between
    hands that have blanks in them.
    """
    if is_filter(hands, output, filtering):
        from referee.cli.filters.standard_input import answer_standard_input
        from referee.cli.filters.verdicts import judge_task

        return answer_standard_input(judge_task(game, announced), filtering, output)
    given = given_hands(hands)
    if len(given) < 2:
        raise click.UsageError("a showdown needs two hands or more; 'referee hand' tells what one is worth")
    try:
        dealt = read_hands(given)
        if game is None:
            return _answer_in_every_game(decide_in_every_game(dealt, announced), output)
        return _answer(_decided(game, dealt, announced), output)
    except Refused as refusal:
        refusal.report(output)
        if output.format == "json" and not output.quiet:
            output.page().record(records.of_refusal(refusal.by_player))
        return Status.ERROR


def _decided(game: str, dealt: Mapping[str, Hand], announced: Announcements) -> Verdict:
    try:
        return decide(GAMES[game], dealt, announced)
    except FoulDeckError as error:
        raise Refused((None, error)) from error


def _answer(verdict: Verdict, output: Output) -> Status:
    output.answer(
        text=lambda page: prose.write_verdict(page, verdict),
        short=lambda: verdict.short,
        record=lambda: records.of_verdict(verdict),
    )
    return OF_ANSWER[verdict.status]


def _answer_in_every_game(every: EveryGame, output: Output) -> Status:
    output.answer(
        text=lambda page: prose.write_every_game(page, every),
        short=lambda: every.short,
        record=lambda: records.of_every_game(every, records.of_verdict),
    )
    return OF_ANSWER[every.status]
