"""Those who disturb others: the host mutes them or puts them out, and anybody reports them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from startable.core import NOBODY, Unreadable
from startable.server.people.keys import Who, hashed
from startable.server.people.players import Sitter
from startable.server.people.reports import MOST_OF_ONE, About, By, TooMany
from startable.server.protocol import Mute, PutOut, Say
from startable.server.protocol.fields import ANY_SEAT
from startable.server.protocol.http import NewReport
from startable.server.tables.manners import PUT_OUT
from startable.server.tables.opening import once_more

from .memory import House, Visitor, asking

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework

ADDRESS = "192.0.2.7"


def scene(act: Callable[[House], None], **settings: Any) -> None:
    async def main() -> None:
        act(House(**settings))

    asyncio.run(main())


def scenes(act: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        await act(House())

    asyncio.run(main())


def faults(visitor: Visitor) -> list[str]:
    return [each["fact"] for each in visitor.heard("fault")]


def test_what_was_said_before_one_came_is_no_news() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me")
        anna, bela = Visitor(room, keys[0]), Visitor(room, keys[1])
        bela.asks(Say("hello"))
        assert [each["before"] for each in anna.heard("said")] == [False]
        assert [each["before"] for each in Visitor(room).heard("said")] == [True]

    scene(act)


# --- muted for all ---


def test_whom_the_host_mutes_is_told_so_and_nobody_hears_them() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me")
        anna, bela, watcher = Visitor(room, keys[0]), Visitor(room, keys[1]), Visitor(room)
        bela.asks(Say("before"))
        anna.asks(Mute(1))
        assert anna.heard("room")[-1]["muted"] == [1], "all see it"
        bela.heard()
        bela.asks(Say("after"))
        assert faults(bela) == ["chat-muted-here"]
        assert [each["text"] for each in watcher.heard("said")] == ["before"]
        anna.asks(Mute(NOBODY))
        watcher.heard()
        watcher.asks(Say("psst"))
        assert faults(watcher) == ["chat-muted-here"]
        anna.asks(Mute(1, False))
        bela.asks(Say("again"))
        assert anna.heard("said")[-1]["text"] == "again"

    scene(act)


def test_who_is_muted_stays_so_over_a_restart_and_in_the_next_game() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me")
        Visitor(room, keys[0]).asks(Mute(1))
        house.restart()
        room = house.room(room.record.id)
        bela = Visitor(room, keys[1])
        bela.asks(Say("still here"))
        assert faults(bela) == ["chat-muted-here"]
        assert once_more(room.record, {0, 1}).muted == [1]
        assert once_more(room.record, {0}).muted == [], "whoever comes to that seat then is somebody else"

    scene(act)


def test_a_bot_that_is_muted_greets_nobody() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "friend", "random", game="smugglers")
        anna = Visitor(room, keys[0])
        anna.asks(Mute(2))
        room.bots_say(["", "", "hello"])
        assert anna.heard("said") == []

    scene(act)


@pytest.mark.parametrize(
    ("who", "wish", "fact"),
    [
        (1, Mute(0), "host-only"),
        (2, Mute(0), "host-only"),
        (0, Mute(0), "seat-nobody-else"),
        (0, Mute(7), "seat-nobody-else"),
        (1, PutOut(0), "host-only"),
        (2, PutOut(0), "host-only"),
        (0, PutOut(0), "seat-nobody-else"),
        (0, PutOut(2), "seat-nobody-else"),
        (0, PutOut(7), "seat-nobody-else"),
    ],
)
def test_what_nobody_may_do(who: int, wish: Mute | PutOut, fact: str) -> None:
    """Seats 0 and 1 are people's, and 2 is free; the third who asks watches."""

    def act(house: House) -> None:
        room, keys = house.open("me", "me", "friend", game="smugglers")
        visitors = [Visitor(room, keys[0]), Visitor(room, keys[1]), Visitor(room)]
        before = room.info()
        visitors[who].heard()
        visitors[who].asks(wish)
        assert faults(visitors[who]) == [fact]
        assert room.info() == before

    scene(act)


# --- put out ---


def test_whoever_is_put_out_is_told_so_and_does_not_come_back() -> None:
    async def act(house: House) -> None:
        room, keys = house.open("me", "me", "friend", game="smugglers")
        anna, bela = Visitor(room, keys[0]), Visitor(room, keys[1])
        anna.asks(PutOut(1))
        assert (faults(bela), bela.transport.code) == (["put-out"], PUT_OUT)
        assert [each["kind"] for each in anna.heard("room")[-1]["seats"]] == ["person", "open", "open"]
        again = Visitor(room, keys[1])
        assert (faults(again), again.transport.code) == (["put-out"], PUT_OUT)
        with pytest.raises(Unreadable, match="put-out"):
            await house.lobby.sit(room, ANY_SEAT, Sitter("Béla"), ADDRESS, [keys[1]])
        seat, _ = await house.lobby.sit(room, ANY_SEAT, Sitter("Cili"), ADDRESS)
        assert seat == 1, "the seat is free for others, even of the same house"

    scenes(act)


def test_a_known_player_is_known_again_on_any_device() -> None:
    async def act(house: House) -> None:
        room, keys = house.open("me", "friend", "friend", game="smugglers")
        anna = Visitor(room, keys[0])
        await house.lobby.sit(room, 1, Sitter("Béla", "p1"), ADDRESS)
        anna.asks(PutOut(1))
        with pytest.raises(Unreadable, match="put-out"):
            await house.lobby.sit(room, 1, Sitter("Béla", "p1"), "198.51.100.1")

    scenes(act)


def test_at_a_table_for_all_an_address_is_put_out_unless_it_is_the_hosts() -> None:
    async def act(house: House) -> None:
        for opener, returns in (("203.0.113.1", False), (ADDRESS, True)):
            room, keys = house.open("me", "friend", "friend", game="smugglers")
            room.record.opener = hashed(opener)
            anna = Visitor(room, keys[0])
            await house.lobby.sit(room, 1, Sitter("Troll"), ADDRESS)
            anna.asks(PutOut(1))
            if returns:
                assert (await house.lobby.sit(room, 1, Sitter("Cili"), ADDRESS))[0] == 1
            else:
                with pytest.raises(Unreadable, match="put-out"):
                    await house.lobby.sit(room, 1, Sitter("Troll"), ADDRESS)

    scenes(act)


def test_whoever_is_put_out_of_a_rematch_does_not_follow_again() -> None:
    async def act(house: House) -> None:
        room, keys = house.open("me", "me", "friend", game="smugglers")
        before, old = house.open("me", "me")
        before.record.next = room.record.id
        Visitor(room, keys[0]).asks(PutOut(1))
        with pytest.raises(Unreadable, match="seat-taken"):
            await house.lobby.follow(before, Who([old[1]]))
        assert room.record.seats[1].kind == "open"

    scenes(act)


def test_who_has_two_seats_keeps_the_other() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me", "me", "friend", game="smugglers")
        anna, pair = Visitor(room, keys[0]), Visitor(room, keys[1], keys[2])
        anna.asks(PutOut(1))
        assert faults(pair) == []
        back = Visitor(room, keys[1], keys[2])
        assert back.heard("welcome")[0]["seats"] == [2]

    scene(act)


def test_nobody_is_put_out_of_a_game_that_has_begun() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me")
        anna, bela = Visitor(room, keys[0]), Visitor(room, keys[1])
        assert room.status == "playing"
        anna.asks(PutOut(1))
        assert faults(anna) == ["game-begun"]
        assert not bela.transport.code

    scene(act)


def test_nobody_is_told_before_it_is_stored() -> None:
    def act(house: House) -> None:
        room, keys = house.open("me", "me", "friend", game="smugglers")
        anna, bela = Visitor(room, keys[0]), Visitor(room, keys[1])
        house.store.held = True
        anna.asks(PutOut(1))
        assert not bela.transport.code
        house.store.catch_up()
        assert bela.transport.code == PUT_OUT

    scene(act)


# --- reports ---


def about(table: str, seat: int = 1) -> About:
    return About(table, "ur", seat, "Béla", "", ["one", "two"])


ANNA = By("Anna", "p1", ADDRESS)


def test_a_report_keeps_what_was_said_and_is_taken_once() -> None:
    async def act(house: House) -> None:
        reports = house.lobby.reports
        wish = NewReport(1, "words", "He is\u202e rude.")
        await reports.add(wish, about("t"), ANNA)
        with pytest.raises(Unreadable, match="report-known"):
            await reports.add(wish, about("t"), ANNA)
        await reports.add(wish, about("t"), By("Cili", "", "198.51.100.1"))
        second, first = await reports.some(dealt=False, first=0, limit=10)
        assert (first.about, first.text, first.reporter) == (about("t"), "He is rude.", "p1")
        assert second.reporter_name == "Cili"
        assert await reports.deal(first.id, True)
        assert (await reports.count(dealt=False), await reports.count(dealt=True)) == (1, 1)
        await reports.deal(first.id, False)
        assert await reports.count(dealt=False) == 2
        assert not await reports.deal("nothing", True)

    scenes(act)


def test_one_address_cannot_bury_the_others() -> None:
    async def act(house: House) -> None:
        for number in range(MOST_OF_ONE):
            await house.lobby.reports.add(NewReport(1, "flood"), about(f"t{number}"), ANNA)
        with pytest.raises(TooMany):
            await house.lobby.reports.add(NewReport(1, "flood"), about("more"), ANNA)
        await house.lobby.reports.add(NewReport(1, "flood"), about("more"), By("", "", "198.51.100.1"))

    scenes(act)


def test_who_is_forgotten_is_in_no_report() -> None:
    async def act(house: House) -> None:
        reports = house.lobby.reports
        await reports.add(NewReport(1, "name"), about("t")._replace(player="p2"), ANNA)
        await house.lobby.players.forget("p1")
        await house.lobby.players.forget("p2")
        (found,) = await reports.some(dealt=False, first=0, limit=10)
        assert (found.reporter, found.reporter_name) == ("", "?")
        assert (found.about.player, found.about.name) == ("", "?")

    scenes(act)


def test_reporting_over_http() -> None:
    async def act(house: House) -> None:
        room, keys = house.open("me", "me", "random", game="smugglers")
        Visitor(room, keys[1]).asks(Say("boo"))
        path, body = f"/api/tables/{room.record.id}/reports", {"seat": 1, "reason": "words"}
        as_anna = {"authorization": f"Bearer {keys[0]}"}
        async with asking(house) as line:
            assert (await line.post(path, json=body, headers=as_anna)).status_code == 204
            again = await line.post(path, json=body, headers=as_anna)
            assert (again.status_code, again.json()["fact"]) == (409, "report-known")
            for seat in (0, 2, 5):
                wrong = await line.post(path, json={**body, "seat": seat}, headers=as_anna)
                assert (wrong.status_code, wrong.json()["fact"]) == (400, "seat-nobody-else")
            assert (await line.post(path, json={**body, "reason": "boring"})).status_code == 400
            room.record.watch = False
            assert (await line.post(path, json={**body, "seat": -1})).status_code == 403
        (found,) = await house.lobby.reports.some(dealt=False, first=0, limit=10)
        assert (found.about.said, found.about.name, found.reporter_name) == (["boo"], "Anna", "Anna")

    scenes(act)
