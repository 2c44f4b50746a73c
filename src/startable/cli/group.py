"""The command as a whole: its language, its help, and its manners when something goes wrong."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Any, NoReturn

import click

from startable.cli import helptext
from startable.cli.output import CLOSED, Output, be_silent, forgiving_streams
from startable.cli.parameters import Run, parameters, plainly
from startable.core.unreadable import Unreadable
from startable.play.rulebook import LANGUAGES
from startable.play.words import Words, language, words

BAD_INPUT = 2
INTERRUPTED = 130
HELP = {"help_option_names": ["-h", "--help"]}


class Command(click.Command):
    def __init__(self, name: str, run: Run) -> None:
        super().__init__(name, HELP, plainly(run), parameters(run))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        helptext.show_command(ctx.obj, ctx)


class Group(click.Group):
    """Its commands are modules of this package: one is loaded when it is asked for."""

    def __init__(self, start: Run, names: Sequence[str]) -> None:
        super().__init__(
            "startable",
            callback=plainly(start),
            params=parameters(start),
            context_settings=HELP,
            invoke_without_command=True,
        )
        self.names = names

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.names)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        helptext.show_group(ctx.obj, ctx, list(self.names))

    def get_command(self, ctx: Any, cmd_name: str) -> click.Command:
        if cmd_name not in self.names:
            raise Unreadable("command-unknown", {"name": cmd_name[:40], "names": ", ".join(self.names)})
        return Command(cmd_name, import_module(f"startable.cli.{cmd_name}").run)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            return INTERRUPTED

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        forgiving_streams()
        wanted, rest = wanted_language(list(extra.get("args", sys.argv[1:])))
        output = Output(words(language(wanted)))
        run = partial(super().main, rest, "startable", standalone_mode=False, obj=output)
        sys.exit(politely(output, run if wanted in ("", *LANGUAGES) else partial(_unknown_language, wanted)))


def wanted_language(args: list[str]) -> tuple[str, list[str]]:
    """The value of --lang, wherever it stands, and the other words."""
    for at, word in enumerate(args):
        name, equals, value = word.partition("=")
        if word == "--":
            break
        if name == "--lang":
            value = value if equals else "".join(args[at + 1 : at + 2])
            return value or "?", args[:at] + args[at + (1 if equals else 2) :]
    return "", args


def _unknown_language(wanted: str) -> NoReturn:
    raise Unreadable("language-unknown", {"name": wanted[:40], "names": ", ".join(LANGUAGES)})


def politely(output: Output, run: Callable[[], object]) -> int:
    """Runs a command to its exit code; bad input is told in one line."""
    try:
        code = run()
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Unreadable as error:
        output.complain(output.words.complaint(error))
    except click.UsageError as error:
        output.complain(usage(output.words, error))
    except BrokenPipeError:
        be_silent()
        return CLOSED
    except OSError as error:
        be_silent()
        output.complain(output.words.say("output-failed", {"why": error.strerror or ""}))
    return BAD_INPUT


def usage(words: Words, error: Any) -> str:
    """What is wrong with the command line, and where its help is."""
    kind = _USAGE.get(type(error).__name__, "usage-unclear")
    param = getattr(error, "param", None)
    name = getattr(error, "option_name", "") or (helptext.name_of(words, param) if param else "")
    path = error.ctx.command_path if error.ctx else "startable"
    return f"{words.say(kind, {'name': name})} {words.say('usage-see', {'command': f'{path} --help'})}"


_USAGE = {
    "NoSuchOption": "usage-no-such-option",
    "MissingParameter": "usage-missing",
    "BadParameter": "usage-whole-number",
    "BadOptionUsage": "usage-needs-value",
}
