"""The part of a room before its game: who is ready, what seats give to the dice, and what the host may do."""

from startable.core import Unreadable
from startable.server.protocol import CloseTable, Fill, Ready, Reveal, Salt
from startable.server.socket.connection import COME_BACK, Connection
from startable.server.tables.dice import promise
from startable.server.tables.ending import Ending
from startable.server.tables.messages import CallOff, SaltsDue, SeatsDue
from startable.server.tables.opening import live_bot, may_rate
from startable.server.tables.stored import (
    CalledOffStored,
    ClosedStored,
    ReadyStored,
    SaltsStored,
    SeatsOpened,
)

TABLE_CLOSED = 4410


class Waiting(Ending):
    def begin(self) -> None:
        """The game starts when every seat has shown its salt; before a race, everybody is ready first."""
        if self.status == "waiting":
            self._stall.follow(self._unready())
        if not self.revealing:
            self.go_on()
        elif missing := self.dice.missing():
            self._ask_for_salts(set(missing))
        else:
            self.start()

    # --- ready ---

    def is_awaited(self) -> bool:
        """Does a race wait for people to be ready?"""
        return self.table.rules.races and self.status == "waiting"

    def _unready(self) -> list[int]:
        return sorted(self.seating.people().difference(self.seating.ready())) if self.is_awaited() else []

    def on_ready(self, connection: Connection, wish: Ready) -> None:
        if not connection.seats:
            connection.fault("not-your-seat")
        elif self.is_awaited() and self.seating.say_ready(connection.seats):
            self.save(ReadyStored(self))

    def on_ready_stored(self, message: ReadyStored) -> None:
        self.inform()
        self.begin()

    # --- the salts of the dice ---

    def on_salts_stored(self, message: SaltsStored) -> None:
        self.inform()
        self.begin()

    def _ask_for_salts(self, seats: set[int]) -> None:
        reveal = Reveal([seat.commit for seat in self.record.seats])
        for connection in self.connections.inside:
            if connection.keeps_salt and not seats.isdisjoint(connection.seats):
                connection.tell(reveal)
        if not self._salts_due:
            self._salts_due = True
            self.later(self.patience.reveal_ms, SaltsDue())

    def on_salt(self, connection: Connection, shown: Salt) -> None:
        """Before all have committed nobody's salt is wanted; what was shown already is not news."""
        if self.status != "waiting":
            return
        if not self.revealing:
            connection.fault("salt-too-soon")
        elif self.dice.show(connection.seats, shown.salt):
            self.save(SaltsStored(self))
        elif not set(self.dice.missing()).isdisjoint(connection.seats):
            connection.fault("salt-other")

    def on_salts_due(self, message: SaltsDue) -> None:
        """The game begins without those who withhold their salts; they are named."""
        self._salts_due = False
        if self.revealing:
            self.start()

    # --- seats to which nobody comes ---

    def keep_seats(self) -> None:
        """For a while, for those who have taken them and not come yet."""
        self.later(self.patience.seat_ms, SeatsDue())

    def on_seats_due(self, message: SeatsDue) -> None:
        if self.release_seats():
            self.save(SeatsOpened(self))

    def release_seats(self) -> bool:
        """Opens seats to which nobody came. Not once salts are shown: leaving would be a choice then."""
        if self.status != "waiting" or self.revealing:
            return False
        lapsed = self.seating.lapsed(self.patience.seat_ms)
        for number in lapsed:
            self._vacate(number)
        return bool(lapsed)

    def may_open(self, seat: int, away: bool) -> bool:
        """Before the game: of one who is away, or lets all others wait for too long before a race."""
        stalls = seat in self._unready() and self._stall.long_ms(seat) >= self.patience.stall_ms
        return self.status == "waiting" and not self.revealing and not self.record.event and (away or stalls)

    def open_seat(self, seat: int) -> None:
        """Somebody else may take it."""
        self._vacate(seat)
        self.save(SeatsOpened(self))

    def _vacate(self, seat: int) -> None:
        """Whoever sat there and is still here comes back as a watcher."""
        self.dice.leave(seat)
        self.seating.release(seat)
        for connection in list(self.connections.inside):
            if seat in connection.seats:
                connection.close(COME_BACK)

    def on_seats_opened(self, message: SeatsOpened) -> None:
        self.inform()

    # --- what the host may do ---

    def on_fill(self, connection: Connection, wish: Fill) -> None:
        """A bot comes into a free seat, or goes again."""
        kinds = [seat.kind for seat in self.record.seats]
        if not self.may_host(connection):
            return
        if kinds[wish.seat : wish.seat + 1] != ["open" if wish.bot else "bot"]:
            connection.fault("seat-taken")
        elif not self.may_change(connection):
            return
        elif wish.bot:
            self._seat_bot(connection, wish)
        else:
            self.open_seat(wish.seat)

    def _seat_bot(self, connection: Connection, wish: Fill) -> None:
        try:
            if self.record.rated:
                may_rate(self.record.game, wish.bot)
            self.seating.fill(wish.seat, live_bot(wish.bot, self.patience.any_bot))
        except Unreadable as error:
            connection.fault(error.fact, **error.details)
            return
        promise(self.record, wish.seat)
        self.save(ReadyStored(self))

    def on_close_table(self, connection: Connection, wish: CloseTable) -> None:
        if self.may_host(connection):
            self.record.closed = self.record.over = True
            self.save(ClosedStored(self))

    def on_closed_stored(self, message: ClosedStored) -> None:
        """Everybody is told, and nothing more is done here."""
        self.connections.turn_away("table-closed", TABLE_CLOSED)
        self.fail()

    # --- what the organiser of an event may do ---

    def on_call_off(self, wish: CallOff) -> None:
        """One that waits is closed, one that is played is aborted."""
        if self.status == "over":
            wish.answer(None)
        elif self.status == "waiting":
            self.record.closed = self.record.over = True
            self.save(CalledOffStored(self, wish))
        else:
            self._end("aborted", [])
            self.post(wish)  # It is answered when that is durable.

    def on_called_off_stored(self, message: CalledOffStored) -> None:
        message.question.answer(None)
        self.connections.turn_away("table-closed", TABLE_CLOSED)
        self.fail()

    def may_host(self, connection: Connection) -> bool:
        if self.status != "waiting" or self.revealing:
            connection.fault("game-begun")
        elif self.seating.host() not in connection.seats:
            connection.fault("host-only")
        else:
            return True
        return False
