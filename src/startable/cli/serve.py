"""`startable serve`: the live table in the browser."""

import io
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from startable.cli.limits import read_limits
from startable.cli.output import Output
from startable.core import Unreadable
from startable.play.catalogue import games

Host = Annotated[str, typer.Option("--host", envvar="STARTABLE_HOST", metavar="ADDRESS", help="param-host")]
Port = Annotated[int, typer.Option("--port", envvar="STARTABLE_PORT", metavar="N", help="param-port")]
Store = Annotated[
    Path | None, typer.Option("--store", envvar="STARTABLE_STORE", metavar="FILE", help="param-store")
]
Origins = Annotated[
    list[str], typer.Option("--origin", envvar="STARTABLE_ORIGINS", metavar="URL", help="param-origin")
]
Proxies = Annotated[
    list[str],
    typer.Option(
        "--trusted-proxy", envvar="STARTABLE_TRUSTED_PROXIES", metavar="ADDRESS", help="param-proxy"
    ),
]
AnyBot = Annotated[bool, typer.Option("--any-bot", envvar="STARTABLE_ANY_BOT", help="param-any-bot")]
Pause = Annotated[
    int,
    typer.Option(
        "--bot-pause-ms", envvar="STARTABLE_BOT_PAUSE_MS", min=0, max=60_000, metavar="N", help="param-pause"
    ),
]
Away = Annotated[
    int, typer.Option("--away-ms", envvar="STARTABLE_AWAY_MS", min=0, metavar="N", help="param-away")
]
LogLevel = Annotated[
    str, typer.Option("--log-level", envvar="STARTABLE_LOG_LEVEL", metavar="LEVEL", help="param-log-level")
]
Limits = Annotated[list[str], typer.Option("--limit", metavar="NAME=N", help="param-limit")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="param-no-browser")]

DEFAULT_PORT = 8000


def run(
    ctx: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 0,
    store: Store = None,
    origin: Origins = [],  # noqa: B006
    trusted_proxy: Proxies = [],  # noqa: B006
    any_bot: AnyBot = False,
    bot_pause_ms: Pause = 700,
    away_ms: Away = 60_000,
    log_level: LogLevel = "warning",
    limit: Limits = [],  # noqa: B006
    no_browser: NoBrowser = False,
) -> None:
    # The server takes as long to import as all the rest; the other commands, and their workers, do without.
    from startable.server.network import addresses
    from startable.server.run import address, listen
    from startable.server.run import run as run_site
    from startable.server.settings import LIMITS, LOG_LEVELS, Settings, default_store
    from startable.server.storage.place import check

    output: Output = ctx.obj
    games()  # one that cannot be loaded is told now, not to whoever comes
    where = store or default_store()
    check(where)  # what is wrong with it is told now, too
    limits = {"bot_workers": max(1, (os.cpu_count() or 2) - 1), **read_limits(LIMITS, limit, os.environ)}
    if log_level not in LOG_LEVELS:
        raise Unreadable("log-level-unknown", {"name": log_level[:40], "names": ", ".join(LOG_LEVELS)})
    listening = listen(host, port, DEFAULT_PORT)
    settings = Settings(
        host=host,
        port=listening.getsockname()[1],
        store=where,
        origins=frozenset(each.rstrip("/") for each in origin),
        trusted_proxies=frozenset(trusted_proxy),
        log_level=log_level,
        any_bot=any_bot,
        bot_pause_ms=bot_pause_ms,
        away_ms=away_ms,
        **limits,
    )
    run_site(
        settings,
        lambda: _ready(output, address(settings), addresses(host, settings.port), settings.store),
        _has_browser() and not no_browser,
        listening,
    )


def _ready(output: Output, address: str, network: list[str], store: Path) -> None:
    output.say("serve-ready", {"address": address}, "bold")
    for each in network:
        output.say("serve-network", {"address": each}, "bold")
    if network and output.out.is_terminal:
        output.out.out(qr_code(network[0]), highlight=False)
    output.say("serve-store", {"file": str(store)})
    output.say("serve-stop")


def qr_code(address: str) -> str:
    """For a phone's camera, in half blocks."""
    import segno

    drawn = io.StringIO()
    segno.make_qr(address).terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")


def _has_browser() -> bool:
    """On Linux a browser needs a screen."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
