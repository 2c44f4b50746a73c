"""What is kept of an event: who takes part, and what was played."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from startable.server.protocol.http.events import System
from startable.server.protocol.outbound import TimeControl

BOT: Final = -1
"""As an entrant: a bot that fills a seat."""
ABSENT: Final = 0
"""As a place: of somebody who did not come to the table."""


class Entrant(Struct):
    """Somebody who takes part. Of the key only a hash is known; it opens all seats of theirs."""

    name: str
    key_hash: str
    player: str = ""
    namesake: bool = False
    here: bool = True
    """Is there a table for them in the next round?"""


class EventTable(Struct):
    id: str
    seats: list[int]
    """The entrants, by seat."""
    places: list[int] = []
    """By seat, once it is over."""
    called_off: bool = False


class Round(Struct):
    tables: list[EventTable]
    byes: list[int]
    """Whoever had no table."""
    opened: float

    @property
    def over(self) -> bool:
        return all([table.places for table in self.tables])


class EventRecord(Struct):
    id: str
    name: str
    game: str
    options: dict[str, int]
    system: System
    seats: int
    """At a table, at most."""
    rounds: int
    """So many there are; 0: till everybody has met everybody."""
    time: TimeControl | None
    fill: str
    """The bot that fills seats; empty: none does."""
    key_hash: str
    """Of the organiser's key."""
    organiser: str
    """Which player that is, if they are known."""
    lot: str
    """What lots are drawn by; nobody sees it."""
    created: float
    entrants: list[Entrant] = []
    played: list[Round] = []
    drawn: Round | None = None
    """The next round while its tables are being opened; nobody hears of it yet."""
    over: bool = False
    opener: str = ""
    """The address of whoever opened it, hashed."""

    @property
    def here(self) -> list[int]:
        return [number for number, entrant in enumerate(self.entrants) if entrant.here]

    @property
    def between_rounds(self) -> bool:
        return not self.played or self.played[-1].over


def read_event(data: Any) -> EventRecord:
    """ValueError if it makes no sense: a database keeps whatever was written."""
    try:
        return msgspec.json.decode(data, type=EventRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        raise ValueError(f"its record is broken ({error})") from None


def write_event(record: EventRecord) -> str:
    return msgspec.json.encode(record).decode()
