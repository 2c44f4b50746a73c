"""What chance does: deals orders, fills nets, rolls against flares, and opens the orders at the end."""

from typing import ClassVar, Final

from startable.core import CHANCE, Event, Move, Outcomes, Refusal, Spelling, bit, seats_in

from comet_fishers.box.parts import CHUNKS, DIE, FLARE, THINGS
from comet_fishers.rules.flow import end_flight, haul_on, points, tell, winners
from comet_fishers.state.state import NONE, CometState


class Fortune(Move[CometState]):
    """Nobody chooses what chance does (CF-104)."""

    def check(self, state: CometState, mover: int) -> Refusal | None:
        return None if mover == CHANCE else Refusal("CF-104", "cf-not-yours")

    def untimely(self, state: CometState, mover: int) -> Refusal | None:
        return Refusal("CF-104", "cf-not-yours")


class Deal(Fortune):
    """The next captain without an order gets one of this kind, and alone looks at it (CF-102)."""

    kind = "deal"
    fields = ("what",)
    spelling: ClassVar[Spelling] = Spelling("order-{}", CHUNKS)

    def __init__(self, what: int) -> None:
        self.what = what

    def apply(self, state: CometState, mover: int, out: list[Event] | None) -> None:
        seat = state.orders.index(NONE)
        state.deck.take(self.what)
        state.orders[seat] = self.what
        if out is not None:
            out.append(
                Event("ordered", {"seat": seat, "what": "hidden"}, {"what": CHUNKS[self.what]}, bit(seat))
            )


class Catch(Fortune):
    """What is in the next net (CF-301, CF-302)."""

    kind = "catch"
    fields = ("what",)
    spelling: ClassVar[Spelling] = Spelling("catch-{}", THINGS)

    def __init__(self, what: int) -> None:
        self.what = what

    def apply(self, state: CometState, mover: int, out: list[Event] | None) -> None:
        state.tail.take(self.what)
        state.nets -= 1
        if self.what == FLARE:
            self._flash(state, out)
        else:
            state.hold[self.what] += 1
            tell(out, "caught", {"seat": state.turn, "what": CHUNKS[self.what]})
        haul_on(state, out)

    def _flash(self, state: CometState, out: list[Event] | None) -> None:
        """An empty hold has nothing to lose: no die is rolled."""
        state.flare = int(state.aboard() > 0)
        if state.flare:
            tell(out, "flared", {"seat": state.turn, "count": state.aboard()})
        else:
            tell(out, "flashed", {"seat": state.turn})


class Roll(Fortune):
    """Against a flare: more than there is aboard, or the hold is lost (CF-302, CF-303)."""

    kind = "roll"
    fields = ("pips",)
    spelling: ClassVar[Spelling] = Spelling("{}", range(1, DIE + 1))

    def __init__(self, pips: int) -> None:
        self.pips = pips

    def apply(self, state: CometState, mover: int, out: list[Event] | None) -> None:
        state.flare, count = 0, state.aboard()
        if self.pips > count:
            tell(out, "dodged", {"seat": state.turn, "pips": self.pips})
            return haul_on(state, out)
        tell(out, "burned", {"seat": state.turn, "pips": self.pips, "count": count})
        state.drift = [adrift + held for adrift, held in zip(state.drift, state.hold, strict=True)]
        end_flight(state, out)


class Settle(Fortune):
    """The orders are laid open and paid (CF-502)."""

    kind = "settle"
    spelling: ClassVar[Spelling] = Spelling("settle")

    def __init__(self) -> None:
        pass

    def apply(self, state: CometState, mover: int, out: list[Event] | None) -> None:
        state.shown, state.orders = state.orders, [NONE] * state.seats
        for seat, order in enumerate(state.shown):
            brought, total = state.stores[seat][order], points(state, seat, order)
            tell(out, "paid", {"seat": seat, "what": CHUNKS[order], "count": brought, "points": total})
        for seat in seats_in(winners(state)):
            tell(out, "won", {"seat": seat})


DEALS: Final = [Deal(what) for what in range(len(CHUNKS))]
CATCHES: Final = [Catch(what) for what in range(len(THINGS))]
ROLLS: Final = [Roll(pips) for pips in range(1, DIE + 1)]
SETTLE: Final = Settle()


def outcomes(state: CometState) -> Outcomes[CometState]:
    if state.dealing():
        kinds = state.deck.kinds()
        return Outcomes([DEALS[what] for what in kinds], [state.deck.counts[what] for what in kinds])
    if state.left == 0:
        return Outcomes([SETTLE])
    if state.flare:
        return Outcomes(ROLLS)
    kinds = state.tail.kinds()
    return Outcomes([CATCHES[what] for what in kinds], [state.tail.counts[what] for what in kinds])
