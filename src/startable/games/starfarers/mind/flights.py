"""Which steps of a flight are worth a look: those on the way to something. Nobody flies to and fro."""

from typing import Final

from startable.core.move import Move
from startable.games.starfarers.box.board import NOWHERE
from startable.games.starfarers.mind.aims import Aims
from startable.games.starfarers.mind.chart import Chart
from startable.games.starfarers.mind.steps import steps
from startable.games.starfarers.rules.moves.flight import EndTurn, Go, Jump, Stop
from startable.games.starfarers.state.state import NOT_FLYING, StarState

_JUMPS: Final = 3
"""A jump ends so near to a goal, or is not looked at."""


def sensible(
    state: StarState, seat: int, moves: list[Move[StarState]], chart: Chart, seeker: Aims
) -> list[Move[StarState]]:
    """Steps that lead away from where the flight began and nearer to the goal of the ship, as it was seen
    from there; if there is none, all. Whoever can still come nearer does not rest."""
    found: list[Move[StarState]] = []
    aims: list[int] = []
    resting: list[Move[StarState]] = []
    ahead = False
    for ship in range(len(state.players[seat].ships)):
        aims.append(_aim(state, seat, ship, chart, seeker, aims))
    for move in moves:
        if isinstance(move, (Stop, EndTurn)):
            resting.append(move)
        elif isinstance(move, Go):
            if _leads_on(state, seat, move, aims[move.ship]):
                found.append(move)
                ahead = True
        elif not isinstance(move, Jump) or _near(move, aims[move.ship]):
            found.append(move)
    if not ahead:
        found.extend(resting)
    return found or moves


def _aim(state: StarState, seat: int, ship: int, chart: Chart, seeker: Aims, aims: list[int]) -> int:
    number = state.players[seat].ships[ship]
    if not state.fleet.flies(number):
        return NOWHERE
    start = state.flight.origin if state.flight.flying == ship else state.fleet.at[number]
    seeker.seek(chart, state, seat, state.fleet.kinds[number], start, aims)
    return seeker.point


def _leads_on(state: StarState, seat: int, move: Go, aim: int) -> bool:
    here = state.fleet.at[state.players[seat].ships[move.ship]]
    if state.flight.flying != NOT_FLYING:
        begun = steps(state.flight.origin)
        if begun[move.point] < begun[here]:
            return False
    return aim == NOWHERE or steps(move.point)[aim] < steps(here)[aim]


def _near(move: Jump, aim: int) -> bool:
    return aim != NOWHERE and steps(move.point)[aim] <= _JUMPS
