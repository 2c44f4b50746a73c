"""Lessons in small portions, in any order, as tables that NumPy can multiply."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from startable.train.lessons import Floats, Ints, Lessons

BATCH = 128


@dataclass
class Batch:
    inputs: NDArray[np.float32]
    """A row for each logit, a column for each feature and one for what is always there."""
    positions: Ints
    """By row."""
    sides: Ints
    """By row."""
    seats: Ints
    targets: Floats


class Index:
    """Finds the rows of a position, and the features of a row."""

    def __init__(self, found: Lessons, features: int) -> None:
        self._found = found
        self._width = features + 1
        self._first_row = np.cumsum(found.rows) - found.rows
        self._first_feature = np.cumsum(found.lengths) - found.lengths

    def batches(self, chance: np.random.Generator, passes: int) -> Iterator[Batch]:
        for _ in range(passes):
            order = chance.permutation(len(self._found))
            for at in range(0, len(order), BATCH):
                yield self.batch(order[at : at + BATCH])

    def batch(self, wanted: Ints) -> Batch:
        found = self._found
        rows = spans(self._first_row[wanted], found.rows[wanted])
        positions = np.repeat(np.arange(len(wanted)), found.rows[wanted])
        sides = found.sides[rows].astype(np.int64)
        return Batch(self._inputs(rows), positions, sides, found.seats[wanted], found.targets[wanted])

    def _inputs(self, rows: Ints) -> NDArray[np.float32]:
        lengths = self._found.lengths[rows]
        features = self._found.features[spans(self._first_feature[rows], lengths)]
        at = np.repeat(np.arange(len(rows)), lengths) * self._width + features
        counted = np.bincount(at, minlength=len(rows) * self._width).astype(np.float32)
        table = counted.reshape(len(rows), self._width)
        table[:, -1] = 1.0
        return table


def spans(starts: Ints, lengths: Ints) -> Ints:
    """The numbers of all these runs, one after the other."""
    before = np.cumsum(lengths) - lengths
    found: Ints = np.arange(int(lengths.sum())) + np.repeat(starts - before, lengths)
    return found
