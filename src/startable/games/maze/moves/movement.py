"""Movement points: steps, terminals, and taking a step back (MZ-3xx)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.maze.board import CELL_NAMES, CELLS, NOWHERE
from startable.games.maze.flow import begin_drawing
from startable.games.maze.maze import (
    cell_of,
    dock,
    gate,
    has_free_terminal,
    is_full,
    passes,
)
from startable.games.maze.parts import COLOURS, CREW, GATE_LETTERS, TERMINALS
from startable.games.maze.state import ABOARD, CELL_BITS, HANDED, MOVING, ON_TERMINAL, TRAIL, MazeState


def unable(state: MazeState, colour: int) -> Refusal | None:
    """MZ-301: every footprint is one point for the alien of its colour."""
    if state.phase != MOVING:
        return Refusal("MZ-302", "mz-not-moving")
    if not 0 <= colour < CREW or state.points[colour] == 0:
        alien = COLOURS[colour] if 0 <= colour < CREW else "?"
        return Refusal("MZ-301", "mz-no-points", {"alien": alien})
    return None


class Go(Move[MazeState]):
    """MZ-303, MZ-304: from the ship onto its dock tile, or through a passage to the next tile."""

    kind: ClassVar[str] = "go"
    fields: ClassVar[tuple[str, ...]] = ("colour", "cell")

    def __init__(self, colour: int, cell: int) -> None:
        self.colour = colour
        self.cell = cell

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unable(state, self.colour) or self._blocked(state, mover * CREW + self.colour)

    def _blocked(self, state: MazeState, alien: int) -> Refusal | None:
        if self.cell not in state.board.cells:
            return Refusal("MZ-304", "mz-no-such-tile")
        here = cell_of(state, alien)
        closed = self._not_at_dock(state, alien) if here == NOWHERE else self._closed(state, alien, here)
        if closed is None and is_full(state, self.cell):
            return Refusal("MZ-308", "mz-tile-full", {"at": CELL_NAMES[self.cell]})
        return closed

    def _not_at_dock(self, state: MazeState, alien: int) -> Refusal | None:
        at = dock(state, alien // CREW)
        return None if self.cell == at else Refusal("MZ-303", "mz-dock-tile", {"at": CELL_NAMES[at]})

    def _closed(self, state: MazeState, alien: int, here: int) -> Refusal | None:
        for side in range(4):
            if state.board.near[here * 4 + side] == self.cell:
                return None if passes(state, alien, here, side) else _shut(state, alien, here, side)
        args: dict[str, int | str] = {"from": CELL_NAMES[here], "to": CELL_NAMES[self.cell]}
        return Refusal("MZ-304", "mz-not-next", args)

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        alien = mover * CREW + self.colour
        before = state.places[alien]
        state.trail.append(alien * TRAIL + before)
        state.places[alien] = self.cell
        state.points[self.colour] -= 1
        if out is not None:
            what = "left" if before == ABOARD else "stepped"
            args: dict[str, int | str] = {"seat": mover, "alien": COLOURS[self.colour]}
            out.append(Event(what, {**args, "at": CELL_NAMES[self.cell]}))


def _shut(state: MazeState, alien: int, here: int, side: int) -> Refusal:
    """Which rule closes this passage to the alien."""
    there = state.board.near[here * 4 + side]
    one, other = GATE_LETTERS[gate(state, here, side)], GATE_LETTERS[gate(state, there, side ^ 2)]
    if one == other:
        return Refusal("MZ-305", "mz-same-gates", {"one": one})
    args: dict[str, int | str] = {"alien": COLOURS[alien % CREW], "one": one, "other": other}
    if "S" in (one, other):
        return Refusal("MZ-306", "mz-silver-gate", {**args, "one": other if one == "S" else one})
    return Refusal("MZ-304", "mz-gates-closed", args)


class Use(Move[MazeState]):
    """MZ-309, MZ-310: onto a free terminal of the own tile, for a card; that alien is done for this turn."""

    kind: ClassVar[str] = "use"
    fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unable(state, self.colour) or self._useless(state, mover * CREW + self.colour)

    def _useless(self, state: MazeState, alien: int) -> Refusal | None:
        place = state.places[alien]
        if place & ON_TERMINAL:
            return Refusal("MZ-311", "mz-on-terminal", {"alien": COLOURS[self.colour]})
        if place == ABOARD or TERMINALS[state.faces[place]] == 0:
            return Refusal("MZ-309", "mz-no-terminal", {"alien": COLOURS[self.colour]})
        free = has_free_terminal(state, place)
        return None if free else Refusal("MZ-311", "mz-terminal-taken", {"at": CELL_NAMES[place]})

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        alien = mover * CREW + self.colour
        state.places[alien] |= ON_TERMINAL
        state.points[self.colour] = 0
        state.trail.clear()
        if out is not None:
            at = CELL_NAMES[state.places[alien] & CELL_BITS]
            out.append(Event("used", {"seat": mover, "alien": COLOURS[self.colour], "at": at}))
        begin_drawing(state, out)


class Undo(Move[MazeState]):
    """MZ-302: takes the last step back, unless a card was drawn or the relic taken since."""

    kind: ClassVar[str] = "undo"

    def __init__(self) -> None:
        pass

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        fine = state.phase == MOVING and len(state.trail) > 0
        return None if fine else Refusal("MZ-302", "mz-nothing-to-undo")

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        line = state.trail.pop()
        alien = line // TRAIL
        if line % TRAIL == HANDED:
            state.wearer = alien
        else:
            state.places[alien] = line % TRAIL
        state.points[alien % CREW] += 1
        if out is not None:
            out.append(Event("undone", {"seat": mover, "alien": COLOURS[alien % CREW]}))


GOES: Final = [[Go(colour, cell) for cell in range(CELLS)] for colour in range(CREW)]
USES: Final = [Use(colour) for colour in range(CREW)]
UNDO: Final = Undo()


def add_steps(state: MazeState, alien: int, moves: list[Move[MazeState]]) -> None:
    """Where this alien may go, and whether onto a terminal."""
    place = state.places[alien]
    goes = GOES[alien % CREW]
    if place == ABOARD:
        at = dock(state, alien // CREW)
        if not is_full(state, at):
            moves.append(goes[at])
        return
    here = place & CELL_BITS
    for side in range(4):
        there = state.board.near[here * 4 + side]
        if there >= 0 and passes(state, alien, here, side) and not is_full(state, there):
            moves.append(goes[there])
    if place == here and has_free_terminal(state, here):
        moves.append(USES[alien % CREW])
