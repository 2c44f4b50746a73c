"""Which moves are worth a look: of those that come to the same, one."""

from startable.core.move import Move
from startable.games.maze.box.parts import COSTS, KINDS, MOVEMENT, RELIC_TILE, TURNED, pips
from startable.games.maze.rules.moves.dice import Take
from startable.games.maze.rules.moves.movement import UNDO
from startable.games.maze.rules.moves.relic import Grab
from startable.games.maze.rules.moves.tiles import Turn
from startable.games.maze.state.state import MOVING, PLAYING, TAKING, MazeState

Moves = list[Move[MazeState]]


def different(state: MazeState, seat: int, moves: Moves) -> Moves:
    if len(moves) == 1:
        return moves
    if state.phase == MOVING:
        return _acts(state, seat, moves)
    if state.phase == PLAYING:
        return _plays(state, moves)
    return _takes(state, seat, moves) if state.phase == TAKING else moves


def _acts(state: MazeState, seat: int, moves: Moves) -> Moves:
    """Who can take the relic takes it. A step back leads nowhere that a bot has not looked at."""
    if state.wearer is None or state.wearer.seat != seat:
        grabs: Moves = [move for move in moves if isinstance(move, Grab)]
        if grabs:
            return grabs
    return [move for move in moves if move is not UNDO] if state.turn.trail else moves


def _plays(state: MazeState, moves: Moves) -> Moves:
    """A tile is turned by the card that can do least, and so that it looks different."""
    found: Moves = []
    seen: set[int] = set()
    for move in moves:
        if isinstance(move, Turn):
            face = state.faces[move.cell]
            turned = TURNED[face][move.quarters]
            at = move.cell * (RELIC_TILE + 1) + turned
            if turned == face or at in seen:
                continue
            seen.add(at)
        found.append(move)
    return found


def _takes(state: MazeState, seat: int, moves: Moves) -> Moves:
    """Of the dice of a colour that can activate the same cards, the highest: nobody else shall have it."""
    counts = state.crews[seat].hand.counts
    found: Moves = []
    last = -1
    for move in reversed(moves):
        if isinstance(move, Take) and move.die < MOVEMENT:
            able = move.die // 6 << KINDS | _able(counts, pips(move.die))
            if able == last:
                continue
            last = able
        found.append(move)
    found.reverse()
    return found


def _able(counts: list[int], most: int) -> int:
    """The kinds of cards in hand that so many pips activate, as a mask."""
    mask = 0
    for kind in range(KINDS):
        if counts[kind] > 0 and COSTS[kind] <= most:
            mask |= 1 << kind
    return mask
