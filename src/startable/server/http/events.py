"""Events: a club evening in one link. Joining, rounds, standings, and what its organiser may do."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, cast

from startable.core import Unreadable
from startable.server.asgi import Scope, address
from startable.server.events.allowed import EventUnknown, NotAllowed, entrant_of
from startable.server.events.events import Events
from startable.server.events.records import EventRecord
from startable.server.events.telling import open_table, told
from startable.server.http.errors import BAD, BIG, FOREIGN, MANY, SLOW, Complaint, complaining, faults
from startable.server.http.exact import Exact
from startable.server.http.framework import Cookie, Parameter, Response, get, post
from startable.server.http.requests import EVENT_COOKIE, Http, guest_of, prefix_of
from startable.server.http.tables import MONTH, seated
from startable.server.invitation import invitation
from startable.server.people.keys import Who, hashed
from startable.server.protocol.http import (
    BeHere,
    CallOffTable,
    EventInfo,
    EventKey,
    Invitation,
    JoinEvent,
    NewEvent,
    NextRound,
    Seated,
)
from startable.server.settings import Settings
from startable.server.tables.lobby import TooMany

EventId = Annotated[str, Parameter(pattern="^[0-9a-z]{1,24}$", description="The event, as in its link.")]
NO_EVENT = "There is no such event."
NOT_NOW = "Not now: the event is over or full, a round goes on, or somebody has that name."
NOT_YOURS = "Only the organiser may do that, or the request comes from a page that is not ours."
ASKED = faults(_400=BAD, _404=NO_EVENT, _429=MANY, _503=SLOW)
CHANGED = faults(_400=BAD, _403=NOT_YOURS, _404=NO_EVENT, _409=NOT_NOW, _413=BIG, _429=MANY, _503=SLOW)


def events_of(request: Http) -> Events:
    """Where one plays alone, as in a browser, there are none."""
    found: Events | None = getattr(request.app.state, "events", None)
    if found is None:
        raise Complaint(404, "page-unknown")
    return found


@contextmanager
def _answering() -> Iterator[None]:
    """What events refuse, each with its status."""
    with complaining(409), complaining(403, NotAllowed), complaining(404, EventUnknown):
        yield


@post(
    "/api/events",
    cost=8,
    dto=Exact[NewEvent],
    return_dto=None,
    responses=faults(_400=BAD, _403=FOREIGN, _413=BIG, _429=MANY, _503=SLOW),
)
async def open_event(request: Http, data: NewEvent) -> Response[EventKey]:
    """Opens an event. Its organiser gets a key, here and as a cookie; a known player needs none."""
    with complaining(400), complaining(429, TooMany):
        who = await guest_of(request)
        event, key = await events_of(request).open(data, address(cast(Scope, request.scope)), who.player)
    return Response(
        EventKey(event.id, key), cookies=[_cookie(request, event.id, "organiser", key)], status_code=201
    )


@get("/api/events/{id:str}", reading=2, responses=ASKED)
async def show_event(request: Http, id: EventId) -> EventInfo:
    """Who takes part, the rounds, the standings, and where whoever asks is to play now."""
    with _answering():
        event, tables = await events_of(request).look(id)
    return told(event, tables, await guest_of(request))


@post("/api/events/{id:str}/join", cost=2, dto=Exact[JoinEvent], return_dto=None, responses=CHANGED)
async def join_event(request: Http, id: EventId, data: JoinEvent) -> Response[EventKey]:
    """Takes part, from the next round on; the key, which is a cookie too, opens one's seats."""
    with _answering():
        event, entrant, key = await events_of(request).join(id, data.name, await guest_of(request))
    cookie = _cookie(request, event.id, "entrant", key)
    return Response(EventKey(event.id, key, entrant), cookies=[cookie], status_code=201)


@post("/api/events/{id:str}/here", dto=Exact[BeHere], return_dto=None, status_code=200, responses=CHANGED)
async def be_here(request: Http, id: EventId, data: BeHere) -> EventInfo:
    """Somebody goes, or is back; the next round counts with those who are here."""
    who = await guest_of(request)
    with _answering():
        await events_of(request).be_here(id, data.entrant, data.here, who)
    return await _event(request, id, who)


@post(
    "/api/events/{id:str}/rounds",
    cost=16,
    dto=Exact[NextRound],
    return_dto=None,
    status_code=200,
    responses=CHANGED,
)
async def next_round(request: Http, id: EventId, data: NextRound) -> EventInfo:
    """Draws the next round and opens its tables, once those of the last one are over. The organiser's."""
    who = await guest_of(request)
    with _answering():
        await events_of(request).next_round(id, data.round, who)
    return await _event(request, id, who)


@post(
    "/api/events/{id:str}/call_off",
    dto=Exact[CallOffTable],
    return_dto=None,
    status_code=200,
    responses=CHANGED,
)
async def call_off(request: Http, id: EventId, data: CallOffTable) -> EventInfo:
    """A table of this round is waited for no longer. Only the organiser may say so."""
    who = await guest_of(request)
    with _answering():
        await events_of(request).call_off(id, data.table, who)
    return await _event(request, id, who)


@post("/api/events/{id:str}/end", status_code=200, responses=CHANGED)
async def end_event(request: Http, id: EventId) -> EventInfo:
    """The standings are final. Only the organiser may say so, between two rounds."""
    who = await guest_of(request)
    with _answering():
        await events_of(request).end(id, who)
    return await _event(request, id, who)


@post("/api/events/{id:str}/sit", responses=CHANGED)
async def sit_at_event(request: Http, id: EventId) -> Response[Seated]:
    """One's seat at one's table of this round; its key is the one that joining gave."""
    who = await guest_of(request)
    with _answering():
        event, tables = await events_of(request).look(id)
        me = entrant_of(event, who)
        if (record := tables.get(open_table(event, me))) is None:
            raise Unreadable("event-no-table")
    return seated(request, record, _seat_keys(event, me, record.id, who))


def _seat_keys(event: EventRecord, entrant: int, table: str, who: Who) -> dict[str, str]:
    """None where a known player's session opens the seat."""
    mine = event.entrants[entrant].key_hash
    seats = next(each.seats for each in event.played[-1].tables if each.id == table)
    return {str(seats.index(entrant)): key for key in who.keys if hashed(key) == mine}


@get("/api/events/{id:str}/invitation", cost=1, responses=ASKED)
async def event_invitation(request: Http, id: EventId) -> Invitation:
    """What to send to everybody: an address that works for them too, and a QR code of it."""
    with _answering():
        await events_of(request).look(id)
    settings: Settings = request.app.state.settings
    return invitation(settings, request.url.scheme, request.headers.get("host", ""), id, "e")


async def _event(request: Http, id: str, who: Who) -> EventInfo:
    event, tables = await events_of(request).look(id)
    return told(event, tables, who)


def _cookie(request: Http, id: str, role: str, key: str) -> Cookie:
    return Cookie(
        key=f"{EVENT_COOKIE}{role}", value=key, path=f"{prefix_of(request)}/api/events/{id}", max_age=MONTH,
        httponly=True, samesite="strict", secure=request.url.scheme == "https",
    )  # fmt: skip


HANDLERS = [
    *(open_event, show_event, join_event, be_here, next_round, call_off, end_event),
    *(sit_at_event, event_invitation),
]
