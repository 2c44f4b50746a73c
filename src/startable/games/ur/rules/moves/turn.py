"""Rolling and passing (UR-201 to UR-203)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import CHANCE
from startable.core.refusal import Refusal
from startable.core.rules import Outcomes
from startable.core.spelling import Spelling
from startable.games.ur.box.board import FACES
from startable.games.ur.rules import reasons
from startable.games.ur.rules.flow import begin_turn, end_turn
from startable.games.ur.rules.moves.travel import Backward, Enter, Forward, LeaveBlue, Reenter
from startable.games.ur.rules.ways import ways
from startable.games.ur.state.state import MOVING, OPENING, ROLLING, UrState

_DEALERS_DICE: Final = Refusal("UR-202", "ur-dice-roll-themselves")


class Dice(Move[UrState]):
    """What chance does. A seat that tries it hears so at any time."""

    def untimely(self, state: UrState, mover: int) -> Refusal | None:
        if mover >= 0:
            return _DEALERS_DICE
        rolled = mover == CHANCE and state.phase == MOVING
        return Refusal("UR-202", "ur-rolled-already", {"roll": state.roll}) if rolled else None


class Open(Dice):
    """UR-201: both roll; the higher begins, equal rolls are rolled again."""

    kind: ClassVar[str] = "open"
    fields: ClassVar[tuple[str, ...]] = ("black", "yellow")
    spelling: ClassVar[Spelling] = Spelling("{}:{}", range(100), range(100))

    def __init__(self, black: int, yellow: int) -> None:
        self.black = black
        self.yellow = yellow

    def check(self, state: UrState, mover: int) -> Refusal | None:
        return None if mover == CHANCE and state.phase == OPENING else _DEALERS_DICE

    def apply(self, state: UrState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            what = "tied" if self.black == self.yellow else "opened"
            out.append(Event(what, {"black": self.black, "yellow": self.yellow}))
        if self.black != self.yellow:
            begin_turn(state, 0 if self.black > self.yellow else 1)


class Roll(Dice):
    kind: ClassVar[str] = "roll"
    fields: ClassVar[tuple[str, ...]] = ("pips",)
    spelling: ClassVar[Spelling] = Spelling("{}", range(100))

    def __init__(self, pips: int) -> None:
        self.pips = pips

    def check(self, state: UrState, mover: int) -> Refusal | None:
        return None if mover == CHANCE and state.phase == ROLLING else _DEALERS_DICE

    def apply(self, state: UrState, mover: int, out: list[Event] | None) -> None:
        state.roll = self.pips
        state.phase = MOVING
        if out is not None:
            out.append(Event("rolled", {"seat": state.turn, "roll": self.pips}))


class Pass(Move[UrState]):
    """UR-203: only for a player whose roll fits no disc."""

    kind: ClassVar[str] = "pass"
    spelling: ClassVar[Spelling] = Spelling("pass")

    def __init__(self) -> None:
        self.index = 0

    def untimely(self, state: UrState, mover: int) -> Refusal | None:
        return reasons.untimely(state, mover)

    def check(self, state: UrState, mover: int) -> Refusal | None:
        return Refusal("UR-203", "ur-must-move", {"roll": state.roll}) if ways(state, mover) else None

    def apply(self, state: UrState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("passed", {"seat": mover, "roll": state.roll}))
        end_turn(state, mover, out)


OPENINGS: Final[Outcomes[UrState]] = Outcomes([Open(black, yellow) for black in FACES for yellow in FACES])
ROLLS: Final[Outcomes[UrState]] = Outcomes([Roll(pips) for pips in FACES])
PASS_ONLY: Final[list[Move[UrState]]] = [Pass()]

KINDS: Final[dict[str, type[Move[UrState]]]] = {
    move.kind: move for move in (Open, Roll, Pass, Enter, Forward, Backward, Reenter, LeaveBlue)
}
