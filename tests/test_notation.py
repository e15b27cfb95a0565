"""Hands as text: what is read, what is refused and where, and that both lanes agree."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import notation
from referee.cards import DECK, JOKER, RANKS, Card
from referee.errors import FoulDeckError, NotationError, RefereeError
from referee.notation import Hand, check_deck, parse_hand

SUIT_SPELLINGS = {"s": "sS♠♤", "h": "hH♥♡", "d": "dD♦♢", "c": "cC♣♧"}
PLAYING_CARDS = dict(
    zip(
        [rank + suit for suit in "shdc" for rank in "A23456789TJQK"],
        "🂡🂢🂣🂤🂥🂦🂧🂨🂩🂪🂫🂭🂮🂱🂲🂳🂴🂵🂶🂷🂸🂹🂺🂻🂽🂾🃁🃂🃃🃄🃅🃆🃇🃈🃉🃊🃋🃍🃎🃑🃒🃓🃔🃕🃖🃗🃘🃙🃚🃛🃝🃞",
        strict=True,
    )
)
JOKER_SPELLINGS = ["Jo", "jo", "JO", "Jk", "joker", "Joker", "JOKER", "🃏", "🂿", "🃟"]


def hand_of(codes: str, suited: bool = False) -> Hand:
    """A hand from codes divided by blanks: ``Ks``, ``7``, ``Jo``."""
    return Hand(tuple(JOKER if code == "Jo" else Card(code[0], code[1:]) for code in codes.split()), suited)


# What is read


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("K♠K♦K♥7♣4♦", "Ks Kd Kh 7c 4d"),
        ("KsKdKh7c4d", "Ks Kd Kh 7c 4d"),
        ("ksKDkH7C4d", "Ks Kd Kh 7c 4d"),
        ("Ks Kd Kh 7c 4d", "Ks Kd Kh 7c 4d"),
        ("Ks,Kd, Kh ,7c , 4d", "Ks Kd Kh 7c 4d"),
        ("Ks-Kd–Kh — 7c−4d", "Ks Kd Kh 7c 4d"),
        ("  Ks\tKd\u00a0Kh\u30007c4d\r\n", "Ks Kd Kh 7c 4d"),
        ("K♠️K♦︎K♡7♧4♢", "Ks Kd Kh 7c 4d"),
        ("\ufeffK\u200bs", "Ks"),
        ("10h", "Th"),
        ("10h 9h", "Th 9h"),
        ("th9h", "Th 9h"),
        ("１０♥Ｋｓ", "Th Ks"),
        ("🂮🃎🂾🃗🃄", "Ks Kd Kh 7c 4d"),
        ("🂮 Kd,K♥-7c🃄", "Ks Kd Kh 7c 4d"),
        ("JoAs2s3s4s", "Jo As 2s 3s 4s"),
        ("As2sjoker", "As 2s Jo"),
        ("🃏 A♠ 2♠", "Jo As 2s"),
        ("7-5-4-3-2", "7 5 4 3 2"),
        ("75432", "7 5 4 3 2"),
        ("A A 2 3 4", "A A 2 3 4"),
        ("10-9-8-7-5", "T 9 8 7 5"),
        ("109875", "T 9 8 7 5"),
        ("T,9,5,4,2", "T 9 5 4 2"),
        ("akqt9", "A K Q T 9"),
        ("Jo A 2 3 4", "Jo A 2 3 4"),
        ("JoA234", "Jo A 2 3 4"),
        ("4444", "4 4 4 4"),
        ("A", "A"),
        ("Jo", "Jo"),
        ("As 2s 3s 4s 5s 6s 7s", "As 2s 3s 4s 5s 6s 7s"),
    ],
)
def test_reads(text: str, codes: str) -> None:
    assert parse_hand(text) == hand_of(codes)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("7-5-4-3-2 suited", "7 5 4 3 2"),
        ("75432 Suited", "7 5 4 3 2"),
        ("75432suited", "7 5 4 3 2"),
        ("A 2 3 4, suited", "A 2 3 4"),
        ("Jo-A-2-3-4 suited", "Jo A 2 3 4"),
    ],
)
def test_reads_ranks_said_to_be_suited(text: str, codes: str) -> None:
    assert parse_hand(text) == hand_of(codes, suited=True)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("Jk", "Jo"),
        ("JK", "J K"),
        ("JKQ", "J K Q"),
        ("J-k", "J K"),
        ("j k", "J K"),
        ("JsKs", "Js Ks"),
        ("jskd", "Js Kd"),
        ("Jk Q", "Jo Q"),
        ("jk As", "Jo As"),
        ("As2sjk", "As 2s Jo"),
        ("jKAs", "Jo As"),
        ("Jks", None),
        ("jk", None),
        ("jk234", None),
        ("akqjkt", None),
        ("JK As", None),
    ],
)
def test_tells_the_joker_from_a_jack_and_a_king(text: str, codes: str | None) -> None:
    if codes is None:
        with pytest.raises(NotationError):
            parse_hand(text)
    else:
        assert parse_hand(text) == hand_of(codes)


@pytest.mark.parametrize("card", DECK, ids=lambda card: card.ascii)
def test_reads_a_card_in_every_spelling(card: Card) -> None:
    ranks = {card.rank, card.rank.lower()} | ({"10"} if card.rank == "T" else set())
    spellings = {rank + suit for rank in ranks for suit in SUIT_SPELLINGS[card.suit]} | {PLAYING_CARDS[card.ascii]}
    assert {spelling: parse_hand(spelling) for spelling in spellings} == dict.fromkeys(spellings, Hand((card,)))


def test_a_deck_can_be_one_hand_with_a_comma_and_a_blank_between_cards() -> None:
    spelled = ", ".join(f"{card.rank}{card.suit}" for card in DECK) + ", joker"
    assert parse_hand(spelled) == Hand((*DECK, JOKER))


# How a hand is written, and what it knows of itself


@pytest.mark.parametrize(
    ("codes", "suited", "pretty", "letters"),
    [
        ("Ks Td", False, "K♠10♦", "KsTd"),
        ("T 7 5", False, "10-7-5", "T-7-5"),
        ("7 5 4", True, "7-5-4 suited", "7-5-4 suited"),
        ("Jo As", False, "JoA♠", "JoAs"),
        ("Jo A", False, "Jo-A", "Jo-A"),
        ("Jo", False, "Jo", "Jo"),
    ],
)
def test_writes(codes: str, suited: bool, pretty: str, letters: str) -> None:
    hand = hand_of(codes, suited)
    assert (str(hand), hand.ascii) == (pretty, letters)
    assert parse_hand(pretty) == parse_hand(letters) == hand


@pytest.mark.parametrize(
    ("codes", "ranks_alone", "has_joker"),
    [
        ("Ks Kd", False, False),
        ("Jo Ks", False, True),
        ("7 5", True, False),
        ("Jo 7 5", True, True),
        ("Jo", False, True),
    ],
)
def test_knows_what_it_was_given(codes: str, ranks_alone: bool, has_joker: bool) -> None:
    hand = hand_of(codes)
    assert (hand.ranks_alone, hand.has_joker) == (ranks_alone, has_joker)


# Spellings at random


def cards_with_suits() -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from([*PLAYING_CARDS, "Jo"]), min_size=1, max_size=7, unique=True)


@st.composite
def spelled_cards(draw: st.DrawFn) -> tuple[str, Hand]:
    """A hand with suits, each card and each gap in a style of its own."""
    codes = draw(cards_with_suits())
    spelled = [draw(st.sampled_from(_spellings(code))) for code in codes]
    gaps = [draw(st.sampled_from(["", "", " ", ",", "-", ", ", " - ", "—", "\t", " ,  "])) for _ in codes[1:]]
    return _laid_out(spelled, gaps), hand_of(" ".join(codes))


def _spellings(code: str) -> list[str]:
    if code == "Jo":
        return JOKER_SPELLINGS
    rank, suit = code
    ranks = [rank, rank.lower()] + ["10", "１０"] * (rank == "T")
    suits = [symbol + selector for symbol in SUIT_SPELLINGS[suit] for selector in ("", "\ufe0f", "\ufe0e")]
    return [PLAYING_CARDS[code], *(r + s for r in ranks for s in suits)]


def _laid_out(spelled: list[str], gaps: list[str]) -> str:
    return "".join(card + gap for card, gap in zip(spelled, [*gaps, ""], strict=True))


@st.composite
def spelled_ranks(draw: st.DrawFn) -> tuple[str, Hand]:
    """Ranks alone; small letters only with something between them, or "jk" would be two readings."""
    ranks = draw(st.lists(st.sampled_from(RANKS), min_size=1, max_size=7).filter(_four_of_each_at_most))
    codes = draw(st.sampled_from([ranks, ["Jo", *ranks]]))
    gap = draw(st.sampled_from(["", " ", "-", ",", "–", ", "]))
    spelled = [("10" if code == "T" and draw(st.booleans()) else code) for code in codes]
    if gap and draw(st.booleans()):
        spelled = [code.lower() for code in spelled]
    suited = len(set(ranks)) == len(ranks) and draw(st.booleans())
    return gap.join(spelled) + (" suited" if suited else ""), hand_of(" ".join(codes), suited)


def _four_of_each_at_most(ranks: list[str]) -> bool:
    return all(ranks.count(rank) <= 4 for rank in ranks)


spelled_hands = spelled_cards() | spelled_ranks()

#: Characters a slip brings in: of hands, near to them, and of no use at all.
SLIPS = "AaKkQqJjTt109832shdcSHDC♠♥♦♣🂡🂬🃏oOeErR -–,;.xz+\ufe0f\u200b\x00\x1b\ud83cſK½Ａ"


@st.composite
def near_misses(draw: st.DrawFn) -> str:
    """A hand with one character put in, taken out, or changed."""
    text, _ = draw(spelled_hands)
    at = draw(st.integers(0, len(text)))
    skip = draw(st.integers(0, 1))
    return text[:at] + draw(st.sampled_from(["", *SLIPS])) + text[at + skip :]


@given(spelled_hands)
def test_reads_every_style(spelled: tuple[str, Hand]) -> None:
    text, hand = spelled
    assert parse_hand(text) == hand
    assert notation._grammar_lane(text) == hand


@given(spelled_hands)
def test_a_written_hand_reads_back(spelled: tuple[str, Hand]) -> None:
    _, hand = spelled
    assert parse_hand(str(hand)) == parse_hand(hand.ascii) == hand


@settings(max_examples=1_000)
@given(near_misses() | spelled_hands.map(lambda spelled: spelled[0]))
def test_the_fast_lane_agrees_with_the_grammar_or_declines(text: str) -> None:
    fast = notation._fast_lane(text)
    assert fast is None or fast == notation._grammar_lane(text)


COMPACT = [
    "KsKdKh7c4d", "kskdkh7c4d", "K♠K♦K♥7♣4♦", "K♠️K♦️K♥️7♣️4♦️", "🂮🃎🂾🃗🃄", "Ks Kd Kh 7c 4d", "Ks,Kd", "10♥9♥8♥7♥2♠", "JoAs2s",
    "75432", "7-5-4-3-2", "7–5–4–3–2", "7 5 4 3 2", "A-K-Q-J-10", "Jo A 2 3 4",
]  # fmt: skip


def test_compact_hands_need_no_pyparsing() -> None:
    program = f"""
import sys
from referee.notation import check_deck, parse_hand
for text in {COMPACT!r}:
    check_deck({{"1": parse_hand(text)}})
print({{"pyparsing", "difflib", "unicodedata"}} & set(sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "set()"


# What is refused


def problems_of(text: str) -> list[tuple[int, int, str | None]]:
    with pytest.raises(NotationError) as refused:
        parse_hand(text)
    assert refused.value.source == text
    return [(problem.column, problem.length, problem.hint) for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("", [(1, 1, None)]),
        ("   ", [(1, 1, None)]),
        ("suited", [(1, 6, None)]),
        # no such suit, no such rank
        ("Kx", [(1, 2, "Ks")]),
        ("Ks Kx", [(4, 2, "Kh")]),
        ("KsKx7hQy", [(3, 2, "Kh"), (7, 2, "Qs")]),
        ("7-5x-4-3-2", [(3, 2, "5")]),
        ("Kspade As", [(1, 6, "Ks")]),
        ("Khearts As", [(1, 7, "Kh")]),
        ("2x suited", [(1, 2, "2")]),
        ("1h Ks", [(1, 2, "Ah")]),
        ("0h Ks", [(1, 2, "Th")]),
        ("12345", [(1, 1, "A")]),
        ("Ks 1", [(4, 1, "As")]),
        # the suit somewhere else
        ("♠K ♥Q", [(1, 5, "Ks Qh")]),
        ("sKhQ", [(1, 4, "KsQh")]),
        ("K ♠ Q ♥", [(1, 3, "Ks"), (5, 3, "Qh")]),
        ("Ks h", [(4, 1, None)]),
        ("Kss", [(3, 1, None)]),
        # words
        ("ace of spades, ten of hearts", [(1, 13, "As"), (16, 13, "Th")]),
        ("A of spades", [(1, 11, "As")]),
        ("K hearts", [(1, 8, "Kh")]),
        ("ace king", [(1, 3, "A"), (5, 4, "K")]),
        ("jack 7s", [(1, 4, "Js")]),
        ("jokr A♥️ 2♥", [(1, 4, "joker")]),
        ("7-5-4-3-2 suitd", [(11, 5, "suited")]),
        ("hand", [(1, 4, None)]),
        # between cards
        ("Ks,,Kd", [(4, 1, None)]),
        (",Ks", [(1, 1, None)]),
        ("Ks-", [(3, 1, None)]),
        ("Ks;Kd", [(3, 1, None)]),
        ("(Ks Kd)", [(1, 1, None), (7, 1, None)]),
        # places in the text as given
        ("K♥️ 🂮 7x", [(7, 2, "7s")]),
        ("\ufeff\tA♠ \u200b9♦️x", [(10, 1, None)]),
        ("🂡🂬", [(2, 1, None)]),
        # some cards with suits, some without
        ("Ks 7 Ah", [(4, 1, "7s")]),
        ("7s-5-4-3-2", [(1, 2, "7")]),
        ("KsKdKh74", [(7, 1, "7s"), (8, 1, "4s")]),
        # suited
        ("KsQs suited", [(6, 6, None)]),
        ("suited 7-5", [(1, 6, None)]),
        ("7-5 suited suited", [(5, 6, None)]),
        ("Jo suited", [(4, 6, None)]),
        ("jk234", [(1, 2, "Jo")]),
    ],
)
def test_refuses(text: str, problems: list[tuple[int, int, str | None]]) -> None:
    assert problems_of(text) == problems


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no cards; cards are written Ks"),
        ("Kx", "'x' is no suit (s h d c or ♠ ♥ ♦ ♣)"),
        ("1h", "'1' is no rank; aces are written A"),
        ("kings", "'kings' is no card; kings are written K"),
        ("ace of spades", "which would be As"),
        ("Ks h", "a suit with no rank before it"),
        ("K ♠", "right behind its rank"),
        ("♠K", "rank of a card comes before its suit"),
        ("jk234", "say Jo or J-K"),
        ("Ks,,Kd", "one comma or one dash"),
        ("Ks 7", "either every card has one or none has"),
        ("hello", "ranks alone 7-5-4-3-2"),
        ("Ks suited", "for ranks alone"),
        ("Ks\x1b]0;owned\x07", "'\\x1b]0;owned\\x07' is no card"),
        ("Ks\x00", "'\\x00' is out of place"),
        ("\ud83c", "'\\ud83c' is no card"),
        ("x" * 100, f"'{'x' * 23}…' is no card"),
    ],
)
def test_says_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_hand(text)
    assert said in str(refused.value)


def test_refuses_a_long_text_unread() -> None:
    text = "KsKd" * 25_000
    assert problems_of(text) == [(1_001, 1, None)]


def test_names_twenty_problems_at_most() -> None:
    assert len(problems_of("zz " * 300)) == 20


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        ("KsKdKs", (5, 2), "the K♠ is already in the hand, at column 1"),
        ("K♠️ 🂮", (5, 1), "the K♠ is already in the hand, at column 1"),
        ("Jo As Jk", (7, 2), "the joker is already in the hand, at column 1"),
        ("7 7 7 7 7", (9, 1), "a deck has only four sevens"),
        ("66566", None, None),
        ("66666", (5, 1), "a deck has only four sixes"),
        ("7-5-7 suited", (5, 1), "two sevens cannot be of one suit"),
    ],
)
def test_a_hand_no_deck_holds_is_foul(text: str, place: tuple[int, int] | None, said: str | None) -> None:
    if place is None or said is None:
        assert parse_hand(text) == hand_of(" ".join(text))
        return
    with pytest.raises(FoulDeckError) as foul:
        parse_hand(text)
    (problem,) = foul.value.problems
    assert ((problem.column, problem.length), problem.text) == (place, said)


def outcome(text: str) -> Hand | RefereeError:
    try:
        return parse_hand(text)
    except RefereeError as error:
        return error


@settings(max_examples=1_000)
@given(st.text(st.characters(codec=None)) | st.text(SLIPS, max_size=30) | near_misses())
def test_any_text_is_a_hand_or_an_error_with_its_place(text: str) -> None:
    read = outcome(text)
    if isinstance(read, Hand):
        assert parse_hand(str(read)) == read
        return
    assert read.source == text
    assert 1 <= len(read.problems) <= 20
    for problem in read.problems:
        assert problem.length >= 1
        assert problem.column + problem.length - 1 <= max(len(text), 1)
        assert problem.text.isprintable()


@settings(max_examples=1_000)
@given(near_misses())
def test_hints_lead_to_a_hand(text: str) -> None:
    """Putting in what was offered, kind of problem by kind, until all is well or a problem has no hint."""
    for _ in range(4):
        read = outcome(text)
        if not isinstance(read, NotationError) or any(problem.hint is None for problem in read.problems):
            return
        for problem in reversed(read.problems):
            text = text[: problem.column - 1] + str(problem.hint) + text[problem.column - 1 + problem.length :]
    pytest.fail(f"the hints lead to {text!r}")


# Several hands, one deck


@pytest.mark.parametrize(
    "texts",
    [
        ["KsKd", "KhKc"],
        ["7-5-4-3-2", "7-5-4-3-2", "7s5s4s3s2s", "7-5-4-3-2 suited", "77", "7777"],
        ["JoAs", "2s3s"],
        [],
    ],
)
def test_hands_of_one_deck_pass(texts: list[str]) -> None:
    assert check_deck({str(number): parse_hand(text) for number, text in enumerate(texts, 1)}) is None


@pytest.mark.parametrize(
    ("texts", "source", "place", "said"),
    [
        (
            {"Ann": "KsKd", "Bob": "7h K♠️"},
            "7h K♠️",
            (4, 2),
            "the K♠ in the hand of Bob is also in the hand of Ann, at column 1",
        ),
        (
            {"1": "As", "2": "Kd 🃏", "3": "Jk-2-3"},
            "Jk-2-3",
            (1, 2),
            "the joker in hand 3 is also in hand 2, at column 4",
        ),
        ({"1": "As", "\x1b[2J": "As"}, "As", (1, 2), "the A♠ in the hand of \\x1b[2J is also in hand 1, at column 1"),
    ],
)
def test_the_same_card_in_two_hands_is_foul(
    texts: dict[str, str], source: str, place: tuple[int, int], said: str
) -> None:
    with pytest.raises(FoulDeckError) as foul:
        check_deck({player: parse_hand(text) for player, text in texts.items()}, texts)
    (problem,) = foul.value.problems
    assert (foul.value.source, (problem.column, problem.length), problem.text) == (source, place, said)


def test_a_foul_deck_is_told_by_the_written_hand_where_there_was_no_text() -> None:
    with pytest.raises(FoulDeckError) as foul:
        check_deck({"1": hand_of("Ks Th 9h"), "2": hand_of("Td Th")})
    assert (foul.value.source, foul.value.problems[0].column) == ("10♦10♥", 4)


def test_every_card_two_hands_share_is_named() -> None:
    with pytest.raises(FoulDeckError) as foul:
        check_deck({"1": parse_hand("KsKdKh"), "2": parse_hand("KhKcKs")})
    assert [problem.column for problem in foul.value.problems] == [1, 5]
