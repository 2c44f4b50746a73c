"""`startable completion`: what a shell needs to complete our commands, options and games."""

from typing import Annotated

import click
from click.shell_completion import get_completion_class

from startable.cli.output import Output
from startable.cli.parameters import Argument, Context
from startable.core.unreadable import Unreadable

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_STARTABLE_COMPLETE"

Shell = Annotated[str, Argument(metavar="SHELL", help="param-shell")]


def run(ctx: Context, shell: Shell) -> None:
    output: Output = ctx.obj
    if shell not in SHELLS:
        raise Unreadable("shell-unknown", {"name": shell[:40], "names": ", ".join(SHELLS)})
    made = get_completion_class(shell)
    assert made is not None
    click.echo(made(ctx.find_root().command, {}, "startable", VARIABLE).source(), file=output.out.file)
