"""Known players: made with a passkey, known on other devices with their seats, and gone when they want."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from httpx import AsyncClient

from startable.core import NOBODY
from startable.server.people.keys import Who, hashed, seats_of
from startable.server.people.names import folded
from startable.server.people.players import Sitter
from startable.server.settings import Settings
from startable.server.storage.records import Figures
from startable.server.tables.messages import Reviewed

from .authenticator import Authenticator
from .memory import House, Visitor, asking

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework

ORIGIN = "http://table"
Scene = Callable[[House, AsyncClient], Awaitable[None]]


def play(scene: Scene) -> None:
    async def main() -> None:
        house = House()
        async with asking(house, settings=Settings()) as client:
            client.headers["origin"] = ORIGIN
            await scene(house, client)

    asyncio.run(main())


async def post(client: AsyncClient, path: str, body: Any = None, status: int = 200) -> Any:
    answer = await client.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def made(client: AsyncClient, name: str = "Anna") -> Authenticator:
    """A new player, who is known to this client from now on."""
    key = Authenticator(ORIGIN)
    asked = await post(client, "/api/players/begin", {"name": name})
    body = {"ticket": asked["ticket"], "credential": key.make(asked["options"]), "device": "Laptop"}
    answer = await post(client, "/api/players", body, 201)
    assert answer["name"] == name
    return key


async def come(client: AsyncClient, key: Authenticator, status: int = 201) -> Any:
    asked = await post(client, "/api/sessions/begin")
    body = {"ticket": asked["ticket"], "credential": key.show(asked["options"])}
    return await post(client, "/api/sessions", body, status)


async def me(client: AsyncClient) -> Any:
    return (await client.get("/api/me")).json()


def fact(answer: Any) -> str:
    return str(answer["fact"])


def test_a_player_is_made_and_comes_back_with_the_same_passkey() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        assert (await me(client))["player"] is None
        key = await made(client)
        found = await me(client)
        assert found["player"]["name"] == "Anna"
        assert [each["device"] for each in found["passkeys"]] == ["Laptop"]
        kept = await house.store.ask("select hash from sessions")
        assert kept == [(hashed(client.cookies["player"]),)], "only a hash is kept"
        assert (await post(client, "/api/me/leave"))["player"] is None
        assert (await me(client))["player"] is None
        assert (await come(client, key))["name"] == "Anna"
        assert (await me(client))["player"]["name"] == "Anna"

    play(scene)


def test_what_is_not_right_is_no_passkey() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        key = await made(client)
        await post(client, "/api/me/leave")
        asked = await post(client, "/api/sessions/begin")
        body = {"ticket": asked["ticket"], "credential": key.show(asked["options"])}
        await post(client, "/api/sessions", body, 201)
        assert fact(await post(client, "/api/sessions", body, 401)) == "ticket-old"
        stranger = Authenticator(ORIGIN)
        assert fact(await come(client, stranger, 401)) == "passkey-unknown"
        stranger.id = key.id
        assert fact(await come(client, stranger, 401)) == "passkey-refused"
        key.origin = "http://elsewhere"
        assert fact(await come(client, key, 401)) == "passkey-refused"
        key.origin = ORIGIN
        key.counter = 0
        assert fact(await come(client, key, 401)) == "passkey-refused", "an older copy of it"
        for credential in (
            {},
            {"rawId": 3},
            {"rawId": "x" * 9000},
            {"id": "a", "rawId": "a", "response": []},
        ):
            asked = await post(client, "/api/sessions/begin")
            await post(client, "/api/sessions", {"ticket": asked["ticket"], "credential": credential}, 401)
        asked = await post(client, "/api/players/begin", {"name": "Bela"})
        body = {"ticket": asked["ticket"], "credential": {"rawId": "x"}}
        assert fact(await post(client, "/api/players", body, 400)) == "passkey-refused"
        del client.headers["origin"]
        assert fact(await post(client, "/api/players/begin", {"name": "Carl"}, 400)) == "passkey-page"
        assert fact(await post(client, "/api/me", {"name": "Carl"}, 401)) == "player-unknown", (
            "no cookie without"
        )

    play(scene)


def test_a_name_is_worn_by_one_player_alone_and_by_strangers_with_a_mark() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        await made(client, "Anna Lee")
        for worn in ("Anna Lee", "anna lee", "ANNALEE", "Ａnna Lee"):
            assert fact(await post(client, "/api/players/begin", {"name": worn}, 409)) == "name-worn"
        assert fact(await post(client, "/api/players/begin", {"name": "Аnna"}, 409)) == "name-mixed"
        await post(client, "/api/me", {"name": "Zoé"})
        assert fact(await post(client, "/api/players/begin", {"name": "Anna Lee"}, 409)) == "name-worn"
        await post(client, "/api/me", {"name": "Anna Lee"})
        seats = [{"kind": "me", "name": "Somebody"}, {"kind": "friend"}]
        opened = await post(client, "/api/tables", {"game": "ur", "seats": seats}, 201)
        client.cookies.clear()
        path = f"/api/tables/{opened['table']}"
        await post(client, f"{path}/sit", {"name": "anna  lee"}, 201)
        told = (await client.get(path)).json()["seats"]
        assert [(seat["name"], bool(seat["player"]), seat["namesake"]) for seat in told] == [
            ("Anna Lee", True, False),
            ("anna lee", False, True),
        ]

    play(scene)


def test_two_who_register_a_name_at_once_do_not_both_get_it() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        one, two = Authenticator(ORIGIN), Authenticator(ORIGIN)
        asked = [await post(client, "/api/players/begin", {"name": "Anna"}) for _ in range(2)]
        bodies = [
            {"ticket": each["ticket"], "credential": key.make(each["options"])}
            for each, key in zip(asked, (one, two), strict=True)
        ]
        await post(client, "/api/players", bodies[0], 201)
        assert fact(await post(client, "/api/players", bodies[1], 400)) == "name-worn"

    play(scene)


def test_another_device_comes_by_a_link_once() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        first = await made(client)
        link = (await post(client, "/api/me/link"))["address"]
        assert link.startswith("http://table/me/add#")
        client.cookies.clear()
        second, body = Authenticator(ORIGIN), {"link": link.partition("#")[2]}
        asked = await post(client, "/api/passkeys/begin", body)
        assert asked["name"] == "Anna"
        answer = {"ticket": asked["ticket"], "credential": second.make(asked["options"]), "device": "Phone"}
        again = await post(client, "/api/passkeys/begin", body)
        assert (await post(client, "/api/passkeys", answer, 201))["name"] == "Anna"
        other = {"ticket": again["ticket"], "credential": Authenticator(ORIGIN).make(again["options"])}
        assert fact(await post(client, "/api/passkeys", other, 400)) == "ticket-old"
        assert fact(await post(client, "/api/passkeys/begin", body, 400)) == "ticket-old"
        devices = (await me(client))["passkeys"]
        assert [each["device"] for each in devices] == ["Laptop", "Phone"]
        dropped = await client.delete(f"/api/me/passkeys/{devices[0]['id']}")
        assert len(dropped.json()["passkeys"]) == 1
        assert fact((await client.delete(f"/api/me/passkeys/{devices[1]['id']}")).json()) == "passkey-last"
        assert fact(await come(client, first, 401)) == "passkey-unknown"
        await post(client, "/api/me/leave_elsewhere")
        assert len(await house.store.ask("select 1 from sessions")) == 1

    play(scene)


def test_seats_of_a_device_are_claimed_by_their_keys_and_open_on_others() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        room, keys = house.open("me", "me")
        stranger, _ = house.open("me", "me")
        await made(client)
        path = f"/api/tables/{room.record.id}/claim"
        assert (await post(client, f"/api/tables/{stranger.record.id}/claim"))["seat"] == -1
        client.cookies.set("seat-1", keys[1])
        assert (await post(client, path))["seat"] == 1
        assert (await post(client, path))["seat"] == 1
        client.cookies.delete("seat-1")
        player = (await me(client))["player"]["id"]
        assert seats_of(room.record, Who([], player)) == (1,)
        assert seats_of(room.record, Who([f"player-{player}", player])) == ()
        assert seats_of(house.room(room.record.id).record, Who([])) == ()
        games = (await client.get("/api/me/games")).json()
        assert [(each["table"], each["mine"]) for each in games["games"]] == [(room.record.id, 1)]
        client.cookies.clear()
        await made(client, "Bela")
        client.cookies.set("seat-1", keys[1])
        assert (await post(client, path))["seat"] == -1, "it is Anna's"

    play(scene)


def test_everything_is_exported_and_everything_goes() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        await made(client)
        seats = [{"kind": "me", "name": "x"}, {"kind": "bot", "bot": "level1"}]
        table = (await post(client, "/api/tables", {"game": "ur", "seats": seats}, 201))["table"]
        told = (await client.get("/api/me/export")).json()
        assert told["player"]["name"] == "Anna"
        assert told["names"] == ["anna"]
        assert [each["game"]["table"] for each in told["games"]] == [table]
        assert len(told["passkeys"]) == len(told["sessions"]) == 1
        player = told["player"]["id"]
        house.room(table).utter(0, "well met")
        house.room(table).utter(NOBODY, "good luck")
        assert (await client.delete("/api/me")).json()["player"] is None
        assert [seat.name for seat in house.room(table).record.seats][:1] == ["?"]
        for name in ("players", "names", "passkeys", "sessions", "sat"):
            assert await house.store.ask(f"select 1 from {name}") == [], name
        assert await house.store.ask("select seat from chat") == [(NOBODY,)]
        assert [each["seat"] for each in Visitor(house.room(table)).heard("said")] == [NOBODY]
        kept = house.store.kept(table)
        assert kept
        assert player not in str(kept)
        assert (await client.get(f"/api/players/{player}")).status_code == 404
        assert not await house.lobby.players.owners(["Anna"])

    play(scene)


def test_too_old_is_too_old(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        await made(client)
        link = (await post(client, "/api/me/link"))["address"].partition("#")[2]
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 601)
        assert fact(await post(client, "/api/passkeys/begin", {"link": link}, 400)) == "ticket-old"
        assert (await me(client))["player"]
        monkeypatch.setattr(time, "time", lambda: now + 181 * 24 * 3600)
        assert (await me(client))["player"] is None

    play(scene)


def test_a_full_disk_makes_nobody_known() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        house.store.failing = True
        answer = await post(client, "/api/players/begin", {"name": "Anna"}, 503)
        assert fact(answer) == "store-fails"

    play(scene)


def test_a_page_is_seen_by_others_only_if_its_player_wants() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        await made(client)
        player = (await me(client))["player"]["id"]
        assert (await client.get(f"/api/players/{player}")).json()["player"]["name"] == "Anna"
        own = client.cookies.pop("player")
        client.cookies.clear()
        assert (await client.get(f"/api/players/{player}")).status_code == 404
        client.headers["authorization"] = f"Bearer {own}"
        await post(client, "/api/me", {"shown": True})
        del client.headers["authorization"]
        assert (await client.get(f"/api/players/{player}")).json()["games"] == []

    play(scene)


def test_rated_tables_are_for_known_players_and_bots_of_known_strength() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        def wish(*bots: str, **more: Any) -> Any:
            seats = [{"kind": "me", "name": "x"}, *[{"kind": "bot", "bot": bot} for bot in bots]]
            seats += [{"kind": "friend"}] * (2 - len(seats))
            return {"game": "ur", "seats": seats, "rated": True, **more}

        assert fact(await post(client, "/api/tables", wish("level3"), 400)) == "rated-players"
        await made(client)
        assert fact(await post(client, "/api/tables", wish("greedy"), 400)) == "rated-bot"
        assert (
            fact(await post(client, "/api/tables", wish("level3", options={"discs": 3}), 400))
            == "rated-plain"
        )
        seats = [{"kind": "me", "name": "x"}, {"kind": "me", "name": "y"}]
        assert fact(await post(client, "/api/tables", wish(seats=seats), 400)) == "rated-players"
        table = (await post(client, "/api/tables", wish(), 201))["table"]
        assert (await client.get(f"/api/tables/{table}")).json()["rated"]
        assert fact(await post(client, f"/api/tables/{table}/sit", {"name": "x"}, 409)) == "player-sits"
        client.cookies.clear()
        assert fact(await post(client, f"/api/tables/{table}/sit", {"name": "x"}, 409)) == "rated-players"
        await made(client, "Bela")
        await post(client, f"/api/tables/{table}/sit", {"name": "x"}, 201)
        assert [seat.name for seat in house.room(table).record.seats] == ["Anna", "Bela"]

    play(scene)


def test_a_finished_game_counts_for_lists_statistics_and_ratings() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        await made(client)
        player = (await me(client))["player"]["id"]
        room, keys = house.open("me", "me", draw_after=40)
        room.seating.make_known(0, Sitter("Anna", player))
        visitor = Visitor(room, *keys)
        room.record.rated = True
        room.record.seats[1].player = "bela"
        assert (await client.get("/api/me/statistics")).json() == []
        while not visitor.frame["result"]:
            visitor.move()
        assert room.record.result
        assert room.record.result.players == [player, "bela"]
        listed = (await client.get("/api/me/games?status=over&game=ur")).json()
        assert listed["count"] == 1
        assert listed["games"][0]["places"] == [1, 1]
        assert (await client.get("/api/me/games?status=running")).json()["count"] == 0
        assert (await client.get("/api/me/games?first=1")).json() == {"games": [], "count": 1}
        assert (await client.get("/api/me/games?game=chess")).status_code == 404
        room.post(Reviewed([Figures(0.25, 0.01, 20), Figures(-0.25, 0.02, 20)]))
        (of_ur,) = (await client.get("/api/me/statistics")).json()
        assert (of_ur["played"], of_ur["won"], of_ur["reviewed"], of_ur["cost"]) == (1, 0, 1, 0.01)
        assert of_ur["rating"]["games"] == 1
        best = (await client.get("/api/ratings/ur")).json()
        assert [each["bot"] for each in best["entries"]] == ["level5", "level4", "level3", "level2", "level1"]
        assert best["unsure"] == 1
        entry = (await client.get(f"/api/tables/{room.record.id}/entry")).json()
        assert entry["mine"] == 0
        assert entry["figures"][0]["luck"] == 0.25

    play(scene)


def test_no_hints_at_a_rated_table() -> None:
    async def scene(house: House, client: AsyncClient) -> None:
        room, keys = house.open("me", "level1")
        Visitor(room, keys[0])
        room.record.rated = True
        client.cookies.set("seat-0", keys[0])
        answer = await client.get(f"/api/tables/{room.record.id}/hint?seat=0")
        assert fact(answer.json()) == "hint-rated"

    play(scene)


def test_folded_names_are_the_same_for_those_one_would_take_for_each_other() -> None:
    assert folded("Straße") == folded("STRASSE") == folded("  straſse ")
    assert folded("Béla") != folded("Bela")
