"""The games of known players, by the records of their tables: lists, statistics, and how they are rated."""

from collections.abc import Sequence
from typing import Any

from startable.play.catalogue import game, names
from startable.server.people.ratings import Ratings
from startable.server.protocol.fields import Status
from startable.server.protocol.http.players import GameEntry, Games, GameStatistics, Point, RatingInfo
from startable.server.storage.records import TableRecord, readable
from startable.server.storage.store import Store
from startable.server.tables.info import seat_infos

POINTS = 100
SHOWN = 10
_ONES = "select t.record from sat s join tables t on t.id = s.id where s.player = $1"


class Results:
    def __init__(self, store: Store, ratings: Ratings) -> None:
        self._store = store
        self._ratings = ratings

    async def games(self, player: str, name: str, status: str, first: int, limit: int) -> Games:
        """Some of the player's games, the newest first."""
        where, values = _filter(name, status)
        count = f"select count(*) from sat s where s.player = $1{where}"
        ((all_of_them,),) = await self._store.ask(count, player, *values)
        place = len(values)
        page = f"{_ONES}{where} order by s.created desc, s.id limit ${place + 2} offset ${place + 3}"
        found = await self._records(page, player, *values, limit, first)
        return Games([entry_for(each, player) for each in found], all_of_them)

    async def all_games(self, player: str) -> list[GameEntry]:
        found = await self._records(f"{_ONES} order by s.created, s.id", player)
        return [entry_for(each, player) for each in found]

    async def tables(self, player: str) -> list[str]:
        return [row[0] for row in await self._store.ask("select id from sat where player = $1", player)]

    async def to_show(self, player: str) -> list[GameEntry]:
        """The last finished ones that anybody may watch."""
        where = f"{_ONES} and s.ended > 0 order by s.ended desc limit {5 * SHOWN}"
        found = await self._records(where, player)
        return [entry_for(each, player) for each in found if each.watch][:SHOWN]

    async def ratings(self, player: str) -> dict[str, RatingInfo]:
        return await self._ratings.of(player)

    async def statistics(self, player: str) -> list[GameStatistics]:
        """Of finished games, for each game that was played."""
        found = await self._records(f"{_ONES} and s.ended > 0 order by s.ended", player)
        rated = await self._ratings.of(player)
        mine = [(each, entry_for(each, player).mine) for each in found]
        points = [(each.game, point(each, seat)) for each, seat in mine if each.result and seat >= 0]
        played = [(name, [point for game, point in points if game == name]) for name in names()]
        return [summed(name, of_it, rated.get(name)) for name, of_it in played if of_it]

    async def _records(self, query: str, *values: Any) -> list[TableRecord]:
        return readable([row[0] for row in await self._store.ask(query, *values)])


def _filter(name: str, status: str) -> tuple[str, list[str]]:
    """What follows the player in a question for games."""
    ended = {"over": " and s.ended > 0", "running": " and s.ended = 0"}.get(status, "")
    return (f"{ended} and s.game = $2", [name]) if name else (ended, [])


def entry_for(record: TableRecord, player: str) -> GameEntry:
    mine = [number for number, seat in enumerate(record.seats) if player and seat.player == player]
    return entry(record, mine[0] if mine else -1)


def entry(record: TableRecord, mine: int) -> GameEntry:
    result = record.result
    status: Status = "over" if record.over else "playing" if record.started else "waiting"
    return GameEntry(
        table=record.id,
        game=record.game,
        status=status,
        created=record.created,
        ended=record.ended,
        rated=record.rated,
        watch=record.watch,
        seats=seat_infos(record, game(record.game).colours, set(), {}),
        mine=mine,
        winners=result.winners if result else [],
        places=result.places if result else [],
        left=result.left if result else [],
        rule=result.rule if result else "",
        figures=record.figures,
    )


def point(record: TableRecord, seat: int) -> Point:
    assert record.result is not None
    winners, figures = record.result.winners, record.figures
    share = 1 / len(winners) if seat in winners and seat not in record.result.left else 0.0
    made = Point(record.ended, len(record.seats), record.result.places[seat], share)
    if figures:
        made.luck, made.cost = figures[seat].luck, figures[seat].cost
    return made


def summed(name: str, points: Sequence[Point], rating: RatingInfo | None) -> GameStatistics:
    reviewed = [each for each in points if each.cost is not None]
    return GameStatistics(
        game=name,
        played=len(points),
        won=sum(each.share for each in points),
        place=_mean([(each.place - 1) / max(1, each.seats - 1) for each in points]),
        reviewed=len(reviewed),
        luck=_mean([each.luck or 0.0 for each in reviewed]),
        cost=_mean([each.cost or 0.0 for each in reviewed]),
        points=list(points[-POINTS:]),
        rating=rating,
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))
