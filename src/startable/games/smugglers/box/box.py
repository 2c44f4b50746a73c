"""The box: components.toml with what an owner of the printed game corrected in it, checked when loaded.

The printed cards and sheets are not public. `smugglers.toml` in the folder that the environment names as
STARTABLE_PARTS replaces ours; everything else is told by the rulebook and stays as it is.
"""

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

from startable.core.event import NOTHING, Args
from startable.core.own_parts import with_own_parts
from startable.core.unreadable import Unreadable

Box = dict[str, Any]

CORRECTABLE: Final = ("cards", "sheets")
_NAME: Final = re.compile("[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
_MOST: Final = 9
"""Planets or ships on a card."""


def load() -> Box:
    ours = tomllib.loads(files("startable.games.smugglers.box").joinpath("components.toml").read_text("utf8"))
    return with_own_parts("smugglers.toml", checked(ours), corrected)


def corrected(ours: Box, own: Box) -> Box:
    """Our box with an owner's cards and sheets in it. The file may be a whole copy of ours."""
    for key in own:
        _require(key in CORRECTABLE or own[key] == ours.get(key), "sm-box-key", {"key": key})
    return checked({**ours, **own})


def checked(box: Box) -> Box:
    """The same box; Unreadable says what is wrong with its cards or sheets."""
    for key, count in (("cards", 36), ("sheets", 6)):
        found = box[key]
        fine = isinstance(found, list) and len(found) == count
        _require(fine, "sm-box-count", {"key": key, "count": count}, "SM-101")
    for card in box["cards"]:
        _check_card(card)
    for number, sheet in enumerate(box["sheets"], 1):
        _check_sheet(sheet, number)
    _check_names([card["name"] for card in box["cards"]])
    _check_examples(box["cards"])
    return box


def _require(fine: bool, fact: str, args: Args = NOTHING, rule: str = "") -> None:
    if not fine:
        raise Unreadable(fact, args, rule)


def _check_card(card: Any) -> None:
    known = isinstance(card, dict) and {"name", "planets", "ships"} <= set(card)
    fine = known and set(card) <= {"name", "planets", "ships", "station"}
    _require(fine, "sm-box-card", {"card": str(card)}, "SM-102")
    named = isinstance(card["name"], str) and _NAME.fullmatch(card["name"]) is not None
    _require(named, "sm-box-name", {"name": str(card["name"])})
    _check_letters(card, "planets", "RYGB")
    _check_letters(card, "ships", "RYGBC")
    station = card.get("station", False)
    _require(isinstance(station, bool), "sm-box-station", {"name": card["name"]}, "SM-102")


def _check_letters(card: Box, side: str, allowed: str) -> None:
    letters = card[side]
    fine = isinstance(letters, str) and set(letters) <= set(allowed) and len(letters) <= _MOST
    args: Args = {"name": card["name"], "side": side, "most": _MOST, "allowed": ", ".join(allowed)}
    _require(fine, "sm-box-letters", {**args, "letters": str(letters)}, "SM-102")


def _check_sheet(sheet: Any, number: int) -> None:
    fine = isinstance(sheet, dict) and set(sheet) == {"planets", "ships"}
    pairs = fine and all(_is_pair(letters) for letters in sheet.values())
    _require(pairs, "sm-box-sheet", {"number": number}, "SM-101")


def _is_pair(letters: Any) -> bool:
    return isinstance(letters, str) and len(letters) == 2 == len(set(letters)) and set(letters) <= set("RYGB")


def _check_names(names: list[str]) -> None:
    small = [name.lower() for name in names]
    for name in names:
        _require(small.count(name.lower()) == 1, "sm-box-twice", {"name": name}, "SM-101")


def _check_examples(cards: list[Box]) -> None:
    """Some cards are known from the worked examples: A, C with D, E, and one with a station."""
    at = {ships: _planets_beside(cards, ships) for ships in ("BCGY", "CRR", "BGRY", "B")}
    _require(2 in at["BCGY"], "sm-box-example", {"card": "A"}, "SM-901")
    _require(3 in at["B"], "sm-box-example", {"card": "E"}, "SM-901")
    both = any(one + other == 7 for one in at["CRR"] for other in at["BGRY"])
    _require(both, "sm-box-example", {"card": "CD"}, "SM-901")
    station = any(card.get("station") and sorted(card["planets"]) == ["B", "B", "R", "R"] for card in cards)
    _require(station, "sm-box-example", {"card": "station"}, "SM-804")


def _planets_beside(cards: list[Box], ships: str) -> list[int]:
    return [len(card["planets"]) for card in cards if sorted(card["ships"]) == sorted(ships)]
