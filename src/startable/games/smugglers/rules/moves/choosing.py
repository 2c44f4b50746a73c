"""Colours of one's choice, before the first galaxy (SM-108)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import NOBODY
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.smugglers.box.parts import NO_SHEET, SEAT_COLOURS
from startable.games.smugglers.rules.flow import next_to_choose
from startable.games.smugglers.rules.referee import at_table, no_choosing
from startable.games.smugglers.state.new_game import first_phase
from startable.games.smugglers.state.state import SmugglersState


class Choose(Move[SmugglersState]):
    """The dice and the character sheet of a colour."""

    kind: ClassVar[str] = "choose"
    fields: ClassVar[tuple[str, ...]] = ("colour",)
    spelling: ClassVar[Spelling] = Spelling("colour {}", SEAT_COLOURS)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def check(self, state: SmugglersState, mover: int) -> Refusal | None:
        return no_choosing(state, mover) or self._not_free(state)

    def untimely(self, state: SmugglersState, mover: int) -> Refusal | None:
        return no_choosing(state, mover) if at_table(state, mover) else None

    def _not_free(self, state: SmugglersState) -> Refusal | None:
        if not 0 <= self.colour < NO_SHEET:
            return Refusal("SM-108", "sm-no-such-colour")
        return None if is_free(state, self.colour) else Refusal("SM-108", "sm-colour-taken")

    def apply(self, state: SmugglersState, mover: int, out: list[Event] | None) -> None:
        state.players[mover].sheet = self.colour
        if out is not None:
            out.append(Event("chose", {"seat": mover, "colour": SEAT_COLOURS[self.colour]}))
        if next_to_choose(state) == NOBODY:
            state.phase = first_phase(state.choices)


def is_free(state: SmugglersState, colour: int) -> bool:
    for player in state.players:
        if player.sheet == colour:
            return False
    return True


CHOOSE: Final = [Choose(colour) for colour in range(NO_SHEET)]


def free_colours(state: SmugglersState) -> list[Move[SmugglersState]]:
    moves: list[Move[SmugglersState]] = []
    for move in CHOOSE:
        if is_free(state, move.colour):
            moves.append(move)
    return moves
