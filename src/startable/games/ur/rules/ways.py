"""Which ways are open: the numbers of all legal travels, as bits of one mask (UR-204 to UR-211).

Listing moves costs more than making one; so whoever wants a single one, or only a mask, asks for the bits.
"""

from typing import Final

from mypy_extensions import i64

from startable.core.bits import ones
from startable.core.move import Move
from startable.games.ur.box.board import LAST, PATHS
from startable.games.ur.rules.moves.travel import (
    BACKWARD,
    ENTER,
    FIRST_BACKWARD,
    FIRST_FORWARD,
    FORWARD,
    LEAVE_BLUE,
    LEFT_BLUE,
    REENTER,
)
from startable.games.ur.state.state import UrState
from startable.games.ur.state.towers import prisoners

_ENTER: Final = 1 << 1
_REENTER: Final = 1 << 2
_LEAVE_BLUE: Final = 1 << LEAVE_BLUE
_STEPS: Final[i64] = (1 << LAST + 1) - 1
_BACK: Final[i64] = FIRST_BACKWARD
_BASE_1: Final[i64] = LAST


def ways(state: UrState, seat: int) -> i64:
    """Discs enter, go forward, and if they are red go back or come in again from base-1; or there is none."""
    roll: i64 = state.roll
    ahead: i64 = state.tops_of(seat) & _STEPS >> roll  # it leads no further than base-1
    red: i64 = state.reds_of(seat)
    back: i64 = red >> roll << roll  # nor back to less than home-1
    found: i64 = ahead << FIRST_FORWARD | back << _BACK | (red >> _BASE_1) << 2
    if state.hands[seat] > 0:
        found |= _ENTER
    return _by_choices(state, seat, found) if state.choices.of_ways else found


def _by_choices(state: UrState, seat: int, found: i64) -> i64:
    """What the options of a table take away, or add."""
    choices = state.choices
    if choices.six_skips and state.roll == 6:
        return 0
    left = found
    if choices.red_back_alone:
        left = _alone(state, seat, left)
    if choices.red_by_choice and left >> FIRST_FORWARD & ~state.reds_of(seat) & 1 << LAST - state.roll:
        left |= _LEAVE_BLUE
    return _low_enough(state, seat, left) if choices.tower_limit else left


def _alone(state: UrState, seat: int, found: i64) -> i64:
    """UR-603: no red disc goes back with prisoners."""
    left = found
    for src in range(state.roll, LAST + 1):
        way: i64 = 1 << FIRST_BACKWARD + src
        if left & way and prisoners(state.towers[PATHS[seat][src]]):
            left &= ~way
    return left


def _low_enough(state: UrState, seat: int, found: i64) -> i64:
    """UR-604: no tower grows beyond the limit."""
    left: i64 = 0
    for move in listed(found, state.roll):
        if move.check(state, seat) is None:
            left |= 1 << move.index
    return left


def listed(ways: i64, roll: int) -> list[Move[UrState]]:
    """Enter, then disc by disc from the start of the path."""
    moves: list[Move[UrState]] = []
    if ways & _ENTER:
        moves.append(ENTER[roll])
    ahead: i64 = ways >> FIRST_FORWARD & _STEPS
    back: i64 = ways >> FIRST_BACKWARD & _STEPS
    src = 0
    while ahead | back:
        if ahead & 1:
            # Turning red comes second: who shows one move for each way shows that one.
            if ways & _LEAVE_BLUE and src + roll == LAST:
                moves.append(LEFT_BLUE[roll])
            moves.append(FORWARD[roll][src])
        if back & 1:
            moves.append(BACKWARD[roll][src])
        ahead >>= 1
        back >>= 1
        src += 1
    if ways & _REENTER:
        moves.append(REENTER[roll])
    return moves


def nth(ways: i64, roll: int, number: i64) -> Move[UrState]:
    """The move at this place of the list, which is not made."""
    if ways & _LEAVE_BLUE:
        return listed(ways, roll)[number]
    left: i64 = number - (ways >> 1 & 1)
    if left < 0:
        return ENTER[roll]
    ahead: i64 = ways >> FIRST_FORWARD & _STEPS
    back: i64 = ways >> FIRST_BACKWARD & _STEPS
    discs: i64 = ahead | back
    while discs:
        disc: i64 = discs & -discs
        left -= 1 if ahead & disc else 0
        if left < 0:
            return FORWARD[roll][ones(disc - 1)]
        left -= 1 if back & disc else 0
        if left < 0:
            return BACKWARD[roll][ones(disc - 1)]
        discs ^= disc
    return REENTER[roll]
