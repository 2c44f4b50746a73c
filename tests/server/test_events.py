"""A club evening over HTTP, on every store: joining, rounds, results from the tables, late ones, restarts."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from startable.server.events.events import Events
from startable.server.events.records import EventRecord, read_event
from startable.server.people.keys import Who
from startable.server.protocol import Abort, CloseTable, Fill
from startable.server.settings import Settings
from startable.server.storage.choice import Where
from startable.server.storage.store import step
from startable.server.upkeep import copy, prune

from .evenings import SWISS, Evening, Guest, lose, names, play, play_round
from .memory import DrawnAtOnce, House, asking
from .postgres import Cluster
from .test_players import made, post
from .test_store_promises import where

__all__ = ["where"]
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework

ROBIN = {"name": "All of us", "game": "ur", "system": "robin"}
TABLES = {"name": "Four at a table", "game": "starfarers", "system": "tables", "seats": 4, "rounds": 2}


def test_a_whole_evening(where: Where) -> None:
    async def scene(evening: Evening) -> None:
        host = Guest(evening)
        event = await host.opens()
        empty = await host.sees(event)
        assert empty["organiser"]
        assert (empty["me"], empty["played"], empty["standings"], empty["left"]) == (-1, [], [], 3)
        await host.post(f"/{event}/rounds", {"round": 1}, 409)  # nobody is there
        guests = await evening.guests(event, "Anna", "Bela", "Cili", "Dani")
        await guests[0].post(f"/{event}/rounds", {"round": 1}, 403)
        opened = await host.post(f"/{event}/rounds", {"round": 1})
        assert [table["status"] for table in opened["played"][0]["tables"]] == ["waiting", "waiting"]
        await host.post(f"/{event}/rounds", {"round": 1}, 409)  # a second click
        await host.post(f"/{event}/rounds", {"round": 2}, 409)  # they play yet
        await host.post(f"/{event}/end", status=409)
        await play_round(event, guests)
        first = await host.sees(event)
        assert first["played"][0]["over"]
        assert [each["points"] for each in first["standings"]] == [1, 1, 0, 0]
        await host.post(f"/{event}/rounds", {"round": 2})
        await play_round(event, guests)
        await host.post(f"/{event}/rounds", {"round": 3})
        await play_round(event, guests)
        last = await guests[3].sees(event)
        assert names(last, [each["entrant"] for each in last["standings"]]) == [
            "Anna",
            "Bela",
            "Cili",
            "Dani",
        ]
        assert [each["points"] for each in last["standings"]] == [3, 2, 1, 0]
        assert (last["left"], last["table"], last["organiser"], last["me"]) == (0, "", False, 3)
        await host.post(f"/{event}/rounds", {"round": 4}, 409)
        assert (await host.post(f"/{event}/end"))["over"]
        await Guest(evening).post(f"/{event}/join", {"name": "Late"}, 409)

    play(where, scene)


def test_an_evening_survives_a_restart_in_the_middle_of_a_round(where: Where) -> None:
    kept: dict[str, Any] = {}

    async def before(evening: Evening) -> None:
        host = Guest(evening)
        event = await host.opens()
        guests = await evening.guests(event, "Anna", "Bela")
        await host.post(f"/{event}/rounds", {"round": 1})
        kept.update(event=event, host=host, guests=guests)

    async def after(evening: Evening) -> None:
        host, event = evening.at_another_process(kept["host"]), kept["event"]
        guests = [evening.at_another_process(each) for each in kept["guests"]]
        await play_round(event, guests)
        seen = await host.sees(event)
        assert seen["played"][0]["over"]
        assert seen["standings"][0]["points"] == 1

    play(where, before)
    play(where, after)


def test_of_all_who_come_at_once_nobody_is_lost_and_a_round_is_opened_once(where: Where) -> None:
    """By two who know nothing of each other, as two processes do."""

    async def scene(evening: Evening) -> None:
        host = Guest(evening)
        event = await host.opens()
        other = Events(evening.store, evening.lobby, DrawnAtOnce(), 16)
        await asyncio.gather(*[Guest(evening).joins(event, f"N{number}") for number in range(8)])
        who = Who([host.key])
        rounds = [each.next_round(event, 1, who) for each in (evening.events, other, evening.events)]
        joins = [other.join(event, f"M{number}", Who([])) for number in range(4)]
        found = await asyncio.gather(*rounds, *joins, return_exceptions=True)
        assert [isinstance(each, Exception) for each in found[:3]].count(False) == 1
        seen = await host.sees(event)
        assert len(seen["played"]) == 1
        assert sorted(each["name"] for each in seen["entrants"]) == sorted(
            [*[f"M{number}" for number in range(4)], *[f"N{number}" for number in range(8)]]
        )

    play(where, scene)


def test_somebody_comes_late_somebody_leaves_and_a_bot_fills_the_seat(where: Where) -> None:
    async def scene(evening: Evening) -> None:
        host = Guest(evening)
        event = await host.opens(fill="level1")
        anna, bela = await evening.guests(event, "Anna", "Bela")
        await host.post(f"/{event}/rounds", {"round": 1})
        (cili,) = await evening.guests(event, "Cili")
        assert (await cili.sees(event))["table"] == ""
        await cili.post(f"/{event}/sit", status=409)
        await play_round(event, [anna, bela])
        second = (await host.post(f"/{event}/rounds", {"round": 2}))["played"][1]
        assert second["byes"] == []
        assert sorted([sorted(table["seats"]) for table in second["tables"]])[0][0] == -1
        for table in second["tables"]:
            await host.post(f"/{event}/call_off", {"table": table["table"]})
        await cili.post(f"/{event}/here", {"entrant": 0, "here": False}, 403)  # somebody else's
        await cili.post(f"/{event}/here", {"entrant": 2, "here": False})
        await host.post(f"/{event}/here", {"entrant": 1, "here": False})
        third = (await host.post(f"/{event}/rounds", {"round": 3}))["played"][2]
        assert [sorted(table["seats"]) for table in third["tables"]] == [[-1, 0]]

    play(where, scene)


def test_at_a_table_that_is_called_off_whoever_came_wins(where: Where) -> None:
    async def scene(evening: Evening) -> None:
        host = Guest(evening)
        event = await host.opens()
        guests = await evening.guests(event, "Anna", "Bela", "Cili", "Dani")
        await host.post(f"/{event}/rounds", {"round": 1})
        tables = (await host.sees(event))["played"][0]["tables"]
        waits, runs = tables[0], tables[1]
        visitor = await guests[waits["seats"][0]].comes(event)
        for each in runs["seats"]:
            await guests[each].comes(event)
        await evening.lobby.quiet_room(waits["table"])
        await evening.lobby.quiet_room(runs["table"])
        shown = {each["table"]: each for each in (await host.sees(event))["played"][0]["tables"]}
        assert (shown[waits["table"]]["status"], shown[waits["table"]]["came"]) == ("waiting", [0])
        assert shown[runs["table"]]["status"] == "playing"
        await guests[0].post(f"/{event}/call_off", {"table": waits["table"]}, 403)
        await host.post(f"/{event}/call_off", {"table": waits["table"]})
        assert visitor.heard("fault")[-1]["fact"] == "table-closed"
        done = await host.post(f"/{event}/call_off", {"table": runs["table"]})
        shown = {each["table"]: each for each in done["played"][0]["tables"]}
        assert (shown[waits["table"]]["points"], shown[runs["table"]]["points"]) == ([1, 0], [0.5, 0.5])
        assert shown[runs["table"]]["called_off"]
        await host.post(f"/{event}/call_off", {"table": runs["table"]}, 409)
        await host.post(f"/{event}/call_off", {"table": "elsewhere"}, 409)

    play(where, scene)


@pytest.mark.long
def test_an_event_over_two_processes(cluster: Cluster) -> None:
    """Everything is done at the one, and played at the other, which gives up a table that is called off."""
    where = cluster.database()

    async def scene(there: Evening) -> None:
        here = Evening(where)
        await here.store.start(here.lobby)
        try:
            host = Guest(here)
            event = await host.opens()
            guests = await here.guests(event, "Anna", "Bela", "Cili", "Dani")
            await host.post(f"/{event}/rounds", {"round": 1})
            tables = (await host.sees(event))["played"][0]["tables"]
            players = [there.at_another_process(each) for each in guests]
            await lose(event, players[tables[0]["seats"][0]], players[tables[0]["seats"][1]])
            waits = await players[tables[1]["seats"][1]].comes(event)
            await there.lobby.quiet_room(tables[1]["table"])
            done = await host.post(f"/{event}/call_off", {"table": tables[1]["table"]})
            assert [each["points"] for each in done["played"][0]["tables"]] == [[0, 1], [0, 1]]
            assert waits.transport.code
            await host.post(f"/{event}/rounds", {"round": 2})
        finally:
            await here.store.close()

    play(where, scene)


def test_who_plays_there_cannot_choose_against_whom(where: Where) -> None:
    """Nobody hosts a table of an event, so nobody closes it, or puts a bot there, or aborts a bad start."""

    async def scene(evening: Evening) -> None:
        host = Guest(evening)
        event = await host.opens()
        anna, bela = await evening.guests(event, "Anna", "Bela")
        await host.post(f"/{event}/rounds", {"round": 1})
        here = await anna.comes(event)
        here.asks(CloseTable())
        here.asks(Fill(1 - here.connection.seats[0], "level1"))
        await evening.lobby.quiet_room(here.room.record.id)
        assert {each["fact"] for each in here.heard("fault")} == {"host-only"}
        await bela.comes(event)
        await evening.lobby.quiet_room(here.room.record.id)
        here.asks(Abort())
        assert here.heard("fault")[-1]["fact"] == "all-moved"
        assert here.room.info().event == event
        asked = f"/api/tables/{here.room.record.id}/hint"
        answer = await anna.client.get(asked, params={"seat": here.connection.seats[0]})
        assert answer.json()["fact"] == "hint-event"

    play(where, scene)


def test_an_event_that_cannot_be_read_is_missing_and_nothing_else(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        broken, whole = await Guest(evening).opens(), await Guest(evening).opens()
        await evening.store.change(step("update events set record = $1 where id = $2", "{}", broken))
        assert (await Guest(evening).post(f"/{broken}/join", {"name": "Anna"}, 404))[
            "fact"
        ] == "event-unknown"
        await Guest(evening).joins(whole, "Anna")

    play(tmp_path / "tables.sqlite3", scene)


@pytest.mark.parametrize("lost", ["tables", "round"])
def test_after_a_crash_a_round_has_the_tables_that_were_opened(
    where: Where, lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it came while they were opened, or before the round itself was stored."""

    async def scene(evening: Evening) -> None:
        host = Guest(evening)
        event = await host.opens()
        await evening.guests(event, "Anna", "Bela", "Cili", "Dora")
        with monkeypatch.context() as crash:
            crash.setattr(
                evening.events, "_open_tables" if lost == "tables" else "_keep", crashes(evening, lost)
            )
            with pytest.raises(RuntimeError):
                await evening.events.next_round(event, 1, Who([host.key]))
        assert (await host.sees(event))["played"] == []
        await Guest(evening).joins(event, "Emil")
        seen = await host.post(f"/{event}/rounds", {"round": 1})
        assert len(seen["played"]) == 1
        assert sorted(await evening.store.ids()) == sorted(
            each["table"] for each in seen["played"][0]["tables"]
        )

    play(where, scene)


def crashes(evening: Evening, lost: str) -> Callable[..., Awaitable[Any]]:
    """Half of the tables are opened then, or all of them."""
    opens, keeps = evening.events._open_tables, evening.events._keep

    async def half_open(event: EventRecord) -> None:
        assert event.drawn
        some = replace(event, drawn=replace(event.drawn, tables=event.drawn.tables[:1]))
        await opens(some)
        raise RuntimeError

    async def keep(event: EventRecord, version: int) -> bool:
        if event.played:
            raise RuntimeError
        return await keeps(event, version)

    return half_open if lost == "tables" else keep


def test_a_round_whose_tables_cannot_be_stored_is_not_there() -> None:
    """A full disk: the organiser is told to try again, and then it goes on."""

    async def main() -> None:
        house = House()
        async with asking(house, settings=Settings()) as client:
            event = await post(client, "/api/events", SWISS, 201)
            keys = {"authorization": f"Bearer {event['key']}"}
            path = f"/api/events/{event['event']}"
            for name in ("Anna", "Bela"):
                await post(client, f"{path}/join", {"name": name}, 201)
            house.store.failing = True
            answer = await client.post(f"{path}/rounds", json={"round": 1}, headers=keys)
            assert (answer.status_code, answer.json()["fact"]) == (503, "store-fails")
            house.store.failing = False
            assert (await client.get(path)).json()["played"] == []
            answer = await client.post(f"{path}/rounds", json={"round": 1}, headers=keys)
            assert len(answer.json()["played"]) == 1

    asyncio.run(main())


def test_tables_of_four_with_bots_in_free_seats(where: Where) -> None:
    async def scene(evening: Evening) -> None:
        host = Guest(evening)
        event = await host.opens(**TABLES, fill="level1")
        await evening.guests(event, *[f"N{number}" for number in range(6)])
        played = (await host.post(f"/{event}/rounds", {"round": 1}))["played"][0]
        assert [len(table["seats"]) for table in played["tables"]] == [4, 4]
        assert sorted([each for table in played["tables"] for each in table["seats"]]) == [
            -1,
            -1,
            0,
            1,
            2,
            3,
            4,
            5,
        ]

    play(where, scene)


@pytest.mark.parametrize(
    ("wish", "fact"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"rounds": 0}, "event-rounds"),
        ({"system": "robin"}, "event-rounds"),
        ({"seats": 3}, "event-for-two"),
        ({"system": "tables"}, "event-for-more"),
        ({**TABLES, "seats": 8}, "seats-not-offered"),
        ({"fill": "nobody"}, "bot-unknown"),
        ({"name": " "}, "name-missing"),
        ({"options": {"luck": 7}}, "option-unknown"),
        (
            {"game": "smugglers", "system": "tables", "seats": 3, "time": {"kind": "turn", "seconds": 60}},
            "time-in-race",
        ),
    ],
)
def test_what_could_not_be_played_is_refused(tmp_path: Path, wish: dict[str, Any], fact: str) -> None:
    async def scene(evening: Evening) -> None:
        answer = await Guest(evening).post("", {**SWISS, **wish}, 400)
        assert answer["fact"] == fact

    play(tmp_path / "tables.sqlite3", scene)


def test_one_name_is_one_person_and_one_browser_takes_part_once(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        event = await Guest(evening).opens()
        (anna,) = await evening.guests(event, "Anna")
        assert (await anna.post(f"/{event}/join", {"name": "Zita"}, 409))["fact"] == "event-joined"
        assert (await Guest(evening).post(f"/{event}/join", {"name": " ANNA "}, 409))["fact"] == "event-name"
        assert (await Guest(evening).post("/nowhere/join", {"name": "A"}, 404))["fact"] == "event-unknown"
        outside = await Guest(evening).sees(event)
        assert (outside["organiser"], outside["me"], outside["table"]) == (False, -1, "")
        assert anna.key not in str(outside)

    play(tmp_path / "tables.sqlite3", scene)


def test_one_address_has_so_many_events(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        host = Guest(evening)
        first = await host.opens()
        await host.opens()
        assert (await host.post("", SWISS, 429))["fact"] == "events-enough"
        host.key = ""
        await host.post(f"/{first}/end")
        await host.opens()

    play(tmp_path / "tables.sqlite3", scene, events_per_address=2)


def test_an_event_has_room_for_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("startable.server.events.allowed.MOST_HERE", 2)

    async def scene(evening: Evening) -> None:
        host = Guest(evening)
        event = await host.opens()
        await evening.guests(event, "Anna", "Bela")
        assert (await Guest(evening).post(f"/{event}/join", {"name": "C"}, 409))["fact"] == "event-full"
        await host.post(f"/{event}/here", {"entrant": 0, "here": False})
        await evening.guests(event, "Cili")
        assert (await host.post(f"/{event}/here", {"entrant": 0, "here": True}, 409))["fact"] == "event-full"

    play(tmp_path / "tables.sqlite3", scene)


def test_a_robin_ends_when_all_have_met(tmp_path: Path) -> None:
    async def scene(evening: Evening) -> None:
        host = Guest(evening)
        event = str((await host.post("", ROBIN, 201))["event"])
        guests = await evening.guests(event, "Anna", "Bela", "Cili")
        for number in (1, 2, 3):
            await host.post(f"/{event}/rounds", {"round": number})
            await play_round(event, guests)
        seen = await host.sees(event)
        assert [each["points"] for each in seen["standings"]] == [2, 1, 0]
        assert seen["left"] == 0
        assert (await host.post(f"/{event}/rounds", {"round": 4}, 409))["fact"] == "event-too-few"

    play(tmp_path / "tables.sqlite3", scene)


def test_a_copy_has_the_events_and_old_ones_are_let_go_of(tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new.sqlite3"
    kept: list[str] = []

    async def scene(evening: Evening) -> None:
        kept.append(await Guest(evening).opens())

    async def again(evening: Evening) -> None:
        assert (await Guest(evening).sees(kept[0]))["name"] == "Tuesday"

    async def gone(evening: Evening) -> None:
        await Guest(evening).post(f"/{kept[0]}/join", {"name": "Anna"}, 404)

    play(old, scene)
    asyncio.run(copy(old, new, lambda done, of: None))
    play(new, again)
    asyncio.run(prune(new, before=10.0**10, unfinished=False))
    play(new, again)
    asyncio.run(prune(new, before=10.0**10, unfinished=True))
    play(new, gone)


def test_a_known_player_is_recognised_and_forgotten() -> None:
    async def main() -> None:
        house = House()
        async with asking(house, settings=Settings()) as client:
            client.headers["origin"] = "http://table"
            await made(client)
            event = (await post(client, "/api/events", SWISS, 201))["event"]
            await post(client, f"/api/events/{event}/join", {"name": "whatever"}, 201)
            client.cookies.delete("event-entrant", path=f"/api/events/{event}")
            client.cookies.delete("event-organiser", path=f"/api/events/{event}")
            seen = (await client.get(f"/api/events/{event}")).json()
            assert (seen["me"], seen["organiser"], seen["entrants"][0]["name"]) == (0, True, "Anna")
            assert (await client.get("/api/me/export")).json()["events"] == [event]
            await client.delete("/api/me")
            ((record,),) = await house.store.ask("select record from events")
            kept = read_event(record)
            assert [(each.name, each.player) for each in kept.entrants] == [("?", "")]
            assert kept.organiser == ""

    asyncio.run(main())
