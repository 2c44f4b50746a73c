"""What the dice bring: production, Greens, Galactic Aid, a 7, the supply pile (SF-3xx)."""

from startable.core.event import Event
from startable.games.starfarers.board import PLANETS
from startable.games.starfarers.frames import AIDING, BUILD, DISCARDING, DRAW, FRAME, ROBBING, SUPPLY
from startable.games.starfarers.marks import CLOSED, VACANT
from startable.games.starfarers.parts import AID, GREEN, KINDS, LEVY, PAYS, RESOURCES
from startable.games.starfarers.space import resource_of
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import bank_size, hand_size, has_friend, supply_size

HAND_LIMIT = 7
LEVY_LIMIT = 12


def roll_income(state: StarState, sum: int, out: list[Event] | None) -> None:
    """SF-301 to SF-312: what follows a roll of the dice, up to trade and build."""
    state.stack.append(BUILD)
    state.stack.append(SUPPLY)
    if sum == 7:
        _seven(state)
    else:
        _produce(state, 1 << sum, out)


# --- planets ---


def _produce(state: StarState, mask: int, out: list[Event] | None) -> None:
    due = [0] * (state.seats * KINDS)
    for planet in range(PLANETS):
        if PAYS[state.discs[planet]] & mask:
            kind = resource_of(state, planet)
            _credit(state, due, planet, kind)
            _credit(state, due, planet // 3 * 3 + (planet + 2) % 3, kind)
    _greens(state, due)
    _pay_out(state, due, out)
    _aid(state, due)


def _credit(state: StarState, due: list[int], site: int, kind: int) -> None:
    """SF-302, SF-303: one card, for a spaceport too."""
    there = state.sites[site]
    if VACANT < there < CLOSED:
        due[(there - 1) % 4 * KINDS + kind] += 1


def _greens(state: StarState, due: list[int]) -> None:
    """SF-613."""
    for seat in range(state.seats):
        for kind in range(KINDS):
            if due[seat * KINDS + kind] > 0 and has_friend(state, seat, GREEN + kind):
                due[seat * KINDS + kind] += 1


def _pay_out(state: StarState, due: list[int], out: list[Event] | None) -> None:
    """SF-304: all of a resource or nothing; what is not paid is no longer due."""
    for kind in range(KINDS):
        total = 0
        for seat in range(state.seats):
            total += due[seat * KINDS + kind]
        short = total > state.bank[kind]
        if short and out is not None:
            out.append(Event("short", {"resource": RESOURCES[kind]}))
        for seat in range(state.seats):
            count = due[seat * KINDS + kind]
            if short:
                due[seat * KINDS + kind] = 0
            elif count > 0:
                state.bank[kind] -= count
                state.hands[seat * KINDS + kind] += count
                if out is not None:
                    out.append(Event("got", {"seat": seat, "count": count, "resource": RESOURCES[kind]}))


def _aid(state: StarState, due: list[int]) -> None:
    """SF-618: for whom the dice brought nothing."""
    if bank_size(state) == 0:
        return
    for seat in range(state.seats):
        if has_friend(state, seat, AID) and sum(due[seat * KINDS : seat * KINDS + KINDS]) == 0:
            state.stack.append(AIDING + FRAME * seat)


# --- a 7 ---


def _seven(state: StarState) -> None:
    """SF-309 to SF-312, the last of them deepest in the stack."""
    for offset in range(state.seats - 1, 0, -1):
        state.stack.append(DRAW + FRAME * ((state.active + offset) % state.seats))
    state.stack.append(ROBBING)
    anybody = False
    for seat in range(state.seats):
        size = hand_size(state, seat)
        limit = LEVY_LIMIT if has_friend(state, seat, LEVY) else HAND_LIMIT
        state.owed[seat] = size // 2 if size > limit else 0
        anybody = anybody or size > limit
    if anybody:
        state.stack.append(DISCARDING)


def anybody_to_rob(state: StarState) -> bool:
    """SF-310."""
    for seat in range(state.seats):
        if seat != state.active and hand_size(state, seat) > 0:
            return True
    return False


# --- the supply pile ---


def begin_supply(state: StarState) -> None:
    """SF-305: by the points that the active player has now."""
    points = state.points[state.active]
    for _ in range(2 if points <= 7 else 1 if points <= 9 else 0):
        state.stack.append(DRAW + FRAME * state.active)


def nothing_to_draw(state: StarState) -> bool:
    return supply_size(state) == 0 and bank_size(state) == 0
