"""Build ``referee.pyz``: the program in one file, with what it depends on, for any Python from 3.11 on.

    python scripts/build_pyz.py [FILE]

The dependencies are those that are installed beside the interpreter that runs this, so nothing is fetched. Byte code
for this version of Python goes in too; other versions read the source.
"""

from __future__ import annotations

import compileall
import py_compile
import shutil
import sys
import tempfile
import zipapp
from importlib.metadata import files
from pathlib import Path

ROOT = Path(__file__).parent.parent
DEPENDENCIES = ("click", "pyparsing", "tabulate")
INTERPRETER = "/usr/bin/env python3"
NOT_PACKED = ("__pycache__", "*.pyc")


def main(target: Path) -> None:
    """Write the archive to ``target``."""
    with tempfile.TemporaryDirectory() as folder:
        stage = Path(folder)
        shutil.copytree(ROOT / "referee", stage / "referee", ignore=shutil.ignore_patterns(*NOT_PACKED))
        shutil.copy(stage / "referee" / "__main__.py", stage)
        for name in DEPENDENCIES:
            _copy_installed(name, stage)
        _compile(stage)
        zipapp.create_archive(stage, target, INTERPRETER, compressed=True)


def _copy_installed(name: str, stage: Path) -> None:
    """Copy an installed package, its licence and metadata with it; not its scripts, which lie elsewhere."""
    for file in files(name) or ():
        if ".." not in file.parts and file.suffix != ".pyc":
            copy = stage / file
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file.locate(), copy)


def _compile(stage: Path) -> None:
    """Put byte code beside each module, where an import from an archive looks for it; it holds whatever the source."""
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    if not compileall.compile_dir(stage, quiet=1, legacy=True, invalidation_mode=mode):
        raise SystemExit("some modules do not compile")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("referee.pyz"))
