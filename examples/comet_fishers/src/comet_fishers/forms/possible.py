"""Which positions can exist; asked of those that come from outside."""

from startable.core import Unreadable

from comet_fishers.box.parts import CHUNKS, FLARE, HOLD, ORDERS, TAIL
from comet_fishers.rules.flow import most_nets
from comet_fishers.state.state import NONE, CometState


def possible(state: CometState) -> None:
    """Unreadable says which rule no game could have kept."""
    _parts_are_all_there(state)
    _orders_are_all_there(state)
    _boat_can_be_there(state)
    _flight_goes_on(state)


def _parts_are_all_there(state: CometState) -> None:
    for kind, name in enumerate(CHUNKS):
        stored = sum([store[kind] for store in state.stores])
        if (
            state.tail.counts[kind] + state.hold[kind] + state.drift[kind] + stored
            != state.seats * TAIL[kind]
        ):
            raise Unreadable("cf-parts-wrong", {"what": name}, "CF-101")
    if state.tail.counts[FLARE] > state.seats * TAIL[FLARE]:
        raise Unreadable("cf-parts-wrong", {"what": "flare"}, "CF-101")


def _orders_are_all_there(state: CometState) -> None:
    given = [*state.orders, *state.shown]
    counts = [state.deck.counts[kind] + given.count(kind) for kind in range(len(CHUNKS))]
    half_open = NONE in state.shown and any([order != NONE for order in state.shown])
    twice = state.settled() and any([order != NONE for order in state.orders])
    if counts != list(ORDERS) or half_open or twice:
        raise Unreadable("cf-orders-wrong", {}, "CF-102")


def _boat_can_be_there(state: CometState) -> None:
    if state.aboard() + state.nets > HOLD:
        raise Unreadable("cf-hold-wrong", {"hold": HOLD}, "CF-204")
    if state.turn < 0 or state.nets > state.tail.size() or (state.flare and not state.aboard()):
        raise Unreadable("cf-boat-wrong", {}, "CF-201")


def _flight_goes_on(state: CometState) -> None:
    """Before the first flight and after the last no boat is out; else the boat that is can do something."""
    out = bool(state.nets or state.flare or state.aboard())
    flying = state.left > 0 and not state.dealing()
    stuck = flying and not state.settled() and not out and not most_nets(state)
    if (out and not flying) or (state.settled() and state.left) or stuck:
        raise Unreadable("cf-boat-wrong", {}, "CF-201")
