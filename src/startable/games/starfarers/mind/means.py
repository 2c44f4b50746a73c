"""What a seat can count on: cards that the dice bring, what its hand can pay, the nearest goal of a ship."""

from typing import Final

from startable.games.starfarers.box.board import BESIDE, NOWHERE, PLANETS, POINTS, SECOND_SITE
from startable.games.starfarers.box.parts import (
    KINDS,
    PIPS,
    PORT_COST,
    SHIP_COSTS,
    SHIP_NAMES,
    UPGRADE_COSTS,
    UPGRADE_NAMES,
)
from startable.games.starfarers.rules.space import can_found, passable, resource_of, taken, unknown_slot
from startable.games.starfarers.state.board import is_settled, settler
from startable.games.starfarers.state.state import StarState

NO_WAY: Final = 999
_THINGS: Final[list[str]] = [SHIP_NAMES[0], SHIP_NAMES[1], "port", *UPGRADE_NAMES]
_COSTS: Final[list[list[int]]] = [*SHIP_COSTS, PORT_COST, *UPGRADE_COSTS]
"""Of the things that can be built, in the order in which they matter."""


def income(state: StarState, seat: int) -> list[int]:
    """By resource: how many cards the planets of this seat pay in 36 rolls, on average."""
    paid = [0] * KINDS
    for planet in range(PLANETS):
        pips = PIPS[state.board.discs[planet]]
        if pips > 0:
            for site in (planet, SECOND_SITE[planet]):
                there = state.board.sites[site]
                if is_settled(there) and settler(there) == seat:
                    paid[resource_of(state, planet)] += pips
    return paid


def newly_paid(before: list[int], after: list[int]) -> str:
    """What cards pay for after a change and did not before; empty if there is no such thing."""
    for index in range(len(_THINGS)):
        if pays(after, _COSTS[index]) and not pays(before, _COSTS[index]):
            return _THINGS[index]
    return ""


def pays(cards: list[int], cost: list[int]) -> bool:
    for kind in range(KINDS):
        if cards[kind] < cost[kind]:
            return False
    return True


# --- where ships go ---


def steps_from(state: StarState, start: int) -> list[int]:
    """By point: how many steps away it is, as far as space is known (SF-106, SF-507)."""
    far = [NO_WAY] * POINTS
    far[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        point = queue[at]
        at += 1
        for other in BESIDE[point]:
            if far[other] == NO_WAY and passable(state, other):
                far[other] = far[point] + 1
                queue.append(other)
    return far


def nearest_goal(state: StarState, ship: int, far: list[int]) -> int:
    """The nearest free point where this ship could found; NOWHERE if it can reach none."""
    best, found = NO_WAY, NOWHERE
    for point in range(POINTS):
        if far[point] < best and can_found(state, ship, point) and not taken(state, point, ship):
            best, found = far[point], point
    return found


def nearest_unknown(state: StarState, far: list[int]) -> int:
    """The nearest point on the rim of a quarter that nobody has seen."""
    best, found = NO_WAY, NOWHERE
    for point in range(POINTS):
        if far[point] < best and unknown_slot(state, point) != NOWHERE:
            best, found = far[point], point
    return found
