"""The command `startable`: a module for each of its commands, all texts in the words."""

from typing import Annotated

from startable import __version__
from startable.cli.group import Group
from startable.cli.parameters import Context, Option

COMMANDS = (
    *("serve", "store", "play", "learn", "puzzle", "replay", "review", "verify", "draw"),
    *("check", "rules", "games", "arena", "train", "bench", "completion"),
)


def start(
    ctx: Context,
    version: Annotated[bool, Option("--version", help="param-version")] = False,
    lang: Annotated[str, Option("--lang", metavar="en|hu", help="param-lang")] = "",
) -> None:
    """Without a command: the help, or the version. The language was taken out before (see group)."""
    if version:
        from startable import build

        ctx.obj.say("version", {"version": __version__, "build": ctx.obj.words.say(f"build-{build.name()}")})
        ctx.exit()
    if ctx.invoked_subcommand is None:
        ctx.get_help()
    else:
        from startable.cli.own_parts import tell_unread

        tell_unread(ctx.obj)


app = Group(start, COMMANDS)


def main() -> None:
    app()
