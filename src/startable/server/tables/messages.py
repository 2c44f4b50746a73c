"""All that a room can be told by connections, over HTTP, by bots, by timers and by the lobby."""

import asyncio
from collections.abc import Sequence
from typing import Any

from startable.server import wall
from startable.server.people.keys import Who
from startable.server.people.players import Sitter
from startable.server.protocol import FromClient, Hello
from startable.server.socket.connection import COME_BACK, Connection
from startable.server.storage.records import Figures, PushRecord
from startable.server.tables.inbox import Message
from startable.server.tables.seat_clocks import FORGIVEN_MS

# --- from connections ----------------------------------------------------------------------------


class FromConnection(Message):
    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def abandon(self) -> None:
        self.connection.close(COME_BACK)


class Arrived(FromConnection):
    """Somebody is at the door and has not said yet who it is."""


class Greeted(FromConnection):
    """Now they have, with keys for their seats."""

    def __init__(self, connection: Connection, hello: Hello, keys: list[str], player: str = "") -> None:
        super().__init__(connection)
        self.hello = hello
        self.who = Who(keys, player)


class Asked(FromConnection):
    """Somebody inside wants something: to move, to know why not, to say something and so on."""

    def __init__(self, connection: Connection, what: FromClient) -> None:
        super().__init__(connection)
        self.what = what
        self.at = wall.now()
        """When it came: it may wait, if the store is slow."""


class Lagged(FromConnection):
    """A connection lost frames, and could take one full frame now."""


class Left(FromConnection):
    def abandon(self) -> None:
        pass


# --- over HTTP, with a reply ---------------------------------------------------------------------


class RoomBroken(Exception):
    """The room could not answer; a fresh one can."""


class Question(Message):
    """Something that is answered."""

    def __init__(self) -> None:
        self.reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def answer(self, value: object) -> None:
        if not self.reply.done():  # Whoever asked may have given up.
            self.reply.set_result(value)

    def refuse(self, error: Exception) -> None:
        if not self.reply.done():
            self.reply.set_exception(error)

    def abandon(self) -> None:
        self.refuse(RoomBroken())


class Sit(Question):
    """Takes an open seat (ANY_SEAT: the first); the answer is its number and its key."""

    def __init__(self, seat: int, who: Sitter, taker: str = "", keys: Sequence[str] = ()) -> None:
        super().__init__()
        self.seat = seat
        self.who = who
        self.taker = taker
        """The address that it came from."""
        self.keys = keys
        """Of seats that they had here before."""


class CallOff(Question):
    """The organiser of an event, or the keeper, lets it play no longer; answered when that is durable."""


class Follow(Question):
    """Keys for these seats, with their owners, who have come from the table before."""

    def __init__(self, owners: dict[int, Sitter]) -> None:
        super().__init__()
        self.owners = owners


class Claim(Question):
    """Whoever has these keys is this player; the answer is the seat that is theirs, or NOBODY."""

    def __init__(self, keys: list[str], who: Sitter) -> None:
        super().__init__()
        self.keys = keys
        self.who = who


class Disown(Question):
    """This player is forgotten; their seat goes by no name."""

    def __init__(self, player: str) -> None:
        super().__init__()
        self.player = player


class Reviewed(Message):
    """What a review of the finished game found, by seat."""

    def __init__(self, figures: list[Figures]) -> None:
        self.figures = figures


class Subscribe(Question):
    """A browser wants to be called for these seats, or no longer."""

    def __init__(self, seats: tuple[int, ...], push: PushRecord, on: bool) -> None:
        super().__init__()
        self.seats = seats
        self.push = push
        self.on = on


class Quiet(Question):
    """Waits for a moment at which all that could be shown is durable."""

    def abandon(self) -> None:
        self.answer(None)


# --- from bots and timers ------------------------------------------------------------------------


class Attempt:
    """A move that is tried: by a person over a connection, or by the bot of the seat."""

    def __init__(
        self,
        seat: int,
        kind: str,
        args: list[int],
        connection: Connection | None = None,
        n: int = 0,
        at: float = 0.0,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.args = args
        self.connection = connection
        self.n = n
        self.tag = f"{seat}/{connection.client}/{n}" if connection else ""
        """By this a person's move is recognised when it is sent again."""
        self.at = at
        """When it came."""
        self.forgiven_ms = min(2 * connection.one_way_ms(), FORGIVEN_MS) if connection and at else 0.0
        """What it was on its way, and what it answers before, as far as that is known."""


class HandsDue(Message):
    """In a race: some hands are free now, and lines of unequal length are made equal."""


class AttemptDue(Message):
    """One of these hands' action is to be decided."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt


class BotAnswered(Message):
    """A bot has found a move; an empty kind: it would rather wait."""

    def __init__(self, seat: int, kind: str, args: list[int]) -> None:
        self.seat = seat
        self.kind = kind
        self.args = args


class AnswerDue(Message):
    """People have seen what came before: the bot acts."""

    def __init__(self, answer: BotAnswered) -> None:
        self.answer = answer


class BotSpeaks(Message):
    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text


class BotFailed(Message):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class BotsDue(Message):
    """A bot wanted to wait, and has waited."""


class SeatsDue(Message):
    """A seat may have been kept long enough for somebody who does not come."""


class NoteClock(Message):
    """What the clock has left is to be kept."""


class SaltsDue(Message):
    """Whoever has not shown their salt now withholds it."""


class TimeUp(Message):
    """The table's clock of this number ran out."""

    def __init__(self, clock: int) -> None:
        self.clock = clock


class PushGone(Message):
    """A browser that wanted to be called for this seat does not listen any more."""

    def __init__(self, seat: int, endpoint: str) -> None:
        self.seat = seat
        self.endpoint = endpoint


class LookDue(Message):
    """Somebody's time may be up, or nobody may have come for too long."""

    def __init__(self, due: float) -> None:
        self.at = wall.now()
        self.late_s = max(0.0, self.at - due)
        """By so much the timer rang too late."""


# --- from the lobby ------------------------------------------------------------------------------


class Loaded(Message):
    """The room was made from its journal."""


class Dismissed(Message):
    """The room leaves memory: nobody is in it, or another process is to lead its table."""
