"""`startable serve`: the live table in the browser."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from startable.cli.voice import Voice

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="param-host")]
Port = Annotated[int, typer.Option("--port", metavar="N", help="param-port")]
Store = Annotated[Path | None, typer.Option("--store", metavar="FILE", help="param-store")]
Origins = Annotated[list[str], typer.Option("--origin", metavar="URL", help="param-origin")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="param-no-browser")]

DEFAULT_PORT = 8000


def run(
    ctx: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 0,
    store: Store = None,
    origin: Origins = [],  # noqa: B006
    no_browser: NoBrowser = False,
) -> None:
    # The server takes as long to import as all the rest; the other commands, and their workers, do without.
    from startable.server.run import address, listen
    from startable.server.run import run as run_site
    from startable.server.settings import Settings, default_store

    voice: Voice = ctx.obj
    listening = listen(host, port, DEFAULT_PORT)
    settings = Settings(
        host=host,
        port=listening.getsockname()[1],
        store=store or default_store(),
        origins=frozenset(each.rstrip("/") for each in origin),
        bot_workers=max(1, (os.cpu_count() or 2) - 1),
    )
    run_site(
        settings,
        lambda: _ready(voice, address(settings), settings.store),
        _has_browser() and not no_browser,
        listening,
    )


def _ready(voice: Voice, address: str, store: Path) -> None:
    voice.say("serve-ready", {"address": address}, "bold")
    voice.say("serve-store", {"file": str(store)})
    voice.say("serve-stop")


def _has_browser() -> bool:
    """On Linux a browser needs a screen."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
