"""What an operator may set. Everything has a default that is safe on one's own machine.

Each can be given to `startable serve`, as a flag or as a variable: `--away-ms`, `STARTABLE_AWAY_MS`.
"""

from dataclasses import dataclass, field
from pathlib import Path

from startable.play.places import data_folder
from startable.server.files import most_files
from startable.server.push.services import SERVICES

LOG_LEVELS = ("critical", "error", "warning", "info", "debug")
LOG_FORMATS = ("text", "json")
LIMITS = (
    "stall_ms", "seat_ms", "reveal_ms", "left_days", "bot_workers", "idle_minutes", "socket_credits",
    "socket_refill", "chat_credits", "chat_refill", "address_credits", "address_refill", "read_credits",
    "read_refill", "sockets_per_address", "listed_per_address", "seats_per_address", "events_per_address",
    "connections",
    "connections_per_address", "outbox", "drain_ms",
)  # fmt: skip
"""Numbers that few need to change: `--limit NAME=N`."""
RESERVE = 128
"""Open files that are not connections: the store, workers, what the system needs."""


def default_store() -> Path:
    """Where this system keeps data; a store at the place of earlier versions is used on."""
    own = data_folder() / "tables.sqlite3"
    old = Path.home() / ".local" / "share" / "startable" / "tables.sqlite3"
    return old if old.exists() and not own.exists() else own


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    store: Path | str = field(default_factory=default_store)
    """A file, or the address of a database: postgresql://…"""
    origins: frozenset[str] = frozenset()
    """Other origins whose pages may talk to us, such as https://play.example; our own is always allowed."""
    prefix: str = ""
    """The path under which a proxy shows us, such as /games; empty: the root of a host is ours."""
    metrics: str = ""
    """HOST:PORT where figures for Prometheus are told; empty: nowhere. It is nobody else's to read."""
    keeper_key: str = ""
    """By which the keeper of the server is known; empty: one is made at the first start and kept."""
    trusted_proxies: frozenset[str] = frozenset()
    """Addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed; nobody's by default."""
    log_level: str = "warning"
    log_format: str = "text"
    """Or json: an object a line, for programs that collect logs."""
    bot_workers: int = 1
    any_bot: bool = False
    """May seats ask for bots by any name, such as ismcts:100000, however long they think?"""
    left_days: int = 90
    """A game that nobody has come to for so long ends without a winner; 0: none ever does."""
    push_services: frozenset[str] = SERVICES
    """Whom we call for people whose page is closed; a subscription elsewhere is refused."""
    push_contact: str = "mailto:host@startable.invalid"
    """Whom a push service may write to if we trouble it."""
    bot_pause_ms: int = 700
    """A bot answers no sooner than this, so that people can follow."""
    away_ms: int = 60_000
    """How long somebody may be away before a bot may stand in."""
    stall_ms: int = 180_000
    """How long somebody who is here may keep the others waiting before a bot may stand in."""
    seat_ms: int = 60_000
    """How long a seat is kept for somebody who took it and has not come to the table."""
    reveal_ms: int = 60_000
    """How long the table waits for a salt, once all have committed to theirs."""
    idle_minutes: int = 30
    """A room that nobody is in leaves memory after this; its journal stays."""
    socket_credits: int = 60
    """Messages that a socket may send at once; they come back at so many a second as below."""
    socket_refill: int = 15
    chat_credits: int = 10
    """Chat that a socket may send at once, likewise; an address may four times as much."""
    chat_refill: int = 1
    address_credits: int = 120
    """Requests that change something, or are costly to answer, per address, likewise."""
    address_refill: int = 2
    read_credits: int = 1200
    """Requests that only read, per address, likewise."""
    read_refill: int = 60
    sockets_per_address: int = 64
    listed_per_address: int = 16
    """Tables in the lobby that wait for somebody."""
    seats_per_address: int = 4
    """Seats that were taken in five minutes and not come to, or left before their first move."""
    events_per_address: int = 16
    """Events that were opened within a day and are not over."""
    connections: int = 0
    """TCP connections in all; 0: as many as the system's limit of open files allows, up to 10,000."""
    connections_per_address: int = 128
    drain_ms: int = 2000
    """Before it ends, a process that others stand beside says so long that nobody should come any more."""
    outbox: int = 64
    """Frames that may wait for a slow connection before they are dropped in favour of one full frame."""

    @property
    def most_connections(self) -> int:
        return self.connections or max(64, min(10_000, most_files() - RESERVE))
