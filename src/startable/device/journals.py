"""Games that come as journals: they lie beside those that were played here, to be looked at."""

import re
import time
from typing import cast

from msgspec import Struct

from startable.core import Unreadable
from startable.play import journal
from startable.play.ends import read_end
from startable.play.journal import Header, Journal
from startable.play.lines import write_line, write_mover
from startable.server.http.errors import Complaint, complaining
from startable.server.http.plain import post
from startable.server.http.requests import Http
from startable.server.people.keys import new_table_id
from startable.server.protocol.fields import HowEnded
from startable.server.storage.records import EndRecord, LineRecord, SeatRecord, TableRecord
from startable.server.storage.store import Awaited, Store, opened

RESIGNED = "resigned"
_SEED = re.compile("([0-9a-f]{2}){1,64}")


class JournalText(Struct):
    text: str


class Brought(Struct):
    table: str


@post("/api/journals")
async def bring(request: Http, data: JournalText) -> Brought:
    """Keeps a finished game; one that is here already stays as it is."""
    with complaining(400):
        found = journal.read(data.text)
        if not journal.replay(found).over and read_end(found.header) is None:
            raise Unreadable("journal-unfinished")
        record = _record(found)
    store: Store = request.app.state.store
    if (kept := await store.record(record.id)) is None:
        await _keep(store, record, found)
    elif not kept.over:
        raise Complaint(409, "journal-in-play")
    return Brought(record.id)


def _record(found: Journal) -> TableRecord:
    """With its seed and salts, if it tells them, so that its dice can be checked again."""
    header, notes = found.header, dict(found.header.notes)
    salts = notes.get("fair-salts", "").split(",")
    seats = [SeatRecord("person", name) for name in header.seats]
    for seat, salt in zip(seats, salts, strict=False):
        seat.salt = salt
    hand_overs = [value for key, value in header.notes if key == "hand-over"]
    for number, seat in enumerate(seats):
        seat.resigned = any(each.startswith(f"{write_mover(number)} {RESIGNED} ") for each in hand_overs)
    return TableRecord(
        id=_id(notes.get("fair-table", "")),
        game=header.game.name,
        version=header.version or header.game.version,
        options=header.rules.options,
        listed=False,
        watch=True,
        seed=_seed(notes.get("fair-seed", "")),
        created=time.time(),
        seats=seats,
        started=True,
        over=True,
        hand_overs=hand_overs,
        dice=[value for key, value in header.notes if key == "fair-step"],
        ended=time.time(),
        end=_end(header),
        position=header.position,
        start=header.position,
    )


def _seed(told: str) -> str:
    return told if _SEED.fullmatch(told) else ""


def _end(header: Header) -> EndRecord | None:
    end = read_end(header)
    return EndRecord(cast(HowEnded, end.how), end.winners, end.v) if end else None


def _id(told: str) -> str:
    plain = told.isascii() and told.isalnum() and told.islower() and len(told) <= 24
    return told if plain else new_table_id()


async def _keep(store: Store, record: TableRecord, found: Journal) -> None:
    await opened(store, record)
    receipt = Awaited()
    lines = [LineRecord(write_line(found.header.game, line)) for line in found.lines]
    store.append(record.id, 1, lines, receipt)
    await receipt.wait()


HANDLERS = [bring]
