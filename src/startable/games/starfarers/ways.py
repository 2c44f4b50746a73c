"""Where ships can get to in the flight phase: what a flight is planned with (SF-506 to SF-517)."""

from startable.games.starfarers.board import BESIDE, NOWHERE, POINT_NAMES
from startable.games.starfarers.frames import FLY
from startable.games.starfarers.marks import NOT_FLYING, READY
from startable.games.starfarers.moves.flight import why_not_end
from startable.games.starfarers.parts import TRANSPORTERS
from startable.games.starfarers.seen import Way
from startable.games.starfarers.space import can_end, hidden_planet, passable, unknown_slot
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import speed


def ways(state: StarState) -> dict[str, dict[str, Way]]:
    """By ship that may fly on or set off; nothing outside of the flight phase."""
    if state.stack[-1] != FLY:
        return {}
    numbers = range(TRANSPORTERS) if state.flying == NOT_FLYING else [state.flying]
    ready = [number for number in numbers if _flies(state, state.active * TRANSPORTERS + number)]
    return {str(number + 1): _reach(state, state.active * TRANSPORTERS + number) for number in ready}


def _flies(state: StarState, ship: int) -> bool:
    return state.ships[ship] != NOWHERE and state.status[ship] == READY


def _reach(state: StarState, ship: int) -> dict[str, Way]:
    """Shortest ways; discoveries on them are not foreseen."""
    here = state.ships[ship]
    left, origin = (speed(state), here) if state.flying == NOT_FLYING else (state.left, state.origin)
    found: dict[str, Way] = {}
    steps = {here: 0}
    edge = [here]
    for point in edge:
        for other in BESIDE[point] if steps[point] < left else []:
            if other not in steps and passable(state, other):
                steps[other] = steps[point] + 1
                edge.append(other)
                found[POINT_NAMES[other]] = _way(state, ship, origin, point, other, steps[other])
    return found


def _way(state: StarState, ship: int, origin: int, before: int, point: int, steps: int) -> Way:
    finds = unknown_slot(state, point) != NOWHERE or hidden_planet(state, point) != NOWHERE
    refusal = None if can_end(state, ship, point, origin) else why_not_end(state, ship, point, origin)
    return {
        "before": POINT_NAMES[before],
        "steps": steps,
        "finds": finds,
        "rule": refusal.rule if refusal else "",
        "fact": refusal.fact if refusal else "",
    }
