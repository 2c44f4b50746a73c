"""Stones on the contract."""

from typing import Any

from startable.core import (
    CHANCE_NEXT,
    OVER,
    Awaits,
    Bag,
    Heuristics,
    Move,
    Options,
    Outcomes,
    Result,
    Rules,
    bit,
)

from .moves import KINDS
from .state import NONE, PILE, StonesState


class StonesRules(Rules[StonesState]):
    turn_rule = "ST-201"
    end_rule = "ST-301"
    chance_rule = "ST-102"
    kinds = KINDS

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.time_up = self.made("time_up")

    def made(self, kind: str, *args: int) -> Move[StonesState]:
        maker: Any = self.kinds[kind]
        move: Move[StonesState] = maker(*args)
        return move

    def start(self) -> StonesState:
        nothing, bids = [0] * self.seats, [NONE] * self.seats
        return StonesState(Bag(PILE), [0] * len(PILE), nothing, bids, nothing, self.options["rounds"])

    def awaits(self, state: StonesState) -> Awaits:
        if state.rounds == 0:
            return OVER
        bidders = sum([bit(seat) for seat, bid in enumerate(state.bids) if bid == NONE])
        return Awaits(bidders, clock_ms=5000) if bidders and 0 not in state.stones else CHANCE_NEXT

    def legal(self, state: StonesState, seat: int) -> list[Move[StonesState]]:
        return [self.made("bid", points) for points in range(state.stones[seat] + 1)]

    def outcomes(self, state: StonesState) -> Outcomes[StonesState]:
        if 0 not in state.stones:
            return Outcomes([self.made("show")])
        left = [(kind + 1, state.pile.counts[kind]) for kind in state.pile.kinds()]
        return Outcomes([self.made("deal", weight) for weight, _ in left], [count for _, count in left])

    def scores(self, state: StonesState) -> list[int]:
        return list(state.points)

    def result(self, state: StonesState) -> Result | None:
        best = max(state.points)
        winners = sum([bit(seat) for seat, points in enumerate(state.points) if points == best])
        return None if state.rounds else Result(winners, "ST-301")


class StonesWorth(Heuristics[StonesState]):
    def __init__(self, rules: Rules[StonesState]) -> None:
        self.rules = rules

    def worth(self, state: StonesState, seat: int) -> float:
        return 0.5
