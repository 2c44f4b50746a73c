"""UR with few discs, solved: the exact chance to win in every position that can come about.

A position is what stands before a roll, seen by the seat that rolls; turning the board round makes the two
seats one. All positions are found first, with where each move of each roll leads; then their values are
made to agree with each other, one sweep after another, until nothing changes any more.
"""

from typing import Final

from mypy_extensions import i64

from startable.core.move import Move
from startable.core.movers import CHANCE
from startable.games.ur.board import FIELDS, PATHS
from startable.games.ur.moves.turn import ROLLS
from startable.games.ur.rules import UrRules
from startable.games.ur.state import ENDED, MOVING, ROLLING, UrState

EXACT: Final = 1e-9
_WON: Final = -1
_MOST_SWEEPS: Final = 5000


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
    seat = state.turn
    fields = _ROUND if seat else _SAME
    flip: i64 = 2 if seat else 0
    total: i64 = 0
    for field in range(FIELDS):
        tower = state.towers[fields[field]]
        for disc in tower:
            shown: i64 = disc
            place: i64 = field + 1
            total = total << 7 | place << 2 | (shown ^ flip)
    hands: i64 = state.hands[seat] << 4 | state.hands[1 - seat]
    return int(total << 8 | hands)


class Solved:
    """The table of a game with these rules; they must know no draw, and few discs."""

    def __init__(self, rules: UrRules) -> None:
        self._rules = rules
        self.places: dict[int, int] = {}
        """By position, its place in the table."""
        self._found: list[UrState] = []
        self._ways: list[int] = []
        """Where moves lead: for each position and roll, how many there are, then the place of each."""
        self.values: list[float] = []
        """The roller's chance to win, by place."""
        self.sweeps = 0
        self._explore()
        self._agree()

    def value(self, state: UrState) -> float:
        """The chance to win of the seat that is about to roll."""
        return self.values[self.places[code(state)]]

    def after(self, state: UrState, move: Move[UrState]) -> float:
        """What this move is worth to the seat that makes it."""
        world = state.clone()
        mover = state.turn
        move.apply(world, mover, None)
        return 1.0 if world.phase == ENDED else 1.0 - self.value(world)

    # --- finding the positions ---

    def _explore(self) -> None:
        first = self._rules.start()
        first.phase = ROLLING
        self._place(first)
        done = 0
        while done < len(self._found):
            for roll in ROLLS.moves:
                self._follow(self._found[done], roll)
            done += 1
        self._found = []

    def _place(self, state: UrState) -> int:
        if state.phase == ENDED:
            return _WON
        key = code(state)
        place = self.places.get(key, -1)
        if place < 0:
            place = len(self.places)
            self.places[key] = place
            self._found.append(state)
        return place

    def _follow(self, state: UrState, roll: Move[UrState]) -> None:
        rolled = state.clone()
        roll.apply(rolled, CHANCE, None)
        if rolled.phase != MOVING:  # UR-602: the turn is lost
            self._ways.extend([1, self._place(rolled)])
            return
        places: list[int] = []
        for move in self._rules.legal(rolled, rolled.turn):
            world = rolled.clone()
            move.apply(world, rolled.turn, None)
            places.append(self._place(world))
        self._ways.append(len(places))
        self._ways.extend(places)

    # --- making the values agree ---

    def _agree(self) -> None:
        self.values = [0.5] * len(self.places)
        change = 1.0
        while change > EXACT and self.sweeps < _MOST_SWEEPS:
            change = self._sweep()
            self.sweeps += 1

    def _sweep(self) -> float:
        ways = self._ways
        change, at = 0.0, 0
        for place in range(len(self.values)):
            total = 0.0
            for _ in range(6):
                count = ways[at]
                best = 0.0
                for way in range(at + 1, at + 1 + count):
                    leads = ways[way]
                    best = max(best, 1.0 if leads == _WON else 1.0 - self.values[leads])
                total += best
                at += 1 + count
            change = max(change, abs(total / 6.0 - self.values[place]))
            self.values[place] = total / 6.0
        return change
