"""Cards that move aliens, ships and the relic: Run, Morph, Super Glue, Move Base (MZ-410 to MZ-414)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.refusal import Refusal
from startable.core.spelling import Spelling
from startable.games.maze.box.aliens import ALIENS, Alien
from startable.games.maze.box.board import BERTH_NAMES, BERTHS
from startable.games.maze.box.parts import (
    CARD_NAMES,
    COLOURS,
    CREW,
    KINDS,
    MORPH,
    MOVE_BASE,
    RUNS,
    SUPER_GLUE,
)
from startable.games.maze.rules.flow import end_turn
from startable.games.maze.rules.moves.cards import acting, activate, unplayable
from startable.games.maze.rules.moves.relic import add_acts
from startable.games.maze.state.state import ABOARD, MOVING, MazeState
from startable.games.maze.state.whereabouts import dock_cell


class Run(Move[MazeState]):
    """MZ-410: one or two movement actions for the acting alien; they follow step by step."""

    kind: ClassVar[str] = "run"
    fields: ClassVar[tuple[str, ...]] = ("card",)
    spelling: ClassVar[Spelling] = Spelling("{}", CARD_NAMES)

    def __init__(self, card: int) -> None:
        self.card = card

    @classmethod
    def read_args(cls, text: str) -> list[int] | None:
        """Of cards that run."""
        args = cls.spelling.read(text)
        return args if args is not None and RUNS[args[0]] > 0 else None

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unplayable(state, mover, self.card) or self._unfit(state, mover)

    def _unfit(self, state: MazeState, seat: int) -> Refusal | None:
        if RUNS[self.card] == 0:
            return Refusal("MZ-410", "mz-no-run", {"card": CARD_NAMES[self.card]})
        alien = acting(state, seat)
        idle = Refusal("MZ-401", "mz-nothing-to-run-for", {"alien": alien.letter})
        return None if can_act(state, alien) else idle

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        alien = acting(state, mover)
        if out is not None:
            args: dict[str, int | str] = {"seat": mover, "alien": alien.letter}
            out.append(Event("ran", {**args, "card": CARD_NAMES[self.card]}))
        activate(state, mover, self.card)
        state.turn.points[alien.colour] = RUNS[self.card]
        state.phase = MOVING


def can_act(state: MazeState, alien: Alien) -> bool:
    found: list[Move[MazeState]] = []
    add_acts(state, alien, found)
    return len(found) > 0


class Morph(Move[MazeState]):
    """MZ-411, MZ-412: the acting alien and a crew-mate change places; a worn relic stays in its place."""

    kind: ClassVar[str] = "morph"
    fields: ClassVar[tuple[str, ...]] = ("mate",)
    spelling: ClassVar[Spelling] = Spelling("morph {}", COLOURS)

    def __init__(self, mate: int) -> None:
        self.mate = mate

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        return unplayable(state, mover, MORPH) or self._unfit(state, mover)

    def _unfit(self, state: MazeState, seat: int) -> Refusal | None:
        alien = acting(state, seat)
        if not 0 <= self.mate < CREW or self.mate == alien.colour:
            return Refusal("MZ-411", "mz-no-such-mate")
        if state.wearer is alien or state.wearer is ALIENS[seat][self.mate]:
            return Refusal("MZ-413", "mz-glued-no-morph") if state.glued else None
        places = state.crews[seat].places
        same = places[alien.colour] == places[self.mate]
        return Refusal("MZ-411", "mz-same-place") if same else None

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        alien, mate = acting(state, mover), ALIENS[mover][self.mate]
        if out is not None:
            out.append(Event("morphed", {"seat": mover, "alien": alien.letter, "mate": mate.letter}))
        activate(state, mover, MORPH)
        places = state.crews[mover].places
        places[alien.colour], places[mate.colour] = places[mate.colour], places[alien.colour]
        if state.wearer is alien:
            state.wearer = mate
        elif state.wearer is mate:
            state.wearer = alien
        end_turn(state, out)


class Glue(Move[MazeState]):
    """MZ-413: the relic stays on the acting alien until the round ends."""

    kind: ClassVar[str] = "glue"
    spelling: ClassVar[Spelling] = Spelling("glue")

    def __init__(self) -> None:
        pass

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        refusal = unplayable(state, mover, SUPER_GLUE)
        if refusal is None and acting(state, mover) is not state.wearer:
            return Refusal("MZ-413", "mz-glue-needs-relic", {"alien": acting(state, mover).letter})
        return refusal

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        if out is not None:
            out.append(Event("glued", {"seat": mover, "alien": acting(state, mover).letter}))
        activate(state, mover, SUPER_GLUE)
        state.glued = True
        end_turn(state, out)


class MoveBase(Move[MazeState]):
    """MZ-414: the empty ship goes to the next free edge tile, either way round."""

    kind: ClassVar[str] = "move_base"
    fields: ClassVar[tuple[str, ...]] = ("berth",)
    spelling: ClassVar[Spelling] = Spelling("base {}", BERTH_NAMES)

    def __init__(self, berth: int) -> None:
        self.berth = berth

    def check(self, state: MazeState, mover: int) -> Refusal | None:
        refusal = unplayable(state, mover, MOVE_BASE)
        if refusal is not None:
            return refusal
        if not is_empty(state, mover):
            return Refusal("MZ-414", "mz-ship-not-empty")
        if not any([self.berth in berths for berths in state.board.rim]):
            return Refusal("MZ-414", "mz-no-berth-there")
        return None if self.berth in next_berths(state, mover) else Refusal("MZ-414", "mz-not-next-berth")

    def apply(self, state: MazeState, mover: int, out: list[Event] | None) -> None:
        activate(state, mover, MOVE_BASE)
        state.crews[mover].dock = self.berth
        if out is not None:
            out.append(Event("moved_base", {"seat": mover, "at": BERTH_NAMES[self.berth]}))
        end_turn(state, out)


def is_empty(state: MazeState, seat: int) -> bool:
    return ABOARD not in state.crews[seat].places


def next_berths(state: MazeState, seat: int) -> list[int]:
    """The berths of the next free edge tile, clockwise and then the other way; both may be the same."""
    found = _berths_on(state, seat, 1)
    return found + [berth for berth in _berths_on(state, seat, -1) if berth not in found]


def _berths_on(state: MazeState, seat: int, step: int) -> list[int]:
    rim = state.board.rim
    start = state.board.rim_at[dock_cell(state, seat)]
    at = (start + step) % len(rim)
    while at != start:
        free = [berth for berth in rim[at] if is_free(state, seat, berth)]
        if free:
            return free
        at = (at + step) % len(rim)
    return []


def is_free(state: MazeState, seat: int, berth: int) -> bool:
    """No other ship is at that tile, or floats where this one would."""
    for other in range(state.seats):
        if other != seat and state.crews[other].dock in state.board.clashes[berth]:
            return False
    return True


RUN_MOVES: Final = [Run(card) for card in range(KINDS)]
MORPHS: Final = [Morph(mate) for mate in range(CREW)]
GLUE: Final = Glue()
MOVE_BASES: Final = [MoveBase(berth) for berth in range(BERTHS)]


def add_morphs(state: MazeState, seat: int, moves: list[Move[MazeState]]) -> None:
    alien, places = acting(state, seat), state.crews[seat].places
    for mate in ALIENS[seat]:
        if mate is not alien:
            worn = state.wearer is alien or state.wearer is mate
            if not state.glued if worn else places[alien.colour] != places[mate.colour]:
                moves.append(MORPHS[mate.colour])


def add_bases(state: MazeState, seat: int, moves: list[Move[MazeState]]) -> None:
    if is_empty(state, seat):
        for berth in next_berths(state, seat):
            moves.append(MOVE_BASES[berth])
