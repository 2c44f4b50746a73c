"""Runs the site: prints where it is, opens a browser where there is one, and ends politely."""

import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from startable.server.app import MOST_BYTES, Site
from startable.server.settings import Settings


def address(settings: Settings) -> str:
    host = "localhost" if settings.host in ("127.0.0.1", "::1", "0.0.0.0", "::") else settings.host
    return f"http://{host}:{settings.port}"


class _Server(uvicorn.Server):
    """Tells when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets=None)
        if self.started:
            self._ready()


def run(settings: Settings, ready: Callable[[], None], browser: bool) -> None:
    """Serves until interrupted."""
    config = uvicorn.Config(
        Site(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    _Server(config, lambda: _listening(settings, ready, browser)).run()


def _listening(settings: Settings, ready: Callable[[], None], browser: bool) -> None:
    ready()
    if browser:
        threading.Thread(target=webbrowser.open, args=(address(settings),), daemon=True).start()
