"""Why a move is refused: of several reasons the one that a referee at the table would give."""

from typing import Final

from startable.core.event import Args
from startable.core.refusal import Refusal
from startable.games.ur.box.board import COLOURS, HOME, LAST, PATHS, step_name
from startable.games.ur.state.state import (
    OPENING,
    Tower,
    UrState,
    disc,
    discs_of,
    height,
    is_red,
    owner,
    top_of,
)
from startable.games.ur.state.towers import prisoners, top_is

BASE_2: Final = LAST - 1
_LEFT_BLUE: Final = Refusal("UR-606", "ur-left-blue")


def untimely(state: UrState, mover: int) -> Refusal | None:
    """What comes first for a seat that is not awaited."""
    if mover < 0:
        return None
    if state.phase == OPENING:
        return Refusal("UR-201", "ur-opening-first")
    if mover != state.turn:
        return Refusal("UR-201", "ur-other-turn", {"turn": COLOURS[state.turn]})
    return Refusal("UR-202", "ur-roll-first")


def skipped(state: UrState) -> Refusal | None:
    lost = state.choices.six_skips and state.roll == 6
    return Refusal("UR-602", "ur-six-skips") if lost else None


def not_on_top(state: UrState, seat: int, src: int, back: bool) -> Refusal | None:
    """Why this seat has no disc there that could leave."""
    if not 0 <= src <= LAST:
        return Refusal("UR-102", "ur-no-such-field")
    tower = state.towers[PATHS[seat][src]]
    return None if top_is(tower, seat) else _beneath(tower, seat, step_name(src), back)


def _beneath(tower: Tower, seat: int, at: str, back: bool) -> Refusal:
    """A disc of one's own in a tower that the other tops is a prisoner; without one, one moves one's own."""
    if any([owner(disc) == seat for disc in discs_of(tower)]):
        return Refusal("UR-305", "ur-prisoner", {"at": at})
    if not tower:
        return Refusal("UR-206" if back else "UR-205", "ur-field-empty", {"at": at})
    told: Args = {"at": at, "owner": COLOURS[1 - seat]}
    return Refusal("UR-206" if back else "UR-205", "ur-not-your-disc", told)


def not_free_to_go_back(state: UrState, seat: int, src: int) -> Refusal | None:
    tower = state.towers[PATHS[seat][src]]
    if not is_red(top_of(tower)):
        return _blue_on_top(tower, seat, src)
    if state.choices.red_back_alone and prisoners(tower) > 0:
        return Refusal("UR-603", "ur-back-only-alone", {"count": prisoners(tower)})
    return None


def _blue_on_top(tower: Tower, seat: int, src: int) -> Refusal:
    if src == LAST:
        return _LEFT_BLUE
    if disc(seat, True) in discs_of(tower):
        return Refusal("UR-302", "ur-red-below", {"at": step_name(src)})
    return Refusal("UR-105", "ur-blue-goes-forward", {"at": step_name(src)})


def not_in_again(state: UrState, seat: int) -> Refusal | None:
    tower = state.towers[PATHS[seat][LAST]]
    if not top_is(tower, seat):
        return Refusal("UR-208", "ur-base-empty")
    return None if is_red(top_of(tower)) else _LEFT_BLUE


def no_choice(state: UrState) -> Refusal | None:
    return None if state.choices.red_by_choice else Refusal("UR-403", "ur-turns-red")


def red_already(state: UrState, seat: int, src: int) -> Refusal | None:
    red = is_red(top_of(state.towers[PATHS[seat][src]]))
    return Refusal("UR-106", "ur-red-already", {"at": step_name(src)}) if red else None


def not_into_base(roll: int, src: int, dst: int) -> Refusal | None:
    """Why a move forward does not end in the base, or past it."""
    left = LAST - src
    if dst > LAST:
        return Refusal("UR-210", "ur-past-base", {"roll": roll, "left": left}) if roll > left else None
    if dst < BASE_2 or dst <= src or dst - src == roll:
        return None
    if src < HOME:
        return Refusal("UR-207", "ur-round-to-base")
    told: Args = {"roll": roll, "length": dst - src, "at": step_name(dst)}
    return Refusal("UR-210", "ur-not-exact", told)


def not_so_far_back(roll: int, src: int, dst: int) -> Refusal | None:
    if dst < 0 and roll > src:
        return Refusal("UR-207", "ur-below-home", {"roll": roll})
    # Somebody counts as if the disc came in again, which it could do one field further on.
    if src == BASE_2 and dst == roll - 1:
        return Refusal("UR-208", "ur-only-from-base-1")
    return None


def not_where_discs_enter(roll: int, dst: int) -> Refusal | None:
    if dst == roll - 1:
        return None
    return Refusal("UR-204", "ur-enters-at", {"roll": roll, "at": step_name(roll - 1)})


def not_the_roll(roll: int, length: int) -> Refusal | None:
    if length == roll:
        return None
    return Refusal("UR-202", "ur-whole-roll", {"roll": roll, "length": max(length, 0)})


def too_high(state: UrState, seat: int, dst: int, carried: int) -> Refusal | None:
    limit = state.choices.tower_limit
    if limit == 0 or unlimited(state, dst):
        return None
    # On base-1 the carried ones leave the game (UR-402) and add no height.
    high = height(state.towers[PATHS[seat][dst]]) + 1 + (0 if dst == LAST else carried)
    return Refusal("UR-604", "ur-too-high", {"height": high, "limit": limit}) if high > limit else None


def unlimited(state: UrState, step: int) -> bool:
    """Where discs may lie for ever, a limit would shut others out for ever (UR-606)."""
    return step == LAST and state.choices.red_by_choice
