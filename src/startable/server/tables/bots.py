"""Seats that play themselves: which of them think, when they act, and what they are told."""

from time import monotonic
from typing import Protocol

from startable.bots.worker import Thought
from startable.core import NOBODY
from startable.play.table import Table
from startable.server.storage.records import TableRecord
from startable.server.tables.inbox import Inbox
from startable.server.tables.messages import BotAnswered
from startable.server.tables.seating import Seating
from startable.server.tables.tempo import answer_ms, pause_ms, reaction_ms

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
    def __init__(self, record: TableRecord, seating: Seating, usual_ms: int) -> None:
        self._record = record
        self._seating = seating
        self._usual_ms = usual_ms
        self._thinking: set[int] = set()
        """Seats whose bot was asked and has not answered yet."""
        self._waits: dict[int, int] = {}
        """By seat, how often in a row its bot would rather wait."""
        self._not_before: dict[int, float] = {}
        """By seat, when its bot may act."""
        self._held: dict[int, BotAnswered] = {}
        """By seat, what its bot does then."""
        self._asker = NOBODY
        """The seat whose bot has asked people something, as by an offer, and leaves them time."""
        self._last = NOBODY
        self._news = 0
        """Who moved last, and how much happened by that."""
        self._skipping = False
        self._reading_until = 0.0
        """When somebody who plays with bots alone has read what they read."""

    def to_ask(self, awaited: list[int]) -> list[int]:
        """The bots among these seats who are not thinking already; from now on they are."""
        found = [seat for seat in awaited if self._seating.plays_itself(seat) and seat not in self._thinking]
        self._thinking.update(found)
        return found

    def answered(self, seat: int) -> None:
        self._thinking.discard(seat)
        self._held.pop(seat, None)

    def happened(self, table: Table, mover: int, news: int) -> None:
        """Everybody has just been shown so much; whoever skips is awaited again at last."""
        self._last, self._news = mover, news
        self._skipping = self._skipping and not self._awaits_people(table)
        if self._asker != NOBODY:
            self.answered(self._asker)  # It thinks again: perhaps that was the answer.
        self._asker = self._who_asks(table, mover)

    def _who_asks(self, table: Table, mover: int) -> int:
        """Whoever moved when people came to be awaited, until they no longer are; in a race, nobody."""
        if self._asker == NOBODY and (mover < 0 or not self._seating.plays_itself(mover)):
            return NOBODY
        if table.rules.races or not self._awaits_people(table):
            return NOBODY
        return self._asker if self._asker != NOBODY else mover

    def _awaits_people(self, table: Table) -> bool:
        return any([not self._seating.plays_itself(seat) for seat in table.awaits.each()])

    def wait(self, table: Table, seat: int, here: set[int]) -> None:
        """From now on its bot thinks, and does not act before people have seen what came before."""
        asks = seat == self._asker and not self._waits.get(seat, 0)
        asks = asks and any([other in here for other in table.awaits.each()])
        wait_ms = answer_ms(self._usual_ms, self._record.pace) if asks else self._wait_ms(table, seat)
        self._not_before[seat] = monotonic() + wait_ms / 1000

    def _wait_ms(self, table: Table, seat: int) -> float:
        record, pace = self._record.seats[seat], self._record.pace
        if table.awaits.pace_ms:
            return reaction_ms(table.awaits.pace_ms, record, pace)
        news = 0 if seat == self._last else self._news
        return 0.0 if self._skipping else pause_ms(self._usual_ms, record, pace, news)

    def hold(self, answer: BotAnswered) -> int:
        """Keeps it until it is due; in how many milliseconds that is."""
        self._held[answer.seat] = answer
        return self.due_ms(answer.seat)

    def due_ms(self, seat: int) -> int:
        """How long its bot has yet to wait."""
        due = max(self._not_before.get(seat, 0.0), self._reading_until)
        return max(0, round((due - monotonic()) * 1000))

    def read(self, ms: int) -> list[BotAnswered]:
        """Somebody reads for so long; whose moves may be due if that is over."""
        self._reading_until = monotonic() + ms / 1000
        return list(self._held.values())

    def holds(self, answer: BotAnswered) -> bool:
        return self._held.get(answer.seat) is answer

    def skip(self) -> list[BotAnswered]:
        """Nobody waits for people any more, until one of them is awaited; whose moves are due by that."""
        self._skipping = True
        self._reading_until = 0.0
        self._not_before.clear()
        return list(self._held.values())

    def waited(self, seat: int) -> None:
        self._waits[seat] = self._waits.get(seat, 0) + 1

    def acted(self, seat: int) -> None:
        self._waits[seat] = 0

    def may_wait(self, table: Table, seat: int) -> bool:
        most = PATIENCE_WITH_PEOPLE if self._awaits_people(table) else PATIENCE
        return table.awaits.pace_ms > 0 and self._waits.get(seat, 0) < most


def thought(record: TableRecord, table: Table, seat: int, may_wait: bool) -> Thought:
    """What the bot of a seat is told: what its seat knows, and no more."""
    options, name = tuple(record.options.items()), record.seats[seat].bot
    return Thought(record.game, len(record.seats), options, name, seat, table.known(seat), may_wait)
