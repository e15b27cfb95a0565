"""``referee rules``: the numbered rules as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from referee.cli.options import completed_by, game_option_saying, output_options
from referee.cli.output import Output, Page
from referee.cli.prose import aligned
from referee.cli.records import VERSION, Record
from referee.cli.status import Status
from referee.rulebook import QUESTIONS, RULES, Rule

#: The lists that hold in each game. Plain draw takes only its order of hands from this book.
LISTS_OF = {"a5": ("LB", "A5", "NL"), "27": ("LB", "A5", "27", "NL"), "ubln": ("UBLN",), "high": ()}
ORDER_OF_HANDS = "UBLN-6"

#: A table is this wide where the output is no terminal.
WIDTH = 80


def _question(ctx: click.Context, parameter: click.Parameter, text: str | None) -> str | None:
    if text is None or text.lower() in QUESTIONS:
        return text and text.lower()
    from referee.spelling import nearest

    guess = nearest(text, QUESTIONS)
    hint = f"; did you mean {guess}?" if guess else f"; there are {', '.join(QUESTIONS)}"
    raise click.BadParameter(f"no rule is about {text!r}{hint}", ctx, parameter)


@click.command("rules")
@click.option(
    "--about",
    metavar="QUESTION",
    callback=_question,
    help="Those about a question, for example misdeal.",
    shell_complete=completed_by("questions_of_rules"),
)
@game_option_saying("Those that hold in a game.")
@click.option("--search", metavar="TEXT", help="Those with every word of a text in them.")
@click.option("--tree", is_flag=True, help="Each under the rule that sends us to it, with the rules it beats.")
@output_options("text", "short", "json")
def command(about: str | None, game: str | None, search: str | None, tree: bool, output: Output) -> Status:
    """The numbered rules, in the order of the printed page, with what each decides.

    \b
    referee rules --about misdeal
    referee rules --search check-raise
    referee rules --tree -g a5
    """
    rules = [rule for rule in RULES.values() if _is_asked_for(rule, about, game, search)]
    output.answer(
        text=lambda page: _write_tree(page, rules) if tree else _write_table(page, rules),
        short=lambda: " ".join(rule.id for rule in rules),
        record=lambda: {"v": VERSION, "rules": [_record(rule) for rule in rules], "errors": []},
    )
    return Status.OK


def _is_asked_for(rule: Rule, about: str | None, game: str | None, search: str | None) -> bool:
    if about is not None and not _is_about(rule, about):
        return False
    if game is not None and rule.list not in LISTS_OF[game] and not (game == "high" and rule.id == ORDER_OF_HANDS):
        return False
    text = " ".join((rule.id, rule.long, *rule.about, rule.says, rule.note)).lower()
    return all(word in text for word in (search or "").lower().split())


def _is_about(rule: Rule, about: str) -> bool:
    """Whether a rule is about a question, or stands in the list of one that is above all."""
    above = RULES[rule.under].about[:1] if rule.under else ()
    return about in (*rule.about, *above)


def _write_table(page: Page, rules: Sequence[Rule]) -> None:
    if not rules:
        page.line("No rule is like that.")
        return
    page.table(["rule", "about", "what it decides"], [_row(rule) for rule in rules], WIDTH)


def _row(rule: Rule) -> list[str]:
    return [rule.id, ", ".join(rule.about), rule.says]


def _write_tree(page: Page, rules: Sequence[Rule]) -> None:
    """The rules, each set in under the one that sends us to it."""
    rows = list(_branches(rules, None, 0))
    for number, rule in zip(aligned([number for number, _ in rows]), [rule for _, rule in rows], strict=True):
        beats = f" (over {', '.join(rule.over)})" if rule.over else ""
        page.line(f"  {number}  {', '.join(rule.about)}{beats}", hang=4 + len(number))


def _branches(rules: Sequence[Rule], under: str | None, depth: int) -> Iterator[tuple[str, Rule]]:
    ids = {rule.id for rule in rules}
    for rule in rules:
        if (rule.under if rule.under in ids else None) == under:
            yield "  " * depth + rule.id, rule
            yield from _branches(rules, rule.id, depth + 1)


def _record(rule: Rule) -> Record:
    return {
        "rule": rule.id,
        "long": rule.long,
        "about": list(rule.about),
        "says": rule.says,
        "under": rule.under,
        "over": list(rule.over),
    }
