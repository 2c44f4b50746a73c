"""The part of a room that calls those who are not here: it is their turn, or the game is over."""

from typing import Literal

from startable.server.storage.records import LineRecord, PushRecord, SeatRecord, TableRecord
from startable.server.storage.store import Store
from startable.server.tables.calls import Call, Caller
from startable.server.tables.messages import PushGone, Subscribe
from startable.server.tables.patience import Patience
from startable.server.tables.stored import PushStored
from startable.server.tables.timed import Timed

MOST_PUSHES = 4
"""So many browsers may be called for a seat; the newest."""


class Calling(Timed):
    def __init__(
        self,
        record: TableRecord,
        lines: list[LineRecord],
        store: Store,
        patience: Patience,
        caller: Caller,
    ) -> None:
        super().__init__(record, lines, store, patience)
        self._caller = caller
        self._called = self._awaited()
        """Whom the game awaited when people were last called."""

    def call_in_turn(self) -> None:
        """Whoever is awaited anew."""
        awaited = self._awaited()
        self._call(awaited - self._called, "turn")
        self._called = awaited

    def call_over(self) -> None:
        self._call(set(range(len(self.record.seats))), "over")

    def _awaited(self) -> set[int]:
        return set(self.table.awaits.each()) if self.status == "playing" else set()

    def _call(self, seats: set[int], what: Literal["turn", "over"]) -> None:
        """Those of them who play themselves, and are not here."""
        names = [seat.name or seat.bot for seat in self.record.seats]
        for seat in seats & self.seating.people() - self.presence.here():
            for push in self.record.seats[seat].pushes:
                self._caller.call(Call(what, self.record.id, self.record.game, seat, names, push), self)

    # --- who wants to be called ---

    def on_subscribe(self, wish: Subscribe) -> None:
        """This browser wants to be called for these seats, or no longer."""
        changed = [self._subscribe(self.record.seats[seat], wish) for seat in wish.seats]
        if any(changed):
            self.save(PushStored(self, wish))
        else:
            wish.answer(None)

    def _subscribe(self, seat: SeatRecord, wish: Subscribe) -> bool:
        """Whether that is news."""
        others: list[PushRecord] = [each for each in seat.pushes if each.endpoint != wish.push.endpoint]
        wanted = [*others, wish.push][-MOST_PUSHES:] if wish.on else others
        changed = wanted != seat.pushes
        seat.pushes = wanted
        return changed

    def on_push_stored(self, message: PushStored) -> None:
        message.question.answer(None)

    def on_push_gone(self, message: PushGone) -> None:
        """Nobody listens there any more; that is noted when something else is."""
        seat = self.record.seats[message.seat]
        seat.pushes = [each for each in seat.pushes if each.endpoint != message.endpoint]
