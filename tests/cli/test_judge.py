"""``referee judge``: who wins, and why. The winners are those the readings of the house, or plain counting, name."""

from __future__ import annotations

import pytest

from referee.rulebook import rule
from tests.cli.running import referee

#: Arguments, exit status, and the answer: the first line of the text.
ANSWERS = [
    # the examples of the UBLN document
    (
        "-g ubln K♠K♦K♥7♣4♦ 9♥8♥7♥6♥2♠",
        0,
        "9♥8♥7♥6♥2♠ wins: ten-high straight flush (2♠ as 10♥) beats four kings (4♦ as K).",
    ),
    # down to the deciding card
    ("-g a5 8-6-4-3-2 8-6-5-2-A", 0, "8-6-4-3-2 wins: eight-six-four low beats eight-six-five low."),
    (
        "-g high AsAhKd8c4s AdAcKh8s3h",
        0,
        "A♠A♥K♦8♣4♠ wins: a pair of aces, king-eight-four kickers beats a pair of aces, king-eight-three kickers.",
    ),
    ("-g 27 7-5-4-3-2 K-8-5-4-2", 0, "7-5-4-3-2 wins: seven-five low beats king-eight low."),
    # the joker is the lowest rank not held, and never unpairs a hand
    ("-g a5 KsQcJd9h8s AsAc2d3hJo", 0, "K♠Q♣J♦9♥8♠ wins: king-queen-jack low beats a pair of aces (joker as 4)."),
    ("-g a5 A-A-7-6-5 2-2-5-4-3", 0, "A-A-7-6-5 wins: a pair of aces beats a pair of deuces."),
    # 2-7: aces are high, straights and flushes count
    ("-g 27 Ann=5-4-3-2-A Bob=K-8-5-4-2", 0, "Bob wins: king-eight low beats ace-five low."),
    ("-g 27 Ann=7s5s4s3s2s Bob=9s8d7h5c4c", 0, "Bob wins: nine-eight-seven low beats seven-high flush."),
    ("-g 27 AsKdQhJcTs AdKsQsJs9c", 0, "A♦K♠Q♠J♠9♣ wins: ace-king-queen low beats ace-high straight."),
    # ties split, suits never matter
    ("-g 27 Ann=7s5d4h3c2s Bob=7d5s4c3h2d", 0, "Ann and Bob split the pot: both have seven-five-four-three-deuce low."),
    (
        "-g high Ann=AsKsQd9h8c Bob=AdKdQh9c8s Cas=2s3d5h7c9s",
        0,
        "Ann and Bob split the pot: both have ace-king-queen-nine-eight high.",
    ),
    # UBLN: one or all low cards wild
    (
        "-g ubln Ann=A♠A♣3♦4♥5♠ Bob=KsKdQhJcTs",
        0,
        "Ann wins: five-high straight (A♠ as 2) beats three kings (10♠ as K).",
    ),
    (
        "-g ubln Ann=K♠K♦7♣4♦4♠ Bob=QsQhQc7s2d",
        3,
        "Depends on what was announced before the deal: is one low card wild, or are all of them?",
    ),
    (
        "-g ubln --low-cards one Ann=K♠K♦7♣4♦4♠ Bob=QsQhQc7s2d",
        0,
        "Bob wins: four queens (2♦ as Q) beats three kings (4♦ as K).",
    ),
    (
        "-g ubln --low-cards all Ann=K♠K♦7♣4♦4♠ Bob=QsQhQc7s2d",
        0,
        "Ann wins: four kings (4♦ as K, 4♠ as K) beats four queens (2♦ as Q).",
    ),
    ("-g ubln Ann=KsKdKh4c4d Bob=QsQhQc7s2d", 0, "Ann wins: the same whether one low card is wild or all are."),
    # what the dealer may announce
    (
        "-g ubln Ann=A♠2♥3♠4♠5♠ Bob=KsKdKh7c4d",
        0,
        "Bob wins: four kings (4♦ as K) beats ace-high flush (2♥ as A♠).",
    ),
    (
        "-g ubln --ace either Ann=A♠2♥3♠4♠5♠ Bob=KsKdKh7c4d",
        0,
        "Ann wins: five-high straight flush (2♥ as 2♠) beats four kings (4♦ as K).",
    ),
    (
        "-g ubln Ann=AsAhAdAcKs Bob=9h8h7h6h2s",
        0,
        "Ann wins: five aces (K♠ as A) beats ten-high straight flush (2♠ as 10♥).",
    ),
    (
        "-g ubln --five-of-a-kind below Ann=AsAhAdAcKs Bob=9h8h7h6h2s",
        0,
        "Bob wins: ten-high straight flush (2♠ as 10♥) beats five aces (K♠ as A).",
    ),
    (
        "-g ubln --no-duplicates Ann=AsKsQs9s2d Bob=AhJhTh9d8d",
        0,
        "Ann wins: ace-high flush (2♦ as J♠) beats a pair of aces (8♦ as A).",
    ),
    # four or six cards
    (
        "-g a5 Ann=7-5-4-3 Bob=K-Q-J-10-9",
        0,
        "Bob wins: king-queen-jack low is the only hand that is not fouled (Ann: 4 cards).",
    ),
    ("-g 27 Ann=7-5-4-3 Bob=9-8-7-5-4 Cas=9-8-7-5-3", 0, "Cas wins: nine-eight-seven-five-three low beats"),
    ("-g a5 Ann=7-5-4-3 Bob=K-Q-J-10-9-8", 0, "Nobody can win: every hand is fouled (Ann: 4 cards, Bob: 6 cards)."),
    ("-g ubln Ann=7-5-4-3 Bob=K-Q-J-10-9", 4, "Not covered: no rule says what becomes of a hand of 4 cards in UBLN."),
    (
        "-g high Ann=7-5-4-3-2-A Bob=K-Q-J-10-9",
        4,
        "Not covered: no rule says what becomes of a hand of 6 cards in high.",
    ),
    # a game by another of its names
    ("-g deuce-to-seven 7-5-4-3-2 K-8-5-4-2", 0, "7-5-4-3-2 wins: seven-five low beats king-eight low."),
]


@pytest.mark.parametrize(("arguments", "status", "answer"), ANSWERS, ids=[row[0] for row in ANSWERS])
def test_answer(arguments: str, status: int, answer: str) -> None:
    answered = referee("judge", *arguments.split())
    assert answered.status == status
    assert answered.out.splitlines()[0].startswith(answer)
    assert answered.err == ""


#: Arguments and the numbers of all rules that are cited, the deciding one first.
CITES = [
    ("-g a5 8-6-4-3-2 8-6-5-2-A", ["A5-intro"]),
    ("-g a5 Jo-6-4-3-2 8-6-5-2-A", ["A5-1", "A5-intro"]),
    ("-g 27 7-5-4-3-2 K-8-5-4-2", ["27-1"]),
    ("-g high 7-5-4-3-2 K-8-5-4-2", ["UBLN-6"]),
    ("-g ubln KsKdKh7c4d 9h8h7h6h2s", ["UBLN-3.1", "UBLN-4.1", "UBLN-6"]),
    ("-g ubln AsAc3d4h5s KsQdJh9c8s", ["UBLN-3.1", "UBLN-3.3", "UBLN-4.1", "UBLN-6"]),
    ("-g ubln AsAhAdAcKs QsQdQh8c7d", ["UBLN-3.1", "UBLN-3.5", "UBLN-4.1", "UBLN-6"]),
    ("-g ubln AsKdJh9c7d AdKsJc9h7s", ["UBLN-3.1", "UBLN-4.1", "UBLN-6"]),
    ("-g ubln KsKdKh4c4d QsQhQc7s2d", ["UBLN-3.1", "UBLN-3.4", "UBLN-4.1", "UBLN-6", "UBLN-3.5"]),
    ("-g ubln AsKsQs9s2d KhKdKc7c4d", ["UBLN-3.1", "UBLN-4.1", "UBLN-6", "UBLN-7"]),
    ("-g ubln --no-duplicates AsKsQs9s2d KhKdKc7c4d", ["UBLN-3.1", "UBLN-4.1", "UBLN-6"]),
    ("-g ubln 7-5-4-3 K-8-5-4-2", ["UBLN-1.1"]),
    ("-g high 7-5-4-3 K-8-5-4-2", []),
    ("-g a5 7-5-4-3 K-8-5-4-2", ["LB-11"]),
    ("-g a5 7-5-4-3 K-8-5-4-2 9-8-5-4-2", ["A5-intro", "LB-11"]),
]


@pytest.mark.parametrize(("arguments", "cites"), CITES, ids=[row[0] for row in CITES])
def test_cites(arguments: str, cites: list[str]) -> None:
    assert referee("judge", *arguments.split(), "-j").record["cites"] == cites
    text = referee("judge", *arguments.split()).out
    for number in cites:
        assert f"{rule(number).long}: {rule(number).says}" in text


class TestPresumptions:
    """Printed where they matter, with the words that say otherwise, and only there."""

    @pytest.mark.parametrize(
        ("arguments", "presumed"),
        [
            ("-g 27 7-5-4-3-2 K-8-5-4-2", ["7-5-4-3-2 is not of one suit"]),
            ("-g 27 7-5-4-3-2 7-5-4-3-2", ["7-5-4-3-2 is not of one suit"]),
            ("-g 27 7s5d4h3c2s K-8-5-4-2", []),
            ("-g 27 K-K-5-4-2 A-A-5-4-2", []),
            ("-g a5 7-5-4-3-2 K-8-5-4-2", []),
            ("-g high 7-5-4-3-2 KsKd5h4c2s", ["7-5-4-3-2 is not of one suit"]),
            ("-g ubln 9-8-7-6-6 KsKdKh7c4d", ["9-8-7-6-6 holds no flush, and none within reach of its wild card"]),
            ("-g a5 Jo-6-4-3-2 8-6-5-2-A", ["the joker is in use (A5-1)"]),
            ("-g a5 --no-joker 9-6-4-3-2 8-6-5-2-A", []),
        ],
    )
    def test_presumed(self, arguments: str, presumed: list[str]) -> None:
        recorded = referee("judge", *arguments.split(), "-j").record["presumed"]
        assert [f"{p['text']} ({p['rule']})" if p["rule"] else p["text"] for p in recorded] == presumed
        text = referee("judge", *arguments.split()).out
        assert text.count("  Presumed: ") == len(presumed)
        for presumption in presumed:
            assert f"  Presumed: {presumption}; otherwise " in text

    def test_the_words_that_say_otherwise_do(self) -> None:
        suited = referee("judge", "-g", "27", "-f", "short", "7-5-4-3-2 suited", "K-8-5-4-2")
        assert (suited.status, suited.out) == (0, "2\n")

    def test_the_option_that_says_otherwise_does(self) -> None:
        assert referee("judge", "-g", "a5", "--no-joker", "Jo-6-4-3-2", "8-6-5-2-A").status == 2


class TestReadings:
    """Where UBLN is silent: how it was read, and what the other reading would come to."""

    ACE = "UBLN-3.3 does not say whether an ace at the bottom of a straight must be the wild card"
    DUPLICATES = "UBLN-3.1 does not say whether the wild card may name a card that the hand already holds"

    @pytest.mark.parametrize(
        ("hands", "silence", "other"),
        [
            ("A♠2♥3♠4♠5♠ KsKdKh7c4d", ACE, "and A♠2♥3♠4♠5♠ would win"),
            ("A♠2♥3♠4♠5♠ KsQd9h7c4d", ACE, "and the same hand wins"),
            ("As2d2h3c4s KsQdQh7c5d", ACE, "gives five-high straight (2♦ as 5) for A♠2♦2♥3♣4♠"),
            ("AsKsQs9s2d AhKhQh8h2c", DUPLICATES, "and the same hand wins"),
            ("AsKsQs9s2d AhKhJhTh2c", DUPLICATES, "gives"),
        ],
    )
    def test_is_told_where_it_matters(self, hands: str, silence: str, other: str) -> None:
        reading = referee("judge", "-g", "ubln", "--low-cards", "one", "-j", *hands.split()).record["reading"]
        assert silence in reading
        assert other in reading

    @pytest.mark.parametrize("hands", ["KsKdKh7c4d 9h8h7h6h2s", "AsAc3d4h5s KsQdJh9c8s"])
    def test_is_not_told_where_it_does_not(self, hands: str) -> None:
        assert referee("judge", "-g", "ubln", "-j", *hands.split()).record["reading"] is None


class TestEveryGame:
    def test_is_one_table(self) -> None:
        answered = referee("judge", "7-5-4-3-2", "6-4-3-2-A")
        assert answered.status == 3
        header, *rows = [line.split() for line in answered.out.splitlines()[:5]]
        assert header == ["game", "winner", "rule", "because"]
        assert [row[:2] for row in rows] == [
            ["A-5", "6-4-3-2-A"],
            ["2-7", "7-5-4-3-2"],
            ["UBLN", "7-5-4-3-2"],
            ["high", "6-4-3-2-A"],
        ]
        assert "Presumed in 2-7: 7-5-4-3-2 is not of one suit" in answered.out

    def test_where_all_agree_the_answer_does_not_depend(self) -> None:
        answered = referee("judge", "-f", "short", "Ann=7s7d7h7c2d", "Bob=7-5-4-3-2")
        assert (answered.status, answered.out) == (3, "depends\n")
        answered = referee("judge", "-f", "short", "Ann=AsKd9h5c4d", "Bob=AdKs9c5d4h")
        assert (answered.status, answered.out) == (0, "Ann Bob\n")

    def test_a_game_that_has_no_joker_says_so(self) -> None:
        answered = referee("judge", "Jo-6-4-3-2", "8-6-5-2-A")
        assert answered.status == 3
        rows = [line.split(None, 1) for line in answered.out.splitlines()[1:5]]
        assert rows[0][1].startswith("Jo-6-4-3-2")
        assert all("a joker, and none is in use" in row[1] for row in rows[1:])

    def test_a_wrong_number_of_cards_is_ruled_where_a_rule_covers_it(self) -> None:
        games = referee("judge", "-j", "7-5-4-3", "8-6-5-2-A").record
        assert games["status"] == "depends"
        assert {name: games[name]["status"] for name in ("a5", "27", "ubln", "high")} == {
            "a5": "ruled",
            "27": "ruled",
            "ubln": "not-covered",
            "high": "not-covered",
        }

    def test_asks_for_the_game(self) -> None:
        ask = referee("judge", "-j", "7-5-4-3-2", "6-4-3-2-A").record["ask"]
        assert ask == {
            "fact": "game",
            "text": "which game?",
            "ways": {"a5": "2", "27": "1", "ubln": "1", "high": "2"},
        }


def test_every_hand_has_its_line_and_reading() -> None:
    answered = referee("judge", "-g", "ubln", "Ann=K♠K♦K♥7♣4♦", "Bob=9♥8♥7♥6♥2♠", "Jh10d8d7s2c")
    assert answered.out.splitlines()[1:4] == [
        "  1.  Bob     9♥8♥7♥6♥2♠   ten-high straight flush (2♠ as 10♥)",
        "  2.  Ann     K♠K♦K♥7♣4♦   four kings (4♦ as K)",
        "  3.  hand 3  J♥10♦8♦7♠2♣  jack-high straight (2♣ as 9)",
    ]


@pytest.mark.parametrize(
    ("arguments", "short"),
    [
        ("-g a5 8-6-4-3-2 8-6-5-2-A", "1"),
        ("-g a5 Ann=8-6-4-3-2 Bob=8-6-5-2-A", "Ann"),
        ("-g a5 Ann=8-6-4-3-2 8-6-5-2-A Cas=8-6-4-3-2", "Ann Cas"),
        ("-g a5 8-6-4-3 8-6-5-2", "none"),
        ("-g ubln K♠K♦7♣4♦4♠ QsQhQc7s2d", "depends"),
        ("-g high 8-6-4-3 8-6-5-2-A", "not-covered"),
    ],
)
def test_short_is_one_line(arguments: str, short: str) -> None:
    assert referee("judge", "-f", "short", *arguments.split()).out == f"{short}\n"


@pytest.mark.parametrize("form", ["text", "short", "json"])
def test_quiet_leaves_only_the_status(form: str) -> None:
    assert referee("judge", "-q", "-f", form, "7-5-4-3-2", "6-4-3-2-A") == (3, "", "")


VERDICT_KEYS = [
    "v", "id", "game", "status", "winners", "split", "says", "hands", "cites", "presumed", "ask", "reading", "errors",
]  # fmt: skip
HAND_KEYS = ["player", "cards", "reading", "category", "name", "rank", "of", "place"]


@pytest.mark.parametrize(
    "arguments",
    [
        "-g a5 8-6-4-3-2 8-6-5-2-A",
        "-g ubln K♠K♦7♣4♦4♠ QsQhQc7s2d",
        "-g high 8-6-4-3 8-6-5-2-A",
        "-g a5 8-6-4-3 8-6-5-2",
        "-g a5 8-6-4-3-x 8-6-5-2-A",
        "-g 27 Jo-6-4-3-2 8-6-5-2-A",
    ],
)
def test_json_always_has_the_same_keys(arguments: str) -> None:
    record = referee("judge", "-j", *arguments.split()).record
    assert sorted(record) == sorted(VERDICT_KEYS)
    assert all(list(hand) == HAND_KEYS for hand in record["hands"])
    assert record["v"] == 1


def test_json_without_a_game_is_an_object_by_game() -> None:
    record = referee("judge", "-j", "7-5-4-3-2", "6-4-3-2-A").record
    assert list(record) == ["v", "id", "status", "a5", "27", "ubln", "high", "ask", "errors"]
    assert all(sorted(record[game]) == sorted(VERDICT_KEYS) for game in ("a5", "27", "ubln", "high"))
    assert record["27"]["winners"] == ["1"]


def test_json_of_a_verdict() -> None:
    record = referee("judge", "-g", "ubln", "-j", "Ann=K♠K♦K♥7♣4♦", "9♥8♥7♥6♥2♠").record
    assert record["winners"] == ["2"]
    assert record["split"] is False
    assert record["hands"][0] | {"rank": None} == {
        "player": "Ann",
        "cards": "K♠K♦K♥7♣4♦",
        "reading": "4♦ as K",
        "category": "four-of-a-kind",
        "name": "four kings",
        "rank": None,
        "of": 2480,
        "place": 2,
    }
    assert record["hands"][1]["rank"] < record["hands"][0]["rank"]


def test_json_tells_what_is_wrong() -> None:
    answered = referee("judge", "-g", "a5", "-j", "Ann=KsKdKh7c4d", "Bob=7h7h")
    assert answered.status == 2
    assert answered.record["status"] == "error"
    (error,) = answered.record["errors"]
    assert (error["player"], error["column"], error["length"]) == ("Bob", 3, 2)


def test_the_table_of_a_line_is_none_of_a_showdown(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the manual says of REFEREE_TABLE: hands are compared by the options alone."""
    before = referee("judge", "7-5-4-3-2", "6-4-3-2-A").out
    monkeypatch.setenv("REFEREE_TABLE", "2-7")
    assert referee("judge", "7-5-4-3-2", "6-4-3-2-A").out == before
