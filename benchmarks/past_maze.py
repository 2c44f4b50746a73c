"""What Space Maze' bots of 0.1.0 went by, kept as an opponent: a crew's chance to win, as a guess.

The weights are logits, fitted to how games between bots ended (`docs/minds.md` says how).
"""

from math import exp
from typing import Final

from startable.core.heuristics import Heuristics
from startable.core.move import Move
from startable.games.maze.box.aliens import ALIENS, Alien
from startable.games.maze.box.board import CELLS
from startable.games.maze.box.parts import CREW, DICE, FOOTPRINTS, HAND_LIMIT, MOVEMENT, NO_DIE
from startable.games.maze.rules.legal import legal_moves
from startable.games.maze.rules.moves.movement import UNDO
from startable.games.maze.rules.passages import passers, passes
from startable.games.maze.state.points import rests
from startable.games.maze.state.state import (
    ABOARD,
    CELL_BITS,
    DRAWING,
    ENDED,
    MOVING,
    PLAYING,
    TURNS_EACH,
    MazeState,
)
from startable.games.maze.state.whereabouts import dock_cell, place_of, relic_cell

STEP: Final = 2
"""What an open passage counts."""
SHUT: Final = 7
"""What a closed passage counts: a card must open it, or somebody else will."""
_FAR: Final = 999


def distances_to(state: MazeState, colour: int, goal: int) -> list[int]:
    """By cell: how far an alien of this colour is from the goal."""
    far = [_FAR] * CELLS
    far[goal] = 0
    queue = [goal]
    at = 0
    while at < len(queue):
        cell = queue[at]
        at += 1
        for side in range(4):
            there = state.board.near[cell][side]
            if there >= 0:
                cost = far[cell] + (STEP if passers(state, cell, side) >> colour & 1 else SHUT)
                if cost < far[there]:
                    far[there] = cost
                    queue.append(there)
    return far


def distance(state: MazeState, alien: Alien, far: list[int]) -> int:
    """From where the alien is; one aboard has to leave the ship first."""
    place = place_of(state, alien)
    return STEP + far[dock_cell(state, alien.seat)] if place == ABOARD else far[place & CELL_BITS]


def nearest(state: MazeState, alien: Alien, points: int, far: list[int]) -> int:
    """How near it can get with these points, by open passages alone, plus what taking the relic takes.

    Nought: the points are enough to take it.
    """
    best = distance(state, alien, far) + STEP
    place = place_of(state, alien)
    reached = [place & CELL_BITS]
    if place == ABOARD:
        reached = [dock_cell(state, alien.seat)] if points > 0 else []
        points -= 1
    while True:
        for cell in reached:
            cost = far[cell] if far[cell] == 0 and points > 0 else far[cell] + STEP
            best = min(best, cost)
        if points <= 0 or best == 0 or rests(state, alien):
            return best
        reached = _a_step_on(state, alien, reached)
        points -= 1


def _a_step_on(state: MazeState, alien: Alien, cells: list[int]) -> list[int]:
    found: list[int] = []
    for cell in cells:
        for side in range(4):
            there = state.board.near[cell][side]
            if there >= 0 and passes(state, alien, cell, side) and there not in found:
                found.append(there)
    return found


_HOPE: Final = 0.9
"""What points promise, against what is done already."""
_FARTHEST: Final = 15.0
_SOON: Final = 2


class Weights:
    """What each thing is worth, in a duel or among more crews."""

    def __init__(
        self,
        tokens: list[float],
        wearing: float,
        home: float,
        nearly: float,
        glued: float,
        far: list[float],
        near: float,
        card: float,
        reach: list[float],
        third: float,
        arrive: list[float],
    ) -> None:
        self.tokens = tokens  # by how many there are; the last wins
        self.wearing = wearing
        self.home = home  # each step that the wearer is away from home
        self.nearly = nearly  # the wearer is a step or two from home
        self.glued = glued
        self.far = far  # each step from the relic: the nearest alien, the next, the last
        self.near = near  # over the steps of the nearest
        self.card = card
        self.reach = reach  # a movement die there would bring the relic: now, or when its turn comes
        self.third = third  # and now it would be the last token that is needed
        self.arrive = arrive  # a movement die there would bring the wearer home: now, or later


_DUEL: Final = Weights(
    tokens=[0.0, 0.735, 2.142, 9.0],
    wearing=1.316,
    home=-0.21,
    nearly=0.777,
    glued=0.336,
    far=[-0.175, -0.07, -0.028],
    near=0.35,
    card=0.119,
    reach=[0.651, 0.315],
    third=1.47,
    arrive=[0.84, 0.462],
)
_CROWD: Final = Weights(
    tokens=[0.0, 0.307, 1.103, 9.0],
    wearing=0.885,
    home=-0.128,
    nearly=0.45,
    glued=0.0,
    far=[-0.188, -0.075, -0.03],
    near=0.585,
    card=0.06,
    reach=[0.488, 0.352],
    third=1.95,
    arrive=[1.275, 0.307],
)


class Strengths:
    """One look at the maze, which all crews share."""

    def __init__(self, state: MazeState) -> None:
        goal = relic_cell(state)
        self._state = state
        self._goal = goal
        self._weights = _DUEL if state.seats == 2 else _CROWD
        self._far = [distances_to(state, colour, goal) for colour in range(CREW)]
        self._most = most_points(state)
        turn = state.phase in (PLAYING, MOVING, DRAWING)
        self._next = (state.turn.seat + 1) % state.seats if turn else state.turn.seat

    def strength(self, seat: int) -> float:
        return self.relic(seat) + self.path(seat) + self.hand(seat)

    def relic(self, seat: int) -> float:
        return self._weights.tokens[self._state.crews[seat].tokens]

    def hand(self, seat: int) -> float:
        """Cards beyond the limit are lost; one that is being drawn counts already."""
        drawing = self._state.phase == DRAWING and self._state.turn.seat == seat
        return self._weights.card * min(self._state.crews[seat].hand.size() + drawing, HAND_LIMIT)

    def path(self, seat: int) -> float:
        """Home, or to the relic."""
        moving = self._state.phase in (MOVING, DRAWING) and self._state.turn.seat == seat
        wearer = self._state.wearer
        if wearer is None or wearer.seat != seat:
            return self._there(seat, moving)
        return self._home(wearer, moving)

    def _home(self, wearer: Alien, moving: bool) -> float:
        """MZ-307, MZ-602: no gate stops the wearer, so only the steps count, and the one into the ship."""
        state, weights, seat = self._state, self._weights, wearer.seat
        steps = state.board.far[self._goal][dock_cell(state, seat)] + 1
        total = weights.wearing + weights.home * steps + (weights.glued if state.glued else 0.0)
        moving = moving and not rests(state, wearer)
        points = state.turn.points[wearer.colour] if moving else 0
        if moving and points >= steps:
            return total + _HOPE * weights.tokens[-1]
        steps -= points
        total -= _HOPE * weights.home * points
        if steps <= _SOON:
            total += weights.nearly
        if state.crews[seat].panel.movement == NO_DIE and self._most[wearer.colour] >= steps:
            total += weights.arrive[0 if seat == self._next else 1]
        return total

    def _there(self, seat: int, moving: bool) -> float:
        """If points are enough to take the relic, that is nearly as good as done."""
        state = self._state
        takes = False
        found: list[float] = []
        for alien in ALIENS[seat]:
            far, points = self._far[alien.colour], state.turn.points[alien.colour]
            reach = float(distance(state, alien, far) + STEP)
            if moving and points > 0:
                near = nearest(state, alien, points, far)
                reach -= _HOPE * (reach - near)
                takes = takes or (near == 0 and not state.glued)
            found.append(min(reach / STEP, _FARTHEST))
        now = self._distances(found) + self._within_reach(seat)
        return now + _HOPE * max(0.0, self._taken(seat) - now) if takes else now

    def _distances(self, steps: list[float]) -> float:
        steps.sort()
        total = self._weights.near / max(steps[0], 1.0)
        for place in range(CREW):
            total += self._weights.far[place] * steps[place]
        return total

    def _taken(self, seat: int) -> float:
        """What it will be worth to have taken the relic."""
        state, weights = self._state, self._weights
        tokens = state.crews[seat].tokens
        steps = state.board.far[self._goal][dock_cell(state, seat)] + 1
        return weights.tokens[tokens + 1] - weights.tokens[tokens] + weights.wearing + weights.home * steps

    def _within_reach(self, seat: int) -> float:
        state = self._state
        if state.crews[seat].panel.movement != NO_DIE or state.glued or not self._reaches(seat):
            return 0.0
        if seat != self._next:
            return self._weights.reach[1]
        third = self._weights.third if state.crews[seat].tokens == 2 else 0.0
        return self._weights.reach[0] + third

    def _reaches(self, seat: int) -> bool:
        for alien in ALIENS[seat]:
            points = self._most[alien.colour]
            if points > 0 and nearest(self._state, alien, points, self._far[alien.colour]) == 0:
                return True
        return False


def most_points(state: MazeState) -> list[int]:
    """By colour, the most that a movement die in the pool gives."""
    most = [0] * CREW
    for die in range(MOVEMENT, DICE):
        if state.pool[die] > 0:
            for colour in range(CREW):
                most[colour] = max(most[colour], FOOTPRINTS[die][colour])
    return most


class Past(Heuristics[MazeState]):
    fitted = True

    def worth(self, state: MazeState, seat: int) -> float:
        return self.worths(state)[seat]

    def worths(self, state: MazeState) -> list[float]:
        found, mover = self._worths_now(state), state.turn.seat
        if state.phase != PLAYING:
            return found
        best = self._best_play(state, mover, found[mover])
        rest = (1.0 - best) / (1.0 - found[mover])
        return [best if seat == mover else rest * found[seat] for seat in range(self.seats)]

    def ordered(self, state: MazeState, seat: int, moves: list[Move[MazeState]]) -> list[Move[MazeState]]:
        """Taking a step back is for people: it leads nowhere that a bot has not looked at."""
        return [move for move in moves if move is not UNDO] if state.turn.trail else moves

    def tick(self, state: MazeState) -> int:
        """Turns."""
        return state.round * state.seats * TURNS_EACH + state.turns

    def ticks_ahead(self, seats: int) -> int:
        """Until everybody has had a turn."""
        return seats

    def _best_play(self, state: MazeState, seat: int, now: float) -> float:
        """An energy die is worth the best card that it can activate now."""
        best = now
        for move in legal_moves(state, seat):
            after = state.clone()
            move.apply(after, seat, None)
            best = max(best, self._worths_now(after)[seat])
        return now + _HOPE * (best - now)

    def _worths_now(self, state: MazeState) -> list[float]:
        if state.phase == ENDED:
            return [1.0 if state.winner == seat else 0.0 for seat in range(self.seats)]
        look = Strengths(state)
        odds = [exp(look.strength(seat)) for seat in range(self.seats)]
        total = sum(odds)
        return [each / total for each in odds]
