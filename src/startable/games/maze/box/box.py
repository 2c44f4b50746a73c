"""The box: components.toml with what an owner of the printed game corrected in it, checked when loaded.

What is printed on tiles, cards and dice is not public. `maze.toml` in the folder that the environment names
as STARTABLE_PARTS replaces ours, and may add layouts; what the rulebook tells stays as it is.
"""

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

from startable.core.own_parts import with_own_parts
from startable.games.maze.box.board import Board
from startable.games.maze.box.require import require

Box = dict[str, Any]

CORRECTABLE: Final = ("tiles", "cards", "die", "layouts")
TILES: Final = 24
CARDS: Final = 40
PRINTS: Final = 4
_KINDS: Final = 11
_FACES: Final = 6
_MOST_TERMINALS: Final = 4
_SHOWN: Final = ("gggp", "gpoo", "ggpo")
"""Faces that the rulebook's examples show."""
_NAME: Final = re.compile("[a-z][a-z0-9_]*")


def load() -> Box:
    ours = tomllib.loads(files("startable.games.maze.box").joinpath("components.toml").read_text("utf8"))
    return with_own_parts("maze.toml", checked(ours), corrected)


def corrected(ours: Box, own: Box) -> Box:
    """Our box with an owner's parts in it. The file may be a whole copy of ours."""
    for key in own:
        require(key in CORRECTABLE or own[key] == ours.get(key), "mz-box-key", "", {"key": key})
    return checked({**ours, **own})


def checked(box: Box) -> Box:
    """The same box; Unreadable says what is wrong with its tiles, cards, dice or layouts."""
    _check_tiles(box["tiles"])
    _check_cards(box["cards"])
    _check_die(box["die"])
    _check_layouts(box["layouts"])
    return box


# --- tiles ---


def _check_tiles(tiles: Any) -> None:
    fine = isinstance(tiles, list) and len(tiles) == TILES
    require(fine, "mz-box-tiles", "MZ-101", {"count": TILES})
    seen: dict[str, int] = {}
    for tile in tiles:
        _check_tile(tile)
        same = seen.setdefault(least_turn(tile["gates"]), tile["terminals"])
        require(same == tile["terminals"], "mz-box-alike", "MZ-103", {"tile": tile["gates"]})


def _check_tile(tile: Any) -> None:
    fine = isinstance(tile, dict) and set(tile) == {"gates", "terminals"} and _is_word(tile["gates"], "RYB")
    require(fine, "mz-box-tile", "MZ-102", {"tile": str(tile)})
    few = isinstance(tile["terminals"], int) and 0 <= tile["terminals"] <= _MOST_TERMINALS
    require(few, "mz-box-terminals", "MZ-103", {"tile": tile["gates"], "most": _MOST_TERMINALS})


def _is_word(word: Any, letters: str) -> bool:
    return isinstance(word, str) and len(word) == PRINTS and set(word) <= set(letters)


def least_turn(gates: str) -> str:
    """One name for a tile however it is turned."""
    return min([gates[quarters:] + gates[:quarters] for quarters in range(4)])


# --- cards and dice ---


def _check_cards(cards: Any) -> None:
    fine = isinstance(cards, list) and len(cards) == _KINDS
    require(fine, "mz-box-kinds", "MZ-401", {"count": _KINDS})
    for card in cards:
        require(_is_card(card), "mz-box-card", "MZ-401", {"card": str(card)})
    cost = {card["name"]: card["cost"] for card in cards}
    require(set(cost) == _names(), "mz-box-names", "MZ-401", {"names": ", ".join(sorted(_names()))})
    count = sum([card["count"] for card in cards])
    require(count == CARDS, "mz-box-cards", "MZ-101", {"count": CARDS})
    require(cost["x"] <= 4, "mz-box-exchange", "MZ-701")


def _names() -> set[str]:
    return {"r90", "r180", "r270", "dr", "x", "dx", "run1", "run2", "morph", "glue", "base"}


def _is_card(card: Any) -> bool:
    if not isinstance(card, dict) or set(card) != {"name", "cost", "count"}:
        return False
    whole = isinstance(card["cost"], int) and isinstance(card["count"], int)
    return whole and 1 <= card["cost"] <= 6 and card["count"] >= 1 and isinstance(card["name"], str)


def _check_die(die: Any) -> None:
    require(isinstance(die, list) and len(die) == _FACES, "mz-box-die", "MZ-104", {"count": _FACES})
    for face in die:
        require(_is_word(face, "gpo"), "mz-box-face", "MZ-104", {"face": str(face)})
    shown = {"".join(sorted(face)) for face in die}
    for seen in _SHOWN:
        require("".join(sorted(seen)) in shown, "mz-box-example", "MZ-702", {"face": seen})


# --- layouts ---


def _check_layouts(layouts: Any) -> None:
    require(isinstance(layouts, list) and len(layouts) > 0, "mz-box-layouts", "MZ-109")
    names: list[str] = []
    for layout in layouts:
        known = isinstance(layout, dict) and set(layout) == {"name", "rows", "docks"}
        require(known, "mz-box-layout", "MZ-109", {"layout": str(layout)})
        name = layout["name"]
        fine = isinstance(name, str) and _NAME.fullmatch(name) is not None and name not in names
        require(fine, "mz-box-layout-name", "MZ-109", {"name": str(name)})
        names.append(name)
        Board(name, layout["rows"], layout["docks"])
