"""Amounts of chips as text: read exactly, or refused with the place."""

from __future__ import annotations

import re
from decimal import Decimal

from referee.errors import AmountError, Problem

#: No table plays for more, and a slip of the finger soon does.
MOST = Decimal(10) ** 12

_AMOUNT = re.compile(r"\$?((?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)?(?:\.[0-9]+)?)")
_SLIPS = str.maketrans("oOlI", "0011")


def parse_amount(text: str, *, source: str | None = None, column: int = 1, line: int = 1) -> Decimal:
    """Return the chips that a word such as ``40``, ``$2.50`` or ``1,200`` stands for: above nothing, to the cent.

    ``source`` is the whole text the word stands in and ``column``, ``line`` its place there, for the message. Raises
    :class:`AmountError` for what is no amount, for zero, a negative, more than two decimals, or more than any
    table plays for.

    >>> parse_amount("$2.50"), parse_amount("1,200")
    (Decimal('2.50'), Decimal('1200'))
    >>> parse_amount("4o")
    Traceback (most recent call last):
    ...
    referee.errors.AmountError: column 1: '4o' is no amount of chips
    """

    def refuse(why: str, hint: str | None = None) -> AmountError:
        return AmountError(source or text, Problem(why, column, max(len(text), 1), line, hint))

    if text.startswith("-"):
        raise refuse(f"an amount cannot be negative: {text!r}", _hint(text[1:]))
    digits = _digits(text)
    if digits is None:
        raise refuse(f"{text!r} is no amount of chips", _hint(text.translate(_SLIPS)))
    amount = Decimal(digits)
    wrong = wrong_with(amount)
    if wrong is None:
        return amount
    raise refuse(wrong, _hint(text[: text.index(".") + 3]) if amount and "." in text else None)


def wrong_with(amount: Decimal) -> str | None:
    """What is wrong with a number as an amount of chips, None where nothing is.

    >>> wrong_with(Decimal("0.125")), wrong_with(Decimal("0.12"))
    ('chips go to the cent, two decimals: not 0.125', None)
    """
    if amount == 0:
        return "an amount of 0 puts nothing in; did the shell take the $40? Say the number without the $"
    if amount >= MOST:
        return f"no table plays for {amount:f}"
    if amount != round(amount, 2):
        return f"chips go to the cent, two decimals: not {amount:f}"
    return None


def _digits(text: str) -> str | None:
    match = _AMOUNT.fullmatch(text)
    return match[1].replace(",", "") if match and match[1] else None


def _hint(text: str) -> str | None:
    return text if _digits(text) else None


def chips(amount: Decimal | int) -> str:
    """Return an amount as players write it: whole, or to the cent.

    >>> chips(Decimal("40.00")), chips(Decimal("2.5")), chips(-15)
    ('40', '2.50', '-15')
    """
    exact = Decimal(amount)
    if exact == exact.to_integral_value():
        return f"{exact:.0f}"
    return f"{exact:.2f}" if exact == round(exact, 2) else f"{exact.normalize():f}"
