"""``referee ruling`` and ``referee is``: records, files, what holds at the table, and what cannot be ruled on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from referee.cli.status import Status
from referee.rulebook.answers import ANSWERS
from referee.ruling.settling import YES_OR_NO
from tests.cli.running import process, referee

KEYS = [
    "v", "id", "line", "in", "read", "status", "answer", "says", "do", "cites", "over", "presumed", "reading", "house",
    "findings", "money", "ask", "why", "errors",
]  # fmt: skip


def record(*arguments: str) -> dict[str, Any]:
    made = referee(*arguments, "-j").record
    assert isinstance(made, dict)
    return made


class TestStatus:
    """Through real processes, for scripts see nothing else."""

    @pytest.mark.parametrize(
        ("arguments", "status"),
        [
            ("ruling lowball, 2 extra cards dealt, nobody acted", Status.OK),
            ("ruling lowball, 2 extra cards dealt", Status.DEPENDS),
            ("ruling A-5 limit, heads-up, bet and four raises, seat 2 raises", Status.NOT_COVERED),
            ("ruling lowball, 2 extra cards dlt", Status.ERROR),
            ("ruling A-5 limit", Status.ERROR),
            ("ruling", Status.ERROR),
            ("ruling -F no-such-file.ref", Status.ERROR),
            ("ruling --ask lowball, 2 extra cards dealt", Status.ERROR),
            ("is misdeal lowball, 2 extra cards dealt, nobody acted", Status.OK),
            ("is misdeal lowball, 2 extra cards dealt, two players acted", Status.NO),
            ("is misdeal lowball, 2 extra cards dealt", Status.DEPENDS),
            ("is fouled lowball, 2 extra cards dealt, nobody acted", Status.NOT_COVERED),
            ("is misdeal lowball, 2 extra cards dlt", Status.ERROR),
            ("is misdeel lowball, 2 extra cards dealt", Status.ERROR),
            ("explain A5-3", Status.OK),
            ("explain A5-9", Status.ERROR),
            ("rules --about misdeel", Status.ERROR),
            ("words misdeel", Status.ERROR),
            ("check no-such-file.ref", Status.ERROR),
            ("help", Status.OK),
            ("help ruling", Status.OK),
            ("help rulling", Status.ERROR),
        ],
    )
    def test_is_what_was_answered(self, arguments: str, status: Status) -> None:
        ended = process(*arguments.split())
        assert ended.returncode == status
        assert b"Traceback" not in ended.stderr
        assert (ended.stdout == b"") is (status is Status.ERROR)

    @pytest.mark.parametrize("question", YES_OR_NO)
    def test_every_question_of_is_can_be_asked(self, question: str) -> None:
        assert referee("is", question, "lowball, boxed card").status == Status.NOT_COVERED


class TestRecord:
    @pytest.mark.parametrize(
        "line",
        [
            "2-7 limit, before the draw, 4th card exposed 6s",
            "A-5, before the draw, 4th card exposed 6s",
            "lowball, boxed card",
            "lowball, boxd card",
        ],
    )
    def test_has_every_key_whatever_is_answered(self, line: str) -> None:
        assert list(record("ruling", line)) == KEYS
        assert list(record("is", "misdeal", line)) == [*KEYS, "question", "is"]

    def test_of_a_ruling(self) -> None:
        made = record("ruling", "2-7 limit", "before draw, 4th card exposed 6s")
        assert made["in"] == "2-7 limit before draw, 4th card exposed 6s"
        assert made["read"] == "2-7 limit, before the draw, exposed 4th card 6♠"
        assert (made["status"], made["answer"]) == ("ruled", "replace-after-deal")
        assert (made["cites"], made["over"]) == (["27-2", "LB-8"], ["A5-3"])
        assert made["presumed"] == [{"text": "the dealer exposed it", "unless": "by himself", "rule": None}]
        assert made["do"][0] == "Complete the deal to everyone first."
        assert made["why"] is None

    def test_of_a_dependence(self) -> None:
        made = record("ruling", "A-5, before the draw, 4th card exposed 6s")
        assert made["status"] == "depends"
        assert made["ask"] == {
            "fact": "betting",
            "text": "limit, no-limit or pot-limit?",
            "ways": {"limit": "must-take", "no-limit": "replace-after-deal", "pot-limit": "replace-after-deal"},
            "money": None,
        }

    def test_of_why(self) -> None:
        fates = {r["rule"]: r["fate"] for r in record("ruling", "-w", "2-7 limit, on the draw, exposed 6s")["why"]}
        assert {number for number, fate in fates.items() if fate == "applies"} == {"LB-9"}
        assert fates["27-2"] == "out"

    def test_of_a_line_that_cannot_be_read(self) -> None:
        answered = referee("ruling", "-j", "A-5 limit, befor the draw, seat 3 exposd 7h")
        made = answered.record
        assert answered.status == Status.ERROR
        assert (made["status"], made["read"], made["answer"]) == ("error", None, None)
        assert [(error["column"], error["length"], error["hint"]) for error in made["errors"]] == [
            (12, 14, "before the draw"),
            (35, 6, "exposed"),
        ]

    def test_of_yes_or_no(self) -> None:
        made = record("is", "must take", "before the draw, 4th card exposed 3d")
        assert (made["question"], made["is"], made["answer"]) == ("must-take", "yes", "must-take")


class TestFile:
    @pytest.fixture
    def night(self, tmp_path: Path) -> str:
        path = tmp_path / "night.ref"
        path.write_text(
            "# a night\r\n"
            "lowball, 2 extra cards dealt, nobody acted  => misdeal  # table 4\r\n"
            "lowball,\r\n"
            "\tseat 3 exposd 7h\r\n"
            "A-5, before the draw, 4th card exposed 6s",
            newline="",
        )
        return str(path)

    def test_every_situation_is_ruled_on_and_the_gravest_status_stands(self, night: str) -> None:
        answered = referee("ruling", "-F", night, "-f", "short")
        assert answered.out == "misdeal LB-1c LB-1\nerror\ndepends A5-3 LB-8 NL-2a NL-2\n"
        assert answered.status == Status.ERROR

    def test_what_is_wrong_is_told_in_the_form_that_editors_jump_to(self, night: str) -> None:
        assert referee("ruling", "-F", night).err.splitlines() == [
            f"{night}:4:9: error: did not understand 'exposd'; did you mean exposed?",
            r"  \tseat 3 exposd 7h",
            "           ^~~~~~",
        ]

    def test_each_has_its_record_with_its_line(self, night: str) -> None:
        records = [json.loads(line) for line in referee("ruling", "-F", night, "-j").out.splitlines()]
        assert [(made["line"], made["status"]) for made in records] == [(2, "ruled"), (3, "error"), (5, "depends")]

    def test_text_stands_under_its_place(self, night: str) -> None:
        lines = referee("ruling", "-F", night).out.splitlines()
        assert lines[:2] == [f"{night}:2: lowball, 2 extra cards dealt, nobody acted", "Misdeal."]
        assert f"{night}:5: A-5, before the draw, 4th card exposed 6s" in lines

    def test_a_line_besides_is_wrong_usage(self, night: str) -> None:
        assert "not both" in referee("ruling", "-F", night, "lowball,", "misdeal").err


class TestTable:
    """The line over -t and -g, those over REFEREE_TABLE, that over the rules of the house."""

    EXPOSED = "before the draw, 4th card exposed 6s"

    @pytest.fixture
    def house(self, tmp_path: Path) -> str:
        path = tmp_path / "house.ref"
        path.write_text("# our room\nA-5 no-limit   # since May\nsevens rule off\n")
        return str(path)

    def short(self, *arguments: str) -> str:
        return referee("ruling", "-f", "short", *arguments).out.split()[0]

    def test_the_nearer_wins(self, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
        assert self.short(self.EXPOSED) == "depends"
        assert self.short("--house", house, self.EXPOSED) == "replace-after-deal"
        monkeypatch.setenv("REFEREE_TABLE", "limit")
        assert self.short("--house", house, self.EXPOSED) == "must-take"
        assert self.short("--house", house, "-t", "no-limit", self.EXPOSED) == "replace-after-deal"
        assert self.short("--house", house, "-g", "27", self.EXPOSED) == "replace-after-deal"
        assert self.short("--house", house, "-t", "no-limit", "limit", self.EXPOSED) == "must-take"

    def test_the_house_may_stand_in_the_environment(self, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("REFEREE_HOUSE", house)
        assert self.short(self.EXPOSED) == "replace-after-deal"

    @pytest.mark.parametrize(
        ("line", "mattered"),
        [
            ("before the draw, 4th card exposed 6s", ["A-5 no-limit"]),
            ("A-5, before the draw, 4th card exposed 6s", ["A-5 no-limit"]),
            ("A-5 limit, before the draw, 4th card exposed 6s", []),
            ("A-5 limit, after the draw, seat 3 checks 7-5-4-3-2", ["sevens rule off"]),
            ("lowball, 2 extra cards dealt, nobody acted", []),
        ],
    )
    def test_house_rules_are_told_where_they_mattered(self, line: str, mattered: list[str], house: str) -> None:
        assert record("ruling", "--house", house, line)["house"] == mattered
        told = [said for said in referee("ruling", "--house", house, line).out.splitlines() if "House rule" in said]
        assert told == [f"  House rule: {rule}." for rule in mattered]

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("A-5 limit\nsevnes rule off\n", "2:1: error: did not understand 'sevnes'"),
            ("A-5 limit\n\n2-7\n", "3:1: error: the house says 'A-5 limit' before"),
            ("A-5, seat 3 exposed 7h\n", "1:6: error: this happens in one deal"),
            ("A-5 limit => must be taken\n", "1:10: error: nothing can be expected of a rule of the house"),
        ],
    )
    def test_a_wrong_house_file_is_named_with_the_place(self, text: str, message: str, tmp_path: Path) -> None:
        path = tmp_path / "house.ref"
        path.write_text(text)
        answered = referee("ruling", "--house", str(path), self.EXPOSED)
        assert answered.status == Status.ERROR
        assert answered.err.startswith(f"{path}:{message}")
        assert answered.out == ""

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (("-t", "lmiit"), "the table of -t cannot be read"),
            (("-t", "seat 3 acted"), "the table of -t cannot be read"),
            (("-t", "2-7", "-g", "a5"), "two games: -g a5, and another in -t '2-7'"),
            (("-g", "a6"), "no game is called 'a6'"),
            (("--house", "no-such-file"), "no-such-file: No such file"),
        ],
    )
    def test_a_wrong_table_is_refused(self, arguments: tuple[str, ...], message: str) -> None:
        answered = referee("ruling", *arguments, self.EXPOSED)
        assert answered.status == Status.ERROR
        assert message in answered.err
        assert answered.out == ""

    def test_a_wrong_table_of_the_environment_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("REFEREE_TABLE", "2-8")
        assert "REFEREE_TABLE cannot be read" in referee("ruling", self.EXPOSED).err


def test_strict_asks_for_the_ordinary_case() -> None:
    line = "2-7 limit, before the draw, 4th card exposed 6s"
    assert record("ruling", "--strict", line)["ask"]["fact"] == "by"
    assert record("is", "--strict", "must-take", line)["is"] == "depends"


def test_all_that_is_wrong_is_shown_under_the_line_at_once() -> None:
    assert referee("ruling", "A-5 limit, befor the draw, seat 3 exposd 7h").err.splitlines() == [
        "referee: the situation cannot be read",
        "  A-5 limit, befor the draw, seat 3 exposd 7h",
        "             ^~~~~~~~~~~~~~",
        "  column 12: did not understand 'befor'; did you mean before the draw?",
        "                                    ^~~~~~",
        "  column 35: did not understand 'exposd'; did you mean exposed?",
        "try: referee ruling A-5 limit, before the draw, seat 3 exposed 7h",
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("\x1b[31m, seat 3 exposed 7h", r"did not understand '\x1b[31m'"),
        ("seat 3 exposed 7h" + ", nobody acted" * 1000, "at most 10,000"),
        ("UBLN, A: Jo 2 3 4 5, B: 2s3s4s5s7d", "column 7: a joker, and none is in use in UBLN"),
        ("2-7, A: 7s5s4s3s2s, B: 7s6d4h3c2d", "the 7♠"),
        ("seat 0 acted, 2 extra cards", "there is no seat 0"),
        ("A-5 limit, nobody acted, two players acted, 2 extra cards", "2 acted, but 0 before"),
        ("A-5, 2-7, exposed 7h", "two values for game"),
    ],
)
def test_what_cannot_be_is_refused(line: str, message: str) -> None:
    answered = referee("ruling", line)
    assert answered.status == Status.ERROR
    assert message in answered.err
    assert answered.out == ""
    assert answered.err.replace("\n", "").isprintable()
    assert len(answered.err) < 2000


def test_every_answer_has_a_row_among_the_words() -> None:
    rows = referee("words", "--answers", "-j").record["answers"]
    assert [row["code"] for row in rows] == list(ANSWERS)
    table = referee("words", "--answers").out.splitlines()
    assert len(table) == len(ANSWERS) + 1
    assert next(row for row in rows if row["code"] == "replace") == {
        "code": "replace", "phrase": "replaced", "settles": {"must-take": False}, "exit": 0,
    }  # fmt: skip
