"""Runs the site: says when it listens, opens a browser where there is one, and ends politely."""

import errno
import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from startable.core import Unreadable
from startable.server.app import Site
from startable.server.http.api import MOST_BYTES
from startable.server.lines import HttpLine, Lines, LinesConfig
from startable.server.logs import handler
from startable.server.metrics import tell
from startable.server.settings import Settings
from startable.server.socket.transport import SocketTransport

TRIES = 20


def address(settings: Settings) -> str:
    host = "localhost" if settings.host in ("127.0.0.1", "::1", "0.0.0.0", "::") else settings.host
    return f"http://{host}:{settings.port}{settings.prefix}"


def listen(host: str, port: int, default: int) -> socket.socket:
    """A socket on this port; if none is wished for, on the default one or the next that is free."""
    wanted = [port] if port else range(default, default + TRIES)
    for number in wanted:
        try:
            return _bound(host, number)
        except (OSError, OverflowError, UnicodeError) as error:
            _blame_host(host, error)
    raise Unreadable("port-taken", {"host": host[:60], "port": str(wanted[0])})


def _blame_host(host: str, error: Exception) -> None:
    """Unreadable if no port would do: the name leads nowhere, or to another machine."""
    if isinstance(error, (socket.gaierror, UnicodeError)):
        raise Unreadable("host-unknown", {"host": host[:60]}) from None
    if isinstance(error, OSError) and error.errno == errno.EADDRNOTAVAIL:
        raise Unreadable("host-elsewhere", {"host": host[:60]}) from None


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, _ours_alone(), 1)
        bound.bind((host, port))
        bound.listen(2048)
    except BaseException:
        bound.close()
        raise
    return bound


def _ours_alone() -> int:
    """Windows lets a second server have a port that is taken, unless it is asked not to. Elsewhere nobody
    may, and we ask to have one back at once."""
    option: int = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    return option


class _Server(uvicorn.Server):
    """Tells when it listens, and opens a browser if one is wanted; sends its people on before it ends."""

    def __init__(self, config: uvicorn.Config, site: Site, ready: Callable[[], None], browse: str) -> None:
        super().__init__(config)
        self._site = site
        self._ready = ready
        self._browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
        if self.started and self._browse:
            threading.Thread(target=webbrowser.open, args=(self._browse,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """We still listen while a proxy learns that nobody should come any more."""
        await self._site.drain(lambda: self.force_exit)
        await super().shutdown(sockets)


def run(
    settings: Settings,
    ready: Callable[[], None],
    browser: bool = False,
    listening: socket.socket | None = None,
) -> None:
    """Serves until interrupted."""
    _stay_responsive()
    level = settings.log_level.upper()
    logging.basicConfig(handlers=[handler(settings.log_format)], level=level)
    if settings.metrics:
        tell(settings.metrics)
    site = Site(settings)
    config = LinesConfig(
        site,
        http=HttpLine,
        ws=SocketTransport,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_level=settings.log_level,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=sorted(settings.trusted_proxies),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    config.lines = Lines(settings)
    server = _Server(config, site, ready, address(settings) if browser else "")
    server.run(sockets=[listening or listen(settings.host, settings.port, settings.port)])


def _stay_responsive() -> None:
    """What is loaded now stays: the collector need not look at it. Of what comes it looks at little at once:
    50,000 objects would hold everybody up for 20 ms. And at all of it hardly ever, since nothing that goes
    leaves circles behind. Threads give way soon."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(3_000, 0, 10_000)
    sys.setswitchinterval(0.001)
