"""Games of one's own, what they add up to, and the page of a player that others may see."""

from typing import Annotated

from startable.server.http.errors import BAD, GONE, MANY, NO_GAME, NO_TABLE, SECRET, SLOW, Complaint, faults
from startable.server.http.framework import Parameter, get
from startable.server.http.me import NOBODY_KNOWN
from startable.server.http.players import players_of
from startable.server.http.requests import (
    Http,
    TableId,
    game_of,
    lobby_of,
    may_read_record,
    missing,
    player_of,
    who_of,
)
from startable.server.people.keys import seats_of
from startable.server.people.results import entry
from startable.server.protocol.http.players import (
    Best,
    GameEntry,
    Games,
    GameStatistics,
    PlayerInfo,
    PlayerPage,
)

First = Annotated[int, Parameter(ge=0, le=1_000_000, description="So many newer games are left out.")]
Limit = Annotated[int, Parameter(ge=1, le=100, description="How many games, at most.")]
Which = Annotated[str, Parameter(pattern="^(|over|running)$", description="`over`, `running`; empty: both.")]
PlayerId = Annotated[str, Parameter(pattern="^[0-9a-z]{1,24}$", description="The player, as in their link.")]
HIDDEN = "There is no such player, or they keep to themselves."


@get("/api/me/games", cost=0.5, responses=faults(_400=BAD, _401=NOBODY_KNOWN, _429=MANY, _503=SLOW))
async def read_games(
    request: Http, game: str = "", status: Which = "", first: First = 0, limit: Limit = 20
) -> Games:
    """The player's games, the newest first: of one game or all, `over`, `running` or both."""
    player, name = await player_of(request), game_of(game).name if game else ""
    return await lobby_of(request).results.games(player.id, name, status, first, limit)


@get("/api/me/statistics", cost=1, responses=faults(_401=NOBODY_KNOWN, _429=MANY, _503=SLOW))
async def read_statistics(request: Http) -> list[GameStatistics]:
    """What the player's finished games add up to, for each game."""
    player = await player_of(request)
    return await lobby_of(request).results.statistics(player.id)


@get(
    "/api/tables/{id:str}/entry",
    responses=faults(_400=BAD, _403=SECRET, _404=NO_TABLE, _410=GONE, _503=SLOW),
)
async def read_entry(request: Http, id: TableId) -> GameEntry:
    """A game as a list shows it, for a device that knows the table by itself."""
    lobby = lobby_of(request)
    record = await lobby.record(id)
    if record is None:
        raise await missing(lobby, id)
    who = await who_of(request)
    may_read_record(record, who)
    return entry(record, next(iter(seats_of(record, who)), -1))


@get("/api/players/{id:str}", cost=1, responses=faults(_400=BAD, _404=HIDDEN, _429=MANY, _503=SLOW))
async def read_player(request: Http, id: PlayerId) -> PlayerPage:
    """The page of a player who lets others see it; one's own is always there."""
    players, results = players_of(request), lobby_of(request).results
    player = await players.player(id)
    if player is None or not (player.shown or (await who_of(request)).player == id):
        raise Complaint(404, "player-hidden")
    return PlayerPage(PlayerInfo(*player), await results.statistics(id), await results.to_show(id))


@get("/api/ratings/{game:str}", cost=0.5, responses=faults(_404=NO_GAME, _429=MANY, _503=SLOW))
async def read_best(request: Http, game: str) -> Best:
    """The best players of a game, with the bots that hold the scale in place."""
    return await lobby_of(request).ratings.best(game_of(game).name)


HANDLERS = [read_games, read_statistics, read_entry, read_player, read_best]
