"""What a known player does with what is theirs: looks at it, changes it, takes it along, deletes it."""

import time
from typing import Annotated, Any

from startable.server.http.errors import (
    BAD,
    BIG,
    FOREIGN,
    GONE,
    MANY,
    NO_TABLE,
    SLOW,
    complaining,
    faults,
)
from startable.server.http.events import events_of
from startable.server.http.exact import Exact
from startable.server.http.framework import Parameter, Response, delete, get, post
from startable.server.http.players import WORN, players_of, session_cookie
from startable.server.http.requests import (
    Http,
    TableId,
    lobby_of,
    player_of,
    prefix_of,
    room_of,
    session_key,
    who_of,
)
from startable.server.invitation import address_of
from startable.server.people.reports import Report
from startable.server.people.results import Results
from startable.server.protocol.http.players import ChangeMe, Claimed, DeviceLink, Me, PasskeyInfo, PlayerInfo

PasskeyId = Annotated[str, Parameter(max_length=2048, description="The passkey, as `/api/me` tells it.")]
NOBODY_KNOWN = "Nobody is known here."


@get("/api/me")
async def read_me(request: Http) -> Me:
    """Who asks, with the passkeys; `player` is null where nobody is known."""
    return await _me(request)


async def _me(request: Http) -> Me:
    players = players_of(request)
    player = await players.player(await players.known(session_key(request)))
    if player is None:
        return Me(None)
    return Me(PlayerInfo(*player), [PasskeyInfo(*each) for each in await players.devices(player.id)])


@post(
    "/api/me",
    dto=Exact[ChangeMe],
    return_dto=None,
    status_code=200,
    responses=faults(_400=BAD, _401=NOBODY_KNOWN, _403=FOREIGN, _409=WORN, _413=BIG, _429=MANY, _503=SLOW),
)
async def change_me(request: Http, data: ChangeMe) -> Me:
    """Another name, or another wish about what others see."""
    player, players = await player_of(request), players_of(request)
    if data.name is not None:
        with complaining(409):
            await players.rename(player.id, data.name)
    if data.shown is not None:
        await players.show(player.id, data.shown)
    return await _me(request)


@post(
    "/api/me/link",
    cost=4,
    status_code=200,
    responses=faults(_401=NOBODY_KNOWN, _403=FOREIGN, _429=MANY, _503=SLOW),
)
async def make_link(request: Http) -> DeviceLink:
    """For another device of this player; whoever has it within ten minutes can be this player."""
    player = await player_of(request)
    path = f"{prefix_of(request)}/me/add#{await players_of(request).link(player.id)}"
    return DeviceLink(*address_of(request.url.scheme, request.headers.get("host", ""), path))


@delete(
    "/api/me/passkeys/{id:str}",
    status_code=200,
    responses=faults(
        _400=BAD, _401=NOBODY_KNOWN, _403=FOREIGN, _409="It is the last one.", _429=MANY, _503=SLOW
    ),
)
async def drop_passkey(request: Http, id: PasskeyId) -> Me:
    """Its device is lost, say. The last one stays."""
    player = await player_of(request)
    with complaining(409):
        await players_of(request).drop(player.id, id)
    return await _me(request)


@post(
    "/api/me/leave",
    status_code=200,
    responses=faults(_403=FOREIGN, _429=MANY, _503=SLOW),
)
async def leave(request: Http) -> Response[Me]:
    """Here nobody is known any more; the player stays."""
    await players_of(request).leave(session_key(request))
    return Response(Me(None), cookies=[session_cookie(request, "", 0)])


@post(
    "/api/me/leave_elsewhere",
    status_code=200,
    responses=faults(_401=NOBODY_KNOWN, _403=FOREIGN, _429=MANY, _503=SLOW),
)
async def leave_elsewhere(request: Http) -> Me:
    """On all other devices this player has to come in again."""
    player = await player_of(request)
    await players_of(request).leave_elsewhere(player.id, session_key(request))
    return await _me(request)


@post(
    "/api/tables/{id:str}/claim",
    status_code=200,
    responses=faults(
        _400=BAD, _401=NOBODY_KNOWN, _403=FOREIGN, _404=NO_TABLE, _410=GONE, _429=MANY, _503=SLOW
    ),
)
async def claim(request: Http, id: TableId) -> Claimed:
    """A seat of this device becomes the player's, by the key that the device has."""
    player, who = await player_of(request), await who_of(request)
    return Claimed(await lobby_of(request).claim(await room_of(request, id), who.keys, player.id))


@get("/api/me/export", cost=4, responses=faults(_401=NOBODY_KNOWN, _429=MANY, _503=SLOW))
async def export(request: Http) -> Response[dict[str, Any]]:
    """Everything that is kept of this player, as JSON. The journal of each game is at its address."""
    player, players, results = await player_of(request), players_of(request), _results(request)
    told = {
        "exported": time.time(),
        "player": PlayerInfo(*player),
        "names": await players.old_names(player.id),
        "passkeys": [PasskeyInfo(*each) for each in await players.devices(player.id)],
        "sessions": [{"created": one, "until": other} for one, other in await players.sessions(player.id)],
        "reports": [_reported(each) for each in await lobby_of(request).reports.by(player.id)],
        "events": await events_of(request).of(player.id),
        "ratings": await results.ratings(player.id),
        "games": [
            {"journal": f"/api/tables/{each.table}/journal", "game": each}
            for each in await results.all_games(player.id)
        ],
    }
    name = f'attachment; filename="startable-{player.id}.json"'
    return Response(told, headers={"content-disposition": name})


@delete("/api/me", status_code=200, responses=faults(_401=NOBODY_KNOWN, _403=FOREIGN, _429=MANY, _503=SLOW))
async def forget_me(request: Http) -> Response[Me]:
    """The player is gone for good. Games stay, for the others who played; their seats go by no name."""
    player = await player_of(request)
    await lobby_of(request).forget(player.id, await _results(request).tables(player.id))
    await events_of(request).forget(player.id)
    return Response(Me(None), cookies=[session_cookie(request, "", 0)])


def _reported(report: Report) -> dict[str, Any]:
    return {"table": report.about.table, "made": report.made, "reason": report.reason, "text": report.text}


def _results(request: Http) -> Results:
    return lobby_of(request).results


HANDLERS = [
    *(read_me, change_me, make_link, drop_passkey, leave, leave_elsewhere),
    *(claim, export, forget_me),
]
