"""The part of a room where a bot takes over from who is away or stalls, and the person comes back."""

from startable.server import wall
from startable.server.protocol import StandIn, TakeBack
from startable.server.socket.connection import Connection
from startable.server.tables.manners import Manners
from startable.server.tables.stored import HandOverStored


class HandOver(Manners):
    def on_stand_in(self, connection: Connection, wish: StandIn) -> None:
        """Somebody at the table lets a bot play for one who is away, or keeps all waiting, for too long."""
        if not connection.seats:
            connection.fault("not-your-seat")
        elif self.may_open(wish.seat, self._is_away(wish.seat)):
            self.open_seat(wish.seat)
        elif not self._may_stand_in(wish.seat):
            connection.fault("not-away")
        elif self.may_change(connection):
            self._hand_over(wish.seat, to_bot=True)

    def _may_stand_in(self, seat: int) -> bool:
        """Where there are clocks, they say how long somebody may take."""
        patient = self.clocks.any or self.status != "playing"
        return not patient and (self._is_away(seat) or self._stalls(seat))

    def _is_away(self, seat: int) -> bool:
        return self.presence.away(self.record).get(seat, 1) <= 0

    def _stalls(self, seat: int) -> bool:
        """Though the game waits for this person, nothing has come for long."""
        awaited = seat in self.seating.people() and self.table.awaits.mover(seat)
        return awaited and self._stall.long_ms(seat) >= self.patience.stall_ms

    def on_take_back(self, connection: Connection, wish: TakeBack) -> None:
        """The person plays on."""
        if wish.seat not in connection.seats:
            connection.fault("not-your-seat")
        elif self.record.seats[wish.seat].resigned:
            connection.fault("seat-resigned")
        elif not self.clocks.may_go_on(wish.seat, self.table.awaits.waits_for(wish.seat)):
            connection.fault("time-is-up")
        elif self.record.seats[wish.seat].stand_in and self.may_change(connection):
            self._hand_over(wish.seat, to_bot=False)

    def _hand_over(self, seat: int, to_bot: bool) -> None:
        self.seating.hand_over(seat, to_bot, self.version)
        self._bots.answered(seat)
        self.follow_time(wall.now())
        self.save(HandOverStored(self))

    def on_hand_over_stored(self, message: HandOverStored) -> None:
        self.clocks.shown(wall.now())
        self.look_later()
        self.inform()
        if self.clocks.any:
            self.show([])
        self.ask_bots()
