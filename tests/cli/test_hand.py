"""``referee hand``: what a hand is worth. The values are those that the readings of the house work out."""

from __future__ import annotations

import pytest

from tests.cli.running import referee

#: UBLN holdings with what they are where one low card is wild, and where all are.
WORKED_VALUES = [
    ("K♥K♦7♣4♦4♠", "three kings", "four kings"),
    ("A♠A♣3♦4♥5♠", "five-high straight", "five-high straight"),
    ("A♠A♣3♠4♠5♠", "five-high straight flush", "five-high straight flush"),
    ("A♠2♥3♦4♣5♠", "five-high straight", "five-high straight"),
    ("A♠A♥A♦A♣K♠", "five aces", "five aces"),
    ("A♠A♦2♣2♦3♥", "three aces", "four aces"),
    ("2♠2♥2♦A♣A♠", "aces full of deuces", "five aces"),
    ("5♠5♥5♦5♣K♠", "four fives", "five kings"),
    ("2♣2♦3♥4♠5♣", "six-high straight", "seven-high straight"),
    ("6♥5♥4♥3♥2♥", "seven-high straight flush", "seven-high straight flush"),
    ("Q♣Q♦Q♥5♠3♣", "four queens", "four queens"),
    ("A♠2♥3♠4♠5♠", "ace-high flush", "ace-high flush"),
    ("A♠2♥2♦3♣4♠", "pair of aces", "three aces"),
    ("A♠2♥3♦4♣K♠", "pair of aces", "pair of aces"),
    ("A♠K♠Q♠J♠2♦", "royal flush", "royal flush"),
]


@pytest.mark.parametrize(("hand", "one", "every"), WORKED_VALUES, ids=[row[0] for row in WORKED_VALUES])
def test_ubln(hand: str, one: str, every: str) -> None:
    def worth(*options: str) -> str:
        return str(referee("hand", "-g", "ubln", "-j", *options, hand).record["name"])

    assert (worth("--low-cards", "one"), worth("--low-cards", "all")) == (one, every)
    answered = referee("hand", "-g", "ubln", "-j", hand)
    assert (answered.status, answered.record["status"]) == ((0, "ruled") if one == every else (3, "depends"))
    if one != every:
        assert answered.record["ask"]["ways"] == {"one": one, "all": every}
        assert answered.record["rank"] is None


#: The best and the worst of each game, and hands whose place is a matter of counting.
PLACES = [
    ("a5", "5-4-3-2-A", 1, 6175, "wheel"),
    ("a5", "6-4-3-2-A", 2, 6175, "six-four low"),
    ("a5", "8-6-4-3-2", 30, 6175, "eight-six-four low"),  # 1 + 5 + 15 lows, then 8-4, four 8-5, three 8-6
    ("a5", "Jo-A-2-3-4", 1, 6175, "wheel"),
    ("a5", "K-K-K-K-Q", 6175, 6175, "four kings"),
    ("27", "7-5-4-3-2", 1, 7462, "seven-five low"),
    ("27", "7-6-4-3-2", 2, 7462, "seven-six-four low"),
    ("27", "AsKsQsJsTs", 7462, 7462, "royal flush"),
    ("high", "AsKsQsJsTs", 1, 7462, "royal flush"),
    ("high", "7-5-4-3-2", 7462, 7462, "seven-high"),
    ("ubln", "AsAhAdAcKs", 1, 2480, "five aces"),
]


@pytest.mark.parametrize(("game", "hand", "rank", "of", "name"), PLACES)
def test_place(game: str, hand: str, rank: int, of: int, name: str) -> None:
    record = referee("hand", "-g", game, "-j", hand).record
    assert (record["rank"], record["of"], record["name"]) == (rank, of, name)
    assert referee("hand", "-g", game, "-f", "short", hand).out == f"{rank} {name}\n"


def test_a_royal_flush_is_a_straight_flush() -> None:
    assert referee("hand", "-g", "high", "-j", "AsKsQsJsTs").record["category"] == "straight-flush"


@pytest.mark.parametrize(
    ("arguments", "status", "short"),
    [
        ("-g a5 7-5-4-3", 0, "- fouled hand, 4 cards"),
        ("-g 27 7-5-4-3-2-A", 0, "- fouled hand, 6 cards"),
        ("-g ubln 7-5-4-3", 4, "- not-covered"),
        ("-g high 7-5-4-3-2-A", 4, "- not-covered"),
        ("-g ubln K♠K♦7♣4♦4♠", 3, "- depends"),
    ],
)
def test_a_hand_without_a_place(arguments: str, status: int, short: str) -> None:
    answered = referee("hand", "-f", "short", *arguments.split())
    assert (answered.status, answered.out) == (status, f"{short}\n")


def test_five_words_of_one_card_are_one_hand() -> None:
    assert referee("hand", "-g", "a5", "-f", "short", "5", "4", "3", "2", "A").out == "1 wheel\n"
    assert referee("hand", "-g", "high", "-f", "short", "A♠", "K♠", "Q♠", "J♠", "10♠").out == "1 royal flush\n"


def test_many_hands_are_looked_at_one_by_one() -> None:
    answered = referee("hand", "-g", "a5", "-f", "short", "5s4s3s2sAs", "5s4s3s2sAs", "6s4s3s2sAs")
    assert (answered.status, answered.out) == (0, "1 wheel\n1 wheel\n2 six-four low\n")


def test_a_mixed_answer_has_the_gravest_status() -> None:
    assert referee("hand", "-g", "ubln", "KsKdKh7c4d", "7-5-4-3").status == 4
    assert referee("hand", "-g", "ubln", "KsKdKh7c4d", "7-5-4-3", "K♠K♦7♣4♦4♠").status == 3
    assert referee("hand", "-g", "ubln", "KsKdKh7c4d", "7-5-4-3", "K♠K♦7♣4♦4♠", "Kx").status == 2


def test_text_has_the_reading_the_place_and_the_rule() -> None:
    lines = referee("hand", "-g", "ubln", "--low-cards", "one", "K♠K♦K♥7♣4♦").out.splitlines()
    assert lines[0].startswith("K♠K♦K♥7♣4♦: four kings (4♦ as K). Place ")
    assert lines[1].startswith("  UBLN-3.1  ")


def test_the_place_in_ubln_says_how_it_was_counted() -> None:
    counted = {"text": "the place is counted with one low card wild", "unless": "all low cards wild", "rule": None}
    assert referee("hand", "-g", "ubln", "-j", "K♠K♦K♥7♣4♦").record["presumed"] == [counted]
    assert referee("hand", "-g", "ubln", "--low-cards", "all", "-j", "K♠K♦K♥7♣4♦").record["of"] == 1860


def test_every_game_is_one_table() -> None:
    answered = referee("hand", "Jo2s3c4d5h")
    hand, header, *rows = [line.split() for line in answered.out.splitlines()[:6]]
    assert (answered.status, hand, header) == (0, ["Jo2♠3♣4♦5♥"], ["game", "worth", "place"])
    assert rows[0] == ["A-5", "wheel", "(joker", "as", "A)", "1", "of", "6,175"]
    assert all("a joker, and none is in use in" in " ".join(row) for row in rows[1:])


WORTH_KEYS = [
    "v", "id", "game", "status", "player", "cards", "reading", "category", "name", "rank", "of", "cites", "presumed",
    "ask", "note", "errors",
]  # fmt: skip


@pytest.mark.parametrize(
    "arguments", ["-g a5 7-5-4-3-2", "-g ubln K♠K♦7♣4♦4♠", "-g ubln 7-5-4-3", "-g a5 7-5-4-3", "-g a5 Ann=Kx", "Kx"]
)
def test_json_always_has_the_same_keys(arguments: str) -> None:
    assert list(referee("hand", "-j", *arguments.split()).record) == WORTH_KEYS


def test_json_without_a_game_is_an_object_by_game() -> None:
    record = referee("hand", "-j", "7-5-4-3-2").record
    assert list(record) == ["v", "id", "status", "a5", "27", "ubln", "high", "ask", "errors"]
    assert all(list(record[game]) == WORTH_KEYS for game in ("a5", "27", "ubln", "high"))
    assert (record["27"]["rank"], record["high"]["rank"]) == (1, 7462)


def test_json_is_one_object_a_hand() -> None:
    assert len(referee("hand", "-g", "a5", "-j", "7-5-4-3-2", "6-5-4-3-2", "Kx").out.splitlines()) == 3
