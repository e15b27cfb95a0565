"""``referee read`` without a line: what holds at the table, and which rule of the house makes it so."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cli.output import Output, Page
from referee.cli.reading_records import of_reading
from referee.cli.situations import Given
from referee.ruling import TableRules
from referee.situation import canonical
from referee.situation.model import Situation
from referee.situation.settings import SETTINGS, STAGES
from referee.situation.texts import setting_text

MEANINGS = {(setting.key, setting.value): setting.means for setting in (*SETTINGS, *STAGES)}
#: What settings mean that are amounts and numbers.
OF_AMOUNTS = {
    "stakes": "a bet before the draw, and after it",
    "bet": "the size of a bet",
    "blind": "the size of the blind",
    "players": "how many players are in the pot",
}
ELSEWHERE = "as was said of the table"


def show_table(rules: TableRules, output: Output) -> None:
    """What holds at a table: in canonical form, and each setting with its rule and what it means."""
    situation = rules.over(Situation({}, ()))
    echo = canonical(situation, ascii=False)
    output.answer(
        text=lambda page: _write(page, echo, rules),
        short=lambda: echo,
        record=lambda: of_reading(Given(""), echo, situation),
    )


def _write(page: Page, echo: str, rules: TableRules) -> None:
    page.line(echo)
    page.table(["house rule", "setting", "what it means"], list(_rows(rules)))


def _rows(rules: TableRules) -> Iterator[list[str]]:
    """Each setting, behind the rule that makes it; those that the table was told otherwise say so."""
    made = [(rule.text, rule.settings) for rule in rules.house]
    for text, settings in [*made, (ELSEWHERE, rules.said)]:
        for place, (key, value) in enumerate(settings.items()):
            nearer = settings is not rules.said and key in rules.said
            means = MEANINGS.get((key, value)) or OF_AMOUNTS.get(key, "a fact, by its name")
            yield [text if place == 0 else "", setting_text(key, value), f"{means}; not here" if nearer else means]
