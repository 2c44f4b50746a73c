"""What a referee says to a move at the wrong time: whose turn it is, or what has to be done first.

The same for whoever is awaited for something else and for whoever is not awaited at all.
"""

from typing import Final

from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.starfarers.rules.awaited import awaited
from startable.games.starfarers.state.stack import (
    AIDING,
    ASKED,
    BUILD,
    CARD,
    DEAL,
    DICE,
    DISCARDING,
    DOCK,
    DRAW,
    EQUIP,
    FREE,
    FRIEND,
    GAIN,
    GIVE,
    GROUNDING,
    HAND_OVER,
    HOME,
    LAUNCH,
    LAY,
    OFFER,
    OPENING,
    PLACE,
    REMOVE,
    REVEAL,
    ROBBING,
    ROLL,
    SCENE,
    SETTLE,
    SHAKE,
    STEAL,
    TAKE,
    TURN,
)
from startable.games.starfarers.state.state import StarState

OTHER_TURN: Final = Refusal("SF-301", "sf-other-turn")
NOT_BUILDING: Final = Refusal("SF-301", "sf-not-building")
NOT_FLIGHT: Final = Refusal("SF-301", "sf-not-flight")
OFFER_FIRST: Final = Refusal("SF-406", "sf-answer-first")
DISCARD_FIRST: Final = Refusal("SF-309", "sf-discard-first")

_FIRST: Final[dict[int, Refusal]] = {
    **dict.fromkeys((LAY, HOME, OPENING, DEAL), Refusal("SF-208", "sf-setup-first")),
    **dict.fromkeys((SETTLE, DOCK, LAUNCH, EQUIP), Refusal("SF-209", "sf-founding-first")),
    **dict.fromkeys(
        (DICE, DRAW, STEAL, SHAKE, TURN, REVEAL, FREE, SCENE, CARD, ROLL),
        Refusal("SF-301", "sf-chance-first"),
    ),
    AIDING: Refusal("SF-618", "sf-aid-first"),
    DISCARDING: DISCARD_FIRST,
    ROBBING: Refusal("SF-310", "sf-rob-first"),
    OFFER: OFFER_FIRST,
    PLACE: Refusal("SF-828", "sf-place-first"),
    FRIEND: Refusal("SF-608", "sf-friend-first"),
    ASKED: Refusal("SF-801", "sf-reply-first"),
    GIVE: Refusal("SF-803", "sf-give-first"),
    TAKE: Refusal("SF-813", "sf-take-first"),
    HAND_OVER: Refusal("SF-817", "sf-hand-over-first"),
    GROUNDING: Refusal("SF-810", "sf-ground-first"),
    REMOVE: Refusal("SF-811", "sf-remove-first"),
    GAIN: Refusal("SF-815", "sf-gain-first"),
}
"""By what is next: what has to be done before anything else."""


class StarMove(Move[StarState]):
    """Its check knows all that a referee would say, also to those who are not awaited."""

    def untimely(self, state: StarState, mover: int) -> Refusal | None:
        return self.check(state, mover) if 0 <= mover < state.seats else None


def out_of_turn(state: StarState, seat: int, phase: Refusal) -> Refusal:
    """Why this is no time for a move of one's own turn; where nothing else is first, by its phase."""
    kind = state.stage()
    asked = kind != OFFER and awaited(state).waits_for(seat)
    if state.turn > 0 and seat != state.active and not asked:
        return OTHER_TURN
    return _FIRST.get(kind, phase)


def not_building(state: StarState, seat: int) -> Refusal | None:
    """SF-301: only in the trade and build phase of one's own turn."""
    if state.stage() == BUILD and seat == state.active:
        return None
    return out_of_turn(state, seat, NOT_BUILDING)
