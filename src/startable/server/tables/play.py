"""The part of a room that plays: moves of people, bots and the clock, stored first and then announced."""

import asyncio
import time
from typing import Any

from startable.core import CLOCK, Event, Move, Refusal, Unreadable
from startable.play.lines import write_line
from startable.server import wall
from startable.server.metrics import MOVES, MOVES_REFUSED
from startable.server.people.characters import character
from startable.server.protocol import Hold, MoveIn, Refused, Skip, Why
from startable.server.socket.connection import Connection
from startable.server.storage.records import LineRecord, TableRecord
from startable.server.storage.store import Store
from startable.server.tables.bots import WAIT_S, BotSeats, Thinkers, thought
from startable.server.tables.calling import Calling
from startable.server.tables.calls import Caller
from startable.server.tables.loading import dealer
from startable.server.tables.messages import (
    AnswerDue,
    Attempt,
    AttemptDue,
    BotAnswered,
    BotFailed,
    BotsDue,
    HandsDue,
    TimeUp,
)
from startable.server.tables.patience import Patience
from startable.server.tables.race import Race
from startable.server.tables.recent import Dated, dated
from startable.server.tables.results import noted
from startable.server.tables.stall import Stall
from startable.server.tables.stored import LinesStored, RecordStored, StartStored


class Play(Calling):
    def __init__(
        self,
        record: TableRecord,
        lines: list[LineRecord],
        store: Store,
        desk: Thinkers,
        patience: Patience,
        caller: Caller,
    ) -> None:
        super().__init__(record, lines, store, patience, caller)
        self._desk = desk
        self._race = Race()
        self._in_hand: dict[int, Attempt] = {}
        """By seat, what its hand does in a race until that is due."""
        self._bots = BotSeats(record, self.seating, patience.bot_pause_ms)
        self._stall = Stall()
        self._salts_due = False
        """Does a timer run until whoever has not shown their salt withholds it?"""
        self.asked_at = 0.0
        """When what is dealt with now came."""

    # --- beginning and going on ---

    def start(self) -> None:
        """Once every seat is taken, and has shown its salt or withholds it."""
        self.dice.close()
        self.table.pick = dealer(self.record).pick
        self.record.started, self.record.touched = True, wall.now()
        self.follow_time(wall.now())
        self.save(StartStored(self))

    def on_start_stored(self, message: StartStored) -> None:
        self.clocks.shown(wall.now())
        self.inform()
        self.bots_say([character(seat.character).greeting for seat in self.record.seats])
        if not self.go_on():
            self.show([])

    def go_on(self) -> bool:
        """Where the table stands: chance acts, which shows everybody the table; or clocks run, bots think."""
        chance = self.status == "playing" and self.table.awaits.chance
        if chance:
            self._store_step(self.version, [], None)
        else:
            self.follow_clock()
            self.look_later()
            self.ask_bots()
        return chance

    def finish(self) -> None:
        """Notes in the record that the game is over, once it is."""
        if self.table.over and not self.record.over:
            self.record.over, self.record.ended = True, time.time()
            self.note_result()
            self.call_over()
            self.bots_say([character(seat.character).farewell for seat in self.record.seats])
            self.save(RecordStored(self))

    def note_result(self) -> None:
        """In the record, for whoever looks at it without the game."""
        if self.record.result is None:
            self.record.result = noted(self.table, self.record)

    # --- moves ---

    def on_move(self, connection: Connection, wish: MoveIn) -> None:
        attempt = Attempt(wish.seat, wish.kind, wish.args, connection, wish.n, self.asked_at)
        if attempt.tag in self._answers:
            self._answer(attempt)
        elif self._may_play(connection, wish.seat) and attempt.tag != self._race.held(wish.seat):
            self._in_time(attempt)

    def _may_play(self, connection: Connection, seat: int) -> bool:
        if seat not in connection.seats:
            connection.fault("not-your-seat")
        elif self.status == "waiting":
            connection.fault("not-started")
        elif self.old_rules:
            connection.fault("rules-changed", given=self.record.version, have=self.game.version)
        elif self.record.seats[seat].stand_in:
            connection.fault("bot-plays-for-you")
        elif self.record.end is not None:
            connection.fault("not-playing")
        else:
            return True
        return False

    def _in_time(self, attempt: Attempt) -> None:
        """At once; in a race, when the hand is free and the lines are made equal."""
        if not self.table.awaits.pace_ms:
            self._try(attempt)
        elif self._race.held(attempt.seat) is not None:
            self._too_soon(attempt)
        else:
            lag_ms = attempt.connection.one_way_ms() if attempt.connection else 0.0
            delay = self._race.hold(attempt.seat, attempt.tag, lag_ms)
            self._in_hand[attempt.seat] = attempt
            asyncio.get_running_loop().call_later(delay, self.post, HandsDue())

    def _too_soon(self, attempt: Attempt) -> None:
        if attempt.connection is None:
            self.ask_bots()
        else:
            attempt.connection.tell(Refused(attempt.n, self.table.rules.pace_rule, "hand-busy", {}))

    def on_hands_due(self, message: HandsDue) -> None:
        """All that are due by now, in the order of the race."""
        for seat in self._race.due():
            self.post(AttemptDue(self._in_hand.pop(seat)))

    def on_attempt_due(self, message: AttemptDue) -> None:
        self._race.release(message.attempt.seat)
        self._try(message.attempt)

    def _try(self, attempt: Attempt) -> None:
        if attempt.connection is None and not self.seating.plays_itself(attempt.seat):
            self.ask_bots()
            return
        if self.clocks.is_late(attempt.seat, attempt.at, attempt.forgiven_ms):
            self._too_late(attempt)
            return
        try:
            move = self.game.move(attempt.kind, attempt.args)
        except Unreadable as error:
            self._unreadable(attempt, error)
            return
        if refusal := self._make(attempt.seat, move, attempt):
            self._refuse(attempt, refusal)

    def _too_late(self, attempt: Attempt) -> None:
        """Their time was up; a timer tells the table so, unless it has already."""
        if attempt.connection is not None:
            attempt.connection.fault("time-is-up")
        self.look_later()

    def _unreadable(self, attempt: Attempt, error: Unreadable) -> None:
        """A person is told; of a bot it is a bug."""
        if attempt.connection is None:
            raise error
        attempt.connection.fault(error.fact, **error.details)

    def _refuse(self, attempt: Attempt, refusal: Refusal) -> None:
        if attempt.connection is None:
            self.ask_bots()
        else:
            MOVES_REFUSED.inc()
            self._answers.refuse(attempt.tag, _refused(attempt.n, refusal))
            self._answer(attempt)

    def _answer(self, attempt: Attempt) -> None:
        """What was answered to this move, now or when it came for the first time."""
        answer = self._answers.to(attempt.tag, attempt.n)
        if answer is not None and attempt.connection is not None:
            attempt.connection.tell(answer)

    def on_why(self, connection: Connection, question: Why) -> None:
        """The refusal that a move would meet; an empty rule if it would be allowed."""
        if not self._may_play(connection, question.seat):
            return
        try:
            move = self._meant(question)
        except Unreadable as error:
            connection.fault(error.fact, **error.details)
            return
        refusal = self.table.refusal(question.seat, move)
        connection.tell(_refused(question.n, refusal or Refusal("", "allowed", {})))

    def _meant(self, question: Why) -> Move[Any]:
        """The move as typed, or by its kind and fields."""
        if question.text:
            return self.game.read_move(question.text)
        return self.game.move(question.kind, question.args)

    # --- a step: made, stored, announced ---

    def _make(self, mover: int, move: Move[Any], attempt: Attempt | None = None) -> Refusal | None:
        """Makes a move and all that follows from it, or tells why not."""
        pace_ms = self.table.awaits.pace_ms
        events: list[Event] = []
        refusal = self.table.play(mover, move, events)
        if refusal is None:
            self._stall.moved(mover)
            if attempt is not None:
                self.clocks.moved(mover, attempt.at, attempt.forgiven_ms)
            self._race.moved(mover, pace_ms)
            self._store_step(self.version - 1, dated(self.version, events), attempt)
        return refusal

    def _store_step(self, first: int, events: list[Dated], attempt: Attempt | None) -> None:
        """After the line at index `first`: chance settles, and all of it goes to the store."""
        events += self._settle()
        now, mover = wall.now(), self.table.lines[first].mover
        lines = [LineRecord(write_line(self.game, line), "", now) for line in self.table.lines[first:]]
        if attempt is not None:
            lines[0].tag = attempt.tag
        self._since.follow(self.table.awaits.each(), mover, now)
        self.follow_time(now)
        self.saving = True
        stored = LinesStored(self, first + 1, events, attempt)
        self._store.append(self.record.id, first + 1, lines, stored, self.record if self.clocks.any else None)

    def _settle(self) -> list[Dated]:
        """Chance acts as long as it is awaited; each event is dated by its own line."""
        found: list[Dated] = []
        events: list[Event] = []
        while self.table.deal(events):
            found += dated(self.version, events)
            events = []
        return found

    def on_lines_stored(self, message: LinesStored) -> None:
        """It is durable: everybody may hear of it."""
        attempt = message.attempt
        MOVES.observe(time.perf_counter() - message.began)
        self._events.add(message.events)
        if attempt is not None and attempt.tag:
            self._answers.made(attempt.tag, message.v)
            self._answer(attempt)
        self.clocks.shown(wall.now())
        self.follow_clock()
        self.look_later()
        self._bots.happened(self.table, self.table.lines[message.v - 1].mover, len(message.events))
        self._stall.follow(self.table.awaits.each())
        self.show(message.events)
        self.call_in_turn()
        self.finish()
        self.ask_bots()

    def on_time_up(self, message: TimeUp) -> None:
        """The clock ran out; too late if the game no longer waits for that clock."""
        awaits, time_up = self.table.awaits, self.table.rules.time_up
        if awaits.clock_ms and awaits.clock == message.clock and time_up is not None:
            self._make(CLOCK, time_up)

    # --- bots ---

    def ask_bots(self) -> None:
        """Those whose turn it is; they rest while nobody is here."""
        if self.status != "playing" or not (self.connections.inside or self._plays_alone()):
            return
        for seat in self._bots.to_ask(self.table.awaits.each()):
            may_wait = self._bots.may_wait(self.table, seat)
            self._bots.wait(self.table, seat, self.presence.here() & self.seating.people())
            self._desk.ask(thought(self.record, self.table, seat, may_wait), self)

    def _plays_alone(self) -> bool:
        """Where time counts, bots do not wait until people come to see it; if any are still to come."""
        return self.clocks.any and bool(self.seating.people())

    def on_bot_answered(self, message: BotAnswered) -> None:
        """It acts once people have seen what came before."""
        due, wait_ms = AnswerDue(message), self._bots.hold(message)
        if wait_ms:
            self.later(wait_ms, due)
        else:
            self.on_answer_due(due)

    def on_answer_due(self, message: AnswerDue) -> None:
        if not self._bots.holds(message.answer):
            return
        if wait_ms := self._bots.due_ms(message.answer.seat):
            self.later(wait_ms, message)
        else:
            self._bots.answered(message.answer.seat)
            self._act(message.answer)

    def _act(self, message: BotAnswered) -> None:
        """A move, or none if the bot would rather wait. If it comes too late, it is forgotten."""
        seat = message.seat
        if not self.seating.plays_itself(seat) or not self.table.awaits.mover(seat):
            return
        if message.kind:
            self._bots.acted(seat)
            self._in_time(Attempt(seat, message.kind, message.args))
        else:
            self._bots.waited(seat)
            asyncio.get_running_loop().call_later(WAIT_S, self.post, BotsDue())

    def on_bot_failed(self, message: BotFailed) -> None:
        """It is asked again; the desk has waited a while before it told us."""
        self._bots.answered(message.seat)
        self.ask_bots()

    def on_bots_due(self, message: BotsDue) -> None:
        self.ask_bots()

    def on_skip(self, connection: Connection, wish: Skip) -> None:
        """Only whoever plays against bots alone: others may still be looking."""
        if self._alone(connection):
            for answer in self._bots.skip():
                self.post(AnswerDue(answer))

    def on_hold(self, connection: Connection, wish: Hold) -> None:
        """Only whoever plays against bots alone: nobody else is held up."""
        if connection.seats and self._alone(connection) and not self.table.rules.races:
            for answer in self._bots.read(wish.ms):
                self.post(AnswerDue(answer))

    def _alone(self, connection: Connection) -> bool:
        return self.seating.people() <= set(connection.seats)


def _refused(n: int, refusal: Refusal) -> Refused:
    return Refused(n, refusal.rule, refusal.fact, refusal.args)
