"""The moves of a seat in each phase."""

from startable.core.move import Move
from startable.games.smugglers.moves.bidding import bids
from startable.games.smugglers.moves.paying import PAY_FOR, gifts
from startable.games.smugglers.moves.restocking import restocks
from startable.games.smugglers.state import BIDDING, ENERGY, GOODS, SmugglersState


def legal_moves(state: SmugglersState, seat: int) -> list[Move[SmugglersState]]:
    if state.phase == BIDDING:
        return bids(state, seat)
    if state.phase == ENERGY:
        return [PAY_FOR[place] for place in state.won[seat]]
    return gifts(state, seat) if state.phase == GOODS else restocks(state, seat)
