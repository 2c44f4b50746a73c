"""The table as a seat sees it, for a page: what is open, its own hand, and aids for whoever looks."""

from typing import Any, TypedDict, cast

from startable.core.game import View
from startable.core.known import Known
from startable.games.maze.box.board import BERTH_NAMES, CELL_NAMES
from startable.games.maze.box.parts import (
    CARD_NAMES,
    COLOURS,
    COSTS,
    DIE_NAMES,
    NO_CARD,
    NO_DIE,
    NO_TILE,
    PRINTS,
    TERMINALS,
)
from startable.games.maze.forms.aids import BY_GATES, Prospect, passages, paths, prospects
from startable.games.maze.state.hands import unseen
from startable.games.maze.state.layout import LAYOUT
from startable.games.maze.state.state import PHASES, Crew, MazeState, Panel
from startable.games.maze.state.written import face_name, place_name, points_word, trail_name


class Taken(TypedDict):
    """A die on a panel."""

    die: str
    card: str
    """What it activated; empty if nothing."""


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
    passers: dict[str, str]
    """By the letters of two gates that meet: the colours that pass between them, wherever that is."""
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
    prospects: dict[str, list[Prospect]]
    """By die that this seat may take now: what it could do with it."""
    dice: list[list[Taken]]
    """The dice on everybody's panel."""
    die: str
    points: str
    trail: list[str]
    winner: int
    position: str
    """The same in notation; hands that are not seen are only counted."""


def view(known: Known[MazeState]) -> View:
    state, seat = known.state, known.seat
    seen: MazeView = {
        "seat": seat,
        "layout": state.board.name,
        "phase": PHASES[state.phase],
        "round": state.round,
        "starter": state.starter,
        "turn": state.turn.seat,
        "tiles": {CELL_NAMES[cell]: face_name(state.faces[cell]) for cell in state.board.cells},
        "terminals": {CELL_NAMES[cell]: _terminals(state, cell) for cell in state.board.cells},
        "passages": passages(state),
        "passers": BY_GATES,
        "aliens": [_aliens(crew) for crew in state.crews],
        "ways": [paths(state, each) for each in range(state.seats)],
        "docks": [BERTH_NAMES[crew.dock] for crew in state.crews],
        "relic": state.wearer.name if state.wearer is not None else "",
        "glued": state.glued,
        "tokens": [crew.tokens for crew in state.crews],
        "hand": _hand(state, seat),
        "cards": [crew.hand.size() for crew in state.crews],
        "unseen": dict(zip(CARD_NAMES, unseen(state), strict=True)),
        "costs": dict(zip(CARD_NAMES, COSTS, strict=True)),
        "prints": PRINTS,
        "pile": state.pile.size(),
        "discard": _listed(CARD_NAMES, state.discard.counts),
        "pool": _listed(DIE_NAMES, state.pool),
        "prospects": prospects(state, seat),
        "dice": [_panel(crew.panel) for crew in state.crews],
        "die": DIE_NAMES[state.turn.die] if state.turn.die != NO_DIE else "",
        "points": points_word(state.turn.points),
        "trail": [trail_name(line) for line in state.turn.trail],
        "winner": state.winner,
        "position": LAYOUT.write(state),
    }
    return cast(dict[str, Any], seen)


def _aliens(crew: Crew) -> dict[str, str]:
    return {COLOURS[colour]: place_name(place) for colour, place in enumerate(crew.places)}


def _panel(panel: Panel) -> list[Taken]:
    """The movement die first."""
    moved: list[Taken] = [{"die": DIE_NAMES[panel.movement], "card": ""}] if panel.movement != NO_DIE else []
    return moved + [{"die": DIE_NAMES[die], "card": _card(card)} for die, card in panel.energy()]


def _card(card: int) -> str:
    return CARD_NAMES[card] if card != NO_CARD else ""


def _terminals(state: MazeState, cell: int) -> int:
    return TERMINALS[state.faces[cell]] if state.faces[cell] != NO_TILE else 0


def _hand(state: MazeState, seat: int) -> list[str]:
    return _listed(CARD_NAMES, state.crews[seat].hand.counts) if seat >= 0 else []


def _listed(names: list[str], counts: list[int]) -> list[str]:
    return [name for kind, name in enumerate(names) for _ in range(counts[kind])]
