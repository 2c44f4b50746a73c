"""What is true of a move and matters: what comes home with it, and what a flare could burn."""

from startable.core import Move, Reason

from comet_fishers.box.parts import FLARE
from comet_fishers.mind.voyage import order_of
from comet_fishers.rules.flow import points
from comet_fishers.state.state import CometState


def reasons(world: CometState, seat: int, move: Move[CometState]) -> list[Reason]:
    return _at_home(world, seat, move) if move.kind == "home" else _in_the_tail(world)


def _at_home(world: CometState, seat: int, move: Move[CometState]) -> list[Reason]:
    after, order = world.clone(), order_of(world, seat)
    move.apply(after, seat, None)
    found = [Reason("lands", {"points": points(after, seat, order) - points(world, seat, order)})]
    if any(world.drift):
        found.append(Reason("tows", {"count": sum(world.drift)}))
    return found


def _in_the_tail(world: CometState) -> list[Reason]:
    """A flare burns nothing aboard an empty boat."""
    if not world.aboard():
        return [Reason("empty")]
    flares, left = world.tail.counts[FLARE], world.tail.size()
    return [Reason("risks", {"count": world.aboard(), "flares": flares, "left": left}, good=False)]
