"""What the lobby shows: tables that anybody may see."""

from collections.abc import Sequence
from typing import NamedTuple

from startable.play.catalogue import game
from startable.server.protocol.fields import Status
from startable.server.protocol.http import LobbyEntry
from startable.server.storage.records import TableRecord
from startable.server.tables.info import seat_infos
from startable.server.tables.old import version_of


def is_listed(record: TableRecord) -> bool:
    """May anybody see it, and can it still be played?"""
    return record.listed and not record.over and record.version == version_of(record.game)


class Shown(NamedTuple):
    record: TableRecord
    here: set[int]
    busy: bool
    """Is somebody there, if only to watch?"""


def in_order(found: Sequence[Shown]) -> list[Shown]:
    """Where somebody is comes first; the newest before the others."""
    newest = sorted(found, key=_created, reverse=True)
    return [each for each in newest if each.busy] + [each for each in newest if not each.busy]


def _created(shown: Shown) -> float:
    return shown.record.created


def entry(record: TableRecord, here: set[int]) -> LobbyEntry:
    """By its record alone: a lobby of long games must not read them all."""
    seats = seat_infos(record, game(record.game).colours, here, {})
    status: Status = "playing" if record.started else "waiting"
    return LobbyEntry(
        table=record.id,
        game=record.game,
        options=record.options,
        status=status,
        seats=seats,
        watch=record.watch,
        created=record.created,
        position=bool(record.position),
        rated=record.rated,
        time=record.time,
    )
