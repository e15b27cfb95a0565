"""The ``referee`` command: the process around the commands.

Click alone answers a crash, a full disk, Ctrl-C and a broken pipe with the same status 1. Here each has
its own (:class:`~referee.cli.status.Status`), no traceback reaches a user, and nothing heavy is imported
before the guard stands.
"""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from referee.cli.status import Status

#: Set by a shell that asks for completions, to the line as far as it is typed.
COMPLETION_VARIABLE = "_REFEREE_COMPLETE"
DEBUG_VARIABLE = "REFEREE_DEBUG"
#: What Python calls this way of writing what a stream has no place for.
IN_LETTERS = "referee.in-letters"


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run one command and end the process with its exit status.

    ``arguments`` are the words after the program's name, ``sys.argv[1:]`` unless given.
    """
    _prepare_streams()
    sys.exit(_write_out(_typed() if arguments is None else list(arguments)))


def _typed() -> list[str]:
    """The arguments of the process, read as UTF-8 whatever the locale says, so that suits are suits in all of them."""
    return [os.fsencode(argument).decode(errors="surrogateescape") for argument in sys.argv[1:]]


def _prepare_streams() -> None:
    """Let no character crash the output, and a closed standard output fail as a full disk does."""
    codecs.register_error(IN_LETTERS, _in_letters)
    if sys.stdout is None:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 1)
        sys.stdout = os.fdopen(1, "w", closefd=False)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=IN_LETTERS)


def _in_letters(error: UnicodeError) -> tuple[str | bytes, int]:
    """What is written for characters that a stream has no place for: letters for suits, and codes for the rest."""
    from referee.cli.output import LETTERS

    assert isinstance(error, UnicodeEncodeError)
    lettered = error.object[error.start : error.end].translate(LETTERS)
    return (lettered, error.end) if lettered.isascii() else codecs.backslashreplace_errors(error)


def _write_out(arguments: list[str]) -> Status:
    """Run the command and see its output off; tell a reader who left from a disk that is full."""
    try:
        status = _guarded(arguments)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        _abandon_output()
        return Status.BROKEN_PIPE
    except OSError as error:
        _abandon_output()
        _complain(f"the output could not be written: {error.strerror or error}")
        return Status.UNWRITABLE


def _abandon_output() -> None:
    """Turn standard output to nowhere, so that the interpreter does not try it again at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)


def _guarded(arguments: list[str]) -> Status:
    """Run the command; what goes wrong inside it is a status, except output that cannot be written."""
    try:
        return _answer(arguments)
    except KeyboardInterrupt:
        return Status.INTERRUPTED
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None:
            raise
        _report_bug(error, arguments)
        return Status.BUG


def _answer(arguments: list[str]) -> Status:
    """Let Click read the arguments and run the command they name.

    Click's ``main`` is passed by, even out of its stand-alone mode, for it turns a broken pipe into status 1.
    """
    if COMPLETION_VARIABLE in os.environ:
        from referee.cli.completion.answering import answer

        return answer(os.environ[COMPLETION_VARIABLE], COMPLETION_VARIABLE)
    import click

    from referee.cli.commands import cli

    try:
        with cli.make_context("referee", list(arguments), obj=arguments) as context:
            return Status(cli.invoke(context))
    except click.exceptions.Exit as end:
        return Status(end.exit_code)
    except click.Abort:
        return Status.INTERRUPTED
    except click.ClickException as error:
        from referee.cli.usage import complain_of_usage

        complain_of_usage(error, arguments)
        return Status.ERROR


def _report_bug(error: Exception, arguments: list[str]) -> None:
    if os.environ.get(DEBUG_VARIABLE):
        import traceback

        traceback.print_exception(error)
    import shlex

    _complain(
        f"a bug in referee: {type(error).__name__}: {error}\n"
        f"It was asked: referee {shlex.join(arguments)}\n"
        f"Nothing was ruled. {DEBUG_VARIABLE}=1 shows where it happened."
    )


def _complain(message: str) -> None:
    from referee.cli.complaint import complain

    complain(message)
