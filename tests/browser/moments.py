"""Whole games as the page of one seat is told of them, frame by frame, for what the page's tests look at."""

from startable.bots import bot
from startable.core import CLOCK, Event, Stream
from startable.play.catalogue import AnyGame
from startable.play.table import Table
from startable.server.protocol import Frame
from startable.server.protocol.fields import NO_CLOCK
from startable.server.tables.snapshot import Snapshot

MOST = 800
"""Frames of one game: some go on for ever where nobody thinks."""


class Recorded:
    """A game that plays itself, and what its first seat sees."""

    def __init__(self, game: AnyGame, seats: int, name: str, seed: int) -> None:
        self._stream, self._bot = Stream(seed), bot(name)
        self._table = Table(game, game.turn_rules(seats), self._stream.below)
        self.frames: list[Frame] = []
        self._show([])

    def play(self) -> list[Frame]:
        while not self._table.over and len(self.frames) < MOST:
            events: list[Event] = []
            self._act(events)
            self._show(events)
        return self.frames

    def _act(self, events: list[Event]) -> None:
        table, awaits = self._table, self._table.awaits
        if awaits.chance:
            table.deal(events)
        elif awaits.each():
            seat = awaits.each()[self._stream.below(len(awaits.each()))]
            known = table.game.layout.hide(table.state, seat)
            table.play(seat, self._bot.choose(table.game, table.rules, known, self._stream), events)
        else:
            assert table.rules.time_up is not None
            table.play(CLOCK, table.rules.time_up, events)

    def _show(self, events: list[Event]) -> None:
        dated = [(len(self._table.lines), event) for event in events]
        self.frames.append(Snapshot(self._table, dated, NO_CLOCK).frame(((0,), "")))
