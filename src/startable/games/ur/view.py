"""What a seat may see. UR has no secrets: everybody sees everything."""

from typing import Any, Final, TypedDict, cast

from startable.core.game import Pick, View
from startable.core.rules import Rules
from startable.games.ur import position
from startable.games.ur.board import field_name
from startable.games.ur.state import UrState, write_tower

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
    seen: UrView = {
        "towers": {field_name(at): write_tower(tower) for at, tower in enumerate(state.towers) if tower},
        "hands": list(state.hands),
        "out": list(state.out),
        "phase": state.phase,
        "turn": state.turn,
        "roll": state.roll,
        "turns": state.turns,
        "winner": state.winner,
        "position": position.write(state),
    }
    return cast(dict[str, Any], seen)


def world(view: View, rules: Rules[UrState], pick: Pick) -> UrState:
    return position.read(cast(UrView, view)["position"], rules.options["discs"], rules.start())
