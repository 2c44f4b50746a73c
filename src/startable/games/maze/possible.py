"""Which positions can exist: whatever a text tells that no game can lead to is refused by a rule."""

from startable.core.unreadable import Unreadable
from startable.games.maze.board import CELL_NAMES, NOWHERE
from startable.games.maze.parts import (
    CARD_NAMES,
    COPIES,
    COSTS,
    CREW,
    CROWD,
    DIE_NAMES,
    MOVEMENT,
    NO_CARD,
    NO_DIE,
    NO_TILE,
    RELIC_TILE,
    SQUARE,
    SUPER_GLUE,
    TERMINALS,
    TOKENS_TO_WIN,
    colour_of,
    pips,
)
from startable.games.maze.phases import phase_fits
from startable.games.maze.state import (
    ABOARD,
    CELL_BITS,
    ENDED,
    NOBODY,
    ON_TERMINAL,
    PHASES,
    SLOTS,
    MazeState,
    alien_name,
)


def check(state: MazeState) -> None:
    """Unreadable unless some game can lead to this state."""
    _check_tiles(state)
    _check_ships(state)
    _check_aliens(state)
    _check_cards(state)
    _check_panels(state)
    _check_relic(state)
    _check_end(state)
    if not phase_fits(state):
        raise Unreadable("mz-phase-wrong", {"phase": PHASES[state.phase]}, "MZ-201")


def _check_tiles(state: MazeState) -> None:
    faces = [state.faces[cell] for cell in state.board.cells]
    if faces.count(RELIC_TILE) != 1:
        raise Unreadable("mz-one-relic-tile", {}, "MZ-105")
    laid = [SQUARE[face] for face in faces if face != NO_TILE and face != RELIC_TILE]
    if any([square < 0 or laid.count(square) > COPIES[square] for square in laid]):
        raise Unreadable("mz-tile-twice", {}, "MZ-101")


def _check_ships(state: MazeState) -> None:
    """MZ-106, MZ-414: at the rim, each where no other is."""
    for seat in range(state.seats):
        berth = state.docks[seat]
        rim = state.board.rim_at[berth // 4]
        there = rim != NOWHERE and berth in state.board.rim[rim]
        others = state.docks[:seat] + state.docks[seat + 1 :]
        if not there or any([other in state.board.clashes[berth] for other in others]):
            raise Unreadable("mz-dock-wrong", {"seat": "ABCD"[seat]}, "MZ-106")


def _check_aliens(state: MazeState) -> None:
    cells = [place & CELL_BITS for place in state.places if place != ABOARD]
    for alien in range(len(state.places)):
        place = state.places[alien]
        if place != ABOARD and place & CELL_BITS not in state.board.cells:
            raise Unreadable("mz-no-tile-there", {"alien": alien_name(alien)}, "MZ-109")
    for cell in set(cells):
        at = {"at": CELL_NAMES[cell]}
        if cells.count(cell) > CROWD:
            raise Unreadable("mz-tile-crowded", at, "MZ-308")
        if state.places.count(cell | ON_TERMINAL) > TERMINALS[state.faces[cell]]:
            raise Unreadable("mz-terminal-crowded", at, "MZ-311")


def _check_cards(state: MazeState) -> None:
    for kind in range(len(CARD_NAMES)):
        if state.pile.counts[kind] < 0:
            raise Unreadable("mz-too-many-cards", {"card": CARD_NAMES[kind]}, "MZ-101")
    for slot in range(len(state.dice)):
        card, die = state.played[slot], state.dice[slot]
        if card != NO_CARD and (die >= MOVEMENT or COSTS[card] > pips(die)):
            args: dict[str, int | str] = {"card": CARD_NAMES[card], "die": DIE_NAMES[die]}
            raise Unreadable("mz-die-too-weak", args, "MZ-204")


def _check_panels(state: MazeState) -> None:
    """MZ-201: from the first player on, everybody takes one die after the other."""
    taken = len(state.dice) - state.dice.count(NO_DIE)
    for turn in range(state.seats):
        seat = (state.starter + turn) % state.seats
        own = SLOTS - state.dice[seat * SLOTS : seat * SLOTS + SLOTS].count(NO_DIE)
        if own != (taken - turn + state.seats - 1) // state.seats:
            raise Unreadable("mz-dice-order", {}, "MZ-201")


def _check_relic(state: MazeState) -> None:
    """MZ-503: who wears it has taken it once; before that nobody has a token."""
    worn = state.wearer != NOBODY
    if worn != (sum(state.tokens) > 0) or (worn and state.tokens[state.wearer // CREW] == 0):
        raise Unreadable("mz-tokens-wrong", {}, "MZ-503")
    glue = [slot for slot in range(len(state.played)) if state.played[slot] == SUPER_GLUE]
    on_wearer = [slot // SLOTS * CREW + colour_of(state.dice[slot]) == state.wearer for slot in glue]
    if state.glued != (len(glue) > 0) or not all(on_wearer):
        raise Unreadable("mz-glue-wrong", {}, "MZ-413")


def _check_end(state: MazeState) -> None:
    """MZ-601, MZ-602: the game is over just when somebody has three tokens, or the relic is aboard."""
    home = state.wearer // CREW if worn_aboard(state) else NOBODY
    most = max(state.tokens)
    rich = state.tokens.index(most) if most >= TOKENS_TO_WIN else NOBODY
    over = home if home != NOBODY else rich
    both = home != NOBODY and rich != NOBODY
    several = most > TOKENS_TO_WIN or state.tokens.count(TOKENS_TO_WIN) > 1
    ended = state.phase == ENDED
    if over != state.winner or both or several or ended != (over != NOBODY):
        raise Unreadable("mz-end-wrong", {}, "MZ-601")
    if ended and (state.seat != over or (rich != NOBODY and state.wearer // CREW != rich)):
        raise Unreadable("mz-end-wrong", {}, "MZ-601")


def worn_aboard(state: MazeState) -> bool:
    return state.wearer != NOBODY and state.places[state.wearer] == ABOARD
