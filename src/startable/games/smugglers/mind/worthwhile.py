"""Which moves are worth a look: no bid that could not be paid; of goods from the pool, as many as may be."""

from startable.core.move import Move
from startable.games.smugglers.mind.facts import missing
from startable.games.smugglers.rules.bids import speed
from startable.games.smugglers.rules.moves.bidding import Place
from startable.games.smugglers.rules.moves.restocking import TakeGoods
from startable.games.smugglers.state.state import BIDDING, RESTOCKING, SmugglersState

Moves = list[Move[SmugglersState]]


def worthwhile(state: SmugglersState, seat: int, moves: Moves) -> Moves:
    if state.phase == BIDDING:
        return [move for move in moves if not isinstance(move, Place) or _sound(state, seat, move)]
    if state.phase == RESTOCKING:
        return _fullest(state, seat, moves)
    return moves


def _sound(state: SmugglersState, seat: int, move: Place) -> bool:
    player = state.players[seat]
    costs = 10 if move.value == 6 and state.choices.towers else move.value
    return costs <= player.energy and missing(player.goods, state.sectors.cards[move.place]) <= 1


def _fullest(state: SmugglersState, seat: int, moves: Moves) -> Moves:
    most = min(speed(state, seat), sum(state.pool.goods))
    return [move for move in moves if not isinstance(move, TakeGoods) or sum(move.counts()) == most]
