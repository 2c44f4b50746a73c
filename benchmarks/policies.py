"""Policies of the leaderboard that need nothing learned: what is seen and what is legal, to numbers."""

import numpy as np
from numpy.typing import NDArray


def first(seen: NDArray[np.uint8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """The lowest legal number."""
    return np.asarray(masks.argmax(axis=1), np.int64)


def last(seen: NDArray[np.uint8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """The highest legal number."""
    return np.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1), np.int64)
