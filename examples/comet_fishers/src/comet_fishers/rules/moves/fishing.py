"""What captains do: cast nets, and come home (chapter 2)."""

from typing import ClassVar, Final

from startable.core import Event, Move, Refusal, Spelling

from comet_fishers.box.parts import COLOURS, HOLD, NETS
from comet_fishers.rules.flow import end_flight, most_nets, tell
from comet_fishers.state.state import CometState


class Captains(Move[CometState]):
    """A move of the captain whose boat is out."""

    def untimely(self, state: CometState, mover: int) -> Refusal | None:
        if mover < 0 or state.dealing():
            return None
        return Refusal("CF-201", "cf-other-turn", {"turn": COLOURS[state.turn]})


class Cast(Captains):
    """Throws out so many nets at once; chance tells what comes in."""

    kind = "cast"
    fields = ("nets",)
    spelling: ClassVar[Spelling] = Spelling("cast-{}", range(1, 10))

    def __init__(self, nets: int) -> None:
        self.nets = nets

    def check(self, state: CometState, mover: int) -> Refusal | None:
        if not 1 <= self.nets <= NETS:
            return Refusal("CF-202", "cf-nets", {"nets": self.nets, "most": NETS})
        if not state.fuel:
            return Refusal("CF-203", "cf-no-fuel")
        if self.nets > state.room(HOLD):
            return Refusal("CF-204", "cf-no-room", {"nets": self.nets, "room": state.room(HOLD)})
        if self.nets > most_nets(state):
            return Refusal("CF-205", "cf-thin-tail", {"nets": self.nets, "left": state.tail.size()})
        return None

    def apply(self, state: CometState, mover: int, out: list[Event] | None) -> None:
        state.nets = self.nets
        state.fuel -= 1
        tell(out, "cast", {"seat": mover, "nets": self.nets})


class Home(Captains):
    """Brings the hold in, and tows whatever drifts outside."""

    kind = "home"
    spelling: ClassVar[Spelling] = Spelling("home")

    def __init__(self) -> None:
        pass

    def check(self, state: CometState, mover: int) -> Refusal | None:
        return None if state.aboard() else Refusal("CF-206", "cf-empty-hold")

    def apply(self, state: CometState, mover: int, out: list[Event] | None) -> None:
        tell(out, "landed", {"seat": mover, "count": state.aboard()})
        if any(state.drift):
            tell(out, "towed", {"seat": mover, "count": sum(state.drift)})
        for kind, count in enumerate(state.drift):
            state.stores[mover][kind] += state.hold[kind] + count
        state.drift = [0] * len(state.drift)
        end_flight(state, out)


CASTS: Final = [Cast(nets) for nets in range(1, NETS + 1)]
HOME: Final = Home()


def legal_moves(state: CometState) -> list[Move[CometState]]:
    moves: list[Move[CometState]] = [cast for cast in CASTS if cast.nets <= most_nets(state)]
    return [*moves, HOME] if state.aboard() else moves
