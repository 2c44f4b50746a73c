"""What this process does, from the figures that are counted anyway."""

import os
import time
from pathlib import Path
from typing import Any

from startable import __version__
from startable.server import metrics
from startable.server.protocol.http import Machine, ProcessInfo, Timing

STARTED = time.time()
MILLI = 1000.0


def machine(store: str) -> Machine:
    return Machine(
        version=__version__,
        store=store,
        now=time.time(),
        started=STARTED,
        processors=os.cpu_count() or 1,
        load=os.getloadavg()[0] if hasattr(os, "getloadavg") else -1.0,
        processes=[ProcessInfo(pid, _memory(pid)) for pid in [os.getpid(), *_workers()]],
        connections=_value(metrics.LINES),
        sockets=_value(metrics.SOCKETS),
        tables=_by_label(metrics.TABLES, "status"),
        answers=_by_label(metrics.REQUESTS, "status"),
        moves=timing(metrics.MOVES),
        writes=timing(metrics.STORE),
        thoughts=timing(metrics.THOUGHTS),
        coached=timing(metrics.COACHED),
        thinking=_value(metrics.THINKING),
        refused=_value(metrics.MOVES_REFUSED),
        failures={
            "rooms": _value(metrics.ROOMS_BROKEN),
            "store": _value(metrics.STORE_FAILURES),
            "bots": _value(metrics.BOT_FAILURES),
        },
    )


def _workers() -> list[int]:
    import multiprocessing  # Only here: a browser, which has our rooms too, has no processes.

    return sorted([each.pid for each in multiprocessing.active_children() if each.pid])


def _memory(pid: int) -> int:
    """What it has of the machine's own memory, where Linux tells."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def _samples(figure: Any, ending: str) -> list[Any]:
    return [each for family in figure.collect() for each in family.samples if each.name.endswith(ending)]


def _value(figure: Any) -> int:
    """Of a counter or a gauge; beside a counter there is the time when it was made."""
    return int(sum([each.value for each in _samples(figure, "") if not each.name.endswith("_created")]))


def _by_label(figure: Any, label: str) -> dict[str, int]:
    found = [each for each in _samples(figure, "") if not each.name.endswith("_created")]
    return {each.labels[label]: int(each.value) for each in found}


def timing(histogram: Any) -> Timing:
    """Percentiles as Prometheus estimates them: evenly within a bucket."""
    buckets = [(float(each.labels["le"]), each.value) for each in _samples(histogram, "_bucket")]
    count = int(buckets[-1][1])
    total = sum([each.value for each in _samples(histogram, "_sum")])
    ranks = [_percentile(buckets, count * part) * MILLI for part in (0.5, 0.95, 0.99)]
    return Timing(count, total / max(1, count) * MILLI, *ranks)


def _percentile(buckets: list[tuple[float, float]], rank: float) -> float:
    """`buckets`: how many took at most so long; the last has no end, and then its beginning is told."""
    low, before = 0.0, 0.0
    for high, within in buckets:
        if within >= rank and within > before:
            part = (rank - before) / (within - before)
            return low if high == float("inf") else low + (high - low) * part
        low, before = high, within
    return 0.0
