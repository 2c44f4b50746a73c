"""The founding phase: colonies, spaceports, ships, upgrades (SF-209 to SF-218)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.starfarers.box.board import (
    HOME_PLANETS,
    PLANETS,
    POINT_NAMES,
    POINTS,
    SITE_POINTS,
)
from startable.games.starfarers.box.parts import (
    FOUNDING_UPGRADES,
    SHIP_NAMES,
    UPGRADE_NAMES,
    UPGRADES,
)
from startable.games.starfarers.rules.awaited import founder
from startable.games.starfarers.rules.flow import run
from startable.games.starfarers.rules.moves.names import SITE_NAMES
from startable.games.starfarers.rules.referee import StarMove, out_of_turn
from startable.games.starfarers.rules.space import close_free_sites, free_port_points
from startable.games.starfarers.state.board import COLONY, PORT, VACANT
from startable.games.starfarers.state.fleet import owner_of
from startable.games.starfarers.state.stack import DEAL, DOCK, EQUIP, LAUNCH, SETTLE
from startable.games.starfarers.state.state import StarState
from startable.games.starfarers.state.stock import rescore, settle

ROUNDS: Final = 3
_STEPS: Final = (SETTLE, DOCK, LAUNCH, EQUIP)
_OTHER_STEP: Final = Refusal("SF-209", "sf-not-founding")
_BEGUN: Final = Refusal("SF-209", "sf-founding-over")
_OTHERS_SETTLE: Final = Refusal("SF-209", "sf-others-found")
_OTHERS_DOCK: Final = Refusal("SF-212", "sf-others-found")
_OTHERS_EQUIP: Final = Refusal("SF-214", "sf-others-found")


def _untimely(state: StarState, seat: int, kind: int, others: Refusal) -> Refusal | None:
    if state.stage() != kind:
        return _not_now(state, seat)
    return None if founder(state) == seat else others


def _not_now(state: StarState, seat: int) -> Refusal:
    if state.turn > 0:
        return _BEGUN
    return _OTHER_STEP if state.stage() in _STEPS else out_of_turn(state, seat, _OTHER_STEP)


class Settle(StarMove):
    """SF-209 to SF-211: a colony on a free site at home."""

    kind: ClassVar[str] = "settle"
    fields: ClassVar[tuple[str, ...]] = ("site",)
    spelling: ClassVar[Spelling] = Spelling("settle {}", SITE_NAMES)

    def __init__(self, site: int) -> None:
        self.site = site

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = _untimely(state, mover, SETTLE, _OTHERS_SETTLE)
        if refusal is not None:
            return refusal
        fine = 0 <= self.site < HOME_PLANETS and state.board.sites[self.site] == VACANT
        return None if fine else Refusal("SF-209", "sf-no-free-home-site")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        number = state.pop() + 1
        settle(state, mover, self.site)
        rescore(state, mover)
        if out is not None:
            out.append(Event("settled", {"seat": mover, "at": POINT_NAMES[SITE_POINTS[self.site]]}))
        if number < ROUNDS * state.seats:
            state.push(SETTLE, number)
        else:
            state.push(DOCK)
        run(state, out)


class Dock(StarMove):
    """SF-212: an own colony becomes a spaceport."""

    kind: ClassVar[str] = "dock"
    fields: ClassVar[tuple[str, ...]] = ("site",)
    spelling: ClassVar[Spelling] = Spelling("dock {}", SITE_NAMES)

    def __init__(self, site: int) -> None:
        self.site = site

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = _untimely(state, mover, DOCK, _OTHERS_DOCK)
        if refusal is not None:
            return refusal
        fine = 0 <= self.site < PLANETS and state.board.sites[self.site] == COLONY + mover
        return None if fine else Refusal("SF-212", "sf-not-own-colony")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        number = state.pop()
        make_port(state, mover, self.site, out)
        state.push(LAUNCH, number)
        run(state, out)


def make_port(state: StarState, seat: int, site: int, out: list[Event] | None) -> None:
    state.board.stand(site, PORT + seat)
    state.players[seat].ports += 1
    rescore(state, seat)
    if out is not None:
        out.append(Event("built_port", {"seat": seat, "at": POINT_NAMES[SITE_POINTS[site]]}))


class Launch(StarMove):
    """SF-213: the first ship, of either kind, on a point of the new spaceport."""

    kind: ClassVar[str] = "launch"
    fields: ClassVar[tuple[str, ...]] = ("ship", "point")
    spelling: ClassVar[Spelling] = Spelling("launch {} {}", SHIP_NAMES, POINT_NAMES)

    def __init__(self, ship: int, point: int) -> None:
        self.ship = ship
        self.point = point

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = _untimely(state, mover, LAUNCH, _OTHERS_DOCK)
        if refusal is not None:
            return refusal
        if not 0 <= self.ship < len(SHIP_NAMES):
            return Refusal("SF-213", "sf-no-such-ship")
        here = self.point in free_port_points(state, mover)
        return None if here else Refusal("SF-213", "sf-no-port-point")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        number = state.pop() + 1
        put_ship(state, state.players[mover].ships[0], self.ship, self.point, out)
        if number < state.seats:
            state.push(DOCK, number)
        else:
            state.push(EQUIP)
        run(state, out)


def put_ship(state: StarState, ship: int, kind: int, point: int, out: list[Event] | None) -> None:
    state.fleet.put(ship, kind, point)
    if out is not None:
        args: dict[str, int | str] = {"seat": owner_of(ship), "ship": SHIP_NAMES[kind]}
        out.append(Event("built_ship", {**args, "at": POINT_NAMES[point]}))


class Equip(StarMove):
    """SF-214: one of the upgrades that are shared out."""

    kind: ClassVar[str] = "equip"
    fields: ClassVar[tuple[str, ...]] = ("upgrade",)
    spelling: ClassVar[Spelling] = Spelling("equip {}", UPGRADE_NAMES)

    def __init__(self, upgrade: int) -> None:
        self.upgrade = upgrade

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = _untimely(state, mover, EQUIP, _OTHERS_EQUIP)
        if refusal is not None:
            return refusal
        left = 0 <= self.upgrade < UPGRADES and shared_left(state, self.upgrade) > 0
        return None if left else Refusal("SF-214", "sf-upgrade-gone")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        number = state.pop() + 1
        state.players[mover].equip(self.upgrade)
        if out is not None:
            out.append(Event("equipped", {"seat": mover, "upgrade": UPGRADE_NAMES[self.upgrade]}))
        if number < state.seats:
            state.push(EQUIP, number)
        else:
            close_free_sites(state)
            state.push(DEAL)
        run(state, out)


def shared_left(state: StarState, upgrade: int) -> int:
    taken = 0
    for player in state.players:
        taken += player.upgrades[upgrade]
    return FOUNDING_UPGRADES[upgrade] - taken


SETTLES: Final = [Settle(site) for site in range(HOME_PLANETS)]
DOCK_MOVES: Final = [Dock(site) for site in range(HOME_PLANETS)]
LAUNCHES: Final = [[Launch(ship, point) for point in range(POINTS)] for ship in range(2)]
EQUIPS: Final = [Equip(upgrade) for upgrade in range(UPGRADES)]


def foundings(state: StarState) -> list[Move[StarState]]:
    kind, seat = state.stage(), founder(state)
    if kind == SETTLE:
        return [SETTLES[site] for site in range(HOME_PLANETS) if state.board.sites[site] == VACANT]
    if kind == DOCK:
        return [DOCK_MOVES[site] for site in range(HOME_PLANETS) if state.board.sites[site] == COLONY + seat]
    if kind == LAUNCH:
        points = free_port_points(state, seat)
        return [LAUNCHES[ship][point] for ship in range(2) for point in points]
    return [EQUIPS[upgrade] for upgrade in range(UPGRADES) if shared_left(state, upgrade) > 0]
