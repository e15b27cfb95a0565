"""The exit statuses: what the process tells the script that called it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum


class Status(IntEnum):
    """An exit status; what each means is in :data:`MEANINGS`.

    >>> Status.DEPENDS, Status.DEPENDS == 3
    (<Status.DEPENDS: 3>, True)
    """

    OK = 0
    NO = 1
    ERROR = 2
    DEPENDS = 3
    NOT_COVERED = 4
    BUG = 70
    UNWRITABLE = 74
    INTERRUPTED = 130
    BROKEN_PIPE = 141


MEANINGS = {
    Status.OK: "ruled, or yes",
    Status.NO: "no, or not as expected",
    Status.ERROR: "wrong usage, or unreadable: nothing was ruled",
    Status.DEPENDS: "depends on a fact that was not given; the answer names it",
    Status.NOT_COVERED: "no numbered rule covers it",
    Status.BUG: "a bug in referee",
    Status.UNWRITABLE: "output could not be written",
    Status.INTERRUPTED: "interrupted",
    Status.BROKEN_PIPE: "broken pipe",
}

#: What a verdict or a ruling says of itself, as an exit status.
OF_ANSWER = {
    "ruled": Status.OK,
    "depends": Status.DEPENDS,
    "not-covered": Status.NOT_COVERED,
    "error": Status.ERROR,
}


def combined(statuses: Iterable[Status]) -> Status:
    """The one status of a mixed answer: an error outweighs a "depends", that a "not covered", that a "no".

    >>> combined([Status.OK, Status.NOT_COVERED, Status.DEPENDS])
    <Status.DEPENDS: 3>
    >>> combined([])
    <Status.OK: 0>
    """
    found = set(statuses)
    for status in (Status.ERROR, Status.DEPENDS, Status.NOT_COVERED, Status.NO):
        if status in found:
            return status
    return Status.OK
