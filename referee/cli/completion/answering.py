"""What a shell is answered at a tab: one candidate a line, as kind, word and what it means, divided by tabs."""

from __future__ import annotations

import shlex
import sys

from click.shell_completion import CompletionItem, ShellComplete

from referee.cli.status import Status


def answer(line: str, variable: str) -> Status:
    """Write what may stand at the end of a line, the beginning of a command. ``variable`` is what Click calls it by."""
    for item in candidates(line, variable):
        sys.stdout.write(f"{item.type}\t{item.value}\t{item.help or ''}\n")
    return Status.OK


def candidates(line: str, variable: str) -> list[CompletionItem]:
    """What may stand for the last word of a line; all of the word, with an option that stands before an ``=`` in it."""
    from referee.cli.commands import cli

    words, begun = parted(line)
    items = ShellComplete(cli, {}, "referee", variable).get_completions(words[1:], begun)
    option, sign, _ = begun.partition("=")
    if sign and option.startswith("--"):
        for item in items:
            item.value = f"{option}={item.value}"
    return items


def parted(line: str) -> tuple[list[str], str]:
    """The words of a line, and the one that is still being typed; within quotes that is everything since they opened.

    >>> parted("referee judge -g u"), parted("referee ruling ")
    ((['referee', 'judge', '-g'], 'u'), (['referee', 'ruling'], ''))
    >>> parted("referee ruling 'A-5 limit, seat 3 exp")
    (['referee', 'ruling'], 'A-5 limit, seat 3 exp')
    """
    lexer = shlex.shlex(line, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = ""
    words: list[str] = []
    try:
        words.extend(lexer)
    except ValueError:
        return words, lexer.token
    return (words, "") if not words or line[-1].isspace() else (words[:-1], words[-1])
