"""The round: rolling, taking a die, leaving it at that, discarding (MZ-2xx)."""

from typing import ClassVar, Final

from startable.core.event import Args, Event
from startable.core.move import Move
from startable.core.movers import CHANCE
from startable.core.refusal import Refusal
from startable.core.rules import Outcomes
from startable.core.spelling import Spelling
from startable.games.maze.box.parts import (
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
from startable.games.maze.rules.flow import begin_taking, end_turn, go_on_discarding
from startable.games.maze.rules.moves.timing import MUST_DISCARD, no_die_now, no_room_for
from startable.games.maze.state.state import (
    DISCARDING,
    MOVING,
    PLAYING,
    ROLLING,
    MazeState,
)


class Roll(Move[MazeState]):
    """MZ-201: the next die of the pool; green, purple and orange ones first, then the movement dice."""

    kind: ClassVar[str] = "roll"
    fields: ClassVar[tuple[str, ...]] = ("die",)
    spelling: ClassVar[Spelling] = Spelling("roll {}", DIE_NAMES)

    def __init__(self, die: int) -> None:
        self.die = die

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        due = mover == CHANCE and state.phase == ROLLING
        return None if due else Refusal("MZ-201", "mz-dice-roll-themselves")

    def untimely(self, state: MazeState, mover: int) -> Refusal | None:
        return self.check(state, mover) if mover >= 0 else None

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
    spelling: ClassVar[Spelling] = Spelling("{}", DIE_NAMES)

    def __init__(self, die: int) -> None:
        self.die = die

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return no_die_now(state) or self._out_of_the_pool(state, mover)

    def _out_of_the_pool(self, state: MazeState, seat: int) -> Refusal | None:
        known = 0 <= self.die < DICE
        full = no_room_for(state, seat, self.die) if known else None
        gone = not known or state.pool[self.die] == 0
        return full or (Refusal("MZ-201", "mz-no-such-die") if gone else None)

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        die, crew = self.die, state.crews[mover]
        state.pool[die] -= 1
        state.turn.die = die
        crew.panel = crew.panel.with_die(die)
        if out is not None:
            what = "took" if die < MOVEMENT else "took_steps"
            out.append(Event(what, {"seat": mover, **shown(die)}))
        if die < MOVEMENT:
            state.phase = PLAYING
        else:
            state.turn.points = FOOTPRINTS[die].copy()
            state.phase = MOVING


class Done(Move[MazeState]):
    """MZ-203, MZ-302: the die, or what is left of its points, stays unused."""

    kind: ClassVar[str] = "done"
    spelling: ClassVar[Spelling] = Spelling("done")

    def __init__(self) -> None:
        pass

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        if state.phase == PLAYING or state.phase == MOVING:
            return None
        if state.phase == DISCARDING:
            return MUST_DISCARD
        return Refusal("MZ-203", "mz-must-take")

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("kept" if state.phase == PLAYING else "finished", {"seat": mover}))
        end_turn(state, out)


_NOT_DISCARDING: Final = Refusal("MZ-208", "mz-not-discarding")


class Discard(Move[MazeState]):
    """MZ-208: one of the cards that are too many."""

    kind: ClassVar[str] = "discard"
    fields: ClassVar[tuple[str, ...]] = ("card",)
    spelling: ClassVar[Spelling] = Spelling("drop {}", CARD_NAMES)

    def __init__(self, card: int) -> None:
        self.card = card

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        if state.phase != DISCARDING:
            return _NOT_DISCARDING
        held = 0 <= self.card < KINDS and state.crews[mover].hand.counts[self.card] > 0
        return None if held else Refusal("MZ-208", "mz-nothing-to-discard")

    def untimely(self, state: MazeState, mover: int) -> Refusal | None:
        """Of a seat that may keep all its cards, or must wait for others to discard."""
        if mover < 0:
            return None
        if state.phase != DISCARDING:
            return _NOT_DISCARDING
        many = state.crews[mover].hand.size() > HAND_LIMIT
        return Refusal("MZ-208", "mz-others-discard") if many else Refusal("MZ-208", "mz-may-keep-all")

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        hand = state.crews[mover].hand
        hand.take(self.card)
        state.discard.put(self.card)
        if out is not None:
            out.append(Event("discarded", {"seat": mover, "card": CARD_NAMES[self.card]}))
        if hand.size() <= HAND_LIMIT:
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
    panel = state.crews[seat].panel
    first = 0 if panel.second == NO_DIE else MOVEMENT
    last = DICE if panel.movement == NO_DIE else MOVEMENT
    return [TAKES[die] for die in range(first, last) if state.pool[die] > 0]


def discards(state: MazeState, seat: int) -> list[Move[MazeState]]:
    return [DISCARDS[kind] for kind in state.crews[seat].hand.kinds()]
