"""What learners see of one game of Space Maze, kept from look to look: tiles and cards seldom change."""

from mypy_extensions import i64

from startable.core.rules import Rules
from startable.core.sight import Kept, Sight
from startable.games.maze.forms.numbers import MOVES
from startable.games.maze.forms.observation import add_crews, add_dice, add_relic, cards, tiles
from startable.games.maze.state.state import MazeState


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
        self._cards = [_Cards() for _ in range(self.rules.seats)]

    def add_seen(self, pieces: list[bytes], state: MazeState, seat: int) -> None:
        self._look_at_tiles(state)
        pieces.append(self._tiles)
        add_crews(pieces, state, seat)
        add_dice(pieces, state, self._pool.row(state.pool))
        pieces.append(self._cards[seat].row(state, seat))
        pieces.append(self._points.row(state.turn.points))
        add_relic(pieces, state, seat)

    def _look_at_tiles(self, state: MazeState) -> None:
        worn = state.wearer is not None
        if state.faces is not self._faces or worn != self._worn:
            self._faces, self._worn, self._tiles = state.faces, worn, tiles(state)
