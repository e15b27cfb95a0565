"""The answers to many lines of hands at once, looked up in tables: with numpy where it is worth its import.

What a table does not hold is left to be read by itself: a hand in another spelling, a foul one, one with a name.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from referee import bulk
from referee.bulk import DEPENDS, ROW, UNREAD
from referee.cli.filters.rows import hand_of, hands_of, respelled
from referee.games import Announcements, Game

if TYPE_CHECKING:
    from referee.bulk.blocks import Places

    Found = list[int] | Places

#: The bytes of hands from which on numpy is worth its import.
WORTH_NUMPY = 1 << 16
#: A block is taken apart line by line if more than one line in so many has no answer as it stands.
FEW = 100
#: No deck has cards for more hands.
MOST_HANDS = 10

#: The records of lines, and the places of lines that have none yet.
Answered = tuple[list[bytes], list[int]]


class _Lane(ABC):
    """Lines looked up in the tables of a game."""

    def __init__(self, game: Game, announced: Announcements) -> None:
        self._game = game
        self._announced = announced

    def __call__(self, lines: bytes) -> Answered:
        """The record of each of the lines, and the places of those that are to be read by themselves."""
        return self._in_rows(lines) or self._in_rows(lines := respelled(lines)) or self._apart(lines)

    @abstractmethod
    def _hands(self, line: bytes) -> Sequence[bytes]:
        """The hands of a line, each as ten letters; none if it has others."""

    @abstractmethod
    def _find(self, rows: bytes, hands: int) -> Found:
        """What the tables have for so many hands a line."""

    @abstractmethod
    def _records_of(self, found: Found, rows: bytes) -> list[bytes]:
        """The records of what was found for rows; anything for what is unread."""

    def _in_rows(self, lines: bytes) -> Answered | None:
        """The answers to lines that are all of one width; None if they are not, or if many of them have none."""
        hands = len(self._hands(lines[: lines.index(b"\n")]))
        width = ROW * hands
        if not hands or not _are_rows(lines, hands) or self._unread(self._find(lines[:width], hands)):
            return None
        found = self._find(lines, hands)
        unread = self._unread(found)
        if unread and (len(unread) * FEW > len(found) or lines.count(b"\n") != len(found)):
            return None
        return self._records_of(found, lines), unread

    def _apart(self, lines: bytes) -> Answered:
        """The answers to lines of any width, looked up together if they have equally many hands."""
        given = [self._hands(line) for line in lines[:-1].split(b"\n")]
        places: dict[int, list[int]] = {}
        for place, hands in enumerate(given):
            places.setdefault(len(hands), []).append(place)
        records = [b""] * len(given)
        unread = places.pop(0, [])
        for number, alike in places.items():
            rows = b"\n".join([hand for place in alike for hand in given[place]]) + b"\n"
            found = self._find(rows, number)
            for place, record in zip(alike, self._records_of(found, rows), strict=True):
                records[place] = record
            unread += [alike[at] for at in self._unread(found)]
        return records, sorted(unread)

    def _unread(self, found: Found) -> list[int]:
        if isinstance(found, list):
            return [place for place, number in enumerate(found) if number == UNREAD]
        unread: list[int] = (found == UNREAD).nonzero()[0].tolist()
        return unread


class _ShortLane(_Lane):
    """``records`` has the short record of everything that can be found in a table."""

    def __init__(self, game: Game, announced: Announcements, records: Mapping[int, str]) -> None:
        super().__init__(game, announced)
        self._records = [b""] * (DEPENDS + 1)
        for found, record in records.items():
            self._records[found] = record.encode() + b"\n"

    def _records_of(self, found: Found, rows: bytes) -> list[bytes]:
        if isinstance(found, list):
            return [self._records[number] for number in found]
        records: list[bytes] = self._array_of_records.take(found).tolist()
        return records

    @cached_property
    def _array_of_records(self) -> Any:
        import numpy as np

        return np.array(self._records, object)


class _OneHand(_Lane):
    """A hand a line, and its place."""

    def _hands(self, line: bytes) -> Sequence[bytes]:
        return hand_of(line)

    def _find(self, rows: bytes, hands: int) -> Found:
        if _wants_numpy(rows):
            return bulk.places_of_block(self._game, rows, ROW, announced=self._announced)
        return bulk.places_of_rows(self._game, rows, self._announced)


class HandLane(_OneHand, _ShortLane):
    """What ``hand -f short`` says: the place in the order, and the name.

    >>> from referee.games import GAMES, NOTHING_ANNOUNCED
    >>> HandLane(GAMES["27"], NOTHING_ANNOUNCED)(b"7h5d4c3s2s\\nAnn=7h5d4c3s2s\\n")
    ([b'1 seven-five low\\n', b''], [1])
    """

    def __init__(self, game: Game, announced: Announcements) -> None:
        names = enumerate(bulk.names(game, announced))
        records = {place: f"{place} {name}" for place, name in names} | {DEPENDS: "- depends"}
        super().__init__(game, announced, records)


class HandInFullLane(_OneHand):
    """What ``hand`` says in another format than ``short``, in games without wild cards.

    All of it but the cards is the same for every hand at a place, so it is taken over from the first one: ``answer``
    makes that, with each suit written as ``suits`` has it. Hands with the joker are left unread.
    """

    def __init__(
        self,
        game: Game,
        announced: Announcements,
        answer: Callable[[str], bytes | Exception],
        suits: Mapping[str, bytes],
    ) -> None:
        super().__init__(game, announced._replace(joker=False))
        self._answer = answer
        self._suits = [(suit.encode(), written) for suit, written in suits.items()]
        self._around: dict[int, tuple[bytes, bytes]] = {UNREAD: (b"", b"")}

    def _records_of(self, found: Found, rows: bytes) -> list[bytes]:
        places = found if isinstance(found, list) else found.tolist()
        around = self._around
        for place, row in {place: row for row, place in enumerate(places) if place not in around}.items():
            around[place] = self._learned(rows[ROW * row : ROW * row + ROW - 1])
        records = []
        for place, cards in zip(places, self._written(rows).split(b"\n"), strict=False):
            before, after = around[place]
            records.append(before + cards + after)
        return records

    def _learned(self, hand: bytes) -> tuple[bytes, bytes]:
        """What stands before and behind the cards in the record of a hand."""
        record, cards = self._answer(hand.decode()), self._written(hand)
        assert isinstance(record, bytes)
        assert record.count(cards) == 1
        before, _, after = record.partition(cards)
        return before, after

    def _written(self, rows: bytes) -> bytes:
        """Hands as they are shown."""
        for suit, written in self._suits:
            rows = rows.replace(suit, written)
        return rows.replace(b"T", b"10")


class ShowdownLane(_ShortLane):
    """What ``judge -f short`` says of hands without names: the numbers of the winners.

    >>> from referee.games import GAMES, NOTHING_ANNOUNCED
    >>> ShowdownLane(GAMES["27"], NOTHING_ANNOUNCED)(b"7h5d4c3s2s 8h6d4d3c2c\\n7h5d4c3s2s 7s5c4d3h2h\\n")
    ([b'1\\n', b'1 2\\n'], [])
    """

    def __init__(self, game: Game, announced: Announcements) -> None:
        records = {bits: _numbers(bits) for bits in range(1 << MOST_HANDS)} | {DEPENDS: "depends"}
        super().__init__(game, announced, records)

    def _hands(self, line: bytes) -> Sequence[bytes]:
        hands = hands_of(line)
        return hands if len(hands) <= MOST_HANDS else []

    def _find(self, rows: bytes, hands: int) -> Found:
        if _wants_numpy(rows):
            return bulk.best_of_block(self._game, rows, hands, self._announced)
        return bulk.best_of_rows(self._game, rows, hands, self._announced)


def _numbers(bits: int) -> str:
    """
    >>> _numbers(0b101)
    '1 3'
    """
    return " ".join([str(hand + 1) for hand in range(MOST_HANDS) if bits >> hand & 1])


def _are_rows(lines: bytes, hands: int) -> bool:
    """Whether the lines are of one width, with a blank behind each hand but the last."""
    width = ROW * hands
    number, rest = divmod(len(lines), width)
    ends = [b" "] * (hands - 1) + [b"\n"]
    return not rest and all(lines[ROW * hand - 1 :: width] == end * number for hand, end in enumerate(ends, start=1))


def _wants_numpy(rows: bytes) -> bool:
    return len(rows) >= WORTH_NUMPY and numpy_is_installed()


@cache
def numpy_is_installed() -> bool:
    """Whether numpy can be imported; it is, if so, without the threads for linear algebra that nothing here needs."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import numpy  # noqa: F401
    except ImportError:
        return False
    return True
