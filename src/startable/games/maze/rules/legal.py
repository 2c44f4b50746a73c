"""The moves of a seat in each phase, as shared instances in a fixed order."""

from startable.core.move import Move
from startable.games.maze.box.aliens import ALIENS
from startable.games.maze.box.parts import (
    COSTS,
    DIAGONAL_EXCHANGE,
    EXCHANGE,
    KINDS,
    MORPH,
    MOVE_BASE,
    QUARTERS,
    RUNS,
    SUPER_GLUE,
    pips,
)
from startable.games.maze.rules.moves.cards import acting
from startable.games.maze.rules.moves.dice import DONE, discards, takes
from startable.games.maze.rules.moves.movement import UNDO
from startable.games.maze.rules.moves.powers import GLUE, RUN_MOVES, add_bases, add_morphs, can_act
from startable.games.maze.rules.moves.relic import add_acts
from startable.games.maze.rules.moves.tiles import add_diagonal_exchanges, add_exchanges, add_turns
from startable.games.maze.state.state import MOVING, PLAYING, TAKING, MazeState


def legal_moves(state: MazeState, seat: int) -> list[Move[MazeState]]:
    if state.phase == MOVING:
        return _acts(state, seat)
    if state.phase == PLAYING:
        return _plays(state, seat)
    return takes(state, seat) if state.phase == TAKING else discards(state, seat)


def _acts(state: MazeState, seat: int) -> list[Move[MazeState]]:
    moves: list[Move[MazeState]] = []
    for alien in ALIENS[seat]:
        if state.turn.points[alien.colour] > 0:
            add_acts(state, alien, moves)
    if len(state.turn.trail) > 0:
        moves.append(UNDO)
    moves.append(DONE)
    return moves


def _plays(state: MazeState, seat: int) -> list[Move[MazeState]]:
    moves: list[Move[MazeState]] = []
    counts = state.crews[seat].hand.counts
    most = pips(state.turn.die)
    for card in range(KINDS):
        if counts[card] > 0 and COSTS[card] <= most:
            _add_card(state, seat, card, moves)
    moves.append(DONE)
    return moves


def _add_card(state: MazeState, seat: int, card: int, moves: list[Move[MazeState]]) -> None:
    if QUARTERS[card] > 0:
        add_turns(state, seat, card, moves)
    elif card == EXCHANGE:
        add_exchanges(state, seat, moves)
    elif card == DIAGONAL_EXCHANGE:
        add_diagonal_exchanges(state, seat, moves)
    elif RUNS[card] > 0:
        if can_act(state, acting(state, seat)):
            moves.append(RUN_MOVES[card])
    else:
        _add_power(state, seat, card, moves)


def _add_power(state: MazeState, seat: int, card: int, moves: list[Move[MazeState]]) -> None:
    if card == MORPH:
        add_morphs(state, seat, moves)
    elif card == MOVE_BASE:
        add_bases(state, seat, moves)
    elif card == SUPER_GLUE and acting(state, seat) is state.wearer:
        moves.append(GLUE)
