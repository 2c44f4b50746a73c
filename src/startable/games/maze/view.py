"""What a seat may see: all on the table, its own hand, and of the other cards only which are unseen."""

import re
from typing import Any, Final, TypedDict, cast

from startable.core.bag import Bag
from startable.core.game import Pick, View
from startable.core.movers import bit
from startable.core.rules import Rules
from startable.games.maze import notation, position
from startable.games.maze.board import BERTH_NAMES, CELL_NAMES, NOWHERE
from startable.games.maze.legal import legal_moves
from startable.games.maze.moves.dice import takes
from startable.games.maze.parts import CARD_NAMES, COLOURS, COSTS, CREW, KINDS, NO_TILE, PRINTS, TERMINALS
from startable.games.maze.paths import passers, ways_from
from startable.games.maze.state import (
    NOBODY,
    PHASES,
    TAKING,
    MazeState,
    alien_name,
    card_list,
    die_name,
    face_name,
    panel,
    place_name,
    points_word,
    pool_list,
    trail_name,
)

_HIDDEN = re.compile(r"([A-D])\.cards:(\d+)")

OPEN: Final = False


class MazeView(TypedDict):
    """The table as a seat sees it. Lists are by seat; tiles, places and dice are written as in notation."""

    seat: int
    """Who looks; -1 only watches."""
    layout: str
    phase: str
    round: int
    starter: int
    turn: int
    """Whose turn it is."""
    tiles: dict[str, str]
    """By cell: the gates to the north, east, south and west."""
    terminals: dict[str, int]
    """By cell: how many its tile has."""
    passages: dict[str, str]
    """By cell and side, to the east and to the south: the colours that pass between these tiles."""
    aliens: list[dict[str, str]]
    """By seat and colour: where each is."""
    ways: list[dict[str, dict[str, str]]]
    """By seat and colour: the cells that steps lead to, nearest first, and which place comes before each."""
    docks: list[str]
    relic: str
    """Who wears it; nobody: it lies on the relic tile."""
    glued: bool
    tokens: list[int]
    hand: list[str]
    """The own cards."""
    cards: list[int]
    """How many everybody holds."""
    unseen: dict[str, int]
    """By kind: cards that are in the draw pile or in the others' hands."""
    costs: dict[str, int]
    """By kind, in the order of their numbers."""
    prints: list[str]
    """The faces of a movement die, in the order of their numbers."""
    pile: int
    discard: list[str]
    pool: list[str]
    prospects: dict[str, list[str]]
    """By die that this seat may take now: what it could do with it, in notation."""
    dice: list[list[str]]
    """The dice on everybody's panel, each with the card that it activated."""
    die: str
    points: str
    trail: list[str]
    winner: int
    position: str
    """The same in notation; hands that are not seen are only counted."""


def view(state: MazeState, seat: int) -> View:
    seats = range(state.seats)
    own = state.hands[seat] if seat >= 0 else Bag([0] * KINDS)
    seen: MazeView = {
        "seat": seat,
        "layout": state.board.name,
        "phase": PHASES[state.phase],
        "round": state.round,
        "starter": state.starter,
        "turn": state.seat,
        "tiles": {CELL_NAMES[cell]: face_name(state.faces[cell]) for cell in state.board.cells},
        "terminals": {CELL_NAMES[cell]: _terminals(state, cell) for cell in state.board.cells},
        "passages": _passages(state),
        "aliens": [_crew(state, each) for each in seats],
        "ways": [_ways(state, each) for each in seats],
        "docks": [BERTH_NAMES[berth] for berth in state.docks],
        "relic": alien_name(state.wearer) if state.wearer != NOBODY else "",
        "glued": state.glued,
        "tokens": list(state.tokens),
        "hand": card_list(own),
        "cards": [hand.size() for hand in state.hands],
        "unseen": {CARD_NAMES[kind]: _unseen(state, own, kind) for kind in range(KINDS)},
        "costs": dict(zip(CARD_NAMES, COSTS, strict=True)),
        "prints": PRINTS,
        "pile": state.pile.size(),
        "discard": card_list(state.discard),
        "pool": pool_list(state),
        "prospects": _prospects(state, seat),
        "dice": [panel(state, each) for each in seats],
        "die": die_name(state.die),
        "points": points_word(state.points),
        "trail": [trail_name(line) for line in state.trail],
        "winner": state.winner,
        "position": position.write(state, bit(seat) if seat >= 0 else 0),
    }
    return cast(dict[str, Any], seen)


def _crew(state: MazeState, seat: int) -> dict[str, str]:
    aliens = range(seat * CREW, seat * CREW + CREW)
    return {alien_name(alien)[1]: place_name(state.places[alien]) for alien in aliens}


def _terminals(state: MazeState, cell: int) -> int:
    return TERMINALS[state.faces[cell]] if state.faces[cell] != NO_TILE else 0


def _laid(state: MazeState) -> bool:
    return all(state.faces[cell] != NO_TILE for cell in state.board.cells)


def _passages(state: MazeState) -> dict[str, str]:
    if not _laid(state):
        return {}
    found = [cell * 4 + side for cell in state.board.cells for side in (1, 2)]
    return {
        BERTH_NAMES[each]: _colours(passers(state, each // 4, each % 4))
        for each in found
        if state.board.near[each] != NOWHERE
    }


def _colours(mask: int) -> str:
    return "".join(letter for colour, letter in enumerate(COLOURS) if mask >> colour & 1)


def _ways(state: MazeState, seat: int) -> dict[str, dict[str, str]]:
    aliens = range(seat * CREW, seat * CREW + CREW) if _laid(state) else range(0)
    return {alien_name(alien)[1]: _way(state, alien) for alien in aliens}


def _way(state: MazeState, alien: int) -> dict[str, str]:
    return {CELL_NAMES[cell]: place_name(before) for cell, before in ways_from(state, alien)}


def _prospects(state: MazeState, seat: int) -> dict[str, list[str]]:
    """What is legal right after each die is taken; it depends on the own hand and on the table alone."""
    if state.phase != TAKING or state.seat != seat:
        return {}
    found: dict[str, list[str]] = {}
    for take in takes(state, seat):
        after = state.clone()
        take.apply(after, seat, None)
        found[notation.write_move(take)] = [notation.write_move(move) for move in legal_moves(after, seat)]
    return found


def _unseen(state: MazeState, own: Bag, kind: int) -> int:
    """The pile and the others' hands together: the pile alone would tell what they hold."""
    return state.pile.counts[kind] + sum(hand.counts[kind] for hand in state.hands) - own.counts[kind]


def world(view: View, rules: Rules[MazeState], pick: Pick) -> MazeState:
    """Deals the hidden hands from the cards that this view has not seen."""
    seen = cast(MazeView, view)
    unseen = Bag([seen["unseen"][name] for name in CARD_NAMES])
    words = [_dealt(word, unseen, pick) for word in seen["position"].split()]
    return position.read(" ".join(words), rules.start())


def _dealt(word: str, unseen: Bag, pick: Pick) -> str:
    hidden = _HIDDEN.fullmatch(word)
    if hidden is None:
        return word
    hand = Bag([0] * KINDS)
    for _ in range(int(hidden[2])):
        kind = unseen.at(pick(unseen.size()))
        unseen.take(kind)
        hand.put(kind)
    return f"{hidden[1]}.hand:{','.join(card_list(hand))}"
