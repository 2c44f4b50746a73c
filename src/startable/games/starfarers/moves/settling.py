"""What a flight is for: colonies, trade stations and friendship cards (SF-6xx)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.starfarers.board import NOWHERE, POINT_NAMES
from startable.games.starfarers.flow import land, run
from startable.games.starfarers.frames import FLY, FRAME, FRIEND
from startable.games.starfarers.marks import GROUNDED, NOBODY, NOT_FLYING, READY
from startable.games.starfarers.parts import (
    COLONY_SHIP,
    FRIEND_COPIES,
    FRIEND_NAMES,
    FRIENDS,
    PEOPLE_OF,
    PEOPLES,
    TRANSPORTERS,
)
from startable.games.starfarers.space import (
    can_found,
    can_stay,
    close_third_site,
    people_at,
    settle,
    site_at,
)
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import rescore

NOT_FLIGHT: Final = Refusal("SF-301", "sf-not-flight")
_GROUNDED: Final = Refusal("SF-810", "sf-grounded")
_FLOWN: Final = Refusal("SF-506", "sf-has-flown")


def unready(state: StarState, seat: int, number: int) -> Refusal | None:
    """Why this ship cannot begin or go on flying."""
    if state.stack[-1] != FLY:
        return NOT_FLIGHT
    if not 0 <= number < TRANSPORTERS or state.ships[seat * TRANSPORTERS + number] == NOWHERE:
        return Refusal("SF-506", "sf-no-such-ship")
    if state.flying != NOT_FLYING and state.flying != number:
        return Refusal("SF-506", "sf-other-in-flight")
    status = state.status[seat * TRANSPORTERS + number]
    return _GROUNDED if status == GROUNDED else None if status == READY else _FLOWN


class Found(Move[StarState]):
    """SF-601, SF-606: a colony or a trade station, where the ship is; its flight is over."""

    kind: ClassVar[str] = "found"
    fields: ClassVar[tuple[str, ...]] = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = unready(state, mover, self.ship)
        if refusal is _GROUNDED:
            refusal = None  # SF-603
        if refusal is not None:
            return refusal
        ship = mover * TRANSPORTERS + self.ship
        point = state.ships[ship]
        if can_found(state, ship, point):
            return None
        return _why_not_found(state, ship, point)

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        ship = mover * TRANSPORTERS + self.ship
        point = state.ships[ship]
        if state.flying != NOT_FLYING:
            land(state)
        state.ships[ship] = NOWHERE
        state.status[ship] = READY
        if state.kinds[ship] == COLONY_SHIP:
            _found_colony(state, mover, site_at(state, point))
            if out is not None:
                out.append(Event("founded", {"seat": mover, "at": POINT_NAMES[point]}))
        else:
            _found_station(state, mover, people_at(state, point), out)
        run(state, out)


def _why_not_found(state: StarState, ship: int, point: int) -> Refusal:
    if state.kinds[ship] != COLONY_SHIP:
        here = people_at(state, point) != NOWHERE
        return Refusal("SF-606", "sf-too-little-cargo") if here else Refusal("SF-606", "sf-no-dock-here")
    if site_at(state, point) == NOWHERE:
        return Refusal("SF-601", "sf-no-site-here")
    held = can_stay(state, ship, point)
    return Refusal("SF-602", "sf-site-held") if held else Refusal("SF-219", "sf-site-closed")


def _found_colony(state: StarState, seat: int, site: int) -> None:
    settle(state, seat, site)
    close_third_site(state, site)
    rescore(state, seat)


def _found_station(state: StarState, seat: int, people: int, out: list[Event] | None) -> None:
    """SF-607 to SF-610."""
    state.stations[seat * 4 + people] += 1
    if out is not None:
        out.append(Event("docked", {"seat": seat, "people": PEOPLES[people]}))
    holder = state.figures[people]
    mine = state.stations[seat * 4 + people]
    if holder != seat and (holder == NOBODY or mine > state.stations[holder * 4 + people]):
        state.figures[people] = seat
        rescore(state, seat)
        if holder != NOBODY:
            rescore(state, holder)
        if out is not None:
            out.append(Event("befriended", {"seat": seat, "people": PEOPLES[people]}))
    state.stack.append(FRIEND + FRAME * people)


class Befriend(Move[StarState]):
    """SF-608: one of the people's friendship cards that are left."""

    kind: ClassVar[str] = "friend"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stack[-1] % FRAME != FRIEND:
            return Refusal("SF-608", "sf-no-new-friend")
        people = state.stack[-1] // FRAME
        if not 0 <= self.card < FRIENDS or PEOPLE_OF[self.card] != people:
            return Refusal("SF-608", "sf-other-people")
        return None if friend_left(state, self.card) else Refusal("SF-608", "sf-friend-taken")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.stack.pop()
        state.friends[mover * FRIENDS + self.card] += 1
        if out is not None:
            out.append(Event("got_friend", {"seat": mover, "card": FRIEND_NAMES[self.card]}))
        run(state, out)


def friend_left(state: StarState, card: int) -> bool:
    held = 0
    for seat in range(state.seats):
        held += state.friends[seat * FRIENDS + card]
    return held < FRIEND_COPIES[card]


FOUNDS: Final = [Found(ship) for ship in range(TRANSPORTERS)]
BEFRIENDS: Final = [Befriend(card) for card in range(FRIENDS)]


def befriendings(state: StarState) -> list[Move[StarState]]:
    people = state.stack[-1] // FRAME
    return [
        BEFRIENDS[card] for card in range(FRIENDS) if PEOPLE_OF[card] == people and friend_left(state, card)
    ]
