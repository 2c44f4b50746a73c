"""Where ships can get to in the flight phase: what a flight is planned with (SF-506 to SF-517)."""

from startable.games.starfarers.box.board import BESIDE, NOWHERE, POINT_NAMES
from startable.games.starfarers.forms.view_types import Way
from startable.games.starfarers.rules.moves.flight import why_not_end
from startable.games.starfarers.rules.space import can_end, hidden_planet, passable, unknown_slot
from startable.games.starfarers.state.fleet import ship_number
from startable.games.starfarers.state.stack import FLY
from startable.games.starfarers.state.state import NOT_FLYING, StarState


def reach(state: StarState) -> dict[str, dict[str, Way]]:
    """By ship that may fly on or set off; nothing outside of the flight phase."""
    if state.stage() != FLY:
        return {}
    flying = state.ship_in_flight()
    ships = state.active_player().ships if flying == NOWHERE else [flying]
    return {str(ship_number(ship) + 1): _reach(state, ship) for ship in ships if state.fleet.is_ready(ship)}


def _reach(state: StarState, ship: int) -> dict[str, Way]:
    """Shortest ways; discoveries on them are not foreseen."""
    here, flight = state.fleet.at[ship], state.flight
    left, origin = (state.speed(), here) if flight.flying == NOT_FLYING else (flight.left, flight.origin)
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
