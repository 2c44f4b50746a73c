"""Nobody who plays can bias the dice, the host included: all commit first, then all show."""

import asyncio
from typing import Any

from startable.play import fair, journal
from startable.play.salts import Salting, check, read_step, seal
from startable.server.protocol import Salt
from startable.server.protocol.http import OpenTable, WantedSeat
from startable.server.tables.dice import public_salts, public_steps
from startable.server.tables.messages import SaltsDue
from startable.server.tables.opening import once_more, opened
from startable.server.tables.room import Room

from .memory import House, Visitor
from .people import Person
from .servers import Server


def scene(act: Any) -> None:
    async def main() -> None:
        act(House())

    asyncio.run(main())


def committed(room: Room, key: str, salt: str) -> Visitor:
    return Visitor(room, key, commit=seal(room.record.id, salt))


def told(room: Room) -> Salting:
    salts = public_salts(room.record)
    return check(room.record.id, [read_step(step) for step in public_steps(room.record)], salts)


def test_salts_are_asked_for_when_all_have_committed_and_shown_together() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me")
        anna = committed(room, keys[0], "aa")
        assert not anna.heard("reveal")
        bela = committed(room, keys[1], "bb")
        commits = [seal(room.record.id, salt) for salt in ("aa", "bb")]
        for each in (anna, bela):
            assert each.heard("reveal")[0]["commits"] == commits
        anna.asks(Salt("aa"))
        assert room.status == "waiting"
        assert public_salts(room.record) == ["", ""]
        bela.asks(Salt("bb"))
        assert anna.frame["v"] > 0
        assert public_salts(room.record) == ["aa", "bb"]
        assert told(room) == Salting()

    scene(act)


def test_nobody_shows_another_salt_than_the_one_committed_to() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me")
        anna, bela = committed(room, keys[0], "aa"), committed(room, keys[1], "bb")
        anna.asks(Salt("aa"))
        for salt in ("", "aa", "bc"):
            bela.asks(Salt(salt))
            assert bela.heard("fault")[0]["fact"] == "salt-other"
        assert room.status == "waiting"

    scene(act)


def test_a_salt_before_all_have_committed_is_not_taken() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me")
        anna = committed(room, keys[0], "aa")
        anna.asks(Salt("aa"))
        assert anna.heard("fault")[0]["fact"] == "salt-too-soon"
        assert room.record.seats[0].salt == ""

    scene(act)


def test_whoever_withholds_is_named_and_the_game_begins() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me")
        anna, _ = committed(room, keys[0], "aa"), committed(room, keys[1], "bb")
        anna.asks(Salt("aa"))
        room.post(SaltsDue())
        assert anna.frame["v"] > 0
        assert [seat["withheld"] for seat in anna.messages[-2]["seats"]] == [False, True]
        assert told(room) == Salting(withheld={1})

    scene(act)


def test_a_committed_seat_is_asked_again_when_it_comes_back() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me")
        anna, bela = committed(room, keys[0], "aa"), committed(room, keys[1], "bb")
        anna.leave()
        bela.asks(Salt("bb"))
        house.restart()
        room = house.room(room.record.id)
        elsewhere = committed(room, keys[0], "cc")
        assert not elsewhere.heard("reveal"), "only who has the salt can show it"
        anna = committed(room, keys[0], "aa")
        assert anna.heard("reveal")
        anna.asks(Salt("aa"))
        assert anna.frame["v"] > 0
        assert told(room) == Salting()

    scene(act)


def test_a_client_that_shows_its_salt_first_plays_and_is_marked() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me")
        Visitor(room, keys[0], salt="aa")
        bela = committed(room, keys[1], "bb")
        bela.asks(Salt("bb"))
        assert bela.frame["v"] > 0
        assert told(room) == Salting(early={0}, late={1})

    scene(act)


def test_a_client_that_shows_its_salt_as_the_last_one_loses_nothing() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me")
        anna = committed(room, keys[0], "aa")
        Visitor(room, keys[1], salt="bb")
        anna.asks(Salt("aa"))
        assert told(room) == Salting()

    scene(act)


def test_bots_commit_with_the_table_and_are_not_shown_before_all_have() -> None:
    wish = OpenTable("ur", [WantedSeat("me", "Anna"), WantedSeat("bot", bot="random")])
    record, _ = opened(wish, any_bot=False)
    bot = record.seats[1]
    assert bot.commit == seal(record.id, bot.salt)
    assert record.dice == [f"B commit {bot.commit}"]
    assert public_salts(record) == ["", ""]
    again = once_more(record, {0})
    assert again.seats[1].salt != bot.salt


def test_a_table_of_the_version_before_goes_on_with_the_salts_it_has() -> None:
    """0.1.0 kept salts without commitments, and bots had none of their own."""
    house = House()
    room, keys = house.open("me", "random")
    assert room.record.dice == ["B none"]
    anna = Visitor(room, keys[0], salt="aa")
    assert anna.frame["v"] > 0
    assert told(room) == Salting(none={1})


def test_a_live_game_with_commitments_is_verified(server: Server) -> None:
    anna = Person(server).open_table("random", discs=1)
    anna.connect(salt="", commit=seal(anna.table, anna.salt))
    seen = anna.until("reveal")["commits"]
    anna.send("salt", salt=anna.salt)
    while not anna.frame["result"]:
        anna.until("frame")
        if anna.frame["legal"]:
            anna.play_any()
    played = journal.read(server.journal(anna.table))
    assert fair.verify(played) == []
    assert fair.salting(played.header) == Salting()
    record = server.get(f"/api/tables/{anna.table}/fair")
    assert record["commits"] == seen
    assert [seal(anna.table, salt) for salt in record["salts"]] == seen
    assert record["salts"][0] == anna.salt
