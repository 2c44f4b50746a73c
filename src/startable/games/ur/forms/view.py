"""The table of UR for a page. It has no secrets: everybody sees everything."""

from typing import Any, TypedDict, cast

from startable.core.game import View
from startable.core.known import Known
from startable.games.ur.state.layout import LAYOUT
from startable.games.ur.state.state import UrState


class UrView(TypedDict):
    """The table as anybody sees it. Towers are written bottom to top in the letters of the notation."""

    towers: dict[str, str]
    hands: list[int]
    out: list[int]
    phase: int
    turn: int
    roll: int
    turns: int
    winner: int
    position: str
    """The same in notation."""


def view(known: Known[UrState]) -> View:
    state = known.state
    seen: UrView = {
        "towers": state.named_towers(),
        "hands": list(state.hands),
        "out": list(state.out),
        "phase": state.phase,
        "turn": state.turn,
        "roll": state.roll,
        "turns": state.turns,
        "winner": state.winner,
        "position": LAYOUT.write(state),
    }
    return cast(dict[str, Any], seen)
