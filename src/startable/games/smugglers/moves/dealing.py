"""What chance does: deals cards, says who is quickest, lets towers stand or fall (SM-201, SM-812, SM-907)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import CHANCE, seats_in
from startable.core.refusal import Refusal
from startable.core.rules import Outcomes
from startable.games.smugglers.flow import begin_bidding, bidders, next_hand
from startable.games.smugglers.parts import CARDS, NAMES
from startable.games.smugglers.state import BIDDING, DEALING, FALLING, QUICKEST, SmugglersState

_NOT_YOURS: Final = Refusal("SM-201", "sm-dealers-move")


class Deal(Move[SmugglersState]):
    """SM-201: the next card of the galaxy is turned."""

    kind: ClassVar[str] = "deal"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return None if mover == CHANCE and state.phase == DEALING else _NOT_YOURS

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        state.unseen[self.card] = 0
        state.cards.append(self.card)
        if out is not None:
            place = "ABCDEF"[len(state.cards) - 1]
            out.append(Event("dealt", {"place": place, "card": NAMES[self.card]}))
        if len(state.cards) == state.round.cards:
            begin_bidding(state)


class Quick(Move[SmugglersState]):
    """SM-907: this hand is the quickest now."""

    kind: ClassVar[str] = "quick"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return None if mover == CHANCE and state.phase == QUICKEST else _NOT_YOURS

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        state.hand = self.seat
        state.phase = BIDDING
        if out is not None:
            out.append(Event("quickest", {"seat": self.seat}))


class Settle(Move[SmugglersState]):
    """SM-812: the die just placed on a tower holds, or falls and is void for the round."""

    kind: ClassVar[str] = "settle"
    fields: ClassVar[tuple[str, ...]] = ("place", "falls")

    def __init__(self, place: int, falls: int) -> None:
        self.place = place
        self.falls = falls

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return None if mover == CHANCE and state.phase == FALLING else _NOT_YOURS

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        seat = state.dice[self.place][-1] >> 3
        if self.falls:
            state.dice[self.place] = state.dice[self.place][:-1]
            if out is not None:
                out.append(Event("fell", {"seat": seat, "place": "ABCDEF"[self.place]}))
        next_hand(state)


DEALS: Final = [Deal(card) for card in range(CARDS)]
QUICKS: Final = [Quick(seat) for seat in range(6)]
_QUICKEST: Final = [Outcomes([QUICKS[seat] for seat in seats_in(mask)]) for mask in range(64)]
"""By the mask of who is still in the race."""
HOLDS: Final = [Settle(place, 0) for place in range(6)]
FALLS: Final = [Settle(place, 1) for place in range(6)]


def outcomes(state: SmugglersState) -> Outcomes[SmugglersState]:
    if state.phase == DEALING:
        return Outcomes([DEALS[card] for card in range(CARDS) if state.unseen[card]])
    if state.phase == QUICKEST:
        return _QUICKEST[bidders(state)]
    return _tower_outcomes(state, state.hand)


def fall_percent(state: SmugglersState, place: int) -> int:
    """Grows with every die beneath; never quite certain."""
    return min(90, state.choices.fall_percent * (len(state.dice[place]) - 1))


def _tower_outcomes(state: SmugglersState, place: int) -> Outcomes[SmugglersState]:
    percent = fall_percent(state, place)
    return Outcomes([HOLDS[place], FALLS[place]], [100 - percent, percent])
