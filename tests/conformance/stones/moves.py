"""The moves of Stones."""

from typing import ClassVar

from startable.core import CHANCE, CLOCK, Event, Move, Refusal, Spelling, bit

from .state import NONE, StonesState


class Deal(Move[StonesState]):
    """Chance gives the next seat without a stone one of this weight."""

    kind = "deal"
    fields = ("weight",)
    spelling: ClassVar[Spelling] = Spelling("deal-{}", range(100))

    def __init__(self, weight: int) -> None:
        self.weight = weight

    def check(self, state: StonesState, mover: int) -> Refusal | None:
        return None if mover == CHANCE else Refusal("ST-102", "not-a-dealer")

    def apply(self, state: StonesState, mover: int, out: list[Event] | None) -> None:
        seat = state.stones.index(0)
        state.pile.take(self.weight - 1)
        state.stones[seat] = self.weight
        if out is not None:
            out.append(self.told(seat))

    def told(self, seat: int) -> Event:
        return Event("dealt", {"seat": seat}, {"weight": self.weight}, bit(seat))


class Bid(Move[StonesState]):
    kind = "bid"
    fields = ("points",)
    spelling: ClassVar[Spelling] = Spelling("bid-{}", range(100))

    def __init__(self, points: int) -> None:
        self.points = points
        self.index = points

    def check(self, state: StonesState, mover: int) -> Refusal | None:
        fits = mover >= 0 and 0 <= self.points <= state.stones[mover]
        return None if fits else Refusal("ST-202", "too-high")

    def apply(self, state: StonesState, mover: int, out: list[Event] | None) -> None:
        state.bids[mover] = self.points
        if out is not None:
            out.append(self.told(state, mover))

    def told(self, state: StonesState, seat: int) -> Event:
        return Event("sealed", {"seat": seat}, {"points": self.points}, bit(seat))


class TimeUp(Move[StonesState]):
    """The clock bids nothing for all who have not bid."""

    kind = "time_up"
    spelling: ClassVar[Spelling] = Spelling("time_up")

    def __init__(self) -> None:
        pass

    def check(self, state: StonesState, mover: int) -> Refusal | None:
        return None if mover == CLOCK else Refusal("ST-201", "not-the-clock")

    def apply(self, state: StonesState, mover: int, out: list[Event] | None) -> None:
        state.bids = [max(bid, 0) for bid in state.bids]
        if out is not None:
            out.append(Event("time_up", {}))


class Show(Move[StonesState]):
    """Bids are opened, counted, and the stones put aside."""

    kind = "show"
    spelling: ClassVar[Spelling] = Spelling("show")

    def __init__(self) -> None:
        pass

    def check(self, state: StonesState, mover: int) -> Refusal | None:
        return None if mover == CHANCE else Refusal("ST-201", "not-a-dealer")

    def apply(self, state: StonesState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            bids = " ".join(str(bid) for bid in state.bids)
            out.append(Event("shown", {"bids": bids, "stones": str(state.stones)}))
        for seat, weight in enumerate(state.stones):
            state.points[seat] += state.bids[seat]
            state.spent[weight - 1] += 1
        state.stones = [0] * len(state.stones)
        state.bids = [NONE] * len(state.bids)
        state.rounds -= 1


KINDS: dict[str, type[Move[StonesState]]] = {move.kind: move for move in (Deal, Bid, TimeUp, Show)}
