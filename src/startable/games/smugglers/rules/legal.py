"""The moves of a seat in each phase."""

from startable.core.move import Move
from startable.games.smugglers.rules.moves.bidding import bids
from startable.games.smugglers.rules.moves.choosing import free_colours
from startable.games.smugglers.rules.moves.paying import PAY_FOR, gifts
from startable.games.smugglers.rules.moves.restocking import restocks
from startable.games.smugglers.state.state import BIDDING, ENERGY, GOODS, RESTOCKING, SmugglersState


def legal_moves(state: SmugglersState, seat: int) -> list[Move[SmugglersState]]:
    if state.phase == BIDDING:
        return bids(state, seat)
    if state.phase == ENERGY:
        return [PAY_FOR[place] for place in state.players[seat].won]
    if state.phase == GOODS:
        return gifts(state, seat)
    return restocks(state, seat) if state.phase == RESTOCKING else free_colours(state)
