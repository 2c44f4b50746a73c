"""What cards are for: how near a hand is to what can be bought with it, with the help of the bank."""

from typing import Final

from mypy_extensions import i64

from startable.games.starfarers.box.board import NOWHERE
from startable.games.starfarers.box.parts import (
    COLONIES,
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
_WANTED: Final[list[int]] = [sum(cost) for cost in COSTS]
PURCHASES: Final = 6
PORT_BUY: Final = 2
FIRST_UPGRADE: Final = 3
WHOLE: Final = 64
_SWAPPED: Final = 26
"""64ths: a card that the bank would give for spare ones, against one that is there."""


def open_purchases(state: StarState, seat: int) -> int:
    """As a mask: what this seat has the pieces and the room for."""
    player, found = state.players[seat], 0
    if free_transporter(state, seat) != NOWHERE:
        found |= 3 if player.colonies < COLONIES else 2
    if player.ports < MODULES and player.colonies > player.ports:
        found |= 1 << PORT_BUY
    for upgrade in range(UPGRADES):
        if player.upgrades[upgrade] < LIMITS[upgrade]:
            found |= 1 << (FIRST_UPGRADE + upgrade)
    return found


def rates_of(state: StarState, seat: int) -> list[int]:
    return [rate(state, seat, kind) for kind in range(KINDS)]


def nearness(rates: list[int], hand: list[int], purchase: int) -> int:
    """64ths of the cards that are there; spare ones help as far as the bank swaps them."""
    cost = COSTS[purchase]
    lacking: i64 = 0
    spare: i64 = 0
    for kind in range(KINDS):
        more: i64 = hand[kind] - cost[kind]
        if more < 0:
            lacking -= more
        elif more > 0:
            spare += more * WHOLE // rates[kind]
    if lacking == 0:
        return WHOLE
    wanted: i64 = _WANTED[purchase]
    short = max(lacking * WHOLE - (spare * _SWAPPED >> 6), 0)
    return int(min((wanted * WHOLE - short) // wanted, WHOLE - 1))


def nearest(rates: list[int], hand: list[int], purchases: int) -> int:
    """Of what can be bought, how near the nearest is."""
    best = 0
    for purchase in range(PURCHASES):
        if purchases >> purchase & 1:
            best = max(best, nearness(rates, hand, purchase))
    return best
