"""Cards, pieces and points: what goes between a seat, the bank and the box (SF-1xx, SF-901)."""

from startable.games.starfarers.box.board import NOWHERE
from startable.games.starfarers.box.parts import (
    COLONIES,
    COLONY_SHIP,
    KINDS,
    PEOPLES,
    STATIONS,
    SUPPLY_EACH,
    TRADE_SHIP,
)
from startable.games.starfarers.state.board import COLONY
from startable.games.starfarers.state.state import StarState

# --- cards ---


def pay(state: StarState, seat: int, cost: list[int]) -> None:
    """SF-411: everything goes to the bank."""
    hand, bank = state.players[seat].hand, state.bank
    for kind in range(KINDS):
        hand.put(kind, -cost[kind])
        bank[kind] += cost[kind]


def refund(state: StarState, seat: int, cost: list[int]) -> None:
    """SF-408: what was paid comes back."""
    hand, bank = state.players[seat].hand, state.bank
    for kind in range(KINDS):
        hand.put(kind, cost[kind])
        bank[kind] -= cost[kind]


def pay_one(state: StarState, seat: int, kind: int) -> None:
    state.players[seat].hand.take(kind)
    state.bank[kind] += 1


def take_one(state: StarState, seat: int, kind: int) -> None:
    """From the bank."""
    state.bank[kind] -= 1
    state.players[seat].hand.put(kind)


def pass_on(state: StarState, giver: int, taker: int, kind: int, count: int = 1) -> None:
    state.players[giver].hand.put(kind, -count)
    state.players[taker].hand.put(kind, count)


def bank_size(state: StarState) -> int:
    bank = state.bank
    return bank[0] + bank[1] + bank[2] + bank[3] + bank[4]


def refill(state: StarState) -> None:
    """SF-306: a new supply pile, as far as the bank goes."""
    for kind in range(KINDS):
        count = min(SUPPLY_EACH, state.bank[kind])
        state.bank[kind] -= count
        state.supply.put(kind, count)


# --- pieces ---


def free_transporter(state: StarState, seat: int) -> int:
    """A ship in the stock, or NOWHERE."""
    for ship in state.players[seat].ships:
        if state.fleet.at[ship] == NOWHERE:
            return ship
    return NOWHERE


def ship_count(state: StarState, seat: int, kind: int) -> int:
    count = 0
    for ship in state.players[seat].ships:
        if state.fleet.flies(ship) and state.fleet.kinds[ship] == kind:
            count += 1
    return count


def has_piece(state: StarState, seat: int, kind: int) -> bool:
    """SF-412: a colony or a station that is neither on the board nor on a ship."""
    player = state.players[seat]
    if kind == COLONY_SHIP:
        return player.colonies + ship_count(state, seat, COLONY_SHIP) < COLONIES
    built = 0
    for people in range(len(PEOPLES)):
        built += player.stations[people]
    return built + ship_count(state, seat, TRADE_SHIP) < STATIONS


def settle(state: StarState, seat: int, site: int) -> None:
    state.board.stand(site, COLONY + seat)
    state.players[seat].colonies += 1


# --- points ---


def rescore(state: StarState, seat: int) -> None:
    """SF-901."""
    player = state.players[seat]
    points = player.colonies + player.ports + player.medals + player.halves // 2
    for holder in state.figures:
        if holder == seat:
            points += 2
    player.points = points


def win_half(state: StarState, seat: int, count: int) -> None:
    """SF-812, SF-814: won, or with a negative count lost."""
    player = state.players[seat]
    player.halves = max(0, player.halves + count)
    rescore(state, seat)
