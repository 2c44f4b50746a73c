"""What may be taken back in one's own turn: purchases, and trades with the bank (SF-408).

A deed is one number: a ship by its point, a spaceport by its site, an upgrade, fame, or a trade by its cards.
"""

from typing import Final

from startable.games.starfarers.box.board import PLANETS, POINT_NAMES, POINTS, SITE_POINTS
from startable.games.starfarers.box.parts import (
    BANK_RATE,
    GOODS,
    KINDS,
    PORT_COST,
    RESOURCES,
    SHIP_COSTS,
    UPGRADE_COSTS,
    UPGRADE_NAMES,
    UPGRADES,
)
from startable.games.starfarers.state.state import StarState

SHIP: Final = 0
PORT: Final = SHIP + POINTS
UPGRADE: Final = PORT + PLANETS
FAME: Final = UPGRADE + UPGRADES
BANK: Final = FAME + 1
"""Where each kind of deed begins."""

DEED_NAMES: Final[list[str]] = [
    *[f"ship.{name}" for name in POINT_NAMES],
    *[f"port.{POINT_NAMES[point]}" for point in SITE_POINTS],
    *UPGRADE_NAMES,
    "fame",
    *[
        f"bank.{count}.{give}.{get}"
        for count in range(1, BANK_RATE + 1)
        for give in RESOURCES
        for get in RESOURCES
    ],
]
NO_DEEDS: Final[list[int]] = []
"""Never changed, like every list of deeds: clones share it."""
_FAME_COST: Final = [int(kind == GOODS) for kind in range(KINDS)]


class Trade:
    """With the bank: so many cards of one kind for one of another."""

    def __init__(self, deed: int) -> None:
        self.get = (deed - BANK) % KINDS
        self.give = (deed - BANK) // KINDS % KINDS
        self.count = (deed - BANK) // (KINDS * KINDS) + 1


def trade_deed(count: int, give: int, get: int) -> int:
    return BANK + ((count - 1) * KINDS + give) * KINDS + get


def price(state: StarState, deed: int) -> list[int]:
    """What a purchase has cost; a ship is told by where it stands."""
    if deed < PORT:
        return SHIP_COSTS[state.fleet.kinds[state.fleet.at.index(deed - SHIP)]]
    if deed < UPGRADE:
        return PORT_COST
    return UPGRADE_COSTS[deed - UPGRADE] if deed < FAME else _FAME_COST


def still_held(state: StarState) -> list[int]:
    """What the player whose turn it is must hold: cards out of the bank that have not been spent since."""
    held, least = [0] * KINDS, [0] * KINDS
    for deed in reversed(state.done):
        if deed < BANK:
            cost = price(state, deed)
            for kind in range(KINDS):
                held[kind] += cost[kind]
        else:
            trade = Trade(deed)
            held[trade.get] -= 1
            least[trade.get] = max(least[trade.get], -held[trade.get])
            held[trade.give] += trade.count
    return least
