"""The turn: what follows what, and how the game ends (UR-2xx, UR-5xx)."""

from typing import Final

from mypy_extensions import i64

from startable.core.event import Event
from startable.core.movers import NOBODY
from startable.core.rules import CHANCE_NEXT, OVER, Awaits
from startable.games.ur.box.board import LAST
from startable.games.ur.state.state import ENDED, MOVING, ROLLING, UrState

SEAT_NEXT: Final = [Awaits(1), Awaits(2)]
_BEFORE_BASE_1: Final[i64] = (1 << LAST) - 1


def awaited(state: UrState) -> Awaits:
    if state.phase == MOVING:
        return SEAT_NEXT[state.turn]
    return OVER if state.phase == ENDED else CHANCE_NEXT


def begin_turn(state: UrState, seat: int) -> None:
    state.phase = ROLLING
    state.turn = seat
    state.roll = 0


def end_turn(state: UrState, seat: int, out: list[Event] | None) -> None:
    """After a move: the mover may have won (UR-502) or lost (UR-606), or the turns are used up (UR-601)."""
    other = 1 - seat
    state.turns += 1
    if not can_ever_move(state, other):
        _end(state, seat, Event("won", {"seat": seat}), out)
    elif state.choices.red_by_choice and not can_ever_move(state, seat):
        _end(state, other, Event("won", {"seat": other}), out)
    elif 0 < state.choices.draw_after <= state.turns:
        _end(state, NOBODY, Event("drawn", {"turns": state.turns}), out)
    else:
        begin_turn(state, other)


def can_ever_move(state: UrState, seat: int) -> bool:
    """UR-502: a disc in hand, or one on top of some tower, unless it was left blue on base-1 (UR-606)."""
    return state.hands[seat] > 0 or state.tops_of(seat) & _BEFORE_BASE_1 | state.reds_of(seat) != 0


def _end(state: UrState, winner: int, event: Event, out: list[Event] | None) -> None:
    state.phase = ENDED
    state.roll = 0
    state.winner = winner
    if out is not None:
        out.append(event)
