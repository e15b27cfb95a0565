"""What is wrong with a hand that cannot be read, and what was probably meant.

Only bad input comes here. Each function looks for one kind of slip, and the first kind found is reported, at
every place it occurs, so that one slip does not hide behind the confusion it causes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias

from referee.cards import SUITS, Card, rank_name
from referee.errors import Problem
from referee.notation import RANKS_BY_NAME, Item
from referee.spelling import Cleaned, nearest, visible

MOST_PROBLEMS = 20

_ACCEPTED = "cards are written Ks, K♠ or 10h, the joker Jo, ranks alone 7-5-4-3-2"

_UNREADABLE = ("card name", "rank name", "stray", "unknown")

_SUITS_BY_NAME = {"spades": "s", "hearts": "h", "diamonds": "d", "clubs": "c"}
_WORDS = [*RANKS_BY_NAME, "joker", "suited"]

#: Longer pieces of the input are quoted cut short.
_SHOWN = 24


def slips(cleaned: Cleaned, items: Sequence[Item]) -> list[Problem]:
    """Every problem of the first kind that these items show, at most twenty; none if they are a hand.

    ``items`` are what the grammar of ``notation`` found in ``cleaned``, in order. A problem's ``hint``, where it
    has one, can stand in the place of what it points at.
    """
    hand = _Given(cleaned, items)
    for kind in _KINDS:
        if problems := list(islice(kind(hand), MOST_PROBLEMS)):
            return problems
    return []


class _Given(NamedTuple):
    """The hand as it was given."""

    cleaned: Cleaned
    items: Sequence[Item]

    def of_kind(self, *kinds: str) -> list[Item]:
        return [item for item in self.items if item.kind in kinds]

    def quoted(self, start: int, stop: int) -> str:
        text = self.cleaned.given(start, stop)
        return f"'{visible(text if len(text) <= _SHOWN else text[: _SHOWN - 1] + '…')}'"

    def problem(self, start: int, stop: int, text: str, hint: str | None = None) -> Problem:
        column, length = self.cleaned.place(start, stop)
        return Problem(text, column, length, hint=hint)


def _no_cards(hand: _Given) -> Iterator[Problem]:
    if not hand.items:
        yield Problem(f"no cards; {_ACCEPTED}")
    elif len(hand.of_kind("suited")) == len(hand.items):
        start, stop = hand.items[0].start, hand.items[-1].stop
        yield hand.problem(start, stop, f"no cards before 'suited'; {_ACCEPTED}")


_SUIT_BEFORE_RANK = re.compile("([shdc])(10|[2-9TJQKA])", re.IGNORECASE | re.ASCII)
_CARD_APART = re.compile("(10|[2-9TJQKA]) +[shdc]", re.IGNORECASE | re.ASCII)


def _suits_first(hand: _Given) -> Iterator[Problem]:
    """``♠K ♥Q``: every card the wrong way round."""
    text = hand.cleaned.text.strip(" \r\n")
    turned, number = _SUIT_BEFORE_RANK.subn(r"\2\1", text)
    if number and not _SUIT_BEFORE_RANK.sub("", text).strip("-, "):
        start = hand.cleaned.text.index(text)
        yield hand.problem(start, start + len(text), "the rank of a card comes before its suit", turned)


def _unreadable(hand: _Given) -> Iterator[Problem]:
    offers = _Offers(hand)
    for items in _bad_pieces(hand):
        piece = _Piece(hand, items)
        text, hint = _diagnosis(piece, offers)
        yield hand.problem(piece.first.start, piece.last.stop, text, hint)


def _bad_pieces(hand: _Given) -> Iterator[Sequence[Item]]:
    """The items that cannot be read, each with those it takes down: ``Kx``, ``K s`` over the blank, ``jokr``."""
    before: Sequence[Item] = ()
    for chunk in _chunks(hand.items):
        if any(item.kind in _UNREADABLE for item in chunk):
            if _Piece(hand, chunk).is_suit and _Piece(hand, [*before[-1:], *chunk]).is_card_apart:
                yield [before[-1], *chunk]
            elif _meant(_Piece(hand, chunk).text):
                yield chunk
            else:
                yield from _bad_parts(chunk)
        before = chunk


def _chunks(items: Sequence[Item]) -> Iterator[Sequence[Item]]:
    """The items in groups that have nothing between them."""
    begin = 0
    for at in range(1, len(items) + 1):
        if at == len(items) or items[at - 1].stop != items[at].start:
            yield items[begin:at]
            begin = at


def _bad_parts(chunk: Sequence[Item]) -> Iterator[Sequence[Item]]:
    """What is bad in a chunk: an unknown item takes the rank before it along, and joins on to an unknown one."""
    part: list[Item] = []
    for item in chunk:
        joins_unknown = item.kind == "unknown" and part and part[-1].kind in ("rank", "unknown")
        joins_rank = item.kind == "rank" and part and part[0].kind == "unknown"
        if joins_unknown or joins_rank:
            part.append(item)
        else:
            yield from _if_bad(part)
            part = [item]
    yield from _if_bad(part)


def _if_bad(part: Sequence[Item]) -> Iterator[Sequence[Item]]:
    while part and part[-1].kind not in _UNREADABLE:
        part = part[:-1]
    if part:
        yield part


class _Piece(NamedTuple):
    """A part of the hand that cannot be read."""

    hand: _Given
    items: Sequence[Item]

    @property
    def first(self) -> Item:
        return self.items[0]

    @property
    def last(self) -> Item:
        return self.items[-1]

    @property
    def text(self) -> str:
        return self.hand.cleaned.text[self.first.start : self.last.stop]

    @property
    def quoted(self) -> str:
        return self.hand.quoted(self.first.start, self.last.stop)

    @property
    def is_suit(self) -> bool:
        return self.text.lower() in tuple(SUITS)

    @property
    def is_card_apart(self) -> bool:
        return _CARD_APART.fullmatch(self.text) is not None


def _meant(text: str) -> str | None:
    """The word that the text nearly is: a rank's name, ``joker`` or ``suited``."""
    return nearest(text, _WORDS) if len(text) > 2 and text.isalpha() else None


class _Offers:
    """Spellings to offer, in the style of the hand; no card that is in the hand, and none twice."""

    def __init__(self, hand: _Given) -> None:
        self._taken = {item.card for item in hand.items}
        self._has_suits = bool(hand.of_kind("card", "card name"))
        self._has_ranks = bool(hand.of_kind("suited")) or len(hand.of_kind("rank")) > len(hand.of_kind("unknown"))

    def card(self, rank: str, suits: str = SUITS) -> str | None:
        """For a card with something where its suit should be."""
        return rank if self._has_ranks and not self._has_suits else self.free(rank, suits)

    def rank(self, rank: str) -> str | None:
        """For a card with nothing where its suit should be."""
        return self.free(rank) if self._has_suits else rank

    def free(self, rank: str, suits: str = SUITS) -> str | None:
        """A card of this rank in the first of ``suits`` that is free."""
        for suit in suits:
            card = Card(rank, suit)
            if card not in self._taken:
                self._taken.add(card)
                return card.ascii
        return None


_Diagnosis: TypeAlias = tuple[str, str | None]


def _diagnosis(piece: _Piece, offers: _Offers) -> _Diagnosis:
    """Why a piece cannot be read, and a spelling that works in its place."""
    for diagnosis in (_out_of_place, _card_by_name, _nearly_a_word, _apart, _no_suit, _no_rank):
        if found := diagnosis(piece, offers):
            return found
    if piece.is_suit:
        return f"{piece.quoted} is a suit with no rank before it", None
    return f"{piece.quoted} is no card; {_ACCEPTED}", None


def _out_of_place(piece: _Piece, offers: _Offers) -> _Diagnosis | None:
    """``,,`` and ``(``."""
    if piece.last.kind == "stray" or (piece.text.isascii() and not any(map(str.isalnum, piece.text))):
        return f"{piece.quoted} is out of place; between cards goes nothing, a blank, one comma or one dash", None
    return None


def _card_by_name(piece: _Piece, offers: _Offers) -> _Diagnosis | None:
    """``ace of spades``."""
    if piece.last.kind == "card name" and piece.last.card:
        spelling = piece.last.card.ascii
        return f"{piece.quoted} is no card as it is written here, which would be {spelling}", spelling
    return None


def _nearly_a_word(piece: _Piece, offers: _Offers) -> _Diagnosis | None:
    """``kings``, ``jokr``."""
    word = _meant(piece.text)
    if word is None:
        return None
    if word not in RANKS_BY_NAME:
        return f"{piece.quoted} is no card", word
    rank = RANKS_BY_NAME[word]
    return f"{piece.quoted} is no card; {rank_name(rank, plural=True)} are written {rank}", offers.rank(rank)


def _apart(piece: _Piece, offers: _Offers) -> _Diagnosis | None:
    """``K s``."""
    if piece.is_card_apart:
        return f"{piece.quoted} is apart; a suit goes right behind its rank", piece.first.text + piece.last.text
    return None


def _no_suit(piece: _Piece, offers: _Offers) -> _Diagnosis | None:
    """``Kx``, ``Khaerts``."""
    if len(piece.items) != 2 or piece.first.card is None:
        return None
    suit = nearest(piece.last.text, _SUITS_BY_NAME)
    hint = offers.card(piece.first.card.rank, _SUITS_BY_NAME[suit] if suit else SUITS)
    wrong = piece.hand.quoted(piece.last.start, piece.last.stop)
    return f"{piece.quoted} is no card; {wrong} is no suit (s h d c or ♠ ♥ ♦ ♣)", hint


_FIGURE = re.compile("([01])([shdc]?)", re.IGNORECASE | re.ASCII)
_RANKS_BY_FIGURE = {"1": "A", "0": "T"}


def _no_rank(piece: _Piece, offers: _Offers) -> _Diagnosis | None:
    """``1h``, ``0``."""
    figure = _FIGURE.fullmatch(piece.text)
    if figure is None:
        return None
    rank = _RANKS_BY_FIGURE[figure[1]]
    hint = rank + figure[2] if figure[2] else offers.rank(rank)
    return f"'{figure[1]}' is no rank; {rank_name(rank, plural=True)} are written {rank}", hint


def _jack_king_or_joker(hand: _Given) -> Iterator[Problem]:
    if hand.of_kind("card"):
        return
    for item in hand.of_kind("jk"):
        quoted = hand.quoted(item.start, item.stop)
        text = f"{quoted} could be the joker or a jack and a king; say Jo or J-K"
        yield hand.problem(item.start, item.stop, text, "Jo")


def _suited_amiss(hand: _Given) -> Iterator[Problem]:
    for item in hand.of_kind("suited"):
        if hand.of_kind("card") or not hand.of_kind("rank"):
            text = "'suited' is for ranks alone, as in 7-5-4-3-2 suited"
        elif item is not hand.items[-1]:
            text = "'suited' is said once, behind the last card"
        else:
            continue
        yield hand.problem(item.start, item.stop, text)


def _mixed(hand: _Given) -> Iterator[Problem]:
    """Cards with suits beside ranks alone. The fewer of them are the slip."""
    suited, bare = hand.of_kind("card"), hand.of_kind("rank")
    if not suited or not bare:
        return
    offers = _Offers(hand)
    for item in bare if len(bare) <= len(suited) else suited:
        missing = item.kind == "rank"
        rank = item.card.rank if item.card else ""
        quoted = hand.quoted(item.start, item.stop)
        text = f"{quoted} has {'no' if missing else 'a'} suit; either every card has one or none has"
        yield hand.problem(item.start, item.stop, text, offers.free(rank) if missing else rank)


_KINDS: tuple[Callable[[_Given], Iterator[Problem]], ...] = (
    _no_cards,
    _suits_first,
    _unreadable,
    _jack_king_or_joker,
    _suited_amiss,
    _mixed,
)
