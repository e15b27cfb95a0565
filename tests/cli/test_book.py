"""``referee explain``, ``rules``, ``read`` and ``words``: the book and the language, looked up."""

from __future__ import annotations

import json

import pytest

from referee.cli.status import Status
from referee.rulebook import QUESTIONS, RULES
from referee.situation import Word, read, words
from referee.situation.heads import HEADS
from tests.cli.running import referee


class TestExplain:
    @pytest.mark.parametrize("number", RULES)
    def test_every_rule_is_explained(self, number: str) -> None:
        rule = RULES[number]
        text = referee("explain", number).out
        assert text.startswith(f"{number}  {rule.long}\n  {rule.says}\n")
        for heading in ("Decides", "Examples", "Source", "Code"):
            assert f"\n  {heading}" in text
        for example in rule.examples:
            assert " ".join(example.split()) in text

    @pytest.mark.parametrize(
        ("words", "numbers"),
        [
            ("A5-3", ["A5-3"]),
            ("lb 1(a)", ["LB-1a"]),
            ("LB1A A5.3", ["LB-1a", "A5-3"]),
            ("Ace-to-five 3 Lowball 1(a)", ["A5-3", "LB-1a"]),
            ("27-2 27 3", ["27-2", "27-3"]),
            ("lowball introduction", ["LB-intro"]),
        ],
    )
    def test_a_number_is_taken_in_any_spelling(self, words: str, numbers: list[str]) -> None:
        answered = referee("explain", *words.split(), "-j")
        assert [json.loads(line)["rule"] for line in answered.out.splitlines()] == numbers

    def test_an_unknown_one_is_told_and_keeps_no_other_back(self) -> None:
        answered = referee("explain", "A5-9", "A5-3", "-f", "short")
        assert answered.status == Status.ERROR
        assert "no rule is called 'A5-9'; did you mean A5-" in answered.err
        assert answered.out.startswith("A5-3 ")

    def test_the_record(self) -> None:
        record = referee("explain", "27-2", "-j").record
        assert list(record) == [
            "v", "rule", "long", "says", "note", "about", "over", "overridden_by", "under", "heads", "see_also",
            "examples", "source", "code", "errors",
        ]  # fmt: skip
        assert (record["over"], record["under"]) == (["A5-3"], "LB-8")
        assert record["see_also"] == {"exposed card": ["LB-9", "NL-2", "NL-2a", "NL-2b", "NL-3"]}
        assert referee("explain", "A5-3", "-j").record["overridden_by"] == ["27-2"]
        assert referee("explain", "LB-8", "-j").record["heads"] == ["A5-3", "27-2", "NL-2"]

    @pytest.mark.parametrize("number", [number for number in RULES if RULES[number].list == "UBLN"])
    def test_of_uncle_bob_s_numbers_only_article_3_is_the_source_s_own(self, number: str) -> None:
        assert 'calls only the wild-card rule "article 3"' in referee("explain", number).out


class TestRules:
    def listed(self, *arguments: str) -> list[str]:
        return referee("rules", "-f", "short", *arguments).out.split()

    def test_all_of_them_stand_there_in_the_order_of_the_book(self) -> None:
        assert self.listed() == list(RULES)
        assert [row["rule"] for row in referee("rules", "-j").record["rules"]] == list(RULES)

    @pytest.mark.parametrize("question", QUESTIONS)
    def test_about_a_question(self, question: str) -> None:
        listed = self.listed("--about", question)
        assert [number for number in listed if question in RULES[number].about] == [r.id for r in QUESTIONS[question]]
        assert set(listed) - {rule.id for rule in QUESTIONS[question]} <= {"LB-1d"}

    def test_every_letter_of_the_list_of_misdeals_is_about_them(self) -> None:
        assert self.listed("--about", "misdeal") == ["LB-1", *(f"LB-1{letter}" for letter in "abcdefghi")]

    @pytest.mark.parametrize(
        ("game", "lists"),
        [("a5", {"LB", "A5", "NL"}), ("27", {"LB", "A5", "27", "NL"}), ("ubln", {"UBLN"})],
    )
    def test_of_a_game(self, game: str, lists: set[str]) -> None:
        assert self.listed("-g", game) == [number for number, rule in RULES.items() if rule.list in lists]

    def test_options_narrow_each_other(self) -> None:
        assert self.listed("-g", "ubln", "--about", "misdeal") == []
        assert self.listed("-g", "a5", "--search", "exposed joker") == ["A5-3", "NL-2a"]

    @pytest.mark.parametrize("options", [(), ("--tree",), ("-g", "ubln"), ("--about", "hand size")])
    def test_fits_eighty_columns(self, options: tuple[str, ...]) -> None:
        assert max(map(len, referee("rules", *options).out.splitlines())) <= 80

    def test_a_tree_sets_each_rule_in_under_the_one_that_sends_us_there(self) -> None:
        depths = {
            line.split()[0]: len(line) - len(line.lstrip()) for line in referee("rules", "--tree").out.splitlines()
        }
        assert sorted(depths) == sorted(RULES)
        for number, rule in RULES.items():
            assert depths[number] == (2 if rule.under is None else depths[rule.under] + 2)


class TestRead:
    def test_the_canonical_form_reads_back(self) -> None:
        echo = referee("read", "--ascii", "KC lowball NL, pre-draw, exposed 7♣").out.strip()
        assert echo == "2-7 no-limit, before the draw, exposed 7c"
        assert referee("read", "--ascii", echo).out.strip() == echo

    def test_the_record_has_the_parts(self) -> None:
        record = referee("read", "-j", "A-5, seat 3 bets 40 holding 7-5-4-3-2, is it allowed?").record
        assert list(record) == ["v", "id", "line", "in", "read", "settings", "events", "question", "told", "errors"]
        assert (record["settings"], record["question"], record["told"]) == ({"game": "a5"}, "allowed", False)
        (event,) = record["events"]
        assert {key: value for key, value in event.items() if value not in (None, [], {}, False)} == {
            "head": "bets", "who": ["seat 3"], "holding": "7-5-4-3-2", "amount": "40",
            "line": 1, "column": 6, "length": 32,
        }  # fmt: skip

    def test_what_cannot_be_read(self) -> None:
        answered = referee("read", "-j", "seat 3 exposd 7h")
        assert answered.status == Status.ERROR
        assert answered.record["events"] == []
        assert answered.record["errors"][0]["hint"] == "exposed"


class TestWords:
    def test_all_heads_are_listed_with_an_example_that_reads(self) -> None:
        text = " ".join(referee("words").out.split())
        for head in HEADS:
            assert head.name in text
            assert read(head.example)

    @pytest.mark.parametrize("word", {word.kind: word for word in words()}.values(), ids=lambda word: word.kind)
    def test_a_word_of_each_kind_is_looked_up(self, word: Word) -> None:
        answered = referee("words", "-f", "short", word.spellings[-1])
        assert answered.status == Status.OK
        assert word.canonical in answered.out

    def test_a_word_is_told_with_its_meaning_and_an_example(self) -> None:
        lines = referee("words", "flashed").out.splitlines()
        assert lines[:2] == ["exposed: a card was seen.", "  For example: seat 3 exposed 7h"]
        assert " face up," in lines[2]

    def test_an_unknown_word_is_told_with_the_nearest(self) -> None:
        answered = referee("words", "exposd", "-j")
        assert answered.err == "referee: no word 'exposd'; did you mean exposed?\ntry: referee words exposed\n"
        assert answered.record["errors"][0]["hint"] == "exposed"


def test_a_word_of_many_spellings_is_read_at_a_glance() -> None:
    few, every = referee("words", "flashed").out, referee("words", "flashed", "--all").out
    assert len(few) < 500 < len(every)
    assert "more with --all" in few
    assert "landed face up" in every
    assert "more with --all" not in every


@pytest.mark.parametrize(("said", "number"), [("sevens", "A5-4"), ("misdeal", "LB-1"), ("exposed card", "LB-8")])
def test_a_question_in_the_place_of_a_number_leads_to_its_first_rule(said: str, number: str) -> None:
    assert f"did you mean {number}?" in referee("explain", said).err
