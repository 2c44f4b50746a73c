"""The HTTP side: what there is to play, opening tables, sitting down, and reading finished games."""

import re
from dataclasses import asdict

from litestar import Response, get, post
from litestar.datastructures import Cookie

from startable.bots import LEVELS
from startable.play import fair, journal
from startable.play.catalogue import AnyGame, games, names
from startable.play.rulebook import LANGUAGES, rulebook
from startable.server import coaching, seating, showing
from startable.server.bodies import (
    Draw,
    FairRecord,
    GameInfo,
    History,
    LobbyEntry,
    OpenTable,
    OptionInfo,
    RulesText,
    RuleText,
    Seated,
    SitDown,
)
from startable.server.protocol import RoomInfo
from startable.server.records import TableRecord
from startable.server.requests import (
    BAD,
    BIG,
    FOREIGN,
    MANY,
    NO_TABLE,
    SECRET,
    Complaint,
    Http,
    TableId,
    complaining,
    exactly,
    faults,
    finished,
    keys_of,
    lobby_of,
    may_read,
    room_of,
)
from startable.server.room import Room

MONTH = 30 * 24 * 3600


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
    return GameInfo(
        found.name, found.prefix, found.version, found.live, seats, colours, options, list(LEVELS)
    )


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
    return lobby_of(request).listed()


@post("/api/tables", responses=faults(_400=BAD, _403=FOREIGN, _413=BIG, _429=MANY))
async def open_table(request: Http, data: OpenTable) -> Response[Seated]:
    """Opens a table. Its opener gets the keys of the seats marked `me`, here and as cookies."""
    exact = await exactly(request, type(data))
    with complaining(400):
        record, keys = await lobby_of(request).open(exact)
    return _seated(request, record, keys)


@post(
    "/api/tables/{id:str}/sit",
    responses=faults(_400=BAD, _403=FOREIGN, _404=NO_TABLE, _409="The seat is taken.", _413=BIG, _429=MANY),
)
async def sit_down(request: Http, id: TableId, data: SitDown) -> Response[Seated]:
    """Takes an open seat."""
    exact = await exactly(request, type(data))
    room = await room_of(request, id)
    with complaining(400):
        name = seating.named(exact.name)
    with complaining(409):
        seat, key = await lobby_of(request).sit(room, exact.seat, name)
    return _seated(request, room.record, {str(seat): key})


@post("/api/tables/{id:str}/follow", responses=faults(_400=BAD, _403=FOREIGN, _404=NO_TABLE, _429=MANY))
async def follow(request: Http, id: TableId) -> Response[Seated]:
    """Goes to the rematch of a table, with new keys for the seats one had here."""
    room = await room_of(request, id)
    with complaining(404):
        record, keys = await lobby_of(request).follow(room, keys_of(request))
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
    return (await room_of(request, id)).info()


@get(
    "/api/tables/{id:str}/history",
    responses=faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _429=MANY),
)
async def read_history(request: Http, id: TableId, seat: int = showing.WATCHER) -> History:
    """The game so far, move by move, as a seat or a watcher saw it. Others' eyes only when it is over."""
    room = await room_of(request, id)
    may_read(room, keys_of(request), seat)
    moments = showing.moments(showing.journal_of(room.record, room.table), seat, room.status == "over")
    return History(room.info(), seat, moments, showing.ended(room.table))


@get(
    "/api/tables/{id:str}/journal",
    media_type="text/plain",
    responses=faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _409="The game is not over.", _429=MANY),
)
async def read_journal(request: Http, id: TableId) -> Response[str]:
    """The finished game as a journal that `startable replay` and `startable verify` read."""
    room = await finished(request, id)
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


@get(
    "/api/tables/{id:str}/fair",
    responses=faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _429=MANY),
)
async def read_fair(request: Http, id: TableId) -> FairRecord:
    """What the dealer committed to, every pick of theirs and, when the game is over, the seed."""
    room = await room_of(request, id)
    may_read(room, keys_of(request), showing.WATCHER)
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
    read_table, read_history, read_journal, read_fair, *coaching.HANDLERS,
]  # fmt: skip

_METHODS = [
    (re.compile(re.sub("{[^}]*}", "[^/]+", path)), sorted(handler.http_methods))
    for handler in HANDLERS
    for path in handler.paths
]


def methods_of(path: str) -> list[str]:
    """The methods that this address knows; none: there is no such address."""
    return [method for pattern, methods in _METHODS if pattern.fullmatch(path) for method in methods]
