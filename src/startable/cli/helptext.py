"""The help pages, in the user's language: commands and their parameters name messages of the words."""

from collections.abc import Iterable
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from startable.cli.output import Output
from startable.play.words import Words


def show_group(output: Output, ctx: Any, commands: list[str]) -> None:
    say = output.words.say
    _usage(output, ctx, [say("help-options"), say("help-command")])
    output.line(say("startable-about"))
    _table(output, "help-commands", [(name, say(f"command-{name}")) for name in commands])
    _parameters(output, ctx)


def show_command(output: Output, ctx: Any) -> None:
    arguments = [
        _usage_piece(output.words, param) for param in ctx.command.get_params(ctx) if _is_argument(param)
    ]
    _usage(output, ctx, [*arguments, output.words.say("help-options")])
    output.line(output.words.say(f"command-{ctx.command.name}"))
    _parameters(output, ctx)


def _usage(output: Output, ctx: Any, pieces: list[str]) -> None:
    output.say("help-usage", {"line": " ".join([ctx.command_path, *pieces])}, "bold")
    output.show()


def _usage_piece(words: Words, param: Any) -> str:
    name = name_of(words, param) + ("…" if param.nargs != 1 else "")
    return name if param.required else f"[{name}]"


def _parameters(output: Output, ctx: Any) -> None:
    params = [param for param in ctx.command.get_params(ctx) if not getattr(param, "hidden", False)]
    _table(
        output, "help-parameters", [(_label(output.words, param), _help(output, param)) for param in params]
    )


def _table(output: Output, title: str, rows: Iterable[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for name, text in rows:
        table.add_row(Text(name), Text(text))
    output.show()
    output.say(title, style="bold")
    output.show(Padding(table, (0, 0, 0, 2)))


def name_of(words: Words, param: Any) -> str:
    """As it is typed: --seed, or FILE for an argument."""
    return _placeholder(words, param) if _is_argument(param) else str(param.opts[-1])


def _placeholder(words: Words, param: Any) -> str:
    """What stands for the value: a word if there is one for it, else as it is."""
    key = "meta-" + param.metavar.lower().replace("=", "-")
    return words.say(key) if words.has(key) else str(param.metavar)


def _label(words: Words, param: Any) -> str:
    if _is_argument(param):
        return name_of(words, param)
    return ", ".join(param.opts) + (f" {_placeholder(words, param)}" if param.metavar else "")


def _help(output: Output, param: Any) -> str:
    text = output.words.say("param-help" if "--help" in param.opts else param.help or "")
    default = param.default
    if not default or isinstance(default, bool) or not isinstance(default, (str, int)):
        return text
    return f"{text} {output.words.say('help-default', {'value': str(default)})}"


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")
