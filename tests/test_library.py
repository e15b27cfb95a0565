"""The public names say what they are: every field, every error, and an example that runs."""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable
from typing import Any

import pytest

import referee

OBJECTS = {name: getattr(referee, name) for name in referee.__all__}
DOCUMENTED = {name: value for name, value in OBJECTS.items() if not isinstance(value, types.MappingProxyType)}
#: A hand, a settled question and a canonical line are made of what was read already: there is nothing to refuse.
FUNCTIONS = {name: value for name, value in DOCUMENTED.items() if inspect.isfunction(value)}
CANNOT_FAIL = ("canonical", "settle")


def test_every_name_is_listed() -> None:
    assert set(referee.__all__) <= set(dir(referee))


@pytest.mark.parametrize("name", DOCUMENTED)
def test_it_has_an_example(name: str) -> None:
    """Which the doctests run."""
    assert ">>> " in (inspect.getdoc(DOCUMENTED[name]) or "")


@pytest.mark.parametrize("name", [name for name, value in DOCUMENTED.items() if hasattr(value, "_fields")])
def test_every_field_is_told_of(name: str) -> None:
    doc = inspect.getdoc(DOCUMENTED[name]) or ""
    assert [field for field in DOCUMENTED[name]._fields if f"``{field}``" not in doc] == []


@pytest.mark.parametrize("name", [name for name in FUNCTIONS if name not in CANNOT_FAIL])
def test_what_is_raised_is_told_of(name: str) -> None:
    doc = inspect.getdoc(FUNCTIONS[name]) or ""
    assert "Raises" in doc or "errors are those of" in doc


@pytest.mark.parametrize("function", FUNCTIONS.values(), ids=FUNCTIONS)
def test_every_argument_and_what_comes_back_has_a_type(function: Callable[..., Any]) -> None:
    told = inspect.signature(function)
    assert told.return_annotation is not told.empty
    assert all(parameter.annotation is not parameter.empty for parameter in told.parameters.values())


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'jugde'"):
        _ = referee.jugde
