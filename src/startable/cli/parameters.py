"""Commands from typed functions: what a parameter is on the command line stands in its annotation.

GameName = Annotated[str, Argument(metavar="GAME", help="param-game")]

def run(ctx: Context, name: GameName, seed: Seed = 0) -> None: ...

Click does the rest. Typer reads such functions too, but brings a compiled package, and a slower start.
"""

import inspect
from collections.abc import Callable
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

import click
from click import Context

__all__ = ["Argument", "Context", "Option", "parameters", "plainly"]

Run = Callable[..., Any]


class Option:
    """`--name VALUE`; the help is a message of the words."""

    def __init__(
        self, name: str, *, help: str, metavar: str = "", envvar: str = "", min: int | None = None,
        max: int | None = None, is_eager: bool = False, callback: Run | None = None,
    ) -> None:  # fmt: skip
        self.name = name
        self.help = help
        self.limits = (min, max)
        self.looks = {"help": help, "metavar": metavar or None, "envvar": envvar or None}
        self.manners = {"is_eager": is_eager, "callback": callback}

    def made(self, variable: str, kind: Any, default: Any) -> click.Option:
        looks = {**self.looks, **self.manners}
        if kind is bool:
            return click.Option([self.name, variable], is_flag=True, default=default, **looks)  # type: ignore[arg-type]
        many = get_origin(kind) is list
        return click.Option(
            [self.name, variable], type=self._type(kind), default=default, multiple=many, **looks  # type: ignore[arg-type]
        )  # fmt: skip

    def _type(self, kind: Any) -> click.ParamType[Any] | None:
        low, high = self.limits
        return _type(kind) if low is None and high is None else click.IntRange(low, high)


class Argument:
    """A word by its place."""

    def __init__(self, *, metavar: str, help: str) -> None:
        self.metavar = metavar
        self.help = help

    def made(self, variable: str, kind: Any, default: Any) -> click.Argument:
        many = {"nargs": -1} if get_origin(kind) is list else {}
        value = {} if default in (inspect.Parameter.empty, []) else {"default": default}
        needed = default is inspect.Parameter.empty
        looks = {"metavar": self.metavar, "required": needed, **value, **many}
        if self.metavar == "GAME":
            looks["shell_complete"] = _games
        made = click.Argument([variable], type=_type(kind), **looks)
        made.help = self.help
        return made


def _games(ctx: Context, param: click.Parameter, begun: str) -> list[str]:
    from startable.play.catalogue import names

    return [name for name in names() if name.startswith(begun)]


def parameters(run: Run) -> list[click.Parameter]:
    """Those of a function, in its order; the context is none."""
    kinds = get_type_hints(run, include_extras=True)
    given = inspect.signature(run).parameters
    return [_made(name, kinds[name], each.default) for name, each in given.items() if name != "ctx"]


def _made(name: str, annotated: Any, default: Any) -> click.Parameter:
    kind, how = get_args(annotated)
    made: click.Parameter = how.made(name, kind, default)
    return made


def _type(kind: Any) -> click.ParamType[Any] | None:
    plain = [each for each in get_args(kind) if each is not NoneType] or [kind]
    return click.Path(path_type=Path) if plain[0] is Path else {int: click.INT, str: click.STRING}[plain[0]]


def plainly(run: Run) -> Run:
    """The function as Click calls it: with the context, and with lists where there may be several."""

    def called(**given: Any) -> Any:
        lists = {name: list(value) if isinstance(value, tuple) else value for name, value in given.items()}
        return run(click.get_current_context(), **lists)

    return called
