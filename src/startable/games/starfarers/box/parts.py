"""The parts as tables: resources, costs, quarters, discs, balls, friendship cards (SF-1xx)."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from startable.games.starfarers.box.encounters import CARDS, NODES, START, WEAR


def _load() -> dict[str, Any]:
    return tomllib.loads(
        files("startable.games.starfarers.box").joinpath("components.toml").read_text("utf8")
    )


BOX: Final[dict[str, Any]] = _load()

SEAT_COLOURS: Final[tuple[str, ...]] = tuple(BOX["colours"])
GOAL: Final[int] = BOX["goal"]

# --- resources ---

ORE: Final = 0
FUEL: Final = 1
CARBON: Final = 2
FOOD: Final = 3
GOODS: Final = 4
KINDS: Final = 5
RESOURCES: Final[list[str]] = BOX["resources"]
CARDS_EACH: Final[int] = BOX["cards_each"]
SUPPLY_EACH: Final[int] = BOX["supply_each"]

# --- pieces ---

COLONIES: Final[int] = BOX["pieces"]["colonies"]
STATIONS: Final[int] = BOX["pieces"]["stations"]
TRANSPORTERS: Final[int] = BOX["pieces"]["transporters"]
MODULES: Final[int] = BOX["pieces"]["modules"]

ENGINE: Final = 0
CANNON: Final = 1
CARGO: Final = 2
UPGRADES: Final = 3
UPGRADE_NAMES: Final[list[str]] = ["engine", "cannon", "cargo"]
LIMITS: Final[list[int]] = BOX["limits"]["upgrades"]
FOUNDING_UPGRADES: Final[list[int]] = BOX["founding"]["upgrades"]

COLONY_SHIP: Final = 0
TRADE_SHIP: Final = 1
SHIP_NAMES: Final[list[str]] = ["colony", "trade"]
SHIP_COSTS: Final[list[list[int]]] = [BOX["costs"]["colony_ship"], BOX["costs"]["trade_ship"]]
PORT_COST: Final[list[int]] = BOX["costs"]["spaceport"]
UPGRADE_COSTS: Final[list[list[int]]] = [BOX["costs"][name] for name in UPGRADE_NAMES]
BANK_RATE: Final = 3
GOODS_RATE: Final = 2

# --- quarters ---

_TILES: Final[list[dict[str, Any]]] = BOX["tiles"]
TILE_NAMES: Final[list[str]] = [tile["name"] for tile in _TILES]
TILES: Final[int] = len(_TILES)
TILE_COUNTS: Final[list[int]] = [tile.get("count", 1) if "stars" in tile else 0 for tile in _TILES]
"""In the box, without the home systems."""
TILE_STARS: Final[list[int]] = [tile.get("stars", 0) for tile in _TILES]
FACE_DOWN: Final = -1
EMPTY: Final[int] = TILE_NAMES.index("empty")
HOME_TILE: Final[int] = TILE_NAMES.index("alpha")
IS_SYSTEM: Final[list[bool]] = ["planets" in tile for tile in _TILES]

SYMBOLS: Final[list[str]] = list(BOX["discs"])
SPARE: Final[int] = SYMBOLS.index("R")


def _planet(tile: int, turn: int, index: int) -> list[str]:
    """The planet on a hex of a slot whose quarter is turned so many thirds; nothing where there is none."""
    planets: list[list[str]] = _TILES[tile].get("planets", [])
    return planets[(index + turn) % 3] if planets else ["", ""]


NO_PLANET: Final = -1


def _on(tile: int, turn: int, which: int, names: list[str]) -> list[int]:
    found = [_planet(tile, turn, index)[which] for index in range(3)]
    return [names.index(name) if name else NO_PLANET for name in found]


RESOURCE_ON: Final[list[list[list[int]]]] = [
    [_on(tile, turn, 0, RESOURCES) for turn in range(3)] for tile in range(TILES)
]
"""By tile, turn and hex: what the planet gives; NO_PLANET."""
SYMBOL_ON: Final[list[list[list[int]]]] = [
    [_on(tile, turn, 1, SYMBOLS) for turn in range(3)] for tile in range(TILES)
]

# --- peoples ---

PEOPLES: Final[list[str]] = ["greens", "merchants", "scientists", "diplomats"]
NO_OUTPOST: Final = -1
OUTPOST: Final[list[int]] = [PEOPLES.index(name) if name in PEOPLES else NO_OUTPOST for name in TILE_NAMES]
"""By tile: whose outpost it is."""
DOCKS: Final = 5

_FRIENDS: Final[list[str]] = [name for people in PEOPLES for name in BOX["friends"][people]]
FRIEND_NAMES: Final[list[str]] = list(dict.fromkeys(_FRIENDS))
"""The different friendship cards, people by people."""
FRIENDS: Final[int] = len(FRIEND_NAMES)
FRIEND_COPIES: Final[list[int]] = [_FRIENDS.count(name) for name in FRIEND_NAMES]


def _people(card: str) -> int:
    return [card in BOX["friends"][people] for people in PEOPLES].index(True)


PEOPLE_OF: Final[list[int]] = [_people(name) for name in FRIEND_NAMES]
GREEN: Final[int] = FRIEND_NAMES.index("green-ore")
"""The Greens' card of a resource is GREEN + resource."""
RATE: Final[int] = FRIEND_NAMES.index("trade-ore")
"""The Merchants' card of a resource is RATE + resource."""
BOTH: Final[int] = FRIEND_NAMES.index("both")
TWO_CANNONS: Final[int] = FRIEND_NAMES.index("cannons")
TWO_ENGINES: Final[int] = FRIEND_NAMES.index("engines")
LEVY: Final[int] = FRIEND_NAMES.index("levy")
FAME: Final[int] = FRIEND_NAMES.index("fame")
HELP: Final[int] = FRIEND_NAMES.index("help")
AID: Final[int] = FRIEND_NAMES.index("aid")

# --- discs ---

DISC_NAMES: Final[list[str]] = [
    "?", *[str(number) for number in range(2, 13)], "3/12", "2/11", "p4", "p5", "p6", "i3", "i4",
]  # fmt: skip
HIDDEN: Final = 0
"""The disc of a planet that lies face down, or is not there yet."""
PIRATES: Final[int] = DISC_NAMES.index("p4")
ICE: Final[int] = DISC_NAMES.index("i3")
STRENGTH: Final[list[int]] = [int(name[1:]) if name[0] in "pi" else 0 for name in DISC_NAMES]
"""By disc: the cannons that a pirate base needs, or the cargo modules that an ice planet needs."""
PAYS: Final[list[int]] = [
    sum(1 << int(number) for number in name.split("/")) if name[0].isdigit() else 0 for name in DISC_NAMES
]
"""By disc: the sums of the dice on which it pays, as a mask."""

DISCS: Final[list[int]] = [DISC_NAMES.index(name) for symbol in SYMBOLS for name in BOX["discs"][symbol]]
DISC_SYMBOLS: Final[list[int]] = [
    number for number, symbol in enumerate(SYMBOLS) for _ in BOX["discs"][symbol]
]
PIPS: Final[list[int]] = [
    sum(6 - abs(7 - number) for number in range(2, 13) if PAYS[disc] >> number & 1)
    for disc in range(len(DISC_NAMES))
]
"""By disc: on how many of the 36 rolls it pays."""

# --- balls ---

BALLS: Final = "kbyr"
"""Black, blue, yellow, red: a ball's place is its value (SF-502)."""
BLACK_SPEED: Final = 3
MIXES: Final[list[list[int]]] = [list(counts) for counts in BOX["balls"].values()]
MIX_NAMES: Final[tuple[str, ...]] = tuple(BOX["balls"])

# --- encounters ---

SCENES: Final[list[str]] = list(BOX["scenes"])
SCENE_CARDS: Final[list[list[int]]] = [[card - 1 for card in cards] for cards in BOX["scenes"].values()]


def _check_scenes() -> None:
    """Cards of a scene ask the same, or the question would tell them apart."""
    listed = sorted([card for cards in SCENE_CARDS for card in cards])
    if listed != list(range(CARDS)):
        raise ValueError("SF-801: every encounter card belongs to one scene")
    for name, cards in zip(SCENES, SCENE_CARDS, strict=True):
        first = NODES[START[cards[0]]]
        for card in cards:
            node = NODES[START[card]]
            alike = node.kind == first.kind and (node.kind == WEAR or node.amount == first.amount)
            if not alike or node.effects:
                raise ValueError(f"SF-801: card {card + 1} does not ask like the others of {name}")


_check_scenes()

# --- the first game ---

FIRST: Final[dict[str, Any]] = BOX["first"]
