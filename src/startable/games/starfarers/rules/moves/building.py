"""Building: ships, spaceports, upgrades; and the end of trade and build (SF-41x, SF-501, SF-828)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.starfarers.box.board import NOWHERE, PLANETS, POINT_NAMES, POINTS
from startable.games.starfarers.box.parts import (
    LIMITS,
    MODULES,
    PORT_COST,
    SHIP_COSTS,
    SHIP_NAMES,
    TRADE_SHIP,
    UPGRADE_COSTS,
    UPGRADE_NAMES,
    UPGRADES,
)
from startable.games.starfarers.rules.flow import clear_offer, did, end_turn, run
from startable.games.starfarers.rules.moves.founding import make_port, put_ship
from startable.games.starfarers.rules.moves.names import SITE_NAMES
from startable.games.starfarers.rules.referee import StarMove, not_building, out_of_turn
from startable.games.starfarers.rules.space import free_port_points
from startable.games.starfarers.state import deeds
from startable.games.starfarers.state.board import COLONY
from startable.games.starfarers.state.player import Player
from startable.games.starfarers.state.stack import PLACE, SHAKE
from startable.games.starfarers.state.state import StarState
from startable.games.starfarers.state.stock import free_transporter, has_piece, pay

_PORT: Final = "port"


def _too_dear(player: Player, cost: list[int], what: str) -> Refusal | None:
    return None if player.can_pay(cost) else Refusal("SF-411", "sf-too-dear", {"what": what})


class BuildShip(StarMove):
    """SF-411 to SF-414: a colony ship or a trade ship on a spaceport point."""

    kind: ClassVar[str] = "ship"
    fields: ClassVar[tuple[str, ...]] = ("ship", "point")
    spelling: ClassVar[Spelling] = Spelling("build {} {}", SHIP_NAMES, POINT_NAMES)

    def __init__(self, ship: int, point: int) -> None:
        self.ship = ship
        self.point = point

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = not_building(state, mover)
        if refusal is not None:
            return refusal
        if not 0 <= self.ship < len(SHIP_COSTS):
            return Refusal("SF-412", "sf-no-such-ship")
        if not has_piece(state, mover, self.ship):
            return Refusal("SF-412", "sf-no-piece")
        if free_transporter(state, mover) == NOWHERE:
            return Refusal("SF-413", "sf-no-transporter")
        if self.point not in free_port_points(state, mover):
            return Refusal("SF-414", "sf-no-port-point")
        return _too_dear(state.players[mover], SHIP_COSTS[self.ship], SHIP_NAMES[self.ship])

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        pay(state, mover, SHIP_COSTS[self.ship])
        put_ship(state, free_transporter(state, mover), self.ship, self.point, out)
        did(state, deeds.SHIP + self.point, out)


class BuildPort(StarMove):
    """SF-416: a spaceport out of an own colony."""

    kind: ClassVar[str] = "port"
    fields: ClassVar[tuple[str, ...]] = ("site",)
    spelling: ClassVar[Spelling] = Spelling("port {}", SITE_NAMES)

    def __init__(self, site: int) -> None:
        self.site = site

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = not_building(state, mover)
        if refusal is not None:
            return refusal
        if not 0 <= self.site < PLANETS or state.board.sites[self.site] != COLONY + mover:
            return Refusal("SF-416", "sf-not-own-colony")
        if state.players[mover].ports >= MODULES:
            return Refusal("SF-416", "sf-no-module")
        return _too_dear(state.players[mover], PORT_COST, _PORT)

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        pay(state, mover, PORT_COST)
        make_port(state, mover, self.site, out)
        did(state, deeds.PORT + self.site, out)


class Upgrade(StarMove):
    """SF-411, SF-417: an engine, a cannon or a cargo module."""

    kind: ClassVar[str] = "upgrade"
    fields: ClassVar[tuple[str, ...]] = ("upgrade",)
    spelling: ClassVar[Spelling] = Spelling("buy {}", UPGRADE_NAMES)

    def __init__(self, upgrade: int) -> None:
        self.upgrade = upgrade

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = not_building(state, mover)
        if refusal is not None:
            return refusal
        if not 0 <= self.upgrade < UPGRADES:
            return Refusal("SF-417", "sf-no-such-upgrade")
        player = state.players[mover]
        if player.upgrades[self.upgrade] >= LIMITS[self.upgrade]:
            return Refusal("SF-417", "sf-upgrade-limit", {"limit": LIMITS[self.upgrade]})
        return _too_dear(player, UPGRADE_COSTS[self.upgrade], UPGRADE_NAMES[self.upgrade])

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        pay(state, mover, UPGRADE_COSTS[self.upgrade])
        state.players[mover].equip(self.upgrade)
        if out is not None:
            out.append(Event("equipped", {"seat": mover, "upgrade": UPGRADE_NAMES[self.upgrade]}))
        did(state, deeds.UPGRADE + self.upgrade, out)


class Place(StarMove):
    """SF-827 to SF-829: the free trade ship is placed."""

    kind: ClassVar[str] = "place"
    fields: ClassVar[tuple[str, ...]] = ("point",)
    spelling: ClassVar[Spelling] = Spelling("place {}", POINT_NAMES)

    def __init__(self, point: int) -> None:
        self.point = point

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != PLACE or mover != state.active:
            return out_of_turn(state, mover, Refusal("SF-828", "sf-nothing-to-place"))
        here = self.point in free_port_points(state, mover)
        return None if here else Refusal("SF-827", "sf-no-port-point")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.pop()
        state.players[mover].pending -= 1
        put_ship(state, free_transporter(state, mover), TRADE_SHIP, self.point, out)
        run(state, out)


class Depart(StarMove):
    """SF-301, SF-501: trade and build is over; without a ship so is the turn."""

    kind: ClassVar[str] = "depart"
    spelling: ClassVar[Spelling] = Spelling("depart")

    def __init__(self) -> None:
        pass

    def check(self, state: StarState, mover: int) -> Refusal | None:
        return not_building(state, mover)

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        clear_offer(state)
        if _any_flies(state, mover):
            state.pop()
            state.push(SHAKE)
        else:
            end_turn(state, out)
        run(state, out)


def _any_flies(state: StarState, seat: int) -> bool:
    for ship in state.players[seat].ships:
        if state.fleet.flies(ship):
            return True
    return False


SHIPS: Final = [[BuildShip(ship, point) for point in range(POINTS)] for ship in range(len(SHIP_COSTS))]
PORTS: Final = [BuildPort(site) for site in range(PLANETS)]
UPGRADE_MOVES: Final = [Upgrade(upgrade) for upgrade in range(UPGRADES)]
PLACES: Final = [Place(point) for point in range(POINTS)]
DEPART: Final = Depart()


def add_builds(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    player = state.players[seat]
    for upgrade in range(UPGRADES):
        if player.upgrades[upgrade] < LIMITS[upgrade] and player.can_pay(UPGRADE_COSTS[upgrade]):
            moves.append(UPGRADE_MOVES[upgrade])
    if player.can_pay(PORT_COST) and player.ports < MODULES:
        for site in range(PLANETS):
            if state.board.sites[site] == COLONY + seat:
                moves.append(PORTS[site])
    for ship in range(len(SHIP_COSTS)):
        if player.can_pay(SHIP_COSTS[ship]):
            _add_ships(state, seat, ship, moves)


def _add_ships(state: StarState, seat: int, ship: int, moves: list[Move[StarState]]) -> None:
    if free_transporter(state, seat) != NOWHERE and has_piece(state, seat, ship):
        for point in free_port_points(state, seat):
            moves.append(SHIPS[ship][point])


def places(state: StarState, seat: int) -> list[Move[StarState]]:
    return [PLACES[point] for point in free_port_points(state, seat)]
