"""Scenarios: a position, moves, and what must follow, in TOML that needs no knowledge of the code.

    game = "ur"
    title = "Base-1 needs an exact roll"
    position = "A.b2:b hand:0,10 turn:A roll:2"
    moves = ["A b2-b1"]
    refused = "UR-210"

Instead of `refused` a table `[then]` may ask for: position, legal, scores, awaits, winner, by, and facts.
Several scenarios in one file are tables `[[scenario]]`; what stands above them holds for all.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from startable.core import Refusal, Unreadable
from startable.play.catalogue import AnyGame, game
from startable.play.expectations import ASKED, Difference, differences
from startable.play.lines import read_line
from startable.play.table import Table

_DEEP = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*"|'[^'\n]*')[ \t]*+\.[ \t]*+){64}""")
"""A key of so many parts asks for nothing; reading one of thousands would take minutes."""
_KEYS = {"game", "title", "rules", "seats", "options", "position", "moves", "refused", "then"}


@dataclass(frozen=True)
class Scenario:
    game: AnyGame
    title: str
    table: Table
    moves: list[str]
    refused: str
    then: dict[str, Any]


def read(text: str) -> list[Scenario]:
    if _DEEP.search(text):
        raise Unreadable("toml-too-much")
    try:
        data = tomllib.loads(text)
        repr(data)  # a number too long to be written down is refused here, not where it is used
    except tomllib.TOMLDecodeError as error:
        raise Unreadable("not-toml", {"why": str(error)[:200]}) from None
    except (ValueError, RecursionError):
        raise Unreadable("toml-too-much") from None
    cases = data.pop("scenario", None)
    if cases is None:
        return [_scenario(data)]
    if not _is_list_of(cases, dict) or not cases:
        raise Unreadable("scenario-key", {"key": "scenario"})
    return [_scenario({**data, **case}) for case in cases]


def _is_list_of(value: object, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(each, kind) for each in value)


def _scenario(data: dict[str, Any]) -> Scenario:
    _known(data, _KEYS)
    for key, kind in (("game", str), ("title", str), ("position", str), ("refused", str), ("seats", int)):
        _typed(data, key, kind)
    for key in ("options", "then"):
        _typed(data, key, dict)
    if not _is_list_of(data.get("moves", []), str):
        raise Unreadable("scenario-key", {"key": "moves"})
    _known(data.get("then", {}), ASKED)
    if data.get("refused") and not data.get("moves"):
        raise Unreadable("scenario-no-move")
    found = game(data.get("game", ""))
    rules = found.rules(data.get("seats", 0), data.get("options", {}))
    state = found.read_position(data["position"], rules) if "position" in data else None
    table = Table(found, rules, lambda total: 0, state)
    title = data.get("title", "")
    return Scenario(found, title, table, data.get("moves", []), data.get("refused", ""), data.get("then", {}))


def _known(data: dict[str, Any], keys: set[str]) -> None:
    if unknown := set(data) - keys:
        raise Unreadable("scenario-key", {"key": min(unknown)[:40]})


def _typed(data: dict[str, Any], key: str, kind: type) -> None:
    if key in data and not isinstance(data[key], kind):
        raise Unreadable("scenario-key", {"key": key})


def run(scenario: Scenario) -> list[Difference]:
    """Plays the moves and tells in what the outcome differs from what is wanted; nothing: it holds."""
    return list(_run(scenario))


def _run(scenario: Scenario) -> Iterator[Difference]:
    for number, text in enumerate(scenario.moves, 1):
        line = read_line(scenario.game, text)
        refusal = scenario.table.play(line.mover, line.move)
        last = number == len(scenario.moves)
        wanted = scenario.refused if last else ""
        if (refusal.rule if refusal else "") != wanted:
            yield Difference(text, wanted or "-", _why(refusal))
            return
    yield from differences(scenario.table, scenario.then)


def _why(refusal: Refusal | None) -> str:
    return refusal.rule if refusal else "-"
