"""Flight: step by step, space jumps, and the end of the turn (SF-5xx)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.starfarers.box.board import BESIDE, CENTRE_OF, NOWHERE, POINT_NAMES, POINTS
from startable.games.starfarers.box.parts import FACE_DOWN, TRANSPORTERS
from startable.games.starfarers.rules.flow import end_turn, land, run
from startable.games.starfarers.rules.moves.colonies import FOUNDS, unready
from startable.games.starfarers.rules.moves.names import COUNTED
from startable.games.starfarers.rules.referee import NOT_FLIGHT, StarMove, out_of_turn
from startable.games.starfarers.rules.space import (
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
from startable.games.starfarers.state.fleet import FLOWN, READY, ship_number
from startable.games.starfarers.state.stack import FLY
from startable.games.starfarers.state.state import NOT_FLYING, StarState


class Go(StarMove):
    """SF-507: one step along a line; a ship's first one begins its flight."""

    kind: ClassVar[str] = "go"
    fields: ClassVar[tuple[str, ...]] = ("ship", "point")
    spelling: ClassVar[Spelling] = Spelling("go {} {}", COUNTED, POINT_NAMES)

    def __init__(self, ship: int, point: int) -> None:
        self.ship = ship
        self.point = point

    def number(self, state: StarState) -> int:
        """By the line from where the ship is."""
        here = state.fleet.at[state.active_player().ships[self.ship]]
        return self.index + BESIDE[here].index(self.point)

    def check(self, state: StarState, mover: int) -> Refusal | None:
        return unready(state, mover, self.ship) or self._blocked(state, mover)

    def _blocked(self, state: StarState, seat: int) -> Refusal | None:
        flight, ship = state.flight, state.players[seat].ships[self.ship]
        here = state.fleet.at[ship]
        left = flight.left if flight.flying != NOT_FLYING else state.speed()
        if left <= 0:
            return Refusal("SF-506", "sf-no-speed-left")
        if self.point not in BESIDE[here]:
            return Refusal("SF-507", "sf-no-line")
        if not passable(state, self.point):
            return Refusal("SF-106", "sf-system-middle")
        origin = flight.origin if flight.flying != NOT_FLYING else here
        if can_finish(state, ship, self.point, origin, left - 1):
            return None
        return why_not_end(state, ship, self.point, origin)

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        flight, ship = state.flight, state.players[mover].ships[self.ship]
        here = state.fleet.at[ship]
        if flight.flying == NOT_FLYING:
            flight.flying = self.ship
            flight.origin = here
            flight.left = state.speed()
        flight.left -= 1
        state.fleet.move(ship, self.point)
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "ship": self.ship + 1, "from": POINT_NAMES[here]}
            out.append(Event("flew", {**args, "to": POINT_NAMES[self.point], "left": flight.left}))
        run(state, out)


def why_not_end(state: StarState, ship: int, point: int, origin: int) -> Refusal | None:
    refusal = why_not_stay(state, ship, point)
    if refusal is None and point == origin and site_at(state, point) != NOWHERE:
        return Refusal("SF-517", "sf-back-only-to-found")
    return refusal


class Stop(StarMove):
    """The ship in flight ends its flight without founding."""

    kind: ClassVar[str] = "stop"
    spelling: ClassVar[Spelling] = Spelling("stop")

    def __init__(self) -> None:
        pass

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != FLY or mover != state.active:
            return out_of_turn(state, mover, NOT_FLIGHT)
        ship = state.ship_in_flight()
        if ship == NOWHERE:
            return Refusal("SF-508", "sf-nobody-in-flight")
        point = state.fleet.at[ship]
        refusal = why_not_end(state, ship, point, state.flight.origin)
        if refusal is None and people_at(state, point) != NOWHERE:
            return Refusal("SF-513", "sf-must-found-here")
        return refusal

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            at = POINT_NAMES[state.fleet.at[state.ship_in_flight()]]
            out.append(Event("stopped", {"seat": mover, "ship": state.flight.flying + 1, "at": at}))
        land(state)
        run(state, out)


class Jump(StarMove):
    """SF-519, SF-520: instead of its flight, to any free point where the ship may end."""

    kind: ClassVar[str] = "jump"
    fields: ClassVar[tuple[str, ...]] = ("ship", "point")
    spelling: ClassVar[Spelling] = Spelling("jump {} {}", COUNTED, POINT_NAMES)

    def __init__(self, ship: int, point: int) -> None:
        self.ship = ship
        self.point = point

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = unready(state, mover, self.ship)
        if refusal is not None:
            return refusal
        if state.flight.jumps == 0:
            return Refusal("SF-519", "sf-no-jump")
        if state.flight.flying != NOT_FLYING:
            return Refusal("SF-519", "sf-jump-instead-of-flight")
        ship = state.players[mover].ships[self.ship]
        if not 0 <= self.point < POINTS or self.point == state.fleet.at[ship]:
            return Refusal("SF-519", "sf-jump-elsewhere")
        if not passable(state, self.point):
            known = state.board.tiles[CENTRE_OF[self.point]] != FACE_DOWN
            return Refusal("SF-106", "sf-system-middle") if known else Refusal("SF-520", "sf-rim-only")
        return why_not_stay(state, ship, self.point)

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        flight, ship = state.flight, state.players[mover].ships[self.ship]
        flight.jumps -= 1
        flight.flying = self.ship
        flight.origin = state.fleet.at[ship]
        flight.left = 0
        state.fleet.move(ship, self.point)
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "ship": self.ship + 1}
            out.append(Event("jumped", {**args, "to": POINT_NAMES[self.point]}))
        run(state, out)


class EndTurn(StarMove):
    """SF-508: the other ships stay where they are; those that must not are in the way."""

    kind: ClassVar[str] = "end"
    spelling: ClassVar[Spelling] = Spelling("end")

    def __init__(self) -> None:
        pass

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != FLY or mover != state.active:
            return out_of_turn(state, mover, NOT_FLIGHT)
        if state.flight.flying != NOT_FLYING:
            return Refusal("SF-506", "sf-still-in-flight")
        ship = blocking_ship(state, mover)
        return _why_leave(state, ship) if ship != NOWHERE else None

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        end_turn(state, out)
        run(state, out)


def _why_leave(state: StarState, ship: int) -> Refusal:
    args: dict[str, int | str] = {"ship": ship_number(ship) + 1}
    point = state.fleet.at[ship]
    if site_at(state, point) == NOWHERE:
        return Refusal("SF-518", "sf-must-leave", args)
    able = can_found(state, ship, point)
    return Refusal("SF-516", "sf-found-or-leave" if able else "sf-leave-site", args)


def blocking_ship(state: StarState, seat: int) -> int:
    """SF-516, SF-518: a ship that has to move on, and can; or NOWHERE."""
    for ship in state.players[seat].ships:
        if state.fleet.is_ready(ship) and must_leave(state, ship) and can_leave(state, ship, state.speed()):
            return ship
    return NOWHERE


GOES: Final = [[Go(ship, point) for point in range(POINTS)] for ship in range(TRANSPORTERS)]
STOP: Final = Stop()
JUMPS: Final = [[Jump(ship, point) for point in range(POINTS)] for ship in range(TRANSPORTERS)]
END_TURN: Final = EndTurn()


def flights(state: StarState, seat: int) -> list[Move[StarState]]:
    moves: list[Move[StarState]] = []
    if state.flight.flying != NOT_FLYING:
        _add_flight(state, moves)
        return moves
    fleet = state.fleet
    for ship in state.players[seat].ships:
        if fleet.flies(ship) and fleet.status[ship] != FLOWN:
            point = fleet.at[ship]
            if can_found(state, ship, point):
                moves.append(FOUNDS[ship_number(ship)])
            if fleet.status[ship] == READY:
                _add_steps(state, ship, point, state.speed(), moves)
    if state.flight.jumps > 0:
        _add_jumps(state, seat, moves)
    if blocking_ship(state, seat) == NOWHERE:
        moves.append(END_TURN)
    return moves


def _add_flight(state: StarState, moves: list[Move[StarState]]) -> None:
    flight, ship = state.flight, state.ship_in_flight()
    point = state.fleet.at[ship]
    if can_end(state, ship, point, flight.origin):
        if can_found(state, ship, point):
            moves.append(FOUNDS[flight.flying])
        if can_stay(state, ship, point) and (point != flight.origin or site_at(state, point) == NOWHERE):
            moves.append(STOP)
    if flight.left > 0:
        _add_steps(state, ship, flight.origin, flight.left, moves)


def _add_steps(state: StarState, ship: int, origin: int, left: int, moves: list[Move[StarState]]) -> None:
    row = GOES[ship_number(ship)]
    for point in BESIDE[state.fleet.at[ship]]:
        if passable(state, point) and can_finish(state, ship, point, origin, left - 1):
            moves.append(row[point])


def _add_jumps(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    for ship in state.players[seat].ships:
        if state.fleet.is_ready(ship):
            row = JUMPS[ship_number(ship)]
            for point in range(POINTS):
                if can_jump(state, ship, point):
                    moves.append(row[point])


def can_jump(state: StarState, ship: int, point: int) -> bool:
    if point == state.fleet.at[ship] or not passable(state, point) or taken(state, point, ship):
        return False
    return can_stay(state, ship, point) or can_found(state, ship, point)
