"""The part of a room that knows the time: seats' clocks, and when the table wants to be looked at again."""

import asyncio
from math import inf

from startable.core.heuristics import TIMELESS
from startable.server import wall
from startable.server.storage.records import LineRecord, TableRecord
from startable.server.storage.store import Store, Unasked
from startable.server.tables.hall import Hall
from startable.server.tables.messages import LookDue
from startable.server.tables.patience import Patience
from startable.server.tables.seat_clocks import FORGIVEN_MS
from startable.server.tables.stored import RecordStored

TOUCH_S = 3600.0
"""So exactly it is noted when somebody who plays was last here."""
LONGEST_S = 86_400.0
"""No timer runs longer."""


class Timed(Hall):
    def __init__(
        self, record: TableRecord, lines: list[LineRecord], store: Store, patience: Patience
    ) -> None:
        super().__init__(record, lines, store, patience)
        self._heuristics = self.game.heuristics(self.table.rules) if record.time is not None else None
        """They know when a turn is over."""
        self._look: asyncio.TimerHandle | None = None
        """Rings when somebody's time may be up."""

    def part(self) -> None:
        super().part()
        if self._look is not None:
            self._look.cancel()

    def save(self, stored: RecordStored) -> None:
        self.record.due = self._due()
        super().save(stored)

    def follow_time(self, now: float) -> None:
        """The clocks of people whom the game awaits run, and no others."""
        if not self.clocks.any:
            return
        plays, tick = self.status == "playing", TIMELESS
        awaited = self.seating.people().intersection(self.table.awaits.each()) if plays else set()
        if self._heuristics is not None and plays:
            tick = self._heuristics.tick(self.table.state)
        self.clocks.follow(awaited, tick, now)
        self.record.due = self._due()

    # --- when to look at the table again ---

    def look_later(self) -> None:
        """When time is up. A table that was left is not in memory: it is looked at when it wakes."""
        if self._look is not None:
            self._look.cancel()
            self._look = None
        due = self._time_up_at() if self.status == "playing" else inf
        if due < inf and not self.broken:
            due, now = max(due, wall.now()), wall.now()
            loop = asyncio.get_running_loop()
            self._look = loop.call_later(min(due - now, LONGEST_S), self._look_now, due)

    def _look_now(self, due: float) -> None:
        self.post(LookDue(due))

    def _due(self) -> float:
        """When others are to look, should this process be gone; where time counts, bots move at once."""
        if self.status != "playing":
            return 0.0
        bots = wall.now() if self.clocks.any and not self.clocks.due() and self.seating.people() else inf
        due = min(self._time_up_at(), self.left_at(), bots)
        return due if due < inf else 0.0

    def _time_up_at(self) -> float:
        """When the first clock has run out, and no move can be on its way any more."""
        due = self.clocks.due()
        return due + self.forgiven_s() if due else inf

    def forgiven_s(self) -> float:
        """So long after somebody's time is up a move may still come that was made before."""
        return FORGIVEN_MS / 1000 if self.clocks.live else 0.0

    def left_at(self) -> float:
        """When it will have been left for too long."""
        touched = max(self.record.touched, self._since.last)
        return touched + self.patience.left_s if touched and self.patience.left_s else inf

    def touch(self) -> None:
        """Somebody who plays is here; that is noted from time to time."""
        now = wall.now()
        if self.status == "playing" and now - self.record.touched > TOUCH_S and not self.saving:
            self.record.touched = now
            self.record.due = self._due()
            self._store.keep(self.record, Unasked())
