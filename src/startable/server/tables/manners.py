"""The part of a room for those who disturb others: the host puts them out before the game, or mutes them."""

from startable.server.protocol import Mute, PutOut
from startable.server.socket.connection import COME_BACK, Connection
from startable.server.tables.stored import PutOutStored, RecordStored
from startable.server.tables.waiting import Waiting

PUT_OUT = 4411


class Manners(Waiting):
    def on_put_out(self, connection: Connection, wish: PutOut) -> None:
        if not self.may_host(connection):
            return
        if wish.seat in connection.seats or not self._is_person(wish.seat):
            connection.fault("seat-nobody-else")
        elif self.may_change(connection):
            self.dice.leave(wish.seat)
            self.seating.put_out(wish.seat)
            self.save(PutOutStored(self, wish.seat))

    def on_put_out_stored(self, message: PutOutStored) -> None:
        """They are told why they go; who has other seats here comes back to these."""
        for connection in [each for each in self.connections.inside if message.seat in each.seats]:
            if connection.seats == (message.seat,):
                connection.turn_away("put-out", PUT_OUT)
            else:
                connection.close(COME_BACK)
        self.inform()

    def _is_person(self, seat: int) -> bool:
        return seat < len(self.record.seats) and self.record.seats[seat].kind == "person"

    def on_mute(self, connection: Connection, wish: Mute) -> None:
        """For all, and as long as the table stands; everybody sees it, lest silence be taken for a mood."""
        if self.seating.host() not in connection.seats:
            connection.fault("host-only")
        elif wish.seat in connection.seats or wish.seat >= len(self.record.seats):
            connection.fault("seat-nobody-else")
        elif (wish.seat in self.record.muted) != wish.on and self.may_change(connection):
            self.seating.mute(wish.seat, wish.on)
            self.save(RecordStored(self))
