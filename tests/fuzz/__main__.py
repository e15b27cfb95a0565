"""Fuzz the program for longer than the tests do, guided by what each input reaches.

    python -m tests.fuzz ruling --seconds 600

Runs a property of the tests on inputs that atheris makes (``pip install atheris``; the tests do without it), and stops
at the first that breaks it, with the input in the failure. Without atheris, or with ``--blind``, inputs are made at
random. What follows ``--`` goes to libFuzzer: a folder in which to keep what was found out, ``-workers=2``, and so on.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

#: What can be fuzzed: a property of the tests, by its module and name.
TARGETS = {
    "notation": ("tests.test_notation", "test_any_text_is_a_hand_or_an_error_with_its_place"),
    "spelling": ("tests.test_spelling", "test_characters_are_cleaned_each_for_itself_and_keep_their_columns"),
    "reading": ("tests.situation.test_fuzz", "test_words_with_something_strange_among_them"),
    "ruling": ("tests.fuzz.test_nothing_else", "test_a_line_is_ruled_on_or_refused"),
    "hand": ("tests.fuzz.test_nothing_else", "test_a_whole_hand_is_followed_or_refused"),
    "judge": ("tests.fuzz.test_nothing_else", "test_hands_are_judged_or_refused"),
    "command": ("tests.fuzz.test_nothing_else", "test_the_command_answers_or_complains"),
    "filters": ("tests.fuzz.test_filters", "test_a_filter_answers_every_line"),
    "order": ("tests.fuzz.test_same_ruling", "test_with_what_holds_in_another_order"),
    "words": ("tests.fuzz.test_same_ruling", "test_in_other_words"),
}

#: An input that takes longer than this, in seconds, is a fault: the program hangs.
LONGEST = 20
#: How long random inputs are, in bytes; the longer, the more is drawn from them.
LENGTHS = (20, 60, 200, 600, 2000)

OneInput = Callable[[bytes], bytes | None]


def main(arguments: Sequence[str]) -> None:
    options = _options(arguments)
    if options.blind or find_spec("atheris") is None:
        blindly(_property(options.target), options.seconds)
    else:
        guided(options.target, options.seconds, options.further)


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--seconds", type=int, default=60, help="how long (default: 60)")
    parser.add_argument("--blind", action="store_true", help="make inputs at random, without atheris")
    parser.add_argument("further", nargs="*", metavar="-- OPTIONS", help="options of libFuzzer")
    return parser.parse_args(arguments)


def _property(target: str) -> OneInput:
    module, name = TARGETS[target]
    one_input: OneInput = getattr(import_module(module), name).hypothesis.fuzz_one_input
    return one_input


def guided(target: str, seconds: int, further: Sequence[str]) -> None:
    import atheris

    with atheris.instrument_imports(include=["referee"]):
        one_input = _property(target)
    options = [
        f"-max_total_time={seconds}",
        f"-timeout={LONGEST}",
        "-max_len=4096",
        "-len_control=0",
        "-print_final_stats=1",
        *further,
    ]
    atheris.Setup([sys.argv[0], *options], one_input)
    atheris.Fuzz()


def blindly(one_input: OneInput, seconds: int) -> None:
    seed = random.randrange(2**32)
    rng = random.Random(seed)
    tried = 0
    end = time.monotonic() + seconds
    print(f"seed {seed}")
    while time.monotonic() < end:
        begun = time.monotonic()
        one_input(rng.randbytes(rng.choice(LENGTHS)))
        tried += 1
        if time.monotonic() - begun > LONGEST:
            sys.exit(f"input {tried} took longer than {LONGEST} seconds")
    print(f"{tried} inputs, no fault")


if __name__ == "__main__":
    main(sys.argv[1:])
