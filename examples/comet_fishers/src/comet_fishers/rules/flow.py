"""What follows what: whom the game awaits, how flights end, and when the comet is gone."""

from startable.core import CHANCE_NEXT, OVER, Awaits, Event, bit

from comet_fishers.box.parts import FUEL, HOLD, PEARL, POINTS, REWARD
from comet_fishers.state.state import CometState

Out = list[Event] | None


def awaited(state: CometState) -> Awaits:
    if state.settled():
        return OVER
    if state.dealing() or state.left == 0 or state.nets or state.flare:
        return CHANCE_NEXT
    return Awaits(bit(state.turn))


def most_nets(state: CometState) -> int:
    """How many nets there is room for, and something to catch (CF-203, CF-204)."""
    return min(state.room(HOLD), state.tail.size()) if state.fuel else 0


def haul_on(state: CometState, out: Out) -> None:
    """After each net: a boat that can catch nothing more and carries nothing comes home empty (CF-207)."""
    if not (state.nets or state.flare or state.aboard()) and not most_nets(state):
        tell(out, "empty", {"seat": state.turn})
        end_flight(state, out)


def end_flight(state: CometState, out: Out) -> None:
    """The next captain flies; where nothing is left to catch, nobody does (CF-501)."""
    state.hold = [0] * len(state.hold)
    state.nets, state.fuel = 0, FUEL
    state.turn = (state.turn + 1) % state.seats
    state.left -= 1
    if state.left and not state.tail.size():
        state.left = 0
        tell(out, "fished_out", {})


def points(state: CometState, seat: int, order: int) -> int:
    """What this seat's store is worth, with this order (CF-502)."""
    store = state.stores[seat]
    plain = sum([count * POINTS[kind] for kind, count in enumerate(store)])
    return plain + (REWARD * store[order] if order >= 0 else 0)


def winners(state: CometState) -> int:
    """The most points; then the most pearls; then all who are equal (CF-503)."""
    ranks = [
        (points(state, seat, state.shown[seat]), state.stores[seat][PEARL]) for seat in range(state.seats)
    ]
    return sum([bit(seat) for seat, rank in enumerate(ranks) if rank == max(ranks)])


def tell(out: Out, what: str, args: dict[str, int | str]) -> None:
    if out is not None:
        out.append(Event(what, args))
