"""Pictures of positions and of tables, for pages elsewhere that show what a link leads to."""

from typing import Annotated

from startable.core import NOBODY
from startable.play.diagram import diagram, read_options
from startable.play.lines import read_mover
from startable.server.http.errors import BAD, BUSY, MANY, NO_GAME, NO_TABLE, SECRET, complaining, faults
from startable.server.http.framework import Parameter, Response, get
from startable.server.http.requests import Http, TableId, desk_of, game_of, may_read, room_of
from startable.server.people.keys import Who
from startable.server.workers.history_work import drawn_after, painted, played

SVG, PNG, ANY = "image/svg+xml", "image/png", "image/*"
DAY, MINUTE = "public, max-age=86400", "public, max-age=60"

Form = Annotated[str, Parameter(pattern=r"^picture\.(svg|png)$")]
Version = Annotated[int, Parameter(ge=-1, le=1_000_000)]


@get(
    "/api/games/{name:str}/pictures/{form:str}",
    cost=0.5,
    heavy=True,
    media_type=ANY,
    responses=faults(_400=BAD, _404=NO_GAME, _429=MANY, _503=BUSY),
)
async def draw_position(
    request: Http,
    name: str,
    form: Form,
    text: str,
    seats: int = 0,
    options: str = "",
    seat: str = "",
    dark: bool = False,
) -> Response[bytes]:
    """A position as `picture.svg` or, where the server can make it, `picture.png`."""
    found = game_of(name)
    with complaining(400):
        eye = read_mover(seat) if seat else NOBODY
        shown = diagram(found, text, seats, read_options(options))
        shown.table(eye)
        wanted = (found.name, shown.rules.seats, shown.rules.options, text, eye, dark)
        return _picture(await desk_of(request).page(painted, *wanted, form == "picture.png"), form, DAY)


@get(
    "/api/tables/{id:str}/pictures/{form:str}",
    cost=0.5,
    heavy=True,
    media_type=ANY,
    responses=faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _429=MANY, _503=BUSY),
)
async def draw_table(
    request: Http, id: TableId, form: Form, v: Version = -1, dark: bool = False
) -> Response[bytes]:
    """A table after version `v` (-1: now), as anybody may see it who watches."""
    room = await room_of(request, id)
    may_read(room, Who([]), NOBODY)
    lines = room.written() if v < 0 else room.written()[:v]
    with complaining(400):
        wanted = (*played(room.record), lines, dark, form == "picture.png")
        return _picture(await desk_of(request).page(drawn_after, *wanted), form, MINUTE)


def _picture(data: bytes, form: str, cache: str) -> Response[bytes]:
    kind = PNG if form.endswith("png") else SVG
    return Response(data, media_type=kind, headers={"cache-control": cache})


HANDLERS = [draw_position, draw_table]
