"""How well a crew stands: tokens, the way to the relic or home with it, and what a card may open."""

from typing import Final

from startable.core.heuristics import Heuristics
from startable.core.move import Move
from startable.games.maze.legal import legal_moves
from startable.games.maze.maze import dock
from startable.games.maze.moves.movement import UNDO
from startable.games.maze.parts import CREW, HAND_LIMIT
from startable.games.maze.paths import STEP, distance, relic_cell, ways_to, within
from startable.games.maze.state import CELL_BITS, ENDED, MOVING, NOBODY, PLAYING, MazeState

# Tuned by play against each other (`startable arena`).
_TOKENS: Final = [0.0, 6.0, 15.0, 100.0]
_WEARING: Final = 8.0
_HOME: Final = 1.3
"""What a step nearer home is worth to the wearer's crew."""
_CLOSE: Final = [0.5, 0.16, 0.06]
"""What it is worth to be nearer to the relic by 1: the nearest alien, the next, the last."""
_GLUED: Final = 3.0
_CARD: Final = 0.45
_WASTED: Final = 0.05
"""Cards beyond the limit."""
_HOPE: Final = 0.9
"""What points and dice promise, against what is done already."""
_WON: Final = 60.0
_SCALE: Final = 12.0


class MazeHeuristics(Heuristics[MazeState]):
    sharpness = 0.8
    aspects = ("token", "home", "near", "cards", "hinder")

    def worth(self, state: MazeState, seat: int) -> float:
        if state.phase == PLAYING and state.seat == seat:
            return self._best_play(state, seat)
        return self._standing(state, seat)

    def worths(self, state: MazeState) -> list[float]:
        found = self._standings(state)
        if state.phase == PLAYING:
            found[state.seat] = self._best_play(state, state.seat)
        return found

    def measures(self, state: MazeState, seat: int) -> list[float]:
        if state.phase == ENDED:
            return [0.0] * len(self.aspects)
        ways = [ways_to(state, colour, relic_cell(state)) for colour in range(CREW)]
        moving = state.phase == MOVING and state.seat == seat
        wearing = state.wearer != NOBODY and state.wearer // CREW == seat
        home = _way_home(state, seat, moving) if wearing else 0.0
        near = 0.0 if wearing else _way_there(state, seat, ways, moving)
        cards, token = _hand(state.hands[seat].size()), _TOKENS[state.tokens[seat]]
        strengths = [strength(state, other, ways) for other in range(self.seats)]
        return [token, home, near, cards, -_best_other(strengths, seat)]

    def ordered(self, state: MazeState, seat: int, moves: list[Move[MazeState]]) -> list[Move[MazeState]]:
        """Taking a step back is for people: it leads nowhere that a bot has not looked at."""
        return [move for move in moves if move is not UNDO] if state.trail else moves

    def _best_play(self, state: MazeState, seat: int) -> float:
        """An energy die is worth the best card that it can activate now."""
        now = self._standing(state, seat)
        best = now
        for move in legal_moves(state, seat):
            after = state.clone()
            move.apply(after, seat, None)
            best = max(best, self._standing(after, seat))
        return now + _HOPE * (best - now)

    def _standing(self, state: MazeState, seat: int) -> float:
        return self._standings(state)[seat]

    def _standings(self, state: MazeState) -> list[float]:
        if state.phase == ENDED:
            return [1.0 if state.winner == seat else 0.0 for seat in range(self.seats)]
        goal = relic_cell(state)
        ways = [ways_to(state, colour, goal) for colour in range(CREW)]
        strengths = [strength(state, seat, ways) for seat in range(self.seats)]
        return [_share(strengths[seat] - _best_other(strengths, seat)) for seat in range(self.seats)]


def _share(lead: float) -> float:
    share = lead / _SCALE
    return 0.5 + 0.49 * share / (1.0 + abs(share))


def _best_other(strengths: list[float], seat: int) -> float:
    best = -1000.0
    for other in range(len(strengths)):
        if other != seat:
            best = max(best, strengths[other])
    return best


def strength(state: MazeState, seat: int, ways: list[list[int]]) -> float:
    total = _TOKENS[state.tokens[seat]] + _hand(state.hands[seat].size())
    moving = state.phase == MOVING and state.seat == seat
    if state.wearer != NOBODY and state.wearer // CREW == seat:
        return total + _way_home(state, seat, moving)
    return total + _way_there(state, seat, ways, moving)


def _hand(size: int) -> float:
    return _CARD * min(size, HAND_LIMIT) + _WASTED * max(0, size - HAND_LIMIT)


def _way_home(state: MazeState, seat: int, moving: bool) -> float:
    """MZ-307, MZ-602: no gate stops the wearer, so only the steps count, and the one into the ship."""
    here = state.places[state.wearer] & CELL_BITS
    steps = state.board.far[here][dock(state, seat)] + 1
    total = _WEARING - _HOME * steps + (_GLUED if state.glued else 0.0)
    points = state.points[state.wearer % CREW] if moving else 0
    promised = _WON if points >= steps else _HOME * points
    return total + _HOPE * promised


def _way_there(state: MazeState, seat: int, ways: list[list[int]], moving: bool) -> float:
    found: list[float] = []
    total = 0.0
    for colour in range(CREW):
        alien = seat * CREW + colour
        cost = distance(state, alien, ways[colour]) + STEP
        reach = float(cost)
        if moving and state.points[colour] > 0:
            near = within(state, alien, state.points[colour], ways[colour])
            reach -= _HOPE * (cost - near)
            if near == 0 and not state.glued:
                total = _HOPE * (_TOKENS[state.tokens[seat] + 1] - _TOKENS[state.tokens[seat]])
        found.append(reach)
    found.sort()
    for place in range(CREW):
        total -= _CLOSE[place] * found[place]
    return total
