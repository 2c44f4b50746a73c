"""Moves of Starfarers as numbers, for learners; observed.py has what they see.

A new ship has one number, whether it is built, won or the first one: the view knows the stage. A step has
the number of its ship and of one of the three lines from where it is.
"""

from typing import Final

from startable.core.game import View
from startable.core.move import Move
from startable.core.numbering import Numbering
from startable.games.starfarers.board import BESIDE, POINT_NAMES, PORT_POINTS
from startable.games.starfarers.frames import FRAME_NAMES, LAUNCH, PLACE
from startable.games.starfarers.moves.answers import (
    ANSWERS,
    GAINS,
    GIVES,
    GROUNDS,
    HAND_OVERS,
    REMOVES,
    TAKES,
)
from startable.games.starfarers.moves.bank import BANKS, FAME_MOVE, HELPS
from startable.games.starfarers.moves.building import (
    DEPART,
    PLACES,
    PORTS,
    SHIPS,
    UPGRADE_MOVES,
    BuildShip,
)
from startable.games.starfarers.moves.deals import AGREES, DEALS, DECLINES, WITHDRAW
from startable.games.starfarers.moves.flight import END_TURN, GOES, JUMPS, STOP, Go
from startable.games.starfarers.moves.founding import DOCK_MOVES, EQUIPS, LAUNCHES, SETTLES
from startable.games.starfarers.moves.offers import MORES, OFFERS
from startable.games.starfarers.moves.settling import BEFRIENDS, FOUNDS
from startable.games.starfarers.moves.sevens import AIDS, DISCARDS, ROBS
from startable.games.starfarers.observed import WIDTH, observe
from startable.games.starfarers.parts import TRADE_SHIP, TRANSPORTERS
from startable.games.starfarers.state import StarState

__all__ = ["MOVES", "WIDTH", "decode", "encode", "observe"]

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
for _point in _PORTS:
    for _ship, _row in enumerate(LAUNCHES):
        _NUMBERING.share(_NUMBERING.of(SHIPS[_ship][_point]), _row[_point])
    _NUMBERING.share(_NUMBERING.of(SHIPS[TRADE_SHIP][_point]), PLACES[_point])
_LINES: Final = max([len(points) for points in BESIDE])
_GO: Final = len(_TABLE)
MOVES: Final = _GO + TRANSPORTERS * _LINES


def encode(move: Move[StarState], state: StarState) -> int:
    if isinstance(move, Go):
        here = state.ships[state.active * TRANSPORTERS + move.ship]
        return _GO + move.ship * _LINES + BESIDE[here].index(move.point)
    return _NUMBERING.of(move)


def decode(number: int, view: View) -> Move[StarState]:
    if number >= _GO:
        return _step(*divmod(number - _GO, _LINES), view)
    move = _TABLE[number]
    return _new_ship(move, view) if isinstance(move, BuildShip) else move


def _step(ship: int, line: int, view: View) -> Move[StarState]:
    """Where there is no such line or no such ship, a step that goes nowhere."""
    ships = view["players"][view["active"]]["ships"]
    here = [POINT_NAMES.index(each["at"]) for each in ships if each["number"] == ship + 1]
    lines = BESIDE[here[0]] if here else []
    return GOES[ship][lines[line] if line < len(lines) else (here or [0])[0]]


def _new_ship(move: BuildShip, view: View) -> Move[StarState]:
    if view["stage"] == FRAME_NAMES[LAUNCH]:
        return LAUNCHES[move.ship][move.point]
    return PLACES[move.point] if view["stage"] == FRAME_NAMES[PLACE] else move
