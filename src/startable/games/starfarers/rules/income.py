"""What the dice bring: production, Greens, Galactic Aid, a 7, the supply pile (SF-3xx)."""

from typing import Final

from startable.core.event import Event
from startable.games.starfarers.box.board import PLANETS, SECOND_SITE
from startable.games.starfarers.box.parts import AID, GREEN, KINDS, LEVY, PAYS, RESOURCES
from startable.games.starfarers.rules.space import resource_of
from startable.games.starfarers.state.board import is_settled, settler
from startable.games.starfarers.state.stack import AIDING, BUILD, DISCARDING, DRAW, ROBBING, SUPPLY
from startable.games.starfarers.state.state import StarState
from startable.games.starfarers.state.stock import bank_size

HAND_LIMIT: Final = 7
LEVY_LIMIT: Final = 12

Due = list[list[int]]
"""By seat and resource: the cards that the dice bring."""


def roll_income(state: StarState, sum: int, out: list[Event] | None) -> None:
    """SF-301 to SF-312: what follows a roll of the dice, up to trade and build."""
    state.push(BUILD)
    state.push(SUPPLY)
    if sum == 7:
        _seven(state)
    else:
        _produce(state, 1 << sum, out)


# --- planets ---


def _produce(state: StarState, mask: int, out: list[Event] | None) -> None:
    due: Due = [[0] * KINDS for _ in range(state.seats)]
    for planet in range(PLANETS):
        if PAYS[state.board.discs[planet]] & mask:
            kind = resource_of(state, planet)
            _credit(state, due, planet, kind)
            _credit(state, due, SECOND_SITE[planet], kind)
    _greens(state, due)
    for kind in range(KINDS):
        _pay_out(state, due, kind, out)
    _aid(state, due)


def _credit(state: StarState, due: Due, site: int, kind: int) -> None:
    """SF-302, SF-303: one card, for a spaceport too."""
    there = state.board.sites[site]
    if is_settled(there):
        due[settler(there)][kind] += 1


def _greens(state: StarState, due: Due) -> None:
    """SF-613."""
    for seat in range(state.seats):
        cards, friends = due[seat], state.players[seat].friends
        for kind in range(KINDS):
            if cards[kind] > 0 and friends[GREEN + kind] > 0:
                cards[kind] += 1


def _pay_out(state: StarState, due: Due, kind: int, out: list[Event] | None) -> None:
    """SF-304: all of a resource or nothing; what is not paid is no longer due."""
    total = 0
    for cards in due:
        total += cards[kind]
    if total > state.bank[kind]:
        for cards in due:
            cards[kind] = 0
        if out is not None:
            out.append(Event("short", {"resource": RESOURCES[kind]}))
        return
    for seat in range(state.seats):
        count = due[seat][kind]
        if count > 0:
            state.bank[kind] -= count
            state.players[seat].hand.put(kind, count)
            if out is not None:
                out.append(Event("got", {"seat": seat, "count": count, "resource": RESOURCES[kind]}))


def _aid(state: StarState, due: Due) -> None:
    """SF-618: for whom the dice brought nothing."""
    if bank_size(state) == 0:
        return
    for seat in range(state.seats):
        if state.players[seat].is_friend(AID) and not any(due[seat]):
            state.push(AIDING, seat)


# --- a 7 ---


def _seven(state: StarState) -> None:
    """SF-309 to SF-312, the last of them deepest in the stack."""
    for seat in reversed(state.others()):
        state.push(DRAW, seat)
    state.push(ROBBING)
    anybody = False
    for player in state.players:
        size = player.hand.size()
        limit = LEVY_LIMIT if player.is_friend(LEVY) else HAND_LIMIT
        player.owed = size // 2 if size > limit else 0
        anybody = anybody or size > limit
    if anybody:
        state.push(DISCARDING)


def anybody_to_rob(state: StarState) -> bool:
    """SF-310."""
    for seat in range(state.seats):
        if seat != state.active and state.players[seat].hand.size() > 0:
            return True
    return False


# --- the supply pile ---


def begin_supply(state: StarState) -> None:
    """SF-305: by the points that the active player has now."""
    points = state.active_player().points
    for _ in range(2 if points <= 7 else 1 if points <= 9 else 0):
        state.push(DRAW, state.active)


def nothing_to_draw(state: StarState) -> bool:
    return state.supply.size() == 0 and bank_size(state) == 0
