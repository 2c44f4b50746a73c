"""What every subject is measured with: one batch of random play after the other until the time is up."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple


class Count(NamedTuple):
    """Decisions of players (a forced pass is one); steps are decisions and chance outcomes together."""

    decisions: float
    steps: float
    games: int


Batch = Callable[[int], Count]  # plays some games from a seed
Prepare = Callable[[], Batch]  # imports and sets up, outside the measured time


def measure(batch: Batch, seconds: float, seed: int) -> dict[str, float]:
    batch(seed)  # warm up: first calls fill caches
    total = Count(0, 0, 0)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        seed += 1
        total = add(total, batch(seed))
    return {**total._asdict(), "seconds": time.perf_counter() - start}


def add(a: Count, b: Count) -> Count:
    return Count(a.decisions + b.decisions, a.steps + b.steps, a.games + b.games)
