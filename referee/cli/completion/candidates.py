"""What may stand for each argument: games, rules, questions, files, and the words of a situation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click
from click.shell_completion import CompletionItem

#: How a shell puts a candidate in: as one word, its blanks quoted; as the words it is; or as the name of a file.
ONE_WORD, WORDS, FILE = "plain", "words", "file"


def games(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    from referee.games import GAMES

    return _beginning(begun, [(game.id, game.title) for game in GAMES.values()])


def rules(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """The rules by their numbers, each with its paraphrase."""
    from referee.rulebook import RULES

    return _beginning(begun, [(rule.id, rule.says) for rule in RULES.values()])


def questions_of_is(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    from referee.ruling.settling import YES_OR_NO

    return _beginning(begun, [(question, "") for question in YES_OR_NO])


def questions_of_rules(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """What the rules are about, each with their numbers."""
    from referee.rulebook import QUESTIONS

    return _beginning(begun, [(about, ", ".join(rule.id for rule in rules)) for about, rules in QUESTIONS.items()])


def commands(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    from referee.cli.commands import COMMANDS

    return _beginning(begun, [(name, entry.summary) for name, entry in COMMANDS.items()])


def files(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    return [CompletionItem(begun, type=FILE)]


def vocabulary(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """The words that ``referee words`` tells of."""
    return _beginning(begun, _words())


def situation(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """The words of a situation: what the last word begins, or the words before it together with it."""
    said = " ".join((*(ctx.params.get(parameter.name or "") or ()), begun))
    return _continuing(said, begun, _words())


def settings(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """What can hold at a table."""
    from referee.situation.settings import SETTINGS

    return _continuing(begun, begun, [(setting.shown, setting.means) for setting in SETTINGS])


def _words() -> Iterator[tuple[str, str]]:
    """The head words, the settings and the stages, each with what it means."""
    from referee.situation.heads import HEADS
    from referee.situation.settings import SETTINGS, STAGES

    yield from ((head.name, head.means) for head in HEADS)
    yield from ((setting.shown, setting.means) for setting in (*SETTINGS, *STAGES))


def _beginning(begun: str, words: Iterable[tuple[str, str]]) -> list[CompletionItem]:
    return [
        CompletionItem(word, type=ONE_WORD, help=means)
        for word, means in words
        if word.lower().startswith(begun.lower())
    ]


def _continuing(said: str, begun: str, words: Iterable[tuple[str, str]]) -> list[CompletionItem]:
    """The words of which most is ``said`` already; each is put in for the part ``begun``, the last argument of it.

    >>> words = [("out of position", "the button"), ("out of turn", "a player"), ("of", "whose")]
    >>> [item.value for item in _continuing("A-5, button out of po", "po", words)]
    ['position']
    >>> [item.value for item in _continuing("A-5, button o", "A-5, button o", words)]
    ['A-5, button out of position', 'A-5, button out of turn', 'A-5, button of']
    """
    fitting = [(typed, word, means) for word, means in words if (typed := _typed(said, word)) is not None]
    longest = max((len(typed) for typed, _, _ in fitting), default=0)
    items = {}
    for typed, word, means in fitting:
        if len(typed) == longest:
            value = (said[: len(said) - len(typed)] + word)[len(said) - len(begun) :]
            items[value] = CompletionItem(value, type=WORDS, help=means)
    return list(items.values())


def _typed(said: str, word: str) -> str | None:
    """How much of a word, or of several that are one spelling, stands at the end of what is said; None if nothing.

    >>> _typed("A-5, button out of po", "out of position"), _typed("A-5, ", "pot"), _typed("A-5, x", "pot")
    ('out of po', '', None)
    """
    for size in range(min(len(said), len(word)), -1, -1):
        start = len(said) - size
        if said[start:].lower() == word[:size].lower() and (start == 0 or said[start - 1].isspace()):
            return said[start:]
    return None
