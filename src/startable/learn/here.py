"""Who plays the rows of a batch: this process, as here, or several."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from startable.bots.rows import Rows
from startable.bots.solo import Solo
from startable.core import Stream
from startable.learn.arrays import Arrays
from startable.learn.table import Wanted, new_table

Numbers = NDArray[np.int64]
Place = tuple[Solo, Stream, Stream]
"""Where a row is, with its streams."""


class Engine(Protocol):
    arrays: Arrays

    def restart(self, seed: int) -> None: ...
    def save(self) -> list[Place]: ...
    def restore(self, places: list[Place]) -> None: ...
    def look(self) -> None: ...
    def step(self, numbers: Numbers) -> None: ...
    def play(self) -> None: ...
    def draw(self) -> Numbers: ...
    def close(self) -> None: ...


class Here:
    """Rows in this process."""

    def __init__(self, wanted: Wanted, arrays: Arrays, first: int, seed: int) -> None:
        self.arrays = arrays
        self._out = arrays.out()
        self._rows = Rows([new_table(wanted) for _ in range(len(arrays.seats))], first, seed)
        self._ended = False
        """Whether a game did in the last step, so that the arrays must be cleared."""

    def restart(self, seed: int) -> None:
        self._rows.restart(seed)

    def save(self) -> list[Place]:
        return self._rows.places()

    def restore(self, places: list[Place]) -> None:
        self._rows.go_on(places)

    def look(self) -> None:
        self._rows.look(self._out)

    def step(self, numbers: Numbers) -> None:
        self._clear()
        self.arrays.played[:] = numbers
        self._ended = self._rows.step(numbers.tolist(), self._out)

    def play(self) -> None:
        self._clear()
        self._ended = self._rows.play(self._out)

    def _clear(self) -> None:
        if self._ended:
            self.arrays.clear()

    def draw(self) -> Numbers:
        return np.frombuffer(self._rows.draw(), np.int64)

    def close(self) -> None:
        """Nothing is held open."""
