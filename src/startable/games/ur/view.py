"""What a seat may see. UR has no secrets: everybody sees everything."""

from typing import Any, Final, TypedDict, cast

from startable.core.game import Pick, View
from startable.core.rules import Rules
from startable.games.ur import position
from startable.games.ur.state import UrState

OPEN: Final = True


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


def view(state: UrState, seat: int) -> View:
    towers = state.named_towers()
    seen: UrView = {
        "towers": towers,
        "hands": list(state.hands),
        "out": list(state.out),
        "phase": state.phase,
        "turn": state.turn,
        "roll": state.roll,
        "turns": state.turns,
        "winner": state.winner,
        "position": position.describe(state, towers),
    }
    return cast(dict[str, Any], seen)


def world(view: View, rules: Rules[UrState], pick: Pick) -> UrState:
    return position.read(cast(UrView, view)["position"], rules.options["discs"], rules.start())
