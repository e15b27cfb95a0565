"""Whatever is piped in: one record a line, an error for every line that cannot be read, and nothing else."""

from __future__ import annotations

import io
import json
import sys
from unittest import mock

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.running import Answered, referee

from .lines import hands, lines

COMMANDS = ["hand -g a5", "hand -g ubln", "judge -g 27", "judge", "ruling", "is misdeal", "read"]

bytes_of_a_line = st.one_of(
    st.binary(max_size=40),
    hands.map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.lists(hands, min_size=2, max_size=3).map(lambda texts: " | ".join(texts).encode("utf-8", "surrogatepass")),
    lines.map(lambda text: text.encode("utf-8", "surrogatepass")),
).map(lambda line: line.replace(b"\n", b" "))


def filtered(command: str, form: str, piped: bytes) -> Answered:
    with mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(piped))):
        return referee(*command.split(), "-f", form, "-")


@settings(deadline=None, max_examples=50)
@given(st.sampled_from(COMMANDS), st.sampled_from(["short", "json"]), st.lists(bytes_of_a_line, max_size=4))
def test_a_filter_answers_every_line(command: str, form: str, piped: list[bytes]) -> None:
    answered = filtered(command, form, b"".join(line + b"\n" for line in piped))
    assert answered.status in (0, 2)
    records = answered.out.splitlines()
    assert len(records) == len(piped)
    for record in records:
        assert record.replace("\t", " ").isprintable()
        if form == "json":
            json.loads(record)
    assert answered.err.replace("\n", "").isprintable()
    assert "Traceback" not in answered.err
    assert "a bug" not in answered.err
