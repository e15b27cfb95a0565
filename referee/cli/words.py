"""``referee words``: every word of the situation language, and every answer."""

from __future__ import annotations

from collections.abc import Sequence

import click

from referee.cli.options import completed_by, output_options
from referee.cli.output import Output, Page
from referee.cli.records import VERSION, Record, of_problem
from referee.cli.status import Status
from referee.errors import Problem
from referee.rulebook.answers import ANSWERS, NOT_COVERED, Answer
from referee.ruling.finding import fill
from referee.situation import Word, words
from referee.situation.heads import HEADS

#: The kinds of words that have a meaning each, in the order they are shown; the others are shown as lists.
TABLES = {
    "head": "What happened, one a clause",
    "setting": "What holds at the table",
    "when": "The stage",
    "question": "What may be asked at the end",
}
LISTS = {
    "who": "Who",
    "flag": "How it happened",
    "role": "Who else",
    "category": "Hands by name",
    "request": "What players want, which decides nothing",
    "either": "One thing or another, as the rest of the clause tells",
}
FILLERS = "Words that say nothing, and are passed over"
EXAMPLES = {head.name: head.example for head in HEADS}
WIDTH = 80


@click.command("words")
@click.argument("said", nargs=-1, metavar="[WORD]", shell_complete=completed_by("vocabulary"))
@click.option("--answers", is_flag=True, help="The answers: code, phrase, what 'is' asks, exit status.")
@click.option("--all", "everything", is_flag=True, help="Every other way to say a word, not only a few.")
@output_options("text", "short", "json")
def command(said: Sequence[str], answers: bool, everything: bool, output: Output) -> Status:
    """Every word that a situation is told in; of one word, what it means and how else it is said.

    \b
    referee words
    referee words flashed
    referee words flashed --all
    referee words --answers
    """
    if answers:
        return _list_answers(output)
    return _look_up(" ".join(said), everything, output) if said else _list_words(output)


def _list_words(output: Output) -> Status:
    every = words()
    output.answer(
        text=lambda page: _write_words(page, every),
        short=lambda: ", ".join(dict.fromkeys(word.canonical for word in every if word.kind in TABLES)),
        record=lambda: {"v": VERSION, "words": [_of_word(word) for word in every], "errors": []},
    )
    return Status.OK


def _write_words(page: Page, every: Sequence[Word]) -> None:
    for kind, title in TABLES.items():
        page.line(title, bold=True)
        rows = [[word.canonical, word.means, EXAMPLES.get(word.canonical, "")] for word in every if word.kind == kind]
        headers = ["", "what it means", "for example"]
        if kind != "head":
            headers, rows = headers[:2], [row[:2] for row in rows]
        page.table(headers, rows, WIDTH)
    for kind, title in LISTS.items():
        page.line(title, bold=True)
        page.line("  " + ", ".join(word.canonical for word in every if word.kind == kind))
    page.line(FILLERS, bold=True)
    page.line("  " + ", ".join(spelling for word in every if word.kind == "filler" for spelling in word.spellings))


def _look_up(text: str, everything: bool, output: Output) -> Status:
    """What a word means, in each of its senses."""
    sought = _plain(text)
    senses = [word for word in words() if sought in map(_plain, (word.canonical, *word.spellings))]
    if not senses:
        return _unknown(text, output)
    output.answer(
        text=lambda page: _write_senses(page, senses, everything),
        short=lambda: ", ".join(dict.fromkeys(word.canonical for word in senses)),
        record=lambda: {"v": VERSION, "words": [_of_word(word) for word in senses], "errors": []},
    )
    return Status.OK


def _plain(spelling: str) -> str:
    return spelling.lower().replace("-", " ").replace("'", "").rstrip("?")


def _write_senses(page: Page, senses: Sequence[Word], everything: bool) -> None:
    for word in senses:
        page.line(f"{word.canonical}: {word.means}.", bold=True)
        if word.kind == "head":
            page.line(f"  For example: {EXAMPLES[word.canonical]}")
        others = [spelling for spelling in word.spellings if spelling != word.canonical]
        few = others if everything or len(others) <= MOST_SPELLINGS else _a_few(others)
        more = f", and {len(others) - len(few):,} more with --all" if len(few) < len(others) else ""
        if others:
            page.line(f"  Also said: {', '.join(few)}{more}.", hang=4)


#: So many other ways to say a word are read at a glance.
MOST_SPELLINGS = 10
#: Spellings that have so many letters in common are of one verb.
ALIKE = 4


def _a_few(spellings: Sequence[str]) -> list[str]:
    """Some spellings that have little in common: the first of those that begin alike.

    >>> _a_few(["flash", "flashed", "came up", "came face up", "was seen"])
    ['flash', 'came up', 'was seen']
    """
    first: dict[str, str] = {}
    for spelling in spellings:
        first.setdefault(spelling[:ALIKE], spelling)
    return list(first.values())[:MOST_SPELLINGS]


def _unknown(text: str, output: Output) -> Status:
    from referee.cli.complaint import advice, complain
    from referee.cli.mending.trying import offer
    from referee.spelling import nearest, visible

    guess = nearest(text, [spelling for word in words() for spelling in word.spellings])
    problem = Problem(f"no word {visible(text)!r}", length=max(1, len(text)), hint=guess)
    complain(advice(problem), output)
    offer([["words", guess]] if guess else [], output)
    if output.format == "json" and not output.quiet:
        output.page().record({"v": VERSION, "words": [], "errors": [of_problem(problem)]})
    return Status.ERROR


def _of_word(word: Word) -> Record:
    return {"kind": word.kind, "word": word.canonical, "means": word.means, "spellings": list(word.spellings)}


def _list_answers(output: Output) -> Status:
    output.answer(
        text=lambda page: page.table(
            ["code", "phrase", "is", "exit"], [list(map(str, _answer_row(answer))) for answer in ANSWERS.values()]
        ),
        short=lambda: " ".join(ANSWERS),
        record=lambda: {"v": VERSION, "answers": [_of_answer(answer) for answer in ANSWERS.values()], "errors": []},
    )
    return Status.OK


def _answer_row(answer: Answer) -> tuple[str, str, str, int]:
    settles = ", ".join(f"{question}: {'yes' if yes else 'no'}" for question, yes in answer.settles)
    return answer.code, fill(answer.phrase, PLACEHOLDERS), settles, _exit_status(answer)


def _exit_status(answer: Answer) -> Status:
    return Status.NOT_COVERED if answer is NOT_COVERED else Status.OK


def _of_answer(answer: Answer) -> Record:
    code, phrase, _, status = _answer_row(answer)
    return {"code": code, "phrase": phrase, "settles": dict(answer.settles), "exit": status}


#: What stands in a phrase for what the situation fills in.
PLACEHOLDERS = {name: name.upper() for name in ("who", "other", "amount", "hand", "stated")}
