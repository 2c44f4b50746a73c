"""The course of the game: whom it awaits, what runs by itself, turns, and the end (SF-301, SF-9xx)."""

from typing import Final

from startable.core.event import Event
from startable.core.rules import CHANCE_NEXT, OVER, Awaits
from startable.games.starfarers.board import NOWHERE
from startable.games.starfarers.choices import SPEAKING_MS
from startable.games.starfarers.frames import (
    AT,
    BUILD,
    BY_ACTIVE,
    BY_CHANCE,
    BY_FOUNDER,
    BY_ITSELF,
    BY_NOBODY,
    BY_NUMBER,
    CONTEST,
    DICE,
    DISCARDING,
    DRAW,
    EFFECT,
    ENDED,
    EQUIP,
    FLY,
    FRAME,
    FREE,
    PLACE,
    REVEAL,
    ROBBING,
    SETTLE,
    SUPPLY,
    THEN,
    TURN,
    WHO,
)
from startable.games.starfarers.income import anybody_to_rob, begin_supply, nothing_to_draw
from startable.games.starfarers.marks import (
    AGREED,
    COUNTERED,
    FLOWN,
    GROUNDED,
    NOT_FLYING,
    READY,
    SILENT,
    TERMS,
)
from startable.games.starfarers.meeting import arrive_at, ask, happen, resolve
from startable.games.starfarers.parts import COLONY_SHIP, GOAL, TRADE_SHIP, TRANSPORTERS
from startable.games.starfarers.space import (
    beaten_planet,
    can_found,
    free_port_points,
    hidden_planet,
    unknown_slot,
)
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import free_transporter, has_piece, refill, supply_size

_SEATS: Final = [Awaits(mask) for mask in range(16)]
_RACING: Final = [Awaits(mask, pace_ms=SPEAKING_MS) for mask in range(16)]

# --- whom the game awaits ---


def awaited(state: StarState) -> Awaits:
    frame = state.stack[-1]
    who = WHO[frame % FRAME]
    if who == BY_ACTIVE:
        return _SEATS[1 << state.active]
    if who == BY_CHANCE:
        return CHANCE_NEXT
    if who == BY_NUMBER:
        return _SEATS[1 << frame // FRAME]
    if who == BY_FOUNDER:
        return _SEATS[1 << founder(state)]
    if who == BY_NOBODY:
        return OVER
    if frame == DISCARDING:
        return _SEATS[debtors(state)]
    return _RACING[bargainers(state)] if state.choices.live else _SEATS[bargainers(state)]


def founder(state: StarState) -> int:
    """SF-209 to SF-214: there and back, there again; then back, and back from the start player."""
    kind, number = state.stack[-1] % FRAME, state.stack[-1] // FRAME
    seats = state.seats
    if kind == SETTLE:
        place = number % seats
        return (state.starter + (seats - 1 - place if number // seats == 1 else place)) % seats
    if kind == EQUIP:
        return (state.starter + seats - number) % seats
    return (state.starter + seats - 1 - number) % seats


def debtors(state: StarState) -> int:
    """SF-309: who still has cards to lay down."""
    mask = 0
    for seat in range(state.seats):
        if state.owed[seat] > 0:
            mask |= 1 << seat
    return mask


def bargainers(state: StarState) -> int:
    """SF-406: live, whose turn it is and all who may still speak; in turns, one after the other."""
    mask = 1 << state.active if state.choices.live else 0
    for offset in range(1, state.seats):
        seat = (state.active + offset) % state.seats
        if state.answers[seat] == SILENT:
            if not state.choices.live:
                return 1 << seat
            mask |= 1 << seat
        elif state.answers[seat] == COUNTERED:
            mask |= 1 << seat
    return mask or 1 << state.active


# --- what runs by itself ---


def run(state: StarState, out: list[Event] | None) -> None:
    """Until somebody is awaited."""
    while _runs(state, out):
        pass


def _runs(state: StarState, out: list[Event] | None) -> bool:
    """Does what the top frame does by itself; False if it waits for somebody."""
    if state.points[state.active] >= GOAL and state.turn > 0:
        end_game(state, out)
        return False
    frame = state.stack[-1]
    kind = frame % FRAME
    if WHO[kind] == BY_ITSELF:
        state.stack.pop()
        _automatic(state, kind, frame // FRAME, out)
        return True
    if kind == FLY:
        return _on_the_way(state, out)
    if kind == BUILD:
        return _at_work(state)
    if kind == DRAW:
        return _empty_draw(state)
    return _nobody_to_rob(state) if kind == ROBBING else False


def _automatic(state: StarState, kind: int, number: int, out: list[Event] | None) -> None:
    if kind == EFFECT:
        happen(state, number, out)
    elif kind == THEN:
        ask(state, number, out)
    elif kind == AT:
        arrive_at(state, number)
    elif kind == CONTEST:
        resolve(state, number, out)
    elif kind == SUPPLY:
        begin_supply(state)


def _at_work(state: StarState) -> bool:
    """SF-828, SF-705: a free trade ship is placed, and what has become weak enough falls, before all else."""
    return _push_placing(state) or _push_freeing(state)


def _push_placing(state: StarState) -> bool:
    if state.pending[state.active] > 0 and can_place(state, state.active):
        state.stack.append(PLACE)
        return True
    return False


def _push_freeing(state: StarState) -> bool:
    planet = beaten_planet(state, state.active)
    if planet != NOWHERE:
        state.stack.append(FREE + FRAME * planet)
        return True
    return False


def can_place(state: StarState, seat: int) -> bool:
    """SF-828: a free point, a transporter and a station are there."""
    there = free_transporter(state, seat) != NOWHERE and has_piece(state, seat, TRADE_SHIP)
    return there and len(free_port_points(state, seat)) > 0


def _on_the_way(state: StarState, out: list[Event] | None) -> bool:
    """In the flight phase: what the ship in flight finds, what falls, then who may still do something."""
    if state.flying == NOT_FLYING:
        if _push_placing(state) or _push_freeing(state):
            return True
        if not _can_do_more(state):
            end_turn(state, out)
            return True
        return False
    ship = state.active * TRANSPORTERS + state.flying
    point = state.ships[ship]
    slot = unknown_slot(state, point)
    if slot != NOWHERE:
        state.stack.append(TURN + FRAME * slot)
        return True
    planet = hidden_planet(state, point)
    if planet != NOWHERE:
        state.stack.append(REVEAL + FRAME * planet)
        return True
    if _push_freeing(state):
        return True
    if state.left == 0 and not can_found(state, ship, point):
        land(state)
        return True
    return False


def land(state: StarState) -> None:
    """The flight of the ship in flight is over."""
    state.status[state.active * TRANSPORTERS + state.flying] = FLOWN
    state.flying = NOT_FLYING
    state.origin = NOWHERE
    state.left = 0


def _can_do_more(state: StarState) -> bool:
    """A ship that may fly, or a grounded one that may found (SF-603)."""
    for ship in range(state.active * TRANSPORTERS, state.active * TRANSPORTERS + TRANSPORTERS):
        point = state.ships[ship]
        if point != NOWHERE:
            if state.status[ship] == READY:
                return True
            grounded = state.status[ship] == GROUNDED and state.kinds[ship] == COLONY_SHIP
            if grounded and can_found(state, ship, point):
                return True
    return False


def _empty_draw(state: StarState) -> bool:
    """SF-306: an empty pile is made anew; where there is nothing at all, no card is drawn."""
    if nothing_to_draw(state):
        state.stack.pop()
        return True
    if supply_size(state) == 0:
        refill(state)
    return False


def _nobody_to_rob(state: StarState) -> bool:
    if anybody_to_rob(state):
        return False
    state.stack.pop()
    return True


# --- turns ---


def begin_turn(state: StarState, seat: int, out: list[Event] | None) -> None:
    state.active = seat
    state.turn += 1
    state.base = 0
    state.jumps = 0
    state.used = 0
    for ship in range(seat * TRANSPORTERS, seat * TRANSPORTERS + TRANSPORTERS):
        state.status[ship] = READY
    for each in range(state.seats):
        state.said[each] = 0
    state.stack.clear()
    state.stack.append(DICE)
    if out is not None:
        out.append(Event("turn", {"seat": seat, "turn": state.turn}))


def end_turn(state: StarState, out: list[Event] | None) -> None:
    """SF-301: the next player clockwise."""
    for ship in range(state.active * TRANSPORTERS, state.active * TRANSPORTERS + TRANSPORTERS):
        state.status[ship] = READY
    begin_turn(state, (state.active + 1) % state.seats, out)


def clear_offer(state: StarState) -> None:
    for index in range(state.seats * TERMS):
        state.terms[index] = 0
    for seat in range(state.seats):
        state.answers[seat] = SILENT


def agreed(state: StarState, seat: int) -> bool:
    return state.answers[seat] == AGREED or state.answers[seat] == COUNTERED


def end_game(state: StarState, out: list[Event] | None) -> None:
    """SF-902: at once, whatever was about to happen."""
    state.winner = state.active
    state.stack.clear()
    state.stack.append(ENDED)
    if out is not None:
        out.append(Event("won", {"seat": state.winner, "points": state.points[state.winner]}))
