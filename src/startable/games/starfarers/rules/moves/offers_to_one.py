"""An offer that one player alone may answer; the others hear it (SF-407).

It begins with one card for one and grows like any other: so there are few of them.
"""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.starfarers.box.parts import KINDS, RESOURCES
from startable.games.starfarers.rules.flow import run
from startable.games.starfarers.rules.moves.names import NUMBERS, SEAT_NAMES
from startable.games.starfarers.rules.moves.offers import Offer
from startable.games.starfarers.rules.referee import StarMove
from startable.games.starfarers.state.player import UNASKED
from startable.games.starfarers.state.state import StarState


class OfferToOne(StarMove):
    """SF-407: by the player whose turn it is, in open trade."""

    kind: ClassVar[str] = "offer_to"
    fields: ClassVar[tuple[str, ...]] = ("give", "count", "get", "wanted", "to")
    spelling: ClassVar[Spelling] = Spelling(
        "offer {} {} for {} {} to {}", NUMBERS, RESOURCES, NUMBERS, RESOURCES, SEAT_NAMES
    )
    asks: ClassVar[bool] = True

    def __init__(self, give: int, count: int, get: int, wanted: int, to: int) -> None:
        self.give = give
        self.count = count
        self.get = get
        self.wanted = wanted
        self.to = to
        self._offer = Offer(give, count, get, wanted)

    def text(self) -> str:
        return self.spelling.write((self.count, self.give, self.wanted, self.get, self.to))

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        found = cls.spelling.read(text)
        return [found[1], found[0], found[3], found[2], found[4]] if found is not None else None

    def check(self, state: StarState, mover: int) -> Refusal | None:
        if not 0 <= self.to < state.seats or self.to == mover:
            return Refusal("SF-407", "sf-offer-to-nobody")
        most = state.players[self.to].hand.size()
        return self._offer.unspeakable(state, mover, most) or self._for_all(state, mover)

    def _for_all(self, state: StarState, seat: int) -> Refusal | None:
        """Why an offer of this seat cannot be for one alone."""
        if not state.choices.live:
            return Refusal("SF-407", "sf-offer-for-all")
        if seat != state.active:
            return Refusal("SF-407", "sf-proposal-for-active")
        return None if self.count == self.wanted == 1 else Refusal("SF-407", "sf-one-for-one")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        self._offer.stand(state, mover)
        for seat in state.others():
            if seat != self.to:
                state.players[seat].reply(UNASKED)
        if out is not None:
            out.append(Event("offered_to", {**self._offer.told(mover), "other": self.to}))
        run(state, out)


def _addressed(give: int, to: int) -> list[OfferToOne]:
    return [OfferToOne(give, 1, get, 1, to) for get in range(KINDS) if get != give]


OFFERS_TO_ONE: Final = [[_addressed(give, to) for give in range(KINDS)] for to in range(4)]
"""By whom they are for, then by the kind that is given."""


def add_offers_to_one(state: StarState, seat: int, moves: list[Move[StarState]]) -> None:
    player = state.players[seat]
    if seat != state.active or player.said >= state.choices.offers:
        return
    for to in state.others():
        if state.players[to].hand.size() > 0:
            for give in range(KINDS):
                if player.hand.counts[give] > 0:
                    moves.extend(OFFERS_TO_ONE[to][give])
