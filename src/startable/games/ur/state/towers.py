"""Towers: who stands on top, whom a guard takes along, and what happens where it arrives (UR-3xx, UR-4xx)."""

from typing import Final

from mypy_extensions import i64

from startable.core.event import Event
from startable.games.ur.box.board import LAST, PATHS, step_name
from startable.games.ur.state.state import DISC_BITS, EMPTY, SHIFT, Tower, UrState, height, top_of, tower_of

_FIELDS: Final = [field for path in PATHS for field in [*path, *[0] * (SHIFT - len(path))]]
"""By the bit of a seat's step in a mask."""


def top_is(tower: Tower, seat: int) -> bool:
    return tower != EMPTY and tower >> 1 & 1 == seat


def _run(tower: i64) -> i64:
    """How many bits the top disc takes with its prisoners, the other's discs right under it (UR-303)."""
    guard: i64 = tower & 2
    bits: i64 = DISC_BITS
    below: i64 = tower >> DISC_BITS
    while below and below & 2 != guard:
        bits += DISC_BITS
        below >>= DISC_BITS
    return bits


def prisoners(tower: Tower) -> int:
    """How many prisoners the top disc guards."""
    return int(_run(tower)) // DISC_BITS - 1


def lift(state: UrState, seat: i64, step: i64) -> i64:
    """Takes the top disc with its prisoners off the field (UR-302, UR-303, UR-304)."""
    at: i64 = seat * SHIFT + step
    field: i64 = _FIELDS[at]
    tower: i64 = state.towers[field]
    run: i64 = _run(tower)
    left: i64 = tower >> run
    state.towers[field] = int(left)
    if left:
        _crown(state, at, left)
    else:
        _uncrown(state, at)
    return tower ^ left << run


def land(
    state: UrState, seat: i64, step: i64, load: i64, out: list[Event] | None, stays_blue: bool = False
) -> None:
    """Puts a guard with its prisoners on top of what stands there (UR-301), or brings them home."""
    if step == LAST:
        load = _bring_home(state, int(seat), int(load), stays_blue, out)
    at: i64 = seat * SHIFT + step
    field: i64 = _FIELDS[at]
    below: i64 = state.towers[field]
    tower: i64 = _on_top(below, load) if below else load
    state.towers[field] = int(tower)
    _crown(state, at, load)
    if below and below >> 1 & 1 != seat:
        _uncrown(state, at ^ SHIFT)
        if out is not None:
            caught = prisoners(state.towers[field]) - (height(int(load)) - 1)
            out.append(Event("captured", {"seat": int(seat), "at": step_name(int(step)), "count": caught}))


def _on_top(below: i64, load: i64) -> i64:
    tower: i64 = below
    left: i64 = load
    while left:
        tower <<= DISC_BITS
        left >>= DISC_BITS
    return tower | load


def _crown(state: UrState, at: i64, tower: i64) -> None:
    """This seat's disc is the top here (UR-307: what a guard leaves behind is its own colour)."""
    one: i64 = 1 << at
    state.tops |= one
    if tower & 1:
        state.reds |= one
    else:
        state.reds &= ~one


def _uncrown(state: UrState, at: i64) -> None:
    """A step in the centre is the same field for both seats, so it has the same number on both paths."""
    rest: i64 = ~(1 << at)
    state.tops &= rest
    state.reds &= rest


def find_tops(state: UrState) -> None:
    """Sets the masks of tops anew from the towers."""
    state.tops = 0
    state.reds = 0
    for seat in range(2):
        for step, field in enumerate(PATHS[seat]):
            tower = state.towers[field]
            if top_is(tower, seat):
                _crown(state, seat * SHIFT + step, tower)


def _bring_home(state: UrState, seat: int, load: Tower, stays_blue: bool, out: list[Event] | None) -> Tower:
    """On base-1 the prisoners leave the game (UR-402); the disc turns red (UR-403), or not (UR-606)."""
    captives = height(load) - 1
    state.out[1 - seat] += captives
    if out is not None:
        if captives:
            out.append(Event("removed", {"seat": 1 - seat, "count": captives}))
        if load & 1 == 0:
            out.append(Event("stayed" if stays_blue else "turned", {"seat": seat}))
    guard = top_of(load)
    return tower_of([guard if stays_blue else guard | 1])
