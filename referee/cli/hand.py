"""``referee hand``: what a hand is worth."""

from __future__ import annotations

from collections.abc import Sequence

import click

from referee.cli import prose, records
from referee.cli.filters.options import FilterOptions, filter_options, is_filter
from referee.cli.hands import GivenHand, Refused, given_hands
from referee.cli.options import announcement_options, game_option, output_options
from referee.cli.output import Output
from referee.cli.status import OF_ANSWER, Status, combined
from referee.errors import RefereeError
from referee.games import GAMES, Announcements
from referee.notation import parse_hand
from referee.showdown import EveryGame, Verdict, decide, decide_in_every_game


@click.command("hand")
@click.argument("hands", nargs=-1, required=True, metavar="HAND… | -")
@game_option
@announcement_options
@output_options("text", "short", "json", "jsonl", "tsv")
@filter_options
def command(
    hands: Sequence[str], game: str | None, announced: Announcements, output: Output, filtering: FilterOptions
) -> Status:
    """What a hand is worth: what its wild cards or joker stand for, its name, its place in the order.

    \b
    referee hand -g ubln A♠A♣3♦4♥5♠
    referee hand -g 27 -f short 8h6d4c3s2d        rank, blank, name

    Each argument is one hand, except that five words of one card each are one. Hands are looked at one by one:
    the same card may stand in two of them. With - every line of standard input is a hand.
    """
    if game is None and output.format == "short":
        raise click.UsageError("-f short gives the place in the order of one game; name it with -g")
    if is_filter(hands, output, filtering):
        from referee.cli.filters.standard_input import answer_standard_input
        from referee.cli.filters.verdicts import hand_task

        return answer_standard_input(hand_task(game, announced), filtering, output)
    return combined([_answer(given, game, announced, output) for given in given_hands(hands)])


def _answer(given: GivenHand, game: str | None, announced: Announcements, output: Output) -> Status:
    """Answer for one hand, or say what is wrong with it."""
    try:
        held = {given.player: parse_hand(given.text)}
        if game is None:
            return _write_every_game(decide_in_every_game(held, announced), output)
        return _write(decide(GAMES[game], held, announced), output)
    except RefereeError as error:
        Refused((given, error)).report(output)
        if output.format == "json" and not output.quiet:
            output.page().record(records.of_unreadable(given.player, error))
        return Status.ERROR


def _write(verdict: Verdict, output: Output) -> Status:
    output.answer(
        text=lambda page: prose.write_worth(page, verdict),
        short=lambda: prose.short_worth(verdict),
        record=lambda: records.of_worth(verdict),
    )
    return OF_ANSWER[verdict.status]


def _write_every_game(every: EveryGame, output: Output) -> Status:
    output.answer(
        text=lambda page: prose.write_worth_in_every_game(page, every),
        short=lambda: every.short,
        record=lambda: records.of_every_game(every, records.of_worth),
    )
    return OF_ANSWER[every.status]
