"""What every store promises about people who are known, whatever it is made of."""

import asyncio
from pathlib import Path

import pytest

from startable.server.people.ratings import Ratings
from startable.server.people.reports import About, By, Reports
from startable.server.protocol.http import NewReport
from startable.server.storage.chat import said_at
from startable.server.storage.choice import Where
from startable.server.storage.records import ResultRecord, SaidRecord, SeatRecord, TableRecord
from startable.server.storage.store import Clash, opened, step
from startable.server.upkeep import copy, ratings

from .test_store_promises import Keeper, play, table, where

__all__ = ["where"]

NEW = "insert into players values ($1, $2, $3, 0)"
NAME = "insert into names values ($1, $2, $3)"
ABOUT = About("b", "ur", 0, "Anna", "anna", ["so", "there"])
SAT = "select id, game, ended, rated from sat where player = $1 order by id"


def test_a_change_is_there_for_good_and_all_of_it_or_nothing(where: Where) -> None:
    async def writes(keeper: Keeper) -> None:
        await keeper.store.change(step(NAME, "anna", "p1", 1.5), step(NEW, "p1", "Anna", 2))
        with pytest.raises(Clash):
            await keeper.store.change(step(NEW, "p2", "anna", 3.0), step(NAME, "anna", "p2", 3.0))
        gone = await keeper.store.change(step("delete from players where id = $1 returning name", "none"))
        assert gone == []

    async def reads(keeper: Keeper) -> None:
        assert await keeper.store.ask("select id, name, created, shown from players") == [
            ("p1", "Anna", 2.0, 0)
        ]
        assert await keeper.store.ask("select player from names where folded = $1", "anna") == [("p1",)]

    play(where, writes, reads)


def test_of_several_who_want_a_name_at_once_one_gets_it(where: Where) -> None:
    async def scene(keeper: Keeper) -> None:
        wishes = [keeper.store.change(step(NAME, "anna", f"p{n}", 1.0)) for n in range(8)]
        found = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(each) for each in found].count(Clash) == 7

    play(where, scene)


def test_who_sits_where_follows_from_the_records(where: Where) -> None:
    async def scene(keeper: Keeper) -> None:
        record = table("t")
        record.seats[0].player = "p1"
        await opened(keeper.store, record)
        assert await keeper.store.ask(SAT, "p1") == [("t", "ur", 0.0, 0)]
        await keeper.store.claim("t")
        record.over, record.ended, record.rated = True, 7.5, True
        assert await keeper.keep(record) is None
        assert await keeper.store.ask(SAT, "p1") == [("t", "ur", 7.5, 1)]
        record.seats[0].player = "p2"
        assert await keeper.keep(record) is None
        assert await keeper.store.ask(SAT, "p1") == []
        assert await keeper.store.ask(SAT, "p2") == [("t", "ur", 7.5, 1)]

    async def forgets(keeper: Keeper) -> None:
        await keeper.store.forget(["t"])
        assert await keeper.store.ask(SAT, "p2") == []

    play(where, scene, forgets)


def rated(id: str, ended: float, places: list[int], bot: str = "") -> TableRecord:
    """A finished game of Anna and Béla, or of Anna and a bot."""
    players = ["anna", "" if bot else "bela"]
    record = table(id, over=True)
    record.seats = [SeatRecord("person", player=players[0]), SeatRecord("bot", bot=bot)]
    if not bot:
        record.seats[1] = SeatRecord("person", player=players[1])
    record.ended, record.rated = ended, True
    record.result = ResultRecord([places.index(1)], "UR-501", places, [0, 0], players=players)
    return record


def test_ratings_follow_from_the_roll_alone_in_whatever_process_they_counted(where: Where) -> None:
    async def plays(keeper: Keeper) -> None:
        await keeper.store.change(step(NEW, "anna", "Anna", 1.0), step(NEW, "bela", "Béla", 1.0))
        games = [rated("a", 3.0, [1, 2]), rated("b", 2.0, [1, 2], "level3"), rated("c", 5.0, [2, 1])]
        for record in games:
            await opened(keeper.store, record)
        await asyncio.gather(*[Ratings(keeper.store).catch_up() for _ in range(4)])
        rows = await keeper.store.ask("select number, id from rated order by number")
        assert [number for number, _ in rows] == [1, 2, 3]
        assert sorted(id for _, id in rows) == ["a", "b", "c"]
        found = Ratings(keeper.store)
        assert await found.recompute() == (3, 0)
        before = await found.of("anna")
        assert before["ur"].games == 3
        assert before["ur"].points > (await found.of("bela"))["ur"].points
        await keeper.store.change(step("update ratings set mean = $1 where player = $2", 99.0, "anna"))
        assert await found.recompute() == (3, 1)
        assert await found.of("anna") == before

    async def forgets(keeper: Keeper) -> None:
        """Games that are pruned have counted all the same."""
        await keeper.store.forget(["a", "b", "c"])
        assert await Ratings(keeper.store).recompute() == (3, 0)

    play(where, plays, forgets)


def test_a_copy_has_the_players_their_ratings_and_what_was_said(where: Where, tmp_path: Path) -> None:
    async def plays(keeper: Keeper) -> None:
        await keeper.store.change(step(NAME, "anna", "anna", 1.0), step(NEW, "anna", "Anna", 1.0))
        await opened(keeper.store, rated("b", 2.0, [1, 2], "level3"))
        await Ratings(keeper.store).catch_up()
        await Reports(keeper.store).add(NewReport(1, "words"), ABOUT, By("Cili", "", "192.0.2.7"))
        keeper.store.say("b", SaidRecord(3.0, 0, "Anna", "well met"))

    play(where, plays)
    asyncio.run(copy(where, tmp_path / "copy.sqlite3", lambda done, of: None))

    async def reads(keeper: Keeper) -> None:
        assert (await Ratings(keeper.store).of("anna"))["ur"].games == 1
        assert await keeper.store.ask(SAT, "anna") == [("b", "ur", 2.0, 1)]
        assert await Reports(keeper.store).count(dealt=False) == 1
        assert await said_at(keeper.store, "b") == [SaidRecord(3.0, 0, "Anna", "well met")]

    play(tmp_path / "copy.sqlite3", reads)
    assert asyncio.run(ratings(tmp_path / "copy.sqlite3")) == (1, 0)


def test_a_report_waits_until_it_is_dealt_with(where: Where) -> None:
    async def writes(keeper: Keeper) -> None:
        await Reports(keeper.store).add(NewReport(0, "name", "rude"), ABOUT, By("Cili", "c", "192.0.2.7"))

    async def reads(keeper: Keeper) -> None:
        reports = Reports(keeper.store)
        (found,) = await reports.some(dealt=False, first=0, limit=5)
        assert (found.about, found.reason, found.text, found.dealt) == (ABOUT, "name", "rude", 0.0)
        assert [each.id for each in await reports.by("c")] == [found.id]
        assert await reports.deal(found.id, True)
        (dealt,) = await reports.some(dealt=True, first=0, limit=5)
        assert (dealt.id, dealt.dealt > 0) == (found.id, True)

    play(where, writes, reads)
