"""``referee help``: the manual, or the help of a command."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from referee.cli.options import completed_by
from referee.cli.status import Status

#: Where the manual may be: where the package was installed, or the checkout it runs from.
PAGES = (
    Path(sys.prefix, "share", "man", "man1", "referee.1"),
    Path(__file__).parent.parent.parent / "man" / "referee.1",
)


@click.command("help")
@click.argument("name", required=False, metavar="[COMMAND]", shell_complete=completed_by("commands"))
@click.pass_context
def command(ctx: click.Context, name: str | None) -> Status:
    """The help of a command; without one the manual on a terminal, and otherwise the list of commands.

    \b
    referee help
    referee help ruling
    """
    whole = ctx.parent
    assert whole is not None
    if name is None:
        if not _manual_is_shown():
            click.echo(whole.get_help())
        return Status.OK
    assert isinstance(whole.command, click.Group)
    _, found, _ = whole.command.resolve_command(whole, [name])
    assert found is not None
    with click.Context(found, info_name=name, parent=whole) as context:
        click.echo(found.get_help(context))
    return Status.OK


def _manual_is_shown() -> bool:
    """Show the manual if there is a terminal to show it on, ``man`` to do it, and the page."""
    if not sys.stdout.isatty():
        return False
    import shutil
    import subprocess

    page = next((page for page in PAGES if page.is_file()), None)
    man = shutil.which("man")
    if page is None or man is None:
        return False
    return subprocess.run([man, page], check=False).returncode == 0
