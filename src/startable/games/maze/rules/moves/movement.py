"""Movement points: steps, terminals, and taking a step back (MZ-3xx)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.maze.box.aliens import ALIENS, Alien
from startable.games.maze.box.board import CELL_NAMES, CELLS, NOWHERE
from startable.games.maze.box.parts import COLOURS, CREW, GATE_LETTERS, TERMINALS
from startable.games.maze.rules.flow import begin_drawing
from startable.games.maze.rules.moves.timing import MUST_DISCARD, unable
from startable.games.maze.rules.passages import gate, passes
from startable.games.maze.state.points import rests
from startable.games.maze.state.state import (
    ABOARD,
    CELL_BITS,
    DISCARDING,
    HANDED,
    MOVING,
    ON_TERMINAL,
    TRAIL,
    MazeState,
)
from startable.games.maze.state.whereabouts import cell_of, dock_cell, has_free_terminal, is_full, place_of

NO_SUCH_TILE: Final = Refusal("MZ-109", "mz-no-such-tile")


class Go(Move[MazeState]):
    """MZ-303, MZ-304: from the ship onto its dock tile, or through a passage to the next tile."""

    kind: ClassVar[str] = "go"
    fields: ClassVar[tuple[str, ...]] = ("colour", "cell")
    spelling: ClassVar[Spelling] = Spelling("{} {}", COLOURS, CELL_NAMES)

    def __init__(self, colour: int, cell: int) -> None:
        self.colour = colour
        self.cell = cell

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unable(state, mover, self.colour) or self._blocked(state, ALIENS[mover][self.colour])

    def _blocked(self, state: MazeState, alien: Alien) -> Refusal | None:
        if self.cell not in state.board.cells:
            return NO_SUCH_TILE
        if rests(state, alien):
            return Refusal("MZ-310", "mz-walks-no-more", {"alien": alien.letter})
        here = cell_of(state, alien)
        if here == self.cell:
            return Refusal("MZ-304", "mz-there-already", {"alien": alien.letter})
        closed = self._not_at_dock(state, alien) if here == NOWHERE else self._closed(state, alien, here)
        if closed is None and is_full(state, self.cell):
            return Refusal("MZ-308", "mz-tile-full", {"at": CELL_NAMES[self.cell]})
        return closed

    def _not_at_dock(self, state: MazeState, alien: Alien) -> Refusal | None:
        at = dock_cell(state, alien.seat)
        return None if self.cell == at else Refusal("MZ-303", "mz-dock-tile", {"at": CELL_NAMES[at]})

    def _closed(self, state: MazeState, alien: Alien, here: int) -> Refusal | None:
        for side in range(4):
            if state.board.near[here][side] == self.cell:
                return None if passes(state, alien, here, side) else _shut(state, alien, here, side)
        args: dict[str, int | str] = {"from": CELL_NAMES[here], "to": CELL_NAMES[self.cell]}
        return Refusal("MZ-304", "mz-not-next", args)

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        places, turn = state.crews[mover].places, state.turn
        before = places[self.colour]
        turn.trail.append(self.colour * TRAIL + before)
        places[self.colour] = self.cell
        turn.points[self.colour] -= 1
        if out is not None:
            what = "left" if before == ABOARD else "stepped"
            args: dict[str, int | str] = {"seat": mover, "alien": COLOURS[self.colour]}
            out.append(Event(what, {**args, "at": CELL_NAMES[self.cell]}))


def _shut(state: MazeState, alien: Alien, here: int, side: int) -> Refusal:
    """Which rule closes this passage to the alien."""
    there = state.board.near[here][side]
    one, other = GATE_LETTERS[gate(state, here, side)], GATE_LETTERS[gate(state, there, side ^ 2)]
    if one == other:
        return Refusal("MZ-305", "mz-same-gates", {"one": one})
    args: dict[str, int | str] = {"alien": alien.letter, "one": one, "other": other}
    if "S" in (one, other):
        return Refusal("MZ-306", "mz-silver-gate", {**args, "one": other if one == "S" else one})
    return Refusal("MZ-304", "mz-gates-closed", args)


class Use(Move[MazeState]):
    """MZ-309, MZ-310: onto a free terminal of the own tile, for a card; that alien is done for this turn."""

    kind: ClassVar[str] = "use"
    fields: ClassVar[tuple[str, ...]] = ("colour",)
    spelling: ClassVar[Spelling] = Spelling("{} use", COLOURS)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unable(state, mover, self.colour) or self._useless(state, ALIENS[mover][self.colour])

    def _useless(self, state: MazeState, alien: Alien) -> Refusal | None:
        place = place_of(state, alien)
        if place & ON_TERMINAL:
            return Refusal("MZ-311", "mz-on-terminal", {"alien": alien.letter})
        if place == ABOARD or TERMINALS[state.faces[place]] == 0:
            return Refusal("MZ-309", "mz-no-terminal", {"alien": alien.letter})
        free = has_free_terminal(state, place)
        return None if free else Refusal("MZ-311", "mz-terminal-taken", {"at": CELL_NAMES[place]})

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        places = state.crews[mover].places
        at = CELL_NAMES[places[self.colour]]
        places[self.colour] |= ON_TERMINAL
        rest(state, self.colour)
        state.turn.trail.clear()
        if out is not None:
            out.append(Event("used", {"seat": mover, "alien": COLOURS[self.colour], "at": at}))
        begin_drawing(state, out)


def rest(state: MazeState, colour: int) -> None:
    """MZ-310: its points are lost; or, as printed, it may spend them on anything but steps."""
    if state.acts_on:
        state.turn.points[colour] -= 1
        state.turn.resting |= 1 << colour
    else:
        state.turn.points[colour] = 0


class Undo(Move[MazeState]):
    """MZ-302: takes the last step back, unless a card was drawn or the relic taken since."""

    kind: ClassVar[str] = "undo"
    spelling: ClassVar[Spelling] = Spelling("undo")

    def __init__(self) -> None:
        pass

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        if state.phase == DISCARDING:
            return MUST_DISCARD
        fine = state.phase == MOVING and len(state.turn.trail) > 0
        return None if fine else Refusal("MZ-302", "mz-nothing-to-undo")

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        line = state.turn.trail.pop()
        colour, before = line // TRAIL, line % TRAIL
        if before == HANDED:
            state.wearer = ALIENS[mover][colour]
        else:
            state.crews[mover].places[colour] = before
        state.turn.points[colour] += 1
        if out is not None:
            out.append(Event("undone", {"seat": mover, "alien": COLOURS[colour]}))


GOES: Final = [[Go(colour, cell) for cell in range(CELLS)] for colour in range(CREW)]
USES: Final = [Use(colour) for colour in range(CREW)]
UNDO: Final = Undo()


def add_steps(state: MazeState, alien: Alien, moves: list[Move[MazeState]]) -> None:
    """Where this alien may go, and whether onto a terminal."""
    if rests(state, alien):
        return
    crew, goes = state.crews[alien.seat], GOES[alien.colour]
    place = crew.places[alien.colour]
    if place == ABOARD:
        at = dock_cell(state, alien.seat)
        if not is_full(state, at):
            moves.append(goes[at])
        return
    here = place & CELL_BITS
    for side in range(4):
        there = state.board.near[here][side]
        if there >= 0 and passes(state, alien, here, side) and not is_full(state, there):
            moves.append(goes[there])
    if place == here and has_free_terminal(state, here):
        moves.append(USES[alien.colour])
