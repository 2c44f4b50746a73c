"""What cards are for: how near a hand is to what can be bought with it, with the help of the bank."""

from typing import Final

from startable.games.starfarers.box.board import NOWHERE
from startable.games.starfarers.box.parts import (
    KINDS,
    LIMITS,
    MODULES,
    PORT_COST,
    SHIP_COSTS,
    UPGRADE_COSTS,
    UPGRADES,
)
from startable.games.starfarers.rules.moves.bank import rate
from startable.games.starfarers.state.state import StarState
from startable.games.starfarers.state.stock import free_transporter

COSTS: Final[list[list[int]]] = [*SHIP_COSTS, PORT_COST, *UPGRADE_COSTS]
"""What can be bought: a colony ship, a trade ship, a spaceport, the three upgrades."""
PURCHASES: Final = 6
PORT_BUY: Final = 2
FIRST_UPGRADE: Final = 3
_WORTHS: Final = [3.5, 3.3, 4.0, 0.8, 0.8, 0.8]
_SWAPPED: Final = 0.4
"""A card that the bank would give for spare ones, against one that is there."""
_ALMOST: Final = 0.6
"""What nearly enough cards are worth, against enough."""


def open_purchases(state: StarState, seat: int) -> int:
    """As a mask: what this seat has the pieces and the room for."""
    player, found = state.players[seat], 0
    if free_transporter(state, seat) != NOWHERE:
        found |= 3
    if player.ports < MODULES and player.colonies > player.ports:
        found |= 1 << PORT_BUY
    for upgrade in range(UPGRADES):
        if player.upgrades[upgrade] < LIMITS[upgrade]:
            found |= 1 << (FIRST_UPGRADE + upgrade)
    return found


def missing(hand: list[int], cost: list[int]) -> int:
    count = 0
    for kind in range(KINDS):
        if hand[kind] < cost[kind]:
            count += cost[kind] - hand[kind]
    return count


def swaps(rates: list[int], hand: list[int], cost: list[int]) -> int:
    """So many cards the bank would give for those that are not needed for this."""
    count = 0
    for kind in range(KINDS):
        if hand[kind] > cost[kind]:
            count += (hand[kind] - cost[kind]) // rates[kind]
    return count


def rates_of(state: StarState, seat: int) -> list[int]:
    return [rate(state, seat, kind) for kind in range(KINDS)]


def nearness(rates: list[int], hand: list[int], purchase: int) -> float:
    """A part of its worth for each card that is there; spare cards help as far as the bank swaps them."""
    cost = COSTS[purchase]
    wanted, lacking, spare = 0, 0.0, 0.0
    for kind in range(KINDS):
        wanted += cost[kind]
        if hand[kind] < cost[kind]:
            lacking += cost[kind] - hand[kind]
        else:
            spare += (hand[kind] - cost[kind]) / rates[kind]
    if lacking == 0.0:
        return _WORTHS[purchase]
    part = (wanted - max(0.0, lacking - _SWAPPED * spare)) / wanted
    return _ALMOST * _WORTHS[purchase] * part * part


def nearest(rates: list[int], hand: list[int], purchases: int) -> float:
    """What the nearest purchase is worth."""
    best = 0.0
    for purchase in range(PURCHASES):
        if purchases >> purchase & 1:
            best = max(best, nearness(rates, hand, purchase))
    return best
