"""What learners see and do, as spaces of Gymnasium and arrays of NumPy."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from startable.play.catalogue import AnyGame
from startable.play.drill import Drill
from startable.play.words import words

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Seen = dict[str, NDArray[Any]]
Info = dict[str, Any]
Options = Mapping[str, object]

RENDER_MODES = ["ansi", "human"]


def seen_space(game: AnyGame, extra: int = 0) -> spaces.Dict:
    """An observation of bytes, and which numbers are legal moves."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (game.codec.WIDTH,), np.uint8),
            "action_mask": spaces.Box(0, 1, (game.codec.MOVES + extra,), np.int8),
        }
    )


def number_space(game: AnyGame, extra: int = 0) -> "spaces.Discrete[np.int64]":
    return spaces.Discrete(game.codec.MOVES + extra)


def observation(drill: Drill, seat: int) -> Bytes:
    return np.frombuffer(drill.observe(seat), np.uint8)


def mask(drill: Drill, seat: int) -> Mask:
    return np.frombuffer(drill.mask(seat), np.int8)


def picture(drill: Drill, seat: int) -> str:
    """The table as text, as this seat sees it."""
    return drill.game.draw.text(drill.view(seat), seat, words("en").say)


def render(drill: Drill, seat: int, mode: str | None) -> str | None:
    if mode == "human":
        print(picture(drill, seat))
        return None
    return picture(drill, seat) if mode == "ansi" else None
