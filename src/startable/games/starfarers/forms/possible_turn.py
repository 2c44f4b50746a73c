"""What can be the matter in each phase of a turn, for positions that come from outside."""

from typing import Final

from startable.games.starfarers.box.board import NOWHERE
from startable.games.starfarers.box.parts import KINDS
from startable.games.starfarers.rules.flow import can_place
from startable.games.starfarers.rules.space import beaten_planet, can_finish, hidden_planet, unknown_slot
from startable.games.starfarers.state.fleet import READY, owner_of
from startable.games.starfarers.state.stack import (
    CARD,
    DISCARDING,
    ENDED,
    FLY,
    FREE,
    GIVE,
    PLACE,
    REVEAL,
    ROLL,
    TURN,
    kind_of,
)
from startable.games.starfarers.state.state import NO_SCENE, USED_FAME, USED_HELP, USED_RATE, StarState

_ON_THE_WAY: Final = (TURN, REVEAL, FREE, ENDED)
"""What may happen before the ship in flight goes on."""
_EVERYTHING_USED: Final = USED_RATE | USED_FAME | USED_HELP


def turn_fits(state: StarState) -> bool:
    """Of a stack that fits by itself."""
    bottom, top = kind_of(state.stack[0]), state.stage()
    return (
        _seven_fits(state, top)
        and _flight_fits(state, bottom)
        and _ships_fit(state)
        and _placing_fits(state, top)
        and _encounter_fits(state, top)
        and state.used <= _EVERYTHING_USED
    )


def _seven_fits(state: StarState, top: int) -> bool:
    """SF-309: cards are owed and laid down just while it is asked for them."""
    owed = any([player.owed for player in state.players])
    if top != DISCARDING:
        return not owed and not any([player.laid.size() for player in state.players])
    return owed and all([player.owed <= player.hand.size() for player in state.players])


def _flight_fits(state: StarState, bottom: int) -> bool:
    flight, ship = state.flight, state.ship_in_flight()
    if bottom == FLY and flight.base == 0:
        return False
    if ship == NOWHERE:
        return flight.origin == NOWHERE and flight.left == 0
    there = state.fleet.is_ready(ship) and flight.origin != NOWHERE and bottom in (FLY, ENDED)
    return there and (state.stage() in _ON_THE_WAY or (state.stage() == FLY and _can_land(state, ship)))


def _can_land(state: StarState, ship: int) -> bool:
    """The ship in flight has found all there is to find, and it can still come down somewhere."""
    point, flight = state.fleet.at[ship], state.flight
    found_all = unknown_slot(state, point) == NOWHERE and hidden_planet(state, point) == NOWHERE
    return found_all and can_finish(state, ship, point, flight.origin, flight.left)


def _ships_fit(state: StarState) -> bool:
    """Only ships of the player whose turn it is have flown in it, or are grounded."""
    for ship, status in enumerate(state.fleet.status):
        if status != READY and (owner_of(ship) != state.active or state.flight.base == 0):
            return False
    return True


def _placing_fits(state: StarState, top: int) -> bool:
    """SF-828, SF-705: what is placed and what falls."""
    if top == PLACE:
        return state.active_player().pending > 0 and can_place(state, state.active)
    return top != FREE or beaten_planet(state, state.active) == state.number()


def _encounter_fits(state: StarState, top: int) -> bool:
    """Cards were given and brought in an encounter alone; until it is decided they are where they went."""
    gift, taken = state.encounter.gift, state.encounter.taken
    if state.encounter.scene == NO_SCENE:
        return not any(gift) and not any(taken)
    there = all([gift[kind] <= state.bank[kind] for kind in range(KINDS)])
    return top not in (GIVE, CARD, ROLL) or (there and state.active_player().can_pay(taken))
