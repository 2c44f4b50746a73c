"""What chance does: deals cards, says who is quickest, lets towers stand or fall (SM-201, SM-812, SM-907)."""

from abc import abstractmethod
from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.forms import SEATS
from startable.core.move import Move
from startable.core.movers import CHANCE, seats_in
from startable.core.refusal import Refusal
from startable.core.rules import Outcomes
from startable.core.spelling import Spelling
from startable.core.stream import Stream
from startable.games.smugglers.box.parts import CARDS, NAMES, PLACES
from startable.games.smugglers.rules.bids import fall_percent
from startable.games.smugglers.rules.flow import begin_bidding, bidders, next_hand
from startable.games.smugglers.state.dice import owner
from startable.games.smugglers.state.state import BIDDING, DEALING, QUICKEST, SmugglersState

_SETTLED: Final = Spelling("{} {}", ("holds", "falls"), PLACES.lower())


class Outcome(Move[SmugglersState]):
    """Up to chance alone."""

    @abstractmethod
    def not_yours(self) -> Refusal: ...

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return None if mover == CHANCE else self.not_yours()

    def untimely(self, state: SmugglersState, mover: int) -> Refusal | None:
        return self.not_yours() if mover >= 0 else None


class Deal(Outcome):
    """SM-201: the next card of the galaxy is turned."""

    kind: ClassVar[str] = "deal"
    fields: ClassVar[tuple[str, ...]] = ("card",)
    spelling: ClassVar[Spelling] = Spelling("deal {}", NAMES)

    def __init__(self, card: int) -> None:
        self.card = card

    def not_yours(self) -> Refusal:
        return Refusal("SM-201", "sm-dealers-move")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        sectors = state.sectors
        if out is not None:
            out.append(Event("dealt", {"place": PLACES[len(sectors.cards)], "card": NAMES[self.card]}))
        sectors.unseen[self.card] = 0
        sectors.cards += (self.card,)
        if len(sectors.cards) == state.set_up.cards:
            begin_bidding(state)


class Quick(Outcome):
    """SM-907: this hand is the quickest now."""

    kind: ClassVar[str] = "quick"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    spelling: ClassVar[Spelling] = Spelling("quick {}", SEATS)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def not_yours(self) -> Refusal:
        return Refusal("SM-907", "sm-dealers-move")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        state.race.quickest = self.seat
        state.phase = BIDDING
        if out is not None:
            out.append(Event("quickest", {"seat": self.seat}))


class Settle(Outcome):
    """SM-812: the die just placed on a tower holds, or falls and is void for the round."""

    kind: ClassVar[str] = "settle"
    fields: ClassVar[tuple[str, ...]] = ("place", "falls")

    def __init__(self, place: int, falls: int) -> None:
        self.place = place
        self.falls = falls

    def text(self) -> str:
        return _SETTLED.write((self.falls, self.place))

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        found = _SETTLED.read(text)
        return None if found is None else [found[1], found[0]]

    def not_yours(self) -> Refusal:
        return Refusal("SM-812", "sm-dealers-move")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        dice = state.sectors.dice[self.place]
        if self.falls:
            state.sectors.dice[self.place] = dice[:-1]
            if out is not None:
                out.append(Event("fell", {"seat": owner(dice[-1]), "place": PLACES[self.place]}))
        next_hand(state)


_DEALS: Final = [Deal(card) for card in range(CARDS)]
_QUICK: Final = [Quick(seat) for seat in range(len(SEATS))]
_QUICKEST: Final = [Outcomes([_QUICK[seat] for seat in seats_in(mask)]) for mask in range(1 << len(SEATS))]
"""By the mask of who is still in the race."""
_SETTLE: Final = [[Settle(place, 0), Settle(place, 1)] for place in range(len(PLACES))]


def some_deal(state: SmugglersState, stream: Stream) -> Move[SmugglersState]:
    unseen = state.sectors.unseen
    left = stream.below(sum(unseen))
    card = 0
    while left >= unseen[card]:
        left -= unseen[card]
        card += 1
    return _DEALS[card]


def outcomes(state: SmugglersState) -> Outcomes[SmugglersState]:
    if state.phase == DEALING:
        unseen = state.sectors.unseen
        return Outcomes([_DEALS[card] for card in range(CARDS) if unseen[card]])
    if state.phase == QUICKEST:
        return _QUICKEST[bidders(state)]
    percent = fall_percent(state, state.race.tower)
    return Outcomes(_SETTLE[state.race.tower], [100 - percent, percent])
