"""TCP connections: how many there may be, in all and from an address, and how long they may let us wait."""

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.utils import get_remote_addr

from startable.server.addresses import Buckets, Turnstile
from startable.server.metrics import LINES
from startable.server.rarely import rarely
from startable.server.settings import Settings

SILENT_S = 10.0
"""So long a connection may take for its first request, or make no progress while we wait for it."""


class Lines:
    """The connections that are open, of HTTP and of sockets alike."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.most_connections
        self._trusted = settings.trusted_proxies
        self._by_address = Turnstile(settings.connections_per_address)
        self._rate = Buckets(settings.connections_per_address * 2, settings.connections_per_address / 8)
        """Coming and going again and again is cut off before anything is read."""
        self._open: dict[Any, str] = {}
        LINES.set_function(self._open.__len__)

    def enter(self, transport: Any) -> bool:
        """Counts a connection in, or says that there are too many. A proxy brings everybody."""
        address = (get_remote_addr(transport) or ("", 0))[0]
        if len(self._open) >= self._most:
            rarely.warn("more than %s connections in all", address, self._most)
            return False
        if address not in self._trusted and not self._admits(address):
            rarely.warn("too many connections from one address", address)
            return False
        self._open[transport] = address
        return True

    def _admits(self, address: str) -> bool:
        return self._rate.spend(address) and self._by_address.enter(address)

    def leave(self, transport: Any) -> None:
        address = self._open.pop(transport, None)
        if address is not None and address not in self._trusted:
            self._by_address.leave(address)


class LinesConfig(uvicorn.Config):
    """Where protocols find the count of connections."""

    lines: Lines


class HttpLine(AutoHTTPProtocol):  # type: ignore[valid-type, misc]
    """HTTP as uvicorn speaks it; who lets us wait, for a request or for reading its answer, is cut off."""

    _patience: asyncio.TimerHandle | None = None
    _mark: object = (None, 0)
    """What we waited for when we last looked."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.config.lines.enter(transport):
            self._patience = self.loop.call_later(SILENT_S, self._look)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_looking()
        self.config.lines.leave(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._stop_looking()
        super().handle_websocket_upgrade(*event)

    def _look(self) -> None:
        mark = (self.cycle, self.transport.get_write_buffer_size()) if self._waiting() else None
        if mark is not None and mark == self._mark:
            rarely.warn("a silent connection", self.client[0] if self.client else "")
            self.transport.abort()
            return
        self._mark = mark
        self._patience = self.loop.call_later(SILENT_S, self._look)

    def _waiting(self) -> bool:
        """Is it for the other side to do something: to ask, to send the body, or to read?"""
        cycle = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body or self.flow.write_paused

    def _stop_looking(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
