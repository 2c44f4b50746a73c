"""What is drawn unseen: supply cards, cards of hands, quarters, discs (SF-207, SF-305, …)."""

from typing import ClassVar, Final

from startable.core.event import Event
from startable.core.move import Move
from startable.core.movers import CHANCE, bit
from startable.core.refusal import Refusal
from startable.core.rules import Outcomes
from startable.core.spelling import Spelling
from startable.core.stream import Stream
from startable.games.starfarers.box.board import (
    HEX_OF,
    HOME_PLANETS,
    SLOT_NAMES,
    SLOT_OF,
    SLOT_STARS,
    SLOTS,
)
from startable.games.starfarers.box.parts import (
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
from startable.games.starfarers.rules.flow import begin_turn, run
from startable.games.starfarers.rules.moves.names import NUMBERS
from startable.games.starfarers.rules.referee import StarMove
from startable.games.starfarers.rules.space import symbol_of
from startable.games.starfarers.state.choices import WILD
from startable.games.starfarers.state.stack import (
    DEAL,
    DRAW,
    FREE,
    HOME,
    LAY,
    OPENING,
    REVEAL,
    STEAL,
    TURN,
)
from startable.games.starfarers.state.state import StarState
from startable.games.starfarers.state.stock import pass_on, refill, rescore, win_half

DEALT: Final = 3
"""SF-202, SF-215: supply cards for everybody at the start."""


class Draw(StarMove):
    """A supply card, for its owner's eyes alone."""

    kind: ClassVar[str] = "draw"
    fields: ClassVar[tuple[str, ...]] = ("resource",)
    spelling: ClassVar[Spelling] = Spelling("draw {}", RESOURCES)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        kind = state.stage()
        due = mover == CHANCE and (kind in (DRAW, DEAL))
        return None if due else Refusal("SF-305", "sf-draw-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        dealing = state.stage() == DEAL
        number = state.pop()
        seat = (state.starter + number // DEALT) % state.seats if dealing else number
        state.supply.take(self.resource)
        state.players[seat].hand.put(self.resource)
        if state.supply.size() == 0:
            refill(state)
        if out is not None:
            secret: dict[str, int | str] = {"resource": RESOURCES[self.resource]}
            out.append(Event("drew", {"seat": seat, "resource": "hidden"}, secret, bit(seat)))
        if dealing:
            _go_on_dealing(state, number + 1, out)
        run(state, out)


def _go_on_dealing(state: StarState, number: int, out: list[Event] | None) -> None:
    if number < DEALT * state.seats:
        state.push(DEAL, number)
        return
    for seat in range(state.seats):
        win_half(state, seat, 1)
    begin_turn(state, state.starter, out)


class Steal(StarMove):
    """A card from an opponent's hand, drawn unseen by the player whose turn it is."""

    kind: ClassVar[str] = "steal"
    fields: ClassVar[tuple[str, ...]] = ("resource",)
    spelling: ClassVar[Spelling] = Spelling("steal {}", RESOURCES)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def check(self, state: StarState, mover: int) -> Refusal | None:
        due = mover == CHANCE and state.stage() == STEAL
        return None if due else Refusal("SF-310", "sf-steal-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        victim = state.pop()
        pass_on(state, victim, state.active, self.resource)
        if out is not None:
            args: dict[str, int | str] = {"seat": state.active, "other": victim, "resource": "hidden"}
            secret: dict[str, int | str] = {"resource": RESOURCES[self.resource]}
            out.append(Event("stole", args, secret, bit(victim) | bit(state.active)))
        run(state, out)


class Lay(StarMove):
    """SF-203, SF-701: a quarter is laid, or turned where it lies, by so many thirds."""

    kind: ClassVar[str] = "lay"
    fields: ClassVar[tuple[str, ...]] = ("tile", "turn")
    spelling: ClassVar[Spelling] = Spelling("lay {} {}", TILE_NAMES, NUMBERS)

    def __init__(self, tile: int, turn: int) -> None:
        self.tile = tile
        self.turn = turn

    def check(self, state: StarState, mover: int) -> Refusal | None:
        kind = state.stage()
        due = mover == CHANCE and (kind in (LAY, TURN))
        return None if due else Refusal("SF-701", "sf-quarter-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        laying = state.stage() == LAY
        slot = state.pop()
        state.board.lay(slot, self.tile, self.turn)
        state.board.take_tile(self.tile)
        if out is not None:
            args: dict[str, int | str] = {"at": SLOT_NAMES[slot], "tile": TILE_NAMES[self.tile]}
            out.append(Event("found_quarter", {**args, "turn": self.turn}))
        if laying and slot + 1 < SLOTS:
            state.push(LAY, slot + 1)
        elif laying:
            state.push(HOME)
        run(state, out)


class Disc(StarMove):
    """SF-204, SF-702, SF-708: a disc is turned on a planet."""

    kind: ClassVar[str] = "disc"
    fields: ClassVar[tuple[str, ...]] = ("disc",)
    spelling: ClassVar[Spelling] = Spelling("disc {}", DISC_NAMES)

    def __init__(self, disc: int) -> None:
        self.disc = disc

    def check(self, state: StarState, mover: int) -> Refusal | None:
        kind = state.stage()
        due = mover == CHANCE and (kind in (HOME, REVEAL, FREE))
        return None if due else Refusal("SF-703", "sf-disc-by-chance")

    def apply(self, state: StarState, mover: int, out: list[Event] | None) -> None:
        kind = state.stage()
        planet = state.pop()
        if kind == FREE:
            _defeat(state, planet, out)
        take_disc(state, SPARE if kind == FREE else symbol_of(state, planet), self.disc)
        state.board.turn_disc(planet, self.disc)
        if out is not None:
            place: dict[str, int | str] = {"at": SLOT_NAMES[SLOT_OF[planet]], "planet": HEX_OF[planet] + 1}
            out.append(Event("turned_disc", {**place, "disc": DISC_NAMES[self.disc]}))
        if kind == HOME and planet + 1 < HOME_PLANETS:
            state.push(HOME, planet + 1)
        elif kind == HOME:
            state.push(OPENING)
        run(state, out)


def take_disc(state: StarState, symbol: int, face: int) -> None:
    unturned = state.board.unturned
    for disc in range(len(DISCS)):
        if unturned[disc] and DISC_SYMBOLS[disc] == symbol and DISCS[disc] == face:
            state.board.take_disc(disc)
            return


def _defeat(state: StarState, planet: int, out: list[Event] | None) -> None:
    """SF-705 to SF-707: the marker is a medal."""
    state.active_player().medals += 1
    rescore(state, state.active)
    if out is not None:
        disc = state.board.discs[planet]
        what = "terraformed" if disc >= ICE else "defeated"
        out.append(Event(what, {"seat": state.active, "disc": DISC_NAMES[disc]}))


DRAWS: Final = [Draw(kind) for kind in range(KINDS)]
STEALS: Final = [Steal(kind) for kind in range(KINDS)]
LAYS: Final = [[Lay(tile, turn) for turn in range(3)] for tile in range(TILES)]
DISC_MOVES: Final = [Disc(disc) for disc in range(len(DISC_NAMES))]


def draws(state: StarState) -> Outcomes[StarState]:
    kinds = state.supply.kinds()
    return Outcomes([DRAWS[kind] for kind in kinds], [state.supply.counts[kind] for kind in kinds])


def some_draw(state: StarState, stream: Stream) -> Move[StarState]:
    return DRAWS[state.supply.at(stream.below(state.supply.size()))]


def steals(state: StarState) -> Outcomes[StarState]:
    hand = state.players[state.number()].hand
    kinds = hand.kinds()
    return Outcomes([STEALS[kind] for kind in kinds], [hand.counts[kind] for kind in kinds])


def lays(state: StarState) -> Outcomes[StarState]:
    """SF-203, SF-206, SF-207: by the stars of the recess, or in Wild Space by nothing."""
    stars = 0 if state.choices.setup == WILD else SLOT_STARS[state.number()]
    moves: list[Move[StarState]] = []
    weights: list[int] = []
    unlaid = state.board.unlaid
    for tile in range(TILES):
        if unlaid[tile] > 0 and (stars == 0 or TILE_STARS[tile] == stars):
            for turn in range(3 if IS_SYSTEM[tile] else 1):
                moves.append(LAYS[tile][turn])
                weights.append(unlaid[tile] if IS_SYSTEM[tile] else 3 * unlaid[tile])
    return Outcomes(moves, weights)


def discs(state: StarState) -> Outcomes[StarState]:
    symbol = SPARE if state.stage() == FREE else symbol_of(state, state.number())
    counts = [0] * len(DISC_NAMES)
    for disc in range(len(DISCS)):
        if state.board.unturned[disc] and DISC_SYMBOLS[disc] == symbol:
            counts[DISCS[disc]] += 1
    faces = [face for face in range(len(counts)) if counts[face]]
    return Outcomes([DISC_MOVES[face] for face in faces], [counts[face] for face in faces])
