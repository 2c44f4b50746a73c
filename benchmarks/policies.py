"""Policies of the leaderboard: what is seen and what is legal, to numbers."""

import runpy
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Seen = NDArray[np.uint8]
Masks = NDArray[np.int8]
Numbers = NDArray[np.int64]
HERE = Path(__file__).parent
UNDO = 1
"""Of Space Maze: what the learned one never does, for it could go in circles."""


def first(seen: Seen, masks: Masks) -> Numbers:
    """The lowest legal number."""
    return np.asarray(masks.argmax(axis=1), np.int64)


def last(seen: Seen, masks: Masks) -> Numbers:
    """The highest legal number."""
    return np.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1), np.int64)


class Net:
    """Layers of weights, each with what is added; between them nothing below 0 is told on."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as file:
            parts = [file[part].astype(np.float64) for part in file.files]
        self._layers = list(zip(parts[::2], parts[1::2], strict=True))

    def scores(self, inputs: NDArray[np.float64]) -> NDArray[np.float64]:
        for number, (weights, added) in enumerate(self._layers):
            inputs = (np.maximum(inputs, 0) if number else inputs) @ weights + added
        return inputs


def best(scores: NDArray[np.float64], allowed: NDArray[np.bool_]) -> Numbers:
    return np.asarray(np.where(allowed, scores, -np.inf).argmax(axis=1), np.int64)


@cache
def net(name: str) -> Net:
    return Net(HERE / name)


@cache
def numbers_of_ur() -> Any:
    """How the example looks at UR."""
    return runpy.run_path(str(HERE.parent / "examples" / "train_ur.py"))["numbers"]


def ur_ppo(seen: Seen, masks: Masks) -> Numbers:
    """What examples/train_ur.py learned."""
    scores = net("ur_ppo.npz").scores(numbers_of_ur()(seen).astype(np.float64))
    return best(scores, masks.astype(np.bool_))


def maze_ppo(seen: Seen, masks: Masks) -> Numbers:
    """What examples/maskable_ppo.py learned."""
    allowed = masks.astype(np.bool_)
    allowed[:, UNDO] &= allowed.sum(axis=1) == 1
    return best(net("maze_ppo.npz").scores(np.sqrt(seen.astype(np.float64))), allowed)


def starfarers_imitator(seen: Seen, masks: Masks) -> Numbers:
    """What examples/imitate_starfarers.py learned."""
    scores = net("starfarers_imitator.npz").scores(np.sqrt(seen.astype(np.float64)))
    return best(scores, masks.astype(np.bool_))
