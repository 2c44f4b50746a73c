"""The relic: taking it, handing it over, bringing it home (MZ-314, MZ-5xx)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.maze.box.aliens import ALIENS, Alien
from startable.games.maze.box.board import CELL_NAMES, NOWHERE
from startable.games.maze.box.parts import COLOURS, CREW
from startable.games.maze.rules.flow import earn_token, end_game, go_on_moving
from startable.games.maze.rules.moves.movement import add_steps
from startable.games.maze.rules.moves.timing import unable
from startable.games.maze.state.points import rests
from startable.games.maze.state.state import ABOARD, CELL_BITS, ENDED, HANDED, TRAIL, MazeState
from startable.games.maze.state.whereabouts import cell_of, dock_cell, place_of, relic_here

_GLUED: Final = Refusal("MZ-413", "mz-glued")


class Grab(Move[MazeState]):
    """MZ-501, MZ-503: the relic from the own tile, or from whoever wears it there."""

    kind: ClassVar[str] = "grab"
    fields: ClassVar[tuple[str, ...]] = ("colour",)
    spelling: ClassVar[Spelling] = Spelling("{} grab", COLOURS)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unable(state, mover, self.colour) or self._out_of_reach(state, ALIENS[mover][self.colour])

    def _out_of_reach(self, state: MazeState, alien: Alien) -> Refusal | None:
        here = cell_of(state, alien)
        if alien is state.wearer:
            return Refusal("MZ-501", "mz-wears-it", {"alien": alien.letter})
        if here == NOWHERE or not relic_here(state, here):
            return Refusal("MZ-501", "mz-relic-elsewhere", {"alien": alien.letter})
        return _GLUED if state.glued else None

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        alien, before = ALIENS[mover][self.colour], state.wearer
        state.wearer = alien
        state.turn.points[self.colour] -= 1
        state.turn.trail.clear()
        if out is not None:
            out.append(_taken(state, alien, before))
        if before is None or before.seat != mover:
            earn_token(state, mover, out)
        if state.phase != ENDED:
            go_on_moving(state, out)


def _taken(state: MazeState, alien: Alien, before: Alien | None) -> Event:
    args: dict[str, int | str] = {"seat": alien.seat, "alien": alien.letter}
    if before is None:
        return Event("grabbed", {**args, "at": CELL_NAMES[cell_of(state, alien)]})
    if before.seat == alien.seat:
        return Event("got", {**args, "mate": before.letter})
    return Event("robbed", {**args, "other": before.seat, "mate": before.letter})


class Give(Move[MazeState]):
    """MZ-502: the relic to a crew-mate on the same tile."""

    kind: ClassVar[str] = "give"
    fields: ClassVar[tuple[str, ...]] = ("colour", "mate")
    spelling: ClassVar[Spelling] = Spelling("{} give {}", COLOURS, COLOURS)

    def __init__(self, colour: int, mate: int) -> None:
        self.colour = colour
        self.mate = mate

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unable(state, mover, self.colour) or self._unfit(state, mover)

    def _unfit(self, state: MazeState, seat: int) -> Refusal | None:
        alien = ALIENS[seat][self.colour]
        if alien is not state.wearer:
            return Refusal("MZ-502", "mz-wears-nothing", {"alien": alien.letter})
        if state.glued:
            return _GLUED
        near = 0 <= self.mate < CREW and self.mate != self.colour
        together = near and cell_of(state, alien) == cell_of(state, ALIENS[seat][self.mate])
        return None if together else Refusal("MZ-502", "mz-no-mate-here", {"alien": alien.letter})

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        state.turn.trail.append(self.colour * TRAIL + HANDED)
        state.wearer = ALIENS[mover][self.mate]
        state.turn.points[self.colour] -= 1
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "alien": COLOURS[self.colour]}
            out.append(Event("gave", {**args, "mate": COLOURS[self.mate]}))


class Enter(Move[MazeState]):
    """MZ-314, MZ-602: with the relic from the dock tile into the own ship, which wins."""

    kind: ClassVar[str] = "enter"
    fields: ClassVar[tuple[str, ...]] = ("colour",)
    spelling: ClassVar[Spelling] = Spelling("{} in", COLOURS)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unable(state, mover, self.colour) or self._unfit(state, mover)

    def _unfit(self, state: MazeState, seat: int) -> Refusal | None:
        alien = ALIENS[seat][self.colour]
        if place_of(state, alien) == ABOARD:
            return Refusal("MZ-314", "mz-aboard-already", {"alien": alien.letter})
        if alien is not state.wearer:
            return Refusal("MZ-314", "mz-only-with-relic", {"alien": alien.letter})
        if rests(state, alien):
            return Refusal("MZ-310", "mz-walks-no-more", {"alien": alien.letter})
        at = dock_cell(state, seat)
        here = cell_of(state, alien) == at
        return None if here else Refusal("MZ-314", "mz-not-at-dock", {"at": CELL_NAMES[at]})

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        state.crews[mover].places[self.colour] = ABOARD
        event = Event("won_at_home", {"seat": mover, "alien": COLOURS[self.colour]})
        end_game(state, mover, event, out)


GRABS: Final = [Grab(colour) for colour in range(CREW)]
GIVES: Final = [[Give(colour, mate) for mate in range(CREW)] for colour in range(CREW)]
ENTERS: Final = [Enter(colour) for colour in range(CREW)]


def add_acts(state: MazeState, alien: Alien, moves: list[Move[MazeState]]) -> None:
    """All that this alien may do for a movement point (MZ-301)."""
    add_steps(state, alien, moves)
    if alien is state.wearer:
        _add_wearers(state, alien, moves)
    elif not state.glued and _by_the_relic(state, place_of(state, alien)):
        moves.append(GRABS[alien.colour])


def _by_the_relic(state: MazeState, place: int) -> bool:
    return place != ABOARD and relic_here(state, place & CELL_BITS)


def _add_wearers(state: MazeState, alien: Alien, moves: list[Move[MazeState]]) -> None:
    crew, colour = state.crews[alien.seat], alien.colour
    here = crew.places[colour] & CELL_BITS
    if not state.glued:
        for mate in range(CREW):
            if mate != colour and crew.places[mate] & CELL_BITS == here:
                moves.append(GIVES[colour][mate])
    if here == dock_cell(state, alien.seat) and not rests(state, alien):
        moves.append(ENTERS[colour])
