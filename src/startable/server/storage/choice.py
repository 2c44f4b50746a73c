"""Which store an address means: that of a database, or a file."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

from startable.core import Unreadable
from startable.server.storage.sqlite import place
from startable.server.storage.sqlite.store import SqliteStore
from startable.server.storage.store import Store

SCHEMES = ("postgresql://", "postgres://")

Where = Path | str
"""A file, or the address of a database."""


def where(given: str) -> Where:
    return given if given.startswith(SCHEMES) else Path(given)


def is_shared(where: Where) -> bool:
    """May other processes have it at the same time?"""
    return not isinstance(where, Path)


def store_at(where: Where, alone: bool = True) -> Store:
    """Unreadable if it cannot be used; a file is used by one server alone."""
    if isinstance(where, Path):
        return SqliteStore(where, asyncio.get_running_loop(), alone)
    _want_driver()
    from startable.server.storage.postgres.store import PostgresStore

    return PostgresStore(where)


def shown(where: Where) -> str:
    """Without a password."""
    if isinstance(where, Path):
        return str(where)
    found = urlsplit(where)
    return f"{found.scheme}://{found.netloc.rpartition('@')[2]}{found.path}"


def check(where: Where) -> None:
    """Unreadable unless a server could start with this store now."""
    if isinstance(where, Path):
        place.check(where)
        return
    _want_driver()
    from startable.server.storage.postgres.connecting import Database
    from startable.server.storage.postgres.store import prepare

    asyncio.run(prepare(Database(where)))


def _want_driver() -> None:
    """Only who has a database needs its driver."""
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise Unreadable("store-driver") from None
