"""Reading games: the history as somebody saw it, the journal, and what is needed to check the dice."""

from typing import Annotated, Any

from msgspec import Raw

from startable.core import NOBODY
from startable.play import fair, journal
from startable.server.http.errors import BAD, BUSY, MANY, NO_TABLE, SECRET, faults
from startable.server.http.framework import Parameter, Response, get
from startable.server.http.requests import (
    Http,
    TableId,
    desk_of,
    finished,
    known_language,
    lobby_of,
    may_read,
    may_read_record,
    room_of,
    who_of,
)
from startable.server.protocol.http import FairRecord, History
from startable.server.storage.records import TableRecord
from startable.server.tables import results
from startable.server.tables.dice import public_salts, public_steps
from startable.server.tables.history import journal_of
from startable.server.tables.old import text_of
from startable.server.workers.history_work import chapter, drawn, played

LONG = faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _429=MANY, _503=BUSY)

First = Annotated[int, Parameter(ge=1, le=1_000_000)]
Limit = Annotated[int, Parameter(ge=1, le=500)]


@get("/api/tables/{id:str}/history", cost=1, heavy=True, responses=LONG)
async def read_history(
    request: Http, id: TableId, seat: int = NOBODY, text: str = "", first: First = 1, limit: Limit = 200
) -> History:
    """The game so far, move by move, as a seat or a watcher saw it. Others' eyes only when it is over.

    It comes in pages: from version `first` on, `limit` moments; `next` says from where to ask on. With
    `text`, a language, every moment has the text board too.
    """
    language = known_language(text, 400) if text else ""
    room = await room_of(request, id)
    may_read(room, await who_of(request), seat)
    info, over, record = room.info(), room.status == "over", room.record
    result = results.result_of(room.table, record)
    written = room.written()
    unread = max(0, len(room.old_lines) - len(written))
    last = min(first + limit - 1, len(written))
    wanted = (*played(record), written[:last], seat, over, language, first)
    found: Any = Raw(await desk_of(request).page(chapter, *wanted) if first <= last else b"[]")
    return History(info, seat, found, result, last + 1 if last < len(written) else 0, unread)


@get(
    "/api/tables/{id:str}/journal",
    cost=1,
    heavy=True,
    media_type="text/plain",
    responses=faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _409="The game is not over.", _429=MANY),
)
async def read_journal(request: Http, id: TableId) -> Response[str]:
    """The finished game as a journal that `startable replay` and `startable verify` read."""
    record, text = await _finished_text(request, id)
    return Response(
        text,
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{record.game}-{record.id}.play"'},
    )


async def _finished_text(request: Http, id: str) -> tuple[TableRecord, str]:
    """By rules of today, or as it was written by older ones."""
    lobby = lobby_of(request)
    if await lobby.quiet_room(id) is None and (old := await lobby.old(id)) is not None and old.record.over:
        may_read_record(old.record, await who_of(request))
        return old.record, old.text(_notes(old.record))
    room = await finished(request, id)
    if room.old_rules:
        return room.record, text_of(room.record, room.old_lines, _notes(room.record))
    return room.record, journal.write(journal_of(room.record, room.table, _notes(room.record)))


def _notes(record: TableRecord) -> tuple[tuple[str, str], ...]:
    """A game that was brought as a journal may tell nothing of how it was dealt."""
    seed = bytes.fromhex(record.seed)
    dealt = fair.notes(record.id, seed, public_salts(record), record.dice) if seed else ()
    return (*dealt, *results.notes(record))


@get("/api/tables/{id:str}/fair", cost=1, heavy=True, responses=LONG)
async def read_fair(request: Http, id: TableId) -> FairRecord:
    """What the dealer committed to, every pick of theirs and, when the game is over, the seed."""
    room = await room_of(request, id)
    may_read(room, await who_of(request), NOBODY)
    record, over = room.record, room.status == "over"
    wanted = (*played(record), room.written() if over else [])
    draws: Any = Raw(await desk_of(request).page(drawn, *wanted) if over else b"[]")
    return FairRecord(
        table=record.id,
        commit=fair.commitment(bytes.fromhex(record.seed)),
        salts=public_salts(record),
        seed=record.seed if over else "",
        draws=draws,
        commits=[seat.commit for seat in record.seats],
        steps=public_steps(record),
    )


HANDLERS = [read_history, read_journal, read_fair]
