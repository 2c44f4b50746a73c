"""The command `startable`: a module for each of its commands, all texts in the words."""

from typing import Annotated

import typer

from startable import __version__, build
from startable.cli import arena, bench, check, games, learn, play, replay, review, rules, serve, train, verify
from startable.cli.group import Command, Group

app = typer.Typer(
    cls=Group,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="param-version")] = False,
    lang: Annotated[str, typer.Option("--lang", metavar="en|hu", help="param-lang")] = "",
) -> None:
    """Without a command: the help, or the version. The language was taken out before (see group)."""
    if version:
        ctx.obj.say("version", {"version": __version__, "build": ctx.obj.words.say(f"build-{build.name()}")})
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        ctx.get_help()


for command in (serve, play, learn, replay, review, verify, check, rules, games, arena, train, bench):
    app.command(command.__name__.rpartition(".")[2], cls=Command)(command.run)


def main() -> None:
    app()
