"""Building: ships, spaceports, upgrades; and the end of trade and build (SF-41x, SF-501, SF-828)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.starfarers.board import NOWHERE, PLANETS, POINTS
from startable.games.starfarers.flow import end_turn, run
from startable.games.starfarers.frames import BUILD, PLACE, SHAKE
from startable.games.starfarers.marks import COLONY
from startable.games.starfarers.moves.bank import NOT_BUILDING
from startable.games.starfarers.moves.founding import make_port, put_ship
from startable.games.starfarers.parts import (
    LIMITS,
    MODULES,
    PORT_COST,
    SHIP_COSTS,
    TRADE_SHIP,
    TRANSPORTERS,
    UPGRADE_COSTS,
    UPGRADE_NAMES,
    UPGRADES,
)
from startable.games.starfarers.space import free_port_points
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import can_pay, free_transporter, has_piece, pay

_TOO_DEAR: Final = Refusal("SF-411", "sf-too-dear")


class BuildShip(Move[StarState]):
    """SF-411 to SF-414: a colony ship or a trade ship on a spaceport point."""

    kind: ClassVar[str] = "ship"
    fields: ClassVar[tuple[str, ...]] = ("ship", "point")

    def __init__(self, ship: int, point: int) -> None:
        self.ship = ship
        self.point = point

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != BUILD:
            return NOT_BUILDING
        if not 0 <= self.ship < len(SHIP_COSTS):
            return Refusal("SF-412", "sf-no-such-ship")
        if not has_piece(state, mover, self.ship):
            return Refusal("SF-412", "sf-no-piece")
        if free_transporter(state, mover) == NOWHERE:
            return Refusal("SF-413", "sf-no-transporter")
        if self.point not in free_port_points(state, mover):
            return Refusal("SF-414", "sf-no-port-point")
        return None if can_pay(state, mover, SHIP_COSTS[self.ship]) else _TOO_DEAR

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        pay(state, mover, SHIP_COSTS[self.ship])
        put_ship(state, mover, free_transporter(state, mover), self.ship, self.point, out)
        run(state, out)


class BuildPort(Move[StarState]):
    """SF-416: a spaceport out of an own colony."""

    kind: ClassVar[str] = "port"
    fields: ClassVar[tuple[str, ...]] = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != BUILD:
            return NOT_BUILDING
        if not 0 <= self.site < PLANETS or state.sites[self.site] != COLONY + mover:
            return Refusal("SF-416", "sf-not-own-colony")
        if state.ports[mover] >= MODULES:
            return Refusal("SF-416", "sf-no-module")
        return None if can_pay(state, mover, PORT_COST) else _TOO_DEAR

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        pay(state, mover, PORT_COST)
        make_port(state, mover, self.site, out)
        run(state, out)


class Upgrade(Move[StarState]):
    """SF-411, SF-417: an engine, a cannon or a cargo module."""

    kind: ClassVar[str] = "upgrade"
    fields: ClassVar[tuple[str, ...]] = ("upgrade",)

    def __init__(self, upgrade: int) -> None:
        self.upgrade = upgrade

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != BUILD:
            return NOT_BUILDING
        if not 0 <= self.upgrade < UPGRADES:
            return Refusal("SF-417", "sf-no-such-upgrade")
        if state.upgrades[mover * UPGRADES + self.upgrade] >= LIMITS[self.upgrade]:
            return Refusal("SF-417", "sf-upgrade-limit", {"limit": LIMITS[self.upgrade]})
        return None if can_pay(state, mover, UPGRADE_COSTS[self.upgrade]) else _TOO_DEAR

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        pay(state, mover, UPGRADE_COSTS[self.upgrade])
        state.upgrades[mover * UPGRADES + self.upgrade] += 1
        if out is not None:
            out.append(Event("equipped", {"seat": mover, "upgrade": UPGRADE_NAMES[self.upgrade]}))
        run(state, out)


class Place(Move[StarState]):
    """SF-827 to SF-829: the free trade ship is placed."""

    kind: ClassVar[str] = "place"
    fields: ClassVar[tuple[str, ...]] = ("point",)

    def __init__(self, point: int) -> None:
        self.point = point

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != PLACE:
            return Refusal("SF-828", "sf-nothing-to-place")
        here = self.point in free_port_points(state, mover)
        return None if here else Refusal("SF-827", "sf-no-port-point")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.stack.pop()
        state.pending[mover] -= 1
        put_ship(state, mover, free_transporter(state, mover), TRADE_SHIP, self.point, out)
        run(state, out)


class Depart(Move[StarState]):
    """SF-301, SF-501: trade and build is over; without a ship so is the turn."""

    kind: ClassVar[str] = "depart"

    def __init__(self) -> None:
        pass

    def check(self, state: StarState, mover: int) -> Refusal | None:
        return None if state.stack[-1] == BUILD else NOT_BUILDING

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        if state.ships[mover * TRANSPORTERS : mover * TRANSPORTERS + TRANSPORTERS] == _NO_SHIPS:
            end_turn(state, out)
        else:
            state.stack.pop()
            state.stack.append(SHAKE)
        run(state, out)


_NO_SHIPS: Final = [NOWHERE] * TRANSPORTERS
SHIPS: Final = [[BuildShip(ship, point) for point in range(POINTS)] for ship in range(len(SHIP_COSTS))]
PORTS: Final = [BuildPort(site) for site in range(PLANETS)]
UPGRADE_MOVES: Final = [Upgrade(upgrade) for upgrade in range(UPGRADES)]
PLACES: Final = [Place(point) for point in range(POINTS)]
DEPART: Final = Depart()


def add_builds(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    for upgrade in range(UPGRADES):
        below = state.upgrades[seat * UPGRADES + upgrade] < LIMITS[upgrade]
        if below and can_pay(state, seat, UPGRADE_COSTS[upgrade]):
            moves.append(UPGRADE_MOVES[upgrade])
    if can_pay(state, seat, PORT_COST) and state.ports[seat] < MODULES:
        for site in range(PLANETS):
            if state.sites[site] == COLONY + seat:
                moves.append(PORTS[site])
    for ship in range(len(SHIP_COSTS)):
        if can_pay(state, seat, SHIP_COSTS[ship]):
            _add_ships(state, seat, ship, moves)


def _add_ships(state: StarState, seat: int, ship: int, moves: list[Move[StarState]]) -> None:
    if free_transporter(state, seat) != NOWHERE and has_piece(state, seat, ship):
        for point in free_port_points(state, seat):
            moves.append(SHIPS[ship][point])


def places(state: StarState, seat: int) -> list[Move[StarState]]:
    return [PLACES[point] for point in free_port_points(state, seat)]
