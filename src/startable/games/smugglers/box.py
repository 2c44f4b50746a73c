"""The box: components.toml with what an owner of the printed game corrected in it, checked when loaded.

The printed cards and sheets are not public. `smugglers.toml` in the folder that the environment names as
STARTABLE_PARTS replaces ours; everything else is told by the rulebook and stays as it is.
"""

import os
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

Box = dict[str, Any]

CORRECTABLE: Final = ("cards", "sheets")
_NAME: Final = re.compile("[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
_MOST: Final = 9
"""Planets or ships on a card."""


def load() -> Box:
    ours = tomllib.loads(files("startable.games.smugglers").joinpath("components.toml").read_text("utf8"))
    own = _own_file(os.environ.get("STARTABLE_PARTS", ""))
    if own is None:
        return checked(ours)
    try:
        return checked(corrected(ours, tomllib.loads(own.read_text("utf8"))))
    except (ValueError, OSError) as error:
        raise ValueError(f"{own}: {error}") from None


def _own_file(folder: str) -> Path | None:
    if not folder:
        return None
    if not Path(folder).is_dir():
        raise ValueError(f"STARTABLE_PARTS: there is no folder {folder}")
    own = Path(folder, "smugglers.toml")
    return own if own.exists() else None


def corrected(ours: Box, own: Box) -> Box:
    """Our box with an owner's cards and sheets in it. The file may be a whole copy of ours."""
    for key in own:
        _require(key in CORRECTABLE or own[key] == ours.get(key), f"{key} is not for correcting")
    return {**ours, **own}


def checked(box: Box) -> Box:
    """The same box; ValueError says what is wrong with its cards or sheets."""
    for key, count in (("cards", 36), ("sheets", 6)):
        found = box[key]
        _require(isinstance(found, list) and len(found) == count, f"SM-101: there must be {count} {key}")
    for card in box["cards"]:
        _check_card(card)
    for number, sheet in enumerate(box["sheets"], 1):
        _check_sheet(sheet, number)
    _check_names([card["name"] for card in box["cards"]])
    _check_examples(box["cards"])
    return box


def _require(fine: bool, what: str) -> None:
    if not fine:
        raise ValueError(what)


def _check_card(card: Any) -> None:
    known = isinstance(card, dict) and {"name", "planets", "ships"} <= set(card)
    _require(known and set(card) <= {"name", "planets", "ships", "station"}, f"SM-102: no card: {card}")
    named = isinstance(card["name"], str) and _NAME.fullmatch(card["name"]) is not None
    _require(named, f"a card cannot be named {card['name']!r}")
    _check_letters(card, "planets", "RYGB")
    _check_letters(card, "ships", "RYGBC")
    station = card.get("station", False)
    _require(isinstance(station, bool), f"SM-102: the station of {card['name']} is true or false")


def _check_letters(card: Box, side: str, allowed: str) -> None:
    letters = card[side]
    fine = isinstance(letters, str) and set(letters) <= set(allowed) and len(letters) <= _MOST
    _require(fine, f"SM-102: {side} of {card['name']} are up to {_MOST} of {allowed}, not {letters!r}")


def _check_sheet(sheet: Any, number: int) -> None:
    fine = isinstance(sheet, dict) and set(sheet) == {"planets", "ships"}
    pairs = fine and all(_is_pair(letters) for letters in sheet.values())
    _require(pairs, f"SM-101: sheet {number} needs two colours of planets and two of ships, not {sheet}")


def _is_pair(letters: Any) -> bool:
    return isinstance(letters, str) and len(letters) == 2 == len(set(letters)) and set(letters) <= set("RYGB")


def _check_names(names: list[str]) -> None:
    small = [name.lower() for name in names]
    for name in names:
        _require(small.count(name.lower()) == 1, f"SM-101: two cards are named {name}")


def _check_examples(cards: list[Box]) -> None:
    """Some cards are known from the worked examples: A, C with D, E, and one with a station."""
    at = {ships: _planets_beside(cards, ships) for ships in ("BCGY", "CRR", "BGRY", "B")}
    _require(2 in at["BCGY"], "SM-901: card A has 2 planets and ships Y, G, B, C")
    _require(3 in at["B"], "SM-901: card E has 3 planets and a ship B")
    both = any(one + other == 7 for one in at["CRR"] for other in at["BGRY"])
    _require(both, "SM-901: cards C (ships R, R, C) and D (R, Y, G, B) have 7 planets together")
    station = any(card.get("station") and sorted(card["planets"]) == ["B", "B", "R", "R"] for card in cards)
    _require(station, "SM-804: a card with a station has planets R, R, B, B")


def _planets_beside(cards: list[Box], ships: str) -> list[int]:
    return [len(card["planets"]) for card in cards if sorted(card["ships"]) == sorted(ships)]
