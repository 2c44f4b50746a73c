"""`startable store`: copies a store in use, looks through it, lets old games go, and the like."""

import asyncio
import time
from typing import TYPE_CHECKING, Annotated

from rich.progress import Progress

from startable.cli.extras import need
from startable.cli.inputs import AsJson, at_least
from startable.cli.output import Output
from startable.cli.parameters import Argument, Context, Option
from startable.core import Unreadable

if TYPE_CHECKING:
    from startable.server.storage.choice import Where

What = Annotated[str, Argument(metavar="copy|check|prune|ratings|key", help="param-upkeep")]
From = Annotated[str, Argument(metavar="STORE", help="param-store")]
To = Annotated[str, Argument(metavar="[STORE]", help="param-store-to")]
Days = Annotated[int, Option("--days", metavar="N", help="param-days")]
Unfinished = Annotated[bool, Option("--unfinished", help="param-unfinished")]

BROKEN = 1
DAY_S = 86_400


def run(
    ctx: Context,
    what: What,
    store: From,
    to: To = "",
    days: Days = 0,
    unfinished: Unfinished = False,
    as_json: AsJson = False,
) -> int:
    output: Output = ctx.obj
    need("server")
    if what == "copy":
        return _copy(output, store, to)
    if what == "check":
        return _check(output, store, as_json)
    if what == "prune":
        return _prune(output, store, at_least(1, days, "--days"), unfinished)
    if what == "ratings":
        return _ratings(output, store, as_json)
    if what == "key":
        return _key(output, store, as_json)
    raise Unreadable("upkeep-unknown", {"name": what[:40], "names": "copy, check, prune, ratings, key"})


class Bar:
    """How far it is, on the error stream."""

    def __init__(self, output: Output) -> None:
        shown = output.err.is_terminal
        self._progress = Progress(console=output.err, transient=True, disable=not shown)
        self._task = self._progress.add_task("", total=None)

    def __enter__(self) -> "Bar":
        self._progress.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._progress.stop()

    def __call__(self, done: int, of: int) -> None:
        self._progress.update(self._task, completed=done, total=of)


def _copy(output: Output, store: str, to: str) -> int:
    from startable.server.storage.choice import shown, where
    from startable.server.upkeep import copy

    if not to:
        raise Unreadable("upkeep-where-to")
    with Bar(output) as bar:
        count = asyncio.run(copy(existing(store), where(to), bar))
    output.say("upkeep-copied", {"tables": count, "store": shown(where(to))})
    return 0


def _check(output: Output, store: str, as_json: bool) -> int:
    from startable.server.upkeep import check

    with Bar(output) as bar:
        found = asyncio.run(check(existing(store), bar))
    if as_json:
        output.json({"tables": found.tables, "lines": found.lines, "broken": found.broken})
    else:
        told = {"tables": found.tables, "lines": found.lines, "broken": len(found.broken)}
        output.say("upkeep-checked", told)
        for id, why in found.broken.items():
            output.line(f"{id}: {why}", "red")
    return BROKEN if found.broken else 0


def _prune(output: Output, store: str, days: int, unfinished: bool) -> int:
    from startable.server.upkeep import prune

    count = asyncio.run(prune(existing(store), time.time() - days * DAY_S, unfinished))
    output.say("upkeep-pruned", {"tables": count, "days": days})
    return 0


def _ratings(output: Output, store: str, as_json: bool) -> int:
    from startable.server.upkeep import ratings

    games, wrong = asyncio.run(ratings(existing(store)))
    if as_json:
        output.json({"games": games, "wrong": wrong})
    else:
        output.say("upkeep-rated", {"games": games, "wrong": wrong})
    return 0


def _key(output: Output, store: str, as_json: bool) -> int:
    """Of the keeper of the server; where there is none yet, it is made."""
    from startable.server.upkeep import keeper_key

    found = asyncio.run(keeper_key(existing(store)))
    if as_json:
        output.json({"key": found})
    else:
        output.line(found)
    return 0


def existing(store: str) -> "Where":
    """Unreadable if there is no such file: an empty one in its place would be a lie."""
    from startable.server.storage.choice import where

    found = where(store)
    if not isinstance(found, str) and not found.is_file():
        raise Unreadable("store-missing", {"store": str(found)})
    return found
