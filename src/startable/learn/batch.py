"""Many games side by side, written straight into arrays: what is fastest to learn from.

batch = Batch("ur", rows=1024, seed=7)
arrays = batch.look()
while learning:
    batch.step(choose(arrays.seen, arrays.masks))   # the same arrays again
"""

import pickle
from typing import Any

import numpy as np
from numpy.typing import NDArray

from startable.bots.solo import ANY
from startable.learn.arrays import Arrays, check, new_arrays, shapes
from startable.learn.here import Engine, Here, Numbers
from startable.learn.sentences import in_sentences, whole
from startable.learn.table import Bots, Options, Wanted, checked
from startable.play.catalogue import game


class Batch:
    """Without bots the learner decides for every seat; `arrays.seats` says for which one.

    What is dealt in a row depends on the seed and on the row's number (from `first_row` on) alone: neither on
    the size of the batch, nor on how it is split, nor on the number of workers.
    """

    def __init__(
        self,
        name: str,
        rows: int,
        seed: int = 0,
        *,
        bots: Bots = (),
        seat: int = ANY,
        seats: int = 0,
        options: Options | None = None,
        longest: int = 0,
        first_row: int = 0,
        workers: int = 1,
    ) -> None:
        asked = Wanted(name=name, bots=bots, seat=seat, seats=seats, options=options, longest=longest)
        wanted, self.rows = checked(asked), whole("rows", rows, 1)
        with in_sentences():
            self.game = game(name)
            count = self.game.turn_rules(wanted["seats"], options).seats
        self._shapes = shapes(self.game, self.rows, count)
        self._made = (wanted, self.rows, whole("first_row", first_row, 0), whole("workers", workers))
        self._engine = self._engine_of(wanted, whole("first_row", first_row), whole("seed", seed), workers)
        self.arrays = self._engine.arrays
        self.arrays.seen.flags.writeable = False  # what stands there is not written again: it must stand

    def _engine_of(self, wanted: Wanted, first_row: int, seed: int, workers: int) -> Engine:
        if workers <= 1:
            return Here(wanted, new_arrays(self._shapes), first_row, seed)
        from startable.learn.workers import Workers  # only who asks for processes pays for them

        return Workers(wanted, self._shapes, first_row, seed, min(workers, self.rows))

    def restart(self, seed: int) -> None:
        """New games in all rows, as in a new batch of this seed."""
        self._engine.restart(whole("seed", seed))

    def save(self) -> bytes:
        """All running games, for a batch of the same table and size. Pickled: load only your own."""
        return pickle.dumps((self.game.name, self._engine.save()))

    def restore(self, saved: bytes) -> None:
        name, places = pickle.loads(saved)
        if (name, len(places)) != (self.game.name, self.rows):
            there, here = f"{len(places)} rows of {name}", f"{self.rows} rows of {self.game.name}"
            raise ValueError(f"saved were {there}, but this batch has {here}")
        self._engine.restore(places)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self._made, self.save())

    def look(self, out: Arrays | None = None) -> Arrays:
        """What the next to decide see and may do."""
        self._engine.look()
        return self._given(out)

    def step(self, actions: NDArray[Any], out: Arrays | None = None) -> Arrays:
        """A number for each row; a number that is no legal move loses. Games that end begin again."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.rows,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"a step needs {self.rows} whole numbers, one for each row")
        self._engine.step(numbers.astype(np.int64, copy=False))
        return self._given(out)

    def play(self, out: Arrays | None = None) -> Arrays:
        """A step by numbers that are drawn as by `draw`: the quickest random play. `played` tells them."""
        self._engine.play()
        return self._given(out)

    def draw(self) -> Numbers:
        """A legal number for each row, all equally likely; the same whatever the batch's size."""
        return self._engine.draw()

    def _given(self, out: Arrays | None) -> Arrays:
        if out is None or out is self.arrays:
            return self.arrays
        check(out, self._shapes)
        self.arrays.copy_to(out)
        return out

    def close(self) -> None:
        self._engine.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()


def _again(made: tuple[Wanted, int, int, int], saved: bytes) -> Batch:
    wanted, rows, first_row, workers = made
    table: dict[str, Any] = {**wanted}
    batch = Batch(table.pop("name"), rows, first_row=first_row, workers=workers, **table)
    batch.restore(saved)
    batch.look()
    return batch
