"""``referee help``: the help of a command, or of all of them."""

from __future__ import annotations

import click

from referee.cli.options import completed_by
from referee.cli.status import Status


@click.command("help")
@click.argument("name", required=False, metavar="[COMMAND]", shell_complete=completed_by("commands"))
@click.pass_context
def command(ctx: click.Context, name: str | None) -> Status:
    """The help of a command; without one, the list of commands.

    \b
    referee help
    referee help ruling
    """
    whole = ctx.parent
    assert whole is not None
    if name is None:
        click.echo(whole.get_help())
        return Status.OK
    assert isinstance(whole.command, click.Group)
    _, found, _ = whole.command.resolve_command(whole, [name])
    assert found is not None
    with click.Context(found, info_name=name, parent=whole) as context:
        click.echo(found.get_help(context))
    return Status.OK
