"""A batch in several processes: each plays some of the rows and writes them into memory that all share.

The learner's own process is one of them. A bell is rung a step; numbers and rows never go over a pipe.
"""

import atexit
import pickle
from collections.abc import Callable
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from startable.learn.arrays import Arrays, Shapes
from startable.learn.bell import WORDS, Bell, letter
from startable.learn.here import Here, Numbers, Place
from startable.learn.table import Wanted

_LOOK, _STEP, _PLAY, _DRAW, _RESTART, _SAVE, _RESTORE = range(7)
_ALIGN = 64
_PATIENCE_S = 5.0


class Shared:
    """The arrays, the numbers, the seed, what is asked for and the bells: one piece of shared memory."""

    def __init__(self, shapes: Shapes, rows: int, count: int, name: str | None = None) -> None:
        more: Shapes = {
            "numbers": ((rows,), np.int64),
            "seed": ((1,), np.uint64),
            "asked": ((1,), np.int64),
            "bells": ((2 * count, WORDS), np.int64),
        }
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
        self.asked, self._bells = found.pop("asked"), found.pop("bells")
        self.arrays = Arrays(**found)

    def bells(self, worker: int, pipe: Connection) -> tuple[Bell, Bell]:
        """The one that calls a worker, and the one that it rings when it is done."""
        call, done = [memoryview(self._bells[2 * worker + each].data) for each in range(2)]
        return Bell(call, pipe), Bell(done, pipe)


class Worker:
    """Another process with its rows, as the learner's process sees it."""

    def __init__(self, shared: Shared, number: int, share: slice, pipe: Connection, process: Any) -> None:
        self.share = share
        self.pipe = pipe
        self.process = process
        self.call, self.done = shared.bells(number, pipe)


class Workers:
    def __init__(self, wanted: Wanted, shapes: Shapes, first_row: int, seed: int, count: int) -> None:
        rows = shapes["seats"][0][0]
        self._shared = Shared(shapes, rows, count)
        self.arrays = self._shared.arrays
        bounds = [rows * each // count for each in range(count + 1)]
        own, *others = [slice(start, end) for start, end in pairwise(bounds)]
        self._own = own
        self._others: list[Worker] = []
        atexit.register(self.close)
        for number, share in enumerate(others):
            given = (wanted, shapes, self._shared.memory.name, number, count, share, first_row, seed)
            self._others.append(_started(self._shared, number, share, given))
        self._here = Here(wanted, self.arrays.rows(own.start, own.stop), first_row, seed)
        self._wait()

    def _ask(self, what: int, own: Callable[[], None]) -> None:
        """All do the same with their rows, this process too."""
        self._call(what)
        own()
        self._wait()

    def _call(self, what: int) -> None:
        self._shared.asked[0] = what
        self._try(lambda worker: worker.call.ring())

    def _wait(self) -> None:
        self._try(lambda worker: worker.done.wait())

    def _try(self, do: Callable[[Worker], None]) -> None:
        try:
            for worker in self._others:
                do(worker)
        except (EOFError, OSError) as gone:
            self.close()
            raise RuntimeError("a worker of the batch has ended; make the batch again") from gone

    def restart(self, seed: int) -> None:
        self._shared.seed[0] = seed & 0xFFFFFFFFFFFFFFFF
        self._ask(_RESTART, lambda: self._here.restart(seed))

    def save(self) -> list[Place]:
        self._call(_SAVE)
        places = self._here.save()
        for worker in self._others:
            places += pickle.loads(letter(worker.pipe))
        self._wait()
        return places

    def restore(self, places: list[Place]) -> None:
        self._call(_RESTORE)
        self._here.restore(places[self._own])
        for worker in self._others:
            worker.pipe.send_bytes(pickle.dumps(places[worker.share]))
        self._wait()

    def look(self) -> None:
        self._ask(_LOOK, self._here.look)

    def step(self, numbers: Numbers) -> None:
        self._shared.numbers[:] = numbers
        self._ask(_STEP, lambda: self._here.step(numbers[self._own]))

    def play(self) -> None:
        self._ask(_PLAY, self._here.play)

    def draw(self) -> Numbers:
        self._ask(_DRAW, self._draw)
        return np.array(self._shared.numbers)

    def _draw(self) -> None:
        self._shared.numbers[self._own] = self._here.draw()

    def close(self) -> None:
        """Ends the workers; the arrays keep what they hold, in memory of their own."""
        for worker in self._others:
            worker.pipe.close()  # whoever waits at the other end goes home
        for worker in self._others:
            worker.process.join(_PATIENCE_S)
            if worker.process.is_alive():
                worker.process.terminate()
        if self._others:
            self._others = []
            self._leave()

    def _leave(self) -> None:
        for name, each in list(vars(self.arrays).items()):
            setattr(self.arrays, name, each.copy())
        atexit.unregister(self.close)
        self._shared.memory.unlink()


def _started(shared: Shared, number: int, share: slice, given: tuple[Any, ...]) -> Worker:
    context = get_context("spawn")  # a fork would take the threads of a learner's library along
    pipe, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, *given), daemon=True)
    process.start()
    theirs.close()  # so that the pipe ends with the process
    return Worker(shared, number, share, pipe, process)


def _work(
    pipe: Connection,
    wanted: Wanted,
    shapes: Shapes,
    memory: str,
    number: int,
    count: int,
    share: slice,
    first_row: int,
    seed: int,
) -> None:
    shared = Shared(shapes, shapes["seats"][0][0], count, memory)
    here = Here(wanted, shared.arrays.rows(share.start, share.stop), first_row + share.start, seed)
    call, done = shared.bells(number, pipe)
    try:
        while True:
            done.ring()
            call.wait()
            _obey(int(shared.asked[0]), here, shared, share, pipe)
    except (EOFError, OSError, KeyboardInterrupt):
        pass  # the learner has gone


def _obey(what: int, here: Here, shared: Shared, share: slice, pipe: Connection) -> None:
    if what == _PLAY:
        here.play()
    elif what == _STEP:
        here.step(shared.numbers[share])
    elif what == _LOOK:
        here.look()
    elif what == _DRAW:
        shared.numbers[share] = here.draw()
    elif what == _SAVE:
        pipe.send_bytes(pickle.dumps(here.save()))
    elif what == _RESTORE:
        here.restore(pickle.loads(letter(pipe)))
    else:
        here.restart(int(shared.seed[0]))
