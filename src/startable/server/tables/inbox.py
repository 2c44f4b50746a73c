"""What a room is to deal with: one message at a time, and none while something is on its way to the store."""

import logging
from abc import abstractmethod
from collections import deque

from mypy_extensions import mypyc_attr

from startable.server.metrics import ROOMS_BROKEN

log = logging.getLogger("startable")


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """Something that happened, or that somebody wants."""

    def abandon(self) -> None:
        """The room is broken and will not deal with it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Inbox:
    def __init__(self, table: str) -> None:
        self.saving = False
        """Is something on its way to the store, so that nobody may see the table?"""
        self.broken = False
        """Then nothing more is done here."""
        self._table = table
        self._waiting: deque[Message] = deque()
        self._at_work = False

    @abstractmethod
    def handle(self, message: Message) -> None:
        """Deals with a message."""

    @abstractmethod
    def part(self) -> None:
        """The room is broken: everybody in it has to come back to a fresh one."""

    def post(self, message: Message) -> None:
        """Puts a message into the inbox; it is dealt with when its turn comes."""
        if self.broken:
            message.abandon()
            return
        self._waiting.append(message)
        self._work()

    def resume(self, message: "Stored", error: Exception | None) -> None:
        """What the room waited for is durable, and comes first; or it could not be stored."""
        self.saving = False
        if error is not None:
            ROOMS_BROKEN.inc()
            log.error("table %s: not stored (%s); the room starts again from its journal", self._table, error)
            self.fail()
        if self.broken:
            message.abandon()
        else:
            self._waiting.appendleft(message)
            self._work()

    def fail(self) -> None:
        """Nothing more is done here: what is in memory may not be what is stored, or nobody needs it."""
        self.broken = True
        self.part()
        while self._waiting:
            self._waiting.popleft().abandon()

    def _work(self) -> None:
        if self._at_work:
            return
        self._at_work = True
        while self._waiting and not self.saving and not self.broken:
            self._deal_with(self._waiting.popleft())
        self._at_work = False

    def _deal_with(self, message: Message) -> None:
        """A bug costs this room its memory, and nobody else anything."""
        try:
            self.handle(message)
        except Exception:
            ROOMS_BROKEN.inc()
            log.exception("table %s: a bug; the room starts again from its journal", self._table)
            message.abandon()
            self.fail()


class Stored(Message):
    """Something is durable. The store has this as its receipt, the room gets it as a message."""

    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox

    def stored(self, error: Exception | None) -> None:
        self._inbox.resume(self, error)
