"""Moves of Starfarers as numbers, for learners; observation has what they see.

A new ship has one number, whether it is built, won or the first one: everybody knows the stage. A step has
the number of its ship and of one of the three lines from where it is.
"""

from typing import Final

from startable.core.known import Known
from startable.core.move import Move
from startable.core.numbering import Numbering
from startable.games.starfarers.box.board import BESIDE, NOWHERE, PORT_POINTS
from startable.games.starfarers.box.parts import TRADE_SHIP, TRANSPORTERS
from startable.games.starfarers.forms.observation import WIDTH, observe
from startable.games.starfarers.rules.moves.answers import (
    ANSWERS,
    GAINS,
    GIVES,
    GROUNDS,
    HAND_OVERS,
    REMOVES,
    TAKES,
)
from startable.games.starfarers.rules.moves.bank import BANKS, FAME_MOVE, HELPS
from startable.games.starfarers.rules.moves.building import (
    DEPART,
    PLACES,
    PORTS,
    SHIPS,
    UPGRADE_MOVES,
    BuildShip,
)
from startable.games.starfarers.rules.moves.colonies import BEFRIENDS, FOUNDS
from startable.games.starfarers.rules.moves.deals import AGREES, DEALS, DECLINES, WITHDRAW
from startable.games.starfarers.rules.moves.flight import END_TURN, GOES, JUMPS, STOP
from startable.games.starfarers.rules.moves.founding import DOCK_MOVES, EQUIPS, LAUNCHES, SETTLES
from startable.games.starfarers.rules.moves.income import AIDS, DISCARDS, ROBS
from startable.games.starfarers.rules.moves.offers import MORES, OFFERS
from startable.games.starfarers.rules.moves.offers_to_one import OFFERS_TO_ONE
from startable.games.starfarers.rules.moves.undo import UNDO
from startable.games.starfarers.state.stack import LAUNCH, PLACE
from startable.games.starfarers.state.state import StarState

__all__ = ["MOVES", "WIDTH", "decode", "observe"]

_PORTS: Final = sorted({point for points in PORT_POINTS for point in points})

_TABLE: Final[list[Move[StarState]]] = [
    *(DEPART, END_TURN, STOP, WITHDRAW, FAME_MOVE),
    *DECLINES,
    *SETTLES,
    *DOCK_MOVES,
    *EQUIPS,
    *(*DISCARDS, *ROBS, *AIDS),
    *[move for row in BANKS for move in row],
    *HELPS[1:],
    *[move for row in OFFERS for move in row],
    *[move for row in MORES for move in row],
    *AGREES,
    *[move for row in DEALS for move in row],
    *[row[point] for row in SHIPS for point in _PORTS],
    *PORTS,
    *UPGRADE_MOVES,
    *FOUNDS,
    *BEFRIENDS,
    *[move for row in JUMPS for move in row],
    *(*ANSWERS, *GIVES, *TAKES, *HAND_OVERS, *GROUNDS, *REMOVES, *GAINS),
]
_NUMBERING: Final = Numbering(_TABLE)
_LATER: Final[list[Move[StarState]]] = [
    UNDO,
    *[move for rows in OFFERS_TO_ONE for row in rows for move in row],
]
"""What was added last has the last numbers."""
for _point in _PORTS:
    for _ship, _row in enumerate(LAUNCHES):
        _NUMBERING.share(SHIPS[_ship][_point].index, _row[_point])
    _NUMBERING.share(SHIPS[TRADE_SHIP][_point].index, PLACES[_point])

_LINES: Final = max([len(points) for points in BESIDE])
_GO: Final = len(_TABLE)
_LATE: Final = _GO + TRANSPORTERS * _LINES
MOVES: Final = _LATE + len(_LATER)
for _ship, _steps in enumerate(GOES):
    for _go in _steps:
        _go.index = _GO + _ship * _LINES
for _place, _move in enumerate(_LATER):
    _move.index = _LATE + _place


def decode(number: int, known: Known[StarState]) -> Move[StarState]:
    if number >= _LATE:
        return _LATER[number - _LATE]
    if number >= _GO:
        return _step(*divmod(number - _GO, _LINES), known.state)
    move = _TABLE[number]
    return _new_ship(move, known.state) if isinstance(move, BuildShip) else move


def _step(ship: int, line: int, state: StarState) -> Move[StarState]:
    """Where there is no such line or no such ship, a step that goes nowhere."""
    here = state.fleet.at[state.active_player().ships[ship]]
    lines = BESIDE[here] if here != NOWHERE else []
    return GOES[ship][lines[line] if line < len(lines) else max(here, 0)]


def _new_ship(move: BuildShip, state: StarState) -> Move[StarState]:
    if state.stage() == LAUNCH:
        return LAUNCHES[move.ship][move.point]
    return PLACES[move.point] if state.stage() == PLACE else move
