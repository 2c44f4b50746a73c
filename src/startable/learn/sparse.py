"""Rows that are mostly zeros, told by what is not zero: a first layer need not look at the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Sparse:
    """Compressed rows, as SciPy and PyTorch know them."""

    offsets: NDArray[np.int32]
    """Where each row begins in the other two; the last one says where the last row ends."""
    indices: NDArray[np.int32]
    """Which numbers of a row are not zero, lowest first."""
    values: NDArray[Any]
    """What they are."""
    width: int

    @classmethod
    def of(cls, rows: NDArray[Any]) -> "Sparse":
        """A row for each game: what they see, or masks, whose indices are the legal numbers."""
        if rows.ndim != 2:
            raise ValueError(f"rows have two dimensions, games and numbers, not {rows.ndim}")
        flat = rows.reshape(-1)
        places = np.flatnonzero(flat != 0)  # among flags they are found twice as fast as among numbers
        begins = np.arange(len(rows) + 1) * rows.shape[1]
        counts = np.diff(np.searchsorted(places, begins))
        indices = (places - np.repeat(begins[:-1], counts)).astype(np.int32)
        return cls(_offsets(counts), indices, flat[places], rows.shape[1])

    @classmethod
    def joined(cls, parts: Sequence["Sparse"]) -> "Sparse":
        """The rows of all, one after the other."""
        if len({part.width for part in parts}) != 1:
            raise ValueError("only rows of one width can be joined, and there must be some")
        counts = np.concatenate([np.diff(part.offsets) for part in parts])
        indices, values = [part.indices for part in parts], [part.values for part in parts]
        return cls(_offsets(counts), np.concatenate(indices), np.concatenate(values), parts[0].width)

    def take(self, rows: NDArray[Any] | Sequence[int] | slice) -> "Sparse":
        """Some of the rows, in this order; named as NumPy takes them, by number, by flag or as a slice."""
        rows = np.arange(len(self.offsets) - 1)[rows]
        begins = self.offsets[rows]
        offsets = _offsets(self.offsets[rows + 1] - begins)
        places = np.repeat(begins - offsets[:-1], np.diff(offsets)) + np.arange(offsets[-1])
        return Sparse(offsets, self.indices[places], self.values[places], self.width)

    def dense(self) -> NDArray[Any]:
        """The rows as they were."""
        counts = np.diff(self.offsets)
        rows = np.zeros((len(counts), self.width), self.values.dtype)
        rows[np.repeat(np.arange(len(counts)), counts), self.indices] = self.values
        return rows


def _offsets(counts: NDArray[np.integer[Any]]) -> NDArray[np.int32]:
    found = np.concatenate([[0], np.cumsum(counts, dtype=np.int64)])
    if found[-1] > np.iinfo(np.int32).max:
        raise ValueError(f"{found[-1]:,} numbers that are not zero are too many for one: keep several")
    return found.astype(np.int32)
