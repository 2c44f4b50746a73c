"""What a flight is for: colonies, trade stations and friendship cards (SF-6xx)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import NOBODY
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.starfarers.box.board import HOMES, NOWHERE, POINT_NAMES
from startable.games.starfarers.box.parts import (
    CARGO,
    COLONY_SHIP,
    DOCKS,
    FRIEND_COPIES,
    FRIEND_NAMES,
    FRIENDS,
    PEOPLE_OF,
    PEOPLES,
    TRANSPORTERS,
)
from startable.games.starfarers.rules.flow import land, run
from startable.games.starfarers.rules.moves.names import COUNTED
from startable.games.starfarers.rules.referee import NOT_FLIGHT, StarMove, out_of_turn
from startable.games.starfarers.rules.space import (
    can_found,
    close_third_site,
    people_at,
    site_at,
    stations_at,
)
from startable.games.starfarers.state.board import CLOSED, VACANT
from startable.games.starfarers.state.choices import FIRST_GAME
from startable.games.starfarers.state.fleet import GROUNDED, READY
from startable.games.starfarers.state.lists import replaced
from startable.games.starfarers.state.stack import FLY, FRIEND
from startable.games.starfarers.state.state import NOT_FLYING, StarState
from startable.games.starfarers.state.stock import rescore, settle

_GROUNDED: Final = Refusal("SF-810", "sf-grounded")
_FLOWN: Final = Refusal("SF-506", "sf-has-flown")


def unready(state: StarState, seat: int, number: int) -> Refusal | None:
    """Why this ship cannot begin or go on flying."""
    if state.stage() != FLY or seat != state.active:
        return out_of_turn(state, seat, NOT_FLIGHT)
    ships = state.players[seat].ships
    if not 0 <= number < TRANSPORTERS or not state.fleet.flies(ships[number]):
        return Refusal("SF-506", "sf-no-such-ship")
    if state.flight.flying != NOT_FLYING and state.flight.flying != number:
        return Refusal("SF-506", "sf-other-in-flight")
    status = state.fleet.status[ships[number]]
    return _GROUNDED if status == GROUNDED else None if status == READY else _FLOWN


class Found(StarMove):
    """SF-601, SF-606: a colony or a trade station, where the ship is; its flight is over."""

    kind: ClassVar[str] = "found"
    fields: ClassVar[tuple[str, ...]] = ("ship",)
    spelling: ClassVar[Spelling] = Spelling("found {}", COUNTED)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def check(self, state: StarState, mover: int) -> Refusal | None:
        refusal = unready(state, mover, self.ship)
        if refusal is _GROUNDED:
            refusal = None  # SF-603
        if refusal is not None:
            return refusal
        ship = state.players[mover].ships[self.ship]
        point = state.fleet.at[ship]
        if can_found(state, ship, point):
            return None
        return _why_not_found(state, ship, point)

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        ship = state.players[mover].ships[self.ship]
        kind, point = state.fleet.kinds[ship], state.fleet.at[ship]
        if state.flight.flying != NOT_FLYING:
            land(state)
        state.fleet.put_back(ship)
        if kind == COLONY_SHIP:
            _found_colony(state, mover, site_at(state, point))
            if out is not None:
                out.append(Event("founded", {"seat": mover, "at": POINT_NAMES[point]}))
        else:
            _found_station(state, mover, people_at(state, point), out)
        run(state, out)


def _why_not_found(state: StarState, ship: int, point: int) -> Refusal:
    if state.fleet.kinds[ship] != COLONY_SHIP:
        return _why_not_dock(state, people_at(state, point))
    site = site_at(state, point)
    if site == NOWHERE:
        return Refusal("SF-601", "sf-no-site-here")
    if state.board.sites[site] == VACANT:
        return Refusal("SF-602", "sf-site-held")
    closed = state.board.sites[site] == CLOSED
    return _why_closed(state, site) if closed else Refusal("SF-601", "sf-site-taken")


def _why_closed(state: StarState, site: int) -> Refusal:
    """At home by the fourth colour or after the founding, elsewhere by two colonies."""
    if site >= HOMES * 3:
        return Refusal("SF-219", "sf-site-closed")
    return Refusal("SF-217" if state.choices.setup == FIRST_GAME else "SF-218", "sf-site-closed")


def _why_not_dock(state: StarState, people: int) -> Refusal:
    if people == NOWHERE:
        return Refusal("SF-606", "sf-no-dock-here")
    count = stations_at(state, people)
    if count >= DOCKS:
        return Refusal("SF-607", "sf-docks-full")
    cargo = state.active_player().upgrades[CARGO]
    return Refusal("SF-606", "sf-too-little-cargo", {"needed": count + 1, "cargo": cargo})


def _found_colony(state: StarState, seat: int, site: int) -> None:
    settle(state, seat, site)
    close_third_site(state, site)
    rescore(state, seat)


def _found_station(state: StarState, seat: int, people: int, out: list[Event] | None) -> None:
    """SF-607 to SF-610."""
    player = state.players[seat]
    player.add_station(people)
    if out is not None:
        out.append(Event("docked", {"seat": seat, "people": PEOPLES[people]}))
    holder = state.figures[people]
    first = holder == NOBODY
    if holder != seat and (first or player.stations[people] > state.players[holder].stations[people]):
        state.figures = replaced(state.figures, people, seat)
        rescore(state, seat)
        if not first:
            rescore(state, holder)
        if out is not None:
            out.append(Event("befriended", {"seat": seat, "people": PEOPLES[people]}))
    state.push(FRIEND, people)


class Befriend(StarMove):
    """SF-608: one of the people's friendship cards that are left."""

    kind: ClassVar[str] = "friend"
    fields: ClassVar[tuple[str, ...]] = ("card",)
    spelling: ClassVar[Spelling] = Spelling("friend {}", FRIEND_NAMES)

    def __init__(self, card: int) -> None:
        self.card = card

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if state.stage() != FRIEND or mover != state.active:
            return out_of_turn(state, mover, Refusal("SF-608", "sf-no-new-friend"))
        people = state.number()
        if not 0 <= self.card < FRIENDS or PEOPLE_OF[self.card] != people:
            return Refusal("SF-608", "sf-other-people")
        return None if friend_left(state, self.card) else Refusal("SF-608", "sf-friend-taken")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        state.pop()
        state.players[mover].befriend(self.card)
        if out is not None:
            out.append(Event("got_friend", {"seat": mover, "card": FRIEND_NAMES[self.card]}))
        run(state, out)


def friend_left(state: StarState, card: int) -> bool:
    held = 0
    for player in state.players:
        held += player.friends[card]
    return held < FRIEND_COPIES[card]


FOUNDS: Final = [Found(ship) for ship in range(TRANSPORTERS)]
BEFRIENDS: Final = [Befriend(card) for card in range(FRIENDS)]


def befriendings(state: StarState) -> list[Move[StarState]]:
    people = state.number()
    return [
        BEFRIENDS[card] for card in range(FRIENDS) if PEOPLE_OF[card] == people and friend_left(state, card)
    ]
