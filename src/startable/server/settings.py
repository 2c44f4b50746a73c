"""What an operator may set. Everything has a default that is safe on one's own machine."""

from dataclasses import dataclass, field
from pathlib import Path


def default_store() -> Path:
    return Path.home() / ".local" / "share" / "startable" / "tables.sqlite3"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    store: Path = field(default_factory=default_store)
    origins: frozenset[str] = frozenset()
    """Other origins whose pages may talk to us, such as https://play.example; our own is always allowed."""
    bot_workers: int = 1
    any_bot: bool = False
    """May seats ask for bots by any name, such as ismcts:100000, however long they think?"""
    bot_pause_ms: int = 700
    """A bot answers no sooner than this, so that people can follow."""
    away_ms: int = 60_000
    """How long somebody may be away before a bot may stand in."""
    idle_minutes: int = 30
    """A room that nobody is in leaves memory after this; its journal stays."""
    socket_credits: int = 60
    """Messages that a socket may send at once; they come back at so many a second as below."""
    socket_refill: int = 15
    address_credits: int = 120
    """Requests that change something, per address, likewise."""
    address_refill: int = 2
    sockets_per_address: int = 64
    outbox: int = 64
    """Frames that may wait for a slow link before they are dropped in favour of one full frame."""
