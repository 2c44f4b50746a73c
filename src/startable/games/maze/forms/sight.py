"""What learners see of one game of Space Maze, kept from look to look: tiles and cards seldom change."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from startable.core.rules import Rules
from startable.core.sight import Kept, Piece, Sight
from startable.games.maze.forms.numbers import MOVES
from startable.games.maze.forms.observation import (
    NO_CREWS,
    NO_PANELS,
    add_dice,
    add_relic,
    cards,
    crew_row,
    panel,
    signs_of,
    tiles,
)
from startable.games.maze.state.state import Crew, MazeState


@final
@mypyc_attr(acyclic=True)
class _Crew:
    """What everybody sees of one crew."""

    def __init__(self) -> None:
        self._where: i64 = -1
        self._has: i64 = -1
        self._row = b""
        self.shown = b""

    def row(self, crew: Crew) -> bytes:
        places = crew.places
        where: i64 = crew.dock
        where = where << 8 | places[0]
        where = where << 8 | places[1]
        where = where << 8 | places[2]
        if where != self._where:
            self._where, self._row = where, crew_row(crew)
        return self._row

    def panel(self, state: MazeState, who: int) -> bytes:
        crew = state.crews[who]
        cards = crew.hand.size()
        has: i64 = crew.tokens
        has = (has << 8 | cards) << 16 | signs_of(state, who)
        if has != self._has:
            self._has, self.shown = has, panel(state, who, cards)
        return self.shown


@final
@mypyc_attr(acyclic=True)
class _Cards:
    """Those that one seat sees, with all that they follow from."""

    def __init__(self) -> None:
        self._hand: list[int] = []
        self._discard: list[int] = []
        self._active: i64 = 0
        self._row = b""

    def row(self, state: MazeState, seat: int) -> bytes:
        hand, discard = state.crews[seat].hand.counts, state.discard.counts
        active: i64 = _active_cards(state)
        if active != self._active or hand != self._hand or discard != self._discard:
            self._hand, self._discard, self._active = hand.copy(), discard.copy(), active
            self._row = cards(state, seat)
        return self._row


def _active_cards(state: MazeState) -> i64:
    """The cards on all panels, as one number."""
    found: i64 = 0
    for crew in state.crews:
        first: i64 = crew.panel.first_card
        second: i64 = crew.panel.second_card
        found = found << 10 | (first + 1) << 5 | (second + 1)
    return found


class MazeSight(Sight[MazeState]):
    def __init__(self, rules: Rules[MazeState]) -> None:
        super().__init__(rules, MOVES)
        self.forget()

    def forget(self) -> None:
        self._faces: tuple[int, ...] = ()
        self._worn = False
        self._tiles = b""
        self._pool = Kept()
        self._points = Kept()
        self._crews = tuple([_Crew() for _ in range(self.rules.seats)])
        self._cards = tuple([_Cards() for _ in range(self.rules.seats)])

    def fetch(self, state: MazeState) -> i64:
        found: i64 = state.turn.points[0] + state.pool[0] + state.pile.unknown + state.discard.unknown
        for crew in state.crews:
            found += crew.places[0] + crew.hand.unknown
        for kept in self._crews:
            found += len(kept.shown)
        return found

    def add_seen(self, pieces: list[Piece], state: MazeState, seat: int) -> None:
        self._look_at_tiles(state)
        pieces.append(self._tiles)
        self._add_crews(pieces, state, seat)
        add_dice(pieces, state, self._pool.row(state.pool))
        pieces.append(self._cards[seat].row(state, seat))
        pieces.append(self._points.row(state.turn.points))
        add_relic(pieces, state, seat)

    def _add_crews(self, pieces: list[Piece], state: MazeState, seat: int) -> None:
        seats = state.seats
        around = [(seat + offset) % seats for offset in range(seats)]
        for who in around:
            pieces.append(self._crews[who].row(state.crews[who]))
        pieces.append(NO_CREWS[seats])
        for who in around:
            pieces.append(self._crews[who].panel(state, who))
        pieces.append(NO_PANELS[seats])

    def _look_at_tiles(self, state: MazeState) -> None:
        worn = state.wearer is not None
        if state.faces is not self._faces or worn != self._worn:
            self._faces, self._worn, self._tiles = state.faces, worn, tiles(state)
