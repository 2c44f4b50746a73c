"""Ratings of known players, for each game, by rated tables alone. Bots of fixed levels hold the scale.

Every rated game is entered once into a roll, `rated`, in the order in which it counted; a rating is what that
roll makes of it and nothing else, so all of them can be computed again (`startable store ratings`).
"""

from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from startable.arena.intervals import Z
from startable.arena.ratings import BETA, Rating
from startable.bots import LEVELS
from startable.play.catalogue import game
from startable.server.protocol.http.players import Best, BestEntry, RatingInfo
from startable.server.storage.records import TableRecord, readable
from startable.server.storage.store import Clash, Step, Store, step

TAU = 25 / 300
"""So much less sure a rating is with every game: people learn."""
STRANGER = Rating(25.0, 25 / 3)
BOT_DEVIATION = 1.0
MIDDLE, MIDDLE_POINTS = 25.0, 1500
POINT = 400 / log(10) / (sqrt(2) * BETA)
"""Points for each unit of the model, so that 400 of them are odds of ten to one, as in chess."""
SURE = 300
"""A rating that may be more than so many points wrong is not in the table of the best."""
MOST = 100
_PENDING = """
select distinct t.id, t.record from sat s join tables t on t.id = s.id
where s.rated = 1 and s.ended > 0 and not exists (select 1 from rated r where r.id = s.id)
"""
_KEEP = """
insert into ratings values ($1, $2, $3, $4, $5) on conflict (game, player)
do update set mean = excluded.mean, deviation = excluded.deviation, games = excluded.games
"""


class Rated(Struct, array_like=True):
    """A seat of a rated game: a player, or a bot, and the place in which it ended."""

    player: str
    bot: str
    place: int


class Standing(NamedTuple):
    rating: Rating
    games: int


Standings = dict[tuple[str, str], Standing]
"""By game and player."""


def bots_of(name: str) -> dict[str, Rating]:
    """Where each level of a game stands, as far as it was measured; the middle one is the middle."""
    steps = [sqrt(2) * BETA * log(won / (1 - won)) for won in game(name).ladder]
    heights = [sum(steps[:level]) for level in range(len(steps) + 1)] if steps else []
    middle = heights[len(heights) // 2] if heights else 0.0
    found = zip(LEVELS, heights, strict=False)
    return {level: Rating(MIDDLE + height - middle, BOT_DEVIATION) for level, height in found}


def after(name: str, seats: Sequence[Rated], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """By player, the rating after a game in which everybody had these before."""
    from openskill.models import BradleyTerryFull  # Where nobody is rated, as in a browser, it is not.

    model = BradleyTerryFull(beta=BETA, tau=TAU)
    bots = bots_of(name)
    now = [bots[seat.bot] if seat.bot else before.get(seat.player, STRANGER) for seat in seats]
    teams = [[model.rating(mu=each.mean, sigma=each.deviation)] for each in now]
    found = model.rate(teams, ranks=[float(seat.place) for seat in seats])
    people = [(seat.player, rated[0]) for seat, rated in zip(seats, found, strict=True) if seat.player]
    return {player: Rating(rated.mu, rated.sigma) for player, rated in people}


def shown(standing: Standing) -> RatingInfo:
    (mean, deviation), games = standing
    give = round(Z * deviation * POINT)
    return RatingInfo(MIDDLE_POINTS + round((mean - MIDDLE) * POINT), give, games, give <= SURE)


class Ratings:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, player: str) -> dict[str, RatingInfo]:
        """By game."""
        await self.catch_up()
        rows = await self._store.ask(
            "select game, mean, deviation, games from ratings where player = $1", player
        )
        return {row[0]: shown(_standing(row[1:])) for row in rows}

    async def best(self, name: str) -> Best:
        await self.catch_up()
        rows = await self._store.ask(
            "select r.mean, r.deviation, r.games, p.id, p.name, p.shown from ratings r "
            "join players p on p.id = r.player where r.game = $1",
            name,
        )
        people = [BestEntry(shown(_standing(row)), row[3], row[4], "", bool(row[5])) for row in rows]
        bots = [BestEntry(shown(Standing(each, 0)), bot=bot) for bot, each in bots_of(name).items()]
        sure = sorted([each for each in people if each.rating.sure], key=_points, reverse=True)[:MOST]
        return Best(name, sorted([*sure, *bots], key=_points, reverse=True), len(people) - len(sure))

    async def catch_up(self) -> None:
        """Counts the rated games that are over and have not counted yet."""
        rows = await self._store.ask(_PENDING)
        for record in sorted(readable([row[1] for row in rows]), key=_end):
            if record.result is not None:
                await self._count(record)

    async def _count(self, record: TableRecord) -> None:
        """Another process may count at the same time: then we look again, and count after it."""
        seats = seats_of(record)
        while not await self._store.ask("select 1 from rated where id = $1", record.id):
            ((last,),) = await self._store.ask("select coalesce(max(number), 0) from rated")
            now = await self._standings(record.game, [seat.player for seat in seats if seat.player])
            text = msgspec.json.encode(seats).decode()
            row = (last + 1, record.id, record.game, record.ended, text)
            try:
                await self._store.change(
                    step("insert into rated values ($1, $2, $3, $4, $5)", *row),
                    *_counted(record.game, seats, now),
                )
            except Clash:
                continue

    async def _standings(self, name: str, players: Sequence[str]) -> Standings:
        query = "select mean, deviation, games from ratings where game = $1 and player = $2"
        found = {(name, player): await self._store.ask(query, name, player) for player in players}
        return {key: _standing(rows[0]) for key, rows in found.items() if rows}

    async def recompute(self) -> tuple[int, int]:
        """All of them, from the roll alone: how many games there are, and how many ratings were not as they
        should be; those are put right."""
        rows = await self._store.ask("select game, seats from rated order by number")
        right: Standings = {}
        for name, text in rows:
            right |= _after(name, msgspec.json.decode(text, type=list[Rated]), right)
        kept = await self._store.ask("select game, player, mean, deviation, games from ratings")
        have = {(row[0], row[1]): _standing(row[2:]) for row in kept}
        wrong = [key for key in {**have, **right} if have.get(key) != right.get(key)]
        gone = [step("delete from ratings where game = $1 and player = $2", *key) for key in wrong]
        put = [_keeping(*key, right[key]) for key in wrong if key in right]
        if wrong:
            await self._store.change(*gone, *put)
        return len(rows), len(wrong)


def seats_of(record: TableRecord) -> list[Rated]:
    assert record.result is not None
    players, places = record.result.players, record.result.places
    return [
        Rated(player, seat.bot if seat.kind == "bot" else "", place)
        for seat, player, place in zip(record.seats, players, places, strict=True)
    ]


def _after(name: str, seats: Sequence[Rated], now: Standings) -> Standings:
    before = {seat.player: now[name, seat.player].rating for seat in seats if (name, seat.player) in now}
    found = after(name, seats, before)
    games = {player: now[name, player].games if (name, player) in now else 0 for player in found}
    return {(name, player): Standing(rating, games[player] + 1) for player, rating in found.items()}


def _counted(name: str, seats: Sequence[Rated], now: Standings) -> list[Step]:
    return [_keeping(*key, standing) for key, standing in _after(name, seats, now).items()]


def _keeping(name: str, player: str, standing: Standing) -> Step:
    return step(_KEEP, name, player, standing.rating.mean, standing.rating.deviation, standing.games)


def _standing(row: Sequence[Any]) -> Standing:
    return Standing(Rating(row[0], row[1]), row[2])


def _points(entry: BestEntry) -> int:
    return entry.rating.points


def _end(record: TableRecord) -> tuple[float, str]:
    return record.ended, record.id
