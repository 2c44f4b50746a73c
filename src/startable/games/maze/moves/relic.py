"""The relic: taking it, handing it over, bringing it home (MZ-314, MZ-5xx)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.games.maze.board import CELL_NAMES, NOWHERE
from startable.games.maze.flow import earn_token, end_game, go_on_moving
from startable.games.maze.maze import cell_of, dock, relic_here
from startable.games.maze.moves.movement import add_steps, unable
from startable.games.maze.parts import COLOURS, CREW
from startable.games.maze.state import ABOARD, CELL_BITS, ENDED, HANDED, NOBODY, TRAIL, MazeState

_GLUED: Final = Refusal("MZ-413", "mz-glued")


class Grab(Move[MazeState]):
    """MZ-501, MZ-503: the relic from the own tile, or from whoever wears it there."""

    kind: ClassVar[str] = "grab"
    fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unable(state, self.colour) or self._out_of_reach(state, mover * CREW + self.colour)

    def _out_of_reach(self, state: MazeState, alien: int) -> Refusal | None:
        here = cell_of(state, alien)
        if alien == state.wearer:
            return Refusal("MZ-501", "mz-wears-it", {"alien": COLOURS[self.colour]})
        if here == NOWHERE or not relic_here(state, here):
            return Refusal("MZ-501", "mz-relic-elsewhere", {"alien": COLOURS[self.colour]})
        return _GLUED if state.glued else None

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        alien = mover * CREW + self.colour
        before = state.wearer
        state.wearer = alien
        state.points[self.colour] -= 1
        state.trail.clear()
        if out is not None:
            out.append(_taken(state, mover, alien, before))
        if before == NOBODY or before // CREW != mover:
            earn_token(state, mover, out)
        if state.phase != ENDED:
            go_on_moving(state, out)


def _taken(state: MazeState, seat: int, alien: int, before: int) -> Event:
    args: dict[str, int | str] = {"seat": seat, "alien": COLOURS[alien % CREW]}
    if before == NOBODY:
        return Event("grabbed", {**args, "at": CELL_NAMES[state.places[alien] & CELL_BITS]})
    if before // CREW == seat:
        return Event("got", {**args, "mate": COLOURS[before % CREW]})
    return Event("robbed", {**args, "other": before // CREW, "mate": COLOURS[before % CREW]})


class Give(Move[MazeState]):
    """MZ-502: the relic to a crew-mate on the same tile."""

    kind: ClassVar[str] = "give"
    fields: ClassVar[tuple[str, ...]] = ("colour", "mate")

    def __init__(self, colour: int, mate: int) -> None:
        self.colour = colour
        self.mate = mate

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unable(state, self.colour) or self._unfit(state, mover)

    def _unfit(self, state: MazeState, seat: int) -> Refusal | None:
        alien = seat * CREW + self.colour
        if alien != state.wearer:
            return Refusal("MZ-502", "mz-wears-nothing", {"alien": COLOURS[self.colour]})
        if state.glued:
            return _GLUED
        near = 0 <= self.mate < CREW and self.mate != self.colour
        together = near and cell_of(state, alien) == cell_of(state, seat * CREW + self.mate)
        return None if together else Refusal("MZ-502", "mz-no-mate-here", {"alien": COLOURS[self.colour]})

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        state.trail.append(state.wearer * TRAIL + HANDED)
        state.wearer = mover * CREW + self.mate
        state.points[self.colour] -= 1
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "alien": COLOURS[self.colour]}
            out.append(Event("gave", {**args, "mate": COLOURS[self.mate]}))


class Enter(Move[MazeState]):
    """MZ-314, MZ-602: with the relic from the dock tile into the own ship, which wins."""

    kind: ClassVar[str] = "enter"
    fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unable(state, self.colour) or self._unfit(state, mover)

    def _unfit(self, state: MazeState, seat: int) -> Refusal | None:
        alien = seat * CREW + self.colour
        if alien != state.wearer:
            return Refusal("MZ-314", "mz-only-with-relic", {"alien": COLOURS[self.colour]})
        at = dock(state, seat)
        here = cell_of(state, alien) == at
        return None if here else Refusal("MZ-314", "mz-not-at-dock", {"at": CELL_NAMES[at]})

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        state.places[mover * CREW + self.colour] = ABOARD
        event = Event("won_at_home", {"seat": mover, "alien": COLOURS[self.colour]})
        end_game(state, mover, event, out)


GRABS: Final = [Grab(colour) for colour in range(CREW)]
GIVES: Final = [[Give(colour, mate) for mate in range(CREW)] for colour in range(CREW)]
ENTERS: Final = [Enter(colour) for colour in range(CREW)]


def add_acts(state: MazeState, alien: int, moves: list[Move[MazeState]]) -> None:
    """All that this alien may do for a movement point (MZ-301)."""
    add_steps(state, alien, moves)
    if alien == state.wearer:
        _add_wearers(state, alien, moves)
    elif not state.glued and _by_the_relic(state, state.places[alien]):
        moves.append(GRABS[alien % CREW])


def _by_the_relic(state: MazeState, place: int) -> bool:
    return place != ABOARD and relic_here(state, place & CELL_BITS)


def _add_wearers(state: MazeState, alien: int, moves: list[Move[MazeState]]) -> None:
    seat, colour = alien // CREW, alien % CREW
    here = state.places[alien] & CELL_BITS
    if not state.glued:
        for mate in range(CREW):
            if mate != colour and state.places[seat * CREW + mate] & CELL_BITS == here:
                moves.append(GIVES[colour][mate])
    if here == dock(state, seat):
        moves.append(ENTERS[colour])
