"""The pieces of a hand that are no cards, and why each is none."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from referee.cards import SUITS, rank_name
from referee.errors import Problem
from referee.notation import RANKS_BY_NAME, Item
from referee.slips.given import ACCEPTED, Given, Offers
from referee.spelling import nearest

_UNREADABLE = ("card name", "rank name", "stray", "unknown")

_SUITS_BY_NAME = {"spades": "s", "hearts": "h", "diamonds": "d", "clubs": "c"}
_WORDS = [*RANKS_BY_NAME, "joker", "suited"]

_CARD_APART = re.compile("(10|[2-9TJQKA]) +[shdc]", re.IGNORECASE | re.ASCII)


def unreadable(hand: Given) -> Iterator[Problem]:
    """Every piece that is no card, with what would be one in its place where that can be told."""
    offers = Offers(hand)
    for items in _bad_pieces(hand):
        piece = _Piece(hand, items)
        text, hint = _diagnosis(piece, offers)
        yield hand.problem(piece.first.start, piece.last.stop, text, hint)


def _bad_pieces(hand: Given) -> Iterator[Sequence[Item]]:
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

    hand: Given
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


_Diagnosis: TypeAlias = tuple[str, str | None]


def _diagnosis(piece: _Piece, offers: Offers) -> _Diagnosis:
    """Why a piece cannot be read, and a spelling that works in its place."""
    for diagnosis in (_out_of_place, _card_by_name, _nearly_a_word, _apart, _no_suit, _no_rank):
        if found := diagnosis(piece, offers):
            return found
    if piece.is_suit:
        return f"{piece.quoted} is a suit with no rank before it", None
    return f"{piece.quoted} is no card; {ACCEPTED}", None


def _out_of_place(piece: _Piece, offers: Offers) -> _Diagnosis | None:
    """``,,`` and ``(``."""
    if piece.last.kind == "stray" or (piece.text.isascii() and not any(map(str.isalnum, piece.text))):
        return f"{piece.quoted} is out of place, leave it out; between cards goes a blank, one comma or one dash", None
    return None


def _card_by_name(piece: _Piece, offers: Offers) -> _Diagnosis | None:
    """``ace of spades``."""
    if piece.last.kind == "card name" and piece.last.card:
        spelling = piece.last.card.ascii
        return f"{piece.quoted} is no card as it is written here, which would be {spelling}", spelling
    return None


def _nearly_a_word(piece: _Piece, offers: Offers) -> _Diagnosis | None:
    """``kings``, ``jokr``."""
    word = _meant(piece.text)
    if word is None:
        return None
    if word not in RANKS_BY_NAME:
        return f"{piece.quoted} is no card", word
    rank = RANKS_BY_NAME[word]
    return f"{piece.quoted} is no card; {rank_name(rank, plural=True)} are written {rank}", offers.rank(rank)


def _apart(piece: _Piece, offers: Offers) -> _Diagnosis | None:
    """``K s``."""
    if piece.is_card_apart:
        return f"{piece.quoted} is apart; a suit goes right behind its rank", piece.first.text + piece.last.text
    return None


def _no_suit(piece: _Piece, offers: Offers) -> _Diagnosis | None:
    """``Kx``, ``Khaerts``."""
    if len(piece.items) != 2 or piece.first.card is None:
        return None
    suit = nearest(piece.last.text, _SUITS_BY_NAME)
    hint = offers.card(piece.first.card.rank, _SUITS_BY_NAME[suit] if suit else SUITS)
    wrong = piece.hand.quoted(piece.last.start, piece.last.stop)
    return f"{piece.quoted} is no card; {wrong} is no suit (s h d c or ♠ ♥ ♦ ♣)", hint


_FIGURE = re.compile("([01])([shdc]?)", re.IGNORECASE | re.ASCII)
_RANKS_BY_FIGURE = {"1": "A", "0": "T"}


def _no_rank(piece: _Piece, offers: Offers) -> _Diagnosis | None:
    """``1h``, ``0``."""
    figure = _FIGURE.fullmatch(piece.text)
    if figure is None:
        return None
    rank = _RANKS_BY_FIGURE[figure[1]]
    hint = rank + figure[2] if figure[2] else offers.rank(rank)
    return f"'{figure[1]}' is no rank; {rank_name(rank, plural=True)} are written {rank}", hint
