"""`startable serve`: the live table in the browser."""

import io
import json
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from startable.cli.config import LIMITS as CONFIGURED
from startable.cli.config import configured
from startable.cli.extras import need
from startable.cli.inputs import AsJson
from startable.cli.limits import read_limits
from startable.cli.output import Output
from startable.cli.parameters import Context, Option
from startable.core import Unreadable
from startable.play.catalogue import games

Host = Annotated[str, Option("--host", envvar="STARTABLE_HOST", metavar="ADDRESS", help="param-host")]
Port = Annotated[int, Option("--port", envvar="STARTABLE_PORT", metavar="N", help="param-port")]
Store = Annotated[str, Option("--store", envvar="STARTABLE_STORE", metavar="FILE|URL", help="param-store")]
Origins = Annotated[
    list[str], Option("--origin", envvar="STARTABLE_ORIGINS", metavar="URL", help="param-origin")
]
Proxies = Annotated[
    list[str],
    Option("--trusted-proxy", envvar="STARTABLE_TRUSTED_PROXIES", metavar="ADDRESS", help="param-proxy"),
]
PushContact = Annotated[
    str,
    Option("--push-contact", envvar="STARTABLE_PUSH_CONTACT", metavar="ADDRESS", help="param-push-contact"),
]
Prefix = Annotated[str, Option("--prefix", envvar="STARTABLE_PREFIX", metavar="PATH", help="param-prefix")]
Metrics = Annotated[
    str, Option("--metrics", envvar="STARTABLE_METRICS", metavar="HOST:PORT", help="param-metrics")
]
KeeperKey = Annotated[
    str, Option("--keeper-key", envvar="STARTABLE_KEEPER_KEY", metavar="KEY", help="param-keeper-key")
]
AnyBot = Annotated[bool, Option("--any-bot", envvar="STARTABLE_ANY_BOT", help="param-any-bot")]
Pause = Annotated[
    int,
    Option(
        "--bot-pause-ms", envvar="STARTABLE_BOT_PAUSE_MS", min=0, max=60_000, metavar="N", help="param-pause"
    ),
]
Away = Annotated[int, Option("--away-ms", envvar="STARTABLE_AWAY_MS", min=0, metavar="N", help="param-away")]
LogLevel = Annotated[
    str, Option("--log-level", envvar="STARTABLE_LOG_LEVEL", metavar="LEVEL", help="param-log-level")
]
LogFormat = Annotated[
    str,
    Option("--log-format", envvar="STARTABLE_LOG_FORMAT", metavar="FORMAT", help="param-log-format"),
]
Config = Annotated[
    Path | None,
    Option(
        "--config",
        envvar="STARTABLE_CONFIG",
        metavar="FILE",
        help="param-config",
        is_eager=True,
        callback=configured,
    ),
]
Limits = Annotated[list[str], Option("--limit", metavar="NAME=N", help="param-limit")]
NoBrowser = Annotated[bool, Option("--no-browser", help="param-no-browser")]

DEFAULT_PORT = 8000
MOST_WORKERS = 60
"""A pool of processes has no more on Windows."""


def run(
    ctx: Context,
    host: Host = "127.0.0.1",
    port: Port = 0,
    store: Store = "",
    origin: Origins = [],  # noqa: B006
    trusted_proxy: Proxies = [],  # noqa: B006
    prefix: Prefix = "",
    metrics: Metrics = "",
    keeper_key: KeeperKey = "",
    push_contact: PushContact = "mailto:host@startable.invalid",
    any_bot: AnyBot = False,
    bot_pause_ms: Pause = 700,
    away_ms: Away = 60_000,
    log_level: LogLevel = "warning",
    log_format: LogFormat = "text",
    limit: Limits = [],  # noqa: B006
    no_browser: NoBrowser = False,
    as_json: AsJson = False,
    config: Config = None,
) -> None:
    need("server")
    # The server takes as long to import as all the rest; the other commands, and their workers, do without.
    from startable.server.network import addresses
    from startable.server.people.keeper import given_key
    from startable.server.push.services import SERVICES
    from startable.server.run import address, listen
    from startable.server.run import run as run_site
    from startable.server.settings import LIMITS, LOG_FORMATS, LOG_LEVELS, Settings, default_store
    from startable.server.storage.choice import check, shown, where

    output: Output = ctx.obj
    games()  # one that cannot be loaded is told now, not to whoever comes
    place = where(store) if store else default_store()
    check(place)  # what is wrong with it is told now, too
    wanted = read_limits(LIMITS, limit, os.environ, ctx.meta.get(CONFIGURED, {}))
    limits = {"bot_workers": min(MOST_WORKERS, max(1, (os.cpu_count() or 2) - 1)), **wanted}
    one_of(LOG_LEVELS, log_level, "log-level-unknown")
    one_of(LOG_FORMATS, log_format, "log-format-unknown")
    path = read_prefix(prefix)
    listening = listen(host, port, DEFAULT_PORT)
    settings = Settings(
        host=host,
        port=listening.getsockname()[1],
        store=place,
        origins=frozenset(each.rstrip("/") for each in origin),
        trusted_proxies=frozenset(trusted_proxy),
        prefix=path,
        metrics=metrics,
        keeper_key=given_key(keeper_key),
        push_services=SERVICES,
        push_contact=push_contact,
        log_level=log_level,
        log_format=log_format,
        any_bot=any_bot,
        bot_pause_ms=bot_pause_ms,
        away_ms=away_ms,
        **limits,
    )
    run_site(
        settings,
        lambda: (_tell if as_json else _ready)(
            output,
            address(settings),
            [each + settings.prefix for each in addresses(host, settings.port)],
            shown(place),
        ),
        _has_browser() and not no_browser,
        listening,
    )


def one_of(known: Sequence[str], given: str, fact: str) -> None:
    if given not in known:
        raise Unreadable(fact, {"name": given[:40], "names": ", ".join(known)})


def read_prefix(given: str) -> str:
    """A path as the page knows it, `/games`; Unreadable if it cannot be a part of an address."""
    parts = [part for part in given.split("/") if part]
    if not all(re.fullmatch(r"[A-Za-z0-9._~-]{1,60}", part) for part in parts) or {".", ".."} & {*parts}:
        raise Unreadable("prefix-unreadable", {"text": given[:60]})
    return "".join([f"/{part}" for part in parts])


def _tell(output: Output, address: str, network: list[str], store: str) -> None:
    """For programs that start us: one line, when we stand."""
    output.line(json.dumps({"address": address, "network": network, "store": store}))


def _ready(output: Output, address: str, network: list[str], store: str) -> None:
    output.say("serve-ready", {"address": address}, "bold")
    for each in network:
        output.say("serve-network", {"address": each}, "bold")
    if network and output.out.is_terminal:
        output.out.out(qr_code(network[0]), highlight=False)
    output.say("serve-store", {"file": store})
    output.say("serve-keeper", {"address": f"{address}/keeper"})
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
