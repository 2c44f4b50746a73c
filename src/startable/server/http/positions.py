"""Positions to look at and to share.

Nothing is kept of them: an address holds all of it, and whoever opens it sees what its text tells, no more.
"""

from typing import Annotated

import msgspec

from startable.core import NOBODY
from startable.play.diagram import diagram, read_options, write_options
from startable.play.lines import read_mover
from startable.play.table import Table
from startable.server.http.errors import BAD, BUSY, MANY, NO_GAME, NO_TABLE, SECRET, complaining, faults
from startable.server.http.framework import Parameter, get
from startable.server.http.requests import (
    Http,
    TableId,
    desk_of,
    game_of,
    known_language,
    may_read,
    room_of,
    who_of,
)
from startable.server.protocol.fields import NO_CLOCK
from startable.server.protocol.http import PositionPlace, PositionText
from startable.server.tables.history import shared
from startable.server.tables.snapshot import Snapshot
from startable.server.workers.history_work import known_after, played


@get(
    "/api/games/{name:str}/position",
    reading=4,
    responses=faults(_400=BAD, _404=NO_GAME, _429=MANY),
)
async def read_position(
    name: str, text: str = "", seats: int = 0, options: str = "", seat: str = "", lang: str = ""
) -> PositionPlace:
    """The table at a position, through the eyes of a seat (its letter) or of a watcher.

    Without a text, a game that has not begun. `options` are those that are not as usual:
    `discs:3,towers:yes`. With `lang`: the text board too.
    """
    language = known_language(lang, 400) if lang else ""
    found = game_of(name)
    with complaining(400):
        eye = read_mover(seat) if seat else NOBODY
        return _place(diagram(found, text, seats, read_options(options)).table(eye), eye, language)


def _place(table: Table, eye: int, language: str) -> PositionPlace:
    game, rules = table.game, table.rules
    return PositionPlace(
        frame=Snapshot(table, [], NO_CLOCK).frame(((eye,) if eye != NOBODY else (), language)),
        game=game.name,
        seat=eye,
        colours=list(game.colours[: rules.seats]),
        options=rules.options,
        changed=write_options(game, rules),
        text=table.known(eye),
    )


Version = Annotated[int, Parameter(ge=-1, le=1_000_000)]
NOW = -1


@get(
    "/api/tables/{id:str}/position",
    cost=1,
    heavy=True,
    responses=faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _429=MANY, _503=BUSY),
)
async def share_position(request: Http, id: TableId, seat: int = NOBODY, v: Version = NOW) -> PositionText:
    """What a seat or a watcher knows after version `v` (-1: now). Others' eyes only when it is over."""
    room = await room_of(request, id)
    may_read(room, await who_of(request), seat)
    table, written = room.table, room.written()
    if v == NOW or v >= len(written):
        return shared(table, seat)
    text = await desk_of(request).page(known_after, *played(room.record), written[:v], seat)
    return msgspec.json.decode(text, type=PositionText)


HANDLERS = [read_position, share_position]
