"""`--config FILE`: the settings of a server in TOML; a variable goes before it, and a flag before both.

host = "0.0.0.0"
store = "postgresql://startable@127.0.0.1/startable"
trusted_proxy = ["127.0.0.1"]

[limit]
bot_workers = 2
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from startable.cli.parameters import Context
from startable.core import Unreadable

LIMITS = "startable.limits"
"""Where the limits of the file are in the context's meta."""


def configured(ctx: Context, _: object, file: Path | None) -> Path | None:
    """Makes what the file says the defaults of this command."""
    if file is not None:
        found = read(file, [param.name or "" for param in ctx.command.params])
        limits: dict[str, object] = found.pop("limit", {})
        ctx.meta[LIMITS] = {name: str(value) for name, value in limits.items()}
        ctx.default_map = {**(ctx.default_map or {}), **found}
    return file


def read(file: Path, known: Sequence[str]) -> dict[str, Any]:
    """By the names of parameters; Unreadable if it makes no sense."""
    try:
        found = tomllib.loads(file.read_text("utf8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Unreadable("config-unreadable", {"file": str(file), "why": str(error)}) from None
    for name in found:
        if name not in known:
            names = ", ".join(known)
            raise Unreadable("config-unknown", {"file": str(file), "name": name[:40], "names": names})
    return found
