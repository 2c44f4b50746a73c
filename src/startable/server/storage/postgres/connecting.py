"""Connections to a database: how they are made, and what it means when one is lost."""

from typing import Final

import asyncpg

from startable.core import Unreadable
from startable.server.storage.choice import shown

CONNECT_S: Final = 5.0
LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what the driver says if the end comes in the middle of something
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
)
"""The database is away for a moment, or says that it cannot now."""
WRITING: Final = {
    "plan_cache_mode": "force_generic_plan",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "enable_seqscan": "off",
}
"""A batch is small beside the tables: it must never read them from one end to the other."""


class Reader(asyncpg.Connection):  # type: ignore[misc]
    """One of a pool. Nobody sets anything in its session, so nothing is reset after each question."""

    def get_reset_query(self) -> str:
        return ""


class Database:
    """Where it is; everybody here makes their own connections."""

    def __init__(self, address: str) -> None:
        self.address = address

    @property
    def shown(self) -> str:
        """Without the password."""
        return shown(self.address)

    async def connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self.address, timeout=CONNECT_S)

    async def connect_writer(self) -> asyncpg.Connection:
        return await asyncpg.connect(self.address, timeout=CONNECT_S, server_settings=WRITING)

    def unusable(self, error: Exception) -> Unreadable:
        return Unreadable("store-unusable", {"store": self.shown, "why": str(error) or type(error).__name__})
