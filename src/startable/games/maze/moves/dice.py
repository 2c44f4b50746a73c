"""The round: rolling, taking a die, leaving it at that, discarding (MZ-2xx)."""

from typing import ClassVar, Final

from startable.core.event import Args, Event
from startable.core.move import Move
from startable.core.movers import CHANCE
from startable.core.refusal import Refusal
from startable.core.rules import Outcomes
from startable.games.maze.flow import begin_taking, end_turn, go_on_discarding
from startable.games.maze.parts import (
    CARD_NAMES,
    COLOURS,
    CREW,
    DICE,
    DIE_NAMES,
    FOOTPRINTS,
    HAND_LIMIT,
    KINDS,
    MOVEMENT,
    NO_DIE,
    PRINT_WEIGHTS,
    colour_of,
    pips,
)
from startable.games.maze.state import (
    DISCARDING,
    MOVING,
    PLAYING,
    ROLLING,
    SLOTS,
    TAKING,
    MazeState,
)


class Roll(Move[MazeState]):
    """MZ-201: the next die of the pool; green, purple and orange ones first, then the movement dice."""

    kind: ClassVar[str] = "roll"
    fields: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        due = mover == CHANCE and state.phase == ROLLING
        return None if due else Refusal("MZ-201", "mz-dice-roll-themselves")

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        state.pool[self.die] += 1
        if out is not None:
            out.append(Event("rolled" if self.die < MOVEMENT else "rolled_steps", shown(self.die)))
        if sum(state.pool) == state.seats * (CREW + 1):
            begin_taking(state)


def shown(die: int) -> Args:
    """What a die shows: the colour and pips of an energy die, the footprints of a movement die."""
    if die >= MOVEMENT:
        return {"steps": DIE_NAMES[die]}
    return {"alien": COLOURS[colour_of(die)], "pips": pips(die)}


class Take(Move[MazeState]):
    """MZ-201, MZ-202: a die off the pool, one each turn; what it does follows at once."""

    kind: ClassVar[str] = "take"
    fields: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        if state.phase != TAKING:
            return Refusal("MZ-201", "mz-one-die-a-turn")
        if not 0 <= self.die < DICE or state.pool[self.die] == 0:
            return Refusal("MZ-201", "mz-no-such-die")
        if self.die >= MOVEMENT:
            moved = state.dice[mover * SLOTS] != NO_DIE
            return Refusal("MZ-202", "mz-one-movement-die") if moved else None
        full = state.dice[mover * SLOTS + 2] != NO_DIE
        return Refusal("MZ-201", "mz-two-energy-dice") if full else None

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        die = self.die
        state.pool[die] -= 1
        state.die = die
        if out is not None:
            what = "took" if die < MOVEMENT else "took_steps"
            out.append(Event(what, {"seat": mover, **shown(die)}))
        if die < MOVEMENT:
            first = mover * SLOTS + 1
            state.dice[first if state.dice[first] == NO_DIE else first + 1] = die
            state.phase = PLAYING
        else:
            state.dice[mover * SLOTS] = die
            prints = FOOTPRINTS[die]
            for colour in range(CREW):
                state.points[colour] = prints[colour]
            state.phase = MOVING


class Done(Move[MazeState]):
    """MZ-203, MZ-302: the die, or what is left of its points, stays unused."""

    kind: ClassVar[str] = "done"

    def __init__(self) -> None:
        pass

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        if state.phase == PLAYING or state.phase == MOVING:
            return None
        if state.phase == DISCARDING:
            return Refusal("MZ-208", "mz-must-discard", {"limit": HAND_LIMIT})
        return Refusal("MZ-203", "mz-must-take")

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("kept" if state.phase == PLAYING else "finished", {"seat": mover}))
        end_turn(state, out)


class Discard(Move[MazeState]):
    """MZ-208: one of the cards that are too many."""

    kind: ClassVar[str] = "discard"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        if state.phase != DISCARDING:
            return Refusal("MZ-208", "mz-not-discarding")
        held = 0 <= self.card < KINDS and state.hands[mover].counts[self.card] > 0
        return None if held else Refusal("MZ-208", "mz-nothing-to-discard")

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        state.hands[mover].take(self.card)
        state.discard.put(self.card)
        if out is not None:
            out.append(Event("discarded", {"seat": mover, "card": CARD_NAMES[self.card]}))
        if state.hands[mover].size() <= HAND_LIMIT:
            go_on_discarding(state, out)


ROLLS: Final = [Roll(die) for die in range(DICE)]
TAKES: Final = [Take(die) for die in range(DICE)]
DISCARDS: Final = [Discard(card) for card in range(KINDS)]
DONE: Final = Done()

ROLLINGS: Final[list[Outcomes[MazeState]]] = [
    *[Outcomes(ROLLS[colour * 6 : colour * 6 + 6]) for colour in range(CREW)],
    Outcomes(ROLLS[MOVEMENT:], PRINT_WEIGHTS),
]
"""By kind of die: the colours, then the movement dice."""


def rolls(state: MazeState) -> Outcomes[MazeState]:
    """MZ-108: as many dice of each kind as there are players."""
    return ROLLINGS[sum(state.pool) // state.seats]


def takes(state: MazeState, seat: int) -> list[Move[MazeState]]:
    first = 0 if state.dice[seat * SLOTS + 2] == NO_DIE else MOVEMENT
    last = DICE if state.dice[seat * SLOTS] == NO_DIE else MOVEMENT
    return [TAKES[die] for die in range(first, last) if state.pool[die] > 0]


def discards(state: MazeState, seat: int) -> list[Move[MazeState]]:
    return [DISCARDS[kind] for kind in state.hands[seat].kinds()]
