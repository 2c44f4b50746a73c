"""Which positions of UR can exist; asked of those that come from outside."""

from startable.core.movers import NOBODY
from startable.core.unreadable import Unreadable
from startable.games.ur.box.board import LAST, PATHS, field_name, owner_of
from startable.games.ur.rules.flow import can_ever_move
from startable.games.ur.state.state import ENDED, OPENING, UrState, disc, discs_of, height, owner, top_of


def possible(state: UrState) -> None:
    """Unreadable says which rule no game could have kept."""
    _discs_are_enough(state)
    _fields_are_kept(state)
    _options_are_kept(state)
    if state.phase == OPENING and (any(state.towers) or any(state.out) or state.turns):
        raise Unreadable("ur-turn-missing", {}, "UR-201")
    if not (_ended_rightly(state) if state.phase == ENDED else _goes_on(state)):
        raise Unreadable("ur-end-wrong", {}, "UR-502")


def _discs_are_enough(state: UrState) -> None:
    for seat in range(2):
        if state.out[seat] < 0:
            seat_name, discs = "AB"[seat], state.choices.discs
            raise Unreadable("ur-too-many-discs", {"seat": seat_name, "discs": discs}, "UR-101")


def _fields_are_kept(state: UrState) -> None:
    for field, tower in enumerate(state.towers):
        if tower and owner_of(field) not in (NOBODY, owner(top_of(tower))):
            raise Unreadable("ur-private-field", {"at": field_name(field)}, "UR-103")
    for seat in range(2):
        _base_is_kept(state, seat)


def _base_is_kept(state: UrState, seat: int) -> None:
    """On base-1 prisoners leave the game, and a disc turns red unless that is a choice."""
    base = PATHS[seat][LAST]
    told = {"at": field_name(base)}
    if any([owner(disc) != seat for disc in discs_of(state.towers[base])]):
        raise Unreadable("ur-base-own", told, "UR-402")
    if disc(seat, False) in discs_of(state.towers[base]) and not state.choices.red_by_choice:
        raise Unreadable("ur-base-red", told, "UR-403")


def _options_are_kept(state: UrState) -> None:
    limit = state.choices.tower_limit
    free = [PATHS[seat][LAST] for seat in range(2)] if state.choices.red_by_choice else []
    highest = max([height(tower) for field, tower in enumerate(state.towers) if field not in free])
    if 0 < limit < highest:
        raise Unreadable("ur-too-high", {"height": highest, "limit": limit}, "UR-604")
    if state.phase != ENDED and _drawn(state):
        raise Unreadable("ur-end-wrong", {}, "UR-601")


def _drawn(state: UrState) -> bool:
    return 0 < state.choices.draw_after <= state.turns


def _ended_rightly(state: UrState) -> bool:
    winner = state.winner
    if winner < 0:
        return _drawn(state)
    return can_ever_move(state, winner) and not can_ever_move(state, 1 - winner)


def _goes_on(state: UrState) -> bool:
    return can_ever_move(state, 0) and can_ever_move(state, 1)
