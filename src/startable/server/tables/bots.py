"""Seats that play themselves: which of them think, how long they may wait, and what they are told."""

from typing import Protocol

from startable.bots.worker import Thought
from startable.play.table import Table
from startable.server.storage.records import TableRecord
from startable.server.tables.inbox import Inbox
from startable.server.tables.seating import Seating

WAIT_S = 0.6
"""After so long, a bot that would rather wait is asked again."""
PATIENCE = 6
PATIENCE_WITH_PEOPLE = 20
"""So often in a row a bot may wait in a race; then it acts. People who may still act get more time."""


class Thinkers(Protocol):
    """Where bots think."""

    def ask(self, thought: Thought, inbox: Inbox) -> None:
        """Thinks elsewhere; the answer comes as a message."""
        ...


class BotSeats:
    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._thinking: set[int] = set()
        """Seats whose bot was asked and has not answered yet."""
        self._waits: dict[int, int] = {}
        """By seat, how often in a row its bot would rather wait."""

    def to_ask(self, awaited: list[int]) -> list[int]:
        """The bots among these seats who are not thinking already; from now on they are."""
        found = [seat for seat in awaited if self._seating.plays_itself(seat) and seat not in self._thinking]
        self._thinking.update(found)
        return found

    def answered(self, seat: int) -> None:
        self._thinking.discard(seat)

    def waited(self, seat: int) -> None:
        self._waits[seat] = self._waits.get(seat, 0) + 1

    def acted(self, seat: int) -> None:
        self._waits[seat] = 0

    def may_wait(self, table: Table, seat: int) -> bool:
        people = any([not self._seating.plays_itself(other) for other in table.awaits.each()])
        most = PATIENCE_WITH_PEOPLE if people else PATIENCE
        return table.awaits.pace_ms > 0 and self._waits.get(seat, 0) < most


def thought(record: TableRecord, table: Table, seat: int, may_wait: bool) -> Thought:
    """What the bot of a seat is told: what its seat knows, and no more."""
    options, name = tuple(record.options.items()), record.seats[seat].bot
    known, pace_ms = table.known(seat), table.awaits.pace_ms
    return Thought(record.game, len(record.seats), options, name, seat, known, pace_ms, may_wait)
