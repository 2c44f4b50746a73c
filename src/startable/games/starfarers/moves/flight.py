"""Flight: step by step, space jumps, and the end of the turn (SF-5xx)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.starfarers.board import BESIDE, NOWHERE, POINT_NAMES, POINTS
from startable.games.starfarers.flow import end_turn, land, run
from startable.games.starfarers.frames import FLY
from startable.games.starfarers.marks import FLOWN, NOT_FLYING, READY
from startable.games.starfarers.moves.settling import FOUNDS, NOT_FLIGHT, unready
from startable.games.starfarers.parts import (
    TRANSPORTERS,
)
from startable.games.starfarers.space import (
    can_end,
    can_finish,
    can_found,
    can_leave,
    can_stay,
    must_leave,
    passable,
    people_at,
    site_at,
    taken,
    why_not_stay,
)
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import speed


class Go(Move[StarState]):
    """SF-507: one step along a line; a ship's first one begins its flight."""

    kind: ClassVar[str] = "go"
    fields: ClassVar[tuple[str, ...]] = ("ship", "point")

    def __init__(self, ship: int, point: int) -> None:
        self.ship = ship
        self.point = point

    def check(self, state: StarState, mover: int) -> Refusal | None:
        return unready(state, mover, self.ship) or self._blocked(state, mover * TRANSPORTERS + self.ship)

    def _blocked(self, state: StarState, ship: int) -> Refusal | None:
        here = state.ships[ship]
        left = state.left if state.flying != NOT_FLYING else speed(state)
        if left <= 0:
            return Refusal("SF-506", "sf-no-speed-left")
        if self.point not in BESIDE[here]:
            return Refusal("SF-507", "sf-no-line")
        if not passable(state, self.point):
            return Refusal("SF-106", "sf-system-middle")
        origin = state.origin if state.flying != NOT_FLYING else here
        if can_finish(state, ship, self.point, origin, left - 1):
            return None
        return why_not_end(state, ship, self.point, origin)

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        ship = mover * TRANSPORTERS + self.ship
        here = state.ships[ship]
        if state.flying == NOT_FLYING:
            state.flying = self.ship
            state.origin = here
            state.left = speed(state)
        state.left -= 1
        state.ships[ship] = self.point
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "ship": self.ship + 1, "from": POINT_NAMES[here]}
            out.append(Event("flew", {**args, "to": POINT_NAMES[self.point], "left": state.left}))
        run(state, out)


def why_not_end(state: StarState, ship: int, point: int, origin: int) -> Refusal | None:
    refusal = why_not_stay(state, ship, point)
    if refusal is None and point == origin and site_at(state, point) != NOWHERE:
        return Refusal("SF-517", "sf-back-only-to-found")
    return refusal


class Stop(Move[StarState]):
    """The ship in flight ends its flight without founding."""

    kind: ClassVar[str] = "stop"

    def __init__(self) -> None:
        pass

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != FLY:
            return NOT_FLIGHT
        if state.flying == NOT_FLYING:
            return Refusal("SF-508", "sf-nobody-in-flight")
        ship = mover * TRANSPORTERS + state.flying
        refusal = why_not_end(state, ship, state.ships[ship], state.origin)
        if refusal is None and people_at(state, state.ships[ship]) != NOWHERE:
            return Refusal("SF-513", "sf-must-found-here")
        return refusal

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            at = POINT_NAMES[state.ships[mover * TRANSPORTERS + state.flying]]
            out.append(Event("stopped", {"seat": mover, "ship": state.flying + 1, "at": at}))
        land(state)
        run(state, out)


class Jump(Move[StarState]):
    """SF-519, SF-520: instead of its flight, to any free point where the ship may end."""

    kind: ClassVar[str] = "jump"
    fields: ClassVar[tuple[str, ...]] = ("ship", "point")

    def __init__(self, ship: int, point: int) -> None:
        self.ship = ship
        self.point = point

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = unready(state, mover, self.ship)
        if refusal is not None:
            return refusal
        if state.jumps == 0:
            return Refusal("SF-519", "sf-no-jump")
        if state.flying != NOT_FLYING:
            return Refusal("SF-519", "sf-jump-instead-of-flight")
        ship = mover * TRANSPORTERS + self.ship
        if not 0 <= self.point < POINTS or self.point == state.ships[ship]:
            return Refusal("SF-519", "sf-jump-elsewhere")
        if not passable(state, self.point):
            return Refusal("SF-520", "sf-system-middle")
        return why_not_stay(state, ship, self.point)

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        ship = mover * TRANSPORTERS + self.ship
        state.jumps -= 1
        state.flying = self.ship
        state.origin = state.ships[ship]
        state.left = 0
        state.ships[ship] = self.point
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "ship": self.ship + 1}
            out.append(Event("jumped", {**args, "to": POINT_NAMES[self.point]}))
        run(state, out)


class EndTurn(Move[StarState]):
    """SF-508: the other ships stay where they are; those that must not are in the way."""

    kind: ClassVar[str] = "end"

    def __init__(self) -> None:
        pass

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] != FLY:
            return NOT_FLIGHT
        if state.flying != NOT_FLYING:
            return Refusal("SF-506", "sf-still-in-flight")
        ship = blocking_ship(state, mover)
        if ship == NOWHERE:
            return None
        args: dict[str, int | str] = {"ship": ship % TRANSPORTERS + 1}
        on_site = site_at(state, state.ships[ship]) != NOWHERE
        return (
            Refusal("SF-516", "sf-found-or-leave", args)
            if on_site
            else Refusal("SF-518", "sf-must-leave", args)
        )

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        end_turn(state, out)
        run(state, out)


def _why_leave(state: StarState, ship: int) -> Refusal:
    args: dict[str, int | str] = {"ship": ship % TRANSPORTERS + 1}
    if site_at(state, state.ships[ship]) != NOWHERE:
        return Refusal("SF-516", "sf-found-or-leave", args)
    return Refusal("SF-518", "sf-must-leave", args)


def blocking_ship(state: StarState, seat: int) -> int:
    """SF-516, SF-518: a ship that has to move on, and can; or NOWHERE."""
    for ship in range(seat * TRANSPORTERS, seat * TRANSPORTERS + TRANSPORTERS):
        ready = state.ships[ship] != NOWHERE and state.status[ship] == READY
        if ready and must_leave(state, ship) and can_leave(state, ship, speed(state)):
            return ship
    return NOWHERE


GOES: Final = [[Go(ship, point) for point in range(POINTS)] for ship in range(TRANSPORTERS)]
STOP: Final = Stop()
JUMPS: Final = [[Jump(ship, point) for point in range(POINTS)] for ship in range(TRANSPORTERS)]
END_TURN: Final = EndTurn()


def flights(state: StarState, seat: int) -> list[Move[StarState]]:
    moves: list[Move[StarState]] = []
    if state.flying != NOT_FLYING:
        _add_flight(state, seat, moves)
        return moves
    steps = speed(state)
    for number in range(TRANSPORTERS):
        ship = seat * TRANSPORTERS + number
        point = state.ships[ship]
        if point != NOWHERE and state.status[ship] != FLOWN:
            if can_found(state, ship, point):
                moves.append(FOUNDS[number])
            if state.status[ship] == READY:
                _add_steps(state, ship, number, point, steps, moves)
    if state.jumps > 0:
        _add_jumps(state, seat, moves)
    if blocking_ship(state, seat) == NOWHERE:
        moves.append(END_TURN)
    return moves


def _add_flight(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    number = state.flying
    ship = seat * TRANSPORTERS + number
    point = state.ships[ship]
    if can_end(state, ship, point, state.origin):
        if can_found(state, ship, point):
            moves.append(FOUNDS[number])
        if can_stay(state, ship, point) and (point != state.origin or site_at(state, point) == NOWHERE):
            moves.append(STOP)
    if state.left > 0:
        _add_steps(state, ship, number, state.origin, state.left, moves)


def _add_steps(
    state: StarState, ship: int, number: int, origin: int, left: int, moves: list[Move[StarState]]
) -> None:
    row = GOES[number]
    for point in BESIDE[state.ships[ship]]:
        if passable(state, point) and can_finish(state, ship, point, origin, left - 1):
            moves.append(row[point])


def _add_jumps(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    for number in range(TRANSPORTERS):
        ship = seat * TRANSPORTERS + number
        if state.ships[ship] != NOWHERE and state.status[ship] == READY:
            row = JUMPS[number]
            for point in range(POINTS):
                if can_jump(state, ship, point):
                    moves.append(row[point])


def can_jump(state: StarState, ship: int, point: int) -> bool:
    if point == state.ships[ship] or not passable(state, point) or taken(state, point, ship):
        return False
    return can_stay(state, ship, point) or can_found(state, ship, point)
