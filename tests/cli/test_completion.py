"""What a shell is told at a tab, and that bash, zsh and fish make of it what is meant."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from referee.cli import COMPLETION_VARIABLE
from referee.cli.commands import COMMANDS
from referee.cli.completion import SCRIPTS
from referee.cli.completion.answering import candidates
from referee.cli.completion.candidates import FILE
from referee.rulebook import QUESTIONS, RULES, rule
from referee.ruling.settling import YES_OR_NO
from referee.situation.heads import HEADS
from referee.situation.settings import SETTINGS, STAGES
from tests.cli.running import python, referee

WORDS = [entry.name for entry in HEADS] + [entry.shown for entry in (*SETTINGS, *STAGES)]


def offered(line: str) -> list[str]:
    return [item.value for item in candidates(line, COMPLETION_VARIABLE)]


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("referee ", list(COMMANDS)),
        ("referee ru", ["ruling", "rules"]),
        ("referee help ju", ["judge"]),
        ("referee judge -g ", ["a5", "27", "ubln", "high"]),
        ("referee judge --game u", ["ubln"]),
        ("referee judge -f s", ["short"]),
        ("referee judge --format=js", ["--format=json", "--format=jsonl"]),
        ("referee judge --low", ["--low-cards"]),
        ("referee hand --five-of-a-kind b", ["below"]),
        ("referee judge 7-5", []),
        ("referee is ", list(YES_OR_NO)),
        ("referee is must-t", ["must-take"]),
        ("referee explain a5-3", ["A5-3"]),
        ("referee explain ", list(RULES)),
        ("referee explain LB-1 NL-2", ["NL-2", "NL-2a", "NL-2b"]),
        ("referee rules --about ", list(QUESTIONS)),
        ("referee rules --about silent", ["silent pair"]),
        ("referee words out", [word for word in WORDS if word.startswith("out")]),
        ("referee completion ", list(SCRIPTS)),
        ("referee nonsense ", list(COMMANDS)),
        ("referee ruling --nonsense ", WORDS),
    ],
)
def test_candidates(line: str, values: list[str]) -> None:
    assert offered(line) == values


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("referee ruling ", WORDS),
        ("referee ruling A-5 limit, seat 3 expo", ["exposed"]),
        ("referee is misdeal lowball, extra", ["extra cards"]),
        ("referee read button out of ", ["position", "sequence"]),
        ("referee ruling button out of p", ["position"]),
        ("referee ruling A-5, before the d", ["draw"]),
        ("referee ruling -g a5 -w expo", ["exposed"]),
        ("referee ruling 'A-5, button out of p", ["A-5, button out of position"]),
        ("referee ruling -t 'A-5 no-li", ["A-5 no-limit"]),
    ],
)
def test_the_words_of_a_situation(line: str, values: list[str]) -> None:
    assert offered(line) == values


@pytest.mark.parametrize("line", ["referee check ex", "referee ruling -F ex", "referee read --house ex"])
def test_files_are_the_shell_s(line: str) -> None:
    (item,) = candidates(line, COMPLETION_VARIABLE)
    assert (item.type, item.value) == (FILE, "ex")


def test_rules_come_with_their_paraphrase() -> None:
    (item,) = candidates("referee explain A5-3", COMPLETION_VARIABLE)
    assert item.help == rule("A5-3").says


ASKED = """
import os, sys
os.environ["_REFEREE_COMPLETE"] = sys.argv[1]
from referee.cli import main
try:
    main([])
finally:
    print(*sys.modules, file=sys.stderr)
"""


@pytest.mark.parametrize("line", ["referee ", "referee explain A5", "referee ruling A-5 limit, seat 3 expo"])
def test_a_tab_imports_nothing_heavy(line: str) -> None:
    ended = python(ASKED, line)
    assert ended.returncode == 0
    assert ended.stdout
    assert not {"pyparsing", "tabulate", "numpy", "json"} & set(ended.stderr.decode().split())


# --- the shells ------------------------------------------------------------------------------------------------------


def shell_says(shell: str, code: str, environment: dict[str, str]) -> list[str]:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    ended = subprocess.run(
        [shell, "-c", code], capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    assert ended.stderr == ""
    return ended.stdout.splitlines()


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_script_is_printed_as_it_is_installed(name: str) -> None:
    installed = Path(__file__).parent.parent.parent / "referee" / "cli" / "completion" / SCRIPTS[name]
    assert referee("completion", name).out == installed.read_text()


#: Calls the function as readline does, with the words as bash divides them: at an equals sign too.
IN_BASH = """
source <(referee completion bash)
COMP_LINE={line} COMP_POINT=${{#COMP_LINE}} COMP_TYPE={kind} COLUMNS=60
COMP_WORDS=({words}) COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_referee referee
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
LISTED, PUT_IN = 63, 37


def bash_says(line: str, words: str, environment: dict[str, str], kind: int = LISTED) -> list[str]:
    return shell_says("bash", IN_BASH.format(line=line, words=words, kind=kind), environment)


@pytest.mark.parametrize(
    ("line", "words", "values"),
    [
        ("'referee expl'", "referee expl", ["explain"]),
        ("'referee explain A5-3'", "referee explain A5-3", ["A5-3"]),
        ("'referee judge -g u'", "referee judge -g u", ["ubln"]),
        ("'referee judge --low-cards=o'", "referee judge --low-cards = o", ["one"]),
        ("'referee is misd'", "referee is misd", ["misdeal"]),
        ("'referee ruling button out of p'", "referee ruling button out of p", ["position"]),
        ("'referee rules --about silent'", "referee rules --about silent", [r"silent\ pair"]),
        ("'referee judge 7-5'", "referee judge 7-5", [""]),
    ],
)
def test_bash(line: str, words: str, values: list[str], shell: dict[str, str]) -> None:
    assert bash_says(line, words, shell) == values


def test_bash_lists_rules_with_their_paraphrase_and_puts_in_the_number_alone(shell: dict[str, str]) -> None:
    line = ("'referee explain A5-'", "referee explain A5-", shell)
    listed = bash_says(*line)
    assert listed[1] == f"A5-1      ({rule('A5-1').says}"[:60]
    assert {len(row) for row in listed} == {60}
    assert bash_says(*line, PUT_IN) == ["A5-intro", "A5-1", "A5-2", "A5-3", "A5-4"]


def test_bash_completes_files_by_itself(shell: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "night.ref").touch()
    begun = f"{tmp_path}/ni"
    assert bash_says(f"'referee check {begun}'", f"referee check {begun}", shell) == [f"{tmp_path}/night.ref"]


IN_ZSH = """
compdef() {{ }}
compadd() {{ print -r -- "$@" }}
COLUMNS=30
source =(referee completion zsh)
words=({words}) CURRENT=$#words
_referee
"""


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("referee explain a5-3", ["-U -V referee -l -d shown -- A5-3"]),
        ("referee ruling button out of p", ["-U -Q -V referee -l -d shown -- position"]),
        ("referee judge --format=s", ["-U -V referee -l -d shown -- --format=short"]),
        ("referee judge 7-5", []),
    ],
)
def test_zsh(words: str, says: list[str], shell: dict[str, str]) -> None:
    assert shell_says("zsh", IN_ZSH.format(words=words), shell) == says


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("referee explain a5-3", [f"A5-3\t{rule('A5-3').says}"]),
        ("referee ruling button out of p", ["position\tthe button stood in the wrong place"]),
        ("referee is misd", ["misdeal"]),
        ("referee judge 7-5", []),
    ],
)
def test_fish(line: str, says: list[str], shell: dict[str, str], tmp_path: Path) -> None:
    code = f"referee completion fish | source; complete --do-complete '{line}'"
    assert shell_says("fish", code, shell | {"HOME": str(tmp_path)}) == says
