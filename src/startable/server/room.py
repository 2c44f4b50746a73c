"""A room: the single writer of its table.

Everything that wants something of the table waits in one inbox: links, bots, timers. One thing is done at
a time; what changes the table is durable before anybody hears of it.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Literal

from startable.core import CHANCE, CLOCK, Event, Move, Refusal, Unreadable
from startable.play.catalogue import game
from startable.play.fair import FairDealer
from startable.play.lines import Line, read_line, write_line
from startable.play.table import Table
from startable.server import showing
from startable.server.clock import TableClock
from startable.server.hands import Hands
from startable.server.inbox import Inbox, Job
from startable.server.link import Link, encode
from startable.server.memory import Answers, Dated, Lately
from startable.server.presence import Presence
from startable.server.protocol import MoveIn, Refused, RoomInfo, Said, Welcome, Why
from startable.server.records import LineRecord, TableRecord
from startable.server.showing import Showing
from startable.server.store import Store

SAID = 50
"""How much of the chat a room remembers for those who come back."""

Changed = Callable[["Room"], None]
Status = Literal["waiting", "playing", "over"]


class Room:
    def __init__(
        self, record: TableRecord, lines: list[LineRecord], store: Store, presence: Presence, changed: Changed
    ) -> None:
        self.record = record
        self.game = game(record.game)
        self.rules = self.game.rules(len(record.seats), record.options)
        self.guests: set[Link] = set()
        """Whoever is connected, also those whose hello still waits."""
        self.links: set[Link] = set()
        self.presence = presence
        self.said: deque[Said] = deque(maxlen=SAID)
        self.rematch: set[int] = set()
        self.thinking: set[int] = set()
        """Seats whose bot was asked and has not answered yet."""
        self.waits: dict[int, int] = {}
        """By seat, how often in a row its bot would rather wait."""
        self.clock = TableClock(lambda number: self.post(lambda: self.time_up(number)))
        self._hands = Hands()
        self._store = store
        self._changed = changed
        self.inbox = Inbox(record.id, self.fail)
        self._answers = Answers()
        self._lately = Lately()
        self.table = self._load(lines)

    def _load(self, lines: list[LineRecord]) -> Table:
        """The table as its lines leave it; the dealer goes on at the next place of its stream."""
        parsed = [read_line(self.game, line.text) for line in lines]
        place = sum(line.mover == CHANCE for line in parsed)
        table = Table(self.game, self.rules, self._dealer(place).pick)
        for number, (line, stored) in enumerate(zip(parsed, lines, strict=True), 1):
            self._replay(table, line, number)
            if stored.tag:
                self._answers.made(stored.tag, number)
        return table

    def _dealer(self, place: int) -> FairDealer:
        salts = [seat.salt for seat in self.record.seats]
        return FairDealer(bytes.fromhex(self.record.seed), self.record.id, salts, place)

    def _replay(self, table: Table, line: Line, v: int) -> None:
        events: list[Event] = []
        if refusal := table.play(line.mover, line.move, events):
            raise ValueError(f"the journal of {self.record.id} breaks {refusal.rule} in line {v}")
        self._lately.add([(v, event) for event in events])

    # --- the inbox ---

    def post(self, job: Job) -> None:
        """Puts something to do into the inbox; it is done when its turn comes."""
        self.inbox.post(job)

    def save(self, then: Job) -> None:
        """Makes the record durable, then goes on."""
        self.inbox.busy = True
        self._store.keep(self.record, lambda error: self.inbox.stored(error, then))

    def fail(self) -> None:
        """What is in memory may not be what is stored: forget it; links come back to a fresh room."""
        self.inbox.broken = True
        for link in self.guests | self.links:
            link.close(1012)
        self._changed(self)

    # --- playing ---

    @property
    def status(self) -> Status:
        if not self.record.started:
            return "waiting"
        return "over" if self.table.over else "playing"

    def start(self) -> None:
        """Once every seat is taken and has given its salt."""
        self.table.pick = self._dealer(0).pick
        self.record.started = True
        self.save(self._started)

    def _started(self) -> None:
        self.inform()
        self.wake()
        if not self.inbox.busy:
            self.broadcast([])

    def wake(self) -> None:
        """Goes on where the table stands: chance acts, clocks run, bots think."""
        if self.status == "playing" and self.rules.awaits(self.table.state).chance:
            self._go_on(len(self.table.lines), [], "", lambda: None)
        else:
            self.follow_clock()
            self.poke()

    def move(self, link: Link, message: MoveIn) -> None:
        tag = f"{message.seat}/{link.client}/{message.n}"
        if tag in self._answers:
            self._answer(link, tag, message.n)
        elif self._may_play(link, message.seat) and tag != self._hands.held(message.seat):
            too_soon = Refused(message.n, self.rules.pace_rule, "hand-busy", {})
            lag = link.lag.one_way_ms()
            self.in_time(
                message.seat, tag, lag, lambda: self._try(link, message, tag), lambda: link.tell(too_soon)
            )

    def _answer(self, link: Link, tag: str, n: int) -> None:
        answer = self._answers.to(tag, n)
        if answer is not None:
            link.tell(answer)

    def in_time(self, seat: int, tag: str, lag_ms: float, act: Job, too_soon: Job) -> None:
        """At once; in a race, when the hand is free and the lines are made equal."""
        if not self.racing:
            act()
        elif self._hands.held(seat) is not None:
            too_soon()
        else:
            delay = self._hands.hold(seat, tag, lag_ms)
            asyncio.get_running_loop().call_later(delay, self.post, lambda: self._decide(seat, act))

    def _decide(self, seat: int, act: Job) -> None:
        self._hands.release(seat)
        act()

    @property
    def pace_ms(self) -> int:
        return self.rules.awaits(self.table.state).pace_ms

    @property
    def racing(self) -> bool:
        return self.pace_ms > 0

    def _may_play(self, link: Link, seat: int) -> bool:
        if seat not in link.seats:
            link.fault("not-your-seat")
        elif self.status == "waiting":
            link.fault("not-started")
        elif self.record.seats[seat].stand_in:
            link.fault("bot-plays-for-you")
        else:
            return True
        return False

    def _try(self, link: Link, message: MoveIn, tag: str) -> None:
        try:
            move = self.game.move(message.kind, message.args)
        except Unreadable as error:
            link.fault(error.fact, **error.details)
            return
        refusal = self.make(message.seat, move, tag, lambda: self._answer(link, tag, message.n))
        if refusal is not None:
            self._answers.refuse(tag, Refused(message.n, refusal.rule, refusal.fact, refusal.args))
            self._answer(link, tag, message.n)

    def make(self, mover: int, move: Move[Any], tag: str = "", then: Job = lambda: None) -> Refusal | None:
        """Makes a move and all that follows from it, or tells why not."""
        pace = self.pace_ms
        events: list[Event] = []
        refusal = self.table.play(mover, move, events)
        if refusal is None:
            self._hands.moved(mover, pace)
            self._go_on(len(self.table.lines) - 1, events, tag, then)
        return refusal

    def time_up(self, number: int) -> None:
        """The clock ran out; too late if the game no longer waits for that clock."""
        awaits = self.rules.awaits(self.table.state)
        if awaits.clock_ms and awaits.clock == number and self.rules.time_up is not None:
            self.make(CLOCK, self.rules.time_up)

    def poke(self) -> None:
        """Whoever plays by itself may be awaited now."""
        self._changed(self)

    def plays_itself(self, seat: int) -> bool:
        record = self.record.seats[seat]
        return record.kind == "bot" or record.stand_in

    def _go_on(self, first: int, events: list[Event], tag: str, then: Job) -> None:
        """After the line at index `first`: chance settles, all becomes durable, then everybody hears."""
        dated = [(len(self.table.lines), event) for event in events]
        dated += self._settle()
        lines = [LineRecord(write_line(self.game, line)) for line in self.table.lines[first:]]
        if tag:
            lines[0].tag = tag
        self.inbox.busy = True
        self._store.append(
            self.record.id,
            first + 1,
            lines,
            lambda error: self.inbox.stored(error, lambda: self._announce(first + 1, tag, dated, then)),
        )

    def _settle(self) -> list[Dated]:
        """Like Table.settle, with each event dated by its own line."""
        dated: list[Dated] = []
        while self.table.rules.awaits(self.table.state).chance:
            events: list[Event] = []
            self.table.deal(events)
            dated += [(len(self.table.lines), event) for event in events]
        return dated

    def _announce(self, v: int, tag: str, dated: list[Dated], then: Job) -> None:
        """It is durable: everybody may hear of it."""
        if tag:
            self._answers.made(tag, v)
        self._lately.add(dated)
        then()
        self.follow_clock()
        self.broadcast(dated)
        self.finish()
        self._changed(self)

    def follow_clock(self) -> None:
        self.clock.follow(self.rules.awaits(self.table.state), bool(self.links) and self.status != "waiting")

    def finish(self) -> None:
        """Notes in the record that the game is over, once it is."""
        if self.table.over and not self.record.over:
            self.record.over = True
            self.save(self.inform)

    def why(self, link: Link, message: Why) -> None:
        """The refusal that a move would meet; an empty rule if it would be allowed."""
        if not self._may_play(link, message.seat):
            return
        try:
            move = self.game.move(message.kind, message.args)
        except Unreadable as error:
            link.fault(error.fact, **error.details)
            return
        refusal = self.rules.check(self.table.state, message.seat, move)
        rule, fact, args = (refusal.rule, refusal.fact, refusal.args) if refusal else ("", "allowed", {})
        link.tell(Refused(message.n, rule, fact, args))

    # --- showing ---

    def broadcast(self, events: list[Dated]) -> None:
        """One frame for each audience, encoded once."""
        made: dict[tuple[int, ...], bytes] = {}
        moment = Showing(self.table, events, self.clock.left_ms())
        for link in self.links:
            if link.seats not in made:
                made[link.seats] = encode(moment.frame(link.seats))
            link.push(made[link.seats])

    def full_frame(self, link: Link, v: int) -> bytes:
        """All that a link needs after version v: the events too, if all of them are still remembered."""
        return encode(Showing(self.table, self._lately.since(v), self.clock.left_ms()).frame(link.seats))

    def catch_up(self, link: Link) -> None:
        """One full frame for a link that lost some."""
        link.tell(self.info())
        if self.status != "waiting":
            link.push(self.full_frame(link, len(self.table.lines)))

    def welcome(self, link: Link, v: int) -> None:
        self.links.add(link)
        self.follow_clock()
        link.tell(Welcome(list(link.seats)))
        link.tell(self.info())
        for said in self.said:
            link.tell(said)
        if self.status != "waiting":
            link.push(self.full_frame(link, v))

    def info(self) -> RoomInfo:
        away = self.presence.away(self.record) if self.status == "playing" else {}
        seats = showing.seat_infos(self.record, self.game.colours, self.presence.here(), away)
        watchers = sum(not link.seats for link in self.links)
        return showing.room_info(self.record, seats, self.status, watchers, sorted(self.rematch))

    def inform(self) -> None:
        self.send_all(self.info())

    def send_all(self, message: Any) -> None:
        data = encode(message)
        for link in self.links:
            link.push(data)
