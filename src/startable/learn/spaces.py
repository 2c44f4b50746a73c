"""What learners see and do, as spaces of Gymnasium and arrays of NumPy."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from startable.play.catalogue import AnyGame
from startable.play.episode import Episode
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
            "observation": spaces.Box(0, 255, (game.numbers.WIDTH,), np.uint8),
            "action_mask": spaces.Box(0, 1, (game.numbers.MOVES + extra,), np.int8),
        }
    )


def number_space(game: AnyGame, extra: int = 0) -> "spaces.Discrete[np.int64]":
    return spaces.Discrete(game.numbers.MOVES + extra)


def observation(episode: Episode, seat: int) -> Bytes:
    return np.frombuffer(episode.observe(seat), np.uint8)


def mask(episode: Episode, seat: int) -> Mask:
    return np.frombuffer(episode.mask(seat), np.int8)


def picture(episode: Episode, seat: int) -> str:
    """The table as text, as this seat sees it."""
    return episode.game.text_board.text(episode.game.view(episode.known(seat)), seat, words("en").say)


def render(episode: Episode, seat: int, mode: str | None) -> str | None:
    if mode == "human":
        print(picture(episode, seat))
        return None
    return picture(episode, seat) if mode == "ansi" else None
