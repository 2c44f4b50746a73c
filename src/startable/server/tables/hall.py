"""The part of a room that everybody sees: who is connected, and what they are shown of the table."""

import asyncio
from collections import deque

from startable.core import NOBODY
from startable.play.catalogue import AnyGame
from startable.play.lines import write_line
from startable.server import wall
from startable.server.people.names import readable
from startable.server.people.presence import Presence
from startable.server.protocol import RoomInfo, Said, Say, SetPace, Welcome
from startable.server.protocol.fields import Status
from startable.server.socket.connection import Connection, encode
from startable.server.socket.credits import Credits
from startable.server.storage.chat import MOST_SAID
from startable.server.storage.records import LineRecord, SaidRecord, TableRecord
from startable.server.storage.store import Store, Unasked
from startable.server.tables.clock import TableClock
from startable.server.tables.connections import Connections
from startable.server.tables.dice import Dice
from startable.server.tables.inbox import Inbox, Message
from startable.server.tables.info import Standing, room_info, seat_infos
from startable.server.tables.last_move import last_move
from startable.server.tables.loading import load, shown_start
from startable.server.tables.messages import BotSpeaks, Lagged, NoteClock
from startable.server.tables.patience import Patience
from startable.server.tables.recent import Dated, RecentAnswers, RecentEvents
from startable.server.tables.results import result_of
from startable.server.tables.seat_clocks import SeatClocks, clocks_shown
from startable.server.tables.seating import Seating
from startable.server.tables.since import Since
from startable.server.tables.snapshot import Snapshot
from startable.server.tables.stored import RecordStored

PLAYERS_SAY = (80, 8.0)
WATCHERS_SAY = (20, 2.0)
"""So much a room hears at once, and then every second; who plays is heard however many watch."""
CHANGES = (30, 0.5)
"""So often seats or the pace may change at once, and then every second: each time is told to all."""
SPEAK_MS = 1200
"""Between what two bots say."""
CLOCK_NOTED_MS = 5000
MOMENT_S = 1e-6
"""Between two that speak at once."""


class Hall(Inbox):
    def __init__(
        self, record: TableRecord, lines: list[LineRecord], store: Store, patience: Patience
    ) -> None:
        super().__init__(record.id)
        self.record = record
        self.seating = Seating(record)
        self.dice = Dice(record)
        self.patience = patience
        self.presence = Presence(patience.away_ms)
        self.connections = Connections()
        self.wish_rematch: set[int] = set()
        """The seats that ask for another game."""
        self._store = store
        self._clock = TableClock(*record.clock)
        self._noting_clock = False
        self._chat: deque[Said] = deque(maxlen=MOST_SAID)
        self._said_at = 0.0
        self._words_of_players = Credits(*PLAYERS_SAY)
        self._words_of_watchers = Credits(*WATCHERS_SAY)
        self._changes = Credits(*CHANGES)
        self._answers = RecentAnswers()
        self._events = RecentEvents()
        self.clocks = SeatClocks(record)
        self._since = Since()
        self._written: list[str] = []
        self.table = load(record, lines, self._answers, self._events, self._since)
        self._position = shown_start(record)
        self.old_rules = record.version != self.table.game.version
        """Then it can only be looked at."""
        self.old_lines = [line.text for line in lines] if self.old_rules else []

    @property
    def game(self) -> AnyGame:
        return self.table.game

    @property
    def version(self) -> int:
        return len(self.table.lines)

    @property
    def status(self) -> Status:
        if not self.record.started:
            return "waiting"
        ended = self.table.over or self.record.end is not None or self.old_rules
        return "over" if ended else "playing"

    def written(self) -> list[str]:
        """The lines in the game's notation; each is written once."""
        self._written += [write_line(self.game, line) for line in self.table.lines[len(self._written) :]]
        return self._written

    def part(self) -> None:
        self.connections.send_away()

    def save(self, stored: RecordStored) -> None:
        """Makes the record durable; until then nothing else is done."""
        self.saving = True
        self._store.keep(self.record, stored)

    def later(self, ms: int, message: Message) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(ms / 1000, self.post, message)

    # --- what it is like here ---

    def info(self) -> RoomInfo:
        nobody_waits = self.status == "over" or self.revealing or (self.clocks.any and self.record.started)
        away = {} if nobody_waits else self.presence.away(self.record)
        seats = seat_infos(self.record, self.game.colours, self.presence.here(), away, self._since)
        return room_info(self.record, seats, self._standing())

    def _standing(self) -> Standing:
        status, race = self.status, self.table.rules.races
        return Standing(
            status=status,
            watchers=self.connections.watchers,
            rematch=sorted(self.wish_rematch),
            stall_ms=0 if self.clocks.any else self.patience.stall_ms,
            old_rules=self.old_rules,
            host=self.seating.host(),
            race=race,
            ready=self.seating.ready() if race and status == "waiting" else [],
            awaits=list(self.table.awaits.each()) if status == "playing" else [],
            result=result_of(self.table, self.record) if status == "over" else None,
            position=self._position,
            clocks=self._clocks_shown(),
            abortable=self.abortable,
        )

    @property
    def revealing(self) -> bool:
        """Are salts being shown? From then on nobody can leave: that would be a choice between two games."""
        everybody = not self.table.rules.races or len(self.seating.ready()) == len(self.record.seats)
        return self.status == "waiting" and self.dice.committed and everybody

    def may_change(self, connection: Connection) -> bool:
        """Unless that was done too often of late."""
        affords = self._changes.spend()
        if not affords:
            connection.fault("too-many-messages")
        return affords

    def inform(self) -> None:
        """What the table is now; frames that come after it lean on it."""
        self.connections.inform(self.info())

    def mention(self) -> None:
        """That somebody has come or gone, which nobody waits for."""
        self.connections.mention(self.info())

    def on_record_stored(self, message: RecordStored) -> None:
        self.inform()

    def on_say(self, connection: Connection, said: Say) -> None:
        text = readable(said.text)
        if not text:
            return
        if any([seat in self.record.muted for seat in connection.seats or (NOBODY,)]):
            connection.fault("chat-muted-here")
            return
        if not (self._words_of_players if connection.seats else self._words_of_watchers).spend():
            connection.fault("chat-busy")
            return
        self.utter(connection.seats[0] if connection.seats else NOBODY, text)

    def said_by(self, seat: int) -> list[str]:
        """What is remembered of their words; not of whoever had the seat before."""
        name = self.record.seats[seat].name if seat != NOBODY else ""
        return [said.text for said in self._chat if said.seat == seat and said.name == name]

    def utter(self, seat: int, text: str) -> None:
        name = self.record.seats[seat].name if seat != NOBODY else ""
        self._said_at = max(wall.now(), self._said_at + MOMENT_S)
        self._chat.append(Said(seat, name, text))
        self._store.say(self.record.id, SaidRecord(self._said_at, seat, name, text))
        self.connections.chat(self._chat[-1])

    def remember(self, said: list[SaidRecord]) -> None:
        """What was said here before, wherever this table was led."""
        for each in said:
            self._chat.append(Said(each.seat, each.name, each.text))
            self._said_at = each.at

    def unsay(self, seat: int) -> None:
        """Whoever sat there is to be forgotten."""
        for said in [each for each in self._chat if each.seat == seat]:
            self._chat.remove(said)

    def bots_say(self, phrases: list[str]) -> None:
        """By seat, one after the other; where bots do not wait for people, nobody reads what they say."""
        said = [(seat, text) for seat, text in enumerate(phrases) if text]
        for n, (seat, text) in enumerate(said if self.patience.bot_pause_ms else [], 1):
            self.later(n * SPEAK_MS, BotSpeaks(seat, text))

    def on_bot_speaks(self, message: BotSpeaks) -> None:
        if message.seat not in self.record.muted:
            self.utter(message.seat, message.text)

    def on_pace(self, connection: Connection, wish: SetPace) -> None:
        """For all at the table; whoever plays may say."""
        if not connection.seats:
            connection.fault("not-your-seat")
        elif self.record.pace != wish.pace and self.may_change(connection):
            self.record.pace = wish.pace
            self.save(RecordStored(self))

    # --- what is on the table ---

    def snapshot(self, events: list[Dated]) -> Snapshot:
        result = result_of(self.table, self.record)
        return Snapshot(self.table, events, self._clock.left_ms(), result, self._clocks_shown())

    def _clocks_shown(self) -> list[int]:
        return clocks_shown(self.record, self.clocks.standing(wall.now())) if self.clocks.any else []

    @property
    def abortable(self) -> bool:
        """Till everybody has moved nothing is lost; at an event the organiser decides."""
        moved = {line.mover for line in self.table.lines}
        return (
            self.status == "playing"
            and not self.record.event
            and not moved.issuperset(range(len(self.record.seats)))
        )

    def show(self, events: list[Dated]) -> None:
        """To everybody here, what happened and how the table stands now."""
        self.connections.show(self.snapshot(events))

    def welcome(self, connection: Connection, v: int) -> None:
        """To one who comes with version v: all that there is to know."""
        self.connections.enter(connection)
        self.follow_clock()
        moved = last_move(self.table.lines, connection.seats, self.record.hand_overs)
        may = connection.credits
        connection.tell(Welcome(list(connection.seats), moved, int(may.most), int(may.per_second)))
        connection.tell(self.info())
        self._show_alone(connection, v)
        for said in self._chat:
            connection.asides.chat(encode(Said(said.seat, said.name, said.text, before=True)))

    def on_lagged(self, message: Lagged) -> None:
        """One full frame for a connection that lost some."""
        message.connection.asides.news(b"")
        message.connection.tell(self.info())
        self._show_alone(message.connection, self.version)

    def _show_alone(self, connection: Connection, v: int) -> None:
        """The table, and what happened after version v, if all of that is still remembered."""
        if self.status != "waiting":
            moment = self.snapshot(self._events.since(v))
            connection.push(encode(moment.frame(connection.audience)))

    def follow_clock(self) -> None:
        somebody_plays = bool(self.connections.inside) and self.status == "playing"
        self._clock.follow(self.table.awaits, somebody_plays, self)
        self._note_clock()

    def _note_clock(self) -> None:
        """From time to time, so that after a kill no clock starts full."""
        if not self._clock.number:
            return
        (number, left), (noted, before) = self._clock.standing(), self.record.clock
        if not self.saving and (number != noted or abs(before - left) >= CLOCK_NOTED_MS):
            self.record.clock = number, left
            self._store.keep(self.record, Unasked())
        if self._clock.runs and not self._noting_clock:
            self._noting_clock = True
            self.later(CLOCK_NOTED_MS, NoteClock())

    def on_note_clock(self, message: NoteClock) -> None:
        self._noting_clock = False
        self._note_clock()
