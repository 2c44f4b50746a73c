"""What is true of a move in UR and matters: who is taken, freed or brought home, and by which rolls."""

from typing import Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.reason import Reason
from startable.games.ur.box.board import FACES, PATHS
from startable.games.ur.rules.moves.travel import Enter, Travel
from startable.games.ur.rules.ways import listed, ways
from startable.games.ur.state.state import ENDED, MOVING, UrState, discs_of
from startable.games.ur.state.towers import top_is

_ANYWHERE: Final = -1


def reasons(world: UrState, seat: int, move: Move[UrState]) -> list[Reason]:
    after = world.clone()
    events: list[Event] = []
    move.apply(after, seat, events)
    if after.phase == ENDED:
        return []
    found = _deeds(events, seat)
    freed = _held(world, seat) - _held(after, seat)
    if freed > 0:
        found.append(Reason("frees", {"count": freed}))
    _add_dangers(found, world, after, seat, move)
    if isinstance(move, Enter):
        found.append(Reason("enters"))
    return found


def _deeds(events: list[Event], seat: int) -> list[Reason]:
    """What the move did at once."""
    found: list[Reason] = []
    for event in events:
        if event.what == "captured":
            found.append(Reason("takes", {"count": event.args["count"]}))
        elif event.what == "removed":
            found.append(Reason("removes", {"count": event.args["count"]}))
        elif event.what == "turned":
            found.append(Reason("red"))
    return found


def _held(state: UrState, seat: int) -> int:
    """UR-305: this seat's discs that are prisoners, for there is one of the other's above them."""
    count = 0
    for tower in state.towers:
        waiting = 0
        for piece in discs_of(tower):
            if piece >> 1 == seat:
                waiting += 1
            else:
                count += waiting
                waiting = 0
    return count


def _add_dangers(found: list[Reason], world: UrState, after: UrState, seat: int, move: Move[UrState]) -> None:
    hits = _rolls(after, 1 - seat, _ANYWHERE)
    escaped = _escaped(world, after, seat, move)
    if escaped > 0:
        found.append(Reason("saves", {"rolls": escaped}))
    if hits > 0:
        found.append(Reason("exposed", {"rolls": hits}, good=False))
    elif escaped == 0:
        found.append(Reason("safe"))
    threats = _rolls(after, seat, _ANYWHERE)
    if threats > 0:
        found.append(Reason("threatens", {"rolls": threats}))


def _escaped(world: UrState, after: UrState, seat: int, move: Move[UrState]) -> int:
    """How many rolls could have taken the disc where it was, if none can where it is now."""
    if not isinstance(move, Travel) or move.src < 0:
        return 0
    if _rolls(after, 1 - seat, PATHS[seat][move.dst]) > 0:
        return 0
    return _rolls(world, 1 - seat, PATHS[seat][move.src])


def _rolls(state: UrState, by: int, field: int) -> int:
    """How many rolls would let this seat, if it were its turn, land on the other's disc, here or anywhere."""
    world = state.clone()
    world.phase = MOVING
    world.turn = by
    count = 0
    for face in FACES:
        world.roll = face
        count += 1 if _lands(world, by, field) else 0
    return count


def _lands(world: UrState, by: int, field: int) -> bool:
    for move in listed(ways(world, by), world.roll):
        if isinstance(move, Travel):
            there = PATHS[by][move.dst]
            if (field == _ANYWHERE or there == field) and top_is(world.towers[there], 1 - by):
                return True
    return False
