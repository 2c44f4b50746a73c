"""Cards, upgrades, pieces and points of a seat (SF-1xx, SF-901)."""

from startable.games.starfarers.board import NOWHERE
from startable.games.starfarers.parts import (
    BOTH,
    CANNON,
    COLONIES,
    COLONY_SHIP,
    ENGINE,
    FRIENDS,
    KINDS,
    STATIONS,
    SUPPLY_EACH,
    TRADE_SHIP,
    TRANSPORTERS,
    TWO_CANNONS,
    TWO_ENGINES,
    UPGRADES,
)
from startable.games.starfarers.state import StarState

# --- cards ---


def how_many(cards: list[int], first: int) -> int:
    """Cards of all five kinds together."""
    return cards[first] + cards[first + 1] + cards[first + 2] + cards[first + 3] + cards[first + 4]


def hand_size(state: StarState, seat: int) -> int:
    return how_many(state.hands, seat * KINDS)


def can_pay(state: StarState, seat: int, cost: list[int]) -> bool:
    first = seat * KINDS
    for kind in range(KINDS):
        if state.hands[first + kind] < cost[kind]:
            return False
    return True


def pay(state: StarState, seat: int, cost: list[int]) -> None:
    """SF-411: everything goes to the bank."""
    first = seat * KINDS
    for kind in range(KINDS):
        state.hands[first + kind] -= cost[kind]
        state.bank[kind] += cost[kind]


def bank_size(state: StarState) -> int:
    bank = state.bank
    return bank[0] + bank[1] + bank[2] + bank[3] + bank[4]


def supply_size(state: StarState) -> int:
    return how_many(state.supply, 0)


def refill(state: StarState) -> None:
    """SF-306: a new supply pile, as far as the bank goes."""
    for kind in range(KINDS):
        count = min(SUPPLY_EACH, state.bank[kind])
        state.bank[kind] -= count
        state.supply[kind] += count


# --- friends and the mothership ---


def has_friend(state: StarState, seat: int, card: int) -> bool:
    return state.friends[seat * FRIENDS + card] > 0


def engines(state: StarState, seat: int) -> int:
    """SF-505, SF-614: on the mothership and on the Scientists' cards."""
    first = seat * FRIENDS
    bonus = state.friends[first + BOTH] + 2 * state.friends[first + TWO_ENGINES]
    return state.upgrades[seat * UPGRADES + ENGINE] + bonus


def cannons(state: StarState, seat: int) -> int:
    first = seat * FRIENDS
    bonus = state.friends[first + BOTH] + 2 * state.friends[first + TWO_CANNONS]
    return state.upgrades[seat * UPGRADES + CANNON] + bonus


def upgrade_count(state: StarState, seat: int) -> int:
    """SF-821: Scientists' cards do not count."""
    first = seat * UPGRADES
    return state.upgrades[first] + state.upgrades[first + 1] + state.upgrades[first + 2]


def speed(state: StarState) -> int:
    """SF-505: of the player whose turn it is."""
    return state.base + engines(state, state.active)


# --- pieces ---


def free_transporter(state: StarState, seat: int) -> int:
    """The number of one in the stock, or NOWHERE."""
    for number in range(TRANSPORTERS):
        if state.ships[seat * TRANSPORTERS + number] == NOWHERE:
            return number
    return NOWHERE


def ship_count(state: StarState, seat: int, kind: int) -> int:
    count = 0
    for ship in range(seat * TRANSPORTERS, seat * TRANSPORTERS + TRANSPORTERS):
        if state.ships[ship] != NOWHERE and state.kinds[ship] == kind:
            count += 1
    return count


def has_piece(state: StarState, seat: int, kind: int) -> bool:
    """SF-412: a colony or a station that is neither on the board nor on a ship."""
    if kind == COLONY_SHIP:
        return state.colonies[seat] + ship_count(state, seat, COLONY_SHIP) < COLONIES
    first = seat * 4
    stations = state.stations
    built = stations[first] + stations[first + 1] + stations[first + 2] + stations[first + 3]
    return built + ship_count(state, seat, TRADE_SHIP) < STATIONS


# --- points ---


def rescore(state: StarState, seat: int) -> None:
    """SF-901."""
    points = state.colonies[seat] + state.ports[seat] + state.medals[seat] + state.halves[seat] // 2
    for people in range(4):
        if state.figures[people] == seat:
            points += 2
    state.points[seat] = points


def win_half(state: StarState, seat: int, count: int) -> None:
    """SF-812, SF-814: won, or with a negative count lost."""
    state.halves[seat] = max(0, state.halves[seat] + count)
    rescore(state, seat)
