"""Dice and balls: the roll for the start, income, and the mothership (SF-208, SF-302, SF-502)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import CHANCE
from startable.core.refusal import Refusal
from startable.core.rules import Outcomes
from startable.core.spelling import Spelling
from startable.games.starfarers.box.parts import BALLS, BLACK_SPEED, MIXES
from startable.games.starfarers.rules.encounter import begin_scene, other_seat
from startable.games.starfarers.rules.flow import run
from startable.games.starfarers.rules.income import roll_income
from startable.games.starfarers.rules.moves.names import BALL_NAMES, NUMBERS
from startable.games.starfarers.rules.referee import StarMove
from startable.games.starfarers.state.choices import FIRST_GAME
from startable.games.starfarers.state.stack import DEAL, DICE, FLY, OPENING, ROLL, SETTLE, SHAKE
from startable.games.starfarers.state.state import OUT_OF_IT, StarState


class Dice(StarMove):
    """Two dice, for income or for who starts."""

    kind: ClassVar[str] = "dice"
    fields: ClassVar[tuple[str, ...]] = ("one", "two")
    spelling: ClassVar[Spelling] = Spelling("roll {} {}", NUMBERS, NUMBERS)

    def __init__(self, one: int, two: int) -> None:
        self.one = one
        self.two = two

    def check(self, state: StarState, mover: int) -> Refusal | None:
        kind = state.stage()
        due = mover == CHANCE and (kind in (DICE, OPENING))
        return None if due else Refusal("SF-302", "sf-dice-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        opening = state.stage() == OPENING
        number = state.pop()
        total = self.one + self.two
        seat = number if opening else state.active
        if out is not None:
            out.append(Event("rolled", {"seat": seat, "one": self.one, "two": self.two}))
        if opening:
            state.rolls[seat] = total
            _next_opener(state, seat, out)
        else:
            roll_income(state, total, out)
        run(state, out)


def _next_opener(state: StarState, seat: int, out: list[Event] | None) -> None:
    """SF-208: the highest starts; whoever ties for that rolls again."""
    for other in range(seat + 1, state.seats):
        if state.rolls[other] == 0:
            state.push(OPENING, other)
            return
    best = max(state.rolls)
    tied = [other for other in range(state.seats) if state.rolls[other] == best]
    if len(tied) == 1:
        begin_founding(state, tied[0], out)
        return
    for other in range(state.seats):
        state.rolls[other] = 0 if state.rolls[other] == best else OUT_OF_IT
    state.push(OPENING, tied[0])


def begin_founding(state: StarState, starter: int, out: list[Event] | None) -> None:
    """SF-208: who starts is known. In the first game the pieces stand already."""
    state.starter = starter
    state.active = starter
    for seat in range(len(state.rolls)):
        state.rolls[seat] = 0
    state.push(DEAL if state.choices.setup == FIRST_GAME else SETTLE)
    if out is not None:
        out.append(Event("starts", {"seat": starter}))


class Shake(StarMove):
    """SF-502: the two balls that show, the lower one first."""

    kind: ClassVar[str] = "shake"
    fields: ClassVar[tuple[str, ...]] = ("one", "two")
    spelling: ClassVar[Spelling] = Spelling("shake {}{}", BALL_NAMES, BALL_NAMES)

    def __init__(self, one: int, two: int) -> None:
        self.one = one
        self.two = two

    def check(self, state: StarState, mover: int) -> Refusal | None:
        kind = state.stage()
        due = mover == CHANCE and (kind in (SHAKE, ROLL))
        return None if due else Refusal("SF-502", "sf-shake-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        taking_off = state.stage() == SHAKE
        number = state.pop()
        if taking_off:
            self._take_off(state, out)
        else:
            self._contend(state, number, out)
        run(state, out)

    def _take_off(self, state: StarState, out: list[Event] | None) -> None:
        """SF-504: a black ball brings an encounter, and then a base speed of 3."""
        state.flight.base = BLACK_SPEED if self.one == 0 else self.one + self.two
        self._tell(state.active, out)
        state.push(FLY)
        if self.one == 0:
            begin_scene(state)

    def _contend(self, state: StarState, place: int, out: list[Event] | None) -> None:
        """SF-807: here black is nothing but 0."""
        state.rolls[place] = self.one + self.two
        self._tell(state.active if place == 0 else other_seat(state, state.number()), out)

    def _tell(self, seat: int, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("shook", {"seat": seat, "balls": BALLS[self.one] + BALLS[self.two]}))


DICE_ROLLS: Final = Outcomes([Dice(one, two) for one in range(1, 7) for two in range(1, 7)])
SHAKES: Final = [[Shake(one, two) for two in range(4)] for one in range(4)]


def _shakes(mix: list[int]) -> Outcomes[StarState]:
    """Each pair of colours as often as there are pairs of such balls."""
    moves: list[Move[StarState]] = []
    weights: list[int] = []
    for one in range(4):
        for two in range(one, 4):
            pairs = mix[one] * mix[two] if one != two else mix[one] * (mix[one] - 1) // 2
            if pairs > 0:
                moves.append(SHAKES[one][two])
                weights.append(pairs)
    return Outcomes(moves, weights)


SHAKE_ROLLS: Final = [_shakes(mix) for mix in MIXES]
"""By the mix of balls."""
