"""No test of the command line knows the table or the house of whoever runs it."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _no_table_of_one_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REFEREE_TABLE", raising=False)
    monkeypatch.delenv("REFEREE_HOUSE", raising=False)
