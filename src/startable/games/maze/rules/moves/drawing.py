"""Cards from the pile: the first hands and what terminals give (MZ-107, MZ-209, MZ-309)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import CHANCE, bit
from startable.core.refusal import Refusal
from startable.core.rules import Outcomes
from startable.core.spelling import Spelling
from startable.core.stream import Stream
from startable.games.maze.box.parts import CARD_NAMES, KINDS
from startable.games.maze.rules.flow import go_on_moving
from startable.games.maze.state.hands import short_hand
from startable.games.maze.state.state import DEALING, DRAWING, OPENING, MazeState


class Draw(Move[MazeState]):
    """The card is for its owner's eyes alone."""

    kind: ClassVar[str] = "draw"
    fields: ClassVar[tuple[str, ...]] = ("card",)
    spelling: ClassVar[Spelling] = Spelling("draw {}", CARD_NAMES)

    def __init__(self, card: int) -> None:
        self.card = card

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        due = mover == CHANCE and (state.phase == DEALING or state.phase == DRAWING)
        return None if due else Refusal("MZ-309", "mz-draw-by-chance")

    def untimely(self, state: MazeState, mover: int) -> Refusal | None:
        return self.check(state, mover) if mover >= 0 else None

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        seat = state.turn.seat if state.phase == DRAWING else short_hand(state)
        state.pile.take(self.card)
        state.crews[seat].hand.put(self.card)
        if out is not None:
            secret: dict[str, int | str] = {"card": CARD_NAMES[self.card]}
            out.append(Event("drew", {"seat": seat, "card": "hidden"}, secret, bit(seat)))
        if state.phase == DRAWING:
            go_on_moving(state, out)
        elif short_hand(state) == state.seats:
            state.phase = OPENING


DRAWS: Final = [Draw(card) for card in range(KINDS)]


def draws(state: MazeState) -> Outcomes[MazeState]:
    kinds = state.pile.kinds()
    return Outcomes([DRAWS[kind] for kind in kinds], [state.pile.counts[kind] for kind in kinds])


def some_draw(state: MazeState, stream: Stream) -> Move[MazeState]:
    return DRAWS[state.pile.at(stream.below(state.pile.size()))]
