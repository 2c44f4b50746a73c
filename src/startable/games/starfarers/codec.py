"""Moves and views of Starfarers as numbers, for learners. Seats are counted from the own one on."""

from typing import Final, cast

from startable.core.game import View
from startable.core.move import Move
from startable.games.starfarers.board import (
    NOWHERE,
    PLANETS,
    POINT_NAMES,
    PORT_POINTS,
    SITE_POINTS,
    SLOT_NAMES,
)
from startable.games.starfarers.encounters import CARDS
from startable.games.starfarers.frames import FRAME_NAMES
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
from startable.games.starfarers.moves.building import DEPART, PLACES, PORTS, SHIPS, UPGRADE_MOVES
from startable.games.starfarers.moves.deals import AGREES, DEALS, DECLINES, WITHDRAW
from startable.games.starfarers.moves.flight import END_TURN, GOES, JUMPS, STOP
from startable.games.starfarers.moves.founding import DOCK_MOVES, EQUIPS, LAUNCHES, SETTLES
from startable.games.starfarers.moves.offers import MORES, OFFERS
from startable.games.starfarers.moves.settling import BEFRIENDS, FOUNDS
from startable.games.starfarers.moves.sevens import AIDS, DISCARDS, ROBS
from startable.games.starfarers.parts import (
    DISC_NAMES,
    FRIEND_NAMES,
    PEOPLES,
    RESOURCES,
    SCENES,
    TILE_NAMES,
    TRANSPORTERS,
    UPGRADE_NAMES,
)
from startable.games.starfarers.seen import Player, Quarter, StarView
from startable.games.starfarers.state import StarState

_PORTS: Final = sorted({point for points in PORT_POINTS for point in points})

_TABLE: Final[list[Move[StarState]]] = [
    *(DEPART, END_TURN, STOP, WITHDRAW, FAME_MOVE),
    *DECLINES,
    *SETTLES,
    *DOCK_MOVES,
    *[row[point] for row in LAUNCHES for point in _PORTS],
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
    *[PLACES[point] for point in _PORTS],
    *[move for row in GOES for move in row],
    *FOUNDS,
    *BEFRIENDS,
    *[move for row in JUMPS for move in row],
    *(*ANSWERS, *GIVES, *TAKES, *HAND_OVERS, *GROUNDS, *REMOVES, *GAINS),
]
_NUMBERS: Final = {move: number for number, move in enumerate(_TABLE)}
MOVES: Final = len(_TABLE)

_SEATS: Final = 4
_RESOURCES: Final = len(RESOURCES)
_TERMS: Final = 2 * _RESOURCES
_SHIP: Final = 4
_PLANET: Final = _RESOURCES + len(DISC_NAMES)
_QUARTER: Final = len(TILE_NAMES) + 1 + 3 * _PLANET
_SEAT: Final = 9 + 3 + len(PEOPLES) * 2 + len(FRIEND_NAMES) + TRANSPORTERS * _SHIP + _TERMS + 3
WIDTH: Final = (
    len(SLOT_NAMES) * _QUARTER
    + PLANETS * 2
    + _SEATS * _SEAT
    + 4 * _RESOURCES
    + len(FRAME_NAMES)
    + len(SCENES)
    + CARDS
    + 8
)


def encode(move: Move[StarState]) -> int:
    return _NUMBERS[move]


def decode(number: int, view: View) -> Move[StarState]:
    return _TABLE[number]


def observe(view: View, seat: int) -> list[int]:
    """The board, the seats from the own one on, then what lies beside."""
    seen = cast(StarView, view)
    seats = len(seen["players"])
    order = [(seat + offset) % seats for offset in range(seats)]
    numbers: list[int] = []
    for slot in SLOT_NAMES:
        numbers += _quarter(seen["quarters"][slot])
    for site in range(PLANETS):
        numbers += _site(seen, POINT_NAMES[SITE_POINTS[site]], order)
    for offset in range(_SEATS):
        numbers += _seat(seen, order[offset]) if offset < seats else [0] * _SEAT
    return numbers + _beside(seen, order)


def _quarter(quarter: Quarter) -> list[int]:
    numbers = [int(quarter["tile"] == name) for name in [*TILE_NAMES, "?"]]
    for index in range(3):
        planet = quarter["planets"][index] if quarter["planets"] else None
        numbers += [int(planet is not None and planet["resource"] == name) for name in RESOURCES]
        numbers += [int(planet is not None and planet["disc"] == name) for name in DISC_NAMES]
    return numbers


def _site(seen: StarView, point: str, order: list[int]) -> list[int]:
    """Whose it is, from 1 for one's own (5: closed), and whether it is a spaceport."""
    there = seen["sites"].get(point, "")
    owner = 0 if not there else 5 if there == "x" else order.index("ABCD".index(there[0])) + 1
    return [owner, int(there.endswith("*"))]


def _seat(seen: StarView, seat: int) -> list[int]:
    player = seen["players"][seat]
    numbers = [player["points"], player["cards"], player["owed"], player["engines"], player["cannons"]]
    numbers += [player["halves"], player["medals"], player["pending"], int(seen["active"] == seat)]
    numbers += [player["upgrades"][name] for name in UPGRADE_NAMES]
    numbers += [player["stations"][name] for name in PEOPLES]
    numbers += [int(seen["figures"][name] == seat) for name in PEOPLES]
    numbers += [player["friends"].count(name) for name in FRIEND_NAMES]
    for number in range(1, TRANSPORTERS + 1):
        numbers += _ship(player, number)
    return numbers + _terms(player)


def _ship(player: Player, number: int) -> list[int]:
    for ship in player["ships"]:
        if ship["number"] == number:
            kind = 1 + (ship["kind"] == "trade")
            status = ["ready", "flown", "grounded"].index(ship["status"])
            return [kind, status, POINT_NAMES.index(ship["at"]), 1]
    return [0, 0, NOWHERE, 0]


def _terms(player: Player) -> list[int]:
    terms = player["terms"]
    cards = [*terms["gives"].values(), *terms["gets"].values()] if terms else [0] * _TERMS
    return [*cards, int(player["answer"] == "agreed"), int(player["answer"] == "refused"), player["said"]]


def _beside(seen: StarView, order: list[int]) -> list[int]:
    numbers: list[int] = []
    for cards in (seen["hand"], seen["laid"], seen["bank"], seen["unseen"]):
        numbers += [cards[name] for name in RESOURCES]
    numbers += [int(seen["stage"] == name) for name in FRAME_NAMES]
    scene = seen["encounter"]["scene"] if seen["encounter"] else ""
    numbers += [int(scene == name) for name in SCENES]
    numbers += [int(card in seen["cards_left"]) for card in range(1, CARDS + 1)]
    starter = order.index(seen["starter"])
    numbers += [seen["supply"], seen["base"], seen["speed"], seen["flying"], seen["left"], seen["jumps"]]
    return [*numbers, seen["used"], starter]
