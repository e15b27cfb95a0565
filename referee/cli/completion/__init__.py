"""Completion in a shell: ``referee completion`` prints the script, which asks :mod:`.answering` at every tab.

The script for each shell is a file beside this one, and is installed with the package; nothing in it knows a command
or a word.
"""

from __future__ import annotations

import click

from referee.cli.status import Status

SCRIPTS = {"bash": "referee.bash", "zsh": "_referee", "fish": "referee.fish"}


@click.command("completion")
@click.argument("shell", type=click.Choice(list(SCRIPTS)))
def command(shell: str) -> Status:
    """What makes a shell complete commands, options, games, questions, rule numbers and the words of a situation.

    \b
    referee completion bash

    An installed package brings it along in its share folder. Where the shell does not look there, put
    "source <(referee completion bash)" into ~/.bashrc, the same with zsh behind compinit into ~/.zshrc, or for fish
    "referee completion fish | source" into ~/.config/fish/config.fish.
    """
    import pkgutil

    script = pkgutil.get_data(__name__, SCRIPTS[shell])
    assert script is not None
    click.echo(script.decode(), nl=False)
    return Status.OK
