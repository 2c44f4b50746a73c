"""Who plays the games: this process, or a few of its own."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Protocol

from startable.arena.game_result import GameResult, play_games
from startable.arena.match import Match
from startable.core import Unreadable
from startable.play.processes import end_with_parent


class Pool(Protocol):
    size: int

    def submit(self, numbers: Sequence[int]) -> None: ...
    def collect(self) -> list[GameResult]:
        """The rows of a chunk that was submitted, as soon as there is one."""
        ...

    def leave(self) -> None:
        """At once; what is half played is lost."""
        ...


class Alone:
    size = 1

    def __init__(self, match: Match) -> None:
        self._match = match
        self._chunks: list[Sequence[int]] = []

    def submit(self, numbers: Sequence[int]) -> None:
        self._chunks.append(numbers)

    def collect(self) -> list[GameResult]:
        return play_games(self._match, self._chunks.pop(0))

    def leave(self) -> None:
        pass


class Processes:
    def __init__(self, match: Match, size: int) -> None:
        self.size = size
        self._match = match
        self._others = set(multiprocessing.active_children())
        self._pool = ProcessPoolExecutor(size, multiprocessing.get_context("spawn"), end_with_parent)
        self._chunks: set[Future[list[GameResult]]] = set()
        with deaf():
            for _ in range(size):
                self._pool.submit(play_games, match, ())

    def submit(self, numbers: Sequence[int]) -> None:
        self._chunks.add(self._pool.submit(play_games, self._match, numbers))

    def collect(self) -> list[GameResult]:
        chunk = wait_for(self._chunks, return_when=FIRST_COMPLETED).done.pop()
        self._chunks.remove(chunk)
        try:
            return chunk.result()
        except BrokenProcessPool:
            raise Unreadable("arena-worker-died") from None

    def leave(self) -> None:
        for process in set(multiprocessing.active_children()) - self._others:
            process.terminate()
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that start in here never hear Ctrl+C: it is for this one to answer it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
