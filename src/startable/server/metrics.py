"""Figures of this process for Prometheus: what is counted, and where it is told.

They are told at an address of their own, and by default nowhere: a proxy brings strangers to the page, never
here. Every process tells its own; whoever watches several asks each of them and adds up.
"""

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from startable.core import Unreadable

if TYPE_CHECKING or find_spec("prometheus_client"):
    from prometheus_client import (
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
        PlatformCollector,
        ProcessCollector,
        start_http_server,
    )
else:
    from startable.server.uncounted import (
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
        PlatformCollector,
        ProcessCollector,
    )

REGISTRY: Final = CollectorRegistry()
PlatformCollector(registry=REGISTRY)
ProcessCollector(registry=REGISTRY)

_QUICK: Final = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
_SLOW: Final = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 15.0, 60.0)


def _gauge(name: str, help: str, *labels: str) -> Gauge:
    return Gauge(f"startable_{name}", help, labels, registry=REGISTRY)


def _counter(name: str, help: str, *labels: str) -> Counter:
    return Counter(f"startable_{name}", help, labels, registry=REGISTRY)


def _times(name: str, help: str, buckets: Iterable[float], *labels: str) -> Histogram:
    return Histogram(f"startable_{name}_seconds", help, labels, buckets=tuple(buckets), registry=REGISTRY)


TABLES: Final = _gauge("tables", "Tables that this process has in memory.", "status")
SOCKETS: Final = _gauge("sockets", "Open sockets at tables.")
LINES: Final = _gauge("connections", "Open TCP connections, sockets among them.")
MOVES: Final = _times("move", "From a move made by the rules until it is durable and told.", _QUICK)
MOVES_REFUSED: Final = _counter("moves_refused", "Moves that a rule forbade.")
ROOMS_BROKEN: Final = _counter("rooms_broken", "Rooms that had to start again from their journals.")
TABLES_LED: Final = _counter("tables_led", "Tables that this process has begun to lead.")
STORE: Final = _times("store_write", "One round trip to the store, with all that waited for it.", _QUICK)
STORE_JOBS: Final = _counter("store_writes", "Lines of moves and records that were written.")
STORE_FAILURES: Final = _counter("store_failures", "Times that the store could not be written or reached.")
LEASES_LOST: Final = _counter("leases_lost", "Times that others may have led our tables meanwhile.")
THOUGHTS: Final = _times("bot_thought", "What a bot took for a move, with its wait for a worker.", _SLOW)
BOT_FAILURES: Final = _counter("bot_failures", "Thoughts that came to nothing.")
THINKING: Final = _gauge("bots_thinking", "Bots that were asked and have not answered yet.")
COACHED: Final = _times("coach_work", "What a hint, a page of history or a review took, once begun.", _SLOW)
COACH_BUSY: Final = _counter("coach_busy", "Hints, pages and reviews for which too many waited.")
REQUESTS: Final = _counter("http_answers", "Answers over HTTP.", "status")
REFUSALS: Final = _counter("refusals", "Who was not let in, by the reason.", "reason")


def watch(tables: Callable[[], dict[str, int]]) -> None:
    """Tables are counted by their status when somebody asks."""
    for status in ("waiting", "playing", "over"):
        TABLES.labels(status).set_function(_counted(tables, status))


def _counted(tables: Callable[[], dict[str, int]], status: str) -> Callable[[], float]:
    return lambda: tables().get(status, 0)


def tell(where: str) -> None:
    """Tells all of it at HOST:PORT, from a thread of its own, as long as this process lives."""
    host, _, port = where.rpartition(":")
    try:
        start_http_server(int(port), host.strip("[]") or "127.0.0.1", REGISTRY)
    except (OSError, OverflowError, ValueError) as error:
        raise Unreadable("metrics-address", {"text": where[:60], "why": str(error)}) from None
