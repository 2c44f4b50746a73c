"""The founding phase: colonies, spaceports, ships, upgrades (SF-209 to SF-218)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.starfarers.board import HOMES, PLANETS, POINT_NAMES, POINTS, SITE_POINTS
from startable.games.starfarers.flow import founder, run
from startable.games.starfarers.frames import DEAL, DOCK, EQUIP, FRAME, LAUNCH, SETTLE
from startable.games.starfarers.marks import COLONY, PORT, VACANT
from startable.games.starfarers.parts import (
    FOUNDING_UPGRADES,
    SHIP_NAMES,
    TRANSPORTERS,
    UPGRADE_NAMES,
    UPGRADES,
)
from startable.games.starfarers.setup import close_free_sites
from startable.games.starfarers.space import free_port_points, settle
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import rescore

_ROUNDS: Final = 3
_NOT_FOUNDING: Final = Refusal("SF-209", "sf-not-founding")


class Settle(Move[StarState]):
    """SF-209 to SF-211: a colony on a free site at home."""

    kind: ClassVar[str] = "settle"
    fields: ClassVar[tuple[str, ...]] = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] % FRAME != SETTLE:
            return _NOT_FOUNDING
        fine = 0 <= self.site < HOMES * 3 and state.sites[self.site] == VACANT
        return None if fine else Refusal("SF-209", "sf-no-free-home-site")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        number = state.stack.pop() // FRAME + 1
        settle(state, mover, self.site)
        rescore(state, mover)
        if out is not None:
            out.append(Event("settled", {"seat": mover, "at": POINT_NAMES[SITE_POINTS[self.site]]}))
        state.stack.append(SETTLE + FRAME * number if number < _ROUNDS * state.seats else DOCK)
        run(state, out)


class Dock(Move[StarState]):
    """SF-212: an own colony becomes a spaceport."""

    kind: ClassVar[str] = "dock"
    fields: ClassVar[tuple[str, ...]] = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] % FRAME != DOCK:
            return _NOT_FOUNDING
        fine = 0 <= self.site < PLANETS and state.sites[self.site] == COLONY + mover
        return None if fine else Refusal("SF-212", "sf-not-own-colony")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        number = state.stack.pop() // FRAME
        make_port(state, mover, self.site, out)
        state.stack.append(LAUNCH + FRAME * number)
        run(state, out)


def make_port(state: StarState, seat: int, site: int, out: list[Event] | None) -> None:
    state.sites[site] = PORT + seat
    state.ports[seat] += 1
    rescore(state, seat)
    if out is not None:
        out.append(Event("built_port", {"seat": seat, "at": POINT_NAMES[SITE_POINTS[site]]}))


class Launch(Move[StarState]):
    """SF-213: the first ship, of either kind, on a point of the new spaceport."""

    kind: ClassVar[str] = "launch"
    fields: ClassVar[tuple[str, ...]] = ("ship", "point")

    def __init__(self, ship: int, point: int) -> None:
        self.ship = ship
        self.point = point

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] % FRAME != LAUNCH:
            return _NOT_FOUNDING
        if not 0 <= self.ship < len(SHIP_NAMES):
            return Refusal("SF-213", "sf-no-such-ship")
        here = self.point in free_port_points(state, mover)
        return None if here else Refusal("SF-213", "sf-no-port-point")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        number = state.stack.pop() // FRAME + 1
        put_ship(state, mover, 0, self.ship, self.point, out)
        state.stack.append(DOCK + FRAME * number if number < state.seats else EQUIP)
        run(state, out)


def put_ship(
    state: StarState, seat: int, number: int, kind: int, point: int, out: list[Event] | None
) -> None:
    state.ships[seat * TRANSPORTERS + number] = point
    state.kinds[seat * TRANSPORTERS + number] = kind
    if out is not None:
        out.append(Event("built_ship", {"seat": seat, "ship": SHIP_NAMES[kind], "at": POINT_NAMES[point]}))


class Equip(Move[StarState]):
    """SF-214: one of the upgrades that are shared out."""

    kind: ClassVar[str] = "equip"
    fields: ClassVar[tuple[str, ...]] = ("upgrade",)

    def __init__(self, upgrade: int) -> None:
        self.upgrade = upgrade

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] % FRAME != EQUIP:
            return _NOT_FOUNDING
        left = 0 <= self.upgrade < UPGRADES and shared_left(state, self.upgrade) > 0
        return None if left else Refusal("SF-214", "sf-upgrade-gone")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        number = state.stack.pop() // FRAME + 1
        state.upgrades[mover * UPGRADES + self.upgrade] += 1
        if out is not None:
            out.append(Event("equipped", {"seat": mover, "upgrade": UPGRADE_NAMES[self.upgrade]}))
        if number < state.seats:
            state.stack.append(EQUIP + FRAME * number)
        else:
            close_free_sites(state)
            state.stack.append(DEAL)
        run(state, out)


def shared_left(state: StarState, upgrade: int) -> int:
    taken = 0
    for seat in range(state.seats):
        taken += state.upgrades[seat * UPGRADES + upgrade]
    return FOUNDING_UPGRADES[upgrade] - taken


SETTLES: Final = [Settle(site) for site in range(HOMES * 3)]
DOCK_MOVES: Final = [Dock(site) for site in range(HOMES * 3)]
LAUNCHES: Final = [[Launch(ship, point) for point in range(POINTS)] for ship in range(2)]
EQUIPS: Final = [Equip(upgrade) for upgrade in range(UPGRADES)]


def foundings(state: StarState) -> list[Move[StarState]]:
    kind, seat = state.stack[-1] % FRAME, founder(state)
    if kind == SETTLE:
        return [SETTLES[site] for site in range(HOMES * 3) if state.sites[site] == VACANT]
    if kind == DOCK:
        return [DOCK_MOVES[site] for site in range(HOMES * 3) if state.sites[site] == COLONY + seat]
    if kind == LAUNCH:
        points = free_port_points(state, seat)
        return [LAUNCHES[ship][point] for ship in range(2) for point in points]
    return [EQUIPS[upgrade] for upgrade in range(UPGRADES) if shared_left(state, upgrade) > 0]
