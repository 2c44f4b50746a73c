"""A room: the single writer of its table.

Whatever concerns the table comes as a message into one inbox. One message is dealt with at a time; what
changes the table is durable before anybody hears of it.
"""

from collections.abc import Callable
from typing import Any, Final

from startable.core import NOBODY, Unreadable
from startable.server import wall
from startable.server.people.keys import Who, seats_of
from startable.server.protocol import (
    Abort,
    CloseTable,
    Fill,
    Hold,
    MoveIn,
    Mute,
    PutOut,
    Ready,
    Rematch,
    Resign,
    Salt,
    Say,
    SetPace,
    Skip,
    StandIn,
    TakeBack,
    Why,
)
from startable.server.socket.connection import Connection
from startable.server.tables import in_words
from startable.server.tables.inbox import Message
from startable.server.tables.manners import PUT_OUT
from startable.server.tables.messages import (
    AnswerDue,
    Arrived,
    Asked,
    AttemptDue,
    BotAnswered,
    BotFailed,
    BotsDue,
    BotSpeaks,
    CallOff,
    Claim,
    Dismissed,
    Disown,
    Follow,
    Greeted,
    HandsDue,
    Lagged,
    Left,
    Loaded,
    LookDue,
    NoteClock,
    PushGone,
    Quiet,
    Reviewed,
    SaltsDue,
    SeatsDue,
    Sit,
    Subscribe,
    TimeUp,
)
from startable.server.tables.opening import once_more
from startable.server.tables.owners import Owners
from startable.server.tables.stored import (
    CalledOffStored,
    ClosedStored,
    EndStored,
    HandOverStored,
    KeysStored,
    KnownStored,
    LinesStored,
    PushStored,
    PutOutStored,
    ReadyStored,
    RecordStored,
    RematchStored,
    SaltsStored,
    SeatsOpened,
    SeatStored,
    StartStored,
)

WATCHING_NOT_ALLOWED = 4403


class Room(Owners):
    def handle(self, message: Message) -> None:
        """The one place where messages come; what each of them does, its handler says."""
        HANDLERS[type(message)](self, message)

    def on_asked(self, message: Asked) -> None:
        self.asked_at = message.at
        WISHES[type(message.what)](self, message.connection, message.what)

    def on_loaded(self, message: Loaded) -> None:
        self.finish()
        if any([seat.taken for seat in self.record.seats]):
            self.keep_seats()
        self.post(LookDue(wall.now()))

    def on_dismissed(self, message: Dismissed) -> None:
        self.fail()
        self._store.release(self.record.id)

    def on_quiet(self, message: Quiet) -> None:
        message.answer(None)

    # --- coming and going ---

    def on_arrived(self, message: Arrived) -> None:
        self.connections.arrive(message.connection)

    def on_greeted(self, message: Greeted) -> None:
        """Finds the seats of this connection, takes its salt, and shows it the table."""
        connection, hello = message.connection, message.hello
        seats = seats_of(self.record, message.who)
        connection.introduce(hello.client, seats, in_words.language(hello.text))
        if not seats and self.seating.is_out(message.who):
            connection.turn_away("put-out", PUT_OUT)
            return
        if not seats and not self.record.watch:
            connection.turn_away("watching-not-allowed", WATCHING_NOT_ALLOWED)
            return
        self.presence.arrive(seats)
        self.welcome(connection, hello.v)
        if self.table.rules.pace_rule or self.clocks.live:
            connection.beat()
        if seats:
            self.touch()
        self.seating.came(seats)
        new = self.dice.take(seats, hello.commit, hello.salt)
        connection.keeps_salt = any([self.record.seats[seat].commit == hello.commit for seat in seats])
        ready = hello.ready and self.is_awaited() and self.seating.say_ready(seats)
        if new or ready:
            self.save(SaltsStored(self))
        else:
            self.mention()
            self.begin()

    # --- leaving ---

    def on_left(self, message: Left) -> None:
        if self.connections.leave(message.connection):
            self.presence.leave(message.connection.seats)
            self.follow_clock()
            self.mention()

    # --- seats ---

    def on_sit(self, wish: Sit) -> None:
        self.release_seats()
        seat = self.seating.open_seat(wish.seat)
        if seat is None:
            wish.refuse(Unreadable("seat-taken"))
        elif self.seating.is_out(Who([*wish.keys], wish.who.player), wish.taker):
            wish.refuse(Unreadable("put-out"))
        elif self.seating.keeps_for(wish.taker):
            wish.refuse(Unreadable("seat-first"))
        elif self.record.rated and not wish.who.player:
            wish.refuse(Unreadable("rated-players"))
        elif self.seating.of_player(wish.who.player) != NOBODY:
            wish.refuse(Unreadable("player-sits"))
        else:
            self.save(SeatStored(self, wish, seat, self.seating.sit(seat, wish.who, wish.taker)))

    def unused(self) -> list[str]:
        """Who took the seats where nobody is now, and nobody has moved from yet: hashed addresses."""
        takers = self.seating.takers()
        if not takers or self.status == "over":
            return []
        used = self.presence.here().union([line.mover for line in self.table.lines])
        return [taker for seat, taker in takers.items() if seat not in used]

    def on_seat_stored(self, message: SeatStored) -> None:
        message.question.answer((message.seat, message.key))
        self.presence.expect((message.seat,))
        self.keep_seats()
        self.inform()

    # --- another game ---

    def on_rematch(self, connection: Connection, wish: Rematch) -> None:
        """Opens the next table once every person who is here has asked for it."""
        if self.status != "over" or not connection.seats:
            connection.fault("not-over")
            return
        if not self.wish_rematch.issuperset(connection.seats):
            self.wish_rematch.update(connection.seats)
            self.inform()
        here = self.presence.here()
        if not self.record.next and self.seating.people() & here <= self.wish_rematch:
            following = once_more(self.record, here)
            self.saving = True
            self._store.open(following, RematchStored(self, following.id))

    def on_rematch_stored(self, message: RematchStored) -> None:
        self.record.next = message.table
        self.save(RecordStored(self))


HANDLERS: Final[dict[type[Message], Callable[[Room, Any], None]]] = {
    Arrived: Room.on_arrived,
    Greeted: Room.on_greeted,
    Asked: Room.on_asked,
    Lagged: Room.on_lagged,
    Left: Room.on_left,
    Sit: Room.on_sit,
    Follow: Room.on_follow,
    CallOff: Room.on_call_off,
    CalledOffStored: Room.on_called_off_stored,
    Claim: Room.on_claim,
    Disown: Room.on_disown,
    KnownStored: Room.on_known_stored,
    Reviewed: Room.on_reviewed,
    SeatsDue: Room.on_seats_due,
    SeatsOpened: Room.on_seats_opened,
    PutOutStored: Room.on_put_out_stored,
    SaltsDue: Room.on_salts_due,
    NoteClock: Room.on_note_clock,
    Quiet: Room.on_quiet,
    Subscribe: Room.on_subscribe,
    PushStored: Room.on_push_stored,
    PushGone: Room.on_push_gone,
    HandsDue: Room.on_hands_due,
    AttemptDue: Room.on_attempt_due,
    BotAnswered: Room.on_bot_answered,
    AnswerDue: Room.on_answer_due,
    BotSpeaks: Room.on_bot_speaks,
    BotFailed: Room.on_bot_failed,
    BotsDue: Room.on_bots_due,
    TimeUp: Room.on_time_up,
    LookDue: Room.on_look_due,
    Loaded: Room.on_loaded,
    Dismissed: Room.on_dismissed,
    LinesStored: Room.on_lines_stored,
    RecordStored: Room.on_record_stored,
    SaltsStored: Room.on_salts_stored,
    ReadyStored: Room.on_ready_stored,
    ClosedStored: Room.on_closed_stored,
    StartStored: Room.on_start_stored,
    EndStored: Room.on_end_stored,
    HandOverStored: Room.on_hand_over_stored,
    SeatStored: Room.on_seat_stored,
    KeysStored: Room.on_keys_stored,
    RematchStored: Room.on_rematch_stored,
}
WISHES: Final[dict[type[Any], Callable[[Room, Connection, Any], None]]] = {
    MoveIn: Room.on_move,
    Salt: Room.on_salt,
    Ready: Room.on_ready,
    Fill: Room.on_fill,
    CloseTable: Room.on_close_table,
    PutOut: Room.on_put_out,
    Mute: Room.on_mute,
    Why: Room.on_why,
    Say: Room.on_say,
    SetPace: Room.on_pace,
    Skip: Room.on_skip,
    Hold: Room.on_hold,
    StandIn: Room.on_stand_in,
    TakeBack: Room.on_take_back,
    Resign: Room.on_resign,
    Abort: Room.on_abort,
    Rematch: Room.on_rematch,
}
"""What somebody inside may ask for."""
