"""Calling those who are not here: what they are told, and who does it."""

from typing import Literal, NamedTuple, Protocol

from startable.server.storage.records import PushRecord
from startable.server.tables.inbox import Inbox


class Call(NamedTuple):
    what: Literal["turn", "over"]
    table: str
    game: str
    seat: int
    names: list[str]
    """Of everybody at the table."""
    push: PushRecord


class Caller(Protocol):
    def call(self, call: Call, inbox: Inbox) -> None:
        """Tells somebody elsewhere; if nobody listens there any more, the inbox hears of it."""
        ...


class Silence:
    """Calls nobody."""

    def call(self, call: Call, inbox: Inbox) -> None: ...
