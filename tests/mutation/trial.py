"""A mutant on trial: the tests run against it in a process of its own, until the first of them notices.

The process is a fork of one that has the libraries loaded and nothing of the referee, so that most mutants are done
with in less than a second. Nothing is written: the mutant takes the place of its module as that is imported.
"""

from __future__ import annotations

import ast
import os
import signal
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType

#: Seconds after which a mutant is taken to hang, which is noticed too.
PATIENCE = 120
SURVIVED, NOTICED, BROKEN = 0, 1, 2


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


def noticed(root: Path, path: str, tree: ast.Module | None, tests: Sequence[Sequence[str]]) -> bool:
    """Whether a test fails with the mutant ``tree`` in the place of ``path``; None tries the tests on what is there.

    ``tests`` are run in order, each row of them in one go. Raises RuntimeError if the tests could not be run.
    """
    child = os.fork()
    if child == 0:
        _on_trial(root, path, tree, tests)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) not in (SURVIVED, NOTICED):
        raise RuntimeError(f"pytest could not run {tests}")
    return status != SURVIVED


def _on_trial(root: Path, path: str, tree: ast.Module | None, tests: Sequence[Sequence[str]]) -> None:
    """The child: ends the process with what became of the mutant."""
    ended = BROKEN
    try:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(PATIENCE)
        _settle_in(root)
        if tree is not None:
            _silence()
            module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            sys.meta_path.insert(0, Planted(module, root / path, tree))
        ended = _tried(tests)
    finally:
        sys.stdout.flush()
        os._exit(ended)


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


def _tried(tests: Sequence[Sequence[str]]) -> int:
    import pytest

    for row in tests:
        ended = pytest.main(["-x", "-qq", "-p", "no:cacheprovider", "-p", "no:warnings", *row])
        if ended in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED):
            return NOTICED
        if ended != pytest.ExitCode.OK:
            return BROKEN
    return SURVIVED
