"""What a seat may see: all on the table, its own hand, and of the other cards only which are unseen."""

import re
from typing import Any, Final, TypedDict, cast

from startable.core.bag import Bag
from startable.core.game import Pick, View
from startable.core.movers import bit
from startable.core.rules import Rules
from startable.games.maze import position
from startable.games.maze.board import BERTH_NAMES, CELL_NAMES
from startable.games.maze.parts import CARD_NAMES, COSTS, CREW, KINDS
from startable.games.maze.state import (
    NOBODY,
    PHASES,
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
    aliens: list[dict[str, str]]
    """By seat and colour: where each is."""
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
    pile: int
    discard: list[str]
    pool: list[str]
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
        "aliens": [_crew(state, each) for each in seats],
        "docks": [BERTH_NAMES[berth] for berth in state.docks],
        "relic": alien_name(state.wearer) if state.wearer != NOBODY else "",
        "glued": state.glued,
        "tokens": list(state.tokens),
        "hand": card_list(own),
        "cards": [hand.size() for hand in state.hands],
        "unseen": {CARD_NAMES[kind]: _unseen(state, own, kind) for kind in range(KINDS)},
        "costs": dict(zip(CARD_NAMES, COSTS, strict=True)),
        "pile": state.pile.size(),
        "discard": card_list(state.discard),
        "pool": pool_list(state),
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
