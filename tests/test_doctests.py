"""The examples in docstrings run and give what they say."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import referee

MODULES = ["referee", *(module.name for module in pkgutil.walk_packages(referee.__path__, "referee."))]


@pytest.mark.parametrize("name", [name for name in MODULES if name != "referee.__main__"])
def test_docstrings(name: str) -> None:
    failed, _ = doctest.testmod(import_module(name))
    assert failed == 0
