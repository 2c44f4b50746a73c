"""A batch in several processes: each plays some of the rows and writes them into memory that all share.

One letter goes over a pipe a step; numbers and rows never do.
"""

import atexit
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from startable.learn.arrays import Arrays, Shapes
from startable.learn.table import Wanted

_LOOK, _STEP, _DRAW, _RESTART, _SAVE, _RESTORE, _DONE = [b"%c" % letter for letter in b"lsdrkg."]
_ALIGN = 64
_PATIENCE_S = 5.0


class Shared:
    """The arrays, the actions and the seed, one after the other in one piece of shared memory."""

    def __init__(self, shapes: Shapes, rows: int, name: str | None = None) -> None:
        more: Shapes = {"numbers": ((rows,), np.int64), "seed": ((1,), np.uint64)}
        wanted = shapes | more
        sizes = {key: int(np.prod(shape)) * np.dtype(kind).itemsize for key, (shape, kind) in wanted.items()}
        size = sum(-(-each // _ALIGN) * _ALIGN for each in sizes.values())
        self.memory = SharedMemory(name, create=name is None, size=size)
        found: dict[str, Any] = {}
        start = 0
        for key, (shape, kind) in wanted.items():
            found[key] = np.ndarray(shape, kind, self.memory.buf, start)
            start += -(-sizes[key] // _ALIGN) * _ALIGN
        self.numbers, self.seed = found.pop("numbers"), found.pop("seed")
        self.arrays = Arrays(**found)


class Workers:
    def __init__(self, wanted: Wanted, shapes: Shapes, first_row: int, seed: int, count: int) -> None:
        rows = shapes["seats"][0][0]
        self._shared = Shared(shapes, rows)
        self.arrays = self._shared.arrays
        context = get_context("spawn")  # a fork would take the threads of a learner's library along
        bounds = [rows * each // count for each in range(count + 1)]
        self._shares = list(pairwise(bounds))
        self._pipes: list[Connection] = []
        self._processes = []
        for start, end in self._shares:
            pipe, theirs = context.Pipe()
            given = (theirs, wanted, shapes, self._shared.memory.name, start, end, first_row, seed)
            self._processes.append(context.Process(target=_work, args=given, daemon=True))
            self._pipes.append(pipe)
        for process in self._processes:
            process.start()
        atexit.register(self.close)
        self._wait()

    def _ask(self, what: bytes) -> None:
        for pipe in self._pipes:
            pipe.send_bytes(what)
        self._wait()

    def _wait(self) -> None:
        try:
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError) as gone:
            self.close()
            raise RuntimeError("a worker of the batch has ended; make the batch again") from gone

    def restart(self, seed: int) -> None:
        self._shared.seed[0] = seed & 0xFFFFFFFFFFFFFFFF
        self._ask(_RESTART)

    def save(self) -> list[Any]:
        for pipe in self._pipes:
            pipe.send_bytes(_SAVE)
        places = [each for pipe in self._pipes for each in pipe.recv()]
        self._wait()
        return places

    def restore(self, places: list[Any]) -> None:
        for (start, end), pipe in zip(self._shares, self._pipes, strict=True):
            pipe.send_bytes(_RESTORE)
            pipe.send(places[start:end])
        self._wait()

    def look(self) -> None:
        self._ask(_LOOK)

    def step(self, numbers: Any) -> None:
        self._shared.numbers[:] = numbers
        self._ask(_STEP)

    def draw(self) -> Any:
        self._ask(_DRAW)
        return self._shared.numbers.copy()

    def close(self) -> None:
        """Ends the workers; the arrays keep what they hold, in memory of their own."""
        if not self._pipes:
            return
        for pipe in self._pipes:
            pipe.close()  # whoever waits at the other end goes home
        for process in self._processes:
            process.join(_PATIENCE_S)
            if process.is_alive():
                process.terminate()
        self._pipes = []
        for name, each in list(vars(self.arrays).items()):
            setattr(self.arrays, name, each.copy())
        atexit.unregister(self.close)
        self._shared.memory.unlink()


def _work(
    pipe: Connection,
    wanted: Wanted,
    shapes: Shapes,
    memory: str,
    start: int,
    end: int,
    first_row: int,
    seed: int,
) -> None:
    from startable.learn.batch import Here

    shared = Shared(shapes, shapes["seats"][0][0], memory)
    here = Here(wanted, shared.arrays.rows(start, end), first_row + start, seed)
    numbers = shared.numbers[start:end]
    done = _DONE
    try:
        while True:
            pipe.send_bytes(done)
            what = pipe.recv_bytes()
            if what == _STEP:
                here.step(numbers)
            elif what == _LOOK:
                here.look()
            elif what == _DRAW:
                numbers[:] = here.draw()
            elif what == _SAVE:
                pipe.send(here.save())
            elif what == _RESTORE:
                here.restore(pipe.recv())
            else:
                here.restart(int(shared.seed[0]))
    except (EOFError, OSError, KeyboardInterrupt):
        pass  # the learner has gone
