"""The table of rules in the README: the number, what it decides, an example line. It is made from the rulebook.

python -m tests.rule_table        writes it anew
"""

from __future__ import annotations

from pathlib import Path

from referee.rulebook import LISTS, RULES, Rule

README = Path(__file__).parent.parent / "README.md"
BEGIN, END = "<!-- rules: python -m tests.rule_table -->\n", "<!-- end of rules -->\n"


def table() -> str:
    """The rules, a table for each list of the source."""
    return "\n".join(_of_list(head, title) for head, title in LISTS.items())


def _of_list(head: str, title: str) -> str:
    rows = [_row(rule) for rule in RULES.values() if rule.list == head]
    return "\n".join([f"**{title}**\n", "| rule | what it decides | for example |", "|---|---|---|", *rows, ""])


def _row(rule: Rule) -> str:
    example = " ".join(rule.examples[0].split())
    return f"| {rule.id} | {rule.says} | `{example}` |"


def written() -> str:
    """The table as it stands in the README."""
    _, _, behind = README.read_text().partition(BEGIN)
    inside, _, _ = behind.partition(END)
    return inside


if __name__ == "__main__":
    before, _, behind = README.read_text().partition(BEGIN)
    README.write_text(before + BEGIN + table() + END + behind.partition(END)[2])
