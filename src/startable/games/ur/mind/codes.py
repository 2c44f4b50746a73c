"""Positions before a roll as numbers, and where each leads: what `solved.py` makes its table of.

A position is seen by the seat that rolls; turning the board round makes the two seats one.
"""

from array import array
from typing import Final

from mypy_extensions import i64

from startable.core.move import Move
from startable.core.movers import CHANCE
from startable.games.ur.box.board import FIELDS, PATHS
from startable.games.ur.rules.moves.turn import ROLLS
from startable.games.ur.rules.rules import UrRules
from startable.games.ur.state.state import ENDED, ROLLING, UrState, discs_of, owner, tower_of
from startable.games.ur.state.towers import find_tops

MOST_DISCS: Final = 3
"""Six discs of seven bits each and two hands of four bits leave the sign alone."""
WON: Final = -1
"""Where the seat that moved has won."""


def _turned_round() -> list[int]:
    """By field, the one that the other seat knows by the same name."""
    fields = [0] * FIELDS
    for mine, theirs in zip(PATHS[0], PATHS[1], strict=True):
        fields[mine], fields[theirs] = theirs, mine
    return fields


_SAME: Final = list(range(FIELDS))
_ROUND: Final = _turned_round()


def code(state: UrState) -> int:
    """The position as a number: each disc with its field from the roller's side, then the hands."""
    if state.phase == ENDED:
        return WON
    seat = state.turn
    fields = _ROUND if seat else _SAME
    flip: i64 = 2 if seat else 0
    total: i64 = 0
    for field in range(FIELDS):
        tower = state.towers[fields[field]]
        for disc in discs_of(tower):
            shown: i64 = disc
            place: i64 = field + 1
            total = total << 7 | place << 2 | (shown ^ flip)
    hands: i64 = state.hands[seat] << 4 | state.hands[1 - seat]
    return int(total << 8 | hands)


def position(rules: UrRules, code: int) -> UrState:
    """The position of this number: seat 0 is to roll, what is neither in hand nor on the board is out."""
    state = rules.start()
    state.phase = ROLLING
    state.hands = [code >> 4 & 15, code & 15]
    rest: i64 = code >> 8
    while rest:
        disc = int(rest & 3)
        field = int((rest >> 2 & 31) - 1)
        state.towers[field] = tower_of([disc, *discs_of(state.towers[field])])
        rest >>= 7
    state.out = [rules.choices.discs - state.hands[seat] - _on_board(state, seat) for seat in range(2)]
    find_tops(state)
    return state


def _on_board(state: UrState, seat: int) -> int:
    count = 0
    for tower in state.towers:
        count += len([disc for disc in discs_of(tower) if owner(disc) == seat])
    return count


def ways(rules: UrRules, codes: "array[int]") -> tuple["array[int]", bytearray]:
    """Where the moves of all these positions lead; for each position and roll, how many moves there are."""
    leads, counts = array("q"), bytearray()
    for each in codes:
        state = position(rules, each)
        for roll in ROLLS.moves:
            counts.append(_follow(rules, state.clone(), roll, leads))
    return leads, counts


def _follow(rules: UrRules, rolled: UrState, roll: Move[UrState], leads: "array[int]") -> int:
    roll.apply(rolled, CHANCE, None)
    moves = rules.legal(rolled, rolled.turn)
    for move in moves:
        world = rolled.clone()
        move.apply(world, rolled.turn, None)
        leads.append(code(world))
    return len(moves)
