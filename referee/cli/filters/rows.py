"""Lines of hands as rows of one width, so that many of them can be looked up at once.

A hand becomes ten letters, ``KsKdKh7c4d``. Nothing is decided here: what comes out as ten letters that are not five
different cards is left to be read as it was given. But what comes out as five cards must be what
:func:`~referee.notation.parse_hand` reads.
"""

from __future__ import annotations

HAND = 10

_SUITS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
_SYMBOLS = [(symbol.encode(), letter.encode()) for symbol, letter in _SUITS.items()]
_EMOJI_SELECTOR = "\ufe0f".encode()
#: Ranks as capitals, suits as small letters: no letter is both.
_CASES = bytes.maketrans(b"tjqkaSHDC", b"TJQKAshdc")

#: What may stand between the cards of a hand, if the same stands everywhere.
_DIVIDERS = (b"    ", b"----", b",,,,")


def respelled(lines: bytes) -> bytes:
    """The same lines, their cards in letters and of one case.

    >>> respelled("K♠ 10♦ kH\\n".encode())
    b'Ks Td Kh\\n'
    """
    if not lines.isascii():
        for symbol, letter in _SYMBOLS:
            lines = lines.replace(symbol, letter)
        lines = lines.replace(_EMOJI_SELECTOR, b"")
    return lines.replace(b"10", b"T").translate(_CASES)


def hand_of(line: bytes) -> list[bytes]:
    """The hand of a respelled line; none if it is spelled in a way that is not known here.

    >>> hand_of(b"Ks-Kd-Kh-7c-4d")
    [b'KsKdKh7c4d']
    """
    hand = _compact(line)
    return [hand] if hand else []


def hands_of(line: bytes) -> list[bytes]:
    """The hands of a respelled line, which blanks divide, or ``vs``; none if one is spelled in a way not known here.

    >>> hands_of(b"KsKdKh7c4d 9h8h7h6h2s"), hands_of(b"Ks Kd Kh 7c 4d vs 9h 8h 7h 6h 2s")
    ([b'KsKdKh7c4d', b'9h8h7h6h2s'], [b'KsKdKh7c4d', b'9h8h7h6h2s'])
    """
    hands = [_compact(part) for part in line.split(b" vs " if b" vs " in line else b" ")]
    return hands if len(hands) > 1 and all(hands) else []


def _compact(hand: bytes) -> bytes:
    """Ten letters; nothing if these do not come out."""
    if len(hand) == HAND:
        return hand
    hand = hand.strip(b" ").replace(b", ", b",")
    if hand[2::3] in _DIVIDERS:
        hand = hand.replace(hand[2:3], b"")
    return hand if len(hand) == HAND else b""
