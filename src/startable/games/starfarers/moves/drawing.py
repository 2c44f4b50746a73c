"""What is drawn unseen: supply cards, cards of hands, quarters, discs (SF-207, SF-305, …)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import CHANCE, bit
from startable.core.refusal import Refusal
from startable.core.rules import Outcomes
from startable.games.starfarers.board import HOMES, SLOT_NAMES, SLOT_STARS, SLOTS
from startable.games.starfarers.choices import WILD
from startable.games.starfarers.flow import begin_turn, run
from startable.games.starfarers.frames import (
    DEAL,
    DRAW,
    FRAME,
    FREE,
    HOME,
    LAY,
    OPEN,
    REVEAL,
    STEAL,
    TURN,
)
from startable.games.starfarers.parts import (
    DISC_NAMES,
    DISC_SYMBOLS,
    DISCS,
    ICE,
    IS_SYSTEM,
    KINDS,
    RESOURCES,
    SPARE,
    TILE_NAMES,
    TILE_STARS,
    TILES,
)
from startable.games.starfarers.space import symbol_of
from startable.games.starfarers.state import StarState
from startable.games.starfarers.stock import refill, rescore, supply_size, win_half

DEALT: Final = 3
"""SF-202, SF-215: supply cards for everybody at the start."""


class Draw(Move[StarState]):
    """A supply card, for its owner's eyes alone."""

    kind: ClassVar[str] = "draw"
    fields: ClassVar[tuple[str, ...]] = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        kind = state.stack[-1] % FRAME
        due = mover == CHANCE and (kind in (DRAW, DEAL))
        return None if due else Refusal("SF-305", "sf-draw-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        frame = state.stack.pop()
        dealing = frame % FRAME == DEAL
        number = frame // FRAME
        seat = (state.starter + number // DEALT) % state.seats if dealing else number
        state.supply[self.resource] -= 1
        state.hands[seat * KINDS + self.resource] += 1
        if supply_size(state) == 0:
            refill(state)
        if out is not None:
            secret: dict[str, int | str] = {"resource": RESOURCES[self.resource]}
            out.append(Event("drew", {"seat": seat, "resource": "hidden"}, secret, bit(seat)))
        if dealing:
            _go_on_dealing(state, number + 1, out)
        run(state, out)


def _go_on_dealing(state: StarState, number: int, out: list[Event] | None) -> None:
    if number < DEALT * state.seats:
        state.stack.append(DEAL + FRAME * number)
        return
    for seat in range(state.seats):
        win_half(state, seat, 1)
    begin_turn(state, state.starter, out)


class Steal(Move[StarState]):
    """A card from an opponent's hand, drawn unseen by the player whose turn it is."""

    kind: ClassVar[str] = "steal"
    fields: ClassVar[tuple[str, ...]] = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        due = mover == CHANCE and state.stack[-1] % FRAME == STEAL
        return None if due else Refusal("SF-310", "sf-steal-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        victim = state.stack.pop() // FRAME
        state.hands[victim * KINDS + self.resource] -= 1
        state.hands[state.active * KINDS + self.resource] += 1
        if out is not None:
            args: dict[str, int | str] = {"seat": state.active, "other": victim, "resource": "hidden"}
            secret: dict[str, int | str] = {"resource": RESOURCES[self.resource]}
            out.append(Event("stole", args, secret, bit(victim) | bit(state.active)))
        run(state, out)


class Lay(Move[StarState]):
    """SF-203, SF-701: a quarter is laid, or turned where it lies, by so many thirds."""

    kind: ClassVar[str] = "lay"
    fields: ClassVar[tuple[str, ...]] = ("tile", "turn")

    def __init__(self, tile: int, turn: int) -> None:
        self.tile = tile
        self.turn = turn

    def check(self, state: StarState, mover: int) -> Refusal | None:
        kind = state.stack[-1] % FRAME
        due = mover == CHANCE and (kind in (LAY, TURN))
        return None if due else Refusal("SF-701", "sf-quarter-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        frame = state.stack.pop()
        slot = frame // FRAME
        state.tiles[slot] = self.tile
        state.turns[slot] = self.turn
        state.unlaid[self.tile] -= 1
        if out is not None:
            args: dict[str, int | str] = {"at": SLOT_NAMES[slot], "tile": TILE_NAMES[self.tile]}
            out.append(Event("found_quarter", {**args, "turn": self.turn}))
        if frame % FRAME == LAY:
            state.stack.append(LAY + FRAME * (slot + 1) if slot + 1 < SLOTS else HOME)
        run(state, out)


class Disc(Move[StarState]):
    """SF-204, SF-702, SF-708: a disc is turned on a planet."""

    kind: ClassVar[str] = "disc"
    fields: ClassVar[tuple[str, ...]] = ("disc",)

    def __init__(self, disc: int) -> None:
        self.disc = disc

    def check(self, state: StarState, mover: int) -> Refusal | None:
        kind = state.stack[-1] % FRAME
        due = mover == CHANCE and (kind in (HOME, REVEAL, FREE))
        return None if due else Refusal("SF-703", "sf-disc-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        frame = state.stack.pop()
        kind, planet = frame % FRAME, frame // FRAME
        if kind == FREE:
            _defeat(state, planet, out)
        take_disc(state, SPARE if kind == FREE else symbol_of(state, planet), self.disc)
        state.discs[planet] = self.disc
        if out is not None:
            place: dict[str, int | str] = {"at": SLOT_NAMES[planet // 3], "planet": planet % 3 + 1}
            out.append(Event("turned_disc", {**place, "disc": DISC_NAMES[self.disc]}))
        if kind == HOME:
            state.stack.append(HOME + FRAME * (planet + 1) if planet + 1 < HOMES * 3 else OPEN)
        run(state, out)


def take_disc(state: StarState, symbol: int, face: int) -> None:
    for disc in range(len(DISCS)):
        if state.unturned[disc] and DISC_SYMBOLS[disc] == symbol and DISCS[disc] == face:
            state.unturned[disc] = 0
            return


def _defeat(state: StarState, planet: int, out: list[Event] | None) -> None:
    """SF-705 to SF-707: the marker is a medal."""
    state.medals[state.active] += 1
    rescore(state, state.active)
    if out is not None:
        what = "terraformed" if state.discs[planet] >= ICE else "defeated"
        out.append(Event(what, {"seat": state.active, "disc": DISC_NAMES[state.discs[planet]]}))


DRAWS: Final = [Draw(kind) for kind in range(KINDS)]
STEALS: Final = [Steal(kind) for kind in range(KINDS)]
LAYS: Final = [[Lay(tile, turn) for turn in range(3)] for tile in range(TILES)]
DISC_MOVES: Final = [Disc(disc) for disc in range(len(DISC_NAMES))]


def draws(state: StarState) -> Outcomes[StarState]:
    moves: list[Move[StarState]] = []
    weights: list[int] = []
    for kind in range(KINDS):
        if state.supply[kind] > 0:
            moves.append(DRAWS[kind])
            weights.append(state.supply[kind])
    return Outcomes(moves, weights)


def steals(state: StarState) -> Outcomes[StarState]:
    first = state.stack[-1] // FRAME * KINDS
    moves: list[Move[StarState]] = []
    weights: list[int] = []
    for kind in range(KINDS):
        if state.hands[first + kind] > 0:
            moves.append(STEALS[kind])
            weights.append(state.hands[first + kind])
    return Outcomes(moves, weights)


def lays(state: StarState) -> Outcomes[StarState]:
    """SF-203, SF-206, SF-207: by the stars of the recess, or in Wild Space by nothing."""
    stars = 0 if state.choices.setup == WILD else SLOT_STARS[state.stack[-1] // FRAME]
    moves: list[Move[StarState]] = []
    weights: list[int] = []
    for tile in range(TILES):
        if state.unlaid[tile] > 0 and (stars == 0 or TILE_STARS[tile] == stars):
            for turn in range(3 if IS_SYSTEM[tile] else 1):
                moves.append(LAYS[tile][turn])
                weights.append(state.unlaid[tile] if IS_SYSTEM[tile] else 3 * state.unlaid[tile])
    return Outcomes(moves, weights)


def discs(state: StarState) -> Outcomes[StarState]:
    frame = state.stack[-1]
    symbol = SPARE if frame % FRAME == FREE else symbol_of(state, frame // FRAME)
    counts = [0] * len(DISC_NAMES)
    for disc in range(len(DISCS)):
        if state.unturned[disc] and DISC_SYMBOLS[disc] == symbol:
            counts[DISCS[disc]] += 1
    faces = [face for face in range(len(counts)) if counts[face]]
    return Outcomes([DISC_MOVES[face] for face in faces], [counts[face] for face in faces])
