"""The part of a room that ends games beside the rules: time runs out, somebody resigns, or nobody comes."""

import time

from startable.core import NOBODY
from startable.server import wall
from startable.server.people.characters import character
from startable.server.protocol import Abort, Resign
from startable.server.protocol.fields import HowEnded
from startable.server.socket.connection import Connection
from startable.server.storage.records import EndRecord
from startable.server.tables.messages import LookDue
from startable.server.tables.play import Play
from startable.server.tables.results import ahead, playing_on
from startable.server.tables.stored import EndStored, HandOverStored

LATE_S = 1.0
"""A timer that rings so much too late did not ring because nobody could: the process stood still."""


class Ending(Play):
    def on_look_due(self, message: LookDue) -> None:
        """Something may have come to its end while nobody did anything."""
        if self.status != "playing":
            return
        if message.late_s > LATE_S:
            self.clocks.overslept(message.late_s)
        elif spent := self.clocks.spent(message.at - self.forgiven_s()):
            self._time_is_up(spent)
            return
        elif not self.connections.anybody and self.left_at() <= message.at:
            self._end("left", [])
            return
        self.look_later()
        self.ask_bots()

    def _time_is_up(self, seats: list[int]) -> None:
        """What the table chose happens to all of them."""
        resigns = self.record.time is not None and self.record.time.then == "resign"
        self.clocks.follow([], 0, wall.now())
        for seat in seats:
            if resigns:
                self._give_up(seat, "time")
            else:
                self.seating.hand_over(seat, True, self.version)
            self._bots.answered(seat)
        self._after_giving_up("time", seats[0])

    # --- resigning ---

    def on_resign(self, connection: Connection, wish: Resign) -> None:
        if wish.seat not in connection.seats:
            connection.fault("not-your-seat")
        elif self.status != "playing":
            connection.fault("not-playing")
        elif not self.record.seats[wish.seat].resigned:
            self._give_up(wish.seat, "resigned")
            self._bots.answered(wish.seat)
            self._after_giving_up("resigned", wish.seat)

    def _give_up(self, seat: int, how: HowEnded) -> None:
        self.seating.resign(seat, how, self.version)

    def _after_giving_up(self, how: HowEnded, seat: int) -> None:
        """One who is left wins; if no person is, whoever of the others is ahead; else bots play on."""
        left = playing_on(self.record)
        if any([each.resigned for each in self.record.seats]) and (len(left) < 2 or self._nobody_left()):
            self._end(how, ahead(self.table, left), seat)
        else:
            self.follow_time(wall.now())
            self.save(HandOverStored(self))

    def _nobody_left(self) -> bool:
        return not any([seat.kind == "person" and not seat.resigned for seat in self.record.seats])

    # --- aborting ---

    def on_abort(self, connection: Connection, wish: Abort) -> None:
        if not connection.seats:
            connection.fault("not-your-seat")
        elif self.status != "playing":
            connection.fault("not-playing")
        elif not self.abortable:
            connection.fault("all-moved")
        else:
            self._end("aborted", [], connection.seats[0])

    # --- the end ---

    def _end(self, how: HowEnded, winners: list[int], seat: int = NOBODY) -> None:
        self.clocks.follow([], 0, wall.now())
        self.record.end = EndRecord(how, winners, self.version, seat)
        self.record.over, self.record.ended = True, time.time()
        self.note_result()
        self.save(EndStored(self))

    def on_end_stored(self, message: EndStored) -> None:
        self.bots_say([character(seat.character).farewell for seat in self.record.seats])
        self.follow_clock()
        self.call_over()
        self.inform()
        self.show([])
