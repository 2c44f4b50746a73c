"""What the lobby shows: tables that anybody may see, and how many of them one address may have there."""

import time

from startable.play.catalogue import game
from startable.server.addresses import network
from startable.server.protocol.fields import Status
from startable.server.protocol.http import LobbyEntry
from startable.server.storage.records import TableRecord
from startable.server.tables.info import seat_infos
from startable.server.tables.old import version_of


def is_listed(record: TableRecord) -> bool:
    """May anybody see it, and can it still be played?"""
    return record.listed and not record.over and record.version == version_of(record.game)


def entry(record: TableRecord, here: set[int]) -> LobbyEntry:
    """By its record alone: a lobby of long games must not read them all."""
    seats = seat_infos(record, game(record.game).colours, here, {})
    status: Status = "playing" if record.started else "waiting"
    return LobbyEntry(record.id, record.game, record.options, status, seats, record.watch, record.created)


class Openers:
    """By address, the tables that it has put into the lobby and when."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, float]] = {}

    def opened(self, address: str, table: str) -> None:
        self._tables.setdefault(network(address), {})[table] = time.time()

    def of(self, address: str) -> list[str]:
        return list(self._tables.get(network(address), {}))

    def forget(self, seconds: float) -> None:
        """What was opened longer ago is not in the lobby any more, unless somebody is there."""
        limit = time.time() - seconds
        for address, tables in list(self._tables.items()):
            self._tables[address] = {id: at for id, at in tables.items() if at > limit}
            if not self._tables[address]:
                del self._tables[address]
