"""What learners see and do, as spaces of Gymnasium and arrays of NumPy."""

from importlib import import_module
from io import BytesIO
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from startable.core import Unreadable
from startable.play.catalogue import AnyGame
from startable.play.episode import Episode
from startable.play.picture import drawn, png
from startable.play.words import words

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Seen = dict[str, NDArray[Any]]
Info = dict[str, Any]

RENDER_MODES = ["ansi", "human", "svg", "rgb_array"]


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


def text(episode: Episode, seat: int) -> str:
    """The table as text, as this seat sees it."""
    return episode.game.text_board.text(episode.game.view(episode.known(seat)), seat, words("en").say)


def drawing(episode: Episode, seat: int) -> str:
    return drawn(episode.game, episode.known(seat), say=words("en").say)


def pixels(svg: str) -> Bytes:
    """By row and column: red, green and blue."""
    try:
        image = import_module("PIL.Image")
        found = image.open(BytesIO(png(svg))).convert("RGB")
    except (ModuleNotFoundError, Unreadable):
        raise ModuleNotFoundError("rgb_array needs more: pip install 'startable[picture]'") from None
    return np.asarray(found, np.uint8)


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode {mode!r}, only {', '.join(RENDER_MODES)}")
    return mode


def render(episode: Episode, seat: int, mode: str | None) -> Any:
    """The table as this seat sees it; nothing without a mode."""
    if mode == "human":
        print(text(episode, seat))
    if mode == "svg":
        return drawing(episode, seat)
    if mode == "rgb_array":
        return pixels(drawing(episode, seat))
    return text(episode, seat) if mode == "ansi" else None
