"""Counters where nobody counts, as in a browser; by the names that prometheus_client gives them."""

from contextlib import AbstractContextManager, nullcontext
from typing import Any


class Uncounted:
    def __init__(self, *described: Any, **more: Any) -> None: ...

    def labels(self, *values: str) -> "Uncounted":
        return self

    def inc(self, amount: float = 1) -> None: ...
    def dec(self, amount: float = 1) -> None: ...
    def set(self, value: float) -> None: ...
    def observe(self, amount: float) -> None: ...

    def time(self) -> AbstractContextManager[None]:
        return nullcontext()

    def track_inprogress(self) -> AbstractContextManager[None]:
        return nullcontext()


CollectorRegistry = PlatformCollector = ProcessCollector = Counter = Gauge = Histogram = Uncounted
