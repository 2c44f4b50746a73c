"""Before the game: everybody says "ready" before a race, the host fills seats or closes the table."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from startable.play.salts import Salting, check, read_step, seal
from startable.server.people.players import Sitter
from startable.server.protocol import CloseTable, Fill, Ready, Salt, StandIn
from startable.server.tables.dice import public_salts
from startable.server.tables.opening import once_more
from startable.server.tables.room import Room

from .memory import House, Visitor, asking, at_once
from .people import Person
from .servers import Server

RACE: dict[str, Any] = {"game": "smugglers", "countdown": 3}
IN_TURNS: dict[str, Any] = {"game": "smugglers", "pace": 1}


def scene(act: Callable[[House], None], **settings: Any) -> None:
    async def main() -> None:
        act(House(**settings))

    asyncio.run(main())


def unhurried(room: Room, key: str, salt: str = "ab") -> Visitor:
    """Somebody with a page, which is not ready by itself."""
    return Visitor(room, key, salt=salt, ready=False)


def rooms(visitor: Visitor) -> dict[str, Any]:
    """What was told of the room last."""
    visitor.heard()
    found: dict[str, Any] = [each for each in visitor.messages if each["t"] == "room"][-1]
    return found


# --- ready ---


def test_a_race_begins_when_everybody_has_said_ready() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me", "greedy", **RACE)
        anna, bela = (unhurried(room, key) for key in keys[:2])
        assert (rooms(anna)["race"], rooms(anna)["ready"]) == (True, [2]), "bots always are"
        anna.asks(Ready())
        assert rooms(bela)["ready"] == [0, 2]
        assert (room.status, anna.heard("frame")) == ("waiting", [])
        bela.asks(Ready())
        assert room.status == "playing"
        assert anna.frame["clock_ms"] > 0
        assert rooms(anna)["ready"] == [], "from then on there is nothing to say"

    scene(act)


def test_ready_outlives_the_connection_and_the_server() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me", **RACE)
        anna = unhurried(room, keys[0])
        anna.asks(Ready())
        anna.leave()
        house.restart()
        room = house.room(room.record.id)
        again = unhurried(room, keys[0])
        assert rooms(again)["ready"] == [0]
        unhurried(room, keys[1]).asks(Ready())
        assert room.status == "playing"

    scene(act)


def test_programs_are_ready_when_they_come() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me", **RACE)
        for key in keys:
            Visitor(room, key)
        assert room.status == "playing"

    scene(act)


def test_without_a_race_nobody_is_asked() -> None:
    def act(house: House) -> None:
        for options in (IN_TURNS, {"game": "ur"}):
            room, keys = house.open("me", "me", **options)
            anna, _ = (unhurried(room, key) for key in keys)
            assert room.status == "playing"
            assert (rooms(anna)["race"], rooms(anna)["ready"]) == (False, [])

    scene(act)


def test_salts_are_asked_for_when_all_are_ready() -> None:
    """Whoever could still leave must not know the dice."""

    def act(house: House) -> None:
        room, keys = house.open("me", "me", **RACE)
        id = room.record.id
        anna, bela = (
            Visitor(room, key, commit=seal(id, salt), ready=False)
            for key, salt in zip(keys, ("aa", "bb"), strict=True)
        )
        anna.asks(Salt("aa"))
        assert anna.heard("fault")[0]["fact"] == "salt-too-soon"
        for each in (anna, bela):
            assert not each.heard("reveal")
            each.asks(Ready())
        for each, salt in ((anna, "aa"), (bela, "bb")):
            assert each.heard("reveal")
            each.asks(Salt(salt))
        assert room.status == "playing"
        steps = [read_step(step) for step in room.record.dice]
        assert check(id, steps, public_salts(room.record)) == Salting()

    scene(act)


def test_a_watcher_is_never_ready() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me", **RACE)
        unhurried(room, keys[0])
        watcher = Visitor(room)
        watcher.asks(Ready())
        assert watcher.heard("fault")[0]["fact"] == "not-your-seat"
        assert rooms(watcher)["ready"] == []

    scene(act)


def test_the_seat_of_one_who_is_never_ready_can_be_opened() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me", **RACE)
        anna, bela = (unhurried(room, key) for key in keys)
        anna.asks(Ready())
        bela.asks(StandIn(0))
        assert bela.heard("fault")[0]["fact"] == "not-away", "who is ready keeps nobody waiting"
        anna.asks(StandIn(1))
        assert rooms(anna)["seats"][1]["kind"] == "open"
        assert bela.connection.closing, "it has to come back, and then watches"
        assert room.record.dice[-1] == "B left"

    scene(act, stall_ms=0)


def test_nobody_is_hurried_before_the_time_is_up() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me", **RACE)
        anna, _ = (unhurried(room, key) for key in keys)
        anna.asks(Ready())
        anna.asks(StandIn(1))
        assert anna.heard("fault")[0]["fact"] == "not-away"

    scene(act, stall_ms=60_000)


# --- away before the game ---


def test_the_room_tells_when_the_seat_of_one_who_is_away_can_be_opened() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me", "friend", **IN_TURNS)
        anna, bela = (Visitor(room, key) for key in keys[:2])
        assert rooms(anna)["seats"][1]["away_ms"] == -1
        bela.leave()
        assert 0 < rooms(anna)["seats"][1]["away_ms"] <= 60_000

    scene(act)


def test_whoever_has_just_sat_down_has_time_to_come() -> None:
    async def main() -> None:
        house = House(away_ms=60_000)
        room, keys = house.open("me", "friend", "friend", **IN_TURNS)
        room.presence._start -= 3600
        anna = Visitor(room, keys[0])
        await house.lobby.sit(room, 1, Sitter("Bela"))
        assert rooms(anna)["seats"][1]["away_ms"] > 0

    asyncio.run(main())


# --- the host ---


def test_the_host_puts_a_bot_into_a_free_seat_and_it_begins() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "friend")
        anna = Visitor(room, keys[0])
        assert rooms(anna)["host"] == 0
        anna.asks(Fill(1, "level2"))
        seat = room.record.seats[1]
        assert (seat.kind, seat.bot, room.status) == ("bot", "level2", "playing")
        assert seat.commit == seal(room.record.id, seat.salt)
        assert anna.frame["v"] > 0

    scene(act)


def test_a_bot_can_be_taken_out_again() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "friend", "friend", **IN_TURNS)
        anna = Visitor(room, keys[0])
        for bot, kind in (("level1", "bot"), ("", "open"), ("level3", "bot")):
            anna.asks(Fill(1, bot))
            assert rooms(anna)["seats"][1]["kind"] == kind
        assert [step.split()[1] for step in room.record.dice if step.startswith("B")] == [
            "commit",
            "left",
            "commit",
        ]
        anna.asks(Fill(2, "level3"))
        steps = [read_step(step) for step in room.record.dice]
        assert check(room.record.id, steps, public_salts(room.record)) == Salting(early={0}, late={1, 2})

    scene(act)


@pytest.mark.parametrize(
    ("wish", "fact"),
    [
        (Fill(0, "level1"), "seat-taken"),
        (Fill(7, "level1"), "seat-taken"),
        (Fill(2, ""), "seat-taken"),
        (Fill(2, "ismcts:100000"), "bot-unknown"),
    ],
)
def test_what_the_host_cannot_do(wish: Fill, fact: str) -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me", "friend", **IN_TURNS)
        anna, bela = (Visitor(room, key) for key in keys[:2])
        anna.asks(wish)
        assert anna.heard("fault")[0]["fact"] == fact
        for each in (Fill(2, "level1"), CloseTable()):
            bela.asks(each)
            assert bela.heard("fault")[0]["fact"] == "host-only"
        assert room.status == "waiting"

    scene(act)


def test_who_opened_the_table_is_its_host_wherever_they_sit() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me", "friend", **IN_TURNS)
        room.record.host = 1
        anna, bela = (Visitor(room, key) for key in keys[:2])
        assert rooms(anna)["host"] == 1
        assert once_more(room.record, {0, 1}).host == 1
        bela.leave()
        anna.asks(StandIn(1))
        assert rooms(anna)["host"] == 0, "somebody must be"

    scene(act, away_ms=0)


def test_once_it_has_begun_nothing_is_filled_or_closed() -> None:
    house = House()
    room, keys = house.open("me", "me")
    anna, _ = (Visitor(room, key) for key in keys)
    for wish in (Fill(1, "level1"), CloseTable()):
        anna.asks(wish)
        assert anna.heard("fault")[0]["fact"] == "game-begun"


def test_a_closed_table_sends_everybody_home_for_good() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "friend")
        anna, watcher = Visitor(room, keys[0]), Visitor(room)
        anna.asks(CloseTable())
        for each in (anna, watcher):
            assert each.heard("fault")[0]["fact"] == "table-closed"
            assert each.connection.closing == 4410
        assert at_once(house.lobby.room(room.record.id)) is None
        house.restart()
        assert at_once(house.lobby.room(room.record.id)) is None
        assert at_once(house.lobby.is_closed(room.record.id))

    scene(act)


def test_over_http_a_closed_table_says_so(server: Server) -> None:
    anna = Person(server).open_table("friend", listed=True).connect()
    anna.send("close_table")
    assert anna.until_closed() == 4410
    for method, path in (("GET", ""), ("POST", "/sit"), ("GET", "/history")):
        body: dict[str, Any] = {"json": {"name": "Bela"}} if method == "POST" else {}
        answer = server.ask(method, f"/api/tables/{anna.table}{path}", **body)
        assert (answer.status_code, answer.json()["fact"]) == (410, "table-closed")
    assert anna.table not in [entry["table"] for entry in server.get("/api/tables")]


# --- what is told of a table ---


def test_a_table_tells_whose_turn_it_is_who_won_and_when(server: Server) -> None:
    both = Person(server).open_table("me", discs=1).connect().until_version(1)
    told = server.get(f"/api/tables/{both.table}")
    assert (told["awaits"], told["result"], told["ended"]) == (both.frame["awaits"], None, 0)
    while not both.frame["result"]:
        both.play_any()
        both.until("frame")
    told = server.get(f"/api/tables/{both.table}")
    assert (told["awaits"], told["result"]) == ([], both.frame["result"])
    assert 0 < told["created"] <= told["ended"]


def test_a_private_table_tells_it_to_its_players_alone(server: Server) -> None:
    both = Person(server).open_table("me", watch=False).connect().until_version(1)
    assert server.get(f"/api/tables/{both.table}", list(both.keys.values()))["awaits"]
    assert server.get(f"/api/tables/{both.table}")["awaits"] == []


def test_an_invitation_leads_here_from_other_machines(server: Server) -> None:
    anna = Person(server).open_table("friend")
    path = f"/api/tables/{anna.table}/invitation"
    assert server.get(path) == {"address": "", "qr": ""}, "nobody else could come to this server"
    found = server.ask("GET", path, headers={"host": "192.0.2.7:8000"}).json()
    assert found["address"] == f"http://192.0.2.7:8000/t/{anna.table}"
    assert found["qr"].startswith("<svg")
    assert "script" not in found["qr"]
    for host in ("x" * 300, "localhost:1", "[::1]:8000"):
        assert server.ask("GET", path, headers={"host": host}).json()["address"] == ""


# --- a store that stands still ---


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_store_that_stands_still_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("startable.server.tables.rooms.PATIENCE_S", 0.05)

    async def main() -> None:
        house = House()
        room, _ = house.open("me", "friend")
        house.store.held = True
        async with asking(house) as client:
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
            opening = await client.post("/api/tables", json={"game": "ur", "seats": seats})
            sitting = await client.post(f"/api/tables/{room.record.id}/sit", json={"name": "Bela"})
            looking = await client.get(f"/api/tables/{room.record.id}")
        for answer in (opening, sitting, looking):
            assert (answer.status_code, answer.json()["fact"]) == (503, "store-slow")
            assert answer.headers["retry-after"]
        house.store.held = False
        house.store.catch_up()
        assert not room.broken

    asyncio.run(main())
