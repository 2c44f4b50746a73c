"""How a table looks before the first turn, for positions that come from outside (SF-203 to SF-215)."""

from typing import Final

from startable.games.starfarers.box.board import HOME_PLANETS, HOMES, SLOTS
from startable.games.starfarers.box.parts import (
    CARDS_EACH,
    FACE_DOWN,
    FOUNDING_UPGRADES,
    HIDDEN,
    KINDS,
    SUPPLY_EACH,
    UPGRADES,
)
from startable.games.starfarers.rules.awaited import founder_of
from startable.games.starfarers.rules.moves.founding import ROUNDS
from startable.games.starfarers.rules.moves.unseen import DEALT
from startable.games.starfarers.state.choices import FIRST_GAME, STRATEGIC
from startable.games.starfarers.state.player import Player
from startable.games.starfarers.state.stack import (
    DEAL,
    DOCK,
    EQUIP,
    HOME,
    LAUNCH,
    LAY,
    OPENING,
    SETTLE,
    kind_of,
    number_of,
)
from startable.games.starfarers.state.state import StarState

_ORDER: Final = (LAY, HOME, OPENING, SETTLE, DOCK, LAUNCH, EQUIP, DEAL)
"""What comes after what; spaceports and first ships take turns."""


def setup_fits(state: StarState) -> bool:
    """Set-up comes before the first turn; then everything stands as it was done so far."""
    kind, number = kind_of(state.stack[0]), number_of(state.stack[0])
    if (kind in _ORDER) != (state.turn == 0):
        return False
    if state.turn > 0:
        return HIDDEN not in state.board.discs[:HOME_PLANETS]
    return (
        _offered(state, kind)
        and _laid(state, kind, number)
        and state.bank == [CARDS_EACH - SUPPLY_EACH] * KINDS
        and all([_placed(state, seat, kind, number) for seat in range(state.seats)])
        and all([_shared_out(state, upgrade) for upgrade in range(UPGRADES)])
    )


def _offered(state: StarState, kind: int) -> bool:
    """By this set-up: in the first game everything stands already, and only some lay all quarters."""
    if state.choices.setup == FIRST_GAME:
        return kind in (OPENING, DEAL)
    return kind != LAY or state.choices.setup == STRATEGIC


def _laid(state: StarState, kind: int, number: int) -> bool:
    """Quarters one by one, then the discs at home."""
    whole = state.choices.setup in (FIRST_GAME, STRATEGIC)
    quarters = number if kind == LAY else SLOTS if whole else HOMES
    discs = HOME_PLANETS if kind not in (LAY, HOME) else number if kind == HOME else 0
    tiles, home = state.board.tiles, state.board.discs[:HOME_PLANETS]
    return (
        FACE_DOWN not in tiles[:quarters]
        and tiles[quarters:] == [FACE_DOWN] * (SLOTS - quarters)
        and HIDDEN not in home[:discs]
        and home[discs:] == [HIDDEN] * (HOME_PLANETS - discs)
    )


def _placed(state: StarState, seat: int, kind: int, number: int) -> bool:
    """The seat has what it has placed, taken and been dealt so far, and nothing else."""
    player = state.players[seat]
    ships = sum([state.fleet.flies(ship) for ship in player.ships])
    placed = [player.colonies, player.ports, ships, player.upgrade_count(), player.hand.size()]
    return placed == _due(state, seat, kind, number) and not _earned(player)


def _due(state: StarState, seat: int, kind: int, number: int) -> list[int]:
    """Colonies, spaceports, ships, upgrades and cards of a seat when this is next."""
    cards = _cards(state, seat, number) if kind == DEAL else 0
    if state.choices.setup == FIRST_GAME:
        return [ROUNDS, 1, 1, 1, cards]
    made = _decisions(state, kind, number)
    decisions = (SETTLE, DOCK, LAUNCH, EQUIP)
    return [*[_own_decisions(state, seat, what, made[what]) for what in decisions], cards]


def _decisions(state: StarState, kind: int, number: int) -> dict[int, int]:
    """By kind, how many were made at the table before this one."""
    past = _ORDER[: _ORDER.index(kind)]
    made = {what: state.seats if what in past else 0 for what in _ORDER}
    made[SETTLE] *= ROUNDS
    made[kind] = number
    if kind == DOCK:
        made[LAUNCH] = number
    elif kind == LAUNCH:
        made[DOCK] = number + 1
    return made


def _own_decisions(state: StarState, seat: int, kind: int, made: int) -> int:
    return sum([founder_of(state, kind, each) == seat for each in range(made)])


def _cards(state: StarState, seat: int, number: int) -> int:
    """SF-215: three to everybody, from the one who starts on."""
    before = DEALT * ((seat - state.starter) % state.seats)
    return min(DEALT, max(0, number - before))


def _earned(player: Player) -> bool:
    """Anything that only turns bring."""
    return bool(
        player.halves or player.medals or player.pending or any(player.stations) or any(player.friends)
    )


def _shared_out(state: StarState, upgrade: int) -> bool:
    """SF-214."""
    taken = sum([player.upgrades[upgrade] for player in state.players])
    return state.choices.setup == FIRST_GAME or taken <= FOUNDING_UPGRADES[upgrade]
