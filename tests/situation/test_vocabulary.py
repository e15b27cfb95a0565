"""The tables of words: every spelling stands for its own entry, and for nothing else."""

from __future__ import annotations

import re

import pytest

from referee.situation.chatter import FILLERS
from referee.situation.grammar import items
from referee.situation.heads import EITHER, HEADS
from referee.situation.reading import read
from referee.situation.small import DENIALS
from referee.situation.spellings import spelled_out
from referee.situation.takes import takes
from referee.situation.vocabulary import Word, words

#: Spellings that are one entry or another by what stands beside them.
BY_CONTEXT = {
    "wrong seat": "of a card, or of the button",
    "passed": "of the blind, or of a player",
    "passes": "of the blind, or of a player",
    "wants": "cards, or something else",
}
#: What must stand behind words of a kind for them to be that: "the bet is 40".
BEHIND = {"size": " 40"}
ASKED = ("question", "asking")


@pytest.mark.parametrize("word", words(), ids=lambda word: f"{word.kind} {word.canonical}")
def test_each_spelling_read_alone_is_its_own_entry(word: Word) -> None:
    for spelling in word.spellings:
        if spelling in BY_CONTEXT:
            continue
        item, *behind = items(spelling + BEHIND.get(word.kind, ""), word.kind in ASKED)
        assert len(behind) == (word.kind in BEHIND), spelling
        assert item.kind == word.kind, spelling


def test_no_spelling_stands_in_two_entries() -> None:
    seen: dict[tuple[str, bool], Word] = {}
    for word in words():
        for spelling in word.spellings:
            if spelling not in BY_CONTEXT:
                other = seen.setdefault((spelling.lower().replace("-", " "), word.kind in ASKED), word)
                assert other is word, spelling


def test_no_word_alone_is_a_card() -> None:
    alone = {spelling.lower() for word in words() for spelling in word.spellings if " " not in spelling}
    cards = {spelling for spelling in alone if re.fullmatch("(10|[2-9tjqka])[shdc]", spelling)}
    assert cards == {"kc"}  # the game, as the first word of a line only


@pytest.mark.parametrize("filler", list(spelled_out(FILLERS)))
def test_no_filler_denies(filler: str) -> None:
    assert not set(filler.split()) & (
        {"no", "not", "nobody", "none"} | {d for d in DENIALS.split(", ") if " " not in d}
    )


@pytest.mark.parametrize("head", HEADS, ids=lambda head: head.name)
def test_example_of_a_head_is_read_as_that_head(head: object) -> None:
    events = read(head.example).events  # type: ignore[attr-defined]
    assert [event.head for event in events] == [head.name]  # type: ignore[attr-defined]


def test_every_sense_of_a_word_is_a_head() -> None:
    assert {sense for _, senses, _ in EITHER for sense in senses} <= set(takes())
