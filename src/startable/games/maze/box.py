"""The box: components.toml with what an owner of the printed game corrected in it, checked when loaded.

What is printed on tiles, cards and dice is not public. `maze.toml` in the folder that the environment names
as STARTABLE_PARTS replaces ours, and may add layouts; what the rulebook tells stays as it is.
"""

import os
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

Box = dict[str, Any]

CORRECTABLE: Final = ("tiles", "cards", "die", "layouts")
TILES: Final = 24
CARDS: Final = 40
PRINTS: Final = 4
_MOST_TERMINALS: Final = 4


def load() -> Box:
    ours = tomllib.loads(files("startable.games.maze").joinpath("components.toml").read_text("utf8"))
    _check_balance(checked(ours))
    own = _own_file(os.environ.get("STARTABLE_PARTS", ""))
    if own is None:
        return ours
    try:
        return checked(corrected(ours, tomllib.loads(own.read_text("utf8"))))
    except (ValueError, OSError) as error:
        raise ValueError(f"{own}: {error}") from None


def _own_file(folder: str) -> Path | None:
    if not folder:
        return None
    if not Path(folder).is_dir():
        raise ValueError(f"STARTABLE_PARTS: there is no folder {folder}")
    own = Path(folder, "maze.toml")
    return own if own.exists() else None


def corrected(ours: Box, own: Box) -> Box:
    """Our box with an owner's parts in it. The file may be a whole copy of ours."""
    for key in own:
        require(key in CORRECTABLE or own[key] == ours.get(key), f"{key} is not for correcting")
    return {**ours, **own}


def checked(box: Box) -> Box:
    """The same box; ValueError says what is wrong with its tiles, cards or dice."""
    _check_tiles(box["tiles"])
    _check_cards(box["cards"])
    _check_die(box["die"])
    return box


def require(fine: bool, what: str) -> None:
    if not fine:
        raise ValueError(what)


def _check_tiles(tiles: Any) -> None:
    require(isinstance(tiles, list) and len(tiles) == TILES, f"MZ-101: there must be {TILES} tiles")
    seen: dict[str, int] = {}
    for tile in tiles:
        fine = isinstance(tile, dict) and set(tile) == {"gates", "terminals"}
        require(fine and _is_word(tile["gates"], "RYB"), f"MZ-102: a tile has four gates of R, Y, B: {tile}")
        count = tile["terminals"]
        few = isinstance(count, int) and 0 <= count <= _MOST_TERMINALS
        require(few, f"MZ-103: a tile has up to {_MOST_TERMINALS} terminals: {tile}")
        same = seen.setdefault(least_turn(tile["gates"]), count)
        require(same == count, f"MZ-103: tiles that look alike have as many terminals: {tile}")


def _is_word(word: Any, letters: str) -> bool:
    return isinstance(word, str) and len(word) == PRINTS and set(word) <= set(letters)


def least_turn(gates: str) -> str:
    """One name for a tile however it is turned."""
    return min([gates[quarters:] + gates[:quarters] for quarters in range(4)])


def _check_cards(cards: Any) -> None:
    require(isinstance(cards, list) and len(cards) == 11, "MZ-401: there are 11 kinds of cards")
    for card in cards:
        fine = isinstance(card, dict) and set(card) == {"name", "cost", "count"}
        whole = fine and isinstance(card["cost"], int) and isinstance(card["count"], int)
        require(whole and 1 <= card["cost"] <= 6 and card["count"] >= 1, f"MZ-401: no card: {card}")
    require(len({card["name"] for card in cards}) == 11, "MZ-401: two kinds of cards have one name")
    require(sum([card["count"] for card in cards]) == CARDS, f"MZ-101: there must be {CARDS} cards")
    cost = {card["name"]: card["cost"] for card in cards}
    require(cost.get("x", 7) <= 4, "MZ-701: a four is enough for Exchange")


def _check_die(die: Any) -> None:
    require(isinstance(die, list) and len(die) == 6, "MZ-104: a movement die has six faces")
    for face in die:
        require(_is_word(face, "gpo"), f"MZ-104: a face shows four footprints of g, p, o: {face}")
    shown = {"".join(sorted(face)) for face in die}
    for seen in ("gggp", "gpoo", "ggpo"):
        require("".join(sorted(seen)) in shown, f"MZ-702: the rulebook's examples show a face {seen}")


def _check_balance(ours: Box) -> None:
    """What our reconstruction promises beyond what is certain: each square once, and no favourite colour."""
    gates = [tile["gates"] for tile in ours["tiles"]]
    require(len({least_turn(word) for word in gates}) == TILES, "MZ-102: a tile is there twice")
    for colour in "RYB":
        require("".join(gates).count(colour) == 32, f"MZ-102: there are 32 gates of colour {colour}")
    for colour in "gpo":
        require("".join(ours["die"]).count(colour) == 8, f"MZ-104: there are 8 footprints of {colour}")
