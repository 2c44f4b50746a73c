"""Stones as text: `bid-2`, `deal-3`, `show`, `time_up`; positions are rows of numbers."""

from collections.abc import Mapping
from typing import Any

from startable.core import Move, Rules, Unreadable

from .state import StonesState

_ROWS = ("pile", "spent", "stones", "bids", "points")


class StonesNotation:
    def __init__(self, kinds: Mapping[str, type[Move[StonesState]]]) -> None:
        self.kinds = kinds

    def write_move(self, move: Move[StonesState]) -> str:
        return "-".join([move.kind, *map(str, move.args())])

    def read_move(self, text: str) -> Move[StonesState]:
        kind, *numbers = text.split("-")
        maker: Any = self.kinds.get(kind)
        if maker is None:
            raise Unreadable("move-unknown", {"text": kind})
        made: Move[StonesState] = maker(*map(int, numbers))
        return made

    def write_position(self, state: StonesState) -> str:
        rows = [f"{name}:{','.join(map(str, getattr(state, name)))}" for name in _ROWS]
        return " ".join([*rows, f"rounds:{state.rounds}"])

    def read_position(self, text: str, rules: Rules[StonesState]) -> StonesState:
        given = dict(word.split(":") for word in text.split())
        pile, spent, stones, bids, points = [list(map(int, given[name].split(","))) for name in _ROWS]
        return StonesState(pile, spent, stones, bids, points, int(given["rounds"]))
