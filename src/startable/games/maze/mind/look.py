"""One look at a position, which all crews share: how far everybody is, and what dice on the table promise."""

from typing import Final

from mypy_extensions import i64

from startable.games.maze.box.aliens import ALIENS, Alien
from startable.games.maze.box.parts import (
    COSTS,
    CREW,
    DICE,
    FOOTPRINTS,
    MOVEMENT,
    NO_DIE,
    RUN_1,
    RUN_2,
    colour_of,
    pips,
)
from startable.games.maze.mind.bits import FARTHEST, REMOTE, Far, Ways, steps
from startable.games.maze.state.points import rests
from startable.games.maze.state.state import (
    ABOARD,
    CELL_BITS,
    DISCARDING,
    DRAWING,
    MOVING,
    PLAYING,
    ROLLING,
    TURNS_EACH,
    MazeState,
)
from startable.games.maze.state.whereabouts import dock_cell, relic_cell

NOBODY_WEARS: Final = -1
NEVER: Final = 99


class Look:
    def __init__(self, state: MazeState, ways: Ways) -> None:
        self.state = state
        self.ways = ways
        self.goal = relic_cell(state)
        self.wearer = NOBODY_WEARS if state.wearer is None else state.wearer.seat
        self.amid = state.phase == PLAYING or state.phase == MOVING or state.phase == DRAWING
        """Somebody is in the middle of a turn."""
        self.fresh = False
        """The dice are still to be rolled."""
        self.next = self._next()
        """Who takes the next die."""
        self.free: list[int] = []
        self.near: list[int] = []
        """By seat * 3 + colour: steps to the relic, when the points of this turn are spent; through open
        passages alone, and through closed ones too."""
        self.needs: list[int] = []
        """By seat * 3 + colour: the points that it takes to have the relic, as things are."""
        self.least_free: list[int] = []
        self.least_near: list[int] = []
        """By seat: of the nearest alien."""
        self.there: list[int] = []
        """By seat: how many are at the relic."""
        self._look_round()
        self.home = [self._home(seat) for seat in range(state.seats)]
        """By seat: the points that it takes to bring the relic home, if it is worn there."""
        self.dice = [self._dice(seat) for seat in range(state.seats)]
        """By seat: how many dice on the table bring the relic, or bring it home."""
        self.held = [self._held(seat) for seat in range(state.seats)]
        """By seat: cards in hand. One that is being drawn counts already; what it is nobody knows."""
        self.energy = [0 if self.fresh else self._highest(colour) for colour in range(CREW)]
        """By colour: the highest energy die on the table."""

    def _next(self) -> int:
        state = self.state
        if state.phase == ROLLING:
            self.fresh = True
            return state.turn.seat
        last = state.turns + 1 == state.seats * TURNS_EACH
        if state.phase == DISCARDING or (self.amid and last):
            self.fresh = True
            return (state.starter + 1) % state.seats
        return (state.turn.seat + 1) % state.seats if self.amid else state.turn.seat

    def _look_round(self) -> None:
        state, far = self.state, self.ways.far(self.goal)
        for seat in range(state.seats):
            moves = self.amid and state.turn.seat == seat
            for alien in ALIENS[seat]:
                self._look_at(alien, far[alien.colour], state.turn.points[alien.colour] if moves else 0)
            self._look_at_all(seat)

    def _look_at_all(self, seat: int) -> None:
        free, near, there = FARTHEST, REMOTE, 0
        for at in range(seat * CREW, seat * CREW + CREW):
            free, near = min(free, self.free[at]), min(near, self.near[at])
            there += 1 if self.free[at] == 0 else 0
        self.least_free.append(free)
        self.least_near.append(near)
        self.there.append(there)

    def _look_at(self, alien: Alien, far: Far, points: int) -> None:
        state = self.state
        place = state.crews[alien.seat].places[alien.colour]
        aboard = 1 if place == ABOARD else 0
        cell = dock_cell(state, alien.seat) if aboard else place & CELL_BITS
        cells: i64 = 1
        cells <<= cell
        if state.wearer is alien:
            self._add(0, 0, NEVER)
            return
        needed = steps(far.free, cells) + aboard + 1
        stays = rests(state, alien)
        if points > aboard and not stays:
            cells = self.ways.walked(alien.colour, cells, points - aboard)
        left = aboard if points == 0 else 0
        barred = state.glued or needed > FARTHEST or (stays and needed > 1)
        self._add(steps(far.free, cells) + left, steps(far.near, cells) + left, NEVER if barred else needed)

    def _add(self, free: int, near: int, needed: int) -> None:
        self.free.append(min(free, FARTHEST))
        self.near.append(min(near, REMOTE))
        self.needs.append(needed)

    def _home(self, seat: int) -> int:
        state = self.state
        return state.board.far[self.goal][dock_cell(state, seat)] + 1

    def _held(self, seat: int) -> int:
        drawing = 1 if self.state.phase == DRAWING and self.state.turn.seat == seat else 0
        return self.state.crews[seat].hand.size() + drawing

    def _highest(self, colour: int) -> int:
        pool = self.state.pool
        for die in range(colour * 6 + 5, colour * 6 - 1, -1):
            if pool[die] > 0:
                return pips(die)
        return 0

    # --- what can be had at once ---

    def takes(self, seat: int) -> bool:
        """With the points that are left of this turn."""
        state = self.state
        if not self.amid or state.turn.seat != seat or self.wearer == seat:
            return False
        for colour in range(CREW):
            if self.needs[seat * CREW + colour] <= state.turn.points[colour]:
                return True
        return False

    def arrives(self, seat: int) -> bool:
        state = self.state
        if not self.amid or state.wearer is None or state.turn.seat != seat or self.wearer != seat:
            return False
        walks = not rests(state, state.wearer)
        return walks and self.home[seat] <= state.turn.points[state.wearer.colour]

    # --- what dice promise ---

    def _dice(self, seat: int) -> int:
        state, count = self.state, 0
        if self.fresh or state.crews[seat].panel.movement != NO_DIE:
            return 0
        for die in range(MOVEMENT, DICE):
            if state.pool[die] > 0 and self._suffices(seat, FOOTPRINTS[die]):
                count += state.pool[die]
        return count

    def _suffices(self, seat: int, points: list[int]) -> bool:
        wearer = self.state.wearer
        if wearer is not None and wearer.seat == seat:
            return points[wearer.colour] >= self.home[seat]
        for colour in range(CREW):
            if points[colour] >= self.needs[seat * CREW + colour]:
                return True
        return False

    def runs(self, seat: int) -> bool:
        """Whether a card and an energy die on the table bring the relic, or bring it home."""
        state = self.state
        counts = state.crews[seat].hand.counts
        if self.fresh or state.crews[seat].panel.second != NO_DIE or counts[RUN_1] + counts[RUN_2] == 0:
            return False
        for die in range(MOVEMENT):
            if state.pool[die] > 0:
                points = _run(counts, pips(die))
                if points > 0 and self._outruns(seat, colour_of(die), points):
                    return True
        return False

    def _outruns(self, seat: int, colour: int, points: int) -> bool:
        wearer = self.state.wearer
        if wearer is not None and wearer.seat == seat:
            return wearer.colour == colour and points >= self.home[seat]
        return points >= self.needs[seat * CREW + colour]


def _run(counts: list[int], most: int) -> int:
    if counts[RUN_2] > 0 and most >= COSTS[RUN_2]:
        return 2
    return 1 if counts[RUN_1] > 0 and most >= COSTS[RUN_1] else 0
