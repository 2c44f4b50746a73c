"""A moment of a table, as frames for its audiences."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Raw

from startable.core import NOBODY, OVER, View, seats_in
from startable.play.table import Table
from startable.play.words import words
from startable.server.protocol import Choice, Ended, Frame, Happened
from startable.server.socket.connection import Audience, encode
from startable.server.tables import in_words
from startable.server.tables.recent import Dated


class Snapshot:
    """What several audiences share is made once."""

    def __init__(
        self,
        table: Table,
        events: Iterable[Dated],
        clock_ms: int,
        result: Ended | None = None,
        clocks: Sequence[int] = (),
    ) -> None:
        """`result`: how the game ended, if not as the rules say."""
        self._table = table
        self._events = list(events)
        self._clock_ms = clock_ms
        self._clocks = list(clocks)
        self._awaits = table.awaits if result is None else OVER
        self._scores = table.rules.scores(table.state)
        self._result = ended(table) if result is None else result
        self._seen: dict[int, tuple[View, Any, list[Happened]]] = {}
        """By eye: the view, plain and encoded, and the events."""

    def frame(self, audience: Audience) -> Frame:
        """For a connection with these seats and this language; without seats it watches."""
        seats, language = audience
        in_turn = self._in_turn(seats)
        own = in_turn[0] if in_turn else NOBODY
        view, encoded, events = self._through(own)
        frame = Frame(
            v=len(self._table.lines),
            events=events,
            view=encoded,
            legal=[choice for seat in in_turn for choice in self._choices(seat)],
            awaits=self._awaits.each(),
            scores=self._scores,
            result=self._result,
            clock_ms=self._clock_ms,
            clocks=self._clocks,
        )
        if language:
            self._put_in_words(frame, view, own, language)
        return frame

    def _in_turn(self, seats: tuple[int, ...]) -> Sequence[int]:
        """Those whom the game waits for come first: at a shared screen theirs is the turn, and the eyes."""
        if len(seats) < 2:
            return seats
        awaited = [seat for seat in seats if self._awaits.waits_for(seat)]
        return awaited + [seat for seat in seats if seat not in awaited]

    def _through(self, eye: int) -> tuple[View, Any, list[Happened]]:
        """Where nothing is hidden, everybody sees what a watcher sees."""
        game = self._table.game
        if game.layout.open:
            eye = NOBODY
        if eye not in self._seen:
            view = game.view(game.layout.hide(self._table.state, eye))
            self._seen[eye] = view, Raw(encode(view)), happened(self._events, eye)
        return self._seen[eye]

    def _choices(self, seat: int) -> list[Choice]:
        if not self._awaits.mover(seat):
            return []
        moves = self._table.rules.legal(self._table.state, seat)
        return [Choice(seat, move.kind, list(move.args()), move.text()) for move in moves]

    def _put_in_words(self, frame: Frame, view: View, seat: int, language: str) -> None:
        """For a page that has no board for this game."""
        game, said = self._table.game, words(language)
        frame.board = in_words.board(game, view, seat, said)
        for choice in frame.legal:
            choice.words = in_words.move(game, game.move(choice.kind, choice.args), said)


def happened(events: Iterable[Dated], eye: int) -> list[Happened]:
    return [Happened(v, event.what, event.seen_by(eye)) for v, event in events]


def ended(table: Table) -> Ended | None:
    result = table.rules.result(table.state)
    return Ended(seats_in(result.winners), result.rule) if result else None
