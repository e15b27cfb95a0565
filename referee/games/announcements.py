"""What the dealer announced, or the house posted, before the deal."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Announcements(NamedTuple):
    """What was announced before the deal. The defaults are what holds where nothing was said.

    - ``joker``: whether the joker is in use; None leaves it to the game (ace-to-five uses it, A5-1, no other does).
    - ``low_cards``: UBLN: whether one or all of several lowest cards are wild; None if nothing was announced, and
      then a hand for which it matters has no value (UBLN-3.4).
    - ``ace``: UBLN: whether an ace of the hand at the bottom of a straight is the lowest card and so the wild one
      (``lowest``), or plays either way (``either``) (UBLN-3.3, 5.5).
    - ``duplicates``: UBLN: whether a wild card may name a card that is already held (UBLN-3.1). Five of a kind needs
      that and is allowed all the same.
    - ``five_of_a_kind``: UBLN: whether it ranks above or below a straight flush (UBLN-3.5).

    >>> from referee.showdown import hand
    >>> hand("ubln", "KhKd7c4d4s", low_cards="all").name, Announcements(low_cards="all").duplicates
    ('four kings', True)
    """

    joker: bool | None = None
    low_cards: Literal["one", "all"] | None = None
    ace: Literal["lowest", "either"] = "lowest"
    duplicates: bool = True
    five_of_a_kind: Literal["above", "below"] = "above"


NOTHING_ANNOUNCED = Announcements()
