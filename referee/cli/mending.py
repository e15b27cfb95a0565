"""A line that works, for who typed one that does not. Each is tried before it is offered."""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout

import click

from referee.cli.commands import COMMANDS, cli
from referee.cli.output import Output
from referee.cli.status import Status
from referee.errors import RefereeError

Arguments = Sequence[str]

ANSWERED = (Status.OK, Status.NO, Status.DEPENDS, Status.NOT_COVERED)

#: Where somebody who named another command, or none, may have meant to go, in the order in which they are tried.
OTHERS = ("judge", "hand", "explain", "ruling")
SITUATIONAL = ("ruling", "is", "read")
FOR_A_CARD = "A-5 limit, before the draw, seat 3 exposed {}"
#: What is added to a line in which nothing happens, and what an amount may have been that the shell took away.
HAPPENED, AMOUNT = "before the draw, seat 3 exposed 7h", "40"
#: What is piped into a filter to see it work; into one of situations the last.
PIPED = {"judge": "7-5-4-3-2 6-4-3-2-A", "hand": "7-5-4-3-2"}
PIPED_SITUATION = "A-5 limit, before the draw, seat 3 exposed 7h"
FOR_FILES = "echo 'A-5 limit, before the draw, exposed 7h => must be taken' > night.ref; referee check night.ref"

CARDS_OF_A_HAND = 5
#: A longer line is not offered: nobody would type it.
LONGEST_LINE = 1_000
QUOTES = "'\"‘’“”„«»`"
_NEEDS_NO_QUOTES = re.compile(r"[\w@%+=:,./♠♥♦♣-]+")


def offer(candidates: Iterable[Arguments], output: Output) -> None:
    """Write the first of some lines that works; where none does, an example of the command they are of."""
    from referee.cli.complaint import write_beside

    ctx = click.get_current_context()
    if ctx.find_root().obj is None:  # this is a trial itself
        return
    write_beside(f"try: {line_that_works(candidates, ctx.info_name)}", output)


def offer_input(output: Output) -> None:
    """Write the filter that was typed with input that it can read."""
    from referee.cli.complaint import write_beside

    arguments = click.get_current_context().find_root().obj
    line = PIPED.get(arguments[0], PIPED_SITUATION)
    write_beside(f"try: echo {shlex.quote(line)} | {typed(arguments)}", output)


def line_that_works(candidates: Iterable[Arguments], command: str | None) -> str:
    """The first of some lines that works, as it is typed; where none does, an example of a command."""
    for arguments in candidates:
        if works(arguments):
            return typed(arguments)
    return example_of(command if command in COMMANDS else "ruling")


def works(arguments: Arguments) -> bool:
    """Whether a line is answered. It is run, unless it would read standard input or ask; what it writes is lost."""
    if {"-", "--ask"} & set(arguments) or sum(map(len, arguments)) > LONGEST_LINE:
        return False
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        try:
            with cli.make_context("referee", list(arguments)) as context:
                return cli.invoke(context) in ANSWERED
        except Exception:  # also a bug: it is told of to who types the line
            return False


def typed(arguments: Arguments) -> str:
    """A line as it is typed in a shell: in quotes only what needs them.

    >>> typed(["ruling", "-t", "A-5 limit", "before the draw, exposed 7h"])
    "referee ruling -t 'A-5 limit' before the draw, exposed 7h"
    >>> typed(["judge", "Ks Kd Kh 7c 4d", "9♥8♥7♥6♥2♠"])
    "referee judge 'Ks Kd Kh 7c 4d' 9♥8♥7♥6♥2♠"
    """
    words = ["referee"]
    for before, argument in zip(["", *arguments], arguments, strict=False):
        told = arguments[0] in SITUATIONAL and not before.startswith("-")
        words.append(argument if _is_safe(argument, blanks=told) else shlex.quote(argument))
    return " ".join(words)


def _is_safe(argument: str, blanks: bool) -> bool:
    parts = argument.split(" ") if blanks else [argument]
    return all(map(_NEEDS_NO_QUOTES.fullmatch, parts))


def example_of(command: str) -> str:
    """A line of a command that works: the first example in its help, where that works everywhere.

    >>> example_of("judge")
    'referee judge -g ubln K♠K♦K♥7♣4♦ 9♥8♥7♥6♥2♠'
    """
    if command == "check":
        return FOR_FILES
    found = cli.get_command(click.Context(cli), command)
    assert found is not None
    lines = (line.strip() for line in (found.help or "").splitlines())
    return next(line for line in lines if line.startswith(f"referee {command}"))


# --- wrong usage -----------------------------------------------------------------------------------------------------


def meant(arguments: Arguments, error: click.UsageError) -> Iterator[Arguments]:
    """What was probably meant by a line that is not used rightly, the likeliest first."""
    arguments = list(_options_apart(arguments))
    yield from _with_another_option(arguments, error)
    yield from _with_a_value(arguments, error)
    yield from _with_another_value(arguments, error)
    yield from _with_the_command_first(arguments)
    if not arguments or arguments[0] not in COMMANDS:
        yield from _with_a_command(arguments)
        return
    command, *rest = arguments
    yield from ([command, *hands] for hands in _hands_of_lone_cards(rest))
    yield from ([other, *rest] for other in OTHERS if other != command)


def near_commands(name: str) -> list[str]:
    """The commands that a name may be a slip for, the nearest first."""
    from difflib import get_close_matches

    return get_close_matches(name.lower()[:20], COMMANDS, n=3, cutoff=0.6)


def _options_apart(arguments: Arguments) -> Iterator[str]:
    """The arguments, each long option apart from the value behind its equals sign."""
    for argument in arguments:
        option, sign, value = argument.partition("=")
        yield from (option, value) if sign and option.startswith("--") else (argument,)


def _with_another_option(arguments: Arguments, error: click.UsageError) -> Iterator[Arguments]:
    from referee.spelling import nearest

    if isinstance(error, click.NoSuchOption):
        near = nearest(error.option_name, error.possibilities or ())
        if near:
            yield [near if argument == error.option_name else argument for argument in arguments]


def _with_a_value(arguments: Arguments, error: click.UsageError) -> Iterator[Arguments]:
    """An option that lacks its value: the first that a shell would offer for it."""
    if not isinstance(error, click.BadOptionUsage) or error.option_name not in arguments:
        return
    found = cli.get_command(click.Context(cli), arguments[0])
    place = arguments.index(error.option_name) + 1
    for option in found.params if found else ():
        if error.option_name in option.opts and found:
            for value in option.shell_complete(click.Context(found), "")[:1]:
                yield [*arguments[:place], value.value, *arguments[place:]]


def _with_another_value(arguments: Arguments, error: click.UsageError) -> Iterator[Arguments]:
    """A wrong value of an option or an argument: the nearest that a shell would offer in its place, or the first."""
    from referee.spelling import nearest

    if not isinstance(error, click.BadParameter) or error.param is None or error.ctx is None:
        return
    values = [item.value for item in error.param.shell_complete(error.ctx, "")]
    for place, argument in enumerate(arguments):
        named = [value for value in values if value in argument.replace(" ", "-")]
        guess = nearest(argument, values) or next(iter(named or values), None)
        if place and guess:
            yield [*arguments[:place], guess, *arguments[place + 1 :]]


def _with_the_command_first(arguments: Arguments) -> Iterator[Arguments]:
    """``referee -g a5 judge …``: the options go behind the command."""
    place = next((place for place, argument in enumerate(arguments) if argument in COMMANDS), 0)
    if place:
        yield [arguments[place], *arguments[:place], *arguments[place + 1 :]]


def _with_a_command(arguments: Arguments) -> Iterator[Arguments]:
    """A command that is none, or a line without one: cards, a rule, a situation."""
    if not arguments:
        return
    yield from ([near, *arguments[1:]] for near in near_commands(arguments[0]))
    yield from _about_a_card(arguments)
    yield from ([command, *arguments] for command in OTHERS)
    yield from ([command, *arguments[1:]] for command in OTHERS if arguments[1:])


def _about_a_card(arguments: Arguments) -> Iterator[Arguments]:
    from referee.cli.hands import is_lone_card

    if len(arguments) == 1 and is_lone_card(arguments[0]):
        yield ["ruling", FOR_A_CARD.format(arguments[0])]


def _hands_of_lone_cards(arguments: Arguments) -> Iterator[Arguments]:
    """Cards that stand one by one, put together to hands; behind them whatever else there is."""
    from referee.cli.hands import is_lone_card

    cards = [argument for argument in arguments if is_lone_card(argument)]
    others = [argument for argument in arguments if argument not in cards]
    starts = range(0, len(cards), CARDS_OF_A_HAND)
    if cards:
        yield [*others, *(" ".join(cards[start : start + CARDS_OF_A_HAND]) for start in starts)]


# --- what cannot be read ---------------------------------------------------------------------------------------------


def told_otherwise(words: Arguments, error: RefereeError) -> Iterator[Arguments]:
    """A situation that cannot be read, told so that it can: its own words mended, or an example that is like it."""
    from referee.situation.amending import amended

    text = " ".join(words)
    rest = _without(words)
    for said in dict.fromkeys((error.mended(), text.strip(QUOTES), text, re.sub(f"[{QUOTES}]", "", text))):
        better = said and amended(said)
        if better and not _is_another(text, better):
            yield [*rest, better]
    yield [*rest, re.sub(r"\b0\b", AMOUNT, text)]
    yield [*rest, f"{text}, {HAPPENED}"]
    yield from ([command, *words] for command in ("judge", "hand"))
    yield [*rest, like_it(text)]
    yield ["ruling", like_it(text)]


def _is_another(text: str, better: str) -> bool:
    """Whether so many words are others that it is no longer what was said."""
    said, mended = text.lower().split(), better.lower().split()
    others = sum(word not in said for word in mended)
    return others > max(1, len(said) // 3)


def like_it(text: str) -> str:
    """The example of the rulebook that has most words of a text in it; of those that are rulings.

    >>> like_it("the dealer screwed up the blinds")
    'two blinds, big blind passed seat 3'
    """
    from referee.rulebook import RULES

    said = _words(text)
    examples = [example.partition("=>") for rule in RULES.values() for example in rule.examples]
    ruled = [told.strip() for told, _, ruling in examples if not ruling.strip().startswith(("depends", "not covered"))]
    lowball = [told for told in ruled if not told.startswith("UBLN")]
    return max(ruled if "ubln" in said else lowball, key=lambda example: (len(said & _words(example)), -len(example)))


def _words(text: str) -> set[str]:
    return set(re.findall(r"[a-z]{4,}", text.lower()))


def _without(words: Arguments) -> list[str]:
    """What was typed beside the words of the situation: the command, its options, a question."""
    arguments = list(click.get_current_context().find_root().obj or ())
    for word in words:
        if word in arguments:
            arguments.remove(word)
    return arguments


def with_hands_mended(errors: Iterable[RefereeError]) -> Iterator[Arguments]:
    """What was typed, each hand that cannot be read with the hints to it in their places; or told as a situation."""
    yield from with_texts_mended({error.source: error.mended() for error in errors})
    yield ["ruling", *_without(())[1:]]


def with_texts_mended(better: Mapping[str, str | None]) -> Iterator[Arguments]:
    """What was typed, with better texts in the place of some, where there is one."""
    yield [_mended(argument, better) for argument in _without(())]


def _mended(argument: str, better: Mapping[str, str | None]) -> str:
    name, sign, text = argument.rpartition("=")
    return name + sign + (better.get(text) or text)
