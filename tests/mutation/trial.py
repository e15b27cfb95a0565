"""A mutant on trial: the tests run against it in a process of its own, until the first of them notices.

The process is a fork of one that has the libraries loaded and nothing of the referee, so that most mutants are done
with in less than a second. Nothing is written: the mutant takes the place of its module as that is imported. One that
cannot even be imported is no feat of the tests, and is told apart.
"""

from __future__ import annotations

import ast
import os
import signal
import sys
from collections.abc import Sequence
from enum import IntEnum
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType

#: Seconds of computing, however busy the machine, after which a mutant is taken to hang; all the tests of a module take
#: a tenth of it.
PATIENCE = 120


class Outcome(IntEnum):
    """What became of a mutant; ``BROKEN`` is the trial itself, whose tests could not be run."""

    SURVIVED, NOTICED, UNIMPORTABLE, HANGS, BROKEN = range(5)


class Planted(MetaPathFinder):
    """Finds one module, and has the mutant for it."""

    def __init__(self, module: str, path: Path, tree: ast.Module) -> None:
        self.module, self.path, self.tree = module, path, tree

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != self.module:
            return None
        package = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        loader = MutantLoader(name, str(self.path), self.tree)
        return spec_from_file_location(name, self.path, loader=loader, submodule_search_locations=package)


class MutantLoader(SourceFileLoader):
    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, self.path, "exec")


def outcome(root: Path, path: str, tree: ast.Module | None, tests: Sequence[Sequence[str]]) -> Outcome:
    """What the tests make of the mutant ``tree`` in the place of ``path``; None tries them on what is there.

    ``tests`` are run in order, each row of them in one go. Raises RuntimeError if the tests could not be run.
    """
    child = os.fork()
    if child == 0:
        _on_trial(root, path, tree, tests)
    _, status = os.waitpid(child, 0)
    ended = Outcome.BROKEN
    if os.WIFEXITED(status):
        ended = Outcome(os.WEXITSTATUS(status))
    elif os.WTERMSIG(status) == signal.SIGPROF:
        ended = Outcome.HANGS
    if ended is Outcome.BROKEN:
        raise RuntimeError(f"pytest could not run {tests}: status {status}")
    return ended


def _on_trial(root: Path, path: str, tree: ast.Module | None, tests: Sequence[Sequence[str]]) -> None:
    """The child: ends the process with what became of the mutant."""
    ended = Outcome.BROKEN
    try:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        _settle_in(root)
        if tree is not None:
            _silence()
            sys.meta_path.insert(0, Planted(dotted(path), root / path, tree))
        ended = _tried(tests) if _importable(dotted(path)) else Outcome.UNIMPORTABLE
    finally:
        sys.stdout.flush()
        os._exit(ended)


def dotted(path: str) -> str:
    """The name by which a module is imported.

    >>> dotted("referee/games/__init__.py"), dotted("referee/games/value.py")
    ('referee.games', 'referee.games.value')
    """
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _importable(module: str) -> bool:
    """Whether a module can be imported, and with it the way in to all that reads it."""
    try:
        for name in (module, "referee.floor"):
            import_module(name)
    except Exception:
        return False
    return True


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def _settle_in(root: Path) -> None:
    """Import everything from ``root``, and nothing of the checkout that this came from."""
    for name in [name for name in sys.modules if name.partition(".")[0] in ("referee", "tests")]:
        del sys.modules[name]
    os.chdir(root)
    sys.path.insert(0, str(root))


def _tried(tests: Sequence[Sequence[str]]) -> Outcome:
    import pytest

    for row in tests:
        ended = pytest.main(["-x", "-qq", "-p", "no:cacheprovider", "-p", "no:warnings", *row])
        if ended in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED):
            return Outcome.NOTICED
        if ended != pytest.ExitCode.OK:
            return Outcome.BROKEN
    return Outcome.SURVIVED
