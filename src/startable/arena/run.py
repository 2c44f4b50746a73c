"""Hands the games of a match to a pool in chunks, and keeps what comes back."""

from collections.abc import Callable
from math import ceil

from startable.arena.game_result import GameResult
from startable.arena.pool import Pool
from startable.arena.results import Results

Progress = Callable[[int], None]

CHUNK_S = 0.5
"""A chunk takes about so long: handing it over costs nothing beside it, and not much is lost by a kill."""
AHEAD = 2
"""Chunks for each worker, so that nobody waits for the next one."""


class Chunks:
    """The games still to play, cut by how long they turn out to take, and finer towards the end."""

    def __init__(self, numbers: list[int], workers: int) -> None:
        self._numbers = numbers
        self._workers = workers
        self._seconds = 0.0
        self._played = 0

    def next(self) -> list[int]:
        size = min(self._fitting(), ceil(len(self._numbers) / (AHEAD * self._workers)))
        taken, self._numbers = self._numbers[:size], self._numbers[size:]
        return taken

    def _fitting(self) -> int:
        """One to begin with: nobody knows yet how long it takes."""
        return max(1, int(CHUNK_S * self._played / self._seconds)) if self._seconds else 1

    def learn(self, rows: list[GameResult]) -> None:
        self._played += len(rows)
        self._seconds += sum(row.seconds for row in rows)


def run(results: Results, pool: Pool, progress: Progress = lambda played: None) -> None:
    """Plays what is missing in the results; progress hears of every chunk."""
    chunks = Chunks(results.missing(), pool.size)
    flying = 0
    while True:
        while flying < AHEAD * pool.size and (numbers := chunks.next()):
            pool.submit(numbers)
            flying += 1
        if not flying:
            return
        rows = pool.collect()
        flying -= 1
        chunks.learn(rows)
        results.add(rows)
        progress(len(rows))
