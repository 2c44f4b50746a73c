"""Towers: who stands on top, whom a guard takes along, and what happens where it arrives (UR-3xx, UR-4xx)."""

from mypy_extensions import i64

from startable.core.event import Event
from startable.games.ur.box.board import LAST, PATHS, step_name
from startable.games.ur.state.state import EMPTY, SHIFT, Tower, UrState


def top_is(tower: Tower, seat: int) -> bool:
    return len(tower) > 0 and tower[-1] >> 1 == seat


def run_start(tower: Tower) -> int:
    """Where the top disc and its prisoners begin: the unbroken run of the other's discs under it (UR-303)."""
    guard = tower[-1] >> 1
    start = len(tower) - 1
    while start > 0 and tower[start - 1] >> 1 != guard:
        start -= 1
    return start


def prisoners(tower: Tower) -> int:
    """How many prisoners the top disc guards."""
    return len(tower) - 1 - run_start(tower)


def lift(state: UrState, seat: int, step: int) -> Tower:
    """Takes the top disc with its prisoners off the field (UR-302, UR-303, UR-304)."""
    field = PATHS[seat][step]
    tower = state.towers[field]
    start = run_start(tower)
    if start == 0:
        state.towers[field] = EMPTY
        _uncrown(state, seat, step)
        return tower
    state.towers[field] = tower[:start]
    _crown(state, seat, step, tower[start - 1])
    return tower[start:]


def land(
    state: UrState, seat: int, step: int, load: Tower, out: list[Event] | None, stays_blue: bool = False
) -> None:
    """Puts a guard with its prisoners on top of what stands there (UR-301), or brings them home."""
    if step == LAST:
        load = _bring_home(state, seat, load, stays_blue, out)
    field = PATHS[seat][step]
    below = state.towers[field]
    state.towers[field] = below + load if below else load
    _crown(state, seat, step, load[-1])
    if below and below[-1] >> 1 != seat:
        _uncrown(state, 1 - seat, step)
    if out is not None and below and below[-1] >> 1 != seat:
        caught = prisoners(state.towers[field]) - (len(load) - 1)
        out.append(Event("captured", {"seat": seat, "at": step_name(step), "count": caught}))


def _crown(state: UrState, seat: int, step: int, disc: int) -> None:
    """This seat's disc is the top here (UR-307: what a guard leaves behind is its own colour)."""
    at: i64 = seat * SHIFT + step
    one: i64 = 1
    state.tops |= one << at
    if disc & 1:
        state.reds |= one << at
    else:
        state.reds &= ~(one << at)


def _uncrown(state: UrState, seat: int, step: int) -> None:
    """A step in the centre is the same field for both seats, so it has the same number on both paths."""
    at: i64 = seat * SHIFT + step
    one: i64 = 1
    state.tops &= ~(one << at)
    state.reds &= ~(one << at)


def find_tops(state: UrState) -> None:
    """Sets the masks of tops anew from the towers."""
    state.tops = 0
    state.reds = 0
    for seat in range(2):
        for step, field in enumerate(PATHS[seat]):
            tower = state.towers[field]
            if top_is(tower, seat):
                _crown(state, seat, step, tower[-1])


def _bring_home(state: UrState, seat: int, load: Tower, stays_blue: bool, out: list[Event] | None) -> Tower:
    """On base-1 the prisoners leave the game (UR-402); the disc turns red (UR-403), or not (UR-606)."""
    guard = load[-1]
    captives = len(load) - 1
    state.out[1 - seat] += captives
    if out is not None:
        if captives:
            out.append(Event("removed", {"seat": 1 - seat, "count": captives}))
        if guard & 1 == 0:
            out.append(Event("stayed" if stays_blue else "turned", {"seat": seat}))
    return (guard if stays_blue else guard | 1,)
