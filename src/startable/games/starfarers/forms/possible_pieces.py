"""Who can have what, for positions that come from outside: cards, pieces, upgrades, friendship cards."""

from startable.core.movers import NOBODY
from startable.core.unreadable import Unreadable
from startable.games.starfarers.box.parts import (
    COLONIES,
    COLONY_SHIP,
    DOCKS,
    FACE_DOWN,
    FRIEND_COPIES,
    FRIENDS,
    KINDS,
    LIMITS,
    MODULES,
    OUTPOST,
    PEOPLE_OF,
    PEOPLES,
    RESOURCES,
    STATIONS,
    TRADE_SHIP,
    UPGRADES,
)
from startable.games.starfarers.state.stack import FRIEND, STAGES
from startable.games.starfarers.state.state import StarState
from startable.games.starfarers.state.stock import ship_count


def check_pieces(state: StarState) -> None:
    for kind in range(KINDS):
        if state.supply.counts[kind] < 0:
            raise Unreadable("sf-too-many-cards", {"resource": RESOURCES[kind]}, "SF-101")
    for seat in range(state.seats):
        _check_seat(state, seat)
    for card in range(FRIENDS):
        if sum([player.friends[card] for player in state.players]) > FRIEND_COPIES[card]:
            raise Unreadable("sf-friend-twice", {}, "SF-608")
    for people in range(len(PEOPLES)):
        _check_people(state, people)
        for seat in range(state.seats):
            _check_friends(state, seat, people)


def _check_seat(state: StarState, seat: int) -> None:
    """SF-102, SF-417: nobody has more than the box gives."""
    player, name = state.players[seat], {"seat": "ABCD"[seat]}
    colonies = player.colonies + ship_count(state, seat, COLONY_SHIP)
    stations = sum(player.stations) + ship_count(state, seat, TRADE_SHIP)
    if colonies > COLONIES or stations > STATIONS or player.ports > MODULES:
        raise Unreadable("sf-too-many-pieces", name, "SF-102")
    if any([player.upgrades[kind] > LIMITS[kind] for kind in range(UPGRADES)]):
        raise Unreadable("sf-too-many-upgrades", name, "SF-417")


def _check_people(state: StarState, people: int) -> None:
    """SF-607, SF-610: stations at an outpost that was found, and the figure with who has the most."""
    at, holder = {"people": PEOPLES[people]}, state.figures[people]
    built = [player.stations[people] for player in state.players]
    there = people in [OUTPOST[tile] for tile in state.board.tiles if tile != FACE_DOWN]
    if sum(built) > DOCKS or (max(built) > 0 and not there):
        raise Unreadable("sf-too-many-stations", at, "SF-607")
    if (holder == NOBODY) != (sum(built) == 0) or (holder != NOBODY and built[holder] < max(built)):
        raise Unreadable("sf-figure-wrong", at, "SF-610")


def _check_friends(state: StarState, seat: int, people: int) -> None:
    """SF-608: a card for every station, but for one that is just chosen."""
    player = state.players[seat]
    held = sum([player.friends[card] for card in range(FRIENDS) if PEOPLE_OF[card] == people])
    choosing = seat == state.active and state.stack[-1:] == [FRIEND + STAGES * people]
    if held != player.stations[people] - int(choosing):
        raise Unreadable("sf-friend-missing", {"seat": "ABCD"[seat]}, "SF-608")
