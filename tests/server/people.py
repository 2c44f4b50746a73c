"""People at a live table, as tests see them.

    anna, bela = table_for_two(server)
    anna.play_any()
    bela.until("frame", v=4)

Everything is awaited, nothing is slept for. Whatever a person hears is remembered.
"""

import json
import random
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, ClassVar, Self

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from .servers import PATIENCE, Address

Message = dict[str, Any]

_PLAIN: dict[str, Any] = {
    "proxy": None,
    "compression": None,
    "max_size": None,
    "max_queue": None,
    "open_timeout": PATIENCE,
    "close_timeout": 1,
    "ping_interval": None,
}


class Person:
    """Somebody with one tab: seat keys, a socket, and a memory of all that came."""

    tabs: ClassVar[list[ExitStack]] = []
    """The open connections of everybody; conftest closes them after each test."""

    def __init__(self, server: Address, name: str = "Anna", seed: int = 1) -> None:
        self.server = server
        self.name = name
        self.client = f"tab{seed}"
        self.table = ""
        self.keys: dict[int, str] = {}
        self.salt = name.encode().hex()[:16]
        self.n = 0
        self.heard: list[Message] = []
        self.bytes: list[str] = []
        self.frame: Message = {"v": 0, "legal": [], "result": None}
        self.room: Message = {}
        self.seats: list[int] = []
        self.echo_after = 0.0
        """Seconds by which the echo of a beat is held back."""
        self.pick = random.Random(f"{name}{seed}")
        self._socket: ClientConnection | None = None
        self._tab = ExitStack()

    # --- sitting down ---

    def open_table(
        self, *others: str, game: str = "ur", listed: bool = False, watch: bool = True, **options: int
    ) -> Self:
        """Opens a table and sits at seat A; others are `friend`, `me` or the name of a bot."""
        seats = [{"kind": "me", "name": self.name}, *map(self._wanted, others or ("friend",))]
        body = {"game": game, "seats": seats, "options": options, "listed": listed, "watch": watch}
        return self._seated(self.server.ask("POST", "/api/tables", json=body))

    def _wanted(self, other: str) -> Message:
        return (
            {"kind": other, "name": self.name} if other in ("me", "friend") else {"kind": "bot", "bot": other}
        )

    def sit(self, table: str, seat: int = -1) -> Self:
        body = {"name": self.name, "seat": seat}
        return self._seated(self.server.ask("POST", f"/api/tables/{table}/sit", json=body))

    def follow(self) -> Self:
        """Goes to the rematch."""
        path = f"/api/tables/{self.table}/follow"
        return self._seated(self.server.ask("POST", path, list(self.keys.values())))

    def _seated(self, answer: Any) -> Self:
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        self.table = seated["table"]
        self.keys = {int(seat): key for seat, key in seated["keys"].items()}
        return self

    # --- the socket ---

    def dial(self, table: str = "", **more: Any) -> Self:
        """Connects without a word."""
        self.table = table or self.table
        self._tab = ExitStack()
        self._socket = self._tab.enter_context(
            connect(
                self.server.socket_url(self.table),
                **{**_PLAIN, **more},
            )
        )
        self.tabs.append(self._tab)
        return self

    def connect(self, v: int | None = None, table: str = "", **more: Any) -> Self:
        """Says hello with the version that is known, and waits for the welcome."""
        self.dial(table)
        known = self.frame["v"] if v is None else v
        keys = list(self.keys.values())
        self.send("hello", **{"client": self.client, "v": known, "keys": keys, "salt": self.salt, **more})
        self.seats = self.until("welcome")["seats"]
        return self

    def refused_at_the_door(self, table: str = "", **more: Any) -> int:
        """The status with which the server declines the handshake."""
        try:
            self.dial(table, **more)
        except InvalidStatus as error:
            return error.response.status_code
        raise AssertionError("the server let us in")

    @property
    def socket(self) -> ClientConnection:
        assert self._socket
        return self._socket

    def send(self, t: str, **fields: object) -> Self:
        return self.send_raw(json.dumps({"t": t, **fields}))

    def send_raw(self, data: str | bytes) -> Self:
        self.socket.send(data)
        return self

    def leave(self) -> Self:
        """Closes the tab."""
        self._tab.close()
        return self

    def cut(self) -> Self:
        """The line is gone without a word of goodbye."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        return self.leave()

    # --- listening ---

    def hear(self, patience: float = PATIENCE) -> Message:
        """The next message."""
        data = self.socket.recv(timeout=patience)
        self.bytes.append(str(data))
        message: Message = json.loads(data)
        self.heard.append(message)
        if message["t"] == "frame":
            self.frame = message
        elif message["t"] == "room":
            self.room = message
        elif message["t"] == "beat":
            time.sleep(self.echo_after)
            self.send_raw(data)
        return message

    def until(self, t: str, where: Callable[[Message], bool] = bool, **fields: object) -> Message:
        """Listens until such a message comes."""
        while True:
            try:
                message = self.hear()
            except TimeoutError:
                raise AssertionError(f"no {t} {fields} came; heard {self.heard[-5:]}") from None
            if message["t"] == t and fields.items() <= message.items() and where(message):
                return message

    def until_version(self, v: int) -> Self:
        """Listens until the table is at this version or later."""
        while self.frame["v"] < v:
            self.until("frame")
        return self

    def until_over(self) -> Self:
        while not self.frame["result"]:
            self.until("frame")
        return self

    def until_closed(self) -> int:
        """Listens until the server closes the socket; the code."""
        while True:
            try:
                self.hear()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 1006

    def ping(self) -> Self:
        """All that was sent before has been heard by the server once this returns."""
        at = self.pick.random()
        self.send("ping", at=at)
        self.until("pong", at=at)
        return self

    # --- playing ---

    def choose(self) -> Message:
        """Any move that the last frame allows."""
        chosen: Message = self.pick.choice(self.frame["legal"])
        return chosen

    def try_move(self, choice: Message, n: int | None = None, **changes: object) -> Message:
        """Sends a move, with a new number or an old one; the answer to it."""
        self.n += n is None
        number = self.n if n is None else n
        fields = {name: choice[name] for name in ("seat", "kind", "args")}
        self.send("move", n=number, **{**fields, **changes})
        return self.answer(number)

    def answer(self, n: int) -> Message:
        while True:
            message = self.until_any("ack", "refused", "fault")
            if message["t"] == "fault" or message["n"] == n:
                return message

    def until_any(self, *kinds: str) -> Message:
        while (message := self.hear())["t"] not in kinds:
            pass
        return message

    def play_any(self) -> int:
        """Makes a move and hears that it is done; the version of its line."""
        answer = self.try_move(self.choose())
        assert answer["t"] == "ack", answer
        return int(answer["v"])


SHORT: dict[str, Any] = {"draw_after": 40}
"""A game of 81 lines or so: in 40 turns nobody wins with seven discs."""


def table_for_two(server: Address, seed: int = 1, **options: Any) -> tuple[Person, Person]:
    """Anna and Béla, connected, the first dice thrown; a short game if no options say otherwise."""
    anna = Person(server, "Anna", seed).open_table("friend", **(options or SHORT)).connect()
    bela = Person(server, "Bela", seed).sit(anna.table).connect()
    return anna.until_version(1), bela.until_version(1)


def one_move(*people: Person) -> int:
    """Whoever may move makes a move, and all hear of it; the version of its line."""
    mover = next(person for person in people if person.frame["legal"])
    v = mover.play_any()
    for person in people:
        person.until_version(v)
    return v


def play_out(*people: Person) -> None:
    """They play to the end."""
    while not people[0].frame["result"]:
        one_move(*people)
