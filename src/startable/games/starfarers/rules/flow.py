"""The course of the game: what runs by itself, turns, and the end (SF-301, SF-9xx)."""

from startable.core.event import Event
from startable.games.starfarers.box.board import NOWHERE
from startable.games.starfarers.box.parts import COLONY_SHIP, GOAL, TRADE_SHIP
from startable.games.starfarers.rules.encounter import arrive_at, ask, happen, resolve
from startable.games.starfarers.rules.income import anybody_to_rob, begin_supply, nothing_to_draw
from startable.games.starfarers.rules.space import (
    beaten_planet,
    can_found,
    free_port_points,
    hidden_planet,
    unknown_slot,
)
from startable.games.starfarers.state.deeds import NO_DEEDS
from startable.games.starfarers.state.fleet import FLOWN, GROUNDED, READY
from startable.games.starfarers.state.player import NO_TERMS, SILENT
from startable.games.starfarers.state.stack import (
    AT,
    BUILD,
    BY_ITSELF,
    CONTEST,
    DECIDED_BY,
    DICE,
    DRAW,
    EFFECT,
    ENDED,
    FLY,
    FREE,
    PLACE,
    REVEAL,
    ROBBING,
    SUPPLY,
    THEN,
    TURN,
)
from startable.games.starfarers.state.state import NOT_FLYING, StarState
from startable.games.starfarers.state.stock import free_transporter, has_piece, refill

# --- what runs by itself ---


def run(state: StarState, out: list[Event] | None) -> None:
    """Until somebody is awaited; what was done before can no longer be taken back (SF-408)."""
    state.done = NO_DEEDS
    while _runs(state, out):
        pass


def did(state: StarState, deed: int, out: list[Event] | None) -> None:
    """Likewise, after a deed that may be taken back at this table."""
    run_on(state, [*state.done, deed] if state.choices.undo else NO_DEEDS, out)


def run_on(state: StarState, done: list[int], out: list[Event] | None) -> None:
    """Likewise, but these deeds may still be taken back, unless something else comes of the last one."""
    run(state, out)
    if done and state.stage() == BUILD:
        state.done = done


def _runs(state: StarState, out: list[Event] | None) -> bool:
    """Does what the top stage does by itself; False if it waits for somebody."""
    if state.active_player().points >= GOAL and state.turn > 0:
        end_game(state, out)
        return False
    kind = state.stage()
    if DECIDED_BY[kind] == BY_ITSELF:
        _automatic(state, kind, state.pop(), out)
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
    if state.active_player().pending > 0 and can_place(state, state.active):
        state.push(PLACE)
        return True
    return False


def _push_freeing(state: StarState) -> bool:
    planet = beaten_planet(state, state.active)
    if planet != NOWHERE:
        state.push(FREE, planet)
        return True
    return False


def can_place(state: StarState, seat: int) -> bool:
    """SF-828: a free point, a transporter and a station are there."""
    there = free_transporter(state, seat) != NOWHERE and has_piece(state, seat, TRADE_SHIP)
    return there and len(free_port_points(state, seat)) > 0


def _on_the_way(state: StarState, out: list[Event] | None) -> bool:
    """In the flight phase: what the ship in flight finds, what falls, then who may still do something."""
    ship = state.ship_in_flight()
    if ship == NOWHERE:
        if _push_placing(state) or _push_freeing(state):
            return True
        if not _can_do_more(state):
            end_turn(state, out)
            return True
        return False
    point = state.fleet.at[ship]
    if _push_finding(state, point) or _push_freeing(state):
        return True
    if state.flight.left == 0 and not can_found(state, ship, point):
        land(state)
        return True
    return False


def _push_finding(state: StarState, point: int) -> bool:
    slot = unknown_slot(state, point)
    if slot != NOWHERE:
        state.push(TURN, slot)
        return True
    planet = hidden_planet(state, point)
    if planet != NOWHERE:
        state.push(REVEAL, planet)
        return True
    return False


def land(state: StarState) -> None:
    """The flight of the ship in flight is over."""
    state.fleet.mark(state.ship_in_flight(), FLOWN)
    state.flight.flying = NOT_FLYING
    state.flight.origin = NOWHERE
    state.flight.left = 0


def _can_do_more(state: StarState) -> bool:
    """A ship that may fly, or a grounded one that may found (SF-603)."""
    fleet = state.fleet
    for ship in state.active_player().ships:
        if fleet.is_ready(ship):
            return True
        grounded = fleet.status[ship] == GROUNDED and fleet.kinds[ship] == COLONY_SHIP
        if grounded and can_found(state, ship, fleet.at[ship]):
            return True
    return False


def _empty_draw(state: StarState) -> bool:
    """SF-306: an empty pile is made anew; where there is nothing at all, no card is drawn."""
    if nothing_to_draw(state):
        state.pop()
        return True
    if state.supply.size() == 0:
        refill(state)
    return False


def _nobody_to_rob(state: StarState) -> bool:
    if anybody_to_rob(state):
        return False
    state.pop()
    return True


# --- turns ---


def begin_turn(state: StarState, seat: int, out: list[Event] | None) -> None:
    state.active = seat
    state.turn += 1
    state.flight.base = 0
    state.flight.jumps = 0
    state.used = 0
    state.undone = 0
    _make_ready(state, seat)
    for player in state.players:
        player.said = 0
    state.stack.clear()
    state.push(DICE)
    if out is not None:
        out.append(Event("turn", {"seat": seat, "turn": state.turn}))


def _make_ready(state: StarState, seat: int) -> None:
    for ship in state.players[seat].ships:
        state.fleet.mark(ship, READY)


def end_turn(state: StarState, out: list[Event] | None) -> None:
    """SF-301: the next player clockwise."""
    _make_ready(state, state.active)
    begin_turn(state, (state.active + 1) % state.seats, out)


def clear_offer(state: StarState) -> None:
    for player in state.players:
        player.terms = NO_TERMS
        player.answer = SILENT


def end_game(state: StarState, out: list[Event] | None) -> None:
    """SF-902: at once, whatever was about to happen."""
    state.winner = state.active
    clear_offer(state)
    state.stack.clear()
    state.push(ENDED)
    if out is not None:
        out.append(Event("won", {"seat": state.winner, "points": state.active_player().points}))
