"""The server is killed at random moments under play: nothing that anybody was told is lost."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any, Protocol

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from startable.play import fair, journal

from ..effort import LONG
from .conftest import NewServer
from .servers import PATIENCE

KILLS = 50 if LONG else 10
STORE_FAILS = 503
LONGEST = 0.4
"""Seconds of play before a kill, at most, once somebody has moved."""
TABLES = (("me", "me"), ("me", "me"), ("me", "me"), ("me", "greedy"), ("random", "me"))

Message = dict[str, Any]


@dataclass
class Tally:
    """All that anybody was told, and what happened on the way."""

    kills: int = 0
    tables: list[str] = field(default_factory=list)
    acks: list[tuple[str, str, int]] = field(default_factory=list)
    """Table, tag of the move, version."""
    frames: dict[tuple[str, int], Any] = field(default_factory=dict)
    """By table and version, the view."""
    sent_again: int = 0
    bot_lines: int = 0
    lines: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {len(self.tables)} tables, {self.lines} lines ({self.bot_lines} of bots), "
            f"{len(self.acks)} acknowledged moves, {len(self.frames)} frames seen, "
            f"{self.sent_again} moves sent again: nothing lost"
        )


class Victim(Protocol):
    """What is killed: a server, or several and their database."""

    def kill(self) -> None: ...
    def start(self) -> Any: ...
    def ask(self, method: str, path: str, **more: Any) -> httpx.Response: ...
    def socket_url(self, table: str) -> str: ...
    def journal(self, table: str) -> str: ...
    def stored_lines(self, table: str) -> list[tuple[str, str]]: ...


class Storm:
    """A server that is up and down, and whoever waits for it to be up."""

    def __init__(self, server: Victim, kills: int) -> None:
        self.server = server
        self.kills = kills
        self.tally = Tally()
        self.calm = False
        """No more kills: every game may end now."""
        self._up = asyncio.Event()
        self.moved = asyncio.Event()
        """Somebody has sent a move since the last kill."""

    async def blow(self, dice: random.Random) -> None:
        self._up.set()
        while self.tally.kills < self.kills:
            await self.moved.wait()
            await asyncio.sleep(dice.uniform(0, LONGEST))
            self._up.clear()
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
            self.tally.kills += 1
            self.moved.clear()
            self._up.set()
        self.calm = True

    async def until_up(self) -> None:
        await self._up.wait()

    async def open_table(self, seats: tuple[str, str]) -> Message:
        body = {"game": "ur", "seats": [_wanted(seat) for seat in seats]}
        while True:
            await self.until_up()
            try:
                answer = await asyncio.to_thread(self.server.ask, "POST", "/api/tables", json=body)
            except httpx.TransportError:
                continue
            if answer.status_code == STORE_FAILS:
                continue
            assert answer.status_code == 201, answer.text
            self.tally.tables.append(answer.json()["table"])
            return dict(answer.json())


def _wanted(seat: str) -> Message:
    return {"kind": "me", "name": "Anna"} if seat == "me" else {"kind": "bot", "bot": seat}


class Player:
    """Plays one seat to the end of the game, however often the line breaks."""

    def __init__(self, storm: Storm, table: str, seat: int, key: str) -> None:
        self.storm = storm
        self.table = table
        self.seat = seat
        self.key = key
        self.client = f"c{seat}"
        self.v = 0
        self.n = 0
        self.pending: Message | None = None
        self.legal: list[Message] = []
        """Choices of the last frame, until one is taken."""
        self.over = False
        self.dice = random.Random(f"{table}{seat}")

    async def play(self) -> None:
        while not self.over:
            await self.storm.until_up()
            try:
                await self._connected()
            except TimeoutError:
                raise AssertionError(f"table {self.table} stands still at {self.v}") from None
            except (OSError, ConnectionClosed, InvalidMessage):
                continue

    async def _connected(self) -> None:
        url = self.storm.server.socket_url(self.table)
        async with connect(
            url, proxy=None, compression=None, open_timeout=PATIENCE, close_timeout=1
        ) as socket:
            hello = {"t": "hello", "client": self.client, "v": self.v, "keys": [self.key], "salt": "ab"}
            await socket.send(json.dumps(hello))
            if self.pending:
                self.storm.tally.sent_again += 1
                await socket.send(json.dumps(self.pending))
            while not self.over or self.pending:
                await self._hear(socket, json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        if message["t"] == "frame":
            await self._see(socket, message)
        elif message["t"] == "ack":
            assert self.pending is not None
            assert message["n"] == self.n
            self.storm.tally.acks.append((self.table, f"{self.seat}/{self.client}/{self.n}", message["v"]))
            self.pending = None
            if self.v >= message["v"]:  # sent again: the frame after it is here, and no other will come
                await self._go_on(socket)
        assert message["t"] not in ("refused", "fault") or message["fact"] == "store-fails", message

    async def _see(self, socket: ClientConnection, frame: Message) -> None:
        assert frame["v"] >= self.v, "the table went back"
        self.v = frame["v"]
        self.storm.tally.frames[self.table, self.v] = frame["view"]
        self.over = frame["result"] is not None
        self.legal = frame["legal"]
        await self._go_on(socket)

    async def _go_on(self, socket: ClientConnection) -> None:
        if self.legal and not self.pending:
            await self._move(socket, self.dice.choice(self.legal))

    async def _move(self, socket: ClientConnection, choice: Message) -> None:
        self.n += 1
        self.legal = []
        fields = {name: choice[name] for name in ("seat", "kind", "args")}
        self.pending = {"t": "move", "n": self.n, **fields}
        await socket.send(json.dumps(self.pending))
        self.storm.moved.set()


async def table_after_table(storm: Storm, seats: tuple[str, str]) -> None:
    while not storm.calm:
        seated = await storm.open_table(seats)
        players = [Player(storm, seated["table"], int(seat), key) for seat, key in seated["keys"].items()]
        await asyncio.gather(*(player.play() for player in players))


async def through_the_storm(server: Victim, kills: int) -> Tally:
    storm = Storm(server, kills)
    async with asyncio.TaskGroup() as all_at_once:
        all_at_once.create_task(storm.blow(random.Random(20_260)))
        for seats in TABLES:
            all_at_once.create_task(table_after_table(storm, seats))
    return storm.tally


@pytest.mark.slow
def test_killed_again_and_again_and_nothing_is_lost(new_server: NewServer) -> None:
    server = new_server()
    tally = asyncio.run(through_the_storm(server, KILLS))
    check_all(server, tally)
    assert tally.kills == KILLS
    assert tally.sent_again > KILLS // 10
    assert tally.bot_lines > KILLS // 10


def check_all(server: Victim, tally: Tally) -> None:
    """What was acknowledged is where it was said to be."""
    tags = {table: [tag for _, tag in server.stored_lines(table)] for table in tally.tables}
    for table, tag, v in tally.acks:
        assert tags[table][v - 1] == tag
    for table in tally.tables:
        check_table(server, table, tally)
    print(f"\n{tally}")


def check_table(server: Victim, table: str, tally: Tally) -> None:
    """The game has ended, its dice are fair, no move was made twice, and every frame was the truth."""
    played = journal.read(server.journal(table))
    stored = server.stored_lines(table)
    given = [tag for _, tag in stored if tag]
    assert len(given) == len(set(given)) == sum(acked == table for acked, _, _ in tally.acks)
    assert fair.verify(played) == []
    for v, (_, _, at) in enumerate(journal.steps(played), 1):
        if (seen := tally.frames.get((table, v))) is not None:
            assert seen == at.game.view(at.game.layout.hide(at.state, -1))
    assert max(v for name, v in tally.frames if name == table) == len(stored)
    tally.lines += len(stored)
    tally.bot_lines += sum(text[0] != "*" and not tag for text, tag in stored)
