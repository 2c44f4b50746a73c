"""The HTTP side: what there is to play, opening tables, sitting down, and reading finished games."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from startable.bots import LIVE
from startable.core import Unreadable
from startable.play import fair, journal
from startable.play.catalogue import AnyGame, games, names
from startable.play.lines import write_mover
from startable.play.rulebook import LANGUAGES, rulebook
from startable.server import seating, showing
from startable.server.lobby import Lobby
from startable.server.protocol import (
    Draw,
    FairRecord,
    Fault,
    GameInfo,
    History,
    LobbyEntry,
    OpenTable,
    OptionInfo,
    RoomInfo,
    RulesText,
    RuleText,
    Seated,
    SitDown,
)
from startable.server.records import TableRecord
from startable.server.room import Room
from startable.server.socket import cookie_keys

MONTH = 30 * 24 * 3600

B = TypeVar("B", bound=msgspec.Struct)
Http = Request[Any, Any, State]
TableId = Annotated[str, Parameter(pattern="^[0-9a-z]{1,24}$")]


def faults(**reasons: str) -> dict[int, ResponseSpec]:
    """What a handler may answer when something is wrong, by status: `_404="no such table"`."""
    return {
        int(status[1:]): ResponseSpec(Fault, generate_examples=False, description=why)
        for status, why in reasons.items()
    }


NO_TABLE = "There is no such table."
BAD = "Something in the request makes no sense."
FOREIGN = "The request comes from a page that is not ours."
MANY = "Too many requests; wait a little."
BIG = "The body is too big."
SECRET = "This is not for your eyes, or not yet."


class Complaint(HTTPException):
    """A 4xx with one of our facts."""

    def __init__(self, status: int, fact: str, args: Mapping[str, int | str] | None = None) -> None:
        super().__init__(detail=fact, status_code=status, extra=dict(args or {}))


def _lobby(request: Http) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


@contextmanager
def _complaining(status: int) -> Iterator[None]:
    """What makes no sense within becomes a complaint with this status."""
    try:
        yield
    except Unreadable as error:
        raise Complaint(status, error.fact, error.details) from None


async def _room(request: Http, id: str) -> Room:
    """Shows only what is durable."""
    room = await _lobby(request).quiet_room(id)
    if room is None:
        raise Complaint(404, "table-unknown")
    return room


def _keys(request: Http) -> list[str]:
    """Cookies of our own page, or for programs a key of their seat in the Authorization header."""
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if bearer:
        return [bearer]
    from_page = request.method == "GET" or "origin" in request.headers
    return cookie_keys(request.headers.get("cookie", "")) if from_page else []


async def _exactly(request: Http, wanted: type[B]) -> B:
    """The body as it was sent: the framework would take "3" for 3, and "no" for a switch."""
    try:
        return msgspec.json.decode(await request.body(), type=wanted)
    except msgspec.DecodeError:
        raise Complaint(400, "bad-request") from None


@get("/api/games")
async def list_games() -> list[GameInfo]:
    """The games of this table."""
    return [_game_info(found) for found in games()]


def _game_info(found: AnyGame) -> GameInfo:
    options = [
        OptionInfo(each.name, each.rule, each.default, each.low, each.high, list(each.choices), each.switch)
        for each in found.options
    ]
    seats, colours = list(found.seats), list(found.colours)
    return GameInfo(found.name, found.prefix, found.version, found.live, seats, colours, options, list(LIVE))


@get("/api/rules/{name:str}/{language:str}", responses=faults(_404="There is no such rulebook."))
async def read_rules(name: str, language: str) -> RulesText:
    """The rulebook of a game, in English or Hungarian."""
    found = next((each for each in games() if each.name == name), None)
    if found is None:
        raise Complaint(404, "game-unknown", {"name": name[:40], "names": ", ".join(names())})
    if language not in LANGUAGES:
        raise Complaint(404, "language-unknown", {"name": language[:40], "names": ", ".join(LANGUAGES)})
    book = rulebook(found.package, language)
    rules = [RuleText(rule.id, rule.title, rule.chapter, rule.text) for rule in book.rules.values()]
    return RulesText(book.title, book.intro, rules)


@get("/api/tables")
async def list_tables(request: Http) -> list[LobbyEntry]:
    """The tables that anybody may see, newest first."""
    return _lobby(request).listed()


@post("/api/tables", responses=faults(_400=BAD, _403=FOREIGN, _413=BIG, _429=MANY))
async def open_table(request: Http, data: OpenTable) -> Response[Seated]:
    """Opens a table. Its opener gets the keys of the seats marked `me`, here and as cookies."""
    exact = await _exactly(request, type(data))
    with _complaining(400):
        record, keys = await _lobby(request).open(exact)
    return _seated(request, record, keys)


@post(
    "/api/tables/{id:str}/sit",
    responses=faults(_400=BAD, _403=FOREIGN, _404=NO_TABLE, _409="The seat is taken.", _413=BIG, _429=MANY),
)
async def sit_down(request: Http, id: TableId, data: SitDown) -> Response[Seated]:
    """Takes an open seat."""
    exact = await _exactly(request, type(data))
    room = await _room(request, id)
    with _complaining(400):
        name = seating.named(exact.name)
    with _complaining(409):
        seat, key = await _lobby(request).sit(room, exact.seat, name)
    return _seated(request, room.record, {str(seat): key})


@post("/api/tables/{id:str}/follow", responses=faults(_400=BAD, _403=FOREIGN, _404=NO_TABLE, _429=MANY))
async def follow(request: Http, id: TableId) -> Response[Seated]:
    """Goes to the rematch of a table, with new keys for the seats one had here."""
    room = await _room(request, id)
    with _complaining(404):
        record, keys = await _lobby(request).follow(room, _keys(request))
    return _seated(request, record, keys)


def _seated(request: Http, record: TableRecord, keys: dict[str, str]) -> Response[Seated]:
    cookies = [_cookie(request, record.id, seat, key) for seat, key in keys.items()]
    commit = fair.commitment(bytes.fromhex(record.seed))
    return Response(Seated(record.id, keys, commit), cookies=cookies, status_code=201)


def _cookie(request: Http, id: str, seat: str, key: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(
        key=f"seat-{seat}", value=key, path=f"/api/tables/{id}", max_age=MONTH,
        httponly=True, samesite="strict", secure=secure,
    )  # fmt: skip


@get("/api/tables/{id:str}", responses=faults(_400=BAD, _404=NO_TABLE))
async def read_table(request: Http, id: TableId) -> RoomInfo:
    """Who sits where, the options, and how far the game is."""
    return (await _room(request, id)).info()


@get(
    "/api/tables/{id:str}/history",
    responses=faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _429=MANY),
)
async def read_history(request: Http, id: TableId, seat: int = showing.WATCHER) -> History:
    """The game so far, move by move, as a seat or a watcher saw it. Others' eyes only when it is over."""
    room = await _room(request, id)
    _may_read(room, _keys(request), seat)
    moments = showing.moments(showing.journal_of(room.record, room.table), seat, room.status == "over")
    return History(room.info(), seat, moments, showing.ended(room.table))


def _may_read(room: Room, keys: list[str], seat: int) -> None:
    mine = seating.seats_of(room.record, keys)
    if not -1 <= seat < len(room.record.seats):
        letters = ", ".join(map(write_mover, range(len(room.record.seats))))
        raise Complaint(400, "seat-unknown", {"text": str(seat)[:40], "letters": letters})
    if not (room.record.watch or mine):
        raise Complaint(403, "watching-not-allowed")
    if seat >= 0 and seat not in mine and room.status != "over":
        raise Complaint(403, "not-your-seat")


@get(
    "/api/tables/{id:str}/journal",
    media_type="text/plain",
    responses=faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _409="The game is not over.", _429=MANY),
)
async def read_journal(request: Http, id: TableId) -> Response[str]:
    """The finished game as a journal that `startable replay` and `startable verify` read."""
    room = await _over(request, id)
    record = room.record
    notes = fair.notes(record.id, bytes.fromhex(record.seed), [seat.salt for seat in record.seats])
    text = journal.write(showing.journal_of(record, room.table, (*notes, *_hand_overs(record))))
    return Response(
        text,
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{record.game}-{record.id}.play"'},
    )


def _hand_overs(record: TableRecord) -> tuple[tuple[str, str], ...]:
    return tuple(("hand-over", text) for text in record.hand_overs)


async def _over(request: Http, id: str) -> Room:
    room = await _room(request, id)
    _may_read(room, _keys(request), showing.WATCHER)
    if room.status != "over":
        raise Complaint(409, "not-over")
    return room


@get(
    "/api/tables/{id:str}/fair",
    responses=faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _429=MANY),
)
async def read_fair(request: Http, id: TableId) -> FairRecord:
    """What the dealer committed to, every pick of theirs and, when the game is over, the seed."""
    room = await _room(request, id)
    _may_read(room, _keys(request), showing.WATCHER)
    record, over = room.record, room.status == "over"
    return FairRecord(
        table=record.id,
        commit=fair.commitment(bytes.fromhex(record.seed)),
        salts=[seat.salt for seat in record.seats],
        seed=record.seed if over else "",
        draws=_draws(room) if over else [],
    )


def _draws(room: Room) -> list[Draw]:
    return [Draw(**asdict(drawn)) for drawn in fair.draws(showing.journal_of(room.record, room.table))]


HANDLERS = [
    list_games, read_rules, list_tables, open_table, sit_down, follow,
    read_table, read_history, read_journal, read_fair,
]  # fmt: skip

_METHODS = [
    (re.compile(re.sub("{[^}]*}", "[^/]+", path)), sorted(handler.http_methods))
    for handler in HANDLERS
    for path in handler.paths
]


def methods_of(path: str) -> list[str]:
    """The methods that this address knows; none: there is no such address."""
    return [method for pattern, methods in _METHODS if pattern.fullmatch(path) for method in methods]
